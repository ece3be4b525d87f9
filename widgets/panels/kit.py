"""What all panels are made of: a piece of live HTML that shows a table, rule chips, buttons, headings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from typing import Any, ClassVar, Final

from gamepkg import rulebook
from gamepkg.core.errors import UnknownRule
from widgets import theme
from widgets.guard import guarded
from widgets.live import Live
from widgets.panels import parts
from widgets.panels.here import rules_here
from widgets.table import Table

MOST_CHIPS: Final = 3
"""More rules than these behind one sentence are not shown as chips."""


class Panel(Live):
    """A part of the page: it turns the table into HTML, and clicks into calls of the table.

    A subclass names its CSS ``classes``, writes `body`, and lists in ``verbs`` what the first word of ``data-do``
    means; the method gets the rest. An empty body hides the panel. ``still`` panels depend on the position only.
    """

    classes: ClassVar[tuple[str, ...]] = ("gp-panel",)
    verbs: ClassVar[Mapping[str, str]] = {}
    still: ClassVar[bool] = False

    def __init__(self, table: Table, **traits: Any) -> None:
        super().__init__(**traits)
        self.table = table
        self._seen: object = None
        for name in self.classes:
            self.add_class(name)
        self.on_do(guarded(self._do, table.fail))
        table.watch(self.refresh)

    def refresh(self) -> None:
        """Show the table as it is now."""
        table = self.table
        seen = (table.revision, table.language, table.viewer, table.cover, table.looking) if self.still else None
        if seen is None or seen != self._seen:
            self._seen = seen
            self.html = self.body()
            (self.remove_class if self.html else self.add_class)("gp-hidden")

    def again(self) -> None:
        """Show the table once more, because something of the panel itself changed."""
        self._seen = None
        self.refresh()

    def body(self) -> str:
        """The HTML; "" hides the panel."""
        raise NotImplementedError

    def _do(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        if verb in self.verbs:
            getattr(self, self.verbs[verb])(rest)
        elif verb == "rule" and rest in rulebook(self.table.state.game):
            self.table.rule_requested = rest

    def say(self, message: str, /, **values: str | int) -> str:
        """A sentence in the language of the page, safe for HTML."""
        return escape(self.table.say(message, **values))

    def chip(self, rule_id: str, group: str = "gp-chip") -> str:
        """The chip of a rule: its title, and behind it id, text and where it comes from."""
        return _chip(self.table.state.game, rule_id, self.table.language, group)

    def rules_here(self, panel: str) -> str:
        """The fold of the rules that a panel shows; "" where the game names none."""
        return rules_here(self.table.state.game, panel, self.table.language)


@cache
def _chip(game: str, rule_id: str, lang: str, group: str) -> str:
    try:
        return parts.rule_chip(rulebook(game)[rule_id], lang, group, book=True)
    except UnknownRule:
        return f'<span class="gp-id">{escape(rule_id)}</span>'


def chips(table: Table, rules: Iterable[str], group: str = "gp-chip") -> str:
    """The chips of some rules, each once, the first few of them."""
    shown = list(dict.fromkeys(rules))[:MOST_CHIPS]
    return " ".join(_chip(table.state.game, rule, table.language, group) for rule in shown)


def button(
    words: str, do: str, *, kind: str = "", off: bool = False, title: str = "", pressed: bool | None = None
) -> str:
    """A button that says ``do`` when it is pressed; ``words`` is plain text."""
    state = "" if pressed is None else f' aria-pressed="{str(pressed).lower()}"'
    hint = f' title="{escape(title)}" aria-label="{escape(title)}"' if title else ""
    return (
        f'<button type="button" class="gp-btn {kind}" data-do="{escape(do)}"{state}{hint}{" disabled" if off else ""}>'
        f"{escape(words)}</button>"
    )


def heading(title: str, aside: str = "") -> str:
    """The heading of a panel; both are HTML."""
    return f"<h2><span>{title}</span>{f'<small>{aside}</small>' if aside else ''}</h2>"


def seat_label(seat: int, name: str) -> str:
    """Emblem and name of a seat."""
    return f'<span class="gp-seat">{theme.emblem(seat)}{escape(name)}</span>'


def number(value: int) -> str:
    """A number with a true minus sign.

    >>> number(-3)
    '−3'
    """
    return f"−{-value}" if value < 0 else str(value)
