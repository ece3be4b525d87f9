"""The table of seats: points, goods, hand and pieces; and what is left in the supply."""

from __future__ import annotations

from html import escape
from typing import ClassVar

from gamepkg.deus.names import COLOURS, GENERAL, GOLD, GOODS, READY, RESERVE, RESOURCES, VP
from gamepkg.deus.words import CARD, amount, good_name, piece_name, seat_name
from widgets import theme
from widgets.panels.kit import Panel, heading, number, seat_label


class Seats(Panel):
    """One row a seat, the one on turn in bold; then the supply in one line."""

    classes: ClassVar = ("gp-panel", "gp-seats")
    still: ClassVar = True

    def body(self) -> str:
        say, lang, state = self.say, self.table.language, self.table.state
        goods = "".join(f'<th scope="col">{theme.icon(good, good_name(good, lang))}</th>' for good in GOODS)
        rows = "".join(self._row(seat) for seat in range(state.players))
        return (
            f'{heading(say("explore-seats"))}<table class="gp-table"><thead><tr><th scope="col">'
            f'<span class="gp-reader">{say("explore-seat")}</span></th><th scope="col">VP</th>{goods}'
            f'<th scope="col">{say("explore-hand-column")}</th>'
            f'<th scope="col" class="gp-wide">{say("explore-ready")}</th>'
            f'<th scope="col" class="gp-wide">{say("explore-reserve")}</th></tr></thead>'
            f"<tbody>{rows}</tbody></table>{self._phone_pieces()}{self._supply()}"
            f"{self.rules_here('seats')}"
        )

    def _row(self, seat: int) -> str:
        state, lang = self.table.state, self.table.language
        row = state.rows[seat]
        goods = "".join(self._cell(row[GOLD + i]) for i in range(len(GOODS)))
        me = ' class="gp-me"' if seat == state.seat and state.to_move is not None else ""
        return (
            f"<tr{me}><td>{seat_label(seat, seat_name(seat, lang))}</td><td>{number(row[VP])}</td>{goods}"
            f'{self._cell(len(state.hands[seat]))}<td class="gp-wide">{self._own(seat, READY)}</td>'
            f'<td class="gp-wide">{self._own(seat, RESERVE)}</td></tr>'
        )

    def _own(self, seat: int, start: int) -> str:
        """Pieces of a seat; a draft is secret while it goes on."""
        table = self.table
        asked = table.state.decision
        if table.cover and asked is not None and asked.kind == "draft" and seat != table.viewer:
            return self.say("explore-secret")
        return self._pieces(table.state.rows[seat][start : start + len(GENERAL)])

    def _cell(self, value: int) -> str:
        return f"<td{' class=gp-zero' if not value else ''}>{value}</td>"

    def _pieces(self, counts: list[int]) -> str:
        lang = self.table.language
        items = "".join(
            f"<span{' class=gp-zero' if not count else ''}>{theme.icon(kind, piece_name(kind, lang, 2))}{count}</span>"
            for kind, count in zip(GENERAL, counts, strict=True)
        )
        return f'<span class="gp-pieces">{items}</span>'

    def _phone_pieces(self) -> str:
        seat, lang = self.table.seat, self.table.language
        return (
            f'<p class="gp-phone gp-note">{self.say("explore-ready-of", seat=seat_name(seat, lang))} '
            f"{self._own(seat, READY)}</p>"
        )

    def _supply(self) -> str:
        state, lang = self.table.state, self.table.language
        things = (*RESOURCES, COLOURS[5])
        items = "".join(
            f"<span>{theme.icon(thing)} {escape(amount(count, thing, lang))}</span>"
            for thing, count in zip(things, state.stock, strict=True)
        )
        deck = f"<span>{self.say('explore-deck', cards=amount(len(state.deck), CARD, lang))}</span>"
        discards = f"<span>{self.say('explore-discards', cards=amount(len(state.discards), CARD, lang))}</span>"
        return f'<p class="gp-supply"><b>{self.say("explore-supply")}</b> {items}{deck}{discards}</p>'
