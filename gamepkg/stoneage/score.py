"""Cited score lines, and the same sums fast.

In the middle of a game both are the final scoring applied now. A kind of line is an entry of `LINES`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from gamepkg.core.types import Outcome, ScoreLine, ScoreSheet, SeatScore
from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import (
    CARDS,
    FIELD,
    FRESH,
    GOOD,
    OPEN,
    PEOPLE,
    PERSONS,
    RESOURCES,
    SECRET,
    SOURCES,
    SRC,
    SYMBOLS,
    TILES,
    TOOL_LIMIT,
    USED,
    VP,
)
from gamepkg.stoneage.state import Position

Row = list[int]

SOURCE_RULES: Final = {
    "building": "stoneage.building.points",
    "card": "stoneage.card.simple",
    "hunger": "stoneage.feed.ten-points",
    "before": "core.manual",
}
COUNTED: Final[tuple[Callable[[Row], int], ...]] = (
    lambda row: row[FIELD],
    lambda row: tool_sum(row),
    lambda row: row[TILES].bit_count(),
    lambda row: row[PEOPLE],
)
"""What each of the people on sand cards counts."""
WHAT: Final = ("agriculture", "tools", "buildings", "people")
TIE: Final[tuple[tuple[str, Callable[[Row], int]], ...]] = (
    ("agriculture", lambda row: row[FIELD]),
    ("tools", lambda row: tool_sum(row)),
    ("people", lambda row: row[PEOPLE]),
)
"""What decides between equal totals, in this order."""


def tool_sum(row: Row) -> int:
    """The sum of the values of all tools, used or not."""
    return sum((value + 1) * (row[FRESH + value] + row[USED + value]) for value in range(TOOL_LIMIT))


def held_cards(row: Row) -> int:
    """The mask of all cards whose lower part counts."""
    return row[CARDS] | row[SECRET]


# ------------------------------------------------------------------------------------------------ fast


def points(s: Position) -> list[int]:
    """The total of every seat, equal to the sheet's."""
    return [_total(s.table, row) for row in s.rows]


def _total(tb: t.Table, row: Row) -> int:
    cards = held_cards(row)
    total = row[VP] + sum(row[GOOD + 1 : GOOD + 5]) + waiting(tb, row)
    if cards:
        counts = [(cards & mask).bit_count() for mask in tb.symbol_cards]
        for size in _sets(counts):
            total += size * size
        for person, held in enumerate(tb.person_cards):
            factor = 0
            for multiplier, bit in held:
                if cards & bit:
                    factor += multiplier
            if factor:
                total += factor * COUNTED[person](row)
    return total


def waiting(tb: t.Table, row: Row) -> int:
    """The resources of cards that were not taken yet."""
    cards = row[OPEN] & tb.any_two_cards
    return sum(tb.any_two[card] for card in bits(cards)) if cards else 0


def _sets(counts: list[int]) -> list[int]:
    """The sizes of the sets of different symbols: the first holds each symbol once, the second what is left, ..."""
    return [sum(1 for count in counts if count > n) for n in range(max(counts))]


# ------------------------------------------------------------------------------------------------ lines


def score(s: Position, final: bool, viewer: int = -1) -> ScoreSheet:
    """The score sheet of all seats; with ``viewer`` only what that seat knows, without secret cards of others."""
    seats = []
    for seat, row in enumerate(s.rows):
        cards = held_cards(row) if viewer in (-1, seat) else row[CARDS]
        lines = tuple(line for kind in LINES for line in kind(s, row, cards))
        seats.append(SeatScore(sum(line.points for line in lines), lines))
    return ScoreSheet(tuple(seats), final)


def _sources(s: Position, row: Row, cards: int) -> Iterator[ScoreLine]:
    components = s.table.components
    for i, source in enumerate(SOURCES):
        amount = row[SRC + i]
        if amount:
            shown: tuple[str, ...] = ()
            if source == "building":
                shown = tuple(components.tiles[tile].id for tile in bits(row[TILES]))
            elif source == "card":
                shown = _ids(s, sum(1 << c for c in bits(row[CARDS]) if s.table.top[c].kind == "points"))
            yield ScoreLine(SOURCE_RULES[source], source, amount, 1, amount, (), shown)


