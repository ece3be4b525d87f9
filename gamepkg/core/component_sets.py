"""The sets of cards and tiles of a game: the one of its package, and those in files."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final, Generic, TypeVar

from gamepkg.core.errors import ComponentError
from gamepkg.core.problems import Problem, first_error, read_text

DEFAULT_FILE: Final = "components.toml"

C = TypeVar("C")


class ComponentSets(Generic[C]):
    """Reads the sets of a game with ``read`` of its module ``component_file``, which is loaded when it is needed.

    >>> ComponentSets("stoneage").check()
    []
    """

    def __init__(self, game: str) -> None:
        self._package = f"gamepkg.{game}"
        self._text = lru_cache(maxsize=1)(self._default_text)
        self._parsed = lru_cache(maxsize=8)(self._parse)

    def load(self, path: Path | str | None = None) -> C:
        """The set in a file, or the one that comes with the package; each content is read once.

        Raises `ComponentError` with the first problem, which names file, entry and field.
        """
        return self._parsed(*self._named(path))

    def check(self, path: Path | str | None = None) -> list[Problem]:
        """All problems of a file of components, in the order of the file; none if it can be played with."""
        try:
            name, text = self._named(path)
        except ComponentError as error:
            return [Problem(error.field, error.problem)]
        return self._read(name, text)[1]

    def _named(self, path: Path | str | None) -> tuple[str, str]:
        return (DEFAULT_FILE, self._text()) if path is None else read_text(path)

    def _default_text(self) -> str:
        return files(self._package).joinpath(DEFAULT_FILE).read_text("utf-8")

    def _parse(self, name: str, text: str) -> C:
        components, problems = self._read(name, text)
        if components is None:
            raise first_error(problems)
        return components

    def _read(self, name: str, text: str) -> tuple[C | None, list[Problem]]:
        found: tuple[C | None, list[Problem]] = import_module(f"{self._package}.component_file").read(name, text)
        return found
