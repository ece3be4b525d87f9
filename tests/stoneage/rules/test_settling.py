"""Feeding, the end and the score. Situations and results are those of lesson S4."""

from __future__ import annotations

from typing import Any

import pytest

import gamepkg as gp
from gamepkg import Match
from tests.stoneage.table_talk import Game

KEPT = {"options": {"rulings": {"stoneage.feed.surplus": "kept"}}}


def feeding(player: dict[str, Any], *others: dict[str, Any], **more: Any) -> Game:
    return Game(player, *(others or ({},)), phase="feed", **more)


@pytest.mark.rule("stoneage.feed.need")
def test_people_less_agriculture_eat() -> None:
    game = Game({"people": 7, "agriculture": 2, "placed": {"field": 1}}, {"placed": {"hunt": 1}}, phase="use")
    game.do("use field; use hunt; roll 1")
    assert game.told("stoneage.feed.need") == [("food", 7 - 3), ("food", 5)]
    plain = feeding({"people": 7, "agriculture": 2}, {"agriculture": 5})
    assert plain.goods() == {"food": 12 - 5} and plain.goods(1) == {"food": 12}


@pytest.mark.rule("stoneage.feed.order")
def test_the_start_player_feeds_first() -> None:
    game = feeding({"food": 0}, {"food": 0}, {"food": 0}, start=1, to_move=1)
    order = []
    while game.state.decision.kind == "feed":
        order.append(game.state.to_move)
        game.do("lose-points")
    assert order == [1, 2, 0]


@pytest.mark.rule("stoneage.feed.surplus")
@pytest.mark.parametrize(("options", "food"), [({}, 12), (KEPT, 14)])
def test_surplus_agriculture_is_lost_unless_the_table_plays_it_otherwise(options: dict[str, Any], food: int) -> None:
    game = feeding({"agriculture": 7}, **options)
    assert game.goods() == {"food": food}


@pytest.mark.rule("stoneage.feed.surplus")
def test_the_rule_names_its_choices() -> None:
    book = gp.rulebook("stoneage")
    assert book["stoneage.feed.surplus"].choices == ("lost", "kept")
    assert book["stoneage.end.tiebreak"].choices == ("order", "sum")


SHORT = {"people": 6, "food": 4, "wood": 2, "gold": 1, "vp": 30}


@pytest.mark.rule("stoneage.feed.shortage", "stoneage.feed.resources", "stoneage.ui.feed")
def test_all_food_goes_first_then_resources_replace_what_is_missing() -> None:
    game = Game(SHORT | {"placed": {"forest": 1}}, {}, phase="use").do("use forest; roll 1")
    assert game.goods() == {"wood": 2, "gold": 1}
    assert game.told("stoneage.feed.shortage") == [("food", 4)]
    assert dict(game.state.decision.facts) == {"missing": 2, "fed": 0}
    assert game.legal() == ["feed wood", "lose-points"]
    game.do("feed wood; feed gold")
    assert game.goods() == {"wood": 1}
    assert game.seat().vp["total"] == 30


@pytest.mark.rule("stoneage.feed.ten-points", "stoneage.ui.feed-warning")
def test_ten_points_are_lost_once_and_all_resources_kept() -> None:
    game = feeding(SHORT)
    preview = Match.from_state(game.state).preview("lose-points")
    assert preview.points == (-10, 0)  # told before it is done
    game.do("lose-points")
    assert game.goods() == {"wood": 2, "gold": 1}
    assert (game.seat().vp["hunger"], game.seat().vp["total"]) == (-10, 20)
    poor = feeding({"people": 10, "food": 1, "vp": 4}).do("lose-points")
    assert poor.seat().vp["total"] == -6
    assert poor.state.points()[0] == -6


@pytest.mark.rule("stoneage.feed.choice")
def test_points_may_be_lost_with_resources_enough() -> None:
    game = feeding({"food": 1, "gold": 4})
    assert game.legal() == ["feed gold", "lose-points"]


