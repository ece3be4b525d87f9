"""Reading a file of components: every value is checked, and every problem is collected rather than only the first."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar

from gamepkg.core.errors import ComponentError
from gamepkg.core.limits import Fields, short
from gamepkg.core.problems import Problem, Problems, digest_of
from gamepkg.deus.components import MARKS, Card, Components, Effect, Part, Provenance, Tiles
from gamepkg.deus.effect_kinds import ANY, KINDS, REQUIRED, Flag, Number, Param, Word
from gamepkg.deus.layouts import GROUND, board_from_layout
from gamepkg.deus.names import COLOURS, RESOURCES

LANGUAGES: Final = ("en", "ja")
STATUSES: Final = ("published", "seed", "stand-in")
GOODS: Final = (*RESOURCES, "gold")
LAYOUTS: Final = ("recommended", "second")
CARD_PARTS: Final = ("copies", "name_en", "name_ja", "cost", "effects")
TILE_PARTS: Final = ("composition", "arrangement")
LAYOUT_PARTS: Final = ("tile_count", "shape", "sides_and_rotations", "village_vp_total")

MOST_BYTES: Final = 1_000_000
MOST_KINDS: Final = 128
MOST_TILES: Final = 7
CARDS_PER_COLOUR: Final = 16
ON_A_TILE: Final = Counter(field=1, forest=1, swamp=1, mountain=1, sea=2, village=1)
TEMPLE_COST: Final = {**dict.fromkeys(RESOURCES, 1), "gold": 0}
T = TypeVar("T")

CARD_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def read(name: str, text: str) -> tuple[Components | None, list[Problem]]:
    """The components in a TOML text and no problems, or ``None`` and all problems. ``name`` is the file's name."""
    problems = Problems()
    if len(text.encode()) > MOST_BYTES:
        return None, [Problem(name, f"must have at most {MOST_BYTES} bytes")]
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return None, [Problem(name, f"is no TOML: {error}")]
    fields = problems.open(data, name, ("set_id", "label", "sources", "card", "tile", "layout"))
    assert fields is not None
    sources = _sources(fields, problems)
    cards = _cards(name, fields, sources, problems)
    tiles, tile_origins = _tiles(name, fields, sources, problems)
    layouts, layout_origins = _layouts(name, fields, tiles, sources, problems)
    set_id = problems.get(fields, fields.want_str, "set_id", longest=60)
    label = _names(fields, "label", 200, problems)
    if problems:
        return None, problems
    digest = digest_of(data)
    return Components(set_id, label, digest, sources, cards, tiles, tile_origins, layouts, layout_origins), problems


def _sources(fields: Fields, problems: Problems) -> Mapping[str, str]:
    table = problems.get(fields, fields.want_map, "sources")
    if table is None:
        return {}
    return MappingProxyType({key: problems.ask(table.want_str, key, longest=300) for key in table})


def _names(fields: Fields | None, key: str, longest: int, problems: Problems) -> Mapping[str, str]:
    table = problems.get(fields, fields.want, key) if fields is not None else None
    if table is None:
        return {}
    names = problems.open(table, fields.at(key) if fields else key, LANGUAGES)
    if names is None:
        return {}
    found = {lang: problems.get(names, names.want_str, lang, longest=longest) for lang in LANGUAGES}
    for lang, text in found.items():
        if text is not None and not text.strip():
            problems.note(names.at(lang), "must not be empty")
    return MappingProxyType(found)


# ------------------------------------------------------------------------------------------------ cards


def _cards(name: str, fields: Fields, sources: Collection[str], problems: Problems) -> tuple[Card, ...]:
    entries = problems.get(fields, fields.want_list, "card", MOST_KINDS, least=1) or ()
    before = len(problems)
    cards = tuple(_card(f"{name}: card {_label(e, i, 'id')}", i, e, sources, problems) for i, e in enumerate(entries))
    for card_id, count in Counter(card.id for card in cards).items():
        if count > 1 and card_id is not None:
            problems.note(f"{name}: card {card_id}.id", f"stands {count} times in the file; ids must differ")
    if entries and len(problems) == before:
        _check_counts(name, cards, problems)
    return cards


