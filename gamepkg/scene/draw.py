"""From a scene to strokes: for every pen one path, and texts. All boards draw these, so they look alike.

Coordinates are board units (`pens.SIDE` to a side), y downwards; paths use absolute ``M L C Z`` only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from gamepkg.scene import tokens
from gamepkg.scene.desk import ICON, Desk, Text
from gamepkg.scene.model import Camp, Cell, Glyph, Mark, MarkKind, Path, Point, Ring, Scene, Side, Token, Zone
from gamepkg.scene.pens import ICONS_ON_SIDES, PENS
from gamepkg.scene.places import crowd, place_name, place_sign, sheet
from gamepkg.scene.shapes import between, inside, middle, outline, plate, polygon
from gamepkg.scene.sprites import badge_path, icon_path, placed

__all__ = ["Sketch", "Text", "draw", "inside", "middle", "names", "outline", "polygon"]

CORE, INNER, OUTER, PLATE = 0.60, 0.63, 0.93, 0.98
BADGE, TENT = 14.0, 36.0


@dataclass(slots=True)
class Sketch:
    """The strokes of a scene: ``paths`` by pen in the order of `PENS`; ``names`` are the texts on the ground,
    ``texts`` those that lie on strokes."""

    paths: dict[str, str] = field(default_factory=dict)
    names: tuple[Text, ...] = ()
    texts: tuple[Text, ...] = ()


def draw(scene: Scene) -> Sketch:
    """The strokes and texts of a scene."""
    desk = Desk(scene)
    for zone in scene.zones:
        _zone(desk, zone)
    for ring in scene.rings:
        _ring(desk, ring)
    for mark in scene.marks:
        MARKS[mark.kind](desk, mark, desk.cells[mark.cell])
    for path in scene.paths:
        _path(desk, path)
    for paper in scene.sheets:
        sheet(desk, paper)
    for people in scene.crowds:
        crowd(desk, people)
    for glyph in scene.glyphs:
        _glyph(desk, glyph)
    for camp in scene.camps:
        _camp(desk, camp)
    for token in scene.tokens:
        _token(desk, token)
    paths = {pen: "".join(desk.strokes[pen]) for pen in PENS if pen in desk.strokes}
    return Sketch(paths, names(scene), tuple(desk.texts))


def names(scene: Scene) -> tuple[Text, ...]:
    """Number and code of each cell, above an initial camp; a village carries its number in its ring."""
    ringed = {ring.cell for ring in scene.rings}
    homes = {camp.cell for camp in scene.camps if camp.home}
    return tuple(_name(cell, cell.i in homes) for cell in scene.cells if cell.i not in ringed)


def _name(cell: Cell, above: bool) -> Text:
    if cell.rectangular:
        return place_name(cell)
    closed = ".closed" if cell.closed else ""
    x, y = middle(cell)
    runs = ((cell.name, f"number{closed}"), (cell.code, f"code{closed}"))
    return Text(x, y - (32 if above else 24), runs if cell.code else runs[:1])


def _ring(desk: Desk, ring: Ring) -> None:
    cell = desk.cells[ring.cell]
    x, y = middle(cell)
    desk.stroke("village", polygon(outline(cell, PLATE)))
    if ring.taken:
        desk.stroke("village.taken", polygon(outline(cell, CORE)))
        desk.text((x, y - 15), (cell.name, "village.gone"))
        desk.text((x, y + 1), (ring.word, "village.word"))
        return
    for side in ring.sides:
        _side(desk, cell, side)
    desk.stroke("village.falls" if ring.preview else "village.core", polygon(outline(cell, CORE)))
    big, small = ("village.falls", "village.falls.small") if ring.preview else ("village.big", "village.small")
    if not ring.preview:
        desk.text((x, y - 17), (cell.name, "village.name"))
    unit = ((ring.unit, "village.unit"),) if ring.unit and not ring.preview else ()
    desk.text((x, y - 2), (ring.big, big), *unit)
    desk.text((x, y + 15), (ring.small, small))


def _side(desk: Desk, cell: Cell, side: Side) -> None:
    inner, outer = outline(cell, INNER), outline(cell, OUTER)
    k, j = side.i, (side.i + 1) % len(outer)
    shape = [
        between(outer[k], outer[j], 0.05),
        between(outer[j], outer[k], 0.05),
        between(inner[j], inner[k], 0.05),
        between(inner[k], inner[j], 0.05),
    ]
    if side.seat is None:
        desk.stroke("village.open", polygon(shape))
        return
    desk.stroke("village.coming" if side.preview else f"village.side{side.seat}", polygon(shape))
    pen = f"village.ghost{side.seat}" if side.preview else "village.badge"
    at = between(between(inner[k], inner[j], 0.5), between(outer[k], outer[j], 0.5), 0.5)
    if side.army:
        desk.icon(pen, "military", at, 13)
    else:
        desk.stroke(pen, placed(badge_path(tokens.seat_shape(side.seat)), 9 / BADGE, *at))


def _glyph(desk: Desk, glyph: Glyph) -> None:
    kinds = glyph.kinds + glyph.ghosts
    if not kinds:
        return
    x, y = middle(desk.cells[glyph.cell])
    columns = min(len(kinds), 3)
    rows = -(-len(kinds) // columns)
    size, pitch = (15.0, 20.0) if rows > 1 else (20.0, 24.0) if columns == 3 else (24.0, 29.0)
    width, height = columns * pitch + 10, (rows - 1) * pitch + size + 13 - 3 * (rows > 1)
    y += 9
    left, top = x - width / 2, y - height / 2
    desk.stroke("tray.ghost" if not glyph.kinds else f"tray{glyph.seat}", plate(left, top, width, height, 7))
    for k, kind in enumerate(kinds):
        row, column = divmod(k, columns)
        in_row = min(columns, len(kinds) - row * columns)
        at = x + (column - (in_row - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch
        desk.icon(f"piece{glyph.seat}", kind, at, size)
        if glyph.kinds and k >= len(glyph.kinds):
            desk.stroke("ghost", plate(at[0] - pitch / 2 + 0.5, at[1] - size / 2 - 3, pitch - 1, size + 6, 5))
    desk.disc("badge", (left + 1, top + 1), 9.5)
    desk.stroke(f"badge{glyph.seat}", placed(badge_path(tokens.seat_shape(glyph.seat)), 15 / BADGE, left + 1, top + 1))


def _zone(desk: Desk, zone: Zone) -> None:
    """The sides that only one cell of the zone has."""
    sides: dict[tuple[int, int], list[Point]] = {}
    for cell in (desk.cells[i] for i in zone.cells):
        corners = outline(cell)
        for k, corner in enumerate(corners):
            other = corners[(k + 1) % len(corners)]
            x, y = between(corner, other, 0.5)
            sides.setdefault((round(x), round(y)), []).extend((corner, other))
    border = "".join(polygon(ends, "") for ends in sides.values() if len(ends) == 2)
    if zone.lit:
        desk.stroke("zone.lit", border)
    else:
        desk.stroke("zone.bed", border)
        desk.stroke("zone", border)


def _camp(desk: Desk, camp: Camp) -> None:
    x, y = middle(desk.cells[camp.cell])
    if camp.home:
        desk.disc("home", (x, y + 9), 30)
        desk.disc(f"home{camp.seat}", (x, y + 9), 26)
        y += 2
    tent = placed(icon_path("tent"), TENT / ICON, x - TENT / 2, y + 6 - TENT / 2)
    desk.stroke("camp.ghost" if camp.ghost else f"camp{camp.seat}", tent)
    pen = f"camp.ghost{camp.seat}" if camp.ghost else "badge"
    desk.stroke(pen, placed(badge_path(tokens.seat_shape(camp.seat)), 11 / BADGE, x, y + 13))


def _token(desk: Desk, token: Token) -> None:
    pen = "token.lit" if token.lit else "token"
    if token.kind in ICONS_ON_SIDES:
        places = [middle(desk.cells[i]) for i in token.cells]
        at = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        desk.disc(pen, at, 12.5)
        desk.stroke(f"token.{token.kind}", placed(badge_path(ICONS_ON_SIDES[token.kind]), 16 / BADGE, *at))
        return
    x, y = middle(desk.cells[token.cells[0]])
    desk.stroke(pen, plate(x - 19, y + 26, 38, 20, 9.9))
    desk.icon(f"token.{token.kind}", token.kind, (x - 8, y + 36), 14)
    desk.text((x + 8, y + 36), (token.text, "token"))


def _path(desk: Desk, path: Path) -> None:
    points = [middle(desk.cells[i]) for i in path.cells]
    line = polygon(points, close="")
    desk.stroke("route.bed", line)
    desk.stroke("route", line)
    for at, word in zip(points, path.stops, strict=False):
        if word:
            desk.disc("disc", at, 10)
            desk.text(at, (word, "stop"))
    if len(points) > 1 and not path.stops:
        desk.stroke("route.head", _head(points[-2], points[-1]))


def _head(a: Point, b: Point) -> str:
    """An arrow head where a way enters its last cell; in the middle pieces would hide it."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    tip = a[0] + (length / 2 + 8) * ux, a[1] + (length / 2 + 8) * uy
    foot = tip[0] - 14 * ux, tip[1] - 14 * uy
    return polygon([tip, (foot[0] - 8 * uy, foot[1] + 8 * ux), (foot[0] + 8 * uy, foot[1] - 8 * ux)])


