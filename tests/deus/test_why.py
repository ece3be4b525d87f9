"""Refusals as the lessons have them: which rules an action breaks, and the facts that show it."""

from __future__ import annotations

import pytest

import gamepkg as gp
from gamepkg.deus import sentences
from gamepkg.deus.notation import CHANCE_KIND
from tests.deus.refusals import placing, reasons, refused
from tests.deus.study import DE1, DE2, NOTHING, game


@pytest.mark.rule("deus.place.first-edge", "deus.place.sea")
def test_d2_1_a_first_building_goes_to_the_edge() -> None:
    at_table = placing(DE1, "production")
    assert refused(at_table, "place R0") == ["deus.place.first-edge"]
    assert refused(at_table, "place O6") == ["deus.place.sea"]
    assert refused(at_table, "place R2") == ["deus.place.sea", "deus.place.first-edge"]
    assert refused(at_table, "place V") == ["deus.place.not-village", "deus.place.first-edge"]
    assert refused(at_table, "place O0") == []


@pytest.mark.rule("deus.place.first-apart", "deus.place.first-apart-distance")
def test_d2_3_a_first_region_keeps_its_distance() -> None:
    at_table = placing(DE1, "production", blue={"on": "O0:c"})
    assert refused(at_table, "place O11") == ["deus.place.first-apart"]
    facts = reasons(at_table, "place O11")["deus.place.first-apart"].facts
    assert (facts["steps"], facts["near"], facts["owner"]) == (1, DE1.number["O0"], 1)
    assert reasons(at_table, "place R1")["deus.place.first-apart"].facts["steps"] == 2
    assert refused(at_table, "place O3") == [] == refused(at_table, "place O9")


@pytest.mark.rule("deus.place.first-apart-possible")
def test_d2_4_without_room_only_the_distance_falls_away() -> None:
    at_table = placing(DE2, "production", blue={"on": "F:c"})
    assert refused(at_table, "place W") == [] == refused(at_table, "place M")
    assert refused(at_table, "place C") == ["deus.place.first-edge"]
    assert refused(at_table, "place V") == ["deus.place.not-village"]


@pytest.mark.rule("deus.place.distinct-types", "deus.place.not-others", "deus.place.later", "deus.place.sea")
def test_d2_5_to_8_later_buildings() -> None:
    assert refused(placing(DE1, "production", you={"on": "O0:p"}), "place O0") == ["deus.place.distinct-types"]
    at_table = placing(DE1, "civil", you={"on": "O0:p"}, blue={"on": "O1:p"})
    assert refused(at_table, "place O1") == ["deus.place.not-others"]
    assert refused(at_table, "place R1") == ["deus.place.later"]
    ship = placing(DE1, "maritime", you={"on": "O0:p O1:c", "vp": 2})
    assert refused(ship, "place O2") == []
    assert refused(ship, "place R5") == ["deus.place.later"]
    assert refused(ship, "place O10") == ["deus.place.later", "deus.place.edge-for-3vp-limits"]
    assert refused(ship, "place R1") == ["deus.place.sea"]
    assert refused(placing(DE1, "civil", you={"on": "O0:p O1:c"}), "place O2") == ["deus.place.sea"]


@pytest.mark.rule("deus.place.sea", "deus.place.not-others", "deus.place.later")
def test_every_broken_rule_is_named_also_those_that_do_not_decide() -> None:
    at_table = placing(DE1, "civil", you={"on": "O0:p"}, blue={"on": "O6:s"})
    assert refused(at_table, "place O6") == ["deus.place.sea", "deus.place.not-others", "deus.place.later"]


@pytest.mark.rule("deus.place.not-village")
def test_d2_9_an_emptied_village_is_no_region_to_build_on() -> None:
    at_table = placing(DE1, "civil", you={"on": "R0:p"}, villages={"V": 0})
    assert refused(at_table, "place V") == ["deus.place.not-village"]


