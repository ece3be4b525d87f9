"""The position editor: from the game on the table to any position, with every impossible one explained."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.deus.names import COLOURS
from widgets.deus.position import DeusEditor
from widgets.deus.position.draft import DeusDraft
from widgets.deus.position.map_form import NOBODY
from widgets.table import Table

ARMY, SHIP = COLOURS.index("military"), COLOURS.index("maritime")


@pytest.fixture
def table() -> Table:
    """A game for three on the recommended board, whose region 17 is forest and 16 sea, and 10 a village of 6 VP."""
    return Table(Match("deus", players=3, seed=7))


def refused(editor: DeusEditor, field: str, rule: str = "") -> bool:
    message = editor.message.value
    return f"<code>{field}</code>" in message and rule in message and editor.shop.state is None


def choose(editor: DeusEditor, region: int, seat: int, *pieces: str) -> None:
    editor.map.region.value = region
    editor.map.seat.value = seat
    for kind, button in zip(COLOURS, editor.map.pieces, strict=True):
        button.value = kind in pieces


def test_it_starts_from_the_game_on_the_table(table: Table) -> None:
    editor = DeusEditor(table)
    assert editor.shop.state is not None and editor.shop.state.key() == table.state.key()
    assert "This position is possible." in editor.message.value


def test_goods_and_points_of_a_seat(table: Table) -> None:
    editor = DeusEditor(table)
    editor.seats.seat.value = 1
    editor.seats.goods["gold"].value = 12
    editor.seats.goods["vp"].value = 30
    editor.play_from_here()
    own = table.state.to_dict()["players"][1]
    assert (own["gold"], own["vp"]) == (12, {"before": 30})
    assert table.state.to_dict()["players"][0]["gold"] == 5


def test_looking_at_another_seat_changes_nothing(table: Table) -> None:
    editor = DeusEditor(table)
    before = json.loads(editor.shop.draft.text())
    for seat in (2, 1, 0):
        editor.seats.seat.value = seat
    for region in table.state.board.regions:
        editor.map.region.value = region
    table.language = "ja"
    assert json.loads(editor.shop.draft.text()) == before and not editor.shop.touched


def test_a_click_on_the_map_chooses_a_region(table: Table) -> None:
    editor = DeusEditor(table)
    for words in ("cell 17", "cell 99", "cell x", "cell", "dance 3"):
        editor.map._clicked(words)
    assert editor.map.region.value == 17 and not table.failed
    assert editor.map.map.html.count('data-do="cell ') == table.state.board.n


def test_pieces_come_from_the_reserve_and_return_to_it(table: Table) -> None:
    editor = DeusEditor(table)
    choose(editor, 17, 0, "military")
    own = editor.shop.draft.seat(0)
    assert (own["ready"]["military"], own["reserve"]["military"], own["reserve"]["production"]) == (2, 2, 3)
    assert editor.shop.state is not None and editor.shop.state.to_dict()["regions"] == {
        "17": {"seat": 0, "pieces": ["military"]}
    }
    editor.map.seat.value = NOBODY
    assert own["reserve"]["military"] == 3 and editor.shop.draft.data["regions"] == {}


def test_the_sixth_piece_is_refused_and_can_be_taken_back(table: Table) -> None:
    editor = DeusEditor(table)
    for region in (17, 23, 24, 31, 32, 4):
        choose(editor, region, 0, "military")
    assert refused(editor, "players[0].ready", "deus.setup.pieces")
    editor.map.seat.value = NOBODY
    assert editor.shop.state is not None


@pytest.mark.parametrize(
    ("region", "pieces", "rule"),
    [
        (17, ("maritime",), "deus.place.sea"),
        (16, ("civil",), "deus.place.sea"),
        (16, ("military",), "deus.army.sea"),
        (17, ("temple",), "deus.temple.place"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_impossible_region_names_its_rule(
    table: Table, region: int, pieces: tuple[str, ...], rule: str, lang: str
) -> None:
    table.language = lang
    editor, match = DeusEditor(table), table.match
    choose(editor, region, 0, *pieces)
    assert refused(editor, f"regions.{region}.pieces", rule)
    assert gp.rulebook("deus")[rule].title_in(lang) in editor.message.value
    assert table.say("edit-refused") in editor.message.value
    editor.play_from_here()
    assert table.match is match and not table.failed


def test_negative_gold_and_too_much_wood_are_refused(table: Table) -> None:
    editor = DeusEditor(table)
    editor.seats.goods["gold"].value = -1
    assert refused(editor, "players[0].gold")
    editor.seats.goods["gold"].value = 0
    editor.seats.goods["wood"].value = 14
    assert refused(editor, "players[].wood", "deus.setup.resource-supply")


def test_the_points_of_a_village(table: Table) -> None:
    editor = DeusEditor(table)
    editor.map.region.value = 10
    assert editor.map.vp.value == 6 and "gp-hidden" in editor.map.seat._dom_classes
    editor.map.vp.value = 2
    assert editor.shop.state is not None and editor.shop.state.village_vp(10) == 2  # type: ignore[attr-defined]
    editor.map.vp.value = 7
    assert refused(editor, "villages.10", "deus.setup.village-vp-amount")


def test_cards_come_and_go(table: Table) -> None:
    editor = DeusEditor(table)
    cards = editor.seats.cards
    hand = list(editor.shop.draft.seat(0)["hand"])
    cards.card.value = "maritime-galley"
    for where in ("hand", "column", "discards"):
        cards.add(where)
    data = editor.shop.draft.data
    assert data["players"][0]["hand"] == [*hand, "maritime-galley"]
    assert data["players"][0]["columns"] == {"maritime": ["maritime-galley"]}
    assert data["discards"] == [{"card": "maritime-galley", "seat": 0}]
    cards.remove("hand", len(hand))
    cards.remove("maritime", 0)
    cards.remove("discards", 0)
    assert editor.shop.state is not None and editor.shop.state.key() == table.state.key()


def test_a_fifth_galley_is_refused(table: Table) -> None:
    editor = DeusEditor(table)
    editor.seats.cards.card.value = "maritime-galley"
    for _ in range(5):
        editor.seats.cards.add("hand")
    assert refused(editor, "cards", "deus.setup.deck")


def test_players_and_board_begin_an_empty_table(table: Table) -> None:
    editor = DeusEditor(table)
    editor.setup.players.value = 2
    assert editor.shop.state is not None
    assert editor.shop.state.key() == gp.state_from_dict({"game": "deus", "players": [{}, {}]}).key()
    editor.setup.board.value = "second"
    editor.setup.to_move.value = 1
    editor.setup.round.value = 4
    editor.play_from_here()
    assert (table.state.players, table.state.options["board"]) == (2, "second")
    assert (table.match.position(0).to_move, table.match.position(0).round) == (1, 4)


def test_the_supply_is_the_rest_or_given(table: Table) -> None:
    editor = DeusEditor(table)
    assert editor.supply.fields["wood"].value == 12 and editor.supply.fields["wood"].disabled
    editor.supply.rest.value = False
    editor.supply.fields["wood"].value = 3
    assert editor.shop.state is not None and editor.shop.state.to_dict()["supply"]["wood"] == 3
    editor.supply.fields["wood"].value = 13
    assert refused(editor, "supply.wood", "deus.setup.resource-supply")
    editor.supply.rest.value = True
    assert editor.shop.state is not None and editor.shop.state.to_dict()["supply"]["wood"] == 12


def test_the_running_game_is_kept_until_then_and_comes_back(table: Table) -> None:
    editor, match = DeusEditor(table), table.match
    choose(editor, 17, 0, "military")
    assert table.match is match and table.state.holdings() == {}
    editor.play_from_here()
    assert table.match is not match and table.message == "The game goes on from your position."
    assert table.state.to_dict()["regions"] == {"17": {"seat": 0, "pieces": ["military"]}}
    editor.keeper.click()
    assert table.match is match


def test_an_untouched_draft_follows_the_game(table: Table) -> None:
    editor = DeusEditor(table)
    table.replace(Match("deus", players=2, seed=1))
    editor.opened()
    assert editor.shop.draft.players == 2
    editor.seats.goods["gold"].value = 9
    table.replace(Match("deus", players=4, seed=1))
    editor.opened()
    assert (editor.shop.draft.players, editor.seats.goods["gold"].value) == (2, 9)
    editor.from_game.click()
    assert editor.shop.draft.players == 4


def test_the_text_gives_the_same_position(table: Table) -> None:
    editor = DeusEditor(table)
    editor.seats.goods["gold"].value = 9
    text = editor.text.area.value
    editor.from_game.click()
    editor.text.area.value = text
    editor.text.read.click()
    assert editor.seats.goods["gold"].value == 9


@pytest.mark.parametrize(
    ("text", "field", "rule"),
    [
        ("", "text", ""),
        ("[[[", "text", ""),
        ("[" * 50_000, "text", ""),
        ("[]", "document", ""),
        ('{"game": "deus", "players": [{}]}', "players", "deus.setup.tiles"),
        ('{"game": "deus", "players": [{}, {}], "options": {"components": "secret"}}', "options.components", ""),
        ('{"game": "<script>", "players": []}', "game", ""),
        (
            '{"game": "deus", "players": [{}, {}], "board": [{"q": 0, "r": 0, "terrain": "village"},'
            ' {"q": 1, "r": 0, "terrain": "village"}]}',
            "board",
            "deus.setup.villages-apart",
        ),
        ('{"game": "deus", "players": [{}, {}], "regions": {"12": []}}', "regions.12", "deus.place.not-others"),
    ],
)
def test_a_wrong_text_changes_nothing(table: Table, text: str, field: str, rule: str) -> None:
    editor, match = DeusEditor(table), table.match
    before = editor.shop.draft
    editor.text.area.value = text
    editor.text.read.click()
    message = editor.text.message.value
    assert f"<code>{field}</code>" in message and rule in message
    assert "Traceback" not in message and "<script>" not in message
    assert editor.shop.draft is before and table.match is match and not table.failed


def test_a_position_in_the_middle_of_a_turn_comes_back_to_its_beginning() -> None:
    match = Match("deus", players=2, seed=1)
    match.play(next(i for i in match.state.legal() if match.state.format(i).startswith("offer")))
    draft = DeusDraft.of(match.state)
    assert match.state.decision.kind == "offer" and draft.read().decision.kind == "turn"  # type: ignore[union-attr]
    whole = DeusDraft.of_text(json.dumps(match.state.to_dict()))
    assert whole.read().key() == match.state.key()


def test_widgets_are_made_once(table: Table) -> None:
    editor = DeusEditor(table)

    def all_of(widget: Any) -> list[int]:
        return [id(widget), *(one for child in getattr(widget, "children", ()) for one in all_of(child))]

    before = all_of(editor)
    table.language = "ja"
    choose(editor, 17, 1, "military", "civil")
    editor.play_from_here()
    assert all_of(editor) == before
