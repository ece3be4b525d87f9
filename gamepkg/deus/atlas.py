"""The map questions of a position: `gamepkg.maps.deus_map` with graph, pieces and villages filled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamepkg.deus.names import OCC, VP
from gamepkg.maps import deus_map
from gamepkg.maps.deus_map import Approach, Encirclement, Occupation, Placement
from gamepkg.maps.region_set import RegionSet

if TYPE_CHECKING:
    from gamepkg.deus.state import Position


@dataclass(frozen=True, slots=True)
class Atlas:
    """What can be asked about the map of one position; it looks at the position, so ask again after a move.

    >>> import gamepkg as gp
    >>> state = gp.new_game("deus", players=2, seed=1)
    >>> state.map.encirclement(9).missing == state.map.ring(9)
    True
    >>> len(state.map.edge())  # 15 regions that can be built on, and 3 villages at the rim
    18
    """

    position: Position

    @property
    def occupation(self) -> Occupation:
        """Who stands where."""
        return self.position.holdings()

    @property
    def villages(self) -> dict[int, int]:
        """The victory points on each village."""
        return {village: self.position.village_vp(village) for village in self.position.table.board.village_numbers}

    def edge(self) -> RegionSet:
        """The regions at the edge of the board (rule deus.board.edge)."""
        board = self.position.table.board
        return RegionSet.of(board, deus_map.edge_regions(board.graph))

    def area(self, seat: int) -> RegionSet:
        """The regions that a seat occupies."""
        return RegionSet(self.position.table.board, self.position.rows[seat][OCC])

    def ring(self, village: int) -> tuple[int, ...]:
        """The regions around a village."""
        return deus_map.ring(self.position.table.board.graph, village)

    def encirclement(self, village: int) -> Encirclement:
        """Who stands around a village, who would take how much if it fell now, and what is missing."""
        seats = range(self.position.table.players)
        return deus_map.encirclement(self.position.table.board.graph, self.occupation, village, self.villages, seats)

    def where_to_build(self, seat: int, piece: str) -> dict[int, Placement]:
        """For each region: may this piece of the seat go there, and if not, by which rules."""
        vp = self.position.rows[seat][VP]
        return deus_map.where_to_build(self.position.table.board.graph, self.occupation, seat, piece, vp)

    def army_stops(self, seat: int, start: int, steps: int) -> dict[int, tuple[int, ...]]:
        """Where an army may stop, each with a shortest path."""
        return deus_map.army_stops(self.position.table.board.graph, self.occupation, seat, start, steps)

    def distance(self, seat_a: int, seat_b: int) -> int | None:
        """The steps between the areas of two seats, ``None`` when one has none."""
        return deus_map.area_distance(self.position.table.board.graph, self.occupation, seat_a, seat_b)

    def cut_regions(self, seat: int, village: int) -> Approach:
        """The regions whose loss would cut the seat off from the village."""
        return deus_map.cut_regions(self.position.table.board.graph, self.occupation, seat, village)
