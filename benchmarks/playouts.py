"""How fast the engine plays, measured beside random playouts of python-chess in the same run: ``make bench``.

Machines differ and are noisy, so the rounds of all contestants alternate, and ratios are what counts. A decision is
counted only where there are at least two choices; forced steps and cards drawn cost time but do not count.
The last lines say which of the promises hold.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import timeit
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from random import Random
from statistics import median
from time import process_time

import chess

import gamepkg as gp
from gamepkg.dewan.setup import map_for as maps

PLAYERS = (2, 3, 4)
CHESS_PLIES = 300
"""A random game of chess is cut off here; long endgames would only repeat themselves."""


@dataclass
class Tally:
    """What one contestant did in all rounds."""

    play: Callable[[int], int]
    decisions: int = 0
    games: int = 0
    rounds: list[float] = field(default_factory=list)

    def round(self, seeds: range) -> None:
        """Play one game for each seed."""
        gc.collect()
        maps.cache_clear()  # random maps are kept for a while, and would be made for the first contestant only
        start = process_time()
        for seed in seeds:
            self.decisions += self.play(seed)
        self.rounds.append(process_time() - start)
        self.games += len(seeds)

    @property
    def seconds(self) -> float:
        """The time of all rounds."""
        return sum(self.rounds)

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


def chess_game(seed: int) -> int:
    """A random game of chess; the number of moves that were a choice."""
    rng, board, decisions = Random(seed), chess.Board(), 0
    while not board.is_game_over() and board.ply() < CHESS_PLIES:
        moves = list(board.legal_moves)
        decisions += len(moves) > 1
        board.push(moves[int(rng.random() * len(moves))])
    return decisions


def random_game(game: str, players: int, log: bool) -> Callable[[int], int]:
    """A random game with that many players, with or without the log."""

    def play(seed: int) -> int:
        state, rng, decisions = gp.new_game(game, players, seed), Random(seed), 0
        if log:
            state.start_log([])
        step = state.play_legal
        while (mover := state.to_move) is not None:
            if mover == gp.CHANCE:
                step(state.draw(rng))
                continue
            legal = state.legal()
            decisions += len(legal) > 1
            step(legal[int(rng.random() * len(legal))])
        return decisions

    return play


def copy_time() -> float:
    """Microseconds for a copy of a 4-player position of Deus in the middle of a game, the fastest of seven."""
    state, rng = gp.new_game("deus", 4, 7), Random(7)
    for _ in range(800):
        state.play_legal(state.draw(rng) if state.to_move == gp.CHANCE else rng.choice(state.legal()))
    return min(timeit.repeat(state.copy, number=20_000, repeat=7)) / 20_000 * 1e6


def import_time() -> tuple[float, list[str]]:
    """Milliseconds to import the package in a new interpreter (the fastest of five), and heavy modules it loads."""
    code = (
        "import time, sys; start = time.perf_counter(); import gamepkg; print(time.perf_counter() - start,"
        " *[m for m in ('networkx', 'plotly', 'ipywidgets', 'numpy') if m in sys.modules])"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()
        for _ in range(5)
    ]
    return min(float(run[0]) for run in runs) * 1000, runs[0][1:]


def main() -> None:
    """Print one line for each figure, then the promises."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=8, help="games of each contestant in a round")
    given = parser.parse_args()
    tallies = {"python-chess": Tally(chess_game)}
    for game, players, log in product(gp.GAMES, PLAYERS, (False, True)):
        tallies[f"{game} {players} players, log {'on' if log else 'off'}"] = Tally(random_game(game, players, log))
    for number in range(given.rounds + 1):
        for tally in tallies.values():
            tally.round(range(number * given.games, (number + 1) * given.games))
            if number == 0:  # warm-up: caches fill, the interpreter specialises
                tally.decisions, tally.games, tally.rounds = 0, 0, []
    chess_rate = tallies["python-chess"].rate
    for name, tally in tallies.items():
        rate, games = tally.rate, tally.games / tally.seconds
        print(f"{name:26} {rate:9,.0f} decisions/s {games:8.1f} games/s {rate / chess_rate:6.2f} x python-chess")
    copy, (imported, heavy) = copy_time(), import_time()
    print(f"copy of a 4-player state   {copy:9.2f} µs")
    print(f"import gamepkg             {imported:9.1f} ms, heavy modules loaded: {', '.join(heavy) or 'none'}")
    promises = [(f"import at most 100 ms: {imported:.0f}", imported <= 100 and not heavy)]
    promises.append((f"copy at most 6 µs: {copy:.2f}", copy <= 6))
    for game, players in product(gp.GAMES, PLAYERS):
        name = f"{game} {players} players"
        off, on = tallies[f"{name}, log off"], tallies[f"{name}, log on"]
        ratio = off.rate / chess_rate
        cost = median(1 - quick / slow for quick, slow in zip(off.rounds, on.rounds, strict=True))  # of the same games
        promises.append((f"{name} at least 2 x python-chess: {ratio:.2f}", ratio >= 2))
        promises.append((f"{name}, the log costs at most 15 %: {cost:.1%}", cost <= 0.15))
    for text, held in promises:
        print(f"{'holds ' if held else 'FAILS '} {text}")


if __name__ == "__main__":
    main()
