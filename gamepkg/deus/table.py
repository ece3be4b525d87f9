"""What stays the same during a game: ids, board, cards and effects as tables of ints.

A `Table` is shared by all positions of a game; nothing in it changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.event import Vocabulary
from gamepkg.deus import names
from gamepkg.deus.names import COLOURS, RESOURCES, SOURCES
from gamepkg.deus.notation import BLOCKS, action_ids

if TYPE_CHECKING:
    from gamepkg.deus.components import Components, Effect
    from gamepkg.maps.board import Board

# Decision frames, by their first int. A frame at or above INTERNAL asks nothing: the engine passes through it.
(
    TURN, LAY, PAY, PLACE, ATTACK, AUTO, SKIPPED, BUY, SELL, RETURN, TAKE, PRODUCE, DRAW, PIECE, REUSE, ARMY, MARCH,
    PLUNDER, ROB, OFFER, NAME, GOD, CERES, MARS, DRAFT, DEAL, OVER,
) = range(27)  # fmt: skip
INTERNAL: Final = 30
COLUMN, CARD, FINISH, END, DRAW_UP, DRAWS = range(INTERNAL, INTERNAL + 6)

DECISIONS: Final[dict[int, tuple[str, str]]] = {
    TURN: ("turn", "deus.turn.action"),
    LAY: ("lay", "deus.variant.wild-card"),
    PAY: ("pay", "deus.build.cost"),
    PLACE: ("place", "deus.place.later"),
    ATTACK: ("attack", "deus.village.when"),
    AUTO: ("effect", "deus.build.activate"),
    SKIPPED: ("skipped", "deus.effect.partial"),
    BUY: ("buy", "deus.colour.maritime.buy-resources"),
    SELL: ("sell", "deus.colour.maritime"),
    RETURN: ("return", "deus.colour.maritime.exchange-resources"),
    TAKE: ("take", "deus.colour.maritime.exchange-resources"),
    PRODUCE: ("produce", "deus.colour.production.produce"),
    DRAW: ("draw", "deus.colour.scientific.draw-cards"),
    PIECE: ("piece", "deus.colour.scientific.gain-pieces"),
    REUSE: ("reuse", "deus.colour.scientific.activate-card"),
    ARMY: ("army", "deus.colour.military.move-armies"),
    MARCH: ("march", "deus.army.moves"),
    PLUNDER: ("plunder", "deus.colour.military.take-village-vp"),
    ROB: ("rob", "deus.colour.military.steal"),
    OFFER: ("offer", "deus.offer.discard"),
    NAME: ("name", "deus.offer.god"),
    GOD: ("god", "deus.offer.jupiter"),
    CERES: ("gift", "deus.offer.ceres"),
    MARS: ("muster", "deus.offer.mars"),
    DRAFT: ("draft", "deus.variant.draft-pieces"),
    DEAL: ("deal", "deus.setup.deck"),
}

EFFECT_FRAMES: Final = {
    "buy_resources": BUY, "sell_for_gold": SELL, "sell_for_vp": SELL, "exchange_resources": RETURN, "produce": PRODUCE,
    "draw_cards": DRAW, "gain_pieces": PIECE, "activate_card": REUSE, "gain_per_terrain": AUTO, "gain_per_city": AUTO,
    "gain_by_largest_city": AUTO, "move_armies": ARMY, "gain_per_adjacent_village": AUTO, "take_village_vp": PLUNDER,
    "steal": ROB,
}  # fmt: skip

RULES_IN_EVENTS: Final = (
    "deus.build.column", "deus.build.cost", "deus.build.cost-returned", "deus.build.gold-for-resource",
    "deus.place.from-board", "deus.place.edge-for-3vp", "deus.temple.place", "deus.temple.supply-empty",
    "deus.build.activate", "deus.effect.partial", "deus.effect.optional", "deus.effect.reuse", "deus.effect.produce",
    "deus.supply.shortage", "deus.army.moves", "deus.village.when", "deus.village.attack-in-move",
    "deus.village.most-armies", "deus.village.tie-buildings", "deus.village.tie-split", "deus.village.tie-rest",
    "deus.village.emptied", "deus.offer.discard", "deus.offer.hidden", "deus.offer.top-card", "deus.offer.god",
    "deus.offer.neptune", "deus.offer.ceres", "deus.offer.minerva", "deus.offer.vesta", "deus.offer.mars",
    "deus.offer.jupiter", "deus.offer.jupiter-piece", "deus.offer.no-piece-left", "deus.offer.refill",
    "deus.turn.auto-refill", "deus.turn.no-card", "deus.turn.order", "deus.deck.reshuffle", "deus.deck.empty",
    "deus.hand.limit", "deus.end.trigger", "deus.end.last-round", "deus.variant.wild-card",
    "deus.variant.wild-card-cost", "deus.variant.draft-pieces", "deus.setup.deck", "deus.temple.no-activation",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    """One effect of a card, compiled: the frame that asks for it and its parameters as ints."""

    frame: int
    kind: str
    card: int
    rule: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


class Table:
    """Components, board and player number compiled for the engine."""

    # The id to which the argument of an action is added; see ActionIds.base.
    activate: int
    army: int
    attack: int
    build: int
    buy: int
    decline: int
    done: int
    draft: int
    draw: int
    gift: int
    god: int
    lay: int
    march: int
    muster: int
    name: int
    offer: int
    pass_over: int
    pay: int
    pay_gold: int
    piece: int
    place: int
    plunder: int
    produce: int
    return_: int
    reuse: int
    rob: int
    sell: int
    skip: int
    stop: int
    take: int
    wild: int

    def __init__(self, components: Components, board: Board, players: int, automatic: bool, wild_card: bool) -> None:
        self.components, self.board, self.players = components, board, players
        self.automatic, self.wild_card = automatic, wild_card
        self.ids = action_ids(components, board.n, players)
        for kind, _, _ in BLOCKS:
            setattr(self, ATTRIBUTE_OF.get(kind, kind), self.ids.base(kind))
        self.deal: int = self.ids.size
        self._compile_board(board)
        self._compile_vocabulary(components, board, players)
        self._compile_cards(components)

    def _compile_board(self, board: Board) -> None:
        self.all_regions: int = (1 << board.n + 1) - 2
        self.land: int = board.land
        self.sea: int = board.sea
        self.terrain_mask: dict[str, int] = {**board.by_terrain, "any": board.land | board.sea}
        self.ring: dict[int, int] = {number: board.near[number] for number in board.village_numbers}
        self.village_index: dict[int, int] = {number: i for i, number in enumerate(board.village_numbers)}
        self.villages_near: tuple[tuple[int, ...], ...] = (
            (),
            *(tuple(v for v in board.village_numbers if board.near[v] >> region & 1) for region in board.regions),
        )
        self.resource_of: tuple[int, ...] = tuple(names.TERRAIN_RESOURCE.get(kind, -1) for kind in board.terrain)

    def _compile_vocabulary(self, components: Components, board: Board, players: int) -> None:
        rules = RULES_IN_EVENTS + tuple(f"deus.colour.{c}.{kind.replace('_', '-')}" for kind, c in _kinds(components))
        accounts = [BANK, SUPPLY, DECK, DISCARDS]
        for seat in range(players):
            accounts += [f"seat {seat}", *(f"seat {seat} {part}" for part in PARTS)]
        accounts += [f"region {i}" for i in range(board.n + 1)]
        accounts += [f"seat {seat} region {i}" for seat in range(players) for i in range(board.n + 1)]
        things = ("-", "vp", *names.GOODS, *COLOURS, *(card.id for card in components.cards))
        self.vocabulary = Vocabulary(rules, tuple(accounts), things)
        self.rule: dict[str, int] = {rule: i for i, rule in enumerate(rules)}
        self.accounts_of_regions: int = FIRST_SEAT + players * SEAT_ACCOUNTS

    def _compile_cards(self, components: Components) -> None:
        cards = components.cards
        self.card_count: int = len(cards)
        self.colour: tuple[int, ...] = tuple(COLOURS.index(card.colour) for card in cards)
        self.costs: tuple[tuple[int, ...], ...] = tuple(tuple(card.cost[kind] for kind in RESOURCES) for card in cards)
        self.cost_gold: tuple[int, ...] = tuple(card.cost["gold"] for card in cards)
        self.cost_mask: tuple[int, ...] = tuple(_simple_mask(cost) for cost in self.costs)
        self.colours_of_copies: tuple[int, ...] = tuple(card.copies for card in cards)
        steps: list[Step] = []
        self.effect_steps: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._add_step(steps, card.index, effect) for effect in card.effects if effect.kind in EFFECT_FRAMES)
            for card in cards
        )
        self.steps: tuple[Step, ...] = tuple(steps)

    def _add_step(self, steps: list[Step], card: int, effect: Effect) -> int:
        rule = self.rule[f"deus.colour.{COLOURS[self.colour[card]]}.{effect.kind.replace('_', '-')}"]
        a, b, c, d = COMPILERS[effect.kind](self, effect.params)
        frame = EFFECT_FRAMES[effect.kind]
        if effect.kind == "steal" and effect.params["victims"] == "each":
            frame = AUTO
        steps.append(Step(frame, effect.kind, card, rule, a, b, c, d))
        return len(steps) - 1


BANK, SUPPLY, DECK, DISCARDS = "bank", "supply", "deck", "discards"
A_BANK, A_SUPPLY, A_DECK, A_DISCARDS, FIRST_SEAT = range(5)
PARTS: Final = ("ready", "reserve", "hand", "columns", *SOURCES)
SEAT_ACCOUNTS: Final = 1 + len(PARTS)
P_SELF, P_READY, P_RESERVE, P_HAND, P_COLUMNS, P_SOURCE = range(6)
ME: Final = tuple(FIRST_SEAT + seat * SEAT_ACCOUNTS for seat in range(4))
"""The account of each seat; its parts follow it."""
T_NONE, T_VP, T_GOLD, T_RES = 0, 1, 2, 3
T_PIECE: Final = T_RES + len(RESOURCES)
T_CARD: Final = T_PIECE + len(COLOURS)

ATTRIBUTE_OF: Final = {"pay-gold": "pay_gold", "pass-over": "pass_over", "return": "return_"}

UNLIMITED: Final = 99


def _kinds(components: Components) -> list[tuple[str, str]]:
    found = {(effect.kind, card.colour): None for card in components.cards for effect in card.effects}
    return list(found)


def _simple_mask(cost: tuple[int, ...]) -> int:
    """Which resources a cost asks for, when it asks for one of each at most; otherwise -1."""
    return sum(1 << i for i, amount in enumerate(cost) if amount) if max(cost) <= 1 else -1


def _mask_of_kinds(kinds: Any) -> int:
    return 15 if kinds == "any" else sum(1 << RESOURCES.index(kind) for kind in kinds)


def _mask_of_colours(colours: Any) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours)


def _sale(price: str) -> Any:
    def compile_(table: Table, p: Mapping[str, Any]) -> tuple[int, int, int, int]:
        return p["max"] or UNLIMITED, p[price], _mask_of_kinds(p["kinds"]), int(p["different"])

    return compile_


COMPILERS: Final[dict[str, Any]] = {
    "buy_resources": lambda t, p: (p["max"], p["gold_each"], 0, 0),
    "sell_for_gold": _sale("gold_each"),
    "sell_for_vp": _sale("vp_each"),
    "exchange_resources": lambda t, p: (p["max"], _mask_of_kinds(p["take"]), 0, 0),
    "produce": lambda t, p: (
        p["max_buildings"] or UNLIMITED,
        p["per_building"],
        t.terrain_mask[p["terrain"]] & t.land,
        0,
    ),
    "draw_cards": lambda t, p: (p["amount"], p["min_buildings"] or 0, 0, 0),
    "gain_pieces": lambda t, p: (p["amount"], p["min_buildings"] or 0, 0, 0),
    "activate_card": lambda t, p: (p["count"], _mask_of_colours(p["colours"]), 0, 0),
    "gain_per_terrain": lambda t, p: (p["amount"], int(p["what"] == "vp"), t.terrain_mask[p["terrain"]], 0),
    "gain_per_city": lambda t, p: (p["amount"], int(p["what"] == "vp"), p["min_buildings"], p["regions_per_reward"]),
    "gain_by_largest_city": lambda t, p: (p["amount"], int(p["what"] == "vp"), p["buildings_per_reward"], 0),
    "move_armies": lambda t, p: (p["armies"], p["steps"], 0, 0),
    "gain_per_adjacent_village": lambda t, p: (p["amount"], int(p["what"] == "vp"), 0, 0),
    "take_village_vp": lambda t, p: (p["vp"], 0, 0, 0),
    "steal": lambda t, p: (p["amount"], int(p["what"] == "vp"), 0, 0),
}


@lru_cache(maxsize=64)
def table_for(components: Components, board: Board, players: int, automatic: bool, wild_card: bool) -> Table:
    """The table of these five; made once."""
    return Table(components, board, players, automatic, wild_card)


def ids_of(base: int, mask: int) -> list[int]:
    """The action ids of the regions of a mask, ascending."""
    ids = []
    base -= 1
    while mask:
        low = mask & -mask
        ids.append(base + low.bit_length())
        mask ^= low
    return ids
