"""Why a village does not fall, and why a card cannot take its points."""

from __future__ import annotations

from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why.effects import card_of, effect_of
from gamepkg.deus.why.kit import out_of_order, own_with, reason
from gamepkg.maps.bits import bits


def against_attack(s: Position, frame: Frame, region: int) -> Iterator[Reason]:
    """Settle the attack on this village next."""
    waiting = list(bits(frame[1]))
    if region in waiting and region != waiting[0]:
        yield out_of_order("region", region, waiting[0], "later")
    for found in stands(s, region):
        if region not in waiting or found.rule != "deus.village.when":
            yield found


def stands(s: Position, region: int) -> Iterator[Reason]:
    """Why nothing is attacked here now."""
    board, held = s.table.board, s.holdings()
    if region not in board.village_numbers:
        yield reason("deus.village.surrounded", case="none", region=region, regions=(region,))
        return
    ring = board.neighbours[region]
    gaps = tuple(other for other in ring if other not in held)
    armed = any(other in held and held[other].army for other in ring)
    if not s.village_vp(region):
        yield reason("deus.village.emptied", region=region, regions=(region,))
    if gaps:
        yield reason("deus.village.surrounded", case="gaps", region=region, gaps=gaps, regions=gaps)
    if not armed:
        yield reason("deus.village.no-army-yet", region=region, regions=ring)
    if s.village_vp(region) and not gaps and armed:
        yield reason("deus.village.when", region=region, regions=(region,))


def against_plunder(s: Position, frame: Frame, region: int) -> Iterator[Reason]:
    """Take points from this village by a card."""
    board, effect = s.table.board, effect_of(s, frame[1])
    if region not in board.village_numbers:
        yield reason(effect.rule, case="none", region=region, card=card_of(s, frame[1]), regions=(region,))
        return
    ring = board.neighbours[region]
    if not s.village_vp(region):
        yield reason("deus.village.gone", region=region, regions=(region,))
    if not any(army in ring for army in own_with(s, "military")):
        yield reason(effect.rule, case="army", region=region, card=card_of(s, frame[1]), regions=ring)
