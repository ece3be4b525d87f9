"""The map questions of a position of Dewan, on the study maps of the lessons."""

from __future__ import annotations

from random import Random

import pytest

import gamepkg as gp
from gamepkg.dewan import atlas
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
