"""Questions about the map of Dewan against the masks that the engine counts with, and on the study map by hand."""

from __future__ import annotations

from random import Random

import pytest

from gamepkg.dewan import atlas
from gamepkg.dewan.names import RESOURCES
from gamepkg.dewan.rules.progress import icons_of, on_land, water_of, zones_of
from gamepkg.maps.bits import bits, mask_of
from gamepkg.maps.dewan_map import camp_groups, icons_beside, settled_zones, terrain_zones, water_beside
from tests.dewan.study import DW1, DW3, Game
from tests.laws.dewan_games import COMBINATIONS, Play


@pytest.mark.rule("dewan.map.zone", "dewan.score.groups")
def test_the_questions_of_people_have_the_answers_of_the_engine() -> None:
    asked = 0
    for number in range(0, len(COMBINATIONS), 9):
        play, rng = Play(number), Random(number)
        state = play.new_game()
        for _ in play.moves(state):
            if rng.random() > 0.04:
                continue
            graph, masks = state.graph, state.zones.masks
            assert [mask_of(zone) for zone in terrain_zones(graph)] == list(masks)
            for seat in range(state.players):
                camps = on_land(state, state.camps[seat])
                own = set(bits(camps))
                settled = {mask_of(zone) for zone in settled_zones(graph, own)}
                assert settled == {masks[zone] for zone in bits(zones_of(state, camps))}
                assert len(water_beside(graph, own)) == water_of(state, camps).bit_count()
                for at, resource in enumerate(RESOURCES):
                    assert len(icons_beside(graph, own, resource)) == icons_of(state, at, camps)
                home = state.all_camps(seat) & ~state.camps[seat] if state.table.home_counts else 0
                groups = camp_groups(graph, set(bits(camps | home)))
                assert [tuple(sorted(group)) for group in groups] == atlas.groups(state, seat)
                asked += 1
    assert asked > 100


def test_answers_on_the_study_map() -> None:
    game = Game(DW1, you={"camps": "A0 N6 N3"})
    graph, camps = game.state.graph, set(DW1.spaces("A0 N6 N3"))
    assert {tuple(sorted(zone)) for zone in terrain_zones(graph, "desert")} == {
        (DW1.number["A4"],), tuple(sorted(DW1.spaces("N1 N0"))),
    }  # fmt: skip
    assert len(water_beside(graph, camps)) == 3
    assert [icon.resource for icon in icons_beside(graph, camps)] == ["artifact", "crystal"]
    assert [set(group) for group in camp_groups(graph, camps)] == [camps]
    assert graph.nodes[DW1.number["A0"]]["camp"] == 0 and graph.nodes[DW1.number["A1"]]["camp"] is None


@pytest.mark.rule("dewan.volcano.blocked")
def test_lava_belongs_to_no_zone() -> None:
    state = Game(DW3, "volcano", lava="F3").state
    assert [sorted(zone) for zone in terrain_zones(state.graph)] == [
        sorted(DW3.spaces("F1 F2")),
        sorted(DW3.spaces("F4 F5")),
    ]
