"""What one seat knows, and positions that are consistent with it.

Hidden are the order of the deck and of the stacks, and the cards that other players drew from the deck. All other
cards were open when they were taken, so a player with perfect memory knows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TypeVar

from gamepkg.core.types import CHANCE
from gamepkg.maps.bits import bits
from gamepkg.stoneage import setup
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import (
    AT,
    CARDS,
    FIELD,
    FRESH,
    GOOD,
    GOODS,
    HOME,
    OPEN,
    PEOPLE,
    SECRET,
    SOURCES,
    SRC,
    TILES,
    TOOL_LIMIT,
    USED,
    VP,
)
from gamepkg.stoneage.state import Position

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat can see of one player; ``secret`` is ``None`` where the cards are hidden.

    ``tools`` and ``used_tools`` are values, ``placed`` the people on each place.
    """

    people: int
    home: int
    goods: Mapping[str, int]
    agriculture: int
    tools: tuple[int, ...]
    used_tools: tuple[int, ...]
    cards: tuple[str, ...]
    open: tuple[str, ...]
    secret: tuple[str, ...] | None
    secret_size: int
    buildings: tuple[str, ...]
    vp: Mapping[str, int]
    placed: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class View:
    """What a player with perfect memory sees; ``seat`` is ``None`` for a spectator.

    ``row`` holds the open cards from the left, ``stacks`` the open tile and the number of covered ones of each stack,
    ``unseen_cards`` and ``unseen_tiles`` what this seat has not seen, wherever it lies.

    >>> import gamepkg as gp
    >>> seen = gp.new_game("stoneage", players=3, seed=1).view(0)
    >>> seen.deck_size, len(seen.unseen_tiles), seen.players[1].goods["food"]
    (32, 25, 12)
    """

    seat: int | None
    to_move: int | None
    asked: str
    step: tuple[int, ...]
    first: int
    round: int
    players: tuple[SeatView, ...]
    row: tuple[str | None, ...]
    deck_size: int
    stacks: tuple[tuple[str | None, int], ...]
    closed: tuple[str, ...]
    unseen_cards: tuple[str, ...]
    unseen_tiles: tuple[str, ...]


def view(s: Position, seat: int | None) -> View:
    """What this seat sees of the position."""
    tb = s.table
    cards, tiles = tb.components.cards, tb.components.tiles
    frame = s.frames[-1]
    return View(
        seat=seat,
        to_move=None if frame[0] == t.OVER else CHANCE if frame[0] in t.CHANCE_FRAMES else s.seat,
        asked=t.DECISIONS[frame[0]][0] if frame[0] in t.DECISIONS else "over",
        step=frame[1:],
        first=s.first,
        round=s.round_,
        players=tuple(_seat_view(s, other, seat) for other in range(tb.players)),
        row=tuple(None if card == t.NONE else cards[card].id for card in s.display),
        deck_size=s.deck.bit_count(),
        stacks=tuple(
            (None if tile == t.NONE else tiles[tile].id, hidden) for tile, hidden in zip(s.tops, s.hidden, strict=True)
        ),
        closed=tuple(tb.places[p].id for p in bits(s.closed)),
        unseen_cards=_cards(s, _unseen(s, seat)),
        unseen_tiles=tuple(tiles[tile].id for tile in bits(s.unseen)),
    )


def _cards(s: Position, mask: int) -> tuple[str, ...]:
    return tuple(s.table.components.cards[card].id for card in bits(mask))


def _unseen(s: Position, seat: int | None) -> int:
    """Mask of the cards that the seat has never seen."""
    mask = s.deck
    for other, row in enumerate(s.rows):
        if other != seat:
            mask |= row[SECRET]
    return mask


def tool_values(row: list[int], start: int) -> tuple[int, ...]:
    """The values of the tools whose counts stand from this index on, ascending."""
    return tuple(value + 1 for value in range(TOOL_LIMIT) for _ in range(row[start + value]))


def _seat_view(s: Position, seat: int, viewer: int | None) -> SeatView:
    row = s.rows[seat]
    tiles = s.table.components.tiles
    return SeatView(
        people=row[PEOPLE],
        home=row[HOME],
        goods=MappingProxyType(dict(zip(GOODS, row[GOOD : GOOD + len(GOODS)], strict=True))),
        agriculture=row[FIELD],
        tools=tool_values(row, FRESH),
        used_tools=tool_values(row, USED),
        cards=_cards(s, row[CARDS]),
        open=_cards(s, row[OPEN]),
        secret=_cards(s, row[SECRET]) if seat == viewer else None,
        secret_size=row[SECRET].bit_count(),
        buildings=tuple(tiles[tile].id for tile in bits(row[TILES])),
        vp=MappingProxyType(dict(zip(SOURCES, row[SRC : SRC + len(SOURCES)], strict=True)) | {"total": row[VP]}),
        placed=MappingProxyType({place.id: row[AT + p] for p, place in enumerate(s.table.places) if row[AT + p]}),
    )


def determinise(s: P, seat: int | None, rng: Random) -> P:
    """A full position that the seat cannot tell from this one: other players' secret cards are dealt anew."""
    new = s.copy()
    unseen = _unseen(s, seat)
    for other, row in enumerate(new.rows):
        if other != seat:
            held = row[SECRET].bit_count()
            row[SECRET] = 0
            for _ in range(held):
                card = setup.pick(unseen, rng)
                unseen ^= 1 << card
                row[SECRET] |= 1 << card
    new.deck = unseen
    return new
