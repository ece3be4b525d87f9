"""Attacks on villages, and villages that lose points to a card."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import AT, MILITARY, OCC, PLUNDERED, S_PLUNDER, S_VILLAGES, SRC, WON
from gamepkg.deus.rules import ending, goods
from gamepkg.deus.state import Frame, Position

FROM_VILLAGES, FROM_PLUNDER = S_VILLAGES - SRC, S_PLUNDER - SRC


def push_attacks(s: Position, region: int) -> None:
    """Ask for the attacks that a piece which has just come to this region sets off."""
    ready = 0
    for village in s.table.villages_near[region]:
        if s.village_vp(village) and is_ready(s, village):
            ready |= 1 << village
    if ready:
        s.frames.append((t.ATTACK, ready))


def is_ready(s: Position, village: int) -> bool:
    """Whether the ring is occupied all round and holds an army."""
    open_ring = s.table.ring[village]
    ring = open_ring
    armies = 0
    for row in s.rows:
        open_ring &= ~row[OCC]
        armies |= row[AT + MILITARY]
    return not open_ring and bool(ring & armies)


def legal_attack(s: Position, frame: Frame) -> list[int]:
    """``(ATTACK, mask)``: the attacks are settled one by one, from the lowest number."""
    mask = frame[1]
    return [s.table.attack + (mask & -mask).bit_length() - 1]


def apply_attack(s: Position, frame: Frame, action: int) -> None:
    """The village falls: its points go to most armies, then most buildings, then in equal parts."""
    tb = s.table
    village = action - tb.attack
    rest = frame[1] & ~(1 << village)
    if rest:
        s.frames[-1] = (t.ATTACK, rest)
    else:
        s.frames.pop()
    takers, rule = takers_of(s, village)
    vp = s.village_vp(village)
    share = vp // len(takers)
    s.vp_left[tb.village_index[village]] = 0
    here = tb.accounts_of_regions + village
    note = -1
    if s.log is not None:
        note = s.emit(tb.rule["deus.village.when"], here, here, t.T_VP, 0, s.moved)
    for seat in takers:
        goods.gain_vp(s, seat, FROM_VILLAGES, share, here, tb.rule[rule], note)
        s.rows[seat][WON] |= 1 << village
    if s.log is not None and vp > share * len(takers):
        s.emit(tb.rule["deus.village.tie-rest"], here, t.A_BANK, t.T_VP, vp - share * len(takers), note)
    ending.check_end(s, note)


def takers_of(s: Position, village: int) -> tuple[list[int], str]:
    """The seats that share the points if the village fell now, and the rule that decides.

    An empty list when no army stands in the ring.
    """
    ring = s.table.ring[village]
    armies = [(row[AT + MILITARY] & ring).bit_count() for row in s.rows]
    most = max(armies)
    takers = [seat for seat, n in enumerate(armies) if n == most and most]
    if len(takers) < 2:
        return takers, "deus.village.most-armies"
    buildings = {seat: sum((m & ring).bit_count() for m in s.rows[seat][AT:OCC]) for seat in takers}
    most = max(buildings.values())
    takers = [seat for seat in takers if buildings[seat] == most]
    return takers, "deus.village.tie-buildings" if len(takers) == 1 else "deus.village.tie-split"


def legal_plunder(s: Position, frame: Frame) -> list[int]:
    """``(PLUNDER, step)``: a village with points beside an own army."""
    tb = s.table
    armies = s.rows[s.seat][AT + MILITARY]
    targets = [
        tb.plunder + village
        for village, ring in tb.ring.items()
        if ring & armies and s.vp_left[tb.village_index[village]]
    ]
    return [tb.stop, *targets]


def apply_plunder(s: Position, frame: Frame, action: int) -> None:
    """Take points from the village, or leave it."""
    tb = s.table
    s.frames.pop()
    if action == tb.stop:
        return
    step = tb.steps[frame[1]]
    village = action - tb.plunder
    taken = min(step.a, s.village_vp(village))
    s.vp_left[tb.village_index[village]] -= taken
    s.rows[s.seat][PLUNDERED] |= 1 << village
    here = tb.accounts_of_regions + village
    goods.gain_vp(s, s.seat, FROM_PLUNDER, taken, here, step.rule, s.heads[-1])
    if not s.village_vp(village):
        if s.log is not None:
            s.emit(tb.rule["deus.village.emptied"], here, here, t.T_VP, 0, s.heads[-1])
        ending.check_end(s, s.heads[-1])
