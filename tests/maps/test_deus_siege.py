"""Villages: the answers of lesson D5, counted by hand."""

import pytest

from gamepkg.maps.deus_map import encirclement
from tests.maps.study_boards import BLUE, RED, YOU, stands


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
