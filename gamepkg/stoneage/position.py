"""Positions as plain, readable values, and back.

What a person writes reads like the table::

    {"game": "stoneage",
     "players": [{"wood": 3, "tools": [1, 1], "placed": {"forest": 3}}, {"vp": 30, "cards": ["civ05"]}],
     "row": ["civ11", "civ13", "civ31", "civ02"], "stacks": [{"open": "bld06"}, {"open": "bld19", "hidden": 2}]}

What is left out has its natural default: 5 people and 12 food, nothing else held, no people placed; the row and the
stacks show the first cards and tiles of the set that lie nowhere else, and the rest is unseen. ``phase`` is ``place``,
``use`` or ``feed``. What is impossible raises `PositionError` with the field and the rule. docs/positions.md lists
every key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamepkg.core.errors import FieldError, PositionError
from gamepkg.core.limits import Fields
from gamepkg.maps.bits import bits
from gamepkg.stoneage import frames, setup
from gamepkg.stoneage import table as t
from gamepkg.stoneage.game import StoneageState
from gamepkg.stoneage.names import (
    AT,
    CARDS,
    FIELD,
    FIELD_LIMIT,
    FRESH,
    GOOD,
    GOODS,
    HOME,
    OPEN,
    PEOPLE,
    PEOPLE_LIMIT,
    S_BEFORE,
    SECRET,
    SOURCES,
    SRC,
    STACK_HEIGHT,
    STANDS,
    START_FOOD,
    START_PEOPLE,
    TILES,
    TOOL_LIMIT,
    TOOLS,
    USED,
    VP,
)
from gamepkg.stoneage.view import tool_values

TOP_KEYS: Final = (
    "game", "players", "options", "row", "deck", "stacks", "tiles", "to_move", "start", "round", "phase", "pending",
)  # fmt: skip
PLAYER_KEYS: Final = (
    "people", *GOODS, "agriculture", "tools", "used_tools", "cards", "open", "secret", "buildings", "vp", "placed",
)  # fmt: skip
OPTION_KEYS: Final = ("expansions", "start", "rulings")
MOST: Final = 9_999
"""The largest amount of a good or of points, and number of a round, that a position may hold."""


# -------------------------------------------------------------------- writing


def to_dict(s: StoneageState) -> dict[str, Any]:
    """The position with every key written out."""
    tiles = s.table.components.tiles
    options = s.options
    return {
        "game": s.game,
        "options": {key: options[key] for key in OPTION_KEYS},
        "round": s.round_,
        "to_move": s.seat,
        "start": s.first,
        "players": [_player_data(s, row) for row in s.rows],
        "row": [None if card == t.NONE else s.table.components.cards[card].id for card in s.display],
        "deck": _cards(s, s.deck),
        "stacks": [
            {"open": None if tile == t.NONE else tiles[tile].id, "hidden": hidden}
            for tile, hidden in zip(s.tops, s.hidden, strict=True)
        ],
        "tiles": [tiles[tile].id for tile in bits(s.unseen)],
        "pending": [list(frames.write(s, frame)) for frame in s.frames],
    }


def _cards(s: StoneageState, mask: int) -> list[str]:
    return [s.table.components.cards[card].id for card in bits(mask)]


def _player_data(s: StoneageState, row: list[int]) -> dict[str, Any]:
    data: dict[str, Any] = {"people": row[PEOPLE], **dict(zip(GOODS, row[GOOD : GOOD + len(GOODS)], strict=True))}
    data["agriculture"] = row[FIELD]
    data["tools"] = list(tool_values(row, FRESH))
    data["used_tools"] = list(tool_values(row, USED))
    data["cards"] = _cards(s, row[CARDS])
    data["open"] = _cards(s, row[OPEN])
    data["secret"] = _cards(s, row[SECRET])
    data["buildings"] = [s.table.components.tiles[tile].id for tile in bits(row[TILES])]
    data["vp"] = {source: row[SRC + i] for i, source in enumerate(SOURCES) if row[SRC + i]}
    data["placed"] = {place.id: row[AT + p] for p, place in enumerate(s.table.places) if row[AT + p]}
    return data


# -------------------------------------------------------------------- reading


def from_dict(data: Mapping[str, Any], components: str | None = None) -> StoneageState:
    """The position that the values describe, played with the components of a file if one is given."""
    fields = Fields(data, TOP_KEYS, rule="core.position")
    fields.want_str("game", ("stoneage",))
    players = fields.want_maps("players", PLAYER_KEYS, 10)
    if len(players) not in setup.PLAYERS:
        raise fields.wrong("players", f"must be 2, 3 or 4, not {len(players)}", "stoneage.setup.buildings")
    s = _empty_state(fields, len(players), components)
    s.seat = fields.want_int("to_move", 0, s.players - 1, 0)
    s.first = fields.want_int("start", 0, s.players - 1, s.seat)
    s.round_ = fields.want_int("round", 1, MOST, 1)
    for row, player in zip(s.rows, players, strict=True):
        _read_goods(row, player)
        _read_tools(row, player)
        _read_points(row, player)
        _read_cards(s, row, player)
    _read_row(s, fields)
    _read_stacks(s, fields)
    for row, player in zip(s.rows, players, strict=True):
        _read_placed(s, row, player)
    _check_places(s)
    frames.read(s, fields)
    _check_tops(s)
    return s


def _check_tops(s: StoneageState) -> None:
    """Below no open tile there is none, but while the next one is turned up."""
    turning = {frame[1] for frame in s.frames if frame[0] == t.REVEAL}
    for stack, (top, hidden) in enumerate(zip(s.tops, s.hidden, strict=True)):
        if top == t.NONE and hidden and stack not in turning:
            problem = f"has {hidden} hidden tiles and no open one; name the open tile, or hide none"
            raise PositionError(f"stacks[{stack}]", problem, "stoneage.building.next")


def _empty_state(fields: Fields, players: int, components: str | None) -> StoneageState:
    chosen = fields.want_map("options", OPTION_KEYS, {})
    given = {key: chosen.want(key) for key in chosen} | {"components": components}
    try:
        options = setup.read_options(players, given)
    except FieldError as error:
        raise PositionError(f"options.{error.field}", error.problem, error.rule) from error
    s = StoneageState(setup.table_of(players, options), tuple(options.items()))
    s.rows = [[0] * (AT + len(s.table.places)) for _ in range(players)]
    return s


def _read_goods(row: list[int], player: Fields) -> None:
    row[PEOPLE] = row[HOME] = player.want_int("people", 1, PEOPLE_LIMIT, START_PEOPLE)
    row[FIELD] = player.want_int("agriculture", 0, FIELD_LIMIT, 0)
    for i, good in enumerate(GOODS):
        row[GOOD + i] = player.want_int(good, 0, MOST, 0 if i else START_FOOD)


def _read_tools(row: list[int], player: Fields) -> None:
    for key, start in (("tools", FRESH), ("used_tools", USED)):
        for value in player.want_ints(key, 1, TOOL_LIMIT, TOOLS, ()):
            row[start + value - 1] += 1
    held = sum(row[FRESH : USED + TOOL_LIMIT])
    if held > TOOLS:
        raise player.wrong("tools", f"must be at most {TOOLS} with the used ones, not {held}", "stoneage.use.tools")


def _read_points(row: list[int], player: Fields) -> None:
    """A number is what the player had before this position; a mapping gives each source."""
    if isinstance(player.want("vp", None), Mapping):
        sources = player.want_map("vp", SOURCES)
        for i, source in enumerate(SOURCES):
            row[SRC + i] = sources.want_int(source, -MOST, MOST, 0)
    else:
        row[SRC + S_BEFORE] = player.want_int("vp", -MOST, MOST, 0)
    row[VP] = sum(row[SRC : SRC + len(SOURCES)])


def _read_cards(s: StoneageState, row: list[int], player: Fields) -> None:
    cards = {card.id: card.index for card in s.table.components.cards}
    tiles = {tile.id: tile.index for tile in s.table.components.tiles}
    row[CARDS] = _mask(player, "cards", cards, "stoneage.setup.cards")
    row[SECRET] = _mask(player, "secret", cards, "stoneage.setup.cards")
    row[TILES] = _mask(player, "buildings", tiles, "stoneage.setup.buildings")
    row[OPEN] = _mask(player, "open", cards, "stoneage.setup.cards")
    waits = s.table.one_use_cards | s.table.any_two_cards
    if row[OPEN] & ~(row[CARDS] & waits):
        problem = "lists cards of this player whose upper part waits: one-use tools and resources of choice"
        raise player.wrong("open", problem, "stoneage.tools.one-use")


def _mask(fields: Fields, key: str, numbers: Mapping[str, int], rule: str) -> int:
    mask = 0
    for name in fields.want_strs(key, len(numbers), numbers, ()):
        if mask >> numbers[name] & 1:
            raise fields.wrong(key, f"lists {name} twice; there is one of each", rule)
        mask |= 1 << numbers[name]
    return mask


def _read_row(s: StoneageState, fields: Fields) -> None:
    cards = {card.id: card.index for card in s.table.components.cards}
    rule = "stoneage.setup.cards"
    elsewhere = _held(s, fields, (CARDS, SECRET), cards, rule)
    given = fields.want("deck", None) is not None
    deck = _mask(fields, "deck", cards, rule)
    if fields.want("row", None) is None:
        free = list(bits(s.table.all_cards & ~(elsewhere | deck)))[: s.table.card_spaces]
        s.display = [t.NONE] * (s.table.card_spaces - len(free)) + free
    else:
        shown = fields.want_list("row", s.table.card_spaces, least=s.table.card_spaces)
        s.display = [_one(f"row[{i}]", card, cards) for i, card in enumerate(shown)]
    open_cards = [card for card in s.display if card != t.NONE]
    mask = sum(1 << card for card in set(open_cards))
    if len(set(open_cards)) < len(open_cards) or mask & elsewhere:
        raise fields.wrong("row", "shows a card twice, or one that a player has; there is one of each", rule)
    if deck & (mask | elsewhere):
        raise fields.wrong("deck", "holds a card that lies elsewhere; there is one of each", rule)
    s.deck = deck if given else s.table.all_cards & ~(elsewhere | mask)


def _read_stacks(s: StoneageState, fields: Fields) -> None:
    tiles = {tile.id: tile.index for tile in s.table.components.tiles}
    rule = "stoneage.setup.buildings"
    elsewhere = _held(s, fields, (TILES,), tiles, rule)
    given = fields.want("tiles", None) is not None
    unseen = _mask(fields, "tiles", tiles, rule)
    entries = fields.want_maps("stacks", ("open", "hidden"), s.players, ({},) * s.players, least=s.players)
    named = [
        _one(entry.at("open"), entry.want("open"), tiles) for entry in entries if entry.want("open", None) is not None
    ]
    for tile in named:
        if elsewhere >> tile & 1:
            raise fields.wrong("stacks", "show a tile twice, or one that a player has; there is one of each", rule)
        elsewhere |= 1 << tile
    if unseen & elsewhere:
        raise fields.wrong("tiles", "holds a tile that lies elsewhere; there is one of each", rule)
    for stack, entry in enumerate(entries):
        if "open" in entry:
            s.tops[stack] = _one(entry.at("open"), entry.want("open"), tiles)
        else:
            s.tops[stack] = next(bits(s.table.all_tiles & ~(elsewhere | unseen)), t.NONE)
            elsewhere |= 1 << s.tops[stack] if s.tops[stack] != t.NONE else 0
        s.hidden[stack] = entry.want_int("hidden", 0, STACK_HEIGHT - 1, STACK_HEIGHT - 1 if s.tops[stack] >= 0 else 0)
    s.unseen = unseen if given else s.table.all_tiles & ~elsewhere
    if "hidden" not in (key for entry in entries for key in entry) and sum(s.hidden) > s.unseen.bit_count():
        s.hidden = [s.unseen.bit_count() // s.players] * s.players
    if sum(s.hidden) > s.unseen.bit_count():
        problem = f"hide {sum(s.hidden)} tiles; only {s.unseen.bit_count()} lie nowhere else"
        raise fields.wrong("stacks", problem, rule)


def _held(s: StoneageState, fields: Fields, columns: tuple[int, ...], names: Mapping[str, int], rule: str) -> int:
    """Mask of what players hold; nothing is held twice."""
    mask = 0
    for row in s.rows:
        for column in columns:
            if mask & row[column]:
                twice = next(name for name, i in names.items() if (mask & row[column]) >> i & 1)
                raise fields.wrong("players", f"hold {twice} twice; there is one of each", rule)
            mask |= row[column]
    return mask


def _one(path: str, name: object, numbers: Mapping[str, int]) -> int:
    if name is None:
        return t.NONE
    return numbers[Fields({"id": name}, ("id",), path).want_str("id", numbers)]


def _read_placed(s: StoneageState, row: list[int], player: Fields) -> None:
    placed = player.want_map("placed", s.table.number_of, {})
    for name in placed:
        p = s.table.number_of[name]
        place = s.table.places[p]
        row[AT + p] = placed.want_int(name, 1, PEOPLE_LIMIT)
        if place.exact and row[AT + p] != place.exact:
            raise placed.wrong(name, f"holds exactly {place.exact} of one player", place.rule)
        row[STANDS] |= 1 << p
    row[HOME] -= sum(row[AT:])
    if row[HOME] < 0:
        problem = f"must be at most the {row[PEOPLE]} people of the player, not {row[PEOPLE] - row[HOME]}"
        raise player.wrong("placed", problem, "stoneage.place.until-all")


def _check_places(s: StoneageState) -> None:
    tb = s.table
    taken = 0
    for p, place in enumerate(tb.places):
        people = [row[AT + p] for row in s.rows]
        seats = len(people) - people.count(0)
        field = f"players[].placed.{place.id}"
        taken += bool(seats and tb.village >> p & 1)
        if sum(people) > place.capacity:
            raise PositionError(field, f"add up to {sum(people)}; there are {place.capacity} spaces", place.rule)
        if seats > tb.most_seats[p]:
            problem = f"are of {seats} players; with {tb.players} players at most {tb.most_seats[p]} may use it"
            raise PositionError(field, problem, "stoneage.place.resource-limit")
        if seats and tb.first_card <= p and (*s.display, *s.tops)[p - tb.first_card] == t.NONE:
            raise PositionError(field, "stand where nothing lies", place.rule)
    if taken > tb.village_limit:
        problem = f"use {taken} of field, tool maker and hut; with {tb.players} players at most {tb.village_limit}"
        raise PositionError("players[].placed", problem, "stoneage.place.village-limit")
