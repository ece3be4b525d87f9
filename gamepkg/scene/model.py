"""A picture of a position as a value: what is to be seen, not how it is drawn.

Lengths are in side lengths of a cell, y grows downwards, as in `gamepkg.maps.hex`. Everything that changes during a
game is an item with a key (layer, cell, ...), so two scenes of one board differ by a set of items: `diff` and `patch`
are exact inverses. Scenes know no game: grounds are names of tokens, seats are indices, words are given.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from gamepkg.core.errors import FieldError

Point = tuple[float, float]
Key = tuple[str | int, ...]

MarkKind = Literal["legal", "open", "price", "preview", "illegal", "reason", "last", "selected", "evidence"]
MARK_KINDS: Final[tuple[MarkKind, ...]] = get_args(MarkKind)


class SceneError(FieldError):
    """A scene names a cell that it does not have, or says the same thing twice."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of the map: its number, name on the map, terrain, short code of the terrain and shape.

    ``closed`` ground (a village, a volcano) is drawn inverse. Cells are hexagons or, with four corners, the
    rectangles of a board without a map.
    """

    i: int
    name: str
    ground: str
    centre: Point
    corners: tuple[Point, ...]
    code: str = ""
    closed: bool = False

    @property
    def rectangular(self) -> bool:
        """Whether this is a rectangle; lines keep the same distance from all its sides."""
        return len(self.corners) == 4


@dataclass(frozen=True, slots=True)
class Alt:
    """What a reader hears about a cell: all that can be seen on it, in words."""

    cell: int
    text: str

    @property
    def key(self) -> Key:
        return ("alt", self.cell)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a ring: it lies between corners ``i`` and ``i + 1`` of the cell and stands for its neighbour there.

    ``seat`` is the owner of that neighbour or ``None``; ``army`` puts a shield in place of the seat's badge;
    ``preview`` draws what would come.
    """

    i: int
    seat: int | None = None
    army: bool = False
    preview: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """A village: its value in the middle, and one side for each region around it.

    ``big``, ``unit`` and ``small`` are the lines in the middle ("6", "VP", "5/6"). A taken village is hollow and
    says ``word``. ``preview``: it would fall now.
    """

    cell: int
    sides: tuple[Side, ...]
    big: str = ""
    unit: str = ""
    small: str = ""
    word: str = ""
    taken: bool = False
    preview: bool = False

    @property
    def key(self) -> Key:
        return ("ring", self.cell)


@dataclass(frozen=True, slots=True)
class Glyph:
    """The pieces of one seat in a cell: those that stand there, and ``ghosts`` that would come."""

    cell: int
    seat: int
    kinds: tuple[str, ...] = ()
    ghosts: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        return ("glyph", self.cell, self.seat)


@dataclass(frozen=True, slots=True)
class Camp:
    """A tent of a seat; ``home`` stands on a ring of its own, a ``ghost`` would come."""

    cell: int
    seat: int
    home: bool = False
    ghost: bool = False

    @property
    def key(self) -> Key:
        return ("camp", self.cell)


@dataclass(frozen=True, slots=True)
class Crowd:
    """People on the spaces of a place: the seat of each that stands there, of each that would come, and free spaces."""

    cell: int
    people: tuple[int, ...] = ()
    ghosts: tuple[int, ...] = ()
    free: int = 0

    @property
    def key(self) -> Key:
        return ("crowd", self.cell)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written on a place below its name: lines of text or of icons, and the icon of the place itself."""

    cell: int
    lines: tuple[str | tuple[str, ...], ...] = ()
    icon: str = ""

    @property
    def key(self) -> Key:
        return ("sheet", self.cell)


@dataclass(frozen=True, slots=True)
class Token:
    """A good that lies on one cell, or as an icon on the side that two cells share.

    ``text`` is a number beside it, as on a pile of berries; a ``lit`` token is one that the moment is about.
    """

    cells: tuple[int, ...]
    kind: str
    text: str = ""
    lit: bool = False

    @property
    def key(self) -> Key:
        return ("token", *self.cells, self.kind)


@dataclass(frozen=True, slots=True)
class Zone:
    """The border around cells that belong together; the ``lit`` one is spoken of."""

    cells: tuple[int, ...]
    lit: bool = False

    @property
    def key(self) -> Key:
        return ("zone", *self.cells)


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark of the moment on a cell.

    ``legal`` and ``open`` are targets, the second quieter (beside a refusal); ``price`` is a target that costs.
    ``text`` is the price of ``price``, the numbers of ``reason`` ("1" or "1,2"), a count or points of ``evidence``.
    """

    kind: MarkKind
    cell: int
    text: str = ""

    @property
    def key(self) -> Key:
        return ("mark", self.cell, self.kind)


@dataclass(frozen=True, slots=True)
class Path:
    """A way over cells, from the first to the last; ``stops`` holds a label for each cell, or nothing."""

    cells: tuple[int, ...]
    stops: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        return ("path", *self.cells)


@dataclass(frozen=True, slots=True)
class Legend:
    """One entry of the key: its words, and the terrain, mark or token they explain; none for a mere note.

    ``sign`` is the text on the mark (the price, say).
    """

    text: str
    ground: str = ""
    mark: MarkKind | None = None
    sign: str = ""
    token: str = ""


Spanning = Path | Token | Zone
"""What lies over several cells."""
Item = Alt | Ring | Glyph | Camp | Crowd | Sheet | Mark | Spanning


