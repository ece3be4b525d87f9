"""What all forms of the position editor share: the draft they change, and who is told when it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import ipywidgets

from gamepkg import PositionError
from gamepkg.core.game import State
from widgets.guard import guarded
from widgets.panels.parts import labelled
from widgets.panels.position.draft import Draft
from widgets.table import Table

D = TypeVar("D", bound=Draft)


class Workshop(Generic[D]):
    """A draft in the making. Forms watch it; whoever changes the draft calls `changed`."""

    def __init__(self, table: Table, drafts: type[D]) -> None:
        self.table, self.drafts = table, drafts
        self.draft = drafts.of(table.state)
        self.state: State | None = None
        self.problem: PositionError | None = None
        self.touched = False
        self._forms: list[Callable[[], None]] = []
        self._filling = False
        self._check()
        table.observe(guarded(lambda change: self.fill(), table.fail), "language")

    def watch(self, fill: Callable[[], None]) -> None:
        """Call ``fill()`` now, and whenever the draft or the language changed."""
        self._forms.append(fill)
        with self._quiet():
            fill()

    def fill(self) -> None:
        """Let all forms show the draft; a control that is just being filled calls for no more."""
        if self._filling:
            return
        with self._quiet():
            for fill in self._forms:
                fill()

    def take(self, draft: D) -> None:
        """Go on with another draft."""
        self.draft = draft
        self.changed()

    def follow_game(self) -> None:
        """Start from the game on the table as it is now."""
        self.take(self.drafts.of(self.table.state))
        self.touched = False

    def changed(self) -> None:
        """The draft has changed: see whether it is possible, and show it."""
        self.touched = True
        self._check()
        self.fill()

    def _check(self) -> None:
        self.state = self.problem = None
        try:
            self.state = self.draft.read()
        except PositionError as error:
            self.problem = error

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """What is written into controls meanwhile was not typed by anybody."""
        before, self._filling = self._filling, True
        try:
            yield
        finally:
            self._filling = before

    def control(self, control: Any, put: Callable[[Any], None], *css: str) -> Any:
        """The control, its description above it; when somebody changes its value, ``put(value)`` changes the draft."""

        def typed(change: Any) -> None:
            if not self._filling:
                put(change["new"])
                self.changed()

        control.observe(guarded(typed, self.table.fail), "value")
        return labelled(control, *css)

    def number(self, put: Callable[[int], None]) -> ipywidgets.IntText:
        """A field for a whole number; it accepts any, and the position says what is possible."""
        return self.control(ipywidgets.IntText(continuous_update=False), put, "gp-number")
