"""The map of Dewan: its model, its zones, and the routes on it.

`DewanMap` is the map itself and its networkx graph, `Zones` the connected terrains.
"""

from gamepkg.maps.dewan_map.model import GROUND, DewanMap, Icon
from gamepkg.maps.dewan_map.zones import Zones

__all__ = ["GROUND", "DewanMap", "Icon", "Zones"]
