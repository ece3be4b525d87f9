"""How a seat grows over the map, and what cuts it off; by hand and by trying everything."""

from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamepkg.maps.board import Board
from gamepkg.maps.deus_map import Approach, Holding, cut_regions, fewest_placements, where_to_build
from tests.maps.random_boards import PLAIN, connected_cells
from tests.maps.study_boards import BLUE, YOU, stands


def fewest(study, occupation, seat, names):
    return fewest_placements(study.graph, occupation, seat, study[names])


@pytest.mark.rule("deus.place.later")
def test_fewest_placements_counts_the_way(de_1):
    you = stands(de_1, you="O0:c")
    assert fewest(de_1, you, YOU, "O0") == 0
    assert fewest(de_1, you, YOU, "R0") == 1
    assert fewest(de_1, you, YOU, "R0 R1 R2 R3 R4 R5") == 6
    assert fewest(de_1, you, YOU, "O6") == 5  # O0 (2,0) to O6 (-2,0) past the village: R0, R1, R2, R3, O6
    assert fewest(de_1, you, YOU, "V") is None


def test_two_branches_may_start_from_different_regions_of_the_area(de_1):
    """O0 and O6 lie at opposite ends; R1 is 2 from O0, R4 is 2 from O6 (by way of O7 or R3)."""
    assert fewest(de_1, stands(de_1, you="O0:c O6:s"), YOU, "R1 R4") == 4
    assert fewest(de_1, stands(de_1, you="O0:c"), YOU, "R1 R4") == 4  # R0, R1, R5, R4


def test_others_stand_in_the_way(de_1):
    """With the rest of the ring taken R3 is reached along the rim: O1 O2 O3 O4 O5 R3, and R0 beside O0."""
    others = "R1:c R2:s R4:c R5:s"
    assert fewest(de_1, stands(de_1, you="O0:c", blue=others), YOU, "R0 R3") == 7
    assert fewest(de_1, stands(de_1, you="O0:c", blue=others + " O1:c O11:c"), YOU, "R0 R3") is None
    assert fewest(de_1, stands(de_1, you="O0:c", blue=others), YOU, "R1") is None


@pytest.mark.rule("deus.place.first-edge", "deus.place.first-apart")
def test_a_seat_without_a_region_starts_where_its_first_building_may_go(de_1, de_2):
    assert fewest(de_2, {}, YOU, "C F M") == 3
    assert fewest(de_2, stands(de_2, red="F:c"), BLUE, "C M") == 2
    assert fewest(de_1, {}, BLUE, "R0") == 2
    assert fewest(de_1, stands(de_1, red="O0:c"), BLUE, "R0") == 3  # O3, R1, R0: O1 and O11 are too near


@given(connected_cells(most=11), st.data())
@settings(max_examples=80, deadline=None)
def test_fewest_placements_equals_trying_every_set(cells, data):
    board = Board.of(cells, PLAIN)
    open_regions = [i for i in board.regions if not board.villages >> i & 1]
    occupation = {
        i: Holding(seat, ("civil",)) for i in open_regions if (seat := data.draw(st.sampled_from([0, 1, 9, 9, 9]))) < 2
    }
    wanted = data.draw(st.lists(st.sampled_from(list(board.regions)), max_size=3, unique=True))
    mine = {i for i, held in occupation.items() if held.seat == 0}
    empty = [i for i in open_regions if i not in occupation]
    starts = {
        i
        for piece in ("maritime", "production")
        for i, place in where_to_build(board.graph, occupation, 0, piece).items()
        if place.allowed
    }

    def holds_together(some):
        parts = list(nx.connected_components(board.graph.subgraph(mine | some)))
        return all(part & mine for part in parts) if mine else len(parts) <= 1 and bool(some & starts or not some)

    sets = (set(some) for size in range(len(empty) + 1) for some in combinations(empty, size))
    twin = next((len(some) for some in sets if set(wanted) <= some | mine and holds_together(some)), None)
    assert fewest_placements(board.graph, occupation, 0, wanted) == twin


def approach(study, occupation, seat=YOU):
    found = cut_regions(study.graph, occupation, seat, study.number["V"])
    return found.at_ring, found.cut_off, study.names(found.regions)


def test_cut_regions(de_1):
    assert approach(de_1, stands(de_1, you="R0:c", blue="R1:c R5:s")) == (True, False, set())
    assert approach(de_1, stands(de_1, you="O0:c")) == (False, False, set())
    assert approach(de_1, stands(de_1, you="O0:c", blue="O1:c O11:c")) == (False, False, {"R0"})
    assert approach(de_1, stands(de_1, you="O0:c", blue="O1:c O11:c R0:c")) == (False, True, set())


def test_a_narrow_way_is_cut_anywhere_along_it(de_1):
    """From O2 only O1, O0, O11 lead on; from O11 there are R5 and, by way of O10, R5 or O9 and R4."""
    occupation = stands(de_1, you="O2:s", blue="O3:c R1:c R0:c")
    assert approach(de_1, occupation) == (False, False, {"O1", "O0", "O11"})


def test_a_seat_without_a_region_is_cut_off_by_nothing_but_the_last_way_in(de_2):
    assert approach(de_2, {}) == (False, False, set())
    assert approach(de_2, stands(de_2, red="F:c M:p")) == (False, False, {"C"})
    assert approach(de_2, stands(de_2, red="F:c M:p C:c")) == (False, True, set())


@given(connected_cells(most=25), st.data())
@settings(max_examples=80, deadline=None)
def test_cut_regions_equal_taking_each_region(cells, data):
    board = Board.of(cells, PLAIN)
    open_regions = [i for i in board.regions if not board.villages >> i & 1]
    if not board.villages or not open_regions:
        return
    village = board.village_numbers[0]
    occupation = {
        i: Holding(seat, ("civil",)) for i in open_regions if (seat := data.draw(st.sampled_from([0, 1, 9, 9, 9]))) < 2
    }
    occupation[open_regions[0]] = Holding(0, ("civil",))
    mine = {i for i, held in occupation.items() if held.seat == 0}
    empty = {i for i in open_regions if i not in occupation}
    goals = set(board.neighbours[village])

    def comes_there(free):
        return any(part & mine and part & free & goals for part in nx.connected_components(
            board.graph.subgraph(free | mine)))  # fmt: skip

    found = cut_regions(board.graph, occupation, 0, village)
    if goals & mine:
        assert found == Approach(at_ring=True, cut_off=False)
    elif not comes_there(empty):
        assert found == Approach(at_ring=False, cut_off=True)
    else:
        assert found.regions == tuple(i for i in sorted(empty) if not comes_there(empty - {i}))
