"""Decision frames as readable lists, and the check that a stack of them can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from gamepkg.core.errors import PositionError
from gamepkg.core.limits import Fields, short
from gamepkg.deus import rules
from gamepkg.deus import table as t
from gamepkg.deus.names import AT, COLOURS, FACE_DOWN, GENERAL, HAND_LIMIT, MILITARY, TEMPLE
from gamepkg.deus.rules import villages
from gamepkg.deus.state import Frame, Position
from gamepkg.maps.bits import bits

NAMES: Final[dict[int, str]] = {kind: name for kind, (name, _) in t.DECISIONS.items()} | {
    t.OVER: "over",
    t.COLUMN: "column",
    t.CARD: "card",
    t.FINISH: "finish",
    t.END: "end",
    t.DRAW_UP: "draw-up",
    t.DRAWS: "draws",
}
KINDS: Final = {name: kind for kind, name in NAMES.items()}

STEP_FRAMES: Final = (t.AUTO, t.SKIPPED, t.BUY, t.SELL, t.RETURN, t.TAKE, t.PRODUCE, t.DRAW, t.PIECE, t.REUSE, t.ARMY,
                      t.MARCH, t.PLUNDER, t.ROB)  # fmt: skip

FIELDS: Final[dict[int, str]] = {
    # one letter an int: c card, p place of a frame's card (a card or face down), g general type, k colour, n number,
    # s step, r region, m mask of regions, b bit, w rule in events; * repeats the letter before
    t.TURN: "", t.LAY: "g", t.PAY: "cnnnnb", t.PLACE: "kp", t.ATTACK: "m", t.AUTO: "s", t.SKIPPED: "s", t.BUY: "snn",
    t.SELL: "snn", t.RETURN: "snnn", t.TAKE: "snn", t.PRODUCE: "snn", t.DRAW: "sn", t.PIECE: "snn", t.REUSE: "snc*",
    t.ARMY: "snm", t.MARCH: "sr", t.PLUNDER: "s", t.ROB: "s", t.OFFER: "cc*", t.NAME: "cc*", t.GOD: "n",
    t.CERES: "nn", t.MARS: "nn", t.DRAFT: "nn", t.DEAL: "nw", t.OVER: "", t.COLUMN: "kn", t.CARD: "cn", t.FINISH: "",
    t.END: "", t.DRAW_UP: "", t.DRAWS: "nw",
}  # fmt: skip

EFFECT_PARENTS: Final = (t.CARD,)
PARENTS: Final[dict[int, tuple[int | None, ...]]] = {
    t.TURN: (None,), t.DRAFT: (None,), t.OVER: (None,), t.FINISH: (None,), t.END: (None,), t.LAY: (t.TURN,),
    t.OFFER: (t.TURN,), t.NAME: (t.TURN,), t.PLACE: (t.FINISH,), t.PAY: (t.PLACE, t.FINISH), t.COLUMN: (t.FINISH,),
    t.CARD: (t.COLUMN, t.CARD, t.REUSE), t.ATTACK: (t.COLUMN, t.ARMY, t.CARD), t.MARCH: (t.ARMY,),
    t.DRAWS: (t.FINISH,), t.DRAW_UP: (t.FINISH, t.DRAWS), t.GOD: (t.DRAW_UP,), t.CERES: (t.DRAW_UP,),
    t.MARS: (t.DRAW_UP,), t.DEAL: (t.END, t.FINISH, t.DRAWS, t.CARD),
} | {kind: EFFECT_PARENTS for kind in STEP_FRAMES if kind != t.MARCH}  # fmt: skip


def write(frame: Frame) -> Iterator[Any]:
    """The name of the frame, then its numbers."""
    yield NAMES[frame[0]]
    yield from frame[1:]


def read(s: Position, fields: Fields) -> None:
    """Set the frames of a position from its ``pending`` field; without one a turn begins."""
    path = fields.at("pending")
    if fields.want("pending", None) is None:
        s.frames = [(t.TURN,)]
        return
    stack: list[Frame] = []
    for i, entry in enumerate(fields.want_list("pending", 16, least=1)):
        stack.append(_frame(s, entry, f"{path}[{i}]"))
        below = stack[-2][0] if i else None
        if below not in PARENTS[stack[-1][0]]:
            raise PositionError(f"{path}[{i}]", f"{NAMES[stack[-1][0]]!r} cannot wait there", "core.position")
        check = CHECKS.get(stack[-1][0])
        if check is not None and not check(s, stack[-1]):
            raise PositionError(f"{path}[{i}]", "does not fit the rest of the position", "core.position")
    s.frames = stack
    top = stack[-1][0]
    if top >= t.INTERNAL or (top != t.OVER and not rules.legal(s)):
        raise PositionError(path, "leaves nothing to do", "core.complete")


def _frame(s: Position, entry: object, path: str) -> Frame:
    if not isinstance(entry, (list, tuple)) or not entry or not isinstance(entry[0], str) or entry[0] not in KINDS:
        raise PositionError(path, f"must be a list that begins with one of {', '.join(KINDS)}")
    kind = KINDS[entry[0]]
    letters, numbers = FIELDS[kind], entry[1:]
    if letters.endswith("*"):
        letters = letters[:-2] + letters[-2] * max(0, len(numbers) - len(letters) + 2)
    if len(numbers) != len(letters) or len(numbers) > 2 + HAND_LIMIT:
        raise PositionError(path, f"{entry[0]!r} has {len(letters)} numbers, not {len(numbers)}")
    for letter, number in zip(letters, numbers, strict=True):
        if type(number) is not int or not 0 <= number <= _most(s, letter):
            raise PositionError(path, f"must hold numbers from 0 to {_most(s, letter)} here, not {short(number)}")
    if kind in STEP_FRAMES and kind != t.SKIPPED and s.table.steps[numbers[0]].frame != _asked_as(kind):
        raise PositionError(path, f"step {numbers[0]} is no {entry[0]!r}")
    return (kind, *numbers)


def _asked_as(kind: int) -> int:
    """The frame with which an effect of this frame begins; a skipped effect may be of any kind."""
    return {t.TAKE: t.RETURN, t.MARCH: t.ARMY}.get(kind, kind)


def _most(s: Position, letter: str) -> int:
    tb = s.table
    return {
        "c": tb.card_count - 1,
        "p": FACE_DOWN,
        "g": len(GENERAL) - 1,
        "k": len(COLOURS) - 1,
        "n": 99,
        "s": len(tb.steps) - 1,
        "r": tb.board.n,
        "m": tb.all_regions,
        "b": 1,
        "w": len(tb.vocabulary.rules) - 1,
    }[letter]


def _hand_holds(s: Position, frame: Frame) -> bool:
    hand, chosen = s.hands[s.seat], frame[1:]
    return list(chosen) == sorted(chosen) and all(chosen.count(card) <= hand.count(card) for card in chosen)


CHECKS: Final[dict[int, Callable[[Position, Frame], bool]]] = {
    t.OFFER: _hand_holds,
    t.NAME: _hand_holds,
    t.PAY: lambda s, f: any(f[2:6]) and max(f[2:6]) <= 5,
    t.PLACE: lambda s, f: f[1] == TEMPLE or s.rows[s.seat][5 + f[1]] > 0,
    t.ATTACK: lambda s, f: (
        bool(f[1]) and all(v in s.table.ring and s.village_vp(v) and villages.is_ready(s, v) for v in bits(f[1]))
    ),
    t.MARCH: lambda s, f: bool(s.rows[s.seat][AT + MILITARY] >> f[2] & 1),
    t.COLUMN: lambda s, f: f[1] < TEMPLE and f[2] <= len(s.columns[s.seat * len(COLOURS) + f[1]]),
    t.LAY: lambda s, f: s.table.wild_card,
    t.DEAL: lambda s, f: 0 < f[1] <= HAND_LIMIT and bool(s.deck) and len(s.hands[s.seat]) < HAND_LIMIT,
    t.DRAFT: lambda s, f: 0 < f[1] <= 10 and f[2] < len(GENERAL),
    t.GOD: lambda s, f: 0 < f[1] <= HAND_LIMIT,
    t.CERES: lambda s, f: 0 < f[1] <= HAND_LIMIT,
    t.MARS: lambda s, f: 0 < f[1] <= HAND_LIMIT,
}
