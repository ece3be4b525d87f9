"""Why an action is not legal: a second, slow verifier that cites every rule which stands against it.

It shares data with the engine and nothing else: each answer is worked out again from the position, prices by listing
every payment there is.

>>> import gamepkg as gp
>>> state = gp.new_game("stoneage", players=2, seed=1)
>>> [reason.rule for reason in why_not(state, state.parse("place hut 1"))]
['stoneage.place.hut']
>>> why_not(state, state.legal()[0])
()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.stoneage import table as t
from gamepkg.stoneage.notation import CHANCE_KINDS
from gamepkg.stoneage.state import Frame, Position
from gamepkg.stoneage.why import acting, paying, placing
from gamepkg.stoneage.why.chance import against_outcome
from gamepkg.stoneage.why.kit import reason

Check = Callable[..., Iterator[Reason]]
"""Called with the position, the frame and the arguments of the action."""


def why_not(s: Position, action: int) -> tuple[Reason, ...]:
    """Every rule that the action, or the outcome of chance, with this id breaks now; () exactly when it is legal.

    Raises `NotationError` when there is no such id.
    """
    given = s.table.ids.action(action)
    frame = s.frames[-1]
    if frame[0] == t.OVER:
        return (reason("core.over"),)
    if frame[0] in t.CHANCE_FRAMES or given.kind in CHANCE_KINDS:
        return tuple(against_outcome(s, frame, given.kind, given.args))
    check = CHECKS.get((frame[0], given.kind))
    if check is not None:
        return tuple(check(s, frame, *given.args))
    return tuple(_wrong_step(frame[0], given.kind))


PHASES: Final = {"place": "place", "use": "use", "feed": "feed", "lose-points": "feed"}
"""The phase to which a kind of action belongs."""
PASSES: Final = ("decline", "done", "later", "settle")


def _wrong_step(asked: int, given: str) -> Iterator[Reason]:
    """The action does not answer what is asked."""
    name = t.DECISIONS[asked][0]
    yield reason("core.step", asked=name, given=given)
    now = {t.PLACE: "place", t.FEED: "feed"}.get(asked, "use")
    if PHASES.get(given, now) != now:
        yield reason("stoneage.round.phases", asked=now, given=PHASES[given])
    if asked == t.PLACE and given in PASSES:
        yield reason("stoneage.place.no-pass")
    if asked == t.DIE and given in ("tool", "one-use"):
        yield reason("stoneage.card.dice-for-all-table", case="tools")
    if asked == t.FEED and given in PASSES:
        yield reason("stoneage.feed.shortage")


def _always(s: Position, frame: Frame, *args: Any) -> Iterator[Reason]:
    return iter(())


CHECKS: Final[dict[tuple[int, str], Check]] = {
    (t.PLACE, "place"): placing.against_place,
    (t.USE, "use"): acting.against_use,
    (t.USE, "redeem"): acting.against_redeem,
    (t.TOOL, "tool"): acting.against_tool,
    (t.TOOL, "one-use"): acting.against_one_use,
    (t.TOOL, "settle"): _always,
    (t.PAY, "pay"): paying.against_pay,
    (t.PAY, "done"): paying.against_done,
    (t.PAY, "decline"): paying.against_decline,
    (t.PAY, "redeem"): paying.against_redeem,
    (t.NOW, "redeem"): acting.against_now,
    (t.NOW, "later"): _always,
    (t.ANY, "take"): acting.against_take,
    (t.DIE, "die"): acting.against_die,
    (t.FEED, "feed"): paying.against_feed,
    (t.FEED, "lose-points"): paying.against_losing,
    (t.FEED, "redeem"): paying.against_redeem,
}
"""For the kind of step that is asked and a kind of action that may answer it: what can stand against one."""
