"""The colours, sizes and faces of the pages, read from ``tokens.json`` beside this file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

Theme = Literal["light", "dark"]
Paint = Theme | Literal["page"]
"""A theme, or the CSS variables of the page that shows the picture, so that it follows light and dark."""
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


@cache
def tokens() -> dict[str, Any]:
    """The whole file of tokens as plain data; treat it as read-only."""
    text = files("gamepkg.scene").joinpath("tokens.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def colour(name: str, theme: Paint = "light") -> str:
    """A colour by its token name: ``ink``, ``seat0`` (the first seat), ``ground.deus.sea``, ``card.temple``, ...

    Raises `KeyError` for a name that is no token.

    >>> colour("ink"), colour("seat1", "dark"), colour("ground.deus.sea", "page")
    ('#17212B', '#E07B43', 'var(--deus-sea)')
    """
    if theme == "page":
        return f"var(--{name.removeprefix('ground.').replace('.', '-')})"
    family, _, rest = name.partition(".")
    data = tokens()
    if family == "ground":
        game, _, kind = rest.partition(".")
        found = data["terrain"][game][kind][theme]
    elif family == "card":
        found = data["cardColour"][rest][theme]
    elif rest:
        found = data["goods"][rest]
    elif name.startswith("seat"):
        found = data["seat"][int(name[4:])][theme]
    else:
        found = data["theme"][theme][name]
    return str(found)


def seats() -> int:
    """How many seats have a colour and a shape.

    >>> seats()
    5
    """
    return len(tokens()["seat"])


def seat_name(seat: int, lang: str = "en") -> str:
    """The word for a seat's colour.

    >>> seat_name(0), seat_name(1, "ja")
    ('Blue', '赤茶')
    """
    return str(tokens()["seat"][seat]["ja" if lang == "ja" else "name"])


def seat_shape(seat: int) -> str:
    """The shape that tells a seat without colour: circle, square, triangle, diamond or plus."""
    return str(tokens()["seat"][seat]["shape"])


def ground(game: str, kind: str) -> dict[str, Any]:
    """Code, kanji, pattern and colours of one kind of terrain.

    >>> ground("deus", "forest")["code"], ground("deus", "forest")["ja"]
    ('Fr', '森')
    """
    found: dict[str, Any] = tokens()["terrain"][game][kind]
    return found
