"""The map questions of Deus: the answers of lessons D2, D5 and D6, counted by hand, and plain twins."""

import subprocess
import sys
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamepkg.maps.board import Board
from gamepkg.maps.deus_map import (
    Approach,
    Holding,
    area_distance,
    army_stops,
    cut_regions,
    edge_regions,
    encirclement,
    fewest_placements,
    ring,
    where_to_build,
)
from gamepkg.maps.errors import RegionError
from tests.maps.study_boards import DE_1, DE_2, DE_3, Study
from tests.maps.test_board import PLAIN, connected_cells

YOU, BLUE, RED = 0, 1, 2
WORDS = {"s": "maritime", "p": "production", "y": "scientific", "c": "civil", "a": "military", "t": "temple"}


@pytest.fixture
def de_1():
    return Study(DE_1)


@pytest.fixture
def de_2():
    return Study(DE_2)


@pytest.fixture
def de_3():
    return Study(DE_3)


def stands(study, **seats):
    """``stands(study, you="O0:ac O1:p")``: on O0 an army and a civil building, on O1 a production building."""
    occupation = {}
    for seat, text in seats.items():
        for item in text.split():
            name, pieces = item.split(":")
            words = tuple(WORDS[letter] for letter in pieces)
            occupation[study.number[name]] = Holding({"you": YOU, "blue": BLUE, "red": RED}[seat], words)
    return occupation


def places(study, occupation, seat, piece, vp=0):
    return {study.name[i]: p for i, p in where_to_build(study.graph, occupation, seat, piece, vp).items()}


def free(study, occupation, seat, piece, vp=0):
    return {name for name, place in places(study, occupation, seat, piece, vp).items() if place.vp == 0}


# ---------------------------------------------------------------- D2: where a building may stand


@pytest.mark.rule("deus.board.edge", "deus.village.border")
def test_edge_and_ring(de_1, de_2):
    assert de_1.names(edge_regions(de_1.graph)) == {f"O{i}" for i in range(12)}
    assert de_1.names(ring(de_1.graph, de_1.number["V"])) == {"R0", "R1", "R2", "R3", "R4", "R5"}
    assert de_2.names(ring(de_2.graph, de_2.number["V"])) == {"C", "F", "M"}


@pytest.mark.rule("deus.place.first-edge")
def test_d2_1_the_first_building_goes_to_the_edge(de_1):
    assert free(de_1, {}, YOU, "production") == {"O0", "O1", "O3", "O4", "O5", "O7", "O8", "O9", "O11"}
    first = places(de_1, {}, YOU, "production")
    assert first["O0"].rule == "deus.place.first-edge"
    assert first["R0"].broken == ("deus.place.first-edge",)
    assert first["R2"].broken == ("deus.place.sea", "deus.place.first-edge")
    assert first["O2"].broken == ("deus.place.sea",)
    assert first["V"].broken == ("deus.place.not-village", "deus.place.first-edge")


@pytest.mark.rule("deus.place.first-apart", "deus.place.first-apart-distance")
def test_d2_3_the_first_buildings_of_two_seats_are_three_steps_apart(de_1):
    red = stands(de_1, red="O0:p")
    assert free(de_1, red, BLUE, "production") == {"O3", "O4", "O5", "O7", "O8", "O9"}
    first = places(de_1, red, BLUE, "production")
    assert first["O1"].broken == first["O11"].broken == ("deus.place.first-apart",)
    assert first["O0"].broken == ("deus.place.not-others", "deus.place.first-apart")


@pytest.mark.rule("deus.place.first-apart-possible")
def test_d2_4_without_room_the_distance_falls_away(de_2):
    red = stands(de_2, red="F:c")
    assert free(de_2, red, BLUE, "production") == {"W", "M"}
    assert places(de_2, red, BLUE, "production")["W"].rule == "deus.place.first-apart-possible"
    assert places(de_2, red, BLUE, "production")["C"].broken == ("deus.place.first-edge",)


