"""What the SVG board sends: a scene as plain data, and the difference of two of them.

A drawing is what one item looks like around (0, 0). All targets share one, all ships of a seat share one, so a page
gets it once and is then only told where it lies. A page holds exactly the drawings of the items on show; so what it
lacks follows from the two pictures alone, and nothing has to be remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import count
from typing import Any, Final

from gamepkg.scene import Ring, Scene, tokens
from gamepkg.scene.draw import Sketch, Text, draw, middle, names, outline, polygon
from gamepkg.scene.model import Alt, Cell, Item, Spanning, bounds
from gamepkg.scene.pens import LARGEST_SCALE, PENS, PHONE_SCALE, SIDE
from gamepkg.scene.svg import MARGIN, PATTERNS

COUNT: Final = count(1)
Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Drawing:
    """What one item looks like: strokes by pen, and texts; ``id`` is its name on the wire."""

    id: int
    data: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A scene as it is sent. ``alts``, ``items`` and ``drawings`` are objects of JSON, so their keys are text.

    ``items`` says for each item the number of its cell (``None`` for what spans several) and its drawing.
    """

    words: Data
    alts: Mapping[str, str]
    items: Mapping[str, tuple[int | None, int]]
    drawings: Mapping[str, tuple[Any, ...]]

    def data(self) -> Data:
        """All of it."""
        return {"words": self.words, "alts": self.alts, "items": self.items, "drawings": self.drawings}


def picture(scene: Scene) -> Picture:
    """The scene without its map."""
    cells = _centred(scene.cells)
    placed = [(item, _drawing_of(item, scene, cells)) for item in scene.items if not isinstance(item, Alt)]
    return Picture(
        {"lang": scene.words.lang, "title": scene.words.title, "status": scene.words.status},
        {str(i): text for i, text in scene.alts().items()},
        {
            " ".join(map(str, item.key)): (None if isinstance(item, Spanning) else item.cell, drawing.id)
            for item, drawing in placed
        },
        {str(drawing.id): drawing.data for _, drawing in placed},
    )


def delta(old: Picture, new: Picture) -> Data:
    """What a page needs that shows ``old`` and shall show ``new``; empty when they are the same."""
    found: Data = {
        "words": new.words if new.words != old.words else {},
        "alts": {i: text for i, text in new.alts.items() if old.alts.get(i) != text},
        "items": {key: place for key, place in new.items.items() if old.items.get(key) != place},
        "gone": [key for key in old.items if key not in new.items],
        "drawings": {name: data for name, data in new.drawings.items() if name not in old.drawings},
    }
    return {name: value for name, value in found.items() if value}


def ground(scene: Scene) -> Data:
    """The map itself: sent once, and again only when the map is another one."""
    left, top, right, bottom = (edge * SIDE for edge in bounds(scene.cells))
    width = right - left + 2 * MARGIN
    centred = _centred(scene.cells)
    shapes = {shape: k for k, shape in enumerate(dict.fromkeys(_shapes(centred[cell.i]) for cell in scene.cells))}
    labels = names(replace(scene, items=()))
    return {
        "palette": scene.palette,
        "box": [round(part, 1) for part in (left - MARGIN, top - MARGIN, width, bottom - top + 2 * MARGIN)],
        "most": round(width * LARGEST_SCALE),
        "far": round(width * PHONE_SCALE),
        "pens": list(PENS),
        "shapes": list(shapes),
        "patterns": {kind: found for kind in {cell.ground: 0 for cell in scene.cells} if (found := _ink(scene, kind))},
        "cells": [
            [cell.i, *_short(middle(cell)), shapes[_shapes(centred[cell.i])], cell.ground, _text(label, *middle(cell))]
            for cell, label in zip(scene.cells, labels, strict=True)
        ],
    }


@lru_cache(maxsize=32)
def _centred(cells: tuple[Cell, ...]) -> dict[int, Cell]:
    """Each cell moved to (0, 0): equal cells have equal drawings."""
    return {cell.i: _moved(cell) for cell in cells}


def _moved(cell: Cell) -> Cell:
    cx, cy = cell.centre
    corners = tuple((round(x - cx, 4), round(y - cy, 4)) for x, y in cell.corners)
    return Cell(0, cell.name, "", (0.0, 0.0), corners)


def _drawing_of(item: Item, scene: Scene, cells: Mapping[int, Cell]) -> Drawing:
    if isinstance(item, Spanning):
        return _across(item, scene.cells)
    assert not isinstance(item, Alt)
    cell = cells[item.cell]
    return _drawing(replace(item, cell=0), cell if isinstance(item, Ring) else replace(cell, name=""))


@lru_cache(maxsize=4096)
def _drawing(item: Item, cell: Cell) -> Drawing:
    return _from(draw(Scene("", (cell,), (item,))))


@lru_cache(maxsize=512)
def _across(item: Spanning, cells: tuple[Cell, ...]) -> Drawing:
    return _from(draw(Scene("", cells, (item,))))


def _from(sketch: Sketch) -> Drawing:
    return Drawing(next(COUNT), (list(sketch.paths.items()), [_text(text) for text in sketch.texts]))


def _text(text: Text, x: float = 0.0, y: float = 0.0) -> list[Any]:
    """A text measured from (x, y), with the class of each of its runs."""
    return [*_short((text.x - x, text.y - y)), [[word, css_name(kind)] for word, kind in text.runs if word]]


@cache
def css_name(name: str) -> str:
    """A pen or type as a class: ``village.side0`` to ``village-side0``."""
    return name.replace(".", "-")


def _shapes(cell: Cell) -> tuple[str, str]:
    """The ground of a cell, and the ring of the keyboard around it."""
    return polygon(outline(cell, 0.98)), polygon(outline(cell, 0.94))


def _short(point: tuple[float, float]) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _ink(scene: Scene, kind: str) -> list[Any] | None:
    found = tokens.ground(scene.palette, kind)
    if found["pattern"] not in PATTERNS:
        return None
    width, height, drawn = PATTERNS[found["pattern"]]
    colour, part = ("onInverse", ".2") if found.get("inverse") else ("ink", ".13")
    line = f"var(--{colour})"
    drawn = drawn.replace(' class="f"', f' fill="{line}" stroke="none"')
    return [width, height, f'<g fill="none" stroke="{line}" opacity="{part}">{drawn}</g>']
