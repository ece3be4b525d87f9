"""Board games with every rule citable and every point accounted for.

>>> import gamepkg as gp
>>> state = gp.new_game("deus", players=3, seed=7)
>>> state.decision.kind
'turn'
>>> match = gp.Match("deus", players=2, seed=1)
>>> gp.rulebook("deus")["deus.place.sea"].status
'seed'

Errors are subclasses of `GamepkgError`. No game, networkx, plotly or ipywidgets is imported before it is needed.
"""

from gamepkg.core.errors import (
    ComponentError,
    FieldError,
    GamepkgError,
    IllegalAction,
    LayoutError,
    MatchError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    TextError,
    UnknownRule,
)
from gamepkg.core.match import Match
from gamepkg.core.registry import GAMES, new_game, rulebook, state_from_dict
from gamepkg.core.types import CHANCE

__all__ = [
    "CHANCE",
    "GAMES",
    "ComponentError",
    "FieldError",
    "GamepkgError",
    "IllegalAction",
    "LayoutError",
    "Match",
    "MatchError",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "TextError",
    "UnknownRule",
    "new_game",
    "rulebook",
    "state_from_dict",
]
