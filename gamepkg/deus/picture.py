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
from gamepkg.maps.hex import DIRECTIONS, centre, corners
from gamepkg.scene import Alt, Cell, Glyph, Legend, Mark, Path, Ring, Scene, Side, Words
from gamepkg.scene.model import Item, MarkKind
from gamepkg.scene.tokens import ground, seat_name

ARMY: Final = COLOURS[MILITARY]


class Seen(Protocol):
    """What a picture asks of a position."""

    @property
    def board(self) -> Board: ...
    def holdings(self) -> Mapping[int, Holding]: ...
    def village_vp(self, region: int, /) -> int: ...


WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "title": "Map of {n} regions.",
        "stands": "{seat} in {count}",
        "stands.none": "No pieces yet.",
        "stands.all": "Regions held: {list}.",
        "open.all": "Open regions: {count}, and {priced} for {price} VP each.",
        "open.free": "Open regions: {count}.",
        "list": ", ",
        "part": "; ",
        "end": ".",
        "cell": "{n} {terrain}",
        "edge": "at the edge",
        "empty": "empty",
        "pieces": "{seat}: {list}",
        "you": "{seat} (you)",
        "coming": "would come: {list}",
        "village": "{vp} VP, {taken} of {all} regions around it taken",
        "around": "{seat} {count}",
        "army": "{seat} {count} (armies: {armies})",
        "emptied": "no VP left",
        "falls": "would fall for {vp} VP",
        "taken": "taken",
        "field": "field",
        "forest": "forest",
        "swamp": "swamp",
        "mountain": "mountain",
        "sea": "sea",
        "village.name": "village",
        "maritime": "ship",
        "production": "production building",
        "scientific": "scientific building",
        "civil": "civil building",
        "military": "army",
        "temple": "temple",
        "legal": "open to you",
        "open": "open to you",
        "price": "open for {text} VP",
        "preview": "in the preview",
        "illegal": "refused",
        "reason": "reason {text}",
        "last": "last move",
        "selected": "selected",
        "evidence": "counted",
        "key.price": "for {price} VP",
    },
    "ja": {
        "title": "{n}地域の地図。",
        "stands": "{seat}{count}か所",
        "stands.none": "駒はまだありません。",
        "stands.all": "占領している地域：{list}。",
        "open.all": "置ける地域は{count}か所、ほかに{price}VPで{priced}か所。",
        "open.free": "置ける地域は{count}か所。",
        "list": "、",
        "part": "。",
        "end": "。",
        "cell": "{n} {terrain}",
        "edge": "ボードの端",
        "empty": "空き",
        "pieces": "{seat}：{list}",
        "you": "{seat}（自分）",
        "coming": "加わる駒：{list}",
        "village": "{vp}VP、周囲{all}地域のうち{taken}地域が占領済み",
        "around": "{seat}{count}",
        "army": "{seat}{count}（軍隊{armies}）",
        "emptied": "VPなし",
        "falls": "落ちると{vp}VP",
        "taken": "獲得済",
        "field": "畑",
        "forest": "森",
        "swamp": "湿地",
        "mountain": "山脈",
        "sea": "海",
        "village.name": "村",
        "maritime": "船",
        "production": "生産施設",
        "scientific": "科学施設",
        "civil": "公共施設",
        "military": "軍隊",
        "temple": "寺院",
        "legal": "配置できる",
        "open": "配置できる",
        "price": "{text}VPで配置できる",
        "preview": "予告中",
        "illegal": "配置できない",
        "reason": "理由{text}",
        "last": "直前の手",
        "selected": "選択中",
        "evidence": "得点の対象",
        "key.price": "{price}VPで可",
    },
}

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
    view = _View(state, after, state.holdings(), (after or state).holdings(), WORDS[lang], lang, viewer)
    marks = _marks(view, legal, preview, refused, reasons, last, evidence, selected)
    items: list[Item] = [*map(view.ring, state.board.village_numbers), *view.glyphs(), *marks]
    items += [Path(tuple(way)) for way in ways]
    items += [Alt(i, view.alt(i, [mark for mark in marks if mark.cell == i])) for i in state.board.regions]
    name = title or view.words["title"].format(n=state.board.n)
    words = Words(lang, name, view.status(marks), view.legend(marks, notes))
    return Scene("deus", cells(state.board, lang), tuple(items), words)


def cells(board: Board, lang: str = "en") -> tuple[Cell, ...]:
    """The regions of a board as cells, in the order of their numbers."""
    return tuple(
        Cell(
            i,
            str(i),
            board.terrain[i],
            centre(board.q[i], board.r[i]),
            corners(board.q[i], board.r[i]),
            ground("deus", board.terrain[i])["ja" if lang == "ja" else "code"],
            bool(board.villages >> i & 1),
        )
        for i in board.regions
    )


