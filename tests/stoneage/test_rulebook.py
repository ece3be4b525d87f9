"""The rule book of Stone Age: complete, in two languages, in the words of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gamepkg as gp
from gamepkg.core.rulebook import LANGUAGES, STATUSES, Rule
from gamepkg.stoneage.notation import BLOCKS, CHANCE
from gamepkg.stoneage.places import places
from gamepkg.stoneage.setup import RULINGS
from gamepkg.stoneage.table import DECISIONS, RULES_IN_EVENTS
from tests.rules_coverage import marks_of_rules

FROZEN = dict(line.split() for line in Path(__file__).with_name("rule_ids.txt").read_text("utf-8").splitlines() if line)
JAPANESE = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
BOOK = gp.rulebook("stoneage")
RULES = list(BOOK.values())


def test_the_book_is_the_catalogue_of_the_base_game() -> None:
    assert len(FROZEN) == 84
    assert {status: list(FROZEN.values()).count(status) for status in STATUSES} == {
        "seed": 52, "official": 20, "ruling": 12,
    }  # fmt: skip
    assert {rule.id: rule.status for rule in RULES if not rule.id.startswith("core.")} == FROZEN


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_titles_and_texts_are_complete_in_both_languages(rule: Rule) -> None:
    for texts in (rule.title, rule.text):
        assert tuple(texts) == LANGUAGES
        assert JAPANESE.search(texts["ja"])
        assert not JAPANESE.search(texts["en"])
    assert rule.text_in("en").endswith(".")
    assert rule.text_in("ja").endswith("。")
    assert len(re.findall(r"[.!?](?= |$)", rule.text_in("en"))) <= 3, "at most three sentences"


def test_titles_tell_the_rules_apart() -> None:
    for lang in LANGUAGES:
        titles = [rule.title_in(lang) for rule in RULES]
        assert [title for title in titles if titles.count(title) > 1] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_texts_keep_to_the_words_of_the_glossary(rule: Rule) -> None:
    english = f"{rule.title_in('en')} {rule.text_in('en')}".lower()
    japanese = f"{rule.title_in('ja')} {rule.text_in('ja')}"
    assert re.findall(r"\b(worker|workers|meeple|illegal|invalid|bug|should|victory points)\b", english) == []
    assert re.findall("食糧|労働者|人物駒|違法|不正|ヶ所|ケ所|！|家タイル", japanese) == []
    assert "  " not in english


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
