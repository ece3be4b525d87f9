"""Untrusted JSON is bounded, and typed getters name the bad field."""

from __future__ import annotations

from typing import Any

import pytest

from gamepkg.core.errors import FieldError, PositionError, RecordError
from gamepkg.core.limits import MAX_BYTES, MAX_DEPTH, MAX_ITEMS, Fields, read_json


def test_plain_values_come_through() -> None:
    assert read_json('{"a": [1, -2, 1.5, true, null, "ü[{,"]}') == {"a": [1, -2, 1.5, True, None, "ü[{,"]}
    assert read_json(b'\xef\xbb\xbf{"a": 1}') == {"a": 1}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), "nested deeper than 32"),
        ("[" * 1_000_000, "nested deeper than 32"),
        ('{"a":' * 100_000, "nested deeper than 32"),
        ("[" + "1," * (MAX_ITEMS + 1) + "1]", "more than 400000 items"),
        ("x" * (MAX_BYTES + 1), "bytes long"),
        ("[NaN]", "NaN"),
        ("[-Infinity]", "-Infinity"),
        ("[1e999]", "too large"),
        ("[" + "9" * 5000 + "]", "too large"),
        ('{"a": {"b": 1, "b": 1}}', "'b' stands twice"),
        ("", "is no JSON"),
        ('{"a": ', "is no JSON"),
        ('"' + "\\" * 1_000_001, "is no JSON"),
        ('"' + '\\"' * 1_000_000, "is no JSON"),
        (b"\xff\xfe", "is not UTF-8"),
    ],
    ids=lambda value: repr(value[:20]) if len(value) > 40 else repr(value),
)
def test_hostile_text_is_refused(text: str | bytes, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        read_json(text, RecordError, "record")


def test_the_deepest_allowed_text_is_read() -> None:
    assert read_json("[" * MAX_DEPTH + "]" * MAX_DEPTH)


DATA: dict[str, Any] = {
    "gold": 7,
    "flag": True,
    "name": "wood",
    "line": "a\nb",
    "cards": ["a", 3],
    "counts": [1, 2, 99],
    "players": [{"gold": 1}, {"glod": 1}],
    "regions": {"12": 1, "x": 2},
}


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda f: f.want_int("gold", 0, 6), "gold: must be 0 to 6, not 7"),
        (lambda f: f.want_int("flag", 0, 6), "flag: must be a whole number, not True"),
        (lambda f: f.want_int("name", 0, 6), "name: must be a whole number, not 'wood'"),
        (lambda f: f.want_int("none", 0, 6), "none: is missing"),
        (lambda f: f.want_bool("gold"), "gold: must be true or false, not 7"),
        (lambda f: f.want_str("gold"), "gold: must be a text, not 7"),
        (lambda f: f.want_str("line"), "line: must be at most 1000 printable characters in one line"),
        (lambda f: f.want_str("name", ("woods", "ore")), "name: cannot be 'wood'; did you mean 'woods'?"),
        (lambda f: f.want_list("gold", 3), "gold: must be a list, not 7"),
        (lambda f: f.want_list("counts", 2), "counts: must have 0 to 2 entries, not 3"),
        (lambda f: f.want_ints("counts", 0, 9, 5), r"counts\[2\]: must be 0 to 9, not 99"),
        (lambda f: f.want_strs("cards", 5), r"cards\[1\]: must be a text, not 3"),
        (lambda f: f.want_map("gold"), "gold: must be a mapping, not 7"),
        (lambda f: f.want_maps("players", ("gold",), 4), r"players\[1\].glod: is unknown; did you mean 'gold'\?"),
        (lambda f: f.want_map("regions").int_keys(0, 20), "regions.x: must be named by a number from 0 to 20"),
    ],
)
@pytest.mark.parametrize("error", [PositionError, RecordError])
def test_every_getter_names_the_path(call: Any, message: str, error: type[FieldError]) -> None:
    with pytest.raises(error, match="^" + message):
        call(Fields(DATA, error=error))


def test_getters_give_what_is_there_or_the_default() -> None:
    fields = Fields(DATA)
    assert fields.want_int("gold", 0, 9) == 7
    assert fields.want_int("none", 0, 9, default=4) == 4
    assert fields.want_bool("flag") is True
    assert fields.want_str("name", ("wood",)) == "wood"
    assert fields.want_ints("counts", 0, 99, 3) == [1, 2, 99]
    assert fields.want_strs("none", 3, default=()) == []
    assert fields.want_map("none", default={}).int_keys(0, 3) == []
    assert [player.path for player in fields.want_maps("players", None, 4)] == ["players[0]", "players[1]"]
    assert "gold" in fields and "none" not in fields
    assert list(fields) == list(DATA) and len(fields) == len(DATA)


def test_a_wrong_document_is_named() -> None:
    with pytest.raises(PositionError, match="document: must be a mapping, not a list of 2"):
        Fields([1, 2])
    with pytest.raises(PositionError, match="must be named by a string"):
        Fields({1: 2})
