"""What a picture shows: pure values, the difference of two, and a static picture as SVG text or a file."""

from gamepkg.scene.bare import board_scene
from gamepkg.scene.export import png, save_svg
from gamepkg.scene.model import (
    Alt,
    Camp,
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
    Token,
    Words,
    Zone,
    diff,
    patch,
)
from gamepkg.scene.svg import legend, svg

__all__ = [
    "Alt",
    "Camp",
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
    "Token",
    "Words",
    "Zone",
    "board_scene",
    "diff",
    "legend",
    "patch",
    "png",
    "save_svg",
    "svg",
]
