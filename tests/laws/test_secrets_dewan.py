"""Secrets of Dewan: two games that differ only in what a seat cannot see are told to this seat in the same words."""

from __future__ import annotations

from random import Random

import pytest

from gamepkg import CHANCE, Match
from gamepkg.core.journal import HIDDEN
from gamepkg.dewan.game import DewanState
from tests.dewan.study import DW1, Game
from tests.laws.dewan_games import COMBINATIONS, Play

pytestmark = [pytest.mark.law, pytest.mark.rule("dewan.hand.known")]


def told(match: Match, seat: int | None) -> tuple[object, ...]:
    """What a seat reads of a match, and what it knows at the end of it."""
    journal = match.journal.for_seat(seat)
    return journal.events, journal.steps, match.state.view(seat)


@pytest.mark.rule("dewan.story.check")
def test_the_card_for_a_story_is_seen_by_its_player_alone() -> None:
    # story-7 asks for 2 badlands, 1 mountain, 1 artifact: fulfilled by the camp on N3
    seat = {"camps": "A0 N6", "stories": ["story-7"], "hand": "badlands-berry mountain-berry"}
    row = ["badlands-fire", "mountain-fire", "water-artifact", "forest-fire", "water-fire", "water-crystal"]
    read: dict[int | None, list[tuple[object, ...]]] = {0: [], 1: [], None: []}
    for dealt in ("desert-fire", "forest-berry"):
        state = Game(DW1, you=seat, display=row).state
        match = Match.from_state(state, chance="ask", auto=False)
        path = (f"camp {DW1.number['N6']}", f"go {DW1.number['N3']}", "settle")
        for line in (*path, "pay badlands-berry", "pay mountain-berry", f"deal {dealt}"):
            match.play(line)
        for viewer, found in read.items():
            found.append(told(match, viewer))
    assert read[1][0] == read[1][1] and read[None][0] == read[None][1]
    assert read[0][0] != read[0][1]
    events, steps, view = read[1][0]
    assert [event.what for event in events if event.target == "seat 0 hand"] == [HIDDEN]
    assert steps[-1].text == HIDDEN
    assert (view.players[0].hand, view.players[0].hand_size) == ((), 1)


@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 5))
def test_two_worlds_that_a_seat_cannot_tell_apart_read_alike(number: int) -> None:
    play, rng = Play(number), Random(number)
    state = play.new_game()
    compared = 0
    for _ in play.moves(state):
        if state.decision.kind == "turn" and rng.random() < 0.3:
            for viewer in (*(seat for seat in range(state.players) if seat != state.seat), None):
                compared += play_in_two_worlds(state, state.determinise(viewer, rng), viewer, rng)
    assert compared > 40


def play_in_two_worlds(one: DewanState, other: DewanState, viewer: int | None, rng: Random) -> int:
    """The same moves as far as both worlds allow them; a card that the viewer does not see may differ. Their number."""
    matches = [Match.from_state(world, chance="ask", auto=False) for world in (one, other)]
    made = 0
    while made < 15 and one.to_move is not None:
        one, other = (match.state for match in matches)
        if one.to_move == CHANCE and viewer != one.seat and one.audience(0) >= 0:
            moves = [world.draw(rng) for world in (one, other)]
        else:
            both = [i for i in one.legal() if i in other.legal()]
            if not both:
                break
            moves = [both[int(rng.random() * len(both))]] * 2
        for match, move in zip(matches, moves, strict=True):
            match.play(move)
        made += 1
        assert told(matches[0], viewer) == told(matches[1], viewer)
    return made
