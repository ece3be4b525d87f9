"""Reading a file of Dewan's components: every value is checked, and every problem is collected."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar

from gamepkg.core.errors import ComponentError
from gamepkg.core.limits import Fields, closest, short
from gamepkg.core.problems import Problem, Problems, digest_of
from gamepkg.dewan.components import MARKS, CardKind, Components, Half, MapTile, Place, StoryTile
from gamepkg.dewan.names import CENTRE, NO_SYMBOL, RESOURCES, SYMBOLS, TERRAINS, VOLCANO_GROUND, WATER

LANGUAGES: Final = ("en", "ja")
TILE_KINDS: Final = {"initial": 4, "neutral": 6, "volcano": 1, "downpour": 1}
"""The kinds of tiles, and how many of each a box has."""
FAMILIES: Final = ("plain", "special")
PLAYERS: Final = (2, 3, 4)
CARDS_PER_MAIN: Final = 11
STORIES: Final = 24
SPACES: Final = 7
MIDDLE: Final = 6
MOST_BYTES: Final = 1_000_000
MOST_KINDS: Final = 60
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

T = TypeVar("T")


def read(name: str, text: str) -> tuple[Components | None, list[Problem]]:
    """The components in a TOML text and no problems, or ``None`` and all problems. ``name`` is the file's name."""
    problems = Problems()
    if len(text.encode()) > MOST_BYTES:
        return None, [Problem(name, f"must have at most {MOST_BYTES} bytes")]
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return None, [Problem(name, f"is no TOML: {error}")]
    keys = ("set_id", "label", "sources", "card", "story", "tile", "layout")
    fields = problems.open(data, name, keys, ("published",))
    assert fields is not None
    cards = _entries(fields, "card", _card, problems)
    stories = _entries(fields, "story", _story, problems)
    tiles = _entries(fields, "tile", _tile, problems)
    layouts = _entries(fields, "layout", _layout, problems)
    label, sources = _texts(fields, "label", LANGUAGES, problems), _texts(fields, "sources", None, problems)
    set_id = problems.get(fields, fields.want_str, "set_id", longest=60)
    if not problems:
        _check(name, cards, stories, tiles, layouts, problems)
    if problems:
        return None, problems
    by_family = {
        family: MappingProxyType({players: places for one, players, places in layouts if one == family})
        for family in FAMILIES
    }
    published = MappingProxyType(dict(data.get("published", {})))
    return (
        Components(
            set_id,
            label,
            digest_of(data),
            sources,
            published,
            cards,
            stories,
            MappingProxyType({tile.id: tile for tile in tiles}),
            MappingProxyType(by_family),
        ),
        problems,
    )


def _texts(fields: Fields, key: str, wanted: Collection[str] | None, problems: Problems) -> Mapping[str, str]:
    table = problems.get(fields, fields.want_map, key)
    if table is None:
        return {}
    for lang in wanted or ():
        if lang not in table:
            problems.note(table.at(lang), "is missing")
    return MappingProxyType({one: problems.ask(table.want_str, one, longest=300) for one in table})


def _entries(
    fields: Fields, key: str, entry: Callable[[int, Fields, Problems], T | None], problems: Problems
) -> tuple[T, ...]:
    """The entries of one kind that could be read; those with a problem are left out."""
    found = []
    for index, data in enumerate(problems.get(fields, fields.want_list, key, MOST_KINDS, least=1) or ()):
        where = f"{fields.at(key)}[{index}]"
        opened = problems.ask(Fields, data, None, where, ComponentError)
        one = entry(index, opened, problems) if opened is not None else None
        if one is not None:
            found.append(one)
    return tuple(found)


def _only(fields: Fields, keys: Collection[str], problems: Problems) -> bool:
    """Whether an entry has exactly these keys; what is missing or unknown is noted."""
    before = len(problems)
    for key in keys:
        if key not in fields:
            problems.note(fields.at(key), "is missing")
    for key in fields:
        if key not in keys:
            problems.note(fields.at(key), f"is unknown; {closest(key, keys)}")
    return len(problems) == before


def _id(fields: Fields, problems: Problems) -> str | None:
    found: str | None = problems.ask(fields.want_str, "id", longest=60)
    if found is not None and not ID.fullmatch(found):
        problems.note(fields.at("id"), f"must be words of a-z and 0-9 with hyphens, not {short(found)}")
    return found


