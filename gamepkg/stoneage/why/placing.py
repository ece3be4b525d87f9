"""Why people cannot be placed somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamepkg.core.types import Reason
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import AT, HOME
from gamepkg.stoneage.places import BUILDING, CARD, VILLAGE, Place
from gamepkg.stoneage.state import Frame, Position
from gamepkg.stoneage.why.kit import reason

LIES_AT: Final = {CARD: lambda s, place: s.display[-place.number], BUILDING: lambda s, place: s.tops[place.number - 1]}
"""What lies at a place of cards or buildings: card spaces are numbered from the right, stacks from the left."""


def against_place(s: Position, frame: Frame, name: str, people: int) -> Iterator[Reason]:
    """Put that many people at a place."""
    place = next(place for place in s.table.places if place.id == name)
    home = s.rows[s.seat][HOME]
    standing = who_stands(s, place)
    if people > home:
        yield reason("core.holds", case="people", have=home, wanted=people)
    if place.kind in LIES_AT and LIES_AT[place.kind](s, place) == t.NONE:
        yield reason(place.rule, case="nothing", place=name)
    if s.seat in standing:
        yield reason("stoneage.place.once", place=name)
    if place.exact:
        yield from _against_exact(s, place, people, standing)
    else:
        yield from _against_spaces(s, place, people, standing)


def who_stands(s: Position, place: Place) -> dict[int, int]:
    """The people of each seat at a place."""
    number = s.table.number_of[place.id]
    return {seat: row[AT + number] for seat, row in enumerate(s.rows) if row[AT + number]}


def _against_exact(s: Position, place: Place, people: int, standing: dict[int, int]) -> Iterator[Reason]:
    if people != place.exact:
        yield reason(place.rule, case="people", place=place.id, exactly=place.exact, wanted=people)
    others = tuple(seat for seat in standing if seat != s.seat)
    if others:
        yield reason(place.rule, case="taken", place=place.id, seats=others)
    if place.kind == VILLAGE and not standing:
        used = tuple(other.id for other in s.table.places if other.kind == VILLAGE and who_stands(s, other))
        if len(used) >= s.table.village_limit:
            yield reason("stoneage.place.village-limit", players=s.table.players, most=s.table.village_limit, used=used)


def _against_spaces(s: Position, place: Place, people: int, standing: dict[int, int]) -> Iterator[Reason]:
    free = place.capacity - sum(standing.values())
    if people > free:
        yield reason(place.rule, case="spaces", place=place.id, free=free, wanted=people)
    most = place.seats.get(s.table.players)
    if most is not None and s.seat not in standing and len(standing) >= most:
        seats = tuple(standing)
        yield reason("stoneage.place.resource-limit", place=place.id, players=s.table.players, most=most, seats=seats)
