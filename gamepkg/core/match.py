"""A match: a game being played, with everything that can be taken back, seen again, branched off and saved.

>>> from gamepkg import Match
>>> match = Match("deus", players=2, seed=7)
>>> events = match.play(match.state.legal()[0])
>>> match.undo()
>>> match.cursor <= len(match.steps)
True
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from gamepkg.core.chance import stream
from gamepkg.core.errors import IllegalAction, MatchError, OptionError, RecordError
from gamepkg.core.event import Event
from gamepkg.core.history import History, Step
from gamepkg.core.journal import Journal
from gamepkg.core.limits import closest, read_json, short
from gamepkg.core.record import CHANCE_MODES, Record, read_file, to_text, write_file
from gamepkg.core.registry import check_seed, new_game
from gamepkg.core.replay import open_checkpoint, record_of, replay, salvaged
from gamepkg.core.types import CHANCE, Outcome, Reason

if TYPE_CHECKING:
    from gamepkg.core.game import State


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do, forced steps carried on until somebody decides, chance interrupts or the game ends.

    ``points`` is what each seat would gain; ``chance`` says that dice or a draw come next, so that more is open.
    """

    events: tuple[Event, ...]
    state_after: State
    points: tuple[int, ...]
    chance: bool


class Match:
    """A game in play.

    ``chance="auto"`` plays dice and draws, ``"ask"`` stops for them: `play` an outcome or `roll`. With ``auto`` a step
    to which there is no alternative is played by itself. Other keywords are options of the game.
    Each draw depends on the seed and the chance decisions before it only: undo and the same moves give the same dice.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        seed: int = 0,
        chance: str = "auto",
        auto: bool = True,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self._begin(History(new_game(game, players, seed, **options)), seed, chance, auto, seats)
        self.carry_on()

    @classmethod
    def from_state(
        cls, state: State, *, seed: int = 0, chance: str = "auto", auto: bool = True, seats: Sequence[str] = ()
    ) -> Self:
        """A match that goes on from any position, which stays as it is."""
        match = cls._of(History(state), seed, chance, auto, seats)
        match.carry_on()
        return match

    @classmethod
    def from_record(
        cls,
        data: object,
        *,
        salvage: bool = False,
        checkpoint: int | None = None,
        components: str | os.PathLike[str] | None = None,
    ) -> Self:
        """The match of a document as `to_record` gives it, every step verified.

        ``salvage``: where something fails, open the game at the last good checkpoint before it.
        ``checkpoint``: start from this checkpoint as a position of its own, whatever the steps say.
        ``components``: the file of cards and tiles, if the game was played with one of its own; a record names none.
        Raises `RecordError` naming the field, step and rule.
        """
        record = Record.from_dict(data, None if components is None else os.fspath(components))
        if checkpoint is not None:
            history = History(open_checkpoint(record, checkpoint))
        elif salvage:
            history = salvaged(record)
        else:
            history = replay(record)
            history.goto(record.cursor)
        return cls._of(history, record.seed, record.chance, record.auto, record.seats)

    @classmethod
    def load(cls, path: str | os.PathLike[str], **how: Any) -> Self:
        """The match of a file; the keywords are those of `from_record`."""
        return cls.from_record(read_file(path), **how)

    @classmethod
    def from_json(cls, text: str | bytes, **how: Any) -> Self:
        """The match of a text that a visitor hands in; the keywords are those of `from_record`."""
        return cls.from_record(read_json(text, RecordError, "record"), **how)

    @classmethod
    def _of(cls, history: History, seed: int, chance: str, auto: bool, seats: Sequence[str]) -> Self:
        match = object.__new__(cls)
        match._begin(history, seed, chance, auto, seats)
        return match

    def _begin(self, history: History, seed: int, chance: str, auto: bool, seats: Sequence[str]) -> None:
        if chance not in CHANCE_MODES:
            raise OptionError("chance", f"cannot be {short(chance)}; {closest(chance, CHANCE_MODES)}")
        players = history.state.players
        if seats and len(seats) != players:
            raise OptionError("seats", f"must name {players} players, not {len(seats)}")
        self._history = history
        self.seed = check_seed(seed)
        self.chance = chance
        self.auto = auto
        self.seats = tuple(seats) or tuple(f"seat {seat}" for seat in range(players))
        self._redrawn = {history.chance_path(step.index): step.replaced for step in history.steps if step.replaced}

    def __repr__(self) -> str:
        state = self.state
        where = f"position {self.cursor} of {len(self.steps)}"
        return f"<Match {state.game}: {state.players} players, round {state.round}, {where}>"

    # ------------------------------------------------------------------ reading

    @property
    def state(self) -> State:
        """The live position. Read it freely; for a what-if use ``state.copy()``, ``state.after()`` or `preview`."""
        return self._history.state

    @property
    def cursor(self) -> int:
        """How many steps lead to `state`."""
        return self._history.cursor

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, those that were undone included."""
        return tuple(self._history.steps)

    @property
    def journal(self) -> Journal:
        """The events up to now."""
        history = self._history
        return Journal.read(self.state.vocabulary, history.log, history.steps[: history.cursor])

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game, defaults filled in."""
        return dict(self.state.options)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, ``None`` while it goes on."""
        return self.state.outcome

    def position(self, number: int) -> State:
        """A copy of any position, from 0 to the number of steps; the match stays where it is."""
        return self._history.position(number)

    def preview(self, action: str | int) -> Preview:
        """What an action would do; raises as `play` does, and changes nothing."""
        number = self._resolve(action)
        state = self.state.copy()
        state.log = list(self._history.log)
        before = state.points()
        while True:
            state.apply(number)
            legal = state.legal() if state.to_move not in (None, CHANCE) else []
            if not self.auto or len(legal) != 1:
                break
            number = legal[0]
        journal = Journal.read(state.vocabulary, state.log, ())
        gains = tuple(after - points for after, points in zip(state.points(), before, strict=True))
        return Preview(journal.events[len(self._history.log) :], state, gains, state.to_move == CHANCE)

    # ------------------------------------------------------------------ playing

    def play(self, action: str | int, seat: int | None = None) -> list[Event]:
        """Play a step, given as text or id, and the automatic ones behind it; the events of all of them.

        ``seat`` says who plays it, at a table that several share: core.turn refuses a seat that is not asked.
        Steps that were undone before are forgotten. Raises `NotationError` for text that is no action, and
        `IllegalAction` with every broken rule for one that is not legal now; the match is then as it was.
        """
        if seat is not None:
            self._check_turn(action, seat)
        number = self._resolve(action)
        first = len(self._history.log)
        self._history.take(number, automatic=False)
        self.carry_on()
        return self._events(first)

    def carry_on(self) -> list[Event]:
        """Play the automatic steps that wait at this position; `play` does it by itself, `goto` does not."""
        first = len(self._history.log)
        while self.state.to_move is not None:
            if self.state.to_move == CHANCE:
                if self.chance != "auto":
                    break
                self._draw()
            else:
                legal = self.state.legal() if self.auto else []
                if len(legal) != 1:
                    break
                self._history.take(legal[0], automatic=True)
        return self._events(first)

    def roll(self) -> list[Event]:
        """Let chance decide now, and play the automatic steps behind it; for matches that stop for chance."""
        if self.state.to_move != CHANCE:
            raise MatchError("chance is not awaited now")
        first = len(self._history.log)
        self._draw()
        self.carry_on()
        return self._events(first)

    def reroll(self) -> list[Event]:
        """Draw the last chance step again, openly: what was drawn before stays in the step's ``replaced``.

        The steps behind it are forgotten. Raises `MatchError` when there was none.
        """
        history = self._history
        last = self._last(lambda step: step.chance)
        if last is None:
            raise MatchError("no chance step to draw again")
        history.goto(last.index)
        self._redrawn[history.chance_path(last.index)] = (*last.replaced, last.text)
        return self.roll()

    def _draw(self) -> None:
        path = self._history.chance_path(self.cursor)
        replaced = self._redrawn.get(path, ())
        rng = stream(self.seed, "chance", (*path, f"#{len(replaced)}"))
        self._history.take(self.state.draw(rng), automatic=True, replaced=replaced)

    def _resolve(self, action: str | int) -> int:
        state = self.state
        number = state.parse(action) if isinstance(action, str) else action
        text = state.format(number)
        if number not in state.legal():
            raise IllegalAction(text, state.why_not(number))
        return number

    def _check_turn(self, action: str | int, seat: int) -> None:
        state = self.state
        if not isinstance(seat, int) or not 0 <= seat < state.players:
            raise MatchError(f"there is no seat {short(seat)}: the seats are 0 to {state.players - 1}")
        if seat != state.to_move:
            text = state.format(state.parse(action) if isinstance(action, str) else action)
            raise IllegalAction(text, (Reason("core.turn", {"seat": seat}),))

    def _events(self, first: int) -> list[Event]:
        read = self.state.vocabulary.read
        log = self._history.log
        return [read(index, log[index]) for index in range(first, len(log))]

    # ------------------------------------------------------------------ moving

    def undo(self) -> None:
        """Back to the last decision of a person; automatic steps behind it go with it. `redo` brings them again."""
        last = self._last(lambda step: not step.automatic)
        if last is None:
            raise MatchError("there is nothing to undo")
        self._history.goto(last.index)

    def redo(self) -> list[Event]:
        """Forward over the next decision and the automatic steps behind it; their events."""
        steps = self._history.steps
        if self.cursor == len(steps):
            raise MatchError("there is nothing to redo")
        first = len(self._history.log)
        goal = self.cursor + 1
        while goal < len(steps) and steps[goal].automatic:
            goal += 1
        self._history.goto(goal)
        return self._events(first)

    def goto(self, position: int) -> None:
        """Show any position, also one between automatic steps; nothing is played or forgotten."""
        self._history.goto(position)

    def cancel(self) -> None:
        """Back to the start of the current gesture: of the turn whose small steps are being made.

        Raises `MatchError` when no step of it was made yet, and when chance came between.
        """
        start = None if self.state.gesture_start else self._last(lambda step: step.opens)
        if start is None:
            raise MatchError("there is no gesture to cancel")
        if any(step.chance for step in self._history.steps[start.index : self.cursor]):
            raise MatchError("chance has decided since the gesture began")
        self._history.goto(start.index)

    def branch(self) -> Self:
        """An independent match with the same past, to try something out."""
        other = self._of(self._history.copy(), self.seed, self.chance, self.auto, self.seats)
        other._redrawn = dict(self._redrawn)
        return other

    def _last(self, wanted: Callable[[Step], bool]) -> Step | None:
        return next((step for step in reversed(self._history.steps[: self.cursor]) if wanted(step)), None)

    # ------------------------------------------------------------------ saving

    def to_record(self) -> dict[str, Any]:
        """The document of this match as plain JSON values (docs/records.md)."""
        record = record_of(self._history, seats=self.seats, seed=self.seed, chance=self.chance, auto=self.auto)
        return record.to_dict()

    def to_json(self) -> str:
        """The text of `save`, for a page that offers it as a download."""
        return to_text(self.to_record())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file, whole or not at all."""
        write_file(path, self.to_record())
