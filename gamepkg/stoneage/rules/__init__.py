"""The rules of Stone Age as decision frames: for each frame what is legal, and what an action does.

`legal` and `apply_action` look the top frame up in two tables, `settle` passes through frames that ask nothing; the
other modules hold the functions, one subject each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gamepkg.stoneage import table as t
from gamepkg.stoneage.rules import effects, ending, feeding, paying, placing, rolling, using
from gamepkg.stoneage.state import Frame, Position

LEGAL: Final[dict[int, Callable[[Position, Frame], list[int]]]] = {
    t.PLACE: placing.legal_place,
    t.USE: using.legal_use,
    t.TOOL: rolling.legal_tool,
    t.PAY: paying.legal_pay,
    t.NOW: effects.legal_now,
    t.ANY: effects.legal_take,
    t.DIE: effects.legal_die,
    t.FEED: feeding.legal_feed,
    t.ROLL: rolling.legal_roll,
    t.DRAW: effects.legal_draw,
    t.REFILL: ending.legal_refill,
    t.REVEAL: paying.legal_reveal,
    t.OVER: ending.legal_over,
}

APPLY: Final[dict[int, Callable[[Position, Frame, int], None]]] = {
    t.PLACE: placing.apply_place,
    t.USE: using.apply_use,
    t.TOOL: rolling.apply_tool,
    t.PAY: paying.apply_pay,
    t.NOW: effects.apply_now,
    t.ANY: effects.apply_take,
    t.DIE: effects.apply_die,
    t.FEED: feeding.apply_feed,
    t.ROLL: rolling.apply_roll,
    t.DRAW: effects.apply_draw,
    t.REFILL: ending.apply_refill,
    t.REVEAL: paying.apply_reveal,
}

PASS: Final[dict[int, Callable[[Position, Frame], None]]] = {
    t.START: placing.pass_start,
    t.PLACING: placing.pass_placing,
    t.USING: using.pass_using,
    t.FEEDING: feeding.pass_feeding,
    t.ENDING: ending.pass_ending,
    t.REFILLING: ending.pass_refilling,
    t.SHARING: effects.pass_sharing,
}


def legal(s: Position) -> list[int]:
    """The ids of all legal actions, ascending; of all possible outcomes where chance decides."""
    frame = s.frames[-1]
    return LEGAL[frame[0]](s, frame)


def apply_action(s: Position, action: int) -> None:
    """Carry out a legal action in place and go on to the next decision."""
    frame = s.frames[-1]
    APPLY[frame[0]](s, frame, action)
    settle(s)


def settle(s: Position) -> None:
    """Pass through internal frames until one asks something."""
    while True:
        frame = s.frames[-1]
        if frame[0] < t.INTERNAL:
            return
        PASS[frame[0]](s, frame)
