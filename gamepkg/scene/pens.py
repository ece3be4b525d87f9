"""How things are drawn: a pen for every kind of line or area and a type for every kind of text, as data.

Lengths are in board units, 50 to the side of a cell. The order of `PENS` is the order of the layers, lowest first;
colours are names of tokens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamepkg.scene import tokens

SIDE: Final = 50.0
"""Board units in one side length of a cell."""
PHONE_SCALE: Final = 0.8
"""Below so many pixels a unit numbers grow and codes go: the board of three players on a phone."""
LARGEST_SCALE: Final = 1.5
"""A small map is not blown up beyond so many pixels a unit."""


@dataclass(frozen=True, slots=True)
class Pen:
    """Colour of the area, colour and width of the line, dashes, round ends. An empty colour draws nothing."""

    fill: str = ""
    line: str = ""
    width: float = 0.0
    dash: tuple[float, ...] = ()
    round: bool = False


@dataclass(frozen=True, slots=True)
class Type:
    """Size of a text on a desk and, larger or 0 (left out), on the small map of a phone; weight and colour."""

    size: float
    phone: float
    bold: bool
    colour: str


def _seats(name: str) -> dict[str, Pen]:
    """Areas in the colour of each seat."""
    return {f"{name}{k}": Pen(f"seat{k}") for k in range(tokens.seats())}


ICONS_ON_SIDES: Final = {"artifact": "circle", "pigment": "triangle", "crystal": "square"}
"""The goods whose icons lie on sides, and their shapes."""

GOODS: Final = ("food", "wood", "brick", "stone", "gold")
"""Other goods that have their icons on a board."""

PENS: Final[dict[str, Pen]] = {
    "place": Pen("", "lineStrong", 1),
    "zone.bed": Pen("", "casing", 5, round=True),
    "zone": Pen("", "ink", 1.6, round=True),
    "zone.lit": Pen("", "overlay", 3.5, round=True),
    "village": Pen("tray", "ink", 1.5),
    "village.open": Pen("sunken", "lineStrong", 1.2, (3, 3)),
    **_seats("village.side"),
    "village.coming": Pen("accentSoft", "overlay", 2, (4, 3)),
    "village.badge": Pen("tray"),
    **_seats("village.ghost"),
    "village.core": Pen("inverse"),
    "village.falls": Pen("overlay"),
    "village.taken": Pen("", "lineStrong", 1.5, (4, 3)),
    "case": Pen("", "casing", 8),
    "evidence": Pen("", "ink", 3.2, (0.1, 6.5), round=True),
    "last": Pen("", "ink", 2.6),
    "legal": Pen("", "overlay", 2.5, (7, 5)),
    "reason": Pen("", "overlayDanger", 3, (9, 5)),
    "illegal": Pen("", "overlayDanger", 4.5),
    "preview": Pen("", "overlay", 5),
    "selected": Pen("", "focus", 4),
    "route.bed": Pen("", "casing", 11, round=True),
    "route": Pen("", "overlay", 5, (0.1, 10), round=True),
    "route.head": Pen("overlay", "casing", 1.5),
    **{f"tray{k}": Pen("tray", f"seat{k}", 2) for k in range(tokens.seats())},
    "tray.ghost": Pen("tray", "overlay", 2, (5, 4)),
    "ghost": Pen("", "overlay", 1.5, (4, 3)),
    **_seats("piece"),
    "token": Pen("casing", "ink", 1.6),
    "token.lit": Pen("casing", "overlay", 3),
    **{f"token.{kind}": Pen(f"good.{kind}", "ink", 1) for kind in (*ICONS_ON_SIDES, "berry", *GOODS)},
    "sign": Pen("ink"),
    "space": Pen("casing", "lineStrong", 1.2, (3, 3)),
    **_seats("person"),
    "person.ghost": Pen("casing", "overlay", 2, (4, 3)),
    "home": Pen("tray", "lineStrong", 1.5),
    **{f"home{k}": Pen("", f"seat{k}", 2.5) for k in range(tokens.seats())},
    **{f"camp{k}": Pen(f"seat{k}", "casing", 2.5) for k in range(tokens.seats())},
    "camp.ghost": Pen("casing", "overlay", 2, (5, 4)),
    **{f"camp.ghost{k}": Pen(f"seat{k}") for k in range(tokens.seats())},
    "badge": Pen("tray"),
    **_seats("badge"),
    "disc": Pen("overlay", "casing", 2),
    "disc.open": Pen("casing", "overlay", 1.8),
    "disc.danger": Pen("overlayDanger", "casing", 2.5),
    "disc.reason": Pen("casing", "overlayDanger", 2.2),
    "disc.ink": Pen("casing", "ink", 2),
    "plus": Pen("", "casing", 2.2),
    "cross": Pen("", "casing", 3.4),
}

TYPES: Final[dict[str, Type]] = {
    "number": Type(14, 21, True, "ink"),
    "code": Type(12, 0, False, "ink"),
    "number.closed": Type(14, 21, True, "onInverse"),
    "code.closed": Type(12, 0, False, "onInverse"),
    "village.name": Type(11, 0, False, "onInverse"),
    "village.big": Type(21, 23, True, "onInverse"),
    "village.unit": Type(10, 0, True, "onInverse"),
    "village.small": Type(12, 15, False, "onInverse"),
    "village.falls": Type(20, 23, True, "casing"),
    "village.falls.small": Type(12, 15, False, "casing"),
    "village.gone": Type(11, 0, False, "muted"),
    "village.word": Type(12, 15, False, "muted"),
    "place": Type(14, 18, True, "ink"),
    "place.code": Type(13, 0, False, "ink"),
    "place.line": Type(12.5, 16, False, "ink"),
    "price": Type(12, 15, True, "overlay"),
    "reason": Type(14, 17, True, "overlayDanger"),
    "stop": Type(13, 15, True, "casing"),
    "token": Type(13, 15, True, "ink"),
    "evidence": Type(13, 16, True, "ink"),
}
