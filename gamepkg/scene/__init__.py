"""What a picture shows: pure values, the difference of two, and a static picture as SVG text."""

from gamepkg.scene.model import (
    Alt,
    Cell,
    Glyph,
    Legend,
    Mark,
    MarkKind,
    Path,
    Ring,
    Scene,
    SceneDiff,
    SceneError,
    Side,
    Words,
    diff,
    patch,
)
from gamepkg.scene.svg import legend, svg

__all__ = [
    "Alt",
    "Cell",
    "Glyph",
    "Legend",
    "Mark",
    "MarkKind",
    "Path",
    "Ring",
    "Scene",
    "SceneDiff",
    "SceneError",
    "Side",
    "Words",
    "diff",
    "legend",
    "patch",
    "svg",
]
