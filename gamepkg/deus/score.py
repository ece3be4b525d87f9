"""Cited score lines, and the same sums fast.

In the middle of a game both are the final scoring applied now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gamepkg.core.types import Outcome, ScoreLine, ScoreSheet, SeatScore
from gamepkg.deus import table as t
from gamepkg.deus.names import AT, COLOURS, GOLD, GOODS, MAJORITY_VP, OCC, PLUNDERED, RES, SOURCES, SRC, TEMPLE, VP, WON
from gamepkg.deus.state import KIND_MASK, Position, at_least
from gamepkg.maps.bits import bits

SOURCE_RULES: Final = {
    "start": "deus.setup.player",
    "villages": "deus.end.score",
    "vesta": "deus.offer.vesta",
    "maritime": "deus.colour.maritime.sell-for-vp",
    "civil": "deus.colour.civil",
    "military": "deus.colour.military.gain-per-adjacent-village",
    "plunder": "deus.colour.military.take-village-vp",
    "raid": "deus.colour.military.steal",
    "edge": "deus.place.edge-for-3vp",
    "before": "core.manual",
}
NO_CARDS: Final = "cards"
"""Why a game is over that nothing triggered: no card is left anywhere, and nobody could ever act again."""
CARD_SOURCES: Final = {"maritime": 0, "civil": 3, "military": 4, "plunder": 4, "raid": 4}
"""Sources whose evidence is the cards of a column."""


def score(s: Position, final: bool) -> ScoreSheet:
    """The score sheet of all seats."""
    seats = []
    for seat in range(s.table.players):
        lines = (*_sources(s, seat), *_temples(s, seat), *_majorities(s, seat))
        seats.append(SeatScore(sum(line.points for line in lines), lines))
    return ScoreSheet(tuple(seats), final)


def points(s: Position) -> list[int]:
    """The total of every seat, equal to the sheet's."""
    totals = []
    for seat, row in enumerate(s.rows):
        total = row[VP]
        for card in s.columns[seat * len(COLOURS) + TEMPLE]:
            for effect in s.table.components.cards[card & KIND_MASK].effects:
                total += capped(effect.params, *COUNTS[effect.kind](s, row, effect.params)[:2])
        totals.append(total)
    for good in range(len(GOODS)):
        held = [row[GOLD + good] for row in s.rows]
        most = max(held)
        if most:
            for seat, amount in enumerate(held):
                if amount == most:
                    totals[seat] += MAJORITY_VP
    return totals


def outcome(s: Position) -> Outcome | None:
    """How the game ended; equal totals share a place."""
    if s.frames[-1][0] != t.OVER:
        return None
    totals = points(s)
    places = sorted(set(totals), reverse=True)
    ranking = tuple(tuple(seat for seat, total in enumerate(totals) if total == place) for place in places)
    if s.end_reason:
        return Outcome(s.end_reason, "deus.end.trigger", ranking)
    return Outcome(NO_CARDS, "deus.turn.no-card", ranking)


def _sources(s: Position, seat: int) -> list[ScoreLine]:
    row = s.rows[seat]
    lines = []
    for i, source in enumerate(SOURCES):
        amount = row[SRC + i]
        if amount:
            where = tuple(bits(row[WON] if source == "villages" else row[PLUNDERED] if source == "plunder" else 0))
            cards = _column(s, seat, CARD_SOURCES[source]) if source in CARD_SOURCES and amount > 0 else ()
            lines.append(ScoreLine(SOURCE_RULES[source], source, amount, 1, amount, where, cards))
    return lines


def _column(s: Position, seat: int, colour: int) -> tuple[str, ...]:
    cards = s.table.components.cards
    return tuple(cards[kind].id for kind in s.columns[seat * len(COLOURS) + colour] if kind <= KIND_MASK)


def _temples(s: Position, seat: int) -> list[ScoreLine]:
    lines = []
    for kind in s.columns[seat * len(COLOURS) + TEMPLE]:
        card = s.table.components.cards[kind]
        for effect in card.effects:
            count, each, where = COUNTS[effect.kind](s, s.rows[seat], effect.params)
            gained = capped(effect.params, count, each)
            facts = {"cap": effect.params["cap"], "uncapped": count * each, "kind": effect.kind, **effect.params}
            rule = f"deus.colour.temple.{effect.kind.replace('_', '-')}"
            lines.append(ScoreLine(rule, "temple", count, each, gained, tuple(bits(where)), (card.id,), facts))
    return lines


def _majorities(s: Position, seat: int) -> list[ScoreLine]:
    lines = []
    for good, name in enumerate(GOODS):
        held = [row[GOLD + good] for row in s.rows]
        if held[seat] and held[seat] == max(held):
            sharers = tuple(other for other, amount in enumerate(held) if amount == held[seat] and other != seat)
            rule = "deus.end.majority-tie" if sharers else "deus.end.majority"
            facts = {"good": name, "amount": held[seat], "tied_with": sharers}
            lines.append(ScoreLine(rule, "majority", 1, MAJORITY_VP, MAJORITY_VP, (), (), facts))
    return lines


# -------------------------------------------------------------------- what a temple counts

Count = tuple[int, int, int]
"""How many, points for each, and the mask of the regions that count."""


def capped(params: Mapping[str, Any], count: int, each: int) -> int:
    """The points of a temple: its limit at most."""
    cap: int = params["cap"]
    return min(cap, count * each)


def _regions(s: Position, row: list[int], p: Mapping[str, Any]) -> Count:
    mask = at_least(row, p["min_buildings"]) & s.table.terrain_mask[p["terrain"]]
    return mask.bit_count(), p["vp"], mask


def _buildings_on_terrain(s: Position, row: list[int], p: Mapping[str, Any]) -> Count:
    ground = s.table.terrain_mask[p["terrain"]]
    return sum((mask & ground).bit_count() for mask in row[AT:OCC]), p["vp"], row[OCC] & ground


def _pieces(s: Position, row: list[int], p: Mapping[str, Any]) -> Count:
    mask = row[AT + COLOURS.index(p["piece"])]
    return mask.bit_count(), p["vp"], mask


def _stock(s: Position, row: list[int], p: Mapping[str, Any]) -> Count:
    held = row[GOLD] if p["what"] == "gold" else sum(row[RES : RES + 4])
    return held // p["unit"], p["vp"], 0


def _terrain_kinds(s: Position, row: list[int], p: Mapping[str, Any]) -> Count:
    by_terrain = s.table.board.by_terrain
    return sum(1 for mask in by_terrain.values() if mask & row[OCC]), p["vp"], row[OCC]


COUNTS: Final[dict[str, Callable[[Position, list[int], Mapping[str, Any]], Count]]] = {
    "end_per_region": _regions,
    "end_per_building_on_terrain": _buildings_on_terrain,
    "end_per_piece": _pieces,
    "end_per_stock": _stock,
    "end_per_terrain_kind": _terrain_kinds,
}
