"""The table of seats: points, people, agriculture, goods and tools; the food that is due; cards and buildings."""

from __future__ import annotations

from html import escape
from typing import ClassVar

from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage.names import FIELD, FRESH, GOOD, GOODS, PEOPLE, USED, VP
from gamepkg.stoneage.phrases.asking import PHASES, phase_of
from gamepkg.stoneage.view import SeatView, tool_values
from gamepkg.stoneage.words import amount, effect_text, good_name, tile_name
from widgets import theme
from widgets.panels.kit import Panel, heading, number, seat_label


class Seats(Panel):
    """One row a seat, the one on turn in bold; then what each must feed at the end of the round."""

    classes: ClassVar = ("gp-panel", "gp-seats")
    still: ClassVar = True

    def body(self) -> str:
        lang, state = self.table.language, self.table.state
        heads = [("meeple", self.table.say("stoneage-col-people")), ("field", self.table.say("stoneage-col-field"))]
        heads += [(good, good_name(good, lang)) for good in GOODS]
        icons = "".join(f'<th scope="col">{theme.icon(kind, name)}</th>' for kind, name in heads)
        rows = "".join(self._row(seat) for seat in range(state.players))
        return (
            f'{heading(self.say("explore-seats"))}<table class="gp-table"><thead><tr><th scope="col">'
            f'<span class="gp-reader">{self.say("explore-seat")}</span></th>'
            f'<th scope="col">{self.say("stoneage-col-points")}</th>{icons}'
            f'<th scope="col">{theme.icon("tool", self.table.say("stoneage-col-tools"))}</th></tr></thead>'
            f"<tbody>{rows}</tbody></table>{self._due()}{self.rules_here('seats')}"
        )

    def _row(self, seat: int) -> str:
        state, lang = self.table.state, self.table.language
        row = state.rows[seat]
        counts = (row[PEOPLE], row[FIELD], *row[GOOD : GOOD + len(GOODS)])
        cells = "".join(f"<td{' class=gp-zero' if not count else ''}>{count}</td>" for count in counts)
        me = ' class="gp-me"' if seat == state.seat and state.to_move is not None else ""
        return (
            f"<tr{me}><td>{seat_label(seat, seat_name(seat, lang))}</td><td>{number(row[VP])}</td>{cells}"
            f"<td>{self._tools(seat)}</td></tr>"
        )

    def _tools(self, seat: int) -> str:
        """The values of the tools; used ones are struck through and say so."""
        row = self.table.state.rows[seat]
        used = self.say("stoneage-used")
        parts = [str(value) for value in reversed(tool_values(row, FRESH))]
        parts += [
            f'<s title="{used}">{value}<span class="gp-reader"> {used}</span></s>' for value in tool_values(row, USED)
        ]
        return "·".join(parts) or "0"

    def _due(self) -> str:
        """The food that each seat needs at the end of the round, and has; until it is being paid."""
        state, lang = self.table.state, self.table.language
        if phase_of(state) not in PHASES[:2]:
            return ""
        items = []
        for seat in range(state.players):
            row = state.rows[seat]
            need = max(0, row[PEOPLE] - row[FIELD])
            words = self.say(
                "stoneage-due",
                seat=seat_name(seat, lang),
                people=row[PEOPLE],
                field=row[FIELD],
                need=need,
                food=row[GOOD],
            )
            lacks = f" <b>{self.say('stoneage-due-short', count=need - row[GOOD])}</b>" if need > row[GOOD] else ""
            items.append(f"<li>{theme.emblem(seat)} {words}{lacks}</li>")
        return (
            f'<h3 class="gp-sort">{self.say("stoneage-due-title")} {self.chip("stoneage.feed.need")}</h3>'
            f'<ul class="gp-due">{"".join(items)}</ul>'
        )


class Boards(Panel):
    """What each seat has acquired: cards, those from the deck covered for all others, and buildings."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-boards")
    still: ClassVar = True

    def body(self) -> str:
        table, lang = self.table, self.table.language
        seats = "".join(
            f'<details class="gp-fold"{" open" if seat == table.seat else ""}>'
            f"<summary>{seat_label(seat, seat_name(seat, lang))}<small>{self._count(seat)}</small></summary>"
            f"{self._belongings(seat)}</details>"
            for seat in range(table.state.players)
        )
        return heading(self.say("stoneage-boards"), self.chip("stoneage.view.cards")) + seats

    def _count(self, seat: int) -> str:
        seen = self._known(seat)
        cards = amount(len(seen.cards) + seen.secret_size, "card", self.table.language)
        tiles = amount(len(seen.buildings), "building", self.table.language)
        return escape(self.table.say("stoneage-boards-count", cards=cards, buildings=tiles))

    def _known(self, seat: int) -> SeatView:
        """What the viewer may know of a seat; everything when the game is over."""
        state, viewer = self.table.state, self.table.viewer
        seen: SeatView = state.view(seat if state.to_move is None else viewer).players[seat]
        return seen

    def _belongings(self, seat: int) -> str:
        seen, lang, components = self._known(seat), self.table.language, self.table.state.table.components
        items = [self._card(card, card in seen.open) for card in seen.cards]
        if seen.secret is None and seen.secret_size:
            items.append(f"<li>{self.say('stoneage-boards-covered', count=seen.secret_size)}</li>")
        items += [f"<li>{self._secret(card)}</li>" for card in seen.secret or ()]
        tiles = [f"<li>{escape(tile_name(components.tile(tile), lang))}</li>" for tile in seen.buildings]
        if not items and not tiles:
            return f'<p class="gp-note">{self.say("explore-columns-none")}</p>'
        return f'<ul class="gp-dots">{"".join(items + tiles)}</ul>'

    def _card(self, card_id: str, open_: bool) -> str:
        card, lang = self.table.state.table.components.card(card_id), self.table.language
        top, bottom = escape(effect_text(card.top, lang)), escape(effect_text(card.bottom, lang))
        waits = f' <span class="gp-tag">{self.say("stoneage-boards-open")}</span>' if open_ else ""
        return f"<li><b>{bottom}</b> <small>{top}</small>{waits}</li>"

    def _secret(self, card_id: str) -> str:
        card = self.table.state.table.components.card(card_id)
        bottom = escape(effect_text(card.bottom, self.table.language))
        return f'<b>{bottom}</b> <span class="gp-tag">{self.say("stoneage-boards-secret")}</span>'
