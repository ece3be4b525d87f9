"""The events of a step added up as a person would: what was paid, to whom, and what camp or cards brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gamepkg.core.event import Event
from gamepkg.core.journal import HIDDEN
from gamepkg.dewan import table as t
from gamepkg.dewan.phrases import telling
from gamepkg.dewan.phrases.telling import Context
from gamepkg.dewan.state import Position
from gamepkg.dewan.words import amount, signed, thing_name, times
from gamepkg.text import say
from gamepkg.text.wording import LedgerLine, in_a_row, listing, sentence

LINES: Final = {
    "take-card": "take",
    "pay": "pay", "pay-water": "pay", "pay-initial": "pay",
    "give": "give", "give-initial": "give", "give-lake": "give",
    "place": "place",
    "berry": "berry",
    "draft": "story", "story": "story", "story-pile": "story",
    "tuck": "tuck",
    "fulfil": "fulfil",
    "bonus-card": "bonus",
    "refill-card": "refill",
    "fishing": "fishing",
    "fish": "fish",
}  # fmt: skip
"""The line that a form of event stands in; events of one line, seat and other seat are one line together."""

NOTES: Final = (
    "no-tuck", "last-camp", "happens", "no-space", "lava", "flood", "split", "split-odd", "lost", "zone-joined", "end",
    "event-pile-short",
)  # fmt: skip
"""Forms that are a line of their own, without an amount. All others only say where something comes from."""

COUNTED: Final = {
    "take": ("card", 1), "pay": ("card", -1), "give": ("card", -1), "berry": ("berry", 1), "story": ("story", 1),
    "tuck": ("card", -1), "bonus": ("card", 1), "fishing": ("card", -1), "fish": ("fish", 1),
}  # fmt: skip
"""What a line amounts to: the thing, and whether it comes or goes."""

GAINS: Final = ("take", "berry", "story", "bonus", "fish")
MOST_PARTS: Final = 3


@dataclass(slots=True)
class _Sum:
    """Events that make one line together."""

    form: str
    events: list[Event] = field(default_factory=list)

    @property
    def total(self) -> int:
        """How many things come (or, below zero, go)."""
        _, sign = COUNTED.get(self.form, ("", 0))
        return sign * sum(event.amount for event in self.events)

    @property
    def thing(self) -> str:
        """What is counted."""
        return COUNTED[self.form][0]

    def amount(self, lang: str) -> str:
        """What it amounts to; "" for a note."""
        return signed(self.total, self.thing, lang) if self.form in COUNTED else ""


def ledger_lines(state: Position, events: Sequence[Event], lang: str, context: Context = ()) -> list[LedgerLine]:
    """The lines that say what these events amount to; ``context`` is the journal that they stand in."""
    return [
        LedgerLine(s.amount(lang), _why(state, s, lang, context), tuple(dict.fromkeys(e.rule for e in s.events)))
        for s in _sums(events)
    ]


def gain_phrase(
    state: Position,
    events: Sequence[Event],
    points_before: Sequence[int],
    points_after: Sequence[int],
    lang: str,
    context: Context = (),
) -> str:
    """What a choice brings, in a few words for the end of its row; "" when nothing has happened yet.

    ``state`` is the position after the choice: where more is to be chosen or drawn there, nothing is called "no gain".
    Points of all seats, before and after, are those of the score sheet.
    """
    if not events:
        return ""
    sums = [s for s in _sums(events) if s.total and _own(s, events[0].seat)]
    parts = [s.amount(lang) for s in sums if s.form in GAINS]
    change = points_after[events[0].seat] - points_before[events[0].seat]
    if change:
        parts.append(signed(change, "point", lang))
    parts = parts or [s.amount(lang) for s in sums]
    if parts:
        first = in_a_row(parts[:MOST_PARTS], lang)
        return say("dewan-gain-more", lang, first=first) if len(parts) > MOST_PARTS else first
    kind = state.frames[-1][0]
    if kind in t.CHANCE_FRAMES:
        return say("dewan-gain-draw", lang)
    return say("dewan-gain-none" if kind in (t.TURN, t.OVER) else "dewan-gain-open", lang)


def _own(line: _Sum, seat: int) -> bool:
    return line.events[0].seat == seat


def _sums(events: Sequence[Event]) -> list[_Sum]:
    found: dict[tuple[object, ...], _Sum] = {}
    for event in events:
        form = telling.form_of(event)
        line = LINES.get(form)
        if line is None and form not in NOTES:
            continue
        other = event.target if line == "give" else event.what if line in ("story", "fulfil") else ""
        key = (line, event.seat, other) if line else ("note", event.index)
        found.setdefault(key, _Sum(line or form)).events.append(event)
    return list(found.values())


def _why(state: Position, line: _Sum, lang: str, context: Context) -> str:
    event = line.events[0]
    if line.form in NOTES:
        return telling.event_text(state, event, lang, context)
    known = telling.values(state, event, lang) | {"cards": _cards(state, line.events, lang)}
    return sentence(say(f"dewan-ledger-{line.form}", lang, **known), lang)


def _cards(state: Position, events: Sequence[Event], lang: str) -> str:
    """The cards that the events move, equal ones counted; those that are hidden only by their number."""
    cards = [card.id for card in state.table.components.cards]
    named = [event.what for event in events if event.what in cards]
    hidden = sum(event.amount for event in events if event.what == HIDDEN)
    names = [
        times(named.count(card), thing_name(state.table.components, card, lang), lang) for card in dict.fromkeys(named)
    ]
    return listing(names + ([amount(hidden, "card", lang)] if hidden else []), lang)
