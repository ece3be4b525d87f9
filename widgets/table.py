"""The model of a page: the match, and what the person at the page looks at, tries and is told.

Views watch a `Table` and call its methods; no view knows another. Nothing here draws.

>>> from gamepkg import Match
>>> table = Table(Match("deus", players=3, seed=7))
>>> table.command("offer 99")
>>> table.message
'offer: “99” does not fit here. Try for example “build production-cooperative-stone”.'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import traitlets

from gamepkg import CHANCE, Match
from gamepkg.core.errors import GamepkgError, IllegalAction, MatchError, NotationError
from gamepkg.core.event import Event
from gamepkg.core.journal import Journal
from gamepkg.core.types import Action, Reason
from gamepkg.text.telling import Telling, telling
from widgets import trying
from widgets.model import Model
from widgets.strides import Strides
from widgets.trying import Outlook, Refusal

TOLD: Final = (
    "language", "viewer", "cover", "evidence", "rule_requested", "selected", "plan", "message", "focus",
)  # fmt: skip
"""The traits whose change alone is a change of the page."""

FOUND_ONCE: Final = ("targets", "journal", "gesture")
"""What a table works out once for a position."""


class Table(Model):
    """The one model that all views of a page share.

    - ``match``; ``revision`` is bumped whenever the position that is shown changes
    - ``language``: "en" or "ja"
    - ``viewer``: the seat whose hidden things are shown, ``None`` while they are covered; ``cover`` asks each player
      to uncover the hand when the turn passes
    - ``selected``: the id of the action that is previewed; ``plan``: in its place, the steps of a whole gesture
    - ``refusal``: the try that was refused
    - ``evidence``: regions lit by a line of the score or the journal, each with a short text
    - ``focus``: a region that was clicked only to be looked at
    - ``message``: what the page says; ``failed`` that it tells of a mistake of ours
    - ``looking``: an earlier position is only looked at, nothing can be played
    - ``rule_requested``: the id of a rule to open
    """

    match: Any = traitlets.Any()
    revision = traitlets.Int(0)
    viewer = traitlets.Int(None, allow_none=True)
    cover = traitlets.Bool(False)
    selected = traitlets.Int(None, allow_none=True)
    plan: Any = traitlets.Tuple()
    refusal: Any = traitlets.Any(None)
    evidence: Any = traitlets.Dict()
    focus = traitlets.Int(None, allow_none=True)
    message = traitlets.Unicode("")
    looking = traitlets.Bool(False)
    rule_requested = traitlets.Unicode("")

    def __init__(self, match: Match, language: str = "en") -> None:
        super().__init__(match=match, language=language)
        self._strides = Strides()
        self._now = match.cursor
        self.viewer = self._first_viewer()

    # ------------------------------------------------------------------ changes

    @traitlets.observe(*TOLD)
    def _stir(self, change: object) -> None:
        self.stir()

    @traitlets.observe("viewer", "cover")
    def _seen_by_another(self, change: object) -> None:
        self.__dict__.pop("journal", None)

    def _moved(self) -> None:
        """The position that is shown is another one: what belonged to the old one goes."""
        for name in FOUND_ONCE:
            self.__dict__.pop(name, None)
        self.clear()
        if not self.looking:
            self._now = self.match.cursor
        seat = self._deciding()
        if not self.looking and seat is not None:
            self.viewer = seat if not self.cover or self.viewer == seat else None
        self.revision += 1

    def _deciding(self) -> int | None:
        """The seat that decides, also while chance decides for it."""
        seat: int | None = self.match.state.to_move
        return self.seat if seat == CHANCE else seat

    def _first_viewer(self) -> int:
        """Who looks at a match that is opened, perhaps one that is over."""
        deciding = self._deciding()
        return self.seat if deciding is None else deciding

    @cached_property
    def journal(self) -> Journal:
        """What happened, as far as the viewer may know; to everybody everything where nothing is covered."""
        journal: Journal = self.match.journal
        return journal.for_seat(self.viewer) if self.secretive else journal

    @property
    def secretive(self) -> bool:
        """Whether the viewer is told only what that seat knows."""
        return self.cover or self.telling.SECRET

    # ------------------------------------------------------------------ saying

    def tell(self, message: str, /, **values: str | int) -> None:
        """Show the sentence with this id as the message of the page."""
        self.message = self.say(message, **values)

    def fail(self, error: Exception) -> None:
        """Tell that something did not work; the match is as it was."""
        with self.changing():
            self.failed = not isinstance(error, GamepkgError)
            self.message = self.say("explore-failed") if self.failed else str(error)

    # ------------------------------------------------------------------ trying

    @property
    def state(self) -> Any:
        """The position that is shown."""
        return self.match.state

    @property
    def telling(self) -> Telling:
        """The words and pictures of the game."""
        return telling(self.state.game)

    @property
    def seat(self) -> int:
        """The seat whose turn it is, also while chance decides for it and when the game is over."""
        seat: int = self.match.state.seat
        return seat

    @property
    def open(self) -> bool:
        """Whether something can be played: the game goes on, and no earlier position is looked at."""
        return self.state.to_move is not None and not self.looking

    @property
    def covered(self) -> bool:
        """Whether the player whose turn it is has not uncovered the hand yet."""
        return self.cover and self.open and self.viewer != self.seat

    def legal(self) -> list[int]:
        """The ids of what may be done now; none while an earlier position is looked at."""
        return self.state.legal() if self.open else []

    def action(self, number: int) -> Action:
        """The action or outcome of an id."""
        found: Action = self.state.action(number)
        return found

    @cached_property
    def targets(self) -> Mapping[int, int]:
        """The regions that a click may mean now, each with its price."""
        return trying.targets_of(self.state, self.legal())

    def click(self, region: int) -> None:
        """A click on a region: the first previews what it means now, the second does it; an illegal one is refused.

        It means an action or a whole gesture. Where the decision is about no region, and while the hand is covered, the
        region is only looked at. What is no region is ignored; pages are not trusted.
        """
        if region not in self.telling.regions(self.state):
            return
        asked = self.open and not self.covered
        number = self.telling.meant(self.state, region, self.selected) if asked else None
        gesture = self.telling.gesture(self.state, region) if asked and number is None else None
        if number is not None and number == self.selected:
            self.commit()
        elif number is not None:
            self.preview(number)
        elif gesture is not None and gesture.steps:
            self.propose(gesture.steps)
        else:
            with self.changing():
                self.clear()
                if gesture is None:
                    self.focus = region
                else:
                    self.refusal = Refusal(None, region, gesture.reasons, gesture.refused)

    def choose(self, words: str) -> None:
        """A press on a row or button with the id of an action: the first previews it, the second does it.

        What is no legal action is ignored; pages are not trusted.
        """
        if words.isdecimal() and int(words) in self.legal():
            if int(words) == self.selected:
                self.commit()
            else:
                self.preview(int(words))

    def preview(self, number: int) -> None:
        """Show what an action would bring, or why it cannot be done."""
        with self.changing():
            self.clear()
            if not self.open:
                self.tell("explore-not-now" if self.looking else "explore-over")
            elif number in self.legal():
                self.selected = number
            else:
                self._refuse(number, self.state.why_not(number))

    def propose(self, plan: Sequence[str]) -> None:
        """Show what the steps of a whole gesture would bring; the same again does it."""
        if self.plan == tuple(plan):
            self.commit()
            return
        with self.changing():
            self.clear()
            self.plan = tuple(plan)

    def commit(self) -> None:
        """Do what is previewed."""
        if self.plan:
            self.send(self.plan)
        elif self.selected is not None:
            self.play(self.selected)

    def play(self, step: int | str) -> None:
        """Play one step, and the automatic ones behind it."""
        self.send((step,))

    def send(self, steps: Sequence[int | str]) -> None:
        """Play the steps of one gesture in their order; those that were forced meanwhile are not played again."""
        with self.changing():
            if not self.open:
                self.tell("explore-not-now" if self.looking else "explore-over")
                return
            match = self.match
            at = begin = match.cursor
            try:
                for step in steps:
                    number = match.state.parse(step) if isinstance(step, str) else step
                    if at >= match.cursor or match.steps[at].action != number:
                        match.play(number)
                    at += 1
                self._strides.add(begin, at)
            except IllegalAction as error:
                self._moved()
                self._refuse(number, error.reasons)
            else:
                self._moved()

    def _refuse(self, number: int, reasons: tuple[Reason, ...]) -> None:
        self.refusal = Refusal(number, self.telling.region_of_action(self.state, number), reasons)

    def back(self) -> None:
        """Leave the preview or the refusal; when there is none, back to the start of the gesture."""
        if not (self.plan or self.refusal) and self.selected is None and self.focus is None:
            self.cancel()
            return
        with self.changing():
            self.clear()

    def clear(self) -> None:
        """Forget preview, refusal, lit regions and message."""
        self.selected = self.refusal = self.focus = None
        self.plan, self.evidence, self.message, self.failed = (), {}, "", False

    def command(self, text: str) -> None:
        """A typed line: the first time it previews, the same again does it."""
        try:
            number = self.state.parse(text)
        except NotationError as error:
            with self.changing():
                self.clear()
                message, values = trying.unread(self.state, self.legal(), text, error.place)
                self.tell(message, **values)
            return
        if number == self.selected:
            self.commit()
        else:
            self.preview(number)

    @cached_property
    def gesture(self) -> tuple[Event, ...]:
        """The events since the gesture began, so that later ones can be told by their causes."""
        return trying.events_of_gesture(self.match)

    def outlook(self) -> Outlook | None:
        """What the previewed action or gesture would do."""
        return self.once("outlook", self._look_out)

    def _look_out(self) -> Outlook | None:
        if self.plan:
            return self.foresee(self.plan)
        return None if self.selected is None else self.try_out(self.selected)

    def try_out(self, number: int) -> Outlook:
        """What one action would do, forced steps behind it included."""
        return trying.try_out(self.match, number)

    def foresee(self, steps: Sequence[str]) -> Outlook:
        """What the steps of a gesture would do together."""
        return trying.foresee(self.state, steps)

    def light(self, regions: Mapping[int, str]) -> None:
        """Light these regions, each with a short text; the same again puts them out."""
        with self.changing():
            lit = self.evidence
            self.clear()
            self.evidence = {} if lit == regions else dict(regions)

    # ------------------------------------------------------------------ moving

    def undo(self) -> None:
        """Back to the last decision; what was sent as one gesture goes as one."""
        self._move(lambda: self._strides.undo(self.match))

    def redo(self) -> None:
        """Forward again."""
        self._move(lambda: self._strides.redo(self.match))

    def cancel(self) -> None:
        """Back to the start of the gesture."""
        self._move(self.match.cancel)

    def roll(self) -> None:
        """Let chance decide."""
        self._move(self.match.roll)

    def reroll(self) -> None:
        """Draw the last card again, openly."""
        self._move(self.match.reroll)

    def goto(self, position: int) -> None:
        """Look at a position; nothing can be played until `resume` or `play_on`."""
        with self.changing():
            if position == self.match.cursor:
                return
            now = self._now
            self.match.goto(position)
            self.looking = position != now
            self._moved()
            self._now = now

    def resume(self) -> None:
        """Back to the position that the game stands at."""
        self.goto(self._now)

    def play_on(self) -> None:
        """The position that is looked at becomes the present one; what came later is kept for redo until a step."""
        with self.changing():
            self.looking = False
            self._moved()

    def replace(self, match: Match, message: str = "") -> None:
        """Another match takes the place of this one."""
        with self.changing():
            self.match, self._strides = match, Strides()
            self.looking = False
            self.viewer = None if self.cover else self._first_viewer()
            self._moved()
            self.message = message

    def ask_for_chance(self, ask: bool) -> None:
        """Whether the page asks before cards are dealt, or deals by itself."""
        with self.changing():
            self.match.chance = "ask" if ask else "auto"
            if not ask and not self.looking:
                self.match.carry_on()
            self._moved()

    def uncover(self) -> None:
        """The player whose turn it is may see the hand now."""
        self.viewer = self._deciding()

    def _move(self, act: Callable[[], object]) -> None:
        with self.changing():
            if self.looking:
                self.tell("explore-not-now")
                return
            try:
                act()
            except MatchError:
                self.tell("explore-cannot")
            else:
                self._moved()
