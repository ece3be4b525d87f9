"""The model of a lesson on the page: the session, and what the learner has marked or chosen but not handed in yet.

Panels watch a `Desk` and call its methods; nothing here draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import traitlets

from gamepkg.core.errors import GamepkgError
from gamepkg.lesson import Lesson, Progress, Session
from gamepkg.lesson.model import Choose, Mark, Number
from gamepkg.text import LANGUAGES, say
from gamepkg.text.telling import Telling, telling
from widgets.guard import guarded

MOST_DIGITS: Final = 3


class Desk(traitlets.HasTraits):
    """A course on one page, of which one lesson is open.

    ``language``; ``moment`` is bumped once after each change; ``marked`` are region numbers in the order of the clicks,
    ``chosen`` ids of options; ``message`` is what the page says besides the verdict.
    """

    language = traitlets.Enum(LANGUAGES, "en")
    moment = traitlets.Int(0)

    def __init__(self, lessons: Sequence[Lesson], language: str = "en", progress: Progress | None = None) -> None:
        super().__init__(language=language)
        self.lessons = tuple(lessons)
        self.progress = progress or Progress()
        self.session = Session(self.lessons[0], self.progress)
        self.marked: list[int] = []
        self.chosen: list[str] = []
        self.message = ""

    @property
    def telling(self) -> Telling:
        """The words and pictures of the game."""
        return telling(self.session.lesson.game)

    @property
    def palette(self) -> str:
        """The terrains of the game, as the tokens name them; they are called like the game."""
        return self.session.lesson.game

    @property
    def place(self) -> int:
        """The place of the open lesson in the course, from 0."""
        return self.lessons.index(self.session.lesson)

    def open(self, number: int) -> None:
        """Open a lesson of the course where it was left."""
        self.session = Session(self.lessons[number], self.progress)
        self._clear()
        self.changed()

    # ------------------------------------------------------------------ views

    def watch(self, view: Callable[[], object]) -> None:
        """Call ``view()`` now and after every change."""
        view()
        self.observe(guarded(lambda change: view(), self._fail_quietly), "moment")

    def changed(self) -> None:
        """Tell the views."""
        self.moment += 1

    @traitlets.observe("language")
    def _speak(self, change: object) -> None:
        self.message = ""
        self.changed()

    def told(self, text: Mapping[str, str]) -> str:
        """A text of the lesson in the language of the page."""
        return self.session.told(text[self.language], self.language)

    def say(self, message: str, /, **values: str | int) -> str:
        """The sentence with this id in the language of the page."""
        return say(message, self.language, **values)

    def fail(self, error: Exception) -> None:
        """Tell that something did not work; the lesson is as it was."""
        expected = isinstance(error, GamepkgError)
        self.message = str(error) if expected and self.language == "en" else self.say("lesson-failed")
        self.changed()

    def _fail_quietly(self, error: Exception) -> None:
        if not self.message:
            self.fail(error)

    # ------------------------------------------------------------------ answering

    @property
    def marking(self) -> bool:
        """Whether regions are to be marked now."""
        return not self.session.finished and isinstance(self.session.question.question, Mark)

    def click(self, region: int) -> None:
        """Mark a region, or take the mark off it; without effect where nothing is to be marked."""
        if not self.marking:
            return
        self._forget_verdict()
        if region in self.marked:
            self.marked.remove(region)
        elif region in self.telling.regions(self.session.stage.state):
            self.marked.append(region)
        self.changed()

    def choose(self, option: str) -> None:
        """Choose an option: the answer itself where one is asked for, else one of several."""
        question = self.session.question.question
        if self.session.finished or not isinstance(question, Choose):
            return
        if not question.several:
            self.chosen = [option]
            self.check()
            return
        self._forget_verdict()
        self.chosen = [one for one in self.chosen if one != option] + [option] * (option not in self.chosen)
        self.changed()

    def check(self) -> None:
        """Hand in what is marked or chosen."""
        if self.session.finished:
            return
        question = self.session.question.question
        answer = [str(region) for region in self.marked] if isinstance(question, Mark) else list(self.chosen)
        if answer and not isinstance(question, Number):
            self._answer(answer)

    def number(self, text: str) -> None:
        """Hand in a number as it was typed."""
        text = text.strip().replace("−", "-")
        if self.session.finished or not isinstance(self.session.question.question, Number):
            return
        if not text.removeprefix("-").isdecimal() or len(text) > MOST_DIGITS:
            self.message = self.say("lesson-no-number")
            self.changed()
            return
        self.chosen = [text]
        self._answer(int(text))

    def _answer(self, answer: list[str] | int) -> None:
        self.message = ""
        if self.session.answer(answer).right:
            self.marked, self.chosen = [], []
        self.changed()

    def clear(self) -> None:
        """Take all marks off."""
        self._clear()
        self._forget_verdict()
        self.changed()

    def _clear(self) -> None:
        self.marked, self.chosen, self.message = [], [], ""

    def _forget_verdict(self) -> None:
        self.message = ""
        if self.session.verdict and not self.session.verdict.right:
            self.session.verdict = None

    # ------------------------------------------------------------------ moving

    def move(self, where: str) -> None:
        """``next``, ``back``, ``show``, ``restart``, or the number of a step from 0."""
        session = self.session
        moves = {"next": session.next, "back": session.back, "show": session.show, "restart": session.restart}
        if where.isdecimal():
            session.go(int(where[:MOST_DIGITS]))
        elif where in moves:
            moves[where]()
        self._clear()
        self.changed()

    def load(self, text: str | bytes) -> int:
        """Take up the progress of a file; how many steps of the course are done now."""
        self.progress.merge(Progress.from_json(text))
        self.open(self.place)
        return sum(len(self.progress.done(lesson.id)) for lesson in self.lessons)
