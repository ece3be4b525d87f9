"""The decision that a frame stands for, in words of the game, and the ways to complete a gesture."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gamepkg.core.types import CHANCE, Decision
from gamepkg.deus import rules
from gamepkg.deus import table as t
from gamepkg.deus.names import COLOURS, FACE_DOWN, OCC, RESOURCES, TEMPLE
from gamepkg.deus.state import KIND_MASK, Frame, Position
from gamepkg.maps.bits import bits

if TYPE_CHECKING:
    from gamepkg.deus.game import DeusState


def decision(s: Position) -> Decision | None:
    """What is asked now."""
    frame = s.frames[-1]
    if frame[0] == t.OVER:
        return None
    kind, rule = t.DECISIONS[frame[0]]
    player = CHANCE if frame[0] == t.DEAL else s.seat
    if frame[0] == t.TURN and not s.hands[s.seat]:
        rule = "deus.turn.no-card"
    elif frame[0] == t.PLACE:
        rule = _place_rule(s, frame)
    return Decision(player, kind, rule, MappingProxyType(facts(s, frame)))


def _place_rule(s: Position, frame: Frame) -> str:
    if frame[1] == TEMPLE:
        return "deus.temple.place"
    return "deus.place.later" if s.rows[s.seat][OCC] else "deus.place.first-edge"


def facts(s: Position, frame: Frame) -> dict[str, Any]:
    """What a sentence about the decision needs."""
    tb, kind = s.table, frame[0]
    cards = tb.components.cards
    if kind == t.PAY:
        owed = {name: amount for name, amount in zip(RESOURCES, frame[2:6], strict=True) if amount}
        return {"card": cards[frame[1]].id, "owed": owed}
    if kind == t.PLACE:
        hidden = frame[2] >= FACE_DOWN
        return {"card": None if hidden else cards[frame[2]].id, "piece": COLOURS[frame[1]]}
    if kind == t.LAY:
        return {"piece": COLOURS[frame[1]]}
    if kind == t.ATTACK:
        return {"villages": tuple(bits(frame[1]))}
    if kind in (t.OFFER, t.NAME):
        return {"cards": tuple(cards[card & KIND_MASK].id for card in frame[1:])}
    if kind == t.GOD:
        return {"strength": frame[1]}
    if kind in (t.CERES, t.MARS, t.DRAFT):
        return {"left": frame[1]}
    if kind == t.DEAL:
        return {"left": frame[1], "seat": s.seat, "because": tb.vocabulary.rules[frame[2]]}
    if kind in EFFECTS:
        step = tb.steps[frame[1]]
        known: dict[str, Any] = {"card": cards[step.card].id, "effect": step.kind}
        if kind in COUNTED:
            known["left"] = frame[2]
        if kind == t.MARCH:
            known["army"] = frame[2]
        return known
    return {}


COUNTED = (t.BUY, t.SELL, t.RETURN, t.TAKE, t.PRODUCE, t.PIECE, t.REUSE, t.ARMY, t.DRAW)
EFFECTS = (*COUNTED, t.AUTO, t.SKIPPED, t.MARCH, t.PLUNDER, t.ROB)


def plans(s: DeusState) -> Iterator[tuple[int, ...]]:
    """Depth first, in the order of the ids; the first step of a plan is the next action."""
    for action in rules.legal(s):
        new = s.copy()
        rules.apply_action(new, action)
        if new.frames[-1][0] in (t.TURN, t.DRAFT, t.DEAL, t.OVER):
            yield (action,)
        else:
            for rest in plans(new):
                yield (action, *rest)
