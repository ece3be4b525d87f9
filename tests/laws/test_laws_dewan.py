"""The laws of ARCHITECTURE in random games of Dewan over every scenario, player number and ruling."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from gamepkg import Match
from gamepkg.dewan.game import DewanState
from tests.laws import checks, twins
from tests.laws.dewan_games import COMBINATIONS, Play, choice

CHUNKS = 13
LONG_CHUNKS = 50
LONG_GAMES = 1_000


def check_conservation(state: DewanState) -> None:
    """Nothing appears and nothing vanishes: 55 cards, 24 stories, 15 berries, 20 fish, 8 markers of each kind."""
    held: Counter[str] = Counter()
    for (account, what), amount in state.ledger().items():
        if account not in ("pile", "event pile"):
            held[what] += amount
    cards = {card.id: card.copies for card in state.table.components.cards}
    assert {name: held[name] for name in cards} == cards
    assert sum(cards.values()) == 55
    tiles = [tile.id for tile in state.table.components.stories]
    assert [held[name] for name in tiles] == [1] * 24
    assert (held["berry"], held["fish"], held["lava"], held["water-marker"]) == (15, 20, 8, 8)
    homes = sum(home > 0 for home in state.table.initial)
    assert held["camp"] == 8 * state.players + homes


def check_score(state: DewanState) -> None:
    """The lines add up to the totals, the totals are the points, and each line follows from its count."""
    sheet = state.score()
    assert [seat.total for seat in sheet] == state.points()
    assert sheet.final == (state.outcome is not None)
    for seat in sheet:
        assert seat.total == sum(line.points for line in seat.lines)
        assert all(line.points == line.count * line.each for line in seat.lines)


def hold_to_the_laws(play: Play) -> None:
    """Play the game and hold positions drawn by chance to each law; the ledger is followed throughout."""
    state = play.new_game()
    state.start_log([])
    rng = Random(f"laws {play.number}")
    ledger = checks.Ledger(state)
    every_step = play.number % 39 == 0
    actions = []
    for action in play.moves(state):
        actions.append(action)
        if every_step or rng.random() < 0.05:
            ledger.check(state)
            check_score(state)
            checks.check_notation(state)
        if rng.random() < 0.02:
            check_conservation(state)
            checks.check_why(state, checks.sample_of_ids(state, rng))
            checks.check_views(state, rng)
            checks.check_copies(state, rng)
            checks.check_refusals(state, rng)
        if rng.random() < 0.01:
            checks.check_data(state)
            checks.check_plans(state, 12)
        if rng.random() < 0.002:
            checks.check_why(state, range(len(state.actions)))
    ledger.check(state)
    check_score(state)
    check_conservation(state)
    check_the_end(state)
    silent = play.new_game()
    for action in actions:
        silent.play_legal(action)
    assert silent.key() == state.key()


def check_the_end(state: DewanState) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert state.legal() == []
    assert state.decision is None
    assert state.turns % state.players == 0 or outcome.reason == "no-move"
    placed = [camps.bit_count() for camps in state.camps]
    assert (max(placed) == 8) == (outcome.reason == "last-camp")
    points = state.points()
    assert {points[seat] for seat in outcome.winners} == {max(points)}
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(state.players))


@pytest.mark.law
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_laws_in_a_game_of_every_combination_of_options(chunk: int) -> None:
    for number in range(chunk, len(COMBINATIONS), CHUNKS):
        hold_to_the_laws(Play(number))


@pytest.mark.law
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(LONG_CHUNKS))
def test_laws_in_a_thousand_games(chunk: int) -> None:
    for number in range(len(COMBINATIONS) + chunk, len(COMBINATIONS) + LONG_GAMES, LONG_CHUNKS):
        hold_to_the_laws(Play(number))


@pytest.mark.law
def test_the_same_seed_plays_the_same_game_in_every_process(root: Path) -> None:
    twins.check_processes("dewan", (4, 21, 40, 58, 77), root)


@pytest.mark.law
@pytest.mark.parametrize("number", [3, 20, 44, 61, 76])
def test_a_record_of_a_whole_game_is_replayed(number: int, tmp_path: Path) -> None:
    match = Match("dewan", seed=number, **Play(number).options)
    rng = Random(number)
    while match.outcome is None and match.cursor < 2_000:
        match.play(match.state.format(choice(match.state, rng, 0.8)))
    match.save(tmp_path / "game.json")
    again = Match.load(tmp_path / "game.json")
    assert again.state.key() == match.state.key()
    assert again.state.points() == match.state.points()
    while match.cursor > 40:
        match.undo()
    match.goto(len(match.steps))
    assert match.state.key() == again.state.key()


@pytest.mark.law
@pytest.mark.parametrize("number", [3, 20, 44, 61, 76])
def test_back_and_forth_and_through_text_a_match_stays_the_same(number: int) -> None:
    twins.check_detours("dewan", number, Play(number).options, choice)
