"""The table of seats, and their tribe boards: camps that wait, rewards laid bare, cards tucked under them."""

from __future__ import annotations

from html import escape
from typing import ClassVar

from gamepkg.dewan.names import CAMPS, LAKE, NO_SYMBOL, STORY_CAMPS, SYMBOLS, TERRAINS, TUCK_CAMPS
from gamepkg.dewan.score import berries, fires
from gamepkg.dewan.state import NO_TUCK
from gamepkg.dewan.words import card_name, half_name, seats_text
from gamepkg.scene.faces import face
from gamepkg.scene.sprites import icon_path
from gamepkg.scene.tokens import seat_name
from widgets.dewan.cards import made_up
from widgets.panels.kit import Panel, heading, number, seat_label


class Seats(Panel):
    """One row a seat, the one on turn in bold."""

    classes: ClassVar = ("gp-panel", "gp-seats")
    still: ClassVar = True

    def body(self) -> str:
        state, lake = self.table.state, self.table.state.table.scenario == LAKE
        names = ("hand", "camps", "stories", "fire", "berries", *(("fish",) if lake else ()), "points")
        head = "".join(f'<th scope="col">{self.say(f"dewan-column-{name}")}</th>' for name in names)
        rows = "".join(self._row(seat, lake) for seat in range(state.players))
        return (
            f"{heading(self.say('explore-seats'))}{self._teams()}"
            f'<table class="gp-table"><thead><tr><th scope="col">'
            f'<span class="gp-reader">{self.say("explore-seat")}</span>'
            f"</th>{head}</tr></thead><tbody>{rows}</tbody></table>{self.rules_here('seats')}"
        )

    def _teams(self) -> str:
        if not self.table.state.table.team:
            return ""
        teams = [seats_text((one, one + 2), self.table.language) for one in (0, 1)]
        return f'<p class="gp-note gp-first">{self.say("dewan-teams", first=teams[0], second=teams[1])}</p>'

    def _row(self, seat: int, lake: bool) -> str:
        state = self.table.state
        done = sum(state.done[seat] >> tile & 1 for tile in state.stories[seat])
        values = [
            len(state.hands[seat]), CAMPS - state.camps[seat].bit_count(),
            self.table.say("dewan-of", count=done, wanted=len(state.stories[seat])), fires(state, seat),
            berries(state, seat), *((state.fish_of[seat],) if lake else ()), state.points()[seat],
        ]  # fmt: skip
        shown = [(value, number(value) if isinstance(value, int) else escape(value)) for value in values]
        cells = "".join(f"<td{' class=gp-zero' if not value else ''}>{words}</td>" for value, words in shown)
        me = ' class="gp-me"' if seat == state.seat and state.to_move is not None else ""
        return f"<tr{me}><td>{seat_label(seat, seat_name(seat, self.table.language))}</td>{cells}</tr>"


class Tribes(Panel):
    """A strip of eight slots for each seat; the next camp leaves the leftmost full one."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-tribes")

    def body(self) -> str:
        state, first = self.table.state, self.table.seat
        seats = sorted(range(state.players), key=lambda seat: (seat - first) % state.players)
        boards = "".join(self._board(seat) for seat in seats)
        note = f'<p class="gp-note">{self.say("dewan-tribes-note")}</p>'
        return f"{heading(self.say('dewan-tribes'))}{boards}{note}{self.rules_here('tribe')}"

    def _board(self, seat: int) -> str:
        state = self.table.state
        placed = state.camps[seat].bit_count()
        outlook = self.table.outlook()
        then = outlook.state.camps[seat].bit_count() if outlook else placed
        slots = "".join(self._slot(seat, slot, placed, then) for slot in range(1, CAMPS + 1))
        aside = self.say("dewan-camps-placed", count=placed, camps=CAMPS)
        label = seat_label(seat, seat_name(seat, self.table.language))
        return f'<div class="gp-tribe"><h3>{label}<small>{aside}</small></h3><ol class="gp-slots">{slots}</ol></div>'

    def _slot(self, seat: int, slot: int, placed: int, then: int) -> str:
        """A camp that waits, or what its slot gave."""
        bare, coming = slot <= placed, placed < slot <= then
        reward = reward_of(slot)
        words = self.say(f"dewan-slot-{reward}")
        state = "bare" if bare else "coming" if coming else "full"
        heard = self.say(f"dewan-slot-heard-{state}", number=slot)
        tent = "" if bare else self._tent(seat)
        tucked = self._tucked(seat, slot) if bare and slot in TUCK_CAMPS else ""
        return (
            f'<li class="gp-slot-{state}"><span class="gp-reader">{heard}</span>{tent or tucked or self._open()}'
            f"<span>{words}</span></li>"
        )

    def _tent(self, seat: int) -> str:
        path = f'<path fill="var(--seat{seat})" d="{icon_path("tent")}"/>'
        return f'<svg viewBox="-1 -1 26 26" aria-hidden="true">{path}</svg>'

    def _open(self) -> str:
        path = icon_path("tent")
        return (
            '<svg viewBox="-1 -1 26 26" aria-hidden="true"><path fill="none" stroke="currentColor" '
            f'stroke-dasharray="3 2" stroke-width="1.4" d="{path}"/></svg>'
        )

    def _tucked(self, seat: int, slot: int) -> str:
        """The side of the tucked card that shows, or that nothing was tucked."""
        state, lang = self.table.state, self.table.language
        at = TUCK_CAMPS.index(slot)
        sides = state.tucks[seat]
        if at >= len(sides):
            return ""
        if sides[at] == NO_TUCK:
            return f"<em>{self.say('dewan-slot-nothing')}</em>"
        kind, terrain, symbol = state.table.sides[sides[at]]
        card = state.table.components.cards[kind]
        half = next(half for half in card.halves if (half.terrain, half.symbol) == (terrain, symbol))
        name = self.say("dewan-slot-tucked", side=half_name(half, lang), card=card_name(card, lang))
        shown = face(
            "dewan", [(TERRAINS[terrain], "" if symbol == NO_SYMBOL else SYMBOLS[symbol])], lang, f"-t{seat}{slot}"
        )
        return f'<span class="gp-mini{made_up(card)}" role="img" aria-label="{name}" title="{name}">{shown}</span>'


def reward_of(slot: int) -> str:
    """What the slot gives whose camp is set up: "story", "tuck", "end" or "first" for nothing.

    >>> [reward_of(slot) for slot in range(1, 9)]
    ['first', 'story', 'tuck', 'story', 'tuck', 'story', 'tuck', 'end']
    """
    if slot in STORY_CAMPS:
        return "story"
    return "tuck" if slot in TUCK_CAMPS else "end" if slot == CAMPS else "first"
