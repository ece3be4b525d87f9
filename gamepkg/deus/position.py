"""Positions as plain, readable values, and back.

What a person writes reads like the table::

    {"game": "deus",
     "players": [{"gold": 7, "hand": ["maritime-galley"]}, {"vp": 9}],
     "regions": {"12": {"seat": 1, "pieces": ["military", "temple"]}}}

What is left out has its natural default: goods and points as at the start of a game, empty hands and columns, pieces
that are nowhere else ready (two of a type at most) or in the reserve, full villages, a supply and a draw pile that
hold the rest. What is impossible raises `PositionError` with the field and the rule. docs/positions.md lists every key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamepkg.core.errors import FieldError, PositionError
from gamepkg.core.limits import Fields
from gamepkg.deus import frames, setup
from gamepkg.deus import table as t
from gamepkg.deus.game import DeusState
from gamepkg.deus.layouts import TILES_FOR
from gamepkg.deus.names import (
    AT,
    COLOURS,
    COLUMN_LIMIT,
    FACE_DOWN,
    GENERAL,
    GOLD,
    GOODS,
    HAND_LIMIT,
    MARITIME,
    OCC,
    PIECES_PER_TYPE,
    PLUNDERED,
    REACH,
    READY,
    RES,
    RESERVE,
    RESOURCES,
    ROW_LENGTH,
    S_BEFORE,
    S_START,
    SOURCES,
    SRC,
    START_GOLD,
    START_READY,
    START_VP,
    SUPPLY_PER_PLAYER,
    TEMPLE,
    TEMPLES,
    VP,
    WILD_USED,
    WON,
)
from gamepkg.deus.rules import ending, villages
from gamepkg.deus.state import KIND_MASK, SEAT_SHIFT, TOP, Position
from gamepkg.maps.bits import bits, mask_of

TOP_KEYS: Final = (
    "game", "players", "board", "options", "regions", "villages", "supply", "deck", "discards", "to_move", "start",
    "round", "end", "pending",
)  # fmt: skip
PLAYER_KEYS: Final = (
    *GOODS, "vp", "ready", "reserve", "hand", "columns", "wild_used", "won", "plundered",
)  # fmt: skip
OPTION_KEYS: Final = ("wild_card", "draft_pieces", "start", "rulings")
MOST: Final = 9_999
"""The largest amount of gold or points, and number of a round, that a position may hold."""
ENDS: Final = (ending.ALL_TEMPLES, ending.ALL_VILLAGES)


# -------------------------------------------------------------------- writing


def to_dict(s: DeusState) -> dict[str, Any]:
    """The position with every key written out."""
    ids = [card.id for card in s.table.components.cards]
    options = s.options
    data: dict[str, Any] = {
        "game": s.game,
        "board": _board_data(s),
        "options": {key: options[key] for key in OPTION_KEYS},
        "round": s.round_,
        "to_move": s.seat,
        "start": s.first,
        "players": [_player_data(s, seat, ids) for seat in range(s.players)],
        "regions": {
            str(region): {"seat": held.seat, "pieces": list(held.pieces)} for region, held in s.holdings().items()
        },
        "villages": {str(village): s.village_vp(village) for village in s.board.village_numbers},
        "supply": dict(zip((*RESOURCES, "temple"), s.stock, strict=True)),
        "deck": {ids[kind]: s.deck.count(kind) for kind in sorted(set(s.deck))},
        "discards": [_discard_data(code, ids) for code in s.discards],
        "pending": [list(frames.write(frame)) for frame in s.frames],
    }
    if s.end_round:
        data["end"] = {"round": s.end_round, "reason": s.end_reason}
    return data


def _board_data(s: DeusState) -> Any:
    named = s.options["board"]
    if isinstance(named, str) and named != "random":
        return named
    board = s.board
    cells: list[dict[str, Any]] = []
    for i in board.regions:
        cells.append({"q": board.q[i], "r": board.r[i], "terrain": board.terrain[i]})
        if board.tile[i] is not None:
            cells[-1]["tile"] = board.tile[i]
    return {"cells": cells}


def _player_data(s: Position, seat: int, ids: list[str]) -> dict[str, Any]:
    row = s.rows[seat]
    data: dict[str, Any] = dict(zip(GOODS, row[GOLD : GOLD + len(GOODS)], strict=True))
    data["vp"] = {source: row[SRC + i] for i, source in enumerate(SOURCES) if row[SRC + i]}
    data["ready"] = dict(zip(GENERAL, row[READY : READY + len(GENERAL)], strict=True))
    data["reserve"] = dict(zip(GENERAL, row[RESERVE : RESERVE + len(GENERAL)], strict=True))
    data["hand"] = [ids[kind] for kind in s.hands[seat]]
    columns = {}
    for i, colour in enumerate(COLOURS):
        column = s.columns[seat * len(COLOURS) + i]
        if column:
            columns[colour] = [
                {"face_down": ids[kind & KIND_MASK]} if kind > KIND_MASK else ids[kind] for kind in column
            ]
    data["columns"] = columns
    if row[WILD_USED]:
        data["wild_used"] = True
    for key, at in (("won", WON), ("plundered", PLUNDERED)):
        if row[at]:
            data[key] = list(bits(row[at]))
    return data


def _discard_data(code: int, ids: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {"card": ids[code & KIND_MASK], "seat": code >> SEAT_SHIFT & 7}
    return data if code & TOP else data | {"covered": True}


# -------------------------------------------------------------------- reading


def from_dict(data: Mapping[str, Any], components: str | None = None) -> DeusState:
    """The position that the values describe, played with the components of a file if one is given."""
    fields = Fields(data, TOP_KEYS, rule="core.position")
    fields.want_str("game", ("deus",))
    players = fields.want_maps("players", PLAYER_KEYS, 96)
    if len(players) not in TILES_FOR:
        raise fields.wrong("players", f"must be 2, 3 or 4, not {len(players)}", "deus.setup.tiles")
    s = _empty_state(fields, len(players), components)
    _read_turn(s, fields)
    _read_regions(s, fields)
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    _read_villages(s, fields)
    _read_supply(s, fields)
    _read_piles(s, fields)
    frames.read(s, fields)
    _check_villages(s)
    _read_end(s, fields)
    return s


def _empty_state(fields: Fields, players: int, components: str | None) -> DeusState:
    chosen = fields.want_map("options", OPTION_KEYS, {})
    given = {key: chosen.want(key) for key in chosen}
    given |= {"board": fields.want("board", "recommended"), "components": components}
    try:
        options = setup.read_options(players, given)
        if options["board"] == "random":
            raise fields.wrong("board", "must be given, not drawn: a named board or a layout")
        table = setup.table_of(players, options, setup.setup_stream(0))
    except FieldError as error:
        path = error.field if error.field.startswith("board") else f"options.{error.field}"
        raise PositionError(path, error.problem, error.rule) from error
    s = DeusState(table, tuple(options.items()))
    s.rows = [[0] * ROW_LENGTH for _ in range(players)]
    return s


def _read_turn(s: DeusState, fields: Fields) -> None:
    s.seat = fields.want_int("to_move", 0, s.players - 1, 0)
    s.first = fields.want_int("start", 0, s.players - 1, s.seat)
    s.round_ = fields.want_int("round", 1, MOST, 1)


def _read_regions(s: DeusState, fields: Fields) -> None:
    regions = fields.want_map("regions", None, {})
    board = s.board
    for region in regions.int_keys(1, board.n):
        key = str(region)
        if isinstance(regions.want(key), (list, tuple)):
            raise regions.wrong(key, "must be held by one seat, not by several", "deus.place.not-others")
        held = regions.want_map(key, ("seat", "pieces"))
        seat = held.want_int("seat", 0, s.players - 1)
        pieces = held.want_strs("pieces", len(COLOURS), COLOURS, least=1)
        if len(set(pieces)) < len(pieces):
            raise held.wrong(
                "pieces", "must differ: a region holds one piece of each type", "deus.place.distinct-types"
            )
        _check_ground(s, held, region, pieces)
        for piece in pieces:
            s.rows[seat][AT + COLOURS.index(piece)] |= 1 << region
    for row in s.rows:
        for mask in row[AT:OCC]:
            row[OCC] |= mask
        row[REACH] = row[OCC]
        for region in bits(row[OCC]):
            row[REACH] |= board.near[region]


def _check_ground(s: DeusState, held: Fields, region: int, pieces: list[str]) -> None:
    board = s.board
    if board.villages >> region & 1:
        raise held.wrong("pieces", "cannot stand on a village", "deus.place.not-village")
    sea = board.sea >> region & 1
    for piece in pieces:
        if piece == COLOURS[MARITIME] and not sea:
            raise held.wrong(
                "pieces", f"maritime pieces stand on sea, not on {board.terrain[region]}", "deus.place.sea"
            )
        if piece == COLOURS[TEMPLE] and sea:
            raise held.wrong("pieces", "a temple stands on land only", "deus.temple.land")
        if piece in COLOURS[1:4] and sea:
            raise held.wrong("pieces", f"a {piece} piece cannot stand on sea", "deus.place.sea")
    if sea and COLOURS[MARITIME] not in pieces:
        raise held.wrong("pieces", "an army on sea needs a ship of its owner there", "deus.army.sea")
    if pieces == [COLOURS[TEMPLE]]:
        raise held.wrong("pieces", "a temple never stands alone", "deus.temple.place")


def _read_player(s: DeusState, seat: int, player: Fields) -> None:
    row = s.rows[seat]
    row[GOLD] = player.want_int("gold", 0, MOST, START_GOLD)
    for i, kind in enumerate(RESOURCES):
        row[RES + i] = player.want_int(kind, 0, SUPPLY_PER_PLAYER * s.players, 1)
    _read_points(row, player)
    _read_pieces(row, player)
    cards = {card.id: card.index for card in s.table.components.cards}
    hand = player.want_strs("hand", 96, cards, ())
    if len(hand) > HAND_LIMIT:
        raise player.wrong("hand", f"must hold at most {HAND_LIMIT} cards, not {len(hand)}", "deus.hand.limit")
    s.hands[seat] = tuple(sorted(cards[card] for card in hand))
    columns = player.want_map("columns", COLOURS, {})
    for i, colour in enumerate(COLOURS):
        if colour in columns:
            s.columns[seat * len(COLOURS) + i] = _read_column(s, columns, colour, i, cards)
    row[WILD_USED] = int(player.want_bool("wild_used", False))
    face_down = sum(kind > KIND_MASK for i in range(len(COLOURS)) for kind in s.columns[seat * len(COLOURS) + i])
    if face_down > row[WILD_USED] or (row[WILD_USED] and not s.table.wild_card):
        problem = "one face-down card a player, with the option wild_card and wild_used set"
        raise player.wrong("columns" if face_down else "wild_used", f"allows {problem}", "deus.variant.wild-card")
    for key, at in (("won", WON), ("plundered", PLUNDERED)):
        taken = player.want_ints(key, 1, s.board.n, s.board.n, ())
        if mask_of(taken) & ~s.board.villages:
            raise player.wrong(key, f"lists villages, which are {', '.join(map(str, s.board.village_numbers))}")
        row[at] = mask_of(taken)


def _read_points(row: list[int], player: Fields) -> None:
    """A number is what the player had before this position; a mapping gives each source."""
    given = player.want("vp", None)
    if given is None:
        row[S_START] = START_VP
    elif isinstance(given, Mapping):
        sources = player.want_map("vp", SOURCES)
        for i, source in enumerate(SOURCES):
            row[SRC + i] = sources.want_int(source, -MOST, MOST, 0)
    else:
        row[S_BEFORE] = player.want_int("vp", 0, MOST)
    row[VP] = sum(row[SRC : SRC + len(SOURCES)])
    if row[VP] < 0:
        raise player.wrong("vp", f"must add up to 0 or more, not {row[VP]}", "deus.place.edge-for-3vp-limits")


def _read_pieces(row: list[int], player: Fields) -> None:
    ready = player.want_map("ready", GENERAL, {})
    reserve = player.want_map("reserve", GENERAL, {})
    for i, kind in enumerate(GENERAL):
        placed = row[AT + i].bit_count()
        room = PIECES_PER_TYPE - placed
        kept = reserve.want_int(kind, 0, PIECES_PER_TYPE, None) if kind in reserve else None
        default = max(0, min(START_READY, room) if kept is None else room - kept)
        row[READY + i] = ready.want_int(kind, 0, PIECES_PER_TYPE, default)
        row[RESERVE + i] = max(0, room - row[READY + i]) if kept is None else kept
        total = placed + row[READY + i] + row[RESERVE + i]
        if total > PIECES_PER_TYPE:
            problem = f"{total} {kind} pieces with those on the map; a player owns {PIECES_PER_TYPE}"
            field = "ready" if kind in ready else "reserve" if kind in reserve else "pieces on the map"
            raise player.wrong(field, f"makes {problem}", "deus.setup.pieces")


def _read_column(s: DeusState, columns: Fields, colour: str, index: int, cards: dict[str, int]) -> tuple[int, ...]:
    entries = columns.want_list(colour, 16)
    if colour != COLOURS[TEMPLE] and len(entries) > COLUMN_LIMIT:
        raise columns.wrong(
            colour, f"holds at most {COLUMN_LIMIT} cards, not {len(entries)}", "deus.build.column-limit"
        )
    column = []
    for i, entry in enumerate(entries):
        path = f"{columns.at(colour)}[{i}]"
        hidden = isinstance(entry, Mapping)
        one = Fields(entry if hidden else {"face_down": entry}, ("face_down",), path)
        kind = cards[one.want_str("face_down", cards)]
        if hidden and colour == COLOURS[TEMPLE]:
            raise PositionError(path, "a temple is never built face down", "deus.variant.wild-card-no-temple")
        if not hidden and s.table.colour[kind] != index:
            raise PositionError(path, f"is no {colour} card", "deus.build.column")
        column.append(kind | FACE_DOWN if hidden else kind)
    return tuple(column)


def _read_villages(s: DeusState, fields: Fields) -> None:
    board = s.board
    given = fields.want_map("villages", None, {})
    for number in given.int_keys(1, board.n):
        if not board.villages >> number & 1:
            known = ", ".join(map(str, board.village_numbers))
            raise given.wrong(str(number), f"is no village; villages are {known}", "deus.setup.tile-regions")
        if type(given.want(str(number))) is int and given.want(str(number)) > board.village_vp[number]:
            problem = f"holds at most {board.village_vp[number]} VP, one for each adjacent region"
            raise given.wrong(str(number), problem, "deus.setup.village-vp-amount")
    s.vp_left = [
        given.want_int(str(number), 0, board.village_vp[number], board.village_vp[number])
        for number in board.village_numbers
    ]


def _read_supply(s: DeusState, fields: Fields) -> None:
    supply = fields.want_map("supply", (*RESOURCES, "temple"), {})
    total = SUPPLY_PER_PLAYER * s.players
    s.stock = [0] * (len(RESOURCES) + 1)
    for i, kind in enumerate(RESOURCES):
        held = sum(row[RES + i] for row in s.rows)
        if held > total:
            problem = f"must add up to at most {total} {kind}, not {held}"
            raise PositionError(f"players[].{kind}", problem, "deus.setup.resource-supply")
        s.stock[i] = supply.want_int(kind, 0, total, total - held)
        if s.stock[i] + held > total:
            problem = f"makes {s.stock[i] + held} {kind} with those of the players; there are {total}"
            raise supply.wrong(kind, problem, "deus.setup.resource-supply")
    temples = setup.temples_of(s.table)
    standing = sum(row[AT + TEMPLE].bit_count() for row in s.rows)
    if standing > temples:
        raise PositionError("regions", f"hold {standing} temples; there are {temples}", "deus.setup.temples")
    s.stock[TEMPLES] = supply.want_int("temple", 0, temples, temples - standing)
    if s.stock[TEMPLES] + standing > temples:
        problem = f"makes {s.stock[TEMPLES] + standing} temples with those on the map; there are {temples}"
        raise supply.wrong("temple", problem, "deus.setup.temples")


def _read_piles(s: DeusState, fields: Fields) -> None:
    cards = s.table.components.cards
    index = {card.id: card.index for card in cards}
    for i, entry in enumerate(fields.want_list("discards", 96, ())):
        path = f"discards[{i}]"
        one = Fields(entry if isinstance(entry, Mapping) else {"card": entry}, ("card", "seat", "covered"), path)
        code = index[one.want_str("card", index)] | one.want_int("seat", 0, s.players - 1, 0) << SEAT_SHIFT
        s.discards.append(code if one.want_bool("covered", False) else code | TOP)
    left = list(s.table.colours_of_copies)
    played = [kind & KIND_MASK for column in s.columns for kind in column]
    for kind in [*(kind for hand in s.hands for kind in hand), *played, *(code & KIND_MASK for code in s.discards)]:
        left[kind] -= 1
    deck = fields.want_map("deck", index, None) if fields.want("deck", None) is not None else None
    if deck is not None:
        wanted = [deck.want_int(card.id, 0, card.copies, 0) for card in cards]
        left = [have - want for have, want in zip(left, wanted, strict=True)]
    for card in cards:
        if left[card.index] < 0:
            problem = f"{card.id} occurs {card.copies - left[card.index]} times; there are {card.copies}"
            raise PositionError("cards", problem, "deus.setup.deck")
    counts = wanted if deck is not None else left
    s.deck = bytearray(kind for kind, count in enumerate(counts) for _ in range(count))


def _check_villages(s: DeusState) -> None:
    """No village waits for its attack, unless the position is in the middle of one."""
    attacked = s.frames[-1][1] if s.frames[-1][0] == t.ATTACK else 0
    for village in s.board.village_numbers:
        if s.village_vp(village) and villages.is_ready(s, village) and not attacked >> village & 1:
            problem = "is surrounded with an army beside it, so it would have fallen: leave a region of its ring empty"
            raise PositionError(f"villages.{village}", problem, "deus.village.when")


def _read_end(s: DeusState, fields: Fields) -> None:
    if fields.want("end", None) is None:
        ending.check_end(s, -1)
        return
    end = fields.want_map("end", ("round", "reason"))
    s.end_round = end.want_int("round", 1, MOST + 1, s.round_ + 1)
    s.end_reason = end.want_str("reason", ENDS)
    if s.end_round < s.round_:
        raise end.wrong("round", f"must be {s.round_} or later", "deus.end.last-round")
