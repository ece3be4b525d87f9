"""What the board of a lesson shows: the position, the learner's marks, and the regions that an answer is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from gamepkg.lesson.judge import Remark, Verdict
from gamepkg.lesson.model import Choose, Mark, Number, Part, Question
from gamepkg.lesson.stage import LEARNER
from gamepkg.scene import Alt, Legend, Path, Scene
from gamepkg.scene import Mark as SceneMark
from gamepkg.scene.model import Item, MarkKind
from gamepkg.text import say
from widgets.lesson_panels.desk import Desk

T = TypeVar("T")
Words = Mapping[MarkKind, str]
WORDS: Words = {
    "legal": "marked",
    "evidence": "marked",
    "illegal": "wrong",
    "reason": "lit",
    "selected": "asked",
}
"""What the marks mean, as the ends of the ids of messages."""
COUNTED: Words = {**WORDS, "evidence": "counted"}
"""The same where score lines are shown."""


def sight(desk: Desk) -> Scene:
    """The scene of the moment."""
    session, lang = desk.session, desk.language
    outcome = session.outcome() if session.finished else None
    after = outcome[0] if outcome else None
    scene = desk.telling.picture(session.stage.state, LEARNER, lang=lang, preview=after)
    if len(session.stage.way) > 1:
        scene = replace(scene, items=(*scene.items, Path(session.stage.way)))
    marks = {(mark.cell, mark.kind): mark for mark in _marks(desk, after)}
    return _marked(scene, list(marks.values()), lang, COUNTED if session.scored() else WORDS)


def _marks(desk: Desk, after: Any) -> list[SceneMark]:
    session = desk.session
    part = session.question
    kind: MarkKind = "legal" if isinstance(part.question, Mark) and part.question.legal else "evidence"
    if session.finished:
        scored = session.scored()
        if scored:
            where = dict.fromkeys(region for line in scored[2] for region in line.where)
            return [SceneMark("evidence", region) for region in where]
        if not isinstance(part.question, Mark):
            return [] if after else _asked(desk, part)
        regions = session.stage.regions(session.right(len(session.step.parts) - 1))  # type: ignore[arg-type]
        return [SceneMark(kind, region) for region in regions]
    verdict = session.verdict
    wrong = verdict.wrong if verdict else ()
    marks = _asked(desk, part)
    marks += [SceneMark("illegal" if region in wrong else kind, region) for region in desk.marked]
    lit = reasons_by(verdict, lambda remark: remark.regions)
    return marks + [SceneMark("reason", region, numbers) for region, numbers in lit.items()]


def reasons_by(verdict: Verdict | None, what: Callable[[Remark], Iterable[T]]) -> dict[T, str]:
    """For each thing that remarks light their numbers, as they are written beside it: ``"1,2"``."""
    lit: dict[T, list[str]] = {}
    for number, remark in enumerate(verdict.remarks if verdict else (), 1):
        for one in what(remark):
            lit.setdefault(one, []).append(str(number))
    return {one: ",".join(numbers) for one, numbers in lit.items()}


def _asked(desk: Desk, part: Part) -> list[SceneMark]:
    """The region that the question is about: where something is tried, or where a piece goes."""
    stage, question = desk.session.stage, part.question
    refused = question.refused if isinstance(question, Choose) else ()
    lines = refused or _begun(question) or _tried(question)
    if not lines:
        return []
    state, number = stage.before_last(lines)
    region = desk.telling.region_of_action(state, number)
    return [] if region is None else [SceneMark("illegal" if refused else "selected", region)]


def _begun(question: Question) -> tuple[str, ...]:
    """How what is done begins; where options begin otherwise, the region of one of them would be the answer."""
    if isinstance(question, Number):
        return question.do[:1]
    options = question.options if isinstance(question, Choose) else ()
    facts = [option.facts for option in options]
    begins = {(one.do or one.can or one.cannot)[:1] if one else () for one in facts}
    return begins.pop() if len(begins) == 1 else ()


def _tried(question: Question) -> tuple[str, ...]:
    """The one action that all options are about, if there is one."""
    options = question.options if isinstance(question, Choose) else ()
    tries = {option.facts.can or option.facts.cannot for option in options if option.facts}
    return tries.pop() if len(tries) == 1 else ()


def _marked(scene: Scene, marks: list[SceneMark], lang: str, words: Words) -> Scene:
    said: dict[int, str] = {}
    for mark in marks:
        heard = say(f"lesson-alt-{words[mark.kind]}", lang, number=mark.text or "1")
        said[mark.cell] = said.get(mark.cell, "") + heard
    items: list[Item] = [
        Alt(item.cell, item.text + (" " if lang == "en" else "") + said[item.cell])
        if isinstance(item, Alt) and item.cell in said
        else item
        for item in scene.items
    ]
    kinds = dict.fromkeys(mark.kind for mark in marks)
    key = tuple(
        Legend(say(f"lesson-key-{words[kind]}", lang), mark=kind, sign="1" * (kind == "reason")) for kind in kinds
    )
    told = replace(scene.words, legend=(*scene.words.legend, *key))
    return replace(scene, items=(*items, *marks), words=told)
