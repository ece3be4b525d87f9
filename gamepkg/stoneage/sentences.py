"""Reasons as sentences in English and Japanese."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage.components import Components, Effect, load_components
from gamepkg.stoneage.names import GOODS
from gamepkg.stoneage.places import Place, places
from gamepkg.stoneage.setup import PLAYERS
from gamepkg.stoneage.words import (
    Words,
    amount,
    cost_text,
    dice_text,
    good_name,
    goods_text,
    place_name,
    seats_text,
    thing_name,
)
from gamepkg.text import say
from gamepkg.text.wording import listing

Name = Callable[[Any, str, Components], str]


def reason_text(reason: Reason, lang: str, components: Components | None = None) -> str:
    """A reason as a sentence or two; what it says because of is not in it.

    ``components`` are those of the game (``state.table.components``), where the names of cards come from; the set of
    the package if left out. Raises `TextError` for an unknown language and for a rule without a message.

    >>> reason_text(Reason("stoneage.place.once", {"place": "forest"}), "en")
    'You have placed people at the forest already in this round.'
    >>> reason_text(Reason("core.holds", {"case": "people", "have": 2, "wanted": 3}), "ja")
    '手元の人間コマは2個です。人間コマ3個は置けません。'
    """
    names = components or load_components()
    values: Words = {key: _said(key, fact, lang, names) for key, fact in reason.facts.items()}
    if "price" in reason.facts:
        values["cost"] = cost_text(_price(reason.facts), lang)
    return say(message_of(reason), lang, **values)


PLACING: Final = ("nothing", "people", "taken", "spaces")
"""Cases in which the rules of all places say the same."""
KINDS: Final = ("what",)
"""Facts whose values tell the cases of a case apart."""


def message_of(reason: Reason) -> str:
    """The id of the message of a reason: by its rule, and its case where the rule has several.

    >>> message_of(Reason("stoneage.place.hut", {"case": "people", "place": "hut"}))
    'stoneage-reason-place-people'
    """
    case = reason.facts.get("case", "")
    if reason.rule.startswith("stoneage.place.") and case in PLACING:
        return f"stoneage-reason-place-{case}"
    parts = [reason.rule.removeprefix("stoneage.").replace(".", "-"), case]
    parts += [reason.facts[key] for key in KINDS if key in reason.facts]
    return "-".join(["stoneage-reason", *filter(None, parts)])


def _price(facts: Mapping[str, Any]) -> Effect:
    """The price that a reason tells of, with its parameters."""
    params = {key: value for key, value in facts.items() if key in PARAMETERS}
    return Effect(facts["price"], params)


PARAMETERS: Final = (*GOODS, "count", "kinds", "min", "max")


def _said(key: str, fact: Any, lang: str, components: Components) -> str | int:
    name = NAMED.get(key)
    if name is not None:
        return name(fact, lang, components)
    return fact if isinstance(fact, int | str) else str(fact)


PLACES: Final[Mapping[str, Place]] = {place.id: place for place in places(max(PLAYERS))}


def _place(place: str, lang: str, components: Components) -> str:
    return place_name(PLACES[place], lang)


def _places(found: tuple[str, ...], lang: str, components: Components) -> str:
    names = [place_name(PLACES[place], lang) for place in found]
    return listing(names, lang) if names else say("stoneage-nowhere", lang)


def _asked(asked: str, lang: str, components: Components) -> str:
    """The step that is asked, or the card that is asked about."""
    if any(card.id == asked for card in components.cards):
        return thing_name(components, asked, lang)
    return say(f"stoneage-step-asked-{asked}", lang)


def _given(given: str, lang: str, components: Components) -> str:
    return say(f"stoneage-step-given-{given}", lang)


def _dice(dice: Any, lang: str, components: Components) -> str:
    """What dice show, or how many they are."""
    return str(dice) if isinstance(dice, int) else dice_text(dice, lang)


def _any(thing: Any, lang: str, components: Components) -> str:
    """A resource, a card or a tile by its name; a number as it is."""
    if not isinstance(thing, str):
        return str(thing)
    return good_name(thing, lang) if thing in GOODS else thing_name(components, thing, lang)


NAMED: Final[dict[str, Name]] = {
    "place": _place,
    "own": _places,
    "used": _places,
    "seat": lambda seat, lang, components: seat_name(seat, lang),
    "seats": lambda seats, lang, components: seats_text(seats, lang),
    "resource": _any,
    "card": _any,
    "pick": _any,
    "other": _any,
    "dice": _dice,
    "held": lambda held, lang, components: goods_text(held, lang),
    "asked": _asked,
    "given": _given,
    "wanted": lambda count, lang, components: amount(count, "people", lang),
}
"""Facts whose values are names of things; all others are said as they are."""
