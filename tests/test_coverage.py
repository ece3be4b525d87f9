"""Every rule of Deus has a test, a text in both languages and a place where a user meets it."""

from __future__ import annotations

from gamepkg.core.rulebook import LANGUAGES
from tests.rules_coverage import DOCUMENT, PLACES, book, document, marks_of_rules, places_of_rules


def test_every_rule_has_a_test() -> None:
    assert [rule for rule in book() if not marks_of_rules().get(rule)] == []


def test_every_rule_has_title_and_text_in_both_languages() -> None:
    for rule in book().values():
        for lang in LANGUAGES:
            assert rule.title_in(lang).strip()
            assert rule.text_in(lang).strip()


def test_marks_name_rules_that_exist() -> None:
    deus = {rule for rule in marks_of_rules() if rule.startswith(("deus.", "core."))}
    assert deus <= book().keys()


def test_the_rule_book_shows_and_finds_every_rule() -> None:
    shown = [rule.id for chapter in book().chapters() for rule in chapter.rules]
    assert sorted(shown) == sorted(book())
    for rule in book():
        assert rule in [found.id for found in book().search(rule)]


def test_places_are_found_by_playing_too() -> None:
    places = places_of_rules()
    for place in PLACES:
        assert any(place in met for met in places.values()), place
    # what every game meets, whatever its options
    for rule, place in {
        "deus.turn.action": "decision",
        "deus.place.later": "decision",
        "deus.offer.neptune": "event",
        "deus.build.must-complete": "reason",
        "deus.end.majority-tie": "score",
        "deus.setup.pieces": "refusal",
        "deus.place.first-apart-possible": "map",
    }.items():
        assert place in places[rule]


def test_the_document_is_true() -> None:
    assert DOCUMENT.read_text("utf-8") == document(), "run: python -m tests.rules_coverage"
