"""What every card effect has in common: lesson D3, steps 6 to 11."""

from __future__ import annotations

import pytest

from tests.deus.study import DE1, NOTHING, game

SMALL, CLAY, WOOD = "production-small", "production-cooperative-clay", "production-cooperative-wood"
REUSE = "scientific-x-activate-production"


@pytest.mark.rule("deus.effect.optional")
@pytest.mark.parametrize(("use", "goods", "vp"), [(False, {"wood": 0}, 2), (True, {"wood": 0, "gold": 5}, 3)])
def test_an_effect_may_be_declined_and_the_order_stays(use: bool, goods: dict[str, int], vp: int) -> None:
    # from below: sell wood for 4 gold each, buy up to 3 for 1 gold each, sell wood for 1 VP each (up to 6)
    columns = {"maritime": ["maritime-sail-wood", "maritime-galley"]}
    seat = {
        "on": "O1:c",
        "hand": ["maritime-smallport-wood", "civil-forum"],
        **NOTHING,
        "wood": 2,
        "stone": 1,
        "clay": 1,
    }
    at_table = game(DE1, you=seat | {"columns": columns, "vp": 0}, supply={"wood": 4})
    at_table.build("maritime-smallport-wood", "O2")
    if use:  # 2 wood bring 8 gold, 3 wood cost 3, 3 VP and 5 gold are left
        at_table.play("sell wood", "sell wood", "buy wood", "buy wood", "buy wood", *["sell wood"] * 3)
    else:  # the galley has no gold and is passed over, the port gives 2 VP
        at_table.play("stop", "sell wood", "sell wood")
    assert at_table.you.goods == NOTHING | goods
    assert at_table.you.vp["total"] == vp
    assert at_table.state.to_move == 1


@pytest.mark.rule("deus.effect.optional", "deus.effect.automatic")
def test_a_table_that_is_asked_may_decline_a_gain() -> None:
    seat = {"on": "O0:p", "hand": ["civil-gold-forest", "civil-forum"], "gold": 0, "vp": 0}
    asked = game(DE1, you=seat, options={"rulings": {"deus.effect.automatic": "ask"}})
    asked.build("civil-gold-forest", "O0")
    assert asked.asked == "effect"
    assert {asked.state.format(i) for i in asked.state.legal()} == {"activate", "decline"}
    declined = asked.state.copy()
    declined.apply(declined.parse("decline"))
    assert declined.view(0).players[0].goods["gold"] == 0
    assert asked.play("activate").you.goods["gold"] == 3


