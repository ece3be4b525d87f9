"""New game, save, open: what is wrong is said in the panel, and the game on the table is never lost."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from gamepkg import Match
from gamepkg.core.limits import MAX_BYTES
from widgets.panels.files import BY_LOT, FilesPanel
from widgets.table import Table

RULING = "deus.effect.automatic"


@pytest.fixture
def table() -> Table:
    """A game of some steps."""
    match, rng = Match("deus", players=3, seed=7), Random(1)
    while match.state.round < 3:
        match.play(rng.choice(match.state.legal()))
    return Table(match)


def hidden(widget: Any) -> bool:
    return "gp-hidden" in widget._dom_classes


def test_a_new_game_takes_every_option(table: Table) -> None:
    panel = FilesPanel(table)
    form = panel.new_game
    form.players.value, form.cover.value, form.seed.value = 4, True, "5"
    chosen = {"board": "second", "start": 2, "draft_pieces": 8, RULING: "ask", "chance": "ask", "wild_card": True}
    for key, value in chosen.items():
        form.options[key].value = value
    form.press()
    match = table.match
    assert match.options == {
        "board": "second",
        "wild_card": True,
        "draft_pieces": 8,
        "start": 2,
        "components": None,
        "rulings": {RULING: "ask"},
    }
    assert (match.state.players, match.seed, match.chance, table.cover) == (4, 5, "ask", True)
    assert table.message == "A new game for 4 players. Seed 5."


def test_a_random_board_and_a_start_by_lot(table: Table) -> None:
    form = FilesPanel(table).new_game
    form.options["board"].value, form.options["start"].value, form.seed.value = "random", BY_LOT, "3"
    form.press()
    assert table.match.state.key() == Match("deus", players=3, seed=3, board="random").state.key()


@pytest.mark.parametrize("seed", ["x", "1.5", "9" * 50, "<b>"])
def test_a_seed_that_is_none_is_refused_and_the_game_kept(table: Table, seed: str) -> None:
    panel, match = FilesPanel(table), table.match
    panel.new_game.seed.value = seed
    panel.new_game.press()
    assert table.match is match
    assert "<code>seed</code>" in panel.new_game.message.value and "<b>x" not in panel.new_game.message.value
    assert not hidden(panel.new_game.message)


def test_the_start_player_is_one_of_those_who_play(table: Table) -> None:
    form = FilesPanel(table).new_game
    start = form.options["start"]
    form.players.value, start.value = 4, 3
    form.players.value = 2
    assert start.value == BY_LOT
    assert [value for _, value in start.options] == [BY_LOT, 0, 1]


def test_back_to_my_game_changes_the_two_games(table: Table) -> None:
    panel, mine = FilesPanel(table), table.match
    assert hidden(panel.keeper)
    panel.new_game.press()
    other = table.match
    assert not hidden(panel.keeper) and panel.keeper.description == "Back to my game"
    panel.keeper.click()
    assert table.match is mine and panel.keeper.description == "To the other game again"
    panel.keeper.click()
    assert table.match is other


def test_a_game_that_is_looked_back_at_returns_as_it_stood(table: Table) -> None:
    panel, mine = FilesPanel(table), table.match
    end = mine.cursor
    table.goto(2)
    panel.new_game.press()
    panel.keeper.click()
    assert table.match is mine and (mine.cursor, table.looking) == (end, False)


def test_a_saved_game_opens_as_it_was(table: Table) -> None:
    panel = FilesPanel(table)
    name, text = panel.save.document()
    assert name.endswith(".json") and "/" not in name
    key = table.match.state.key()
    panel.new_game.press()
    panel.load.read(text.encode())
    assert table.match.state.key() == key
    assert "The saved game is open" in panel.load.message.value


def test_the_upload_reaches_the_reader_and_is_emptied(table: Table) -> None:
    panel = FilesPanel(table)
    text = panel.save.document()[1]
    match = table.match
    about = {"name": "game.json", "type": "", "size": 1, "last_modified": datetime.now(UTC)}
    file = about | {"content": memoryview(text.encode())}
    panel.load.upload.value = (file,)
    assert table.match is not match and panel.load.upload.value == ()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[" * 50_000,
        b"{}",
        b"null",
        b"0" * (MAX_BYTES + 1),
        b'{"format": "<script>alert(1)</script>"}',
    ],
    ids=["empty", "bytes", "deep", "no record", "null", "huge", "script"],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_hostile_file_changes_nothing(table: Table, content: bytes, lang: str) -> None:
    table.language = lang
    panel, match = FilesPanel(table), table.match
    key = match.state.key()
    panel.load.read(content)
    message = panel.load.message.value
    assert table.match is match and match.state.key() == key and not table.failed
    assert table.say("file-load-refused") in message and "<code>" in message
    assert "Traceback" not in message and "<script>" not in message
    assert hidden(panel.load.salvage) and hidden(panel.keeper)


def test_a_broken_step_offers_the_last_good_position(table: Table) -> None:
    panel, match = FilesPanel(table), table.match
    document = json.loads(match.to_json())
    second = document["checkpoints"][1]["step"]
    broken = next(i for i, text in enumerate(document["steps"]) if i > second and text.startswith("offer"))
    document["steps"][broken] = "place 1"
    panel.load.read(json.dumps(document).encode())
    assert f"<code>steps[{broken}]</code>" in panel.load.message.value and "core.step" in panel.load.message.value
    assert table.match is match and not hidden(panel.load.salvage)
    panel.load.salvage.click()
    assert table.match.state.key() == match.position(second).key()
    assert hidden(panel.load.salvage) and not hidden(panel.keeper)
    panel.keeper.click()
    assert table.match is match


def test_the_download_answers_only_its_own_word(table: Table) -> None:
    sent: list[Any] = []
    download = FilesPanel(table).save.download
    download.send = lambda content, buffers=None: sent.append(content)
    for content in ("ask", {"type": "eval"}, None, {"type": "ask", "path": "/etc"}):
        download._handle_custom_msg(content, [])
    assert sent == []
    download._handle_custom_msg({"type": "ask"}, [])
    assert [(one["type"], json.loads(one["text"])["game"]) for one in sent] == [("file", "deus")]
