"""Where strokes and texts are collected while one scene is drawn."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from gamepkg.scene.model import Point, Scene
from gamepkg.scene.sprites import BADGES, icon_path, placed

CIRCLE_RADIUS: Final = 5.0
ICON: Final = 24.0
"""The side of the box that silhouettes are drawn in."""


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text, its middle at (x, y); ``runs`` are pairs of text and type."""

    x: float
    y: float
    runs: tuple[tuple[str, str], ...]


class Desk:
    """Collects strokes while one scene is drawn."""

    def __init__(self, scene: Scene) -> None:
        self.cells = {cell.i: cell for cell in scene.cells}
        self.strokes: defaultdict[str, list[str]] = defaultdict(list)
        self.texts: list[Text] = []

    def stroke(self, pen: str, path: str) -> None:
        self.strokes[pen].append(path)

    def cased(self, pen: str, path: str) -> None:
        self.stroke("case", path)
        self.stroke(pen, path)

    def disc(self, pen: str, at: Point, radius: float) -> None:
        self.stroke(pen, placed(BADGES["circle"], radius / CIRCLE_RADIUS, *at))

    def text(self, at: Point, *runs: tuple[str, str]) -> None:
        self.texts.append(Text(*at, runs))

    def icon(self, pen: str, kind: str, at: Point, size: float) -> None:
        """A silhouette with its middle at a point."""
        self.stroke(pen, placed(icon_path(kind), size / ICON, at[0] - size / 2, at[1] - size / 2))
