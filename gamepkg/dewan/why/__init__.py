"""Why an action is not legal: a second, slow verifier that cites every rule which stands against it.

It shares data and geometry with the engine and nothing else: each answer is worked out again from the position, paths
by going every way and payments by matching cards to items one by one.

>>> import gamepkg as gp
>>> state = gp.new_game("dewan", players=2, seed=1)
>>> [reason.rule for reason in why_not(state, state.parse("take 3"))]
['core.step', 'dewan.setup.story-draft']
>>> why_not(state, state.legal()[0])
()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.dewan import table as t
from gamepkg.dewan.names import DISPLAY
from gamepkg.dewan.notation import CHANCE_KINDS
from gamepkg.dewan.state import GAP, Frame, Position
from gamepkg.dewan.why import camps, chance, markers, stories
from gamepkg.dewan.why.kit import reason

Check = Callable[[Position, Frame, Any], Iterator[Reason]]


def why_not(s: Position, action: int) -> tuple[Reason, ...]:
    """Every rule that the action, or the outcome of chance, with this id breaks now; () exactly when it is legal.

    Raises `NotationError` when there is no such id.
    """
    given = s.table.ids.action(action)
    frame = s.frames[-1]
    if frame[0] == t.OVER:
        return (reason("core.over"),)
    argument = given.args[0] if given.args else None
    if frame[0] in t.CHANCE_FRAMES or given.kind in CHANCE_KINDS:
        return tuple(chance.against_outcome(s, frame, given.kind, argument))
    check = CHECKS.get((frame[0], given.kind))
    if check is not None:
        return tuple(check(s, frame, argument))
    return tuple(_wrong_step(frame[0], given.kind))


def _wrong_step(asked: int, given: str) -> Iterator[Reason]:
    """The action does not answer what is asked."""
    yield reason("core.step", asked=t.DECISIONS[asked][0], given=given)
    begins = given in ("take", "take-one", "camp")
    if asked == t.DRAFT and begins:
        yield reason("dewan.setup.story-draft")
    elif begins:
        yield reason("dewan.turn.action", case="begun")
    if asked == t.TURN and given in ("no-tuck", "no-fish"):
        yield reason("dewan.turn.action", case="pass")
    if asked == t.TURN and given == "tuck":
        yield reason("dewan.camp.tuck-later")


# ---------------------------------------------------------------- a turn


def _pairs(s: Position) -> list[int]:
    """The first places of two cards side by side, from 1."""
    row = s.display
    return [i for i in range(1, DISPLAY) if GAP not in row[i - 1 : i + 1]]


def _against_take(s: Position, frame: Frame, first: int) -> Iterator[Reason]:
    gaps = tuple(i for i in (first, first + 1) if s.display[i - 1] == GAP)
    if gaps:
        yield reason("dewan.take.adjacent", places=gaps, case="gap")


def _against_take_one(s: Position, frame: Frame, place: int) -> Iterator[Reason]:
    pairs = _pairs(s)
    if pairs:
        yield reason("dewan.take.adjacent", places=tuple(pairs), case="two")
    if s.display[place - 1] == GAP:
        yield reason("core.holds", place=place, case="gap")


def _against_skip(s: Position, frame: Frame, _: None) -> Iterator[Reason]:
    cards = any(kind != GAP for kind in s.display)
    starts = camps.starts(s)
    if cards or starts:
        yield reason("dewan.turn.action", case="pass", cards=cards, regions=tuple(starts))


def _never(s: Position, frame: Frame, argument: Any) -> Iterator[Reason]:
    return iter(())


CHECKS: Final[dict[tuple[int, str], Check]] = {
    (t.TURN, "take"): _against_take,
    (t.TURN, "take-one"): _against_take_one,
    (t.TURN, "camp"): camps.against_camp,
    (t.TURN, "skip"): _against_skip,
    (t.ROUTE, "go"): camps.against_go,
    (t.ROUTE, "settle"): camps.against_settle,
    (t.PAY, "pay"): camps.against_pay,
    (t.DRAFT, "story"): stories.against_story,
    (t.DRAFT, "story-pile"): stories.against_pile,
    (t.STORY, "story"): stories.against_story,
    (t.STORY, "story-pile"): stories.against_pile,
    (t.TUCK, "tuck"): stories.against_tuck,
    (t.TUCK, "no-tuck"): _never,
    (t.LAVA, "lava"): markers.against_lava,
    (t.FLOOD, "flood"): markers.against_flood,
    (t.FISH, "fish"): stories.against_fish,
    (t.FISH, "no-fish"): _never,
}
"""For the kind of step that is asked and a kind of action that may answer it: what can stand against one."""