@dataclass(frozen=True, slots=True)
class Words:
    """The words around a picture: its language, a title, one sentence on the position, and the key."""

    lang: str = "en"
    title: str = ""
    status: str = ""
    legend: tuple[Legend, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: cells in the order of their numbers, and items in the order of their keys.

    ``palette`` names the terrains of the tokens ("deus"). Raises `SceneError` when an item names a cell that is not
    there, or two items have one key.

    >>> cell = Cell(1, "1", "sea", (0.0, 0.0), ((0.0, 1.0), (1.0, 0.0), (-1.0, 0.0)))
    >>> scene = Scene("deus", (cell,), (Mark("legal", 1), Alt(1, "1 sea, open to you")))
    >>> scene.alt(1), scene.marks
    ('1 sea, open to you', (Mark(kind='legal', cell=1, text=''),))
    """

    palette: str
    cells: tuple[Cell, ...]
    items: tuple[Item, ...] = ()
    words: Words = field(default_factory=Words)

    def __post_init__(self) -> None:
        ordered = tuple(sorted(self.items, key=_order))
        object.__setattr__(self, "items", ordered)
        known = {cell.i for cell in self.cells}
        for k, item in enumerate(ordered):
            lost = [i for i in _cells_of(item) if i not in known]
            if lost:
                raise SceneError(f"items[{k}]", f"{type(item).__name__} names cell {lost[0]}, which is not on the map")
            if k and ordered[k - 1].key == item.key:
                raise SceneError(f"items[{k}]", f"two items say {item.key}")

    @property
    def rings(self) -> tuple[Ring, ...]:
        """The villages, ascending."""
        return tuple(item for item in self.items if isinstance(item, Ring))

    @property
    def glyphs(self) -> tuple[Glyph, ...]:
        """The pieces, by cell."""
        return tuple(item for item in self.items if isinstance(item, Glyph))

    @property
    def camps(self) -> tuple[Camp, ...]:
        """The tents, by cell."""
        return tuple(item for item in self.items if isinstance(item, Camp))

    @property
    def crowds(self) -> tuple[Crowd, ...]:
        """The people on places, by cell."""
        return tuple(item for item in self.items if isinstance(item, Crowd))

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What is written on places, by cell."""
        return tuple(item for item in self.items if isinstance(item, Sheet))

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Goods on cells and icons on sides."""
        return tuple(item for item in self.items if isinstance(item, Token))

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The borders around zones."""
        return tuple(item for item in self.items if isinstance(item, Zone))

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of the moment, by cell."""
        return tuple(item for item in self.items if isinstance(item, Mark))

    @property
    def paths(self) -> tuple[Path, ...]:
        """The ways."""
        return tuple(item for item in self.items if isinstance(item, Path))

    def alt(self, i: int) -> str:
        """The words of cell ``i``; its name and terrain where none are given."""
        found = next((item.text for item in self.items if isinstance(item, Alt) and item.cell == i), None)
        if found is not None:
            return found
        cell = next(cell for cell in self.cells if cell.i == i)
        return f"{cell.name} {cell.ground}"

    def alts(self) -> dict[int, str]:
        """The words of all cells."""
        given = {item.cell: item.text for item in self.items if isinstance(item, Alt)}
        return {cell.i: given.get(cell.i, f"{cell.name} {cell.ground}") for cell in self.cells}

    def _repr_svg_(self) -> str:
        from gamepkg.scene.svg import svg

        return svg(self)


@dataclass(frozen=True, slots=True)
class SceneDiff:
    """What changes from one scene to the next.

    ``gone`` are keys that vanish, ``put`` items that are new or replace the one of their key. ``board`` holds palette
    and cells when the map itself is another one, ``words`` the words when they change.
    """

    gone: tuple[Key, ...] = ()
    put: tuple[Item, ...] = ()
    words: Words | None = None
    board: tuple[str, tuple[Cell, ...]] | None = None

    def __bool__(self) -> bool:
        return bool(self.gone or self.put or self.words or self.board)


def diff(old: Scene, new: Scene) -> SceneDiff:
    """The least change that turns ``old`` into ``new``.

    >>> cell = Cell(1, "1", "sea", (0.0, 0.0), ())
    >>> from dataclasses import replace
    >>> bare = Scene("deus", (cell,))
    >>> diff(bare, replace(bare, items=(Mark("last", 1),)))
    SceneDiff(gone=(), put=(Mark(kind='last', cell=1, text=''),), words=None, board=None)
    """
    before, after = _by_key(old.items), _by_key(new.items)
    return SceneDiff(
        gone=tuple(key for key in before if key not in after),
        put=tuple(item for key, item in after.items() if before.get(key) != item),
        words=None if old.words == new.words else new.words,
        board=None if (old.palette, old.cells) == (new.palette, new.cells) else (new.palette, new.cells),
    )


def patch(scene: Scene, change: SceneDiff) -> Scene:
    """The scene after a change: ``patch(old, diff(old, new)) == new``."""
    items = _by_key(scene.items)
    for key in change.gone:
        items.pop(key, None)
    items |= _by_key(change.put)
    palette, cells = change.board or (scene.palette, scene.cells)
    return Scene(palette, cells, tuple(items.values()), change.words or scene.words)


def _by_key(items: Iterable[Item]) -> dict[Key, Item]:
    return {item.key: item for item in items}


def _order(item: Item) -> tuple[tuple[int, str], ...]:
    return tuple((part, "") if isinstance(part, int) else (-1, part) for part in item.key)


def _cells_of(item: Item) -> tuple[int, ...]:
    return item.cells if isinstance(item, Spanning) else (item.cell,)


def bounds(cells: Iterable[Cell]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all corners."""
    points = [point for cell in cells for point in cell.corners]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
