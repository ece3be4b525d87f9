"""From a position of Dewan to a scene: camps, icons, berries and zones, what may be done and would come; in words too.

Pure: the same position gives the same scene, and nothing here draws.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from gamepkg.core.types import Reason
from gamepkg.dewan.names import RESOURCES, TERRAINS
from gamepkg.maps.bits import bits
from gamepkg.scene import Alt, Camp, Legend, Mark, Path, Scene, Token, Words, Zone
from gamepkg.scene.bare import cells
from gamepkg.scene.marks import marks as marks_of
from gamepkg.scene.model import Cell, Item, MarkKind
from gamepkg.scene.tokens import ground, seat_name
from gamepkg.text import say

if TYPE_CHECKING:
    from gamepkg.dewan.game import DewanState

PALETTE: Final = "dewan"
LAVA: Final = "lava"


def picture(
    state: DewanState,
    viewer: int | None = None,
    *,
    lang: str = "en",
    legal: Collection[int] | Mapping[int, int] = (),
    preview: DewanState | int | None = None,
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
    viewer : the seat that is addressed as "you" in the words; the map shows the same to everybody
    legal : open spaces; as a mapping with the number of cards that a camp there costs (0: none to show)
    preview : the position as it would be (new camps, markers and berries are told from it), or just a space
    refused, reasons : the space of an illegal try, and why; a reason lights the spaces of ``facts["regions"]``
    last : the spaces of the last move
    evidence : spaces that a line counts; as a mapping with a short text for each
    selected : the space in hand
    ways : routes, each as its spaces from the start; their stops are numbered as the payment is
    title, notes : words for the picture, and notes for the key
    """
    after = None if isinstance(preview, int) else preview
    view = _View(state, after or state, lang, viewer)
    changed = [preview] if isinstance(preview, int) else view.changed()
    marks = marks_of(legal, changed, refused, reasons, last, evidence, selected)
    items: list[Item] = [*view.zones(marks), *view.camps(), *view.icons(), *view.berries(), *marks]
    items += [Path(tuple(way), tuple(map(str, range(1, len(way) + 1)))) for way in ways]
    items += [Alt(i, view.alt(i, [mark for mark in marks if mark.cell == i])) for i in state.board.regions]
    name = title or view.say("title", n=state.board.n)
    words = Words(lang, name, view.status(marks), view.legend(marks, notes))
    return Scene(PALETTE, _grounds(view.then, lang), tuple(items), words)


def _grounds(state: DewanState, lang: str) -> tuple[Cell, ...]:
    """The cells as the markers have made them."""
    return _changed_cells(cells(state.board, PALETTE, lang), state.lava, state.flood, lang)


@lru_cache(maxsize=64)
def _changed_cells(found: tuple[Cell, ...], lava: int, flood: int, lang: str) -> tuple[Cell, ...]:
    kinds = dict.fromkeys(bits(lava), LAVA) | dict.fromkeys(bits(flood), "water")
    return tuple(_as(cell, kinds[cell.i], lang) if cell.i in kinds else cell for cell in found)


def _as(cell: Cell, kind: str, lang: str) -> Cell:
    looks = ground(PALETTE, kind)
    code = str(looks["ja" if lang == "ja" else "code"])
    return replace(cell, ground=kind, code=code, closed=bool(looks.get("inverse")))


