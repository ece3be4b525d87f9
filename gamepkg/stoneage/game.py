"""The state of a game of Stone Age as the contract has it: a position with its rules, reasons, score and text."""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial
from random import Random
from typing import Any, Self

from gamepkg.core.event import EVERYBODY
from gamepkg.core.playing import Playing
from gamepkg.core.types import CHANCE, Decision, Outcome, Reason, ScoreSheet
from gamepkg.stoneage import decide, rules, score, setup, view
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import FACES
from gamepkg.stoneage.state import Position


class StoneageState(Position, Playing):
    """A position of Stone Age.

    >>> import gamepkg as gp
    >>> state = gp.new_game("stoneage", players=3, seed=7)
    >>> state.decision.kind, state.format(state.legal()[0])
    ('place', 'place hunt 1')
    >>> state.points()
    [0, 0, 0]
    """

    __slots__ = ()

    game = "stoneage"

    # ------------------------------------------------------------------ what is asked

    @property
    def to_move(self) -> int | None:
        """The seat that decides, `CHANCE` for dice and draws, ``None`` when the game is over."""
        kind = self.frames[-1][0]
        return self.seat if kind < t.ROLL else None if kind == t.OVER else CHANCE

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.round_

    @property
    def decision(self) -> Decision | None:
        """What is asked, of whom, and by which rule; ``None`` when the game is over."""
        return decide.decision(self)

    @property
    def gesture_start(self) -> bool:
        """Whether a player begins something new, so that nothing can be taken back further."""
        return decide.is_gesture_start(self)

    def audience(self, action: int) -> int:
        """The seats that may know a step when it is made, as a bitmask; -1 for everybody.

        A card drawn from the deck is known to its owner only.
        """
        return 1 << self.seat if self.frames[-1][0] == t.DRAW else EVERYBODY

    # ------------------------------------------------------------------ actions

    def legal(self) -> list[int]:
        """The ids of the legal actions, ascending; the outcomes where chance decides; [] when the game is over."""
        return rules.legal(self)

    def why_not(self, action: int) -> tuple[Reason, ...]:
        """Every rule that an action breaks now; () exactly when it is legal."""
        from gamepkg.stoneage import why

        return why.why_not(self, action)

    def play_legal(self, action: int) -> None:
        """Like `apply` for an id that came out of `legal` or `draw` in this position: nothing is checked again."""
        rules.apply_action(self, action)

    def plans(self) -> Iterator[tuple[int, ...]]:
        """Lazily, all ways to complete the gesture that has begun, up to a chance step or the next gesture."""
        return decide.plans(self)

    # ------------------------------------------------------------------ chance

    def chance(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities; [] when a player decides."""
        frame = self.frames[-1]
        if frame[0] not in t.CHANCE_FRAMES:
            return []
        outcomes = rules.legal(self)
        if frame[0] != t.ROLL:
            return [(outcome, 1 / len(outcomes)) for outcome in outcomes]
        all_rolls = FACES ** frame[1]
        return [(outcome, self._ways(outcome) / all_rolls) for outcome in outcomes]

    def _ways(self, outcome: int) -> int:
        """In how many ways the dice can show these faces."""
        faces = self.table.faces[outcome - self.table.roll]
        ways = factorial(len(faces))
        for face in set(faces):
            ways //= factorial(faces.count(face))
        return ways

    def draw(self, rng: Random) -> int:
        """One outcome, drawn by weight without listing them all."""
        frame, tb = self.frames[-1], self.table
        if frame[0] == t.ROLL:
            faces = sorted(1 + int(rng.random() * FACES) for _ in range(frame[1]))
            return tb.roll + tb.number_of_faces[tuple(faces)]
        if frame[0] == t.REVEAL:
            return tb.reveal + setup.pick(self.unseen, rng)
        return tb.deal + setup.pick(self.deck, rng)

    # ------------------------------------------------------------------ who sees what

    def view(self, seat: int | None) -> view.View:
        """What a seat sees; ``None`` is a spectator."""
        return view.view(self, seat)

    def determinise(self, seat: int | None, rng: Random) -> Self:
        """A full position that the seat cannot tell from this one."""
        return view.determinise(self, seat, rng)

    # ------------------------------------------------------------------ points and the end

    def score(self) -> ScoreSheet:
        """The score with a reason for every point; final when the game is over. It counts secret cards, too."""
        return score.score(self, self.frames[-1][0] == t.OVER)

    def score_for(self, seat: int | None) -> ScoreSheet:
        """The score as a seat knows it: without the secret cards of others, until the game is over."""
        over = self.frames[-1][0] == t.OVER
        return score.score(self, over) if over else score.score(self, over, self.players if seat is None else seat)

    def points(self) -> list[int]:
        """The totals of the score sheet, fast."""
        return score.points(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, ``None`` while it goes on."""
        return score.outcome(self)

    # ------------------------------------------------------------------ data

    def to_dict(self) -> dict[str, Any]:
        """The position as plain, readable values; see docs/positions.md."""
        from gamepkg.stoneage import position

        return position.to_dict(self)

    def __repr__(self) -> str:
        asked = self.decision
        what = f"seat {asked.player} to {asked.kind}" if asked and asked.player >= 0 else "chance" if asked else "over"
        return f"<StoneageState round {self.round_}, {self.players} players, {what}>"