def _legal(desk: Desk, mark: Mark, cell: Cell) -> None:
    desk.cased("legal", polygon(outline(cell, 0.9)))
    _open(desk, mark, cell)


def _open(desk: Desk, mark: Mark, cell: Cell) -> None:
    x, y = place_sign(cell) if cell.rectangular else (middle(cell)[0], middle(cell)[1] + 36)
    desk.disc("disc", (x, y), 8.5)
    desk.stroke("plus", polygon([(x - 4, y), (x + 4, y)], "") + polygon([(x, y - 4), (x, y + 4)], ""))


def _price(desk: Desk, mark: Mark, cell: Cell) -> None:
    x, y = middle(cell)
    desk.disc("disc.open", (x, y + 8), 10.5)
    desk.text((x, y + 8), (mark.text, "price"))


def _illegal(desk: Desk, mark: Mark, cell: Cell) -> None:
    desk.cased("illegal", polygon(outline(cell, 0.94)))
    beside = middle(cell)[0] + 30, middle(cell)[1] - 20  # beside what stands there
    x, y = place_sign(cell) if cell.rectangular else beside
    desk.disc("disc.danger", (x, y), 12)
    desk.stroke("cross", polygon([(x - 5, y - 5), (x + 5, y + 5)], "") + polygon([(x - 5, y + 5), (x + 5, y - 5)], ""))


