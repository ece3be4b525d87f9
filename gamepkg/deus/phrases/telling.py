"""One event as one sentence.

Which sentence follows from the rule of the event or, where a rule moves several things, from the accounts between
which something went.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamepkg.core.event import EVERYBODY, NO_CAUSE, Event
from gamepkg.core.journal import HIDDEN
from gamepkg.deus import table as t
from gamepkg.deus.names import COLOURS, GODS, GOODS, RESOURCES
from gamepkg.deus.state import Position
from gamepkg.deus.words import (
    CARD,
    VP,
    a_piece,
    amount,
    card_name,
    god_name,
    good_name,
    piece_name,
    seat_name,
)
from gamepkg.text import say
from gamepkg.text.wording import sentence

BY_RULE: Final = {
    "deus.build.column": "build",
    "deus.build.cost": "pay",
    "deus.build.cost-returned": "pay",
    "deus.build.gold-for-resource": "gold-for",
    "deus.build.activate": "activate",
    "deus.place.from-board": "place",
    "deus.temple.place": "place",
    "deus.place.edge-for-3vp": "edge",
    "deus.temple.supply-empty": "no-temple",
    "deus.effect.partial": "nothing",
    "deus.effect.optional": "decline",
    "deus.supply.shortage": "shortage",
    "deus.army.moves": "move",
    "deus.village.when": "attack",
    "deus.village.attack-in-move": "move-ends",
    "deus.village.most-armies": "fall",
    "deus.village.tie-buildings": "fall-tie",
    "deus.village.tie-split": "fall-split",
    "deus.village.tie-rest": "fall-rest",
    "deus.village.emptied": "emptied",
    "deus.offer.discard": "offer",
    "deus.offer.hidden": "discard",
    "deus.offer.top-card": "top",
    "deus.offer.jupiter": "jupiter",
    "deus.offer.no-piece-left": "no-piece",
    "deus.offer.refill": "refill",
    "deus.turn.auto-refill": "auto-refill",
    "deus.turn.no-card": "no-card",
    "deus.deck.reshuffle": "reshuffle",
    "deus.deck.empty": "no-deck",
    "deus.hand.limit": "hand-limit",
    "deus.end.trigger": "end",
    "deus.variant.wild-card-cost": "wild-cost",
    "deus.variant.draft-pieces": "draft",
    "deus.colour.military.steal": "rob",
    "deus.colour.military.take-village-vp": "plunder",
    "deus.colour.production.produce": "produce",
}
"""The sentence of a rule that has but one."""

BY_RULE_AND_MOVE: Final = {
    ("deus.colour.maritime.buy-resources", "gain"): "buy",
    ("deus.colour.maritime.sell-for-gold", "pay"): "sell",
    ("deus.colour.maritime.sell-for-vp", "pay"): "sell",
    ("deus.colour.maritime.exchange-resources", "pay"): "return",
    ("deus.colour.maritime.exchange-resources", "gain"): "take",
}

FALLS: Final = ("fall", "fall-tie", "fall-split")

Context = Sequence[Event]
"""Events in an unbroken row, such as a journal: the causes of an event are looked up here."""


def event_text(state: Position, event: Event, lang: str, context: Context = ()) -> str:
    """The event as a sentence; with its journal as context it can name what stands in other events."""
    return sentence(event_title(state, event, lang, context), lang)


def event_title(state: Position, event: Event, lang: str, context: Context = ()) -> str:
    """The same without a full stop, as the title of what follows from the event."""
    form = form_of(event)
    known = values(state, event, lang) | more_values(state, form, event, lang, context)
    return say(f"deus-event-{detail(form, event, known)}", lang, **known)


def event_line(state: Position, event: Event, lang: str, context: Context = ()) -> str:
    """The same without the seat where it is the one that acts, as a line under a title that names it already."""
    subject = say("deus-subject", lang, seat=seat_name(event.seat, lang))
    return event_title(state, event, lang, context).removeprefix(subject)


# -------------------------------------------------------------------- which sentence


def form_of(event: Event) -> str:
    """What kind of event this is; the ending of the ids of its messages."""
    move = movement(event)
    return BY_RULE.get(event.rule) or BY_RULE_AND_MOVE.get((event.rule, move), move)


def movement(event: Event) -> str:
    """What the accounts alone tell of a gain or a payment."""
    if event.target == t.BANK or event.target == t.SUPPLY:
        return "pay"
    return {t.DECK: "draw"}.get(event.source) or ("ready" if event.source.endswith(" reserve") else "gain")


def detail(form: str, event: Event, known: dict[str, str | int]) -> str:
    """The variant of a sentence that fits what is known."""
    if form == "build":
        return "build-face-down" if event.visible != EVERYBODY else "build-in" if "region" in known else form
    if form == "offer" and "god" not in known:
        return "offer-begun"
    if form == "no-piece" and event.what not in COLOURS:
        return "few-pieces"
    if form in ("nothing", "decline") and "card" in known:
        return f"{form}-card"
    if form == "reshuffle" and "cards" in known:
        return "reshuffle-cards"
    if form in ("gain", "ready") and "god" in known:
        return "gain-god"
    return "draw-god" if form == "draw" and "god" in known else form


# -------------------------------------------------------------------- what the sentence speaks of


def values(state: Position, event: Event, lang: str) -> dict[str, str | int]:
    """All that the event itself tells."""
    what, seat = event.what, receiver(event)
    known: dict[str, str | int] = {"seat": seat_name(event.seat if seat is None else seat, lang)}
    if what in COLOURS or what in GOODS or what == VP:
        known["goods"] = amount(event.amount, what, lang)
    if what in COLOURS:
        known |= {"thing": a_piece(what, lang), "things": piece_name(what, lang, 2)}
    elif what in RESOURCES:
        known["things"] = good_name(what, lang)
    elif what == HIDDEN:
        known |= {"card": amount(event.amount, CARD, lang), "cards": amount(event.amount, CARD, lang)}
        known["goods"] = say("deus-count-pieces", lang, count=event.amount)
    elif what not in GOODS and what not in (VP, "-"):
        name = card_name(state, what, lang)
        known |= {"card": name, "cards": say("deus-times", lang, count=event.amount, name=name)}
    for key, account in (("start", event.source), ("region", event.target)):
        region = region_of(account)
        if region is not None:
            known[key] = region
    god = god_of(event)
    if god:
        known["god"] = god_name(god, lang)
    return known


def more_values(state: Position, form: str, event: Event, lang: str, context: Context) -> dict[str, str | int]:
    """What stands elsewhere: in the events around this one, or in the card that is built."""
    if form == "build":
        return {"region": region} if (region := _built_in(event, context)) is not None else {}
    if form == "offer":
        return _offered(state, event, lang, context)
    if form == "top":
        god = GODS[COLOURS.index(state.table.components.card(event.what).colour)]
        return {"god": god_name(god, lang)}
    if form == "jupiter":
        return {"god": god_name(event.what, lang)}
    if form == "gold-for":
        unit = unit_paid(state, event, context)
        return {"unit": amount(1, unit, lang) if unit else say("deus-one-resource", lang)}
    if form in ("nothing", "decline"):
        card = cause_card(event, context)
        return {"card": card_name(state, card, lang)} if card else {}
    if form == "rob":
        return {"other": seat_name(int(event.source.split()[1]), lang)}
    if form == "shortage":
        return {"things": good_name(event.what, lang) if event.what in RESOURCES else say("deus-resources", lang)}
    return {}


def receiver(event: Event) -> int | None:
    """The seat that gets what the event moves."""
    words = event.target.split()
    return int(words[1]) if words[0] == "seat" else None


def god_of(event: Event) -> str | None:
    """The god who gives, where the rule of the event is a god's."""
    god = event.rule.rpartition(".")[2]
    return god if god in GODS and god != "jupiter" else None