@pytest.mark.rule("stoneage.feed.no-mixing")
def test_it_is_one_way_or_the_other() -> None:
    game = feeding({"food": 2, "wood": 2, "vp": 20})  # 3 are missing, 2 resources there
    assert game.legal() == ["lose-points"]
    assert game.against("feed wood") == ["stoneage.feed.no-mixing"]
    begun = feeding({"food": 2, "wood": 3, "vp": 20}).do("feed wood")
    assert begun.legal() == ["feed wood"]
    assert begun.against("lose-points") == ["stoneage.feed.no-mixing"]
    assert begun.against("decline") == ["core.step", "stoneage.feed.shortage"]


@pytest.mark.rule("core.complete", "core.order")
def test_resources_feed_in_one_order() -> None:
    game = feeding({"food": 2, "wood": 2, "stone": 2})
    assert game.against("feed stone") == ["core.complete"]
    game.do("feed wood; feed stone")
    assert game.against("feed wood") == ["core.order"]


@pytest.mark.rule("stoneage.cards.refill", "stoneage.round.start-player")
def test_cards_slide_right_and_gaps_fill_from_the_right_after_feeding() -> None:
    game = feeding({"food": 0}, {}, row=[None, "civ03", None, "civ19"])
    assert game.state.view(0).row == (None, "civ03", None, "civ19")
    game.do("lose-points")
    assert game.state.view(0).row == (None, None, "civ03", "civ19")
    game.do("deal civ05; deal civ06")
    assert game.state.view(0).row == ("civ06", "civ05", "civ03", "civ19")
    assert (game.state.round, game.state.first, game.state.to_move) == (2, 1, 1)
    assert game.told("stoneage.cards.refill") == [("civ05", 1), ("civ06", 1)]


@pytest.mark.rule("stoneage.end.trigger", "stoneage.end.check-time")
def test_an_empty_stack_ends_the_game_after_this_round() -> None:
    stacks = [{"open": "bld26", "hidden": 0}, {"open": "bld27", "hidden": 3}]
    game = Game({"wood": 1, "placed": {"building-1": 1}}, {"placed": {"hunt": 2}}, stacks=stacks, phase="use")
    game.do("use building-1; pay wood; done")
    assert game.state.outcome is None and game.state.to_move == 1  # the round is played to its end
    game.do("use hunt; roll 66")
    assert game.state.outcome.reason == "buildings"
    assert game.state.outcome.rule == "stoneage.end.trigger"
    assert game.goods(1) == {"food": 12 + 6 - 5}  # feeding included
    assert game.state.view(0).row == ("civ04", "civ03", "civ11", "civ19")


@pytest.mark.rule("stoneage.end.trigger", "stoneage.end.check-time")
@pytest.mark.parametrize(("deck", "over"), [(["civ05"], True), (["civ05", "civ06"], False)])
def test_fewer_than_four_cards_end_the_game_before_any_slides(deck: list[str], over: bool) -> None:
    game = feeding({"food": 0}, {}, row=[None, "civ03", None, "civ19"], deck=deck).do("lose-points")
    assert (game.state.outcome is not None) == over
    if over:
        assert game.state.outcome.reason == "cards"
        assert game.state.view(0).row == (None, "civ03", None, "civ19")
        assert game.against("place hunt 1") == ["core.over"]


def lines(player: dict[str, Any], *labels: str) -> list[tuple[str, int, int, int]]:
    """The lines of the score of a player, as label, count, each, points."""
    state = Game(player, {}, row=["civ32", "civ34", "civ36", "civ35"]).state
    found = [(line.label, line.count, line.each, line.points) for line in state.score().seats[0].lines]
    return [line for line in found if not labels or line[0] in labels]


