"""What ``import gamepkg`` offers, and what it costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gamepkg
from gamepkg import OptionError, PositionError
from gamepkg.core.chance import stream

LIGHT = """
import sys
import gamepkg
heavy = {"networkx", "plotly", "ipywidgets", "anywidget", "traitlets", "numpy", "gamepkg.deus"}
print(sorted(heavy & set(sys.modules)))
"""


def fresh(code: str, **environment: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment or None).stdout.strip()


def test_the_import_is_light() -> None:
    assert fresh(LIGHT) == "[]"


def test_every_public_name_exists() -> None:
    assert all(hasattr(gamepkg, name) for name in gamepkg.__all__)
    assert gamepkg.GAMES == ("deus", "dewan", "stoneage")
    assert gamepkg.CHANCE == -1


def test_a_game_is_found_by_name() -> None:
    assert gamepkg.new_game("counter", 2).game == "counter"
    assert len(gamepkg.rulebook("counter")) == 0
    state = gamepkg.new_game("counter", 2, bonus=3)
    assert gamepkg.state_from_dict(state.to_dict()).key() == state.key()


def test_wrong_games_and_numbers_are_named() -> None:
    with pytest.raises(OptionError, match="game: cannot be 'counted'; did you mean 'counter'"):
        gamepkg.new_game("counted", 2)
    with pytest.raises(OptionError, match="players: must be a whole number"):
        gamepkg.new_game("counter", 2.0)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="game: cannot be None"):
        gamepkg.rulebook(None)  # type: ignore[arg-type]
    strangers: list[dict[str, object]] = [{}, {"game": "chess"}, {"game": []}]
    for bad in strangers:
        with pytest.raises(PositionError, match=r"^game: cannot be"):
            gamepkg.state_from_dict(bad)
    with pytest.raises(PositionError, match="document: must be a mapping"):
        gamepkg.state_from_dict([])  # type: ignore[arg-type]


def test_streams_are_the_same_in_every_process() -> None:
    code = "from gamepkg.core.chance import stream; print(stream(7, 'chance', ['a #0', '#1']).random())"
    here = repr(stream(7, "chance", ("a #0", "#1")).random())
    assert {fresh(code, PYTHONHASHSEED=seed, PYTHONPATH=":".join(filter(None, sys.path))) for seed in "12"} == {here}


def test_streams_of_other_names_differ() -> None:
    names = [(7, "chance", ()), (8, "chance", ()), (7, "bot", ()), (7, "chance", ("a",)), (7, "chance", ("a", "b"))]
    assert len({stream(seed, name, path).random() for seed, name, path in names}) == len(names)
