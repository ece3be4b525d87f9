"""What stays the same during a game: ids, places, cards and tiles as tables of ints.

A `Table` is shared by all positions of a game; nothing in it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from gamepkg.core.event import Vocabulary
from gamepkg.stoneage.components import Components, Effect
from gamepkg.stoneage.names import GOODS, PERSONS, SOURCES, SYMBOLS, TOOL_LIMIT
from gamepkg.stoneage.notation import BLOCKS, CHANCE, MOST_DICE, Faces, action_ids, all_faces, tries
from gamepkg.stoneage.places import BUILDING, CARD, GATHER, VILLAGE, VILLAGE_LIMIT, Place, places

# Decision frames, by their first int. A frame at or above INTERNAL asks nothing: the engine passes through it.
PLACE, USE, TOOL, PAY, NOW, ANY, DIE, FEED, ROLL, DRAW, REFILL, REVEAL, OVER = range(13)
INTERNAL: Final = 20
START, PLACING, USING, FEEDING, ENDING, REFILLING, SHARING = range(INTERNAL, INTERNAL + 7)
CHANCE_FRAMES: Final = (ROLL, DRAW, REFILL, REVEAL)

DECISIONS: Final[dict[int, tuple[str, str]]] = {
    PLACE: ("place", "stoneage.place.turns"),
    USE: ("use", "stoneage.use.order"),
    TOOL: ("tool", "stoneage.gather.tools"),
    PAY: ("pay", "stoneage.building.pay"),
    NOW: ("now", "stoneage.card.any-two"),
    ANY: ("take", "stoneage.card.any-two"),
    DIE: ("die", "stoneage.card.dice-for-all"),
    FEED: ("feed", "stoneage.feed.choice"),
    ROLL: ("roll", "stoneage.gather.dice"),
    DRAW: ("draw", "stoneage.card.extra-card"),
    REFILL: ("refill", "stoneage.cards.refill"),
    REVEAL: ("reveal", "stoneage.building.next"),
}

NEXT_PHASE: Final = {
    START: PLACING,
    PLACING: USING,
    USING: FEEDING,
    FEEDING: ENDING,
    ENDING: REFILLING,
    REFILLING: START,
}
"""The order of a round. An expansion may put a phase of its own between two others."""

RULES_IN_EVENTS: Final = (
    "stoneage.place.turns", "stoneage.place.stuck", "stoneage.use.home", "stoneage.use.field", "stoneage.use.tools",
    "stoneage.use.hut", "stoneage.cap.void", "stoneage.gather.dice", "stoneage.gather.tools", "stoneage.tools.once",
    "stoneage.tools.one-use", "stoneage.building.pay", "stoneage.building.decline", "stoneage.building.next",
    "stoneage.building.points", "stoneage.card.pay", "stoneage.card.decline", "stoneage.card.upper",
    "stoneage.card.simple", "stoneage.card.dice-for-all", "stoneage.card.dice-for-all-table",
    "stoneage.card.dice-for-all-void", "stoneage.card.dice-resource", "stoneage.card.any-two",
    "stoneage.card.extra-card", "stoneage.card.extra-card-empty", "stoneage.feed.need", "stoneage.feed.surplus",
    "stoneage.feed.shortage", "stoneage.feed.resources", "stoneage.feed.ten-points", "stoneage.cards.refill",
    "stoneage.round.start-player", "stoneage.end.trigger", "stoneage.tools.used-grows",
)  # fmt: skip

VOID_RULES: Final = {"stoneage.card.dice-for-all-table": "stoneage.card.dice-for-all-void"}
"""Gains for which a rule of their own says that they may be void; for others it is stoneage.cap.void."""

BANK, DECK, CARD_ROW, UNSEEN = "bank", "deck", "row", "tiles"
A_BANK, A_DECK, A_ROW, A_UNSEEN, A_STACK = range(5)
PARTS: Final = ("used", "cards", "open", "secret", "tiles", *SOURCES)
P_SELF, P_USED, P_CARDS, P_OPEN, P_SECRET, P_TILES, P_SOURCE = range(7)
P_PLACE: Final = 1 + len(PARTS)
T_NONE, T_VP, T_PEOPLE, T_FIELD, T_GOOD = range(5)
T_TOOL: Final = T_GOOD + len(GOODS)
T_CARD: Final = T_TOOL + TOOL_LIMIT
NONE: Final = -1
"""No card on a space of the row, no tile on a stack."""


class Step(NamedTuple):
    """An effect, compiled: its kind, two numbers and the rule of the event."""

    kind: str
    a: int
    b: int
    rule: int


class Table:
    """Components, player number and rulings compiled for the engine."""

    # The id to which the argument of an action is added; see ActionIds.base.
    place: int
    use: int
    tool: int
    one_use: int
    settle: int
    pay: int
    done: int
    decline: int
    redeem: int
    later: int
    take: int
    die: int
    feed: int
    lose_points: int
    roll: int
    deal: int
    reveal: int

    def __init__(self, components: Components, players: int, surplus_kept: bool, sum_breaks_ties: bool) -> None:
        self.components, self.players = components, players
        self.surplus_kept, self.sum_breaks_ties = surplus_kept, sum_breaks_ties
        self.places: tuple[Place, ...] = places(players)
        self.ids = action_ids(components, self.places)
        for kind, _, _ in (*BLOCKS, *CHANCE):
            setattr(self, kind.replace("-", "_"), self.ids.base(kind))
        self.next_phase: Mapping[int, int] = NEXT_PHASE
        self._compile_vocabulary(components)
        self._compile_places()
        self._compile_cards(components)
        self._compile_dice()

    def _compile_vocabulary(self, components: Components) -> None:
        accounts = [BANK, DECK, CARD_ROW, UNSEEN, *(f"stack {i + 1}" for i in range(self.players))]
        self.me = tuple(len(accounts) + seat * (P_PLACE + len(self.places)) for seat in range(self.players))
        for seat in range(self.players):
            accounts += [f"seat {seat}", *(f"seat {seat} {part}" for part in PARTS)]
            accounts += [f"seat {seat} at {place.id}" for place in self.places]
        cards, tiles = components.cards, components.tiles
        things = ("-", "vp", "people", "agriculture", *GOODS, *(f"tool-{i + 1}" for i in range(TOOL_LIMIT)))
        things += (*(card.id for card in cards), *(tile.id for tile in tiles))
        self.t_tile = T_CARD + len(cards)
        self.vocabulary = Vocabulary(RULES_IN_EVENTS, tuple(accounts), things)
        self.rule = {rule: i for i, rule in enumerate(RULES_IN_EVENTS)}
        self.void_rule = {self.rule[gain]: self.rule[void] for gain, void in VOID_RULES.items()}

    def _compile_places(self) -> None:
        found = self.places
        self.number_of = {place.id: p for p, place in enumerate(found)}
        self.all_places = (1 << len(found)) - 1
        self.gather = tuple(p for p, place in enumerate(found) if place.kind == GATHER)
        self.single = tuple((p, place.exact) for p, place in enumerate(found) if place.exact)
        self.village = sum(1 << p for p, place in enumerate(found) if place.kind == VILLAGE)
        self.village_limit = VILLAGE_LIMIT.get(self.players, len(found))
        self.first_card = next(p for p, place in enumerate(found) if place.kind == CARD)
        self.first_stack = next(p for p, place in enumerate(found) if place.kind == BUILDING)
        self.card_spaces = sum(place.kind == CARD for place in found)
        self.capacity = tuple(place.capacity for place in found)
        self.most_seats = tuple(place.seats.get(self.players, self.players) for place in found)
        self.good = tuple(GOODS.index(place.good) if place.good else NONE for place in found)
        spots = [(p, people) for p, place in enumerate(found) for people in tries(place)]
        self.spots = tuple(spots)
        self.spot_ids = tuple(
            tuple(self.place + i for i, (q, _) in enumerate(spots) if q == p) for p in range(len(found))
        )
        rules = {"tool": "stoneage.use.tools", "field": "stoneage.use.field", "person": "stoneage.use.hut"}
        self.effect = tuple(
            self.step(Effect(*place.effect), rules[place.effect[0]]) if place.effect[0] else None for place in found
        )

    def _compile_cards(self, components: Components) -> None:
        self.all_cards = (1 << len(components.cards)) - 1
        self.all_tiles = (1 << len(components.tiles)) - 1
        self.top = tuple(self.step(card.top, card.top.rule) for card in components.cards)
        self.one_use_value = tuple(step.a if step.kind == "one_use_tool" else 0 for step in self.top)
        self.one_use_cards = sum(1 << i for i, value in enumerate(self.one_use_value) if value)
        self.any_two = tuple(step.a if step.kind == "any_resources_later" else 0 for step in self.top)
        self.any_two_cards = sum(1 << i for i, amount in enumerate(self.any_two) if amount)
        self.costs = tuple((tile.cost.kind, _numbers(tile.cost)) for tile in components.tiles)
        self.prices = tuple(("any_count", (place.number,)) for place in self.places if place.kind == CARD)
        self.printed = tuple(
            tile.points.params["amount"] if tile.points.kind == "fixed_points" else NONE for tile in components.tiles
        )
        self.shared = tuple(self.step(effect, "stoneage.card.dice-for-all-table") for effect in components.dice)
        bottoms = [(1 << card.index, card.bottom) for card in components.cards]
        self.symbol_cards = tuple(
            sum(bit for bit, low in bottoms if low.params.get("symbol") == symbol) for symbol in SYMBOLS
        )
        self.person_cards = tuple(
            tuple((low.params["multiplier"], bit) for bit, low in bottoms if low.params.get("person") == person)
            for person in PERSONS
        )

    def _compile_dice(self) -> None:
        self.faces: tuple[Faces, ...] = all_faces()
        self.number_of_faces = {faces: i for i, faces in enumerate(self.faces)}
        self.pips = tuple(map(sum, self.faces))
        first = [0]
        for dice in range(1, MOST_DICE + 1):
            first.append(first[-1] + sum(1 for faces in self.faces if len(faces) == dice))
        self.first_faces = (0, *first)
        """Where the outcomes of each number of dice begin, those of one die at 0."""

    def step(self, effect: Effect, rule: str) -> Step:
        """An effect as the engine carries it out."""
        a, b = COMPILERS[effect.kind](effect.params)
        return Step(effect.kind, a, b, self.rule.get(rule, NONE))


def _numbers(cost: Effect) -> tuple[int, ...]:
    return tuple(cost.params.values())


COMPILERS: Final[dict[str, Callable[[Mapping[str, Any]], tuple[int, int]]]] = {
    "food": lambda p: (p["amount"], GOODS.index("food")),
    "resource": lambda p: (p["amount"], GOODS.index(p["resource"])),
    "points": lambda p: (p["amount"], 0),
    "tool": lambda p: (p["steps"], 0),
    "field": lambda p: (p["steps"], 0),
    "person": lambda p: (p["count"], 0),
    "one_use_tool": lambda p: (p["value"], 0),
    "any_resources_later": lambda p: (p["amount"], 0),
    "draw_card": lambda p: (p["count"], 0),
    "roll_for_resource": lambda p: (p["dice"], GOODS.index(p["resource"])),
    "shared_dice": lambda p: (0, 0),
}


@lru_cache(maxsize=64)
def table_for(components: Components, players: int, surplus_kept: bool, sum_breaks_ties: bool) -> Table:
    """The table of these four; made once."""
    return Table(components, players, surplus_kept, sum_breaks_ties)
