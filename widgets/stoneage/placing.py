"""Placing people: one row a place, one button for each number of people; the means of all gathering places."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from gamepkg.stoneage import chances
from gamepkg.stoneage.components import Effect
from gamepkg.stoneage.names import HOME
from gamepkg.stoneage.picture import ICONS
from gamepkg.stoneage.places import GATHER, Place
from gamepkg.stoneage.words import amount, effect_text, good_name, lies_at, place_title
from widgets import theme
from widgets.panels.kit import Panel, button, heading

KEYS = 9


class Placing(Panel):
    """Every place, open or not: a number previews it, the same number again places; a closed place says why."""

    classes: ClassVar = ("gp-panel", "gp-choices", "gp-placing")
    verbs: ClassVar[Mapping[str, str]] = {"send": "send"}

    def body(self) -> str:
        table = self.table
        if not table.open or table.covered or table.state.decision.kind != "place":
            return ""
        legal = set(table.legal())
        key, rows = 0, []
        for place in table.state.table.places:
            numbers = [number for number in self._numbers(place) if number in legal]
            key += bool(numbers)
            rows.append(self._row(place, numbers, key if numbers and key <= KEYS else 0))
        title = heading(self.say("stoneage-group-place"), self.chip(table.state.decision.rule))
        note = f'<p class="gp-note gp-first">{self.say("stoneage-placing-note")}</p>'
        return title + note + "".join(rows) + self.rules_here("placing")

    def _numbers(self, place: Place) -> list[int]:
        """The actions that send people there: any number, or the one that the place asks for."""
        state = self.table.state
        most = max(1, state.rows[state.seat][HOME])
        counts = (place.exact,) if place.exact else range(1, most + 1)
        return [state.parse(f"place {place.id} {count}") for count in counts]

    def _row(self, place: Place, numbers: list[int], key: int) -> str:
        table, lang = self.table, self.table.language
        title = place_title(place, lang)
        icon = place.good or ICONS.get(place.id, "")
        what = escape(self._what(place))
        name = f"{theme.icon(icon) if icon else '<i></i>'}<span><b>{escape(title)}</b> <small>{what}</small></span>"
        if numbers:
            ways = "".join(self._number(number, title, key if not i else 0) for i, number in enumerate(numbers))
        else:
            why = table.say("explore-why-not")
            ways = button(why, f"send {self._numbers(place)[0]}", kind="gp-quiet gp-small", title=f"{title}: {why}")
        return f'<div class="gp-place{"" if numbers else " gp-shut"}">{name}<span class="gp-counts">{ways}</span></div>'

    def _number(self, number: int, title: str, key: int) -> str:
        table = self.table
        count = int(table.action(number).args[1])
        on = number == table.selected
        said = escape(f"{title}: {amount(count, 'people', table.language)}")
        return (
            f'<button type="button" class="gp-btn gp-count{" gp-on" if on else ""}" data-do="send {number}" '
            f'aria-pressed="{str(on).lower()}" aria-label="{said}"{f" data-key={key}" if key else ""}>{count}</button>'
        )

    def _what(self, place: Place) -> str:
        """What people are there for, in a few words."""
        state, lang = self.table.state, self.table.language
        if place.kind == GATHER:
            return self.table.say(
                "stoneage-placing-gather", good=good_name(place.good, lang), divisor=chances.WORTH[place.good]
            )
        if place.effect[0]:
            return effect_text(Effect(*place.effect), lang)
        return lies_at(state, state.table.number_of[place.id], lang)

    def send(self, words: str) -> None:
        """Preview a number of people at a place, or hear why not; the second time place them."""
        if words.isdecimal() and int(words) < len(self.table.state.actions):
            number = int(words)
            if number == self.table.selected:
                self.table.commit()
            elif self.table.action(number).kind == "place":
                self.table.preview(number)
