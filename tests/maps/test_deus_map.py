"""What all map questions share: distance, errors, imports."""

import subprocess
import sys

import pytest

from gamepkg.maps.deus_map import (
    Holding,
    area_distance,
    army_stops,
    cut_regions,
    encirclement,
    fewest_placements,
    ring,
    where_to_build,
)
from gamepkg.maps.errors import RegionError
from tests.maps.study_boards import BLUE, RED, YOU, stands


@pytest.mark.rule("deus.place.first-apart-distance")
def test_area_distance_counts_seas_and_villages(de_1):
    occupation = stands(de_1, you="O0:c", blue="O6:s")
    assert area_distance(de_1.graph, occupation, YOU, BLUE) == 4  # R0, V, R3, O6
    occupation |= stands(de_1, blue="O3:c")
    assert area_distance(de_1.graph, occupation, YOU, BLUE) == 3  # O1, O2, O3
    assert area_distance(de_1.graph, occupation, YOU, RED) is None
    assert area_distance(de_1.graph, occupation, YOU, YOU) == 0


@pytest.mark.parametrize(
    ("question", "problem"),
    [
        (lambda graph, on: ring(graph, 20), "village: must be from 1 to 19, not 20"),
        (lambda graph, on: ring(graph, 9), "9 is no village; the villages are 10"),
        (lambda graph, on: encirclement(graph, on, 0), "from 1 to 19, not 0"),
        (lambda graph, on: cut_regions(graph, on, 0, 11), "no village"),
        (lambda graph, on: fewest_placements(graph, on, 0, [99]), "from 1 to 19, not 99"),
        (lambda graph, on: army_stops(graph, on, 0, 77, 1), "start: must be from 1 to 19"),
        (lambda graph, on: army_stops(graph, on, 0, 11, 1), "no army of seat 0 stands in region 11"),
        (lambda graph, on: army_stops(graph, on, 1, 12, 1), "no army of seat 1"),
        (lambda graph, on: army_stops(graph, on, 0, 12, -1), "steps"),
        (lambda graph, on: where_to_build(graph, on, 0, "castle"), "must be one of maritime"),
        (lambda graph, on: where_to_build(graph, {20: on[12]}, 0, "civil"), r"occupation\[20\]"),
        (lambda graph, on: where_to_build(graph, {10: on[12]}, 0, "civil"), "is a village"),
        (lambda graph, on: area_distance(graph, {1: Holding(0, ())}, 0, 0), "at least one piece"),
        (lambda graph, on: area_distance(graph, {1: Holding(0, ("ship",))}, 0, 0), "not 'ship'"),
    ],
)
def test_errors_name_the_valid_range(de_1, question, problem):
    with pytest.raises(RegionError, match=problem):
        question(de_1.graph, {12: Holding(0, ("military",))})


def test_networkx_is_imported_only_when_a_graph_is_asked_for():
    code = (
        "import sys; import gamepkg.maps.deus_map; from gamepkg.maps.example import example_board as b;"
        "board = b(); print('networkx' in sys.modules); board.graph; print('networkx' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
