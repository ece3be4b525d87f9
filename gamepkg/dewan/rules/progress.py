"""What a player has of what stories ask for, and of what the scenarios count. Read-only."""

from __future__ import annotations

from typing import Final

from gamepkg.dewan.names import NO_SYMBOL, RESOURCES, TERRAINS, WATER
from gamepkg.dewan.state import NO_TUCK, Position
from gamepkg.maps.bits import bits

WANTED: Final = len(TERRAINS) + len(RESOURCES)
"""Stories ask for terrains, then for resources; the indices of `progress` follow."""


def on_land(s: Position, camps: int) -> int:
    """The camps that do not stand on water."""
    return camps & ~s.land.terrain[WATER]


def zones_of(s: Position, camps: int) -> int:
    """The zones that these camps stand in, as a mask of zone numbers; initial camps stand in none."""
    of, mask = s.land.zones.of, 0
    for space in bits(camps):
        if of[space] >= 0:
            mask |= 1 << of[space]
    return mask


def water_of(s: Position, camps: int) -> int:
    """The water zones beside these camps, as a mask of zone numbers."""
    near, mask = s.land.zones.water_near, 0
    for space in bits(camps):
        mask |= near[space]
    return mask


def icons_of(s: Position, resource: int, camps: int) -> int:
    """How many icons of a resource these camps touch."""
    return len([icon for icon in s.table.map.icon_masks[resource] if icon & camps])


def tucked(s: Position, seat: int) -> list[tuple[int, int]]:
    """Terrain and symbol of each tucked card, as far as they show."""
    return [s.table.sides[side][1:] for side in s.tucks[seat] if side != NO_TUCK]


def progress(s: Position, seat: int) -> list[int]:
    """What the seat has for stories: zones of each terrain (water: zones beside camps), then icons of each resource.

    The initial camp and camps on water are left out; a tucked card counts as a zone, and with its symbol as an icon
    (dewan.story.*, dewan.lake.not-counted).
    """
    camps = on_land(s, s.camps[seat])
    have = [0] * WANTED
    kinds = s.land.zones.kinds
    for zone in bits(zones_of(s, camps)):
        have[kinds[zone]] += 1
    have[WATER] = water_of(s, camps).bit_count()
    for resource in range(len(RESOURCES)):
        have[len(TERRAINS) + resource] = icons_of(s, resource, camps)
    for terrain, symbol in tucked(s, seat):
        have[terrain] += 1
        if NO_SYMBOL < symbol < len(RESOURCES):
            have[len(TERRAINS) + symbol] += 1
    return have


def fulfils(s: Position, story: int, have: list[int]) -> bool:
    """Whether this progress is enough for a story."""
    return all(have[wanted] >= number for wanted, number in s.table.require[story])
