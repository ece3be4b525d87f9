"""The judge of answers: the engine decides, and a wrong answer is told its rule and shown what makes it so.

>>> from gamepkg.lesson.read import course
>>> lesson = course("deus")[0]
>>> part = lesson.steps[0].parts[0]
>>> judge(lesson, part, part.answer).right
True
>>> verdict = judge(lesson, part, ["O0", "R1"])
>>> verdict.right, verdict.missing, [remark.rule for remark in verdict.remarks]
(False, 8, ['deus.place.first-edge', 'deus.place.first-edge'])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from gamepkg.core.registry import rulebook
from gamepkg.core.rulebook import LANGUAGES
from gamepkg.core.types import Reason
from gamepkg.lesson.model import Choose, Comment, Lesson, LessonError, Mark, Number, Part, Text
from gamepkg.lesson.proof import right_answer, right_regions, stage_of
from gamepkg.lesson.stage import Stage
from gamepkg.text import say
from gamepkg.text.telling import telling
from gamepkg.text.wording import listing

if TYPE_CHECKING:
    from gamepkg.core.game import State

Answer = Sequence[str] | int
MOST_REMARKS: Final = 4
PLACES: Final = frozenset({"region", "regions", "neighbours", "free"})
"""Facts that only say where."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that is said about a wrong answer: a sentence in each language, its rule, and what to light.

    ``regions`` are lit on the board, ``things`` among what is held.
    """

    text: Text
    rule: str
    regions: tuple[int, ...] = ()
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right; else the regions that were marked wrongly, how many are missing, and what is said."""

    right: bool
    wrong: tuple[int, ...] = ()
    missing: int = 0
    remarks: tuple[Remark, ...] = ()


def judge(lesson: Lesson, part: Part, answer: Answer, stage: Stage | None = None) -> Verdict:
    """What is to be said about an answer: names (or numbers) of regions, ids of options, or a whole number.

    Raises `LessonError` for an answer that is none: an unknown region or option, a number where none is asked.
    """
    stage = stage or stage_of(lesson, part)
    question = part.question
    if isinstance(question, Number) != isinstance(answer, int):
        raise LessonError("answer", "must be a number where one is asked, else a list of names")
    if isinstance(question, Mark):
        return _judge_marks(lesson, part, question, stage, set(stage.regions(list(answer))))  # type: ignore[arg-type]
    if isinstance(question, Number):
        return _judge_number(lesson, part, stage, answer)  # type: ignore[arg-type]
    return _judge_choice(lesson, part, question, stage, list(answer))  # type: ignore[arg-type]


# -------------------------------------------------------------------- marked regions


def _judge_marks(lesson: Lesson, part: Part, mark: Mark, stage: Stage, marked: set[int]) -> Verdict:
    right = set(right_regions(lesson, part, mark, stage))
    wrong, missing = tuple(sorted(marked - right)), len(right - marked)
    if not wrong and not missing:
        return Verdict(True)
    remarks = list(_against(lesson, part, mark, stage, wrong))[:MOST_REMARKS]
    if missing:
        rule = mark.opens or (_asking(stage) if mark.legal else part.comment.rule)
        remarks.append(Remark(_everywhere(partial(_missing, lesson.game, missing)), rule))
    if wrong and (part.comment.text or not remarks):
        remarks.append(_remark(part.comment, stage, part.comment.rule))
    return Verdict(False, wrong, missing, tuple(remarks))


def _against(lesson: Lesson, part: Part, mark: Mark, stage: Stage, wrong: Sequence[int]) -> Iterable[Remark]:
    """Why the wrong regions are wrong, one remark for all of which the same is said."""
    first: dict[tuple[object, ...], Reason] = {}
    closes: dict[tuple[object, ...], list[int]] = {}
    for region in wrong:
        for reason in _reasons(part, mark, stage, region):
            said = _but_for_places(reason)
            first.setdefault(said, reason)
            closes.setdefault(said, []).append(region)
    for said, reason in first.items():
        lit = tuple(i for i in stage.shows(reason) if i not in wrong)
        yield Remark(_everywhere(partial(_told, stage, reason, closes[said][1:])), reason.rule, lit)


def _but_for_places(reason: Reason) -> tuple[object, ...]:
    """What a reason says, whichever region it is about."""
    facts = reason.facts
    said = tuple((key, facts[key]) for key in sorted(facts) if key not in PLACES)
    return reason.rule, facts.get("region") == facts.get("middle"), said


def _reasons(part: Part, mark: Mark, stage: Stage, region: int) -> Sequence[Reason]:
    if mark.score or mark.find:
        return ()
    if mark.neighbours:
        middle = stage.region(mark.neighbours)
        return [Reason(part.comment.rule, {"region": region, "middle": middle, "regions": (middle,)})]
    tried = _tried(stage.state, mark.legal, region)
    found = stage.state.why_not(tried) if tried is not None else ()
    return found or [Reason(part.comment.rule, {"region": region, "free": region})]