def region_of(account: str) -> int | None:
    """The region of an account, whoever stands there."""
    words = account.split()
    return int(words[-1]) if "region" in words else None


# -------------------------------------------------------------------- looking around


def find(context: Context, index: int) -> Event | None:
    """The event with this index."""
    at = index - context[0].index if context and index != NO_CAUSE else -1
    return context[at] if 0 <= at < len(context) else None


def following(context: Context, event: Event) -> Sequence[Event]:
    """The events behind this one, up to the next that nothing caused."""
    at = event.index - context[0].index + 1 if context else 0
    found: list[Event] = []
    while 0 < at < len(context) and context[at].cause != NO_CAUSE:
        found.append(context[at])
        at += 1
    return found


def cause_card(event: Event, context: Context) -> str | None:
    """The card whose effect this event belongs to, or the card that is built."""
    cause = find(context, event.cause)
    while cause is not None:
        if form_of(cause) in ("activate", "build"):
            return cause.what if cause.visible == EVERYBODY else None
        cause = find(context, cause.cause)
    return None


def _built_in(event: Event, context: Context) -> int | None:
    for other in following(context, event):
        if form_of(other) == "place":
            return region_of(other.target)
    return None


def _offered(state: Position, event: Event, lang: str, context: Context) -> dict[str, str | int]:
    given = [other for other in following(context, event) if form_of(other) in ("discard", "top")]
    if not given:
        return {}
    return {
        "cards": amount(sum(other.amount for other in given), CARD, lang),
        "god": more_values(state, "top", given[-1], lang, context)["god"],
    }


def unit_paid(state: Position, event: Event, context: Context) -> str | None:
    """The resource that gold stands for: payments follow the order of the resources in the cost."""
    root = find(context, event.cause)
    if root is None or root.visible != EVERYBODY or form_of(root) != "build":
        return None
    cost = state.table.components.card(root.what).cost
    units = [kind for kind in RESOURCES for _ in range(cost[kind])]
    paid = [other for other in following(context, root) if other.index < event.index and _pays_a_unit(other)]
    return units[len(paid)]


def _pays_a_unit(event: Event) -> bool:
    return event.rule in ("deus.build.cost-returned", "deus.build.gold-for-resource")
