"""The rule book of Dewan: complete, in two languages, with the same numbers in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gamepkg as gp
from gamepkg.core.rulebook import LANGUAGES, Rule
from tests.rules_coverage import marks_of_rules

FROZEN = dict(line.split() for line in Path(__file__).with_name("rule_ids.txt").read_text("utf-8").splitlines() if line)
JAPANESE = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
BOOK = gp.rulebook("dewan")
RULES = [rule for rule in BOOK.values() if rule.id.startswith("dewan.")]
SAID_IN_WORDS = {"one": 1, "two": 2, "three": 3, "five": 5, "seven": 7, "six": 6}


def test_the_frozen_list_is_the_whole_catalogue() -> None:
    assert len(FROZEN) == 120
    assert [rule.id for rule in RULES] and {rule.id for rule in RULES} == FROZEN.keys()


@pytest.mark.parametrize("rule_id", FROZEN)
def test_every_rule_has_its_status(rule_id: str) -> None:
    assert BOOK[rule_id].status == FROZEN[rule_id]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_titles_and_texts_are_complete_in_both_languages(rule: Rule) -> None:
    for texts in (rule.title, rule.text):
        assert tuple(texts) == LANGUAGES
        assert JAPANESE.search(texts["ja"]) and not JAPANESE.search(texts["en"])
    assert rule.text_in("en").endswith(".") and rule.text_in("ja").endswith("。")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_the_numbers_of_the_english_text_stand_in_the_japanese_one(rule: Rule) -> None:
    english = re.findall(r"\d+", rule.text_in("en"))
    japanese = re.findall(r"\d+", rule.text_in("ja"))
    assert set(english) <= set(japanese), (english, japanese)


def test_what_a_table_may_play_otherwise() -> None:
    choices = {rule.id: rule.choices for rule in RULES if rule.choices}
    assert choices == {
        "dewan.score.most-fire-tie": ("each", "split", "none"),
        "dewan.score.initial-camp": ("counts", "left-out"),
    }


def test_every_rule_has_a_test() -> None:
    assert [rule.id for rule in RULES if not marks_of_rules().get(rule.id)] == []
