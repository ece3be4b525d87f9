"""The journal: by step, by cause, and no more than a seat may see."""

from __future__ import annotations

import pytest

from gamepkg import Match
from gamepkg.core.event import Event
from gamepkg.core.history import Step
from gamepkg.core.journal import HIDDEN, Journal


def played() -> Match:
    match = Match("counter", players=2, chance="ask")
    for move in ("add 3", "deal 2", "add 1", "coin heads"):
        match.play(move)
    return match


def test_events_by_step() -> None:
    journal = played().journal
    assert [len(journal.of_step(step.index)) for step in journal.steps] == [1, 1, 1, 1, 1, 1]
    assert [event.what for event in journal.of_step(2)] == ["card 2"]
    assert [event.rule for event in journal.since(4)] == ["counter.side", "counter.coin"]
    assert journal.since(99) == ()
    with pytest.raises(IndexError):
        journal.of_step(-1)


def test_the_tree_hangs_each_event_on_its_cause() -> None:
    roots = played().journal.tree()
    shape = [(root.event.rule, [(child.event.rule, len(child.children)) for child in root.children]) for root in roots]
    assert shape == [
        ("counter.add", [("counter.side", 1)]),
        ("counter.add", [("counter.side", 0)]),
        ("counter.coin", []),
    ]


def test_a_seat_reads_only_what_it_may_see() -> None:
    match = played()
    own, other, spectator = (match.journal.for_seat(seat) for seat in (0, 1, None))
    assert own.events == match.journal.events
    assert other.of_step(2)[0].what == HIDDEN
    assert (other.steps[2].text, other.steps[2].action) == (HIDDEN, -1)
    assert other.events == spectator.events
    assert "deal" not in repr(other.steps)


def test_what_is_hidden_does_not_change_what_a_seat_reads() -> None:
    journals = []
    for card in (1, 2, 3):
        match = Match("counter", players=2, chance="ask")
        match.play("add 3")
        match.play(f"deal {card}")
        journals.append(match.journal.for_seat(1))
    assert len({(journal.events, journal.steps) for journal in journals}) == 1


def test_a_secret_step_without_an_event_is_hidden_too() -> None:
    chosen = Step(0, 5, "choose king", 0, False, 0, 1, True, 1)
    forced = Step(1, 6, "show king", 0, True, 0, 1, False, -1)
    other = Journal((), (chosen, forced)).for_seat(1)
    assert [(step.text, step.action, step.automatic) for step in other.steps] == [
        (HIDDEN, -1, False), ("show king", 6, False),
    ]  # fmt: skip
    assert Journal((), (chosen, forced)).for_seat(0).steps == (chosen, forced)


def event(index: int, what: str, amount: int, cause: int, visible: int) -> Event:
    return Event(index, "draw", 0, "deck", "seat 0", what, amount, cause, visible)


def step(index: int, first_event: int) -> Step:
    return Step(index, 5, "draw", 0, False, first_event, 1, False, 1, ("draw before",) if index else ())


def test_hidden_events_of_one_step_become_their_sum() -> None:
    two_kinds = [event(0, "a", 1, -1, 1), event(1, "b", 1, -1, 1), event(2, "gold", 1, 1, -1), event(3, "c", 1, 2, 1)]
    one_kind = [event(0, "a", 2, -1, 1), event(1, "gold", 1, 0, -1), event(2, "c", 1, 1, 1)]
    one = Journal(two_kinds, [step(0, 0), step(1, 3)]).for_seat(1)
    other = Journal(one_kind, [step(0, 0), step(1, 2)]).for_seat(1)
    assert one.events == other.events
    assert one.steps == other.steps
    assert [(e.what, e.amount, e.cause) for e in one] == [(HIDDEN, 2, -1), ("gold", 1, 0), (HIDDEN, 1, 1)]
    assert one.steps[1].replaced == (HIDDEN,)
