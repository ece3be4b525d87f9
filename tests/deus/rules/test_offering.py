"""Offerings: lesson D4."""

from __future__ import annotations

import pytest

from tests.deus.study import DE1, NOTHING, Game, game

BLUE_, GREEN, YELLOW, BROWN, PINK, PURPLE = (
    "maritime-galley", "production-small", "scientific-school", "civil-forum", "military-ballista", "temple-field",
)  # fmt: skip
FULL = ["production-x-double"] * 4 + ["maritime-galley"] * 4


def offering(cards: list[str], name: str, kept: list[str] = (), **top) -> Game:
    """You discard these cards and name a god by one of them; further choices of the god are open."""
    seat = {"hand": [*cards, *kept], **NOTHING, "vp": 0, **top.pop("you", {})}
    at_table = game(DE1, you=seat, **top)
    order = [card.id for card in at_table.state.table.components.cards]
    at_table.play(*(f"offer {card}" for card in sorted(cards, key=order.index)))
    if at_table.asked == "offer":
        at_table.play("done")
    if at_table.asked == "name":
        at_table.play(f"name {name}")
    return at_table


@pytest.mark.rule("deus.offer.discard")
def test_one_card_or_more_are_discarded_and_the_rest_is_kept() -> None:
    at_table = game(DE1, you={"hand": [BLUE_, GREEN, BROWN]}).play(f"offer {BLUE_}")
    assert at_table.options("offer") == {GREEN, BROWN}
    at_table.play("done")
    assert at_table.state.view(0).discards_size == 1
    assert {GREEN, BROWN} <= set(at_table.you.hand)
    # the number is open to everybody: it is the size of the pile, and the journal tells each card's move
    assert at_table.state.view(1).discards_size == 1
    none = game(DE1, you={"hand": [BLUE_, GREEN]})
    assert none.refuses("done", "deus.offer.discard")


@pytest.mark.rule("deus.offer.hidden", "deus.offer.top-card")
def test_others_see_only_the_card_of_the_god() -> None:
    at_table = offering([GREEN, PINK, BROWN], BROWN)
    assert at_table.state.view(0).discards == (GREEN, BROWN, PINK)
    for seat in (1, None):
        view = at_table.state.view(seat)
        assert (view.discards, view.top_discard, view.discards_size) == ((BROWN,), BROWN, 3)
        seen = [event.what for event in at_table.events() if event.target == "discards" and event.seen_by(seat)]
        assert seen == ["-", BROWN]
    (top,) = at_table.events("deus.offer.top-card")
    assert top.what == BROWN


@pytest.mark.rule("deus.offer.choose-after")
def test_the_god_is_named_when_all_cards_are_chosen() -> None:
    at_table = game(DE1, you={"hand": [GREEN, PINK, BROWN, BLUE_]}).play(f"offer {GREEN}")
    assert at_table.refuses(f"name {GREEN}", "deus.offer.choose-after")
    at_table.play(f"offer {BROWN}", f"offer {PINK}")
    assert at_table.options("name") == {GREEN, BROWN, PINK}  # whichever was picked first
    assert at_table.refuses(f"name {BLUE_}", "deus.offer.god")


@pytest.mark.rule("deus.offer.god", "deus.offer.neptune", "deus.offer.discard")
def test_neptune_gives_two_gold_a_card_and_a_ship() -> None:
    at_table = offering([BLUE_, GREEN, GREEN], BLUE_)  # cards of any colours count
    assert at_table.you.goods == NOTHING | {"gold": 6}
    assert (at_table.you.ready["maritime"], at_table.you.reserve["maritime"]) == (3, 2)


@pytest.mark.rule("deus.offer.god", "deus.offer.ceres")
def test_ceres_gives_a_resource_a_card_and_a_production_piece() -> None:
    at_table = offering([BLUE_, GREEN, GREEN], GREEN)
    assert at_table.options("gift") == {"wood", "stone", "clay", "wheat"}
    at_table.play("gift wood", "gift wood", "gift wheat")
    assert at_table.you.goods == NOTHING | {"wood": 2, "wheat": 1}
    assert at_table.you.ready["production"] == 3


@pytest.mark.rule("deus.offer.minerva", "deus.offer.refill")
def test_minerva_draws_on_top_of_the_refill() -> None:
    at_table = offering([YELLOW, GREEN], YELLOW, [BLUE_] * 3)
    assert at_table.you.hand_size == 5 + 2
    assert at_table.you.ready["scientific"] == 3
    drawn = [event.rule for event in at_table.events() if event.target == "seat 0 hand"]
    assert drawn == ["deus.offer.refill"] * 2 + ["deus.offer.minerva"] * 2


