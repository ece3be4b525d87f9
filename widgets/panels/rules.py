"""The rule book: search it, read it by chapters, open one rule, and see where this match used it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from html import escape
from typing import ClassVar, Final

import ipywidgets

from gamepkg import rulebook
from gamepkg.core.event import Event
from gamepkg.core.rulebook import Rule, RuleBook
from gamepkg.text import say
from widgets.panels.kit import Panel
from widgets.panels.parts import handler, labelled, status_sign
from widgets.table import Table

MOST_USES: Final = 12
"""More steps than these are only counted."""


class RuleBrowser(ipywidgets.VBox):
    """Search field, list and the open rule. The open rule is ``table.rule_requested``, so any chip can open one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.search = labelled(ipywidgets.Text(continuous_update=True))
        self.list = RuleList(table)
        self.page = RulePage(table)
        self.search.observe(handler(table, lambda: self.list.look_for(self.search.value)), "value")
        left = ipywidgets.VBox([self.search, self.list])
        left.add_class("gp-rules-find")
        super().__init__([left, self.page])
        self.add_class("gp-panel")
        self.add_class("gp-rules")

        def name() -> None:
            self.search.description = table.say("rules-search")
            self.search.placeholder = table.say("rules-search-hint")

        table.watch(name)

    @property
    def root(self) -> ipywidgets.VBox:
        """The panel itself."""
        return self


class _OfTheBook(Panel):
    """A panel that opens rules."""

    verbs: ClassVar = {"open": "open_rule"}

    @property
    def book(self) -> RuleBook:
        return rulebook(self.table.state.game)

    def open_rule(self, rule_id: str) -> None:
        """Open the rule with this id; words that are no id are ignored."""
        if rule_id in self.book:
            self.table.rule_requested = rule_id

    def link(self, rule: Rule) -> str:
        """A button that opens a rule."""
        now = ' aria-current="true"' if rule.id == self.table.rule_requested else ""
        word = f" <small>{self.say('rules-word-ruling')}</small>" if rule.status == "ruling" else ""
        return (
            f'<button type="button" class="gp-rule-link" data-do="open {escape(rule.id)}"{now}>'
            f"{status_sign(rule.status)}<span>{escape(rule.title_in(self.table.language))}{word}</span></button>"
        )

    def links(self, rules: Iterable[Rule]) -> str:
        """A list of such buttons."""
        return f'<ul class="gp-rule-links">{"".join(f"<li>{self.link(rule)}</li>" for rule in rules)}</ul>'


class RuleList(_OfTheBook):
    """The rules that a search found, or all of them by chapters."""

    classes: ClassVar = ("gp-rule-list",)
    _wanted = ""

    def look_for(self, words: str) -> None:
        """Show the rules that hold these words, in their id, title or text, in either language."""
        self._wanted = words[:200].strip()
        self.again()

    def body(self) -> str:
        return self._hits() if self._wanted else self._chapters()

    def _hits(self) -> str:
        found = self.book.search(self._wanted, self.table.language)
        count = escape(say("rules-found", self.table.language, count=len(found)))
        return f'<p class="gp-note" role="status">{count}</p>{self.links(found)}'

    def _chapters(self) -> str:
        wanted = self.table.rule_requested
        parts = []
        for chapter in self.book.chapters():
            unfolded = " open" if any(rule.id == wanted for rule in chapter.rules) else ""
            parts.append(
                f'<details class="gp-fold" name="gp-chapter"{unfolded}><summary>'
                f"{escape(chapter.title_in(self.table.language))}"
                f"<small>{len(chapter.rules)}</small></summary>{self.links(chapter.rules)}</details>"
            )
        return "".join(parts)


class RulePage(_OfTheBook):
    """One rule: what it says, how sure that is, its relatives, and the steps of this match that cite it."""

    classes: ClassVar = ("gp-rule-page",)
    verbs: ClassVar = {"open": "open_rule", "back": "back", "step": "step"}

    def __init__(self, table: Table) -> None:
        self._past: list[str] = []
        self._shown = ""
        super().__init__(table, role="region")

    def back(self, _: str = "") -> None:
        """Open the rule that was open before."""
        if self._past:
            self._shown = self._past.pop()
            self.table.rule_requested = self._shown

    def step(self, number: str) -> None:
        """Show the position after a step that cites the rule."""
        if number.isascii() and number.isdigit() and int(number) < len(self.table.match.steps):
            self.table.goto(int(number) + 1)

    def body(self) -> str:
        wanted = self.table.rule_requested
        if wanted not in self.book:
            return f'<p class="gp-note">{self.say("rules-none-open")}</p>'
        if wanted != self._shown:
            if self._shown:
                self._past = [*self._past[-20:], self._shown]
            self._shown = wanted
        return self._rule(self.book[wanted])

    def _rule(self, rule: Rule) -> str:
        lang = self.table.language
        chapter = next(c for c in self.book.chapters() if c.id == rule.chapter)
        back = f'<button type="button" class="gp-btn gp-quiet" data-do="back">{self.say("rules-back")}</button>'
        return (
            f'<div class="gp-kicker"><span>{escape(chapter.title_in(lang))}</span>{back if self._past else ""}</div>'
            f'<h2 class="gp-rule-title">{escape(rule.title_in(lang))}</h2><p class="gp-id">{escape(rule.id)}</p>'
            f'<p class="gp-rule-text" lang="{lang}">{escape(rule.text_in(lang))}</p>'
            f'<p class="gp-rule-status">{status_sign(rule.status)} <b>{self.say(f"status-{rule.status}")}</b> '
            f"{self.say(f'status-{rule.status}-long')}</p>{self._choices(rule)}{self._relatives(rule)}{self._uses(rule)}"
        )

    def _choices(self, rule: Rule) -> str:
        if not rule.choices:
            return ""
        played = self.table.match.options.get("rulings", {}).get(rule.id, rule.choices[0])
        now = f" ({self.say('rules-choice-now')})"
        ways = "".join(
            f"<li>{self.say(f'rules-choice-{way}')}{now if way == played else ''}</li>" for way in rule.choices
        )
        return f'<div class="gp-instead"><p>{self.say("status-option-long")}</p><ul class="gp-dots">{ways}</ul></div>'

    def _relatives(self, rule: Rule) -> str:
        parent, children = self.book.parent(rule.id), self.book.children(rule.id)
        above = f"<h3>{self.say('rules-parent')}</h3>{self.links((parent,))}" if parent else ""
        below = f"<h3>{self.say('rules-children')}</h3>{self.links(children)}" if children else ""
        return above + below

    def _uses(self, rule: Rule) -> str:
        journal = self.table.journal
        starts = [step.first_event for step in journal.steps]
        cited: dict[int, Event] = {}
        for event in journal:
            if event.rule == rule.id:
                cited.setdefault(bisect_right(starts, event.index) - 1, event)
        title = escape(say("rules-uses", self.table.language, count=len(cited)))
        lines = []
        for number, event in list(cited.items())[: -MOST_USES - 1 : -1]:
            told = escape(self.table.telling.event_text(self.table.state, event, self.table.language, journal.events))
            label = escape(say("rules-step", self.table.language, number=number + 1, round=journal.steps[number].round))
            lines.append(
                f'<li><button type="button" class="gp-rule-link" data-do="step {number}">'
                f"<span><small>{label}</small> {told}</span></button></li>"
            )
        more = len(cited) - len(lines)
        rest = f'<p class="gp-note">{escape(say("rules-uses-more", self.table.language, count=more))}</p>'
        return f'<h3>{title}</h3><ul class="gp-rule-links">{"".join(lines)}</ul>{rest if more else ""}'
