"""Whatever a game of Deus can come to is said in sound sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.core.journal import HIDDEN
from gamepkg.deus import phrases
from gamepkg.deus import table as t
from gamepkg.deus.game import DeusState
from gamepkg.deus.notation import BLOCKS
from gamepkg.deus.phrases import telling
from gamepkg.text import ids

LANGUAGES = ("en", "ja")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"wild_card": True},
    {"draft_pieces": 6},
    {"rulings": {"deus.effect.automatic": "ask"}},
    {"board": "random", "wild_card": True, "draft_pieces": 10},
)

LETTERS = re.compile(r"[A-Za-z]+")
CJK = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")
UNSOUND = re.compile(r"None|[{}]|  |^ | $| [.,:;]|\.\.|。。|、。|\bdeus[.-]|\bseat \d|hidden|mappingproxy")


def sound(text: str, lang: str) -> bool:
    """Whether a text has no raw value in it and is in its own language; cards may have any name."""
    foreign = CJK.search(text) if lang == "en" else set(LETTERS.findall(text)) - {"VP"}
    return bool(text) and not UNSOUND.search(text) and not foreign


def said(match: gp.Match, rng: Random, told: set[str]) -> Iterator[tuple[str, str]]:
    """Play a game at random and yield all that can be said on the way, with the language."""
    while match.state.to_move is not None:
        state = match.state
        assert isinstance(state, DeusState) and state.decision is not None
        legal = state.legal()
        new = state.decision.kind not in told
        told.add(state.decision.kind)
        for lang in LANGUAGES if new or rng.random() < 0.05 else ():
            yield phrases.prompt(state, lang), lang
            yield phrases.status(state, lang), lang
            yield from ((step.word, lang) for step in phrases.steps(state, lang))
            for action in legal[:12]:
                for words in (phrases.action_label, phrases.group_label, phrases.commit_label, phrases.preview_title):
                    yield words(state, action, lang), lang
        action = legal[int(rng.random() * len(legal))]
        if new or rng.random() < 0.05:
            seen = match.preview(action)
            after = seen.state_after
            assert isinstance(after, DeusState)
            for lang in LANGUAGES:
                yield phrases.gain_phrase(after, seen.events, state.points(), after.points(), lang) or "0", lang
                for line in phrases.ledger_lines(after, seen.events, lang):
                    yield line.text, lang
                    yield line.amount or "0", lang
        match.play(action)
    state = match.state
    assert isinstance(state, DeusState)
    journal = match.journal
    for lang in LANGUAGES:
        yield phrases.outcome_text(state, lang), lang
        yield from ((phrases.event_text(state, happened, lang, journal), lang) for happened in journal)
        for shown in (journal.for_seat(0), journal.for_seat(None)):
            masked = (happened for happened in shown if happened.what == HIDDEN)
            yield from ((phrases.event_text(state, happened, lang, shown), lang) for happened in masked)
        for seat, score in enumerate(state.score()):
            yield from ((phrases.score_line_text(state, line, seat, lang), lang) for line in score.lines)
    told |= {telling.form_of(happened) for happened in journal}


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
    wrong = [(text, lang) for text, lang in said(match, Random(number), told) if not sound(text, lang)]
    assert wrong == []
    assert {"turn", "pay", "place", "offer", "god", "build", "fall", "gain", "refill"} <= told


def test_every_decision_action_and_event_has_its_words() -> None:
    """Also those that random games hardly ever come to."""
    wanted = {f"deus-ask-{kind}" for kind, _ in t.DECISIONS.values()}
    wanted |= {f"deus-do-{kind}" for kind, _, _ in BLOCKS}
    wanted |= {f"deus-event-{form}" for form in (*telling.BY_RULE.values(), *telling.BY_RULE_AND_MOVE.values())}
    wanted |= {f"deus-event-{form}" for form in ("pay", "gain", "draw", "ready")}
    for lang in LANGUAGES:
        assert wanted <= set(ids(lang))
