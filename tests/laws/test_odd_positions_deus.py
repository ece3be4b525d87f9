"""The laws where the table is poor: positions by hand with few cards, few goods, few pieces, villages half empty."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.deus.game import DeusState
from tests.laws import checks
from tests.laws import deus_checks as laws
from tests.laws.deus_games import COMBINATIONS, Play, choice

pytestmark = pytest.mark.law
POSITIONS_A_GAME = 4
STEPS = 150


def poorer(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The position at the start of a turn, with some of everything taken away."""

    def some(most: int) -> int:
        return int(rng.random() * (most + 1))

    data = {key: value for key, value in data.items() if key not in ("pending", "end")}
    for player in data["players"]:
        player["gold"] = some(9)
        for kind in ("wood", "stone", "clay", "wheat"):
            player[kind] = some(min(2, player[kind]))
        for pieces in (player["ready"], player["reserve"]):
            for kind in pieces:
                pieces[kind] = some(pieces[kind])
        player["hand"] = player["hand"][: some(len(player["hand"]))]
        player["vp"] = some(8)
    data["supply"] = {kind: some(min(3, amount)) for kind, amount in data["supply"].items()}
    data["deck"] = {card: 1 for card in data["deck"] if rng.random() < 0.08}
    data["discards"] = data["discards"][: some(4)]
    data["villages"] = {village: some(vp) for village, vp in data["villages"].items()}
    return data


def positions(number: int) -> list[DeusState]:
    """Poor positions out of one game."""
    play, rng, found = Play(number), Random(number), []
    state = play.new_game()
    for step, _ in enumerate(play.moves(state)):
        if step % 30 == 29 and (not found or rng.random() < 0.1) and len(found) < POSITIONS_A_GAME:
            found.append(gp.state_from_dict(poorer(state.to_dict(), rng)))
    return found


@pytest.mark.rule("core.position", "core.complete", "deus.turn.no-card", "deus.deck.empty")
@pytest.mark.parametrize("number", range(1, len(COMBINATIONS), 16))
def test_poor_positions_play_on_by_the_laws(number: int) -> None:
    found = positions(number)
    assert found
    for state in found:
        rng = Random(number)
        state.log = []
        ledger = checks.Ledger(state)
        for _ in range(STEPS):
            if state.to_move is None:
                break
            if rng.random() < 0.1:
                ledger.check(state)
                laws.check_score(state)
                checks.check_why(state, checks.sample_of_ids(state, rng))
                checks.check_data(state)
            if rng.random() < 0.02:
                checks.check_plans(state, 8)
                checks.check_views(state, rng)
            state.play_legal(choice(state, rng, 0.6))
        ledger.check(state)
        assert state.to_move is None or state.legal()
