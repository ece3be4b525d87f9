"""Reading a file of components: every value is checked, and every problem is collected rather than only the first."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

from gamepkg.core.errors import ComponentError
from gamepkg.core.limits import Fields, short
from gamepkg.core.problems import Problem, Problems, digest_of
from gamepkg.stoneage.components import Card, Components, Effect, Provenance, Tile
from gamepkg.stoneage.effect_kinds import BOTTOM, COST, KINDS, POINTS, TOP, Param
from gamepkg.stoneage.names import FACES, ROW, STACK_HEIGHT

LANGUAGES: Final = ("en", "ja")
STATUSES: Final = ("published", "seed", "stand-in")
MOST_BYTES: Final = 1_000_000
MOST_CARDS: Final = 60
MOST_TILES: Final = 60
MOST_PLAYERS: Final = 4
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHARED_RESULTS: Final = ("food", "resource", "points", "tool", "field", "person")
"""What a die for all may give."""


def read(name: str, text: str) -> tuple[Components | None, list[Problem]]:
    """The components in a TOML text and no problems, or ``None`` and all problems. ``name`` is the file's name."""
    problems = Problems()
    if len(text.encode()) > MOST_BYTES:
        return None, [Problem(name, f"must have at most {MOST_BYTES} bytes")]
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return None, [Problem(name, f"is no TOML: {error}")]
    fields = problems.open(data, name, ("set_id", "label", "sources", "dice_for_all", "card", "building"))
    assert fields is not None
    reader = Reader(name, fields, problems)
    sources = reader.read_sources()
    dice = reader.read_dice()
    cards = tuple(reader.read_card(*entry) for entry in reader.entries("card", ROW, MOST_CARDS))
    least = STACK_HEIGHT * MOST_PLAYERS
    tiles = tuple(reader.read_tile(*entry) for entry in reader.entries("building", least, MOST_TILES))
    label = reader.names(fields, "label", 200)
    set_id = problems.get(fields, fields.want_str, "set_id", longest=60)
    if problems:
        return None, problems
    return Components(set_id, label, digest_of(data), sources, cards, tiles, dice), problems


