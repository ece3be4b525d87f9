"""The events of a step added up as a person would: what was paid, what each card, god and village brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gamepkg.core.event import Event, RawEvent, Vocabulary
from gamepkg.core.journal import HIDDEN
from gamepkg.deus import table as t
from gamepkg.deus.names import COLOURS, GOODS
from gamepkg.deus.phrases import telling
from gamepkg.deus.phrases.telling import FALLS, Context
from gamepkg.deus.state import Position
from gamepkg.deus.words import CARD, VP, amount, card_name, god_name, seat_name, signed
from gamepkg.maps.deus_map import encirclement
from gamepkg.text import say
from gamepkg.text.wording import LedgerLine, in_a_row, listing, sentence

SILENT: Final = ("build", "activate", "attack", "offer", "jupiter", "reshuffle")
"""Events that only say where others come from."""

PAYMENTS: Final = ("pay", "gold-for", "edge", "wild-cost", "discard", "top")
CARD_FORMS: Final = ("gain", "pay", "buy", "sell", "return", "take", "produce", "draw", "ready", "rob", "plunder")
"""What an effect of a card does; all that one use of a card does is one line."""
SAME_LINE: Final = {"return": "exchange", "take": "exchange", "top": "discard"}

MOST_PARTS: Final = 2


@dataclass(slots=True)
class _Sum:
    """Events that make one line together."""

    form: str
    seat: int
    card: str | None
    events: list[Event] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)

    def add(self, form: str, event: Event) -> None:
        """Count the event in."""
        self.events.append(event)
        thing = _thing(event)
        sign = _sign(form, event)
        if sign and thing:
            self.totals[thing] = self.totals.get(thing, 0) + sign * event.amount
        if form in ("buy", "sell"):
            self.form = form

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of the events, each once."""
        return tuple(dict.fromkeys(event.rule for event in self.events))

    def amount(self, lang: str) -> str:
        """What it amounts to; what cancels out is left out."""
        things = [thing for thing, total in self.totals.items() if total] or list(self.totals)[:1]
        return in_a_row([signed(self.totals[thing], thing, lang) for thing in things], lang)


def ledger_lines(state: Position, events: Sequence[Event], lang: str, context: Context = ()) -> list[LedgerLine]:
    """The lines that say what these events amount to; ``context`` is the journal that they stand in."""
    context = _context(state, events, context)
    lines = []
    told = set()
    for line in _sums(events, context):
        text, village = _why(state, line, lang, context), line.events[0].source
        if line.form in FALLS and village not in told:
            text += _around(state, village, lang)
            told.add(village)
        lines.append(LedgerLine(line.amount(lang), text, line.rules))
    return lines


def gain_phrase(
    state: Position,
    events: Sequence[Event],
    points_before: Sequence[int],
    points_after: Sequence[int],
    lang: str,
    context: Context = (),
) -> str:
    """What a choice brings, in a few words for the end of its row; "" when nothing has happened yet.

    Parameters
    ----------
    state : the position after the choice; where more is to be chosen or drawn there, nothing is called "no gain"
    events : what the preview of the choice would write
    points_before, points_after : the points of all seats as the score sheet has them
    """
    if not events:
        return ""
    context = _context(state, events, context)
    seat = events[0].seat
    sums = [s for s in _sums(events, context) if any(s.totals.values())]
    gains = [s for s in sums if s.form not in PAYMENTS]
    if gains:
        return _joined([*_falls(gains, seat, lang), *_sources(state, gains, lang)], lang)
    if sums:
        return in_a_row([s.amount(lang) for s in sums], lang)
    change = points_after[seat] - points_before[seat]
    if change:
        return say("deus-gain-score", lang, amount=signed(change, VP, lang))
    return _still_open(state, lang)


# -------------------------------------------------------------------- adding up


def _sums(events: Sequence[Event], context: Context) -> list[_Sum]:
    found: dict[tuple[object, ...], _Sum] = {}
    for event in events:
        form = telling.form_of(event)
        if form in SILENT:
            continue
        seat = telling.receiver(event)
        card = telling.cause_card(event, context)
        of_card = ".colour." in event.rule and form in CARD_FORMS
        line = SAME_LINE.get(form, form)
        owner = event.seat if seat is None else seat
        if of_card:
            key: tuple[object, ...] = ("card", event.rule, event.cause, event.source if form == "rob" else "")
        elif telling.god_of(event) and _sign(form, event):
            key = ("god", event.rule)
        elif _sign(form, event):
            key = (line, event.rule if line != "discard" else "", owner, event.source if form in FALLS else event.cause)
        else:
            key = ("note", event.index)
        found.setdefault(key, _Sum(line, owner, card)).add(line, event)
    return list(found.values())


def _sign(form: str, event: Event) -> int:
    """1 for what the seat gets, -1 for what it gives, 0 for what is only told."""
    if form in ("place", "move", "emptied", "fall-rest", "no-temple", "no-piece", "shortage") or not _thing(event):
        return 0
    return 1 if telling.receiver(event) is not None else -1


def _thing(event: Event) -> str:
    if event.what in COLOURS or event.what in GOODS or event.what == VP:
        return event.what
    if event.what == HIDDEN and event.rule == "deus.variant.draft-pieces":
        return ""
    return "" if event.what == "-" else CARD


