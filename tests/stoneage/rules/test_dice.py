"""Using people, dice and tools. Situations and results are those of lesson S2."""

from __future__ import annotations

import pytest

from tests.stoneage.table_talk import Game, using


@pytest.mark.rule("stoneage.use.order", "stoneage.ui.choose-location")
def test_all_own_people_are_used_in_an_order_of_choice_before_the_next_player() -> None:
    game = using({"placed": {"hunt": 1, "forest": 1, "field": 1}}, {"placed": {"clay_pit": 1}})
    assert game.legal() == ["use hunt", "use forest", "use field"]
    assert game.against("use clay_pit") == ["stoneage.ui.choose-location"]
    game.do("use field; use forest; roll 3")
    assert game.legal() == ["use hunt"]
    game.do("use hunt; roll 2")
    assert game.state.to_move == 1


@pytest.mark.rule("stoneage.use.home")
def test_people_go_home_used_or_declined() -> None:
    game = using({"placed": {"forest": 2, "card-1": 1}, "wood": 1})
    game.do("use card-1; decline")
    assert game.seat().home == 3
    game.do("use forest; roll 34")
    assert game.told("stoneage.use.home") == [("people", 1), ("people", 2)]
    assert game.seat().home == 5


@pytest.mark.rule("stoneage.use.field", "stoneage.feed.need")
def test_the_field_counts_in_the_same_round() -> None:
    game = using({"agriculture": 2, "placed": {"field": 1}})
    game.do("use field")
    assert game.seat().agriculture == 3
    assert game.goods() == {"food": 12 - 2}


@pytest.mark.rule("stoneage.use.hut", "stoneage.feed.need")
def test_the_newborn_eats_at_once() -> None:
    game = using({"placed": {"hut": 2}}, {"food": 20})
    game.do("use hut")
    assert (game.seat().people, game.seat().home) == (6, 6)
    assert game.goods() == {"food": 12 - 6}


LADDER = [
    (1,), (1, 1), (1, 1, 1), (1, 1, 2), (1, 2, 2), (2, 2, 2), (2, 2, 3), (2, 3, 3), (3, 3, 3), (3, 3, 4), (3, 4, 4),
    (4, 4, 4), (4, 4, 4),
]  # fmt: skip


@pytest.mark.rule("stoneage.use.tools", "stoneage.cap.void")
def test_thirteen_tools_in_a_row() -> None:
    tools: list[int] = []
    for expected in LADDER:
        game = using({"tools": tools, "placed": {"tool_maker": 1}}).do("use tool_maker")
        assert game.seat().tools == expected
        tools = list(expected)
    assert game.told("stoneage.cap.void") == [("tool-4", 0)]


@pytest.mark.rule("stoneage.gather.dice", "stoneage.ui.no-tools")
@pytest.mark.parametrize(
    ("place", "good", "gained"),
    [
        ("hunt", "food", 6),
        ("forest", "wood", 4),
        ("clay_pit", "brick", 3),
        ("quarry", "stone", 2),
        ("river", "gold", 2),
    ],
)
def test_twelve_pips_at_each_place(place: str, good: str, gained: int) -> None:
    game = using({"food": 20, "placed": {place: 3}}, {"placed": {"field": 1}})
    game.do(f"use {place}; roll 345")
    assert game.told("stoneage.gather.dice") == [(good, gained)]
    assert game.state.decision.kind == "use"  # nobody without tools is asked; Blue goes on


@pytest.mark.rule("stoneage.gather.tools", "stoneage.ui.tools")
def test_tools_are_added_before_dividing() -> None:
    game = using({"tools": [2], "placed": {"forest": 3}}, {"placed": {"field": 1}})
    game.do("use forest; roll 346")
    assert dict(game.state.decision.facts) == {
        "good": "wood", "dice": (3, 4, 6), "sum": 13, "divisor": 3, "gain": 4, "remainder": 1,
    }  # fmt: skip
    game.do("tool 2")
    assert (game.state.decision.facts["sum"], game.state.decision.facts["gain"]) == (15, 5)
    assert game.goods() == {"food": 12}  # the gain comes when it is settled
    game.do("settle")
    assert game.goods() == {"food": 12, "wood": 5}


@pytest.mark.rule("stoneage.gather.tools")
@pytest.mark.parametrize(("used", "gained"), [(0, 2), (1, 3), (2, 3)])
def test_a_second_tool_would_be_wasted(used: int, gained: int) -> None:
    game = using({"tools": [1, 1], "placed": {"clay_pit": 3}}, {"placed": {"field": 1}})
    game.do("use clay_pit; roll 245", *["tool 1"] * used, "settle")
    assert game.goods()["brick"] == gained
    assert game.seat().used_tools == (1,) * used


@pytest.mark.rule("stoneage.tools.whole", "stoneage.tools.once")
def test_a_tool_goes_whole_to_one_roll_and_not_to_another() -> None:
    game = using({"tools": [2], "placed": {"forest": 2, "river": 2}}, {"placed": {"field": 1}})
    game.do("use forest; roll 26")
    assert game.legal() == ["tool 2", "settle"]
    assert game.against("tool 1") == ["core.holds"]  # no part of it
    game.do("tool 2; settle; use river; roll 14")
    assert game.legal() == ["settle"]
    assert game.against("tool 2") == ["stoneage.tools.once"]
    game.do("settle")
    assert game.goods() == {"food": 12, "wood": 3}


