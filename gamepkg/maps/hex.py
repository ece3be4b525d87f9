"""Hexagons in axial coordinates (q, r), pointy side up, y downwards as on a screen.

Everything is derived from the six vectors of `DIRECTIONS`. Direction 0 is east; the numbers go on anticlockwise
as seen on the screen. The side length is 1, so the centres of two adjacent cells are ``sqrt(3)`` apart.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

Point = tuple[float, float]

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The steps to the six adjacent cells."""

SQRT3: Final = sqrt(3)


def neighbours(q: int, r: int) -> tuple[tuple[int, int], ...]:
    """The six cells adjacent to (q, r), in the order of `DIRECTIONS`.

    >>> neighbours(0, 0) == DIRECTIONS
    True
    """
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The least number of steps from cell ``a`` to cell ``b`` on the endless plane.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def centre(q: float, r: float) -> Point:
    """The centre of a cell in units of its side length; y grows downwards.

    >>> centre(0, 2)
    (1.7320508075688772, 3.0)
    """
    return SQRT3 * (q + r / 2), 1.5 * r


def corners(q: int, r: int) -> tuple[Point, ...]:
    """The six corners; side ``i`` runs from corner ``i`` to corner ``i + 1`` and faces direction ``i``.

    Three cells meet in a corner: corner ``i`` is the middle of the cell and its neighbours ``i - 1`` and ``i``.

    >>> [round(x, 3) for x in corners(0, 0)[0]]
    [0.866, 0.5]
    """
    return tuple(_meeting_point(q, r, i) for i in range(6))


def _meeting_point(q: int, r: int, i: int) -> Point:
    (q1, r1), (q2, r2) = DIRECTIONS[i - 1], DIRECTIONS[i]
    return centre(q + (q1 + q2) / 3, r + (r1 + r2) / 3)


def rotate(i: int, steps: int) -> int:
    """The direction that direction ``i`` becomes when a tile is turned by ``steps`` sixths of a circle.

    >>> rotate(4, 3)
    1
    """
    return (i + steps) % 6
