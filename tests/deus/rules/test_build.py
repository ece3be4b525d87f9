"""Building a card: piece, column, payment, region, then the whole column. Lesson D3, steps 1 to 6."""

from __future__ import annotations

import pytest

from gamepkg import PositionError
from tests.deus.study import DE1, DE2, NOTHING, game

SMALL, CLAY, WOOD = "production-small", "production-cooperative-clay", "production-cooperative-wood"


@pytest.mark.rule("deus.build.two-kinds")
def test_general_cards_need_a_ready_piece_and_temples_do_not() -> None:
    types = ("maritime", "production", "scientific", "civil", "military")
    hand = ["maritime-galley", "scientific-school", "military-siegetower", "temple-field"]
    seat = {"on": "O0:c O2:s", "hand": hand, "gold": 40, "ready": dict.fromkeys(types, 0)}
    at_table = game(DE1, you=seat)
    assert at_table.options("build") == {"temple-field"}
    at_table.build("temple-field")  # O0 is the only region for the temple
    assert at_table.on("O0") == (0, ("civil", "temple"))
    (placed,) = at_table.events("deus.temple.place")
    assert placed.source == "supply"


@pytest.mark.rule("deus.build.needs-piece")
def test_a_card_without_a_ready_piece_is_refused() -> None:
    seat = {"on": "O0:c", "hand": [SMALL], "ready": {"production": 0}, "reserve": {"production": 3}}
    assert game(DE1, you=seat).refuses(f"build {SMALL}", "deus.build.needs-piece")
    assert game(DE1, you=seat | {"ready": {"production": 1}}).can(f"build {SMALL}")


@pytest.mark.rule("deus.build.order")
def test_the_five_steps() -> None:
    seat = {"on": "O4:c", "hand": [SMALL, "civil-forum"], **NOTHING, "clay": 1}
    at_table = game(DE1, you=seat).step(f"build {SMALL}")
    assert at_table.you.columns["production"] == (SMALL,)  # laid
    assert at_table.asked == "pay"
    at_table.step("pay clay")
    assert at_table.asked == "place"
    at_table.step("place O4")
    assert at_table.asked == "produce"
    at_table.play("produce O4")
    wanted = ["deus.build.column", "deus.build.cost-returned", "deus.place.from-board", "deus.build.activate",
              "deus.colour.production.produce"]  # fmt: skip
    assert at_table.rules() == wanted


@pytest.mark.rule("deus.build.order", "deus.build.must-complete")
def test_the_yield_of_the_column_cannot_pay_for_the_card() -> None:
    # 1 clay is asked for, 3 gold are 1 short of standing for it; the swamp would yield 1 clay
    at_table = game(DE1, you={"on": "O4:c", "hand": [SMALL], **NOTHING, "gold": 3})
    assert at_table.refuses(f"build {SMALL}", "deus.build.must-complete")
    assert game(DE1, you={"on": "O4:c", "hand": [SMALL], **NOTHING, "gold": 4}).can(f"build {SMALL}")


@pytest.mark.rule("deus.build.must-complete")
def test_a_card_needs_a_region_for_its_piece() -> None:
    seat = {"on": "O0:c", "hand": ["maritime-galley"], "vp": 2}
    # no sea is adjacent to O0, and 2 VP do not open the edge
    assert game(DE1, you=seat).refuses("build maritime-galley", "deus.build.must-complete")
    rich = game(DE1, you=seat | {"vp": 3}).build("maritime-galley")
    assert rich.options("place") == {"O2", "O6", "O10"}


@pytest.mark.rule("deus.build.must-complete")
def test_a_temple_needs_a_region_while_a_piece_is_left() -> None:
    seat = {"on": "O0:ct O2:s", "columns": {}, "hand": ["temple-field"]}
    assert game(DE1, you=seat).refuses("build temple-field", "deus.build.must-complete")
    assert game(DE1, you=seat, supply={"temple": 0}).can("build temple-field")


@pytest.mark.rule("deus.build.column")
def test_a_card_goes_on_top_of_the_column_of_its_colour() -> None:
    seat = {"on": "O0:c", "hand": [SMALL], "columns": {"production": [CLAY, WOOD], "civil": ["civil-forum"]}, "gold": 0}
    at_table = game(DE1, you=seat).step(f"build {SMALL}")
    assert at_table.you.columns["production"] == (CLAY, WOOD, SMALL)
    assert at_table.you.columns["civil"] == ("civil-forum",)
    assert len(at_table.you.columns) == 6
    with pytest.raises(PositionError, match="is no civil card") as caught:
        game(DE1, you={"columns": {"civil": [SMALL]}})
    assert caught.value.rule == "deus.build.column"


@pytest.mark.rule("deus.build.column-limit")
def test_a_column_takes_five_cards() -> None:
    five = ["civil-gold-forest", "civil-gold-mountain", "civil-gold-field", "civil-gold-swamp", "civil-vp-swamp"]
    seat = {"on": "O0:p", "hand": ["civil-x-gold-size2"], "columns": {"civil": five}, "ready": {"civil": 1}}
    assert game(DE1, you=seat).refuses("build civil-x-gold-size2", "deus.build.column-limit")
    assert game(DE1, you=seat | {"columns": {"civil": five[:4]}}).can("build civil-x-gold-size2")
    with pytest.raises(PositionError, match="at most 5 cards, not 6") as caught:
        game(DE1, you={"columns": {"civil": [*five, "civil-forum"]}})
    assert caught.value.rule == "deus.build.column-limit"


