"""What a card does, in English and Japanese, put together from the parameters of its effects."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

from gamepkg.core.errors import TextError
from gamepkg.deus.components import Card, Effect
from gamepkg.deus.effect_kinds import ANY, KINDS
from gamepkg.deus.names import RESOURCES, TERRAIN_RESOURCE
from gamepkg.text import say
from gamepkg.text.wording import alternatives

WORDS: Final = {
    "terrain": "deus-terrain",
    "resource": "deus-resource",
    "kinds": "deus-resource",
    "take": "deus-resource",
    "piece": "deus-colour",
    "colours": "deus-colour",
}
"""Parameters whose values are words of the game, and where their translations stand."""


def effect_text(effect: Effect, lang: str) -> str:
    """One effect as a sentence.

    >>> effect_text(Effect("end_per_region", {"vp": 4, "terrain": "field", "min_buildings": 1, "cap": 12}), "en")
    'End of the game: 4 VP for each field that you occupy, 12 VP at most.'
    >>> effect_text(Effect("move_armies", {"armies": 2, "steps": 1}), "ja")
    '自分の軍隊2つまでを、それぞれ1地域まで動かす。'
    """
    if effect.kind not in KINDS:
        raise TextError(f"no text for the effect {effect.kind!r}")
    params = dict(effect.params)
    if effect.kind == "produce":
        params["resource"] = _resource_of(params["terrain"])
    return say(f"effect-{effect.kind.replace('_', '-')}", lang, **{k: _value(k, v, lang) for k, v in params.items()})


def card_text(card: Card, lang: str) -> str:
    """All effects of a card, in the order in which they are carried out.

    >>> from gamepkg.deus.components import load_components
    >>> card_text(load_components().card("military-x-march-plunder"), "en")
    'Move 1 army up to 1 step. Then: Take 1 VP from a barbarian village next to an army of yours.'
    """
    sentences = [effect_text(effect, lang) for effect in card.effects]
    return reduce(lambda first, following: say("effect-then", lang, first=first, next=following), sentences)


def _resource_of(terrain: str) -> str:
    return ANY if terrain == ANY else RESOURCES[TERRAIN_RESOURCE[terrain]]


def _value(name: str, value: Any, lang: str) -> str | int:
    """A parameter as a variable of a message."""
    if value is None:
        return 0
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        words = [say(f"{WORDS[name]}-{word}", lang) for word in value]
        return ANY if value == RESOURCES else alternatives(words, lang)
    if name in WORDS and value != ANY:
        return say(f"{WORDS[name]}-{value}", lang)
    return value  # type: ignore[no-any-return]
