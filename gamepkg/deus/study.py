"""What the lessons of Deus ask, under the names of `gamepkg.text.study.Study`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from gamepkg.deus.game import DeusState
from gamepkg.deus.names import RESOURCES
from gamepkg.deus.words import VP, amount
from gamepkg.scene import Legend
from gamepkg.text import say
from gamepkg.text.study import Finding, Holding, Measure, Thing

MEASURES: Final[Mapping[str, Measure]] = {}
FINDINGS: Final[Mapping[str, Finding]] = {}
SHOWN: Final = (*RESOURCES, "gold", VP)


def names(state: DeusState) -> Mapping[str, int]:
    """Regions have no names but their numbers."""
    return {str(region): region for region in state.board.regions}


def region_name(state: DeusState, region: int, lang: str) -> str:
    """The number."""
    return str(region)


def holdings(state: DeusState, seat: int, viewer: int, lang: str) -> tuple[Holding, ...]:
    """Goods and victory points; cards are named by the text of a lesson."""
    held = {what: count for (account, what), count in state.ledger().items() if account == f"seat {seat}" and count}
    things = tuple(Thing(good, (Legend(amount(held[good], good, lang)),)) for good in SHOWN if good in held)
    return (Holding(say("lesson-goods", lang), things),) if things else ()


if TYPE_CHECKING:
    from gamepkg.deus import study as this
    from gamepkg.text.study import Study

    _complete: Study = this