@pytest.mark.rule("deus.offer.vesta")
@pytest.mark.parametrize(("number", "vp"), [(1, 1), (2, 2), (5, 2)])
def test_vesta_gives_two_vp_at_most(number: int, vp: int) -> None:
    at_table = offering([BROWN, *[BLUE_] * (number - 1)], BROWN)
    assert at_table.you.vp["total"] == at_table.you.vp["vesta"] == vp
    assert at_table.you.ready["civil"] == 3


@pytest.mark.rule("deus.offer.mars")
def test_mars_gives_pieces_of_any_types_and_no_further_one() -> None:
    at_table = offering([PINK, GREEN, GREEN], PINK).play("muster maritime", "muster maritime", "muster civil")
    assert at_table.you.ready == {"maritime": 4, "production": 2, "scientific": 2, "civil": 3, "military": 2}
    assert at_table.state.to_move == 1


@pytest.mark.rule("deus.offer.jupiter", "deus.offer.jupiter-piece")
def test_jupiter_lends_one_other_god_and_the_piece() -> None:
    assert offering([PURPLE, GREEN], PURPLE).options("god") == {"neptune", "ceres", "minerva", "vesta", "mars"}
    neptune = offering([PURPLE, GREEN], PURPLE).play("god neptune")
    assert (neptune.you.goods["gold"], neptune.you.ready["maritime"]) == (4, 3)
    assert neptune.state.to_move == 1  # one god only
    ceres = offering([PURPLE, GREEN], PURPLE).play("god ceres", "gift stone", "gift clay")
    assert (ceres.you.goods, ceres.you.ready["production"]) == (NOTHING | {"stone": 1, "clay": 1}, 3)
    minerva = offering([PURPLE, GREEN], PURPLE).play("god minerva")
    assert minerva.you.hand_size == 7
    assert minerva.events("deus.offer.jupiter")


@pytest.mark.rule("deus.offer.no-piece-left")
def test_an_empty_reserve_gives_no_piece() -> None:
    none = {"you": {"ready": {"civil": 5}, "reserve": {"civil": 0}}}
    vesta = offering([BROWN, GREEN], BROWN, **none)
    assert (vesta.you.vp["total"], vesta.you.ready["civil"]) == (2, 5)
    assert vesta.events("deus.offer.no-piece-left")
    mars = offering([PINK, GREEN], PINK, **none)
    assert mars.options("muster") == {"maritime", "production", "scientific", "military"}
    assert mars.refuses("muster civil", "deus.offer.no-piece-left")
    types = ("maritime", "production", "scientific", "civil", "military")
    last = {"ready": dict.fromkeys(types, 5), "reserve": dict.fromkeys(types, 0)}
    last["ready"]["military"], last["reserve"]["military"] = 4, 1
    one = offering([PINK, GREEN], PINK, you=last)
    assert one.state.to_move == 1  # a single army was left, and taken
    assert one.you.ready["military"] == 5


@pytest.mark.rule("deus.offer.take-all", "deus.supply.shortage")
def test_the_whole_benefit_is_taken_as_far_as_it_goes() -> None:
    supply = {"wheat": 1, "wood": 2, "stone": 0, "clay": 0}
    at_table = offering([GREEN, BLUE_, BLUE_, BLUE_], GREEN, supply=supply)
    # 1 wheat and 2 wood are all there is; the fourth resource is lost, and nothing was left to choose
    assert at_table.you.goods == NOTHING | {"wood": 2, "wheat": 1}
    assert at_table.state.to_move == 1
    assert at_table.events("deus.supply.shortage")
    more = offering([GREEN, BLUE_], GREEN)
    assert more.refuses("stop")  # one chooses kinds, not amounts
    assert {more.state.actions[i].kind for i in more.state.legal()} == {"gift"}


@pytest.mark.rule("deus.offer.refill")
@pytest.mark.parametrize(("kept", "discarded"), [(3, 2), (0, 3), (1, 4), (4, 2), (4, 1)])
def test_the_hand_is_refilled_to_five(kept: int, discarded: int) -> None:
    at_table = offering(["maritime-galley"] * discarded, BLUE_, FULL[:kept])
    assert at_table.you.hand_size == 5


@pytest.mark.rule("deus.offer.refill-over-five", "deus.hand.keep")
def test_five_or_more_kept_cards_get_none_but_minervas() -> None:
    vesta = offering([BROWN, YELLOW], BROWN, FULL[:6])
    assert vesta.you.hand_size == 6
    assert vesta.events("deus.offer.refill") == []
    minerva = offering([BROWN, YELLOW], YELLOW, FULL[:6])
    assert minerva.you.hand_size == 8


@pytest.mark.rule("deus.offer.minerva", "deus.hand.limit", "deus.offer.refill-over-five")
def test_minerva_stops_at_ten() -> None:
    # 10 in hand, 6 discarded, 4 kept: up to 5, and 6 more would be 11
    at_table = offering([*FULL[4:], YELLOW, YELLOW], YELLOW, FULL[:4])
    assert at_table.you.hand_size == 10
    assert "deus.hand.limit" in at_table.rules()
