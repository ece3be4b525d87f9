"""Temples: lesson D6, steps 1 to 6 and 9."""

from __future__ import annotations

import pytest

import gamepkg as gp
from gamepkg import PositionError
from tests.deus.study import DE1, NOTHING, game

COLUMNS = {
    "maritime": ["maritime-sail-wood", "maritime-sail-clay"],
    "production": ["production-small"] * 3,
    "scientific": ["scientific-school"] * 2,
    "civil": ["civil-forum", "civil-vp-swamp"],
    "military": ["military-ballista"],
    "temple": ["temple-field"],
}


def temple_game(**seat):
    return game(DE1, you={"hand": ["temple-mountain", "civil-vp-field"], "gold": 0, **seat})


@pytest.mark.rule("deus.temple.sets")
def test_later_temples_ask_for_sets() -> None:
    first = temple_game(on="O0:c", columns={})
    assert first.can("build temple-mountain")  # no other card is needed
    second = temple_game(on="O0:c O1:at", columns=COLUMNS)
    assert second.can("build temple-mountain")  # one of each
    poor = {colour: cards for colour, cards in COLUMNS.items() if colour != "military"}
    assert temple_game(on="O0:c O1:at", columns=poor).refuses("build temple-mountain", "deus.temple.sets")
    two = COLUMNS | {"temple": ["temple-field", "temple-swamp"]}
    third = temple_game(on="O0:c O1:at O3:pt", columns=two)
    assert third.refuses("build temple-mountain", "deus.temple.sets")  # one military card only
    full = two | {"military": ["military-ballista", "military-siegetower"]}
    assert temple_game(on="O0:c O1:at O3:pt", columns=full).can("build temple-mountain")


@pytest.mark.rule("deus.temple.cost")
def test_a_temple_costs_one_of_each_or_gold() -> None:
    seat = {"on": "O0:c", **NOTHING, "stone": 1, "clay": 1, "gold": 9}
    before = temple_game(**seat).state.view(None).supply
    at_table = temple_game(**seat).build("temple-mountain")
    assert at_table.you.goods == NOTHING | {"gold": 1}  # 8 of the 9 gold for wood and wheat
    after = at_table.state.view(None).supply
    assert {kind: after[kind] - before[kind] for kind in before} == {
        "wood": 0, "stone": 1, "clay": 1, "wheat": 0, "temple": -1,
    }  # fmt: skip
    short = temple_game(on="O0:c", **NOTHING | {"stone": 1, "clay": 1, "gold": 7})
    assert short.refuses("build temple-mountain", "deus.temple.cost")


@pytest.mark.rule("deus.temple.place")
def test_a_temple_joins_an_own_building() -> None:
    at_table = temple_game(on="O0:c O2:s O3:a").play("build temple-mountain")
    assert at_table.options("place") == {"O0", "O3"}  # an army is enough
    assert at_table.refuses("place R0", "deus.temple.place")  # empty
    others = game(DE1, you={"on": "O0:c", "hand": ["temple-mountain"], "gold": 0}, blue={"on": "O1:c"})
    others.play("build temple-mountain")
    assert others.on("O0") == (0, ("civil", "temple"))  # no choice: O1 is Blue's
    with pytest.raises(PositionError, match="never stands alone") as caught:
        game(DE1, you={"on": "O0:t"})
    assert caught.value.rule == "deus.temple.place"


@pytest.mark.rule("deus.temple.one-a-region")
def test_no_region_takes_a_second_temple() -> None:
    at_table = temple_game(on="O0:ct O2:s O3:a O4:p").play("build temple-mountain")
    assert at_table.options("place") == {"O3", "O4"}
    assert at_table.refuses("place O0", "deus.temple.one-a-region")


@pytest.mark.rule("deus.temple.land")
def test_no_temple_stands_on_a_sea() -> None:
    at_table = temple_game(on="O0:c O2:s O3:a").play("build temple-mountain")
    assert at_table.refuses("place O2", "deus.temple.land")
    with pytest.raises(PositionError, match="on land only") as caught:
        game(DE1, you={"on": "O2:st"})
    assert caught.value.rule == "deus.temple.land"


@pytest.mark.rule("deus.temple.column")
def test_temple_cards_form_the_last_column() -> None:
    at_table = temple_game(on="O0:c O1:at", columns=COLUMNS).play("build temple-mountain")
    assert list(at_table.you.columns)[-1] == "temple"
    assert at_table.you.columns["temple"] == ("temple-field", "temple-mountain")


@pytest.mark.rule("deus.temple.no-activation")
def test_a_temple_carries_out_nothing() -> None:
    columns = {"civil": ["civil-gold-forest", "civil-gold-mountain"]}
    at_table = temple_game(on="O0:c", columns=columns).play("build temple-mountain")
    assert at_table.state.to_move == 1
    assert at_table.you.goods == NOTHING
    assert at_table.events("deus.build.activate") == []


@pytest.mark.rule("deus.temple.counts")
def test_a_temple_makes_a_region_of_two() -> None:
    # O0 civil and production, O3 army and temple, O2 a ship; the school draws 1 card for each region of two or more
    seat = {"on": "O0:cp O3:at O2:s O4:c", "hand": ["scientific-school", "civil-forum"], **NOTHING, "stone": 1}
    at_table = game(DE1, you=seat).play("build scientific-school", "place R0")
    assert at_table.options("draw") == {1, 2}


@pytest.mark.rule("deus.temple.supply-empty")
def test_a_temple_card_without_a_piece() -> None:
    seat = {"on": "O0:c O1:p", "hand": ["temple-mountain", "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE1, you=seat, supply={"temple": 0}).play("build temple-mountain")
    assert at_table.state.to_move == 1
    assert at_table.on("O0") == (0, ("civil",))
    (line,) = (line for line in at_table.state.score().seats[0].lines if line.label == "temple")
    assert line.points == 4  # O1, a mountain


@pytest.mark.rule("deus.temple.score")
@pytest.mark.parametrize(
    ("card", "on", "points", "uncapped"),
    [
        ("temple-mountain", "O0:c", 0, 0),
        ("temple-mountain", "O1:c", 4, 4),
        ("temple-regions-1", "R0:c R1:c R3:c R4:c O0:c O1:p O3:p O4:p O5:p", 9, 9),
        ("temple-regions-1", "R0:c R1:c R3:c R4:c O0:c O1:p O3:p O4:p O5:p O7:a O8:a O9:a O11:a", 12, 13),
    ],
)
def test_a_temple_scores_12_at_most(card: str, on: str, points: int, uncapped: int) -> None:
    seat = {"on": on, "columns": {"temple": [card]}, "gold": 0}
    (line,) = (line for line in game(DE1, you=seat).state.score().seats[0].lines if line.label == "temple")
    assert (line.points, line.count * line.each) == (points, uncapped)


@pytest.mark.rule("deus.temple.score")
@pytest.mark.parametrize("fields", [3, 4])
def test_four_fields_score_12_and_not_16(fields: int) -> None:
    board = gp.new_game("deus", players=2, seed=0).board
    on = " ".join(f"{region}:c" for region in board.regions if board.terrain[region] == "field")
    assert len(on.split()) == 4
    seat = {"on": " ".join(on.split()[:fields]), "columns": {"temple": ["temple-field"]}}
    (line,) = (line for line in game(None, you=seat).state.score().seats[0].lines if line.label == "temple")
    assert (line.count, line.each, line.points) == (fields, 4, 12)
