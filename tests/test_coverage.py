"""Every rule of every game that has a page has a test, a text in both languages and a place where a user meets it."""

from __future__ import annotations

import re

import pytest

from gamepkg.core.rulebook import LANGUAGES
from gamepkg.text.telling import telling
from tests.rules_coverage import DOCUMENT, GAMES, PLACES, ROOT, book, document, marks_of_rules, places_of_rules

MET_IN_EVERY_GAME = {
    "deus": {
        "deus.turn.action": "decision",
        "deus.place.later": "decision",
        "deus.offer.neptune": "event",
        "deus.build.must-complete": "reason",
        "deus.end.majority-tie": "score",
        "deus.setup.pieces": "refusal",
        "deus.place.first-apart-possible": "map",
    },
    "dewan": {
        "dewan.turn.action": "decision",
        "dewan.camp.unlock-tuck": "decision",
        "dewan.take.refill": "event",
        "dewan.camp.route": "reason",
        "dewan.camp.pay": "map",
        "dewan.score.most-fire": "score",
        "dewan.setup.icons": "refusal",
        "dewan.lake.toll": "panel",
    },
}
"""What every game meets, whatever its options."""


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    assert [rule for rule in book(game) if not marks_of_rules().get(rule)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_title_and_text_in_both_languages(game: str) -> None:
    for rule in book(game).values():
        for lang in LANGUAGES:
            assert rule.title_in(lang).strip()
            assert rule.text_in(lang).strip()


def test_marks_name_rules_that_exist() -> None:
    for game in GAMES:
        marks = {rule for rule in marks_of_rules() if rule.startswith((f"{game}.", "core."))}
        assert marks <= book(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_shows_and_finds_every_rule(game: str) -> None:
    shown = [rule.id for chapter in book(game).chapters() for rule in chapter.rules]
    assert sorted(shown) == sorted(book(game))
    for rule in book(game):
        assert rule in [found.id for found in book(game).search(rule)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_met_besides_the_rule_book(game: str) -> None:
    assert [rule for rule, places in places_of_rules(game).items() if not places] == []


@pytest.mark.parametrize("game", MET_IN_EVERY_GAME)
def test_places_are_found_by_playing_too(game: str) -> None:
    found = places_of_rules(game)
    for rule, place in MET_IN_EVERY_GAME[game].items():
        assert place in found[rule], rule


def test_every_place_is_found() -> None:
    met = {place for game in GAMES for places in places_of_rules(game).values() for place in places}
    assert met == set(PLACES)


@pytest.mark.parametrize("game", MET_IN_EVERY_GAME)
def test_what_is_shown_in_a_panel_has_its_panel(game: str) -> None:
    """Each name of `Telling.RULES_HERE` is asked for by a panel of every game or of this one."""
    sources = [*(ROOT / "widgets" / "panels").rglob("*.py"), *(ROOT / "widgets" / game).rglob("*.py")]
    texts = " ".join(path.read_text("utf-8") for path in sources)
    asked = set(re.findall(r"""rules_here\([^()]*["']([a-z-]+)["']""", texts))
    decisions = {name for name in telling(game).RULES_HERE if name.startswith("choices-")}
    assert set(telling(game).RULES_HERE) - decisions <= asked


def test_the_document_is_true() -> None:
    assert DOCUMENT.read_text("utf-8") == document(), "run: python -m tests.rules_coverage"
