"""Refusals as the lessons have them: armies, villages, temples and the wild card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.deus.refusals import placing, reasons, refused
from tests.deus.study import DE1, DE2, DE3, NOTHING, Game, game

# -------------------------------------------------------------------- armies and villages


@pytest.mark.rule("deus.village.no-army-yet", "deus.village.surrounded", "deus.village.emptied")
def test_d5_2_and_3_why_a_village_stands() -> None:
    peaceful = game(DE2, you={"on": "C:c F:c"}, blue={"on": "M:p"})
    assert refused(peaceful, "attack V") == ["core.step", "deus.build.order", "deus.village.no-army-yet"]
    open_ring = game(DE1, you={"on": "R0:a R1:c R3:c R4:c R2:s"})
    assert reasons(open_ring, "attack V")["deus.village.surrounded"].facts["gaps"] == tuple(DE1["R5"])
    emptied = game(DE2, you={"on": "C:a F:c M:p"}, villages={"V": 0})
    assert refused(emptied, "attack V")[-1] == "deus.village.emptied"


@pytest.mark.rule("core.order", "deus.village.several")
def test_d5_7_two_attacks_are_settled_from_the_lower_number() -> None:
    you = {"on": "N:c P:p", "hand": ["military-ballista", "civil-forum"]}
    at_table = game(DE3, you=you, blue={"on": "S:a Q:s"}).build("military-ballista")
    at_table.step("place M")
    low, high = sorted(["V1", "V2"], key=DE3.number.__getitem__)
    assert refused(at_table, f"attack {low}") == []
    assert refused(at_table, f"attack {high}") == ["core.order"]


@pytest.mark.rule("deus.village.gone", "deus.colour.military.take-village-vp")
def test_d5_8_a_taken_village_is_none_for_a_card() -> None:
    you = {"on": "M:c", "hand": ["military-siegetower", "civil-forum"]}
    at_table = game(DE3, you=you, villages={"V1": 0, "V2": 3}).build("military-siegetower", "M")
    assert refused(at_table, "plunder V1") == ["deus.village.gone"]
    assert refused(at_table, "plunder V2") == []
    assert refused(at_table, "plunder N") == ["deus.colour.military.take-village-vp"]


def marching(**given: Any) -> Game:
    """Your army on O0 has been chosen for a march of 2 steps."""
    you = {"hand": ["military-x-march-two", "civil-forum"], **given.pop("you")}
    return game(DE1, you=you, **given).build("military-x-march-two", "O0").step("army O0")


@pytest.mark.rule("deus.army.moves", "deus.army.path", "deus.army.sea", "deus.army.stop")
def test_d5_9_where_an_army_cannot_stop() -> None:
    at_table = marching(you={"on": "O0:p O11:c"}, blue={"on": "R0:p"})
    assert {name for name in DE1.number if not refused(at_table, f"march {name}")} == {"O1", "O11", "R1"}
    assert refused(at_table, "march V") == ["deus.army.stop"]
    assert refused(at_table, "march R0") == ["deus.army.stop"]
    assert refused(at_table, "march R5") == ["deus.army.sea"]
    assert refused(at_table, "march O3") == ["deus.army.moves"]
    assert reasons(at_table, "march O3")["deus.army.moves"].facts["distance"] == 3
    with_ship = marching(you={"on": "O0:p O11:c R5:s"}, blue={"on": "R0:p"})
    assert refused(with_ship, "march R5") == []


@pytest.mark.rule("deus.army.temple-stays", "deus.army.leave")
def test_d5_10_an_army_alone_with_a_temple_stays() -> None:
    you = {"hand": ["military-x-march-two", "civil-forum"]}
    held = game(DE1, you={**you, "on": "O0:at O1:c"}).build("military-x-march-two", "O1")
    assert refused(held, "army O0") == ["deus.army.temple-stays"]
    free = game(DE1, you={**you, "on": "O0:atc O1:c"}).build("military-x-march-two", "O1")
    assert refused(free, "army O0") == []
    assert refused(free, "army O11") == ["core.holds"]


@pytest.mark.rule("deus.army.no-stack", "deus.army.one-a-region", "deus.army.one-by-one")
def test_d5_11_no_army_stops_where_one_stands() -> None:
    at_table = marching(you={"on": "O0:p O11:a"})
    assert refused(at_table, "march O11") == ["deus.army.no-stack"]
    assert refused(at_table, "army O11") == ["core.step", "deus.army.one-by-one"]
    at_table.step("march O1")
    assert refused(at_table, "army O1") == ["deus.colour.military.move-armies"]
    assert refused(at_table, "march O2") == ["core.step", "deus.army.one-by-one"]


# -------------------------------------------------------------------- temples and variants

SETS = {
    "maritime": ["maritime-galley"] * 2,
    "production": ["production-small"] * 3,
    "scientific": ["scientific-school"] * 2,
    "civil": ["civil-forum", "civil-vp-field"],
    "military": ["military-ballista"],
}


@pytest.mark.rule("deus.temple.sets")
def test_d6_1_a_third_temple_needs_two_of_each() -> None:
    you = {"on": "O0:c", "hand": ["temple-mountain"]}
    assert (
        refused(game(DE1, you={**you, "columns": {**SETS, "temple": ["temple-field"]}}), "build temple-mountain") == []
    )
    third = game(DE1, you={**you, "columns": {**SETS, "temple": ["temple-field", "temple-regions-1"]}})
    assert refused(third, "build temple-mountain") == ["deus.temple.sets"]
    assert reasons(third, "build temple-mountain")["deus.temple.sets"].facts["colours"] == ("military",)


@pytest.mark.rule("deus.temple.cost", "deus.build.gold-for-resource")
def test_d6_2_a_temple_may_be_paid_with_gold_if_there_is_enough() -> None:
    you = {"on": "O0:c", "hand": ["temple-mountain"], **NOTHING, "stone": 1, "clay": 1}
    assert refused(game(DE1, you={**you, "gold": 9}), "build temple-mountain") == []
    short = game(DE1, you={**you, "gold": 7})
    assert refused(short, "build temple-mountain") == [
        "deus.temple.cost",
        "deus.build.gold-for-resource",
        "deus.build.must-complete",
    ]
    assert reasons(short, "build temple-mountain")["deus.temple.cost"].facts["needed"] == 8


@pytest.mark.rule("deus.temple.place", "deus.temple.land", "deus.temple.one-a-region")
def test_d6_3_where_a_temple_cannot_join() -> None:
    at_table = placing(DE1, "temple", you={"on": "O0:c O2:s O3:a"})
    assert {name for name in DE1.number if not refused(at_table, f"place {name}")} == {"O0", "O3"}
    assert refused(at_table, "place O2") == ["deus.temple.land"]
    assert refused(at_table, "place R0") == ["deus.temple.place"]
    second = placing(DE1, "temple", you={"on": "O0:ct O2:s O3:a"})
    assert refused(second, "place O0") == ["deus.temple.one-a-region"]


@pytest.mark.rule("deus.temple.supply-empty", "deus.build.must-complete")
def test_d6_6_a_temple_needs_a_region_only_while_there_are_pieces() -> None:
    you = {"on": "O2:s", "hand": ["temple-mountain"]}
    assert refused(game(DE1, you=you), "build temple-mountain") == ["deus.build.must-complete"]
    assert refused(game(DE1, you=you, supply={"temple": 0}), "build temple-mountain") == []


@pytest.mark.rule("deus.variant.wild-card", "deus.variant.wild-card-cost")
def test_d6_12_the_wild_card() -> None:
    you = {"hand": ["temple-field"], "columns": {"civil": ["civil-forum", "civil-vp-field"]}}
    assert refused(game(DE1, you=you), "wild civil") == ["deus.variant.wild-card"]
    allowed = {"wild_card": True}
    assert refused(game(DE1, you={**you, "gold": 3}, options=allowed), "wild civil") == []
    poor = game(DE1, you={**you, "gold": 2}, options=allowed)
    assert refused(poor, "wild civil") == ["deus.variant.wild-card-cost", "deus.build.must-complete"]
    assert reasons(poor, "wild civil")["deus.variant.wild-card-cost"].facts["price"] == 3
    used = game(DE1, you={**you, "wild_used": True}, options=allowed)
    assert refused(used, "wild civil") == ["deus.variant.wild-card"]
