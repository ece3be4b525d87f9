"""The choices and the preview of Stone Age: placing, dice, tools and payments have panels of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from gamepkg.stoneage.components import Effect
from gamepkg.stoneage.places import BUILDING, CARD
from gamepkg.stoneage.why.paying import price
from gamepkg.stoneage.words import cost_text, goods_text, resources_held
from widgets.panels.choices import Choices
from widgets.panels.preview import Preview
from widgets.trying import Outlook

ELSEWHERE: Final = frozenset({"place", "roll", "tool", "pay", "feed", "take"})


class StoneageChoices(Choices):
    """The rows of the present decision."""

    elsewhere: ClassVar = ELSEWHERE


class StoneagePreview(Preview):
    """What would come of a try; of people sent to a card or building also its price, beside what is held."""

    elsewhere: ClassVar = ELSEWHERE - {"place"}

    def more(self, outlook: Outlook | None) -> str:
        """The price at a place for a card or building."""
        table, state, lang = self.table, self.table.state, self.table.language
        if table.selected is None or table.action(table.selected).kind != "place":
            return ""
        p = state.table.number_of[table.action(table.selected).args[0]]
        place = state.table.places[p]
        if place.kind not in (CARD, BUILDING):
            return ""
        _, kind, params = price(state, (0, p))
        held = goods_text(resources_held(state, state.seat), lang)
        words = self.say("stoneage-preview-price", cost=cost_text(Effect(kind, params), lang), held=held)
        rule = "stoneage.card.pay" if place.kind == CARD else "stoneage.building.pay"
        return f'<li class="gp-plain">{words} {self.chip(rule)}</li>'
