"""What the explore page of a game is made of, told in a module ``widgets/<game>/page.py`` by its ``PAGE``.

Whatever is not a game's own is a panel of `widgets.panels`; the texts in those come from `gamepkg.text.telling`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import Final, cast

import ipywidgets

from widgets.table import Table

Maker = Callable[[Table], ipywidgets.DOMWidget]
"""A class of panels, or a function that makes one."""
Home = tuple[str, str]
"""Module and class of what is loaded when it is first asked for."""

RULES: Final[Home] = ("widgets.panels.rules", "RuleBrowser")
FILES: Final[Home] = ("widgets.panels.files", "FilesPanel")
POSITION: Final[Home] = ("widgets.panels.position", "PositionEditor")


@dataclass(frozen=True, slots=True)
class GamePage:
    """The panels of a game in their order.

    ``main`` stand below the map, ``decision`` beside it at the top; score, journal, history and options follow there.
    ``style`` names the package whose ``page.css`` has the rules of the game's own classes.
    ``folds`` are what the buttons of the header open, by the names in their messages ``explore-fold-<name>``.
    """

    main: tuple[Maker, ...]
    decision: tuple[Maker, ...]
    style: str = ""
    folds: Mapping[str, Home] = field(
        default_factory=lambda: MappingProxyType({"rules": RULES, "position": POSITION, "files": FILES})
    )


def page_of(game: str) -> GamePage:
    """The page of a game."""
    return cast("GamePage", import_module(f"widgets.{game}.page").PAGE)
