"""Turns and rounds pass; the end is triggered once and comes after one more round."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import TEMPLES
from gamepkg.deus.state import Frame, Position

ALL_TEMPLES = "temples"
ALL_VILLAGES = "villages"


def end_turn(s: Position) -> None:
    """Pass the turn on clockwise; count rounds; end the game after the final round, or when no card is left at all."""
    s.heads = [-1]
    s.moved = -1
    seat = s.seat + 1
    if seat == s.table.players:
        seat = 0
    s.seat = seat
    if seat == s.first:
        if s.end_round and s.round_ >= s.end_round:
            s.frames[:] = [(t.OVER,)]
            return
        s.round_ += 1
    s.frames[:] = [(t.TURN,) if s.deck or s.discards or any(s.hands) else (t.OVER,)]


def check_end(s: Position, cause: int) -> None:
    """Trigger the end once, when no temple piece or no village with points is left."""
    if s.end_round:
        return
    if s.stock[TEMPLES] == 0:
        s.end_reason = ALL_TEMPLES
    elif not any(s.vp_left):
        s.end_reason = ALL_VILLAGES
    else:
        return
    s.end_round = s.round_ + 1
    if s.log is not None:
        s.emit(s.table.rule["deus.end.trigger"], t.A_SUPPLY, t.A_SUPPLY, t.T_NONE, 0, cause)


def legal_over(s: Position, frame: Frame) -> list[int]:
    """Nothing: the game is over."""
    return []
