"""The open cards and the stacks of buildings, explained part by part."""

from __future__ import annotations

from html import escape
from typing import ClassVar

from gamepkg.stoneage import table as t
from gamepkg.stoneage.components import Card, Tile
from gamepkg.stoneage.places import CARD, Place
from gamepkg.stoneage.words import amount, cost_text, effect_sentence, effect_text, place_title, worth_text
from widgets.panels.kit import Panel, heading


class Cards(Panel):
    """The row of cards from the left: what each space costs, what the upper part gives, what the lower one counts."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-supply-cards")
    still: ClassVar = True

    def body(self) -> str:
        state = self.table.state
        places = [place for place in state.table.places if place.kind == CARD]
        faces = "".join(self._space(place, state.display[i]) for i, place in enumerate(places))
        deck = self.say("explore-deck", cards=amount(state.deck.bit_count(), "card", self.table.language))
        title = heading(self.say("stoneage-cards-title"), self.chip("stoneage.card.pay"))
        return f'{title}<div class="gp-cards">{faces}</div><p class="gp-note">{deck}</p>{self.rules_here("cards")}'

    def _space(self, place: Place, number: int) -> str:
        lang = self.table.language
        if number == t.NONE:
            return face(place_title(place, lang), self.say("stoneage-picture-nothing"), "", "", "")
        card: Card = self.table.state.table.components.cards[number]
        upper, lower = (
            f"<strong>{escape(effect_text(part, lang))}</strong><span>{escape(effect_sentence(part, lang))}</span>"
            for part in (card.top, card.bottom)
        )
        known = self.say(f"stoneage-known-{card.provenance.status}")
        return face(place_title(place, lang), upper, lower, known, card.provenance.status)


class Stacks(Panel):
    """The stacks of buildings: price, points, and how many tiles lie below."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-supply-stacks")
    still: ClassVar = True

    def body(self) -> str:
        state = self.table.state
        faces = "".join(self._stack(i) for i in range(state.players))
        title = heading(self.say("stoneage-stacks-title"), self.chip("stoneage.building.cost-kinds"))
        return f'{title}<div class="gp-cards">{faces}</div>{self.rules_here("stacks")}'

    def _stack(self, i: int) -> str:
        state, lang = self.table.state, self.table.language
        title = place_title(state.table.places[state.table.first_stack + i], lang)
        if state.tops[i] == t.NONE:
            return face(title, self.say("stoneage-picture-nothing"), "", "", "")
        tile: Tile = state.table.components.tiles[state.tops[i]]
        price = f"<strong>{escape(cost_text(tile.cost, lang))}</strong>"
        below = self.say("stoneage-stacks-below", count=state.hidden[i])
        worth = f"<strong>{escape(worth_text(tile, lang))}</strong><span>{below}</span>"
        return face(title, price, worth, self.say(f"stoneage-known-{tile.provenance.status}"), tile.provenance.status)


def face(title: str, upper: str, lower: str, known: str, status: str) -> str:
    """A card or tile: two parts of HTML, and how sure its values are."""
    made_up = " gp-made-up" if status == "stand-in" else ""
    foot = f'<div class="gp-card-foot"><span class="gp-tag">{known}</span></div>' if known else ""
    return (
        f'<article class="gp-card{made_up}"><div class="gp-card-head">{escape(title)}</div>'
        f'<div class="gp-half">{upper}</div><div class="gp-half">{lower}</div>{foot}</article>'
    )
