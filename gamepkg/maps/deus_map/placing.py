"""Where a piece may be placed, and which rules stand against it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gamepkg.maps.deus_map.holdings import (
    Occupation,
    area,
    check_occupation,
    check_piece,
    free_regions,
    is_sea,
    steps_from,
)

if TYPE_CHECKING:
    import networkx as nx

FIRST_APART: Final = 3
"""Steps from a first region to those of others (deus.place.first-apart-distance)."""
EDGE_PRICE: Final = 3
"""VP for a region at the edge that is not adjacent (deus.place.edge-for-3vp)."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Whether a piece may go into one region.

    ``vp`` is what has to be paid for the place, 0 or 3, and ``None`` when the piece may not go there; then
    ``broken`` holds the id of every rule that stands against it. ``rule`` is the rule by which it may go there.
    """

    vp: int | None
    rule: str = ""
    broken: tuple[str, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether the piece may go there, free or for VP."""
        return self.vp is not None


def where_to_build(
    graph: nx.Graph[int], occupation: Occupation, seat: int, piece: str, vp: int = 0
) -> dict[int, Placement]:
    """For every region of the map: may ``seat`` place ``piece`` there? O(regions + adjacencies).

    Parameters
    ----------
    graph, occupation : the map, and who stands where
    seat : the seat that builds
    piece : ``maritime production scientific civil military`` or ``temple``
    vp : the VP that the seat holds and could pay for a place at the edge

    Returns
    -------
    dict of `Placement` by region number, ascending. Rules: ``deus.place.*`` and, for a temple, ``deus.temple.place``,
    ``.land`` and ``.one-a-region``. A seat without any region places its first building: at the edge, at least 3
    steps from all other seats; if no open region keeps that distance, it falls away. A first region that is too near
    breaks ``deus.place.first-apart``; a region that only the missing VP closes breaks
    ``deus.place.edge-for-3vp-limits`` besides ``deus.place.later``.

    Cost, ready pieces and the supply are not looked at. Raises `RegionError` for an unknown region or piece.

    Examples
    --------
    >>> from gamepkg.maps.deus_map import Holding
    >>> from gamepkg.maps.example import example_board
    >>> places = where_to_build(example_board().graph, {12: Holding(0, ("production",))}, 0, "production", vp=3)
    >>> [region for region, place in places.items() if place.vp == 0]
    [7, 11, 16]
    >>> [region for region, place in places.items() if place.vp == 3]
    [1, 2, 4, 13, 17, 18]
    >>> places[12].broken, places[10].broken
    (('deus.place.distinct-types',), ('deus.place.not-village', 'deus.place.later'))

    See Also
    --------
    edge_regions, fewest_placements
    """
    check_occupation(graph, occupation)
    check_piece(piece, "piece")
    if piece == "temple":
        return {i: _verdict(_against_temple(graph, occupation, seat, i), "deus.temple.place") for i in sorted(graph)}
    if not area(occupation, seat):
        return _first(graph, occupation, seat, piece)
    return _later(graph, occupation, seat, piece, vp)


def _verdict(broken: Iterator[str] | list[str], rule: str, vp: int = 0) -> Placement:
    against = tuple(broken)
    return Placement(None, broken=against) if against else Placement(vp, rule)


def _against_place(graph: nx.Graph[int], occupation: Occupation, seat: int, piece: str, region: int) -> Iterator[str]:
    """The rules about the region itself, whatever lies around it."""
    held = occupation.get(region)
    if graph.nodes[region]["village"]:
        yield "deus.place.not-village"
    elif is_sea(graph, region) != (piece == "maritime"):
        yield "deus.place.sea"
    if held and held.seat != seat:
        yield "deus.place.not-others"
    elif held and piece in held.pieces:
        yield "deus.place.distinct-types"


def _against_temple(graph: nx.Graph[int], occupation: Occupation, seat: int, region: int) -> Iterator[str]:
    held = occupation.get(region)
    if graph.nodes[region]["village"]:
        yield "deus.place.not-village"
    elif is_sea(graph, region):
        yield "deus.temple.land"
    if held and held.seat != seat:
        yield "deus.place.not-others"
    if not held or held.seat != seat:
        yield "deus.temple.place"
    elif "temple" in held.pieces:
        yield "deus.temple.one-a-region"


def _first(graph: nx.Graph[int], occupation: Occupation, seat: int, piece: str) -> dict[int, Placement]:
    far = {i: steps >= FIRST_APART for i, steps in steps_from(graph, occupation).items()} if occupation else {}
    broken = {}
    for i in sorted(graph):
        broken[i] = list(_against_place(graph, occupation, seat, piece, i))
        if len(graph[i]) == 6:
            broken[i].append("deus.place.first-edge")
    if any(far.get(i, True) for i in graph if not broken[i]):
        for i in graph:
            if not far.get(i, True):
                broken[i].append("deus.place.first-apart")
        return {i: _verdict(against, "deus.place.first-edge") for i, against in broken.items()}
    return {i: _verdict(against, "deus.place.first-apart-possible") for i, against in broken.items()}


def _later(graph: nx.Graph[int], occupation: Occupation, seat: int, piece: str, vp: int) -> dict[int, Placement]:
    mine, free = frozenset(area(occupation, seat)), free_regions(graph, occupation)
    places = {}
    for i in sorted(graph):
        against = list(_against_place(graph, occupation, seat, piece, i))
        if i in mine or not mine.isdisjoint(graph[i]):
            places[i] = _verdict(against, "deus.place.later")
        elif i in free and len(graph[i]) < 6 and vp >= EDGE_PRICE:
            places[i] = _verdict(against, "deus.place.edge-for-3vp", EDGE_PRICE)
        else:
            against.append("deus.place.later")
            if against == ["deus.place.later"] and len(graph[i]) < 6:
                against.append("deus.place.edge-for-3vp-limits")
            places[i] = _verdict(against, "")
    return places
