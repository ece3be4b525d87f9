"""The laws of ARCHITECTURE as checks of one position of any game."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.core.event import Event, add_events

State = Any
"""A state of any game: `gamepkg.core.game.State`."""


def any_choice(state: State, rng: Random) -> int:
    """A legal action or a drawn outcome."""
    legal = state.legal()
    return state.draw(rng) if state.to_move == gp.CHANCE else legal[int(rng.random() * len(legal))]


class Ledger:
    """Follows a game that keeps a log: the events so far always lead from the first ledger to the present one."""

    def __init__(self, state: State) -> None:
        self.total = dict(state.ledger())
        self.read = 0
        self.told: list[Event] = []

    def check(self, state: State) -> None:
        events = [state.vocabulary.read(i, raw) for i, raw in enumerate(state.log[self.read :], self.read)]
        self.read = len(state.log)
        self.total = add_events(self.total, events)
        held = {entry: amount for entry, amount in self.total.items() if entry[0] != "bank"}
        assert held == state.ledger()
        assert all(amount > 0 or entry[1] == "vp" for entry, amount in held.items())  # a score may be below zero
        self._check_events(state, events)

    def _check_events(self, state: State, events: list[Event]) -> None:
        book = gp.rulebook(state.game)
        for event in events:
            assert event.rule in book
            assert -1 <= event.cause < event.index
            assert event.amount >= 0
        self.told += events


def check_why(state: State, ids: range | list[int]) -> None:
    """There are reasons exactly against what is not legal, and every reason cites a rule of the book."""
    legal = set(state.legal())
    book = gp.rulebook(state.game)
    for number in ids:
        reasons = state.why_not(number)
        assert (reasons == ()) == (number in legal), (state.format(number), reasons)
        waiting = list(reasons)
        while waiting:
            reason = waiting.pop()
            assert reason.rule in book
            waiting += reason.because


def sample_of_ids(state: State, rng: Random) -> list[int]:
    """All legal ids, and of each kind of action one or two others."""
    by_kind: dict[str, list[int]] = {}
    for action in state.actions:
        by_kind.setdefault(action.kind, []).append(action.id)
    asked = {state.actions[i].kind for i in state.legal()} if state.to_move != gp.CHANCE else set()
    ids = set(state.legal())
    for kind, numbers in by_kind.items():
        ids |= {numbers[int(rng.random() * len(numbers))] for _ in range(6 if kind in asked else 1)}
    return sorted(ids)


def check_views(state: State, rng: Random) -> None:
    """What a seat cannot see changes neither what it sees nor what it may do."""
    for seat in (*range(state.players), None):
        other = state.determinise(seat, rng)
        assert other.view(seat) == state.view(seat)
        if state.to_move == seat:
            assert other.legal() == state.legal()
        assert other.to_move == state.to_move
        assert other.points() == state.points()
        assert other.legal()


def check_data(state: State) -> None:
    """A position survives its own data."""
    text = json.dumps(state.to_dict())
    again = gp.state_from_dict(json.loads(text), components=state.options["components"])
    assert again.key() == state.key()
    assert again.legal() == state.legal()
    assert json.dumps(again.to_dict()) == text


def check_copies(state: State, rng: Random) -> None:
    """What happens to a copy does not happen to the position."""
    key, log = state.key(), list(state.log)
    copy = state.copy()
    assert copy.key() == key
    for _ in range(40):
        if copy.to_move is None:
            break
        copy.apply(any_choice(copy, rng))
    assert (state.key(), state.log) == (key, log)
    action = state.legal()[0]
    assert state.after(action).key() != key
    assert state.key() == key


def check_refusals(state: State, rng: Random) -> None:
    """An illegal action raises and leaves the position as it was."""
    key, legal = state.key(), set(state.legal())
    for _ in range(3):
        number = int(rng.random() * len(state.actions))
        if number not in legal:
            with pytest.raises(gp.IllegalAction) as caught:
                state.apply(number)
            assert caught.value.reasons == state.why_not(number)
            assert state.key() == key


def check_plans(state: State, most: int) -> None:
    """Every plan can be carried out to the end of the gesture."""
    first_steps = set()
    for plan in islice(state.plans(), most):
        new = state.copy()
        for action in plan:
            assert action in new.legal()
            new.play_legal(action)
        assert new.to_move in (None, gp.CHANCE) or new.gesture_start or new.decision.player != state.decision.player
        first_steps.add(plan[0])
    assert first_steps <= set(state.legal())
    assert first_steps


def check_notation(state: State) -> None:
    """Every legal action has a line of text that leads back to it."""
    for number in state.legal():
        assert state.parse(state.format(number)) == number
