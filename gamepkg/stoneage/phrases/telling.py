"""One event as one sentence.

Which sentence follows from the rule of the event where the rule does one thing; gains, which many rules bring, and
limits are told by what is gained.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamepkg.core.event import Event
from gamepkg.core.journal import HIDDEN
from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import GOODS
from gamepkg.stoneage.state import Position
from gamepkg.stoneage.words import Words, amount, place_of_id, thing_name
from gamepkg.text import say
from gamepkg.text.wording import sentence

Context = Sequence[Event]

GAIN, VOID = "gain", "void"
BY_RULE: Final = {
    "stoneage.place.turns": "place",
    "stoneage.place.stuck": "stuck",
    "stoneage.use.home": "use",
    "stoneage.use.field": GAIN,
    "stoneage.use.tools": GAIN,
    "stoneage.use.hut": GAIN,
    "stoneage.cap.void": VOID,
    "stoneage.gather.dice": GAIN,
    "stoneage.gather.tools": "tool",
    "stoneage.tools.once": "fresh",
    "stoneage.tools.one-use": "one-use",
    "stoneage.tools.used-grows": GAIN,
    "stoneage.building.pay": "pay",
    "stoneage.building.decline": "no-building",
    "stoneage.building.next": "reveal",
    "stoneage.building.points": GAIN,
    "stoneage.card.pay": "pay",
    "stoneage.card.decline": "no-card",
    "stoneage.card.upper": "card",
    "stoneage.card.simple": GAIN,
    "stoneage.card.dice-for-all": GAIN,
    "stoneage.card.dice-for-all-table": GAIN,
    "stoneage.card.dice-for-all-void": VOID,
    "stoneage.card.dice-resource": GAIN,
    "stoneage.card.any-two": "any-two",
    "stoneage.card.extra-card": "draw",
    "stoneage.card.extra-card-empty": "draw-empty",
    "stoneage.feed.need": "feed",
    "stoneage.feed.surplus": GAIN,
    "stoneage.feed.shortage": "shortage",
    "stoneage.feed.resources": "feed-resource",
    "stoneage.feed.ten-points": "ten-points",
    "stoneage.cards.refill": "refill",
    "stoneage.round.start-player": "start-player",
    "stoneage.end.trigger": "end",
}
"""The form of each rule that events cite; `form_of` tells apart what a rule moves."""

TOOL: Final = "tool-"
THINGS: Final = ("vp", "people", "agriculture")


def event_text(state: Position, event: Event, lang: str, context: Context = ()) -> str:
    """The event as a sentence."""
    return sentence(event_title(state, event, lang, context), lang)


def event_title(state: Position, event: Event, lang: str, context: Context = ()) -> str:
    """The same without a full stop, as the title of what follows from the event."""
    form = form_of(event)
    if form == "end":
        form = f"end-{state.end_reason}" if state.end_reason else form
    return say(f"stoneage-event-{form}", lang, **values(state, event, lang))


def form_of(event: Event) -> str:
    """What kind of event this is; the ending of the id of its message."""
    form, sort = BY_RULE[event.rule], sort_of(event.what)
    if form == "any-two" and sort == "good":
        form = GAIN
    if form == GAIN and event.target == t.BANK:
        return "tool-grows"
    if form == GAIN and sort == "tool":
        return "gain-tool" if event.what == f"{TOOL}1" else "gain-tool-grown"
    if form in (GAIN, VOID):
        return f"{form}-{sort}"
    if form == "pay" and sort == "thing":
        return "build"
    if form in ("any-two", "one-use") and event.target.endswith(" open"):
        return f"{form}-open"
    return form


def sort_of(what: str) -> str:
    """What sort of thing an event moves."""
    if what in GOODS:
        return "good"
    if what.startswith(TOOL):
        return "tool"
    return what if what in THINGS else "thing"


def values(state: Position, event: Event, lang: str) -> Words:
    """All that the event itself tells."""
    known: Words = {"seat": seat_name(event.seat, lang)}
    known |= _thing(state, event, lang)
    for account in (event.source, event.target):
        words = account.split()
        if len(words) == 4 and words[2] == "at":
            known["place"] = place_of_id(state, words[3], lang)
        elif words[0] == "stack":
            known["stack"] = int(words[1])
    return known


def _thing(state: Position, event: Event, lang: str) -> Words:
    """What the event moves."""
    what, sort = event.what, sort_of(event.what)
    if what == HIDDEN:
        return {"thing": amount(event.amount, "card", lang)}
    if sort == "tool":
        return {"value": int(what.removeprefix(TOOL)), "tools": amount(event.amount, "tool", lang)}
    if sort == "thing":
        return {} if what == "-" else {"thing": thing_name(state.table.components, what, lang)}
    return {"goods": amount(event.amount, what, lang)}


def place_of(account: str) -> str | None:
    """The id of the place of an account: where people stand, the row of cards apart."""
    words = account.split()
    if words[0] == "stack":
        return f"building-{words[1]}"
    return words[3] if len(words) == 4 and words[2] == "at" else None
