"""Pages of Dewan at positions of the study maps."""

from __future__ import annotations

import re
from typing import Any

from gamepkg import Match
from tests.dewan.study import DW1, Game, Study
from tests.widgets.test_explore_page import find
from widgets.app import ExplorePage, explore
from widgets.panels.board import BoardPanel
from widgets.panels.kit import Panel

HAND = "badlands-berry mountain-berry desert-fire forest-fire"
ROW = [
    "badlands-artifact",
    "mountain-artifact",
    "desert-artifact",
    "forest-crystal",
    "water-artifact",
    "badlands-pigment",
]
LAVA = [["check"], ["refill"], ["event-pile"], ["lava"]]


def page_at(study: Study, scenario: str = "standard", lang: str = "en", **more: Any) -> ExplorePage:
    """A page at a position of a study map; the first seat is on turn."""
    state = Game(study, scenario, **{"to_move": 0, "display": ROW} | more).state
    return explore("dewan", lang, Match.from_state(state, seed=3))


def plain(panel: Panel) -> str:
    return " ".join(re.sub("<[^>]*>", " ", panel.html).split())


def board_marks(page: ExplorePage, kind: str) -> dict[int, str]:
    return {mark.cell: mark.text for mark in find(page, BoardPanel).board.scene.marks if mark.kind == kind}


def begun() -> ExplorePage:
    """Blue has camps in A0 and N6, both badlands, and the story that asks for 2 badlands, 1 mountain, 1 artifact."""
    return page_at(DW1, you={"camps": "A0 N6", "stories": ["story-7"], "hand": HAND})