@pytest.mark.rule("deus.place.edge-for-3vp-limits", "deus.place.edge-for-3vp")
def test_d2_10_and_11_three_vp_replace_adjacency_and_nothing_else() -> None:
    rich = placing(DE1, "civil", you={"on": "O0:p", "vp": 3})
    assert refused(rich, "place O3") == []
    assert refused(rich, "place R3") == ["deus.place.later"]
    assert refused(rich, "place O6") == ["deus.place.sea"]
    poor = placing(DE1, "civil", you={"on": "O0:p", "vp": 2})
    assert refused(poor, "place O11") == []
    assert refused(poor, "place O7") == ["deus.place.later", "deus.place.edge-for-3vp-limits"]
    assert reasons(poor, "place O7")["deus.place.edge-for-3vp-limits"].facts["vp"] == 2


@pytest.mark.rule("deus.build.must-complete", "deus.place.sea")
def test_d2_12_a_card_without_a_region_says_what_closes_each() -> None:
    you = {"on": "O0:p", "hand": ["maritime-galley"]}
    at_table = game(DE1, you={**you, "vp": 2})
    assert refused(at_table, "build maritime-galley") == ["deus.build.must-complete"]
    because = reasons(at_table, "build maritime-galley")
    assert set(because["deus.place.edge-for-3vp-limits"].facts["regions"]) == set(DE1["O2 O6 O10"])
    assert len(because["deus.place.sea"].facts["regions"]) == 13  # all land
    assert set(because["deus.place.later"].facts["regions"]) >= set(DE1["O2 O6 O10 R2"])
    assert because["deus.place.not-village"].facts["regions"] == tuple(DE1["V"])
    assert game(DE1, you={**you, "vp": 3}).can("build maritime-galley")


@pytest.mark.rule("deus.build.needs-piece", "deus.place.from-board")
def test_d3_2_the_reserve_gives_no_piece_directly() -> None:
    you = {"on": "O0:p O1:p", "hand": ["production-small"], "ready": {"production": 0}}
    at_table = game(DE1, you=you)
    assert refused(at_table, "build production-small") == ["deus.build.needs-piece", "deus.place.from-board"]
    assert reasons(at_table, "build production-small")["deus.place.from-board"].facts["reserve"] == 3


@pytest.mark.rule("deus.build.cost", "deus.build.gold-for-resource", "deus.build.must-complete")
def test_d3_3_the_column_cannot_pay_for_its_card() -> None:
    at_table = game(DE1, you={"hand": ["production-small"], **NOTHING, "gold": 3})
    broken = reasons(at_table, "build production-small")
    assert list(broken) == ["deus.build.cost", "deus.build.gold-for-resource", "deus.build.must-complete"]
    assert broken["deus.build.cost"].facts["missing"] == ("clay",)
    assert broken["deus.build.gold-for-resource"].facts["needed"] == 4
    assert refused(game(DE1, you={"hand": ["production-small"], **NOTHING, "gold": 4}), "build production-small") == []


@pytest.mark.rule("core.complete", "core.order", "core.holds", "deus.build.cost")
def test_d3_4_gold_that_is_needed_for_the_rest_cannot_be_spent_before() -> None:
    you = {"hand": ["production-cooperative-clay"], **NOTHING, "wood": 1, "gold": 5}
    at_table = game(DE1, you=you).step("build production-cooperative-clay")
    assert refused(at_table, "pay-gold wood") == ["core.complete"]
    assert reasons(at_table, "pay-gold wood")["deus.build.gold-for-resource"].facts["gold"] == 1
    assert refused(at_table, "pay stone") == ["core.order", "core.holds"]
    assert refused(at_table, "pay clay") == ["deus.build.cost", "core.holds"]
    assert refused(at_table, "pay wood") == []
    assert refused(at_table, "place O0") == ["core.step", "deus.build.order"]
    assert refused(at_table, "build civil-forum")[-1] == "deus.turn.action"


@pytest.mark.rule("deus.colour.maritime.buy-resources")
def test_d3_8_only_gold_that_is_there_buys() -> None:
    you = {"on": "O1:c", "hand": ["maritime-galley", "civil-forum"], "gold": 1}
    at_table = game(DE1, you=you).build("maritime-galley", "O2")
    assert refused(at_table, "buy clay") == []
    at_table.step("buy clay")
    assert refused(at_table, "buy clay") == ["deus.colour.maritime.buy-resources"]
    assert refused(at_table, "buy wood") == ["deus.colour.maritime.buy-resources", "core.order"]


