"""Games of Stone Age between players who do anything, over player numbers, rulings and styles of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import gamepkg as gp
from gamepkg.stoneage.game import StoneageState

MOST_STEPS = 30_000
RULINGS = ({}, {"stoneage.feed.surplus": "kept"}, {"stoneage.end.tiebreak": "sum"})
COMBINATIONS = [
    {"players": players, "rulings": rulings, "start": start}
    for players, rulings, start in product((2, 3, 4), RULINGS, (None, 1))
]
KEEN = ("pay", "redeem", "take", "tool", "one-use", "feed", "done")


@dataclass(frozen=True)
class Play:
    """One game: its number names options, seed and style of play."""

    number: int

    @property
    def options(self) -> dict[str, Any]:
        return dict(COMBINATIONS[self.number % len(COMBINATIONS)])

    def new_game(self) -> StoneageState:
        return gp.new_game("stoneage", seed=self.number, **self.options)

    def moves(self, state: StoneageState) -> Iterator[int]:
        """Play the state to its end; each action is given before it is carried out."""
        rng = Random(self.number)
        keenness = (0.0, 0.6, 0.95)[self.number // len(COMBINATIONS) % 3]
        for _ in range(MOST_STEPS):
            if state.to_move is None:
                return
            action = choice(state, rng, keenness)
            yield action
            state.play_legal(action)
        raise AssertionError(f"game {self.number} does not end")


def choice(state: StoneageState, rng: Random, keenness: float) -> int:
    """A legal action; a keen player pays for what can be paid, feeds with resources and sends people in numbers."""
    if state.to_move == gp.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    if rng.random() < keenness:
        wanted = [i for i in legal if state.actions[i].kind in KEEN]
        if not wanted and state.actions[legal[0]].kind == "place":
            most = max(state.actions[i].args[1] for i in legal)
            wanted = [i for i in legal if state.actions[i].args[1] in (1, most)]
        legal = wanted or legal
    return legal[int(rng.random() * len(legal))]
