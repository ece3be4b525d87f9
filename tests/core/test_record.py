"""Saved games: what is written comes back, and what is broken is named."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from gamepkg import Match, RecordError
from gamepkg.core.limits import MAX_BYTES
from gamepkg.core.record import digest
from tests.core import fakegame
from tests.core.damage import STRANGE, places

MOVES = ("add 3", "add 1") * 3


def finished(seed: int = 5) -> Match:
    match = Match("counter", players=2, seed=seed, seats=("Ann", "Ben"), bonus=1)
    for move in MOVES:
        match.play(move)
    return match


def everything(match: Match) -> tuple[Any, ...]:
    return (
        match.steps, match.cursor, match.journal.events, match.state.key(), match.seed, match.seats, match.chance,
        match.auto, match.options,
    )  # fmt: skip


def test_the_document_is_readable() -> None:
    match = Match("counter", players=2, chance="ask", seats=("Ann", "Ben"))
    for move in ("add 3", "deal 2", "add 1", "coin heads", "add 2"):
        match.play(move)
    match.undo()
    start = {
        "game": "counter", "players": 2, "bonus": 0, "round": 1, "seat": 0, "asked": "turn", "pending": 0,
        "points": [0, 0], "hands": [[], []],
    }  # fmt: skip
    second = start | {"round": 2, "points": [3, 1], "hands": [[2], []]}
    last = second | {"asked": "side", "pending": 2}
    positions = [(0, start), (6, second), (7, last)]
    assert match.to_record() == {
        "format": "gamepkg-record",
        "format_version": 1,
        "game": "counter",
        "rules_version": "1",
        "players": 2,
        "seats": ["Ann", "Ben"],
        "seed": 0,
        "chance": "ask",
        "auto": True,
        "options": {"bonus": 0},
        "components": {"id": "counter-cards", "sha256": "0" * 64},
        "cursor": 6,
        "steps": ["add 3", "* right", "deal 2", "add 1", "* left", "coin heads", "add 2"],
        "rerolls": [],
        "result": None,
        "checkpoints": [{"step": step, "sha256": digest(place), "position": place} for step, place in positions],
    }


def test_a_hash_is_that_of_the_canonical_json() -> None:
    assert digest({"b": [1, "é"], "a": None}) == sha256('{"a":null,"b":[1,"é"]}'.encode()).hexdigest()


def test_the_result_holds_the_score_lines() -> None:
    match = finished()
    result = match.to_record()["result"]
    points = match.state.points()
    assert [seat["total"] for seat in result["seats"]] == points
    assert [sum(line["points"] for line in seat["lines"]) for seat in result["seats"]] == points
    assert result["ranking"] == [[0], [1]]
    assert (result["reason"], result["rule"]) == ("rounds", "counter.coin")


def test_save_and_load(tmp_path: Path) -> None:
    match = finished()
    match.undo()
    match.reroll()
    path = tmp_path / "game.json"
    path.write_text("something older")
    match.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"], "no half-written file stays behind"
    loaded = Match.load(path)
    assert everything(loaded) == everything(match)
    assert loaded.to_record() == match.to_record()


def test_a_loaded_match_goes_on_as_it_would_have(tmp_path: Path) -> None:
    for seed in range(6):
        match = Match("counter", players=2, seed=seed)
        match.play("add 3")
        match.reroll()
        match.save(tmp_path / "game.json")
        loaded = Match.load(tmp_path / "game.json")
        for move in MOVES[1:]:
            assert match.play(move) == loaded.play(move)
        loaded.goto(0)
        loaded.play("add 3")
        assert loaded.steps == match.steps[: len(loaded.steps)], "what was drawn again is remembered"


def test_nothing_is_drawn_while_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    document = finished().to_record()
    monkeypatch.setattr(fakegame.Counter, "draw", None)
    assert Match.from_record(document).to_record() == document


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("older")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(RecordError, match=r"game\.json: cannot be written: No space left"):
        finished().save(path)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("game.json", "older")]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json: cannot be read: No such file"):
        Match.load(tmp_path / "none.json")
    with pytest.raises(RecordError, match="cannot be read"):
        Match.load(tmp_path)
    big = tmp_path / "big.json"
    big.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(RecordError, match=r"big\.json: is .* bytes long"):
        Match.load(big)


Edit = Callable[[dict[str, Any]], object]


def put(*path: str | int, value: Any) -> Edit:
    def edit(document: dict[str, Any]) -> None:
        place: Any = document
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return edit


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda d: d.pop("seed"), "seed: is missing"),
        (lambda d: d.pop("checkpoints"), "checkpoints: is missing"),
        (put("seeds", value=3), "seeds: is unknown; did you mean 'seed'"),
        (put("format", value="pgn"), "format: cannot be 'pgn'"),
        (put("format_version", value=2), "format_version: must be 1 to 1, not 2"),
        (put("game", value="chess"), "game: cannot be 'chess'"),
        (put("game", value=["deus"]), "game: must be a text"),
        (put("players", value=True), "players: must be a whole number, not True"),
        (put("players", value=3), "seats: must have 3 to 3 entries, not 2"),
        (put("seats", value=["Ann", "B\n"]), r"seats\[1\]: must be at most 100 printable"),
        (put("seed", value=2**70), "seed: must be"),
        (put("chance", value="never"), "chance: cannot be 'never'"),
        (put("auto", value=1), "auto: must be true or false, not 1"),
        (put("options", value=[1]), "options: must be a mapping"),
        (put("options", "bonus", value=2), "options: differ from those of checkpoints"),
        (put("components", "id", value=3), r"components\.id: must be a text"),
        (put("components", "sha256", value="1" * 64), "components: the game was played with component set"),
        (put("cursor", value=999), "cursor: must be 0 to"),
        (put("steps", value="add 1"), "steps: must be a list"),
        (put("steps", value=["add 1"] * 20_001), "steps: must have 0 to 20000 entries"),
        (put("steps", 0, value=7), r"steps\[0\]: must be a text, not 7"),
        (put("steps", 0, value="x" * 201), r"steps\[0\]: must be at most 200"),
        (put("steps", 0, value="jump"), r"steps\[0\]: 'jump' at 0: no action of the counter game"),
        (put("steps", 3, value="left"), r"steps\[3\]: 'left' is not legal: core.step\(step=turn\)"),
        (put("rerolls", value=[{"step": 99, "replaced": ["a"]}]), r"rerolls\[0\]\.step: must be 0 to"),
        (put("rerolls", value=[{"step": 2, "replaced": []}]), r"rerolls\[0\]\.replaced: must have 1 to"),
        (put("checkpoints", value=[]), "checkpoints: must have 1 to"),
        (put("checkpoints", 0, "step", value=1), r"checkpoints\[0\]\.step: must be 0 to 0, not 1"),
        (put("checkpoints", 2, "step", value=1), r"checkpoints\[2\]\.step: must be"),
        (put("checkpoints", 0, "position", value=None), r"checkpoints\[0\]\.position: must be a mapping"),
        (put("checkpoints", 0, "position", "seat", value=1), r"checkpoints\[0\]\.position: is not the position"),
        (put("checkpoints", 1, "sha256", value="0" * 64), r"checkpoints\[1\]: the steps before lead to another"),
        (put("result", value=None), "result: the steps lead to another result"),
        (put("result", "seats", 0, "total", value=99), "result: the steps lead to another result"),
    ],
)
def test_a_broken_record_names_the_field(edit: Edit, message: str) -> None:
    document = json.loads(json.dumps(finished().to_record()))
    edit(document)
    with pytest.raises(RecordError, match="^" + message):
        Match.from_record(document)


def test_text_instead_of_a_file() -> None:
    match = finished()
    assert everything(Match.from_json(match.to_json())) == everything(match)
    assert everything(Match.from_json(match.to_json().encode())) == everything(match)
    with pytest.raises(RecordError, match="record: is nested deeper"):
        Match.from_json("[" * 99)


@pytest.mark.parametrize("strange", [{1, 2}, float("nan"), {1: 2, "a": 3}, object()])
def test_what_json_cannot_hold_is_refused(strange: object) -> None:
    document = finished().to_record()
    document["checkpoints"][1]["position"]["seat"] = strange
    with pytest.raises(RecordError, match=r"checkpoints\[1\]\.position: must hold plain JSON values only"):
        Match.from_record(document)


def test_no_damage_escapes_the_library_s_own_errors() -> None:
    text = finished().to_json()
    for number in range(len(places(json.loads(text)))):
        for strange in STRANGE:
            document = json.loads(text)
            container, key = places(document)[number]
            container[key] = strange
            for mark in document["checkpoints"] if isinstance(document["checkpoints"], list) else ():
                if isinstance(mark, dict) and isinstance(mark.get("position"), dict):
                    mark["sha256"] = digest(mark["position"])
            with contextlib.suppress(RecordError):
                Match.from_record(document, salvage=True)


@pytest.mark.parametrize("document", [None, 3, "x", [], [{}], {}, {"format": "gamepkg-record"}, {3: 4}])
def test_what_is_no_record_at_all(document: object) -> None:
    with pytest.raises(RecordError):
        Match.from_record(document)


def test_a_position_that_is_wrong_is_named_with_its_field() -> None:
    document = finished().to_record()
    place = document["checkpoints"][0]
    place["position"]["points"] = [1, -1]
    place["sha256"] = digest(place["position"])
    with pytest.raises(RecordError, match=r"^checkpoints\[0\]\.position\.points\[1\]: must be") as caught:
        Match.from_record(document)
    assert caught.value.checkpoint == 1


def test_salvage_keeps_the_steps_up_to_the_last_good_checkpoint() -> None:
    match = finished()
    document = match.to_record()
    rounds = [place["step"] for place in document["checkpoints"]]
    assert rounds == [0, 6, 12, 18]
    document["steps"][14] = "add 9"
    with pytest.raises(RecordError, match="checkpoint 2 after 12 steps is good") as caught:
        Match.from_record(document)
    assert (caught.value.field, caught.value.checkpoint) == ("steps[14]", 2)
    saved = Match.from_record(document, salvage=True)
    match.goto(12)
    assert saved.steps == match.steps[:12]
    assert saved.journal.events == match.journal.events
    assert saved.play("add 1")


def test_the_rule_of_an_illegal_step_is_named() -> None:
    document = finished().to_record()
    document["steps"][4] = "right"
    with pytest.raises(RecordError) as caught:
        Match.from_record(document)
    assert (caught.value.field, caught.value.rule) == ("steps[4]", "core.step")


def test_salvage_from_a_later_position_when_the_start_is_lost() -> None:
    match = finished()
    document = match.to_record()
    document["checkpoints"][0]["position"] = {}
    with pytest.raises(RecordError) as caught:
        Match.from_record(document)
    assert caught.value.checkpoint == 1
    saved = Match.from_record(document, salvage=True)
    match.goto(6)
    assert saved.state.key() == match.state.key()
    assert saved.steps == ()


def test_any_checkpoint_opens_as_a_new_start() -> None:
    match = finished()
    saved = Match.from_record(match.to_record(), checkpoint=2)
    match.goto(12)
    assert saved.state.key() == match.state.key()
    with pytest.raises(RecordError, match="checkpoints: there is no checkpoint 4; they are 0 to 3"):
        Match.from_record(match.to_record(), checkpoint=4)


def test_a_salvage_that_finds_nothing_says_what_is_wrong() -> None:
    document = finished().to_record()
    for place in document["checkpoints"]:
        place["sha256"] = "0"
    with pytest.raises(RecordError, match=r"checkpoints\[0\]\.position") as caught:
        Match.from_record(document, salvage=True)
    assert caught.value.checkpoint is None


def test_other_components_are_not_salvaged(monkeypatch: pytest.MonkeyPatch) -> None:
    document = finished().to_record()
    monkeypatch.setattr(fakegame, "COMPONENTS", ("other-cards", "1" * 64))
    with pytest.raises(RecordError, match=r"'counter-cards' \(sha256 000000000000\), here is .*'other-cards'"):
        Match.from_record(document, salvage=True)


def test_other_rules_are_mentioned_where_a_step_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    document = finished().to_record()
    monkeypatch.setattr(fakegame, "RULES_VERSION", "2")
    assert Match.from_record(document).outcome is not None, "a record that still replays is welcome"
    document["steps"][0] = "right"
    with pytest.raises(RecordError, match="recorded with rules 1, these are 2"):
        Match.from_record(document)
