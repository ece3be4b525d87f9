"""From a layout, which is plain data, to the map of Dewan.

A layout is one of two things:

- tiles: ``{"tiles": [{"tile": "initial-a", "u": 0, "v": 1, "turn": 2, "seat": 0}, {"tile": "neutral-3", ...}]}``;
  an initial tile names its seat
- free cells, a study map of any size: ``{"cells": [{"q": 0, "r": 0, "terrain": "forest", "berry": true},
  {"q": 1, "r": 0, "terrain": "camp", "seat": 0}], "icons": [{"resource": "crystal", "between": [[0, 0], [0, 1]]}]}``

Either may hold a ``title``. Tile (u, v) has its centre at q = 2u - v, r = u + 3v.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from gamepkg.core.errors import LayoutError
from gamepkg.core.limits import Fields, closest, short
from gamepkg.dewan.components import Components, MapTile
from gamepkg.dewan.names import CENTRE, DOWNPOUR, RESOURCES, SCENARIOS, VOLCANO
from gamepkg.maps.board import FARTHEST, MOST_CELLS, Cell
from gamepkg.maps.dewan_map import DewanMap
from gamepkg.maps.hex import DIRECTIONS, rotate

SPECIAL: Final = {SCENARIOS[VOLCANO]: "volcano", SCENARIOS[DOWNPOUR]: "downpour"}
"""The tile that a scenario adds to the map."""
FIELD: Final = "board"
TURNS: Final = 6
MOST_ICONS: Final = 200

Place = tuple[int, int]


def random_layout(scenario: str, players: int, components: Components, rng: Random) -> dict[str, Any]:
    """The layout of a scenario, tiles and turns drawn by ``rng`` (dewan.setup.map, dewan.setup.initial-random).

    >>> from gamepkg.dewan.components import load_components
    >>> layout = random_layout("volcano", 2, load_components(), Random(1))
    >>> [tile["tile"].split("-")[0] for tile in layout["tiles"]]
    ['initial', 'initial', 'neutral', 'neutral', 'volcano']
    """
    special = SPECIAL.get(scenario)
    places = components.layouts["special" if special else "plain"][players]
    kinds = {"initial": "initial", "neutral": "neutral", "special": special}
    tiles: list[dict[str, Any]] = []
    for group, kind in kinds.items():
        pool = [tile.id for tile in components.tiles.values() if tile.kind == kind]
        for seat, (u, v) in enumerate(places[group]):
            drawn = pool.pop(int(rng.random() * len(pool)))
            placed = {"tile": drawn, "u": u, "v": v, "turn": int(rng.random() * TURNS)}
            tiles.append(placed | ({"seat": seat} if kind == "initial" else {}))
    return {"tiles": tiles}


def map_from_layout(layout: object, components: Components, players: int, scenario: str) -> DewanMap:
    """Build the map of a layout; `LayoutError` names the field, and the rule where one is broken.

    >>> from gamepkg.dewan.components import load_components
    >>> cells = [{"q": 0, "r": 0, "terrain": "forest"}, {"q": 1, "r": 0, "terrain": "water"}]
    >>> map_from_layout({"cells": cells}, load_components(), 2, "standard")
    <DewanMap: 2 spaces, 0 icons, 0 berry icons>
    """
    fields = Fields(layout, ("tiles", "cells", "icons", "title"), FIELD, LayoutError)
    title = fields.want_str("title", longest=100, default="")
    if ("tiles" in fields) == ("cells" in fields):
        raise LayoutError(FIELD, 'must have either "tiles" or "cells"')
    if "cells" in fields:
        return _from_cells(fields, players, title)
    return _from_tiles(fields, components, players, scenario, title)


def _from_tiles(fields: Fields, components: Components, players: int, scenario: str, title: str) -> DewanMap:
    cells: list[Cell] = []
    icons: list[tuple[str, Place, Place]] = []
    berries: list[Place] = []
    initial: list[Place | None] = [None] * players
    counts: dict[str, int] = {}
    seen: dict[str, int] = {}
    for k, entry in enumerate(fields.want_list("tiles", 2 * players + 1, least=1)):
        where = f"{fields.at('tiles')}[{k}]"
        tile, places, seat = _placed(entry, where, components, players)
        first = seen.setdefault(tile.id, k)
        if first != k:
            raise LayoutError(f"{where}.tile", f"{tile.id} lies at [{first}] already", "dewan.setup.map")
        counts[tile.kind] = counts.get(tile.kind, 0) + 1
        cells += (Cell(q, r, ground, k + 1) for (q, r), ground in zip(places, tile.spaces, strict=True))
        icons += ((resource, places[a], places[b]) for resource, a, b in tile.icons)
        berries += (places[i] for i in tile.berries)
        if seat is not None:
            if initial[seat] is not None:
                raise LayoutError(f"{where}.seat", f"{seat} has an initial tile already", "dewan.setup.map")
            initial[seat] = places[-1]
    wanted = {"initial": players, "neutral": players} | ({SPECIAL[scenario]: 1} if scenario in SPECIAL else {})
    for kind in {**wanted, **counts}:
        if counts.get(kind, 0) != wanted.get(kind, 0):
            problem = f"must hold {wanted.get(kind, 0)} tiles of kind {kind}, not {counts.get(kind, 0)}"
            raise LayoutError(fields.at("tiles"), problem, "dewan.setup.map")
    return DewanMap.of(cells, icons, berries, initial, title, FIELD)


def _placed(
    entry: object, where: str, components: Components, players: int
) -> tuple[MapTile, tuple[Place, ...], int | None]:
    """The tile, the places of its spaces (the centre last), and the seat that it belongs to."""
    fields = Fields(entry, ("tile", "u", "v", "turn", "seat"), where, LayoutError)
    name = fields.want_str("tile", longest=60)
    if name not in components.tiles:
        hint = closest(name, components.tiles)
        raise LayoutError(f"{where}.tile", f"cannot be {short(name)}; {hint}", "dewan.setup.map")
    tile = components.tiles[name]
    u, v = (fields.want_int(axis, -20, 20) for axis in ("u", "v"))
    turn = fields.want_int("turn", 0, TURNS - 1, default=0)
    if (tile.kind == "initial") != ("seat" in fields):
        problem = "is needed for an initial tile" if tile.kind == "initial" else "belongs to initial tiles only"
        raise LayoutError(f"{where}.seat", problem, "dewan.setup.map")
    q, r = 2 * u - v, u + 3 * v
    ring = (DIRECTIONS[rotate(i, turn)] for i in range(TURNS))
    places = (*((q + dq, r + dr) for dq, dr in ring), (q, r))
    return tile, places, fields.want_int("seat", 0, players - 1) if "seat" in fields else None


def _from_cells(fields: Fields, players: int, title: str) -> DewanMap:
    cells: list[Cell] = []
    berries: list[Place] = []
    initial: list[Place | None] = [None] * players
    for k, entry in enumerate(fields.want_list("cells", MOST_CELLS, least=1)):
        where = f"{fields.at('cells')}[{k}]"
        one = Fields(entry, ("q", "r", "terrain", "berry", "seat"), where, LayoutError)
        place = one.want_int("q", -FARTHEST, FARTHEST), one.want_int("r", -FARTHEST, FARTHEST)
        cells.append(Cell(*place, one.want_str("terrain", longest=20)))
        if one.want_bool("berry", False):
            berries.append(place)
        if "seat" in one:
            seat = one.want_int("seat", 0, players - 1)
            if initial[seat] is not None:
                raise LayoutError(f"{where}.seat", f"{seat} has an initial camp already", "dewan.setup.camps")
            if cells[-1].terrain != CENTRE:
                raise LayoutError(f"{where}.seat", f"belongs to a cell of terrain {CENTRE!r}", "dewan.setup.tile")
            initial[seat] = place
    return DewanMap.of(cells, list(_icons(fields)), berries, initial, title, FIELD)


def _icons(fields: Fields) -> Iterator[tuple[str, Place, Place]]:
    for k, entry in enumerate(fields.want_list("icons", MOST_ICONS, default=[])):
        where = f"{fields.at('icons')}[{k}]"
        one = Fields(entry, ("resource", "between"), where, LayoutError)
        resource = one.want_str("resource", RESOURCES)
        one_place, other = one.want_list("between", 2, least=2)
        yield resource, _place(one_place, f"{where}.between"), _place(other, f"{where}.between")


def _place(value: object, where: str) -> Place:
    if isinstance(value, (list, tuple)) and len(value) == 2 and all(type(k) is int for k in value):
        return int(value[0]), int(value[1])
    raise LayoutError(where, f"must hold two places [q, r], not {short(value)}")


def as_data(found: DewanMap) -> Mapping[str, Any]:
    """A map as a layout of free cells."""
    board = found.board
    cells = []
    for i in board.regions:
        cell: dict[str, Any] = {"q": board.q[i], "r": board.r[i], "terrain": board.terrain[i]}
        cell |= {"berry": True} if i in found.berries else {}
        cell |= {"seat": found.initial.index(i)} if i in found.initial else {}
        cells.append(cell)
    between = [
        {"resource": icon.resource, "between": [[board.q[i], board.r[i]] for i in (icon.a, icon.b)]}
        for icon in found.icons
    ]
    return {"cells": cells} | ({"icons": between} if between else {}) | ({"title": board.title} if board.title else {})
