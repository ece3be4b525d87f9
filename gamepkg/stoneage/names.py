"""The words of Stone Age in their fixed orders, and where a player's row keeps what.

Every list of the engine that is indexed by good, tool value or source follows these orders.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("wood", "brick", "stone", "gold")
GOODS: Final = ("food", *RESOURCES)
FOOD: Final = 0
DIVISOR: Final = (2, 3, 4, 5, 6)
"""Pips for one of each good; that of a resource is its value in a building, too."""

SYMBOLS: Final = ("art", "healing", "music", "pottery", "time", "transport", "weaving", "writing")
PERSONS: Final = ("farmer", "tool_maker", "hut_builder", "shaman")
"""The people on sand cards."""

SOURCES: Final = ("building", "card", "hunger", "before")
"""Where points come from while the game runs; ``before`` is what a hand-made position starts with."""
S_BUILDING, S_CARD, S_HUNGER, S_BEFORE = range(4)

FACES: Final = 6
PEOPLE_LIMIT: Final = 10
FIELD_LIMIT: Final = 10
TOOLS: Final = 3
TOOL_LIMIT: Final = 4
ONE_USE_LIMIT: Final = 9
START_PEOPLE: Final = 5
START_FOOD: Final = 12
HUNGER_VP: Final = 10
STACK_HEIGHT: Final = 7
ROW: Final = 4
"""Open civilization cards."""

# A player's row, a list of ints.
PEOPLE: Final = 0  # all of them
HOME: Final = 1  # those not on the board
GOOD: Final = 2  # five goods
FIELD: Final = 7  # the agriculture track
FRESH: Final = 8  # unused tools of value 1 to 4
USED: Final = 12  # used tools of value 1 to 4
CARDS: Final = 16  # mask of civilization cards taken from the row
OPEN: Final = 17  # mask of those whose upper part still waits
SECRET: Final = 18  # mask of cards drawn from the deck
TILES: Final = 19  # mask of building tiles
SRC: Final = 20  # points by source
VP: Final = 24  # sum of the sources
STANDS: Final = 25  # mask of places with own people
AT: Final = 26  # people on each place
