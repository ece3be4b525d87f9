"""Terrain cards as HTML: the face with its pattern and symbol, the words of its sides, and that it is a stand-in."""

from __future__ import annotations

from html import escape

from gamepkg.dewan.components import CardKind, StoryTile
from gamepkg.dewan.names import NO_SYMBOL, SYMBOLS, TERRAINS
from gamepkg.dewan.words import STAND_IN, card_name, symbol_name, terrain_name
from gamepkg.scene.faces import face
from gamepkg.text import say


def picture(card: CardKind, lang: str, salt: str) -> str:
    """The face alone; readers hear nothing of it."""
    sides = [(TERRAINS[half.terrain], "" if half.symbol == NO_SYMBOL else SYMBOLS[half.symbol]) for half in card.halves]
    return face("dewan", sides, lang, f"-{salt}-{card.index}")


def card_face(card: CardKind, lang: str, salt: str, inner: str = "", classes: str = "") -> str:
    """The whole card; ``inner`` is HTML at its foot, ``salt`` the name of the place that shows it."""
    lines = "".join(_half(terrain, symbol, lang) for terrain, symbol in _sides(card, lang))
    return (
        f'<div class="gp-terrain{made_up(card)} {classes}" title="{escape(card_name(card, lang))}">'
        f'{picture(card, lang, salt)}<div class="gp-sides">{lines}</div>{inner}</div>'
    )


def made_up(part: CardKind | StoryTile) -> str:
    """The class of a component that was made up, with a space before it; "" for a published one."""
    return " gp-made-up" if part.mark == STAND_IN else ""


def _sides(card: CardKind, lang: str) -> list[tuple[str, str]]:
    return [
        (
            terrain_name(TERRAINS[half.terrain], lang),
            "" if half.symbol == NO_SYMBOL else symbol_name(SYMBOLS[half.symbol], lang),
        )
        for half in card.halves
    ]


def _half(terrain: str, symbol: str, lang: str) -> str:
    return f"<span>{escape(terrain)}{f' <small>{escape(symbol)}</small>' if symbol else ''}</span>"


def mark(shown: bool, lang: str) -> str:
    """The word for components that were made up, as HTML; "" where none are ``shown``."""
    if not shown:
        return ""
    title, word = escape(say("explore-standin", lang)), escape(say("site-standin", lang))
    return f'<span class="gp-standin" title="{title}">{word}</span>'
