"""The score: cited lines with their evidence. Nothing is scored before the end, so a sheet is the final scoring now.

`gamepkg.dewan.points` works out the same totals without lines; the laws hold the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gamepkg.core.types import Outcome, ScoreLine, ScoreSheet, SeatScore
from gamepkg.dewan import table as t
from gamepkg.dewan.names import (
    ARTIFACT,
    BERRY,
    BERRY_POINTS,
    CAMPS,
    DOWNPOUR,
    FIRE,
    FOREST,
    GROUP_POINTS,
    LAKE,
    MOST_FIRE_POINTS,
    MOUNTAIN,
    PIGMENT,
    STANDARD,
    VOLCANO,
)
from gamepkg.dewan.points import points
from gamepkg.dewan.rules.flow import end_rule
from gamepkg.dewan.rules.progress import on_land, tucked, water_of, zones_of
from gamepkg.dewan.state import NO_TUCK, Position
from gamepkg.maps.bits import bits
from gamepkg.maps.zones import components

Lines = Iterator[ScoreLine]

WATER_POINTS, INVADE_POINTS, BERRY_FIRE_POINTS = 2, 2, 3
ZONE_POINTS, BERRY_ARTIFACT_POINTS = 3, 4
LAKE_MOST, LAKE_TIED, FISH_POINTS, BERRY_PIGMENT_POINTS = 6, 3, 3, 3
TEAM_BERRY_POINTS: Final = 4


def score(s: Position) -> ScoreSheet:
    """The score with a reason for every point; final when the game is over. Mates share the sheet of their team."""
    sheets: list[SeatScore] = []
    for seat in range(s.table.players):
        if s.table.team and seat >= 2:
            sheets.append(sheets[seat - 2])
            continue
        lines = tuple(_team_lines(s, seat) if s.table.team else _lines(s, seat))
        sheets.append(SeatScore(sum(line.points for line in lines), lines))
    return ScoreSheet(tuple(sheets), s.frames[-1][0] == t.OVER)


def _lines(s: Position, seat: int) -> Lines:
    yield from _stories(s, seat, "dewan.score.stories")
    yield from _fire(s, (seat,), "dewan.score.fire", "dewan.score.most-fire")
    for line in SCENARIO_LINES[s.table.scenario]:
        yield from line(s, seat)


# ---------------------------------------------------------------- in every scenario


def _stories(s: Position, seat: int, rule: str) -> Lines:
    tb = s.table
    for tile in s.stories[seat]:
        if s.done[seat] >> tile & 1:
            gain = tb.story_points[tile]
            cards = (tb.components.stories[tile].id,)
            yield ScoreLine(rule, "stories", 1, gain, gain, cards=cards, facts={"seat": seat})


def fires(s: Position, seat: int) -> int:
    """Fire on fulfilled stories and tucked cards, and that of the last camp."""
    stories = sum(s.table.story_fire[tile] for tile in bits(s.done[seat]))
    on_cards = sum(symbol == FIRE for _, symbol in tucked(s, seat))
    return stories + on_cards + (s.camps[seat].bit_count() == CAMPS)


def _fire(s: Position, seats: tuple[int, ...], rule: str, rule_most: str) -> Lines:
    count = sum(fires(s, seat) for seat in seats)
    cards = tuple(card for seat in seats for card in _fire_cards(s, seat))
    last = sum(s.camps[seat].bit_count() == CAMPS for seat in seats)
    if count:
        yield ScoreLine(rule, "fire", count, 1, count, cards=cards, facts={"last_camps": last})
    sides = [(a, a + 2) for a in (0, 1)] if s.table.team else [(seat,) for seat in range(s.table.players)]
    totals = [sum(fires(s, seat) for seat in side) for side in sides]
    tied = totals.count(max(totals))
    if count == max(totals):
        gain = most_fire_points(s, tied)
        if gain:
            cited = rule_most if tied == 1 or s.table.team else "dewan.score.most-fire-tie"
            yield ScoreLine(cited, "most-fire", 1, gain, gain, facts={"fire": count, "tied": tied})


def most_fire_points(s: Position, tied: int) -> int:
    """What each of so many players, or teams, with most fire gains."""
    if tied == 1 or s.table.team or s.table.most_fire == "each":
        return MOST_FIRE_POINTS
    return MOST_FIRE_POINTS // tied if s.table.most_fire == "split" else 0


def _fire_cards(s: Position, seat: int) -> Iterator[str]:
    tb = s.table
    for tile in s.stories[seat]:
        if s.done[seat] >> tile & 1 and tb.story_fire[tile]:
            yield tb.components.stories[tile].id
    yield from _tucked_cards(s, seat, FIRE)


def _tucked_cards(s: Position, seat: int, symbol: int) -> Iterator[str]:
    for side in s.tucks[seat]:
        if side != NO_TUCK and s.table.sides[side][2] == symbol:
            yield s.table.components.cards[s.table.sides[side][0]].id


# ---------------------------------------------------------------- the standard scenario


def scoring_camps(s: Position, seat: int) -> int:
    """Mask of the camps that the lines of a scenario count: those on land, and the initial one by the ruling."""
    return on_land(s, s.camps[seat]) | (s.all_camps(seat) & ~s.camps[seat] if s.table.home_counts else 0)


def berries(s: Position, seat: int) -> int:
    """Berry tokens, and berries that show on tucked cards."""
    return s.berry_of[seat] + sum(symbol == BERRY for _, symbol in tucked(s, seat))


def _groups(s: Position, seat: int) -> Lines:
    for group in components(s.table.board.near, scoring_camps(s, seat)):
        if group.bit_count() > 1:
            yield ScoreLine(
                "dewan.score.groups", "groups", 1, GROUP_POINTS, GROUP_POINTS, where=tuple(bits(group)),
                facts={"camps": group.bit_count()},
            )  # fmt: skip


def _berries(s: Position, seat: int) -> Lines:
    count = berries(s, seat)
    if count:
        cards = tuple(_tucked_cards(s, seat, BERRY))
        facts = {"tokens": s.berry_of[seat]}
        gain = count * BERRY_POINTS
        yield ScoreLine("dewan.score.berries", "berries", count, BERRY_POINTS, gain, cards=cards, facts=facts)


# ---------------------------------------------------------------- volcano


def _water(s: Position, seat: int) -> Lines:
    found = water_of(s, scoring_camps(s, seat))
    if found:
        count = found.bit_count()
        where = _spaces(s, found)
        yield ScoreLine("dewan.volcano.score-water", "water", count, WATER_POINTS, count * WATER_POINTS, where=where)


def _spaces(s: Position, zones: int) -> tuple[int, ...]:
    """All spaces of some zones."""
    return tuple(space for zone in bits(zones) for space in bits(s.land.zones.masks[zone]))


def invaders(s: Position, seat: int) -> int:
    """Mask of the camps beside the centre of an opponent's initial tile."""
    near, beside = s.table.board.near, 0
    for other, home in enumerate(s.table.initial):
        if other != seat and home:
            beside |= near[home]
    return scoring_camps(s, seat) & beside