def ways_to_pay(**goods: int) -> list[tuple[int, int, int]]:
    """What is left of wood, stone and gold after each way to pay 1 wood and 1 stone."""
    seat = {"on": "O0:c", "hand": [CLAY], **NOTHING, **goods}
    open_, ends = [game(DE1, you=seat).step(f"build {CLAY}").state], []
    while open_:
        state = open_.pop(0)
        if state.decision.kind == "pay":
            open_ += [state.after(i) for i in state.legal()]
        else:
            left = state.view(0).players[0].goods
            ends.append((left["wood"], left["stone"], left["gold"]))
    return sorted(ends)


@pytest.mark.rule("deus.build.cost", "deus.build.gold-for-resource")
def test_resources_gold_or_both_pay() -> None:
    assert ways_to_pay(wood=1, stone=1) == [(0, 0, 0)]
    assert ways_to_pay(wood=1, gold=5) == [(0, 0, 1)]  # wood, and 4 gold for the stone
    assert ways_to_pay(gold=8) == [(0, 0, 0)]  # 4 gold twice
    assert game(DE1, you={"on": "O0:c", "hand": [CLAY], **NOTHING, "gold": 7}).refuses(
        f"build {CLAY}", "deus.build.cost"
    )


@pytest.mark.rule("deus.build.gold-although-held")
def test_gold_may_stand_for_a_resource_that_one_holds() -> None:
    # each of the two by goods or by 4 gold: 4 ways, 8 of 9 gold at most
    assert ways_to_pay(wood=2, stone=2, gold=9) == [(1, 1, 9), (1, 2, 5), (2, 1, 5), (2, 2, 1)]
    assert ways_to_pay(wood=2, stone=2, gold=4) == [(1, 1, 4), (1, 2, 0), (2, 1, 0)]


@pytest.mark.rule("deus.build.cost-returned")
@pytest.mark.parametrize(("pay", "clay"), [("pay clay", 1), ("pay-gold clay", 1)])
def test_paid_resources_go_back_to_the_supply(pay: str, clay: int) -> None:
    # 10 clay in a game of two: 1 is yours, 9 are Blue's, none is left in the supply
    seat = {"on": "O4:c", "hand": [SMALL], **NOTHING, "clay": 1, "gold": 4}
    at_table = game(DE1, you=seat, blue={"clay": 9}).play(f"build {SMALL}", pay)
    assert at_table.state.view(None).supply["clay"] == (pay == "pay clay")
    at_table.play("place O4")
    if pay == "pay clay":
        at_table.play("produce O4")  # the clay just paid
    assert at_table.you.goods["clay"] == clay
    assert at_table.you.goods["gold"] == (4 if pay == "pay clay" else 0)


@pytest.mark.rule("deus.build.gold-only-costs")
def test_gold_stands_for_resources_in_costs_only() -> None:
    # no stone to sell: 4 gold are no stone
    seat = {"on": "O1:c", "hand": ["maritime-sail-stone", "civil-forum"], **NOTHING, "wood": 1, "gold": 8}
    at_table = game(DE1, you=seat).play("build maritime-sail-stone", "pay wood", "place O2")
    assert at_table.you.goods == NOTHING | {"gold": 8}
    assert "deus.effect.partial" in at_table.rules()
    # and a stone is not 1 gold: with 0 gold the galley sells nothing
    broke = {"on": "O1:c", "hand": ["maritime-galley", "civil-forum"], **NOTHING, "wood": 1, "wheat": 1, "stone": 1}
    assert game(DE1, you=broke).play("build maritime-galley", "place O2").you.goods == NOTHING | {"stone": 1}


@pytest.mark.rule("deus.build.activate")
def test_the_column_is_carried_out_from_the_bottom_to_the_top() -> None:
    seat = {"on": "O0:c", "hand": ["civil-gold-field", "civil-forum"], "gold": 0, "vp": 0, "ready": {"civil": 1}}
    seat["columns"] = {"civil": ["civil-gold-forest", "civil-gold-mountain"]}
    at_table = game(DE1, you=seat).play("build civil-gold-field", "place O1")
    carried_out = [event.what for event in at_table.events("deus.build.activate")]
    assert carried_out == ["civil-gold-forest", "civil-gold-mountain", "civil-gold-field"]
    assert at_table.you.goods["gold"] == 3 + 3 + 0  # O0 is forest, O1 mountain, no field


@pytest.mark.rule("deus.build.activate", "deus.village.when")
def test_attacks_are_settled_before_the_column() -> None:
    seat = {"on": "C:a F:c", "hand": ["civil-gold-mountain", "civil-forum"], "vp": 0, "gold": 0}
    at_table = game(DE2, you=seat).play("build civil-gold-mountain", "place M")
    order = [rule for rule in at_table.rules() if rule in ("deus.village.when", "deus.build.activate")]
    assert order == ["deus.village.when", "deus.build.activate"]
