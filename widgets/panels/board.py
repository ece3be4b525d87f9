"""The board of the page with its key."""

from __future__ import annotations

from html import escape
from typing import ClassVar

import ipywidgets

from widgets.boards import Board
from widgets.boards.plotly_board import PlotlyBoard
from widgets.key import map_key
from widgets.panels.kit import Panel
from widgets.panels.sight import sight
from widgets.table import Table


class Key(Panel):
    """The key of the map, a fold on a phone; and in words the region that is looked at."""

    classes: ClassVar = ("gp-keys",)

    def __init__(self, table: Table, board: Board) -> None:
        self._board = board
        super().__init__(table)

    def body(self) -> str:
        scene, focus = self._board.scene, self.table.focus
        key = map_key(scene, self.table.telling, self.table.language) + self.rules_here("key")
        looked = f'<p class="gp-looked">{escape(scene.alt(focus))}</p>' if focus is not None else ""
        return (
            f'<div class="gp-desk">{key}</div><details class="gp-fold gp-phone">'
            f"<summary>{self.say('explore-key')}</summary>{key}</details>{looked}"
        )


class BoardPanel(ipywidgets.VBox):
    """The map: a click means what it means now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = PlotlyBoard(sight(table), on_error=table.fail)
        self.board.on_cell(table.click)
        table.watch(self.refresh)
        super().__init__([self.board, Key(table, self.board)])
        self.add_class("gp-panel")
        self.add_class("gp-board")

    def refresh(self) -> None:
        """Show the table as it is now; only what changed is sent."""
        self.board.show(sight(self.table))
