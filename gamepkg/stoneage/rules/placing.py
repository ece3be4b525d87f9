"""Phase 1: people are placed, one place a turn."""

from __future__ import annotations

from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import AT, HOME, STANDS
from gamepkg.stoneage.state import Frame, Position


def pass_start(s: Position, frame: Frame) -> None:
    """``(START,)``: a round begins; the start player places first."""
    s.closed = closed_places(s)
    s.frames[-1] = (s.table.next_phase[t.START], s.first)


def pass_placing(s: Position, frame: Frame) -> None:
    """``(PLACING, seat)``: the first player from this seat on who has people and a place for them is asked."""
    players, rows = s.table.players, s.rows
    for i in range(players):
        seat = (frame[1] + i) % players
        if rows[seat][HOME] and can_place(s, seat):
            s.seat = seat
            s.frames[-1] = (t.PLACING, (seat + 1) % players)
            s.frames.append((t.PLACE,))
            return
    if s.log is not None:
        tell_the_stuck(s)
    s.closed = 0
    s.frames[-1] = (s.table.next_phase[t.PLACING], 0)


def can_place(s: Position, seat: int) -> bool:
    """Whether a legal place is left for one of the people at home."""
    row, tb = s.rows[seat], s.table
    free = tb.all_places & ~(s.closed | row[STANDS])
    if row[HOME] > 1:
        return bool(free)
    return any(free >> p & 1 for p in tb.gather) or any(exact == 1 and free >> p & 1 for p, exact in tb.single)


def legal_place(s: Position, frame: Frame) -> list[int]:
    """``(PLACE,)``: a number of people at one place."""
    tb = s.table
    row = s.rows[s.seat]
    home, free = row[HOME], tb.all_places & ~(s.closed | row[STANDS])
    ids: list[int] = []
    for p in tb.gather:
        if free >> p & 1:
            room = tb.capacity[p]
            for other in s.rows:
                room -= other[AT + p]
            ids += tb.spot_ids[p][: home if home < room else room]
    for p, exact in tb.single:
        if free >> p & 1 and exact <= home:
            ids.append(tb.spot_ids[p][exact - 1])
    return ids


def apply_place(s: Position, frame: Frame, action: int) -> None:
    """Put the people there; the turn goes on to the next player."""
    tb = s.table
    p, people = tb.spots[action - tb.place]
    row = s.rows[s.seat]
    row[HOME] -= people
    row[AT + p] += people
    row[STANDS] |= 1 << p
    s.closed |= closes(s, p)
    if s.log is not None:
        me = tb.me[s.seat]
        s.emit(tb.rule["stoneage.place.turns"], me, me + t.P_PLACE + p, t.T_PEOPLE, people, -1)
    s.frames.pop()


def closes(s: Position, p: int) -> int:
    """The mask of the places that people at this place close for all."""
    tb = s.table
    taken = [row[AT + p] for row in s.rows]
    closed = 0
    if sum(taken) >= tb.capacity[p] or len(taken) - taken.count(0) >= tb.most_seats[p]:
        closed = 1 << p
    if tb.village >> p & 1 and ((s.closed | closed) & tb.village).bit_count() >= tb.village_limit:
        closed |= tb.village
    return closed


def closed_places(s: Position) -> int:
    """The mask of all places that take nobody more: full or at their limit, or without a card or tile."""
    tb = s.table
    s.closed = 0
    for slot, card in enumerate(s.display):
        if card == t.NONE:
            s.closed |= 1 << tb.first_card + slot
    for stack, tile in enumerate(s.tops):
        if tile == t.NONE:
            s.closed |= 1 << tb.first_stack + stack
    for p in range(len(tb.places)):
        if any(row[AT + p] for row in s.rows):
            s.closed |= closes(s, p)
    return s.closed


def tell_the_stuck(s: Position) -> None:
    """People who stay at home because no place was left for them."""
    for seat, row in enumerate(s.rows):
        if row[HOME]:
            s.seat = seat
            me = s.table.me[seat]
            s.emit(s.table.rule["stoneage.place.stuck"], me, me, t.T_PEOPLE, 0, -1)
