"""Positions and events of Deus to be put into words."""

from __future__ import annotations

from typing import Any

import gamepkg as gp
from gamepkg.deus.game import DeusState


def start(**options: Any) -> DeusState:
    """Three players, Blue begins."""
    state = gp.new_game("deus", players=3, seed=7, start=0, **options)
    assert isinstance(state, DeusState)
    return state


def card(state: DeusState, name: str) -> int:
    return state.table.components.card(name).index


def asked(*frames: tuple[int, ...]) -> DeusState:
    """A position in which the last of these frames asks."""
    state = start()
    state.frames[:] = list(frames)
    return state
