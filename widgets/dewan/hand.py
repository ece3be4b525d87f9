"""The hand of the viewer; the cards that a previewed path takes are marked."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import ClassVar

from gamepkg.dewan.words import STAND_IN, amount
from gamepkg.scene.tokens import seat_name
from widgets.dewan.cards import card_face, mark
from widgets.panels.kit import Panel, heading


class Hand(Panel):
    """The cards of the viewer, equal ones together."""

    classes: ClassVar = ("gp-panel", "gp-hand")

    def body(self) -> str:
        table, lang, seat = self.table, self.table.language, self.table.viewer
        title = self.say("explore-hand", seat=seat_name(table.seat if seat is None else seat, lang))
        if seat is None:
            return f"{heading(title)}<p>{self.say('explore-hand-covered')}</p>"
        hand = table.state.hands[seat]
        if not hand:
            note = f"<p class='gp-note'>{self.say('dewan-hand-empty')}</p>"
            return heading(title, escape(amount(0, "card", lang))) + note + self.rules_here("hand")
        cards = table.state.table.components.cards
        used = self._used()
        size = amount(len(hand), "card", lang)
        if used.total():
            size = table.say("dewan-hand-paying", count=used.total(), cards=size)
        made_up = mark(any(cards[kind].mark == STAND_IN for kind in hand), lang)
        faces = "".join(self._face(kind, count, used[cards[kind].id]) for kind, count in Counter(hand).items())
        return (
            f"{heading(title, escape(size) + ' ' + made_up)}"
            f'<div class="gp-cards" data-scroll>{faces}</div>{self.rules_here("hand")}'
        )

    def _used(self) -> Counter[str]:
        """How many cards of each kind the previewed gesture pays."""
        table = self.table
        if table.viewer != table.seat:
            return Counter()
        return Counter(line.split()[1] for line in table.plan if line.startswith("pay "))

    def _face(self, kind: int, count: int, used: int) -> str:
        card = self.table.state.table.components.cards[kind]
        tags = f'<span class="gp-tag">{self.say("dewan-copies", count=count)}</span>' if count > 1 else ""
        if used:
            tags += f'<span class="gp-tag gp-pays">{self.say("dewan-pays", count=used)}</span>'
        inner = f'<div class="gp-tags">{tags}</div>' if tags else ""
        return card_face(card, self.table.language, "hand", inner, "gp-on" if used else "")
