"""How fast the engine is here and now: ``make bench``. Compare ratios on one machine, never absolutes between two."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from random import Random

import gamepkg as gp

SECONDS = 3.0  # for each line
PLAYERS = 3


def per_second(work: Callable[[], int]) -> float:
    """Units of work a second, from as many calls as fit into SECONDS."""
    units, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        units += work()
    return units / spent


def playout(game: str, rng: Random) -> int:
    """One random game without a journal; the number of its decisions, those of chance included."""
    state, steps = gp.new_game(game, players=PLAYERS, seed=rng.getrandbits(32)), 0
    while (seat := state.to_move) is not None:
        state.apply(state.draw(rng) if seat == gp.CHANCE else rng.choice(state.legal()))
        steps += 1
    return steps


def middle(game: str, rng: Random) -> gp.State:
    """A position in the middle of a random game."""
    state = gp.new_game(game, players=PLAYERS, seed=7)
    for _ in range(playout(game, Random(7)) // 2):
        if (seat := state.to_move) is None:
            break
        state.apply(state.draw(rng) if seat == gp.CHANCE else rng.choice(state.legal()))
    return state


def import_time() -> float:
    """Seconds that a new interpreter needs to import the package, the fastest of five."""
    code = "import time; start = time.perf_counter(); import gamepkg; print(time.perf_counter() - start)"
    runs = (subprocess.run([sys.executable, "-c", code], capture_output=True, check=True) for _ in range(5))
    return min(float(run.stdout) for run in runs)


def once(call: Callable[[], object]) -> Callable[[], int]:
    """A call counted as one unit of work."""

    def counted() -> int:
        call()
        return 1

    return counted


def main() -> None:
    """Print one line for each figure."""
    print(f"import gamepkg              {import_time() * 1000:12.0f} ms")
    for game in gp.GAMES:
        rng = Random(7)
        state = middle(game, rng)
        figures = (
            ("random games: decisions", lambda game=game, rng=rng: playout(game, rng)),
            ("legal()", once(state.legal)),
            ("copy()", once(state.copy)),
            ("points()", once(state.points)),
            ("score()", once(state.score)),
        )
        for label, work in figures:
            print(f"{game:8} {label:24} {per_second(work):10,.0f} a second", flush=True)


if __name__ == "__main__":
    main()
