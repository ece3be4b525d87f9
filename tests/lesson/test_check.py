"""The checker names every planted error, with its place and what would be right, and never falls over."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamepkg import cli
from gamepkg.lesson import LessonError, check, load
from gamepkg.lesson.read import MOST_BYTES

GOOD = """
id = "test.lesson"
game = "deus"
number = 1
minutes = 5
title = { en = "Title", ja = "題" }
aim = { en = "Aim.", ja = "目標。" }

[boards]
tile = ["C field 0 0", "V village 1 0", "F forest 1 -1", "S1 sea 0 -1", "W swamp -1 0", "S2 sea -1 1", "M mountain 0 1"]

[[step]]
id = "place"
kind = "place"
rules = ["deus.place.later"]
title = { en = "Step", ja = "ステップ" }
text = { en = "You stand in {C}.", ja = "{C}にいます。" }
task = { en = "Mark.", ja = "選んでください。" }
praise = { en = "Good.", ja = "そのとおりです。" }
hints = [{ en = "One.", ja = "1。" }, { en = "Two.", ja = "2。" }]
board = "tile"
play = ["build production-small", "pay clay"]
position.players = [{ vp = 0, hand = ["production-small"] }, {}]
position.regions.C = { seat = 0, pieces = ["civil"] }
[[step.part]]
ask = { en = "Where?", ja = "どこですか。" }
mark = { legal = "place", opens = "deus.place.later" }
answer = ["C", "F", "W", "M"]
[[step.part]]
ask = { en = "How much?", ja = "何VPですか。" }
number = { gain = "vp", do = ["place F"] }
answer = 0
rule = "deus.village.no-army-yet"
light = ["V"]
[[step.part]]
ask = { en = "What?", ja = "どれですか。" }
choose = {}
answer = ["no"]
rule = "deus.place.sea"
light = ["S1"]
[[step.part.option]]
id = "yes"
text = { en = "Yes.", ja = "はい。" }
is.can = ["place S1"]
[[step.part.option]]
id = "no"
text = { en = "No.", ja = "いいえ。" }
is = { cannot = ["place S1"], by = ["deus.place.sea"] }
"""

PLANTED = {
    "unknown rule": (
        'rules = ["deus.place.later"]',
        'rules = ["deus.place.l"]',
        "step[0].rules[0]",
        "deus.place.later",
    ),
    "rule of a part": ('rule = "deus.place.sea"', 'rule = "deus.sea"', "step[0].part[2].rule", "no rule 'deus.sea'"),
    "missing language": (
        'task = { en = "Mark.", ja = "選んでください。" }',
        'task = { en = "Mark." }',
        "step[0].task.ja",
        "missing",
    ),
    "missing hint": (', { en = "Two.", ja = "2。" }]', "]", "step[0].hints", "2 to 2 entries"),
    "position": ("vp = 0", "vp = -1", "step[0].part[0].position", "players[0].vp: must be 0 to"),
    "position, by rule": ('["civil"]', '["maritime"]', "step[0].part[0].position", "rule deus.place.sea"),
    "unplayable": ('"pay clay"]', '"pay wood"]', "step[0].part[0].play", "cannot be played here"),
    "no action": ('"pay clay"]', '"pya clay"]', "step[0].part[0].play", "did you mean 'pay'"),
    "wrong marks": (
        '["C", "F", "W", "M"]',
        '["F", "W", "S1"]',
        "step[0].part[0].answer",
        "S1 must go; C, M must be there",
    ),
    "unknown region": (
        '["C", "F", "W", "M"]',
        '["C", "F", "W", "X"]',
        "step[0].part[0].answer",
        "'X', which is no region",
    ),
    "wrong number": ("answer = 0", "answer = 3", "step[0].part[1].answer", "must be 0, as the rules give, not 3"),
    "wrong option": ('answer = ["no"]', 'answer = ["yes"]', "step[0].part[2].answer", "yes must go; no must be there"),
    "no option": ('answer = ["no"]', 'answer = ["maybe"]', "step[0].part[2].answer[0]", "'yes', 'no'"),
    "not two right": (
        'is.can = ["place S1"]',
        'is.can = ["place F"]',
        "step[0].part[2].choose",
        "one right option, not 2",
    ),
    "long text": ("You stand in {C}.", "You stand. " * 46, "step[0].text.en", "at most 90 words with the task, not 93"),
    "long text, ja": ("{C}にいます。", "います。" * 70, "step[0].text.ja", "at most 260 letters"),
    "region in a text": ("You stand in {C}.", "You stand in {K}.", "step[0].text.en", "{K}, which is no region"),
    "unlit": ('light = ["V"]', "", "step[0].part[1].light", "lights the regions"),
    "lit, unknown": ('light = ["V"]', 'light = ["Q"]', "step[0].part[1].light", "'Q', which is no region"),
    "no rule for a wrong answer": (
        'rule = "deus.village.no-army-yet"',
        "",
        "step[0].part[1].rule",
        "the rule that a wrong answer breaks",
    ),
    "unknown key": ("minutes = 5", "minuets = 5", "minuets", "did you mean 'minutes'"),
    "unknown kind": ('kind = "place"', 'kind = "plaice"', "step[0].kind", "did you mean 'place'"),
    "unknown board": ('board = "tile"', 'board = "tiel"', "step[0].board", "did you mean 'tile'"),
    "bad board": ('"C field 0 0"', '"C field 0"', "boards.tile[0]", "must read like"),
    "board of the game": ('"C field 0 0"', '"C lava 0 0"', "step[0].part[0].position", "lava"),
    "game": ('game = "deus"', 'game = "chess"', "game", "possible: 'deus'"),
    "no TOML": ('id = "test.lesson"', "id = ", "lesson", "is no TOML"),
}


def problems(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "lesson.toml"
    path.write_text(text, "utf-8")
    return [str(problem) for problem in check(path)]


def test_a_good_lesson_has_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD) == []


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_error_is_named_with_its_place(tmp_path: Path, name: str) -> None:
    old, new, place, words = PLANTED[name]
    assert GOOD.count(old) >= 1
    found = problems(tmp_path, GOOD.replace(old, new, 1))
    assert any(problem.startswith(f"{place}: ") and words in problem for problem in found), found


def test_all_problems_are_named_at_once(tmp_path: Path) -> None:
    text = GOOD.replace('ja = "題"', 'ja = ""').replace(
        '"place"\nrules = ["deus.place.later"]', '"place"\nrules = ["x"]'
    )
    found = problems(tmp_path, text.replace("answer = 0", "answer = 1"))
    assert [problem.split(":")[0] for problem in found] == ["title.ja", "step[0].rules[0]", "step[0].part[1].answer"]


@pytest.mark.parametrize(
    "raw", [b"", b"\xff\xfe", b"a" * (MOST_BYTES + 1), b"a = " + b"[" * 5000, b"a = " + b"[" * 30 + b"]" * 30]
)
def test_what_is_no_lesson_ends_in_one_problem(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "lesson.toml"
    path.write_bytes(raw)
    (problem,) = check(path)
    assert isinstance(problem, LessonError)
    with pytest.raises(LessonError):
        load(path)


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(GOOD, "utf-8")
    assert cli.main(["lesson", "check", str(path)]) == 0
    assert "good" in capsys.readouterr().out
    path.write_text(GOOD.replace("answer = 0", "answer = 7"), "utf-8")
    assert cli.main(["lesson", "check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", "gamepkg: step[0].part[1].answer: must be 0, as the rules give, not 7\n")
    assert cli.main(["lesson", "check", str(tmp_path / "none.toml")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_the_lesson_of_the_manual_is_good(root: Path, tmp_path: Path) -> None:
    manual = (root / "docs" / "write-a-lesson.md").read_text("utf-8")
    example = manual.split("## A whole lesson", 1)[1].split("```toml\n", 1)[1].split("```", 1)[0]
    assert problems(tmp_path, example) == []
