"""Whole games of Deus in a match: forward, back, through files, and as each seat may see them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from gamepkg import Match, RecordError
from gamepkg.core.event import add_events
from gamepkg.core.journal import HIDDEN, Journal

GAMES = [(2, 0), (3, 1), (4, 2)]


@cache
def finished(players: int, seed: int) -> Match:
    """A game between players who do anything; to be branched off, not changed."""
    match = Match("deus", players=players, seed=seed)
    rng = Random(seed)
    while match.outcome is None:
        legal = match.state.legal()
        match.play(legal[int(rng.random() * len(legal))])
    return match


def whole(journal: Journal) -> tuple[object, ...]:
    return journal.events, journal.steps


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_back_and_forth_through_a_game(players: int, seed: int) -> None:
    match = finished(players, seed).branch()
    end, key = whole(match.journal), match.state.key()
    start = match.position(0).ledger()
    for position in (len(match.steps) // 2, 17, 0, len(match.steps) // 3, len(match.steps)):
        match.goto(position)
        total = add_events(start, match.journal)
        assert {entry: amount for entry, amount in total.items() if entry[0] != "bank"} == match.state.ledger()
        assert match.position(position).key() == match.state.key()
    assert (whole(match.journal), match.state.key()) == (end, key)


def test_the_same_moves_give_the_same_cards() -> None:
    match = finished(2, 0)
    moves = [step.text for step in match.steps if not step.automatic]
    again = Match("deus", players=2, seed=0)
    for move in moves:
        again.play(move)
    assert again.steps == match.steps
    other = Match("deus", players=2, seed=1)
    assert other.state.key() != again.position(0).key()


def test_previews_keep_their_word() -> None:
    match = finished(3, 1)
    replay = match.branch()
    for step in match.steps[:150]:
        if step.automatic:
            continue
        replay.goto(step.index)
        preview = replay.preview(step.text)
        before = replay.state.points()
        events = replay.play(step.text)
        assert events[: len(preview.events)] == list(preview.events)
        if not preview.chance:
            after = replay.state.points()
            assert preview.points == tuple(b - a for a, b in zip(before, after, strict=True))


def test_cancel_takes_a_building_back() -> None:
    match = Match("deus", players=2, seed=4)
    key = match.state.key()
    build = next(number for number in match.state.legal() if match.state.format(number).startswith("build"))
    match.play(build)
    assert match.state.key() != key
    match.cancel()
    assert match.state.key() == key


@pytest.mark.rule("deus.offer.hidden")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_offered_and_drawn_cards_are_read_by_their_player_only(players: int, seed: int) -> None:
    match = finished(players, seed)
    offers = [step for step in match.steps if step.text.startswith("offer ")]
    deals = [step for step in match.steps if step.chance]
    assert offers
    assert deals
    for seat in (*range(players), None):
        reader = None if seat is None else f"seat {seat} hand"
        journal = match.journal.for_seat(seat)
        assert len(journal.steps) == len(match.steps)
        for step in offers:
            assert journal.steps[step.index].text == (step.text if step.player == seat else HIDDEN)
        for step in deals:
            (dealt,) = (event for event in match.journal.of_step(step.index) if event.target.endswith(" hand"))
            assert journal.steps[step.index].text == (step.text if dealt.target == reader else HIDDEN)
        hidden = [event.what for event in match.journal if not event.seen_by(seat)]
        assert sum(event.what == HIDDEN for event in journal) <= len(hidden)
        assert all(event.what == HIDDEN or event.seen_by(seat) for event in journal)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_game_comes_back_from_its_file(players: int, seed: int, tmp_path: Path) -> None:
    match = finished(players, seed)
    path = tmp_path / "deus.json"
    match.save(path)
    loaded = Match.load(path)
    assert whole(loaded.journal) == whole(match.journal)
    assert loaded.state.key() == match.state.key()
    assert loaded.to_json() == match.to_json()
    assert loaded.outcome == match.outcome


def test_a_loaded_game_goes_on_as_it_would_have() -> None:
    match = finished(2, 0)
    half = match.branch()
    middle = next(step.index for step in match.steps[200:] if not step.automatic)
    half.goto(middle)
    half.undo()
    half.redo()
    loaded = Match.from_json(half.to_json())
    assert loaded.cursor == half.cursor
    for move in [step.text for step in match.steps[half.cursor :] if not step.automatic]:
        loaded.play(move)
    assert loaded.steps == match.steps


def test_a_broken_game_opens_at_its_last_good_round() -> None:
    match = finished(2, 0)
    document = match.to_record()
    broken = next(step.index for step in match.steps[150:] if step.text.startswith("place "))
    document["steps"][broken] = "skip"
    with pytest.raises(RecordError) as caught:
        Match.from_record(document)
    assert caught.value.field == f"steps[{broken}]"
    assert caught.value.rule == match.position(broken).why_not(match.state.parse("skip"))[0].rule
    saved = Match.from_record(document, salvage=True)
    good = max(mark["step"] for mark in document["checkpoints"] if mark["step"] <= broken)
    assert len(saved.steps) == good
    assert saved.state.key() == match.position(good).key()
