"""The decision that a frame stands for, in words of the game, and the ways to complete a gesture."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.types import CHANCE, Decision
from gamepkg.dewan import rules
from gamepkg.dewan import table as t
from gamepkg.dewan.names import ANY, CAMPS, TERRAINS
from gamepkg.dewan.rules.paying import DISCARD, bill_of
from gamepkg.dewan.rules.taking import TO_HAND
from gamepkg.dewan.state import Frame, Position

if TYPE_CHECKING:
    from gamepkg.dewan.game import DewanState

BEGINNINGS: Final = (t.TURN, t.DRAFT)


def decision(s: Position) -> Decision | None:
    """What is asked now."""
    frame = s.frames[-1]
    if frame[0] == t.OVER:
        return None
    kind, rule = t.DECISIONS[frame[0]]
    if frame[0] == t.DEAL and frame[1] == TO_HAND:
        rule = "dewan.story.check"
    player = CHANCE if frame[0] in t.CHANCE_FRAMES else s.seat
    return Decision(player, kind, rule, MappingProxyType(facts(s, frame)))


def facts(s: Position, frame: Frame) -> dict[str, Any]:
    """What a sentence about the decision needs."""
    if frame[0] == t.ROUTE:
        return {"path": frame[1:]}
    if frame[0] == t.PAY:
        items = bill_of(s, frame[3:])
        item = items[frame[1]]
        terrain = None if item.terrain == ANY else TERRAINS[item.terrain]
        to = None if item.to == DISCARD else item.to
        return {
            "path": frame[3:], "paid": frame[1], "items": len(items), "terrain": terrain, "to": to,
            "spaces": item.spaces,
        }  # fmt: skip
    if frame[0] == t.TUCK:
        return {"slot": len(s.tucks[s.seat])}
    if frame[0] == t.TURN:
        return {"camps": CAMPS - s.camps[s.seat].bit_count()}
    return {}


def plans(s: DewanState) -> Iterator[tuple[int, ...]]:
    """Depth first, in the order of the ids; the first step of a plan is the next action."""
    for action in rules.legal(s):
        new = s.copy()
        rules.apply_action(new, action)
        if new.frames[-1][0] in (*BEGINNINGS, *t.CHANCE_FRAMES, t.OVER) or new.seat != s.seat:
            yield (action,)
        else:
            for rest in plans(new):
                yield (action, *rest)
