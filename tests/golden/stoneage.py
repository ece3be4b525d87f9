"""The golden games of Stone Age: name, moves, and the position in which each begins.

Only three civilization cards are left in most of them, so that the game ends with the round.
"""

from __future__ import annotations

from typing import Any, Final

SHORT_ROW: Final = {"row": [None, "civ04", "civ03", "civ11"], "deck": [], "round": 11, "phase": "use"}
FIFTY: Final = {"vp": 50, "food": 20}


def _last_round(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": list(players), **SHORT_ROW, **more}


GAMES: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    (
        "end-by-buildings",
        "pay wood",
        {
            "players": [
                {"vp": 40, "wood": 1, "brick": 1, "stone": 1, "placed": {"building-1": 1}},
                {"vp": 45, "wood": 3, "placed": {"field": 1}},
            ],
            "stacks": [{"open": "bld06", "hidden": 0}, {"open": "bld19", "hidden": 3}],
            "round": 9,
            "phase": "use",
        },
    ),
    (
        "end-by-cards",
        "pay wood; lose-points",
        {
            "players": [
                {"vp": 20, "wood": 1, "placed": {"card-1": 1}},
                {"vp": 6, "wood": 3, "food": 2, "placed": {"tool_maker": 1}},
            ],
            "row": ["civ04", "civ03", "civ11", "civ22"],
            "deck": [],
            "round": 10,
            "phase": "use",
        },
    ),
    (
        "tie-by-agriculture",
        "use field",
        _last_round(
            FIFTY | {"agriculture": 4, "placed": {"field": 1, "tool_maker": 1}},
            FIFTY | {"agriculture": 4, "tools": [4, 4, 4], "people": 10},
        ),
    ),
    (
        "tie-by-tools",
        "use field",
        _last_round(
            FIFTY | {"agriculture": 4, "tools": [1, 1], "placed": {"field": 1, "tool_maker": 1}},
            FIFTY | {"agriculture": 5, "tools": [1, 1], "people": 10},
        ),
    ),
    (
        "tie-by-people",
        "use field",
        _last_round(FIFTY | {"agriculture": 4, "placed": {"field": 1, "hut": 2}}, FIFTY | {"agriculture": 5}),
    ),
    (
        "tie-by-sum",
        "use field",
        _last_round(
            FIFTY | {"agriculture": 4, "tools": [1, 1], "placed": {"field": 1, "tool_maker": 1}},
            FIFTY | {"agriculture": 5, "tools": [1, 1], "people": 10},
            options={"rulings": {"stoneage.end.tiebreak": "sum"}},
        ),
    ),
    (
        "tie-shared",
        "use field",
        _last_round(
            FIFTY | {"agriculture": 4, "placed": {"field": 1, "hut": 2}},
            FIFTY | {"agriculture": 5, "people": 6},
            {"vp": 49, "food": 20, "agriculture": 9},
        ),
    ),
)
