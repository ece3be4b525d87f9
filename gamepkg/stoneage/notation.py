"""The kinds of actions of Stone Age, what each is about, and the rule that asks for it.

>>> from gamepkg.stoneage.components import load_components
>>> from gamepkg.stoneage.places import places
>>> ids = action_ids(load_components(), places(2))
>>> [ids.format(ids.parse(line)) for line in ("place forest 3", "use card-2", "pay gold", "roll 1336")]
['place forest 3', 'use card-2', 'pay gold', 'roll 1336']
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from gamepkg.core.action_ids import ActionIds, Argument, Block
from gamepkg.stoneage.components import Components
from gamepkg.stoneage.names import FACES, PEOPLE_LIMIT, RESOURCES, TOOL_LIMIT
from gamepkg.stoneage.places import GATHER, Place

BLOCKS: Final = (
    Block("place", "placement", "stoneage.place.turns"),
    Block("use", "place", "stoneage.use.order"),
    Block("tool", "tool", "stoneage.gather.tools"),
    Block("one-use", "card", "stoneage.tools.one-use"),
    Block("settle", "", "stoneage.gather.dice"),
    Block("pay", "resource", "stoneage.building.pay"),
    Block("done", "", "stoneage.building.cost-kinds"),
    Block("decline", "", "stoneage.building.decline"),
    Block("redeem", "card", "stoneage.card.any-two"),
    Block("later", "", "stoneage.card.any-two"),
    Block("take", "resource", "stoneage.card.any-two"),
    Block("die", "face", "stoneage.card.dice-for-all"),
    Block("feed", "resource", "stoneage.feed.resources"),
    Block("lose-points", "", "stoneage.feed.ten-points"),
)
CHANCE: Final = (
    Block("roll", "faces", "stoneage.gather.dice"),
    Block("deal", "card", "stoneage.cards.refill"),
    Block("reveal", "building", "stoneage.building.next"),
)
CHANCE_KINDS: Final = tuple(block.kind for block in CHANCE)
MOST_DICE: Final = PEOPLE_LIMIT

Faces = tuple[int, ...]


@cache
def all_faces() -> tuple[Faces, ...]:
    """What 1 to 10 dice can show, sorted; fewer dice first.

    >>> len(all_faces()), all_faces()[6]
    (8007, (1, 1))
    """
    faces = range(1, FACES + 1)
    return tuple(shown for dice in range(1, MOST_DICE + 1) for shown in combinations_with_replacement(faces, dice))


def tries(place: Place) -> range:
    """The numbers of people that may be named for a place, not all of them legal there."""
    return range(1, (PEOPLE_LIMIT if place.kind == GATHER else 2) + 1)


def action_ids(components: Components, places: Iterable[Place]) -> ActionIds:
    """The table of actions of one component set and set of places."""
    places = tuple(places)
    domains: dict[str, tuple[Argument, ...]] = {
        "placement": tuple((place.id, people) for place in places for people in tries(place)),
        "place": tuple(place.id for place in places),
        "tool": tuple(range(1, TOOL_LIMIT + 1)),
        "card": tuple(card.id for card in components.cards),
        "resource": RESOURCES,
        "face": tuple(range(1, FACES + 1)),
        "faces": tuple("".join(map(str, shown)) for shown in all_faces()),
        "building": tuple(tile.id for tile in components.tiles),
    }
    return ActionIds.of(BLOCKS, CHANCE, domains)
