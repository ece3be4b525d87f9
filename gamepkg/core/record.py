"""The document of a saved game: its fields as typed values, read with suspicion, written whole (docs/records.md)."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from gamepkg.core.errors import RecordError
from gamepkg.core.limits import MAX_BYTES, Fields, read_json, short
from gamepkg.core.registry import MAX_SEED, MODULES

FORMAT: Final = "gamepkg-record"
FORMAT_VERSION: Final = 1
CHANCE_MODES: Final = ("auto", "ask")
AUTOMATIC: Final = "* "
"""Stands before the text of a step that was forced, or drawn by the match."""

MAX_STEPS: Final = 20_000
MAX_CHECKPOINTS: Final = 2_000
_FIELDS: Final = (
    "format", "format_version", "game", "rules_version", "players", "seats", "seed", "chance", "auto", "options",
    "components", "cursor", "steps", "rerolls", "result", "checkpoints",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """One step of a record; ``replaced`` lists outcomes that were drawn before and openly drawn again."""

    text: str
    automatic: bool
    replaced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The position after ``step`` steps, with the sha256 of its canonical JSON."""

    step: int
    sha256: str
    position: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """All that a saved game holds, as typed values.

    ``component_file`` is where this machine keeps the cards and tiles (``None``: in the package); it is never saved.
    """

    game: str
    rules_version: str
    players: int
    seats: tuple[str, ...]
    seed: int
    chance: str
    auto: bool
    options: Mapping[str, Any]
    components: tuple[str, str]
    cursor: int
    lines: tuple[Line, ...]
    result: Mapping[str, Any] | None
    checkpoints: tuple[Checkpoint, ...]
    component_file: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """The document as plain JSON values."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "seats": list(self.seats),
            "seed": self.seed,
            "chance": self.chance,
            "auto": self.auto,
            "options": dict(self.options),
            "components": {"id": self.components[0], "sha256": self.components[1]},
            "cursor": self.cursor,
            "steps": [AUTOMATIC * line.automatic + line.text for line in self.lines],
            "rerolls": [
                {"step": step, "replaced": list(line.replaced)} for step, line in enumerate(self.lines) if line.replaced
            ],
            "result": self.result,
            "checkpoints": [
                {"step": mark.step, "sha256": mark.sha256, "position": mark.position} for mark in self.checkpoints
            ],
        }

    @classmethod
    def from_dict(cls, data: object, component_file: str | None = None) -> Record:
        """The record of plain values; `RecordError` names the field that is wrong. Nothing is replayed yet."""
        if not isinstance(data, Mapping) or "format" not in data:
            raise RecordError("record", f"is not a saved game: it does not say that its format is {FORMAT!r}")
        fields = Fields(data, _FIELDS, error=RecordError)
        fields.want_str("format", (FORMAT,))
        fields.want_int("format_version", FORMAT_VERSION, FORMAT_VERSION)
        components = fields.want_map("components", ("id", "sha256"))
        lines = _read_lines(fields)
        players = fields.want_int("players", 1, 10)
        return cls(
            game=fields.want_str("game", MODULES),
            rules_version=fields.want_str("rules_version", longest=100),
            players=players,
            seats=tuple(fields.want_strs("seats", players, longest=100, least=players)),
            seed=fields.want_int("seed", -MAX_SEED, MAX_SEED),
            chance=fields.want_str("chance", CHANCE_MODES),
            auto=fields.want_bool("auto"),
            options=_plain(fields, "options"),
            components=(components.want_str("id", longest=200), components.want_str("sha256", longest=64)),
            cursor=fields.want_int("cursor", 0, len(lines)),
            lines=lines,
            result=None if fields.want("result", None) is None else _plain(fields, "result"),
            checkpoints=_read_checkpoints(fields, len(lines)),
            component_file=component_file,
        )


def _plain(fields: Fields, key: str) -> dict[str, Any]:
    fields.want_map(key)
    value: dict[str, Any] = dict(fields.want(key))
    try:
        digest(value)
    except (TypeError, ValueError, RecursionError):
        raise fields.wrong(key, "must hold plain JSON values only") from None
    return value


def _read_lines(fields: Fields) -> tuple[Line, ...]:
    texts = fields.want_strs("steps", MAX_STEPS, longest=200)
    replaced: dict[int, tuple[str, ...]] = {}
    for note in fields.want_maps("rerolls", ("step", "replaced"), MAX_STEPS, default=()):
        step = note.want_int("step", 0, len(texts) - 1)
        replaced[step] = tuple(note.want_strs("replaced", 1000, longest=200, least=1))
    return tuple(
        Line(text.removeprefix(AUTOMATIC), text.startswith(AUTOMATIC), replaced.get(step, ()))
        for step, text in enumerate(texts)
    )


def _read_checkpoints(fields: Fields, steps: int) -> tuple[Checkpoint, ...]:
    marks: list[Checkpoint] = []
    for mark in fields.want_maps("checkpoints", ("step", "sha256", "position"), MAX_CHECKPOINTS, least=1):
        low, high = (marks[-1].step + 1, steps) if marks else (0, 0)
        step = mark.want_int("step", low, high)
        marks.append(Checkpoint(step, mark.want_str("sha256", longest=64), _plain(mark, "position")))
    return tuple(marks)


def digest(position: Mapping[str, Any]) -> str:
    """The sha256 of a position's canonical JSON: sorted names, no spaces, UTF-8.

    >>> digest({"b": 1, "a": [2]}) == sha256(b'{"a":[2],"b":1}').hexdigest()
    True
    """
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def read_file(path: str | os.PathLike[str]) -> Any:
    """The JSON values of a file that may come from anybody; `RecordError` when it cannot be read."""
    target = _path(path)
    name = target.name
    try:
        with open(target, "rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as problem:
        raise RecordError(name, f"cannot be read: {problem.strerror}") from None
    return read_json(raw, RecordError, name)


def write_file(path: str | os.PathLike[str], document: Mapping[str, Any]) -> None:
    """Write a document whole or not at all: a new file takes the place of the old one in one go."""
    target = _path(path)
    raw = to_text(document).encode()
    if len(raw) > MAX_BYTES:
        raise RecordError(target.name, f"would be {len(raw)} bytes long; at most {MAX_BYTES} can be read again")
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        with open(part, "xb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, target)
    except OSError as problem:
        raise RecordError(target.name, f"cannot be written: {problem.strerror}") from None
    finally:
        with suppress(OSError):
            part.unlink()


def _path(path: str | os.PathLike[str]) -> Path:
    try:
        target = Path(path)
        os.fsencode(target)
    except (TypeError, ValueError):
        target = Path()
    if not target.name or "\0" in target.name:
        raise RecordError("path", f"must be the path of a file, not {short(path)}")
    return target


def to_text(document: Mapping[str, Any]) -> str:
    """The JSON text of a document: a line for each field, each step and each checkpoint.

    >>> print(to_text({"game": "deus", "steps": ["place 12", "* deal market"]}), end="")
    {
    "game": "deus",
    "steps": [
     "place 12",
     "* deal market"
    ]
    }
    """
    lines = ",\n".join(f"{_json(key)}: {_block(value)}" for key, value in document.items())
    return f"{{\n{lines}\n}}\n"


def _block(value: Any) -> str:
    if isinstance(value, list) and value:
        return "[\n " + ",\n ".join(map(_json, value)) + "\n]"
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