@pytest.mark.rule("deus.place.later", "deus.place.distinct-types")
def test_d2_5_and_6_later_buildings_go_to_own_regions_or_beside_them(de_1):
    you = stands(de_1, you="O0:p")
    assert free(de_1, you, YOU, "production") == {"O1", "O11", "R0"}
    assert free(de_1, you, YOU, "civil") == {"O0", "O1", "O11", "R0"}
    assert places(de_1, you, YOU, "production")["O0"].broken == ("deus.place.distinct-types",)


@pytest.mark.rule("deus.place.not-others", "deus.place.later")
def test_d2_7_refusals(de_1):
    civil = places(de_1, stands(de_1, you="O0:p", blue="O1:p"), YOU, "civil")
    assert civil["O1"].broken == ("deus.place.not-others",)
    assert civil["R1"].broken == ("deus.place.later",)


@pytest.mark.rule("deus.place.sea")
def test_d2_8_ships_go_to_sea_and_nothing_else_does(de_1):
    you = stands(de_1, you="O0:p O1:c")
    assert free(de_1, you, YOU, "maritime") == {"O2"}
    assert places(de_1, you, YOU, "civil")["O2"].broken == ("deus.place.sea",)
    assert places(de_1, you, YOU, "maritime")["R0"].broken == ("deus.place.sea",)


@pytest.mark.rule("deus.place.not-village")
def test_d2_9_a_village_is_never_built_on(de_1):
    you = stands(de_1, you="R0:p")
    assert places(de_1, you, YOU, "civil", vp=9)["V"].broken == ("deus.place.not-village",)
    assert places(de_1, you, YOU, "maritime", vp=9)["V"].broken == ("deus.place.not-village",)


@pytest.mark.rule("deus.place.edge-for-3vp", "deus.place.edge-for-3vp-limits")
def test_d2_10_and_11_three_vp_open_the_edge(de_1):
    you = stands(de_1, you="O0:p")
    rich, poor = places(de_1, you, YOU, "civil", vp=3), places(de_1, you, YOU, "civil", vp=2)
    assert {name for name, place in rich.items() if place.vp == 3} == {"O3", "O4", "O5", "O7", "O8", "O9"}
    assert rich["O3"].rule == "deus.place.edge-for-3vp"
    assert rich["R3"].broken == ("deus.place.later",)
    assert rich["O6"].broken == ("deus.place.sea",)
    assert rich["O11"].vp == poor["O11"].vp == 0
    assert poor["O7"].broken == ("deus.place.later", "deus.place.edge-for-3vp-limits")
    assert places(de_1, {}, YOU, "civil", vp=3)["O4"].vp == 0


@pytest.mark.rule("deus.place.edge-for-3vp")
def test_three_vp_do_not_open_a_region_of_another_seat(de_1):
    rich = places(de_1, stands(de_1, you="O0:p", blue="O7:p"), YOU, "civil", vp=3)
    assert rich["O7"].broken == ("deus.place.not-others", "deus.place.later")


@pytest.mark.rule("deus.place.sea", "deus.place.edge-for-3vp-limits")
def test_d2_12_a_ship_without_a_sea_in_reach(de_1):
    you = stands(de_1, you="O0:p")
    assert not any(place.allowed for place in places(de_1, you, YOU, "maritime", vp=2).values())
    assert {n for n, place in places(de_1, you, YOU, "maritime", vp=3).items() if place.allowed} == {"O2", "O6", "O10"}


@pytest.mark.rule("deus.temple.place", "deus.temple.land", "deus.temple.one-a-region")
def test_d6_3_temples(de_1):
    assert free(de_1, stands(de_1, you="O0:c O2:s O3:a"), YOU, "temple") == {"O0", "O3"}
    you = stands(de_1, you="O0:ct O2:s O3:a", blue="O8:c")
    assert free(de_1, you, YOU, "temple") == {"O3"}
    temple = places(de_1, you, YOU, "temple")
    assert temple["O0"].broken == ("deus.temple.one-a-region",)
    assert temple["O2"].broken == ("deus.temple.land",)
    assert temple["R0"].broken == ("deus.temple.place",)
    assert temple["O8"].broken == ("deus.place.not-others", "deus.temple.place")
    assert temple["V"].broken == ("deus.place.not-village", "deus.temple.place")


# ---------------------------------------------------------------- D5: villages


