"""The kinds of upper parts, lower parts, prices and points as data: the rule of each, and its parameters.

A parameter is a range of numbers or a choice of words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from gamepkg.stoneage.names import ONE_USE_LIMIT, PERSONS, RESOURCES, SYMBOLS

Param = tuple[int, int] | tuple[str, ...]
TABLES: Final = ("dice_for_all",)

TOP, BOTTOM, COST, POINTS = "top", "bottom", "cost", "points"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind: where it stands, its rule, and its parameters by name; ``optional`` ones are 0 if left out."""

    part: str
    rule: str
    params: Mapping[str, Param]
    optional: bool = False


def _kind(part: str, rule: str, optional: bool = False, **params: Param) -> Kind:
    return Kind(part, f"stoneage.{rule}", MappingProxyType(params), optional)


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "food": _kind(TOP, "card.simple", amount=(1, 20)),
        "resource": _kind(TOP, "card.simple", resource=RESOURCES, amount=(1, 10)),
        "points": _kind(TOP, "card.simple", amount=(1, 20)),
        "tool": _kind(TOP, "card.simple", steps=(1, 3)),
        "field": _kind(TOP, "card.simple", steps=(1, 3)),
        "person": _kind(TOP, "use.hut", count=(1, 2)),
        "one_use_tool": _kind(TOP, "tools.one-use", value=(1, ONE_USE_LIMIT)),
        "any_resources_later": _kind(TOP, "card.any-two", amount=(1, 5)),
        "draw_card": _kind(TOP, "card.extra-card", count=(1, 2)),
        "roll_for_resource": _kind(TOP, "card.dice-resource", dice=(1, 4), resource=RESOURCES),
        "shared_dice": _kind(TOP, "card.dice-for-all", table=TABLES),
        "culture_symbol": _kind(BOTTOM, "end.culture", symbol=SYMBOLS),
        "people_multiplier": _kind(BOTTOM, "end.multipliers", person=PERSONS, multiplier=(1, 3)),
        "fixed": _kind(COST, "building.cost-kinds", True, wood=(0, 5), brick=(0, 5), stone=(0, 5), gold=(0, 5)),
        "exact_count_exact_kinds": _kind(COST, "building.cost-kinds", count=(1, 7), kinds=(1, 4)),
        "range_any": _kind(COST, "building.cost-kinds", min=(1, 7), max=(1, 7)),
        "fixed_points": _kind(POINTS, "building.points", amount=(0, 40)),
        "sum_of_values": _kind(POINTS, "building.points"),
    }
)
