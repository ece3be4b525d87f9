"""What the engine says is right: regions, options or a number, worked out on the position of a question."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from gamepkg.core.event import Event
from gamepkg.core.types import Reason, ScoreLine
from gamepkg.lesson.model import TOTAL, Choose, Facts, Lesson, Mark, Number, Part, Step, Unplayable
from gamepkg.lesson.stage import LEARNER, Stage
from gamepkg.text.telling import telling

if TYPE_CHECKING:
    from gamepkg.core.game import State


def stage_of(lesson: Lesson, part: Part) -> Stage:
    """Where a part is asked."""
    return Stage(lesson, part.setting)


def right_regions(lesson: Lesson, part: Part, mark: Mark, stage: Stage) -> tuple[int, ...]:
    """The regions to mark, ascending."""
    if mark.neighbours:
        regions = telling(lesson.game).regions(stage.state)
        return tuple(sorted(regions[stage.region(mark.neighbours)]))
    if mark.score:
        return tuple(
            sorted({region for line in score_lines(stage.state, LEARNER, mark.score) for region in line.where})
        )
    if mark.find:
        return tuple(sorted(set(stage.found(mark.find))))
    found = set(targets(stage.state, mark.legal))
    if mark.beyond is not None:
        found -= set(targets(Stage(lesson, part.setting, mark.beyond).state, mark.legal))
    return tuple(sorted(found))


def targets(state: State, kind: str) -> tuple[int, ...]:
    """The regions of the legal actions of a kind."""
    region_of = telling(state.game).region_of_action
    found = (region_of(state, number) for number in state.legal() if state.action(number).kind == kind)
    return tuple(region for region in found if region is not None)


def right_options(choose: Choose, stage: Stage, stated: Collection[str]) -> tuple[str, ...]:
    """The ids of the right options; where an option has no facts, what is stated stands."""
    if choose.refused:
        state, number = stage.before_last(choose.refused)
        against = {reason.rule for reason in state.why_not(number)}
        return tuple(option.id for option in choose.options if option.id in against)
    return tuple(
        option.id for option in choose.options if (holds(option.facts, stage) if option.facts else option.id in stated)
    )


def holds(facts: Facts, stage: Stage) -> bool:
    """Whether all of these facts hold on a stage."""
    if facts.can and not _can(facts.can, stage):
        return False
    if facts.cannot and not _refuses(facts.cannot, facts.by, stage):
        return False
    if not (facts.gain or facts.holds or facts.points or facts.measures or facts.wins or facts.cites):
        return True
    try:
        state, events = stage.played(facts.do, settle=True)
    except Unplayable:
        return False
    gains = all(
        tuple(gained(events, seat, what) for seat in range(len(amounts))) == amounts
        for what, amounts in facts.gain.items()
    )
    ledger = state.ledger()
    held = all(
        ledger.get((stage.line(account), what), 0) == amount
        for account, amounts in facts.holds.items()
        for what, amount in amounts.items()
    )
    scored = all(
        tuple(points_of(state, seat, label) for seat in range(len(amounts))) == amounts
        for label, amounts in facts.points.items()
    )
    measured = all(stage.measured(what, LEARNER, state) == amount for what, amount in facts.measures.items())
    won = not facts.wins or (state.outcome is not None and state.outcome.winners == facts.wins)
    cited = {event.rule for event in events}
    return gains and held and scored and measured and won and cited.issuperset(facts.cites)


def score_lines(state: State, seat: int, label: str) -> list[ScoreLine]:
    """The lines of a seat with this label, or all of them for `TOTAL`."""
    return [line for line in state.score().seats[seat].lines if label in (line.label, TOTAL)]


def points_of(state: State, seat: int, label: str) -> int:
    """The points of those lines."""
    return sum(line.points for line in score_lines(state, seat, label))


def _can(lines: tuple[str, ...], stage: Stage) -> bool:
    try:
        stage.played(lines)
    except Unplayable:
        return False
    return True


def _refuses(lines: tuple[str, ...], rules: Iterable[str], stage: Stage) -> bool:
    state, number = stage.before_last(lines)
    return number not in state.legal() and set(every_rule(state.why_not(number))).issuperset(rules)


def every_rule(reasons: Iterable[Reason]) -> Iterator[str]:
    """The rules of some reasons, those behind them too."""
    for reason in reasons:
        yield reason.rule
        yield from every_rule(reason.because)


def right_number(number: Number, stage: Stage) -> int:
    """The amount that is asked for."""
    state, events = stage.played(number.do, settle=True)
    if number.how == "points":
        return points_of(state, number.seat, number.what)
    if number.how == "measure":
        return stage.measured(number.what, number.seat, state)
    if number.how == "left":
        ledger: Mapping[tuple[str, str], int] = state.ledger()
        return ledger.get((stage.line(number.account), number.what), 0)
    source = stage.line(number.account) if number.account else ""
    total = gained(events, number.seat, number.what, source)
    return -total if number.how == "pay" else total


def gained(events: Iterable[Event], seat: int, what: str, source: str = "") -> int:
    """What a seat gained of a good, less what it gave; with ``source`` only what came from this account."""
    total = 0
    for event in events:
        if event.what != what or (source and event.source != source):
            continue
        total += event.amount * (_is_of(event.target, seat) - _is_of(event.source, seat))
    return total


def _is_of(account: str, seat: int) -> bool:
    return account.split()[:2] == ["seat", str(seat)]


def right_answer(lesson: Lesson, part: Part, stage: Stage | None = None) -> tuple[str, ...] | int:
    """The answer as a file states it: names of regions, ids of options, or a number."""
    stage = stage or stage_of(lesson, part)
    question = part.question
    if isinstance(question, Mark):
        return tuple(stage.named(right_regions(lesson, part, question, stage)))
    if isinstance(question, Number):
        return right_number(question, stage)
    return right_options(question, stage, part.answer if isinstance(part.answer, tuple) else ())


def rules_of(step: Step, part: Part) -> frozenset[str]:
    """The rules that a question is about: those of its step, its own, and those that its right answer is known by."""
    options = part.question.options if isinstance(part.question, Choose) else ()
    cited = (rule for option in options if option.facts for rule in option.facts.cites)
    return frozenset((*step.rules, part.comment.rule, *cited))


def outcome_lines(part: Part) -> tuple[str, ...]:
    """The actions whose result answers the question, to show it once it is answered."""
    question = part.question
    if isinstance(question, Number):
        return question.do
    if isinstance(question, Choose) and isinstance(part.answer, tuple):
        right = (option.facts for option in question.options if option.id in part.answer)
        return next((facts.do for facts in right if facts and facts.do), ())
    return ()