@pytest.mark.rule("deus.village.surrounded", "deus.village.most-armies")
def test_d5_1_the_only_army_takes_it_whoever_closes_the_ring(de_2):
    before = encirclement(de_2.graph, stands(de_2, you="C:a F:c"), de_2.number["V"])
    assert not before.surrounded
    assert de_2.names(before.missing) == {"M"}
    after = encirclement(de_2.graph, stands(de_2, you="C:a F:c", blue="M:p"), de_2.number["V"])
    assert after.surrounded
    assert after.spoils == {YOU: 3}


@pytest.mark.rule("deus.village.no-army-yet")
def test_d5_3_without_an_army_nothing_is_taken(de_2):
    siege = encirclement(de_2.graph, stands(de_2, you="F:c C:c M:p"), de_2.number["V"])
    assert siege.surrounded
    assert siege.spoils is None
    assert (siege.armies, siege.buildings) == ({}, {YOU: 3})


@pytest.mark.rule("deus.village.most-armies")
def test_d5_4_armies_come_before_buildings(de_2):
    siege = encirclement(de_2.graph, stands(de_2, you="C:act", blue="F:a M:a"), de_2.number["V"])
    assert (siege.armies, siege.buildings) == ({YOU: 1, BLUE: 2}, {YOU: 3, BLUE: 2})
    assert siege.spoils == {BLUE: 3}


@pytest.mark.rule("deus.village.tie-buildings", "deus.village.tie-counts")
def test_d5_5_a_tie_in_armies_goes_to_most_buildings(de_3):
    siege = encirclement(de_3.graph, stands(de_3, red="M:ac", blue="P:at Q:s"), de_3.number["V2"])
    assert (siege.armies, siege.buildings) == ({RED: 1, BLUE: 1}, {RED: 2, BLUE: 3})
    assert siege.surrounded
    assert siege.spoils == {BLUE: 3}


@pytest.mark.rule("deus.village.tie-split", "deus.village.tie-rest")
def test_d5_6_still_tied_they_share_rounded_down(de_1):
    occupation = stands(de_1, you="R0:ap R1:c", blue="R3:ap R4:c", red="R2:s R5:s")
    siege = encirclement(de_1.graph, occupation, de_1.number["V"], {de_1.number["V"]: 5})
    assert siege.buildings == {YOU: 3, BLUE: 3, RED: 2}
    assert siege.spoils == {YOU: 2, BLUE: 2}


@pytest.mark.rule("deus.village.several")
def test_d5_7_two_villages_are_settled_each_by_itself(de_3):
    occupation = stands(de_3, you="N:c P:p M:a", blue="S:a Q:s")
    assert encirclement(de_3.graph, occupation, de_3.number["V1"]).spoils == {YOU: 3}
    assert encirclement(de_3.graph, occupation, de_3.number["V2"]).spoils == {YOU: 3}


@pytest.mark.rule("deus.village.emptied")
def test_a_village_without_vp_is_taken_by_nobody(de_2):
    siege = encirclement(de_2.graph, stands(de_2, you="C:a F:c M:p"), de_2.number["V"], {de_2.number["V"]: 0})
    assert siege.spoils is None


@pytest.mark.rule("deus.village.border")
def test_who_stands_where_and_who_could_close_the_ring(de_1):
    occupation = stands(de_1, you="O7:c", blue="R0:p R1:c")
    siege = encirclement(de_1.graph, occupation, de_1.number["V"], seats=[YOU, BLUE, RED])
    assert de_1.names(siege.ring) == {"R0", "R1", "R2", "R3", "R4", "R5"}
    assert {de_1.name[i]: h.seat for i, h in siege.standing.items()} == {"R0": BLUE, "R1": BLUE}
    assert de_1.names(siege.missing) == {"R2", "R3", "R4", "R5"}
    assert siege.vp == 6
    # Red has nothing yet. No edge region is 3 steps from R0, R1 and O7, so any will do: O5, R2, R3, R4, R5.
    assert siege.placements == {YOU: 4, BLUE: 4, RED: 5}


# ---------------------------------------------------------------- growing


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


# ---------------------------------------------------------------- cutting off


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


# ---------------------------------------------------------------- armies


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


# ---------------------------------------------------------------- distance, errors, imports


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
