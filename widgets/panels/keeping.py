"""Another match takes the place of the one that is played; that one is kept and can be brought back."""

from __future__ import annotations

from typing import Final

import ipywidgets

from gamepkg import Match
from widgets.panels.parts import handler
from widgets.table import Table

BACK: Final = "file-back"
AGAIN: Final = "file-again"


class Keeper(ipywidgets.Button):
    """The button "Back to my game": hidden until `replace` has put another match on the table.

    Pressing it changes the two matches, so that neither is lost.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._other: Match | None = None
        self._words = BACK
        self.on_click(handler(table, self.swap))
        table.watch(self._name)

    def replace(self, match: Match, message: str) -> None:
        """Play this match; the present one is kept. ``message`` is what the page then says."""
        self._put(match, message, BACK)

    def swap(self) -> None:
        """Play the match that is kept, and keep the present one."""
        if self._other is not None:
            message = self._table.say(f"{self._words}-done")
            self._put(self._other, message, AGAIN if self._words == BACK else BACK)

    def _put(self, match: Match, message: str, words: str) -> None:
        with self._table.changing():
            self._table.resume()
            self._other, self._words = self._table.match, words
            self._table.replace(match, message)

    def _name(self) -> None:
        self.description = self._table.say(self._words)
        (self.add_class if self._other is None else self.remove_class)("gp-hidden")
