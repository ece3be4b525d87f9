"""Wrong options, layouts and positions of Dewan: each is refused by name, none breaks anything."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.core.errors import FieldError, GamepkgError, LayoutError, OptionError, PositionError
from tests.laws.dewan_games import choice

CELLS = [{"q": 0, "r": 0, "terrain": "forest"}, {"q": 1, "r": 0, "terrain": "water"}]
BAD_OPTIONS = [
    ({"players": 5}, "players"),
    ({"players": 1}, "players"),
    ({"scenario": "flood"}, "scenario"),
    ({"scenario": "team"}, "players"),
    ({"rulings": {"dewan.score.fire": "x"}}, "rulings.dewan.score.fire"),
    ({"rulings": {"dewan.score.initial-camp": "perhaps"}}, "rulings.dewan.score.initial-camp"),
    ({"start": 2}, "start"),
    ({"expansion": True}, "expansion"),
]
BAD_LAYOUTS: list[tuple[Any, str]] = [
    (7, "board"),
    ({}, "board"),
    ({"cells": CELLS, "tiles": []}, "board"),
    ({"cells": []}, "board.cells"),
    ({"cells": [*CELLS, CELLS[0]]}, "board[2]"),
    ({"cells": [{"q": 0, "r": 0, "terrain": "sea"}]}, "board[0].terrain"),
    ({"cells": [*CELLS, {"q": 9, "r": 9, "terrain": "desert"}]}, "board"),
    ({"cells": [{"q": 0, "r": 0, "terrain": "forest", "seat": 0}]}, "board.cells[0].seat"),
    ({"cells": CELLS, "icons": [{"resource": "gold", "between": [[0, 0], [1, 0]]}]}, "board.icons[0].resource"),
    ({"cells": CELLS, "icons": [{"resource": "crystal", "between": [[0, 0], [5, 0]]}]}, "board.icons[0]"),
    ({"cells": CELLS, "icons": [{"resource": "crystal", "between": [[0, 0], [0, 0]]}]}, "board.icons[0]"),
    ({"tiles": [{"tile": "initial-a", "u": 0, "v": 0, "seat": 0}]}, "board.tiles"),
    ({"tiles": [{"tile": "initial-z", "u": 0, "v": 0, "seat": 0}]}, "board.tiles[0].tile"),
    ({"tiles": [{"tile": "initial-a", "u": 0, "v": 0}]}, "board.tiles[0].seat"),
    ({"tiles": [{"tile": "neutral-1", "u": 0, "v": 0, "turn": 6}]}, "board.tiles[0].turn"),
]


@pytest.mark.parametrize(("options", "field"), BAD_OPTIONS)
def test_wrong_options_are_named(options: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError) as caught:
        gp.new_game("dewan", **({"players": 2} | options))
    assert caught.value.field == field


@pytest.mark.parametrize(("board", "field"), BAD_LAYOUTS)
def test_wrong_layouts_are_named(board: Any, field: str) -> None:
    with pytest.raises(LayoutError) as caught:
        gp.new_game("dewan", players=2, board=board)
    assert caught.value.field == field


BAD_POSITIONS: list[tuple[dict[str, Any], str, str | None]] = [
    ({"players": [{}]}, "players", "dewan.setup.map"),
    ({"players": [{"hand": ["desert-gold"]}, {}]}, "players[0].hand[0]", "core.position"),
    ({"players": [{"hand": ["desert-berry"]}, {"hand": ["desert-berry"]}]}, "cards", "dewan.setup.cards"),
    ({"players": [{"hand": [], "secret": ["desert-berry"]}, {}]}, "players[0].secret", "dewan.hand.known"),
    ({"players": [{"camps": [2]}, {}]}, "players[0].camps[0]", "dewan.camp.destination-free"),
    ({"players": [{"camps": [1]}, {"camps": [1]}]}, "players[1].camps[0]", "dewan.camp.destination-free"),
    ({"players": [{"tucked": ["desert-berry/desert"]}, {}]}, "players[0].tucked", "dewan.camp.unlock-tuck"),
    ({"players": [{"stories": ["story-1"]}, {"stories": ["story-1"]}]}, "stories", "dewan.setup.stories"),
    ({"players": [{"fulfilled": ["story-1"]}, {}]}, "players[0].fulfilled[0]", "core.position"),
    ({"players": [{"berries": 9}, {"berries": 9}]}, "berries", "dewan.setup.berry-supply"),
    ({"players": [{"fish": 1}, {}]}, "players[0].fish", "dewan.lake.event"),
    ({"lava": [1]}, "lava", "dewan.volcano.event"),
    ({"water_markers": [2]}, "water_markers[0]", "dewan.downpour.event"),
    ({"last_camp": 0}, "last_camp", "dewan.camp.last-fire"),
    ({"event_pile": [[0, 3]], "pile": [[0, 52]]}, "event_pile", "dewan.event.pile"),
    ({"pile": [[0, 3]]}, "pile", "core.position"),
    ({"pile": [[7, 3]]}, "pile[0]", "core.position"),
    ({"display": ["desert-berry", 7]}, "display[1]", None),
    ({"story_row": ["story-99"]}, "story_row[0]", None),
    ({"pending": [["route", 1]]}, "pending[0]", "core.position"),
    ({"pending": [["deal", 0]]}, "pending[0]", "core.position"),
    ({"pending": [["over"]]}, "pending[0]", "core.position"),
    ({"pending": [["dance"]]}, "pending[0]", None),
    ({"pending": [["check"]]}, "pending", "core.complete"),
]


@pytest.mark.parametrize(("change", "field", "rule"), BAD_POSITIONS)
def test_wrong_positions_are_named(change: dict[str, Any], field: str, rule: str | None) -> None:
    data = {"game": "dewan", "board": {"cells": CELLS}, "players": [{}, {}]} | change
    with pytest.raises(PositionError) as caught:
        gp.state_from_dict(data)
    assert (caught.value.field, caught.value.rule) == (field, rule)


def damaged(value: Any, rng: Random) -> Any:
    """The data with one value somewhere replaced, left out or doubled."""
    value = copy.deepcopy(value)
    here = value
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = rng.choice(keys)
        if isinstance(here[key], (dict, list)) and here[key] and rng.random() < 0.8:
            here = here[key]
            continue
        if rng.random() < 0.2:
            del here[key]
        else:
            here[key] = rng.choice([None, -1, 0, 3, 99, "x", "desert-berry", [], {}, [[1]], True, 10**30, 1.5])
        return value


@pytest.mark.parametrize("scenario", ["standard", "volcano", "downpour", "lake", "team"])
def test_a_damaged_position_is_refused_or_playable(scenario: str) -> None:
    rng = Random(scenario)
    refused = 0
    for seed in range(6):
        state = gp.new_game("dewan", players=4, seed=seed, scenario=scenario)
        for _ in range(rng.randrange(400)):
            if state.to_move is not None:
                state.apply(choice(state, rng, 0.6))
        data = json.loads(json.dumps(state.to_dict()))
        for _ in range(40):
            try:
                other = gp.state_from_dict(damaged(data, rng))
            except FieldError:
                refused += 1
                continue
            for _ in range(30):
                if other.to_move is None:
                    break
                other.apply(choice(other, rng, 0.6))
            assert [seat.total for seat in other.score()] == other.points()
    assert refused > 100


def test_a_wrong_id_or_line_raises_our_own_error() -> None:
    state = gp.new_game("dewan", players=2, seed=1)
    for wrong in (-1, 10**9, "take", None):
        with pytest.raises(GamepkgError):
            state.why_not(wrong)  # type: ignore[arg-type]
    with pytest.raises(gp.IllegalAction) as caught:
        state.apply(state.parse("take 1"))
    assert [reason.rule for reason in caught.value.reasons] == ["core.step", "dewan.setup.story-draft"]
