"""Story tiles: the open ones and those of each seat, with what a seat has of each requirement and what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from gamepkg.dewan import atlas
from gamepkg.dewan.atlas import Progress
from gamepkg.dewan.components import StoryTile
from gamepkg.dewan.game import DewanState
from gamepkg.dewan.state import GAP
from gamepkg.dewan.words import STAND_IN, amount, requirement, story_name, thing_name
from gamepkg.scene.tokens import seat_name
from gamepkg.text.wording import listing
from widgets import theme
from widgets.dewan.cards import made_up, mark
from widgets.panels.kit import Panel, button, heading, seat_label


class Stories(Panel):
    """The row of open tiles and a fold for each seat; a tile lights what counts for it on the map."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-stories")
    verbs: ClassVar[Mapping[str, str]] = {"light": "light", "story": "take"}

    def body(self) -> str:
        table, state, lang = self.table, self.table.state, self.table.language
        tiles = state.table.components.stories
        sign = mark(any(tile.mark == STAND_IN for tile in tiles), lang)
        seats = sorted(range(state.players), key=lambda seat: (seat - table.seat) % state.players)
        own = "".join(self._seat(seat) for seat in seats)
        return f"{heading(self.say('dewan-stories'), sign)}{own}{self._row()}{self.rules_here('stories')}"

    def _seat(self, seat: int) -> str:
        """The tiles of a seat, those of the seat on turn open."""
        state, lang = self.table.state, self.table.language
        own, done = state.stories[seat], state.done[seat]
        count = self.say("dewan-stories-done", done=sum(done >> tile & 1 for tile in own), count=len(own))
        tiles = "".join(self._tile(tile, seat, bool(done >> tile & 1)) for tile in own)
        shown = (
            f'<div class="gp-tiles">{tiles}</div>' if own else f'<p class="gp-note">{self.say("dewan-no-stories")}</p>'
        )
        return (
            f'<details class="gp-fold"{" open" if seat == self.table.seat else ""}>'
            f"<summary>{seat_label(seat, seat_name(seat, lang))}<small>{count}</small></summary>{shown}</details>"
        )

    def _row(self) -> str:
        """The open tiles, with what the seat on turn has of them; open while one of them is to be taken."""
        table, state = self.table, self.table.state
        row = [tile for tile in state.story_row if tile != GAP]
        asked = state.decision is not None and state.decision.kind in ("draft", "story")
        tiles = "".join(self._tile(tile, table.seat, False) for tile in row)
        pile = self.say("dewan-story-pile", count=len(state.story_pile))
        note = self.say("dewan-row-note", seat=seat_name(table.seat, table.language))
        return (
            f'<details class="gp-fold"{" open" if asked else ""}><summary>{self.say("dewan-story-row")}'
            f'<small>{pile}</small></summary><p class="gp-note gp-first">{note}</p><div class="gp-tiles">{tiles}</div>'
            "</details>"
        )

    def _tile(self, tile: int, seat: int, done: bool) -> str:
        lang = self.table.language
        story = self.table.state.table.components.stories[tile]
        fire = theme.icon("fire") * story.fire
        heard = escape(amount(story.fire, "fire", lang))
        return (
            f'<article class="gp-story{made_up(story)}{" gp-done" if done else ""}"><div class="gp-story-head">'
            f"<b>{escape(story_name(story, lang))}</b>"
            f'<span title="{heard}" role="img" aria-label="{heard}">{fire}</span>'
            f"<strong>{escape(amount(story.points, 'point', lang))}</strong></div>"
            f"{self._progress(story, seat, done)}{self._tools(tile, story, seat)}</article>"
        )

    def _progress(self, story: StoryTile, seat: int, done: bool) -> str:
        if done:
            return f'<p class="gp-good">✓ {self.say("dewan-fulfilled")}</p>'
        now = atlas.story_progress(self.table.state, seat, story.id)
        after = self._after(seat, story.id) or now
        items = "".join(self._requirement(was, then) for was, then in zip(now, after, strict=True))
        return f"<ul>{items}</ul>"

    def _after(self, seat: int, story: str) -> tuple[Progress, ...]:
        """What the seat would have by what is previewed."""
        outlook = self.table.outlook()
        return atlas.story_progress(outlook.state, seat, story) if outlook else ()

    def _requirement(self, now: Progress, then: Progress) -> str:
        lang = self.table.language
        wanted = escape(requirement(now.what, now.wanted, lang))
        count = f"{now.count} → {then.count}" if then.count != now.count else str(now.count)
        met = then.lacks == 0
        said = self.say("dewan-of", count=count, wanted=now.wanted)
        missing = "" if met else f" <small>{self.say('dewan-lacks', count=then.lacks)}</small>"
        cards = f" <small>{escape(self._tucked(then))}</small>" if then.tucked else ""
        changed = " gp-coming" if then.count != now.count else ""
        state = "gp-met" * met + changed
        return f'<li class="{state}"><span>{wanted}</span><b>{said}{" ✓" * met}</b>{missing}{cards}</li>'

    def _tucked(self, found: Progress) -> str:
        components, lang = self.table.state.table.components, self.table.language
        names = listing([thing_name(components, card, lang) for card in found.tucked], lang)
        return self.table.say("dewan-tucked-count", cards=names)

    def _tools(self, tile: int, story: StoryTile, seat: int) -> str:
        table, tools = self.table, ""
        if lit(table.state, seat, story.id):
            title = table.say("dewan-story-map", story=story_name(story, table.language))
            tools += button(table.say("explore-on-map"), f"light {seat} {tile}", kind="gp-quiet gp-small", title=title)
        number = table.state.parse(f"story {story.id}")
        if number in table.legal() and not table.covered and tile in table.state.story_row:
            on = number == table.selected
            label = table.telling.commit_label(table.state, number, table.language)
            tools += button(table.say("dewan-take"), f"story {number}", kind="gp-on" * on, title=label, pressed=on)
        return f'<div class="gp-row">{tools}</div>' if tools else ""

    def light(self, words: str) -> None:
        """Light what counts for a tile."""
        seat, _, tile = words.partition(" ")
        stories, state = self.table.state.table.components.stories, self.table.state
        if seat.isdecimal() and tile.isdecimal() and int(seat) < state.players and int(tile) < len(stories):
            self.table.light(lit(state, int(seat), stories[int(tile)].id))

    def take(self, words: str) -> None:
        """Preview taking a tile; the second time do it."""
        self.table.choose(words)


def lit(state: DewanState, seat: int, story: str) -> dict[int, str]:
    """The spaces that count for a story, each with the number of the requirement that it counts for."""
    found: dict[int, list[str]] = {}
    for number, part in enumerate(atlas.story_progress(state, seat, story), 1):
        zones = [space for zone in part.zones for space in zone]
        icons = [space for pair in part.icons for space in pair]
        for space in dict.fromkeys((*part.camps, *zones, *icons)):
            found.setdefault(space, []).append(str(number))
    return {space: ",".join(numbers) for space, numbers in sorted(found.items())}
