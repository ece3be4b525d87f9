"""The choices: every legal action as a row with its key and its gain; long groups fold; and the typed command."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import ClassVar, Final, NamedTuple

from gamepkg import CHANCE
from gamepkg.scene.tokens import seat_name
from widgets.panels.kit import Panel, button, heading
from widgets.panels.sight import gain_of

KEYS: Final = 9
MOST_GAINS: Final = 40
"""Rows whose gain is worked out; what a click costs stays bounded."""
AMOUNT: Final = re.compile(r"([+−]\d+(?: ?[A-Za-z]+|[^\s,、（(]*))")


def strong_amounts(phrase: str) -> str:
    """A phrase as HTML, its amounts in bold.

    >>> strong_amounts("village 10 falls +6 VP")
    'village 10 falls <b>+6 VP</b>'
    """
    return AMOUNT.sub(r"<b>\1</b>", escape(phrase))


class Row(NamedTuple):
    """One choice: its action, its words, its gain."""

    action: int
    label: str
    gain: str


class Choices(Panel):
    """The rows of the present decision.

    The choices of a game may leave some actions to other panels and show something else than the gain beside them.
    """

    classes: ClassVar = ("gp-panel", "gp-choices")
    verbs: ClassVar[Mapping[str, str]] = {"choose": "choose", "roll": "roll"}
    elsewhere: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that a panel of their own asks."""
    _for: object = None
    _found: Mapping[str, list[Row]] = {}

    def body(self) -> str:
        table, asked = self.table, self.table.state.decision
        if not table.open or table.covered or asked.kind in self.elsewhere:
            return ""
        groups = self._groups()
        if not groups:
            return ""
        key, parts = 0, []
        for number, (title, rows) in enumerate(groups.items()):
            shown, key = self._group(rows, key, folded=number > 0 and key + len(rows) > KEYS, title=title)
            chip = self.chip(asked.rule, "gp-choice-rule") if not number else ""
            head = "" if number else f'<h2 id="gp-choices" tabindex="-1"><span>{escape(title)}</span>{chip}</h2>'
            parts.append(head + shown)
        roll = button(table.say("explore-roll"), "roll", kind="gp-primary") if table.state.to_move == CHANCE else ""
        parts.append(self.rules_here(f"choices-{asked.kind}"))
        return (f'<div class="gp-row gp-first">{roll}</div>' if roll else "") + "".join(parts)

    def _groups(self) -> Mapping[str, list[Row]]:
        """The rows by their headings; worked out once for a position."""
        if self._for != (self.table.revision, self.table.language):
            self._for, self._found = (self.table.revision, self.table.language), self._find()
        return self._found

    def _find(self) -> dict[str, list[Row]]:
        table, state, lang, told = self.table, self.table.state, self.table.language, self.table.telling
        found: dict[str, list[Row]] = {}
        for count, action in enumerate(sorted(table.legal(), key=self._order)):
            if self.leaves_out(action):
                continue
            gain = self.aside(action) if count < MOST_GAINS else ""
            row = Row(action, told.action_label(state, action, lang), gain)
            found.setdefault(told.group_label(state, action, lang), []).append(row)
        return found

    def _order(self, number: int) -> tuple[bool, int, int]:
        """What ends the choosing comes last, and regions that cost VP behind the free ones."""
        told, state = self.table.telling, self.table.state
        return self.table.action(number).kind in told.ENDS, told.price(state, number), number

    def leaves_out(self, action: int) -> bool:
        """Whether another panel offers this action."""
        return False

    def aside(self, action: int) -> str:
        """What stands at the right of a choice, as HTML: what it brings."""
        table = self.table
        if table.state.to_move == CHANCE:
            return ""
        return strong_amounts(gain_of(table, table.try_out(action)))

    def _group(self, rows: list[Row], key: int, folded: bool, title: str) -> tuple[str, int]:
        room = len(rows) if key + len(rows) <= KEYS + 1 else max(0, KEYS - key)
        first, rest = ([], rows) if folded else (rows[:room], rows[room:])
        html = "".join(self._row(row, key + i if key + i <= KEYS else 0) for i, row in enumerate(first, 1))
        out = f'<h3 class="gp-sort">{escape(title)}</h3>' if key and first else ""
        out += f'<div class="gp-choice-list">{html}</div>' if html else ""
        if rest:
            words = self.say("explore-fold-group" if folded else "explore-fold-rest", count=len(rest), title=title)
            opened = " open" if any(row.action == self.table.selected for row in rest) else ""
            body = "".join(self._row(row, 0) for row in rest)
            out += f'<details class="gp-fold"{opened}><summary>{words}</summary>'
            out += f'<div class="gp-choice-list">{body}</div></details>'
        return out, key + len(first)

    def _row(self, row: Row, key: int) -> str:
        on = row.action == self.table.selected
        heard = re.sub("<[^>]*>", " ", row.gain)
        return (
            f'<div class="gp-choice{" gp-on" if on else ""}"><button type="button" class="jupyter-button" '
            f'data-do="choose {row.action}" aria-pressed="{str(on).lower()}"{f" data-key={key}" if key else ""} '
            f'aria-label="{escape(row.label)}. {heard}"></button><div class="gp-face" aria-hidden="true">'
            f"{f'<kbd>{key}</kbd>' if key else '<i></i>'}<span>{escape(row.label)}</span>"
            f'<span class="gp-gain">{row.gain}</span></div></div>'
        )

    def choose(self, words: str) -> None:
        """Preview a row; the second time do it."""
        self.table.choose(words)

    def roll(self, _: str) -> None:
        """Let chance decide."""
        self.table.roll()


MOST_EXAMPLES: Final = 40


class Command(Panel):
    """A line for typed commands; it shows the notation of what is previewed."""

    classes: ClassVar = ("gp-panel", "gp-typed")
    verbs: ClassVar[Mapping[str, str]] = {"command": "command"}
    _typed = ""

    def body(self) -> str:
        table = self.table
        if not table.open or table.covered:
            return ""
        shown = self._typed if table.message else "" if table.selected is None else table.state.format(table.selected)
        legal = table.legal()
        shortest = min(map(table.state.format, legal[:MOST_EXAMPLES]), key=len, default="")
        example = self.say("explore-command-example", example=shortest) if legal else ""
        return (
            f'<form class="gp-command" data-form="command"><input type="text" autocomplete="off" spellcheck="false" '
            f'value="{escape(shown)}" placeholder="{example}" aria-label="{self.say("explore-command")}" '
            f'maxlength="180"><button class="gp-btn">{self.say("explore-command-go")}</button></form>'
        )

    def command(self, text: str) -> None:
        """Read a typed line."""
        self._typed = text
        if text.strip():
            self.table.command(text)


class Cover(Panel):
    """Between two players at one screen: nothing of a hand is shown until its player says so."""

    classes: ClassVar = ("gp-panel", "gp-covered")
    verbs: ClassVar[Mapping[str, str]] = {"uncover": "uncover"}

    def body(self) -> str:
        table = self.table
        if not table.covered:
            return ""
        name = seat_name(table.seat, table.language)
        return (
            f"{heading(self.say('explore-covered', seat=name))}<p>{self.say('explore-covered-text', seat=name)}</p>"
            f'<div class="gp-row">{button(table.say("explore-uncover", seat=name), "uncover", kind="gp-primary")}</div>'
        )

    def uncover(self, _: str) -> None:
        """The player is there."""
        self.table.uncover()
