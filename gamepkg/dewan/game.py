"""The state of a game of Dewan as the contract has it: a position together with its rules, reasons, score and text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

from gamepkg.core.event import EVERYBODY
from gamepkg.core.playing import Playing
from gamepkg.core.types import CHANCE, Decision, Outcome, Reason, ScoreSheet
from gamepkg.dewan import decide, points, rules, score, view
from gamepkg.dewan import table as t
from gamepkg.dewan.rules.taking import TO_HAND, source
from gamepkg.dewan.state import Position

if TYPE_CHECKING:
    import networkx as nx

    from gamepkg.dewan.atlas import Routes
    from gamepkg.maps.board import Board
    from gamepkg.maps.dewan_map import DewanMap

GAME: Final = "dewan"


class DewanState(Position, Playing):
    """A position of Dewan.

    >>> import gamepkg as gp
    >>> state = gp.new_game("dewan", players=3, seed=7)
    >>> state.decision.kind, len(state.board.graph)
    ('draft', 42)
    >>> [state.format(i) for i in state.legal()][-1]
    'story-pile'
    """

    __slots__ = ()

    game = GAME

    # ------------------------------------------------------------------ what is asked

    @property
    def to_move(self) -> int | None:
        """The seat that decides, `CHANCE` when a card is dealt, ``None`` when the game is over."""
        kind = self.frames[-1][0]
        return CHANCE if kind in t.CHANCE_FRAMES else None if kind == t.OVER else self.seat

    @property
    def round(self) -> int:
        """How many turns the start player has begun; the game itself counts none."""
        return self.turns // self.table.players + 1

    @property
    def decision(self) -> Decision | None:
        """What is asked, of whom, and by which rule; ``None`` when the game is over."""
        return decide.decision(self)

    @property
    def gesture_start(self) -> bool:
        """Whether a player is about to begin a turn or to take a first story."""
        return self.frames[-1][0] in decide.BEGINNINGS

    def audience(self, action: int) -> int:
        """The seats that may know a step when it is made, as a bitmask; -1 for everybody.

        Only the card that a fulfilled story brings is seen by its player alone.
        """
        frame = self.frames[-1]
        return 1 << self.seat if frame[0] == t.DEAL and frame[1] == TO_HAND else EVERYBODY

    # ------------------------------------------------------------------ actions

    def legal(self) -> list[int]:
        """The ids of the legal actions, ascending; the outcomes where chance decides; [] when the game is over."""
        return rules.legal(self)

    def why_not(self, action: int) -> tuple[Reason, ...]:
        """Every rule that an action breaks now; () exactly when it is legal."""
        from gamepkg.dewan import why

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
        outcomes = self._outcomes()
        return [(outcome, outcomes.count(outcome) / len(outcomes)) for outcome in sorted(set(outcomes))]

    def draw(self, rng: Random) -> int:
        """One outcome, drawn by weight without listing them all."""
        frame = self.frames[-1]
        if frame[0] == t.DEAL:
            pool = self.pools[source(self, frame)[0][0]]
            return self.table.deal + pool[int(rng.random() * len(pool))]
        outcomes = self._outcomes()
        return outcomes[int(rng.random() * len(outcomes))]

    def _outcomes(self) -> list[int]:
        """What chance may bring, each as often as there are cards, tiles or parts for it."""
        frame = self.frames[-1]
        if frame[0] == t.DEAL:
            base = self.table.deal
            return [base + kind for kind in self.pools[source(self, frame)[0][0]]]
        return rules.legal(self) if frame[0] in t.CHANCE_FRAMES else []

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
        return score.score(self)

    def points(self) -> list[int]:
        """The totals of the score sheet, fast."""
        return points.points(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, ``None`` while it goes on."""
        return score.outcome(self)

    # ------------------------------------------------------------------ data

    @property
    def board(self) -> Board:
        """The map's spaces as tables."""
        return self.table.board

    @property
    def map(self) -> DewanMap:
        """The map; ``map.graph`` is its networkx graph, with icons, berries and initial camps."""
        return self.table.map

    @property
    def graph(self) -> nx.Graph[int]:
        """The map as it is now, with markers and camps; see docs/dewan-map.md."""
        from gamepkg.dewan import atlas

        return atlas.graph(self)

    def routes(self, to: int, seat: int | None = None, start: int | None = None) -> Routes:
        """All essentially different ways of a seat to a space, or why there is none; see `gamepkg.dewan.atlas`."""
        from gamepkg.dewan import atlas

        return atlas.routes(self, to, seat, start)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain, readable values; see docs/positions.md."""
        from gamepkg.dewan import position

        return position.to_dict(self)

    def _repr_svg_(self) -> str:
        from gamepkg.dewan.picture import picture
        from gamepkg.scene import svg

        return svg(picture(self))

    def __repr__(self) -> str:
        asked = self.decision
        what = f"seat {asked.player} to {asked.kind}" if asked and asked.player >= 0 else "chance" if asked else "over"
        return f"<DewanState {self.options['scenario']}, round {self.round}, {self.players} players, {what}>"
