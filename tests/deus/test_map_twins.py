"""The engine's masks against the cited map functions on the networkx graph, on positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import gamepkg as gp
from gamepkg.deus.game import DeusState
from gamepkg.deus.names import AT, COLOURS, EDGE_PRICE, MILITARY, OCC, TEMPLE, VP
from gamepkg.deus.rules import armies, places, villages
from gamepkg.maps.bits import bits

GAMES = [
    ("recommended", 2, 1),
    ("second", 3, 2),
    ("random", 3, 3),
    ("recommended", 4, 4),
    ("random", 4, 5),
]


def positions(board: str, players: int, seed: int, every: int) -> Iterator[DeusState]:
    """Every so many steps a position of a random game."""
    state, rng, step = gp.new_game("deus", players, seed, board=board), Random(seed), 0
    assert isinstance(state, DeusState)
    while state.to_move is not None:
        if step % every == 0:
            yield state
        state.play_legal(state.draw(rng) if state.to_move == gp.CHANCE else rng.choice(state.legal()))
        step += 1


@pytest.mark.parametrize(("board", "players", "seed"), GAMES)
def test_open_regions_are_those_that_the_map_function_allows(board: str, players: int, seed: int) -> None:
    for state in positions(board, players, seed, every=60):
        for seat, row in enumerate(state.rows):
            view = state.copy()
            view.seat = seat
            for kind, piece in enumerate(COLOURS):
                answers = state.map.where_to_build(seat, piece)
                free = {region for region, answer in answers.items() if answer.vp == 0}
                bought = {region for region, answer in answers.items() if answer.vp == EDGE_PRICE}
                mask = places.places(view, row, kind)
                assert free == set(bits(places.free_places(view, row, kind)))
                assert free | bought == set(bits(mask))
                if kind == TEMPLE or row[VP] < EDGE_PRICE:
                    assert not bought
                assert all(bool(answer.broken) != answer.allowed for answer in answers.values())


@pytest.mark.parametrize(("board", "players", "seed"), GAMES)
def test_armies_stop_where_the_map_function_finds_a_path(board: str, players: int, seed: int) -> None:
    compared = 0
    for state in positions(board, players, seed, every=25):
        view = state.copy()
        for seat, row in enumerate(state.rows):
            view.seat = seat
            for region in bits(row[AT + MILITARY]):
                for steps in (1, 3):
                    stops = state.map.army_stops(seat, region, steps)
                    assert set(stops) - {region} == set(bits(armies.stops(view, region, steps)))
                    assert all(len(path) <= steps + 1 for path in stops.values())
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize(("board", "players", "seed"), GAMES)
def test_a_village_would_go_to_those_whom_the_map_function_names(board: str, players: int, seed: int) -> None:
    for state in positions(board, players, seed, every=40):
        for village in state.board.village_numbers:
            siege = state.map.encirclement(village)
            takers, _ = villages.takers_of(state, village)
            vp = state.village_vp(village)
            assert siege.spoils == ({seat: vp // len(takers) for seat in takers} if takers and vp else None)
            assert siege.surrounded == (state.table.ring[village] & ~state.occupied == 0)
            held = {region for row in state.rows for region in bits(row[OCC])}
            assert set(siege.missing) == set(siege.ring) - held
