"""The position of a game of Deus: slots of ints and masks, a copy written by hand, a key, a ledger.

Nothing here knows the rules; `gamepkg.deus.rules` moves a position on.
"""

from __future__ import annotations

from typing import Final, Self

from gamepkg.core.event import Ledger, RawEvent
from gamepkg.core.limits import short
from gamepkg.deus import table as t
from gamepkg.deus.names import (
    AT,
    COLOURS,
    GENERAL,
    GOLD,
    GOODS,
    OCC,
    READY,
    RESERVE,
    RESOURCES,
    SOURCES,
    SRC,
)
from gamepkg.maps.bits import bits
from gamepkg.maps.deus_map import Holding
from gamepkg.maps.errors import RegionError

Frame = tuple[int, ...]

TOP: Final = 1 << 12
"""Marks a discarded card that named a god and so was seen by everybody."""
SEAT_SHIFT: Final = 8
KIND_MASK: Final = 127


class Position:
    """A position as values. ``rows`` holds one list of ints a seat, laid out in `gamepkg.deus.names`."""

    __slots__ = (
        "columns", "deck", "discards", "end_reason", "end_round", "first", "frames", "hands", "heads", "log", "moved",
        "options_", "round_", "rows", "seat", "stock", "table", "vp_left",
    )  # fmt: skip

    def __init__(self, table: t.Table, options: tuple[tuple[str, object], ...]) -> None:
        players = table.players
        self.table = table
        self.options_ = options
        self.rows: list[list[int]] = []
        self.hands: list[tuple[int, ...]] = [()] * players
        self.columns: list[tuple[int, ...]] = [()] * (players * len(COLOURS))
        self.deck = bytearray()
        self.discards: list[int] = []
        self.stock: list[int] = []
        self.vp_left: list[int] = []
        self.frames: list[Frame] = [(t.TURN,)]
        self.seat = 0
        self.first = 0
        self.round_ = 1
        self.end_round = 0
        self.end_reason = ""
        self.log: list[RawEvent] | None = None
        self.heads: list[int] = [-1]
        self.moved = -1

    def copy(self) -> Self:
        """An independent position with the same values, without a log."""
        new = object.__new__(type(self))
        new.table = self.table
        new.options_ = self.options_
        new.rows = [row[:] for row in self.rows]
        new.hands = self.hands[:]
        new.columns = self.columns[:]
        new.deck = self.deck[:]
        new.discards = self.discards[:]
        new.stock = self.stock[:]
        new.vp_left = self.vp_left[:]
        new.frames = self.frames[:]
        new.seat = self.seat
        new.first = self.first
        new.round_ = self.round_
        new.end_round = self.end_round
        new.end_reason = self.end_reason
        new.log = None
        new.heads = self.heads[:]
        new.moved = self.moved
        return new

    def key(self) -> tuple[int, ...]:
        """The position as ints, equal in every process; positions that play on alike have the same key."""
        parts: list[int] = [self.seat, self.first, self.round_, self.end_round, *self.stock, *self.vp_left]
        for row in self.rows:
            parts += row
        for pile in (*self.hands, *self.columns, self.deck, sorted(self.discards)):
            parts.append(len(pile))
            parts += pile
        for frame in self.frames:
            parts.append(len(frame))
            parts += frame
        return tuple(parts)

    # ------------------------------------------------------------------ reading

    def holdings(self) -> dict[int, Holding]:
        """Who stands where: for each occupied region the seat and its pieces, in the order of the colours."""
        found: dict[int, Holding] = {}
        for seat, row in enumerate(self.rows):
            for region in bits(row[OCC]):
                pieces = tuple(name for i, name in enumerate(COLOURS) if row[AT + i] >> region & 1)
                found[region] = Holding(seat, pieces)
        return dict(sorted(found.items()))

    def village_vp(self, region: int) -> int:
        """The victory points that lie on a village now; `RegionError` for a region that is no village."""
        try:
            return self.vp_left[self.table.village_index[region]]
        except (KeyError, TypeError):
            villages = ", ".join(map(str, self.table.village_index))
            raise RegionError("region", f"{short(region)} is no village; villages are {villages}") from None

    @property
    def occupied(self) -> int:
        """Mask of all regions with a piece."""
        mask = 0
        for row in self.rows:
            mask |= row[OCC]
        return mask

    # ------------------------------------------------------------------ the log

    def start_log(self, log: list[RawEvent]) -> None:
        """Write events to this empty log from now on."""
        self.log = log
        self.heads = [-1]
        self.moved = -1

    def emit(self, rule: int, source: int, target: int, what: int, amount: int, cause: int, visible: int = -1) -> int:
        """Write an event if there is a log; the index of the event, -1 without a log."""
        log = self.log
        if log is None:
            return -1
        log.append((rule, self.seat, source, target, what, amount, cause, visible))
        return len(log) - 1

    def ledger(self) -> Ledger:
        """Every good, card, piece and point by account; the events of a game lead from one ledger to the next."""
        return {key: amount for key, amount in self._entries() if amount}

    def _entries(self) -> list[tuple[tuple[str, str], int]]:
        cards = [card.id for card in self.table.components.cards]
        entries: list[tuple[tuple[str, str], int]] = [
            ((t.SUPPLY, kind), self.stock[i]) for i, kind in enumerate((*RESOURCES, "temple"))
        ]
        counts: dict[tuple[str, str], int] = {}
        for account, pile in self._piles():
            for card in pile:
                key = (account, cards[card])
                counts[key] = counts.get(key, 0) + 1
        entries += counts.items()
        entries += [((f"region {v}", "vp"), self.village_vp(v)) for v in self.table.village_index]
        for seat, row in enumerate(self.rows):
            entries += [((f"seat {seat}", kind), row[GOLD + i]) for i, kind in enumerate(GOODS)]
            entries += [((f"seat {seat} ready", kind), row[READY + i]) for i, kind in enumerate(GENERAL)]
            entries += [((f"seat {seat} reserve", kind), row[RESERVE + i]) for i, kind in enumerate(GENERAL)]
            entries += [((f"seat {seat} {source}", "vp"), row[SRC + i]) for i, source in enumerate(SOURCES)]
            for i, kind in enumerate(COLOURS):
                entries += [((f"seat {seat} region {region}", kind), 1) for region in bits(row[AT + i])]
        return entries

    def _piles(self) -> list[tuple[str, list[int]]]:
        piles = [(t.DECK, list(self.deck)), (t.DISCARDS, [code & KIND_MASK for code in self.discards])]
        for seat, hand in enumerate(self.hands):
            piles.append((f"seat {seat} hand", list(hand)))
            played = [k & KIND_MASK for c in range(len(COLOURS)) for k in self.columns[seat * len(COLOURS) + c]]
            piles.append((f"seat {seat} columns", played))
        return piles


def at_least(row: list[int], count: int) -> int:
    """Mask of the regions with at least that many pieces of the player, temples included."""
    reached = [-1] + [0] * count
    for mask in row[AT:OCC]:
        for n in range(count, 0, -1):
            reached[n] |= reached[n - 1] & mask
    return reached[count]
