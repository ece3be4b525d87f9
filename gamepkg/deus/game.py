"""The state of a game of Deus as the contract has it: a position together with its rules, reasons, score and text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Self

from gamepkg.core.event import EVERYBODY
from gamepkg.core.playing import Playing
from gamepkg.core.types import CHANCE, Decision, Outcome, Reason, ScoreSheet
from gamepkg.deus import decide, rules, score, view
from gamepkg.deus import table as t
from gamepkg.deus.state import Position

if TYPE_CHECKING:
    from gamepkg.deus.atlas import Atlas
    from gamepkg.maps.board import Board


SECRET = (t.OFFER, t.LAY, t.DRAFT, t.DEAL)


class DeusState(Position, Playing):
    """A position of Deus.

    >>> import gamepkg as gp
    >>> state = gp.new_game("deus", players=3, seed=7)
    >>> state.decision.kind, len(state.board.graph)
    ('turn', 42)
    >>> state.points()  # 5 VP each, and every one of five majorities is shared at the start
    [15, 15, 15]
    """

    __slots__ = ()

    game = "deus"

    # ------------------------------------------------------------------ what is asked

    @property
    def to_move(self) -> int | None:
        """The seat that decides, `CHANCE` when a card is dealt, ``None`` when the game is over."""
        kind = self.frames[-1][0]
        return CHANCE if kind == t.DEAL else None if kind == t.OVER else self.seat

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
        """Whether a player is about to begin a turn or a draft pick, so that nothing can be taken back further."""
        return self.frames[-1][0] in (t.TURN, t.DRAFT)

    def audience(self, action: int) -> int:
        """The seats that may know a step when it is made, as a bitmask; -1 for everybody.

        Cards that are chosen, laid face down or dealt, and pieces that are drafted, are known to their player only.
        """
        asked = self.frames[-1][0]
        secret = asked in SECRET or (asked == t.TURN and self.actions[action].kind == "offer")
        return 1 << self.seat if secret else EVERYBODY

    # ------------------------------------------------------------------ actions

    def legal(self) -> list[int]:
        """The ids of the legal actions, ascending; the outcomes where chance decides; [] when the game is over."""
        return rules.legal(self)

    def why_not(self, action: int) -> tuple[Reason, ...]:
        """Every rule that an action breaks now; () exactly when it is legal."""
        from gamepkg.deus import why

        return why.why_not(self, action)

    def play_legal(self, action: int) -> None:
        """Like `apply` for an id that came out of `legal` or `draw` in this position: nothing is checked again."""
        rules.apply_action(self, action)

    def plans(self) -> Iterator[tuple[int, ...]]:
        """Lazily, all ways to complete the gesture that has begun, up to a chance step or the next turn."""
        return decide.plans(self)

    # ------------------------------------------------------------------ chance

    def chance(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities; [] when a player decides."""
        if self.frames[-1][0] != t.DEAL:
            return []
        total = len(self.deck)
        return [(self.table.deal + kind, self.deck.count(kind) / total) for kind in sorted(set(self.deck))]

    def draw(self, rng: Random) -> int:
        """One outcome, drawn by weight without listing them all."""
        return self.table.deal + self.deck[int(rng.random() * len(self.deck))]

    # ------------------------------------------------------------------ who sees what

    def view(self, seat: int | None) -> view.View:
        """What a seat sees; ``None`` is a spectator."""
        return view.view(self, seat)

    def determinise(self, seat: int | None, rng: Random) -> Self:
        """A full position that the seat cannot tell from this one."""
        return view.determinise(self, seat, rng)

    # ------------------------------------------------------------------ points and the end

    def score(self) -> ScoreSheet:
        """The score with a reason for every point; final when the game is over."""
        return score.score(self, self.frames[-1][0] == t.OVER)

    def points(self) -> list[int]:
        """The totals of the score sheet, fast."""
        return score.points(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, ``None`` while it goes on."""
        return score.outcome(self)

    # ------------------------------------------------------------------ data

    @property
    def board(self) -> Board:
        """The map; ``board.graph`` is its networkx graph."""
        return self.table.board

    @property
    def map(self) -> Atlas:
        """The questions that can be asked about the map: encirclement, open regions, army stops, distances."""
        from gamepkg.deus.atlas import Atlas

        return Atlas(self)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain, readable values; see docs/positions.md."""
        from gamepkg.deus import position

        return position.to_dict(self)

    def _repr_svg_(self) -> str:
        from gamepkg.deus.picture import picture
        from gamepkg.scene import svg

        return svg(picture(self))

    def __repr__(self) -> str:
        asked = self.decision
        what = f"seat {asked.player} to {asked.kind}" if asked and asked.player >= 0 else "chance" if asked else "over"
        return f"<DeusState round {self.round_}, {self.players} players, {what}>"
