"""Buildings and cards: prices, points, upper parts. Situations and results are those of lesson S3."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.stoneage.rules.costs import COMPLETE, COSTS, ENOUGH
from tests.stoneage.table_talk import Game, using

WAITS = {"placed": {"hunt": 1}}
"""Another player who still has to act, so that the round does not end."""


def building(tile: str, player: dict[str, Any], hidden: int = 2) -> Game:
    stacks = [{"open": tile, "hidden": hidden}, {"open": "bld28", "hidden": 2}]
    return using({"placed": {"building-1": 1}} | player, WAITS, stacks=stacks).do("use building-1")


def card(card_id: str, player: dict[str, Any], *others: dict[str, Any], **more: Any) -> Game:
    """The first player pays 1 wood for the card on the cheapest space."""
    row = ["civ10", "civ26", "civ20", card_id]
    data = {"wood": 1, "placed": {"card-1": 1}} | player
    return using(data, *(others or (WAITS,)), **({"row": row} | more)).do("use card-1; pay wood")


@pytest.mark.rule("stoneage.building.pay", "stoneage.building.points")
def test_a_fixed_price_scores_its_value_at_once() -> None:
    game = building("bld06", {"wood": 2, "brick": 1, "stone": 1}).do("pay wood; pay brick; pay stone")
    assert game.seat().buildings == ("bld06",)
    assert game.goods() == {"food": 12, "wood": 1}
    assert game.seat().vp["building"] == 3 + 4 + 5
    assert game.told("stoneage.building.points") == [("vp", 12)]


@pytest.mark.rule("stoneage.building.pay", "core.complete")
def test_a_price_must_be_payable_to_its_end() -> None:
    game = building("bld06", {"wood": 2, "brick": 1})
    assert game.legal() == ["decline"]
    assert game.against("pay wood") == ["stoneage.building.cost-kinds"]
    game = building("bld06", {"wood": 2, "brick": 1, "stone": 1}).do("pay wood")
    assert game.legal() == ["pay brick"]
    assert game.against("pay wood") == ["core.complete"]
    assert game.against("pay gold") == ["core.holds"]


def paid_ways(game: Game) -> set[tuple[int, ...]]:
    """Every payment that can be made, as amounts of the four resources."""
    found = set()
    for plan in game.state.plans():
        lines = [game.state.format(i) for i in plan]
        if lines != ["decline"]:
            found.add(tuple(lines.count(f"pay {kind}") for kind in ("wood", "brick", "stone", "gold")))
    return found


@pytest.mark.rule("stoneage.building.cost-kinds", "stoneage.building.points")
def test_exactly_two_kinds() -> None:
    held = {"wood": 3, "brick": 1, "stone": 1, "gold": 2}
    game = building("bld19", held)
    expected = {
        paid for paid in product(range(4), range(2), range(2), range(3))
        if sum(paid) == 4 and sum(map(bool, paid)) == 2
    }  # fmt: skip
    assert paid_ways(game) == expected == {(3, 1, 0, 0), (3, 0, 1, 0), (3, 0, 0, 1), (2, 0, 0, 2)}
    game.do("pay wood; pay wood")
    assert game.against("pay brick") == ["core.complete"]  # wood, brick and one gold would be three kinds
    game.do("pay gold; pay gold")
    assert game.seat().vp["building"] == 2 * 3 + 2 * 6


@pytest.mark.rule("stoneage.building.cost-kinds")
@pytest.mark.parametrize("tile", [f"bld{n}" for n in range(18, 26)])
def test_every_counted_price_takes_what_it_says_and_nothing_else(tile: str) -> None:
    number = int(tile[3:]) - 18
    count, kinds = 4 + number // 4, 1 + number % 4
    held = {"wood": 5, "brick": 3, "stone": 1, "gold": 2}
    expected = {
        paid for paid in product(range(6), range(4), range(2), range(3))
        if sum(paid) == count and sum(map(bool, paid)) == kinds
    }  # fmt: skip
    assert paid_ways(building(tile, held)) == expected


@pytest.mark.rule("stoneage.building.cost-kinds", "stoneage.ui.pay-confirm")
def test_one_to_seven_of_any_kinds() -> None:
    held = {"wood": 3, "brick": 1, "stone": 1, "gold": 2}
    game = building("bld26", held)
    assert game.against("done") == ["stoneage.ui.pay-confirm"]
    game.do("pay wood")
    assert "done" in game.legal()
    assert building("bld26", held).do("pay wood; done").seat().vp["building"] == 3
    game.do("pay wood; pay wood; pay brick; pay stone; pay gold; pay gold")  # the seventh completes it
    assert game.seat().vp["building"] == 9 + 4 + 5 + 12 == 30
    more = building("bld26", {"wood": 9})
    assert max(sum(paid) for paid in paid_ways(more)) == 7


@pytest.mark.rule("stoneage.building.decline", "stoneage.use.home")
def test_a_building_may_be_declined_by_who_can_pay() -> None:
    game = building("bld06", {"wood": 2, "brick": 1, "stone": 1}).do("decline")
    assert game.state.view(0).stacks[0] == ("bld06", 2)
    assert game.seat().home == 5 and game.goods() == {"food": 12, "wood": 2, "brick": 1, "stone": 1}
    assert game.told("stoneage.building.decline") == [("-", 0)]


@pytest.mark.rule("stoneage.building.next", "stoneage.building.next-turn")
def test_the_next_tile_is_turned_up_at_once_and_waits() -> None:
    game = building("bld06", {"wood": 1, "brick": 1, "stone": 1}, 2).do("pay wood; pay brick; pay stone")
    assert game.state.decision.kind == "reveal"
    assert game.against("reveal bld06") == ["core.chance"]
    assert len(game.state.legal()) == 28 - 2
    game.do("reveal bld09")
    assert game.state.view(0).stacks[0] == ("bld09", 1)
    assert game.state.to_move == 1 and game.against("use building-1") == ["stoneage.ui.choose-location"]


@pytest.mark.rule("stoneage.building.several")
def test_two_buildings_in_one_round() -> None:
    goods = {"wood": 2, "brick": 1, "stone": 1}
    stacks = [{"open": "bld06", "hidden": 0}, {"open": "bld26", "hidden": 0}]
    game = using(goods | {"placed": {"building-1": 1, "building-2": 1}}, WAITS, stacks=stacks)
    game.do("use building-1; pay wood; pay brick; pay stone; use building-2; pay wood; done")
    assert game.seat().buildings == ("bld06", "bld26")
    assert game.seat().vp["building"] == 12 + 3


# ------------------------------------------------------------------------------------------------ cards


@pytest.mark.rule("stoneage.card.pay")
def test_cards_cost_four_three_two_one_of_any_resources() -> None:
    placed = {"card-4": 1, "card-3": 1, "card-2": 1, "card-1": 1}
    held = {"wood": 1, "gold": 1, "food": 4}
    for price in (4, 3, 2, 1):
        game = using(held | {"placed": placed}).do(f"use card-{price}")
        assert ("pay wood" in game.legal()) == (price <= 2)
        assert game.against("pay wood") == ([] if price <= 2 else ["stoneage.card.pay"])
    game = using(held | {"placed": placed}).do("use card-2; pay wood; pay gold")
    assert game.seat().cards == ("civ11",)
    assert paid_ways(using({"wood": 2, "brick": 2, "placed": {"card-3": 1}}).do("use card-3")) == {
        (2, 1, 0, 0), (1, 2, 0, 0),
    }  # fmt: skip


@pytest.mark.rule("stoneage.card.decline", "stoneage.ui.decline")
def test_a_card_may_be_declined_while_nothing_is_picked() -> None:
    game = using({"wood": 4, "placed": {"card-2": 1}}, WAITS).do("use card-2")
    assert game.legal() == ["pay wood", "decline"]
    half = using({"wood": 4, "placed": {"card-2": 1}}, WAITS).do("use card-2; pay wood")
    assert half.legal() == ["pay wood"]
    assert half.against("decline") == ["stoneage.ui.decline"]
    assert half.against("done") == ["stoneage.ui.pay-confirm"]
    game.do("decline")
    assert game.state.view(0).row[2] == "civ11"
    assert game.told("stoneage.card.decline") == [("-", 0)]


@pytest.mark.rule("stoneage.ui.pay-steps", "stoneage.ui.pay-undo")
def test_resources_are_picked_one_by_one_and_can_be_put_back() -> None:
    game = using({"wood": 3, "brick": 3, "placed": {"card-3": 1, "hunt": 1}}, WAITS)
    match = Match.from_state(game.state)
    match.play("use card-3")
    match.play("pay wood")
    assert match.state.decision.facts["paid"] == {"wood": 1}
    assert match.state.view(0).players[0].goods["wood"] == 3  # laid aside, not paid yet
    match.undo()
    assert match.state.decision.facts["paid"] == {}
    match.play("pay wood")
    match.cancel()
    assert match.state.decision.kind == "use"


@pytest.mark.rule("core.order")
def test_resources_are_paid_in_one_order() -> None:
    game = using({"wood": 4, "brick": 1, "placed": {"card-2": 1}}).do("use card-2")
    assert game.legal() == ["pay wood", "decline"]  # brick first would leave nothing to follow it
    assert game.against("pay brick") == ["core.complete"]
    three = using({"wood": 4, "brick": 3, "placed": {"card-3": 1}}).do("use card-3; pay brick")
    assert three.against("pay wood") == ["core.order"]


@pytest.mark.rule("stoneage.card.upper", "stoneage.card.simple")
@pytest.mark.parametrize(
    ("card_id", "what", "amount"),
    [
        ("civ03", "food", 7), ("civ06", "brick", 1), ("civ08", "stone", 2), ("civ14", "tool-1", 1),
        ("civ20", "gold", 1), ("civ22", "vp", 3), ("civ23", "agriculture", 1),
    ],
)  # fmt: skip
def test_plain_upper_parts_give_what_they_show_at_once(card_id: str, what: str, amount: int) -> None:
    row = ["civ10", "civ26", "civ36", card_id]
    game = card(card_id, {}, row=row)
    assert game.told("stoneage.card.simple") == [(what, amount)]
    assert game.seat().cards == (card_id,)
    assert game.state.view(0).row == ("civ10", "civ26", "civ36", None)
    assert game.seat().vp["card"] == (3 if what == "vp" else 0)


@pytest.mark.rule("stoneage.card.dice-for-all", "stoneage.card.dice-for-all-table", "stoneage.card.dice-for-all-void")
def test_dice_for_all_are_picked_by_the_buyer_first_then_clockwise() -> None:
    others = [{"tools": [1]}, {}, {"placed": {"hunt": 1}}]
    game = card("civ33", {"agriculture": 10, "tools": [1]}, *others)
    assert game.state.decision.facts["dice"] == 4
    game.do("roll 1356")
    assert (game.state.to_move, game.legal()) == (0, ["die 1", "die 3", "die 5", "die 6"])
    assert game.against("die 2") == ["stoneage.card.dice-for-all"]
    assert game.against("tool 1") == ["core.step", "stoneage.card.dice-for-all-table"]
    game.do("die 6")  # void for the buyer, whose agriculture is 10: it is used up
    assert game.told("stoneage.card.dice-for-all-void") == [("agriculture", 0)]
    assert (game.state.to_move, game.legal()) == (1, ["die 1", "die 3", "die 5"])
    game.do("die 5; die 3; die 1")
    assert game.seat(1).tools == (1, 1)
    assert game.goods(2)["stone"] == 1 and game.goods(3)["wood"] == 1
    assert game.seat().agriculture == 10
    assert game.state.to_move == 3 and game.state.decision.kind == "use"


@pytest.mark.rule("stoneage.card.dice-for-all-table")
@pytest.mark.parametrize(
    ("face", "what"), list(enumerate(["wood", "brick", "stone", "gold", "tool-1", "agriculture"], start=1))
)
def test_what_each_face_of_a_die_for_all_gives(face: int, what: str) -> None:
    game = card("civ01", {}).do(f"roll {face}{face}; die {face}; die {face}")
    assert game.told("stoneage.card.dice-for-all-table") == [(what, 1), (what, 1)]


@pytest.mark.rule("stoneage.card.dice-resource")
@pytest.mark.parametrize(("tools", "gold"), [("settle", 1), ("tool 3; settle", 2)])
def test_two_dice_for_gold_with_a_tool(tools: str, gold: int) -> None:
    game = card("civ13", {"tools": [3]}).do("roll 45", tools)
    assert game.told("stoneage.card.dice-resource") == [("gold", gold)]


@pytest.mark.rule("stoneage.card.any-two")
def test_two_resources_at_once() -> None:
    game = card("civ31", {})
    assert game.legal() == ["redeem civ31", "later"]
    game.do("redeem civ31; take brick")
    assert game.against("take wood") == ["core.order"]
    game.do("take brick")
    assert game.goods() == {"food": 12, "brick": 2}
    assert game.seat().open == ()


@pytest.mark.rule("stoneage.card.any-two", "stoneage.card.any-two-end")
def test_two_resources_later_together_and_once() -> None:
    game = card("civ31", {"placed": {"card-1": 1, "hunt": 1, "building-1": 1}}).do("later")
    assert game.seat().open == ("civ31",)
    assert "redeem civ31" in game.legal()  # while own people are used
    game.do("use building-1")
    assert game.legal() == ["decline", "redeem civ31"]
    game.do("redeem civ31; take wood; take gold")  # and it may pay
    assert game.goods() == {"food": 12, "wood": 1, "gold": 1}
    assert game.against("redeem civ31") == ["stoneage.card.any-two"]


@pytest.mark.rule("stoneage.card.any-two-end")
def test_two_resources_may_feed_and_count_at_the_end() -> None:
    keeps = {"cards": ["civ31"], "open": ["civ31"]}
    hungry = Game({"food": 3} | keeps, {}, phase="feed")
    assert hungry.legal() == ["redeem civ31", "lose-points"]
    assert hungry.against("feed wood") == ["core.holds", "stoneage.feed.no-mixing"]
    hungry.do("redeem civ31; take wood; take wood; feed wood; feed wood")
    assert hungry.seat().vp["total"] == 0 and hungry.goods() == {}
    lines = Game(keeps, {}).state.score().seats[0].lines
    assert [(line.label, line.points) for line in lines] == [("any-two", 2), ("culture", 1)]


@pytest.mark.rule("stoneage.card.extra-card", "stoneage.view.cards")
def test_a_card_of_the_deck_is_secret_and_only_its_lower_part_counts() -> None:
    game = card("civ05", {}).do("deal civ35")  # 3 points / hut builders ×3
    assert game.seat().secret == ("civ35",) and game.seat().cards == ("civ05",)
    assert game.seat().vp["total"] == 0
    assert game.state.view(1).players[0].secret is None
    assert game.state.view(1).players[0].secret_size == 1
    assert game.state.view(1).players[0].cards == ("civ05",)  # it was open when it was taken
    drawn = next(event for event in game.events if event.rule == "stoneage.card.extra-card")
    assert (drawn.seen_by(0), drawn.seen_by(1), drawn.seen_by(None)) == (True, False, False)


@pytest.mark.rule("stoneage.card.extra-card-empty")
def test_a_card_from_an_empty_deck_is_nothing() -> None:
    game = card("civ05", {}, deck=[])
    assert game.told("stoneage.card.extra-card-empty") == [("-", 0)]
    assert game.seat().secret == () and game.state.to_move == 1


# ------------------------------------------------------------------------------------------------ prices


@pytest.mark.rule("stoneage.building.cost-kinds")
def test_step_by_step_every_payment_of_every_price_is_reached_and_no_other() -> None:
    prices = [("any_count", (n,)) for n in range(1, 5)] + [("fixed", (2, 1, 0, 1)), ("fixed", (0, 0, 2, 1))]
    prices += [("exact_count_exact_kinds", (n, k)) for n in (4, 5) for k in range(1, 5)] + [("range_any", (1, 7))]
    for held in product((0, 1, 3), (0, 2), (0, 1, 4), (0, 5)):
        for kind, price in prices:
            assert reached(kind, price, held) == {
                paid for paid in product(*(range(amount + 1) for amount in held)) if fits(kind, price, paid)
            }


def fits(kind: str, price: tuple[int, ...], paid: tuple[int, ...]) -> bool:
    count, kinds = sum(paid), sum(map(bool, paid))
    return {
        "any_count": count == price[0],
        "fixed": paid == price,
        "exact_count_exact_kinds": (count, kinds) == price,
        "range_any": 1 <= count <= 7,
    }[kind]


def reached(kind: str, price: tuple[int, ...], held: tuple[int, ...]) -> set[tuple[int, ...]]:
    found, waiting = set(), [((0, 0, 0, 0), 0)]
    while waiting:
        paid, lowest = waiting.pop()
        if kind in ENOUGH and ENOUGH[kind](price, paid):
            found.add(paid)
        for good in COSTS[kind](price, held, paid, lowest):
            more = tuple(amount + (i == good) for i, amount in enumerate(paid))
            if COMPLETE[kind](price, more):
                found.add(more)
            else:
                waiting.append((more, good))
    return found


def test_a_price_is_paid_by_nobody_else() -> None:
    state = gp.new_game("stoneage", players=2, seed=1)
    assert [reason.rule for reason in state.why_not(state.parse("pay wood"))] == ["core.step"]
