"""What the tests of boards share: a position, moves on it, and a wire in place of a page."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from comm.base_comm import BaseComm

from gamepkg.maps.hex import centre, corners, neighbours
from gamepkg.scene import Alt, Cell, Crowd, Glyph, Mark, Ring, Scene, Sheet, Side, Words
from gamepkg.scene.pens import SIDE
from widgets.boards.plotly_board import PlotlyBoard

KINDS = ("field", "forest", "swamp", "mountain", "sea")
PLACES = [(q, r) for r in range(-3, 4) for q in range(-3, 4) if abs(q + r) <= 3]
"""37 cells in reading order, the middle one a village."""
MIDDLE = PLACES.index((0, 0)) + 1
CELLS = tuple(
    Cell(i, str(i), "village" if i == MIDDLE else KINDS[i % 5], centre(q, r), corners(q, r), "Fd", i == MIDDLE)
    for i, (q, r) in enumerate(PLACES, 1)
)
AROUND = [PLACES.index(place) + 1 for place in neighbours(0, 0)]


def position(*more: Any, ghost: bool = False, status: str = "") -> Scene:
    """A game under way: twenty trays, a village with five sides taken, a move to be previewed or not."""
    stand = [i for i in range(1, 27) if i not in (MIDDLE, AROUND[0])]
    items = [Glyph(i, i % 3, ("production", "military")[: 1 + i % 2]) for i in stand]
    sides = tuple(Side(k, i % 3 if i in stand or ghost else None, preview=i not in stand) for k, i in enumerate(AROUND))
    ring = Ring(MIDDLE, sides, "+6" if ghost else "6", "VP", "6/6" if ghost else "5/6", preview=ghost)
    told = {mark.cell: f" {mark.kind}." for mark in more if isinstance(mark, Mark)}
    alts = [
        Alt(cell.i, f"{cell.name} {cell.ground}; Blue: production building; at the edge.{told.get(cell.i, '')}")
        for cell in CELLS
    ]
    return Scene("deus", CELLS, (*items, ring, *alts, *more), Words(title="Map", status=status))


PRICES = tuple(Mark("price", i, "−3") for i in (34, 35, 36, 37))
CHOOSING = position(*(Mark("legal", i) for i in (AROUND[0], 30, 31)), *PRICES, status="Open regions: 3.")
PREVIEW = position(
    *(Mark("legal", i) for i in (30, 31)),
    *PRICES,
    Mark("preview", AROUND[0]),
    Glyph(AROUND[0], 0, (), ("military",)),
    ghost=True,
    status="Open regions: 2.",
)
PLACED = position(Glyph(AROUND[0], 0, ("military",)), Mark("last", AROUND[0]))

PLACES_CELLS = tuple(
    Cell(i, name, ground, (x + 2.0, 1.0), ((x, 0.0), (x + 4.0, 0.0), (x + 4.0, 2.0), (x, 2.0)), code)
    for i, (name, ground, x, code) in enumerate((("Forest", "place", 0.0, "÷3"), ("Hut", "closed", 4.2, "+1")), 1)
)
PEOPLE = Scene("stoneage", PLACES_CELLS, (Crowd(1, (0, 0), (1,), 4), Sheet(2, ("two of three", ("wood",)), "hut")))
"""A board of rectangles: people in one place, writing on the other."""


class Wire(BaseComm):
    """Stands for the connection to a page, and keeps what is sent."""

    sent: ClassVar[list[Any]] = []

    def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any) -> None:
        self.sent.append(data)


def size(sent: list[Any]) -> int:
    """Bytes of what was sent, as JSON."""
    return sum(len(json.dumps(data, default=str).encode()) for data in sent if data)


def tap(board: PlotlyBoard, x: Any, y: Any) -> None:
    """A tap on a plotly board, in the units of its axes, as the page reports it."""
    board.sensor._handle_custom_msg({"x": x, "y": y}, [])


def tap_cell(board: PlotlyBoard, i: int) -> None:
    """A tap near the middle of a cell."""
    x, y = next(cell.centre for cell in board.scene.cells if cell.i == i)
    tap(board, x * SIDE + 9, y * SIDE - 7)
