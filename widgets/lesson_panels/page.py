"""What stands around a lesson: the header, the choice of the lesson, what can be taken along, the foot."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, ClassVar, Final

import ipywidgets

from gamepkg.core.errors import FieldError
from gamepkg.text import LANGUAGES
from widgets.address import position_link, served
from widgets.guard import guarded
from widgets.lesson_panels.desk import Desk
from widgets.lesson_panels.kit import LessonPanel
from widgets.lesson_panels.pick import Pick
from widgets.panels.kit import button
from widgets.panels.parts import OWN_NAMES, Message, status_sign
from widgets.theme import SIGNS

PAGES: Final = ("learn", "explore", "analyse")
HERE: Final = "learn"


class LearnHeader(LessonPanel):
    """The name of the game, the sister pages that lie in the folder, the language."""

    classes: ClassVar = ("gp-top",)
    verbs: ClassVar = {"language": "speak"}

    def __init__(self, desk: Desk, folder: Path) -> None:
        self._pages = [name for name in PAGES if name == HERE or (folder / f"{name}.ipynb").is_file()]
        super().__init__(desk)

    def body(self) -> str:
        lang = self.desk.language
        links = "".join(
            f'<a href="{page}.ipynb?lang={lang}"{" aria-current=page" if page == HERE else ""}>'
            f"{self.say(f'site-page-{page}')}</a>"
            for page in self._pages
        )
        languages = "".join(
            button(OWN_NAMES[one], f"language {one}", kind=f"jupyter-button{' gp-on' * on}", pressed=on)
            for one, on in ((one, one == lang) for one in LANGUAGES)
        )
        return (
            f'<a class="gp-brand" href="../index.ipynb?lang={lang}">{self.say(f"site-game-{self._game}")}</a>'
            f'<nav class="gp-nav" aria-label="{self.say("site-games")}">{links}</nav>'
            f'<div class="gp-tools"><div class="gp-segment" role="group" aria-label="{self.say("site-language")}">'
            f"{languages}</div></div>"
        )

    @property
    def _game(self) -> str:
        return self.desk.session.lesson.game

    def speak(self, lang: str) -> None:
        """Speak this language from now on."""
        if lang in LANGUAGES:
            self.desk.language = lang


class Courses(LessonPanel):
    """The lessons of the course, each with how far the learner is."""

    classes: ClassVar = ("gp-courses",)
    verbs: ClassVar = {"lesson": "turn_to"}

    def body(self) -> str:
        desk = self.desk
        if len(desk.lessons) < 2:
            return ""
        rows = []
        for i, lesson in enumerate(desk.lessons):
            done = desk.say("lesson-done-steps", done=len(desk.progress.done(lesson.id)), all=len(lesson.steps))
            about = desk.say("lesson-about", minutes=lesson.minutes)
            here = "true" if i == desk.place else "false"
            rows.append(
                f'<button type="button" class="gp-btn gp-course" data-do="lesson {i}" aria-pressed="{here}">'
                f"<span>{i + 1}. {escape(lesson.title[desk.language])}</span>"
                f"<small>{escape(about)} · {escape(done)}</small></button>"
            )
        return "".join(rows)

    def turn_to(self, number: str) -> None:
        """Open a lesson, unless it is open."""
        if number.isdecimal() and int(number[:2]) < len(self.desk.lessons) and int(number[:2]) != self.desk.place:
            self.desk.open(int(number[:2]))


class Position(LessonPanel):
    """The position of the step as text for the explore page; written when it is asked for."""

    classes: ClassVar = ("gp-panel",)
    verbs: ClassVar = {"position": "toggle"}

    def __init__(self, desk: Desk, folder: Path) -> None:
        self._opened: object = None
        self._link = (folder / "explore.ipynb").is_file()
        super().__init__(desk)

    def body(self) -> str:
        say, stage = self.desk.say, self.desk.session.stage
        opened = self._opened is stage
        head = button(say("lesson-explore"), "position", pressed=opened)
        if not opened:
            return head
        data = stage.state.to_dict()
        return (
            f'{head}{self._way(data)}<p class="gp-note">{self.say("lesson-explore-how")}</p>'
            f'<textarea readonly aria-label="{self.say("lesson-explore")}">'
            f"{escape(json.dumps(data, ensure_ascii=False))}</textarea>"
        )

    def _way(self, data: Mapping[str, Any]) -> str:
        """The link to the explore page, with the position in it where it can be."""
        if not self._link:
            return ""
        page, lang = "explore.ipynb", self.desk.language
        href = (position_link(page, lang, data) if served() else None) or f"{page}?lang={lang}"
        return (
            f'<p><a class="gp-btn gp-primary" href="{href}" target="_blank">{self.say("lesson-explore-open")}</a></p>'
        )

    def toggle(self, _: str) -> None:
        """Show the text, or hide it; another position hides it too."""
        stage = self.desk.session.stage
        self._opened = None if self._opened is stage else stage
        self.refresh()


class Kept(LessonPanel):
    """What to do so that progress lasts."""

    classes: ClassVar = ("gp-keep-how",)

    def body(self) -> str:
        return f"<h2>{self.say('lesson-keep')}</h2><p>{self.say('lesson-keep-how')}</p>"


class Save(LessonPanel):
    """The file of progress, in the page itself: the server writes nothing."""

    classes: ClassVar = ()

    def body(self) -> str:
        desk = self.desk
        data = b64encode(desk.progress.to_json().encode()).decode()
        file = f"{desk.session.lesson.game}-lessons.json"
        return (
            f'<a class="gp-btn" download="{file}" href="data:application/json;base64,{data}">'
            f"{self.say('lesson-save')}</a>"
        )


class Keep(ipywidgets.VBox):
    """Save progress as a file, and open such a file."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pick = Pick(guarded(self.load, desk.fail))
        self.message = Message()
        super().__init__([Kept(desk), Save(desk), self.pick, self.message])
        self.add_class("gp-panel")
        self.add_class("gp-keep")
        desk.watch(self.refresh)

    def refresh(self) -> None:
        """The words of the button."""
        self.pick.label = self.desk.say("lesson-load")

    def load(self, text: str) -> None:
        """Take up the progress of a file, or say that it holds none."""
        try:
            count = self.desk.load(text)
        except FieldError:
            self.message.refuse(self.desk.say("lesson-bad-file"), "")
        else:
            self.message.tell(self.desk.say("lesson-loaded", count=count))


class Below(ipywidgets.HBox):
    """What stands below a lesson."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        self.keep = Keep(desk)
        super().__init__([Position(desk, folder), self.keep])
        self.add_class("gp-below")


class LearnFoot(LessonPanel):
    """What the signs mean."""

    classes: ClassVar = ("gp-foot",)

    def body(self) -> str:
        signs = (f"<span>{status_sign(status)} {self.say(f'status-{status}')}</span>" for status in SIGNS)
        return f"{' '.join(signs)}<span>{self.say('lesson-standin')}</span>"
