"""What counts at the end of this scenario, source by source, with the spaces that it is about."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar, Final

from gamepkg import rulebook
from gamepkg.dewan import atlas
from gamepkg.dewan.names import DOWNPOUR, FOREST, LAKE, MOUNTAIN, STANDARD, TEAM, VOLCANO, WATER
from gamepkg.dewan.state import Position
from gamepkg.maps.bits import bits
from widgets.panels.kit import Panel, button

COMMON: Final = (
    ("stories", "dewan.score.stories"), ("fire", "dewan.score.fire"), ("most-fire", "dewan.score.most-fire"),
)  # fmt: skip
SOURCES: Final[Mapping[int, tuple[tuple[str, str], ...]]] = {
    STANDARD: (*COMMON, ("groups", "dewan.score.groups"), ("berries", "dewan.score.berries")),
    VOLCANO: (
        *COMMON, ("water", "dewan.volcano.score-water"), ("invade", "dewan.volcano.score-invade"),
        ("berry-fire", "dewan.volcano.score-berry-fire"),
    ),
    DOWNPOUR: (
        *COMMON, ("forests", "dewan.downpour.score-forest"), ("mountains", "dewan.downpour.score-mountain"),
        ("berry-artifact", "dewan.downpour.score-berry-artifact"),
    ),
    LAKE: (
        *COMMON, ("lake-zones", "dewan.lake.score-zones"), ("fish", "dewan.lake.score-fish"),
        ("berry-pigment", "dewan.lake.score-berry-pigment"),
    ),
    TEAM: (
        ("stories", "dewan.team.score-stories"), ("fire", "dewan.team.score-fire"),
        ("most-fire", "dewan.team.score-most-fire"), ("groups", "dewan.team.score-groups"),
        ("berries", "dewan.team.score-berries"),
    ),
}  # fmt: skip
"""For each scenario the sources of points in the order of the score sheet, each with its rule."""


class Scoring(Panel):
    """A line for each source of points."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-scoring")
    verbs: ClassVar[Mapping[str, str]] = {"light": "light"}

    def body(self) -> str:
        state = self.table.state
        rows = "".join(self._source(label, rule) for label, rule in SOURCES[state.table.scenario])
        scenario = self.table.say(f"dewan-scenario-{state.options['scenario']}")
        title = self.say("dewan-scoring", scenario=scenario)
        return f'<details class="gp-fold"><summary>{title}</summary><ul class="gp-sources">{rows}</ul></details>'

    def _source(self, label: str, rule: str) -> str:
        table, lang = self.table, self.table.language
        name = escape(table.telling.source_label(label, lang))
        text = escape(rulebook("dewan")[rule].text_in(lang))
        title = table.say("dewan-scoring-map", source=table.telling.source_label(label, lang))
        show = (
            button(table.say("explore-on-map"), f"light {label}", kind="gp-quiet gp-small", title=title)
            if spaces_of(table.state, label)
            else ""
        )
        return f"<li><b>{name}</b> {text} {self.chip(rule, 'gp-scoring-rule')} {show}</li>"

    def light(self, label: str) -> None:
        """Light the spaces that a source is about."""
        self.table.light(dict.fromkeys(spaces_of(self.table.state, label), ""))


def spaces_of(s: Position, label: str) -> tuple[int, ...]:
    """The spaces that a source of points is about, whoever has them; () where it is about none."""
    land, board = s.land, s.table.board
    if label == "groups":
        groups = [group for seat in range(s.table.players) for group in atlas.groups(s, seat) if len(group) > 1]
        return tuple(sorted(space for group in groups for space in group))
    if label in ("water", "lake-zones"):
        return tuple(bits(land.terrain[WATER]))
    if label == "invade":
        return tuple(sorted({near for home in bits(s.table.homes) for near in bits(board.near[home])}))
    if label in ("forests", "mountains"):
        return tuple(bits(land.terrain[FOREST if label == "forests" else MOUNTAIN]))
    if label.startswith("berr"):
        zones = [mask for mask, anchor in zip(land.zones.masks, land.zones.anchor, strict=True) if s.berries[anchor]]
        return tuple(sorted(space for mask in zones for space in bits(mask)))
    return ()
