"""The position editor of Dewan: map and players; everything else stands in the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import ipywidgets

from widgets.dewan.position.draft import DewanDraft
from widgets.dewan.position.map_form import MapForm
from widgets.dewan.position.seat_form import SeatForm
from widgets.panels.parts import box
from widgets.panels.position import PositionEditor


class DewanEditor(PositionEditor):
    """The forms of a position of Dewan."""

    drafts: ClassVar = DewanDraft

    def forms(self) -> Sequence[ipywidgets.Widget]:
        """Map and players side by side."""
        self.map = MapForm(self.shop)
        self.seats = SeatForm(self.shop)
        return (box([self.map, self.seats], "gp-two", "gp-part"),)
