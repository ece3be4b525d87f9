"""Where a piece may be placed: lesson D2 played with cards."""

from __future__ import annotations

import pytest

from gamepkg import PositionError
from tests.deus.study import DE1, DE2, Game, game

RICH = {"gold": 40}
CARD = {
    "maritime": "maritime-galley", "production": "production-small", "scientific": "scientific-school",
    "civil": "civil-forum", "military": "military-ballista",
}  # fmt: skip


def building(study, piece: str, on: str = "", blue: str = "", **you) -> Game:
    """You have laid a card of this type and paid; the piece is to be placed."""
    seat = {"on": on, "hand": [CARD[piece]], **RICH, **you}
    at_table = game(study, you=seat, blue={"on": blue}).step(f"build {CARD[piece]}")
    while at_table.asked == "pay":
        at_table.step(at_table.state.format(at_table.state.legal()[0]))
    return at_table


def places(study, piece: str, on: str = "", blue: str = "", **you) -> set[str]:
    return building(study, piece, on, blue, **you).options("place")


@pytest.mark.rule("deus.place.first-edge", "deus.board.edge")
def test_the_first_building_stands_at_the_edge_of_the_board() -> None:
    assert places(DE1, "production") == {"O0", "O1", "O3", "O4", "O5", "O7", "O8", "O9", "O11"}
    assert building(DE1, "production").refuses("place R0", "deus.place.first-edge")
    # a ship that comes first looks for a sea at the edge: R2 and R5 lie inside
    assert places(DE1, "maritime") == {"O2", "O6", "O10"}


@pytest.mark.rule("deus.place.first-apart", "deus.place.first-apart-distance")
def test_first_regions_are_three_steps_apart() -> None:
    assert places(DE1, "production", blue="O0:c") == {"O3", "O4", "O5", "O7", "O8", "O9"}
    assert building(DE1, "production", blue="O0:c").refuses("place O11", "deus.place.first-apart")
    # every region of the other player keeps its distance, not only the first: O6 is 3 from O3 and O9
    assert places(DE1, "production", blue="O0:c O6:s") == {"O3", "O9"}


@pytest.mark.rule("deus.place.first-apart-possible")
def test_without_room_the_distance_falls_away_and_the_edge_does_not() -> None:
    # F, W and M are the edge land of DE-2; C is inside, and nothing is 3 steps from F
    assert places(DE2, "production", blue="F:c") == {"W", "M"}
    # a ship asks for its own seas: S1 and S2, both nearer than 3
    assert places(DE2, "maritime", blue="F:c") == {"S1", "S2"}


@pytest.mark.rule("deus.place.later", "deus.board.adjacent")
def test_later_buildings_stand_beside_or_in_own_regions() -> None:
    assert places(DE1, "production", on="O0:p", vp=0) == {"O1", "O11", "R0"}
    assert places(DE1, "civil", on="O0:p", vp=0) == {"O0", "O1", "O11", "R0"}


@pytest.mark.rule("deus.place.distinct-types")
def test_a_region_holds_one_piece_of_each_type() -> None:
    assert building(DE1, "production", on="O0:p", vp=0).refuses("place O0", "deus.place.distinct-types")
    assert building(DE1, "civil", on="O0:payt", vp=0).can("place O0")
    with pytest.raises(PositionError, match="one piece of each type") as caught:
        game(DE1, you={"on": "O0:pp"})
    assert caught.value.rule == "deus.place.distinct-types"


@pytest.mark.rule("deus.place.not-others", "deus.place.later")
def test_regions_of_others_are_closed_and_nothing_is_reached_through_them() -> None:
    at_table = building(DE1, "civil", on="O0:p", blue="O1:c", vp=0)
    assert at_table.refuses("place O1", "deus.place.not-others")
    assert at_table.refuses("place R1", "deus.place.later")
    assert at_table.options("place") == {"O0", "O11", "R0"}


@pytest.mark.rule("deus.place.sea")
def test_ships_stand_on_seas_and_nothing_else_does() -> None:
    assert places(DE1, "maritime", on="O0:p O1:c", vp=0) == {"O2"}
    assert building(DE1, "maritime", on="O0:p O1:c", vp=0).refuses("place R1", "deus.place.sea")
    for piece in ("production", "scientific", "civil", "military"):
        assert "O2" not in places(DE1, piece, on="O0:p O1:c", vp=0)
    assert building(DE1, "civil", on="O0:p O1:c", vp=0).refuses("place O2", "deus.place.sea")


@pytest.mark.rule("deus.place.not-village")
def test_nothing_stands_on_a_village_not_even_on_an_empty_one() -> None:
    seat = {"on": "R0:p", "hand": ["civil-x-gold-size2"], "clay": 1, "gold": 0, "vp": 0}
    at_table = game(DE1, you=seat, villages={"V": 0}).play("build civil-x-gold-size2")
    assert at_table.refuses("place V", "deus.place.not-village")
    assert at_table.options("place") == {"R0", "R1", "O0", "O1", "O11"}  # R5 is sea


@pytest.mark.rule("deus.place.edge-for-3vp")
def test_three_vp_open_the_empty_edge() -> None:
    at_table = building(DE1, "civil", on="O0:p", vp=3)
    free = {"O0", "O1", "O11", "R0"}
    assert at_table.options("place") - free == {"O3", "O4", "O5", "O7", "O8", "O9"}
    at_table.play("place O7")
    assert at_table.you.vp["total"] == 0
    assert [event.amount for event in at_table.events("deus.place.edge-for-3vp")] == [3]


@pytest.mark.rule("deus.place.edge-for-3vp", "deus.place.not-others")
def test_the_region_for_three_vp_must_be_empty() -> None:
    at_table = building(DE1, "civil", on="O0:p", blue="O7:c", vp=9)
    assert "O7" not in at_table.options("place")
    # nor does it open an own region to a second piece of a type
    assert "O4" not in places(DE1, "civil", on="O0:p O4:c", vp=9)


@pytest.mark.rule("deus.place.edge-for-3vp-limits")
def test_three_vp_replace_adjacency_and_nothing_else() -> None:
    at_table = building(DE1, "civil", on="O0:p", vp=9)
    assert at_table.refuses("place R3", "deus.place.later")  # inside the board
    assert at_table.refuses("place O6", "deus.place.sea")
    assert at_table.refuses("place V", "deus.place.not-village")
    poor = building(DE1, "civil", on="O0:p", vp=2)
    assert poor.options("place") == {"O0", "O1", "O11", "R0"}
    assert poor.refuses("place O7", "deus.place.edge-for-3vp-limits")


@pytest.mark.rule("deus.place.edge-for-3vp-limits", "deus.place.first-edge")
@pytest.mark.parametrize(("on", "region"), [("", "O4"), ("O0:p", "O11"), ("O0:p", "O0")])
def test_nothing_is_paid_for_a_first_building_or_an_adjacent_region(on: str, region: str) -> None:
    at_table = building(DE1, "civil", on=on, vp=7).play(f"place {region}")
    assert at_table.you.vp["total"] == 7


@pytest.mark.rule("deus.place.from-board")
def test_the_piece_comes_from_the_player_board() -> None:
    seat = {"ready": {"civil": 1}, "reserve": {"civil": 3}}
    at_table = building(DE1, "civil", on="O0:c", vp=0, **seat).play("place R0")
    assert (at_table.you.ready["civil"], at_table.you.reserve["civil"]) == (0, 3)
    (placed,) = at_table.events("deus.place.from-board")
    assert (placed.source, placed.what, placed.amount) == ("seat 0 ready", "civil", 1)
    assert at_table.on("R0") == (0, ("civil",))