def _marks(
    view: _View,
    legal: Collection[int] | Mapping[int, int],
    preview: Seen | int | None,
    refused: int | None,
    reasons: Sequence[Reason],
    last: Iterable[int],
    evidence: Iterable[int] | Mapping[int, str],
    selected: int | None,
) -> list[Mark]:
    target: MarkKind = "legal" if refused is None else "open"
    prices = legal if isinstance(legal, Mapping) else dict.fromkeys(legal, 0)
    shown = {preview} if isinstance(preview, int) else view.changed()
    marks = [
        Mark("price", i, f"−{price}") if price else Mark(target, i)
        for i, price in prices.items()
        if i not in shown and i != refused
    ]
    marks += [Mark("preview", i) for i in shown]
    marks += [Mark("last", i) for i in dict.fromkeys(last)]
    texts = evidence if isinstance(evidence, Mapping) else dict.fromkeys(evidence, "")
    marks += [Mark("evidence", i, text) for i, text in texts.items()]
    numbers: dict[int, list[str]] = {}
    for number, reason in enumerate(reasons, 1):
        for i in dict.fromkeys(reason.facts.get("regions", ())):
            numbers.setdefault(i, []).append(str(number))
    marks += [Mark("reason", i, ",".join(found)) for i, found in numbers.items() if i != refused]
    marks += [Mark("illegal", refused)] if refused is not None else []
    marks += [Mark("selected", selected)] if selected is not None else []
    return marks


@dataclass(frozen=True, slots=True)
class _View:
    """A position, the one that would follow, and the words to tell them with."""

    state: Seen
    after: Seen | None
    now: Mapping[int, Holding]
    then: Mapping[int, Holding]
    words: Mapping[str, str]
    lang: str
    viewer: int | None

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
            word=self.words["taken"],
            taken=not vp,
            preview=falls,
        )

    # ------------------------------------------------------------------ words

    def seat(self, seat: int) -> str:
        name = seat_name(seat, self.lang)
        return self.words["you"].format(seat=name) if seat == self.viewer else name

    def alt(self, i: int, marks: Iterable[Mark]) -> str:
        """All that can be seen in a region, in words."""
        board = self.state.board
        village = bool(board.villages >> i & 1)
        terrain = self.words["village.name" if village else board.terrain[i]]
        parts = [self.words["cell"].format(n=i, terrain=terrain)]
        parts += self._village(i) if village else self._region(i)
        parts += [self.words[mark.kind].format(text=mark.text.removeprefix("−")) for mark in marks]
        return self.words["part"].join(parts) + self.words["end"]

    def _region(self, i: int) -> list[str]:
        parts = [self.words["edge"]] if self.state.board.edge >> i & 1 else []
        now, then = self.now.get(i), self.then.get(i)
        if now:
            parts.append(self.words["pieces"].format(seat=self.seat(now.seat), list=self._pieces(now.pieces)))
        added = _added(now, then) if then else ()
        if added and then:
            coming = self.words["pieces"].format(seat=self.seat(then.seat), list=self._pieces(added))
            parts.append(self.words["coming"].format(list=coming))
        return parts if now or added else [*parts, self.words["empty"]]

    def _pieces(self, kinds: Iterable[str]) -> str:
        return self.words["list"].join(self.words[kind] for kind in kinds)

    def _village(self, i: int) -> list[str]:
        vp, around = self.state.village_vp(i), self.state.board.neighbours[i]
        if not vp:
            return [self.words["emptied"]]
        held = [found for j, found in self.now.items() if j in around]
        parts = [self.words["village"].format(vp=vp, taken=len(held), all=len(around))]
        if held:
            parts.append(self.words["list"].join(self._around(seat, held) for seat in sorted({h.seat for h in held})))
        if self.after is not None and self._loses(i):
            parts.append(self.words["falls"].format(vp=self._loses(i)))
        return parts

    def _around(self, seat: int, held: Iterable[Holding]) -> str:
        own = [holding for holding in held if holding.seat == seat]
        armies = sum(ARMY in holding.pieces for holding in own)
        form = self.words["army" if armies else "around"]
        return form.format(seat=self.seat(seat), count=len(own), armies=armies)

    def status(self, marks: Iterable[Mark]) -> str:
        """One or two sentences on the whole picture."""
        counts: dict[int, int] = {}
        for holding in self.now.values():
            counts[holding.seat] = counts.get(holding.seat, 0) + 1
        stands = [self.words["stands"].format(seat=self.seat(seat), count=counts[seat]) for seat in sorted(counts)]
        text = self.words["stands.all"].format(list=self.words["list"].join(stands))
        parts = [text if stands else self.words["stands.none"]]
        kinds = [mark.kind for mark in marks]
        free, priced = kinds.count("legal") + kinds.count("open"), kinds.count("price")
        if free or priced:
            form = self.words["open.all" if priced else "open.free"]
            parts.append(form.format(count=free, priced=priced, price=EDGE_PRICE))
        return ("" if self.lang == "ja" else " ").join(parts)

    def legend(self, marks: Iterable[Mark], notes: Iterable[str]) -> tuple[Legend, ...]:
        """The key: the terrains of the board, the marks on show, and the notes."""
        board, words = self.state.board, self.words
        key = [
            Legend(words[kind] if self.lang == "ja" else f"{ground('deus', kind)['code']} {words[kind]}", ground=kind)
            for kind in GROUNDS
            if board.by_terrain[kind]
        ]
        shown = {mark.kind for mark in marks}
        price = Legend(words["key.price"].format(price=EDGE_PRICE), mark="price", sign=f"−{EDGE_PRICE}")
        plain: tuple[MarkKind, ...] = ("legal", "open", "last", "evidence", "selected")
        key += [Legend(words[kind], mark=kind) for kind in plain if kind in shown]
        key += [price] if "price" in shown else []
        return (*key, *map(Legend, notes))


def _added(now: Holding | None, then: Holding) -> tuple[str, ...]:
    """The pieces of ``then`` that do not stand there now."""
    if now is None or now.seat != then.seat:
        return then.pieces
    return tuple(piece for piece in then.pieces if piece not in now.pieces)
