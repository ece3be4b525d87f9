"""What all subjects of `gamepkg.dewan.why` use: reasons, hands, camps, and payments matched card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from gamepkg.core.types import Reason
from gamepkg.dewan.names import ANY, TERRAINS, WATER
from gamepkg.dewan.state import Position

NOBODY = -1


class Due(NamedTuple):
    """A card that is due: the seat that gets it (`NOBODY`: discarded) and its terrain, "" for any."""

    to: int
    terrain: str


def reason(rule: str, because: Iterable[Reason] = (), **facts: Any) -> Reason:
    """A reason; facts are plain values."""
    return Reason(rule, MappingProxyType(facts), tuple(because))


def terrain(s: Position, space: int) -> str:
    """The terrain of a space now, "" for an initial camp, "-" where nobody may go."""
    found = s.land.ground[space]
    return "" if found == ANY else "-" if found < 0 else TERRAINS[found]


def camp_owner(s: Position, space: int) -> int:
    """The seat whose camp stands on a space, or in lake village in its water zone; `NOBODY` for none."""
    zone = s.land.zones.of[space]
    water = zone >= 0 and s.land.zones.kinds[zone] == WATER
    spaces = s.land.zones.masks[zone] if water else 1 << space
    for seat in range(s.table.players):
        if s.all_camps(seat) & spaces:
            return seat
    return NOBODY


def dues(s: Position, path: Sequence[int]) -> list[Due]:
    """What the player on turn must pay for a path, space by space; a run over the water of one zone is one card."""
    found = []
    for at, space in enumerate(path):
        zone = s.land.zones.of[space]
        on_water = terrain(s, space) == TERRAINS[WATER]
        if at and on_water and s.land.zones.of[path[at - 1]] == zone:
            continue
        owner = camp_owner(s, space) if at else NOBODY
        found.append(Due(NOBODY if owner == s.seat else owner, terrain(s, space)))
    return found


def terrains_of(s: Position, kind: int) -> set[str]:
    """The terrains of a card."""
    return {TERRAINS[half.terrain] for half in s.table.components.cards[kind].halves}


def matches(s: Position, kind: int, due: Due) -> bool:
    """Whether a card can pay what is due."""
    return due.terrain == "" or due.terrain in terrains_of(s, kind)


def unpaid(s: Position, hand: Sequence[int], wanted: Sequence[Due]) -> list[Due]:
    """What stays due when as much as possible is paid by different cards (augmenting paths)."""
    payer: dict[int, int] = {}

    def assign(due: int, tried: set[int]) -> bool:
        for card, kind in enumerate(hand):
            if card not in tried and matches(s, kind, wanted[due]):
                tried.add(card)
                if card not in payer or assign(payer[card], tried):
                    payer[card] = due
                    return True
        return False

    return [due for i, due in enumerate(wanted) if not assign(i, set())]


def lacking(left: Iterable[Due]) -> dict[str, int]:
    """How many cards of each terrain are missing."""
    return dict(Counter(due.terrain or "any" for due in left))
