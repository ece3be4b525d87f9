"""Map questions asked of a position: routes with the cards in hand, groups of camps, and what stories still lack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from gamepkg.core.limits import short
from gamepkg.core.types import Reason
from gamepkg.dewan.names import ANY, CAMPS, NO_SYMBOL, RESOURCES, TERRAINS, WATER
from gamepkg.dewan.rules.paying import DISCARD, items_of
from gamepkg.dewan.rules.progress import on_land, progress, tucked, water_of, zones_of
from gamepkg.dewan.rules.route import free_spaces
from gamepkg.dewan.score import scoring_camps
from gamepkg.dewan.state import Position
from gamepkg.maps.bits import bits
from gamepkg.maps.dewan_map import Due, Missing, Travel, Way
from gamepkg.maps.dewan_map.routes import NOBODY
from gamepkg.maps.errors import RegionError
from gamepkg.maps.zones import components

if TYPE_CHECKING:
    import networkx as nx

    from gamepkg.dewan.game import DewanState

Reasons = Iterator[Reason]


@dataclass(frozen=True, slots=True)
class Routes:
    """The ways of a seat to a space: all essentially different ones that the hand pays, the cheapest first.

    Where there is none, ``reasons`` says why; where only cards are wanting, ``missing`` has the way that lacks fewest.
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


def graph(s: Position) -> nx.Graph[int]:
    """The map as it is now: `DewanMap.graph` with the terrain that markers have made, and with ``camp``, the seat whose
    camp stands on a space, or ``None``. The questions of `gamepkg.maps.dewan_map` are asked of it.

    >>> import gamepkg as gp
    >>> found = gp.new_game("dewan", players=2, seed=1).graph
    >>> sorted(seat for _, seat in found.nodes(data="camp") if seat is not None)
    [0, 1]
    """
    found = s.table.map.graph.copy()
    covered = dict.fromkeys(bits(s.lava), "lava") | dict.fromkeys(bits(s.flood), TERRAINS[WATER])
    for space, terrain in covered.items():
        found.nodes[space]["terrain"] = terrain
    for space in found:
        owner = s.owner(space)
        found.nodes[space]["camp"] = None if owner < 0 else owner
    return found


def travel(s: Position, seat: int, start: int | None = None) -> Travel:
    """What the routes of a seat depend on, from the position (dewan.camp.route and the rules around it).

    With ``start`` they all begin at that camp.
    """
    board, zones = s.table.board, s.land.zones
    toll = [NOBODY] * (board.n + 1)
    for other in range(s.table.players):
        if other != seat:
            for space in bits(s.all_camps(other)):
                zone = zones.of[space]
                whole = zone >= 0 and zones.kinds[zone] == WATER
                for i in bits(zones.masks[zone]) if whole else (space,):
                    toll[i] = other
    own = s.all_camps(seat) if s.camps[seat].bit_count() < CAMPS else 0
    starts = tuple(bits(own if start is None else own & 1 << start))
    return Travel(board.neighbours, s.land.ground, zones.of, toll, free_spaces(s), starts)


def routes(s: DewanState, to: int, seat: int | None = None, start: int | None = None) -> Routes:
    """The ways of a seat (the one on turn, if none is named) to a space, from any own camp or from ``start``, and why
    there is none.

    >>> import gamepkg as gp
    >>> cells = [{"q": 0, "r": 0, "terrain": "camp", "seat": 0}, {"q": 1, "r": 0, "terrain": "desert"}]
    >>> data = {"game": "dewan", "board": {"cells": cells}, "players": [{"hand": ["water-fire", "desert-fire"]}, {}]}
    >>> found = routes(gp.state_from_dict(data), 2)
    >>> [(way.path, way.cards) for way in found.ways], found.missing
    ([((1, 2), 2)], None)
    """
    _check(s, "to", to, s.board.n)
    who = _who(s, seat, start)
    hand = cards_of(s, who)
    ways = travel(s, who, start)
    found = tuple(ways.ways(hand, to))
    missing = None if found else ways.missing(hand, to)
    return Routes(who, to, found, () if found else tuple(_against(s, who, to, hand, ways, missing)), missing)


def _who(s: DewanState, seat: int | None, start: int | None) -> int:
    """The seat that is asked about, its camp to start from checked too; `RegionError` where there is no such thing."""
    if start is not None:
        _check(s, "start", start, s.board.n)
    if seat is None:
        return s.seat
    _check(s, "seat", seat, s.table.players - 1, 0)
    return seat


def _check(s: DewanState, field: str, number: object, most: int, least: int = 1) -> None:
    if type(number) is not int or not least <= number <= most:
        raise RegionError(field, f"must be a whole number from {least} to {most}, not {short(number)}")


