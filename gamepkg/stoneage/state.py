"""The position of a game of Stone Age: rows of ints and masks, a copy written by hand, a key, a ledger.

Nothing here knows the rules; `gamepkg.stoneage.rules` moves a position on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from gamepkg.core.event import Ledger, RawEvent
from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import (
    AT,
    CARDS,
    FIELD,
    FRESH,
    GOOD,
    GOODS,
    HOME,
    OPEN,
    SECRET,
    SOURCES,
    SRC,
    TILES,
    TOOL_LIMIT,
    USED,
)

Frame = tuple[int, ...]


class Position:
    """A position as values.

    ``rows`` holds one list of ints a seat, laid out in `gamepkg.stoneage.names`. ``display`` are the open cards from
    the left, ``tops`` and ``hidden`` the open tile and the number of covered ones of each stack, `NONE` for no card or
    tile. ``deck`` and ``unseen`` are masks of the cards and tiles that nobody has seen; a draw is a draw from them.
    ``closed`` is the mask of places that take nobody more in this round.
    """

    __slots__ = (
        "cause", "closed", "deck", "display", "end_reason", "first", "frames", "hidden", "log", "options_", "round_",
        "rows", "seat", "table", "tops", "unseen",
    )  # fmt: skip

    def __init__(self, table: t.Table, options: tuple[tuple[str, object], ...]) -> None:
        self.table = table
        self.options_ = options
        self.rows: list[list[int]] = []
        self.display = [t.NONE] * table.card_spaces
        self.tops = [t.NONE] * table.players
        self.hidden = [0] * table.players
        self.deck = self.unseen = 0
        self.closed = 0
        self.seat = self.first = 0
        self.round_ = 1
        self.end_reason = ""
        self.frames: list[Frame] = []
        self.log: list[RawEvent] | None = None
        self.cause = -1

    def copy(self) -> Self:
        """An independent position with the same values, without a log."""
        new = object.__new__(type(self))
        new.table, new.options_ = self.table, self.options_
        new.rows = [row[:] for row in self.rows]
        new.display = self.display[:]
        new.tops = self.tops[:]
        new.hidden = self.hidden[:]
        new.deck, new.unseen, new.closed = self.deck, self.unseen, self.closed
        new.seat, new.first, new.round_ = self.seat, self.first, self.round_
        new.end_reason = self.end_reason
        new.frames = self.frames[:]
        new.log = None
        new.cause = self.cause
        return new

    def key(self) -> tuple[int, ...]:
        """The position as ints, equal in every process; positions that play on alike have the same key."""
        parts = [self.seat, self.first, self.round_, self.deck, self.unseen, *self.display, *self.tops, *self.hidden]
        for row in self.rows:
            parts += row
        for frame in self.frames:
            parts.append(len(frame))
            parts += frame
        return tuple(parts)

    # ------------------------------------------------------------------ the log

    def start_log(self, log: list[RawEvent]) -> None:
        """Write events to this empty log from now on."""
        self.log = log
        self.cause = -1

    def emit(self, rule: int, source: int, target: int, what: int, amount: int, cause: int, visible: int = -1) -> int:
        """Write an event if there is a log; the index of the event, -1 without a log."""
        log = self.log
        if log is None:
            return -1
        log.append((rule, self.seat, source, target, what, amount, cause, visible))
        return len(log) - 1

    def ledger(self) -> Ledger:
        """Every good, tool, person, card, tile and point by account; events lead from one ledger to the next."""
        return {(account, what): amount for account, what, amount in self._entries() if amount}

    def _entries(self) -> Iterator[tuple[str, str, int]]:
        tb = self.table
        cards = [card.id for card in tb.components.cards]
        tiles = [tile.id for tile in tb.components.tiles]
        for account, mask in self._cards():
            for card in bits(mask):
                yield account, cards[card], 1
        for account, mask in self._tiles():
            for tile in bits(mask):
                yield account, tiles[tile], 1
        for seat, row in enumerate(self.rows):
            me = f"seat {seat}"
            yield me, "people", row[HOME]
            yield me, "agriculture", row[FIELD]
            for i, good in enumerate(GOODS):
                yield me, good, row[GOOD + i]
            for i in range(TOOL_LIMIT):
                yield me, f"tool-{i + 1}", row[FRESH + i]
                yield f"{me} used", f"tool-{i + 1}", row[USED + i]
            for i, source in enumerate(SOURCES):
                yield f"{me} {source}", "vp", row[SRC + i]
            for p, place in enumerate(tb.places):
                yield f"{me} at {place.id}", "people", row[AT + p]

    def _cards(self) -> Iterator[tuple[str, int]]:
        yield t.DECK, self.deck
        yield t.CARD_ROW, sum(1 << card for card in self.display if card != t.NONE)
        for seat, row in enumerate(self.rows):
            yield f"seat {seat} cards", row[CARDS] & ~row[OPEN]
            yield f"seat {seat} open", row[OPEN]
            yield f"seat {seat} secret", row[SECRET]

    def _tiles(self) -> Iterator[tuple[str, int]]:
        yield t.UNSEEN, self.unseen
        for stack, tile in enumerate(self.tops):
            yield f"stack {stack + 1}", 1 << tile if tile != t.NONE else 0
        for seat, row in enumerate(self.rows):
            yield f"seat {seat} tiles", row[TILES]
