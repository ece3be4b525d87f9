"""What stays the same during a game: ids, map, cards and stories as tables of ints.

A `Table` is shared by all positions of a game. Nothing in it changes but its memory of lands, which is a function of
the markers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from gamepkg.core.event import Vocabulary
from gamepkg.dewan.names import ANY, RESOURCES, TEAM, TERRAINS, WATER
from gamepkg.dewan.notation import action_ids
from gamepkg.maps.bits import bits
from gamepkg.maps.dewan_map import Zones
from gamepkg.maps.dewan_map.routes import COVER
from gamepkg.maps.zones import components as connected

if TYPE_CHECKING:
    from gamepkg.dewan.components import Components, StoryTile
    from gamepkg.maps.dewan_map import DewanMap

# Decision frames, by their first int. A frame at or above INTERNAL asks nothing: the engine passes through it.
DRAFT, TURN, ROUTE, PAY, STORY, TUCK, LAVA, FLOOD, FISH, DEAL, STORY_DEAL, SPLIT, OVER = range(13)
INTERNAL: Final = 20
NEXT_DRAFT, REFILL, EVENT, EVENT_PILE, REWARD, CHECK, BONUS, NEXT = range(INTERNAL, INTERNAL + 8)

DECISIONS: Final[dict[int, tuple[str, str]]] = {
    DRAFT: ("draft", "dewan.setup.story-draft"),
    TURN: ("turn", "dewan.turn.action"),
    ROUTE: ("route", "dewan.camp.route"),
    PAY: ("pay", "dewan.camp.pay"),
    STORY: ("story", "dewan.camp.unlock-story"),
    TUCK: ("tuck", "dewan.camp.unlock-tuck"),
    LAVA: ("lava", "dewan.volcano.event"),
    FLOOD: ("flood", "dewan.downpour.event"),
    FISH: ("fish", "dewan.lake.event"),
    DEAL: ("deal", "dewan.take.refill"),
    STORY_DEAL: ("story-deal", "dewan.story.display-refill"),
    SPLIT: ("split", "dewan.volcano.split-berries"),
}
CHANCE_FRAMES: Final = (DEAL, STORY_DEAL, SPLIT)

RULES_IN_EVENTS: Final = (
    "dewan.setup.story-draft", "dewan.setup.story-draft-pile", "dewan.story.display-refill", "dewan.take.adjacent",
    "dewan.take.short-row", "dewan.take.refill", "dewan.take.reshuffle", "dewan.event.pile", "dewan.event.pile-short",
    "dewan.event.happens", "dewan.event.no-space", "dewan.camp.route", "dewan.camp.pay", "dewan.camp.water-zone",
    "dewan.camp.initial-any", "dewan.camp.through-others", "dewan.camp.through-initial", "dewan.lake.toll",
    "dewan.camp.from-board", "dewan.camp.berry", "dewan.camp.leftmost", "dewan.camp.unlock-story",
    "dewan.camp.unlock-tuck", "dewan.camp.tuck-later", "dewan.camp.last-fire", "dewan.story.check",
    "dewan.story.bonus-pile", "dewan.story.event-check", "dewan.volcano.event", "dewan.downpour.event",
    "dewan.volcano.split-berries", "dewan.volcano.split-three", "dewan.volcano.split-last",
    "dewan.downpour.split-berries", "dewan.map.zone", "dewan.downpour.water", "dewan.lake.event",
    "dewan.lake.fish-order", "dewan.end.equal-turns", "dewan.turn.order", "dewan.team.end",
)  # fmt: skip
RULE_NUMBERS: Final[dict[str, int]] = {rule: i for i, rule in enumerate(RULES_IN_EVENTS)}

BANK, UNSEEN, PILE, EVENTS, DISPLAYED, DISCARDS, STORY_ROW, STORIES, SUPPLY, REMOVED = (
    "bank", "unseen", "pile", "event pile", "display", "discards", "story row", "story pile", "supply", "removed",
)  # fmt: skip
(
    A_BANK, A_UNSEEN, A_PILE, A_EVENTS, A_DISPLAY, A_DISCARDS, A_STORY_ROW, A_STORIES, A_SUPPLY, A_REMOVED, FIRST_SEAT,
) = range(11)  # fmt: skip
PARTS: Final = ("hand", "board", "tucked", "stories")
SEAT_ACCOUNTS: Final = 1 + len(PARTS)
P_SELF, P_HAND, P_BOARD, P_TUCKED, P_STORIES = range(5)
ME: Final = tuple(FIRST_SEAT + seat * SEAT_ACCOUNTS for seat in range(4))
"""The account of each seat; its parts follow it."""
GOODS: Final = ("-", "camp", "berry", "fish", "lava", "water-marker", "card")
T_NONE, T_CAMP, T_BERRY, T_FISH, T_LAVA, T_WATER, T_CARD = range(7)
T_KIND: Final = len(GOODS)


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """The map as the markers have made it.

    ``terrain`` holds the mask of each terrain; ``ground`` for each space its terrain, `ANY` for the initial camps, and
    -1 where nobody may go (volcano, lava, a centre of nobody).
    """

    terrain: tuple[int, ...]
    ground: tuple[int, ...]
    zones: Zones


@dataclass(frozen=True, slots=True, eq=False)
class Cards:
    """Cards and stories as ints.

    For each kind ``copies``, ``halves`` (its terrains as a mask) and ``cover`` (what it adds to the fields of a hand);
    ``sides`` are kind, terrain and symbol of each half, in the order of the ids of ``tuck``, ``first_side`` the first
    one of each kind; ``require`` what each story asks for: index (terrains, then resources) and number.
    """

    kinds: int
    copies: tuple[int, ...]
    halves: tuple[int, ...]
    cover: tuple[int, ...]
    sides: tuple[tuple[int, int, int], ...]
    first_side: tuple[int, ...]
    require: tuple[tuple[tuple[int, int], ...], ...]
    story_points: tuple[int, ...]
    story_fire: tuple[int, ...]


@lru_cache(maxsize=8)
def compiled(components: Components) -> Cards:
    """The cards and stories of a component set; made once."""
    cards, tiles = components.cards, components.stories
    halves = tuple(sum(1 << half.terrain for half in card.halves) for card in cards)
    return Cards(
        kinds=len(cards),
        copies=tuple(card.copies for card in cards),
        halves=halves,
        cover=tuple(COVER[mask] for mask in halves),
        sides=tuple((card.index, half.terrain, half.symbol) for card in cards for half in card.halves),
        first_side=tuple(sum(len(card.halves) for card in cards[:index]) for index in range(len(cards))),
        require=tuple(map(_requirements, tiles)),
        story_points=tuple(tile.points for tile in tiles),
        story_fire=tuple(tile.fire for tile in tiles),
    )


class Table:
    """Components, map, player number and scenario compiled for the engine."""

    # The id to which the argument of an action is added; see ActionIds.base.
    take: int
    take_one: int
    camp: int
    skip: int
    go: int
    settle: int
    pay: int
    story: int
    story_pile: int
    tuck: int
    no_tuck: int
    lava: int
    flood: int
    fish: int
    no_fish: int
    deal: int
    story_dealt: int
    berry_to: int

    def __init__(
        self, components: Components, found: DewanMap, players: int, scenario: int, most_fire: str, home_counts: bool
    ) -> None:
        self.components, self.map, self.board = components, found, found.board
        self.players, self.scenario, self.team = players, scenario, scenario == TEAM
        self.most_fire, self.home_counts = most_fire, home_counts
        self.ids = action_ids(components, found.board.n)
        for kind in self.ids.start:
            setattr(self, kind.replace("-", "_"), self.ids.base(kind))
        self.initial: tuple[int, ...] = found.initial
        self.homes: int = sum(1 << i for i in found.initial if i)
        self._lands: dict[tuple[int, int], Land] = {}
        self._parts: dict[int, tuple[int, ...]] = {}
        cards = compiled(components)
        self.kinds, self.copies, self.halves, self.cover = cards.kinds, cards.copies, cards.halves, cards.cover
        self.sides, self.first_side = cards.sides, cards.first_side
        self.require, self.story_points, self.story_fire = cards.require, cards.story_points, cards.story_fire
        self.vocabulary: Vocabulary = words(components, found.board.n, players)
        self.rule: dict[str, int] = RULE_NUMBERS
        self.a_space: int = FIRST_SEAT + players * SEAT_ACCOUNTS
        self.a_zone: int = self.a_space + found.board.n + 1
        self.t_story: int = T_KIND + self.kinds

    def land(self, lava: int, flood: int) -> Land:
        """The map with these markers; worked out once."""
        found = self._lands.get((lava, flood))
        if found is None:
            found = self._lands[lava, flood] = self._land(lava, flood)
        return found

    def _land(self, lava: int, flood: int) -> Land:
        covered = ~(lava | flood)
        masks = [mask & covered for mask in self.map.terrain_masks]
        masks[WATER] |= flood
        ground = [-1] * (self.board.n + 1)
        for terrain, mask in enumerate(masks):
            for i in bits(mask):
                ground[i] = terrain
        for i in self.initial:
            if i:
                ground[i] = ANY
        near = self.board.near
        for mask in masks:  # a marker changes one terrain or two
            if mask not in self._parts:
                self._parts[mask] = connected(near, mask)
        return Land(tuple(masks), tuple(ground), Zones.of_parts(near, [self._parts[mask] for mask in masks]))


@lru_cache(maxsize=64)
def words(components: Components, spaces: int, players: int) -> Vocabulary:
    """The words of the log of games of one component set, size of map and player number; made once."""
    accounts = [BANK, UNSEEN, PILE, EVENTS, DISPLAYED, DISCARDS, STORY_ROW, STORIES, SUPPLY, REMOVED]
    for seat in range(players):
        accounts += [f"seat {seat}", *(f"seat {seat} {part}" for part in PARTS)]
    accounts += [f"space {i}" for i in range(spaces + 1)]
    accounts += [f"zone {i}" for i in range(spaces + 1)]
    cards = tuple(card.id for card in components.cards)
    stories = tuple(tile.id for tile in components.stories)
    return Vocabulary(RULES_IN_EVENTS, tuple(accounts), (*GOODS, *cards, *stories))


def _requirements(tile: StoryTile) -> tuple[tuple[int, int], ...]:
    order = (*TERRAINS, *RESOURCES)
    return tuple((order.index(word), number) for word, number in tile.require.items())


@lru_cache(maxsize=64)
def table_for(
    components: Components, found: DewanMap, players: int, scenario: int, most_fire: str, home_counts: bool
) -> Table:
    """The table of these; made once."""
    return Table(components, found, players, scenario, most_fire, home_counts)
