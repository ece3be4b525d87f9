"""What the side panels are made of: rule chips, messages about wrong data, small builders of widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

import ipywidgets

from gamepkg.core.errors import FieldError, GamepkgError
from gamepkg.core.rulebook import Rule, RuleBook
from gamepkg.text import say
from widgets.guard import guarded
from widgets.table import Table
from widgets.theme import SIGNS, chip

OWN_NAMES: Final = {"en": "English", "ja": "日本語"}
"""The languages, each in its own letters."""
SIGN_LETTERS: Final = {"seed": "●", "official": "○", "ruling": "◆"}


@cache
def side_style() -> str:
    """The style sheet of the side panels, as an element."""
    return f"<style>{files('widgets.panels').joinpath('side.css').read_text('utf-8')}</style>"


def status_sign(status: str) -> str:
    """The sign of a rule's status as inline SVG."""
    return f'<svg viewBox="0 0 12 12" aria-hidden="true">{SIGNS[status]}</svg>'  # type: ignore[index]


def rule_text(rule: Rule, lang: str) -> str:
    """Id, text and status of a rule as HTML."""
    return (
        f'<div class="gp-id">{escape(rule.id)}</div><p class="gp-rule-text" lang="{lang}">'
        f"{escape(rule.text_in(lang))}</p>"
        f'<p class="gp-note">{status_sign(rule.status)} {escape(say(f"status-{rule.status}-long", lang))}</p>'
    )


def rule_chip(rule: Rule, lang: str, group: str = "gp-chip", book: bool = False) -> str:
    """The chip of a rule; a ruling says the word. With ``book`` it has a button that says ``rule ID``."""
    more = f'<button type="button" class="gp-btn gp-quiet" data-do="rule {escape(rule.id)}">' if book else ""
    more += f"{escape(say('rules-open', lang))}</button>" if book else ""
    word = say("rules-word-ruling", lang) if rule.status == "ruling" else ""
    return chip(rule.title_in(lang), rule_text(rule, lang) + more, rule.status, word, group)  # type: ignore[arg-type]


def refusal(error: GamepkgError, book: RuleBook, lang: str) -> str:
    """What an error says, as HTML: the field, the problem, the rule.

    The problem itself is in English, as everywhere in the library; the frame and the rule are in the reader's language.
    """
    if not isinstance(error, FieldError):
        return f'<p lang="en">{escape(str(error))}</p>'
    rule = f"<div>{rule_chip(book[error.rule], lang)}</div>" if error.rule and error.rule in book else ""
    return (
        f'<p><span class="gp-tag">{escape(say("edit-field", lang))}</span> <code>{escape(error.field)}</code></p>'
        f'<p lang="en">{escape(error.problem)}</p>{rule}'
    )


class Message(ipywidgets.HTML):
    """A place for one message at a time: a refusal, or what was done. A live region, hidden while empty."""

    def __init__(self) -> None:
        super().__init__()
        self.add_class("gp-message")
        self.clear()

    def clear(self) -> None:
        """Say nothing."""
        self.value = ""
        self.add_class("gp-hidden")

    def refuse(self, title: str, body: str) -> None:
        """Say why something cannot be; ``title`` is plain text, ``body`` HTML."""
        self._show(f'<div class="gp-told gp-refused" role="alert"><b>{escape(title)}</b>{body}</div>')

    def tell(self, text: str) -> None:
        """Say what was done."""
        self._show(f'<div class="gp-told" role="status">{escape(text)}</div>')

    def _show(self, html: str) -> None:
        self.value = html
        self.remove_class("gp-hidden")


def labelled(control: ipywidgets.DOMWidget, *css: str) -> Any:
    """The control with its description above it; the description is its name for readers too."""
    for name in ("gp-labelled", *css):
        control.add_class(name)
    return control


def relabel(control: Any, options: Sequence[tuple[str, Any]]) -> None:
    """Give a choice new words (or options), and keep its value where that is still possible."""
    if list(control.options) == list(options):
        return
    kept = control.value
    control.options = options
    values = [value for _, value in options]
    control.value = kept if kept in values else values[0]


class Pool(ipywidgets.HBox):
    """A row of buttons that are made when first needed and used again: `fill` gives them words and what they do."""

    def __init__(self, css: str = "gp-chips") -> None:
        super().__init__([])
        self.add_class(css)
        self._acts: list[Callable[[], None]] = []
        self._buttons: list[ipywidgets.Button] = []

    def fill(self, entries: Sequence[tuple[str, Callable[[], None]]], tooltip: str = "") -> None:
        """Show exactly these buttons."""
        self._acts = [act for _, act in entries]
        if len(entries) > len(self._buttons):
            self._buttons += (self._button(i) for i in range(len(self._buttons), len(entries)))
            self.children = self._buttons
        for i, button in enumerate(self._buttons):
            shown = i < len(entries)
            (button.remove_class if shown else button.add_class)("gp-hidden")
            if shown:
                button.description = entries[i][0]
                button.tooltip = tooltip

    def _button(self, i: int) -> ipywidgets.Button:
        button = ipywidgets.Button()
        button.on_click(lambda _: self._acts[i]() if i < len(self._acts) else None)
        return button


def handler(table: Table, act: Callable[[], object]) -> Callable[..., None]:
    """A handler for the events of a widget, which are not looked at; what ``act`` raises is told at the table."""
    return guarded(lambda *event: act(), table.fail)


def button(press: Callable[..., Any], *css: str) -> ipywidgets.Button:
    """A button that calls ``press`` (a `handler`); its words come later."""
    made = ipywidgets.Button()
    made.on_click(press)
    for name in css:
        made.add_class(name)
    return made


def box(children: Sequence[ipywidgets.DOMWidget], *css: str) -> ipywidgets.VBox:
    """A box whose classes lay it out."""
    made = ipywidgets.VBox(list(children))
    for name in css:
        made.add_class(name)
    return made
