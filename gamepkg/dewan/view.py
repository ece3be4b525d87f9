"""What a seat knows: everything but the order of piles and the cards that only others have seen.

Cards taken from the display and cards given for passing a camp were seen by all, so that part of every hand is known;
the cards dealt at the start and those for stories are known to their player. Which pile an unseen card lies in is not
told: after the discards were shuffled a view only knows all unseen cards together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from gamepkg.dewan import rules
from gamepkg.dewan.names import CAMPS, TERRAINS
from gamepkg.dewan.rules.paying import without
from gamepkg.dewan.state import GAP, NO_TUCK, Position
from gamepkg.maps.bits import bits

if TYPE_CHECKING:
    from gamepkg.dewan.game import DewanState

TRIES: Final = 20
"""So often a redeal is tried that lets another player finish a path that has begun."""

P = TypeVar("P", bound="DewanState")


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as the viewer knows it; ``hand`` is the known part of ``hand_size`` cards."""

    hand: tuple[str, ...]
    hand_size: int
    camps: tuple[int, ...]
    camps_left: int
    tucked: tuple[str | None, ...]
    stories: tuple[str, ...]
    fulfilled: tuple[str, ...]
    berries: int
    fish: int


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows; ``seat`` is ``None`` for a spectator.

    ``unseen`` are all cards that the viewer has not seen, in piles and hands together. ``asked`` is the decision's
    kind, ``path`` the path and payment that has begun.

    >>> import gamepkg as gp
    >>> seen = gp.new_game("dewan", players=2, seed=1).view(0)
    >>> len(seen.players[0].hand), len(seen.players[1].hand), seen.pile, len(seen.unseen)
    (2, 0, 45, 47)
    """

    seat: int | None
    to_move: int | None
    asked: str
    path: tuple[int, ...]
    turns: int
    trigger: int | None
    players: tuple[SeatView, ...]
    display: tuple[str | None, ...]
    pile: int
    event_pile: int
    discards: tuple[str, ...]
    unseen: tuple[str, ...]
    story_row: tuple[str, ...]
    story_pile: tuple[str, ...]
    berries: tuple[int, ...]
    lava: tuple[int, ...]
    water_markers: tuple[int, ...]


def view(s: DewanState, seat: int | None) -> View:
    """What this seat knows."""
    tb = s.table
    asked = s.decision
    return View(
        seat,
        s.to_move,
        asked.kind if asked else "",
        s.frames[-1][1:],
        s.turns,
        s.trigger if s.trigger >= 0 else None,
        tuple(_player(s, other, seat) for other in range(tb.players)),
        tuple(None if kind == GAP else tb.components.cards[kind].id for kind in s.display),
        s.pile_count,
        s.event_count,
        _cards(s, sorted(s.discards)),
        _cards(s, sorted(_unseen(s, seat))),
        _stories(s, (tile for tile in s.story_row if tile != GAP)),
        _stories(s, sorted(s.story_pile)),
        tuple(s.berries),
        tuple(bits(s.lava)),
        tuple(bits(s.flood)),
    )


def _cards(s: Position, kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(s.table.components.cards[kind].id for kind in kinds)


def _stories(s: Position, tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(s.table.components.stories[tile].id for tile in tiles)


def _player(s: Position, seat: int, viewer: int | None) -> SeatView:
    hand = s.hands[seat] if seat == viewer else _known(s, seat)
    sides = s.table.sides
    tucked = tuple(
        None if side == NO_TUCK else f"{_cards(s, [sides[side][0]])[0]}/{TERRAINS[sides[side][1]]}"
        for side in s.tucks[seat]
    )
    done = [tile for tile in s.stories[seat] if s.done[seat] >> tile & 1]
    return SeatView(
        _cards(s, hand),
        len(s.hands[seat]),
        tuple(bits(s.camps[seat])),
        CAMPS - s.camps[seat].bit_count(),
        tucked,
        _stories(s, s.stories[seat]),
        _stories(s, done),
        s.berry_of[seat],
        s.fish_of[seat],
    )


def _known(s: Position, seat: int) -> tuple[int, ...]:
    """The part of a hand that everybody has seen."""
    hand = s.hands[seat]
    for kind in s.secret[seat]:
        hand = without(hand, kind)
    return hand


def _unseen(s: Position, viewer: int | None) -> list[int]:
    found = [kind for pool in s.pools for kind in pool]
    for seat, secret in enumerate(s.secret):
        if seat != viewer:
            found += secret
    return found


def determinise(s: P, seat: int | None, rng: Random) -> P:
    """The unseen cards dealt anew: every pool and every hidden part of a hand keeps its size.

    Where another player has begun a path everybody knows that it can be paid; so the redeal must let it be.
    """
    for _ in range(TRIES):
        new = _redealt(s, seat, rng)
        if s.to_move in (seat, None) or rules.legal(new):
            return new
    return s.copy()


def _redealt(s: P, viewer: int | None, rng: Random) -> P:
    new = s.copy()
    cards = _unseen(s, viewer)
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    for other in range(s.table.players):
        if other != viewer:
            known, count = _known(s, other), len(s.secret[other])
            new.secret[other] = tuple(sorted(cards[:count]))
            new.hands[other] = tuple(sorted((*known, *cards[:count])))
            del cards[:count]
    for k, pool in enumerate(s.pools):
        new.pools[k] = bytearray(sorted(cards[: len(pool)]))
        del cards[: len(pool)]
    return new