def _invade(s: Position, seat: int) -> Lines:
    found = invaders(s, seat)
    if found:
        count = found.bit_count()
        gain = count * INVADE_POINTS
        where = tuple(bits(found))
        yield ScoreLine("dewan.volcano.score-invade", "invade", count, INVADE_POINTS, gain, where=where)


def _pairs(
    rule: str, label: str, each: int, others: Callable[[Position, int], int]
) -> Callable[[Position, int], Lines]:
    def lines(s: Position, seat: int) -> Lines:
        have, other = berries(s, seat), others(s, seat)
        count = min(have, other)
        if count:
            yield ScoreLine(rule, label, count, each, count * each, facts={"berries": have, "others": other})

    return lines


def resource_count(s: Position, seat: int, resource: int) -> int:
    """Icons of a resource that the camps touch, and those that show on tucked cards."""
    camps = scoring_camps(s, seat)
    touched = sum(1 for icon in s.table.map.icon_masks[resource] if icon & camps)
    return touched + sum(symbol == resource for _, symbol in tucked(s, seat))


# ---------------------------------------------------------------- downpour


def _zones(rule: str, label: str, terrain: int) -> Callable[[Position, int], Lines]:
    def lines(s: Position, seat: int) -> Lines:
        zones = zones_of(s, scoring_camps(s, seat))
        found = sum(1 << zone for zone in bits(zones) if s.land.zones.kinds[zone] == terrain)
        if found:
            count = found.bit_count()
            yield ScoreLine(rule, label, count, ZONE_POINTS, count * ZONE_POINTS, where=_spaces(s, found))

    return lines


