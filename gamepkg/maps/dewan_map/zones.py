"""Zones: connected spaces of one terrain, by masks; the fast twin of ``networkx.connected_components``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gamepkg.maps.bits import bits
from gamepkg.maps.dewan_map.model import WATER
from gamepkg.maps.zones import components


@dataclass(frozen=True, slots=True, eq=False)
class Zones:
    """The zones of a map with these terrains (dewan.map.zone, dewan.map.zone-across). Immutable.

    ``masks`` and ``kinds`` hold spaces and terrain of each zone, land zones first in the order of the terrains;
    ``of`` the zone of each space (-1 for none: a centre, the volcano, lava); ``water_near`` for each space the water
    zones adjacent to it, as a mask of zone numbers; ``anchor`` the lowest space of each zone.

    >>> zones = Zones.of_terrains((0, 0b100, 0b1010, 0b100), (0, 0b0010, 0, 0, 0b1100))
    >>> zones.masks, zones.kinds, zones.of, zones.water_near
    ((2, 12), (1, 4), (-1, 0, 1, 1), (0, 2, 2, 2))
    """

    masks: tuple[int, ...]
    kinds: tuple[int, ...]
    of: tuple[int, ...]
    water_near: tuple[int, ...]
    anchor: tuple[int, ...]

    @classmethod
    def of_terrains(cls, near: Sequence[int], terrains: Sequence[int]) -> Zones:
        """The zones of ``terrains``, one mask of spaces each; ``near`` are the neighbour masks of the board."""
        return cls.of_parts(near, [components(near, terrain) for terrain in terrains])

    @classmethod
    def of_parts(cls, near: Sequence[int], parts: Sequence[Sequence[int]]) -> Zones:
        """The same where the connected parts of each terrain are known."""
        masks = [mask for one in parts for mask in one]
        kinds = [kind for kind, one in enumerate(parts) for _ in one]
        of, water_near = [-1] * len(near), [0] * len(near)
        for zone, mask in enumerate(masks):
            for i in bits(mask):
                of[i] = zone
                if kinds[zone] == WATER:
                    for j in bits(near[i]):
                        water_near[j] |= 1 << zone
        anchor = tuple((mask & -mask).bit_length() - 1 for mask in masks)
        return cls(tuple(masks), tuple(kinds), tuple(of), tuple(water_near), anchor)

    def water(self) -> tuple[int, ...]:
        """The numbers of the water zones."""
        return tuple(zone for zone, kind in enumerate(self.kinds) if kind == WATER)
