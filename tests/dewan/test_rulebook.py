"""The rule book of Dewan: the same numbers in both languages, what a table may choose, a test for each rule."""

from __future__ import annotations

import re

import pytest

import gamepkg as gp
from gamepkg.core.rulebook import Rule
from tests.rules_coverage import marks_of_rules

BOOK = gp.rulebook("dewan")
RULES = [rule for rule in BOOK.values() if rule.id.startswith("dewan.")]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_the_numbers_of_the_english_text_stand_in_the_japanese_one(rule: Rule) -> None:
    english = re.findall(r"\d+", rule.text_in("en"))
    japanese = re.findall(r"\d+", rule.text_in("ja"))
    assert set(english) <= set(japanese), (english, japanese)


def test_the_book_is_the_catalogue_and_nothing_else() -> None:
    assert len(RULES) == 120


def test_what_a_table_may_play_otherwise() -> None:
    choices = {rule.id: rule.choices for rule in RULES if rule.choices}
    assert choices == {
        "dewan.score.most-fire-tie": ("each", "split", "none"),
        "dewan.score.initial-camp": ("counts", "left-out"),
    }


def test_every_rule_has_a_test() -> None:
    assert [rule.id for rule in RULES if not marks_of_rules().get(rule.id)] == []