def _reason(desk: Desk, mark: Mark, cell: Cell) -> None:
    desk.cased("reason", polygon(outline(cell, 0.92)))
    _note(desk, mark, cell, "disc.reason", "reason")


def _evidence(desk: Desk, mark: Mark, cell: Cell) -> None:
    desk.cased("evidence", polygon(outline(cell, 0.9)))
    _note(desk, mark, cell, "disc.ink", "evidence")


def _note(desk: Desk, mark: Mark, cell: Cell, pen: str, kind: str) -> None:
    x, y = middle(cell)
    for k, word in enumerate(filter(None, mark.text.split(","))):
        at = place_sign(cell, k) if cell.rectangular else (x + 34, y - 21 + 22 * k)
        desk.disc(pen, at, 11)
        desk.text(at, (word, kind))


def _last(desk: Desk, mark: Mark, cell: Cell) -> None:
    corners = outline(cell, 0.88)
    for k, corner in enumerate(corners):
        before, after = corners[k - 1], corners[(k + 1) % len(corners)]
        desk.cased("last", polygon([between(corner, before, 0.22), corner, between(corner, after, 0.22)], ""))


def _whole(pen: str, scale: float) -> Callable[[Desk, Mark, Cell], None]:
    def stroke(desk: Desk, mark: Mark, cell: Cell) -> None:
        desk.cased(pen, polygon(outline(cell, scale)))

    return stroke


MARKS: Final[dict[MarkKind, Callable[[Desk, Mark, Cell], None]]] = {
    "legal": _legal,
    "open": _open,
    "price": _price,
    "preview": _whole("preview", 0.97),
    "illegal": _illegal,
    "reason": _reason,
    "last": _last,
    "selected": _whole("selected", 0.94),
    "evidence": _evidence,
}
