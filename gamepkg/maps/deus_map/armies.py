"""Where an army may stop."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from gamepkg.maps.deus_map.holdings import Occupation, check_occupation, check_region, is_sea
from gamepkg.maps.errors import RegionError

if TYPE_CHECKING:
    import networkx as nx


def army_stops(
    graph: nx.Graph[int], occupation: Occupation, seat: int, start: int, steps: int
) -> dict[int, tuple[int, ...]]:
    """Where the army of ``seat`` in region ``start`` may stop after at most ``steps`` steps, and on which path.

    O(regions + adjacencies), by breadth first search.

    Returns
    -------
    dict, ascending: stop to a shortest path, from ``start`` to the stop, both included; of several shortest paths
    the one with the lowest region numbers. ``start`` itself is no stop. Empty when the army cannot leave because a
    temple would be left alone.

    Rules: ``deus.army.path``, ``.sea``, ``.stop``, ``.one-a-region``, ``.no-stack``, ``.temple-stays``.
    Raises `RegionError` for an unknown region, no army of the seat in ``start``, or a negative number of steps.

    Examples
    --------
    >>> from gamepkg.maps.deus_map import Holding
    >>> from gamepkg.maps.example import example_board
    >>> stands = {12: Holding(0, ("military",)), 16: Holding(0, ("civil",)), 11: Holding(1, ("civil",))}
    >>> army_stops(example_board().graph, stands, 0, 12, 2)
    {6: (12, 7, 6), 7: (12, 7), 16: (12, 16)}

    See Also
    --------
    encirclement : what a stop beside a village would do
    """
    check_region(graph, start, "start")
    check_occupation(graph, occupation)
    standing = occupation.get(start)
    if standing is None or standing.seat != seat or not standing.army:
        raise RegionError("start", f"no army of seat {seat} stands in region {start}", "deus.army.moves")
    if steps < 0:
        raise RegionError("steps", f"must be 0 or more, not {steps}")
    if set(standing.pieces) == {"military", "temple"}:
        return {}
    paths = _paths(graph, occupation, seat, start, steps)
    return {i: paths[i] for i in sorted(paths) if i != start and _may_stop(graph, occupation, seat, i)}


def _paths(
    graph: nx.Graph[int], occupation: Occupation, seat: int, start: int, steps: int
) -> dict[int, tuple[int, ...]]:
    paths: dict[int, tuple[int, ...]] = {start: (start,)}
    waiting = deque([start])
    while waiting:
        path = paths[waiting.popleft()]
        if len(path) > steps:
            break
        for i in sorted(graph[path[-1]]):
            if i not in paths and _may_cross(graph, occupation, seat, i):
                paths[i] = (*path, i)
                waiting.append(i)
    return paths


def _may_cross(graph: nx.Graph[int], occupation: Occupation, seat: int, region: int) -> bool:
    """Everything but a sea without a ship of the army's owner."""
    held = occupation.get(region)
    return not is_sea(graph, region) or (held is not None and held.seat == seat and "maritime" in held.pieces)


def _may_stop(graph: nx.Graph[int], occupation: Occupation, seat: int, region: int) -> bool:
    held = occupation.get(region)
    if held is None:
        return not graph.nodes[region]["village"]
    return held.seat == seat and not held.army
