"""The rule book of Stone Age: complete, in two languages, in the words of the glossary."""

from __future__ import annotations

from pathlib import Path

import gamepkg as gp
from gamepkg.stoneage.notation import BLOCKS, CHANCE
from gamepkg.stoneage.places import places
from gamepkg.stoneage.setup import RULINGS
from gamepkg.stoneage.table import DECISIONS, RULES_IN_EVENTS
from tests.rules_coverage import marks_of_rules

FROZEN = dict(line.split() for line in Path(__file__).with_name("rule_ids.txt").read_text("utf-8").splitlines() if line)
BOOK = gp.rulebook("stoneage")
RULES = list(BOOK.values())


def test_the_book_is_the_catalogue_of_the_base_game() -> None:
    assert {rule.id: rule.status for rule in RULES if not rule.id.startswith("core.")} == FROZEN


def test_rules_with_choices_are_the_options_of_the_game() -> None:
    assert {rule.id: rule.choices for rule in RULES if rule.choices} == RULINGS


def test_every_rule_that_the_engine_cites_is_in_the_book() -> None:
    cited = {*RULES_IN_EVENTS, *(rule for _, rule in DECISIONS.values()), *(b.rule for b in (*BLOCKS, *CHANCE))}
    assert cited | {place.rule for place in places(4)} <= BOOK.keys()


def test_words_of_players_find_the_rules() -> None:
    assert "stoneage.place.no-pass" in [rule.id for rule in BOOK.search("passing")]
    assert "stoneage.end.multipliers" in [rule.id for rule in BOOK.search("シャーマン", "ja")]
    assert "stoneage.place.village" in [rule.id for rule in BOOK.search("労働者", "ja")]


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    marks = marks_of_rules()
    assert [rule for rule in BOOK if not marks.get(rule)] == []
    assert {rule for rule in marks if rule.startswith("stoneage.")} <= BOOK.keys()
