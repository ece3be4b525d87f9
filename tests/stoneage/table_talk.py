"""Positions of Stone Age in the words of the table, and what is said about them in tests."""

from __future__ import annotations

from typing import Any

import gamepkg as gp
from gamepkg.core.event import Event
from gamepkg.stoneage.game import StoneageState

ROW = ["civ04", "civ03", "civ11", "civ19"]
"""A row of four cards that give nothing but food, from the left."""
STACKS = [{"open": "bld06"}, {"open": "bld19"}, {"open": "bld26"}, {"open": "bld03"}]


class Game:
    """A position with a log; ``more`` are keys of a hand-made position."""

    def __init__(self, *players: dict[str, Any], **more: Any) -> None:
        data = {"game": "stoneage", "players": list(players), "row": ROW, "stacks": STACKS[: len(players)], **more}
        self.state: StoneageState = gp.state_from_dict(data)
        self.state.start_log([])

    def do(self, *lines: str) -> Game:
        """Play these actions and outcomes; several may stand in one text, between semicolons."""
        for line in "; ".join(lines).split("; "):
            self.state.apply(self.state.parse(line))
        return self

    def legal(self, kind: str = "") -> list[str]:
        """The legal actions, or the arguments of those of one kind."""
        lines = [self.state.format(i) for i in self.state.legal()]
        return [line.removeprefix(f"{kind} ") for line in lines if line.split()[0] == kind] if kind else lines

    def against(self, line: str) -> list[str]:
        """The rules against an action, in the order of the reasons."""
        return [reason.rule for reason in self.state.why_not(self.state.parse(line))]

    def seat(self, seat: int = 0) -> Any:
        return self.state.view(seat).players[seat]

    def goods(self, seat: int = 0) -> dict[str, int]:
        return {good: amount for good, amount in self.seat(seat).goods.items() if amount}

    @property
    def events(self) -> list[Event]:
        return [self.state.vocabulary.read(i, raw) for i, raw in enumerate(self.state.log or [])]

    def told(self, rule: str) -> list[tuple[str, int]]:
        """What and how much the events of a rule moved."""
        return [(event.what, event.amount) for event in self.events if event.rule == rule]


def using(player: dict[str, Any], *others: dict[str, Any], **more: Any) -> Game:
    """A game in which the first player uses people now."""
    return Game(player, *(others or ({},)), phase="use", **more)
