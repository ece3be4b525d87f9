"""Options, the map, and the starting position."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from os import PathLike, fspath
from random import Random
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.errors import LayoutError, OptionError
from gamepkg.core.limits import Fields
from gamepkg.dewan import table as t
from gamepkg.dewan.components import Components, load_components
from gamepkg.dewan.layouts import map_from_layout, random_layout
from gamepkg.dewan.names import (
    BERRIES,
    BERRIES_PER_ICON,
    DISPLAY,
    EVENT_PILE,
    EVENTS,
    HAND,
    SCENARIOS,
    STORIES_OPEN,
    TEAM,
)
from gamepkg.dewan.rules.taking import build_event_pile

if TYPE_CHECKING:
    from gamepkg.dewan.state import Position
    from gamepkg.maps.dewan_map import DewanMap

DEFAULTS: Final[dict[str, Any]] = {
    "scenario": "standard",
    "board": None,
    "start": None,
    "components": None,
    "rulings": {},
}
MOST_FIRE, HOME = "dewan.score.most-fire-tie", "dewan.score.initial-camp"
RULINGS: Final[dict[str, tuple[str, ...]]] = {MOST_FIRE: ("each", "split", "none"), HOME: ("counts", "left-out")}
"""What a table may play otherwise, the way of this project first."""
PLAYERS: Final = tuple(EVENT_PILE)


def read_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options with defaults filled in, checked; `OptionError` names a wrong one and what is possible."""
    if players not in PLAYERS:
        raise OptionError("players", f"must be 2, 3 or 4, not {players}", "dewan.setup.map")
    fields = Fields(options, DEFAULTS, error=OptionError)
    scenario = fields.want_str("scenario", SCENARIOS, default="standard")
    if scenario == SCENARIOS[TEAM] and players != 4:
        raise OptionError("players", f"must be 4 in team play, not {players}", "dewan.team.setup")
    rulings = fields.want_map("rulings", RULINGS, {})
    return {
        "scenario": scenario,
        "board": fields.want("board", None),
        "start": None if fields.want("start", None) is None else fields.want_int("start", 0, players - 1),
        "components": None if fields.want("components", None) is None else _path(fields),
        "rulings": {rule: rulings.want_str(rule, RULINGS[rule]) for rule in rulings},
    }


def _path(fields: Fields) -> str:
    path = fields.want("components")
    if not isinstance(path, (str, PathLike)):
        raise fields.wrong("components", "must be the path of a file")
    return fspath(path)


def table_of(players: int, options: Mapping[str, Any], rng: Random) -> t.Table:
    """The table of a game with these options; ``rng`` draws the map unless one is given."""
    components = load_components(options["components"])
    scenario, board = options["scenario"], options["board"]
    layout = random_layout(scenario, players, components, rng) if board is None else board
    try:
        text = json.dumps(layout, sort_keys=True, default=dict)
    except (TypeError, ValueError, RecursionError):
        raise OptionError("board", "must be plain data: lists, mappings, texts and numbers") from None
    rulings = options["rulings"]
    most_fire = rulings.get(MOST_FIRE, RULINGS[MOST_FIRE][0])
    counts = rulings.get(HOME, RULINGS[HOME][0]) == RULINGS[HOME][0]
    found = map_for(text, components, players, scenario)
    return t.table_for(components, found, players, SCENARIOS.index(scenario), most_fire, counts)


@lru_cache(maxsize=64)
def map_for(layout: str, components: Components, players: int, scenario: str) -> DewanMap:
    """The map of a layout, given as JSON; made once. Raises `LayoutError`, also for more icons than berries."""
    found = map_from_layout(json.loads(layout), components, players, scenario)
    most = BERRIES // BERRIES_PER_ICON
    if len(found.berries) > most:
        problem = f"has {len(found.berries)} berry icons; the {BERRIES} tokens reach for {most}"
        raise LayoutError("board", problem, "dewan.setup.berry-supply")
    return found


def start(s: Position, options: Mapping[str, Any], rng: Random) -> None:
    """Fill an empty position with the start of a game: piles, hands, display, stories, berries, the start player."""
    tb = s.table
    deck = full_deck(tb)
    for seat in range(tb.players):
        s.hands[seat] = s.secret[seat] = tuple(sorted(_pop(deck, rng) for _ in range(HAND)))
    s.display = [_pop(deck, rng) for _ in range(DISPLAY)]
    s.pools, s.pile = [deck], [(0, len(deck))]
    if tb.scenario in EVENTS:
        build_event_pile(s)
    tiles = bytearray(range(len(tb.components.stories)))
    s.story_row = [_pop(tiles, rng) for _ in range(STORIES_OPEN)]
    s.story_pile = tiles
    for space in tb.map.berries:
        s.berries[s.zones.anchor[s.zones.of[space]]] += BERRIES_PER_ICON
    chosen = options["start"]
    s.first = int(rng.random() * tb.players) if chosen is None else chosen
    s.seat = (s.first - 1) % tb.players
    s.frames = [(t.DRAFT, tb.players)]


def full_deck(tb: t.Table) -> bytearray:
    """All terrain cards, sorted."""
    return bytearray(kind for kind, copies in enumerate(tb.copies) for _ in range(copies))


def _pop(pool: bytearray, rng: Random) -> int:
    return pool.pop(int(rng.random() * len(pool)))
