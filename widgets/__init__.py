"""Boards, panels and pages for notebooks: views of `gamepkg`, which knows nothing of them.

``from widgets import PlotlyBoard, SvgBoard``: plotly is only imported when its board is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from widgets.boards.plotly_board import PlotlyBoard
    from widgets.boards.svg_board import SvgBoard

__all__ = ["PlotlyBoard", "SvgBoard"]

HOMES = {"PlotlyBoard": "widgets.boards.plotly_board", "SvgBoard": "widgets.boards.svg_board"}


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)
