"""The rules of Dewan as decision frames: for each frame what is legal, and what an action does.

`legal` and `apply_action` look the top frame up in two tables; the other modules hold the functions, one subject each.
"""

from __future__ import annotations

from collections.abc import Callable

from gamepkg.dewan import table as t
from gamepkg.dewan.rules import events, flow, route, stories, taking
from gamepkg.dewan.state import Frame, Position

LEGAL: dict[int, Callable[[Position, Frame], list[int]]] = {
    t.DRAFT: stories.legal_story,
    t.TURN: taking.legal_turn,
    t.ROUTE: route.legal_route,
    t.PAY: route.legal_pay,
    t.STORY: stories.legal_story,
    t.TUCK: stories.legal_tuck,
    t.LAVA: events.legal_lava,
    t.FLOOD: events.legal_flood,
    t.FISH: events.legal_fish,
    t.DEAL: taking.legal_deal,
    t.STORY_DEAL: stories.legal_story_deal,
    t.SPLIT: events.legal_split,
    t.OVER: flow.legal_over,
}

APPLY: dict[int, Callable[[Position, Frame, int], None]] = {
    t.DRAFT: stories.apply_story,
    t.TURN: taking.apply_turn,
    t.ROUTE: route.apply_route,
    t.PAY: route.apply_pay,
    t.STORY: stories.apply_story,
    t.TUCK: stories.apply_tuck,
    t.LAVA: events.apply_lava,
    t.FLOOD: events.apply_flood,
    t.FISH: events.apply_fish,
    t.DEAL: taking.apply_deal,
    t.STORY_DEAL: stories.apply_story_deal,
    t.SPLIT: events.apply_split,
}


def legal(s: Position) -> list[int]:
    """The ids of all legal actions, ascending; of all possible outcomes where chance decides."""
    frame = s.frames[-1]
    return LEGAL[frame[0]](s, frame)


def apply_action(s: Position, action: int) -> None:
    """Carry out a legal action in place and go on to the next decision."""
    frame = s.frames[-1]
    APPLY[frame[0]](s, frame, action)
    if s.frames[-1][0] >= t.INTERNAL:
        flow.settle(s)
