"""Whether sentences are sound, and all that can be said on the way through a game of any kind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Final

import gamepkg as gp
from gamepkg.core.event import Event
from gamepkg.core.journal import HIDDEN

LANGUAGES: Final = ("en", "ja")
LETTERS: Final = re.compile(r"[A-Za-z]+")
CJK: Final = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")
UNSOUND: Final = re.compile(
    r"None|[{}]|  |^ | $| [.,:;]|\.\.|。。|、。|\b(?:deus|dewan|stoneage)[.-]|\bseat \d|hidden|mappingproxy"
)


def sound(text: str, lang: str) -> bool:
    """Whether a text has no raw value in it and is in its own language; cards may have any name."""
    foreign = CJK.search(text) if lang == "en" else set(LETTERS.findall(text)) - {"VP"}
    return bool(text) and not UNSOUND.search(text) and not foreign


def said(match: gp.Match, rng: Random, told: set[str], phrases: ModuleType, often: float) -> Iterator[tuple[str, str]]:
    """Play a game at random and yield all that can be said on the way, with the language.

    ``told`` collects the kinds of decisions; the first of each kind, and then so many, are said in all words.
    """
    while match.state.to_move is not None:
        state = match.state
        legal = state.legal()
        new = state.decision.kind not in told
        told.add(state.decision.kind)
        for lang in LANGUAGES if new or rng.random() < often else ():
            yield phrases.prompt(state, lang), lang
            yield phrases.status(state, lang), lang
            yield from ((step.word, lang) for step in phrases.steps(state, lang))
            for action in legal[:12]:
                for words in (phrases.action_label, phrases.group_label, phrases.commit_label, phrases.preview_title):
                    yield words(state, action, lang), lang
        action = legal[int(rng.random() * len(legal))]
        if new or rng.random() < often:
            seen = match.preview(action)
            after = seen.state_after
            for lang in LANGUAGES:
                yield phrases.gain_phrase(after, seen.events, state.points(), after.points(), lang) or "0", lang
                for line in phrases.ledger_lines(after, seen.events, lang):
                    yield line.text, lang
                    yield line.amount or "0", lang
        match.play(action)
    yield from _afterwards(match, phrases)


def _afterwards(match: gp.Match, phrases: ModuleType) -> Iterator[tuple[str, str]]:
    """The end, the journal as everybody and as a seat sees it, and the lines of the score."""
    state, journal = match.state, match.journal
    for lang in LANGUAGES:
        yield phrases.outcome_text(state, lang), lang
        yield from ((phrases.event_text(state, happened, lang, journal), lang) for happened in journal)
        for shown in (journal.for_seat(0), journal.for_seat(None)):
            masked = (happened for happened in shown if happened.what == HIDDEN)
            yield from ((phrases.event_text(state, happened, lang, shown), lang) for happened in masked)
        for seat, score in enumerate(state.score()):
            yield from ((phrases.score_line_text(state, line, seat, lang), lang) for line in score.lines)


def event(
    rule: str,
    source: str,
    target: str,
    what: str = "-",
    amount: int = 0,
    *,
    index: int = 0,
    cause: int = -1,
    seat: int = 0,
    visible: int = -1,
) -> Event:
    """An event as it stands in a journal."""
    return Event(index, rule, seat, source, target, what, amount, cause, visible)
