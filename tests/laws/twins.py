"""One game played twice: in processes of their own, and straight on beside back and forth."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from gamepkg import Match

Choice = Callable[[Any, Random, float], int]
"""Chooses with a keenness from 0 to 1."""

SCRIPT = """
import sys
from hashlib import sha256
from importlib import import_module
games = import_module(f"tests.laws.{sys.argv[1]}_games")
for number in map(int, sys.argv[2:]):
    play = games.Play(number)
    state = play.new_game()
    state.start_log([])
    digest = sha256()
    for action in play.moves(state):
        digest.update(repr((action, state.key(), state.legal())).encode())
    print(number, digest.hexdigest(), sha256(repr(state.log).encode()).hexdigest(), state.points())
"""


def check_processes(game: str, numbers: Sequence[int], root: Path) -> None:
    """The same seeds play the same games whatever the order of sets is in a process."""
    outputs = set()
    for hash_seed in ("0", "1", "12345"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        command = [sys.executable, "-c", SCRIPT, game, *map(str, numbers)]
        done = subprocess.run(command, env=env, cwd=root, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        outputs.add(done.stdout)
    (output,) = outputs
    assert [int(line.split()[0]) for line in output.splitlines()] == list(numbers)


def check_detours(game: str, seed: int, options: dict[str, Any], choice: Choice) -> None:
    """A match that is undone, redone and sent through text again and again is the match that went straight on."""
    straight, crooked = Match(game, seed=seed, **options), Match(game, seed=seed, **options)
    rng = Random(seed)
    for _ in range(150):
        if straight.outcome is not None:
            break
        move = straight.state.format(choice(straight.state, rng, 0.6))
        straight.play(move)
        crooked.play(move)
        if rng.random() < 0.2:
            _back_and_forth(crooked, 1 + int(rng.random() * 3))
        if rng.random() < 0.03:
            crooked = Match.from_json(crooked.to_json())
    assert crooked.steps == straight.steps
    assert crooked.state.key() == straight.state.key()
    assert crooked.journal.events == straight.journal.events
    assert crooked.to_json() == straight.to_json()


def _back_and_forth(match: Match, steps: int) -> None:
    """Undo so many decisions, as far as there are any, and redo them."""
    done = 0
    while done < steps and any(not step.automatic for step in match.steps[: match.cursor]):
        match.undo()
        done += 1
    for _ in range(done):
        match.redo()
