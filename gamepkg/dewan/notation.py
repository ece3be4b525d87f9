"""The kinds of actions of Dewan, what each is about, and the rule that asks for it.

>>> from gamepkg.dewan.components import load_components
>>> ids = action_ids(load_components(), spaces=28)
>>> [ids.format(ids.parse(line)) for line in ("take 3", "camp 12", "tuck mountain-forest/forest")]
['take 3', 'camp 12', 'tuck mountain-forest/forest']
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gamepkg.core.action_ids import ActionIds, Argument, Block
from gamepkg.dewan.components import Components
from gamepkg.dewan.names import DISPLAY, TERRAINS

BLOCKS: Final = (
    Block("take", "pair", "dewan.take.adjacent"),
    Block("take-one", "card-place", "dewan.take.short-row"),
    Block("camp", "space", "dewan.camp.route"),
    Block("skip", "", "dewan.take.short-row"),
    Block("go", "space", "dewan.camp.route"),
    Block("settle", "", "dewan.camp.destination-free"),
    Block("pay", "card", "dewan.camp.pay"),
    Block("story", "story", "dewan.camp.unlock-story"),
    Block("story-pile", "", "dewan.setup.story-draft-pile"),
    Block("tuck", "half", "dewan.camp.unlock-tuck"),
    Block("no-tuck", "", "dewan.camp.unlock-tuck"),
    Block("lava", "space", "dewan.volcano.event"),
    Block("flood", "space", "dewan.downpour.event"),
    Block("fish", "card", "dewan.lake.event"),
    Block("no-fish", "", "dewan.lake.event"),
)
CHANCE: Final = (
    Block("deal", "card", "dewan.take.refill"),
    Block("story-dealt", "story", "dewan.story.display-refill"),
    Block("berry-to", "space", "dewan.volcano.split-berries"),
)
CHANCE_KINDS: Final = tuple(block.kind for block in CHANCE)


@lru_cache(maxsize=64)
def action_ids(components: Components, spaces: int) -> ActionIds:
    """The table of actions of one component set and size of map; made once."""
    halves = tuple(f"{card.id}/{TERRAINS[half.terrain]}" for card in components.cards for half in card.halves)
    domains: dict[str, tuple[Argument, ...]] = {
        "pair": tuple(range(1, DISPLAY)),
        "card-place": tuple(range(1, DISPLAY + 1)),
        "space": tuple(range(1, spaces + 1)),
        "card": tuple(card.id for card in components.cards),
        "story": tuple(tile.id for tile in components.stories),
        "half": halves,
    }
    return ActionIds.of(BLOCKS, CHANCE, domains)