@pytest.mark.rule("stoneage.end.culture")
def test_each_set_of_different_symbols_scores_its_square() -> None:
    # pottery 2 (civ03, civ12), art 2 (civ13, civ14), time (civ23), music (civ22): sets of 4 and 2
    cards = ["civ03", "civ12", "civ13", "civ14", "civ23", "civ22"]
    assert lines({"cards": cards}, "culture") == [("culture", 4, 4, 16), ("culture", 2, 2, 4)]
    # art, healing, music, pottery, time, and another art: 25 + 1
    cards = ["civ13", "civ11", "civ22", "civ03", "civ23", "civ14"]
    assert lines({"cards": cards}, "culture") == [("culture", 5, 5, 25), ("culture", 1, 1, 1)]


MULTIPLIERS = {
    # farmers 1 + 2, tool makers 2, hut builders 1 + 2, shamans 1
    "cards": ["civ26", "civ25", "civ01", "civ04", "civ15", "civ10"],
    "agriculture": 5, "tools": [2], "used_tools": [3, 1], "people": 7,
    "buildings": ["bld01", "bld02", "bld07", "bld08"],
}  # fmt: skip


@pytest.mark.rule("stoneage.end.multipliers")
def test_sand_cards_multiply_what_they_show() -> None:
    assert lines(MULTIPLIERS) == [
        ("farmer", 5, 3, 15), ("tool_maker", 6, 2, 12), ("hut_builder", 4, 3, 12), ("shaman", 7, 1, 7),
    ]  # fmt: skip
    state = Game(MULTIPLIERS, {}, row=["civ32", "civ34", "civ36", "civ35"]).state
    farmer, _, builder, _ = state.score().seats[0].lines
    assert farmer.cards == ("civ25", "civ26") and farmer.facts["counted"] == "agriculture"
    assert builder.facts["buildings"] == ("bld01", "bld02", "bld07", "bld08")


@pytest.mark.rule("stoneage.end.score")
def test_the_final_score_adds_resources_and_cards_to_the_points() -> None:
    culture = ["civ03", "civ12", "civ13", "civ14", "civ23", "civ22"]
    player = MULTIPLIERS | {"cards": MULTIPLIERS["cards"] + culture, "vp": 62, "food": 8, "wood": 2, "gold": 3}
    state = Game(player, {}, row=["civ32", "civ34", "civ36", "civ35"]).state
    assert state.points()[0] == 62 + 20 + 46 + 5 == 133
    assert lines({"food": 8, "wood": 2, "gold": 3}) == [("resources", 5, 1, 5)]


TIED = {"vp": 100, "agriculture": 5, "food": 20}


def ended(*players: dict[str, Any], **more: Any) -> Any:
    """The outcome of a game that ends with these players as they are."""
    deck: list[str] = []
    row = [None, None, None, "civ19"]
    return Game(*players, row=row, deck=deck, phase="feed", **more).state.outcome


@pytest.mark.rule("stoneage.end.winner")
def test_the_highest_score_wins() -> None:
    outcome = ended({"vp": 5}, {"vp": 50, "food": 0, "agriculture": 5}, {"vp": 7})
    assert outcome.ranking == ((1,), (2,), (0,)) and outcome.tiebreak == ()


@pytest.mark.rule("stoneage.end.tiebreak")
@pytest.mark.parametrize(
    ("you", "blue", "decided"),
    [
        ({"agriculture": 6, "tools": [1]}, {"tools": [4, 4, 4], "people": 9}, "agriculture"),
        ({"tools": [2, 2, 2], "people": 7}, {"tools": [2, 2], "people": 10}, "tools"),
        ({"tools": [2, 2], "people": 7}, {"tools": [2, 2], "people": 6}, "people"),
    ],
)
def test_ties_are_broken_by_agriculture_then_tools_then_people(
    you: dict[str, Any], blue: dict[str, Any], decided: str
) -> None:
    outcome = ended(TIED | you, TIED | blue)
    assert outcome.ranking == ((0,), (1,))
    assert outcome.tiebreak[-1].label == decided
    assert {line.rule for line in outcome.tiebreak} == {"stoneage.end.tiebreak"}
    assert ended(TIED | blue, TIED | you).winners == (1,)


