"""The places of the board as data: who may stand there, how many, and what the place gives.

An expansion adds entries; what a kind of place does when it is used stands in `gamepkg.stoneage.rules.using`.

>>> [place.id for place in places(2)]
['hunt', 'forest', 'clay_pit', 'quarry', 'river', 'tool_maker', 'field', 'hut',
 'card-4', 'card-3', 'card-2', 'card-1', 'building-1', 'building-2']
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from gamepkg.stoneage.names import PEOPLE_LIMIT, ROW

GATHER, VILLAGE, CARD, BUILDING = "gather", "village", "card", "building"


@dataclass(frozen=True, slots=True)
class Place:
    """One place.

    ``capacity`` is the number of spaces (`PEOPLE_LIMIT` times four where there is no limit), ``exact`` the only number
    of people that may go there, 0 for any. ``seats`` holds the most players a round by player number. ``good`` is what
    people gather, ``effect`` what a village place gives, ``number`` the price of a card space or the number of a stack.
    """

    id: str
    kind: str
    rule: str
    capacity: int
    exact: int = 0
    seats: dict[int, int] = field(default_factory=dict, hash=False)
    good: str = ""
    effect: tuple[str, dict[str, Any]] = ("", {})
    number: int = 0


UNLIMITED: Final = 4 * PEOPLE_LIMIT
SPACES: Final = 7
SHARED: Final = {2: 1, 3: 2}
"""The most players at one resource place."""
VILLAGE_LIMIT: Final = {2: 2, 3: 2}
"""The most village places that may be occupied in a round."""


def _resource(place: str, good: str) -> Place:
    return Place(place, GATHER, "stoneage.place.resource", SPACES, seats=SHARED, good=good)


def _village(place: str, rule: str, people: int, effect: str, **params: Any) -> Place:
    return Place(place, VILLAGE, rule, people, people, effect=(effect, params))


BOARD: Final = (
    Place("hunt", GATHER, "stoneage.place.hunt", UNLIMITED, good="food"),
    _resource("forest", "wood"),
    _resource("clay_pit", "brick"),
    _resource("quarry", "stone"),
    _resource("river", "gold"),
    _village("tool_maker", "stoneage.place.village", 1, "tool", steps=1),
    _village("field", "stoneage.place.village", 1, "field", steps=1),
    _village("hut", "stoneage.place.hut", 2, "person", count=1),
)


def places(players: int) -> tuple[Place, ...]:
    """All places of a game, in the order of their numbers: board, card spaces from the left, building stacks."""
    rule = "stoneage.place.card-building"
    cards = tuple(Place(f"card-{price}", CARD, rule, 1, 1, number=price) for price in range(ROW, 0, -1))
    stacks = tuple(Place(f"building-{i}", BUILDING, rule, 1, 1, number=i) for i in range(1, players + 1))
    return (*BOARD, *cards, *stacks)
