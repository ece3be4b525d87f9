"""The map of Dewan: its model, its zones, and the routes on it.

`DewanMap` is the map itself and its networkx graph, `Zones` the connected terrains; `Travel` answers what a hand
reaches.
"""

from gamepkg.maps.dewan_map.model import GROUND, DewanMap, Icon
from gamepkg.maps.dewan_map.routes import Due, Missing, Travel, Way
from gamepkg.maps.dewan_map.zones import Zones

__all__ = ["GROUND", "DewanMap", "Due", "Icon", "Missing", "Travel", "Way", "Zones"]
