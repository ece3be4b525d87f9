"""How the rectangular places of a board without a map are drawn: their names, what is written there, their people.

A place has its name at the top, lines below it, people at the bottom; the sign of the moment stands at the upper right.
"""

from __future__ import annotations

from typing import Final

from gamepkg.scene import tokens
from gamepkg.scene.desk import Desk, Text
from gamepkg.scene.model import Cell, Crowd, Point, Sheet
from gamepkg.scene.pens import PENS, SIDE
from gamepkg.scene.shapes import outline, polygon
from gamepkg.scene.sprites import badge_path, placed

NAME, FIRST_LINE, LINE = 16.0, 37.0, 19.0
"""How far below the upper edge the name and the first line are, and from line to line."""
PERSON, PITCH, BADGE, SPACE = 23.0, 26.0, 14.0, 9.5
LINE_ICON, LINE_PITCH, PLACE_ICON = 17.0, 21.0, 18.0
BELOW: Final = 18.0
"""How far above the lower edge the last row of people stands."""


def edges(cell: Cell) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a rectangle in board units."""
    xs, ys = [x * SIDE for x, _ in cell.corners], [y * SIDE for _, y in cell.corners]
    return min(xs), min(ys), max(xs), max(ys)


def place_name(cell: Cell) -> Text:
    """The name of a place with what stands behind it."""
    left, top, right, _ = edges(cell)
    runs = ((cell.name, "place"), (cell.code, "place.code"))
    return Text((left + right) / 2, top + NAME, runs if cell.code else runs[:1])


def place_sign(cell: Cell, k: int = 0) -> Point:
    """Where the sign of the moment stands, and the ``k``-th one behind it."""
    _, top, right, _ = edges(cell)
    return right - 16 - 24 * k, top + 16


def sheet(desk: Desk, sheet: Sheet) -> None:
    """The border, the icon of the place, and the lines."""
    cell = desk.cells[sheet.cell]
    left, top, right, _ = edges(cell)
    desk.stroke("place", polygon(outline(cell, 0.98)))
    if sheet.icon:
        desk.icon(_pen(sheet.icon), sheet.icon, (left + 17, top + NAME), PLACE_ICON)
    for k, line in enumerate(sheet.lines):
        y = top + FIRST_LINE + LINE * k
        if isinstance(line, str):
            desk.text(((left + right) / 2, y), (line, "place.line"))
            continue
        for n, icon in enumerate(line):
            at = (left + right) / 2 + (n - (len(line) - 1) / 2) * LINE_PITCH, y
            desk.icon(_pen(icon), icon, at, LINE_ICON)


def _pen(icon: str) -> str:
    return f"token.{icon}" if f"token.{icon}" in PENS else "sign"


def crowd(desk: Desk, crowd: Crowd) -> None:
    """The people of the place, those that would come, and the free spaces, row by row from the upper left."""
    cell = desk.cells[crowd.cell]
    left, top, right, bottom = edges(cell)
    count = len(crowd.people) + len(crowd.ghosts) + crowd.free
    if not count:
        return
    columns, pitch = _grid(count, right - left - 10, bottom - top - FIRST_LINE)
    rows = -(-count // columns)
    for k in range(count):
        row, column = divmod(k, columns)
        in_row = min(columns, count - row * columns)
        at = (
            (left + right) / 2 + (column - (in_row - 1) / 2) * pitch,
            bottom - BELOW - (rows - 1 - row) * pitch,
        )
        if k < len(crowd.people):
            _person(desk, crowd.people[k], at, pitch)
        elif k < len(crowd.people) + len(crowd.ghosts):
            _person(desk, crowd.ghosts[k - len(crowd.people)], at, pitch, ghost=True)
        else:
            desk.disc("space", at, SPACE * pitch / PITCH)


def _grid(count: int, width: float, height: float) -> tuple[int, float]:
    """How many people stand in a row, and how far apart, so that all find room."""
    pitch = PITCH
    while pitch > 8 and -(-count // max(1, int(width / pitch))) * pitch > max(height, PITCH):
        pitch -= 1
    return max(1, int(width / pitch)), pitch


def _person(desk: Desk, seat: int, at: Point, pitch: float, ghost: bool = False) -> None:
    size = PERSON * pitch / PITCH
    desk.icon("person.ghost" if ghost else f"person{seat}", "meeple", at, size)
    shape = placed(badge_path(tokens.seat_shape(seat)), size * 0.4 / BADGE, at[0], at[1] + size * 0.2)
    desk.stroke(f"badge{seat}" if ghost else "badge", shape)
