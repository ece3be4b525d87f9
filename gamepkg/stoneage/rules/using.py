"""Phase 2: each player uses all own people, place by place, in an order of choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import AT, HOME, OPEN, STANDS
from gamepkg.stoneage.places import BUILDING, CARD, GATHER, VILLAGE
from gamepkg.stoneage.rules import effects
from gamepkg.stoneage.state import Frame, Position


def pass_using(s: Position, frame: Frame) -> None:
    """``(USING, k)``: the ``k``-th player from the start player goes on, or is done."""
    players = s.table.players
    k = frame[1]
    while k < players:
        seat = (s.first + k) % players
        if s.rows[seat][STANDS]:
            s.seat = seat
            s.frames[-1] = (t.USING, k)
            s.frames.append((t.USE,))
            return
        k += 1
    s.frames[-1] = (s.table.next_phase[t.USING], 0)


def legal_use(s: Position, frame: Frame) -> list[int]:
    """``(USE,)``: a place where own people stand, or a card of two resources to be taken."""
    tb, row = s.table, s.rows[s.seat]
    return [tb.use + p for p in bits(row[STANDS])] + redeemable(s, row)


def redeemable(s: Position, row: list[int]) -> list[int]:
    """The ids of the cards of any two resources that still wait."""
    waiting = row[OPEN] & s.table.any_two_cards
    return [s.table.redeem + card for card in bits(waiting)] if waiting else []


def apply_use(s: Position, frame: Frame, action: int) -> None:
    """The people go home and do what the place is for."""
    tb = s.table
    if action >= tb.redeem:
        effects.redeem(s, action - tb.redeem)
        return
    p = action - tb.use
    row = s.rows[s.seat]
    people = row[AT + p]
    row[AT + p] = 0
    row[STANDS] &= ~(1 << p)
    row[HOME] += people
    if s.log is not None:
        me = tb.me[s.seat]
        s.cause = s.emit(tb.rule["stoneage.use.home"], me + t.P_PLACE + p, me, t.T_PEOPLE, people, -1)
    s.frames.pop()
    USES[tb.places[p].kind](s, p, people)


def gather(s: Position, p: int, people: int) -> None:
    """Roll one die a person."""
    s.frames.append((t.ROLL, people, s.table.good[p], s.table.rule["stoneage.gather.dice"]))


def village(s: Position, p: int, people: int) -> None:
    """Gain what the place gives."""
    step = s.table.effect[p]
    assert step is not None
    effects.EFFECTS[step.kind](s, step, t.NONE)


def acquire(s: Position, p: int, people: int) -> None:
    """Pay for the card or building, or decline it."""
    s.frames.append((t.PAY, p, 0, 0, 0, 0, 0))


USES: Final[dict[str, Callable[[Position, int, int], None]]] = {
    GATHER: gather,
    VILLAGE: village,
    CARD: acquire,
    BUILDING: acquire,
}
"""What people at each kind of place do."""
