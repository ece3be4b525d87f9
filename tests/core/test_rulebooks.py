"""The rule books of all games: the whole catalogue with its statuses, complete in two languages, in one vocabulary."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

import gamepkg as gp
from gamepkg.core.registry import MODULES
from gamepkg.core.rulebook import LANGUAGES, STATUSES, Rule

GAMES: Final = tuple(MODULES)
JAPANESE: Final = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
BOOKS: Final = {game: gp.rulebook(game) for game in GAMES}
RULES: Final = [pytest.param(game, rule, id=rule.id) for game, book in BOOKS.items() for rule in book.values()]
CATALOGUE: Final = {"deus": (75, 24, 28), "dewan": (81, 8, 31), "stoneage": (52, 20, 12)}
"""How many rules of the catalogue come from the help page, from the published rules, and are rulings."""

NEVER: Final = {
    "deus": (r"hex|hexes|token|stock", "神殿|蛮族|ヘクス|マス|木材"),
    "dewan": (r"hex|hexes|area|areas|tent|tents", "マス|キャンプ|差しこ"),
    "stoneage": (r"worker|workers|meeple|victory points", "食糧|労働者|人物駒|家タイル"),
}
"""Words that the glossary has others for, English and Japanese; those below hold in every game."""
NOWHERE: Final = (r"illegal|invalid|bug|should", "違法|不正|ヶ所|ケ所|！")


def frozen(game: str) -> dict[str, str]:
    """The ids of the catalogue with their statuses, as they were when the game came to the library."""
    text = Path(__file__).parent.with_name(game).joinpath("rule_ids.txt").read_text("utf-8")
    return dict(line.split() for line in text.splitlines() if line)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_catalogue_is_there_with_its_status(game: str) -> None:
    wanted = frozen(game)
    statuses = list(wanted.values())
    assert tuple(statuses.count(status) for status in STATUSES) == CATALOGUE[game]
    assert {rule: BOOKS[game][rule].status for rule in wanted} == wanted


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_titles_and_texts_are_complete_in_both_languages(game: str, rule: Rule) -> None:
    for texts in (rule.title, rule.text):
        assert tuple(texts) == LANGUAGES
        assert JAPANESE.search(texts["ja"])
        assert not JAPANESE.search(texts["en"])
    assert rule.text_in("en").endswith(".")
    assert rule.text_in("ja").endswith("。")
    assert len(re.findall(r"[.!?](?= |$)", rule.text_in("en"))) <= 3, "at most three sentences"


@pytest.mark.parametrize("game", GAMES)
def test_titles_tell_the_rules_apart(game: str) -> None:
    for lang in LANGUAGES:
        titles = [rule.title_in(lang) for rule in BOOKS[game].values()]
        assert [title for title in titles if titles.count(title) > 1] == []


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_texts_keep_to_the_words_of_the_glossary(game: str, rule: Rule) -> None:
    english = f"{rule.title_in('en')} {rule.text_in('en')}".lower()
    japanese = f"{rule.title_in('ja')} {rule.text_in('ja')}"
    for words, characters in (NEVER[game], NOWHERE):
        assert re.findall(rf"\b({words})\b", english) == []
        assert re.findall(characters, japanese) == []
    assert "  " not in english


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_hold_every_rule_once(game: str) -> None:
    book = BOOKS[game]
    assert sorted(rule.id for chapter in book.chapters() for rule in chapter.rules) == sorted(book)


@pytest.mark.parametrize("game", GAMES)
def test_synonyms_lead_to_words_of_the_book(game: str) -> None:
    data = tomllib.loads(files(MODULES[game]).joinpath("rulebook.toml").read_text("utf-8"))
    assert [word for word, term in data["synonyms"].items() if not BOOKS[game].search(term)] == []
