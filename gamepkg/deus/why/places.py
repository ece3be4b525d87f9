"""Where a piece may not be placed, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gamepkg.core.types import Reason
from gamepkg.deus.names import COLOURS, EDGE_PRICE, VP
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why.kit import grouped, own, reason
from gamepkg.maps.deus_map import Placement, where_to_build


def against_place(s: Position, frame: Frame, region: int) -> Iterator[Reason]:
    """The piece is chosen, its card laid and paid for; may it go there?"""
    piece = COLOURS[frame[1]]
    for rule in answers(s, piece)[region].broken:
        yield BROKEN[rule](s, piece, region)


def answers(s: Position, piece: str) -> dict[int, Placement]:
    """For each region whether the player on turn may place the piece there."""
    return where_to_build(s.table.board.graph, s.holdings(), s.seat, piece, s.rows[s.seat][VP])


def nowhere(s: Position, piece: str) -> list[Reason]:
    """Why the piece may go nowhere, one reason for each rule; empty when there is a region for it."""
    found = answers(s, piece)
    if any(placement.allowed for placement in found.values()):
        return []
    return grouped(
        [(region, BROKEN[rule](s, piece, region)) for region, placement in found.items() for rule in placement.broken]
    )


def _not_village(s: Position, piece: str, region: int) -> Reason:
    return reason("deus.place.not-village", region=region, piece=piece, regions=(region,))


def _sea(s: Position, piece: str, region: int) -> Reason:
    terrain = s.table.board.terrain[region]
    ground = "sea" if terrain == "sea" else "land"
    return reason("deus.place.sea", region=region, piece=piece, terrain=terrain, ground=ground, regions=(region,))


def _not_others(s: Position, piece: str, region: int) -> Reason:
    owner = s.holdings()[region].seat
    return reason("deus.place.not-others", region=region, piece=piece, owner=owner, regions=(region,))


def _distinct(s: Position, piece: str, region: int) -> Reason:
    return reason("deus.place.distinct-types", region=region, piece=piece, regions=(region,))


def _first_edge(s: Position, piece: str, region: int) -> Reason:
    return reason("deus.place.first-edge", region=region, piece=piece, regions=(region,))


def _first_apart(s: Position, piece: str, region: int) -> Reason:
    stands, steps = s.holdings(), s.table.board.distance[region]
    near = min(stands, key=lambda other: (steps[other], other))
    return reason(
        "deus.place.first-apart", region=region, near=near, owner=stands[near].seat, steps=steps[near], regions=(near,)
    )


def _later(s: Position, piece: str, region: int) -> Reason:
    around = s.table.board.neighbours[region]
    return reason("deus.place.later", region=region, neighbours=around, regions=around)


def _edge_limits(s: Position, piece: str, region: int) -> Reason:
    vp = s.rows[s.seat][VP]
    return reason("deus.place.edge-for-3vp-limits", region=region, price=EDGE_PRICE, vp=vp, regions=(region,))


def _temple_land(s: Position, piece: str, region: int) -> Reason:
    return reason("deus.temple.land", region=region, regions=(region,))


def _temple_place(s: Position, piece: str, region: int) -> Reason:
    return reason("deus.temple.place", region=region, regions=tuple(own(s)))


def _temple_alone(s: Position, piece: str, region: int) -> Reason:
    return reason("deus.temple.one-a-region", region=region, regions=(region,))


BROKEN: Final[dict[str, Callable[[Position, str, int], Reason]]] = {
    "deus.place.not-village": _not_village,
    "deus.place.sea": _sea,
    "deus.place.not-others": _not_others,
    "deus.place.distinct-types": _distinct,
    "deus.place.first-edge": _first_edge,
    "deus.place.first-apart": _first_apart,
    "deus.place.later": _later,
    "deus.place.edge-for-3vp-limits": _edge_limits,
    "deus.temple.land": _temple_land,
    "deus.temple.place": _temple_place,
    "deus.temple.one-a-region": _temple_alone,
}
"""Each rule that closes a region, with the facts that show it."""
