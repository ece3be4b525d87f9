"""What the states of all games do in the same way: ids and text of actions, checked steps, options, words of the log.

Not a base class of games but one shared half: the other half, the position, brings the slots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from gamepkg.core.errors import IllegalAction
from gamepkg.core.event import Vocabulary
from gamepkg.core.types import Action

if TYPE_CHECKING:
    from gamepkg.core.types import Reason


class Playing:
    """The half of a state that is the same in every game; it leans on the table of the game and on the rest."""

    __slots__ = ()

    table: Any
    options_: tuple[tuple[str, object], ...]

    if TYPE_CHECKING:  # what the other half and the game bring

        def legal(self) -> list[int]: ...
        def why_not(self, action: int) -> tuple[Reason, ...]: ...
        def play_legal(self, action: int) -> None: ...
        def copy(self) -> Self: ...

    @property
    def players(self) -> int:
        """How many play."""
        players: int = self.table.players
        return players

    @property
    def actions(self) -> Sequence[Action]:
        """All player actions by id, whether legal or not."""
        actions: Sequence[Action] = self.table.ids.actions
        return actions

    def action(self, number: int) -> Action:
        """The action or outcome with this id."""
        action: Action = self.table.ids.action(number)
        return action

    def parse(self, text: str) -> int:
        """The id of a line of text; `NotationError` with the place for anything else."""
        number: int = self.table.ids.parse(text)
        return number

    def format(self, action: int) -> str:
        """The text of an action or outcome."""
        text: str = self.table.ids.format(action)
        return text

    def apply(self, action: int) -> None:
        """Carry out an action in place and go on to the next decision; `IllegalAction` if it is not legal."""
        if action not in self.legal():
            raise IllegalAction(self.format(action), self.why_not(action))
        self.play_legal(action)

    def after(self, action: int) -> Self:
        """A copy with the action carried out."""
        new = self.copy()
        new.apply(action)
        return new

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the log."""
        words: Vocabulary = self.table.vocabulary
        return words

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the game, defaults filled in."""
        return dict(self.options_)
