"""The kinds of card effects as data: the colour that has each kind, and its parameters with types and ranges.

A parameter that may be left out has a default; `None` means "no limit", or a flat amount. Each kind is a rule of the
rule book, for example ``deus.colour.maritime.buy-resources``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from gamepkg.deus.names import COLOURS, GENERAL, LAND, RESOURCES, TEMPLE_CAP, TERRAINS

REQUIRED: Final = "required"
ANY: Final = "any"
OTHER_COLOURS: Final = ("maritime", "production", "civil", "military")
"""The columns that a scientific card may use (deus.effect.reuse)."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from ``least`` to ``most``."""

    least: int
    most: int
    default: Any = REQUIRED


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    default: Any = REQUIRED


@dataclass(frozen=True, slots=True)
class Word:
    """One of some words."""

    words: tuple[str, ...]
    default: Any = REQUIRED


@dataclass(frozen=True, slots=True)
class Words:
    """One or more of some words, kept in their order; ``"any"``, where allowed, means all of them."""

    words: tuple[str, ...]
    any_allowed: bool = False
    default: Any = REQUIRED


Param = Number | Flag | Word | Words


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of effect: its colour and its parameters by name."""

    name: str
    colour: str
    params: Mapping[str, Param]

    @property
    def rule(self) -> str:
        """The id of the rule that says what the kind does.

        >>> KINDS["end_per_piece"].rule
        'deus.colour.temple.end-per-piece'
        """
        return f"deus.colour.{self.colour}.{self.name.replace('_', '-')}"


AMOUNT: Final = Number(1, 20)
LIMIT: Final = Number(1, 20, default=None)
SIZE: Final = Number(1, len(COLOURS))
CAP: Final = Number(1, TEMPLE_CAP, default=TEMPLE_CAP)
GAIN: Final = Word(("gold", "vp"))
SALE: Final[dict[str, Param]] = {
    "kinds": Words(RESOURCES, any_allowed=True),
    "max": LIMIT,
    "different": Flag(default=False),
}
PER_REGION: Final[dict[str, Param]] = {"amount": AMOUNT, "min_buildings": Number(1, len(COLOURS), default=None)}

_PARAMS: Final[dict[str, dict[str, dict[str, Param]]]] = {
    "maritime": {
        "buy_resources": {"max": AMOUNT, "gold_each": AMOUNT},
        "sell_for_gold": {**SALE, "gold_each": AMOUNT},
        "sell_for_vp": {**SALE, "vp_each": AMOUNT},
        "exchange_resources": {"max": AMOUNT, "take": Words(RESOURCES, any_allowed=True)},
    },
    "production": {
        "produce": {"terrain": Word((*LAND, ANY)), "max_buildings": LIMIT, "per_building": AMOUNT},
    },
    "scientific": {
        "draw_cards": PER_REGION,
        "gain_pieces": PER_REGION,
        "activate_card": {"colours": Words(OTHER_COLOURS), "count": Number(1, 5)},
    },
    "civil": {
        "gain_per_terrain": {"what": GAIN, "amount": AMOUNT, "terrain": Word(TERRAINS)},
        "gain_per_city": {
            "what": GAIN,
            "amount": AMOUNT,
            "min_buildings": SIZE,
            "regions_per_reward": Number(1, 20, default=1),
        },
        "gain_by_largest_city": {"what": GAIN, "amount": AMOUNT, "buildings_per_reward": Number(1, 6, default=1)},
    },
    "military": {
        "move_armies": {"armies": Number(1, 5), "steps": Number(1, 20)},
        "gain_per_adjacent_village": {"what": GAIN, "amount": AMOUNT},
        "take_village_vp": {"vp": Number(1, 6)},
        "steal": {"what": GAIN, "amount": AMOUNT, "victims": Word(("one", "each"))},
    },
    "temple": {
        "end_per_region": {
            "vp": AMOUNT,
            "terrain": Word((*TERRAINS, ANY)),
            "min_buildings": Number(1, len(COLOURS), default=1),
            "cap": CAP,
        },
        "end_per_building_on_terrain": {"vp": AMOUNT, "terrain": Word(TERRAINS), "cap": CAP},
        "end_per_piece": {"vp": AMOUNT, "piece": Word(GENERAL), "cap": CAP},
        "end_per_stock": {"what": Word(("gold", "resources")), "unit": AMOUNT, "vp": AMOUNT, "cap": CAP},
        "end_per_terrain_kind": {"vp": AMOUNT, "cap": CAP},
    },
}

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {name: Kind(name, colour, params) for colour, kinds in _PARAMS.items() for name, params in kinds.items()}
)
"""Every kind of effect by name, in the order of the colours."""
