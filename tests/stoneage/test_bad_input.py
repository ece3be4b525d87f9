"""Options, lines and hand-made positions that cannot be: each is refused by name, with its rule where it has one."""

from __future__ import annotations

from typing import Any

import pytest

import gamepkg as gp
from gamepkg.core.errors import NotationError, OptionError, PositionError
from tests.stoneage.table_talk import Game, using

SC = "stoneage.setup.cards"
SB = "stoneage.setup.buildings"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"expansions": ["igloo"]}, "expansions[0]"),
        ({"expansions": "style"}, "expansions"),
        ({"start": 3}, "start"),
        ({"start": True}, "start"),
        ({"rulings": {"stoneage.feed.surplus": "doubled"}}, "rulings.stoneage.feed.surplus"),
        ({"rulings": {"stoneage.feed.need": "none"}}, "rulings.stoneage.feed.need"),
        ({"components": 7}, "components"),
        ({"board": "second"}, "board"),
    ],
)
def test_wrong_options(options: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError) as caught:
        gp.new_game("stoneage", **{"players": 2, **options})
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("place", "needs one placement"),
        ("place forest", "needs one placement"),
        ("place forrest 3", "did you mean 'forest 3'"),
        ("place forest 11", "no placement"),
        ("place forest 3 4", "needs one placement"),
        ("use building-3", "did you mean"),
        ("roll 31", "no faces"),
        ("pay xyz", "one of wood, brick, stone, gold"),
        ("settle 3", "stands alone"),
        ("", "no action"),
    ],
)
def test_lines_that_are_no_action(text: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        gp.new_game("stoneage", players=2).parse(text)


def seat(**keys: Any) -> dict[str, Any]:
    return {"players": [keys, {}]}


@pytest.mark.rule("core.position")
@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        ({"players": [{}]}, "players", SB),
        (seat(people=11), "players[0].people", "core.position"),
        (seat(wood=-1), "players[0].wood", "core.position"),
        (seat(agriculture=11), "players[0].agriculture", "core.position"),
        (seat(tools=[5]), "players[0].tools[0]", "core.position"),
        (seat(tools=[1, 1], used_tools=[1, 1]), "players[0].tools", "stoneage.use.tools"),
        (seat(cards=["civ01", "civ01"]), "players[0].cards", SC),
        (seat(cards=["civ01"], secret=["civ01"]), "players", SC),
        (seat(cards=["civ99"]), "players[0].cards[0]", "core.position"),
        (seat(cards=["civ01"], open=["civ01"]), "players[0].open", "stoneage.tools.one-use"),
        (seat(open=["civ02"]), "players[0].open", "stoneage.tools.one-use"),
        (seat(placed={"forest": 6}), "players[0].placed", "stoneage.place.until-all"),
        (seat(placed={"hut": 1}), "players[0].placed.hut", "stoneage.place.hut"),
        (seat(placed={"field": 2}), "players[0].placed.field", "stoneage.place.village"),
        (seat(placed={"river": 8}, people=10), "players[].placed.river", "stoneage.place.resource"),
        (seat(placed={"lake": 1}), "players[0].placed.lake", None),
        (
            {"players": [{"placed": {"river": 1}}, {"placed": {"river": 1}}]},
            "players[].placed.river", "stoneage.place.resource-limit",
        ),
        (
            {"players": [{"placed": {"field": 1}}, {"placed": {"hut": 2, "tool_maker": 1}}]},
            "players[].placed", "stoneage.place.village-limit",
        ),
        (
            {"players": [{"placed": {"card-1": 1}}, {"placed": {"card-1": 1}}]},
            "players[].placed.card-1", "stoneage.place.card-building",
        ),
        (
            {"players": [{"placed": {"card-4": 1}}, {}], "row": [None, "civ01", "civ02", "civ03"]},
            "players[].placed.card-4", "stoneage.place.card-building",
        ),
        ({"row": ["civ01", "civ01", "civ02", "civ03"]}, "row", SC),
        ({"row": ["civ01"]}, "row", None),
        ({"row": ["civ01", "civ02", "civ03", "civ04"], "deck": ["civ01"]}, "deck", SC),
        ({"stacks": [{"open": "bld01"}, {"open": "bld01"}]}, "stacks", SB),
        ({"stacks": [{"open": "bld01"}]}, "stacks", None),
        ({"stacks": [{"hidden": 7}, {}]}, "stacks[0].hidden", "core.position"),
        ({"stacks": [{"open": "bld01", "hidden": 2}, {"open": "bld02"}], "tiles": ["bld03"]}, "stacks", SB),
        ({"to_move": 2}, "to_move", "core.position"),
        ({"phase": "sleep"}, "phase", "core.position"),
        ({"options": {"rulings": {"x": 1}}}, "options.rulings.x", None),
        ({"gold": 7}, "gold", None),
        ({"pending": []}, "pending", None),
        ({"pending": [["use"]]}, "pending[0]", "core.position"),
        ({"pending": [["using", 0], ["use"]]}, "pending", "core.complete"),
        ({"pending": [["using", 1], ["roll", 2, "wood", "stoneage.gather.dice"]]}, "pending[0]", "core.position"),
        ({"pending": [["using", 0], ["roll", 0, "wood", "stoneage.gather.dice"]]}, "pending[1]", "core.position"),
        ({"pending": [["using", 0], ["roll", 2, "gems", "stoneage.gather.dice"]]}, "pending[1][2]", None),
        ({"pending": [["using", 0], ["pay", "forest", 0, 0, 0, 0, "wood"]]}, "pending[1]", "core.position"),
        ({"pending": [["using", 0], ["pay", "card-4", 1, 0, 0, 0, "wood"]]}, "pending[1]", "core.position"),
        ({"pending": [["feeding", 1], ["feed", 2, 0, "wood"]]}, "pending[1]", "core.position"),
        ({"pending": [["over"]]}, "pending[0]", "core.position"),
        ({"pending": [["placing", 0]]}, "pending", "core.complete"),
        ({"pending": [["dance"]]}, "pending[0]", None),
    ],
)  # fmt: skip
def test_impossible_positions(data: dict[str, Any], field: str, rule: str | None) -> None:
    with pytest.raises(PositionError) as caught:
        gp.state_from_dict({"game": "stoneage", "players": [{}, {}], **data})
    assert (caught.value.field, caught.value.rule) == (field, rule)


