"""Decision frames as readable lists, and the check that a stack of them can be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from gamepkg.core.errors import PositionError
from gamepkg.core.limits import Fields, short
from gamepkg.dewan import rules
from gamepkg.dewan import table as t
from gamepkg.dewan.game import DewanState
from gamepkg.dewan.names import CAMPS, EVENTS, LAKE, STORIES_OPEN
from gamepkg.dewan.rules.flow import stuck
from gamepkg.dewan.rules.paying import can_pay, items_of
from gamepkg.dewan.rules.route import free_spaces
from gamepkg.dewan.rules.stories import TO_PLAYER
from gamepkg.dewan.rules.taking import source
from gamepkg.dewan.state import Frame
from gamepkg.maps.board import MOST_CELLS

NAMES: Final[dict[int, str]] = {kind: name for kind, (name, _) in t.DECISIONS.items()} | {
    t.OVER: "over",
    t.NEXT_DRAFT: "next-draft",
    t.REFILL: "refill",
    t.EVENT_PILE: "event-pile",
    t.CHECK: "check",
    t.BONUS: "bonus",
    t.NEXT: "next",
}
KINDS: Final = {name: kind for kind, name in NAMES.items()}

FIELDS: Final[dict[int, str]] = {
    # one letter an int: p a seat or more, s space, k kind of card, n small number; * repeats the letter before
    t.DRAFT: "n", t.TURN: "", t.ROUTE: "s*", t.PAY: "nks*", t.STORY: "", t.TUCK: "", t.LAVA: "", t.FLOOD: "",
    t.FISH: "pp*", t.DEAL: "n", t.STORY_DEAL: "n", t.SPLIT: "ns*", t.OVER: "", t.NEXT_DRAFT: "n", t.REFILL: "",
    t.EVENT_PILE: "", t.CHECK: "", t.BONUS: "n", t.NEXT: "",
}  # fmt: skip
PARENTS: Final[dict[int, tuple[int | None, ...]]] = {
    t.DRAFT: (None,), t.TURN: (None,), t.ROUTE: (None,), t.PAY: (None,), t.CHECK: (None,), t.NEXT: (None,),
    t.OVER: (None,), t.NEXT_DRAFT: (None,), t.STORY: (t.CHECK,), t.TUCK: (t.CHECK,), t.REFILL: (t.CHECK,),
    t.EVENT_PILE: (t.REFILL,), t.LAVA: (t.EVENT_PILE,), t.FLOOD: (t.EVENT_PILE,), t.FISH: (t.EVENT_PILE,),
    t.SPLIT: (t.EVENT_PILE,), t.BONUS: (t.NEXT,), t.DEAL: (t.REFILL, t.BONUS),
    t.STORY_DEAL: (t.CHECK, t.NEXT_DRAFT),
}  # fmt: skip
MOST_NUMBERS: Final = MOST_CELLS + 9
"""A path may go over all spaces of a map."""


def write(s: DewanState, frame: Frame) -> Iterator[Any]:
    """The name of the frame, then its numbers."""
    yield NAMES[frame[0]]
    yield from frame[1:]


def read(s: DewanState, fields: Fields) -> None:
    """Set the frames of a position from its ``pending`` field; without one a turn begins."""
    path = fields.at("pending")
    if fields.want("pending", None) is None:
        s.frames = [(t.TURN,)]
        return
    stack: list[Frame] = []
    for i, entry in enumerate(fields.want_list("pending", 8, least=1)):
        where = f"{path}[{i}]"
        stack.append(_frame(s, entry, where))
        below = stack[-2][0] if i else None
        if below not in PARENTS[stack[-1][0]]:
            raise PositionError(where, f"{NAMES[stack[-1][0]]!r} cannot wait there", "core.position")
        if not _fits(s, stack[-1]):
            raise PositionError(where, "does not fit the rest of the position", "core.position")
    s.frames = stack
    top = stack[-1][0]
    if top >= t.INTERNAL or (top != t.OVER and not rules.legal(s)):
        raise PositionError(path, "leaves nothing to do", "core.complete")


def _frame(s: DewanState, entry: object, path: str) -> Frame:
    if not isinstance(entry, (list, tuple)) or not entry or not isinstance(entry[0], str) or entry[0] not in KINDS:
        raise PositionError(path, f"must be a list that begins with one of {', '.join(KINDS)}")
    kind = KINDS[entry[0]]
    letters, numbers = FIELDS[kind], entry[1:]
    if letters.endswith("*"):
        letters = letters[:-1] + letters[-2] * (len(numbers) - len(letters) + 1)
    if len(numbers) != len(letters) or len(numbers) > MOST_NUMBERS:
        raise PositionError(path, f"{entry[0]!r} has {len(letters)} numbers, not {len(numbers)}")
    most = {"n": 99, "s": s.board.n, "k": s.table.kinds - 1, "p": s.players - 1}
    for letter, number in zip(letters, numbers, strict=True):
        low = int(letter == "s")
        if type(number) is not int or not low <= number <= most[letter]:
            raise PositionError(path, f"must hold numbers from {low} to {most[letter]} here, not {short(number)}")
    return (kind, *numbers)


def _fits(s: DewanState, frame: Frame) -> bool:
    """Whether the rest of the position allows that this is being decided."""
    kind = frame[0]
    if kind in (t.ROUTE, t.PAY):
        path = frame[1:] if kind == t.ROUTE else frame[3:]
        return _is_path(s, path) and (kind == t.ROUTE or _payable(s, frame))
    if kind in (t.DRAFT, t.NEXT_DRAFT):
        return 0 < frame[1] <= s.players and not s.turns
    if kind == t.STORY_DEAL:
        open_ = frame[1] == TO_PLAYER or (frame[1] < min(STORIES_OPEN, len(s.story_row)) and s.story_row[frame[1]] < 0)
        return open_ and bool(s.story_pile)
    if kind == t.DEAL:
        return frame[1] in (0, 1) and bool(source(s, frame)) and (frame[1] == 1 or -1 in s.display)
    if kind == t.SPLIT:
        parts = frame[2:]
        anchors = set(s.zones.anchor)
        return 0 < frame[1] < len(parts) and len(set(parts)) == len(parts) and set(parts) <= anchors
    if kind == t.FISH:
        return s.table.scenario == LAKE and frame[2] == s.seat and len(set(frame[2:])) == len(frame[2:])
    if kind == t.EVENT_PILE:
        return s.table.scenario in EVENTS
    if kind == t.BONUS:
        return frame[1] <= len(s.table.components.stories)
    return kind != t.OVER or s.trigger >= 0 or stuck(s)


def _is_path(s: DewanState, path: tuple[int, ...]) -> bool:
    """Whether these spaces are a path from an own camp that no rule forbids so far."""
    if len(set(path)) < len(path) or not s.all_camps(s.seat) >> path[0] & 1:
        return False
    if s.camps[s.seat].bit_count() >= CAMPS:
        return False
    steps = pairwise(path)
    return all(s.land.ground[i] >= 0 for i in path) and all(b in s.board.neighbours[a] for a, b in steps)


def _payable(s: DewanState, frame: Frame) -> bool:
    items = items_of(s, frame[3:])
    free = len(frame) > 4 and bool(free_spaces(s) >> frame[-1] & 1)
    return free and frame[1] < len(items) and can_pay(s, s.hands[s.seat], items[frame[1] :], frame[2])
