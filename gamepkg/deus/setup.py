"""Options, boards and the starting position."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from os import PathLike, fspath
from random import Random
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.chance import stream
from gamepkg.core.errors import OptionError
from gamepkg.core.limits import Fields
from gamepkg.deus import table as t
from gamepkg.deus.components import Components, load_components
from gamepkg.deus.layouts import TILES_FOR, board_from_layout, random_layout
from gamepkg.deus.names import (
    COLOURS,
    GENERAL,
    GOLD,
    PIECES_PER_TYPE,
    READY,
    REFILL,
    RES,
    RESERVE,
    RESOURCES,
    ROW_LENGTH,
    S_START,
    START_GOLD,
    START_READY,
    START_VP,
    SUPPLY_PER_PLAYER,
    VP,
)

if TYPE_CHECKING:
    from gamepkg.deus.state import Position
    from gamepkg.maps.board import Board

BOARDS: Final = ("recommended", "second", "random")
DEFAULTS: Final[dict[str, Any]] = {
    "board": "recommended",
    "wild_card": False,
    "draft_pieces": 0,
    "start": None,
    "components": None,
    "rulings": {},
}
RULINGS: Final[dict[str, tuple[str, ...]]] = {"deus.effect.automatic": ("automatic", "ask")}
DRAFTS: Final = (0, 6, 7, 8, 9, 10)
"""Numbers of pieces picked in the variant; 0 is the ordinary setup, 10 is usual, fewer are for experienced players."""


def read_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options with defaults filled in, checked; `OptionError` names a wrong one and what is possible."""
    if players not in TILES_FOR:
        raise OptionError("players", f"must be 2, 3 or 4, not {players}", "deus.setup.tiles")
    fields = Fields(options, DEFAULTS, error=OptionError)
    read: dict[str, Any] = {
        "board": fields.want("board", "recommended"),
        "wild_card": fields.want_bool("wild_card", False),
        "draft_pieces": fields.want_int("draft_pieces", 0, max(DRAFTS), 0),
        "start": None if fields.want("start", None) is None else fields.want_int("start", 0, players - 1),
        "components": None if fields.want("components", None) is None else _path(fields),
        "rulings": {},
    }
    if read["draft_pieces"] not in DRAFTS:
        raise OptionError("draft_pieces", f"must be one of {DRAFTS}", "deus.variant.draft-pieces")
    rulings = fields.want_map("rulings", RULINGS, {})
    for rule in rulings:
        read["rulings"][rule] = rulings.want_str(rule, RULINGS[rule])
    return read


def _path(fields: Fields) -> str:
    path = fields.want("components")
    if not isinstance(path, (str, PathLike)):
        raise fields.wrong("components", "must be the path of a file")
    return fspath(path)


def layout_of(board: object, players: int, components: Components, rng: Random) -> object:
    """The layout that a ``board`` option means: a named one, a random one, or the given data."""
    if not isinstance(board, str):
        return board
    if board not in BOARDS:
        raise OptionError("board", f"must be one of {', '.join(BOARDS)}, or a layout, not {board!r}")
    named = components.layouts[players]
    if board != "random":
        return named[board]
    centres = [tile["centre"] for tile in named["recommended"]["tiles"]]
    return random_layout(players, rng, centres, components.tiles)


def table_of(players: int, options: Mapping[str, Any], rng: Random) -> t.Table:
    """The table of a game with these options; ``rng`` is used for a random board only."""
    components = load_components(options["components"])
    layout = layout_of(options["board"], players, components, rng)
    board = _board(_as_json(layout), components, players)
    automatic = options["rulings"].get("deus.effect.automatic", "automatic") == "automatic"
    return t.table_for(components, board, players, automatic, options["wild_card"])


def _as_json(layout: object) -> str:
    try:
        return json.dumps(layout, sort_keys=True, default=dict)
    except (TypeError, ValueError, RecursionError):
        raise OptionError("board", "must be plain data: lists, mappings, texts and numbers") from None


@lru_cache(maxsize=64)
def _board(layout: str, components: Components, players: int) -> Board:
    return board_from_layout(json.loads(layout), components.tiles, players)


def start(s: Position, options: Mapping[str, Any], seed: int, rng: Random) -> None:
    """Fill an empty position with the start of a game: goods, pieces, piles, hands and the start player."""
    tb = s.table
    s.rows = [start_row(options["draft_pieces"]) for _ in range(tb.players)]
    s.stock = [(SUPPLY_PER_PLAYER - 1) * tb.players] * len(RESOURCES) + [temples_of(tb)]
    s.vp_left = [tb.board.village_vp[village] for village in tb.board.village_numbers]
    s.deck = full_deck(tb)
    for seat in range(tb.players):
        s.hands[seat] = tuple(sorted(s.deck.pop(int(rng.random() * len(s.deck))) for _ in range(REFILL)))
    chosen = options["start"]
    s.first = s.seat = int(rng.random() * tb.players) if chosen is None else chosen
    if options["draft_pieces"]:
        s.frames = [(t.DRAFT, options["draft_pieces"], 0)]


def start_row(draft_pieces: int) -> list[int]:
    """What a player starts with; with the draft all pieces are still in the reserve."""
    row = [0] * ROW_LENGTH
    row[GOLD] = START_GOLD
    row[RES : RES + len(RESOURCES)] = [1] * len(RESOURCES)
    ready = 0 if draft_pieces else START_READY
    row[READY : READY + len(GENERAL)] = [ready] * len(GENERAL)
    row[RESERVE : RESERVE + len(GENERAL)] = [PIECES_PER_TYPE - ready] * len(GENERAL)
    row[S_START] = row[VP] = START_VP
    return row


def temples_of(tb: t.Table) -> int:
    """As many temple pieces as tiles; a study board of free cells has as many as the player number asks for."""
    tiles = {tile for tile in tb.board.tile if tile is not None}
    return len(tiles) or TILES_FOR[tb.players]


def full_deck(tb: t.Table) -> bytearray:
    """All cards, sorted."""
    return bytearray(kind for kind, copies in enumerate(tb.colours_of_copies) for _ in range(copies))


def setup_stream(seed: int) -> Random:
    """The generator of the setup of a game."""
    return stream(seed, "setup")


__all__ = ["BOARDS", "COLOURS", "DEFAULTS", "RULINGS", "read_options", "setup_stream", "start", "table_of"]