def _mark(fields: Fields, problems: Problems) -> Any:
    return problems.ask(fields.want_str, "status", MARKS)


def _card(index: int, fields: Fields, problems: Problems) -> CardKind | None:
    if not _only(fields, ("id", "halves", "mains", "status"), problems):
        return None
    before = len(problems)
    names = problems.ask(fields.want_list, "halves", 2, least=1) or ()
    halves = tuple(half for half in (_half(fields, name, problems) for name in names) if half is not None)
    mains = tuple(
        TERRAINS.index(main) if main in TERRAINS else -1
        for main in problems.ask(fields.want_list, "mains", CARDS_PER_MAIN, least=1) or ()
    )
    terrains = [half.terrain for half in halves]
    if len(set(terrains)) < len(terrains) or terrains != sorted(terrains):
        problems.note(fields.at("halves"), f"must be different terrains in the order {', '.join(TERRAINS)}")
    if not set(mains) <= set(terrains):
        problems.note(fields.at("mains"), "must be terrains of the card", "dewan.setup.cards-main")
    symbols = sum(half.symbol != NO_SYMBOL for half in halves)
    wanted = 1 if len(halves) == 1 or WATER in terrains else 0
    if len(problems) == before and symbols != wanted:
        problem = f"must carry {wanted} symbol{'s' * (wanted != 1)}, not {symbols}"
        problems.note(fields.at("halves"), problem, "dewan.setup.card-symbols")
    card_id, mark = _id(fields, problems), _mark(fields, problems)
    return None if len(problems) > before else CardKind(index, card_id or "", halves, mains, mark)


def _half(fields: Fields, text: object, problems: Problems) -> Half | None:
    terrain, plus, symbol = str(text).partition("+")
    if terrain not in TERRAINS or (plus and symbol not in SYMBOLS):
        problem = f"must be a terrain, or a terrain and a symbol such as 'desert+berry', not {short(text)}"
        problems.note(fields.at("halves"), problem)
        return None
    return Half(TERRAINS.index(terrain), SYMBOLS.index(symbol) if plus else NO_SYMBOL)


def _story(index: int, fields: Fields, problems: Problems) -> StoryTile | None:
    if not _only(fields, ("id", "points", "fire", "require", "status"), problems):
        return None
    before = len(problems)
    table = problems.ask(fields.want_map, "require", (*TERRAINS, *RESOURCES))
    require = {key: problems.ask(table.want_int, key, 1, 9) for key in table} if table is not None else {}
    if table is not None and not require:
        problems.note(fields.at("require"), "must ask for something", "dewan.setup.stories")
    points, fire = problems.ask(fields.want_int, "points", 0, 30), problems.ask(fields.want_int, "fire", 0, 9)
    tile_id, mark = _id(fields, problems), _mark(fields, problems)
    if len(problems) > before:
        return None
    return StoryTile(index, tile_id or "", points, fire, MappingProxyType(require), mark)


def _tile(_: int, fields: Fields, problems: Problems) -> MapTile | None:
    if not _only(fields, ("id", "kind", "spaces", "icons", "berries", "status"), problems):
        return None
    before = len(problems)
    kind = problems.ask(fields.want_str, "kind", TILE_KINDS)
    spaces = tuple(map(str, problems.ask(fields.want_list, "spaces", SPACES, least=SPACES) or ()))
    middle = {"initial": (CENTRE,), "volcano": (VOLCANO_GROUND,)}.get(kind, TERRAINS)
    for i, ground in enumerate(spaces):
        possible = middle if i == MIDDLE else TERRAINS
        if ground not in possible:
            problem = f"must be one of {', '.join(possible)}, not {short(ground)}"
            problems.note(f"{fields.at('spaces')}[{i}]", problem, "dewan.setup.tile")
    icons = tuple(_icons(fields, problems))
    berries = tuple(problems.ask(fields.want_list, "berries", SPACES) or ())
    if any(type(i) is not int or not 0 <= i < SPACES for i in berries) or len(set(berries)) < len(berries):
        problems.note(fields.at("berries"), f"must be different numbers from 0 to {SPACES - 1}", "dewan.setup.icons")
    tile_id, mark = _id(fields, problems), _mark(fields, problems)
    return None if len(problems) > before else MapTile(tile_id or "", kind, spaces, icons, berries, mark)


