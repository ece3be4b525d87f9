"""Where a piece may go, as masks; the fast twin of the cited answers in `gamepkg.deus.why`."""

from __future__ import annotations

from gamepkg.deus.names import (
    AT,
    COLOURS,
    COLUMN_LIMIT,
    EDGE_PRICE,
    MARITIME,
    OCC,
    REACH,
    READY,
    TEMPLE,
    TEMPLES,
    VP,
)
from gamepkg.deus.state import Position


def can_build_colour(s: Position, row: list[int], colour: int) -> bool:
    """Whether a card of this colour can be laid and its piece placed, cost apart."""
    columns = s.columns
    first = s.seat * len(COLOURS)
    if colour == TEMPLE:
        temples = len(columns[first + TEMPLE])
        if temples and any(len(columns[first + c]) < temples for c in range(TEMPLE)):
            return False
        return s.stock[TEMPLES] == 0 or places(s, row, TEMPLE) != 0
    return row[READY + colour] > 0 and len(columns[first + colour]) < COLUMN_LIMIT and places(s, row, colour) != 0


def places(s: Position, row: list[int], colour: int) -> int:
    """Mask of the regions where the piece may go, those for 3 VP included."""
    free = free_places(s, row, colour)
    if colour != TEMPLE and row[OCC] and row[VP] >= EDGE_PRICE:
        free |= edge_places(s, colour)
    return free


def free_places(s: Position, row: list[int], colour: int) -> int:
    """Mask of the regions where the piece may go without payment."""
    tb = s.table
    own = row[OCC]
    if colour == TEMPLE:
        return own & tb.land & ~row[AT + TEMPLE]
    ground = tb.sea if colour == MARITIME else tb.land
    if own:
        others = s.occupied & ~own
        return row[REACH] & ground & ~others & ~row[AT + colour]
    return first_places(s, ground)


def first_places(s: Position, ground: int) -> int:
    """Where a first building may stand: at the edge and, if possible, 3 steps from every other player."""
    board = s.table.board
    others = s.occupied
    edge = board.edge & ground & ~others
    near_others = 0
    within = board.within[2]
    while others:
        low = others & -others
        near_others |= within[low.bit_length() - 1]
        others ^= low
    return edge & ~near_others or edge


def edge_places(s: Position, colour: int) -> int:
    """Empty regions at the edge, open for 3 VP; a region that is open without payment may be among them."""
    tb = s.table
    return tb.board.edge & (tb.sea if colour == MARITIME else tb.land) & ~s.occupied
