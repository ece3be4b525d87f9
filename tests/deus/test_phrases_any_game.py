"""Whatever a game of Deus can come to is said in sound sentences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.deus import phrases
from gamepkg.deus import table as t
from gamepkg.deus.notation import BLOCKS
from gamepkg.deus.phrases import telling
from gamepkg.text import ids
from tests.speech import LANGUAGES, said, sound

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"wild_card": True},
    {"draft_pieces": 6},
    {"rulings": {"deus.effect.automatic": "ask"}},
    {"board": "random", "wild_card": True, "draft_pieces": 10},
)

OFTEN = 0.05


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Blue gains None.", "en"),
        ("Blue pays { $goods }.", "en"),
        ("seat 1 pays 1 wood.", "en"),
        ("Blue  pays", "en"),
        ("青が1 woodを支払い。", "ja"),
        ("Blue pays 木1.", "en"),
        ("", "en"),
    ],
)
def test_what_is_not_sound_is_found(text: str, lang: str) -> None:
    assert not sound(text, lang)
    assert sound("Blue pays 1 wood.", "en")
    assert sound("青が6VPを獲得。", "ja")


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_all_that_a_random_game_says_is_sound(number: int) -> None:
    match = gp.Match("deus", players=2 + number % 3, seed=number, chance="ask", auto=False, **OPTIONS[number])
    told: set[str] = set()
    wrong = [(text, lang) for text, lang in said(match, Random(number), told, phrases, OFTEN) if not sound(text, lang)]
    assert wrong == []
    told |= {telling.form_of(happened) for happened in match.journal}
    assert {"turn", "pay", "place", "offer", "god", "build", "fall", "gain", "refill"} <= told


def test_every_decision_action_and_event_has_its_words() -> None:
    """Also those that random games hardly ever come to."""
    wanted = {f"deus-ask-{kind}" for kind, _ in t.DECISIONS.values()}
    wanted |= {f"deus-do-{kind}" for kind, _, _ in BLOCKS}
    wanted |= {f"deus-event-{form}" for form in (*telling.BY_RULE.values(), *telling.BY_RULE_AND_MOVE.values())}
    wanted |= {f"deus-event-{form}" for form in ("pay", "gain", "draw", "ready")}
    for lang in LANGUAGES:
        assert wanted <= set(ids(lang))
