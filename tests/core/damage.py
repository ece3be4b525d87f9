"""Ways to damage a document."""

from __future__ import annotations

from typing import Any

STRANGE: tuple[Any, ...] = (None, True, -1, 0, 1, 2**80, 1.5, "", "add 1", "\ud800", [], [[]], {}, {"a": 1})


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container of a document with each of its keys."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    here = [(value, key) for key in keys]
    return here + [place for key in keys if isinstance(value[key], (dict, list)) for place in places(value[key])]
