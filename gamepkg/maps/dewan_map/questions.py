"""Map questions of people who play Dewan, answered on the networkx graph of the map.

They take a graph with the attributes of `DewanMap.graph` (of a position: ``state.graph``, where markers have changed
the terrain) and sets of spaces, and never a game. They are for people and pages, not for hot loops.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import networkx as nx

from gamepkg.maps.dewan_map.model import TERRAINS, WATER, Icon

if TYPE_CHECKING:
    Graph = nx.Graph[int]

Spaces = frozenset[int]


def terrain_zones(graph: Graph, terrain: str | None = None) -> list[Spaces]:
    """The zones of the map, or those of one terrain: connected spaces of one terrain (rule dewan.map.zone).

    In the order of the terrains, each by its lowest space. Centres of initial tiles, the volcano and lava are in none.

    >>> from gamepkg.maps.board import Cell
    >>> from gamepkg.maps.dewan_map import DewanMap
    >>> row = [Cell(0, 0, "forest"), Cell(1, 0, "forest"), Cell(2, 0, "water"), Cell(3, 0, "forest")]
    >>> graph = DewanMap.of(row, [("crystal", (1, 0), (2, 0))], [], []).graph
    >>> [sorted(zone) for zone in terrain_zones(graph, "forest")]
    [[1, 2], [4]]
    """
    found: list[Spaces] = []
    for kind in TERRAINS if terrain is None else (terrain,):
        spaces = [i for i in graph if graph.nodes[i]["terrain"] == kind]
        found += sorted(map(frozenset, nx.connected_components(graph.subgraph(spaces))), key=min)
    return found


def settled_zones(graph: Graph, camps: Collection[int], terrain: str | None = None) -> list[Spaces]:
    """The zones in which one of these camps stands (rule dewan.story.terrain); however many stand there, once each."""
    return [zone for zone in terrain_zones(graph, terrain) if not zone.isdisjoint(camps)]


def water_beside(graph: Graph, camps: Collection[int]) -> list[Spaces]:
    """The water zones adjacent to these camps (rule dewan.story.water); one camp may be beside several.

    >>> from gamepkg.maps.board import Cell
    >>> from gamepkg.maps.dewan_map import DewanMap
    >>> row = [Cell(0, 0, "water"), Cell(1, 0, "forest"), Cell(2, 0, "water"), Cell(3, 0, "water")]
    >>> [sorted(zone) for zone in water_beside(DewanMap.of(row, [], [], []).graph, {2})]
    [[1], [3, 4]]
    """
    near = {space for camp in camps for space in graph[camp]}
    return [zone for zone in terrain_zones(graph, TERRAINS[WATER]) if not zone.isdisjoint(near)]


def icons_beside(graph: Graph, camps: Collection[int], resource: str | None = None) -> list[Icon]:
    """The icons on borders that these camps touch, or those of one resource (rule dewan.story.resource).

    >>> from gamepkg.maps.board import Cell
    >>> from gamepkg.maps.dewan_map import DewanMap
    >>> row = [Cell(0, 0, "desert"), Cell(1, 0, "forest"), Cell(2, 0, "water")]
    >>> graph = DewanMap.of(row, [("crystal", (0, 0), (1, 0)), ("pigment", (1, 0), (2, 0))], [], []).graph
    >>> icons_beside(graph, {3})
    [Icon(resource='pigment', a=2, b=3)]
    """
    found = [
        Icon(kind, *sorted((a, b)))
        for a, b in graph.edges
        for kind in graph.edges[a, b]["icons"]
        if (a in camps or b in camps) and resource in (None, kind)
    ]
    return sorted(found)


def camp_groups(graph: Graph, camps: Collection[int]) -> list[Spaces]:
    """The groups of connected camps, single ones too, each by its lowest space (rule dewan.score.groups).

    >>> from gamepkg.maps.board import Cell
    >>> from gamepkg.maps.dewan_map import DewanMap
    >>> row = [Cell(q, 0, "desert") for q in range(4)]
    >>> [sorted(group) for group in camp_groups(DewanMap.of(row, [], [], []).graph, {1, 2, 4})]
    [[1, 2], [4]]
    """
    return sorted(map(frozenset, nx.connected_components(graph.subgraph(camps))), key=min)
