"""The events of a step added up as a person would: what came, what was paid, and what only happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gamepkg.core.event import Event
from gamepkg.stoneage import chances
from gamepkg.stoneage import table as t
from gamepkg.stoneage.components import Effect
from gamepkg.stoneage.names import GOODS
from gamepkg.stoneage.phrases import telling
from gamepkg.stoneage.phrases.telling import Context
from gamepkg.stoneage.places import GATHER
from gamepkg.stoneage.state import Position
from gamepkg.stoneage.words import effect_text, good_name, lies_at, signed
from gamepkg.text import say
from gamepkg.text.wording import LedgerLine, in_a_row, sentence

COMES: Final = {"gain-good", "gain-people", "gain-agriculture", "gain-tool", "gain-vp", "card", "build", "draw"}
GOES: Final = {"pay", "feed", "shortage", "feed-resource", "ten-points"}
"""Forms that are counted, as they come or go. All others are told as a sentence, without an amount."""
SILENT: Final = {"tool-grows"}
"""Forms that say nothing which the event behind them does not say."""
COUNTED_AS: Final = {"card": "card", "build": "building", "draw": "card", "gain-tool": "tool"}
"""Forms whose thing is one of a kind: what is counted."""
MOST_PARTS: Final = 3


@dataclass(slots=True)
class _Sum:
    """Events that make one line together."""

    form: str
    events: list[Event] = field(default_factory=list)

    @property
    def total(self) -> int:
        """How much comes (or, below zero, goes)."""
        sign = 1 if self.form in COMES else -1 if self.form in GOES else 0
        return sign * sum(event.amount for event in self.events)

    @property
    def counted(self) -> bool:
        return self.form in COMES or self.form in GOES

    @property
    def thing(self) -> str:
        """What is counted."""
        return COUNTED_AS.get(self.form, self.events[0].what)

    def amount(self, lang: str) -> str:
        """What it amounts to; "" for a note."""
        return signed(self.total, self.thing, lang) if self.counted else ""


def ledger_lines(state: Position, events: Sequence[Event], lang: str, context: Context = ()) -> list[LedgerLine]:
    """The lines that say what these events amount to; ``context`` is the journal that they stand in."""
    return [
        LedgerLine(s.amount(lang), _why(state, s, lang), tuple(dict.fromkeys(e.rule for e in s.events)))
        for s in _sums(events)
    ]


def _sums(events: Sequence[Event]) -> list[_Sum]:
    found: dict[tuple[object, ...], _Sum] = {}
    for event in events:
        form = telling.form_of(event)
        if form in SILENT:
            continue
        counted = form in COMES or form in GOES
        key = (form, event.rule, event.seat, event.what) if counted else ("note", event.index)
        found.setdefault(key, _Sum(form)).events.append(event)
    return list(found.values())


def _why(state: Position, line: _Sum, lang: str) -> str:
    event = line.events[0]
    if not line.counted:
        return telling.event_text(state, event, lang)
    rule = event.rule.removeprefix("stoneage.").replace(".", "-")
    return sentence(say(f"stoneage-ledger-{rule}", lang, **telling.values(state, event, lang)), lang)


# -------------------------------------------------------------------- in a few words


def gain_phrase(
    state: Position,
    events: Sequence[Event],
    points_before: Sequence[int],
    points_after: Sequence[int],
    lang: str,
    context: Context = (),
) -> str:
    """What a choice brings, in a few words for the end of its row; "" when nothing has happened yet.

    ``state`` is the position after the choice: where dice are to be rolled there, the mean of what they bring is told.
    The points of the score sheet count secret cards and are not used: what is said here anybody may hear.
    """
    if not events:
        return ""
    seat, parts = events[0].seat, []
    for line in _sums(events):
        if line.counted and line.total and line.events[0].seat == seat:
            parts.append(line.amount(lang))
        elif line.form == "place":
            parts.append(_promise(state, line.events[0], lang))
    frame = state.frames[-1]
    if frame[0] == t.ROLL and frame[2] != t.NONE:
        parts.append(_average(GOODS[frame[2]], frame[1], lang))
    if parts:
        first = in_a_row(parts[:MOST_PARTS], lang)
        return say("stoneage-gain-more", lang, first=first) if len(parts) > MOST_PARTS else first
    if frame[0] in t.CHANCE_FRAMES:
        return say("stoneage-gain-draw", lang)
    return say("stoneage-gain-none" if frame[0] in (t.PLACE, t.USE, t.OVER) else "stoneage-gain-open", lang)


def _promise(state: Position, event: Event, lang: str) -> str:
    """What people who were placed stand there for."""
    tb = state.table
    p = tb.number_of[telling.place_of(event.target) or ""]
    place = tb.places[p]
    if place.kind == GATHER:
        return _average(place.good, event.amount, lang)
    if place.effect[0]:
        return effect_text(Effect(*place.effect), lang)
    return lies_at(state, p, lang)


def _average(good: str, dice: int, lang: str) -> str:
    mean = f"{float(chances.expected(good, dice)):.1f}"
    return say("stoneage-gain-average", lang, mean=mean, good=good_name(good, lang))