def _context(state: Position, events: Sequence[Event], context: Context) -> Context:
    """The given context, the log that the events were read from, or the events themselves."""
    log = state.log
    if context or not events or log is None or events[-1].index >= len(log):
        return context or events
    whole = _Log(state.table.vocabulary, log)
    return whole if whole[events[0].index] == events[0] else events


class _Log(Sequence[Event]):
    """A raw log, read event by event where somebody looks."""

    def __init__(self, vocabulary: Vocabulary, log: Sequence[RawEvent]) -> None:
        self._vocabulary, self._log = vocabulary, log

    def __len__(self) -> int:
        return len(self._log)

    def __getitem__(self, index: int) -> Event:  # type: ignore[override]
        return self._vocabulary.read(index, self._log[index])


# -------------------------------------------------------------------- words


def _why(state: Position, line: _Sum, lang: str, context: Context) -> str:
    event = line.events[0]
    form = line.form
    if not line.totals or _of_unknown_card(line):
        return telling.event_text(state, event, lang, context)
    known = telling.values(state, event, lang) | telling.more_values(
        state, telling.form_of(event), event, lang, context
    )
    if line.card:
        known["card"] = card_name(state, line.card, lang)
    if form == "gold-for":
        units = [telling.unit_paid(state, one, context) for one in line.events]
        known["unit"] = _units([unit for unit in units if unit], lang) or say("deus-one-resource", lang)
    if form == "discard":
        top = line.events[-1]
        known |= telling.more_values(state, telling.form_of(top), top, lang, context)
        form = "discard" if "god" in known else "discard-only"
    if form in ("gain", "ready", "draw") and "god" in known:
        form = "god"
    if form == "pay" and not line.card:
        form = "pay-only"
    if form in CARD_FORMS and line.card and not any(line.totals.values()):
        form = "rob-zero" if form == "rob" else "zero"
    return sentence(say(f"deus-ledger-{form}", lang, **known), lang)


def _around(state: Position, village: str, lang: str) -> str:
    """The armies and buildings that decided, seat by seat; nothing where no army stands around the village any more."""
    siege = encirclement(state.table.board.graph, state.holdings(), telling.region_of(village) or 0, seats=())
    if not siege.armies:
        return ""
    stand = [
        say("deus-around-seat", lang, seat=seat_name(seat, lang), armies=siege.armies.get(seat, 0), buildings=count)
        for seat, count in siege.buildings.items()
    ]
    return say("deus-around", lang, stand=listing(stand, lang))


def _of_unknown_card(line: _Sum) -> bool:
    """Whether the effect began before the events that are known, as in a position made by hand."""
    return line.card is None and ".colour." in line.events[0].rule


def _units(units: list[str], lang: str) -> str:
    return listing([amount(units.count(unit), unit, lang) for unit in dict.fromkeys(units)], lang)


def _falls(gains: Sequence[_Sum], seat: int, lang: str) -> list[str]:
    """The villages that fall, those for oneself first; of a shared village only the own part."""
    parts: dict[int, str] = {}
    for line in sorted((s for s in gains if s.form in FALLS), key=lambda s: s.seat != seat):
        village = telling.region_of(line.events[0].source) or 0
        total = line.amount(lang)
        if line.seat == seat:
            parts[village] = say("deus-gain-village", lang, village=village, amount=total)
        else:
            name = seat_name(line.seat, lang)
            parts.setdefault(village, say("deus-gain-village-other", lang, village=village, seat=name, amount=total))
    return list(parts.values())


def _sources(state: Position, gains: Sequence[_Sum], lang: str) -> list[str]:
    """What a god or a card brings; several cards are counted and their gains added up."""
    totals: dict[str, int] = {}
    sources: dict[str, str] = {}
    for line in gains:
        if line.form in FALLS:
            continue
        for thing, total in line.totals.items():
            totals[thing] = totals.get(thing, 0) + total
        god = telling.god_of(line.events[0])
        if god:
            sources[god] = god_name(god, lang)
        elif line.card:
            sources[line.card] = card_name(state, line.card, lang)
    parts = in_a_row([signed(total, thing, lang) for thing, total in totals.items() if total], lang)
    if not parts or not sources:
        return [parts] if parts else []
    source = next(iter(sources.values()))
    if len(sources) > 1:
        source = say("deus-gain-cards", lang, cards=amount(len(sources), CARD, lang))
    return [say("deus-gain-source", lang, source=source, amount=parts)]


def _still_open(state: Position, lang: str) -> str:
    """Nothing gained so far: because nothing is gained, or because a draw or a choice is to come."""
    kind = state.frames[-1][0]
    if kind == t.DEAL:
        return say("deus-gain-draw", lang, cards=amount(state.frames[-1][1], CARD, lang))
    return say("deus-gain-none" if kind in (t.TURN, t.OVER) else "deus-gain-open", lang)


def _joined(parts: list[str], lang: str) -> str:
    first = in_a_row(parts[:MOST_PARTS], lang)
    return say("deus-gain-more", lang, first=first) if len(parts) > MOST_PARTS else first
