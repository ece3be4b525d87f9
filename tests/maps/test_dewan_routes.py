"""Routes by the fast search against every simple path of networkx, on small random maps."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import networkx as nx
import pytest

from gamepkg.maps.board import Board, Cell
from gamepkg.maps.dewan_map import GROUND, Travel, Zones
from gamepkg.maps.dewan_map.model import TERRAINS, WATER
from gamepkg.maps.dewan_map.routes import ANY, CLOSED, NOBODY

Demand = frozenset[tuple[tuple[int, int], int]]


def random_travel(rng: Random) -> tuple[Travel, Board, list[int]]:
    """A map of 8 to 11 spaces with camps of two players, and a hand of up to 6 cards."""
    places = [(0, 0)]
    while len(places) < rng.randint(8, 11):
        q, r = rng.choice(places)
        dq, dr = rng.choice([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)])
        if (q + dq, r + dr) not in places:
            places.append((q + dq, r + dr))
    board = Board.of([Cell(q, r, rng.choice((*TERRAINS, "water"))) for q, r in places], GROUND)
    ground = [CLOSED, *(TERRAINS.index(board.terrain[i]) for i in board.regions)]
    spaces = list(board.regions)
    rng.shuffle(spaces)
    start, home, blocked = spaces[0], spaces[1], spaces[2]
    outside = 1 << home | 1 << blocked
    zones = Zones.of_terrains(board.near, tuple(board.by_terrain[kind] & ~outside for kind in TERRAINS))
    ground[home] = ANY
    ground[blocked] = CLOSED
    toll = [NOBODY] * (board.n + 1)
    toll[home] = rng.choice((NOBODY, 1))
    for space in spaces[3:5]:
        if ground[space] != WATER:
            toll[space] = rng.choice((1, 2))
        elif rng.random() < 0.4:  # a lake village takes the toll of its whole zone
            for i in spaces:
                if zones.of[i] == zones.of[space] and ground[i] == WATER:
                    toll[i] = 1
    free = sum(1 << i for i in spaces[5:] if ground[i] not in (WATER, ANY, CLOSED) and toll[i] == NOBODY)
    starts = (start,) if ground[start] != CLOSED else ()
    hand = [
        1 << rng.randrange(5) | (1 << rng.randrange(5) if rng.random() < 0.4 else 0) for _ in range(rng.randint(1, 6))
    ]
    return Travel(board.neighbours, ground, zones.of, toll, free, starts), board, hand


def demand_of(travel: Travel, path: list[int]) -> list[tuple[int, int]]:
    """(receiver, terrain) of each card, straight from the rules."""
    found = []
    for k, at in enumerate(path):
        on = (
            k
            and travel.ground[at] == WATER == travel.ground[path[k - 1]]
            and travel.zone[at] == travel.zone[path[k - 1]]
        )
        if not on:
            found.append((travel.toll[at] if k else NOBODY, travel.ground[at]))
    return found


def can_pay(hand: list[int], demand: list[tuple[int, int]]) -> bool:
    graph = nx.Graph()
    dues = [("due", k) for k in range(len(demand))]
    graph.add_nodes_from(dues)
    for k, (_, terrain) in enumerate(demand):
        graph.add_edges_from(
            (("due", k), ("card", c)) for c, card in enumerate(hand) if terrain == ANY or card >> terrain & 1
        )
    matching = nx.bipartite.maximum_matching(graph, top_nodes=dues)
    return all(due in matching for due in dues)


def brute_force(travel: Travel, board: Board, hand: list[int], to: int) -> list[Counter[tuple[int, int]]]:
    """The minimal demands that can be paid, over every simple path."""
    graph = board.graph.subgraph([i for i in board.regions if travel.ground[i] != CLOSED])
    paths = chain.from_iterable(nx.all_simple_paths(graph, start, to) for start in travel.starts if to in graph)
    demands = {tuple(sorted(demand_of(travel, path))) for path in paths}
    payable = [Counter(demand) for demand in demands if can_pay(hand, list(demand))]
    return [one for one in payable if not any(two != one and two <= one for two in payable)]


@pytest.mark.rule("dewan.camp.route", "dewan.camp.pay", "dewan.camp.water-zone", "dewan.camp.water-again")
@pytest.mark.rule("dewan.camp.dual-card", "dewan.camp.through-others", "dewan.camp.initial-any", "dewan.lake.toll")
@pytest.mark.parametrize("chunk", range(6))
def test_ways_and_reach_equal_brute_force(chunk: int) -> None:
    reached = 0
    for seed in range(chunk * 40, chunk * 40 + 40):
        travel, board, hand = random_travel(Random(seed))
        reach = travel.reach(hand)
        for to in board.regions:
            expected = brute_force(travel, board, hand, to) if travel.free >> to & 1 else []
            ways = travel.ways(hand, to)
            found = [Counter((due.to, due.terrain) for due in way.dues) for way in ways]
            key = lambda counter: sorted(counter.items())  # noqa: E731
            assert sorted(map(key, found)) == sorted(map(key, expected)), (seed, to)
            assert (to in reach) == bool(expected)
            if expected:
                reached += 1
                assert reach[to] == min(counter.total() for counter in expected) == ways[0].cards
                assert None not in travel.payment(hand, ways[0].dues)
            elif travel.free >> to & 1 and (missing := travel.missing(hand, to)) is not None:
                assert len(missing.terrains) >= 1
                assert missing.way.path[-1] == to
    assert reached > 12


def test_the_nearest_missing_cards() -> None:
    # forest 1, water 2, desert 3, mountain 4 in a row; a forest and a desert in hand
    ground = (CLOSED, 3, WATER, 2, 1)
    travel = Travel(((), (2,), (1, 3), (2, 4), (3,)), ground, (-1, 0, 1, 2, 3), (NOBODY,) * 5, 0b11000, (1,))
    hand = [1 << 3, 1 << 2]
    near, far = travel.missing(hand, 3), travel.missing(hand, 4)
    assert near is not None and near.terrains == (WATER,)
    assert far is not None and sorted(far.terrains) == [1, WATER]
    assert travel.ways(hand, 3) == [] and travel.missing(hand, 1) is None
