"""The map of Dewan: its model, its zones, and the routes on it.

`DewanMap` is the map itself and its networkx graph, `Zones` the connected terrains; `Travel` answers what a hand
reaches. For people there are questions about that graph; docs/dewan-map.md shows them in a notebook:

=========================================  ==============================================================
`terrain_zones`, `settled_zones`           connected spaces of one terrain; those in which camps stand
`water_beside`                             the water zones adjacent to camps
`icons_beside`                             the icons on borders that camps touch
`camp_groups`                              the groups of connected camps
=========================================  ==============================================================
"""

from gamepkg.maps.dewan_map.model import GROUND, DewanMap, Icon
from gamepkg.maps.dewan_map.questions import camp_groups, icons_beside, settled_zones, terrain_zones, water_beside
from gamepkg.maps.dewan_map.routes import Due, Missing, Travel, Way
from gamepkg.maps.dewan_map.zones import Zones

__all__ = [
    "GROUND",
    "DewanMap",
    "Due",
    "Icon",
    "Missing",
    "Travel",
    "Way",
    "Zones",
    "camp_groups",
    "icons_beside",
    "settled_zones",
    "terrain_zones",
    "water_beside",
]
