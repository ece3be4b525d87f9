"""Deus: every rule of the base game and its variants.

The rooms: `rulebook.toml` and `components.toml` hold what is data; `setup`, `state`, `rules`, `why`, `score`, `view`,
`notation`, `position` and `picture` each do one job; `game` puts them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gamepkg.core.rulebook import RuleBook
from gamepkg.deus import setup
from gamepkg.deus.game import DeusState

NAME: Final = "deus"
RULES_VERSION: Final = "1"


def new_state(players: int, seed: int, options: Mapping[str, Any]) -> DeusState:
    """The start of a game; `OptionError`, `LayoutError` or `ComponentError` name what is wrong."""
    read = setup.read_options(players, options)
    rng = setup.setup_stream(seed)
    state = DeusState(setup.table_of(players, read, rng), tuple(read.items()))
    setup.start(state, read, seed, rng)
    return state


def state_from_dict(data: Mapping[str, Any], components: str | None = None) -> DeusState:
    """The position that plain values describe; `PositionError` names what is impossible, and the rule."""
    from gamepkg.deus import position

    return position.from_dict(data, components)


@cache
def rulebook() -> RuleBook:
    """Every rule of Deus and of the engine, in both languages."""
    return RuleBook.load("gamepkg.deus", "rulebook.toml")


def component_id(state: DeusState) -> tuple[str, str]:
    """Name and sha256 of the component set of a game."""
    components = state.table.components
    return components.set_id, components.digest
