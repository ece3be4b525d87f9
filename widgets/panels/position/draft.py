"""A position that is being set up: plain values as in docs/positions.md, not necessarily possible yet."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from gamepkg import PositionError, new_game, state_from_dict
from gamepkg.core.game import State
from gamepkg.core.limits import read_json
from gamepkg.core.record import to_text
from gamepkg.deus.names import GENERAL, PIECES_PER_TYPE
from gamepkg.maps.board import Board
from gamepkg.maps.deus_map import Holding

WORKED_OUT = ("deck", "supply")
"""What follows from the rest, unless somebody wants it otherwise."""


class Draft:
    """The values of a position, and the board they were last possible on.

    >>> draft = Draft.fresh(2, "recommended")
    >>> draft.seat(0)["gold"] = -1
    >>> draft.read()
    Traceback (most recent call last):
    gamepkg.core.errors.PositionError: players[0].gold: must be 0 to 9999, not -1 (rule core.position)
    """

    def __init__(self, data: dict[str, Any], board: Board, components: str | None = None) -> None:
        self.data = data
        self.board = board
        self.components = components

    @classmethod
    def of(cls, state: State, whole: bool = False) -> Self:
        """The draft of a position; what follows from the rest is left out, and so is what waits in the middle of a turn
        unless ``whole``.
        """
        components = state.options.get("components")
        data = state.to_dict()
        if not whole or data["pending"] == [["turn"]]:
            del data["pending"]
        for key in WORKED_OUT:
            less = {name: value for name, value in data.items() if name != key}
            try:
                same = state_from_dict(less, components).to_dict()[key] == data[key]
            except PositionError:
                same = False
            data = less if same else data
        return cls(data, state.board, components)  # type: ignore[attr-defined]

    @classmethod
    def fresh(cls, players: int, board: str, components: str | None = None) -> Self:
        """The start of a game with empty hands, on a named board or a random one."""
        start = new_game("deus", players, secrets.randbelow(1_000_000), board=board, components=components)
        data = {"game": "deus", "players": [{}] * players, "board": start.to_dict()["board"]}
        return cls.of(state_from_dict(data, components))

    @classmethod
    def of_text(cls, text: str, components: str | None = None) -> Self:
        """The draft that a text of JSON describes; `PositionError` where it is impossible."""
        return cls.of(state_from_dict(read_json(text, PositionError, "text"), components), whole=True)

    def text(self) -> str:
        """The values as JSON, a line for each."""
        return to_text(self.data)

    def read(self) -> State:
        """The position; `PositionError` names what is impossible."""
        return state_from_dict(self.data, self.components)

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
