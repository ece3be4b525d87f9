"""Setting up a camp: the start, the path step by step, the cards for it, and the camp itself."""

from __future__ import annotations

from gamepkg.dewan import table as t
from gamepkg.dewan.names import ANY, CAMPS, LAKE, WATER
from gamepkg.dewan.rules.paying import (
    DISCARD,
    Item,
    alike,
    as_good,
    bill_of,
    can_pay,
    payable,
    payers,
    slack_after,
    slack_of,
    without,
)
from gamepkg.dewan.state import Frame, Position
from gamepkg.maps.bits import bits
from gamepkg.maps.dewan_map.routes import GUARD, NEED


def starts(s: Position) -> list[int]:
    """The own camps from which some path to a free space can be paid."""
    if s.camps[s.seat].bit_count() >= CAMPS or not s.hands[s.seat]:
        return []
    slack, free = slack_of(s.table, s.hands[s.seat]), free_spaces(s)
    return [space for space in bits(s.all_camps(s.seat)) if _leads_on(s, space, _after(s, slack, space), free, 0)]


def _after(s: Position, slack: int, space: int) -> int:
    """What is left of the fields when a space begins a new item."""
    return slack - NEED[s.land.ground[space]]


def free_spaces(s: Position) -> int:
    """Mask of the spaces where a camp may be set up now (dewan.camp.destination-free, dewan.lake.camp)."""
    land = s.land.terrain
    free = (land[0] | land[1] | land[2] | land[3]) & ~s.occupied
    if s.table.scenario == LAKE:
        for mask in (s.land.zones.masks[zone] for zone in s.land.zones.water()):
            if not any(camps & mask for camps in s.camps):
                free |= mask
    return free


def _leads_on(s: Position, space: int, slack: int, free: int, walked: int) -> bool:
    """Whether a path that has come to ``space`` can still end on a free space; ``walked`` is closed to it."""
    if slack & GUARD != GUARD:
        return False
    ground, of, neighbours = s.land.ground, s.land.zones.of, s.table.board.neighbours
    for near in neighbours[space]:  # mostly the next space will do
        if free >> near & 1 and not walked >> near & 1 and (slack - NEED[ground[near]]) & GUARD == GUARD:
            return True
    walked |= 1 << space
    waiting = [(space, slack)]
    reached: dict[int, list[int]] = {}
    for at, left in waiting:  # grows while it is read
        for near in neighbours[at]:
            terrain = ground[near]
            if terrain < 0 or walked >> near & 1:
                continue
            after = left if terrain == WATER and of[near] == of[at] else left - NEED[terrain]
            if after & GUARD != GUARD:
                continue
            if free >> near & 1:
                return True
            known = reached.setdefault(near, [])
            if not any(as_good(other, after) for other in known):
                known.append(after)
                waiting.append((near, after))
    return False


def legal_route(s: Position, frame: Frame) -> list[int]:
    """``(ROUTE, start, ...)``: on to a neighbour from which the path can be completed, or settle here."""
    path = frame[1:]
    at = path[-1]
    slack = slack_after(s, path)
    walked = sum(1 << space for space in path)
    ground, of, free = s.land.ground, s.land.zones.of, free_spaces(s)
    ids = []
    for near in s.table.board.neighbours[at]:
        terrain = ground[near]
        if terrain < 0 or walked >> near & 1:
            continue
        after = slack if terrain == WATER and of[near] == of[at] else slack - NEED[terrain]
        if after & GUARD == GUARD and (free >> near & 1 or _leads_on(s, near, after, free, walked)):
            ids.append(s.table.go + near)
    if free >> at & 1 and len(path) > 1:
        ids.append(s.table.settle)
    return ids


def apply_route(s: Position, frame: Frame, action: int) -> None:
    """A step further, or the end of the path."""
    if action != s.table.settle:
        s.frames[-1] = (*frame, action - s.table.go)
        return
    path = frame[1:]
    s.frames[-1] = (t.PAY, 0, 0, *path)
    s.bill = None
    if s.log is not None:
        begun = s.emit("dewan.camp.route", t.A_BANK, s.table.a_space + path[-1], t.T_NONE, 0, -1)
        s.heads = [begun]


def legal_pay(s: Position, frame: Frame) -> list[int]:
    """``(PAY, item, least kind, path...)``: a card for the item, so that the rest can be paid as well."""
    tb, hand = s.table, s.hands[s.seat]
    items = bill_of(s, frame[3:])[frame[1] :]
    rest, follow = items[1:], alike(items)
    slack = slack_of(tb, hand)
    for item in rest:
        slack -= NEED[item.terrain]
    return [
        tb.pay + kind
        for kind in payers(s, hand, items[0], frame[2])
        if payable(slack - tb.cover[kind]) and (not follow or can_pay(s, without(hand, kind), rest, kind))
    ]


def apply_pay(s: Position, frame: Frame, action: int) -> None:
    """A card leaves the hand; with the last one the camp is set up."""
    kind = action - s.table.pay
    items = bill_of(s, frame[3:])
    at = frame[1]
    _give(s, kind, items[at])
    if at + 1 < len(items):
        s.frames[-1] = (t.PAY, at + 1, kind if alike(items[at:]) else 0, *frame[3:])
    else:
        s.frames.pop()
        _set_up(s, frame[-1])


def spend(s: Position, seat: int, kind: int) -> None:
    """Take a card out of a hand; of two equal ones the one that everybody has seen."""
    hand = s.hands[seat]
    s.hands[seat] = without(hand, kind)
    if hand.count(kind) == s.secret[seat].count(kind):
        s.secret[seat] = without(s.secret[seat], kind)


def _give(s: Position, kind: int, item: Item) -> None:
    spend(s, s.seat, kind)
    if item.to == DISCARD:
        s.discards.append(kind)
        target = t.A_DISCARDS
    else:
        s.hands[item.to] = tuple(sorted((*s.hands[item.to], kind)))
        target = t.ME[item.to] + t.P_HAND
    if s.log is not None:
        s.emit(_rule(s, item), t.ME[s.seat] + t.P_HAND, target, t.T_KIND + kind, 1, s.heads[0])


def _rule(s: Position, item: Item) -> str:
    if item.to != DISCARD:
        if item.terrain == ANY:
            return "dewan.camp.through-initial"
        return "dewan.lake.toll" if item.terrain == WATER else "dewan.camp.through-others"
    if item.terrain == ANY:
        return "dewan.camp.initial-any"
    return "dewan.camp.water-zone" if item.terrain == WATER else "dewan.camp.pay"


def _set_up(s: Position, space: int) -> None:
    """The camp leaves the tribe board, gains its berry, and lays bare a slot."""
    seat, cause = s.seat, s.heads[0]
    s.camps[seat] |= 1 << space
    number = s.camps[seat].bit_count()
    tb = s.table
    placed = s.emit("dewan.camp.from-board", t.ME[seat] + t.P_BOARD, tb.a_space + space, t.T_CAMP, 1, cause)
    zones = s.land.zones
    anchor = zones.anchor[zones.of[space]]
    if s.berries[anchor]:
        s.berries[anchor] -= 1
        s.berry_of[seat] += 1
        s.emit("dewan.camp.berry", tb.a_zone + anchor, t.ME[seat], t.T_BERRY, 1, placed)
    s.frames.append((t.CHECK,))
    s.frames.append((t.REWARD, number))
