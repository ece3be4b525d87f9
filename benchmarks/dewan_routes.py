"""How long it takes to find every destination of Dewan with 12 cards in hand: ``make bench``.

Random positions of four players, in the middle of games of all scenarios, the hand of the player on turn filled up to
12 cards. The promise is at most 10 ms for the slowest of them; each is timed three times and the fastest run counts.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

import gamepkg as gp
from gamepkg.dewan import atlas
from gamepkg.dewan.game import DewanState

POSITIONS = 1_000
CARDS = 12
SCENARIOS = ("standard", "volcano", "downpour", "lake", "team")


def positions() -> list[DewanState]:
    """Positions on turn, up to ten from one game."""
    rng, found = Random(1), []
    for seed in range(10 * POSITIONS):
        state = gp.new_game("dewan", players=4, seed=seed, scenario=SCENARIOS[seed % len(SCENARIOS)])
        steps = 0
        while state.to_move is not None and steps < 900:
            if state.to_move != gp.CHANCE and state.decision.kind == "turn" and rng.random() < 0.08:
                found.append(filled(state, rng))
                if len(found) == POSITIONS:
                    return found
            legal = state.legal() if state.to_move != gp.CHANCE else [state.draw(rng)]
            state.play_legal(legal[int(rng.random() * len(legal))])
            steps += 1
    raise AssertionError("too few positions")


def filled(state: DewanState, rng: Random) -> DewanState:
    """The position with 12 cards in the hand of the player on turn."""
    new = state.copy()
    hand = list(new.hands[new.seat])[:CARDS]
    hand += [int(rng.random() * new.table.kinds) for _ in range(CARDS - len(hand))]
    new.hands[new.seat] = tuple(sorted(hand))
    return new


def seconds(state: DewanState) -> float:
    """The fastest of three runs."""
    times = []
    for _ in range(3):
        start = perf_counter()
        atlas.reach(state)
        times.append(perf_counter() - start)
    return min(times)


def main() -> None:
    """Print the middle and the slowest, then whether the promise holds."""
    times = [seconds(state) * 1000 for state in positions()]
    worst = max(times)
    print(f"all destinations with {CARDS} cards: {median(times):.2f} ms, the slowest of {len(times)}: {worst:.2f} ms")
    print(f"{'holds ' if worst <= 10 else 'FAILS '} all destinations in at most 10 ms: {worst:.2f}")


if __name__ == "__main__":
    main()
