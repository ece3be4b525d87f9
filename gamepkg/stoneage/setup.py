"""Options and the starting position."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike, fspath
from random import Random
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.chance import stream
from gamepkg.core.errors import OptionError
from gamepkg.core.limits import Fields
from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.components import load_components
from gamepkg.stoneage.names import AT, FOOD, GOOD, HOME, PEOPLE, STACK_HEIGHT, START_FOOD, START_PEOPLE

if TYPE_CHECKING:
    from gamepkg.stoneage.state import Position

PLAYERS: Final = (2, 3, 4)
EXPANSIONS: Final[tuple[str, ...]] = ()
SURPLUS: Final = "stoneage.feed.surplus"
TIEBREAK: Final = "stoneage.end.tiebreak"
RULINGS: Final[dict[str, tuple[str, ...]]] = {SURPLUS: ("lost", "kept"), TIEBREAK: ("order", "sum")}
"""Rules that a table may play otherwise, the default first."""
DEFAULTS: Final[dict[str, Any]] = {"expansions": (), "start": None, "components": None, "rulings": {}}


def read_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options with defaults filled in, checked; `OptionError` names a wrong one and what is possible."""
    if players not in PLAYERS:
        raise OptionError("players", f"must be 2, 3 or 4, not {players}", "stoneage.setup.buildings")
    fields = Fields(options, DEFAULTS, error=OptionError)
    read: dict[str, Any] = {
        "expansions": fields.want_strs("expansions", 6, EXPANSIONS, ()),
        "start": None if fields.want("start", None) is None else fields.want_int("start", 0, players - 1),
        "components": None if fields.want("components", None) is None else _path(fields),
        "rulings": {},
    }
    read["expansions"] = list(read["expansions"])
    rulings = fields.want_map("rulings", RULINGS, {})
    for rule in rulings:
        read["rulings"][rule] = rulings.want_str(rule, RULINGS[rule])
    return read


def _path(fields: Fields) -> str:
    path = fields.want("components")
    if not isinstance(path, (str, PathLike)):
        raise fields.wrong("components", "must be the path of a file")
    return fspath(path)


def table_of(players: int, options: Mapping[str, Any]) -> t.Table:
    """The table of a game with these options."""
    rulings = options["rulings"]
    components = load_components(options["components"])
    return t.table_for(components, players, rulings.get(SURPLUS) == "kept", rulings.get(TIEBREAK) == "sum")


def start(s: Position, options: Mapping[str, Any], rng: Random) -> None:
    """Fill an empty position with the start of a game: people and food, four open cards, the stacks, the first seat."""
    tb = s.table
    s.rows = [start_row(tb) for _ in range(tb.players)]
    s.deck, s.unseen = tb.all_cards, tb.all_tiles
    for slot in reversed(range(len(s.display))):
        s.display[slot] = drawn = pick(s.deck, rng)
        s.deck ^= 1 << drawn
    for stack in range(tb.players):
        s.tops[stack] = drawn = pick(s.unseen, rng)
        s.unseen ^= 1 << drawn
        s.hidden[stack] = STACK_HEIGHT - 1
    chosen = options["start"]
    s.first = s.seat = int(rng.random() * tb.players) if chosen is None else chosen
    s.frames = [(t.START,)]


def start_row(tb: t.Table) -> list[int]:
    """What a player starts with."""
    row = [0] * (AT + len(tb.places))
    row[PEOPLE] = row[HOME] = START_PEOPLE
    row[GOOD + FOOD] = START_FOOD
    return row


def pick(mask: int, rng: Random) -> int:
    """One of the bits of a mask, each as likely as the others."""
    numbers = list(bits(mask))
    return numbers[int(rng.random() * len(numbers))]


def setup_stream(seed: int) -> Random:
    """The generator of the setup of a game."""
    return stream(seed, "setup")
