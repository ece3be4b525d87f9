"""The board of a lesson with its key."""

from __future__ import annotations

from html import escape
from typing import ClassVar

import ipywidgets

from gamepkg.scene import Scene
from widgets.boards.svg_board import SvgBoard
from widgets.guard import guarded
from widgets.key import map_key
from widgets.lesson_panels.desk import Desk
from widgets.lesson_panels.kit import LessonPanel
from widgets.lesson_panels.sight import sight

SMALL = 10
"""A board of so many regions at most does not fill its place."""


class LessonKey(LessonPanel):
    """The key of the map: open on a desk, a fold on a phone."""

    classes: ClassVar = ("gp-keys",)

    def body(self) -> str:
        key = map_key(sight(self.desk), self.desk.telling, self.desk.language)
        return (
            f'<div class="gp-desk">{key}</div><details class="gp-fold gp-phone">'
            f"<summary>{escape(self.desk.say('lesson-key'))}</summary>{key}</details>"
        )


class LessonBoard(ipywidgets.VBox):
    """The map: a click marks a region while regions are asked for. A picture without cells is not shown."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.board: SvgBoard | None = None
        self.frame = ipywidgets.VBox([])
        super().__init__([self.frame, LessonKey(desk)])
        self.add_class("gp-panel")
        self.add_class("gp-board")
        desk.watch(self.refresh)

    def refresh(self) -> None:
        """Show the desk as it is now; only what changed is sent."""
        scene = sight(self.desk)
        (self.remove_class if scene.cells else self.add_class)("gp-hidden")
        (self.frame.add_class if len(scene.cells) <= SMALL else self.frame.remove_class)("gp-small-board")
        if not scene.cells:
            return
        if self.board is None:
            self.board = self._new_board(scene)
        self.board.show(scene)

    def _new_board(self, scene: Scene) -> SvgBoard:
        board = SvgBoard(scene, on_error=self.desk.fail)
        board.on_cell(guarded(self.desk.click, self.desk.fail))
        self.frame.children = [board]
        return board
