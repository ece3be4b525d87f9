"""What the lessons of Dewan ask, under the names of `gamepkg.text.study.Study`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from gamepkg.dewan.atlas import reach, routes
from gamepkg.dewan.components import CardKind, Half
from gamepkg.dewan.game import DewanState
from gamepkg.dewan.names import NO_SYMBOL, RESOURCES, SYMBOLS, TERRAINS
from gamepkg.dewan.rules.paying import items_of
from gamepkg.dewan.rules.progress import progress, water_of
from gamepkg.dewan.score import fires
from gamepkg.dewan.state import NO_TUCK
from gamepkg.dewan.words import STAND_IN, amount, half_name, story_name, story_text
from gamepkg.maps.bits import bits
from gamepkg.scene import Legend
from gamepkg.text import say
from gamepkg.text.study import Finding, Holding, Measure, Thing

# -------------------------------------------------------------------- amounts and spaces


def _price(state: DewanState, seat: int, *path: str) -> int:
    """The cards that a path costs, space by space from its start (dewan.camp.pay)."""
    return len(items_of(state, [int(space) for space in path]))


def _given(state: DewanState, seat: int, other: str, *path: str) -> int:
    """Those of them that another seat gets (dewan.camp.through-others)."""
    return sum(item.to == int(other) for item in items_of(state, [int(space) for space in path]))


def _cheapest(state: DewanState, seat: int, space: str) -> int:
    """The least cards of the hand that set up a camp in a space; 0 where none do."""
    return reach(state, seat).get(int(space), 0)


def _camps(state: DewanState, seat: int) -> int:
    """The camps of a seat on the map, the initial one included."""
    return state.all_camps(seat).bit_count()


def _routes(state: DewanState, seat: int, space: str) -> int:
    """The essentially different ways to a space that the hand pays."""
    return len(routes(state, int(space), seat).ways)


def _progress(state: DewanState, seat: int, what: str) -> int:
    """What a seat has for stories: zones of a terrain, or icons of a resource."""
    return progress(state, seat)[(*TERRAINS, *RESOURCES).index(what)]


def _fulfilled(state: DewanState, seat: int) -> int:
    """The stories of a seat that are fulfilled."""
    return state.done[seat].bit_count()


def _reach(state: DewanState, seat: int) -> Sequence[int]:
    """The spaces where a seat can set up a camp with its hand."""
    return tuple(reach(state, seat))


def _water(state: DewanState, seat: int) -> Iterator[int]:
    """All spaces of the water zones beside the camps of a seat that count for stories (dewan.story.water)."""
    for zone in bits(water_of(state, state.camps[seat])):
        yield from bits(state.zones.masks[zone])


MEASURES: Final[Mapping[str, Measure]] = {
    "price": _price,
    "given": _given,
    "cheapest": _cheapest,
    "camps": _camps,
    "routes": _routes,
    "progress": _progress,
    "fulfilled": _fulfilled,
    "fire": fires,
}
FINDINGS: Final[Mapping[str, Finding]] = {"reach": _reach, "water": _water}


# -------------------------------------------------------------------- names


def names(state: DewanState) -> Mapping[str, int]:
    """Spaces have no names but their numbers."""
    return {str(space): space for space in state.board.regions}


def region_name(state: DewanState, region: int, lang: str) -> str:
    """The number."""
    return str(region)


# -------------------------------------------------------------------- what lies before a player


def holdings(state: DewanState, seat: int, viewer: int, lang: str) -> tuple[Holding, ...]:
    """Hand, tucked cards, stories, berries and fish; of another player's hand only what all have seen."""
    found = {
        "hand": tuple(_hand(state, seat, viewer, lang)),
        "tucked": tuple(_tucked(state, seat, lang)),
        "stories": tuple(_stories(state, seat, lang)),
        "goods": tuple(_goods(state, seat, lang)),
    }
    return tuple(Holding(say(f"dewan-held-{name}", lang), things) for name, things in found.items() if things)


def _hand(state: DewanState, seat: int, viewer: int, lang: str) -> Iterator[Thing]:
    secret = list(state.secret[seat]) if seat != viewer else []
    for kind in state.hands[seat]:
        if kind in secret:
            secret.remove(kind)
            continue
        card = state.table.components.cards[kind]
        yield Thing(card.id, tuple(_half(card, half, lang) for half in card.halves))


def _tucked(state: DewanState, seat: int, lang: str) -> Iterator[Thing]:
    """Only the side in sight."""
    sides = state.table.sides
    for kind, terrain, _ in (sides[side] for side in state.tucks[seat] if side != NO_TUCK):
        card = state.table.components.cards[kind]
        half = next(half for half in card.halves if half.terrain == terrain)
        yield Thing(f"tucked-{card.id}", (_half(card, half, lang),))


def _half(card: CardKind, half: Half, lang: str) -> Legend:
    name = half_name(half, lang) + "*" * (card.mark == STAND_IN)
    return Legend(name, ground=TERRAINS[half.terrain], token="" if half.symbol == NO_SYMBOL else SYMBOLS[half.symbol])


def _stories(state: DewanState, seat: int, lang: str) -> Iterator[Thing]:
    for index in state.stories[seat]:
        tile = state.table.components.stories[index]
        message = "dewan-held-fulfilled" if state.done[seat] >> index & 1 else "dewan-held-story"
        words = say(message, lang, story=story_name(tile, lang), text=story_text(tile, lang))
        yield Thing(tile.id, (Legend(words),))


def _goods(state: DewanState, seat: int, lang: str) -> Iterator[Thing]:
    for good, count in (("berry", state.berry_of[seat]), ("fish", state.fish_of[seat])):
        if count:
            yield Thing(good, (Legend(amount(count, good, lang), token="berry" if good == "berry" else ""),))


if TYPE_CHECKING:
    from gamepkg.dewan import study as this
    from gamepkg.text.study import Study

    _complete: Study = this
