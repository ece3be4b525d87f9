"""The kinds of actions of Deus, what each is about, and the rule that asks for it.

>>> from gamepkg.deus.components import load_components
>>> ids = action_ids(load_components(), regions=28, players=2)
>>> ids.format(ids.parse("place 12"))
'place 12'
>>> ids.parse("place 99")
Traceback (most recent call last):
...
gamepkg.core.errors.NotationError: 'place 99' at 6: no region '99'; regions are 1 to 28
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamepkg.core.action_ids import ActionIds, Argument, Block
from gamepkg.deus.names import GENERAL, GODS, HAND_LIMIT, RESOURCES

if TYPE_CHECKING:
    from gamepkg.deus.components import Components

BLOCKS: Final = tuple(
    Block(*block)
    for block in (
        ("build", "card", "deus.turn.action"),
        ("wild", "type", "deus.variant.wild-card"),
        ("offer", "card", "deus.offer.discard"),
        ("skip", "", "deus.turn.no-card"),
        ("lay", "card", "deus.variant.wild-card"),
        ("done", "", "deus.offer.discard"),
        ("name", "card", "deus.offer.god"),
        ("god", "god", "deus.offer.jupiter"),
        ("gift", "resource", "deus.offer.ceres"),
        ("muster", "type", "deus.offer.mars"),
        ("pay", "resource", "deus.build.cost"),
        ("pay-gold", "resource", "deus.build.gold-for-resource"),
        ("place", "region", "deus.place.later"),
        ("attack", "region", "deus.village.when"),
        ("activate", "", "deus.build.activate"),
        ("pass-over", "", "deus.effect.partial"),
        ("decline", "", "deus.effect.optional"),
        ("stop", "", "deus.effect.partial"),
        ("buy", "resource", "deus.colour.maritime.buy-resources"),
        ("sell", "resource", "deus.colour.maritime"),
        ("return", "resource", "deus.colour.maritime.exchange-resources"),
        ("take", "resource", "deus.colour.maritime.exchange-resources"),
        ("produce", "region", "deus.effect.produce"),
        ("draw", "number", "deus.colour.scientific.draw-cards"),
        ("piece", "type", "deus.colour.scientific.gain-pieces"),
        ("reuse", "card", "deus.effect.reuse"),
        ("army", "region", "deus.army.one-by-one"),
        ("march", "region", "deus.army.moves"),
        ("plunder", "region", "deus.colour.military.take-village-vp"),
        ("rob", "seat", "deus.effect.neighbour"),
        ("draft", "type", "deus.variant.draft-pieces"),
    )
)
CHANCE_KIND: Final = "deal"
CHANCE: Final = (Block(CHANCE_KIND, "card", "deus.setup.deck"),)


def action_ids(components: Components, regions: int, players: int) -> ActionIds:
    """The table of actions of one component set, board size and player number."""
    domains: dict[str, tuple[Argument, ...]] = {
        "card": tuple(card.id for card in components.cards),
        "type": GENERAL,
        "god": GODS[:5],
        "resource": RESOURCES,
        "region": tuple(range(1, regions + 1)),
        "number": tuple(range(1, HAND_LIMIT + 1)),
        "seat": tuple(range(players)),
    }
    return ActionIds.of(BLOCKS, CHANCE, domains)