class Reader:
    """Reads the parts of one file and notes what is wrong."""

    def __init__(self, name: str, fields: Fields, problems: Problems) -> None:
        self.name, self.fields, self.problems = name, fields, problems
        self.known: Collection[str] = ()

    def read_sources(self) -> Mapping[str, str]:
        table = self.problems.get(self.fields, self.fields.want_map, "sources")
        if table is None:
            return {}
        self.known = tuple(table)
        return MappingProxyType({key: self.problems.ask(table.want_str, key, longest=300) for key in table})

    def entries(self, key: str, least: int, most: int) -> list[tuple[int, str, object]]:
        """Number, path and value of each entry of a list; their ids must differ."""
        found = self.problems.get(self.fields, self.fields.want_list, key, most, least=least) or ()
        ids = [entry.get("id") if isinstance(entry, Mapping) else None for entry in found]
        for entry_id, count in Counter(entry_id for entry_id in ids if isinstance(entry_id, str)).items():
            if count > 1:
                path = f"{self.name}: {key} {short(entry_id)}.id"
                self.problems.note(path, f"stands {count} times in the file; ids must differ")
        shown = (v if isinstance(v, str) and v.isprintable() and len(v) <= 60 else f"[{i}]" for i, v in enumerate(ids))
        return [(i, f"{self.name}: {key} {label}", found[i]) for i, label in enumerate(shown)]

    def read_card(self, index: int, path: str, entry: object) -> Card:
        fields = self.problems.open(entry, path, ("id", "name", "top", "bottom", "provenance"))
        top, bottom = self.effect(fields, "top", TOP), self.effect(fields, "bottom", BOTTOM)
        return Card(index, self.id(fields), self.names(fields, "name", 60), top, bottom, self.provenance(fields))

    def read_tile(self, index: int, path: str, entry: object) -> Tile:
        fields = self.problems.open(entry, path, ("id", "name", "cost", "points", "provenance"))
        cost, points = self.effect(fields, "cost", COST), self.effect(fields, "points", POINTS)
        if cost.kind and None not in cost.params.values():
            self._check_cost(f"{path}.cost", cost)
        return Tile(index, self.id(fields), self.names(fields, "name", 60), cost, points, self.provenance(fields))

    def _check_cost(self, path: str, cost: Effect) -> None:
        p = cost.params
        if cost.kind == "fixed" and not any(p.values()):
            self.problems.note(path, "must ask for at least one resource", cost.rule)
        if cost.kind == "exact_count_exact_kinds" and p["kinds"] > p["count"]:
            self.problems.note(path, f"{p['count']} resources cannot be of {p['kinds']} kinds", cost.rule)
        if cost.kind == "range_any" and p["min"] > p["max"]:
            self.problems.note(path, "min must not be above max", cost.rule)

    def read_dice(self) -> tuple[Effect, ...]:
        faces = tuple(map(str, range(1, FACES + 1)))
        table = self.problems.get(self.fields, self.fields.want, "dice_for_all")
        path = f"{self.name}: dice_for_all"
        fields = self.problems.open(table, path, (*faces, "provenance")) if table is not None else None
        self.provenance(fields)
        effects = tuple(self.effect(fields, face, TOP) for face in faces)
        for face, effect in zip(faces, effects, strict=True):
            if effect.kind and effect.kind not in SHARED_RESULTS:
                problem = f"cannot be {effect.kind!r}; possible: {', '.join(SHARED_RESULTS)}"
                self.problems.note(f"{path}.{face}.kind", problem, "stoneage.card.dice-for-all-table")
        return effects

    def effect(self, fields: Fields | None, key: str, part: str) -> Effect:
        if fields is None or key not in fields:
            return Effect("", {})
        path = fields.at(key)
        anything: Fields | None = self.problems.ask(Fields, fields.want(key), None, path, ComponentError)
        kinds = tuple(name for name, kind in KINDS.items() if kind.part == part)
        name = self.problems.ask(anything.want_str, "kind", kinds) if anything is not None else None
        if name is None:
            return Effect("", {})
        kind = KINDS[name]
        needed, optional = ((), tuple(kind.params)) if kind.optional else (tuple(kind.params), ())
        opened = self.problems.open(fields.want(key), path, ("kind", *needed), optional)
        return Effect(name, MappingProxyType({key: self.value(opened, key, p) for key, p in kind.params.items()}))

    def value(self, fields: Fields | None, key: str, param: Param) -> Any:
        if fields is None or key not in fields:
            return 0
        if isinstance(param[0], int):
            return self.problems.ask(fields.want_int, key, *param)
        return self.problems.ask(fields.want_str, key, param)

    def id(self, fields: Fields | None) -> str:
        found: str | None = self.problems.get(fields, fields.want_str, "id", longest=40) if fields is not None else None
        if fields is not None and found is not None and not ID.fullmatch(found):
            self.problems.note(fields.at("id"), f"must be small letters, digits and hyphens, not {short(found)}")
        return found or ""

    def names(self, fields: Fields | None, key: str, longest: int) -> Mapping[str, str]:
        table = self.problems.get(fields, fields.want, key) if fields is not None else None
        names = (
            self.problems.open(table, fields.at(key), LANGUAGES) if fields is not None and table is not None else None
        )
        if names is None:
            return {}
        found = {lang: self.problems.get(names, names.want_str, lang, longest=longest) for lang in LANGUAGES}
        for lang, text in found.items():
            if text is not None and not text.strip():
                self.problems.note(names.at(lang), "must not be empty")
        return MappingProxyType(found)

    def provenance(self, fields: Fields | None) -> Provenance:
        if fields is None or "provenance" not in fields:
            return Provenance("")
        table = self.problems.open(fields.want("provenance"), fields.at("provenance"), ("status",), ("source",))
        if table is None:
            return Provenance("")
        status = self.problems.get(table, table.want_str, "status", STATUSES)
        named = self.problems.ask(table.want_strs, "source", 11, self.known, default=()) or ()
        if status == "published" and not named:
            self.problems.note(table.at("source"), "must name at least one of the sources, as the status is published")
        return Provenance(status or "", tuple(named))