def _label(entry: object, index: int, key: str) -> str:
    value = entry.get(key) if isinstance(entry, Mapping) else None
    return value if isinstance(value, str) and value.isprintable() and len(value) <= 60 else f"[{index}]"


def _check_counts(name: str, cards: tuple[Card, ...], problems: Problems) -> None:
    for colour in COLOURS:
        count = sum(card.copies for card in cards if card.colour == colour)
        if count != CARDS_PER_COLOUR:
            problem = f"the copies of the {colour} cards must sum to {CARDS_PER_COLOUR}, not {count}"
            problems.note(f"{name}: card.copies", problem, "deus.setup.deck")


def _card(path: str, index: int, entry: object, sources: Collection[str], problems: Problems) -> Card:
    fields = problems.open(
        entry, path, ("id", "colour", "copies", "name", "cost", "effects", "display_mark", "provenance"), ("note",)
    )
    if fields is None:
        return Card(index, "", "", 0, {}, {}, (), "", {})
    card_id = problems.get(fields, fields.want_str, "id", longest=40)
    if card_id is not None and not CARD_ID.fullmatch(card_id):
        problems.note(fields.at("id"), f"must be small letters, digits and single hyphens, not {short(card_id)}")
    colour = problems.get(fields, fields.want_str, "colour", COLOURS)
    origins = _provenance(fields, CARD_PARTS, sources, problems)
    mark = problems.get(fields, fields.want_str, "display_mark", MARKS)
    if mark is not None and len(origins) == len(CARD_PARTS) and mark != (right := mark_of(origins)):
        problems.note(fields.at("display_mark"), f"must be {right!r} by the provenance of the card, not {mark!r}")
    return Card(
        index=index,
        id=card_id,
        colour=colour,
        copies=problems.get(fields, fields.want_int, "copies", 1, CARDS_PER_COLOUR),
        name=_names(fields, "name", 60, problems),
        cost=_cost(fields, colour, problems),
        effects=_effects(fields, colour, problems),
        mark=mark,
        provenance=origins,
    )


def mark_of(origins: Mapping[str, Provenance]) -> str:
    """The mark of a card by the provenance of its copies, cost and effects."""
    made_up = {part for part in ("copies", "cost", "effects") if origins[part].status == "stand-in"}
    if not made_up:
        deciding = [origins[part] for part in ("copies", "cost", "effects")]
        if any(origin.disputed for origin in deciding):
            return "published, disputed"
        return "published, loose" if any(origin.loose for origin in deciding) else "published"
    return "stand-in" if {"cost", "effects"} <= made_up else "part stand-in"


def _cost(fields: Fields, colour: str | None, problems: Problems) -> Mapping[str, int]:
    if "cost" not in fields:
        return {}
    amounts = problems.open(fields.want("cost"), fields.at("cost"), (), GOODS)
    if amounts is None:
        return {}
    cost = {good: problems.get(amounts, amounts.want_int, good, 0, 20, default=0) for good in GOODS}
    if colour == "temple" and None not in cost.values() and cost != TEMPLE_COST:
        problems.note(fields.at("cost"), "must be 1 of each resource and no gold", "deus.temple.cost")
    return MappingProxyType(cost)


def _effects(fields: Fields, colour: str | None, problems: Problems) -> tuple[Effect, ...]:
    entries = problems.get(fields, fields.want_list, "effects", 4, least=1) or ()
    return tuple(_effect(f"{fields.at('effects')}[{i}]", entry, colour, problems) for i, entry in enumerate(entries))


