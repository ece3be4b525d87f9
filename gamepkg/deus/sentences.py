"""Reasons as sentences in English and Japanese."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.deus import words
from gamepkg.deus.components import Components, load_components
from gamepkg.text import say
from gamepkg.text.wording import listing

Name = Callable[[Any, str, Components], str]


def reason_text(reason: Reason, lang: str, components: Components | None = None) -> str:
    """A reason as a sentence or two; what it says because of is not in it.

    ``components`` are those of the game (``state.table.components``), where the names of cards come from; the set of
    the package if left out. Raises `TextError` for an unknown language and for a rule without a message.

    >>> reason_text(Reason("deus.place.later", {"region": 16, "neighbours": (11, 12, 15, 19)}), "en")
    'Region 16 touches 11, 12, 15 and 19. None of them is yours.'
    >>> reason_text(Reason("deus.place.sea", {"region": 15, "terrain": "sea", "ground": "sea"}), "ja")
    '15は海です。海に置けるのは船＆海事施設だけです。'
    """
    if reason.rule == "core.step":
        return say(
            "reason-core-step", lang, **{key: say(f"step-{key}-{step}", lang) for key, step in reason.facts.items()}
        )
    names = components or load_components()
    values: dict[str, str | int] = {}
    for key, fact in reason.facts.items():
        name = PICKED[reason.facts["what"]] if key in PICKS else NAMED.get(key)
        if isinstance(fact, tuple):
            values[key] = listing([name(item, lang, names) if name else str(item) for item in fact], lang)
            values[f"{key}_count"] = len(fact)
        else:
            values[key] = name(fact, lang, names) if name else fact
    if "piece" in reason.facts:
        values["a_piece"] = words.a_piece(reason.facts["piece"], lang)
    if "regions" in reason.facts:
        values["places"] = say("step-places", lang, count=len(reason.facts["regions"]))
    return say(message_of(reason.rule), lang, **values)


def message_of(rule: str) -> str:
    """The id of the message of a rule.

    >>> message_of("deus.place.sea")
    'reason-deus-place-sea'
    """
    return f"reason-{rule.replace('.', '-')}"


def _card(card: str, lang: str, components: Components) -> str:
    return components.card(card).name_in(lang)


def _colour(colour: str, lang: str, components: Components) -> str:
    return say(f"deus-colour-{colour}", lang)


def _good(good: str, lang: str, components: Components) -> str:
    return words.good_name(good, lang)


def _piece(piece: str, lang: str, components: Components) -> str:
    return words.piece_name(piece, lang)


def _terrain(terrain: str, lang: str, components: Components) -> str:
    return words.terrain_name(terrain, lang)


def _region(region: int, lang: str, components: Components) -> str:
    return say("step-region", lang, number=region)


def _seat(seat: int, lang: str, components: Components) -> str:
    return words.seat_name(seat, lang)


NAMED: Final[dict[str, Name]] = {
    "card": _card,
    "cards": _card,
    "colour": _colour,
    "colours": _colour,
    "good": _good,
    "kinds": _good,
    "missing": _good,
    "owner": _seat,
    "piece": _piece,
    "resource": _good,
    "seat": _seat,
    "terrain": _terrain,
    "terrains": _terrain,
}
"""Facts whose values are names of things; all others are said as they are."""

PICKS: Final = ("pick", "other")
PICKED: Final[dict[str, Name]] = {"card": _card, "piece": _piece, "region": _region, "resource": _good}
"""What the picks of ``core.order`` are, by its fact ``what``."""
