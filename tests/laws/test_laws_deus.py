"""The laws of ARCHITECTURE in random games of Deus over every combination of options."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.laws import checks, twins
from tests.laws import deus_checks as laws
from tests.laws.deus_games import COMBINATIONS, Play, choice
from tests.laws.strange_cards import write_strange_cards

GAMES_A_CHUNK = 8
CHUNKS = len(COMBINATIONS) // GAMES_A_CHUNK
LONG_CHUNKS = 50
LONG_GAMES = 1_000


def hold_to_the_laws(play: Play) -> None:
    """Play the game and hold positions drawn by chance to each law; the ledger is followed throughout."""
    state = play.new_game()
    state.log = []
    rng = Random(f"laws {play.number}")
    ledger = checks.Ledger(state)
    every_step = play.number % 48 == 0
    actions = []
    for action in play.moves(state):
        actions.append(action)
        if every_step or rng.random() < 0.02:
            ledger.check(state)
            laws.check_score(state)
            checks.check_notation(state)
        drafting = state.decision.kind == "draft"
        if rng.random() < (0.1 if drafting else 0.006):
            ledger.check(state)
            laws.check_conservation(state, laws.lost_points(ledger.told))
            checks.check_why(state, checks.sample_of_ids(state, rng))
            checks.check_views(state, rng)
            checks.check_copies(state, rng)
            checks.check_refusals(state, rng)
        if rng.random() < 0.0025:
            checks.check_data(state)
            checks.check_plans(state, 12)
        if rng.random() < 0.0007:
            checks.check_why(state, range(len(state.actions)))
    ledger.check(state)
    laws.check_score(state)
    laws.check_conservation(state, laws.lost_points(ledger.told))
    check_the_end(state)
    silent = play.new_game()
    for action in actions:
        silent.play_legal(action)
    assert silent.key() == state.key()


def check_the_end(state) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert state.legal() == []
    assert state.decision is None
    view = state.view(None)
    assert outcome.reason in ("temples", "villages")
    assert view.supply["temple"] == 0 or not any(view.villages.values())
    points = state.points()
    assert {points[seat] for seat in outcome.winners} == {max(points)}
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(state.players))


@pytest.mark.law
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_laws_in_a_game_of_every_combination_of_options(chunk: int) -> None:
    for number in range(chunk, len(COMBINATIONS), CHUNKS):
        hold_to_the_laws(Play(number))


@pytest.mark.law
@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 24))
def test_laws_with_cards_that_go_to_the_limits(number: int, tmp_path: Path) -> None:
    hold_to_the_laws(Play(number + 1, write_strange_cards(tmp_path)))


@pytest.mark.law
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(LONG_CHUNKS))
def test_laws_in_a_thousand_games(chunk: int) -> None:
    for number in range(len(COMBINATIONS) + chunk, len(COMBINATIONS) + LONG_GAMES, LONG_CHUNKS):
        hold_to_the_laws(Play(number))


# ------------------------------------------------------------------------------------------------ processes


@pytest.mark.law
def test_the_same_seed_plays_the_same_game_in_every_process(root: Path) -> None:
    twins.check_processes("deus", (11, 62, 128, 190), root)


# ------------------------------------------------------------------------------------------------ matches


@pytest.mark.law
@pytest.mark.parametrize("number", [5, 44, 70, 101, 135, 190])
def test_back_and_forth_and_through_text_a_match_stays_the_same(number: int) -> None:
    twins.check_detours("deus", number, Play(number).options, choice)
