"""The words of Dewan in their fixed orders, and the numbers of its rules.

Every list of the engine that is indexed by terrain, symbol or scenario follows these orders.
"""

from __future__ import annotations

from typing import Final

TERRAINS: Final = ("badlands", "mountain", "desert", "forest", "water")
BADLANDS, MOUNTAIN, DESERT, FOREST, WATER = range(5)
ANY: Final = 5
"""What an initial camp asks for: a card of any terrain. It stands behind the terrains."""
CENTRE: Final = "camp"
VOLCANO_GROUND: Final = "volcano"

RESOURCES: Final = ("artifact", "pigment", "crystal")
ARTIFACT, PIGMENT, CRYSTAL = range(3)
SYMBOLS: Final = (*RESOURCES, "berry", "fire")
BERRY, FIRE = 3, 4
NO_SYMBOL: Final = -1

SCENARIOS: Final = ("standard", "volcano", "downpour", "lake", "team")
STANDARD, VOLCANO, DOWNPOUR, LAKE, TEAM = range(5)
EVENTS: Final = (VOLCANO, DOWNPOUR, LAKE)
"""The scenarios with an event pile."""

CAMPS: Final = 8
"""Camps on a tribe board, besides the initial one."""
STORY_CAMPS: Final = (2, 4, 6)
TUCK_CAMPS: Final = (3, 5, 7)
DISPLAY: Final = 6
HAND: Final = 2
STORIES_OPEN: Final = 5
BERRIES: Final = 15
BERRIES_PER_ICON: Final = 2
FISH: Final = 20
MARKERS: Final = 8
EVENT_PILE: Final = {2: 6, 3: 8, 4: 10}

MOST_FIRE_POINTS: Final = 4
GROUP_POINTS: Final = 4
BERRY_POINTS: Final = 2
