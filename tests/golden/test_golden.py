"""Golden games are replayed move by move and must lead to what expected.toml says."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.core.event import add_events
from tests.golden.make import FOLDER, GAMES, Golden

EXPECTED = tomllib.loads((FOLDER / "expected.toml").read_text("utf-8"))


def test_every_golden_game_has_its_expectation() -> None:
    assert [golden.name for golden in GAMES] == list(EXPECTED)
    assert {golden.path for golden in GAMES} == set(FOLDER.glob("*.json"))


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_still_ends_as_it_must(golden: Golden) -> None:
    stored = Match.load(golden.path)  # verifies each step, checkpoint and the result
    expected = EXPECTED[golden.name]
    for match in (stored, replayed(stored)):
        state = match.state
        sheet = state.score()
        assert [by_source(seat) for seat in sheet] == expected["points"]
        assert [seat.total for seat in sheet] == state.points() == expected["totals"]
        cited = [event.rule for event in match.journal]
        assert set(expected["events"]) <= set(cited)
        assert held(add_events(match.position(0).ledger(), match.journal)) == state.ledger()
        outcome = state.outcome
        assert (outcome.reason if outcome else None) == expected.get("reason")
        if outcome:
            assert [list(place) for place in outcome.ranking] == expected["ranking"]
            assert state.round == expected["round"]
        if "piles" in expected:
            view = state.view(None)
            assert [view.deck_size, view.discards_size] == expected["piles"]


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_script_still_writes_this_file(golden: Golden) -> None:
    assert golden.play().to_json() == golden.path.read_text("utf-8"), "run: python -m tests.golden.make"


def replayed(stored: Match) -> Match:
    """The moves of a record played in a new match that draws its own cards; they must be the same."""
    start = stored.position(0).to_dict()
    match = Match.from_state(gp.state_from_dict(start), seed=stored.seed)
    for step in stored.steps:
        if not step.automatic:
            match.play(step.text)
    assert [(step.text, step.automatic) for step in match.steps] == [(s.text, s.automatic) for s in stored.steps]
    return match


def by_source(seat) -> dict[str, int]:
    points: Counter[str] = Counter()
    for line in seat.lines:
        points[line.label] += line.points
    return dict(points)


def held(ledger):
    return {entry: amount for entry, amount in ledger.items() if entry[0] != "bank"}