@dataclass(frozen=True, slots=True)
class _View:
    """A position, the one that would follow (or the same), and to whom they are told."""

    now: DewanState
    then: DewanState
    lang: str
    viewer: int | None

    def say(self, message: str, **values: str | int) -> str:
        return say(f"dewan-picture-{message}", self.lang, **values)

    def changed(self) -> list[int]:
        """The spaces that the preview changes: new camps, markers, and berries that go or come."""
        mask = (self.now.lava ^ self.then.lava) | (self.now.flood ^ self.then.flood)
        for seat in range(self.now.players):
            mask |= self.now.camps[seat] ^ self.then.camps[seat]
        return list(bits(mask))

    # ------------------------------------------------------------------ things

    def zones(self, marks: Iterable[Mark]) -> Iterable[Zone]:
        """The zones; that of a previewed space is the one spoken of."""
        found = self.then.zones
        spoken = {found.of[mark.cell] for mark in marks if mark.kind == "preview"}
        for index, mask in enumerate(found.masks):
            yield Zone(tuple(bits(mask)), index in spoken)

    def camps(self) -> Iterable[Camp]:
        for seat in range(self.now.players):
            home = self.now.table.initial[seat]
            if home:
                yield Camp(home, seat, home=True)
            for i in bits(self.then.camps[seat]):
                yield Camp(i, seat, ghost=not self.now.camps[seat] >> i & 1)

    def icons(self) -> Iterable[Token]:
        """The icons on the borders; one that a new camp would touch is lit."""
        new = 0
        for seat in range(self.now.players):
            new |= self.then.camps[seat] & ~self.now.camps[seat]
        for icon in self.now.table.map.icons:
            touched = bool(new >> icon.a & 1 or new >> icon.b & 1)
            yield Token((icon.a, icon.b), icon.resource, lit=touched)

    def berries(self) -> Iterable[Token]:
        """The berries left in each zone, on a space of it that has the icon."""
        for i, count in self._piles(self.then):
            yield Token((i,), "berry", str(count), lit=dict(self._piles(self.now)).get(i) != count)

    @staticmethod
    def _piles(state: DewanState) -> Iterable[tuple[int, int]]:
        for mask in state.zones.masks:
            anchor = (mask & -mask).bit_length() - 1
            if state.berries[anchor]:
                yield next((i for i in state.table.map.berries if mask >> i & 1), anchor), state.berries[anchor]

    # ------------------------------------------------------------------ words

    def seat(self, seat: int) -> str:
        name = seat_name(seat, self.lang)
        return self.say("you", seat=name) if seat == self.viewer else name

    def alt(self, i: int, marks: Iterable[Mark]) -> str:
        """All that can be seen on a space, in words."""
        parts = [self.say("cell", n=i, terrain=self.say(f"terrain-{self._kind(i)}"))]
        parts += self._standing(i) or ([self.say("empty")] if self.now.zones.of[i] >= 0 else [])
        touching = [icon for icon in self.now.table.map.icons if i in (icon.a, icon.b)]
        parts += [
            self.say("icon", icon=self.say(f"icon-{icon.resource}"), n=icon.b if icon.a == i else icon.a)
            for icon in touching
        ]
        parts += self._berries_near(i)
        parts += [self._mark(mark) for mark in marks]
        return say("picture-part", self.lang).join(parts) + say("picture-end", self.lang)

    def _mark(self, mark: Mark) -> str:
        if mark.kind == "price":
            return self.say("price", count=int(mark.text.removeprefix("−")))
        return say(f"picture-mark-{mark.kind}", self.lang, text=mark.text)

    def _kind(self, i: int) -> str:
        """The terrain of a space now: a marker covers what is printed."""
        if self.now.lava >> i & 1:
            return LAVA
        return "water" if self.now.flood >> i & 1 else self.now.board.terrain[i]

    def _standing(self, i: int) -> list[str]:
        for seat in range(self.now.players):
            if self.now.table.initial[seat] == i:
                return [self.say("home", seat=self.seat(seat))]
            if self.now.camps[seat] >> i & 1:
                return [self.say("camp", seat=self.seat(seat))]
            if self.then.camps[seat] >> i & 1:
                return [self.say("coming", seat=self.seat(seat))]
        return []

    def _berries_near(self, i: int) -> list[str]:
        zone = self.then.zones.of[i]
        if zone < 0:
            return []
        mask = self.then.zones.masks[zone]
        count = self.then.berries[(mask & -mask).bit_length() - 1]
        return [self.say("berries", count=count)] if count else []

    def status(self, marks: Iterable[Mark]) -> str:
        """One or two sentences on the whole picture."""
        stands = [
            self.say("stands", seat=self.seat(seat), count=self.now.camps[seat].bit_count())
            for seat in range(self.now.players)
        ]
        parts = [self.say("stands-all", list=say("picture-list", self.lang).join(stands))]
        free = sum(mark.kind in ("legal", "open", "price") for mark in marks)
        if free:
            parts.append(self.say("open", count=free))
        return ("" if self.lang == "ja" else " ").join(parts)

    def legend(self, marks: Iterable[Mark], notes: Iterable[str]) -> tuple[Legend, ...]:
        """The key: the terrains of the map, icons and berries, the marks on show, and the notes."""
        kinds = {cell.ground for cell in _grounds(self.then, self.lang)}
        key = [Legend(self._terrain(kind), ground=kind) for kind in (*TERRAINS, "volcano", LAVA) if kind in kinds]
        camps = {"home" if camp.home else "camp": None for camp in self.camps()}
        key += [Legend(say(f"dewan-piece-{kind}", self.lang), token=kind) for kind in camps]
        key += [Legend(self.say(f"icon-{kind}"), token=kind) for kind in RESOURCES if self._has_icon(kind)]
        key += [Legend(self.say("key-berry"), token="berry")] if self.now.table.map.berries else []
        shown = {mark.kind for mark in marks}
        key += [Legend(self.say("key-price"), mark="price", sign="−2")] if "price" in shown else []
        plain: tuple[MarkKind, ...] = ("legal", "open", "last", "evidence", "selected")
        key += [Legend(say(f"picture-mark-{kind}", self.lang), mark=kind) for kind in plain if kind in shown]
        return (*key, *map(Legend, notes))

    def _has_icon(self, kind: str) -> bool:
        return any(icon.resource == kind for icon in self.now.table.map.icons)

    def _terrain(self, kind: str) -> str:
        """Code and word of a terrain; just the word where it begins with its code, as in Japanese."""
        code = ground(PALETTE, kind)["ja" if self.lang == "ja" else "code"]
        word = self.say(f"terrain-{kind}")
        return word if word.startswith(code) else f"{code} {word}"
