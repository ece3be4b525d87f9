"""The totals of the score sheet, straight from masks; the fast twin of `gamepkg.dewan.score`."""

from __future__ import annotations

from gamepkg.dewan.names import (
    BERRY,
    CAMPS,
    DOWNPOUR,
    FIRE,
    FOREST,
    LAKE,
    MOUNTAIN,
    NO_SYMBOL,
    STANDARD,
    VOLCANO,
    WATER,
)
from gamepkg.dewan.state import NO_TUCK, Position
from gamepkg.maps.zones import components


def points(s: Position) -> list[int]:
    """The points of every seat if the game ended now; mates have those of their team."""
    tb = s.table
    seats = range(tb.players)
    camps = [s.camps[seat] & ~s.land.terrain[WATER] | (_home(s, seat) if tb.home_counts else 0) for seat in seats]
    symbols = [_symbols(s, seat) for seat in seats]
    stories = [_of_done(s.done[seat], tb.story_points) for seat in seats]
    fire = [
        _of_done(s.done[seat], tb.story_fire) + symbols[seat][FIRE] + (s.camps[seat].bit_count() == CAMPS)
        for seat in seats
    ]
    berries = [s.berry_of[seat] + symbols[seat][BERRY] for seat in seats]
    if tb.team:
        return _team(s, camps, stories, fire, berries)
    totals = [stories[seat] + fire[seat] for seat in seats]
    most, tied = max(fire), fire.count(max(fire))
    gain = 4 if tied == 1 or tb.most_fire == "each" else 4 // tied if tb.most_fire == "split" else 0
    for seat in seats:
        totals[seat] += gain * (fire[seat] == most)
        if tb.scenario == STANDARD:
            groups = components(tb.board.near, camps[seat])
            totals[seat] += 4 * sum(group & group - 1 != 0 for group in groups) + 2 * berries[seat]
        elif tb.scenario == VOLCANO:
            totals[seat] += 2 * _water(s, camps[seat]) + 2 * (camps[seat] & _beside_homes(s, seat)).bit_count()
            totals[seat] += 3 * min(berries[seat], fire[seat])
        elif tb.scenario == DOWNPOUR:
            totals[seat] += 3 * (_settled(s, camps[seat], FOREST) + _settled(s, camps[seat], MOUNTAIN))
            totals[seat] += 4 * min(berries[seat], _touched(s, camps[seat], 0) + symbols[seat][0])
        elif tb.scenario == LAKE:
            totals[seat] += 3 * s.fish_of[seat]
            totals[seat] += 3 * min(berries[seat], _touched(s, camps[seat], 1) + symbols[seat][1])
    if tb.scenario == LAKE:
        _lake(s, camps, totals)
    return totals


def _home(s: Position, seat: int) -> int:
    home = s.table.initial[seat]
    return 1 << home if home else 0


def _symbols(s: Position, seat: int) -> list[int]:
    """How often each symbol shows on tucked cards."""
    found = [0] * 5
    for side in s.tucks[seat]:
        if side != NO_TUCK and (symbol := s.table.sides[side][2]) != NO_SYMBOL:
            found[symbol] += 1
    return found


def _of_done(done: int, values: tuple[int, ...]) -> int:
    return sum(value for tile, value in enumerate(values) if done >> tile & 1)


def _team(s: Position, camps: list[int], stories: list[int], fire: list[int], berries: list[int]) -> list[int]:
    teams = [fire[0] + fire[2], fire[1] + fire[3]]
    totals = []
    for one in (0, 1):
        groups = components(s.table.board.near, camps[one] | camps[one + 2])
        mixed = sum(bool(group & camps[one]) and bool(group & camps[one + 2]) for group in groups)
        total = stories[one] + stories[one + 2] + teams[one] + 4 * (teams[one] == max(teams))
        totals.append(total + 4 * mixed + 4 * min(berries[one], berries[one + 2]))
    return totals * 2


def _water(s: Position, camps: int) -> int:
    near, found = s.land.zones.water_near, 0
    for space, zones in enumerate(near):
        if camps >> space & 1:
            found |= zones
    return found.bit_count()


def _beside_homes(s: Position, seat: int) -> int:
    found = 0
    for other, home in enumerate(s.table.initial):
        if home and other != seat:
            found |= s.table.board.near[home]
    return found


def _settled(s: Position, camps: int, terrain: int) -> int:
    zones = s.land.zones
    return sum(bool(mask & camps) for mask, kind in zip(zones.masks, zones.kinds, strict=True) if kind == terrain)


def _touched(s: Position, camps: int, resource: int) -> int:
    return sum(bool(icon & camps) for icon in s.table.map.icon_masks[resource])


def _lake(s: Position, camps: list[int], totals: list[int]) -> None:
    near = s.table.board.near
    for mask, kind in zip(s.land.zones.masks, s.land.zones.kinds, strict=True):
        if kind != WATER:
            continue
        counts = [sum(1 for i in range(1, len(near)) if own >> i & 1 and near[i] & mask) for own in camps]
        most = max(counts)
        gain = 6 if counts.count(most) == 1 else 3
        for seat, count in enumerate(counts):
            totals[seat] += gain * (count == most and most > 0)
