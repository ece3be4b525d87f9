"""Why a resource cannot be paid towards a price or for missing food."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.stoneage.names import RESOURCES
from gamepkg.stoneage.state import Frame, Position
from gamepkg.stoneage.why import acting
from gamepkg.stoneage.why.kit import out_of_order, reason, resources

Payment = tuple[int, ...]

FITS: Final[dict[str, Callable[[Mapping[str, Any], Payment], bool]]] = {
    "any_count": lambda p, paid: sum(paid) == p["count"],
    "fixed": lambda p, paid: all(paid[i] == p[kind] for i, kind in enumerate(RESOURCES)),
    "exact_count_exact_kinds": lambda p, paid: (
        sum(paid) == p["count"] and sum(1 for amount in paid if amount) == p["kinds"]
    ),
    "range_any": lambda p, paid: p["min"] <= sum(paid) <= p["max"],
}
"""Whether a whole payment is what a price asks for."""
MOST: Final = 20
"""No price asks for more resources than this."""


def price(s: Position, frame: Frame) -> tuple[str, str, Mapping[str, Any]]:
    """The rule, kind and parameters of the price at a place."""
    place = s.table.places[frame[1]]
    if place.kind == "card":
        return "stoneage.card.pay", "any_count", {"count": place.number}
    cost = s.table.components.tiles[s.tops[place.number - 1]].cost
    return cost.rule, cost.kind, cost.params


def payments(s: Position, kind: str, params: Mapping[str, Any]) -> list[Payment]:
    """Every payment of the price that the player could make."""
    held = [min(MOST, amount) for amount in resources(s).values()]
    most = params["count"] if "count" in params else params.get("max", MOST)
    ranges = [range(min(amount, most) + 1) for amount in held]
    return [paid for paid in product(*ranges) if FITS[kind](params, paid)]


def against_pay(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Pay one more of a resource."""
    rule, kind, params = price(s, frame)
    paid, at = frame[2:6], RESOURCES.index(resource)
    later = [i for i, amount in enumerate(paid) if amount and i > at]
    if later:
        yield out_of_order("resource", resource, RESOURCES[later[-1]])
    if resources(s)[resource] <= paid[at]:
        yield reason("core.holds", case="resource", resource=resource)
    elif not later:
        yield from _against_price(s, rule, kind, params, paid, at)


def _against_price(
    s: Position, rule: str, kind: str, params: Mapping[str, Any], paid: Payment, at: int
) -> Iterator[Reason]:
    """No payment goes on from what is paid with one more of resource number ``at``."""
    whole = payments(s, kind, params)
    going_on = [payment for payment in whole if payment[:at] == paid[:at] and payment[at] > paid[at]]
    if going_on:
        return
    asked = {"price": kind, **params}
    if not whole:
        yield reason(rule, case="short", held=resources(s), **asked)
    else:
        because = [reason(rule, case="asks", **asked)]
        yield reason("core.complete", because, case="price", resource=RESOURCES[at])


def against_done(s: Position, frame: Frame) -> Iterator[Reason]:
    """Let what is laid aside be the payment."""
    _, kind, params = price(s, frame)
    if kind != "range_any" or not params["min"] <= sum(frame[2:6]) < params["max"]:
        yield reason("stoneage.ui.pay-confirm", price=kind, **params)


def against_decline(s: Position, frame: Frame) -> Iterator[Reason]:
    """Leave the card or building."""
    if any(frame[2:6]):
        yield reason("stoneage.ui.decline", picked=sum(frame[2:6]))


def against_redeem(s: Position, frame: Frame, card: str) -> Iterator[Reason]:
    """Take the resources of a card before anything is paid."""
    yield from acting.against_redeem(s, frame, card)
    begun = frame[2] if len(frame) == 4 else sum(frame[2:6])
    if begun:
        yield reason("core.order", case="begun", what="resource", pick=card, other=begun)


# ------------------------------------------------------------------------------------------------ feeding


def against_feed(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Pay a resource for a missing food."""
    _, missing, _, lowest = frame
    held, at = list(resources(s).values()), RESOURCES.index(resource)
    if at < lowest:
        yield out_of_order("resource", resource, RESOURCES[lowest])
    if not held[at]:
        yield reason("core.holds", case="resource", resource=resource)
    if sum(held[lowest:]) < missing:
        yield reason("stoneage.feed.no-mixing", case="cover", have=sum(held[lowest:]), missing=missing)
    elif held[at] and at >= lowest and sum(held[at:]) < missing:
        skipped = [RESOURCES[i] for i in range(lowest, at) if held[i]]
        because = [out_of_order("resource", name, resource) for name in skipped]
        yield reason("core.complete", because, case="picks", left=missing, can=sum(held[at:]))


def against_losing(s: Position, frame: Frame) -> Iterator[Reason]:
    """Lose points instead."""
    if frame[2]:
        yield reason("stoneage.feed.no-mixing", case="begun", fed=frame[2])
