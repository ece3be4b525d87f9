"""What is right in the course of Stone Age, worked out by hand from the rules; see `tests.lesson.answers`."""

from __future__ import annotations

from typing import Final

from tests.lesson.answers import Asked

OPEN: Final = [
    "hunt", "forest", "clay_pit", "quarry", "river", "tool_maker", "field", "card-4", "card-3", "card-2", "building-2",
    "building-3",
]  # fmt: skip
"""All places but the hut, the card for 1 and the first stack."""

ROUND: Final[dict[str, list[Asked]]] = {
    "open-places": [(OPEN, [*OPEN, "hut"], "stoneage.place.hut")],
    "once": [(["stoneage.place.once"], ["stoneage.place.resource"], "stoneage.place.once")],
    "village": [
        (["stoneage.place.village-limit"], ["stoneage.place.village"], "stoneage.place.village-limit"),
        (["free"], ["closed"], "stoneage.place.village-limit"),
        (["stoneage.place.hut"], ["stoneage.place.village-limit"], "stoneage.place.hut"),
    ],
    "river": [
        (["stoneage.place.resource-limit"], ["stoneage.place.resource"], "stoneage.place.resource-limit"),
        (["one"], ["many"], "stoneage.place.resource"),
    ],
    "no-pass": [
        (["place"], ["keep"], "stoneage.place.no-pass"),
        (["rust"], ["use"], "stoneage.place.until-all"),
    ],
    # 12 : 2, 12 : 3, 12 : 5.
    "dice": [(6, 12, "stoneage.gather.dice"), (4, 6, "stoneage.gather.dice"), (2, 3, "stoneage.gather.dice")],
    # 11 : 4, 12 : 4, 13 : 4.
    "tools": [(2, 3, "stoneage.gather.dice"), (3, 2, "stoneage.gather.tools"), (3, 4, "stoneage.gather.tools")],
    # 3 + 5 + 1 = 9 gives 3 wood, 8 gives 2.
    "order": [(["maker"], ["forest"], "stoneage.tools.fresh")],
    "tool-maker": [
        (2 + 1 + 1, 3, "stoneage.use.tools"),
        (3 + 2 + 2, 6, "stoneage.use.tools"),
        (4 + 4 + 4, 13, "stoneage.cap.void"),
        (["two"], ["one"], "stoneage.tools.used-grows"),
    ],
    "growth": [(5 - 3, 3, "stoneage.use.field"), (6 - 0, 5, "stoneage.use.hut")],
    "shortage": [
        (6 - 4, 6, "stoneage.feed.resources"),
        (30 - 10, 10, "stoneage.feed.ten-points"),
        (0, 4, "stoneage.feed.shortage"),
    ],
    "no-mixing": [
        (["stoneage.feed.no-mixing"], ["stoneage.feed.shortage"], "stoneage.feed.no-mixing"),
        (["two"], ["none"], "stoneage.feed.no-mixing"),
    ],
}

SCORING: Final[dict[str, list[Asked]]] = {
    "building": [(3 + 4 + 5, 3, "stoneage.building.points")],
    # 2 x 3 + 2 x 6 = 18; 3 x 3 + 6 = 15; three kinds are refused.
    "two-kinds": [(["gold-wood"], ["wood-gold"], "stoneage.building.cost-kinds")],
    "any-number": [
        (3, 1, "stoneage.building.points"),
        (3 * 3 + 4 + 5 + 2 * 6, 7, "stoneage.building.points"),
    ],
    # 3 + 4 + 5 for one tile, 10 on the other.
    "next": [
        (12 + 10, 12, "stoneage.building.several"),
        (["next"], ["now"], "stoneage.building.next-turn"),
    ],
    "prices": [(["two", "one"], ["three", "two", "one"], "stoneage.card.pay")],
    "two-parts": [(5, 0, "stoneage.card.upper"), (1 * 1, 5, "stoneage.end.culture")],
    # 9 : 6 and 12 : 6.
    "dice-card": [(1, 2, "stoneage.card.dice-resource"), (2, 1, "stoneage.card.dice-resource")],
    "dice-for-all": [
        (1, 3, "stoneage.card.dice-for-all"),
        (["wood"], ["nothing"], "stoneage.card.dice-for-all"),
    ],
    "end": [(["round"], ["once"], "stoneage.end.check-time")],
    "culture": [(4 * 4 + 2 * 2, 36, "stoneage.end.culture")],
    "people": [
        (3 * 5, 10, "stoneage.end.multipliers"),
        (2 * (3 + 2 + 1), 6, "stoneage.end.multipliers"),
        (3 * 4, 4, "stoneage.end.multipliers"),
    ],
    "total": [(62 + 20 + 46 + 5, 141, "stoneage.end.score")],
    # 28 + 12 = 40; agriculture 5 each; tools 6 against 4.
    "tie": [(["you"], ["rust"], "stoneage.end.tiebreak")],
}

STONEAGE: Final = {"stoneage.round": ROUND, "stoneage.scoring": SCORING}
