"""Why a resource cannot be bought, sold or exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gamepkg.core.types import Reason
from gamepkg.deus.names import GOLD, GOLD_FOR_RESOURCE, RESOURCES
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why.effects import card_of, effect_of
from gamepkg.deus.why.kit import against_pick, out_of_order, reason, resources, stock


def against_buy(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Buy a resource from the supply."""
    effect, gold = effect_of(s, frame[1]), s.rows[s.seat][GOLD]
    price = effect.params["gold_each"]
    if gold < price:
        yield reason(effect.rule, price=price, gold=gold, resource=resource)
    yield from against_pick("resource", stock(s), frame[3], 0, resource, none_left(resource))


def against_sell(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Sell a resource of the kinds on the card."""
    effect = effect_of(s, frame[1])
    params: Mapping[str, Any] = effect.params
    kinds, lowest, at = _kinds(params["kinds"]), frame[3], RESOURCES.index(resource)
    card = card_of(s, frame[1])
    if resource not in kinds:
        yield reason(effect.rule, case="kind", resource=resource, kinds=kinds, card=card)
    if params["different"] and lowest and at == lowest - 1:
        yield reason(effect.rule, case="different", resource=resource, card=card)
    elif at < lowest:
        yield out_of_order("resource", resource, RESOURCES[lowest - bool(params["different"])])
    yield from _against_goods(s, resource)


def against_return(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Return a resource, for which another one will be taken."""
    effect, returned = effect_of(s, frame[1]), frame[4]
    if RESOURCES.index(resource) < frame[3]:
        yield out_of_order("resource", resource, RESOURCES[frame[3]])
    yield from _against_goods(s, resource)
    wanted = _kinds(effect.params["take"])
    there = sum(stock(s)[kind] for kind in wanted) + (resource in wanted)
    if there < returned + 1:
        because = [reason("deus.supply.shortage", count=there, needed=returned + 1)]
        yield reason("core.complete", because, case="picks", left=returned + 1, can=there)


def against_take(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Take a resource for one that was returned."""
    effect = effect_of(s, frame[1])
    wanted = _kinds(effect.params["take"])
    held = {kind: count if kind in wanted else 0 for kind, count in stock(s).items()}
    if resource in wanted:
        nothing = none_left(resource)
    else:
        nothing = reason(effect.rule, case="kind", resource=resource, kinds=wanted, card=card_of(s, frame[1]))
    yield from against_pick("resource", held, frame[3], frame[2], resource, nothing)


def against_take_less(s: Position, frame: Frame, argument: None) -> Iterator[Reason]:
    """As many are taken as were returned."""
    yield reason(effect_of(s, frame[1]).rule, case="all", left=frame[2])


def none_left(resource: str) -> Reason:
    """The supply is out of a resource."""
    return reason("deus.supply.finite", resource=resource)


def _kinds(kinds: Any) -> tuple[str, ...]:
    return RESOURCES if kinds == "any" else tuple(kinds)


def _against_goods(s: Position, resource: str) -> Iterator[Reason]:
    if not resources(s)[resource]:
        yield reason("core.holds", case="resource", resource=resource)
        if s.rows[s.seat][GOLD] >= GOLD_FOR_RESOURCE:
            yield reason("deus.build.gold-only-costs", resource=resource, price=GOLD_FOR_RESOURCE)
