"""How a seat can grow over the map: the fewest placements to hold certain regions, and what would cut it off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Final

from gamepkg.maps.deus_map.holdings import (
    Occupation,
    area,
    check_occupation,
    check_region,
    free_regions,
    ring,
)
from gamepkg.maps.deus_map.placing import where_to_build

if TYPE_CHECKING:
    import networkx as nx

HOME: Final = 0
"""One node for all that a seat occupies already; regions are numbered from 1."""


@dataclass(frozen=True, slots=True)
class Approach:
    """How a seat stands to a village.

    ``at_ring`` : it occupies a region of the ring. ``cut_off`` : it does not, and cannot grow there.
    ``regions`` : else those regions, ascending, each of which alone would cut it off if an opponent took it.
    """

    at_ring: bool
    cut_off: bool
    regions: tuple[int, ...] = ()


def fewest_placements(graph: nx.Graph[int], occupation: Occupation, seat: int, regions: Iterable[int]) -> int | None:
    """The least number of placements until ``seat`` occupies all these regions, those on the way included.

    The seat grows step by step into empty regions adjacent to its own: ships into seas, other pieces onto land.
    A seat without any region starts where its first building may go (`where_to_build`) and grows from there.
    The payment of 3 VP for a place at the edge is **not** used, and neither costs nor ready pieces are looked at.
    ``None`` when it cannot be done: a region belongs to another seat, is a village, or is out of reach.

    Exact (a Steiner tree by Dreyfus and Wagner): O(3^k regions + 2^k regions log regions) for k wanted regions.
    Raises `RegionError` for an unknown region.

    Examples
    --------
    >>> from gamepkg.maps.deus_map import Holding
    >>> from gamepkg.maps.example import example_board
    >>> graph, stands = example_board().graph, {12: Holding(0, ("civil",))}
    >>> fewest_placements(graph, stands, 0, [6])        # by way of 7 or 11
    2
    >>> fewest_placements(graph, stands, 0, [6, 14])    # 11, 6, 15, 14
    4

    See Also
    --------
    encirclement, cut_regions
    """
    check_occupation(graph, occupation)
    wanted = set(regions)
    for region in wanted:
        check_region(graph, region, "region")
    wanted.difference_update(area(occupation, seat))
    growth, roots = _growth(graph, occupation, seat)
    if not wanted:
        return 0
    if not wanted <= set(growth):
        return None
    return _steiner(growth, sorted(wanted), roots)


def cut_regions(graph: nx.Graph[int], occupation: Occupation, seat: int, village: int) -> Approach:
    """The regions that an opponent would have to take to cut ``seat`` off from a village.

    A region cuts when every way of growing, from the area of the seat (or from its possible first regions) through
    empty regions into an empty region of the ring, leads through it. O(length of a way * (regions + adjacencies)).
    Raises `RegionError` for an unknown region or one that is no village.

    Examples
    --------
    >>> from gamepkg.maps.deus_map import Holding
    >>> from gamepkg.maps.example import example_board
    >>> stands = {3: Holding(0, ("maritime",)), 2: Holding(1, ("civil",)), 6: Holding(1, ("civil",))}
    >>> cut_regions(example_board().graph, stands, 0, 10)
    Approach(at_ring=False, cut_off=False, regions=(7,))

    See Also
    --------
    fewest_placements, ring
    """
    import networkx as nx

    goals = ring(graph, village)
    check_occupation(graph, occupation)
    if not set(goals).isdisjoint(area(occupation, seat)):
        return Approach(at_ring=True, cut_off=False)
    growth, roots = _growth(graph, occupation, seat)
    growth.add_edges_from((HOME, root) for root in roots if root != HOME)
    growth.add_node(HOME)
    open_goals = [i for i in goals if i in growth]
    way = next((nx.shortest_path(growth, HOME, i) for i in open_goals if nx.has_path(growth, HOME, i)), None)
    if way is None:
        return Approach(at_ring=False, cut_off=True)
    cuts = (i for i in way[1:] if not _reaches(growth, open_goals, without=i))
    return Approach(at_ring=False, cut_off=False, regions=tuple(sorted(cuts)))


def _reaches(growth: nx.Graph[int], goals: Sequence[int], without: int) -> bool:
    import networkx as nx

    rest = nx.restricted_view(growth, [without], [])
    return not nx.node_connected_component(rest, HOME).isdisjoint(goals)


def _growth(graph: nx.Graph[int], occupation: Occupation, seat: int) -> tuple[nx.Graph[int], tuple[int, ...]]:
    """The empty regions and, if the seat has any region, `HOME` beside those adjacent to it; and where to begin.

    Without a region any piece may be the first, so both a ship and a building on land are asked about.
    """
    free = free_regions(graph, occupation)
    growth = graph.subgraph(free).copy()
    mine = area(occupation, seat)
    if mine:
        growth.add_node(HOME)
        growth.add_edges_from((HOME, i) for own in mine for i in graph[own] if i in free)
        return growth, (HOME,)
    first = [where_to_build(graph, occupation, seat, piece) for piece in ("maritime", "civil")]
    return growth, tuple(i for i in sorted(free) if any(places[i].allowed for places in first))


def _steiner(growth: nx.Graph[int], wanted: Sequence[int], roots: Iterable[int]) -> int | None:
    """The least number of regions in a connected part of ``growth`` with a root and all wanted regions.

    ``best[some][i]`` is the least number for the wanted regions in the mask ``some`` and node ``i``; `HOME` costs 0.
    """
    everything = (1 << len(wanted)) - 1
    best: list[dict[int, int]] = [{} for _ in range(everything + 1)]
    for k, region in enumerate(wanted):
        best[1 << k][region] = 1
    for some in range(1, everything + 1):
        _join(best, some)
        _spread(growth, best[some])
    return min((best[everything][root] for root in roots if root in best[everything]), default=None)


def _join(best: list[dict[int, int]], some: int) -> None:
    """Two parts that meet in a node, each with some of the wanted regions, make one part."""
    part = (some - 1) & some
    while part:
        for i in best[part].keys() & best[some ^ part].keys():
            size = best[part][i] + best[some ^ part][i] - _cost(i)
            best[some][i] = min(size, best[some].get(i, size))
        part = (part - 1) & some


def _spread(growth: nx.Graph[int], sizes: dict[int, int]) -> None:
    """Let every part grow by single nodes, the smallest first (Dijkstra)."""
    heap = [(size, i) for i, size in sizes.items()]
    heapify(heap)
    while heap:
        size, i = heappop(heap)
        if size > sizes[i]:
            continue
        for j in growth[i]:
            grown = size + _cost(j)
            if grown < sizes.get(j, grown + 1):
                sizes[j] = grown
                heappush(heap, (grown, j))


def _cost(node: int) -> int:
    return 0 if node == HOME else 1
