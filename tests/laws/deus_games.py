"""Games of Deus between players who do anything, over every combination of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import gamepkg as gp
from gamepkg.deus.game import DeusState
from tests.maps.study_boards import DE_1, DE_2, DE_3, Study

MOST_STEPS = 30_000
STUDY_BOARDS = (DE_1, DE_2, DE_3)
COMBINATIONS = [
    {"players": players, "board": board, "wild_card": wild, "draft_pieces": draft, "rulings": rulings}
    for players, board, wild, draft, rulings in product(
        (2, 3, 4),
        ("recommended", "second", "random", "study"),
        (False, True),
        (0, 6, 8, 10),
        ({}, {"deus.effect.automatic": "ask"}),
    )
]


@dataclass(frozen=True)
class Play:
    """One game: its number names options, seed and style of play."""

    number: int
    components: str | None = None

    @property
    def options(self) -> dict[str, Any]:
        options = dict(COMBINATIONS[self.number % len(COMBINATIONS)])
        if options["board"] == "study":
            options["board"] = study_layout(STUDY_BOARDS[self.number % len(STUDY_BOARDS)])
        return options | ({"components": self.components} if self.components else {})

    def new_game(self) -> DeusState:
        return gp.new_game("deus", seed=self.number, **self.options)

    def moves(self, state: DeusState) -> Iterator[int]:
        """Play the state to its end; each action is given before it is carried out."""
        rng = Random(self.number)
        keenness = (0.0, 0.5, 0.9)[self.number % 3]  # how often a player builds or goes on where that is possible
        for _ in range(MOST_STEPS):
            if state.to_move is None:
                return
            action = choice(state, rng, keenness)
            yield action
            state.play_legal(action)
        raise AssertionError(f"game {self.number} does not end")


def choice(state: DeusState, rng: Random, keenness: float) -> int:
    """A legal action; a keen player builds, and stops or declines only when nothing else is left."""
    if state.to_move == gp.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    if rng.random() < keenness:
        actions = state.actions
        kinds = [actions[i].kind for i in legal]
        wanted = ("build",) if "build" in kinds else [kind for kind in kinds if kind not in ("stop", "decline", "done")]
        legal = [i for i, kind in zip(legal, kinds, strict=True) if kind in wanted] or legal
    return legal[int(rng.random() * len(legal))]


def study_layout(text: str) -> dict[str, Any]:
    board = Study(text).board
    return {"cells": [{"q": board.q[i], "r": board.r[i], "terrain": board.terrain[i]} for i in board.regions]}
