"""Why an army cannot be moved, or cannot stop in a region."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why.effects import effect_of
from gamepkg.deus.why.kit import own, own_with, reason


def against_army(s: Position, frame: Frame, region: int) -> Iterator[Reason]:
    """Choose this army as the next one to move."""
    effect, moved = effect_of(s, frame[1]), frame[3]
    if region not in own_with(s, "military"):
        yield reason("core.holds", case="piece", piece="military", region=region, regions=(region,))
        return
    if moved >> region & 1:
        yield reason(effect.rule, case="moved", region=region, regions=(region,))
    if own(s)[region].pieces == ("military", "temple"):
        yield reason("deus.army.temple-stays", region=region, regions=(region,))
    steps, board = effect.params["steps"], s.table.board
    near = [end for end in board.regions if 0 < board.distance[region][end] <= steps]
    closed = [list(against_stop(s, region, steps, end)) for end in near]
    if all(closed):
        yield reason("core.complete", [found for reasons in closed for found in reasons], case="army", region=region)


def against_march(s: Position, frame: Frame, region: int) -> Iterator[Reason]:
    """Let the chosen army stop here."""
    return against_stop(s, frame[2], effect_of(s, frame[1]).params["steps"], region)


def against_stop(s: Position, start: int, steps: int, region: int) -> Iterator[Reason]:
    """Why the army from ``start`` may not end its move in a region after at most ``steps`` steps."""
    if region == start:
        yield reason("deus.army.moves", case="stays", region=region, steps=steps, distance=0, regions=(region,))
        return
    board, held = s.table.board, s.holdings().get(region)
    if region in board.village_numbers:
        yield reason("deus.army.stop", case="village", region=region, regions=(region,))
    elif held is not None and held.seat != s.seat:
        yield reason("deus.army.stop", case="owner", region=region, owner=held.seat, regions=(region,))
    elif held is not None and held.army:
        yield reason("deus.army.no-stack", region=region, regions=(region,))
    distance = board.distance[start][region]
    if distance > steps:
        yield reason("deus.army.moves", case="far", region=region, steps=steps, distance=distance, regions=(region,))
    if not _may_enter(s, region):
        yield reason("deus.army.sea", case="ship", region=region, steps=steps, regions=(region,))
    elif distance <= steps < _walk(s, start).get(region, steps + 1):
        yield reason("deus.army.sea", case="way", region=region, steps=steps, regions=_closed_seas(s))


def _may_enter(s: Position, region: int) -> bool:
    return s.table.board.terrain[region] != "sea" or region in own_with(s, "maritime")


def _closed_seas(s: Position) -> tuple[int, ...]:
    return tuple(region for region in s.table.board.regions if not _may_enter(s, region))


def _walk(s: Position, start: int) -> dict[int, int]:
    """The least number of steps to every region that an army from ``start`` can get to."""
    closed = set(_closed_seas(s))
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for region in s.table.board.neighbours[here]:
            if region not in steps and region not in closed:
                steps[region] = steps[here] + 1
                waiting.append(region)
    return steps
