"""Where a building may stand: the answers of lessons D2 and D6, counted by hand."""

import pytest

from gamepkg.maps.deus_map import edge_regions, ring, where_to_build
from tests.maps.study_boards import BLUE, YOU, stands


def places(study, occupation, seat, piece, vp=0):
    return {study.name[i]: p for i, p in where_to_build(study.graph, occupation, seat, piece, vp).items()}


def free(study, occupation, seat, piece, vp=0):
    return {name for name, place in places(study, occupation, seat, piece, vp).items() if place.vp == 0}


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
