"""Why a marker may not go on a space."""

from __future__ import annotations

from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.dewan.names import TERRAINS, WATER
from gamepkg.dewan.state import Frame, Position
from gamepkg.dewan.why.kit import reason, terrain


def against_lava(s: Position, frame: Frame, space: int) -> Iterator[Reason]:
    """Free, not water, beside the volcano or lava."""
    hot = s.table.map.volcano | s.lava
    yield from _against(s, space, "dewan.volcano.event", any(hot >> i & 1 for i in s.table.board.neighbours[space]))


def against_flood(s: Position, frame: Frame, space: int) -> Iterator[Reason]:
    """Free, not water, beside water."""
    wet = any(terrain(s, i) == TERRAINS[WATER] for i in s.table.board.neighbours[space])
    yield from _against(s, space, "dewan.downpour.event", wet)


def _against(s: Position, space: int, rule: str, beside: bool) -> Iterator[Reason]:
    if s.owner(space) >= 0:
        yield reason(rule, case="camp", seat=s.owner(space), regions=(space,))
    elif terrain(s, space) in ("", "-", TERRAINS[WATER]):
        yield reason(rule, case="ground", regions=(space,))
    if not beside:
        yield reason(rule, case="apart", regions=(space,))
