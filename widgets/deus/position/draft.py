"""A position of Deus that is being set up."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Self

from gamepkg import new_game, state_from_dict
from gamepkg.deus.names import GENERAL, PIECES_PER_TYPE
from gamepkg.maps.deus_map import Holding
from widgets.panels.position.draft import Draft
from widgets.panels.position.workshop import Workshop


class DeusDraft(Draft):
    """The values of a position, and the board they were last possible on.

    >>> draft = DeusDraft.fresh(2, "recommended")
    >>> draft.seat(0)["gold"] = -1
    >>> draft.read()
    Traceback (most recent call last):
    gamepkg.core.errors.PositionError: players[0].gold: must be 0 to 9999, not -1 (rule core.position)
    """

    worked_out: ClassVar = ("deck", "supply")

    def __init__(self, data: dict[str, Any], state: Any, components: str | None = None) -> None:
        super().__init__(data, state, components)
        self.board = state.board

    @classmethod
    def shown(cls, data: dict[str, Any], whole: bool) -> dict[str, Any]:
        """What waits in the middle of a turn is told only if it is to be kept and is there."""
        waits = whole and data["pending"] != [["turn"]]
        return data if waits else {key: value for key, value in data.items() if key != "pending"}

    @classmethod
    def fresh(cls, players: int, board: str, components: str | None = None) -> Self:
        """The start of a game with empty hands, on a named board or a random one."""
        start = new_game("deus", players, secrets.randbelow(1_000_000), board=board, components=components)
        data = {"game": "deus", "players": [{}] * players, "board": start.to_dict()["board"]}
        return cls.of(state_from_dict(data, components))

    # ------------------------------------------------------------------ what is asked by forms

    @property
    def players(self) -> int:
        return len(self.data["players"])

    def seat(self, seat: int) -> dict[str, Any]:
        """The values of a player, to be changed."""
        found: dict[str, Any] = self.data["players"][seat]
        return found

    def points(self, seat: int) -> int:
        """The VP of a player, whatever they came from."""
        vp = self.seat(seat)["vp"]
        return sum(vp.values()) if isinstance(vp, Mapping) else vp

    def put(self, region: int, seat: int, pieces: Sequence[str]) -> None:
        """Let exactly these pieces of a seat stand in a region; none leave it empty.

        What goes returns to its owner's reserve; what comes is taken from the reserve, or else from the pieces ready.
        Where none is left, the count of the position is wrong and `read` says so.
        """
        before = self.holdings().get(region)
        self.data["regions"].pop(str(region), None)
        if pieces:
            self.data["regions"][str(region)] = {"seat": seat, "pieces": list(pieces)}
            self.balance(seat, pieces)
        if before:
            self.balance(before.seat, before.pieces)

    def balance(self, seat: int, kinds: Iterable[str]) -> None:
        """Let the reserve of a seat hold the rest of these pieces; those that are ready give way if need be."""
        ready = self.seat(seat)["ready"]
        for kind in kinds:
            if kind in GENERAL:
                ready[kind] = min(ready[kind], max(0, self._room(seat, kind)))
                self.spare(seat, kind)

    def spare(self, seat: int, kind: str) -> None:
        """Let the reserve hold what is neither ready nor on the map."""
        own = self.seat(seat)
        own["reserve"][kind] = max(0, self._room(seat, kind) - own["ready"][kind])

    def _room(self, seat: int, kind: str) -> int:
        standing = sum(kind in held.pieces for held in self.holdings().values() if held.seat == seat)
        return PIECES_PER_TYPE - standing

    # ------------------------------------------------------------------ what a picture asks

    def holdings(self) -> dict[int, Holding]:
        """Who stands where."""
        return {
            int(region): Holding(held["seat"], tuple(held["pieces"])) for region, held in self.data["regions"].items()
        }

    def village_vp(self, region: int) -> int:
        """The points on a village."""
        found: int = self.data["villages"][str(region)]
        return found


Shop = Workshop[DeusDraft]
