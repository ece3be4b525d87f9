"""Phase 3: every person eats."""

from __future__ import annotations

from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import FIELD, FOOD, GOOD, HUNGER_VP, OPEN, PEOPLE, S_HUNGER
from gamepkg.stoneage.rules import effects, gains
from gamepkg.stoneage.rules.using import redeemable
from gamepkg.stoneage.state import Frame, Position


def pass_feeding(s: Position, frame: Frame) -> None:
    """``(FEEDING, k)``: the ``k``-th player from the start player feeds; only a shortage is a decision."""
    tb = s.table
    k = frame[1]
    while k < tb.players:
        s.seat = (s.first + k) % tb.players
        k += 1
        s.frames[-1] = (t.FEEDING, k)
        if feed(s):
            return
    s.frames[-1] = (tb.next_phase[t.FEEDING],)


def feed(s: Position) -> bool:
    """Pay the food that is needed; whether some is missing, so that the player is asked."""
    row = s.rows[s.seat]
    need = row[PEOPLE] - row[FIELD]
    s.cause = -1
    if need <= 0:
        if need and s.table.surplus_kept:
            gains.gain_good(s, FOOD, -need, s.table.rule["stoneage.feed.surplus"])
        return False
    food = row[GOOD]
    if food >= need:
        gains.pay_good(s, FOOD, need, "stoneage.feed.need", -1)
        return False
    s.cause = gains.pay_good(s, FOOD, food, "stoneage.feed.shortage", -1)
    s.frames.append((t.FEED, need - food, 0, 0))
    return True


def legal_feed(s: Position, frame: Frame) -> list[int]:
    """``(FEED, missing, fed, lowest)``: a resource for a missing food; before the first one also to lose points."""
    tb, row = s.table, s.rows[s.seat]
    _, missing, fed, lowest = frame
    ids: list[int] = []
    there = 0
    for kind in range(3, lowest - 1, -1):
        there += row[GOOD + 1 + kind]
        if row[GOOD + 1 + kind] and there >= missing:
            ids.append(tb.feed + kind)
    ids.reverse()
    if fed:
        return ids
    return redeemable(s, row) + ids + [tb.lose_points] if row[OPEN] else [*ids, tb.lose_points]


def apply_feed(s: Position, frame: Frame, action: int) -> None:
    """Pay a resource, lose the points, or take the resources of a card first."""
    tb = s.table
    _, missing, fed, _ = frame
    if action == tb.lose_points:
        s.frames.pop()
        gains.lose_vp(s, S_HUNGER, HUNGER_VP, "stoneage.feed.ten-points", s.cause)
    elif action < tb.take:
        effects.redeem(s, action - tb.redeem)
    else:
        kind = action - tb.feed
        gains.pay_good(s, 1 + kind, 1, "stoneage.feed.resources", s.cause)
        if missing > 1:
            s.frames[-1] = (t.FEED, missing - 1, fed + 1, kind)
        else:
            s.frames.pop()
