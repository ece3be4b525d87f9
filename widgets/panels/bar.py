"""What stands at the edges of the page: the bottom bar of a phone, and the options of the table."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from widgets.live import Keys
from widgets.panels.kit import Panel, button
from widgets.panels.preview import outlook_commit, refusal_title
from widgets.panels.sight import gain_of
from widgets.table import Table


class Bar(Panel):
    """What is chosen, its gain in one line, and the main button."""

    classes: ClassVar = ("gp-bar",)
    verbs: ClassVar[Mapping[str, str]] = {"commit": "commit", "back": "back"}

    def body(self) -> str:
        table = self.table
        if table.covered or not table.open:
            return ""
        if table.refusal is not None:
            return f"<div>{escape(refusal_title(table))}</div>{button(table.say('explore-close'), 'back')}"
        if table.selected is None and not table.plan:
            return ""
        return (
            f"<div>{self._chosen()}<small>{escape(gain_of(table, table.outlook()))}</small></div>"
            f"{button(outlook_commit(table), 'commit', kind='jupyter-button gp-primary')}"
        )

    def _chosen(self) -> str:
        """What is chosen; of a whole gesture the button says it."""
        table = self.table
        if table.plan:
            return ""
        return escape(table.telling.action_label(table.state, table.selected or 0, table.language))

    def commit(self, _: str) -> None:
        """Do it."""
        self.table.commit()

    def back(self, _: str) -> None:
        """Leave the refusal."""
        self.table.back()


class Options(Panel):
    """How this table plays: who deals, whether hands are covered, whether single letters are keys."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-options")
    verbs: ClassVar[Mapping[str, str]] = {"chance": "chance", "cover": "cover", "letters": "letters"}

    def __init__(self, table: Table, keys: Keys) -> None:
        self._keys = keys
        super().__init__(table)

    def body(self) -> str:
        table = self.table
        switches = (
            ("chance", table.match.chance == "ask"), ("cover", table.cover), ("letters", self._keys.letters),
        )  # fmt: skip
        rows = "".join(
            f'<div class="gp-option"><span><b>{self.say(f"explore-option-{name}")}</b><br>'
            f"<small>{self.say(f'explore-option-{name}-text')}</small></span>"
            f"{self._switch(name, on)}</div>"
            for name, on in switches
        )
        keys = "".join(
            f"<tr><td><kbd>{escape(key)}</kbd></td><td>{self.say(f'explore-key-{name}')}</td></tr>"
            for key, name in KEYS
        )
        return (
            f'<details class="gp-fold"><summary>{self.say("explore-options")}</summary>{rows}'
            f"{self.rules_here('options')}</details>"
            f'<details class="gp-fold"><summary>{self.say("explore-keys")}</summary>'
            f'<table class="gp-keylist">{keys}</table></details>'
        )

    def _switch(self, name: str, on: bool) -> str:
        say = self.table.say
        return button(say("explore-on" if on else "explore-off"), name, pressed=on, title=say(f"explore-option-{name}"))

    def chance(self, _: str) -> None:
        """Ask for each card that comes up, or deal without asking."""
        self.table.ask_for_chance(self.table.match.chance != "ask")

    def cover(self, _: str) -> None:
        """Cover hands between turns, or show the hand of whoever is on turn."""
        table = self.table
        with table.changing():
            table.cover = not table.cover
            table.viewer = table.seat

    def letters(self, _: str) -> None:
        """Single letters and digits are keys, or not."""
        self._keys.letters = not self._keys.letters
        self.again()


KEYS = (
    ("Tab", "tab"), ("1–9", "rows"), ("Enter", "enter"), ("Esc", "back"), ("U", "undo"), ("⇧U", "redo"),
    ("/", "command"), ("?", "rule"),
)  # fmt: skip
