"""The games that exist, each imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

from gamepkg.core.errors import OptionError, PositionError
from gamepkg.core.limits import closest, short

if TYPE_CHECKING:
    from gamepkg.core.game import Game, State
    from gamepkg.core.rulebook import RuleBook

MODULES: Final[dict[str, str]] = {"deus": "gamepkg.deus", "dewan": "gamepkg.dewan", "stoneage": "gamepkg.stoneage"}
GAMES: Final[tuple[str, ...]] = tuple(MODULES)

MAX_SEED: Final = 2**63 - 1


def game_module(game: str) -> Game:
    """The module of a game, which satisfies the protocol `gamepkg.core.game.Game`."""
    if not isinstance(game, str) or game not in MODULES:
        raise OptionError("game", f"cannot be {short(game)}; {closest(game, MODULES)}")
    return cast("Game", import_module(MODULES[game]))


def new_game(game: str, players: int, seed: int = 0, **options: Any) -> State:
    """The starting position of a game.

    ``players`` is their number, ``seed`` a whole number that decides what setup leaves to chance; the options are
    those of the game. Raises `OptionError` for an unknown game, option or value, naming what is possible.
    """
    module = game_module(game)
    return module.new_state(_whole("players", players, 1, 10), check_seed(seed), options)


def state_from_dict(data: Mapping[str, Any], components: str | None = None) -> State:
    """The position that plain values describe; what is impossible raises `PositionError` naming field and rule.

    ``components`` is a file of cards and tiles to play with; the values themselves never name one, so that a
    stranger's position opens no file.
    """
    if not isinstance(data, Mapping):
        raise PositionError("document", f"must be a mapping, not {short(data)}")
    game = data.get("game")
    if not isinstance(game, str) or game not in MODULES:
        raise PositionError("game", f"cannot be {short(game)}; {closest(game, MODULES)}")
    return game_module(game).state_from_dict(data, components)


def rulebook(game: str) -> RuleBook:
    """The rule book of a game, by rule id, in both languages."""
    return game_module(game).rulebook()


def check_seed(seed: object) -> int:
    """The seed, or an `OptionError` that says what a seed is."""
    return _whole("seed", seed, -MAX_SEED, MAX_SEED)


def _whole(name: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise OptionError(name, f"must be a whole number from {low} to {high}, not {short(value)}")
    return value
