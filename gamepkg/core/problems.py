"""Reading a file that a person wrote: every value is checked, and every problem is collected rather than the first."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

from gamepkg.core.errors import ComponentError, FieldError
from gamepkg.core.limits import Fields, closest

P = ParamSpec("P")
T = TypeVar("T")


class Problem(NamedTuple):
    """One thing that is wrong in a file of components: where, what, and the rule that it breaks, if any."""

    field: str
    problem: str
    rule: str | None = None

    def __str__(self) -> str:
        return f"{self.field}: {self.problem}" + (f" (rule {self.rule})" if self.rule else "")


class Problems(list[Problem]):
    """The problems found so far."""

    def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | Any:
        """The result of a call; if it finds a problem, that is noted and the result is ``None``."""
        try:
            return call(*args, **kwargs)
        except FieldError as error:
            self.note(error.field, error.problem, error.rule)
            return None

    def note(self, field: str, problem: str, rule: str | None = None) -> None:
        self.append(Problem(field, problem, rule))

    def open(self, data: object, path: str, needed: Collection[str], optional: Collection[str] = ()) -> Fields | None:
        """The fields of a mapping; what is missing and what is unknown is noted."""
        fields: Fields | None = self.ask(Fields, data, None, path, ComponentError)
        if fields is not None:
            for key in needed:
                if key not in fields:
                    self.note(fields.at(key), "is missing")
            for key in fields:
                if key not in needed and key not in optional:
                    self.note(fields.at(key), f"is unknown; {closest(key, (*needed, *optional))}")
        return fields

    def get(self, fields: Fields | None, call: Callable[P, T], key: str, *args: Any, **kwargs: Any) -> T | Any:
        """`ask`, but silent about a key that is missing, which `open` has noted."""
        if fields is None or (key not in fields and "default" not in kwargs):
            return None
        return self.ask(call, key, *args, **kwargs)  # type: ignore[arg-type]


def read_text(path: Path | str) -> tuple[str, str]:
    """Name and content of a file of components; `ComponentError` if it cannot be read."""
    try:
        return str(path), Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise ComponentError(str(path), f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ComponentError(str(path), f"is not UTF-8 text (byte {error.start})") from None
    except (TypeError, ValueError):
        raise ComponentError("components", "is not the path of a file") from None


def first_error(problems: list[Problem]) -> ComponentError:
    """The first problem as an error; it tells how many more there are."""
    more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return ComponentError(problems[0].field, problems[0].problem + more, problems[0].rule)


def digest_of(data: Mapping[str, Any]) -> str:
    """The sha256 of some data as canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
