"""What a path costs, and whether a hand can pay it.

A path is paid item by item: one for each space, one for each run over the water of one zone. A hand pays a set of
items exactly when, for every set of terrains, it has at least as many cards with one of these terrains as there are
items of them (Hall's condition). The 31 differences are kept in the fields of one int, `slack`, so that adding an item
is one subtraction, and asking whether all of it can be paid is one ``&``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gamepkg.dewan.names import ANY, LAKE, WATER
from gamepkg.dewan.state import Position
from gamepkg.dewan.table import Table
from gamepkg.maps.dewan_map.routes import GUARD, NEED

DISCARD: Final = 9
"""In place of a seat: the card is discarded. It sorts behind all seats."""


class Item(NamedTuple):
    """One card to be paid: to whom (a seat or `DISCARD`), for which terrain (or `ANY`), and for which spaces."""

    to: int
    terrain: int
    spaces: tuple[int, ...]


def slack_of(table: Table, hand: Iterable[int]) -> int:
    """The fields of a hand that has nothing to pay."""
    cover = table.cover
    slack = GUARD
    for kind in hand:
        slack += cover[kind]
    return slack


def payable(slack: int) -> bool:
    """Whether no field has fallen below zero."""
    return slack & GUARD == GUARD


def as_good(slack: int, other: int) -> bool:
    """Whether fields that can pay leave nowhere less than others that can pay: what these pay, those pay as well."""
    return (slack - (other ^ GUARD)) & GUARD == GUARD


def items_of(s: Position, path: Sequence[int]) -> list[Item]:
    """What a path costs, in the order of payment: to players in the order of the path, then the discards by terrain.

    Every step is a new item but one that goes on over the water of its zone.
    """
    ground, of, seat = s.land.ground, s.land.zones.of, s.seat
    given: list[Item] = []
    paid: list[Item] = []
    i, last = 0, len(path) - 1
    while i <= last:
        begin, space = i, path[i]
        terrain = ground[space]
        i += 1
        while terrain == WATER and i <= last and of[path[i]] == of[space]:
            i += 1
        run = tuple(path[begin:i])
        owner = s.seat if begin == 0 else toll_taker(s, space)
        item = Item(DISCARD if owner in (-1, seat) else owner, terrain, run)
        (paid if item.to == DISCARD else given).append(item)
    order = list(dict.fromkeys(item.to for item in given))
    given.sort(key=lambda item: (order.index(item.to), item.terrain, item.spaces))
    paid.sort(key=lambda item: (item.terrain, item.spaces))
    return given + paid


def toll_taker(s: Position, space: int) -> int:
    """The seat that is given the card for a space or, on the water, for its zone; -1 for nobody."""
    if s.land.ground[space] != WATER:
        return s.owner(space) if s.occupied >> space & 1 else -1
    if s.table.scenario != LAKE:
        return -1
    water = s.land.zones.masks[s.land.zones.of[space]]
    return next((seat for seat, camps in enumerate(s.camps) if camps & water), -1)


def slack_after(s: Position, path: Sequence[int]) -> int:
    """The fields of the hand of the player on turn with a path to pay."""
    ground, of = s.land.ground, s.land.zones.of
    slack = slack_of(s.table, s.hands[s.seat])
    last = -1
    for space in path:
        if ground[space] != WATER or of[space] != last:
            slack -= NEED[ground[space]]
        last = of[space]
    return slack


def bill_of(s: Position, path: Sequence[int]) -> tuple[Item, ...]:
    """`items_of`, worked out once while the path is paid."""
    bill: tuple[Item, ...] | None = s.bill
    if bill is None:
        bill = s.bill = tuple(items_of(s, path))
    return bill


def can_pay(s: Position, hand: Sequence[int], items: Sequence[Item], least: int = 0) -> bool:
    """Whether the hand pays all items; the first one, and those like it, with kinds from ``least`` on, ascending."""
    slack = slack_of(s.table, hand)
    for item in items:
        slack -= NEED[item.terrain]
    if not payable(slack):
        return False
    if not items or not least:
        return True
    return any(
        can_pay(s, without(hand, kind), items[1:], kind if alike(items) else 0)
        for kind in payers(s, hand, items[0], least)
    )


def payers(s: Position, hand: Sequence[int], item: Item, least: int) -> list[int]:
    """The kinds in hand that pay an item, from ``least`` on."""
    halves = s.table.halves
    return [
        kind
        for kind in dict.fromkeys(hand)
        if kind >= least and (item.terrain == ANY or halves[kind] >> item.terrain & 1)
    ]


def alike(items: Sequence[Item]) -> bool:
    """Whether the second item is paid as the first, so that their order says nothing."""
    return len(items) > 1 and items[0][:2] == items[1][:2]


def without(hand: Sequence[int], kind: int) -> tuple[int, ...]:
    """The hand with one card of a kind less."""
    at = hand.index(kind)
    return (*hand[:at], *hand[at + 1 :])
