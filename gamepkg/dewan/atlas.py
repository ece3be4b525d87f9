"""Map questions asked of a position: routes with the cards in hand, groups of camps, and what stories still lack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamepkg.core.types import Reason
from gamepkg.dewan.names import CAMPS, NO_SYMBOL, RESOURCES, TERRAINS, WATER
from gamepkg.dewan.rules.progress import on_land, progress, tucked, water_of, zones_of
from gamepkg.dewan.rules.route import free_spaces
from gamepkg.dewan.state import Position
from gamepkg.maps.bits import bits
from gamepkg.maps.dewan_map import Missing, Travel, Way
from gamepkg.maps.dewan_map.routes import NOBODY
from gamepkg.maps.zones import components

if TYPE_CHECKING:
    from gamepkg.dewan.game import DewanState


@dataclass(frozen=True, slots=True)
class Routes:
    """The ways of a seat to a space: all essentially different ones that the hand pays, the cheapest first.

    Where there is none, ``reasons`` says why the space is no destination, and ``missing`` which cards the way with the
    fewest missing ones lacks.
    """

    seat: int
    to: int
    ways: tuple[Way, ...]
    reasons: tuple[Reason, ...]
    missing: Missing | None


@dataclass(frozen=True, slots=True)
class Progress:
    """What a seat has of one requirement of a story: ``count`` of ``wanted``, by these camps, zones, icons and cards.

    ``zones`` are given by their spaces, ``icons`` by their two spaces, ``tucked`` by the ids of the cards.
    """

    what: str
    count: int
    wanted: int
    camps: tuple[int, ...]
    zones: tuple[tuple[int, ...], ...]
    icons: tuple[tuple[int, int], ...]
    tucked: tuple[str, ...]

    @property
    def lacks(self) -> int:
        """How many are still missing."""
        return max(0, self.wanted - self.count)


def travel(s: Position, seat: int) -> Travel:
    """What the routes of a seat depend on, from the position (dewan.camp.route and the rules around it)."""
    board, zones = s.table.board, s.land.zones
    toll = [NOBODY] * (board.n + 1)
    for other in range(s.table.players):
        if other != seat:
            for space in bits(s.all_camps(other)):
                zone = zones.of[space]
                whole = zone >= 0 and zones.kinds[zone] == WATER
                for i in bits(zones.masks[zone]) if whole else (space,):
                    toll[i] = other
    starts = tuple(bits(s.all_camps(seat))) if s.camps[seat].bit_count() < CAMPS else ()
    return Travel(board.neighbours, s.land.ground, zones.of, toll, free_spaces(s), starts)


def routes(s: DewanState, to: int, seat: int | None = None) -> Routes:
    """The ways of a seat (the one on turn, if none is named) to a space, and why there is none.

    >>> import gamepkg as gp
    >>> cells = [{"q": 0, "r": 0, "terrain": "camp", "seat": 0}, {"q": 1, "r": 0, "terrain": "desert"}]
    >>> data = {"game": "dewan", "board": {"cells": cells}, "players": [{"hand": ["water-fire", "desert-fire"]}, {}]}
    >>> found = routes(gp.state_from_dict(data), 2)
    >>> [(way.path, way.cards) for way in found.ways], found.missing
    ([((1, 2), 2)], None)
    """
    from gamepkg.dewan.why.camps import free

    who = s.seat if seat is None else seat
    hand = [s.table.halves[kind] for kind in s.hands[who]]
    ways = travel(s, who)
    found = tuple(ways.ways(hand, to))
    reasons = tuple(free(s, to))
    missing = None if found or reasons else ways.missing(hand, to)
    return Routes(who, to, found, reasons, missing)


def reach(s: DewanState, seat: int | None = None) -> dict[int, int]:
    """Every space where a seat could set up a camp with its hand, with the least number of cards."""
    who = s.seat if seat is None else seat
    return travel(s, who).reach(s.table.halves[kind] for kind in s.hands[who])


def groups(s: Position, seat: int) -> list[tuple[int, ...]]:
    """The groups of connected camps of a seat, the initial camp and camps on land (dewan.score.groups)."""
    camps = on_land(s, s.camps[seat]) | (s.all_camps(seat) & ~s.camps[seat])
    return [tuple(bits(group)) for group in components(s.table.board.near, camps)]


def story_progress(s: Position, seat: int, story: str) -> tuple[Progress, ...]:
    """For each requirement of a story what a seat has of it, and by what (dewan.story.*)."""
    tile = s.table.components.story(story)
    have = dict(zip((*TERRAINS, *RESOURCES), progress(s, seat), strict=True))
    return tuple(_progress(s, seat, what, have[what], wanted) for what, wanted in tile.require.items())


def _progress(s: Position, seat: int, what: str, count: int, wanted: int) -> Progress:
    camps, zones = on_land(s, s.camps[seat]), s.land.zones
    icons: tuple[tuple[int, int], ...] = ()
    found = 0
    if what in RESOURCES:
        touched = [icon for icon in s.table.map.icons if icon.resource == what]
        icons = tuple((icon.a, icon.b) for icon in touched if camps >> icon.a & 1 or camps >> icon.b & 1)
        used = [i for i in bits(camps) if any(i in pair for pair in icons)]
    elif what == TERRAINS[WATER]:
        found = water_of(s, camps)
        used = [i for i in bits(camps) if zones.water_near[i]]
    else:
        terrain = TERRAINS.index(what)
        found = sum(1 << zone for zone in bits(zones_of(s, camps)) if zones.kinds[zone] == terrain)
        used = [i for i in bits(camps) if zones.kinds[zones.of[i]] == terrain]
    spaces = tuple(tuple(bits(zones.masks[zone])) for zone in bits(found))
    return Progress(what, count, wanted, tuple(used), spaces, icons, _tucked_for(s, seat, what))


def _tucked_for(s: Position, seat: int, what: str) -> tuple[str, ...]:
    cards = s.table.components.cards
    kinds = [s.table.sides[side][0] for side in s.tucks[seat] if side >= 0]
    shown = zip(kinds, tucked(s, seat), strict=True)
    return tuple(
        cards[kind].id
        for kind, (terrain, symbol) in shown
        if what == TERRAINS[terrain] or (NO_SYMBOL < symbol < len(RESOURCES) and what == RESOURCES[symbol])
    )
