"""The steps of a game and the positions between them.

Position ``n`` stands after ``n`` steps. The history keeps copies of some positions and goes back by applying steps
to the nearest copy before; the log follows, so it always ends at the position that is looked at.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from gamepkg.core.errors import MatchError
from gamepkg.core.event import RawEvent
from gamepkg.core.limits import short
from gamepkg.core.types import CHANCE

if TYPE_CHECKING:
    from gamepkg.core.game import State

SNAPSHOT_EVERY: Final = 8


@dataclass(frozen=True, slots=True)
class Step:
    """One step that was made: by a player, or by chance where ``player`` is ``CHANCE``.

    ``index`` is the position it was made in, ``first_event`` the index of its first event, ``round`` the round it
    belongs to. ``automatic`` steps were forced, or drawn by the match. ``opens`` says that a gesture began with it.
    ``audience`` is a bitmask of the seats that may know it, -1 for everybody. ``replaced`` lists the outcomes that were
    drawn here before and openly drawn again.
    """

    index: int
    action: int
    text: str
    player: int
    automatic: bool
    first_event: int
    round: int
    opens: bool
    audience: int
    replaced: tuple[str, ...] = ()

    @property
    def chance(self) -> bool:
        """Whether dice or a draw decided."""
        return self.player == CHANCE


class History:
    """A starting position and the steps since; ``cursor`` is the position that ``state`` shows."""

    __slots__ = ("_snapshots", "cursor", "log", "state", "steps")

    def __init__(self, start: State) -> None:
        self.steps: list[Step] = []
        self.cursor = 0
        self.log: list[RawEvent] = []
        self.state = start.copy()
        self.state.start_log(self.log)
        # a position without a log, and the length of the log there
        self._snapshots: dict[int, tuple[State, int]] = {0: (_quiet_copy(self.state), 0)}

    def take(self, action: int, automatic: bool, replaced: tuple[str, ...] = ()) -> Step:
        """Apply a legal action; steps after the cursor are forgotten."""
        state = self.state
        player = state.to_move
        if player is None:
            raise MatchError("the game is over")
        self.forget_tail()
        step = Step(
            index=self.cursor,
            action=action,
            text=state.format(action),
            player=player,
            automatic=automatic,
            first_event=len(self.log),
            round=state.round,
            opens=state.gesture_start,
            audience=state.audience(action),
            replaced=replaced,
        )
        try:
            state.apply(action)
        except BaseException:
            self.goto(self.cursor)
            raise
        self.steps.append(step)
        self.cursor += 1
        if self.cursor % SNAPSHOT_EVERY == 0 or state.round != step.round:
            self._snapshots[self.cursor] = (_quiet_copy(state), len(self.log))
        return step

    def goto(self, position: int) -> None:
        """Show any position from 0 to the number of steps; the position of the cursor is built anew."""
        self._check(position)
        if position <= self.cursor:
            self._rewind(self._nearest(position))
        for step in self.steps[self.cursor : position]:
            self.state.apply(step.action)
        self.cursor = position

    def forget_tail(self) -> None:
        """Drop the steps after the cursor."""
        if self.cursor < len(self.steps):
            del self.steps[self.cursor :]
            self._snapshots = {at: saved for at, saved in self._snapshots.items() if at <= self.cursor}

    def position(self, number: int) -> State:
        """A copy of any position, without a log; the cursor stays."""
        self._check(number)
        nearest = self._nearest(number)
        state = self._snapshots[nearest][0].copy()
        for step in self.steps[nearest:number]:
            state.apply(step.action)
        return state

    def new_rounds(self) -> list[int]:
        """The positions with which a new round begins."""
        rounds = [step.round for step in self.steps]
        return [n for n in range(1, len(rounds)) if rounds[n] != rounds[n - 1]]

    def chance_path(self, position: int) -> tuple[str, ...]:
        """The chance decisions before a position, which name the stream of the next one."""
        return tuple(f"{step.text} #{len(step.replaced)}" for step in self.steps[:position] if step.chance)

    def copy(self) -> Self:
        """An independent history with the same past."""
        other = object.__new__(type(self))
        other.steps = self.steps.copy()
        other.cursor = self.cursor
        other.log = self.log.copy()
        other._snapshots = self._snapshots.copy()
        other.state = self.state.copy()
        other.state.log = other.log
        return other

    def _check(self, position: int) -> None:
        if not isinstance(position, int) or not 0 <= position <= len(self.steps):
            raise MatchError(f"there is no position {short(position)}: the positions are 0 to {len(self.steps)}")

    def _nearest(self, position: int) -> int:
        places = sorted(self._snapshots)
        return places[bisect_right(places, position) - 1]

    def _rewind(self, place: int) -> None:
        saved, events = self._snapshots[place]
        del self.log[events:]
        self.cursor = place
        self.state.log = None
        self.state = saved.copy()
        self.state.log = self.log


def _quiet_copy(state: State) -> State:
    copy = state.copy()
    copy.log = None
    return copy
