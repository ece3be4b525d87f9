"""Where an army may stop: the answers of lesson D5, counted by hand, and a networkx twin."""

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamepkg.maps.board import Board
from gamepkg.maps.deus_map import Holding, army_stops, encirclement
from tests.maps.random_boards import PLAIN, connected_cells
from tests.maps.study_boards import YOU, stands


def stops(study, occupation, start, steps, seat=YOU):
    found = army_stops(study.graph, occupation, seat, study.number[start], steps)
    return {study.name[i]: [study.name[k] for k in path] for i, path in found.items()}


@pytest.mark.rule("deus.army.moves", "deus.army.path", "deus.army.sea", "deus.army.stop")
def test_d5_9_where_the_army_may_stop(de_1):
    occupation = stands(de_1, you="O0:a O11:c", blue="R0:c")
    assert stops(de_1, occupation, "O0", 2) == {"O1": ["O0", "O1"], "O11": ["O0", "O11"], "R1": ["O0", "O1", "R1"]}
    occupation |= stands(de_1, you="R5:s")
    assert set(stops(de_1, occupation, "O0", 2)) == {"O1", "O11", "R1", "R5"}
    assert stops(de_1, occupation, "O0", 0) == {}


@pytest.mark.rule("deus.army.path", "deus.army.stop")
def test_an_army_crosses_villages_and_others_but_does_not_stop_there(de_1):
    """From R0 across the village to R3 and R4; Blue's R1 is crossed to O3."""
    found = stops(de_1, stands(de_1, you="R0:a", blue="R1:c O1:c"), "R0", 2)
    assert set(found) == {"O0", "O11", "R3", "R4", "O3"}
    assert found["R3"] == ["R0", "V", "R3"]
    assert found["O3"] == ["R0", "R1", "O3"]


@pytest.mark.rule("deus.army.sea")
def test_a_sea_with_a_ship_of_another_seat_is_closed(de_1):
    found = stops(de_1, stands(de_1, you="O11:a", blue="R5:s R0:c O0:c"), "O11", 3)
    assert "R5" not in found
    assert set(found) == {"R1", "O1", "O3", "R3", "R4"}  # R1 after 2 steps, the others after 3


@pytest.mark.rule("deus.army.leave", "deus.army.temple-stays")
def test_d5_10_a_temple_is_not_left_alone(de_1):
    assert set(stops(de_1, stands(de_1, you="O0:a"), "O0", 1)) == {"O1", "O11", "R0"}
    assert stops(de_1, stands(de_1, you="O0:at"), "O0", 1) == {}
    assert set(stops(de_1, stands(de_1, you="O0:atc"), "O0", 1)) == {"O1", "O11", "R0"}


@pytest.mark.rule("deus.army.one-a-region", "deus.army.no-stack")
def test_d5_11_no_stop_where_an_army_stands_but_passing_is_fine(de_1):
    occupation = stands(de_1, you="O0:a O11:a R5:s O1:c", blue="R0:a")
    found = stops(de_1, occupation, "O0", 2)
    assert set(found) == {"O1", "R1", "R5"}
    assert found["R5"] == ["O0", "R0", "R5"]


@pytest.mark.rule("deus.village.when-moved")
def test_d5_12_stopping_on_c_would_take_the_village(de_2):
    occupation = stands(de_2, you="F:c W:a", blue="M:p")
    assert stops(de_2, occupation, "W", 3) == {"C": ["W", "C"], "F": ["W", "C", "F"]}
    on_c = stands(de_2, you="F:c C:a", blue="M:p")
    on_f = stands(de_2, you="F:ca", blue="M:p")
    assert encirclement(de_2.graph, on_c, de_2.number["V"]).surrounded
    assert encirclement(de_2.graph, on_c, de_2.number["V"]).spoils == {YOU: 3}
    assert not encirclement(de_2.graph, on_f, de_2.number["V"]).surrounded


PIECES_AT_SEA = [(), ("maritime",)]
PIECES_ON_LAND = [(), ("civil",), ("military",), ("military", "temple"), ("military", "civil", "temple")]


@given(connected_cells(most=25), st.integers(0, 5), st.data())
@settings(max_examples=80, deadline=None)
def test_army_stops_equal_shortest_paths_through_what_may_be_crossed(cells, steps, data):
    board = Board.of(cells, PLAIN)
    occupation = {}
    for i in board.regions:
        kinds = {"sea": PIECES_AT_SEA, "field": PIECES_ON_LAND, "village": [()]}[board.terrain[i]]
        if pieces := data.draw(st.sampled_from(kinds)):
            occupation[i] = Holding(data.draw(st.integers(0, 1)), pieces)
    armies = [i for i, held in occupation.items() if held.seat == 0 and "military" in held.pieces]
    closed = [i for i in board.regions if board.terrain[i] == "sea" and occupation.get(i) != Holding(0, ("maritime",))]
    for start in armies:
        found = army_stops(board.graph, occupation, 0, start, steps)
        if occupation[start].pieces == ("military", "temple"):
            assert found == {}
            continue
        open_map = board.graph.subgraph(set(board.regions) - set(closed))
        lengths = nx.single_source_shortest_path_length(open_map, start, cutoff=steps)
        no_stop = {start, *board.village_numbers, *armies, *(i for i, held in occupation.items() if held.seat == 1)}
        assert list(found) == sorted(set(lengths) - no_stop)
        for stop, path in found.items():
            assert (path[0], path[-1], len(path) - 1) == (start, stop, lengths[stop])
            assert nx.is_path(open_map, path)
            assert path == min(map(tuple, nx.all_shortest_paths(open_map, start, stop)))
