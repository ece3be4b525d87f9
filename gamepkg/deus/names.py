"""The words of Deus in their fixed orders, and where a player's row keeps what.

Every list of the engine that is indexed by colour, resource or source follows these orders.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("maritime", "production", "scientific", "civil", "military", "temple")
MARITIME, PRODUCTION, SCIENTIFIC, CIVIL, MILITARY, TEMPLE = range(6)
GENERAL: Final = COLOURS[:5]

RESOURCES: Final = ("wood", "stone", "clay", "wheat")
GOODS: Final = ("gold", *RESOURCES)
TERRAIN_RESOURCE: Final = {"forest": 0, "mountain": 1, "swamp": 2, "field": 3}
LAND: Final = ("field", "forest", "swamp", "mountain")
TERRAINS: Final = (*LAND, "sea")

GODS: Final = ("neptune", "ceres", "minerva", "vesta", "mars", "jupiter")
"""The god of each colour."""

SOURCES: Final = ("start", "villages", "vesta", "maritime", "civil", "military", "plunder", "raid", "edge", "before")
"""Where victory points come from while the game runs; ``before`` is what a hand-made position starts with."""

# A player's row, a list of ints.
GOLD: Final = 0
RES: Final = 1  # four resources
READY: Final = 5  # five types on the player board
RESERVE: Final = 10  # five types in the own reserve
AT: Final = 15  # six masks of regions, one a type
OCC: Final = 21  # mask of occupied regions
REACH: Final = 22  # mask of occupied regions and their neighbours
VP: Final = 23  # sum of the sources
SRC: Final = 24  # ten sources
WON: Final = 34  # mask of villages that gave points in an attack
PLUNDERED: Final = 35  # mask of villages that gave points to a card
WILD_USED: Final = 36
ROW_LENGTH: Final = 37

S_START, S_VILLAGES, S_VESTA, S_MARITIME, S_CIVIL, S_MILITARY, S_PLUNDER, S_RAID, S_EDGE, S_BEFORE = range(
    SRC, SRC + 10
)

FACE_DOWN: Final = 128
"""Added to a card's index in a column when it lies face down (variant wild card)."""

TEMPLES: Final = 4
"""Index of the temple pieces in the stock, behind the four resources."""

GOLD_FOR_RESOURCE: Final = 4
EDGE_PRICE: Final = 3
HAND_LIMIT: Final = 10
REFILL: Final = 5
COLUMN_LIMIT: Final = 5
TEMPLE_CAP: Final = 12
MAJORITY_VP: Final = 2
START_VP: Final = 5
START_GOLD: Final = 5
START_READY: Final = 2
PIECES_PER_TYPE: Final = 5
SUPPLY_PER_PLAYER: Final = 5
