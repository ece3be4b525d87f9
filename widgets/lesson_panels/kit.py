"""What the panels of a lesson are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, ClassVar

from gamepkg import rulebook
from widgets.guard import guarded
from widgets.lesson_panels.desk import Desk
from widgets.live import Live
from widgets.panels import parts

GAP: Mapping[str, str] = {"en": " ", "ja": ""}


class LessonPanel(Live):
    """A part of the page: it turns the desk into HTML, and clicks into calls of the desk.

    A subclass names its CSS ``classes``, writes `body`, and lists in ``verbs`` what the first word of ``data-do``
    means; the method gets the rest. An empty body hides the panel.
    """

    classes: ClassVar[tuple[str, ...]] = ("gp-panel",)
    verbs: ClassVar[Mapping[str, str]] = {}

    def __init__(self, desk: Desk, **traits: Any) -> None:
        super().__init__(**traits)
        self.desk = desk
        for name in self.classes:
            self.add_class(name)
        self.on_do(guarded(self._do, desk.fail))
        desk.watch(self.refresh)

    def refresh(self) -> None:
        """Show the desk as it is now."""
        self.html = self.body()
        (self.remove_class if self.html else self.add_class)("gp-hidden")

    def body(self) -> str:
        """The HTML; "" hides the panel."""
        raise NotImplementedError

    def _do(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        if verb in self.verbs:
            getattr(self, self.verbs[verb])(rest)

    def say(self, message: str, /, **values: str | int) -> str:
        """A sentence in the language of the page, safe for HTML."""
        return escape(self.desk.say(message, **values))

    def told(self, text: Mapping[str, str]) -> str:
        """A text of the lesson in the language of the page, safe for HTML."""
        return escape(self.desk.told(text))

    def chips(self, rules: Iterable[str], group: str) -> str:
        """The chips of some rules, each once."""
        book, lang = rulebook(self.desk.session.lesson.game), self.desk.language
        return " ".join(parts.rule_chip(book[rule], lang, group) for rule in dict.fromkeys(rules) if rule in book)
