"""What happens between decisions: the display fills, rewards come, the turn passes, the game ends."""

from __future__ import annotations

from gamepkg.dewan import table as t
from gamepkg.dewan.rules import events, route, stories, taking
from gamepkg.dewan.state import GAP, Frame, Position


def settle(s: Position) -> None:
    """Pass through internal frames until one asks something."""
    frames = s.frames
    while (kind := frames[-1][0]) >= t.INTERNAL:
        PASS[kind](s, frames[-1])


def pass_next(s: Position, frame: Frame) -> None:
    """``(NEXT,)``: clockwise to the next player, or the end when all have had the same number of turns."""
    s.turns += 1
    ended = s.trigger >= 0 and s.turns % s.table.players == 0
    if ended or stuck(s):
        s.heads = [-1]
        for seat in range(s.table.players):
            stories.check(s, seat, "dewan.story.event-check")
        s.emit(end_rule(s), t.A_BANK, t.A_BANK, t.T_NONE, 0, -1)
        s.frames[-1] = (t.OVER,)
        return
    s.seat = (s.seat + 1) % s.table.players
    s.heads = [-1]
    s.frames[-1] = (t.TURN,)


def stuck(s: Position) -> bool:
    """Whether nobody can take a card or set up a camp any more; else such a game would be skipped for ever."""
    if any(kind != GAP for kind in s.display) or taking.has_cards(s):
        return False
    seat = s.seat
    found = False
    for other in range(s.table.players):
        s.seat = other
        found = found or bool(route.starts(s))
    s.seat = seat
    return not found


def end_rule(s: Position) -> str:
    """The rule by which the game ends now."""
    if s.trigger < 0:
        return "dewan.take.short-row"
    return "dewan.team.end" if s.table.team else "dewan.end.equal-turns"


def legal_over(s: Position, frame: Frame) -> list[int]:
    """``(OVER,)``: nothing."""
    return []


PASS = {
    t.NEXT_DRAFT: stories.pass_next_draft,
    t.REFILL: taking.pass_refill,
    t.EVENT: events.pass_event,
    t.EVENT_PILE: taking.pass_event_pile,
    t.REWARD: stories.pass_reward,
    t.CHECK: stories.pass_check,
    t.BONUS: taking.pass_bonus,
    t.NEXT: pass_next,
}
