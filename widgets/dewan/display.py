"""The display: six cards in a row, and below each pair of neighbours the button that takes them."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from gamepkg.dewan.names import DISPLAY, EVENTS
from gamepkg.dewan.state import GAP
from gamepkg.dewan.words import STAND_IN, amount
from widgets.dewan.cards import card_face, mark
from widgets.panels.kit import Panel, button, heading


class Display(Panel):
    """The row, the piles beside it, and what may be taken."""

    classes: ClassVar = ("gp-panel", "gp-display")
    verbs: ClassVar[Mapping[str, str]] = {"take": "take"}

    def body(self) -> str:
        state, lang = self.table.state, self.table.language
        cards = state.table.components.cards
        made_up = any(card.mark == STAND_IN for card in cards)
        chosen = self._chosen()
        faces = "".join(self._face(place, place in chosen) for place in range(1, DISPLAY + 1))
        return (
            f"{heading(self.say('dewan-display'), escape(self._piles()) + ' ' + mark(made_up, lang))}"
            f'<div class="gp-display-row">{faces}{self._pairs()}</div>'
            f'<p class="gp-note">{self.say("dewan-display-note")}</p>{self.rules_here("display")}'
        )

    def _piles(self) -> str:
        state, lang = self.table.state, self.table.language
        piles = {
            "pile": amount(state.pile_count, "card", lang),
            "discards": amount(len(state.discards), "card", lang),
        }
        said = self.table.say("dewan-piles", **piles)
        if state.table.scenario in EVENTS:
            said += self.table.say("dewan-piles-event", cards=amount(state.event_count, "card", lang))
        return said

    def _face(self, place: int, chosen: bool) -> str:
        state, lang = self.table.state, self.table.language
        kind = state.display[place - 1]
        if kind == GAP:
            return f'<div class="gp-terrain gp-gap">{self.say("dewan-gap-here")}</div>'
        card = state.table.components.cards[kind]
        return card_face(card, lang, f"display{place}", classes="gp-on" if chosen else "")

    def _chosen(self) -> range:
        """The places of the cards that the preview takes."""
        number = self.table.selected
        if number is None:
            return range(0)
        action = self.table.action(number)
        width = {"take": 2, "take-one": 1}.get(action.kind, 0)
        return range(int(action.args[0]), int(action.args[0]) + width) if width else range(0)

    def _pairs(self) -> str:
        """A button below each pair, or below each card where none lie side by side."""
        table = self.table
        if table.covered:
            return ""
        actions = [(number, table.action(number)) for number in table.legal()]
        return "".join(
            self._pair(number, int(action.args[0]), 2 if action.kind == "take" else 1)
            for number, action in actions
            if action.kind in ("take", "take-one")
        )

    def _pair(self, number: int, first: int, width: int) -> str:
        state, lang = self.table.state, self.table.language
        title = self.table.telling.action_label(state, number, lang)
        begin = 2 * first if width == 2 else 2 * first - 1
        on = number == self.table.selected
        pressed = button(
            self.table.say("dewan-take"),
            f"take {number}",
            kind="jupyter-button" + " gp-on" * on,
            title=title,
            pressed=on,
        )
        return f'<div class="gp-pair" style="grid-column:{begin} / span 2">{pressed}</div>'

    def take(self, words: str) -> None:
        """Preview taking; the second time do it."""
        self.table.choose(words)