@pytest.mark.rule("stoneage.end.tiebreak")
def test_a_table_may_add_the_three_values_up() -> None:
    options = {"rulings": {"stoneage.end.tiebreak": "sum"}}
    you, blue = TIED | {"tools": [3, 3], "people": 7}, TIED | {"tools": [2, 2], "people": 10}
    assert ended(you, blue).winners == (0,)
    outcome = ended(you, blue, options=options)
    assert outcome.winners == (1,)
    assert [(line.label, line.count) for line in outcome.tiebreak] == [("sum", 18), ("sum", 19)]


@pytest.mark.rule("stoneage.end.tie-shared")
def test_players_equal_in_everything_share_the_victory() -> None:
    outcome = ended(TIED, TIED, {"vp": 1})
    assert outcome.ranking == ((0, 1), (2,))
    assert outcome.tiebreak[-1].rule == "stoneage.end.tie-shared"
    assert outcome.tiebreak[-1].facts["seats"] == (0, 1)


def test_a_full_final_score_of_four_players_line_by_line() -> None:
    """Every multiplier, sets of 25 + 1, leftovers, hunger; a tie that tools decide before people."""
    players = [
        {
            "cards": ["civ13", "civ11", "civ22", "civ03", "civ23", "civ14"], "vp": {"building": 60, "card": 3},
            "wood": 2, "gold": 2, "agriculture": 4, "tools": [2, 2, 1], "people": 6,
        },
        {
            "cards": ["civ26", "civ25", "civ01", "civ02"], "agriculture": 4, "tools": [1, 1, 1], "people": 8,
            "vp": {"building": 74, "hunger": -10}, "food": 20, "brick": 10,
        },
        {
            "cards": ["civ04", "civ15", "civ35", "civ10", "civ06"], "buildings": ["bld01", "bld03", "bld26"],
            "vp": {"building": 30, "card": 3}, "people": 5, "stone": 1,
        },
        {"cards": ["civ31", "civ20", "civ21"], "open": ["civ31"], "agriculture": 9, "people": 10, "vp": -4},
    ]  # fmt: skip
    stacks = [{"open": f"bld{n}", "hidden": 0} for n in (10, 11, 12)] + [{"open": None, "hidden": 0}]
    state = Game(*players, stacks=stacks, row=["civ32", "civ34", "civ36", "civ19"], phase="feed").state
    sheet = [[(line.label, line.points) for line in seat.lines] for seat in state.score()]
    assert sheet[0] == [("building", 60), ("card", 3), ("resources", 4), ("culture", 25), ("culture", 1)]
    assert sheet[1] == [("building", 74), ("hunger", -10), ("resources", 10), ("farmer", 4 * 3), ("tool_maker", 3 * 3)]
    assert sheet[2] == [
        ("building", 30), ("card", 3), ("resources", 1), ("hut_builder", 3 * (1 + 2 + 3)), ("shaman", 5 * (1 + 2)),
    ]  # fmt: skip
    assert sheet[3] == [("before", -4), ("any-two", 2), ("culture", 1), ("farmer", 9 * 1), ("shaman", 10 * 1)]
    assert state.points() == [93, 95, 67, 18]
    assert state.outcome.ranking == ((1,), (0,), (2,), (3,))
    players[1]["brick"] = 8  # now 93 to 93: agriculture 4 and 4, tools 5 and 3, people 6 and 8
    state = Game(*players, stacks=stacks, row=["civ32", "civ34", "civ36", "civ19"], phase="feed").state
    assert state.points()[:2] == [93, 93]
    assert state.outcome.ranking == ((0,), (1,), (2,), (3,))
    assert [(line.label, line.facts["seat"], line.count) for line in state.outcome.tiebreak] == [
        ("agriculture", 0, 4), ("agriculture", 1, 4), ("tools", 0, 5), ("tools", 1, 3),
    ]  # fmt: skip
