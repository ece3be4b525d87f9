"""A board of hexagonal regions as integer tables, the form that engines compute with.

Regions are numbered 1 to ``n`` in reading order: row by row from the top, each row from the left. Index 0 of every
table is a dummy, and bit ``i`` of every mask is region ``i``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gamepkg.core.errors import LayoutError
from gamepkg.maps import hex
from gamepkg.maps.bits import bits, mask_of
from gamepkg.maps.zones import flood

if TYPE_CHECKING:
    import networkx as nx

MOST_CELLS: Final = 200
FARTHEST: Final = 1_000
UNREACHABLE: Final = 10**6


class Cell(NamedTuple):
    """One region before it has a number: axial place, kind of terrain, and the tile that it lies on."""

    q: int
    r: int
    terrain: str
    tile: int | None = None


@dataclass(frozen=True, slots=True)
class Ground:
    """The kinds of terrain that a game knows.

    ``village`` is the kind that is closed to pieces, ``sea`` the kind that is neither closed nor land; either may be
    empty. ``apart`` is the rule by which two villages may not be adjacent, empty when they may.
    """

    terrains: tuple[str, ...]
    sea: str = ""
    village: str = ""
    apart: str = ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Board:
    """The tables of one board; immutable, shared by all positions on it. Build it with `Board.of`.

    Attributes
    ----------
    n, regions : number of regions, and ``range(1, n + 1)``
    q, r, terrain, tile : one entry a region
    neighbours : for each region its adjacent regions, ascending
    near : the same as masks
    land, sea, villages, edge : masks; ``edge`` holds all regions with fewer than six neighbours
    by_terrain : one mask for each kind of terrain, empty ones too
    village_numbers : the villages, ascending
    village_vp : for each region the number of adjacent regions if it is a village, else 0
    distance : least steps between two regions over all kinds of regions (a board is always connected)
    within : ``within[d][i]`` is the mask of the regions at most ``d`` steps from ``i``, itself included; 0 <= d <= 200

    >>> ground = Ground(("field", "sea", "village"), sea="sea", village="village")
    >>> board = Board.of([Cell(0, 0, "field"), Cell(1, 0, "village"), Cell(0, 1, "sea")], ground)
    >>> board
    <Board: 3 regions, 1 village>
    >>> board.neighbours[2], board.village_vp[2], board.terrain[3]
    ((1, 3), 2, 'sea')
    """

    ground: Ground
    title: str
    n: int
    regions: range
    q: tuple[int, ...]
    r: tuple[int, ...]
    terrain: tuple[str, ...]
    tile: tuple[int | None, ...]
    neighbours: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    land: int
    sea: int
    villages: int
    edge: int
    by_terrain: Mapping[str, int]
    village_numbers: tuple[int, ...]
    village_vp: tuple[int, ...]
    key: tuple[Cell, ...]
    _graphs: list[nx.Graph[int]] = field(default_factory=list)
    _reach: list[tuple[tuple[int, ...], ...]] = field(default_factory=list)

    @classmethod
    def of(cls, cells: Iterable[Cell], ground: Ground, title: str = "", field: str = "board") -> Board:
        """Check the cells, number them and compute the tables.

        ``field`` names the data in errors: cell 3 of it is ``board[3]``, counted from 0 as given.

        Raises `LayoutError`: no cell, more than 200, a wrong type, an unknown terrain, two cells in one place,
        a board in several parts, or adjacent villages where a rule forbids them.
        """
        given = list(cells)
        _check(given, ground, field)
        ordered = sorted(given, key=lambda cell: (cell.r, cell.q))
        number = numbering((cell.q, cell.r) for cell in given)
        around = ((), *(_numbers_around(cell, number) for cell in ordered))
        near = tuple(map(mask_of, around))
        joined = flood(near, 2, mask_of(number.values()))
        if joined != mask_of(number.values()):
            lost = next(i for i in number.values() if not joined >> i & 1)
            raise LayoutError(field, f"{_place(ordered[lost - 1])} is not connected with {_place(ordered[0])}")
        terrain = ("", *(cell.terrain for cell in ordered))
        by_terrain = {kind: mask_of(i for i in number.values() if terrain[i] == kind) for kind in ground.terrains}
        villages, sea = by_terrain.get(ground.village, 0), by_terrain.get(ground.sea, 0)
        _check_villages_apart(ordered, villages, near, ground, field)
        return cls(
            ground=ground,
            title=title,
            n=len(ordered),
            regions=range(1, len(ordered) + 1),
            q=(0, *(cell.q for cell in ordered)),
            r=(0, *(cell.r for cell in ordered)),
            terrain=terrain,
            tile=(None, *(cell.tile for cell in ordered)),
            neighbours=around,
            near=near,
            land=mask_of(number.values()) & ~sea & ~villages,
            sea=sea,
            villages=villages,
            edge=mask_of(i for i in number.values() if len(around[i]) < 6),
            by_terrain=by_terrain,
            village_numbers=tuple(bits(villages)),
            village_vp=tuple(len(a) if villages >> i & 1 else 0 for i, a in enumerate(around)),
            key=tuple(ordered),
        )

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        villages = len(self.village_numbers)
        name = f" {self.title!r}" if self.title else ""
        return f"<Board{name}: {self.n} regions, {villages} village{'s' * (villages != 1)}>"

    def _repr_svg_(self) -> str | None:
        from gamepkg.scene.bare import notebook_picture

        return notebook_picture(self)

    @property
    def within(self) -> tuple[tuple[int, ...], ...]:
        """``within[d][i]`` is the mask of the regions at most ``d`` steps from ``i``; worked out when asked for."""
        if not self._reach:
            self._reach.append(_within(self.neighbours))
        return self._reach[0]

    @property
    def distance(self) -> tuple[tuple[int, ...], ...]:
        """The least steps between two regions over all kinds of regions; worked out when first asked for."""
        if len(self._reach) < 2:
            within = self.within
            self._reach.append(_distances(within))
        return self._reach[1]

    def cells(self) -> list[dict[str, Any]]:
        """The board as plain data, one entry a region in the order of the numbers; a layout of free cells."""
        return [{name: value for name, value in cell._asdict().items() if value is not None} for cell in self.key]

    @property
    def graph(self) -> nx.Graph[int]:
        """The documented model of the map: nodes are region numbers, edges are adjacency.

        Node attributes: ``q, r`` (axial), ``pos`` (centre in side lengths, y downwards), ``terrain``, ``tile``,
        ``edge`` and ``village`` (bool), ``vp_start`` (0 where no village is) and ``name``. ``graph.graph`` holds
        ``title``, ``village`` and ``sea`` (those two kinds of terrain). Built once, when first asked for.
        """
        if not self._graphs:
            self._graphs.append(self._build_graph())
        return self._graphs[0]

    def _build_graph(self) -> nx.Graph[int]:
        import networkx as nx

        graph: nx.Graph[int] = nx.Graph(title=self.title, village=self.ground.village, sea=self.ground.sea)
        for i in self.regions:
            graph.add_node(
                i,
                q=self.q[i],
                r=self.r[i],
                pos=hex.centre(self.q[i], self.r[i]),
                terrain=self.terrain[i],
                tile=self.tile[i],
                edge=bool(self.edge >> i & 1),
                village=bool(self.villages >> i & 1),
                vp_start=self.village_vp[i],
                name=f"{i} {self.terrain[i]}",
            )
        graph.add_edges_from((i, j) for i in self.regions for j in self.neighbours[i] if i < j)
        return graph


def numbering(places: Iterable[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """The number of each place of a board: row by row from the top, each row from the left.

    >>> numbering([(0, 1), (1, 0), (0, 0)])
    {(0, 0): 1, (1, 0): 2, (0, 1): 3}
    """
    return {place: i for i, place in enumerate(sorted(places, key=lambda place: place[::-1]), 1)}


def _place(cell: Cell) -> str:
    return f"the {cell.terrain} at (q={cell.q}, r={cell.r})"


def _check(cells: list[Cell], ground: Ground, field: str) -> None:
    if not 1 <= len(cells) <= MOST_CELLS:
        raise LayoutError(field, f"must have 1 to {MOST_CELLS} regions, not {len(cells)}")
    taken: dict[tuple[int, int], int] = {}
    for index, cell in enumerate(cells):
        where = f"{field}[{index}]"
        for axis in ("q", "r"):
            check_int(getattr(cell, axis), f"{where}.{axis}", -FARTHEST, FARTHEST)
        if cell.terrain not in ground.terrains:
            raise LayoutError(f"{where}.terrain", f"must be one of {', '.join(ground.terrains)}, not {cell.terrain!r}")
        if cell.tile is not None:
            check_int(cell.tile, f"{where}.tile", 1, FARTHEST)
        first = taken.setdefault((cell.q, cell.r), index)
        if first != index:
            raise LayoutError(where, f"lies on {field}[{first}]: both are at (q={cell.q}, r={cell.r})")


def check_int(value: object, field: str, least: int, most: int) -> int:
    """``value`` if it is a whole number from ``least`` to ``most``; else a `LayoutError` that names the field."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise LayoutError(field, f"must be a whole number, not {value!r}")
    if not least <= value <= most:
        raise LayoutError(field, f"must be from {least} to {most}, not {value}")
    return value


