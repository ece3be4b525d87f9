"""From a position of Deus to a scene: what lies on the map, what may be done, what would come, and all of it in words.

Pure: the same position gives the same scene, and nothing here draws.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from gamepkg.core.types import Reason
from gamepkg.deus.names import COLOURS, EDGE_PRICE, MILITARY
from gamepkg.maps.board import Board
from gamepkg.maps.deus_map import Holding
from gamepkg.maps.hex import DIRECTIONS
from gamepkg.scene import Alt, Glyph, Legend, Mark, Path, Ring, Scene, Side, Words
from gamepkg.scene.bare import cells
from gamepkg.scene.marks import marks as marks_of
from gamepkg.scene.model import Item, MarkKind
from gamepkg.scene.tokens import ground, seat_name
from gamepkg.text import say

ARMY: Final = COLOURS[MILITARY]


class Seen(Protocol):
    """What a picture asks of a position."""

    @property
    def board(self) -> Board: ...
    def holdings(self) -> Mapping[int, Holding]: ...
    def village_vp(self, region: int, /) -> int: ...


GROUNDS: Final = ("field", "forest", "swamp", "mountain", "sea")


def picture(
    state: Seen,
    viewer: int | None = None,
    *,
    lang: str = "en",
    legal: Collection[int] | Mapping[int, int] = (),
    preview: Seen | int | None = None,
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
    legal : open regions; as a mapping with the price in VP of each (0: free)
    preview : the position as it would be (what comes, goes and falls is told from it), or just a region
    refused, reasons : the region of an illegal try, and why; a reason lights the regions of ``facts["regions"]``
        with its number
    last : the regions of the last move
    evidence : regions that a line counts; as a mapping with a short text for each
    selected : the region in hand
    ways : routes of armies, each as its regions
    title, notes : words for the picture, and notes for the key ("tile pattern: stand-in")
    """
    after = None if isinstance(preview, int) else preview
    view = _View(state, after, state.holdings(), (after or state).holdings(), lang, viewer)
    changed = [preview] if isinstance(preview, int) else view.changed()
    marks = marks_of(legal, changed, refused, reasons, last, evidence, selected)
    items: list[Item] = [*map(view.ring, state.board.village_numbers), *view.glyphs(), *marks]
    items += [Path(tuple(way)) for way in ways]
    items += [Alt(i, view.alt(i, [mark for mark in marks if mark.cell == i])) for i in state.board.regions]
    name = title or view.say("title", n=state.board.n)
    words = Words(lang, name, view.status(marks), view.legend(marks, notes))
    return Scene("deus", cells(state.board, "deus", lang), tuple(items), words)


