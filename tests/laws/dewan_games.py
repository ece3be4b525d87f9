"""Games of Dewan between players who do anything, over every scenario, player number and ruling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import gamepkg as gp
from gamepkg.dewan.game import DewanState
from tests.dewan.study import DW1, DW2, DW3, DW4, Study

MOST_STEPS = 30_000
STUDY_MAPS = (DW1, DW2, DW3, DW4)
RULINGS: tuple[dict[str, str], ...] = (
    {},
    {"dewan.score.most-fire-tie": "split", "dewan.score.initial-camp": "left-out"},
    {"dewan.score.most-fire-tie": "none"},
)
COMBINATIONS = [
    {"players": players, "scenario": scenario, "rulings": rulings, "study": study}
    for scenario, players, rulings, study in product(
        ("standard", "volcano", "downpour", "lake", "team"), (2, 3, 4), RULINGS, (False, True)
    )
    if scenario != "team" or players == 4
]


@dataclass(frozen=True)
class Play:
    """One game: its number names options, seed and style of play."""

    number: int

    @property
    def options(self) -> dict[str, Any]:
        chosen = dict(COMBINATIONS[self.number % len(COMBINATIONS)])
        study: Study = STUDY_MAPS[self.number // len(COMBINATIONS) % len(STUDY_MAPS)]
        board = study.board if chosen.pop("study") else None
        return chosen | ({"board": board} if board else {})

    def new_game(self) -> DewanState:
        return gp.new_game("dewan", seed=self.number, **self.options)

    def moves(self, state: DewanState) -> Iterator[int]:
        """Play the state to its end; each action is given before it is carried out."""
        rng = Random(self.number)
        keenness = (0.2, 0.6, 0.95)[self.number % 3]  # how often a player sets up a camp where that is possible
        for _ in range(MOST_STEPS):
            if state.to_move is None:
                return
            action = choice(state, rng, keenness)
            yield action
            state.play_legal(action)
        raise AssertionError(f"game {self.number} does not end")


def choice(state: DewanState, rng: Random, keenness: float) -> int:
    """A legal action; a keen player sets up camps."""
    if state.to_move == gp.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    if rng.random() < keenness:
        wanted = [i for i in legal if state.actions[i].kind in ("camp", "settle", "tuck", "fish")]
        legal = wanted or legal
    return legal[int(rng.random() * len(legal))]
