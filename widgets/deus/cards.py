"""Cards as HTML: colour as icon and word, name, what it does, cost, and whether it is a stand-in."""

from __future__ import annotations

from html import escape

from gamepkg.deus.components import Card
from gamepkg.deus.effect_text import card_text
from gamepkg.deus.names import RESOURCES
from gamepkg.deus.words import amount
from gamepkg.text import say
from widgets import theme


def mark_id(card: Card) -> str:
    """The id of the words for how sure the values of a card are."""
    return "mark-" + card.mark.replace(", ", "-").replace(" ", "-")


def cost_words(card: Card, lang: str) -> str:
    """What a card costs, in words."""
    parts = [amount(card.cost[good], good, lang) for good in (*RESOURCES, "gold") if card.cost[good]]
    return say("explore-listed", lang, items=", ".join(parts)) if parts else say("explore-free", lang)


def cost_icons(card: Card, lang: str) -> str:
    """What a card costs, as icons that are read as words."""
    icons = "".join(theme.icon(kind) * card.cost[kind] for kind in RESOURCES)
    gold = f"{theme.icon('gold')}{card.cost['gold']}" if card.cost["gold"] else ""
    shown = f'<span aria-hidden="true">{icons}{gold}</span>' if icons or gold else escape(say("explore-free", lang))
    return f'<span class="gp-cost" title="{escape(cost_words(card, lang))}">{shown}</span>'


def card_face(card: Card, lang: str, inner: str = "", classes: str = "") -> str:
    """The whole card; ``inner`` is HTML at its foot."""
    made_up = " gp-made-up" if "stand-in" in card.mark else ""
    mark = "" if card.mark == "published" else (
        f'<span class="gp-standin" title="{escape(say(f"{mark_id(card)}-long", lang))}">'
        f"{escape(say(mark_id(card), lang).rstrip('*'))}</span>"
    )  # fmt: skip
    return (
        f'<article class="gp-card gp-card-{card.colour}{made_up} {classes}"><div class="gp-card-head">'
        f"{theme.icon(card.colour)}{escape(say(f'deus-colour-{card.colour}', lang))}</div>"
        f"<strong>{escape(card.name_in(lang))}</strong><span>{escape(card_text(card, lang))}</span>"
        f'<div class="gp-card-foot">{cost_icons(card, lang)}{mark}</div>{inner}</article>'
    )