def _effect(path: str, entry: object, colour: str | None, problems: Problems) -> Effect:
    anything: Fields | None = problems.ask(Fields, entry, None, path, ComponentError)
    name = problems.ask(anything.want_str, "kind", tuple(KINDS)) if anything is not None else None
    if name is None:
        return Effect("", {})
    kind = KINDS[name]
    if colour is not None and kind.colour != colour:
        problems.note(f"{path}.kind", f"{name!r} belongs to {kind.colour} cards, not to {colour} ones", kind.rule)
    needed = [key for key, param in kind.params.items() if param.default is REQUIRED]
    fields = problems.open(entry, path, ("kind", *needed), tuple(kind.params))
    values = {key: _value(fields, key, param, problems) for key, param in kind.params.items()}
    return Effect(name, MappingProxyType(values))


def _value(fields: Fields | None, key: str, param: Param, problems: Problems) -> Any:
    if fields is None or key not in fields:
        return param.default
    if isinstance(param, Number):
        return problems.ask(fields.want_int, key, param.least, param.most)
    if isinstance(param, Flag):
        return problems.ask(fields.want_bool, key)
    if isinstance(param, Word):
        return problems.ask(fields.want_str, key, param.words)
    if param.any_allowed and fields.want(key) == ANY:
        return param.words
    chosen = problems.ask(fields.want_strs, key, len(param.words), param.words, least=1) or ()
    if len(set(chosen)) < len(chosen):
        problems.note(fields.at(key), "must name each only once")
    return tuple(word for word in param.words if word in chosen)


# ------------------------------------------------------------------------------------------------ provenance


def _provenance(
    fields: Fields, parts: tuple[str, ...], sources: Collection[str], problems: Problems
) -> Mapping[str, Provenance]:
    if "provenance" not in fields:
        return {}
    table = problems.open(fields.want("provenance"), fields.at("provenance"), parts)
    if table is None:
        return {}
    read = {part: _origin(table, part, sources, problems) for part in parts if part in table}
    return MappingProxyType({part: origin for part, origin in read.items() if origin is not None})


def _origin(table: Fields, part: str, sources: Collection[str], problems: Problems) -> Provenance | None:
    optional = ("source", "note", "disputed", "loose", "published_parts", "stand_in_parts")
    fields = problems.open(table.want(part), table.at(part), ("status",), optional)
    status = problems.get(fields, fields.want_str, "status", STATUSES) if fields is not None else None
    if fields is None or status is None:
        return None
    named = problems.ask(fields.want_strs, "source", 11, tuple(sources), default=()) or ()
    if status == "published" and not named:
        problems.note(fields.at("source"), "must name at least one of the sources, since the status is published")
    if status == "stand-in" and named:
        problems.note(fields.at("source"), "must not be given, since the status is stand-in")
    published = problems.ask(fields.want_maps, "published_parts", ("part", "source"), 11, default=()) or ()
    return Provenance(
        status=status,
        source=tuple(named),
        note=problems.ask(fields.want_str, "note", default="") or "",
        disputed=problems.ask(fields.want_str, "disputed", default="") or "",
        loose=bool(problems.ask(fields.want_bool, "loose", default=False)),
        published_parts=tuple(_part(item, sources, problems) for item in published),
        stand_in_parts=tuple(problems.ask(fields.want_strs, "stand_in_parts", 11, default=()) or ()),
    )


def _part(fields: Fields, sources: Collection[str], problems: Problems) -> Part:
    named = problems.ask(fields.want_strs, "source", 11, tuple(sources), least=1) or ()
    return Part(problems.ask(fields.want_str, "part") or "", tuple(named))


# ------------------------------------------------------------------------------------------------ tiles and layouts

TileOrigins = Mapping[tuple[int, str], Mapping[str, Provenance]]
Layouts = Mapping[int, Mapping[str, Mapping[str, Any]]]
LayoutOrigins = Mapping[int, Mapping[str, Mapping[str, Provenance]]]


