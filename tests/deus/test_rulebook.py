"""The rule book of Deus: complete, in two languages, and easy to find one's way in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamepkg.core.errors import FieldError, GamepkgError, TextError, UnknownRule
from gamepkg.core.rulebook import RuleBook, _rule
from gamepkg.deus.effect_kinds import KINDS

FROZEN = dict(line.split() for line in Path(__file__).with_name("rule_ids.txt").read_text("utf-8").splitlines() if line)
ENGINE_RULES = {
    "core.turn", "core.step", "core.order", "core.complete", "core.holds",
    "core.over", "core.chance", "core.automatic", "core.position", "core.manual",
}  # fmt: skip
CHAPTERS = [
    "setup", "map", "turn", "build", "place", "effects", "temples", "armies", "villages", "offering", "end",
    "variants", "engine",
]  # fmt: skip


@pytest.fixture(scope="module")
def book() -> RuleBook:
    return RuleBook.load("gamepkg.deus", "rulebook.toml")


RULES = list(RuleBook.load("gamepkg.deus", "rulebook.toml").values())


def test_nothing_else_is_there_but_effect_kinds_and_the_engine(book: RuleBook) -> None:
    assert book.keys() - FROZEN.keys() == {kind.rule for kind in KINDS.values()} | ENGINE_RULES


def test_every_effect_kind_has_a_rule_of_its_colour(book: RuleBook) -> None:
    assert len(KINDS) == 20
    for kind in KINDS.values():
        assert book.parent(kind.rule) == book[f"deus.colour.{kind.colour}"]


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("buy_resources", "official"),  # the Galley is published
        ("sell_for_vp", "official"),  # the Small ports are published, their rate disputed
        ("exchange_resources", "ruling"),  # only made-up cards use it
        ("draw_cards", "official"),  # the School's kind is published, only its size is not
        ("activate_card", "ruling"),
        ("steal", "ruling"),
        ("take_village_vp", "official"),  # the Siege Tower is published
        ("end_per_region", "official"),
        ("end_per_terrain_kind", "ruling"),
    ],
)
def test_kinds_that_rest_on_made_up_cards_are_rulings(book: RuleBook, kind: str, status: str) -> None:
    assert book[KINDS[kind].rule].status == status


@pytest.mark.rule("deus.effect.automatic")
def test_a_table_may_be_asked_about_every_effect(book: RuleBook) -> None:
    assert book["deus.effect.automatic"].choices == ("automatic", "ask")
    assert {rule.id for rule in RULES if rule.choices} == {"deus.effect.automatic"}


def test_only_rulings_offer_choices() -> None:
    assert {rule.status for rule in RULES if rule.choices} <= {"ruling"}


def test_the_chapters_hold_every_rule_once_in_reading_order(book: RuleBook) -> None:
    chapters = book.chapters()
    assert [chapter.id for chapter in chapters] == CHAPTERS
    assert sorted(rule.id for chapter in chapters for rule in chapter.rules) == sorted(book)
    assert chapters[7].title_in("ja") == "軍隊の移動"


def test_parents_and_children(book: RuleBook) -> None:
    parent = book.parent("deus.place.first-apart-distance")
    assert parent is not None
    assert parent.id == "deus.place.first-apart"
    assert [rule.id for rule in book.children("deus.place.first-apart")] == [
        "deus.place.first-apart-distance",
        "deus.place.first-apart-possible",
    ]
    assert book.parent("deus.turn.order") is None
    assert book.children("deus.turn.order") == ()


@pytest.mark.parametrize(
    ("query", "rule_id"),
    [
        ("NEPTUNE", "deus.offer.neptune"),
        ("ネプチューン", "deus.offer.neptune"),
        ("deus.place.sea", "deus.place.sea"),
        ("４金", "deus.build.gold-for-resource"),
        ("神殿", "deus.temple.cost"),
        ("sacrifice strength", "deus.offer.god"),
        ("蛮族の村", "deus.place.not-village"),
    ],
)
def test_search_finds_ids_titles_and_texts_in_any_language(book: RuleBook, query: str, rule_id: str) -> None:
    assert rule_id in [rule.id for rule in book.search(query)]


def test_search_puts_titles_first_and_finds_nothing_for_nonsense(book: RuleBook) -> None:
    assert book.search("neptune", "ja")[0].id == "deus.offer.neptune"
    assert book.search("wild card", "en")[0].id == "deus.variant.wild-card"
    assert book.search("quetzalcoatl") == book.search("   ") == ()


def test_an_unknown_rule_is_an_error_of_its_own_that_helps(book: RuleBook) -> None:
    with pytest.raises(UnknownRule, match=r"deus\.place\.see.*deus\.place\.sea") as caught:
        book["deus.place.see"]
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, GamepkgError)
    assert book.get("deus.place.see") is None


def test_an_unknown_language_is_an_error(book: RuleBook) -> None:
    with pytest.raises(TextError, match="only in en, ja"):
        book["deus.place.sea"].title_in("fr")


def test_rules_are_values(book: RuleBook) -> None:
    assert len(set(RULES)) == len(RULES)
    with pytest.raises(AttributeError):
        book["deus.place.sea"].status = "ruling"  # type: ignore[misc]
    with pytest.raises(TypeError):
        book["deus.place.sea"].text["en"] = ""  # type: ignore[index]
    assert RuleBook.load("gamepkg.deus", "rulebook.toml") is book


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"status": "maybe"}, "rule x.y, status: must be one of seed, official, ruling"),
        ({"chapter": "attic"}, "rule x.y, chapter: must be one of setup"),
        ({"title": {"en": "T"}}, "rule x.y, title: must be given in en and ja"),
        ({"text": {"en": "T", "ja": ""}}, "rule x.y, text: must be given in en and ja"),
    ],
)
def test_a_wrong_entry_is_named(change: dict[str, object], problem: str) -> None:
    entry = {"id": "x.y", "status": "seed", "chapter": "setup", "title": {"en": "T", "ja": "題"},
             "text": {"en": "T", "ja": "文"}, **change}  # fmt: skip
    with pytest.raises(FieldError, match=re.escape(problem)):
        _rule(entry, {"setup": {}}, "book.toml")


def test_a_lacking_field_is_named() -> None:
    with pytest.raises(FieldError, match=r"book\.toml, rule x\.y: lacks chapter, text"):
        _rule({"id": "x.y", "status": "seed", "title": {}}, {}, "book.toml")