def test_what_is_left_out_has_its_default() -> None:
    state = gp.state_from_dict({"game": "stoneage", "players": [{}, {"vp": 7}]})
    view = state.view(None)
    assert view.row == ("civ01", "civ02", "civ03", "civ04") and view.deck_size == 32
    assert view.stacks == (("bld01", 6), ("bld02", 6))
    assert state.decision.kind == "place" and state.to_move == 0
    assert state.points() == [0, 7]
    assert [(line.label, line.rule) for line in state.score().seats[1].lines] == [("before", "core.manual")]


@pytest.mark.rule("core.manual")
def test_points_of_a_position_come_from_before_or_from_their_sources() -> None:
    state = Game({"vp": {"building": 30, "hunger": -10}}, {"vp": -3}).state
    assert state.points() == [20, -3]


@pytest.mark.rule("core.over", "core.chance", "core.step", "core.holds")
def test_the_rules_of_the_engine_are_cited() -> None:
    game = using({"placed": {"hunt": 1}}).do("use hunt")
    assert game.against("place hunt 1") == ["core.chance"]
    assert game.against("roll 11") == ["core.chance"]  # one die, not two
    assert game.against("deal civ05") == ["core.chance"]
    game.do("roll 1")
    assert game.against("roll 1") == ["core.chance"]
    assert game.against("settle") == ["core.step", "stoneage.place.no-pass"]
    with pytest.raises(gp.IllegalAction) as caught:
        game.do("place forest 6")
    assert [reason.rule for reason in caught.value.reasons] == ["core.holds"]
    with pytest.raises(NotationError):
        game.state.why_not(-1)
