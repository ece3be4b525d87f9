"""The map of Dewan: a board of spaces with icons on borders, berry icons, and the centres of the initial tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from gamepkg.core.errors import LayoutError
from gamepkg.maps.bits import mask_of
from gamepkg.maps.board import Board, Cell, Ground

if TYPE_CHECKING:
    import networkx as nx

TERRAINS: Final = ("badlands", "mountain", "desert", "forest", "water")
WATER: Final = 4
RESOURCES: Final = ("artifact", "pigment", "crystal")
CENTRE, VOLCANO = "camp", "volcano"
GROUND: Final = Ground((*TERRAINS, CENTRE, VOLCANO), sea="water")

Place = tuple[int, int]


class Icon(NamedTuple):
    """A resource on the border of two adjacent spaces, ``a`` the lower number."""

    resource: str
    a: int
    b: int


@dataclass(frozen=True, eq=False, repr=False)
class DewanMap:
    """One map; immutable and shared by all positions on it. Build it with `DewanMap.of`.

    ``initial`` holds for each seat the space of its initial camp, 0 where a study map has none; ``berries`` the
    spaces with a berry icon; ``volcano`` the mask of volcano spaces.

    >>> cells = [Cell(0, 0, "camp"), Cell(1, 0, "desert"), Cell(2, 0, "water")]
    >>> found = DewanMap.of(cells, [("crystal", (1, 0), (2, 0))], berries=[(1, 0)], initial=[(0, 0), None])
    >>> found.icons, found.berries, found.initial
    ((Icon(resource='crystal', a=2, b=3),), (2,), (1, 0))
    >>> found.graph.edges[2, 3]["icons"]
    ('crystal',)
    """

    board: Board
    icons: tuple[Icon, ...]
    berries: tuple[int, ...]
    initial: tuple[int, ...]

    @classmethod
    def of(
        cls,
        cells: Iterable[Cell],
        icons: Iterable[tuple[str, Place, Place]],
        berries: Iterable[Place],
        initial: Sequence[Place | None],
        title: str = "",
        field: str = "board",
    ) -> DewanMap:
        """Check the parts and number the spaces; places are axial (q, r).

        Raises `LayoutError`: what `Board.of` raises, an icon that lies on no border, a berry or an initial camp
        on no space or on the wrong ground.
        """
        board = Board.of(cells, GROUND, title, field)
        number = {(board.q[i], board.r[i]): i for i in board.regions}

        def find(place: Place, where: str, rule: str) -> int:
            if place not in number:
                raise LayoutError(where, f"names (q={place[0]}, r={place[1]}), where no space is", rule)
            return number[place]

        found = []
        for k, (resource, one, other) in enumerate(icons):
            where = f"{field}.icons[{k}]"
            a, b = sorted(find(place, where, "dewan.setup.icons") for place in (one, other))
            if b not in board.neighbours[a]:
                raise LayoutError(where, "must lie between two adjacent spaces", "dewan.setup.icons")
            found.append(Icon(resource, a, b))
        with_berries = [find(place, f"{field}.berries[{k}]", "dewan.setup.icons") for k, place in enumerate(berries)]
        for k, i in enumerate(with_berries):
            if board.terrain[i] not in TERRAINS:
                raise LayoutError(f"{field}.berries[{k}]", "must lie on a terrain", "dewan.setup.icons")
        homes = []
        for seat, home in enumerate(initial):
            i = 0 if home is None else find(home, f"{field}.initial[{seat}]", "dewan.setup.camps")
            if i and board.terrain[i] != CENTRE:
                problem = f"of seat {seat} must be the centre of an initial tile, not {board.terrain[i]}"
                raise LayoutError(f"{field}.initial[{seat}]", problem, "dewan.setup.tile")
            homes.append(i)
        return cls(board, tuple(sorted(found)), tuple(sorted(with_berries)), tuple(homes))

    @cached_property
    def volcano(self) -> int:
        """The mask of volcano spaces."""
        return self.board.by_terrain[VOLCANO]

    @cached_property
    def terrain_masks(self) -> tuple[int, ...]:
        """For each terrain the mask of its spaces, as printed."""
        return tuple(self.board.by_terrain[kind] for kind in TERRAINS)

    @cached_property
    def icon_masks(self) -> tuple[tuple[int, ...], ...]:
        """For each resource the spaces beside each of its icons, as masks."""
        return tuple(
            tuple(mask_of((icon.a, icon.b)) for icon in self.icons if icon.resource == kind) for kind in RESOURCES
        )

    @cached_property
    def graph(self) -> nx.Graph[int]:
        """The documented model of the map: `Board.graph` with more attributes.

        Nodes also have ``berry`` (bool) and ``initial`` (the seat whose initial camp stands there, or ``None``);
        edges have ``icons``, the resources on that border.
        """
        graph = self.board.graph.copy()
        for i in graph:
            graph.nodes[i]["berry"] = i in self.berries
            graph.nodes[i]["initial"] = self.initial.index(i) if i in self.initial else None
        for a, b in graph.edges:
            here = tuple(icon.resource for icon in self.icons if (icon.a, icon.b) == (min(a, b), max(a, b)))
            graph.edges[a, b]["icons"] = here
        return graph

    def __repr__(self) -> str:
        name = f" {self.board.title!r}" if self.board.title else ""
        return f"<DewanMap{name}: {self.board.n} spaces, {len(self.icons)} icons, {len(self.berries)} berry icons>"

    def _repr_svg_(self) -> str | None:
        from gamepkg.scene.bare import notebook_picture

        return notebook_picture(self.board)