def _tiles(name: str, fields: Fields, sources: Collection[str], problems: Problems) -> tuple[Tiles, TileOrigins]:
    tiles: dict[tuple[int, str], Mapping[str, Any]] = {}
    origins: dict[tuple[int, str], Mapping[str, Provenance]] = {}
    for index, entry in enumerate(problems.get(fields, fields.want_list, "tile", 2 * MOST_TILES) or ()):
        path = f"{name}: tile[{index}]"
        face = problems.open(entry, path, ("number", "side", "centre", "rim", "provenance"))
        number = problems.get(face, face.want_int, "number", 1, MOST_TILES) if face is not None else None
        side = problems.get(face, face.want_str, "side", ("A", "B")) if face is not None else None
        if face is None or number is None or side is None:
            continue
        if (number, side) in tiles:
            problems.note(path, f"tile {number} side {side} stands in the file already")
        centre = problems.get(face, face.want_str, "centre", GROUND.terrains)
        rim = problems.get(face, face.want_strs, "rim", 6, GROUND.terrains, least=6)
        if centre and rim and Counter([centre, *rim]) != ON_A_TILE:
            wanted = "1 field, 1 forest, 1 swamp, 1 mountain, 2 seas and 1 village"
            problems.note(path, f"tile {number} side {side} must have {wanted}", "deus.setup.tile-regions")
        tiles[number, side] = MappingProxyType({"centre": centre, "rim": tuple(rim or ())})
        origins[number, side] = _provenance(face, TILE_PARTS, sources, problems)
    missing = [f"{n} {s}" for n in range(1, MOST_TILES + 1) for s in "AB" if (n, s) not in tiles]
    if missing and "tile" in fields:
        problems.note(f"{name}: tile", f"tile sides are missing: {', '.join(missing)}", "deus.setup.tiles")
    return MappingProxyType(tiles), MappingProxyType(origins)


def _layouts(
    name: str, fields: Fields, tiles: Tiles, sources: Collection[str], problems: Problems
) -> tuple[Layouts, LayoutOrigins]:
    layouts: dict[int, dict[str, Mapping[str, Any]]] = {2: {}, 3: {}, 4: {}}
    origins: dict[int, dict[str, Mapping[str, Provenance]]] = {2: {}, 3: {}, 4: {}}
    sound = not any(".rim" in problem.field or ".centre" in problem.field for problem in problems)
    for index, entry in enumerate(problems.get(fields, fields.want_list, "layout", 6) or ()):
        path = f"{name}: layout[{index}]"
        layout = problems.open(entry, path, ("players", "name", "shape", "village_vp_total", "tiles", "provenance"))
        players = problems.get(layout, layout.want_int, "players", 2, 4) if layout is not None else None
        title = problems.get(layout, layout.want_str, "name", LAYOUTS) if layout is not None else None
        if layout is None or players is None or title is None:
            continue
        total = problems.get(layout, layout.want_int, "village_vp_total", 1, 99)
        placed = problems.get(layout, layout.want_list, "tiles", MOST_TILES)
        board = problems.ask(board_from_layout, {"tiles": placed}, tiles, players, path) if placed and sound else None
        if board is not None and total not in (None, sum(board.village_vp)):
            problem = f"the villages of this board have {sum(board.village_vp)} VP, not {total}"
            problems.note(f"{path}.village_vp_total", problem, "deus.setup.village-vp-amount")
        layouts[players][title] = MappingProxyType({"tiles": placed, "title": f"{players}p-{title}"})
        origins[players][title] = _provenance(layout, LAYOUT_PARTS, sources, problems)
    for players, found in layouts.items():
        if missing := [title for title in LAYOUTS if title not in found]:
            problems.note(f"{name}: layout", f"for {players} players {' and '.join(missing)} missing")
    return _frozen(layouts), _frozen(origins)


def _frozen(table: Mapping[int, dict[str, T]]) -> Mapping[int, Mapping[str, T]]:
    return MappingProxyType({players: MappingProxyType(entries) for players, entries in table.items()})
