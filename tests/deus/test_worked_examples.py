"""Worked examples: awkward moments of the game, with the arithmetic written out."""

from __future__ import annotations

import pytest

from tests.deus.study import DE1, DE2, DE3, NOTHING, Game, game

TYPES = ("maritime", "production", "scientific", "civil", "military")


def villages_vp(at_table: Game) -> list[int]:
    return [at_table.seat(seat).vp["villages"] for seat in range(at_table.state.players)]


@pytest.mark.rule("deus.village.tie-split", "deus.village.tie-rest", "deus.village.tie-counts")
def test_five_vp_shared_by_two_who_tie_in_armies_and_buildings() -> None:
    # The ring of V on DE-1: R0 R1 R2 R3 R4 R5. One VP of the six is gone already.
    seat = {"on": "R0:a R1:c", "hand": ["maritime-sail-wood", "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE1, you=seat, blue={"on": "R2:s R3:a R4:p"}, villages={"V": 5})
    at_table.build("maritime-sail-wood", "R5")
    # You:  army R0, civil R1, ship R5       = 1 army, 3 buildings
    # Blue: ship R2, army R3, production R4  = 1 army, 3 buildings
    # 5 // 2 = 2 each; 5 - 2 x 2 = 1 is lost; 0 stay on the village
    assert villages_vp(at_table) == [2, 2]
    assert at_table.village("V") == 0
    assert [event.amount for event in at_table.events("deus.village.tie-rest")] == [1]


@pytest.mark.rule("deus.village.tie-split")
def test_three_players_share_six() -> None:
    # Each has one army and one ship or building: 2 pieces. 6 // 3 = 2, nothing is left over.
    seat = {"on": "R0:a", "hand": ["civil-gold-forest", "civil-forum"], "vp": 0}
    at_table = game(DE1, you=seat, blue={"on": "R2:s R3:a"}, red={"on": "R5:s R4:a"}).build("civil-gold-forest", "R1")
    assert villages_vp(at_table) == [2, 2, 2]
    assert at_table.events("deus.village.tie-rest") == []


@pytest.mark.rule("deus.village.when", "deus.village.most-armies")
def test_an_opponent_closes_the_ring_and_gains_nothing_by_it() -> None:
    # DE-2, ring C F M. Blue places on M in Blue's turn; the only army of the ring is yours: 3 to 0.
    blue = {"on": "S2:s", "hand": ["civil-gold-mountain", "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE2, you={"on": "C:a F:c", "vp": 1}, blue=blue, to_move=1).build("civil-gold-mountain", "M")
    assert villages_vp(at_table) == [3, 0]
    assert at_table.you.vp["total"] == 1 + 3
    assert at_table.blue.goods["gold"] == 3  # Blue's column follows after the attack: 1 mountain
    assert at_table.state.to_move == 0


@pytest.mark.rule("deus.village.attack-in-move", "deus.village.when-moved", "deus.effect.present")
def test_an_attack_in_the_middle_of_a_move() -> None:
    # The card first moves an army up to 2 steps, then pays 2 gold for each village with VP beside an army.
    # DE-3: the army on S can stop on M only. S is empty once it has left, so V1 (ring M N S) stays.
    # V2 (ring M P Q): Blue holds P and Q without an army, so the one army there, yours, takes 3 VP.
    seat = {"on": "S:a N:c", "hand": ["military-x-march-pay", "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE3, you=seat, blue={"on": "P:c Q:s"}).build("military-x-march-pay", "N").play("army S")
    assert (at_table.village("V1"), at_table.village("V2")) == (3, 0)
    assert at_table.you.vp["villages"] == 3
    # When the gold is counted, armies stand on M and N; V1 has VP and counts once, V2 is gone: 1 x 2 gold
    assert at_table.you.goods["gold"] == 2


@pytest.mark.rule("deus.offer.ceres", "deus.supply.shortage", "deus.offer.take-all")
def test_ceres_with_an_empty_supply() -> None:
    # 10 of each kind in a game of two, all with the players
    goods = dict.fromkeys(("wood", "stone", "clay", "wheat"), 5)
    seat = {"hand": ["production-small", "maritime-galley", "civil-forum"], **goods}
    at_table = game(DE1, you=seat, blue=goods)
    at_table.play("offer maritime-galley", "offer production-small", "done", "name production-small")
    # strength 2, nothing in the supply: 0 resources, the piece all the same, then 1 + 4 cards
    assert at_table.you.goods == {"gold": 5, **goods}
    assert (at_table.you.ready["production"], at_table.you.reserve["production"]) == (3, 2)
    assert at_table.you.hand_size == 5
    assert at_table.events("deus.supply.shortage")


@pytest.mark.rule("deus.offer.minerva", "deus.hand.limit", "deus.offer.refill")
@pytest.mark.parametrize(("discarded", "after"), [(1, 10), (2, 10), (3, 10), (6, 10)])
def test_minerva_with_ten_in_hand(discarded: int, after: int) -> None:
    # 10 - d are kept; the refill draws max(0, 5 - kept), Minerva d more, and the hand stops at 10:
    # d = 1: 9 + 0 + 1 = 10;  d = 2: 8 + 0 + 2 = 10;  d = 3: 7 + 0 + 3 = 10;  d = 6: 4 + 1 + 6 = 11, so 10
    others = ["maritime-galley"] * 4 + ["production-small"] * 4
    hand = [*others, "scientific-school", "scientific-workshop"]
    at_table = game(DE1, you={"hand": hand})
    at_table.play(*[f"offer {card}" for card in [*others[: discarded - 1], "scientific-school"]])
    at_table.play(*["done", "name scientific-school"][:discarded])
    assert at_table.you.hand_size == after
    assert ("deus.hand.limit" in at_table.rules()) == (discarded == 6)


@pytest.mark.rule("deus.build.gold-for-resource", "deus.temple.cost")
def test_gold_for_two_resources() -> None:
    # A temple: 1 wood, 1 stone, 1 clay, 1 wheat. You hold wood and clay, and 9 gold.
    # stone and wheat cost 4 gold each: 9 - 8 = 1. Keeping the wood as well would take 12 gold.
    seat = {"on": "O0:c", "hand": ["temple-forest", "civil-forum"], **NOTHING, "wood": 1, "clay": 1, "gold": 9}
    at_table = game(DE1, you=seat).step("build temple-forest")
    assert at_table.options("pay") == {"wood"}
    assert at_table.refuses("pay-gold wood", "core.complete")
    at_table.play("pay wood")
    assert at_table.you.goods == NOTHING | {"gold": 1}
    # with 12 gold each of wood and clay may be kept, not both
    rich = game(DE1, you={**seat, "gold": 12}).play("build temple-forest", "pay-gold wood")
    assert rich.you.goods == NOTHING | {"wood": 1}


@pytest.mark.rule("deus.temple.sets")
@pytest.mark.parametrize(("military", "legal"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_third_temple_with_and_without_the_sets(military: int, legal: bool) -> None:
    # Two temples stand. The third needs 2 cards of each general colour; here 2, 2, 2, 2 and 0 to 3 military ones.
    columns = {
        "maritime": ["maritime-galley"] * 2,
        "production": ["production-small"] * 2,
        "scientific": ["scientific-school"] * 2,
        "civil": ["civil-forum", "civil-vp-field"],
        "military": ["military-ballista", "military-ballista", "military-siegetower"][:military],
        "temple": ["temple-field", "temple-swamp"],
    }
    seat = {"on": "O0:ct O1:pt O3:c", "hand": ["temple-forest", "civil-vp-forest"], "gold": 0, "columns": columns}
    at_table = game(DE1, you=seat)
    if legal:
        at_table.build("temple-forest")
        # O3 is the only own land region without a temple; forest O0 is occupied: 1 x 4 VP
        assert at_table.on("O3") == (0, ("civil", "temple"))
        points = [line.points for line in at_table.state.score().seats[0].lines if line.cards == ("temple-forest",)]
        assert points == [4]
    else:
        assert at_table.refuses("build temple-forest", "deus.temple.sets")


@pytest.mark.rule("deus.army.temple-stays")
def test_an_army_stays_for_its_temple_until_company_comes() -> None:
    card, again = "military-x-march-two", "scientific-x-activate-military"
    columns = {"military": [card]}
    seat = {"on": "O0:at O11:c", "hand": [again, "civil-forum"], "gold": 0, "vp": 0, "columns": columns}
    held = game(DE1, you=seat).build(again, "R0").play(f"reuse {card}")
    # the only army holds the temple on O0, so the effect can do nothing and is skipped
    assert held.state.to_move == 1
    assert held.on("O0") == (0, ("military", "temple"))
    # with the new scientific building on O0 the army may go
    free = game(DE1, you=seat).build(again, "O0").play(f"reuse {card}", "army O0", "march O1")
    assert free.on("O0") == (0, ("scientific", "temple"))
    assert free.on("O1") == (0, ("military",))


@pytest.mark.rule("deus.place.first-apart-possible", "deus.place.first-apart-distance")
def test_a_first_placement_when_no_region_is_far_enough() -> None:
    # DE-1, first building a production piece. Blue stands on O0 (2, 0), O3 (1, -2) and O8 (-2, 2). Steps from the rim
    # land to the nearest of them: O1 1, O4 1, O5 2 (to O3), O7 1, O9 1, O11 1. None is 3.
    seat = {"hand": ["production-small", "civil-forum"], "gold": 0}
    at_table = game(DE1, you=seat, blue={"on": "O0:c O3:c O8:c"}).build("production-small")
    # so any empty edge region that is land may be used: 9 land regions of the rim, less Blue's three
    assert at_table.options("place") == {"O1", "O4", "O5", "O7", "O9", "O11"}
    assert at_table.refuses("place R4", "deus.place.first-edge")
    # Without O8 three regions are far enough, and only they are open. Steps to O0 and O3:
    # O7 (-2, 1) 4 and 3; O8 (-2, 2) 4 and 4; O9 (-1, 2) 3 and 4
    two = game(DE1, you=seat, blue={"on": "O0:c O3:c"}).build("production-small")
    assert two.options("place") == {"O7", "O8", "O9"}


@pytest.mark.rule("deus.end.score")
def test_a_score_sheet_in_the_middle_of_a_game() -> None:
    # You: 7 before; temple-regions-2: regions with 2 pieces or more are O0 and O1, 2 VP each;
    # majorities: 3 wood to 1 (2), gold 4 to 4 (2 each), stone, clay and wheat 1 to 1 (2 each, to both)
    columns = {"temple": ["temple-regions-2"]}
    at_table = game(
        DE1,
        you={"on": "O0:ca O1:pt O3:c", "vp": 7, "wood": 3, "gold": 4, "columns": columns},
        blue={"on": "O7:c", "vp": 20, "gold": 4},
    )
    assert at_table.state.points() == [7 + 2 * 2 + 2 + 2 + 3 * 2, 20 + 2 + 3 * 2] == [21, 28]
    sheet = at_table.state.score()
    assert not sheet.final
    (temple,) = (line for line in sheet.seats[0].lines if line.label == "temple")
    assert DE1.names(temple.where) == {"O0", "O1"}
