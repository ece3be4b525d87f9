"""The map questions of a position of Dewan, on the study maps of the lessons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.dewan import atlas
from gamepkg.maps.errors import RegionError
from tests.dewan.study import DW1, DW2, Game
from tests.laws.dewan_games import choice


def test_the_start_is_chosen_by_the_cheaper_way() -> None:
    game = Game(DW1, you={"hand": "mountain-fire badlands-fire", "camps": "N3"})
    found = game.state.routes(DW1.number["N6"])
    assert [way.path for way in found.ways] == [tuple(DW1.spaces("N3 N6"))]
    assert found.ways[0].cards == 2 and found.missing is None


def test_who_gets_which_card() -> None:
    hand = "forest-fire water-fire water-berry mountain-fire desert-fire"
    game = Game(DW2, you={"hand": hand, "camps": "L1"}, blue={"camps": "L2"})
    way = game.state.routes(DW2.number["L3"]).ways[0]
    assert way.given() == {1: 1} and way.cards == 5


@pytest.mark.rule("dewan.camp.destination-free")
def test_why_a_space_cannot_be_reached() -> None:
    game = Game(DW2, you={"hand": "forest-fire water-fire", "camps": "L1"}, blue={"camps": "L3"})
    lacking = game.state.routes(DW2.number["L2"])
    assert lacking.ways == () and lacking.missing is not None and lacking.missing.terrains == (2,)
    assert [reason.rule for reason in game.state.routes(DW2.number["L3"]).reasons] == ["dewan.camp.destination-free"]
    assert [reason.rule for reason in game.state.routes(DW2.number["B1"]).reasons] == ["dewan.camp.destination-free"]


def test_groups_and_the_progress_of_a_story() -> None:
    game = Game(DW1, you={"camps": "A0 N6 N3"})
    assert atlas.groups(game.state, 0) == [tuple(sorted(DW1.spaces("A6 A0 N3 N6")))]
    badlands, mountain, artifact = atlas.story_progress(game.state, 0, "story-7")
    assert (badlands.count, badlands.wanted, badlands.lacks) == (2, 2, 0)
    assert set(badlands.camps) == set(DW1.spaces("A0 N6")) and len(badlands.zones) == 2
    assert mountain.camps == tuple(DW1.spaces("N3"))
    assert set(artifact.icons[0]) == set(DW1.spaces("A0 A1"))


@pytest.mark.parametrize("scenario", ["standard", "volcano", "downpour", "lake"])
def test_the_destinations_are_those_that_the_engine_lets_one_come_to(scenario: str) -> None:
    """Walking by legal steps alone ends exactly where `reach` says."""
    rng = Random(scenario)
    compared = 0
    for seed in range(6):
        state = gp.new_game("dewan", players=2 + seed % 3, seed=seed, scenario=scenario)
        for _ in range(160):
            if state.to_move is None:
                break
            turn = state.to_move != gp.CHANCE and state.decision.kind == "turn"
            if turn and len(state.hands[state.seat]) < 6 and rng.random() < 0.25:
                assert ends(state) == set(atlas.reach(state))
                compared += 1
            state.apply(choice(state, rng, 0.4))
    assert compared > 20


def ends(state) -> set[int]:
    """Where the paths end that the engine allows, going every way."""
    found: set[int] = set()
    waiting = [state.after(i) for i in state.legal() if state.actions[i].kind == "camp"]
    while waiting:
        now = waiting.pop()
        for i in now.legal():
            if state.actions[i].kind == "settle":
                found.add(now.frames[-1][-1])
            else:
                waiting.append(now.after(i))
    return found


@pytest.mark.parametrize("wrong", [-1, 0, 99, 10**20, True, 1.0, "2", None, [], float("nan")])
def test_a_space_that_is_not_on_the_map_is_named(wrong: Any) -> None:
    state = gp.new_game("dewan", players=2, seed=1)
    with pytest.raises(RegionError, match="to: must be a whole number from 1 to 28"):
        state.routes(wrong)
    if wrong is not None:
        with pytest.raises(RegionError, match="start: must be a whole number from 1 to 28"):
            atlas.reach(state, start=wrong)


@pytest.mark.parametrize("wrong", [-1, 2, True, "0", [], 0.0])
def test_a_seat_that_nobody_has_is_named(wrong: Any) -> None:
    state = gp.new_game("dewan", players=2, seed=1)
    for ask in (lambda: state.routes(5, seat=wrong), lambda: atlas.reach(state, wrong)):
        with pytest.raises(RegionError, match="seat: must be a whole number from 0 to 1"):
            ask()


@pytest.mark.rule("dewan.score.initial-camp")
@pytest.mark.parametrize(("ruling", "groups"), [({}, [(1, 2)]), ({"dewan.score.initial-camp": "left-out"}, [(2,)])])
def test_groups_are_those_that_the_table_scores(ruling: dict[str, str], groups: list[tuple[int, ...]]) -> None:
    cells = [{"q": 0, "r": 0, "terrain": "camp", "seat": 0}, {"q": 1, "r": 0, "terrain": "desert"}]
    data = {"game": "dewan", "board": {"cells": cells}, "options": {"rulings": ruling}}
    state = gp.state_from_dict(data | {"players": [{"camps": [2]}, {}]})
    assert atlas.groups(state, 0) == groups
    scored = [line.where for line in state.score().seats[0].lines if line.label == "groups"]
    assert scored == [group for group in groups if len(group) > 1]


def test_a_path_over_a_hundred_spaces_is_a_position() -> None:
    cells = [{"q": 0, "r": 0, "terrain": "camp", "seat": 0}, {"q": 100, "r": 0, "terrain": "desert"}]
    cells += [{"q": i, "r": 0, "terrain": "water"} for i in range(1, 100)]
    hand = ["water-fire", "desert-berry", "mountain-fire"]
    state = gp.state_from_dict({"game": "dewan", "board": {"cells": cells}, "players": [{"hand": hand}, {}]})
    for line in ("camp 1", *(f"go {space}" for space in range(2, 102)), "settle"):
        state.apply(state.parse(line))
        assert gp.state_from_dict(state.to_dict()).key() == state.key()
