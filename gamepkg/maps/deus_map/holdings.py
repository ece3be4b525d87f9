"""Who stands where, and the plainest questions about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gamepkg.maps.errors import RegionError

if TYPE_CHECKING:
    import networkx as nx

PIECES: Final = ("maritime", "production", "scientific", "civil", "military", "temple")


@dataclass(frozen=True, slots=True)
class Holding:
    """What stands in one region: the seat that occupies it and its pieces, one word each of `PIECES`.

    >>> Holding(0, ("military", "temple")).army
    True
    """

    seat: int
    pieces: tuple[str, ...]

    @property
    def army(self) -> bool:
        """Whether an army stands here."""
        return "military" in self.pieces


Occupation = Mapping[int, Holding]
"""Region number to what stands there; regions that are left out are empty."""


def edge_regions(graph: nx.Graph[int]) -> tuple[int, ...]:
    """The regions at the edge of the board, ascending: those with fewer than six adjacent regions. O(regions).

    Rule: ``deus.board.edge``. A village or a sea at the edge is listed too.

    Examples
    --------
    >>> from gamepkg.maps.example import example_board
    >>> edge_regions(example_board().graph)
    (1, 2, 3, 4, 7, 8, 12, 13, 16, 17, 18, 19)

    See Also
    --------
    where_to_build : which of them are open to a first building
    """
    return tuple(sorted(region for region, degree in graph.degree() if degree < 6))


def ring(graph: nx.Graph[int], village: int) -> tuple[int, ...]:
    """The regions around a village, ascending, seas included. O(1).

    Rule: ``deus.village.border``. Raises `RegionError` for an unknown region or one that is no village.

    Examples
    --------
    >>> from gamepkg.maps.example import example_board
    >>> ring(example_board().graph, 10)
    (5, 6, 9, 11, 14, 15)

    See Also
    --------
    encirclement : who stands in the ring
    """
    check_region(graph, village, "village")
    if not graph.nodes[village]["village"]:
        villages = ", ".join(str(i) for i in sorted(graph) if graph.nodes[i]["village"]) or "none"
        raise RegionError("village", f"{village} is no village; the villages are {villages}", "deus.village.surrounded")
    return tuple(sorted(graph[village]))


def area(occupation: Occupation, seat: int) -> tuple[int, ...]:
    """The regions that a seat occupies, ascending. O(occupied regions).

    Examples
    --------
    >>> area({12: Holding(0, ("civil",)), 3: Holding(0, ("maritime",)), 4: Holding(1, ("civil",))}, 0)
    (3, 12)

    See Also
    --------
    area_distance
    """
    return tuple(sorted(region for region, holding in occupation.items() if holding.seat == seat))


def area_distance(graph: nx.Graph[int], occupation: Occupation, seat_a: int, seat_b: int) -> int | None:
    """The least number of steps from a region of one seat to a region of the other. O(regions + adjacencies).

    All kinds of regions count as steps, seas and villages too (``deus.place.first-apart-distance``).
    ``None`` when one of the two occupies no region.

    Examples
    --------
    >>> from gamepkg.maps.example import example_board
    >>> stands = {12: Holding(0, ("civil",)), 9: Holding(1, ("civil",))}
    >>> area_distance(example_board().graph, stands, 0, 1)
    3

    See Also
    --------
    where_to_build : uses this distance for a first building
    """
    check_occupation(graph, occupation)
    mine, theirs = area(occupation, seat_a), area(occupation, seat_b)
    if not mine or not theirs:
        return None
    steps = steps_from(graph, mine)
    return min(steps[region] for region in theirs)


def steps_from(graph: nx.Graph[int], regions: Iterable[int]) -> dict[int, int]:
    """For each region of the map the least number of steps from the nearest of ``regions``."""
    import networkx as nx

    return {i: n for n, layer in enumerate(nx.bfs_layers(graph, list(regions))) for i in layer}


def is_sea(graph: nx.Graph[int], region: int) -> bool:
    """Whether a region is a sea."""
    return bool(graph.nodes[region]["terrain"] == graph.graph["sea"])


def free_regions(graph: nx.Graph[int], occupation: Occupation) -> frozenset[int]:
    """The empty regions; a village is none, even without VP (deus.place.not-village)."""
    return frozenset(i for i in graph if i not in occupation and not graph.nodes[i]["village"])


def check_region(graph: nx.Graph[int], region: int, field: str) -> None:
    """Raise `RegionError` unless the map has this region."""
    if region not in graph:
        raise RegionError(field, f"must be from {min(graph)} to {max(graph)}, not {region!r}")


def check_piece(piece: str, field: str) -> None:
    """Raise `RegionError` unless this is the word for a piece."""
    if piece not in PIECES:
        raise RegionError(field, f"must be one of {', '.join(PIECES)}, not {piece!r}")


def check_occupation(graph: nx.Graph[int], occupation: Occupation) -> None:
    """Raise `RegionError` for an unknown region or piece, a holding without pieces, or one on a village."""
    for region, holding in occupation.items():
        field = f"occupation[{region}]"
        check_region(graph, region, field)
        if graph.nodes[region]["village"]:
            raise RegionError(field, "is a village, nothing stands there", "deus.place.not-village")
        if not holding.pieces:
            raise RegionError(f"{field}.pieces", "must name at least one piece; leave out empty regions")
        for piece in holding.pieces:
            check_piece(piece, f"{field}.pieces")