@pytest.mark.rule("deus.effect.automatic")
def test_a_pure_gain_is_carried_out_without_asking() -> None:
    seat = {"on": "O0:p", "hand": ["civil-gold-forest", "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE1, you=seat).play("build civil-gold-forest").step("place O0")
    assert [at_table.state.format(i) for i in at_table.state.legal()] == ["activate"]
    assert at_table.refuses("decline", "deus.effect.automatic")


@pytest.mark.rule("deus.effect.partial")
def test_a_smaller_number_or_none_may_be_chosen() -> None:
    # up to 3 at 1 gold each, with 2 gold: 0, 1 or 2
    seat = {"on": "O1:c", "hand": ["maritime-galley", "civil-forum"], "gold": 2}
    bought = {}
    for number in (0, 1, 2):
        at_table = game(DE1, you=seat).build("maritime-galley", "O2").play(*["buy clay"] * number)
        if at_table.state.to_move == 0:
            at_table.play("stop")
        bought[number] = at_table.you.goods["clay"] - 1
        assert at_table.you.goods["gold"] == 2 - number
    assert bought == {0: 0, 1: 1, 2: 2}
    third = game(DE1, you=seat).build("maritime-galley", "O2").play("buy clay").step("buy clay")
    assert third.refuses("buy clay", "deus.colour.maritime.buy-resources")


@pytest.mark.rule("deus.effect.partial")
def test_an_effect_that_can_do_nothing_is_skipped() -> None:
    seat = {"on": "O1:c", "hand": ["maritime-sail-clay", "civil-forum"], **NOTHING, "wood": 1}
    at_table = game(DE1, you=seat).build("maritime-sail-clay", "O2")
    assert at_table.state.to_move == 1
    assert len(at_table.events("deus.effect.partial")) == 1


@pytest.mark.rule("deus.effect.present", "deus.effect.produce", "deus.build.activate", "deus.colour.production")
def test_the_new_piece_and_what_earlier_effects_changed_count() -> None:
    # from below: 1 building yields 1; forests yield 2 each; just played: swamps yield 2 each
    columns = {"production": [SMALL, WOOD]}
    seat = {"on": "O0:p O9:p O3:c", "hand": [CLAY, "civil-forum"], **NOTHING, "wood": 1, "stone": 1}
    at_table = game(DE1, you=seat | {"columns": columns, "vp": 3}).build(CLAY, "O4")
    at_table.play("produce O0", "produce O0", "produce O4", "produce O9")
    assert at_table.you.goods == NOTHING | {"wood": 1 + 2, "clay": 2 + 2}  # 7 in all, with the new piece on O4


@pytest.mark.rule("deus.effect.produce", "deus.terrain.production")
def test_a_building_yields_what_its_terrain_stands_for() -> None:
    seat = {"on": "O0:p O1:p O3:c O4:p", "hand": [SMALL, "civil-forum"], "clay": 1}
    at_table = game(DE1, you=seat).build(SMALL, "O3")
    assert at_table.options("produce") == {"O0", "O1", "O3", "O4"}
    before = dict(at_table.you.goods)
    at_table.play("produce O1")
    assert at_table.you.goods == before | {"stone": before["stone"] + 1}
    assert at_table.state.to_move == 1  # one building only


@pytest.mark.rule("deus.effect.reuse", "deus.colour.scientific", "deus.colour.scientific.activate-card")
def test_another_card_is_used_again_without_piece_or_cost() -> None:
    columns = {"production": [SMALL, WOOD, CLAY], "scientific": ["scientific-school"], "temple": ["temple-field"]}
    seat = {"on": "O0:pt O4:p O9:p O3:c", "hand": [REUSE, "civil-forum"], **NOTHING, "stone": 1, "clay": 1}
    at_table = game(DE1, you=seat | {"columns": columns, "vp": 0})
    at_table.build(REUSE, "O0")
    at_table.play("stop")  # the school below comes first
    assert at_table.options("reuse") == {SMALL, WOOD, CLAY}
    assert at_table.refuses("reuse scientific-school", "deus.effect.reuse")
    assert at_table.refuses("reuse temple-field", "deus.effect.reuse")
    pieces = len(at_table.state.holdings())
    at_table.play(f"reuse {CLAY}", "produce O4", "produce O9")
    assert at_table.you.goods == NOTHING | {"clay": 4}
    assert len(at_table.state.holdings()) == pieces
    assert at_table.events("deus.build.activate")[-1].what == CLAY


@pytest.mark.rule("deus.effect.neighbour", "deus.colour.military.steal", "deus.colour.military")
def test_neighbours_stand_beside_an_army_and_give_what_they_have() -> None:
    # Blue (1 gold) and Green (6 gold) border your army on O0; Red borders your civil building only
    card = "military-x-raid-gold-each"
    seat = {"on": "O0:a O9:c", "hand": [card, "civil-forum"], **NOTHING, "stone": 1, "vp": 0}
    at_table = game(
        DE1, you=seat, blue={"on": "O1:c", "gold": 1}, red={"on": "O8:p", "gold": 9}, green={"on": "O11:p", "gold": 6}
    )
    at_table.build(card, "R0")
    assert at_table.you.goods["gold"] == 1 + 2
    assert [at_table.seat(seat).goods["gold"] for seat in (1, 2, 3)] == [0, 9, 4]


@pytest.mark.rule("deus.effect.neighbour", "deus.colour.military.steal")
def test_one_neighbour_is_chosen_and_nobody_falls_below_zero() -> None:
    card = "military-x-raid-gold-one"
    seat = {"on": "O0:a O9:c", "hand": [card, "civil-forum"], **NOTHING, "clay": 1, "vp": 0}
    others = {"blue": {"on": "O1:c", "gold": 1}, "red": {"on": "O8:p", "gold": 9}, "green": {"on": "O11:p", "gold": 6}}
    at_table = game(DE1, you=seat, **others).build(card, "R0")
    assert at_table.options("rob") == {1, 3}
    assert at_table.refuses("rob 2", "deus.effect.neighbour")
    assert game(DE1, you=seat, **others).build(card, "R0").play("rob 3").you.goods["gold"] == 4
    at_table.play("rob 1")
    assert (at_table.you.goods["gold"], at_table.blue.goods["gold"]) == (1, 0)


@pytest.mark.rule("deus.colour.military.steal")
@pytest.mark.parametrize(("card", "you", "blue"), [("military-x-raid-vp-one", 1, 6), ("military-x-raid-vp-each", 1, 6)])
def test_points_are_taken_from_neighbours(card: str, you: int, blue: int) -> None:
    seat = {"on": "O0:a", "hand": [card, "civil-forum"], "vp": 0}
    at_table = game(DE1, you=seat, blue={"on": "O1:c", "vp": 7}).build(card, "R0")
    if card.endswith("one"):
        at_table.play("rob 1")
    assert (at_table.you.vp["total"], at_table.blue.vp["total"]) == (you, blue)
    none = game(DE1, you=seat, blue={"on": "O1:c", "vp": 0}).build(card, "R0")
    assert (none.you.vp["total"], none.blue.vp["total"]) == (0, 0)


@pytest.mark.rule("deus.effect.neighbour", "deus.end.score")
def test_what_a_raid_took_is_not_blamed_on_the_victims_own_cards() -> None:
    raiders = {"columns": {"military": ["military-x-raid-vp-one"]}, "vp": {"start": 5, "raid": 1}}
    victim = {"columns": {"military": ["military-ballista"]}, "vp": {"start": 5, "raid": -1}}
    sheet = game(DE1, you=raiders, blue=victim).state.score()
    lines = [next(line for line in seat.lines if line.label == "raid") for seat in sheet.seats]
    assert [(line.points, line.cards) for line in lines] == [(1, ("military-x-raid-vp-one",)), (-1, ())]
