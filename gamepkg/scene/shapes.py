"""Points and outlines of cells in board units, as path data."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import copysign

from gamepkg.scene.model import Cell, Point
from gamepkg.scene.pens import SIDE
from gamepkg.scene.sprites import short


def middle(cell: Cell) -> Point:
    """The centre of a cell in board units."""
    return cell.centre[0] * SIDE, cell.centre[1] * SIDE


def outline(cell: Cell, scale: float = 1.0) -> tuple[Point, ...]:
    """The corners in board units, drawn towards the centre by ``scale``; a rectangle by as much on all its sides."""
    cx, cy = middle(cell)
    if cell.rectangular:
        step = (1 - scale) * SIDE
        return tuple(
            (x * SIDE - copysign(step, x * SIDE - cx), y * SIDE - copysign(step, y * SIDE - cy))
            for x, y in cell.corners
        )
    return tuple((cx + (x * SIDE - cx) * scale, cy + (y * SIDE - cy) * scale) for x, y in cell.corners)


def inside(corners: Sequence[Point], x: float, y: float) -> bool:
    """Whether a place lies within a polygon: a ray from it crosses the border an odd number of times.

    >>> square = [(0, 0), (2, 0), (2, 2), (0, 2)]
    >>> inside(square, 1, 1), inside(square, 3, 1)
    (True, False)
    """
    found = False
    for (ax, ay), (bx, by) in pairwise([corners[-1], *corners]):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            found = not found
    return found


def polygon(points: Sequence[Point], close: str = "Z") -> str:
    """A path through points.

    >>> polygon([(0, 0), (1, 0.5)], close="")
    'M0,0L1,0.5'
    """
    return "M" + "L".join(f"{short(x)},{short(y)}" for x, y in points) + close


def between(a: Point, b: Point, part: float) -> Point:
    """The point that lies a part of the way from one to another."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def plate(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with round corners."""
    x2, y2 = x + width, y + height
    bend = [
        f"M{short(x + r)},{short(y)}L{short(x2 - r)},{short(y)}C{short(x2)},{short(y)} {short(x2)},{short(y)}",
        f"{short(x2)},{short(y + r)}L{short(x2)},{short(y2 - r)}C{short(x2)},{short(y2)} {short(x2)},{short(y2)}",
        f"{short(x2 - r)},{short(y2)}L{short(x + r)},{short(y2)}C{short(x)},{short(y2)} {short(x)},{short(y2)}",
        f"{short(x)},{short(y2 - r)}L{short(x)},{short(y + r)}C{short(x)},{short(y)} {short(x)},{short(y)}",
    ]
    return " ".join(bend) + f" {short(x + r)},{short(y)}Z"