def _against(s: DewanState, seat: int, to: int, hand: Sequence[int], ways: Travel, missing: Missing | None) -> Reasons:
    """Why there is no way to a space: the space itself, no camp left, cards, or no open path."""
    from gamepkg.dewan.why.camps import free
    from gamepkg.dewan.why.kit import reason

    if s.camps[seat].bit_count() >= CAMPS:
        yield reason("dewan.camp.from-board", seat=seat)
    yield from free(s, to)
    if s.camps[seat].bit_count() >= CAMPS or not ways.free >> to & 1:
        return
    if missing is None:
        yield reason("dewan.camp.route", case="none", regions=(to,))
        return
    unpaid = ways.unpaid(hand, missing.way.dues)
    names = (*TERRAINS, "any")
    lacking = Counter(names[due.terrain] for due in unpaid)
    spaces = tuple(space for due in unpaid for space in due.spaces)
    yield reason("dewan.camp.pay", case="nearest", to=to, path=missing.way.path, lacking=dict(lacking), regions=spaces)


def cards_of(s: Position, seat: int) -> list[int]:
    """The hand of a seat as `Travel` wants it: for each card its terrains as a mask, in the order of the hand."""
    return [s.table.halves[kind] for kind in s.hands[seat]]


def reach(s: DewanState, seat: int | None = None, start: int | None = None) -> dict[int, int]:
    """Every space where a seat could set up a camp with its hand, with the least number of cards."""
    who = _who(s, seat, start)
    return travel(s, who, start).reach(cards_of(s, who))


def dues_in_order(s: Position, path: Sequence[int]) -> list[Due]:
    """What a path of the seat on turn costs, in the order in which it is paid."""
    return [Due(NOBODY if item.to == DISCARD else item.to, item.terrain, item.spaces) for item in items_of(s, path)]


def steps(s: DewanState, path: Sequence[int], cards: Sequence[int] | None = None) -> tuple[str, ...]:
    """The lines of a match that set up a camp by this path, for the seat on turn.

    ``cards`` are the kinds that pay `dues_in_order`, one by one; left out, cards with two terrains are kept for last.

    >>> import gamepkg as gp
    >>> cells = [{"q": 0, "r": 0, "terrain": "camp", "seat": 0}, {"q": 1, "r": 0, "terrain": "desert"}]
    >>> data = {"game": "dewan", "board": {"cells": cells}, "players": [{"hand": ["water-fire", "desert-fire"]}, {}]}
    >>> state = gp.state_from_dict(data)
    >>> steps(state, state.routes(2).ways[0].path)
    ('camp 1', 'go 2', 'settle', 'pay desert-fire', 'pay water-fire')
    """
    walk = [f"camp {path[0]}", *(f"go {space}" for space in path[1:]), "settle"]
    dues = dues_in_order(s, path)
    return (*walk, *pay_lines(s, dues, payment(s, dues) if cards is None else cards))


def payment(s: DewanState, dues: Sequence[Due], chosen: Mapping[int, int] = MappingProxyType({})) -> list[int]:
    """Kinds of cards in the hand of the seat on turn that pay these dues; [] where it cannot pay them all.

    ``chosen`` names for the positions of some dues the kinds that pay them.
    """
    hand = list(s.hands[s.seat])
    for kind in chosen.values():
        if kind not in hand:
            return []
        hand.remove(kind)
    rest = [k for k in range(len(dues)) if k not in chosen]
    halves = s.table.halves
    fits = all(dues[k].terrain == ANY or halves[kind] >> dues[k].terrain & 1 for k, kind in chosen.items())
    found = Travel.payment([halves[kind] for kind in hand], [dues[k] for k in rest])
    if not fits or None in found:
        return []
    kinds = dict(chosen) | {k: hand[card] for k, card in zip(rest, found, strict=True) if card is not None}
    return [kinds[k] for k in range(len(dues))]


def pay_lines(s: DewanState, dues: Sequence[Due], cards: Sequence[int]) -> tuple[str, ...]:
    """The lines that pay these dues by cards of these kinds; equal dues take them in ascending order."""
    kinds = [due[:2] for due in dues]
    paid = sorted((kinds.index(due), card) for due, card in zip(kinds, cards, strict=True))
    return tuple(f"pay {s.table.components.cards[card].id}" for _, card in paid)


def groups(s: Position, seat: int) -> list[tuple[int, ...]]:
    """The groups of connected camps of a seat: those that scoring counts (dewan.score.groups)."""
    return [tuple(bits(group)) for group in components(s.table.board.near, scoring_camps(s, seat))]


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
