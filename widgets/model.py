"""What the models of pages have in common: a language, and one moment for all that changes together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

import traitlets

from gamepkg.text import LANGUAGES, say
from widgets.guard import guarded

T = TypeVar("T")


class Model(traitlets.HasTraits):
    """Views watch ``moment``, which is bumped once after each change, whatever changed.

    A subclass calls `stir` when a trait whose change alone is a change of the page has changed, and says in `fail` how
    the page tells of something that did not work.

    >>> model = Model()
    >>> with model.changing():
    ...     model.stir()
    ...     model.stir()
    >>> model.moment
    1
    """

    language = traitlets.Enum(LANGUAGES, "en")
    moment = traitlets.Int(0)
    failed = traitlets.Bool(False)
    _depth = 0
    _telling = False

    def __init__(self, **traits: Any) -> None:
        self._found: dict[str, Any] = {}
        super().__init__(**traits)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Changes inside reach the views as one moment."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            self.stir()

    def stir(self) -> None:
        """Something has changed; the views are told, unless more is about to change."""
        self._found.clear()
        if not self._depth:
            self.moment += 1

    def once(self, name: str, find: Callable[[], T]) -> T:
        """What ``find()`` finds, found once until the next change."""
        if name not in self._found:
            self._found[name] = find()
        found: T = self._found[name]
        return found

    def watch(self, view: Callable[[], object]) -> None:
        """Call ``view()`` now and after every change; what it raises is reported and stops no other view."""
        view()
        self.observe(guarded(lambda change: view(), self._fail_quietly), "moment")

    def handler_of(self, acts: Mapping[str, Callable[[], object]]) -> Callable[[str], None]:
        """A handler for the words of a page: each word calls its own act, others are ignored."""
        return guarded(lambda word: acts[word]() if word in acts else None, self.fail)

    def fail(self, error: Exception) -> None:
        """Tell that something did not work."""
        raise NotImplementedError

    def _fail_quietly(self, error: Exception) -> None:
        """A view that fails while a failure is told must not set all views going again."""
        if self._telling:
            return
        self._telling = True
        try:
            self.fail(error)
        finally:
            self._telling = False

    def say(self, message: str, /, **values: str | int) -> str:
        """The sentence with this id in the language of the page."""
        return say(message, self.language, **values)
