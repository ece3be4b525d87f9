"""An offering: cards of the hand in any order, then the god that one of them names."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from gamepkg.deus.names import COLOURS, GODS
from gamepkg.deus.words import CARD, amount, god_name
from widgets import theme
from widgets.panels.choices import strong_amounts
from widgets.panels.kit import Panel, heading
from widgets.panels.sight import gain_of
from widgets.table import Table


class Offering(Panel):
    """Toggles for the cards, then one row for each god that the chosen ones can name."""

    classes: ClassVar = ("gp-panel", "gp-offering")
    verbs: ClassVar[Mapping[str, str]] = {"pick": "pick", "name": "name"}

    def __init__(self, table: Table) -> None:
        self._picked: frozenset[int] = frozenset()
        self._for: object = None
        super().__init__(table)

    def body(self) -> str:
        table, lang = self.table, self.table.language
        if not table.open or table.covered or table.state.decision.kind != "turn" or not self.hand():
            return ""
        if self._for != table.revision:
            self._for, self._picked = table.revision, frozenset()
        cards = "".join(self._toggle(i, card) for i, card in enumerate(self.hand()))
        asked = self.say("explore-offering-god", cards=amount(len(self._picked), CARD, lang))
        gods = "".join(self._god(card) for card in self._names())
        after = f'<p class="gp-sort">{asked}</p><div class="gp-choice-list">{gods}</div>' if gods else ""
        return (
            f"{heading(self.say('explore-offering'), self.chip('deus.offer.discard'))}"
            f'<p class="gp-note gp-first">{self.say("explore-offering-text")}</p>'
            f'<div class="gp-toggles">{cards}</div>{after}{self.rules_here("offering")}'
        )

    def hand(self) -> list[str]:
        """The cards of the hand, in the order of the match."""
        state = self.table.state
        return [state.table.components.cards[kind].id for kind in state.hands[self.table.seat]]

    def _names(self) -> list[str]:
        """One chosen card for each god."""
        found: dict[str, str] = {}
        for i in sorted(self._picked):
            card = self.hand()[i]
            found.setdefault(self.table.state.table.components.card(card).colour, card)
        return list(found.values())

    def steps(self, named: str) -> list[str]:
        """The steps of the match for the chosen cards and the one that names the god."""
        hand = self.hand()
        return [*(f"offer {hand[i]}" for i in sorted(self._picked)), "done", f"name {named}"]

    def _toggle(self, i: int, card_id: str) -> str:
        card, lang = self.table.state.table.components.card(card_id), self.table.language
        on = i in self._picked
        god = god_name(card.colour, lang)
        return (
            f'<button type="button" class="gp-btn gp-toggle gp-card-{card.colour}{" gp-on" if on else ""}" '
            f'data-do="pick {i}" aria-pressed="{str(on).lower()}">{theme.icon(card.colour)}'
            f"<span>{escape(card.name_in(lang))}<small>{escape(god)}</small></span></button>"
        )

    def _god(self, named: str) -> str:
        table, lang, plan = self.table, self.table.language, tuple(self.steps(named))
        colour = table.state.table.components.card(named).colour
        gain = gain_of(table, table.foresee(plan))
        about = self.say(f"explore-god-{GODS[COLOURS.index(colour)]}", count=len(self._picked))
        on, god = plan == table.plan, escape(god_name(colour, lang))
        return (
            f'<div class="gp-choice{" gp-on" if on else ""}"><button type="button" class="jupyter-button" '
            f'data-do="name {escape(named)}" aria-pressed="{str(on).lower()}" '
            f'aria-label="{god}. {about} {escape(gain)}"></button><div class="gp-face" aria-hidden="true">'
            f"{theme.icon(colour)}<span><b>{god}</b> <small>{about}</small></span>"
            f'<span class="gp-gain">{strong_amounts(gain)}</span></div></div>'
        )

    def pick(self, words: str) -> None:
        """Take a card into the offering, or out of it."""
        if words.isdecimal() and int(words) < len(self.hand()):
            self._picked ^= {int(words)}
            if self.table.plan:
                self.table.back()
            self.again()

    def name(self, named: str) -> None:
        """Preview the offering to this god; the second time make it."""
        if named in self._names():
            self.table.propose(self.steps(named))
