"""Dewan: every rule of the base game, its scenarios and team play.

The rooms: `rulebook.toml` and `components.toml` hold what is data; `setup`, `layouts`, `state`, `rules`, `why`,
`score`, `view`, `notation`, `position` and `picture` each do one job; `game` puts them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gamepkg.core.chance import stream
from gamepkg.core.rulebook import RuleBook
from gamepkg.dewan import setup
from gamepkg.dewan.game import DewanState

NAME: Final = "dewan"
RULES_VERSION: Final = "1"


def new_state(players: int, seed: int, options: Mapping[str, Any]) -> DewanState:
    """The start of a game; `OptionError`, `LayoutError` or `ComponentError` name what is wrong."""
    read = setup.read_options(players, options)
    rng = stream(seed, "setup")
    state = DewanState(setup.table_of(players, read, rng), tuple(read.items()))
    setup.start(state, read, rng)
    return state


def state_from_dict(data: Mapping[str, Any], components: str | None = None) -> DewanState:
    """The position that plain values describe; `PositionError` names what is impossible, and the rule."""
    from gamepkg.dewan import position

    return position.from_dict(data, components)


@cache
def rulebook() -> RuleBook:
    """Every rule of Dewan and of the engine, in both languages."""
    return RuleBook.load("gamepkg.dewan", "rulebook.toml")


def component_id(state: DewanState) -> tuple[str, str]:
    """Name and sha256 of the component set of a game."""
    components = state.table.components
    return components.set_id, components.digest