@pytest.mark.rule("deus.effect.partial", "deus.build.gold-only-costs")
def test_d3_9_gold_is_no_stone_for_an_effect() -> None:
    you = {"on": "O1:c", "hand": ["maritime-sail-stone", "civil-forum"], **NOTHING, "wood": 1, "gold": 8}
    at_table = game(DE1, you=you).step("build maritime-sail-stone").step("pay wood").step("place O2")
    assert at_table.asked == "skipped"
    assert refused(at_table, "sell stone") == ["deus.effect.partial"]
    assert list(reasons(at_table, "sell stone"))[1:] == ["core.holds", "deus.build.gold-only-costs"]
    assert "deus.colour.maritime.sell-for-gold" in reasons(at_table, "sell wood")
    assert refused(at_table, "pass-over") == []


@pytest.mark.rule("deus.effect.reuse", "deus.colour.scientific.activate-card", "core.holds")
def test_d3_10_science_uses_neither_science_nor_temples() -> None:
    columns = {"production": ["production-small"], "temple": ["temple-field"], "civil": ["civil-forum"]}
    you = {"on": "O0:pc", "hand": ["scientific-x-activate-production", "civil-vp-field"], "columns": columns}
    at_table = game(DE1, you=you).build("scientific-x-activate-production", "O0")
    assert refused(at_table, "reuse production-small") == []
    assert refused(at_table, "reuse scientific-x-activate-production") == ["deus.effect.reuse"]
    assert refused(at_table, "reuse temple-field") == ["deus.effect.reuse"]
    assert refused(at_table, "reuse civil-forum") == ["deus.colour.scientific.activate-card"]
    assert refused(at_table, "reuse production-x-double") == ["core.holds"]


@pytest.mark.rule("deus.effect.neighbour", "deus.colour.military.steal")
def test_d3_11_only_armies_have_neighbours() -> None:
    you = {"on": "O0:c O3:c", "hand": ["military-x-raid-gold-one", "civil-forum"]}
    seats = {"blue": {"on": "O11:p"}, "red": {"on": "O4:p"}, "green": {"on": "R0:p", "gold": 0}}
    at_table = game(DE1, you=you, **seats).build("military-x-raid-gold-one", "O0")
    assert refused(at_table, "rob 1") == []
    assert refused(at_table, "rob 2") == ["deus.effect.neighbour"]
    assert refused(at_table, "rob 3") == ["deus.colour.military.steal"]
    assert refused(at_table, "rob 0") == ["deus.effect.neighbour"]


@pytest.mark.rule("deus.build.column-limit")
def test_d3_12_five_cards_fill_a_column() -> None:
    five = ["civil-gold-forest", "civil-gold-mountain", "civil-gold-field", "civil-gold-swamp", "civil-vp-swamp"]
    at_table = game(DE1, you={"hand": ["civil-x-gold-size2"], "columns": {"civil": five}})
    assert refused(at_table, "build civil-x-gold-size2") == ["deus.build.column-limit"]


# -------------------------------------------------------------------- turns and offerings


@pytest.mark.rule("deus.turn.action", "deus.turn.no-card")
def test_d1_11_nobody_passes_and_nobody_acts_without_a_card() -> None:
    at_table = game(DE1, you={"hand": ["civil-forum"]})
    assert refused(at_table, "skip") == ["deus.turn.action"]
    assert refused(at_table, "stop") == ["core.step", "deus.turn.action"]
    assert refused(at_table, "offer temple-field") == ["core.holds"]
    assert refused(game(DE1), "offer civil-forum") == ["core.holds", "deus.turn.no-card"]


