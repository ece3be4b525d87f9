"""The decision that a frame stands for, in words of the game, and the ways to complete a gesture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.types import CHANCE, Decision
from gamepkg.stoneage import rules
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import DIVISOR, GOODS, HOME, RESOURCES
from gamepkg.stoneage.rules.paying import price_of
from gamepkg.stoneage.state import Frame, Position

if TYPE_CHECKING:
    from gamepkg.stoneage.game import StoneageState


def decision(s: Position) -> Decision | None:
    """What is asked now."""
    frame = s.frames[-1]
    if frame[0] == t.OVER:
        return None
    kind, rule = t.DECISIONS[frame[0]]
    player = CHANCE if frame[0] in t.CHANCE_FRAMES else s.seat
    if frame[0] == t.PAY and frame[1] < s.table.first_stack:
        rule = "stoneage.card.pay"
    elif frame[0] == t.ROLL:
        rule = s.table.vocabulary.rules[frame[3]]
    return Decision(player, kind, rule, MappingProxyType(facts(s, frame)))


def facts(s: Position, frame: Frame) -> dict[str, Any]:
    """What a sentence about the decision needs."""
    describe = FACTS.get(frame[0])
    return dict(describe(s, frame)) if describe else {}


def _roll(s: Position, frame: Frame) -> Mapping[str, Any]:
    good = frame[2]
    return {"dice": frame[1], "good": None if good == t.NONE else GOODS[good], "seat": s.seat}


def _tool(s: Position, frame: Frame) -> Mapping[str, Any]:
    _, good, faces, pips, _, _ = frame
    gain, rest = divmod(pips, DIVISOR[good])
    return {
        "good": GOODS[good],
        "dice": s.table.faces[faces],
        "sum": pips,
        "divisor": DIVISOR[good],
        "gain": gain,
        "remainder": rest,
    }


def _pay(s: Position, frame: Frame) -> Mapping[str, Any]:
    tb, p = s.table, frame[1]
    paid = {kind: amount for kind, amount in zip(RESOURCES, frame[2:6], strict=True) if amount}
    known: dict[str, Any] = {"place": tb.places[p].id, "paid": paid, "price": price_of(s, p)}
    if p >= tb.first_stack:
        known["building"] = tb.components.tiles[s.tops[p - tb.first_stack]].id
    else:
        known["card"] = tb.components.cards[s.display[p - tb.first_card]].id
    return known


def _die(s: Position, frame: Frame) -> Mapping[str, Any]:
    return {"dice": s.frames[-2][3:], "buyer": s.frames[-2][1]}


FACTS: Final[dict[int, Callable[[Position, Frame], Mapping[str, Any]]]] = {
    t.PLACE: lambda s, f: {"people": s.rows[s.seat][HOME]},
    t.TOOL: _tool,
    t.PAY: _pay,
    t.NOW: lambda s, f: {"card": s.table.components.cards[f[1]].id},
    t.ANY: lambda s, f: {"left": f[1]},
    t.DIE: _die,
    t.FEED: lambda s, f: {"missing": f[1], "fed": f[2]},
    t.ROLL: _roll,
    t.DRAW: lambda s, f: {"left": f[1], "seat": s.seat},
    t.REVEAL: lambda s, f: {"stack": f[1] + 1},
}


def is_gesture_start(s: Position) -> bool:
    """Whether a player begins something new: a placement, the use of a place, feeding, the choice of a die."""
    frame = s.frames[-1]
    return frame[0] in (t.PLACE, t.USE, t.DIE) or (frame[0] == t.FEED and not frame[2])


def plans(s: StoneageState) -> Iterator[tuple[int, ...]]:
    """Depth first, in the order of the ids; the first step of a plan is the next action."""
    for action in rules.legal(s):
        new = s.copy()
        rules.apply_action(new, action)
        if is_gesture_start(new) or new.frames[-1][0] in (*t.CHANCE_FRAMES, t.OVER):
            yield (action,)
        else:
            for rest in plans(new):
                yield (action, *rest)
