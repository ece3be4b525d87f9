"""The lesson player. `Lesson` plays lessons on a live board; `learn` is the page of a game's course.

>>> from gamepkg.lesson import course
>>> player = Lesson(course("deus")[:1])
>>> player.desk.session.step.id
'first'
>>> player.desk.click(1)
>>> player.desk.marked
[1]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import ipywidgets

from gamepkg.lesson import Lesson as LessonFile
from gamepkg.lesson import course
from widgets.address import requested_language
from widgets.lesson_panels.answering import Judgement, ReplyBox
from widgets.lesson_panels.board import LessonBoard
from widgets.lesson_panels.desk import Desk
from widgets.lesson_panels.held import Held
from widgets.lesson_panels.page import Below, Courses, LearnFoot, LearnHeader
from widgets.lesson_panels.telling import LessonStrip, LessonText, LessonWay
from widgets.panels.parts import side_style
from widgets.theme import style_tag


class Lesson(ipywidgets.VBox):
    """Text, board, answer and the way on of the lessons of a course, of which one is open.

    Inside a page with the style of `widgets.theme`; ``desk`` is its model.
    """

    def __init__(self, lessons: Sequence[LessonFile] | Desk, language: str = "en", folder: Path = Path()) -> None:
        self.desk = lessons if isinstance(lessons, Desk) else Desk(lessons, language)
        study = _box("gp-study", LessonStrip(self.desk, role="status"), LessonBoard(self.desk), Held(self.desk))
        answer = _box("gp-answer", ReplyBox(self.desk), Judgement(self.desk, role="status"))
        super().__init__([LessonText(self.desk), study, answer, LessonWay(self.desk, folder)])
        self.add_class("gp-cols")
        self.add_class("gp-learn")


class LearnPage(ipywidgets.VBox):
    """The whole page: header, choice of the lesson, the lesson, and what a learner takes along."""

    def __init__(self, lessons: Sequence[LessonFile], language: str = "en", folder: Path = Path()) -> None:
        self.desk = Desk(lessons, language)
        style = ipywidgets.HTML(style_tag() + side_style() + lesson_style())
        player = Lesson(self.desk, folder=folder)
        super().__init__([style, LearnHeader(self.desk, folder), Courses(self.desk), player, Below(self.desk, folder),
                          LearnFoot(self.desk)])  # fmt: skip
        self.add_class("gp")
        self.desk.watch(self.refresh)

    def refresh(self) -> None:
        """The language of the page."""
        (self.add_class if self.desk.language == "ja" else self.remove_class)("gp-ja")


def learn(game: str = "deus", lang: str | None = None) -> LearnPage:
    """The page of the notebook ``learn.ipynb`` of a game, in the language of its address."""
    return LearnPage(course(game), lang or requested_language())


@cache
def lesson_style() -> str:
    """The rules of the classes of this page, as an element."""
    return f"<style>{files('widgets.lesson_panels').joinpath('lesson.css').read_text('utf-8')}</style>"


def _box(name: str, *children: ipywidgets.Widget) -> ipywidgets.VBox:
    box = ipywidgets.VBox(children)
    box.add_class(name)
    return box
