"""Untrusted data: JSON text bounded in size and depth, and typed getters that name the path of a bad field.

`read_json` makes plain values of a text; `Fields` reads a mapping field by field. Both raise the error class that they
are given, so a hand-made position speaks of a `PositionError` and a saved game of a `RecordError`::

    fields = Fields(data, ("players", "round"))
    round_number = fields.want_int("round", 1, 99, default=1)
    for player in fields.want_maps("players", ("gold", "hand"), most=4):
        gold = player.want_int("gold", 0, 99, default=0)
        hand = player.want_strs("hand", most=40, default=())
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from gamepkg.core.errors import FieldError, PositionError

MAX_BYTES: Final = 4 * 1024 * 1024
MAX_DEPTH: Final = 32
MAX_ITEMS: Final = 400_000
MAX_TEXT: Final = 1000

_REQUIRED: Final[Any] = object()
_TOKENS: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]|,', re.DOTALL)


def read_json(text: str | bytes, error: type[FieldError] = PositionError, name: str = "document") -> Any:
    """The plain values of a JSON text that may come from anybody.

    Refused: more than 4 MiB, nesting deeper than 32, more than 400,000 items, a name twice in one object, NaN and
    infinite numbers, and what is no JSON. ``name`` is the field that the error speaks of.

    >>> read_json('{"gold": 7}')
    {'gold': 7}
    >>> read_json('{"gold": 7, "gold": 8}')
    Traceback (most recent call last):
    gamepkg.core.errors.PositionError: document: the name 'gold' stands twice in one object
    """
    if not isinstance(text, str | bytes):
        raise error(name, f"must be text, not {short(text)}")
    raw = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    if len(raw) > MAX_BYTES:
        raise error(name, f"is {len(raw)} bytes long; at most {MAX_BYTES} are read")
    try:
        plain = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise error(name, f"is not UTF-8 text (byte {problem.start})") from None
    _check_shape(plain, error, name)
    try:
        return json.loads(
            plain, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite, parse_int=_short_int
        )
    except json.JSONDecodeError as problem:
        raise error(name, f"is no JSON: {problem.msg} at line {problem.lineno}, column {problem.colno}") from None
    except ValueError as problem:
        raise error(name, str(problem)) from None


def _check_shape(text: str, error: type[FieldError], name: str) -> None:
    depth = items = 0
    for match in _TOKENS.finditer(text):
        token = match[0]
        if token in "[{":
            depth += 1
            items += 1
            if depth > MAX_DEPTH:
                raise error(name, f"is nested deeper than {MAX_DEPTH} levels")
        elif token in "]}":
            depth -= 1
        elif token == ",":
            items += 1
        if items > MAX_ITEMS:
            raise error(name, f"holds more than {MAX_ITEMS} items")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for key, value in pairs:
        if key in result:
            raise ValueError(f"the name {short(key)} stands twice in one object")
        result[key] = value
    return result


def _no_constant(word: str) -> Any:
    raise ValueError(f"{word} is no number of this format")


def _finite(word: str) -> float:
    number = float(word)
    if not math.isfinite(number):
        raise ValueError(f"the number {short(word)} is too large")
    return number


def _short_int(word: str) -> int:
    if len(word) > 20:
        raise ValueError(f"the number {short(word)} is too large")
    return int(word)


def short(value: object) -> str:
    """A value as an error shows it, never longer than one line.

    >>> short("wood"), len(short("x" * 10_000))
    ("'wood'", 60)
    """
    if isinstance(value, str):
        value = value[:100]
    elif isinstance(value, (list, tuple, dict)):
        return f"a {type(value).__name__} of {len(value)}"
    elif isinstance(value, int) and abs(value) > 10**20:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def closest(word: object, known: Collection[str]) -> str:
    """What an error says about a value that is not one of ``known``.

    >>> closest("glod", ("gold", "wood"))
    "did you mean 'gold'? possible: 'gold', 'wood'"
    """
    words = [str(item) for item in known]
    near = get_close_matches(word[:100], words, 1) if isinstance(word, str) else []
    shown = ", ".join(map(repr, words[:20])) + (", ..." if len(words) > 20 else "")
    return (f"did you mean {near[0]!r}? " if near else "") + f"possible: {shown or 'none'}"


class Fields:
    """The fields of one mapping, read with their types; every error names the path.

    ``known`` lists the keys that may occur (``None``: any), ``path`` is where the mapping stands (``""``: the root).
    ``rule`` is what a value out of its bounds breaks; a value of a wrong kind breaks none.

    >>> Fields({"glod": 7}, ("gold", "wood"))
    Traceback (most recent call last):
    gamepkg.core.errors.PositionError: glod: is unknown; did you mean 'gold'? possible: 'gold', 'wood'
    """

    __slots__ = ("_data", "error", "path", "rule")

    def __init__(
        self,
        data: object,
        known: Collection[str] | None = None,
        path: str = "",
        error: type[FieldError] = PositionError,
        rule: str | None = None,
    ) -> None:
        if not isinstance(data, Mapping):
            raise error(path or "document", f"must be a mapping, not {short(data)}")
        self._data = data
        self.path = path
        self.error = error
        self.rule = rule
        for key in data:
            if not isinstance(key, str):
                raise error(self.at(short(key)), "must be named by a string")
            if known is not None and key not in known:
                raise error(self.at(key), f"is unknown; {closest(key, known)}")

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def at(self, key: str) -> str:
        """The path of a field."""
        key = key if len(key) <= 60 and key.isprintable() else short(key)
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, problem: str, rule: str | None = None) -> FieldError:
        """The error to raise about a field, in the reader's class."""
        return self.error(self.at(key), problem, rule)

    def want(self, key: str, default: Any = _REQUIRED) -> Any:
        """The value as it is; for what is checked elsewhere."""
        if key in self._data:
            return self._data[key]
        if default is _REQUIRED:
            raise self.wrong(key, "is missing")
        return default

    def want_int(self, key: str, low: int, high: int, default: Any = _REQUIRED) -> int:
        """A whole number from ``low`` to ``high``; true and false are none.

        >>> Fields({"gold": -1}, path="players[0]").want_int("gold", 0, 99)
        Traceback (most recent call last):
        gamepkg.core.errors.PositionError: players[0].gold: must be 0 to 99, not -1
        """
        if key not in self._data and default is not _REQUIRED:
            return default  # type: ignore[no-any-return]
        return self._int(self.at(key), self.want(key), low, high)

    def want_bool(self, key: str, default: Any = _REQUIRED) -> bool:
        """True or false."""
        value = self.want(key, default)
        if value is not True and value is not False:
            raise self.wrong(key, f"must be true or false, not {short(value)}")
        return value

    def want_str(
        self, key: str, choices: Collection[str] | None = None, default: Any = _REQUIRED, longest: int = MAX_TEXT
    ) -> str:
        """A printable text of at most ``longest`` characters, one of ``choices`` where given."""
        if key not in self._data and default is not _REQUIRED:
            return default  # type: ignore[no-any-return]
        return self._str(self.at(key), self.want(key), choices, longest)

    def want_list(self, key: str, most: int, default: Any = _REQUIRED, least: int = 0) -> Sequence[Any]:
        """A list of ``least`` to ``most`` entries, these unchecked."""
        value = self.want(key, default)
        if not isinstance(value, (list, tuple)):
            raise self.wrong(key, f"must be a list, not {short(value)}")
        if not least <= len(value) <= most:
            raise self.wrong(key, f"must have {least} to {most} entries, not {len(value)}")
        return value

    def want_ints(
        self, key: str, low: int, high: int, most: int, default: Any = _REQUIRED, least: int = 0
    ) -> list[int]:
        """A list of whole numbers."""
        values = self.want_list(key, most, default, least)
        return [self._int(f"{self.at(key)}[{i}]", value, low, high) for i, value in enumerate(values)]

    def want_strs(
        self,
        key: str,
        most: int,
        choices: Collection[str] | None = None,
        default: Any = _REQUIRED,
        longest: int = MAX_TEXT,
        least: int = 0,
    ) -> list[str]:
        """A list of texts."""
        values = self.want_list(key, most, default, least)
        return [self._str(f"{self.at(key)}[{i}]", value, choices, longest) for i, value in enumerate(values)]

    def want_map(self, key: str, known: Collection[str] | None = None, default: Any = _REQUIRED) -> Fields:
        """A mapping; ``known`` lists its keys, ``None`` allows any."""
        return Fields(self.want(key, default), known, self.at(key), self.error, self.rule)

    def want_maps(
        self, key: str, known: Collection[str] | None, most: int, default: Any = _REQUIRED, least: int = 0
    ) -> list[Fields]:
        """A list of mappings, with paths such as ``players[0]``."""
        values = self.want_list(key, most, default, least)
        return [Fields(value, known, f"{self.at(key)}[{i}]", self.error, self.rule) for i, value in enumerate(values)]

    def int_keys(self, low: int, high: int) -> list[int]:
        """The keys of a mapping named by numbers (``"regions": {"12": ...}``), ascending."""
        for key in self._data:
            if not re.fullmatch(r"0|[1-9][0-9]{0,8}", key) or not low <= int(key) <= high:
                raise self.wrong(key, f"must be named by a number from {low} to {high}", self.rule)
        return sorted(map(int, self._data))

    def _int(self, path: str, value: object, low: int, high: int) -> int:
        if type(value) is not int:
            raise self.error(path, f"must be a whole number, not {short(value)}")
        if not low <= value <= high:
            raise self.error(path, f"must be {low} to {high}, not {short(value)}", self.rule)
        return value

    def _str(self, path: str, value: object, choices: Collection[str] | None, longest: int) -> str:
        if not isinstance(value, str):
            raise self.error(path, f"must be a text, not {short(value)}")
        if choices is not None and value not in choices:
            raise self.error(path, f"cannot be {short(value)}; {closest(value, choices)}", self.rule)
        if len(value) > longest or not value.isprintable():
            raise self.error(path, f"must be at most {longest} printable characters in one line")
        return value
