"""The event of the scenario: how many cards it is away, what it will do, and where."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar, Final

from gamepkg import rulebook
from gamepkg.dewan.names import DOWNPOUR, EVENT_PILE, EVENTS, LAKE, MARKERS, SCENARIOS, VOLCANO
from gamepkg.dewan.rules.events import fish_left, flood_spaces, lava_spaces, villages
from gamepkg.dewan.state import Position
from gamepkg.dewan.words import amount
from gamepkg.maps.bits import bits
from widgets.panels.kit import Panel, button, heading

RULES: Final = {
    VOLCANO: ("dewan.volcano.event", "dewan.volcano.blocked", "dewan.volcano.split-berries"),
    DOWNPOUR: ("dewan.downpour.event", "dewan.downpour.water", "dewan.downpour.split-berries"),
    LAKE: ("dewan.lake.event", "dewan.lake.camp", "dewan.lake.toll"),
}
"""What the event does, and what follows from it."""


class Event(Panel):
    """The countdown; nothing in scenarios without events."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-event-pile")
    verbs: ClassVar[Mapping[str, str]] = {"light": "light"}

    def body(self) -> str:
        table, state = self.table, self.table.state
        scenario = state.table.scenario
        if scenario not in EVENTS:
            return ""
        left, whole = state.event_count, EVENT_PILE[state.players]
        dots = "".join(f"<i{' class=gp-left' if k < left else ''}></i>" for k in range(max(whole, left)))
        spaces = where(state)
        show = button(table.say("dewan-coming-show"), "light", kind="gp-small gp-quiet") if spaces else ""
        book, lang = rulebook("dewan"), table.language
        rules = "".join(
            f"<li>{escape(book[rule].text_in(lang))} {self.chip(rule, 'gp-event-rule')}</li>"
            for rule in RULES[scenario]
        )
        return (
            f"{heading(self.say(f'dewan-coming-{SCENARIOS[scenario]}'), self.chip('dewan.event.happens'))}"
            f'<p class="gp-lead">{self.say("dewan-coming-in", cards=amount(left, "card", lang))}</p>'
            f'<div class="gp-countdown" aria-hidden="true">{dots}</div>'
            f'<ul class="gp-dots">{rules}</ul><p class="gp-note">{escape(self._left())} {show}</p>'
            f"{self.rules_here('event')}"
        )

    def _left(self) -> str:
        """Markers or fish in the supply, and where they can go."""
        state, say, lang = self.table.state, self.table.say, self.table.language
        if state.table.scenario == LAKE:
            return say("dewan-coming-fish", fish=amount(fish_left(state), "fish", lang))
        lava = state.table.scenario == VOLCANO
        left = MARKERS - (state.lava if lava else state.flood).bit_count()
        markers = amount(left, "lava" if lava else "water-marker", lang)
        return say("dewan-coming-markers", markers=markers, spaces=len(where(state)))

    def light(self, _: str) -> None:
        """Light the spaces that the event may strike."""
        self.table.light(dict.fromkeys(where(self.table.state), ""))


def where(state: Position) -> tuple[int, ...]:
    """The spaces that the event may strike now: for a marker, or the lake villages."""
    if state.table.scenario == VOLCANO:
        return tuple(bits(lava_spaces(state)))
    if state.table.scenario == DOWNPOUR:
        return tuple(bits(flood_spaces(state)))
    return tuple(space for seat in range(state.table.players) for space in bits(villages(state, seat)))
