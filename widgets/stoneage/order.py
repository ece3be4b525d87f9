"""Which of several rolls to make first, so that tools bring most: while people are used."""

from __future__ import annotations

from html import escape
from math import factorial
from typing import ClassVar, Final

from gamepkg.stoneage import chances
from gamepkg.stoneage.names import AT
from gamepkg.stoneage.words import place_title
from gamepkg.text.wording import in_a_row
from widgets.panels.kit import Panel, heading

MOST_WORK: Final = 100
"""Orders times sets of tools that a page goes through; more would take longer than a click may."""


class Order(Panel):
    """The best order of the rolls of this turn with the tools at hand, and what both are worth on average."""

    classes: ClassVar = ("gp-panel", "gp-order")
    still: ClassVar = True

    def body(self) -> str:
        table, state = self.table, self.table.state
        if not table.open or table.covered or state.decision.kind != "use":
            return ""
        row = state.rows[state.seat]
        places = [place for p, place in enumerate(state.table.places) if place.good and row[AT + p]]
        tools = chances.tools_of(state, state.seat)[: chances.MOST_TOOLS]
        if not tools or len(places) < 2 or factorial(len(places)) << len(tools) > MOST_WORK:
            return ""
        named = {place.good: place_title(place, table.language) for place in places}
        rolls = [(place.good, row[AT + state.table.number_of[place.id]]) for place in places]
        plan = chances.best_turn(rolls, tools)
        order = in_a_row([named[good] for good, _ in plan.order], table.language)
        worth = {"value": f"{float(plan.value):.1f}", "without": f"{float(plan.without):.1f}"}
        note = self.say("stoneage-order-note", **worth)
        title = heading(self.say("stoneage-order-title"), self.chip("stoneage.use.order"))
        return f'{title}<p class="gp-lead">{escape(order)}</p><p class="gp-note gp-first">{note}</p>'
