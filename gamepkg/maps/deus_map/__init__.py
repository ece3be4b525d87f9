"""Map questions of people who play Deus, answered on the networkx graph of the board.

They take the graph (``board.graph``), who stands where (`Holding`), and never a game: any map with the documented
node attributes will do. They are for people and pages, not for hot loops.

=====================================  ===================================================================
`edge_regions`, `ring`                 the edge of the board; the regions around a village
`where_to_build`                       for each region: may this piece go there, and if not, by which rules
`encirclement`                         who stands around a village, who would take it, what is missing
`fewest_placements`                    how many placements a seat needs until it holds certain regions too
`cut_regions`                          the regions whose loss would cut a seat off from a village
`army_stops`                           where an army may stop, and by which path
`area_distance`                        the steps between the areas of two seats
=====================================  ===================================================================
"""

from gamepkg.maps.deus_map.armies import army_stops
from gamepkg.maps.deus_map.holdings import Holding, Occupation, area, area_distance, edge_regions, ring
from gamepkg.maps.deus_map.placing import Placement, where_to_build
from gamepkg.maps.deus_map.reach import Approach, cut_regions, fewest_placements
from gamepkg.maps.deus_map.siege import Encirclement, encirclement

__all__ = [
    "Approach",
    "Encirclement",
    "Holding",
    "Occupation",
    "Placement",
    "area",
    "area_distance",
    "army_stops",
    "cut_regions",
    "edge_regions",
    "encirclement",
    "fewest_placements",
    "ring",
    "where_to_build",
]
