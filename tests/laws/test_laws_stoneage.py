"""The laws of ARCHITECTURE in random games of Stone Age over player numbers, rulings and styles of play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.stoneage.game import StoneageState
from tests.laws import checks, twins
from tests.laws.stoneage_games import COMBINATIONS, Play, choice

CHUNKS = 9
GAMES = 3 * len(COMBINATIONS)
LONG_CHUNKS = 50
LONG_GAMES = 1_000


def check_conservation(state: StoneageState) -> None:
    """Nothing appears and nothing vanishes: 36 cards, 28 tiles, and as many people on the board as are missing."""
    held: Counter[str] = Counter()
    for (_, what), amount in state.ledger().items():
        held[what] += amount
    components = state.table.components
    names = [card.id for card in components.cards] + [tile.id for tile in components.tiles]
    assert [held[name] for name in names] == [1] * 64
    for seat in state.view(None).players:
        assert seat.home + sum(seat.placed.values()) == seat.people <= 10
        assert 0 <= seat.agriculture <= 10
        tools = seat.tools + seat.used_tools
        assert len(tools) <= 3 and (not tools or max(tools) - min(tools) <= 1)
        assert min(seat.goods.values()) >= 0
        assert set(seat.open) <= set(seat.cards)


def check_places(state: StoneageState) -> None:
    """The limits of placing, counted anew."""
    view, players = state.view(None), state.players
    standing = {place.id: [seat.placed.get(place.id, 0) for seat in view.players] for place in state.table.places}
    for place in ("forest", "clay_pit", "quarry", "river"):
        assert sum(standing[place]) <= 7
        assert sum(map(bool, standing[place])) <= {2: 1, 3: 2, 4: 4}[players]
    assert sorted(standing["hut"], reverse=True)[0] in (0, 2)
    for place in ("field", "tool_maker", *(name for name in standing if name.startswith(("card", "building")))):
        assert sum(standing[place]) <= 1
    assert sum(bool(sum(standing[place])) for place in ("field", "tool_maker", "hut")) <= (3 if players == 4 else 2)


def check_score(state: StoneageState) -> None:
    """The lines add up to the totals, the totals are the points, and each line follows from its count."""
    sheet = state.score()
    assert [seat.total for seat in sheet] == state.points()
    assert sheet.final == (state.outcome is not None)
    book = gp.rulebook("stoneage")
    for seat in sheet:
        assert seat.total == sum(line.points for line in seat.lines)
        for line in seat.lines:
            assert line.rule in book
            assert line.points == line.count * line.each


def check_views(state: StoneageState, rng: Random) -> None:
    """What a seat cannot see changes neither what it sees nor what it may do, nor the score as it knows it."""
    for seat in (*range(state.players), None):
        other = state.determinise(seat, rng)
        assert other.view(seat) == state.view(seat)
        assert other.legal() == state.legal() or state.to_move == gp.CHANCE
        assert other.to_move == state.to_move
        if state.to_move is not None:
            assert other.score_for(seat) == state.score_for(seat)
            assert other.legal()


def hold_to_the_laws(play: Play) -> None:
    """Play the game and hold positions drawn by chance to each law; the ledger is followed throughout."""
    state = play.new_game()
    state.start_log([])
    rng = Random(f"laws {play.number}")
    ledger = checks.Ledger(state)
    every_step = play.number % 18 == 0
    actions = []
    for action in play.moves(state):
        actions.append(action)
        if every_step or rng.random() < 0.03:
            ledger.check(state)
            check_score(state)
            check_places(state)
            if state.to_move != gp.CHANCE:
                checks.check_notation(state)
        if rng.random() < 0.01:
            check_conservation(state)
            checks.check_why(state, checks.sample_of_ids(state, rng))
            check_views(state, rng)
            checks.check_copies(state, rng)
            checks.check_refusals(state, rng)
        if rng.random() < 0.008:
            checks.check_data(state)
            checks.check_plans(state, 12)
        if rng.random() < 0.004:
            checks.check_why(state, range(len(state.actions)))
    ledger.check(state)
    check_score(state)
    check_conservation(state)
    check_the_end(state)
    silent = play.new_game()
    for action in actions:
        silent.play_legal(action)
    assert silent.key() == state.key()


def check_the_end(state: StoneageState) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert state.legal() == []
    assert state.decision is None
    view = state.view(None)
    empty = [tile for tile, _ in view.stacks if tile is None]
    left = view.deck_size + sum(card is not None for card in view.row)
    assert outcome.reason == ("buildings" if empty else "cards")
    assert empty or left < 4
    points = state.points()
    assert {points[seat] for seat in outcome.winners} == {max(points)}
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(state.players))
    assert all(not seat.placed for seat in view.players)


@pytest.mark.law
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_laws_in_games_of_every_combination_and_style(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        hold_to_the_laws(Play(number))


@pytest.mark.law
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(LONG_CHUNKS))
def test_laws_in_a_thousand_games_of_each_number_of_players(chunk: int) -> None:
    for number in range(GAMES + chunk, GAMES + 3 * LONG_GAMES, LONG_CHUNKS):
        hold_to_the_laws(Play(number))


@pytest.mark.law
def test_chances_sum_to_one_and_are_the_legal_outcomes() -> None:
    state, rng = gp.new_game("stoneage", players=3, seed=4), Random(4)
    for _ in range(600):
        if state.to_move == gp.CHANCE:
            outcomes = state.chance()
            assert [outcome for outcome, _ in outcomes] == state.legal()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            drawn = state.draw(rng)
            assert drawn in state.legal()
            assert state.why_not(drawn) == ()
            assert all(state.why_not(i) for i in range(len(state.actions)))
            state.apply(drawn)
        else:
            assert state.chance() == []
            state.apply(checks.any_choice(state, rng))


# ------------------------------------------------------------------------------------------------ processes


@pytest.mark.law
def test_the_same_seed_plays_the_same_game_in_every_process(root: Path) -> None:
    twins.check_processes("stoneage", (3, 9, 16, 40), root)


# ------------------------------------------------------------------------------------------------ matches


@pytest.mark.law
@pytest.mark.parametrize("number", [5, 10, 17, 31])
def test_back_and_forth_and_through_text_a_match_stays_the_same(number: int) -> None:
    twins.check_detours("stoneage", number, Play(number).options, choice)


@pytest.mark.law
def test_the_journal_of_a_seat_hides_the_cards_that_others_drew() -> None:
    position = {
        "players": [{"wood": 4, "placed": {"card-4": 1}}, {"placed": {"hunt": 1, "field": 1}}],
        "row": ["civ05", "civ01", "civ02", "civ03"],
        "deck": ["civ22"],
        "phase": "use",
    }
    match = Match.from_state(gp.state_from_dict({"game": "stoneage", **position}), seed=1)
    match.play("pay wood")
    assert match.state.view(0).players[0].secret == ("civ22",)
    assert match.state.view(1).players[0].secret is None
    assert "civ22" in [event.what for event in match.journal.for_seat(0)]
    assert "civ22" not in [event.what for event in match.journal.for_seat(1)]
    assert "civ22" not in [event.what for event in match.journal.for_seat(None)]
    assert sum(line.points for line in match.state.score_for(1).seats[0].lines) == 1  # writing, not music
    assert match.state.points()[0] == 4  # a set of two
