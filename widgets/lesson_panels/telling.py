"""The lesson in words: where the learner is, the text, the task with its hints, and the way on."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import ClassVar, Final

from gamepkg.lesson.judge import noun
from gamepkg.lesson.model import Mark, Number
from gamepkg.lesson.stage import LEARNER
from gamepkg.scene.tokens import seat_name
from widgets.lesson_panels.desk import Desk
from widgets.lesson_panels.kit import LessonPanel
from widgets.panels.kit import button, seat_label

TOP: Final = "gp-lesson-top"
"""Where a new step begins on the page."""


class LessonText(LessonPanel):
    """Number and progress, title, text, task, hints."""

    classes: ClassVar = ("gp-panel", "gp-lesson")

    def body(self) -> str:
        step = self.desk.session.step
        prose = "".join(f"<p>{line}</p>" for line in self.told(step.text).split("\n"))
        return (
            f'{self._kicker()}<h1>{self.told(step.title)}</h1>{self._aim()}<div class="gp-prose">{prose}</div>'
            f"{self._rules()}{self._task()}{self._hints()}"
        )

    def _aim(self) -> str:
        """What the lesson is for, before its first step."""
        session = self.desk.session
        return "" if session.at else f'<p class="gp-aim">{self.told(session.lesson.aim)}</p>'

    def _kicker(self) -> str:
        session = self.desk.session
        done = session.progress.done(session.lesson.id)
        bars = "".join(
            f'<i class="{"gp-now" if i == session.at else "gp-done" if step.id in done else ""}"></i>'
            for i, step in enumerate(session.lesson.steps)
        )
        lesson = self.say("lesson-of", number=self.desk.place + 1, all=len(self.desk.lessons))
        return (
            f'<div class="gp-kicker" id="{TOP}"><span>{lesson}</span>'
            f'<span class="gp-progress" aria-hidden="true">{bars}</span>'
            f"<span>{self.say('lesson-step', number=session.at + 1, all=len(session.lesson.steps))}</span></div>"
        )

    def _rules(self) -> str:
        """The rules of the step; where a rule is what is asked for, they come with the answer."""
        session = self.desk.session
        if session.step.kind == "illegal" and not session.finished:
            return ""
        return f'<div class="gp-lesson-rules">{self.chips(session.step.rules, "gp-lesson-rule")}</div>'

    def _task(self) -> str:
        step = self.desk.session.step
        kind = self.say(f"lesson-kind-{step.kind}")
        return (
            f'<div class="gp-task"><b>{self.say("lesson-your-turn")} <small>{kind}</small></b>'
            f"<p>{self.told(step.task)}</p></div>"
        )

    def _hints(self) -> str:
        """The second hint lies behind the first."""
        hints, folds = self.desk.session.step.hints, ""
        for i in range(len(hints), 0, -1):
            folds = self._hint(i, len(hints), f"<p>{self.told(hints[i - 1])}</p>{folds}")
        return folds

    def _hint(self, number: int, count: int, body: str) -> str:
        aside = self.say("lesson-hint-of", number=number, all=count)
        return (
            f'<details class="gp-fold gp-hint"><summary>{self.say("lesson-hint")}'
            f"<span hidden>{self.desk.session.at}</span><small>{aside}</small></summary>{body}</details>"
        )


class LessonStrip(LessonPanel):
    """Who the learner is, what is to be done now, and a button that begins the step again."""

    classes: ClassVar = ("gp-turn",)
    verbs: ClassVar = {"restart": "restart"}

    def body(self) -> str:
        session = self.desk.session
        question = session.question.question
        kind = "mark" if isinstance(question, Mark) else "number" if isinstance(question, Number) else "choose"
        message = f"lesson-strip-{'done' if session.finished else kind}"
        places = {"place": noun(session.lesson.game, 2, self.desk.language)} if message == "lesson-strip-mark" else {}
        step = self.say("lesson-step", number=session.at + 1, all=len(session.lesson.steps))
        you = self.desk.say("lesson-you-are", seat=seat_name(LEARNER, self.desk.language))
        return (
            f'<span class="gp-reader">{step}: {self.told(session.step.title)}</span>'
            f'<div class="gp-ask"><span class="gp-who">{seat_label(LEARNER, you)}</span>'
            f'<span class="gp-question">{self.say(message, **places)}</span></div>'
            f'<div class="gp-tools">{button(self.desk.say("lesson-restart"), "restart")}</div>'
        )

    def restart(self, _: str) -> None:
        """Begin the step again."""
        self.desk.move("restart")


class LessonWay(LessonPanel):
    """The way on comes first, so that it has the focus when "show me" goes; the page shows it at the right."""

    classes: ClassVar = ("gp-panel", "gp-next")
    verbs: ClassVar = {"go": "go", "lesson": "turn_to"}

    def __init__(self, desk: Desk, folder: Path) -> None:
        self._table = (folder / "explore.ipynb").is_file()
        super().__init__(desk)

    def body(self) -> str:
        say, session = self.desk.say, self.desk.session
        show = "" if session.finished else button(say("lesson-show"), "go show", kind="gp-quiet")
        on = self._end() if session.last else self._next()
        back = button(say("lesson-back"), "go back", kind="jupyter-button", off=not session.at)
        return f'<div class="gp-way"><span class="gp-way-on">{on}{show}</span>{back}</div>'

    def _next(self) -> str:
        """A link, so that the page goes back to where the step begins; a dead button while the step is not done."""
        if not self.desk.session.open:
            return button(self.desk.say("lesson-next"), "", kind="jupyter-button", off=True)
        return (
            f'<a class="gp-btn jupyter-button gp-primary" href="#{TOP}" data-do="go next">{self.say("lesson-next")}</a>'
        )

    def _end(self) -> str:
        """Behind the last step: the next lesson, or the whole table."""
        desk = self.desk
        if not desk.session.open:
            return ""
        if desk.place + 1 < len(desk.lessons):
            following = desk.lessons[desk.place + 1]
            words = desk.say("lesson-next-lesson", title=following.title[desk.language])
            return (
                f"<span>{self.say('lesson-finished')}</span>"
                f'<a class="gp-btn jupyter-button gp-primary" href="#{TOP}" data-do="lesson {desk.place + 1}">'
                f"{escape(words)}</a>"
            )
        link = f'<a class="gp-btn jupyter-button gp-primary" href="explore.ipynb?lang={desk.language}">'
        link += f"{self.say('lesson-explore-open')}</a>"
        return f"<span>{self.say('lesson-all-finished')}</span>{link if self._table else ''}"

    def turn_to(self, number: str) -> None:
        """Open the next lesson."""
        if number.isdecimal() and int(number[:2]) < len(self.desk.lessons):
            self.desk.open(int(number[:2]))

    def go(self, where: str) -> None:
        """Move."""
        self.desk.move(where)
