"""The position editor of Stone Age: board and players; everything else stands in the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import ipywidgets

from widgets.panels.parts import box
from widgets.panels.position import PositionEditor
from widgets.stoneage.position.board_form import BoardForm
from widgets.stoneage.position.draft import StoneageDraft
from widgets.stoneage.position.seat_form import SeatForm


class StoneageEditor(PositionEditor):
    """The forms of a position of Stone Age."""

    drafts: ClassVar = StoneageDraft

    def forms(self) -> Sequence[ipywidgets.Widget]:
        """Board and players side by side."""
        self.board = BoardForm(self.shop)
        self.seats = SeatForm(self.shop)
        return (box([self.board, self.seats], "gp-two", "gp-part"),)
