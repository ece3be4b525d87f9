"""Whole games of Deus in a match: forward, back, through files, and as each seat may see them."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamepkg import Match, RecordError
from gamepkg.core.event import add_events
from gamepkg.core.journal import HIDDEN, Journal
from gamepkg.core.record import digest
from tests.core.damage import STRANGE, places

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


def test_a_seed_plays_the_same_game_in_every_process() -> None:
    code = """if True:
        from gamepkg import Match
        match = Match("deus", players=3, seed=5, board="random")
        for turn in range(60):
            legal = match.state.legal()
            match.play(legal[turn * 7 % len(legal)])
        print(match.to_json())
    """
    games = set()
    for hash_seed in "12":
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        games.add(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=environment).stdout)
    assert len(games) == 1


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
    full = match.journal
    for seat in (*range(players), None):
        reader = None if seat is None else f"seat {seat} hand"
        journal = full.for_seat(seat)
        assert len(journal.steps) == len(match.steps)
        for step in offers:
            assert journal.steps[step.index].text == (step.text if step.player == seat else HIDDEN)
        for step in deals:
            (dealt,) = (event for event in full.of_step(step.index) if event.target.endswith(" hand"))
            assert journal.steps[step.index].text == (step.text if dealt.target == reader else HIDDEN)
        hidden = [event.what for event in full if not event.seen_by(seat)]
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


@pytest.mark.parametrize("options", [{"board": "random"}, {"wild_card": True, "draft_pieces": 7}, {"start": 1}])
def test_options_come_back(options: dict[str, Any]) -> None:
    match = Match("deus", players=2, seed=8, **options)
    rng = Random(8)
    for _ in range(60):
        legal = match.state.legal()
        match.play(legal[int(rng.random() * len(legal))])
    loaded = Match.from_json(match.to_json())
    assert loaded.state.key() == match.state.key()
    assert loaded.to_json() == match.to_json()


def test_own_components_are_named_by_hash_not_by_place(tmp_path: Path, root: Path) -> None:
    own = tmp_path / "own.toml"
    text = (root / "gamepkg/deus/components.toml").read_text("utf-8")
    own.write_text(re.sub(r'^set_id = ".*"$', 'set_id = "my-own"', text, count=1, flags=re.MULTILINE), "utf-8")
    match = Match("deus", players=2, seed=8, components=str(own))
    while match.state.round == 1:
        match.play(match.state.legal()[0])
    saved = match.to_json()
    assert str(tmp_path) not in saved
    with pytest.raises(RecordError, match="components: the game was played with component set 'my-own'"):
        Match.from_json(saved)
    moved = own.rename(tmp_path / "moved.toml")
    loaded = Match.from_json(saved, components=moved)
    assert loaded.state.key() == match.state.key()
    assert loaded.to_json() == saved


def test_a_record_cannot_open_files() -> None:
    document = Match("deus", players=2).to_record()
    position = document["checkpoints"][0]["position"]
    position["options"]["components"] = "/dev/stdin"
    document["checkpoints"][0]["sha256"] = digest(position)
    with pytest.raises(RecordError, match=r"options\.components: is unknown"):
        Match.from_record(document)


def test_no_damaged_position_escapes_the_library_s_own_errors(rng: Random) -> None:
    saved = finished(2, 0).to_record()
    marks = [json.dumps(mark) for mark in saved["checkpoints"]]
    opened = 0
    for _ in range(400):
        mark = json.loads(marks[int(rng.random() * len(marks))])
        document = {**saved, "checkpoints": [mark], "steps": [], "cursor": 0, "result": None}
        spots = places(mark["position"])
        container, key = spots[int(rng.random() * len(spots))]
        if type(container[key]) is int and rng.random() < 0.5:
            container[key] += int(rng.random() * 5) - 2
        else:
            container[key] = STRANGE[int(rng.random() * len(STRANGE))]
        mark.update(step=0, sha256=digest(mark["position"]))
        with contextlib.suppress(RecordError):
            match = Match.from_record(document)
            opened += 1
            assert match.outcome or match.state.legal()
    assert 0 < opened < 400


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
