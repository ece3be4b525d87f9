"""Playing a lesson: where the learner is, what is answered, and what is kept of it.

A `Session` is plain state and no widget: a page shows it and calls it. `Progress` is what a learner takes home.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from gamepkg.core.limits import Fields, read_json
from gamepkg.core.types import ScoreLine
from gamepkg.lesson.judge import Answer, Verdict, judge
from gamepkg.lesson.model import Lesson, LessonError, Mark, Number, Part, Step
from gamepkg.lesson.proof import outcome_lines, right_answer, rules_of, score_lines, stage_of
from gamepkg.lesson.stage import LEARNER, Stage

FORMAT: Final = "gamepkg-progress"
FORMAT_VERSION: Final = 1
MOST_LESSONS, MOST_STEPS = 200, 40


class Progress:
    """The steps that are done, by lesson.

    >>> progress = Progress()
    >>> progress.add("deus.placing", "edge")
    >>> Progress.from_json(progress.to_json()).done("deus.placing")
    ('edge',)
    """

    def __init__(self) -> None:
        self._done: dict[str, list[str]] = {}

    def add(self, lesson: str, step: str) -> None:
        """A step is done."""
        done = self._done.setdefault(lesson, [])
        if step not in done:
            done.append(step)

    def done(self, lesson: str) -> tuple[str, ...]:
        """The ids of the steps of a lesson that are done, in the order in which that happened."""
        return tuple(self._done.get(lesson, ()))

    def merge(self, other: Progress) -> None:
        """What is done in either is done."""
        for lesson, steps in other._done.items():
            for step in steps:
                self.add(lesson, step)

    def to_json(self) -> str:
        """A small file to keep."""
        data = {"format": FORMAT, "format_version": FORMAT_VERSION, "lessons": self._done}
        return json.dumps(data, indent=1, sort_keys=True)

    @staticmethod
    def from_json(text: str | bytes) -> Progress:
        """What `to_json` wrote, read with suspicion; `LessonError` names the field that is wrong."""
        data = read_json(text, LessonError, "progress")
        fields = Fields(data, ("format", "format_version", "lessons"), error=LessonError)
        fields.want_str("format", (FORMAT,))
        fields.want_int("format_version", FORMAT_VERSION, FORMAT_VERSION)
        lessons = fields.want_map("lessons", None)
        if len(lessons) > MOST_LESSONS:
            raise fields.wrong("lessons", f"must be at most {MOST_LESSONS}")
        progress = Progress()
        for lesson in lessons:
            for step in lessons.want_strs(lesson, MOST_STEPS, longest=40):
                progress.add(lesson, step)
        return progress


class Session:
    """One learner in one lesson.

    ``at`` is the step that is shown, ``part`` the question of it that is asked now; ``verdict`` is what was said about
    the last answer, ``None`` before there is one; ``shown`` says that the page gave the answer away.
    """

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        self.lesson = lesson
        self.progress = progress or Progress()
        self.at, self.part, self.shown = 0, 0, False
        self.verdict: Verdict | None = None
        self.stage: Stage = stage_of(lesson, lesson.steps[0].parts[0])
        done = self.progress.done(lesson.id)
        open_steps = [i for i, step in enumerate(lesson.steps) if step.id not in done]
        self.go(open_steps[0] if open_steps else 0)

    # ------------------------------------------------------------------ where

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.lesson.steps[self.at]

    @property
    def question(self) -> Part:
        """The part that is asked now; the last one when all are answered."""
        return self.step.parts[min(self.part, len(self.step.parts) - 1)]

    @property
    def finished(self) -> bool:
        """Whether all questions of this step are answered."""
        return self.part == len(self.step.parts)

    @property
    def open(self) -> bool:
        """Whether the next step may be shown: this one is answered, or was before."""
        return self.finished or self.step.id in self.progress.done(self.lesson.id)

    @property
    def over(self) -> bool:
        """Whether every step of the lesson is done."""
        return {step.id for step in self.lesson.steps} <= set(self.progress.done(self.lesson.id))

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.at == len(self.lesson.steps) - 1

    # ------------------------------------------------------------------ answering

    def answer(self, answer: Answer) -> Verdict:
        """Judge an answer to the question; a right one leads to the next question of the step."""
        if self.finished:
            raise LessonError("answer", "comes too late: all questions of this step are answered")
        self.verdict = judge(self.lesson, self.question, answer, self.stage)
        if self.verdict.right:
            self._settled(self.part)
        return self.verdict

    def show(self) -> None:
        """Give all answers of this step away."""
        self.shown = True
        self._settled(len(self.step.parts) - 1)

    def _settled(self, part: int) -> None:
        self.verdict = Verdict(True)
        self.part = part + 1
        if self.finished:
            self.progress.add(self.lesson.id, self.step.id)
        self.stage = stage_of(self.lesson, self.question)

    def right(self, part: int) -> Sequence[str] | int:
        """The right answer of a question of this step."""
        return right_answer(self.lesson, self.step.parts[part])

    def stage_of(self, part: int) -> Stage:
        """Where a question of this step is asked."""
        return stage_of(self.lesson, self.step.parts[part])

    def about(self) -> frozenset[str]:
        """The rules that the last answered question is about."""
        return rules_of(self.step, self.step.parts[max(0, self.part - 1)])

    def outcome(self) -> tuple[Any, Sequence[Any]] | None:
        """The position after what the last answered question was about, and its events; ``None`` if there is none."""
        if not self.part:
            return None
        part = self.step.parts[self.part - 1]
        lines = outcome_lines(part)
        return stage_of(self.lesson, part).played(lines, settle=True) if lines else None

    def scored(self) -> tuple[Any, int, Sequence[ScoreLine]] | None:
        """The score lines that the last answered question was about, with their position and seat."""
        question = self.step.parts[self.part - 1].question if self.part else None
        if isinstance(question, Number) and question.how == "points":
            state, _ = self.stage_of(self.part - 1).played(question.do, settle=True)
            return state, question.seat, score_lines(state, question.seat, question.what)
        if isinstance(question, Mark) and question.score:
            state = self.stage_of(self.part - 1).state
            return state, LEARNER, score_lines(state, LEARNER, question.score)
        return None

    # ------------------------------------------------------------------ moving

    def go(self, step: int) -> None:
        """Show a step from its beginning."""
        self.at = min(max(step, 0), len(self.lesson.steps) - 1)
        self.restart()

    def restart(self) -> None:
        """Begin this step again."""
        self.part = 0
        self.verdict = None
        self.shown = False
        self.stage = stage_of(self.lesson, self.question)

    def next(self) -> None:
        """On to the next step, once this one is done."""
        if self.open and not self.last:
            self.go(self.at + 1)

    def back(self) -> None:
        """The step before."""
        self.go(self.at - 1)

    def told(self, text: str, lang: str) -> str:
        """A text of this step with what the board calls its regions; the boards of other parts are asked too."""
        others = (stage_of(self.lesson, part) for part in self.step.parts)
        for stage in chain((self.stage,), others):
            try:
                return stage.told(text, lang)
            except LessonError:
                continue
        raise LessonError("text", "names regions of different boards")
