"""Stone Age: every rule of the base game for 2 to 4 players, with exact chances.

The rooms: `rulebook.toml` and `components.toml` hold what is data; `setup`, `state`, `rules`, `why`, `score`, `view`,
`notation`, `position` and `chances` each do one job; `game` puts them together.

An expansion adds entries to tables rather than branches: places (`places`), kinds of upper parts and prices
(`effect_kinds`, `rules.effects.EFFECTS`, `rules.costs.COSTS`), what people do at a kind of place (`rules.using.USES`),
phases of a round (`table.NEXT_PHASE`, `rules.PASS`), decisions (`table.DECISIONS`, `rules.LEGAL`, `rules.APPLY`,
`why.CHECKS`), and lines of the score (`score.LINES`, `score.COUNTED`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gamepkg.core.rulebook import RuleBook
from gamepkg.stoneage import rules, setup
from gamepkg.stoneage.game import StoneageState

NAME: Final = "stoneage"
RULES_VERSION: Final = "1"


def new_state(players: int, seed: int, options: Mapping[str, Any]) -> StoneageState:
    """The start of a game; `OptionError` or `ComponentError` name what is wrong."""
    read = setup.read_options(players, options)
    state = StoneageState(setup.table_of(players, read), tuple(read.items()))
    setup.start(state, read, setup.setup_stream(seed))
    rules.settle(state)
    return state


def state_from_dict(data: Mapping[str, Any], components: str | None = None) -> StoneageState:
    """The position that plain values describe; `PositionError` names what is impossible, and the rule."""
    from gamepkg.stoneage import position

    return position.from_dict(data, components)


@cache
def rulebook() -> RuleBook:
    """Every rule of Stone Age and of the engine, in both languages."""
    return RuleBook.load("gamepkg.stoneage", "rulebook.toml")


def component_id(state: StoneageState) -> tuple[str, str]:
    """Name and sha256 of the component set of a game."""
    components = state.table.components
    return components.set_id, components.digest