def _tried(state: State, kind: str, region: int) -> int | None:
    """The action of a kind that a click on a region means, else the first one that is about it."""
    told = telling(state.game)
    meant = told.meant(state, region)
    if meant is not None and state.action(meant).kind == kind:
        return meant
    kinds = ((number, action.kind) for number, action in enumerate(state.actions))
    return next(
        (number for number, one in kinds if one == kind and told.region_of_action(state, number) == region), None
    )


def _told(stage: Stage, reason: Reason, others: Sequence[int], lang: str) -> str:
    def name(fact: str) -> str:
        return stage.study.region_name(stage.state, reason.facts[fact], lang)

    if "middle" in reason.facts:
        same = reason.facts["region"] == reason.facts["middle"]
        text = say("lesson-itself" if same else "lesson-apart", lang, region=name("region"), middle=name("middle"))
    elif "free" in reason.facts:
        text = say("lesson-free", lang, region=name("region"))
    else:
        text = telling(stage.state.game).reason_text(stage.state, reason, lang)
    if not others:
        return text
    gap = "" if lang == "ja" else " "
    return text + gap + say("lesson-others", lang, regions=listed(stage, others, lang))


def listed(stage: Stage, regions: Sequence[int], lang: str) -> str:
    """Some regions as one phrase: "3, 9 and 11"."""
    return listing([stage.study.region_name(stage.state, region, lang) for region in regions], lang)


def _missing(game: str, count: int, lang: str) -> str:
    return say("lesson-missing", lang, count=count, place=noun(game, count, lang))


def noun(game: str, count: int, lang: str) -> str:
    """What a game calls so many parts of its board.

    >>> noun("deus", 1, "en"), noun("dewan", 2, "en"), noun("dewan", 2, "ja")
    ('region', 'spaces', 'スペース')
    """
    return say(f"lesson-place-{game}", lang, count=count)


def _asking(stage: Stage) -> str:
    asked = stage.state.decision
    return asked.rule if asked else ""


# -------------------------------------------------------------------- numbers and options


def _judge_number(lesson: Lesson, part: Part, stage: Stage, answer: int) -> Verdict:
    if answer == right_answer(lesson, part, stage):
        return Verdict(True)
    comment = part.catches.get(answer, part.comment)
    return Verdict(False, remarks=(_remark(comment, stage, part.comment.rule),))


def _judge_choice(lesson: Lesson, part: Part, choose: Choose, stage: Stage, chosen: Sequence[str]) -> Verdict:
    known = {option.id: option for option in choose.options}
    if not set(chosen) <= known.keys():
        raise LessonError("answer", f"must name options: {', '.join(known)}")
    right = right_answer(lesson, part, stage)
    assert isinstance(right, tuple)
    if set(chosen) == set(right) or (not choose.several and len(chosen) == 1 and chosen[0] in right):
        return Verdict(True)
    if choose.refused:
        kept = [_kept(lesson, rule) for rule in chosen if rule not in right]
        return Verdict(False, remarks=(*kept, *_refusals(choose, stage, part.comment.light))[:MOST_REMARKS])
    wrong = [known[one] for one in chosen if one not in right]
    remarks = [_remark(option.comment, stage, part.comment.rule) for option in wrong]
    missing = len(set(right) - set(chosen))
    if not wrong and missing:
        remarks.append(Remark(_said("lesson-missing-options", count=missing), part.comment.rule))
    return Verdict(False, missing=missing, remarks=tuple(remarks[:MOST_REMARKS]))


def _kept(lesson: Lesson, rule: str) -> Remark:
    """A chosen rule that does not refuse the action."""
    title = rulebook(lesson.game)[rule].title
    return Remark({lang: say("lesson-rule-kept", lang, rule=title[lang]) for lang in LANGUAGES}, rule)


def _refusals(choose: Choose, stage: Stage, light: Sequence[str]) -> Iterable[Remark]:
    """What the engine says against the action, those behind it too; ``light`` where it shows nothing."""
    state, number = stage.before_last(choose.refused)
    for reason in state.why_not(number):
        lit = {i: None for one in (reason, *reason.because) for i in stage.shows(one)}
        text = partial(telling(state.game).reason_text, state, reason)
        yield Remark(_everywhere(text), reason.rule, *((tuple(lit),) if lit else _lit(stage, light)))


def _remark(comment: Comment, stage: Stage, rule: str) -> Remark:
    text = comment.text or _said("lesson-not-yet")
    told = {lang: stage.told(text[lang], lang) for lang in LANGUAGES}
    return Remark(told, comment.rule or rule, *_lit(stage, comment.light))


def _lit(stage: Stage, light: Sequence[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The regions and the things that names stand for."""
    things = stage.things(light)
    return stage.regions([name for name in light if name not in things]), things


def _said(message: str, **values: str | int) -> Text:
    return {lang: say(message, lang, **values) for lang in LANGUAGES}


def _everywhere(text: Callable[[str], str]) -> Text:
    return {lang: text(lang) for lang in LANGUAGES}
