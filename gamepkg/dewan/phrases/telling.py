"""One event as one sentence.

Which sentence follows from the rule of the event or, where a rule moves several things, from the accounts between
which something went.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gamepkg.core.event import NO_CAUSE, Event
from gamepkg.core.journal import HIDDEN
from gamepkg.dewan import table as t
from gamepkg.dewan.state import Position
from gamepkg.dewan.words import amount, space_name, story_name, story_text, thing_name
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.wording import listing, sentence

Context = Sequence[Event]
"""Events in an unbroken row, such as a journal: what an event caused, and what caused it, is looked up here."""

BY_RULE: Final = {
    "dewan.setup.story-draft": "draft",
    "dewan.setup.story-draft-pile": "story-pile",
    "dewan.story.display-refill": "story-laid-out",
    "dewan.take.adjacent": "take",
    "dewan.take.short-row": "short",
    "dewan.take.refill": "refill",
    "dewan.take.reshuffle": "reshuffle",
    "dewan.event.pile": "event-pile",
    "dewan.event.pile-short": "event-pile-short",
    "dewan.event.happens": "happens",
    "dewan.event.no-space": "no-space",
    "dewan.camp.route": "camp",
    "dewan.camp.pay": "pay",
    "dewan.camp.water-zone": "pay-water",
    "dewan.camp.initial-any": "pay-initial",
    "dewan.camp.through-others": "give",
    "dewan.camp.through-initial": "give-initial",
    "dewan.lake.toll": "give-lake",
    "dewan.camp.from-board": "place",
    "dewan.camp.berry": "berry",
    "dewan.camp.unlock-story": "story",
    "dewan.camp.unlock-tuck": "tuck",
    "dewan.camp.tuck-later": "no-tuck",
    "dewan.camp.last-fire": "last-camp",
    "dewan.story.check": "fulfil",
    "dewan.story.event-check": "fulfil",
    "dewan.story.bonus-pile": "bonus",
    "dewan.volcano.event": "lava",
    "dewan.downpour.event": "flood",
    "dewan.volcano.split-berries": "split",
    "dewan.downpour.split-berries": "split",
    "dewan.volcano.split-three": "split",
    "dewan.volcano.split-last": "lost",
    "dewan.map.zone": "zone-left",
    "dewan.downpour.water": "zone-joined",
    "dewan.lake.event": "fishing",
    "dewan.lake.fish-order": "fish",
    "dewan.end.equal-turns": "end",
    "dewan.team.end": "end",
}
"""The form of each rule that events cite; `form_of` tells those apart in which a rule moves several things."""

BY_SOURCE: Final = {
    ("take", t.DISPLAYED): "take-card",
    ("short", t.DISPLAYED): "take-card",
    ("refill", t.UNSEEN): "refill-card",
    ("reshuffle", t.DISCARDS): "reshuffle-card",
    ("bonus", t.UNSEEN): "bonus-card",
    ("split", t.SUPPLY): "split-odd",
}

TAKES: Final = ("take", "short")


def event_text(state: Position, event: Event, lang: str, context: Context = ()) -> str:
    """The event as a sentence; with its journal as context it can name what stands in other events."""
    return sentence(event_title(state, event, lang, context), lang)


def event_title(state: Position, event: Event, lang: str, context: Context = ()) -> str:
    """The same without a full stop, as the title of what follows from the event."""
    form = form_of(event)
    known = values(state, event, lang)
    if form in TAKES:
        form, more = _taken(state, form, event, lang, context)
        known |= more
    return say(f"dewan-event-{form}", lang, **known)


def form_of(event: Event) -> str:
    """What kind of event this is; the ending of the ids of its messages."""
    form = BY_RULE[event.rule]
    if form == "split" and event.target == t.SUPPLY:
        return "split-rest"
    return BY_SOURCE.get((form, event.source), form)


def values(state: Position, event: Event, lang: str) -> dict[str, str | int]:
    """All that the event itself tells."""
    owner = seat_of(event.source)
    known: dict[str, str | int] = {"seat": seat_name(event.seat if owner is None else owner, lang)}
    known |= _thing(state, event, lang)
    receiver = seat_of(event.target)
    if receiver is not None:
        known["other"] = seat_name(receiver, lang)
    for key, account in (("start", event.source), ("target", event.target)):
        place = place_of(account)
        if place is not None:
            known |= {key: place, f"{key}_space": space_name(state, place, lang)}
    return known


def _thing(state: Position, event: Event, lang: str) -> dict[str, str | int]:
    """What the event moves."""
    what = event.what
    if what == HIDDEN:
        return {"card": amount(event.amount, t.GOODS[t.T_CARD], lang)}
    if what in t.GOODS:
        return {} if what == t.GOODS[t.T_NONE] else {"goods": amount(event.amount, what, lang)}
    components = state.table.components
    for tile in components.stories:
        if tile.id == what:
            return {"story": story_name(tile, lang), "text": story_text(tile, lang)}
    return {"card": thing_name(components, what, lang)}


def _taken(state: Position, form: str, event: Event, lang: str, context: Context) -> tuple[str, dict[str, str | int]]:
    """What the taking of cards is called: by the cards, or for want of any."""
    cards = [thing_name(state.table.components, other.what, lang) for other in caused(context, event)]
    if cards:
        return "take-cards", {"cards": listing(cards, lang)}
    if form == "short" and context:
        last = state.frames[-1][0] == t.OVER and state.trigger < 0 and event.index == context[-1].index
        return ("end-short" if last else "skip"), {}
    return form, {}


# -------------------------------------------------------------------- looking around


def caused(context: Context, event: Event) -> Iterator[Event]:
    """The events with this one as their cause, those of the same rule."""
    return (other for other in context if other.cause == event.index != NO_CAUSE and other.rule == event.rule)


def seat_of(account: str) -> int | None:
    """The seat of an account, whichever part of it."""
    words = account.split()
    return int(words[1]) if words[0] == "seat" else None


def place_of(account: str) -> int | None:
    """The space of an account, or the lowest one of its zone."""
    words = account.split()
    return int(words[1]) if words[0] in ("space", "zone") else None