# ---------------------------------------------------------------- lake village


def beside(s: Position, seat: int, water: int) -> int:
    """How many camps of a seat are adjacent to a water zone; those on the water are not."""
    near = s.land.zones.water_near
    return sum(near[space] >> water & 1 for space in bits(scoring_camps(s, seat)))


def _lake_zones(s: Position, seat: int) -> Lines:
    for water in s.land.zones.water():
        counts = [beside(s, other, water) for other in range(s.table.players)]
        most = max(counts)
        if most and counts[seat] == most:
            tied = counts.count(most)
            gain = LAKE_MOST if tied == 1 else LAKE_TIED
            facts = {"camps": most, "tied": tied, "zone": s.land.zones.anchor[water]}
            where = tuple(bits(s.land.zones.masks[water]))
            yield ScoreLine("dewan.lake.score-zones", "lake-zones", 1, gain, gain, where=where, facts=facts)


def _fish(s: Position, seat: int) -> Lines:
    count = s.fish_of[seat]
    if count:
        yield ScoreLine("dewan.lake.score-fish", "fish", count, FISH_POINTS, count * FISH_POINTS)


SCENARIO_LINES: Final[dict[int, tuple[Callable[[Position, int], Lines], ...]]] = {
    STANDARD: (_groups, _berries),
    VOLCANO: (_water, _invade, _pairs("dewan.volcano.score-berry-fire", "berry-fire", BERRY_FIRE_POINTS, fires)),
    DOWNPOUR: (
        _zones("dewan.downpour.score-forest", "forests", FOREST),
        _zones("dewan.downpour.score-mountain", "mountains", MOUNTAIN),
        _pairs(
            "dewan.downpour.score-berry-artifact", "berry-artifact", BERRY_ARTIFACT_POINTS,
            lambda s, seat: resource_count(s, seat, ARTIFACT),
        ),
    ),
    LAKE: (
        _lake_zones, _fish,
        _pairs(
            "dewan.lake.score-berry-pigment", "berry-pigment", BERRY_PIGMENT_POINTS,
            lambda s, seat: resource_count(s, seat, PIGMENT),
        ),
    ),
}  # fmt: skip


# ---------------------------------------------------------------- team play


def _team_lines(s: Position, seat: int) -> Lines:
    mate = seat + 2
    for one in (seat, mate):
        yield from _stories(s, one, "dewan.team.score-stories")
    yield from _fire(s, (seat, mate), "dewan.team.score-fire", "dewan.team.score-most-fire")
    mine, theirs = scoring_camps(s, seat), scoring_camps(s, mate)
    for group in components(s.table.board.near, mine | theirs):
        if group & mine and group & theirs:
            where = tuple(bits(group))
            yield ScoreLine("dewan.team.score-groups", "groups", 1, GROUP_POINTS, GROUP_POINTS, where=where)
    pairs = min(berries(s, seat), berries(s, mate))
    if pairs:
        gain = pairs * TEAM_BERRY_POINTS
        facts = {"berries": (berries(s, seat), berries(s, mate))}
        yield ScoreLine("dewan.team.score-berries", "berries", pairs, TEAM_BERRY_POINTS, gain, facts=facts)


# ---------------------------------------------------------------- the end


def outcome(s: Position) -> Outcome | None:
    """How the game ended: most points, then most cards in hand, then a shared victory; teams count together."""
    if s.frames[-1][0] != t.OVER:
        return None
    team = s.table.team
    total = points(s)
    sides: list[tuple[int, ...]] = [(0, 2), (1, 3)] if team else [(seat,) for seat in range(s.table.players)]
    cards = {side: sum(len(s.hands[seat]) for seat in side) for side in sides}
    places: dict[tuple[int, int], list[int]] = {}
    for side in sides:
        places.setdefault((total[side[0]], cards[side]), []).extend(side)
    ranking = tuple(tuple(sorted(places[place])) for place in sorted(places, reverse=True))
    best = max(total)
    tied = [side for side in sides if total[side[0]] == best]
    rule = "dewan.team.tiebreak" if team else "dewan.score.tiebreak"
    lines = tuple(ScoreLine(rule, "cards", cards[side], 0, 0, facts={"seats": side}) for side in tied if len(tied) > 1)
    return Outcome("no-move" if s.trigger < 0 else "last-camp", end_rule(s), ranking, lines)
