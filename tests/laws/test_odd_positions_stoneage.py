"""Positions of Stone Age with values changed at random: refused by name, or played on by every law."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.core.errors import PositionError
from tests.laws import checks
from tests.laws.stoneage_games import Play, choice

VALUES: list[Any] = [
    None, -1, 0, 1, 2, 3, 5, 10, 11, 999, True, "", "wood", "civ02", "civ31", "bld26", "use", "nothing", [], {}, [1, 2],
    ["civ31"], ["feed", 2, 0, "wood"], ["sharing", 0, 0], {"hunt": 1}, 1.5, "x" * 2000,
]  # fmt: skip


def some_position(rng: Random) -> dict[str, Any]:
    """A position of a random game, as plain values."""
    play = Play(int(rng.random() * 1000))
    state = play.new_game()
    for _ in range(int(rng.random() * 900)):
        if state.to_move is None:
            break
        state.play_legal(choice(state, rng, 0.6))
    return json.loads(json.dumps(state.to_dict()))


def change(data: Any, rng: Random) -> Any:
    """One value somewhere in the data, replaced, left out or doubled."""
    if rng.random() < 0.15 or not isinstance(data, (dict, list)) or not data:
        return VALUES[int(rng.random() * len(VALUES))]
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = keys[int(rng.random() * len(keys))]
    dice = rng.random()
    if dice < 0.1:
        del data[key]
    elif dice < 0.2 and isinstance(data, list):
        data.append(data[key])
    else:
        data[key] = change(data[key], rng)
    return data


@pytest.mark.law
@pytest.mark.parametrize("number", range(20))
def test_odd_positions_are_refused_by_name_or_can_be_played_on(number: int) -> None:
    rng = Random(f"odd {number}")
    refused = played = 0
    for _ in range(6):
        text = json.dumps(some_position(rng))
        for _ in range(25):
            data = json.loads(text)
            for _ in range(1 + int(rng.random() * 2)):
                data = change(data, rng)
            try:
                state = gp.state_from_dict(data)
            except PositionError as error:
                refused += bool(error.field)
                continue
            played += 1
            play_on(state, rng)
    assert refused and played


def play_on(state: Any, rng: Random) -> None:
    state.start_log([])
    ledger = checks.Ledger(state)
    checks.check_data(state)
    for _ in range(40):
        if state.to_move is None:
            assert state.outcome is not None
            break
        legal = state.legal()
        assert legal == sorted(legal) and legal
        if rng.random() < 0.1:
            checks.check_why(state, checks.sample_of_ids(state, rng))
        state.apply(choice(state, rng, 0.5))
    ledger.check(state)
    assert [seat.total for seat in state.score()] == state.points()
