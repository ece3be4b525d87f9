"""Setting up a position of Dewan: the forms change the draft, the rules answer, the game on the table stays."""

from __future__ import annotations

import json

import pytest

from gamepkg import Match
from gamepkg.text import LANGUAGES
from tests.dewan.study import DW1, DW3, Game
from tests.widgets.dewan_pages import ROW
from widgets.dewan.position import DewanEditor
from widgets.table import Table


def table_at(scenario: str = "standard", lang: str = "en") -> Table:
    study = DW3 if scenario == "volcano" else DW1
    seat = {"camps": "F1" if study is DW3 else "A0 N6", "stories": ["story-7"], "hand": "desert-fire"}
    state = Game(study, scenario, you=seat, display=ROW, to_move=0).state
    return Table(Match.from_state(state, seed=3), lang)


def problem(editor: DewanEditor) -> tuple[str, str | None]:
    assert editor.shop.problem is not None
    return editor.shop.problem.field, editor.shop.problem.rule


@pytest.mark.parametrize("scenario", ["standard", "volcano", "downpour", "lake"])
def test_the_draft_of_a_game_in_the_middle_is_possible_and_nothing_changes_by_looking(scenario: str) -> None:
    match = Match("dewan", players=3, seed=5, scenario=scenario)
    while match.state.turns < 12 or match.state.decision.kind != "turn":  # type: ignore[attr-defined,union-attr]
        match.play(match.state.legal()[-1])
    table = Table(match)
    editor = DewanEditor(table)
    before = editor.shop.draft.text()
    assert editor.shop.problem is None
    for seat in range(3):
        editor.seats.seat.value = seat
    for space in match.state.board.regions:
        editor.map.space.value = space
    table.language = "ja"
    assert editor.shop.draft.text() == before and not editor.shop.touched


def test_a_camp_is_put_and_taken_away_and_slots_come_with_it() -> None:
    editor = DewanEditor(table_at())
    editor.map._clicked(f"cell {DW1.number['N3']}")
    editor.map.camp.value = 0
    own = editor.shop.draft.seat(0)
    assert own["camps"] == sorted(DW1.spaces("A0 N6 N3")) and own["tucked"] == [None]
    assert editor.shop.problem is None
    editor.seats.tucked[0].value = "forest-fire/forest"
    assert editor.shop.state is not None and editor.shop.state.view(0).players[0].tucked == ("forest-fire/forest",)
    editor.map.camp.value = 1
    assert own["camps"] == sorted(DW1.spaces("A0 N6")) and own["tucked"] == []
    assert editor.shop.draft.owner(DW1.number["N3"]) == 1


@pytest.mark.rule("dewan.camp.destination-free")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_camp_on_water_is_refused_with_its_rule(lang: str) -> None:
    editor = DewanEditor(table_at(lang=lang))
    editor.map.space.value = DW1.number["A1"]
    editor.map.camp.value = 0
    assert problem(editor)[1] == "dewan.camp.destination-free"
    assert "dewan.camp.destination-free" in editor.message.value
    editor.map.camp.value = -1
    assert editor.shop.problem is None


@pytest.mark.rule("dewan.setup.cards")
def test_cards_come_and_go_and_no_more_than_there_are() -> None:
    editor = DewanEditor(table_at())
    editor.seats.card.value = "water-fire"
    editor.seats.to_hand()
    assert editor.shop.draft.seat(0)["hand"] == ["desert-fire", "water-fire"] and editor.shop.problem is None
    for _ in range(11):
        editor.seats.to_hand()
    assert problem(editor)[1] == "dewan.setup.cards"
    editor.seats.pools["hand"]._acts[0]()
    assert editor.shop.draft.seat(0)["hand"][0] == "water-fire"


@pytest.mark.rule("dewan.setup.stories")
def test_a_tile_is_given_fulfilled_and_taken_away() -> None:
    editor = DewanEditor(table_at())
    row = list(editor.shop.draft.data["story_row"])
    editor.seats.story.value = row[0]
    editor.seats.to_stories()
    assert editor.shop.draft.data["story_row"] == row[1:] and editor.shop.problem is None
    editor.seats.pools["fulfilled"]._acts[0]()
    assert editor.shop.state is not None and editor.shop.state.view(0).players[0].fulfilled == ("story-7",)
    editor.seats.pools["stories"]._acts[0]()
    assert editor.shop.draft.seat(0)["stories"] == [row[0]] and editor.shop.draft.seat(0)["fulfilled"] == []


@pytest.mark.rule("dewan.setup.berry-supply")
def test_berries_are_bounded() -> None:
    editor = DewanEditor(table_at())
    editor.seats.numbers["berries"].value = 16
    assert problem(editor)[0] == "players[0].berries"
    editor.seats.numbers["berries"].value = 3
    assert editor.shop.problem is None


@pytest.mark.rule("dewan.event.markers")
def test_lava_is_laid_where_the_scenario_has_it() -> None:
    editor = DewanEditor(table_at("volcano"))
    editor.map.space.value = DW3.number["F3"]
    editor.map.marker.value = True
    assert editor.shop.state is not None and editor.shop.state.to_dict()["lava"] == DW3.spaces("F3")
    editor.map.marker.value = False
    assert editor.shop.draft.data["lava"] == []
    assert "gp-hidden" in DewanEditor(table_at()).map.marker._dom_classes


def test_it_is_played_from_and_the_old_game_is_kept() -> None:
    table = table_at()
    old = table.match
    editor = DewanEditor(table)
    editor.seats.numbers["berries"].value = 3
    assert table.match is old
    editor.play_from_here()
    assert table.match is not old and table.state.berry_of[0] == 3


def test_the_whole_position_is_read_from_its_text() -> None:
    table = table_at()
    table.play("take 1")
    editor = DewanEditor(table)
    editor.text.area.value = json.dumps(table.state.to_dict())
    editor.text.read_text()
    assert editor.shop.state is not None and editor.shop.state.key() == table.state.key()
