"""The position of a game of Dewan: slots of ints and masks, a copy written by hand, a key, a ledger.

Nothing here knows the rules; `gamepkg.dewan.rules` moves a position on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Self

from gamepkg.core.event import Ledger, RawEvent
from gamepkg.dewan import table as t
from gamepkg.dewan.names import BERRIES, CAMPS, DISPLAY, FISH, MARKERS
from gamepkg.maps.bits import bits
from gamepkg.maps.dewan_map import Zones

Frame = tuple[int, ...]
Layer = tuple[int, int]
"""A number of cards out of a pool: (index of the pool, cards)."""

GAP: Final = -1
NO_TUCK: Final = -1


class Position:
    """A position as values.

    ``camps`` holds a mask a seat, without the initial camp. ``hands`` are sorted kinds of cards, ``secret`` that part
    of each hand which was never seen by all. ``tucks`` are halves of cards (ids of ``tuck``), one entry for each slot
    laid bare, `NO_TUCK` where nothing was tucked. ``done`` are masks of fulfilled stories. ``berries`` lie at the
    lowest space of their zone. Unseen cards are multisets, ``pools``; ``pile`` and ``event_pile`` say from the top how
    many cards of which pool they consist of. ``bill`` remembers what the path costs that is being paid.
    """

    __slots__ = (
        "berries", "berry_of", "bill", "camps", "discards", "display", "done", "event_pile", "first", "fish_of",
        "flood", "frames", "hands", "heads", "land", "lava", "log", "lost_berries", "options_", "pile", "pools", "seat",
        "secret", "stories", "story_pile", "story_row", "table", "trigger", "tucks", "turns",
    )  # fmt: skip

    def __init__(self, table: t.Table, options: tuple[tuple[str, object], ...]) -> None:
        players = table.players
        self.table = table
        self.options_ = options
        self.seat = self.first = 0
        self.turns = 0
        self.trigger = -1
        self.lava = self.flood = 0
        self.land = table.land(0, 0)
        self.berries = [0] * (table.board.n + 1)
        self.lost_berries = 0
        self.camps = [0] * players
        self.hands: list[tuple[int, ...]] = [()] * players
        self.secret: list[tuple[int, ...]] = [()] * players
        self.tucks: list[tuple[int, ...]] = [()] * players
        self.stories: list[tuple[int, ...]] = [()] * players
        self.done = [0] * players
        self.berry_of = [0] * players
        self.fish_of = [0] * players
        self.display = [GAP] * DISPLAY
        self.pools: list[bytearray] = []
        self.pile: list[Layer] = []
        self.event_pile: list[Layer] = []
        self.discards = bytearray()
        self.story_row: list[int] = []
        self.story_pile = bytearray()
        self.frames: list[Frame] = [(t.TURN,)]
        self.bill: Any = None
        self.log: list[RawEvent] | None = None
        self.heads: list[int] = [-1]

    def copy(self) -> Self:
        """An independent position with the same values, without a log."""
        new = object.__new__(type(self))
        new.table, new.options_, new.land = self.table, self.options_, self.land
        new.seat, new.first, new.turns, new.trigger = self.seat, self.first, self.turns, self.trigger
        new.lava, new.flood, new.lost_berries = self.lava, self.flood, self.lost_berries
        new.berries = self.berries[:]
        new.camps = self.camps[:]
        new.hands = self.hands[:]
        new.secret = self.secret[:]
        new.tucks = self.tucks[:]
        new.stories = self.stories[:]
        new.done = self.done[:]
        new.berry_of = self.berry_of[:]
        new.fish_of = self.fish_of[:]
        new.display = self.display[:]
        new.pools = [pool[:] for pool in self.pools]
        new.pile = self.pile[:]
        new.event_pile = self.event_pile[:]
        new.discards = self.discards[:]
        new.story_row = self.story_row[:]
        new.story_pile = self.story_pile[:]
        new.frames = self.frames[:]
        new.bill = self.bill
        new.log = None
        new.heads = self.heads[:]
        return new

    def key(self) -> tuple[int, ...]:
        """The position as ints, equal in every process; positions that play on alike have the same key."""
        parts: list[int] = [self.seat, self.first, self.turns, self.trigger, self.lava, self.flood, self.lost_berries]
        parts += (*self.berries, *self.camps, *self.done, *self.berry_of, *self.fish_of, *self.display)
        piles = (*self.hands, *self.secret, *self.tucks, *self.stories, *map(sorted, self.pools))
        for pile in (*piles, sorted(self.discards), self.story_row, sorted(self.story_pile), *self.frames):
            parts.append(len(pile))
            parts += pile
        for layers in (self.pile, self.event_pile):
            parts.append(len(layers))
            for layer in layers:
                parts += layer
        return tuple(parts)

    # ------------------------------------------------------------------ reading

    @property
    def zones(self) -> Zones:
        """The zones of the map as it is now."""
        return self.land.zones

    @property
    def occupied(self) -> int:
        """Mask of all spaces with a camp, the initial ones too."""
        mask = self.table.homes
        for camps in self.camps:
            mask |= camps
        return mask

    def owner(self, space: int) -> int:
        """The seat whose camp stands on a space, -1 for none."""
        for seat, camps in enumerate(self.camps):
            if camps >> space & 1 or self.table.initial[seat] == space != 0:
                return seat
        return -1

    def all_camps(self, seat: int) -> int:
        """Mask of a seat's camps, the initial one included."""
        home = self.table.initial[seat]
        return self.camps[seat] | (1 << home if home else 0)

    @property
    def pile_count(self) -> int:
        """How many cards the ordinary pile has."""
        return sum(count for _, count in self.pile)

    @property
    def event_count(self) -> int:
        """How many cards the event pile has."""
        return sum(count for _, count in self.event_pile)

    # ------------------------------------------------------------------ the log

    def start_log(self, log: list[RawEvent]) -> None:
        """Write events to this empty log from now on."""
        self.log = log
        self.heads = [-1]

    def emit(self, rule: str, source: int, target: int, what: int, amount: int, cause: int, visible: int = -1) -> int:
        """Write an event if there is a log; the index of the event, -1 without a log."""
        log = self.log
        if log is None:
            return -1
        log.append((self.table.rule[rule], self.seat, source, target, what, amount, cause, visible))
        return len(log) - 1

    def ledger(self) -> Ledger:
        """Every camp, card, token and marker by account; the events of a game lead from one ledger to the next."""
        found: Ledger = {}
        for account, what, amount in self._entries():
            if amount:
                found[account, what] = found.get((account, what), 0) + amount
        return found

    def _entries(self) -> Iterator[tuple[str, str, int]]:
        tb = self.table
        cards = [card.id for card in tb.components.cards]
        for account, kinds in self._cards():
            for kind in kinds:
                yield account, cards[kind], 1
        yield t.PILE, "card", self.pile_count
        yield t.EVENTS, "card", self.event_count
        tiles = [tile.id for tile in tb.components.stories]
        for account, stories in self._tiles():
            for story in stories:
                yield account, tiles[story], 1
        for i in tb.board.regions:
            yield f"zone {i}", "berry", self.berries[i]
            yield f"space {i}", "lava", self.lava >> i & 1
            yield f"space {i}", "water-marker", self.flood >> i & 1
        for seat, camps in enumerate(self.camps):
            for i in bits(self.all_camps(seat)):
                yield f"space {i}", "camp", 1
            yield f"seat {seat} board", "camp", CAMPS - camps.bit_count()
            yield f"seat {seat}", "berry", self.berry_of[seat]
            yield f"seat {seat}", "fish", self.fish_of[seat]
        yield t.REMOVED, "berry", self.lost_berries
        yield t.SUPPLY, "berry", BERRIES - sum(self.berries) - sum(self.berry_of) - self.lost_berries
        yield t.SUPPLY, "fish", FISH - sum(self.fish_of)
        yield t.SUPPLY, "lava", MARKERS - self.lava.bit_count()
        yield t.SUPPLY, "water-marker", MARKERS - self.flood.bit_count()

    def _cards(self) -> Iterator[tuple[str, list[int]]]:
        for pool in self.pools:
            yield t.UNSEEN, list(pool)
        yield t.DISPLAYED, [kind for kind in self.display if kind != GAP]
        yield t.DISCARDS, list(self.discards)
        for seat, hand in enumerate(self.hands):
            yield f"seat {seat} hand", list(hand)
            yield f"seat {seat} tucked", [self.table.sides[side][0] for side in self.tucks[seat] if side != NO_TUCK]

    def _tiles(self) -> Iterator[tuple[str, list[int]]]:
        yield t.STORY_ROW, [tile for tile in self.story_row if tile != GAP]
        yield t.STORIES, list(self.story_pile)
        for seat, stories in enumerate(self.stories):
            yield f"seat {seat} stories", list(stories)
