"""From a layout, which is plain data, to the board of Deus.

A layout is one of two things, as a mapping or as the bare list:

- tiles: ``{"tiles": [{"centre": {"q": 0, "r": 0}, "tile": 2, "side": "A", "rotation": 5}, ...]}``
- free cells, a study board of any size: ``{"cells": [{"q": 0, "r": 0, "terrain": "sea"}, ...]}``

A mapping may hold a ``title``; what else it holds (notes, provenance) is left alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from gamepkg.core.errors import LayoutError
from gamepkg.maps.board import FARTHEST, MOST_CELLS, Board, Cell, Ground, check_int
from gamepkg.maps.hex import DIRECTIONS, distance, rotate

GROUND: Final = Ground(
    terrains=("field", "forest", "swamp", "mountain", "sea", "village"),
    sea="sea",
    village="village",
    apart="deus.setup.villages-apart",
)
TILES_FOR: Final = {2: 4, 3: 6, 4: 7}
"""How many continent tiles a board has for so many players (deus.setup.tiles)."""

MOST_ATTEMPTS: Final = 1_000
MOST_STARTS: Final = 100

Tiles = Mapping[tuple[int, str], Mapping[str, Any]]
"""The sides of the tiles: ``{(tile, side): {"centre": terrain, "rim": [six terrains]}}``."""


def board_from_layout(layout: object, tiles: Tiles, players: int | None = None, field: str = "board") -> Board:
    """Build the board of a layout.

    With ``players`` a layout of tiles must have the right number of tiles; free cells may be of any size.
    ``field`` is the name of the data in errors.

    Raises `LayoutError`, which names the field and, where one is broken, the rule: ``deus.setup.tiles`` (number of
    tiles, a tile twice) or ``deus.setup.villages-apart``; else what `Board.of` raises.

    >>> board_from_layout([{"q": 0, "r": 0, "terrain": "forest"}, {"q": 1, "r": 0, "terrain": "village"}], {})
    <Board: 2 regions, 1 village>
    """
    kind, items, title = _parts(layout, field)
    if kind == "cells":
        cells = [_free_cell(item, f"{field}[{i}]") for i, item in enumerate(items)]
        return Board.of(cells, GROUND, title, field)
    placed = [_placed_tile(item, tiles, f"{field}.tiles[{i}]") for i, item in enumerate(items)]
    _check_numbers(placed, players, f"{field}.tiles")
    _check_overlap(placed, f"{field}.tiles")
    return Board.of((cell for tile in placed for cell in tile), GROUND, title, field)


def random_layout(
    players: int, rng: Random, centres: Sequence[Mapping[str, int]], tiles: Tiles
) -> dict[str, list[dict[str, Any]]]:
    """A random layout over given tile centres, such that no two villages are adjacent (deus.setup.villages-apart).

    The tiles are drawn first, one a centre; then side and rotation for each, again and again until the villages are
    apart. After 1,000 attempts other tiles are drawn. Only ``rng.random()`` is used, so that a seed gives the same
    board in every Python version.

    Raises `LayoutError` when the number of centres does not fit the players (deus.setup.tiles), or when no such
    board was found, which cannot happen with the tiles of the game.
    """
    _check_count(len(centres), players, "centres")
    numbers = sorted({number for number, _ in tiles})
    if len(numbers) < len(centres):
        raise LayoutError("tiles", f"must be {len(centres)} or more, not {len(numbers)}", "deus.setup.tiles")
    for _ in range(MOST_STARTS):
        pool = list(numbers)
        drawn = [pool.pop(_pick(rng, len(pool))) for _ in centres]
        for _ in range(MOST_ATTEMPTS):
            layout = [
                {"centre": dict(centre), "tile": tile, "side": "AB"[_pick(rng, 2)], "rotation": _pick(rng, 6)}
                for centre, tile in zip(centres, drawn, strict=True)
            ]
            if _villages_apart(layout, tiles):
                return {"tiles": layout}
    raise LayoutError("centres", "found no board on which all villages are apart", GROUND.apart)


def _pick(rng: Random, count: int) -> int:
    return int(rng.random() * count)


def _villages_apart(layout: Iterable[Mapping[str, Any]], tiles: Tiles) -> bool:
    cells = (cell for placed in layout for cell in _cells(placed, tiles))
    villages = [(cell.q, cell.r) for cell in cells if cell.terrain == GROUND.village]
    return all(distance(a, b) > 1 for i, a in enumerate(villages) for b in villages[:i])


def _cells(placed: Mapping[str, Any], tiles: Tiles) -> Iterator[Cell]:
    """The regions of a tile: its middle, then the rim turned by the rotation, index i in direction i + rotation."""
    q, r, tile = placed["centre"]["q"], placed["centre"]["r"], placed["tile"]
    face = tiles[tile, placed["side"]]
    yield Cell(q, r, face["centre"], tile)
    for i, terrain in enumerate(face["rim"]):
        dq, dr = DIRECTIONS[rotate(i, placed["rotation"])]
        yield Cell(q + dq, r + dr, terrain, tile)


def _parts(layout: object, field: str) -> tuple[str, Sequence[Any], str]:
    """What the layout consists of (tiles or cells), its items, and its title."""
    if isinstance(layout, Mapping):
        kinds = [kind for kind in ("tiles", "cells") if kind in layout]
        if len(kinds) != 1:
            raise LayoutError(field, 'must have either "tiles" or "cells"')
        return kinds[0], _items(layout[kinds[0]], f"{field}.{kinds[0]}"), str(layout.get("title", ""))
    items = _items(layout, field)
    of_tiles = isinstance(items[0], Mapping) and "centre" in items[0]
    return ("tiles" if of_tiles else "cells"), items, ""


def _items(value: object, field: str) -> Sequence[Any]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise LayoutError(field, f"must be a list of tiles or of cells, not {type(value).__name__}")
    if not 1 <= len(value) <= MOST_CELLS:
        raise LayoutError(field, f"must have 1 to {MOST_CELLS} entries, not {len(value)}")
    return value


def _entry(item: object, field: str, needed: Iterable[str], optional: Iterable[str] = ()) -> Mapping[str, Any]:
    """``item`` as a mapping that has exactly these keys, the optional ones or not."""
    if not isinstance(item, Mapping):
        raise LayoutError(field, f"must be a mapping, not {type(item).__name__}")
    for key in needed:
        if key not in item:
            raise LayoutError(f"{field}.{key}", "is missing")
    known = (*needed, *optional)
    for key in item:
        if key not in known:
            raise LayoutError(f"{field}.{key}", f"is unknown; known are {', '.join(known)}")
    return item


def _free_cell(item: object, field: str) -> Cell:
    entry = _entry(item, field, ("q", "r", "terrain"), ("tile",))
    return Cell(entry["q"], entry["r"], entry["terrain"], entry.get("tile"))


def _placed_tile(item: object, tiles: Tiles, field: str) -> list[Cell]:
    entry = _entry(item, field, ("centre", "tile", "side"), ("rotation",))
    centre = _entry(entry["centre"], f"{field}.centre", ("q", "r"))
    for axis in ("q", "r"):
        check_int(centre[axis], f"{field}.centre.{axis}", -FARTHEST, FARTHEST)
    rotation = check_int(entry.get("rotation", 0), f"{field}.rotation", 0, 5)
    tile = check_int(entry["tile"], f"{field}.tile", 1, FARTHEST)
    sides = sorted(side for number, side in tiles if number == tile)
    if not sides:
        known = ", ".join(str(number) for number in sorted({number for number, _ in tiles}))
        raise LayoutError(f"{field}.tile", f"must be one of {known}, not {tile}", "deus.setup.tiles")
    if entry["side"] not in sides:
        raise LayoutError(f"{field}.side", f"must be one of {', '.join(sides)}, not {entry['side']!r}")
    return list(_cells({**entry, "rotation": rotation}, tiles))


def _check_numbers(placed: Sequence[Sequence[Cell]], players: int | None, field: str) -> None:
    if players is not None:
        _check_count(len(placed), players, field)
    first: dict[int | None, int] = {}
    for i, cells in enumerate(placed):
        tile = cells[0].tile
        j = first.setdefault(tile, i)
        if j != i:
            raise LayoutError(f"{field}[{i}].tile", f"{tile} lies at [{j}] already", "deus.setup.tiles")


def _check_overlap(placed: Sequence[Sequence[Cell]], field: str) -> None:
    taken: dict[tuple[int, int], int] = {}
    for i, cells in enumerate(placed):
        for cell in cells:
            j = taken.setdefault((cell.q, cell.r), i)
            if j != i:
                raise LayoutError(f"{field}[{i}]", f"lies on [{j}] at (q={cell.q}, r={cell.r})")


def _check_count(count: int, players: int, field: str) -> None:
    if players not in TILES_FOR:
        raise LayoutError("players", f"must be 2, 3 or 4, not {players!r}", "deus.setup.tiles")
    if count != TILES_FOR[players]:
        problem = f"must be {TILES_FOR[players]} for {players} players, not {count}"
        raise LayoutError(field, problem, "deus.setup.tiles")
