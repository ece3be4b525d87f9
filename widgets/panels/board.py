"""The board of the page with its key."""

from __future__ import annotations

from html import escape
from typing import ClassVar

import ipywidgets

from gamepkg.scene import legend
from widgets.boards.plotly_board import PlotlyBoard
from widgets.panels.kit import Panel
from widgets.panels.sight import sight
from widgets.table import Table


class Key(Panel):
    """The key of the map: open on a desk, a fold on a phone."""

    classes: ClassVar = ("gp-keys",)

    def body(self) -> str:
        scene = sight(self.table)
        return (
            f'<div class="gp-desk">{legend(scene)}</div><details class="gp-fold gp-phone"><summary>{self.say("explore-key")}'
            f"</summary>{legend(scene)}</details>{self._focus(scene)}"
        )

    def _focus(self, scene: object) -> str:
        focus = self.table.focus
        return f'<p class="gp-looked">{escape(sight(self.table).alt(focus))}</p>' if focus is not None else ""


class BoardPanel(ipywidgets.VBox):
    """The map: a click means what it means now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = PlotlyBoard(sight(table), on_error=table.fail)
        self.board.on_cell(table.click)
        super().__init__([self.board, Key(table)])
        self.add_class("gp-panel")
        self.add_class("gp-board")
        table.watch(self.refresh)

    def refresh(self) -> None:
        """Show the table as it is now; only what changed is sent."""
        self.board.show(sight(self.table))
