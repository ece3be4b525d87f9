"""Where the places of Stone Age lie on its picture: rows of rectangles, laid out by what the places are.

Lengths are in side lengths of a cell, as in every scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamepkg.stoneage.places import BUILDING, CARD, GATHER, UNLIMITED, VILLAGE, Place

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

WIDTH: Final = 12.0
GAP: Final = 0.18
HEIGHT: Final = {GATHER: 1.7, VILLAGE: 1.7, CARD: 2.16, BUILDING: 2.16}
"""How high a row of such places is."""
ABREAST: Final = 3
"""Columns of the resource places, the hunting ground beside them included."""


def shelves(places: tuple[Place, ...]) -> tuple[Box, ...]:
    """The rectangle of each place, in the order of the places.

    Resource places lie in rows of two and the hunting ground, which takes any number of people, beside all of them;
    village places, cards and buildings follow, each kind in a row of its own.

    >>> from gamepkg.stoneage.places import places
    >>> found = shelves(places(2))
    >>> [round(edge, 2) for edge in found[1]], [round(edge, 2) for edge in found[0]]
    ([0.0, 0.0, 3.88, 1.7], [8.12, 0.0, 12.0, 3.58])
    """
    numbers = {place.id: p for p, place in enumerate(places)}
    of = {kind: [place for place in places if place.kind == kind] for kind in HEIGHT}
    found: dict[int, Box] = {}
    column = (WIDTH + GAP) / ABREAST
    land = [place for place in of[GATHER] if place.capacity < UNLIMITED]
    rows = [land[k : k + ABREAST - 1] for k in range(0, len(land), ABREAST - 1)]
    top = 0.0
    for row in rows:
        for k, place in enumerate(row):
            found[numbers[place.id]] = (k * column, top, (k + 1) * column - GAP, top + HEIGHT[GATHER])
        top += HEIGHT[GATHER] + GAP
    wide = [place for place in of[GATHER] if place.capacity >= UNLIMITED]
    for place, box in zip(wide, _row(len(wide), (ABREAST - 1) * column, WIDTH, 0.0, top - GAP), strict=True):
        found[numbers[place.id]] = box
    for kind in (VILLAGE, CARD, BUILDING):
        for place, box in zip(of[kind], _row(len(of[kind]), 0.0, WIDTH, top, top + HEIGHT[kind]), strict=True):
            found[numbers[place.id]] = box
        top += HEIGHT[kind] + GAP
    return tuple(found[p] for p in range(len(places)))


def _row(count: int, left: float, right: float, top: float, bottom: float) -> Sequence[Box]:
    """So many equal rectangles side by side."""
    width = (right - left + GAP) / max(1, count)
    return [(left + k * width, top, left + (k + 1) * width - GAP, bottom) for k in range(count)]