@pytest.mark.rule("stoneage.tools.once")
def test_tools_are_fresh_in_the_next_round() -> None:
    game = using({"tools": [1], "used_tools": [1, 2], "placed": {"hunt": 1}})
    game.do("use hunt; roll 1; tool 1; settle")
    assert game.state.round == 2
    assert (game.seat().tools, game.seat().used_tools) == ((1, 1, 2), ())
    assert game.told("stoneage.tools.once") == [("tool-1", 2), ("tool-2", 1)]


@pytest.mark.rule("stoneage.tools.fresh")
def test_a_tool_gained_serves_at_once() -> None:
    game = using({"placed": {"tool_maker": 1, "forest": 2}}, {"placed": {"field": 1}})
    game.do("use tool_maker; use forest; roll 26; tool 1; settle")
    assert game.goods()["wood"] == 3
    late = using({"placed": {"tool_maker": 1, "forest": 2}}, {"placed": {"field": 1}})
    late.do("use forest; roll 26; use tool_maker")
    assert late.goods()["wood"] == 2


@pytest.mark.rule("stoneage.tools.used-grows")
def test_a_used_tool_that_grows_stays_used() -> None:
    game = using({"tools": [1], "used_tools": [1, 2], "placed": {"tool_maker": 1}}, {"placed": {"hunt": 1}})
    game.do("use tool_maker")
    assert (game.seat().tools, game.seat().used_tools) == ((2,), (1, 2))
    game = using({"tools": [2], "used_tools": [1, 2], "placed": {"tool_maker": 1}}, {"placed": {"hunt": 1}})
    game.do("use tool_maker")
    assert (game.seat().tools, game.seat().used_tools) == ((2,), (2, 2))
    assert game.told("stoneage.tools.used-grows") == [("tool-1", 1), ("tool-2", 1)]


ONE_USE = {"cards": ["civ02"], "open": ["civ02"]}


@pytest.mark.rule("stoneage.tools.one-use")
@pytest.mark.parametrize(
    ("tools", "gained"), [("", 1), ("tool 1", 1), ("one-use civ02", 2), ("tool 1; one-use civ02", 2)]
)
def test_a_one_use_tool_joins_other_tools(tools: str, gained: int) -> None:
    game = using({"tools": [1], **ONE_USE, "placed": {"quarry": 2}}, {"placed": {"hunt": 1}})
    game.do("use quarry; roll 35", *filter(None, [tools]), "settle")
    assert game.goods()["stone"] == gained
    assert game.seat().open == (() if "civ02" in tools else ("civ02",))


@pytest.mark.rule("stoneage.tools.one-use")
def test_a_one_use_tool_serves_once_in_the_game_and_alone_makes_the_player_asked() -> None:
    game = using({**ONE_USE, "placed": {"quarry": 2, "river": 2}}, {"placed": {"hunt": 1}})
    game.do("use quarry; roll 35")
    assert game.legal() == ["one-use civ02", "settle"]
    assert game.against("one-use civ03") == ["stoneage.tools.one-use"]
    assert game.against("one-use civ16") == ["core.holds"]
    game.do("one-use civ02; settle; use river; roll 11")
    assert game.goods() == {"food": 12, "stone": 2}  # no tool is left, so the river was settled at once
    again = using({"tools": [1], "cards": ["civ02"], "placed": {"quarry": 1}}).do("use quarry; roll 5")
    assert again.against("one-use civ02") == ["stoneage.tools.one-use"]


@pytest.mark.rule("core.order")
def test_tools_are_added_in_ascending_order() -> None:
    game = using({"tools": [1, 2], **ONE_USE, "placed": {"quarry": 2}}).do("use quarry; roll 35; tool 2")
    assert game.legal() == ["one-use civ02", "settle"]
    assert game.against("tool 1") == ["core.order"]
    game.do("one-use civ02")
    assert game.against("tool 1") == ["core.order"]


@pytest.mark.rule("stoneage.tools.one-use-score")
@pytest.mark.parametrize("waiting", [["civ02"], []])
def test_a_one_use_tool_scores_its_lower_part_and_is_no_tool(waiting: list[str]) -> None:
    game = Game({"tools": [2, 1], "cards": ["civ02"], "open": waiting}, {})
    (line,) = game.state.score().seats[0].lines  # tool makers ×1: the tools 2 and 1, not the 4
    assert (line.label, line.count, line.each, line.points) == ("tool_maker", 3, 1, 3)


@pytest.mark.rule("stoneage.gather.supply")
def test_goods_never_run_out() -> None:
    game = using({"wood": 900, "food": 900, "placed": {"forest": 3}}, {"wood": 900, "placed": {"hunt": 1}})
    game.do("use forest; roll 333")
    assert game.goods()["wood"] == 903
