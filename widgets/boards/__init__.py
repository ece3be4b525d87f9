"""Boards: each shows a `Scene`, patches it, and reports the cell that was clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gamepkg.scene import Scene, SceneDiff

CellHandler = Callable[[int], None]


class Board(Protocol):
    """The contract of all boards."""

    @property
    def scene(self) -> Scene:
        """What is shown."""

    def show(self, scene: Scene) -> None:
        """Show a scene; only what changes is sent."""

    def patch(self, change: SceneDiff) -> None:
        """Apply a change to what is shown."""

    def on_cell(self, handler: CellHandler) -> None:
        """Call ``handler(i)`` once for each click on cell ``i``."""

    def on_hover(self, handler: CellHandler) -> None:
        """Call ``handler(i)`` when the pointer comes to cell ``i``."""

    def close(self) -> None:
        """Take the board off the page, for good."""
