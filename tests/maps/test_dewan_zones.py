"""Zones by masks against networkx, on random maps of every scenario and after random markers."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

import gamepkg as gp
from gamepkg.maps.bits import bits
from gamepkg.maps.dewan_map import Zones
from gamepkg.maps.dewan_map.model import TERRAINS, WATER


def networkx_zones(graph: nx.Graph, terrain: dict[int, str]) -> set[tuple[str, frozenset[int]]]:
    same = nx.Graph()
    same.add_nodes_from(i for i in graph if terrain[i] in TERRAINS)
    same.add_edges_from((a, b) for a, b in graph.edges if terrain[a] == terrain[b] and terrain[a] in TERRAINS)
    return {(terrain[min(part)], frozenset(part)) for part in nx.connected_components(same)}


@pytest.mark.rule("dewan.map.zone", "dewan.map.zone-across", "dewan.downpour.water")
@pytest.mark.parametrize("scenario", ["standard", "volcano", "downpour"])
def test_zones_equal_connected_components(scenario: str) -> None:
    rng = Random(scenario)
    for seed in range(25):
        state = gp.new_game("dewan", players=2 + seed % 3, seed=seed, scenario=scenario)
        terrain = dict(enumerate(state.board.terrain))
        lava = flood = 0
        for _ in range(9):
            zones: Zones = state.table.land(lava, flood).zones
            found = {
                (TERRAINS[kind], frozenset(bits(mask))) for mask, kind in zip(zones.masks, zones.kinds, strict=True)
            }
            assert found == networkx_zones(state.board.graph, terrain)
            for i in state.board.regions:
                zone = zones.of[i]
                assert (zone < 0) == (terrain[i] not in TERRAINS)
                assert zone < 0 or zones.masks[zone] >> i & 1
                beside = {zones.of[j] for j in state.board.neighbours[i] if terrain[j] == TERRAINS[WATER]}
                assert set(bits(zones.water_near[i])) == beside
            land = [i for i in state.board.regions if terrain[i] in TERRAINS[:WATER]]
            space = rng.choice(land)
            if scenario == "volcano":
                lava |= 1 << space
                terrain[space] = "lava"
            else:
                flood |= 1 << space
                terrain[space] = "water"


def test_the_graph_tells_icons_berries_and_homes() -> None:
    found = gp.new_game("dewan", players=3, seed=4).map
    graph = found.graph
    assert len(graph) == 42
    assert sum(len(icons) for _, _, icons in graph.edges(data="icons")) == len(found.icons) == 18
    assert [i for i in graph if graph.nodes[i]["berry"]] == list(found.berries)
    assert [graph.nodes[home]["initial"] for home in found.initial] == [0, 1, 2]
    assert all(graph.nodes[home]["terrain"] == "camp" for home in found.initial)
