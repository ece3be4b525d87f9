"""Armies move, one after the other."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import AT, MARITIME, MILITARY, OCC, REACH, TEMPLE
from gamepkg.deus.rules import villages
from gamepkg.deus.state import Frame, Position
from gamepkg.maps.bits import bits


def legal_army(s: Position, frame: Frame) -> list[int]:
    """``(ARMY, step, left, moved)``: an army that has not moved by this effect and can stop somewhere, or no more."""
    tb = s.table
    _, index, _, moved = frame
    steps = tb.steps[index].b
    armies = s.rows[s.seat][AT + MILITARY] & ~moved
    return [tb.stop, *(tb.army + region for region in bits(armies) if stops(s, region, steps))]


def apply_army(s: Position, frame: Frame, action: int) -> None:
    """Choose the army; the next decision is where it stops."""
    if action == s.table.stop:
        s.frames.pop()
    else:
        s.frames.append((t.MARCH, frame[1], action - s.table.army))


def legal_march(s: Position, frame: Frame) -> list[int]:
    """``(MARCH, step, start)``: the regions where the army may stop."""
    tb = s.table
    return t.ids_of(tb.march, stops(s, frame[2], tb.steps[frame[1]].b))


def stops(s: Position, start: int, steps: int) -> int:
    """Mask of the regions where an army may stop; 0 too when a temple holds it back."""
    tb, row = s.table, s.rows[s.seat]
    if held_by_temple(row, start):
        return 0
    ships = row[AT + MARITIME]
    passable = tb.all_regions & ~tb.sea | ships
    near = tb.board.near
    seen = frontier = 1 << start
    for _ in range(steps):
        spread = 0
        while frontier:
            low = frontier & -frontier
            spread |= near[low.bit_length() - 1]
            frontier ^= low
        frontier = spread & passable & ~seen
        seen |= frontier
    others = s.occupied & ~row[OCC]
    return seen & ~tb.board.villages & ~others & ~row[AT + MILITARY]


def held_by_temple(row: list[int], region: int) -> bool:
    """Whether the army is all that keeps a temple company."""
    bit = 1 << region
    if not row[AT + TEMPLE] & bit:
        return False
    return not any(row[AT + kind] & bit for kind in range(MILITARY))


def apply_march(s: Position, frame: Frame, action: int) -> None:
    """Move the army; villages around its new region may fall."""
    tb, row = s.table, s.rows[s.seat]
    start, end = frame[2], action - tb.march
    move_army(s, row, start, end)
    s.frames.pop()
    _, index, left, moved = s.frames[-1]
    if left > 1:
        s.frames[-1] = (t.ARMY, index, left - 1, moved | 1 << end)
    else:
        s.frames.pop()
    if s.log is not None:
        spot = tb.accounts_of_regions + (tb.board.n + 1) * (1 + s.seat)
        s.moved = s.emit(tb.rule["deus.army.moves"], spot + start, spot + end, t.T_PIECE + MILITARY, 1, s.heads[-1])
    villages.push_attacks(s, end)
    if s.log is not None and s.frames[-1][0] == t.ATTACK:
        s.emit(tb.rule["deus.village.attack-in-move"], spot + end, spot + end, t.T_NONE, 0, s.moved)


def move_army(s: Position, row: list[int], start: int, end: int) -> None:
    """Change the masks; a region left empty is free for anyone."""
    near = s.table.board.near
    row[AT + MILITARY] ^= 1 << start | 1 << end
    row[OCC] |= 1 << end
    if any(mask >> start & 1 for mask in row[AT:OCC]):
        row[REACH] |= 1 << end | near[end]
        return
    row[OCC] &= ~(1 << start)
    reach = row[OCC]
    for region in bits(row[OCC]):
        reach |= near[region]
    row[REACH] = reach