@dataclass(frozen=True, slots=True)
class _View:
    """A position, the one that would follow, and to whom they are told."""

    state: Seen
    after: Seen | None
    now: Mapping[int, Holding]
    then: Mapping[int, Holding]
    lang: str
    viewer: int | None

    def say(self, message: str, **values: str | int) -> str:
        return say(f"picture-{message}", self.lang, **values)

    def changed(self) -> list[int]:
        """The regions that the preview changes: those with new pieces, and villages whose VP change."""
        found = [i for i, holding in self.then.items() if _added(self.now.get(i), holding)]
        return found + [v for v in self.state.board.village_numbers if self._loses(v)]

    def _loses(self, village: int) -> int:
        """How many VP the preview takes from a village."""
        before = self.state.village_vp(village)
        return before - self.after.village_vp(village) if self.after else 0

    def glyphs(self) -> list[Glyph]:
        found = []
        for i, holding in self.then.items():
            ghosts = _added(self.now.get(i), holding)
            found.append(Glyph(i, holding.seat, tuple(p for p in holding.pieces if p not in ghosts), ghosts))
        return found

    def ring(self, village: int) -> Ring:
        board, then = self.state.board, self.then
        around = board.neighbours[village]
        sides = tuple(
            Side(
                DIRECTIONS.index((board.q[i] - board.q[village], board.r[i] - board.r[village])),
                then[i].seat if i in then else None,
                i in then and ARMY in then[i].pieces,
                i in then and then[i] != self.now.get(i),
            )
            for i in around
        )
        vp, count = self.state.village_vp(village), sum(i in then for i in around)
        falls = bool(self._loses(village)) and self.after is not None and not self.after.village_vp(village)
        return Ring(
            village,
            tuple(sorted(sides, key=lambda side: side.i)),
            big=f"+{vp}" if falls else str(vp - self._loses(village)),
            unit="VP",
            small=f"{count}/{len(around)}",
            word=self.say("taken"),
            taken=not vp,
            preview=falls,
        )

    # ------------------------------------------------------------------ words

    def seat(self, seat: int) -> str:
        name = seat_name(seat, self.lang)
        return self.say("you", seat=name) if seat == self.viewer else name

    def alt(self, i: int, marks: Iterable[Mark]) -> str:
        """All that can be seen in a region, in words."""
        board = self.state.board
        village = bool(board.villages >> i & 1)
        parts = [self.say("cell", n=i, terrain=self.say(f"terrain-{board.terrain[i]}"))]
        parts += self._village(i) if village else self._region(i)
        parts += [self.say(f"mark-{mark.kind}", text=mark.text.removeprefix("−")) for mark in marks]
        return self.say("part").join(parts) + self.say("end")

    def _region(self, i: int) -> list[str]:
        parts = [self.say("edge")] if self.state.board.edge >> i & 1 else []
        now, then = self.now.get(i), self.then.get(i)
        if now:
            parts.append(self.say("pieces", seat=self.seat(now.seat), list=self._pieces(now.pieces)))
        added = _added(now, then) if then else ()
        if added and then:
            coming = self.say("pieces", seat=self.seat(then.seat), list=self._pieces(added))
            parts.append(self.say("coming", list=coming))
        return parts if now or added else [*parts, self.say("empty")]

    def _pieces(self, kinds: Iterable[str]) -> str:
        return self.say("list").join(self.say(f"piece-{kind}") for kind in kinds)

    def _village(self, i: int) -> list[str]:
        vp, around = self.state.village_vp(i), self.state.board.neighbours[i]
        if not vp:
            return [self.say("emptied")]
        held = [found for j, found in self.now.items() if j in around]
        parts = [self.say("village", vp=vp, taken=len(held), all=len(around))]
        if held:
            parts.append(self.say("list").join(self._around(seat, held) for seat in sorted({h.seat for h in held})))
        if self.after is not None and self._loses(i):
            parts.append(self.say("falls", vp=self._loses(i)))
        return parts

    def _around(self, seat: int, held: Iterable[Holding]) -> str:
        own = [holding for holding in held if holding.seat == seat]
        armies = sum(ARMY in holding.pieces for holding in own)
        form = "around-armies" if armies else "around"
        return self.say(form, seat=self.seat(seat), count=len(own), armies=armies)

    def status(self, marks: Iterable[Mark]) -> str:
        """One or two sentences on the whole picture."""
        counts: dict[int, int] = {}
        for holding in self.now.values():
            counts[holding.seat] = counts.get(holding.seat, 0) + 1
        stands = [self.say("stands", seat=self.seat(seat), count=counts[seat]) for seat in sorted(counts)]
        text = self.say("stands-all", list=self.say("list").join(stands))
        parts = [text if stands else self.say("stands-none")]
        kinds = [mark.kind for mark in marks]
        free, priced = kinds.count("legal") + kinds.count("open"), kinds.count("price")
        if free or priced:
            form = "open-all" if priced else "open-free"
            parts.append(self.say(form, count=free, priced=priced, price=EDGE_PRICE))
        return ("" if self.lang == "ja" else " ").join(parts)

    def legend(self, marks: Iterable[Mark], notes: Iterable[str]) -> tuple[Legend, ...]:
        """The key: the terrains of the board, the marks on show, and the notes."""
        board = self.state.board
        key = [Legend(self._terrain(kind), ground=kind) for kind in GROUNDS if board.by_terrain[kind]]
        shown = {mark.kind for mark in marks}
        price = Legend(self.say("key-price", price=EDGE_PRICE), mark="price", sign=f"−{EDGE_PRICE}")
        plain: tuple[MarkKind, ...] = ("legal", "open", "last", "evidence", "selected")
        key += [Legend(self.say(f"mark-{kind}"), mark=kind) for kind in plain if kind in shown]
        key += [price] if "price" in shown else []
        return (*key, *map(Legend, notes))

    def _terrain(self, kind: str) -> str:
        """Code and word of a terrain; just the word where it begins with its code, as in Japanese."""
        code = ground("deus", kind)["ja" if self.lang == "ja" else "code"]
        word = self.say(f"terrain-{kind}")
        return word if word.startswith(code) else f"{code} {word}"


def _added(now: Holding | None, then: Holding) -> tuple[str, ...]:
    """The pieces of ``then`` that do not stand there now."""
    if now is None or now.seat != then.seat:
        return then.pieces
    return tuple(piece for piece in then.pieces if piece not in now.pieces)
