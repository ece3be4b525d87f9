"""A scene as a file: SVG as it is, PNG with the optional package resvg-py (``pip install "gamepkg[png]"``)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from gamepkg.scene.model import Scene, SceneError
from gamepkg.scene.svg import svg
from gamepkg.scene.tokens import Theme, colour

SMALLEST, LARGEST = 16, 4096
FACES: Final = {"en": "Noto Sans", "ja": "Noto Sans CJK JP"}
"""The face for machines that have none of those that a picture names."""


def save_svg(scene: Scene, path: str | os.PathLike[str], theme: Theme = "light", width: int = 1280) -> Path:
    """Write the picture as SVG and return its path; ``width`` in px, a small map stays narrower.

    Its letters are text in the faces of the reader's machine.
    """
    found = Path(path)
    found.write_text(svg(scene, theme, _fitting(width)), encoding="utf-8")
    return found


def png(scene: Scene, width: int = 1280, theme: Theme = "light", zoom: float = 1.0) -> bytes:
    """The picture as PNG on the paper of its theme; ``width`` in px, a small map stays narrower.

    ``zoom`` makes more pixels of the same picture, for print. Raises `SceneError` for a size that cannot be, and where
    resvg-py is not installed.
    """
    try:
        import resvg_py
    except ModuleNotFoundError as missing:
        raise SceneError("png", 'needs resvg-py: pip install "gamepkg[png]"') from missing
    if not 0 < zoom * _fitting(width) <= LARGEST:
        raise SceneError("zoom", f"must give 1 to {LARGEST} px, not {width} × {zoom:g}")
    face = FACES["ja" if scene.words.lang == "ja" else "en"]
    return resvg_py.svg_to_bytes(
        svg_string=svg(scene, theme, width),
        zoom=zoom,
        background=colour("surface", theme),
        sans_serif_family=face,
    )


def _fitting(width: int) -> int:
    if not SMALLEST <= width <= LARGEST:
        raise SceneError("width", f"must be {SMALLEST} to {LARGEST} px, not {width}")
    return width
