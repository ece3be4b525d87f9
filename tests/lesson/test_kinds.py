"""Questions of any game: boards with berries, icons and initial camps, points, and what a game finds."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from gamepkg.lesson import Session, check, load
from gamepkg.lesson.model import Lesson
from widgets.lesson import LearnPage

FILE = """
id = "my.GAME"
game = "GAME"
number = 1
minutes = 1
title = { en = "T", ja = "題" }
aim = { en = "A", ja = "目標" }
[boards]
BOARD
[[step]]
id = "one"
kind = "count"
rules = ["RULE"]
title = { en = "S", ja = "段" }
text = { en = "TEXT", ja = "TEXT" }
task = { en = "Go.", ja = "どうぞ。" }
praise = { en = "Yes.", ja = "はい。" }
hints = [{ en = "h", ja = "ひ" }, { en = "h", ja = "ひ" }]
POSITION
[[step.part]]
"""


def head(game: str, rule: str, text: str, position: str, board: str = "") -> str:
    """A lesson file up to its one question."""
    values = {"GAME": game, "RULE": rule, "TEXT": text, "POSITION": position, "BOARD": board}
    return reduce(lambda file, key: file.replace(key, values[key]), values, FILE)


# H touches A and B; C lies beyond A, D beyond B. A and C are one zone, with the berry.
ARMS = """arms = [
  "H camp 0 0 seat=0", "A desert 1 0", "C desert 2 0 berry", "B forest -1 0", "D mountain -2 0",
  "artifact A C", "crystal B D",
]"""
HANDS = """board = "arms"
position.players = [{ hand = ["water-fire", "desert-fire", "desert-artifact"], berries = 2 }, { berries = 1 }, {}]"""
HEAD = head("dewan", "dewan.camp.route", "From {H} to {C}.", HANDS, ARMS)
HEAD += """
rule = "dewan.camp.pay"
light = ["A", "desert-fire"]
"""

KINDS = {
    'number = { measure = "price H A C" }\nanswer = 3': 3,
    'number = { measure = "cheapest C" }\nanswer = 3': 3,
    'number = { measure = "cheapest D" }\nanswer = 0': 0,
    'number = { measure = "routes A" }\nanswer = 1': 1,
    # 2 points a berry.
    'number = { points = "berries" }\nanswer = 4': 4,
    'number = { points = "berries", seat = 1 }\nanswer = 2': 2,
    'number = { points = "total", seat = 2 }\nanswer = 4': 4,  # most fire, tied at none, is 4 for each
    'mark = { find = "reach" }\nanswer = ["A", "C"]': ["A", "C"],
    'mark = { legal = "camp" }\nanswer = ["H"]': ["H"],
    'mark = { neighbours = "H" }\nanswer = ["B", "A"]': ["A", "B"],
}


def lesson(tmp_path: Path, part: str) -> Lesson:
    path = tmp_path / "lesson.toml"
    path.write_text(HEAD + part, "utf-8")
    assert [str(problem) for problem in check(path)] == []
    return load(path)


@pytest.mark.parametrize("part", KINDS)
def test_the_engine_knows_the_answer(tmp_path: Path, part: str) -> None:
    right: Any = KINDS[part]
    session = Session(lesson(tmp_path, part))
    found = session.right(0)
    assert (sorted(found) if isinstance(right, list) else found) == right  # type: ignore[arg-type]
    assert session.answer(right).right


def test_a_board_has_its_berries_icons_and_initial_camps(tmp_path: Path) -> None:
    """Numbered by rows: D, B, H, A, C."""
    session = Session(lesson(tmp_path, 'number = { measure = "price H A" }\nanswer = 2'))
    state: Any = session.stage.state
    assert session.stage.number == {"D": 1, "B": 2, "H": 3, "A": 4, "C": 5}
    assert [(icon.resource, icon.a, icon.b) for icon in state.map.icons] == [("artifact", 4, 5), ("crystal", 1, 2)]
    assert (state.players, state.map.berries, state.map.initial) == (3, (5,), (3, 0, 0))
    assert session.told("From {H} to {C}.", "en") == "From 3 to 5."


def test_a_wrong_answer_lights_spaces_and_cards(tmp_path: Path) -> None:
    catch = '{ answer = 2, catch = { en = "c", ja = "し" }, light = ["desert-fire", "C"] }'
    part = f'number = {{ measure = "price H A C" }}\nanswer = 3\ncatches = [{catch}]'
    session = Session(lesson(tmp_path, part))
    (remark,) = session.answer(2).remarks
    assert (remark.rule, remark.regions, remark.things) == ("dewan.camp.pay", (5,), ("desert-fire",))
    (remark,) = session.answer(9).remarks
    assert (remark.regions, remark.things) == ((4,), ("desert-fire",))


def test_a_wrong_mark_is_told_the_comment_of_the_file(tmp_path: Path) -> None:
    part = 'mark = { find = "reach" }\nanswer = ["A", "C"]\ncatch = { en = "c", ja = "し" }'
    verdict = Session(lesson(tmp_path, part)).answer(["A", "D"])
    assert (verdict.wrong, verdict.missing) == ((1,), 1)
    assert [remark.text["en"] for remark in verdict.remarks] == [
        "1 space is still missing. Read this rule again.",
        "c",
    ]


def test_an_option_may_hold_by_points_and_amounts(tmp_path: Path) -> None:
    """Two berries are 4 points and one is 2; a path from H to A costs two cards; nobody has won yet."""
    facts = ["points = { berries = [4, 2, 0] }", 'measures = { "price H A" = 2 }', "wins = [0]"]
    options = "".join(
        f'\n[[step.part.option]]\nid = "o{i}"\ntext = {{ en = "o", ja = "お" }}\nis = {{ {fact} }}'
        for i, fact in enumerate(facts)
    )
    one = lesson(tmp_path, f'choose = {{ several = true }}\nanswer = ["o0", "o1"]\n{options}')
    assert Session(one).answer(["o0", "o1"]).right
    assert not Session(one).answer(["o0", "o1", "o2"]).right


def test_what_a_game_does_not_find_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(HEAD + 'number = { measure = "luck" }\nanswer = 1', "utf-8")
    (problem,) = check(path)
    assert str(problem).startswith("step[0].part[0]: luck: is nothing that the game finds; it finds price")


def test_an_icon_lies_between_regions_of_the_board(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(HEAD.replace("artifact A C", "artifact A X") + 'number = { points = "fire" }\nanswer = 0', "utf-8")
    assert any(str(problem).startswith("boards.arms[5]: must read like") for problem in check(path))


# -------------------------------------------------------------------- a game without a map

TRIBES = (
    "position.players = [{ wood = 2 }, { placed = { field = 1, river = 2, quarry = 2 } }, { placed = { hut = 2 } }]"
)
PLACES = head("stoneage", "stoneage.place.village-limit", "{forest} or {card-4}.", TRIBES)

OPEN = ["hunt", "forest", "clay_pit", "quarry", "river"]
OPEN += [*(f"card-{i}" for i in range(1, 5)), *(f"building-{i}" for i in range(1, 4))]


def place_lesson(tmp_path: Path, part: str) -> Session:
    path = tmp_path / "lesson.toml"
    path.write_text(PLACES + part, "utf-8")
    assert [str(problem) for problem in check(path)] == []
    return Session(load(path))


def test_places_are_marked_by_their_names(tmp_path: Path) -> None:
    """With three players two of field, tool maker and hut are used; a resource place takes two players."""
    session = place_lesson(tmp_path, f'mark = {{ legal = "place" }}\nanswer = {OPEN}')
    assert sorted(session.right(0)) == sorted(OPEN)  # type: ignore[arg-type]
    verdict = session.answer([*OPEN, "tool_maker"])
    assert (verdict.wrong, verdict.missing) == ((6,), 0)
    (remark,) = verdict.remarks
    assert remark.rule == "stoneage.place.village-limit"
    assert remark.regions == (7, 8)  # field and hut, which are taken
    assert session.told("{forest} or {card-4}.", "en") == "Forest or Card for 4."


def test_a_lesson_without_a_map_asks_for_numbers_and_rules(tmp_path: Path) -> None:
    number = place_lesson(
        tmp_path,
        'number = { measure = "held people" }\nanswer = 5\nrule = "stoneage.setup.player"\nlight = ["people"]',
    )
    (remark,) = number.answer(4).remarks
    assert (remark.things, remark.regions) == (("people",), ())
    among = ["stoneage.place.village-limit", "stoneage.place.hut"]
    choose = f'choose = {{ refused = ["place tool_maker 1"], among = {among} }}'
    refused = place_lesson(tmp_path, f"{choose}\nanswer = {among[:1]}")
    assert refused.answer(["stoneage.place.village-limit"]).right


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_page_works_without_a_map(tmp_path: Path, lang: str) -> None:
    session = place_lesson(tmp_path, f'mark = {{ legal = "place" }}\nanswer = {OPEN}')
    page = LearnPage([session.lesson], lang)
    desk = page.desk
    desk.click(6)
    desk.check()
    assert not desk.session.verdict.right  # type: ignore[union-attr]
    for place in OPEN:
        desk.click(session.stage.region(place))
    desk.click(6)
    desk.check()
    assert desk.session.finished
