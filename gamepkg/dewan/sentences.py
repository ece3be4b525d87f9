"""Reasons as sentences in English and Japanese."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.dewan.components import Components, load_components
from gamepkg.dewan.words import card_name, of_terrain, story_name, terrain_name, thing_name
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.wording import listing

Name = Callable[[Any, str, Components], str]


def reason_text(reason: Reason, lang: str, components: Components | None = None) -> str:
    """A reason as a sentence or two; what it says because of is not in it.

    ``components`` are those of the game (``state.table.components``), where the names of cards come from; the set of
    the package if left out. Raises `TextError` for an unknown language and for a rule without a message.

    >>> reason_text(Reason("dewan.camp.destination-free", {"case": "water", "regions": (12,)}), "en")
    'Space 12 is water: only in the lake village scenario may a camp stand there.'
    >>> reason_text(Reason("dewan.camp.pay", {"lacking": {"forest": 1}, "regions": (7,)}), "ja")
    'スペース7まで払うには、森林のカード1枚が足りません。'
    """
    if reason.rule == "core.step":
        steps = {key: say(f"dewan-step-{key}-{step}", lang) for key, step in reason.facts.items()}
        return say("dewan-reason-core-step", lang, **steps)
    names = components or load_components()
    values = {key: _said(key, fact, lang, names) for key, fact in reason.facts.items()}
    return say(message_of(reason), lang, **values)


def message_of(reason: Reason) -> str:
    """The id of the message of a reason: by its rule, and its case where the rule has several.

    >>> message_of(Reason("dewan.camp.route", {"case": "again", "regions": (3,)}))
    'dewan-reason-camp-route-again'
    """
    ending = reason.rule.removeprefix("dewan.").replace(".", "-")
    case = reason.facts.get("case") or next((key for key in CASES if key in reason.facts), "")
    return f"dewan-reason-{ending}" + (f"-{case}" if case else "")


CASES: Final = ("lacking", "card", "story")
"""Facts that tell the cases of a rule apart where no ``case`` does."""


def _said(key: str, fact: Any, lang: str, components: Components) -> str | int:
    if isinstance(fact, Mapping):
        return listing([of_terrain(count, terrain, lang) for terrain, count in fact.items()], lang)
    if isinstance(fact, tuple):
        return listing([str(item) for item in fact], lang)
    name = NAMED.get(key)
    if name is not None:
        return name(fact, lang, components)
    return fact if isinstance(fact, int | str) else str(fact)


def _card(card: str, lang: str, components: Components) -> str:
    return card_name(components.card(card), lang)


def _story(story: str, lang: str, components: Components) -> str:
    return story_name(components.story(story), lang)


def _seat(seat: int, lang: str, components: Components) -> str:
    return seat_name(seat, lang)


def _terrain(terrain: str, lang: str, components: Components) -> str:
    return terrain_name(terrain, lang)


def _outcome(outcome: int | str, lang: str, components: Components) -> str:
    """What chance cannot bring: a card, a story, or a part of a zone by its lowest space."""
    if isinstance(outcome, int):
        return say("dewan-zone", lang, number=outcome)
    return thing_name(components, outcome, lang)


NAMED: Final[dict[str, Name]] = {
    "card": _card,
    "other": _card,
    "pick": _card,
    "seat": _seat,
    "story": _story,
    "terrain": _terrain,
    "what": _outcome,
}
"""Facts whose values are names of things; all others are said as they are."""
