"""Setting up a position of Stone Age: the forms change the draft, the rules answer, the game on the table stays."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.text import LANGUAGES
from widgets.app import explore
from widgets.stoneage.position import StoneageEditor
from widgets.stoneage.position.draft import USED
from widgets.table import Table

ROW = ["civ11", "civ13", "civ31", "civ02"]
PLAYERS = [{"wood": 3, "tools": [1, 1], "placed": {"forest": 3}, "vp": {"building": 10, "hunger": -10}}, {}, {}]


def table_at(lang: str = "en", **more: Any) -> Table:
    state = gp.state_from_dict({"game": "stoneage", "players": PLAYERS, "row": ROW} | more)
    return Table(Match.from_state(state, seed=3), lang)


def problem(editor: StoneageEditor) -> tuple[str, str | None]:
    assert editor.shop.problem is not None
    return editor.shop.problem.field, editor.shop.problem.rule


def made(editor: StoneageEditor) -> dict[str, Any]:
    assert editor.shop.state is not None, editor.shop.problem
    return editor.shop.state.to_dict()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_of_a_game_in_the_middle_is_possible_and_nothing_changes_by_looking(players: int) -> None:
    match, rng = Match("stoneage", players=players, seed=5), Random(players)
    for _ in range(160):
        match.play(rng.choice(match.state.legal()))
    table = Table(match)
    editor = StoneageEditor(table)
    before = editor.shop.draft.text()
    assert editor.shop.problem is None
    for seat in range(players):
        editor.seats.seat.value = seat
    for place in match.state.table.places:  # type: ignore[attr-defined]
        editor.board.place.value = place.id
    table.language = "ja"
    assert editor.shop.draft.text() == before and not editor.shop.touched


@pytest.mark.rule("stoneage.round.phases")
@pytest.mark.parametrize(("phase", "frame"), [("place", "placing"), ("use", "using"), ("feed", "feeding")])
def test_the_phase_of_the_game_is_kept_and_can_be_changed(phase: str, frame: str) -> None:
    hungry = {"food": 0, "wood": 9, "placed": {"forest": 3, "river": 1}}
    editor = StoneageEditor(table_at(players=[hungry, {}, {}], phase=phase))
    assert editor.board.phase.value == phase and made(editor)["pending"][0][0] == frame
    for other, its_frame in (("use", "using"), ("feed", "feeding"), ("place", "placing")):
        editor.board.phase.value = other
        assert made(editor)["pending"][0][0] == its_frame


def test_people_stand_where_they_are_put() -> None:
    editor = StoneageEditor(table_at())
    editor.board._clicked("cell 5")
    assert editor.board.place.value == "river"
    editor.board.people[1].value = 2
    assert made(editor)["players"][1]["placed"] == {"river": 2}
    editor.board.people[1].value = 0
    assert made(editor)["players"][1]["placed"] == {}


@pytest.mark.rule("stoneage.place.hut")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_person_at_the_hut_is_refused_with_its_rule(lang: str) -> None:
    editor = StoneageEditor(table_at(lang))
    editor.board.place.value = "hut"
    editor.board.people[0].value = 1
    assert problem(editor) == ("players[0].placed.hut", "stoneage.place.hut")
    assert "stoneage.place.hut" in editor.message.value
    editor.board.people[0].value = 2
    assert editor.shop.problem is None


@pytest.mark.rule("stoneage.cap.void")
def test_goods_people_and_points_of_a_player() -> None:
    editor = StoneageEditor(table_at())
    assert editor.seats.numbers["vp"].value == 0  # 10 for a building, 10 lost to hunger
    editor.seats.numbers["vp"].value = 62
    editor.seats.numbers["gold"].value = 4
    own = made(editor)["players"][0]
    assert (own["vp"], own["gold"]) == ({"before": 62}, 4)
    editor.seats.numbers["people"].value = 11
    assert problem(editor)[0] == "players[0].people"


@pytest.mark.rule("stoneage.use.tools")
def test_tools_fresh_and_used() -> None:
    editor = StoneageEditor(table_at())
    assert [choice.value for choice in editor.seats.tools] == [1, 1, 0]
    editor.seats.tools[2].value = 2
    assert [choice.value for choice in editor.seats.tools] == [1, 1, 2]
    editor.seats.tools[0].value = 1 + USED
    own = made(editor)["players"][0]
    assert (own["tools"], own["used_tools"]) == ([1, 2], [1])


@pytest.mark.rule("stoneage.setup.cards")
def test_a_card_lies_in_one_place_only() -> None:
    editor = StoneageEditor(table_at())
    editor.seats.things["cards"].value = "civ13"
    editor.seats.add("cards")
    found = made(editor)
    assert (found["players"][0]["cards"], found["row"]) == (["civ13"], ["civ11", None, "civ31", "civ02"])
    editor.board.row[0].value = "civ13"
    found = made(editor)
    assert (found["players"][0]["cards"], found["row"][0]) == ([], "civ13")
    assert len(found["deck"]) == 36 - 3


@pytest.mark.rule("stoneage.tools.one-use")
def test_the_upper_part_of_a_lasting_card_waits_or_not() -> None:
    components = gp.new_game("stoneage", players=2, seed=1).table.components  # type: ignore[attr-defined]
    card = next(card.id for card in components.cards if card.top.kind == "one_use_tool")
    editor = StoneageEditor(table_at())
    editor.seats.things["cards"].value = card
    editor.seats.add("cards")
    assert made(editor)["players"][0]["open"] == []
    editor.seats.pools["open"]._acts[0]()
    assert made(editor)["players"][0]["open"] == [card]
    editor.seats.pools["cards"]._acts[0]()
    assert made(editor)["players"][0]["cards"] == made(editor)["players"][0]["open"] == []


@pytest.mark.rule("stoneage.setup.buildings")
def test_a_tile_is_built_or_lies_on_a_stack() -> None:
    editor = StoneageEditor(table_at())
    editor.board.stacks[0].value = "bld06"
    editor.board.hidden[0].value = 2
    assert made(editor)["stacks"][0] == {"open": "bld06", "hidden": 2}
    editor.seats.things["buildings"].value = "bld06"
    editor.seats.add("buildings")
    assert problem(editor) == ("stacks[0]", "stoneage.building.next")  # two tiles lie below nothing
    editor.board.hidden[0].value = 0
    assert made(editor)["players"][0]["buildings"] == ["bld06"]
    editor.board.hidden[1].value = 7
    assert problem(editor)[0] == "stacks[1].hidden"  # 7 tiles make a stack, one of them open


def test_a_position_for_another_number_of_players_is_read_from_text() -> None:
    editor = StoneageEditor(table_at())
    editor.text.area.value = json.dumps({"game": "stoneage", "players": [{}, {}, {}, {"food": 3}]})
    editor.text.read_text()
    editor.seats.seat.value = 3
    assert editor.seats.numbers["food"].value == 3
    shown = [control for control in editor.board.stacks if "gp-hidden" not in control._dom_classes]
    assert len(shown) == 4 and made(editor)["players"][3]["food"] == 3


def test_the_page_opens_it_and_plays_from_there() -> None:
    page = explore("stoneage", "en")
    page._folds.toggle("position")
    (editor,) = page._folds.children
    assert isinstance(editor, StoneageEditor)
    old = page.table.match
    editor.seats.numbers["wood"].value = 9
    assert page.table.match is old
    editor.play_from_here()
    assert page.table.match is not old and page.table.state.to_dict()["players"][0]["wood"] == 9
