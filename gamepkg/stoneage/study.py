"""What the lessons of Stone Age ask, under the names of `gamepkg.text.study.Study`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from gamepkg.scene import Legend
from gamepkg.stoneage.game import StoneageState
from gamepkg.stoneage.view import SeatView
from gamepkg.stoneage.words import amount, card_name, place_title, tile_name, worth_text
from gamepkg.text import say
from gamepkg.text.study import Finding, Holding, Measure, Thing

# -------------------------------------------------------------------- amounts and places


def _held(state: StoneageState, seat: int, what: str) -> int:
    """People, agriculture, a good, or the points so far (``"vp"``)."""
    found = state.view(seat).players[seat]
    return {"people": found.people, "agriculture": found.agriculture, "vp": found.vp["total"], **found.goods}[what]


def _tools(state: StoneageState, seat: int) -> int:
    """The sum of the values of all tools, used ones too."""
    found = state.view(seat).players[seat]
    return sum(found.tools) + sum(found.used_tools)


MEASURES: Final[Mapping[str, Measure]] = {"held": _held, "tools": _tools}
FINDINGS: Final[Mapping[str, Finding]] = {}


# -------------------------------------------------------------------- names


def names(state: StoneageState) -> Mapping[str, int]:
    """The ids of the places, with the numbers of their cells in the picture.

    >>> import gamepkg as gp
    >>> list(names(gp.new_game("stoneage", players=2, seed=1)).items())[:2]
    [('hunt', 1), ('forest', 2)]
    """
    return {place.id: p for p, place in enumerate(state.table.places, 1)}


def region_name(state: StoneageState, region: int, lang: str) -> str:
    """The name of a place as a heading.

    >>> import gamepkg as gp
    >>> region_name(gp.new_game("stoneage", players=2, seed=1), 2, "en")
    'Forest'
    """
    return place_title(state.table.places[region - 1], lang)


# -------------------------------------------------------------------- what lies before a player


def holdings(state: StoneageState, seat: int, viewer: int, lang: str) -> tuple[Holding, ...]:
    """People and goods, tools, cards and buildings, as the viewer knows them."""
    view = state.view(viewer).players[seat]
    found = {
        "tribe": tuple(_tribe(view, lang)),
        "tools": tuple(_tool_things(view, lang)),
        "cards": tuple(_cards(state, view, lang)),
        "buildings": tuple(_buildings(state, view, lang)),
    }
    return tuple(Holding(say(f"stoneage-held-{name}", lang), things) for name, things in found.items() if things)


def _tribe(view: SeatView, lang: str) -> Iterator[Thing]:
    counts = {"people": view.people, "agriculture": view.agriculture, **view.goods, "vp": view.vp["total"]}
    for what, count in counts.items():
        if count:
            yield Thing(what, (Legend(amount(count, what, lang)),))


def _tool_things(view: SeatView, lang: str) -> Iterator[Thing]:
    for message, values in (("stoneage-held-tool", view.tools), ("stoneage-held-tool-used", view.used_tools)):
        for value in values:
            yield Thing(f"tool-{value}", (Legend(say(message, lang, value=value)),))


def _cards(state: StoneageState, view: SeatView, lang: str) -> Iterator[Thing]:
    components = state.table.components
    for card in (*view.cards, *(view.secret or ())):
        yield Thing(card, (Legend(card_name(components.card(card), lang)),))


def _buildings(state: StoneageState, view: SeatView, lang: str) -> Iterator[Thing]:
    for one in view.buildings:
        tile = state.table.components.tile(one)
        words = say("stoneage-held-building", lang, building=tile_name(tile, lang), worth=worth_text(tile, lang))
        yield Thing(one, (Legend(words),))


if TYPE_CHECKING:
    from gamepkg.stoneage import study as this
    from gamepkg.text.study import Study

    _complete: Study = this
