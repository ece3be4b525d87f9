"""Decision frames as readable lists, and the check that a stack of them can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from gamepkg.core.errors import PositionError
from gamepkg.core.limits import Fields, closest, short
from gamepkg.stoneage import rules
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import FACES, FIELD, GOOD, GOODS, OPEN, PEOPLE, PEOPLE_LIMIT, RESOURCES, TOOL_LIMIT
from gamepkg.stoneage.rules import ending, placing
from gamepkg.stoneage.rules.costs import COMPLETE, COSTS
from gamepkg.stoneage.rules.paying import price_of
from gamepkg.stoneage.state import Frame, Position

NAMES: Final[dict[int, str]] = {kind: name for kind, (name, _) in t.DECISIONS.items()} | {
    t.OVER: "over",
    t.START: "start",
    t.PLACING: "placing",
    t.USING: "using",
    t.FEEDING: "feeding",
    t.ENDING: "ending",
    t.REFILLING: "refilling",
    t.SHARING: "sharing",
}
KINDS: Final = {name: kind for kind, name in NAMES.items()}
PHASES: Final = {"place": t.PLACING, "use": t.USING, "feed": t.FEEDING}
"""The phases in which a hand-made position may begin without a list of frames."""

FIELDS: Final[dict[int, str]] = {
    # one letter an int: g good, G good or none, f faces, n number, s seat or place in the order, p place, c card,
    # k resource, r rule, t stack, d face; * repeats the letter before
    t.PLACE: "", t.USE: "", t.TOOL: "gfnnr", t.PAY: "pnnnnk", t.NOW: "c", t.ANY: "nk", t.DIE: "", t.FEED: "nnk",
    t.ROLL: "nGr", t.DRAW: "n", t.REFILL: "", t.REVEAL: "t", t.OVER: "", t.START: "", t.PLACING: "s", t.USING: "s",
    t.FEEDING: "s", t.ENDING: "", t.REFILLING: "", t.SHARING: "snd*",
}  # fmt: skip

PARENTS: Final[dict[int, tuple[int | None, ...]]] = {
    t.PLACE: (t.PLACING,), t.USE: (t.USING,), t.FEED: (t.FEEDING,), t.PAY: (t.USING,), t.TOOL: (t.USING,),
    t.NOW: (t.USING,), t.ANY: (t.USING, t.USE, t.PAY, t.FEED), t.DIE: (t.SHARING,), t.ROLL: (t.USING, t.SHARING),
    t.DRAW: (t.USING,), t.REVEAL: (t.USING,), t.REFILL: (t.REFILLING,), t.SHARING: (t.USING,),
} | dict.fromkeys((t.OVER, t.START, t.PLACING, t.USING, t.FEEDING, t.ENDING, t.REFILLING), (None,))  # fmt: skip

NOTHING: Final = "nothing"
MOST: Final = 999


def _words(s: Position, letter: str) -> tuple[Any, ...]:
    """What a letter may stand for, in the order of its numbers."""
    tb = s.table
    return {
        "g": GOODS,
        "G": (*GOODS, NOTHING),
        "f": tb.ids.domains["faces"],
        "p": tb.ids.domains["place"],
        "c": tb.ids.domains["card"],
        "k": RESOURCES,
        "r": tb.vocabulary.rules,
        "t": tuple(range(1, tb.players + 1)),
        "n": tuple(range(MOST + 1)),
        "s": tuple(range(tb.players + 1)),
        "d": tuple(range(FACES + 1)),
    }[letter]


def write(s: Position, frame: Frame) -> Iterator[Any]:
    """The name of the frame, then what its numbers stand for."""
    yield NAMES[frame[0]]
    for letter, number in zip(_letters(frame[0], len(frame) - 1), frame[1:], strict=True):
        yield _words(s, letter)[number]


def _letters(kind: int, count: int) -> str:
    letters = FIELDS[kind]
    return letters[:-2] + letters[-2] * max(0, count - len(letters) + 2) if letters.endswith("*") else letters


def read(s: Position, fields: Fields) -> None:
    """Set the frames of a position from its fields ``pending`` or ``phase``; without both people are placed."""
    if fields.want("pending", None) is None:
        _begin(s, fields)
        return
    path = fields.at("pending")
    stack: list[Frame] = []
    for i, entry in enumerate(fields.want_list("pending", 8, least=1)):
        stack.append(_frame(s, entry, f"{path}[{i}]"))
        below = stack[-2][0] if i else None
        if below not in PARENTS[stack[-1][0]]:
            raise PositionError(f"{path}[{i}]", f"{NAMES[stack[-1][0]]!r} cannot wait there", "core.position")
    s.frames = stack
    if stack[0][0] == t.PLACING:
        s.closed = placing.closed_places(s)
    for i, frame in enumerate(stack):
        check = CHECKS.get(frame[0])
        if check is not None and not check(s, stack[: i + 1]):
            raise PositionError(f"{path}[{i}]", "does not fit the rest of the position", "core.position")
    top = stack[-1][0]
    if top >= t.INTERNAL or (top != t.OVER and not rules.legal(s)):
        raise PositionError(path, "leaves nothing to do", "core.complete")
    if top == t.OVER:
        s.end_reason = ending.end_reason(s)


def _begin(s: Position, fields: Fields) -> None:
    phase = PHASES[fields.want_str("phase", PHASES, "place")]
    if phase == t.PLACING:
        s.closed = placing.closed_places(s)
        s.frames = [(phase, s.seat)]
    else:
        s.frames = [(phase, (s.seat - s.first) % s.table.players)]
    rules.settle(s)


def _frame(s: Position, entry: object, path: str) -> Frame:
    if not isinstance(entry, (list, tuple)) or not entry or not isinstance(entry[0], str) or entry[0] not in KINDS:
        raise PositionError(path, f"must be a list that begins with one of {', '.join(KINDS)}")
    kind, values = KINDS[entry[0]], entry[1:]
    letters = _letters(kind, len(values))
    if len(values) != len(letters) or len(values) > 2 + s.table.players + len(FIELDS[kind]):
        raise PositionError(path, f"{entry[0]!r} has {len(letters)} values, not {len(values)}")
    numbers = []
    for i, (letter, value) in enumerate(zip(letters, values, strict=True)):
        words = _words(s, letter)
        if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in words:
            raise PositionError(f"{path}[{i + 1}]", f"cannot be {short(value)}; {closest(value, words)}")
        number = words.index(value)
        numbers.append(t.NONE if letter == "G" and number == len(GOODS) else number)
    return (kind, *numbers)


# ------------------------------------------------------------------------------------------------ checks


def _paid_in_order(s: Position, stack: list[Frame]) -> bool:
    """Whether these amounts can have been paid, one by one."""
    frame = stack[-1]
    tb, p, paid = s.table, frame[1], frame[2:6]
    if p < tb.first_card or (s.display[p - tb.first_card] if p < tb.first_stack else s.tops[p - tb.first_stack]) < 0:
        return False
    kind, price = price_of(s, p)
    held = s.rows[s.seat][GOOD + 1 : GOOD + 5]
    laid, lowest = [0, 0, 0, 0], 0
    for good, amount in enumerate(paid):
        for _ in range(amount):
            if COMPLETE[kind](price, laid) or good not in COSTS[kind](price, held, laid, lowest):
                return False
            laid[good] += 1
            lowest = good
    return not COMPLETE[kind](price, laid) and lowest == frame[6]


def _tools(s: Position, stack: list[Frame]) -> bool:
    _, _, faces, pips, last, rule = stack[-1]
    gathers = (s.table.rule["stoneage.gather.dice"], s.table.rule["stoneage.card.dice-resource"])
    return pips >= s.table.pips[faces] and last <= len(s.table.top) + TOOL_LIMIT and rule in gathers


def _roll(s: Position, stack: list[Frame]) -> bool:
    _, dice, good, rule = stack[-1]
    shared = stack[-2][0] == t.SHARING
    if shared != (good == t.NONE) or (shared and (dice != s.table.players or len(stack[-2]) > 3)):
        return False
    cited = ("card.dice-for-all",) if shared else ("gather.dice", "card.dice-resource")
    return 0 < dice <= PEOPLE_LIMIT and rule in [s.table.rule[f"stoneage.{name}"] for name in cited]


def _using(s: Position, stack: list[Frame]) -> bool:
    k = stack[-1][1]
    whole = s.frames
    acting = whole[1][1] if len(whole) > 1 and whole[1][0] == t.SHARING else s.seat
    return k < s.table.players and acting == (s.first + k) % s.table.players


def _sharing(s: Position, stack: list[Frame]) -> bool:
    _, buyer, taken, *faces = stack[-1]
    players = s.table.players
    if buyer >= players or taken >= players or 0 in faces or faces != sorted(faces):
        return False
    return s.seat == (buyer + taken) % players and len(faces) in ((players - taken,) if taken else (0, players))


def _feed(s: Position, stack: list[Frame]) -> bool:
    row, (_, missing, fed, _) = s.rows[s.seat], stack[-1]
    turn = s.seat == (s.first + stack[-2][1] - 1) % s.table.players
    return turn and row[GOOD] == 0 and missing > 0 and missing + fed <= row[PEOPLE] - row[FIELD]


CHECKS: Final[dict[int, Callable[[Position, list[Frame]], bool]]] = {
    t.PAY: _paid_in_order,
    t.TOOL: _tools,
    t.ROLL: _roll,
    t.USING: _using,
    t.SHARING: _sharing,
    t.FEED: _feed,
    t.DIE: lambda s, f: len(f[-2]) > 3,
    t.NOW: lambda s, f: bool(s.rows[s.seat][OPEN] & s.table.any_two_cards & 1 << f[-1][1]),
    t.ANY: lambda s, f: 0 < f[-1][1] <= 5,
    t.DRAW: lambda s, f: 0 < f[-1][1] <= 2,
    t.PLACING: lambda s, f: f[-1][1] < s.table.players,
    t.REVEAL: lambda s, f: s.tops[f[-1][1]] == t.NONE and s.hidden[f[-1][1]] > 0,
    t.REFILL: lambda s, f: t.NONE in s.display,
    t.OVER: lambda s, f: bool(ending.end_reason(s)),
}