def _icons(fields: Fields, problems: Problems) -> Iterator[tuple[str, int, int]]:
    for i, entry in enumerate(problems.ask(fields.want_list, "icons", 12) or ()):
        icon = problems.open(entry, f"{fields.at('icons')}[{i}]", ("resource", "between"))
        resource = problems.get(icon, icon.want_str, "resource", RESOURCES) if icon else None
        pair = problems.get(icon, icon.want_list, "between", 2, least=2) if icon else None
        if resource is None or pair is None:
            continue
        if any(type(k) is not int or not 0 <= k < SPACES for k in pair) or not _touch(*sorted(pair)):
            problems.note(f"{fields.at('icons')}[{i}].between", "must be two adjacent spaces", "dewan.setup.icons")
            continue
        yield resource, *sorted(pair)


def _touch(a: int, b: int) -> bool:
    """Whether two spaces of a tile are adjacent; ``a`` is the lower number."""
    return a != b and (b == MIDDLE or b - a in (1, 5))


def _layout(_: int, fields: Fields, problems: Problems) -> tuple[str, int, Mapping[str, tuple[Place, ...]]] | None:
    if not _only(fields, ("family", "players", "initial", "neutral", "special", "status"), problems):
        return None
    before = len(problems)
    family = problems.ask(fields.want_str, "family", FAMILIES)
    players = problems.ask(fields.want_int, "players", min(PLAYERS), max(PLAYERS))
    counts = {"initial": players, "neutral": players, "special": int(family == "special")}
    places = {kind: tuple(_places(fields, kind, problems)) for kind in counts}
    for kind, count in counts.items():
        if len(problems) == before and len(places[kind]) != count:
            problem = f"must be {count} places, not {len(places[kind])}"
            problems.note(fields.at(kind), problem, "dewan.setup.map")
    _mark(fields, problems)
    return None if len(problems) > before else (family, players, MappingProxyType(places))


def _places(fields: Fields, kind: str, problems: Problems) -> Iterator[Place]:
    for i, pair in enumerate(problems.ask(fields.want_list, kind, 9) or ()):
        if not isinstance(pair, list) or len(pair) != 2 or any(type(k) is not int or abs(k) > 20 for k in pair):
            problems.note(f"{fields.at(kind)}[{i}]", "must be two whole numbers from -20 to 20")
            continue
        yield pair[0], pair[1]


def _check(
    name: str,
    cards: tuple[CardKind, ...],
    stories: tuple[StoryTile, ...],
    tiles: tuple[MapTile, ...],
    layouts: tuple[tuple[str, int, Any], ...],
    problems: Problems,
) -> None:
    """What holds of the set as a whole."""
    for what, ids in (("card", cards), ("story", stories), ("tile", tiles)):
        for one, count in Counter(entry.id for entry in ids).items():
            if count > 1:
                problems.note(f"{name}: {what} {one}.id", f"stands {count} times in the file; ids must differ")
    mains = Counter(main for card in cards for main in card.mains)
    for terrain, word in enumerate(TERRAINS):
        if mains[terrain] != CARDS_PER_MAIN:
            problem = f"{mains[terrain]} cards have {word} as main terrain; there are {CARDS_PER_MAIN}"
            problems.note(f"{name}: card", problem, "dewan.setup.cards")
    if len(stories) != STORIES:
        problems.note(f"{name}: story", f"must be {STORIES} tiles, not {len(stories)}", "dewan.setup.stories")
    kinds = Counter(tile.kind for tile in tiles)
    for kind, count in TILE_KINDS.items():
        if kinds[kind] != count:
            problems.note(f"{name}: tile", f"must be {count} of kind {kind}, not {kinds[kind]}", "dewan.setup.map")
    given = Counter((family, players) for family, players, _ in layouts)
    for key in ((family, players) for family in FAMILIES for players in PLAYERS):
        if given[key] != 1:
            problem = f"must have one for the family {key[0]} and {key[1]} players, not {given[key]}"
            problems.note(f"{name}: layout", problem, "dewan.setup.map")