@pytest.mark.rule("deus.offer.discard", "deus.offer.choose-after", "deus.offer.god", "core.order")
def test_d4_7_and_12_first_all_cards_then_the_god() -> None:
    at_table = game(DE1, you={"hand": ["civil-forum", "production-small", "military-ballista"]})
    assert refused(at_table, "done") == ["core.step", "deus.offer.discard"]
    at_table.step("offer civil-forum")
    assert refused(at_table, "name civil-forum") == ["core.step", "deus.offer.choose-after"]
    assert refused(at_table, "offer production-small") == ["core.order"]
    assert refused(at_table, "offer civil-forum") == ["core.holds"]
    at_table.step("done")
    assert refused(at_table, "name military-ballista") == ["deus.offer.god"]
    assert refused(at_table, "offer military-ballista") == ["core.step", "deus.offer.choose-after"]


@pytest.mark.rule("deus.supply.finite", "deus.offer.take-all", "core.complete", "deus.offer.jupiter")
def test_d4_6_and_9_one_god_gives_all_there_is() -> None:
    you = {"hand": ["temple-field", "civil-forum", "production-small", "military-ballista"]}
    supply = {"wood": 2, "stone": 0, "clay": 0, "wheat": 1}
    at_table = game(DE1, you=you, supply=supply)
    for card in ("production-small", "civil-forum", "military-ballista", "temple-field"):
        at_table.step(f"offer {card}")
    at_table.step("done").step("name temple-field").step("god ceres")
    assert refused(at_table, "gift clay") == ["deus.supply.finite"]
    assert refused(at_table, "gift wheat") == ["core.complete"]  # 3 are to be taken, and no wood could follow
    assert reasons(at_table, "gift wheat")["core.complete"].facts["left"] == 3
    assert refused(at_table, "stop") == ["core.step", "deus.offer.take-all"]
    assert refused(at_table, "god neptune") == ["core.step", "deus.offer.jupiter"]
    assert refused(at_table, "gift wood") == []


@pytest.mark.rule("deus.offer.no-piece-left")
def test_d4_8_mars_gives_no_piece_of_an_empty_reserve() -> None:
    you = {"hand": ["military-ballista", "civil-forum"], "reserve": {"civil": 0}}
    at_table = game(DE1, you=you)
    at_table.step("offer military-ballista").step("done").step("name military-ballista")
    assert refused(at_table, "muster civil") == ["deus.offer.no-piece-left"]
    assert refused(at_table, "muster maritime") == []


# -------------------------------------------------------------------- chance, the end, and words


@pytest.mark.rule("core.chance")
def test_chance_and_players_do_not_answer_for_each_other() -> None:
    state = gp.new_game("deus", players=2, seed=1)
    deal = state.parse(f"{CHANCE_KIND} maritime-galley")
    assert [reason.facts["case"] for reason in state.why_not(deal)] == ["outcome"]
    held = game(DE1, you={"hand": ["civil-vp-field"]}, deck={"civil-forum": 1, "civil-vp-swamp": 1})
    held.step("offer civil-vp-field").step("done").step("name civil-vp-field")
    assert held.state.to_move == gp.CHANCE
    assert refused(held, "deal civil-forum") == []
    assert [reason.facts["case"] for reason in held.state.why_not(held.id("deal temple-field"))] == ["pile"]
    assert [reason.facts["case"] for reason in held.state.why_not(held.id("skip"))] == ["player"]


@pytest.mark.rule("core.over")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    over = game(DE1, pending=[["over"]])
    assert {
        over.state.why_not(action)[0].rule for action in range(over.state.table.deal + over.state.table.card_count)
    } == {"core.over"}


def test_a_refusal_reads_like_the_look_book() -> None:
    at_table = placing(DE1, "civil", you={"on": "O0:p", "vp": 2})
    far, sea = reasons(at_table, "place O7"), reasons(at_table, "place O2")
    assert sentences.reason_text(far["deus.place.edge-for-3vp-limits"], "en") == (
        "You need 3 VP for the edge and have 2."
    )
    assert sentences.reason_text(far["deus.place.edge-for-3vp-limits"], "ja") == (
        "ボードの端に置くには3VP必要ですが、持っているのは2VPです。"
    )
    number = DE1.number["O2"]
    assert sentences.reason_text(sea["deus.place.sea"], "en") == f"{number} is sea: only ships stand there."