def _check_villages_apart(cells: list[Cell], villages: int, near: tuple[int, ...], ground: Ground, field: str) -> None:
    if not ground.apart:
        return
    for i in bits(villages):
        for j in bits(near[i] & villages):
            places = f"{_place(cells[i - 1])} and {_place(cells[j - 1])}"
            raise LayoutError(field, f"{places} are adjacent", ground.apart)


def _numbers_around(cell: Cell, number: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    return tuple(sorted(number[place] for place in hex.neighbours(cell.q, cell.r) if place in number))


def _within(around: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """What is in reach of a region is what is in reach of its neighbours with one step less."""
    rows = [tuple(1 << i if i else 0 for i in range(len(around)))]
    while (row := _grown(rows[-1], around)) != rows[-1]:
        rows.append(row)
    return tuple(rows + rows[-1:] * (MOST_CELLS + 1 - len(rows)))


def _grown(row: tuple[int, ...], around: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(mask | _union(row[j] for j in around[i]) for i, mask in enumerate(row))


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


def _distances(within: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    size = len(within[0])
    table = [[UNREACHABLE] * size for _ in range(size)]
    nearer = (0,) * size
    for steps, row in enumerate(within):
        if row is nearer:
            break
        for i, mask in enumerate(row):
            for j in bits(mask & ~nearer[i]):
                table[i][j] = steps
        nearer = row
    return tuple(map(tuple, table))
