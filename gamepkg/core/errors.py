"""The errors of the library, one tree.

::

    GamepkgError
     ├── OptionError        an option of ``new_game`` is unknown or has an impossible value
     ├── LayoutError        a board cannot be built from this data
     ├── ComponentError     a file of cards and tiles is wrong
     ├── PositionError      a hand-made position is impossible
     ├── NotationError      a line of text is no action
     ├── IllegalAction      an action that is not legal now; carries the reasons
     ├── MatchError         nothing to undo, no such step, ...
     ├── RecordError        a saved game cannot be read or does not replay
     ├── TextError          a sentence is missing or lacks a value
     └── UnknownRule        no rule has this id (a KeyError too)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamepkg.core.types import Reason


class GamepkgError(Exception):
    """The root of all errors that this library raises on purpose."""


class FieldError(GamepkgError):
    """Something is wrong with one named field of some data.

    >>> str(FieldError("gold", "must be 0 or more, not -1", "core.position"))
    'gold: must be 0 or more, not -1 (rule core.position)'
    """

    def __init__(self, field: str, problem: str, rule: str | None = None) -> None:
        self.field = field
        self.problem = problem
        self.rule = rule
        super().__init__(f"{field}: {problem}" + (f" (rule {rule})" if rule else ""))


class OptionError(FieldError):
    """An option of a new game is unknown or has an impossible value."""


class LayoutError(FieldError):
    """A board cannot be built from this data."""


class ComponentError(FieldError):
    """A file of cards and tiles is wrong; ``field`` names file, entry and field."""


class PositionError(FieldError):
    """A position is impossible; ``field`` is a path such as ``players[1].gold``."""


class RecordError(FieldError):
    """A saved game cannot be read, or does not replay.

    ``checkpoint`` is the number of the nearest position that can still be opened, or ``None``.
    """

    def __init__(self, field: str, problem: str, rule: str | None = None, checkpoint: int | None = None) -> None:
        super().__init__(field, problem, rule)
        self.checkpoint = checkpoint


class NotationError(GamepkgError):
    """A line of text is no action; ``place`` is the index of the character where reading failed."""

    def __init__(self, text: str, problem: str, place: int) -> None:
        self.text = text
        self.problem = problem
        self.place = place
        super().__init__(f"{text!r} at {place}: {problem}")


class IllegalAction(GamepkgError):
    """An action is not legal now; ``reasons`` names every rule that it breaks."""

    def __init__(self, action: str, reasons: tuple[Reason, ...]) -> None:
        self.action = action
        self.reasons = reasons
        super().__init__(f"{action}: " + "; ".join(str(reason) for reason in reasons))


class MatchError(GamepkgError):
    """The match cannot do this: nothing to undo, no such step, chance is not awaited."""


class TextError(GamepkgError):
    """A sentence is missing in a language, or lacks a value."""


class UnknownRule(GamepkgError, KeyError):
    """No rule has this id."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""
