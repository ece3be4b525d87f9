"""From a position of Stone Age to a scene: the places with their people, cards and buildings; in words too.

Stone Age has no map: its board is rectangles, one a place, laid out by kinds (`gamepkg.stoneage.shelves`). The number
of a cell is that of its place, from 1. Pure: the same position gives the same scene, and nothing here draws.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gamepkg.core.types import Reason
from gamepkg.scene import Alt, Cell, Crowd, Legend, Mark, Scene, Sheet, Words
from gamepkg.scene.marks import marks as marks_of
from gamepkg.scene.model import Item, MarkKind
from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage import table as t
from gamepkg.stoneage.components import Effect
from gamepkg.stoneage.names import AT, DIVISOR, RESOURCES
from gamepkg.stoneage.phrases.scoring import status
from gamepkg.stoneage.places import BUILDING, CARD, GATHER, UNLIMITED, VILLAGE, Place
from gamepkg.stoneage.shelves import shelves
from gamepkg.stoneage.words import (
    amount,
    cost_text,
    effect_text,
    good_name,
    lies_at,
    place_title,
    worth_text,
)
from gamepkg.text import say

if TYPE_CHECKING:
    from gamepkg.stoneage.game import StoneageState

PALETTE: Final = "stoneage"
GROUNDS: Final = {CARD: "card", BUILDING: "card"}
"""The grounds of kinds of places; all others are plain places."""
ICONS: Final = {"tool_maker": "tool", "field": "field", "hut": "hut"}
"""The icons of places where no good is gathered."""
MOST_ICONS: Final = 6
"""A price of more resources than these is written."""
NAMING: Final = ("place", "places", "used", "own")
"""Facts of reasons that name places."""


def picture(
    state: StoneageState,
    viewer: int | None = None,
    *,
    lang: str = "en",
    legal: Collection[int] | Mapping[int, int] = (),
    preview: StoneageState | int | None = None,
    refused: int | None = None,
    reasons: Sequence[Reason] = (),
    last: Iterable[int] = (),
    evidence: Iterable[int] | Mapping[int, str] = (),
    selected: int | None = None,
    ways: Iterable[Sequence[int]] = (),
    title: str = "",
    notes: Iterable[str] = (),
) -> Scene:
    """The scene of a position.

    Parameters
    ----------
    viewer : the seat that is addressed as "you" in the words; the board shows the same to everybody
    legal : open places; as a mapping with a price of each, which no place of Stone Age has
    preview : the position as it would be (people who come are told from it), or just a place
    refused, reasons : the place of an illegal try, and why; a reason lights the places that it names
    last : the places of the last move
    evidence : places that a line counts; as a mapping with a short text for each
    selected : the place in hand
    ways : not used: nobody walks from place to place
    title, notes : words for the picture, and notes for the key
    """
    after = None if isinstance(preview, int) else preview
    view = _View(state, after or state, lang, viewer)
    changed = [preview] if isinstance(preview, int) else view.changed()
    lit = [_with_places(state, reason) for reason in reasons]
    marks = marks_of(legal, changed, refused, lit, last, evidence, selected)
    items: list[Item] = [*view.sheets(), *view.crowds(), *marks]
    items += [Alt(p + 1, view.alt(p, [mark for mark in marks if mark.cell == p + 1])) for p in view.numbers()]
    words = Words(lang, title or view.say("title"), status(state, lang), view.legend(marks, notes))
    return Scene(PALETTE, view.cells(), tuple(items), words)


def _with_places(state: StoneageState, reason: Reason) -> Reason:
    """A reason whose places are told by the numbers of their cells, as marks want them."""
    named: list[str] = []
    for key in NAMING:
        fact = reason.facts.get(key, ())
        named += [fact] if isinstance(fact, str) else fact
    found = tuple(state.table.number_of[name] + 1 for name in dict.fromkeys(named) if name in state.table.number_of)
    return replace(reason, facts=MappingProxyType({**reason.facts, "regions": found}))


@dataclass(frozen=True, slots=True)
class _View:
    """A position, the one that would follow (or the same), and to whom they are told."""

    now: StoneageState
    then: StoneageState
    lang: str
    viewer: int | None

    def say(self, message: str, **values: str | int) -> str:
        return say(f"stoneage-picture-{message}", self.lang, **values)

    def numbers(self) -> range:
        return range(len(self.now.table.places))

    def place(self, p: int) -> Place:
        return self.now.table.places[p]

    def changed(self) -> list[int]:
        """The places to which people come or from which they go."""
        pairs = list(zip(self.now.rows, self.then.rows, strict=True))
        return [p + 1 for p in self.numbers() if any(row[AT + p] != new[AT + p] for row, new in pairs)]

    # ------------------------------------------------------------------ things

    def cells(self) -> tuple[Cell, ...]:
        """The places as rectangles."""
        found = []
        for p, (left, top, right, bottom) in enumerate(shelves(self.now.table.places)):
            place = self.place(p)
            ground = "closed" if self.closed(p) else GROUNDS.get(place.kind, "place")
            corners = ((left, top), (right, top), (right, bottom), (left, bottom))
            centre = (left + right) / 2, (top + bottom) / 2
            found.append(Cell(p + 1, place_title(place, self.lang), ground, centre, corners, self.code(p)))
        return tuple(found)

    def closed(self, p: int) -> bool:
        """Whether nobody can come here any more in this round, or nothing lies here."""
        placing = self.now.frames[0][0] == t.PLACING
        return self.empty(p) or (placing and bool(self.now.closed >> p & 1))

    def empty(self, p: int) -> bool:
        """Whether no card or tile lies at a place for one."""
        tb = self.now.table
        if p >= tb.first_stack:
            return self.now.tops[p - tb.first_stack] == t.NONE
        return p >= tb.first_card and self.now.display[p - tb.first_card] == t.NONE

    def code(self, p: int) -> str:
        """What stands behind the name: the divisor, the gain, the height of a stack."""
        place = self.place(p)
        if place.kind == GATHER:
            return f"÷{DIVISOR[self.now.table.good[p]]}"
        if place.kind == VILLAGE:
            return "+1"
        if place.kind == BUILDING:
            return self.say("below", count=self.now.hidden[p - self.now.table.first_stack])
        return ""

    def sheets(self) -> Iterable[Sheet]:
        for p in self.numbers():
            yield Sheet(p + 1, self.lines(p), self.place(p).good or ICONS.get(self.place(p).id, ""))

    def lines(self, p: int) -> tuple[str | tuple[str, ...], ...]:
        """What is written on a place."""
        place, tb = self.place(p), self.now.table
        if self.empty(p):
            return (self.say("nothing"),)
        if place.kind == CARD:
            card = tb.components.cards[self.now.display[p - tb.first_card]]
            return effect_text(card.top, self.lang), effect_text(card.bottom, self.lang)
        if place.kind == BUILDING:
            tile = tb.components.tiles[self.now.tops[p - tb.first_stack]]
            icons = tuple(good for good in RESOURCES for _ in range(tile.cost.params.get(good, 0)))
            fixed = tile.points.kind == "fixed_points"
            worth = worth_text(tile, self.lang) if fixed else self.say("worth-sum")
            return worth, icons if 0 < len(icons) <= MOST_ICONS else self.price(tile.cost)
        return self.why_closed(p)

    def price(self, cost: Effect) -> str:
        """A price in as few words as a tile has room for."""
        if cost.kind == "exact_count_exact_kinds":
            return self.say("cost-kinds", **cost.params)
        return self.say("cost-range", **cost.params) if cost.kind == "range_any" else cost_text(cost, self.lang)

    def why_closed(self, p: int) -> tuple[str, ...]:
        """Why nobody can come though there is room."""
        taken = sum(row[AT + p] for row in self.now.rows)
        if not self.closed(p) or taken >= self.place(p).capacity:
            return ()
        return (self.say("closed-village" if self.place(p).kind == VILLAGE else "closed-players"),)

    def crowds(self) -> Iterable[Crowd]:
        """People who stand at places, those who would come, and the spaces that are left."""
        for p in self.numbers():
            people, ghosts = [], []
            for seat, (row, new) in enumerate(zip(self.now.rows, self.then.rows, strict=True)):
                people += [seat] * row[AT + p]
                ghosts += [seat] * (new[AT + p] - row[AT + p])
            yield Crowd(p + 1, tuple(people), tuple(ghosts), self.free(p, len(people) + len(ghosts)))

    def free(self, p: int, taken: int) -> int:
        """The spaces to be drawn: at the hunting ground one stands for any number."""
        if self.empty(p):
            return 0
        capacity = self.place(p).capacity
        return 1 if capacity >= UNLIMITED else max(0, capacity - taken)

    # ------------------------------------------------------------------ words

    def seat(self, seat: int) -> str:
        name = seat_name(seat, self.lang)
        return say("picture-you", self.lang, seat=name) if seat == self.viewer else name

    def alt(self, p: int, marks: Iterable[Mark]) -> str:
        """All that can be seen at a place, in words."""
        place = self.place(p)
        parts = [self.what(p)]
        for seat, (row, new) in enumerate(zip(self.now.rows, self.then.rows, strict=True)):
            if row[AT + p]:
                people = amount(row[AT + p], "people", self.lang)
                parts.append(self.say("stand", seat=self.seat(seat), people=people))
            if new[AT + p] > row[AT + p]:
                people = amount(new[AT + p] - row[AT + p], "people", self.lang)
                parts.append(self.say("coming", seat=self.seat(seat), people=people))
        if place.capacity < UNLIMITED and not self.empty(p):
            taken = sum(row[AT + p] for row in self.now.rows)
            parts.append(self.say("free", count=place.capacity - taken))
        parts += [self.say("closed")] if self.closed(p) and not self.empty(p) else []
        parts += self.why_closed(p)
        parts += [say(f"picture-mark-{mark.kind}", self.lang, text=mark.text) for mark in marks]
        return say("picture-part", self.lang).join(parts) + say("picture-end", self.lang)

    def what(self, p: int) -> str:
        """The place and what it is for."""
        place, tb = self.place(p), self.now.table
        title = place_title(place, self.lang)
        if place.kind == GATHER:
            good = tb.good[p]
            name = good_name(place.good, self.lang)
            return self.say("gather", place=title, good=name, divisor=DIVISOR[good])
        if place.number:
            return self.say("thing", place=title, thing=lies_at(self.now, p, self.lang))
        return self.say("village", place=title, effect=effect_text(Effect(*place.effect), self.lang))

    def legend(self, marks: Iterable[Mark], notes: Iterable[str]) -> tuple[Legend, ...]:
        """The key: people, free and closed places, the marks on show, and the notes."""
        key = [Legend(self.say("key-person"), token="person"), Legend(self.say("key-space"), token="space")]
        key += [Legend(self.say("key-closed"), ground="closed")]
        shown = {mark.kind for mark in marks}
        plain: tuple[MarkKind, ...] = ("legal", "open", "last", "evidence", "selected")
        key += [Legend(say(f"picture-mark-{kind}", self.lang), mark=kind) for kind in plain if kind in shown]
        return (*key, *map(Legend, notes))
