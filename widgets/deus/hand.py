"""The hand of the seat on turn, and what every seat has built: its columns."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from gamepkg.deus.names import COLOURS, FACE_DOWN
from gamepkg.deus.telling import reason_text
from gamepkg.deus.words import CARD, amount, seat_name
from widgets import theme
from widgets.deus.cards import card_face
from widgets.panels.kit import Panel, button, chips, heading, seat_label
from widgets.table import Table


class Hand(Panel):
    """The cards of the viewer; at the start of a turn each can be chosen, or says why not."""

    classes: ClassVar = ("gp-panel", "gp-hand")
    verbs: ClassVar[Mapping[str, str]] = {"build": "build"}

    def __init__(self, table: Table) -> None:
        self._reasons: dict[tuple[int, str, int], str] = {}
        super().__init__(table)

    def body(self) -> str:
        table, lang = self.table, self.table.language
        seat = table.viewer
        if seat is None:
            title = self.say("explore-hand", seat=seat_name(table.seat, lang))
            return f"{heading(title)}<p>{self.say('explore-hand-covered')}</p>"
        state = table.state
        cards = [state.table.components.cards[kind] for kind in state.hands[seat]]
        title = self.say("explore-hand", seat=seat_name(seat, lang))
        aside = self.say("explore-hand-size", cards=amount(len(cards), CARD, lang))
        if not cards:
            return f"{heading(title, aside)}<p class='gp-note'>{self.say('explore-hand-empty')}</p>"
        turn = table.open and state.decision.kind == "turn" and seat == table.seat
        legal = set(table.legal()) if turn else set()
        faces = []
        for card in dict.fromkeys(cards):
            build = state.parse(f"build {card.id}")
            inner = self._build(build, build in legal) if turn else ""
            copies = cards.count(card)
            if copies > 1:
                inner = f'<span class="gp-tag">{self.say("explore-copies", count=copies)}</span>{inner}'
            on = table.selected == build
            faces.append(card_face(card, lang, inner, "gp-on" if on else ""))
        return (
            f'{heading(title, aside)}<div class="gp-cards" data-scroll>{"".join(faces)}</div>{self.rules_here("hand")}'
        )

    def _build(self, build: int, legal: bool) -> str:
        do = f"build {build}"
        if legal:
            return button(self.table.say("explore-build"), do)
        key = (self.table.revision, self.table.language, build)
        if key not in self._reasons:
            self._reasons = {key: why for key, why in self._reasons.items() if key[0] == self.table.revision}
            self._reasons[key] = self._against(build)
        items = self._reasons[key]
        return f'<details class="gp-fold gp-why"><summary>{self.say("explore-why-not")}</summary>{items}</details>'

    def _against(self, build: int) -> str:
        table, state = self.table, self.table.state
        return "".join(
            f"<p>{escape(reason_text(state, reason, table.language))} {chips(table, [reason.rule])}</p>"
            for reason in state.why_not(build)
        )

    def build(self, words: str) -> None:
        """Preview building this card; the second time build it."""
        self.table.choose(words)


class Columns(Panel):
    """What each seat has built, the first card of a column first."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-columns")
    still: ClassVar = True

    def body(self) -> str:
        table, lang = self.table, self.table.language
        seats = "".join(
            f'<details class="gp-fold"{" open" if seat == table.seat else ""}>'
            f"<summary>{seat_label(seat, seat_name(seat, lang))}"
            f"<small>{self._count(seat)}</small></summary>{self._columns(seat)}</details>"
            for seat in range(table.state.players)
        )
        title = heading(self.say("explore-columns"), self.say("explore-columns-note"))
        return title + seats + self.rules_here("columns")

    def _count(self, seat: int) -> str:
        state, at = self.table.state, seat * len(COLOURS)
        return escape(amount(sum(map(len, state.columns[at : at + len(COLOURS)])), CARD, self.table.language))

    def _columns(self, seat: int) -> str:
        state, lang, cards = self.table.state, self.table.language, self.table.state.table.components.cards
        columns = []
        for at, colour in enumerate(COLOURS):
            built = state.columns[seat * len(COLOURS) + at]
            items = "".join(
                f"<li>{self.say('explore-face-down') if kind >= FACE_DOWN else escape(cards[kind].name_in(lang))}</li>"
                for kind in built
            )
            if built:
                name = escape(self.table.say(f"deus-colour-{colour}"))
                columns.append(
                    f'<div class="gp-column gp-card-{colour}"><div class="gp-card-head">'
                    f"{theme.icon(colour)}{name}</div><ol>{items}</ol></div>"
                )
        return (
            f'<div class="gp-column-row">{"".join(columns)}</div>'
            if columns
            else f"<p class='gp-note'>{self.say('explore-columns-none')}</p>"
        )