def _resources(s: Position, row: Row, cards: int) -> Iterator[ScoreLine]:
    held = dict(zip(RESOURCES, row[GOOD + 1 : GOOD + 5], strict=True))
    left = sum(held.values())
    if left:
        yield ScoreLine("stoneage.end.score", "resources", left, 1, left, (), (), held)
    more = waiting(s.table, row)
    if more:
        open_cards = _ids(s, row[OPEN] & s.table.any_two_cards)
        yield ScoreLine("stoneage.card.any-two-end", "any-two", more, 1, more, (), open_cards)


def _culture(s: Position, row: Row, cards: int) -> Iterator[ScoreLine]:
    by_symbol = [list(bits(cards & mask)) for mask in s.table.symbol_cards]
    for n, size in enumerate(_sets([len(found) for found in by_symbol])):
        in_set = {SYMBOLS[i]: found[n] for i, found in enumerate(by_symbol) if len(found) > n}
        shown = tuple(s.table.components.cards[card].id for card in in_set.values())
        facts = {"symbols": tuple(in_set), "set": n + 1}
        yield ScoreLine("stoneage.end.culture", "culture", size, size, size * size, (), shown, facts)


def _multipliers(s: Position, row: Row, cards: int) -> Iterator[ScoreLine]:
    for person, held in enumerate(s.table.person_cards):
        factor = sum(multiplier for multiplier, bit in held if cards & bit)
        if factor:
            count = COUNTED[person](row)
            shown = _ids(s, cards & sum(bit for _, bit in held))
            facts: dict[str, Any] = {"counted": WHAT[person]}
            if person == PERSONS.index("hut_builder"):
                facts["buildings"] = tuple(s.table.components.tiles[tile].id for tile in bits(row[TILES]))
            yield ScoreLine(
                "stoneage.end.multipliers", PERSONS[person], count, factor, count * factor, (), shown, facts
            )


LINES: Final[tuple[Callable[[Position, Row, int], Iterator[ScoreLine]], ...]] = (
    _sources,
    _resources,
    _culture,
    _multipliers,
)
"""The kinds of lines in the order of the sheet; the last argument is the mask of the cards that count."""


def _ids(s: Position, mask: int) -> tuple[str, ...]:
    return tuple(s.table.components.cards[card].id for card in bits(mask))


# ------------------------------------------------------------------------------------------------ the end


def outcome(s: Position) -> Outcome | None:
    """How the game ended: the ranking, and what decided between equal totals."""
    if s.frames[-1][0] != t.OVER:
        return None
    totals = points(s)
    keys = [(total, *_tie_values(s, row)) for total, row in zip(totals, s.rows, strict=True)]
    places = sorted(set(keys), reverse=True)
    ranking = tuple(tuple(seat for seat, key in enumerate(keys) if key == place) for place in places)
    return Outcome(s.end_reason, "stoneage.end.trigger", ranking, _tie_lines(s, totals))


def _tie_values(s: Position, row: Row) -> tuple[int, ...]:
    values = tuple(count(row) for _, count in TIE)
    return (sum(values),) if s.table.sum_breaks_ties else values


def _tie_lines(s: Position, totals: list[int]) -> tuple[ScoreLine, ...]:
    """What was compared between the seats that lead with equal totals, as far as it had to be."""
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) < 2:
        return ()
    compared = TIE
    if s.table.sum_breaks_ties:
        compared = (("sum", lambda row: sum(count(row) for _, count in TIE)),)
    lines = []
    for label, count in compared:
        values = {seat: count(s.rows[seat]) for seat in tied}
        most = max(values.values())
        lines += [
            ScoreLine("stoneage.end.tiebreak", label, value, 0, 0, (), (), {"seat": seat})
            for seat, value in values.items()
        ]
        tied = [seat for seat in tied if values[seat] == most]
        if len(tied) == 1:
            return tuple(lines)
    lines.append(ScoreLine("stoneage.end.tie-shared", "shared", len(tied), 0, 0, (), (), {"seats": tuple(tied)}))
    return tuple(lines)
