"""The regions around a village: who stands there, who would take it, and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamepkg.maps.deus_map.holdings import Holding, Occupation, check_occupation, ring
from gamepkg.maps.deus_map.reach import fewest_placements

if TYPE_CHECKING:
    import networkx as nx


@dataclass(frozen=True, slots=True)
class Encirclement:
    """The state of one village.

    ``ring`` : the regions around it; ``standing`` : what stands in those that are occupied; ``missing`` : the rest.
    ``armies``, ``buildings`` : how many each seat has in the ring; armies, ships and temples are buildings too.
    ``spoils`` : the VP that each attacker would take if the village fell now; ``None`` when nobody could take it,
    because no army stands in the ring or the village has no VP.
    ``placements`` : for each seat the fewest placements to close the ring alone, ``None`` when it cannot.
    """

    village: int
    vp: int
    ring: tuple[int, ...]
    standing: Mapping[int, Holding]
    missing: tuple[int, ...]
    armies: Mapping[int, int]
    buildings: Mapping[int, int]
    spoils: Mapping[int, int] | None
    placements: Mapping[int, int | None]

    @property
    def surrounded(self) -> bool:
        """Whether every region of the ring is occupied (deus.village.surrounded)."""
        return not self.missing


def encirclement(
    graph: nx.Graph[int],
    occupation: Occupation,
    village: int,
    village_vp: Mapping[int, int] | None = None,
    seats: Iterable[int] | None = None,
) -> Encirclement:
    """Who stands around a village, who would take how much if it fell now, and what is missing.

    Parameters
    ----------
    graph, occupation : the map, and who stands where
    village : the region number of the village
    village_vp : the VP on the villages now; those left out have what they started with (``vp_start``)
    seats : whose fewest placements are asked for; without it all seats that occupy a region

    The fewest placements count those in the missing regions and those on the way there, see `fewest_placements`;
    the payment of 3 VP for a place at the edge is not used in this count, and that an army must stand in the ring
    is not counted either. At most six regions can be missing, so it is O(3^6 regions) a seat.

    Rules: ``deus.village.surrounded``, ``.border``, ``.most-armies``, ``.tie-buildings``, ``.tie-counts``,
    ``.tie-split``, ``.tie-rest``, ``.no-army-yet``. Raises `RegionError` for an unknown region, or no village.

    Examples
    --------
    >>> from gamepkg.maps.example import example_board
    >>> stands = {6: Holding(0, ("military",)), 11: Holding(1, ("civil", "production")), 5: Holding(0, ("maritime",))}
    >>> siege = encirclement(example_board().graph, stands, 10, {10: 5})
    >>> siege.missing, siege.armies, siege.buildings, siege.spoils
    ((9, 14, 15), {0: 1}, {0: 2, 1: 2}, {0: 5})
    >>> siege.placements
    {0: 3, 1: 3}

    See Also
    --------
    ring, fewest_placements, cut_regions
    """
    around = ring(graph, village)
    check_occupation(graph, occupation)
    vp = (village_vp or {}).get(village, graph.nodes[village]["vp_start"])
    standing = {i: occupation[i] for i in around if i in occupation}
    missing = tuple(i for i in around if i not in occupation)
    armies = _count(standing, lambda holding: int(holding.army))
    buildings = _count(standing, lambda holding: len(holding.pieces))
    asked = sorted({holding.seat for holding in occupation.values()} if seats is None else set(seats))
    return Encirclement(
        village=village,
        vp=vp,
        ring=around,
        standing=standing,
        missing=missing,
        armies=armies,
        buildings=buildings,
        spoils=_spoils(vp, armies, buildings),
        placements={seat: fewest_placements(graph, occupation, seat, missing) for seat in asked},
    )


def _count(standing: Occupation, number: Callable[[Holding], int]) -> dict[int, int]:
    """For each seat the sum of ``number`` over its holdings; seats with none are left out."""
    counts: dict[int, int] = {}
    for holding in standing.values():
        if number(holding):
            counts[holding.seat] = counts.get(holding.seat, 0) + number(holding)
    return dict(sorted(counts.items()))


def _spoils(vp: int, armies: Mapping[int, int], buildings: Mapping[int, int]) -> dict[int, int] | None:
    if not armies or not vp:
        return None
    leaders = [seat for seat in armies if armies[seat] == max(armies.values())]
    most = max(buildings[seat] for seat in leaders)
    winners = [seat for seat in leaders if buildings[seat] == most]
    return {seat: vp // len(winners) for seat in winners}
