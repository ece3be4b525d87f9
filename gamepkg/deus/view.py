"""What one seat knows, and positions that are consistent with it.

Hidden are: other hands, the draw pile, discards below the top card unless they are one's own, cards that others built
face down, cards that another seat is choosing, and pieces that others have drafted while the draft goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TypeVar

from gamepkg.core.types import CHANCE
from gamepkg.deus import table as t
from gamepkg.deus.names import (
    COLOURS,
    FACE_DOWN,
    GENERAL,
    GOLD,
    GOODS,
    PIECES_PER_TYPE,
    READY,
    RESERVE,
    RESOURCES,
    SOURCES,
    SRC,
    VP,
)
from gamepkg.deus.state import KIND_MASK, SEAT_SHIFT, TOP, Position
from gamepkg.maps.deus_map import Holding

P = TypeVar("P", bound=Position)

SECRET_PICKS = (t.OFFER, t.NAME)


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat can see of one player.

    ``hand`` and the face-down card of a column are card ids, ``None`` where hidden; ``ready`` and ``reserve`` are
    ``None`` while this player's draft is secret.
    """

    goods: Mapping[str, int]
    vp: Mapping[str, int]
    ready: Mapping[str, int] | None
    reserve: Mapping[str, int] | None
    hand: tuple[str, ...] | None
    hand_size: int
    columns: Mapping[str, tuple[str | None, ...]]


@dataclass(frozen=True, slots=True)
class View:
    """What a player with perfect memory sees; ``seat`` is ``None`` for a spectator.

    ``discards`` are the ids of the discards that this seat has seen, sorted; ``unseen`` of each kind the cards that
    lie where this seat cannot see them: other hands, the draw pile, covered discards and columns. What can be inferred
    about where an unseen card lies (after a reshuffle, say) is left to the reader.
    """

    seat: int | None
    to_move: int | None
    first: int
    round: int
    end_round: int
    decision: str
    chosen: tuple[str, ...] | None
    chosen_size: int
    players: tuple[SeatView, ...]
    regions: Mapping[int, Holding]
    villages: Mapping[int, int]
    supply: Mapping[str, int]
    deck_size: int
    discards: tuple[str, ...]
    discards_size: int
    top_discard: str | None
    unseen: Mapping[str, int]


def view(s: Position, seat: int | None) -> View:
    """What this seat sees of the position."""
    ids = [card.id for card in s.table.components.cards]
    frame = s.frames[-1]
    picks = frame[1:] if frame[0] in SECRET_PICKS else ()
    seen = sorted(code & KIND_MASK for code in s.discards if _sees_discard(code, seat))
    unseen: dict[str, int] = {}
    for kind in _hidden_cards(s, seat):
        unseen[ids[kind]] = unseen.get(ids[kind], 0) + 1
    named = [code for code in s.discards if code & TOP]
    return View(
        seat=seat,
        to_move=None if frame[0] == t.OVER else CHANCE if frame[0] == t.DEAL else s.seat,
        first=s.first,
        round=s.round_,
        end_round=s.end_round,
        decision=t.DECISIONS[frame[0]][0] if frame[0] in t.DECISIONS else "over",
        chosen=tuple(ids[kind] for kind in picks) if picks and seat == s.seat else None,
        chosen_size=len(picks),
        players=tuple(_seat_view(s, other, seat, ids) for other in range(s.table.players)),
        regions=MappingProxyType(s.holdings()),
        villages=MappingProxyType({v: s.village_vp(v) for v in s.table.board.village_numbers}),
        supply=MappingProxyType(dict(zip((*RESOURCES, "temple"), s.stock, strict=True))),
        deck_size=len(s.deck),
        discards=tuple(ids[kind] for kind in seen),
        discards_size=len(s.discards),
        top_discard=ids[named[-1] & KIND_MASK] if named else None,
        unseen=MappingProxyType(dict(sorted(unseen.items()))),
    )


def _seat_view(s: Position, seat: int, viewer: int | None, ids: list[str]) -> SeatView:
    row, own = s.rows[seat], seat == viewer
    secret = s.frames[-1][0] == t.DRAFT and not own

    def pieces(start: int) -> Mapping[str, int] | None:
        return None if secret else MappingProxyType(dict(zip(GENERAL, row[start : start + len(GENERAL)], strict=True)))

    columns = {
        colour: tuple(ids[kind & KIND_MASK] if own or kind <= KIND_MASK else None for kind in s.columns[at])
        for at, colour in enumerate(COLOURS, seat * len(COLOURS))
    }
    return SeatView(
        goods=MappingProxyType(dict(zip(GOODS, row[GOLD : GOLD + len(GOODS)], strict=True))),
        vp=MappingProxyType(dict(zip(SOURCES, row[SRC : SRC + len(SOURCES)], strict=True)) | {"total": row[VP]}),
        ready=pieces(READY),
        reserve=pieces(RESERVE),
        hand=tuple(ids[kind] for kind in s.hands[seat]) if own else None,
        hand_size=len(s.hands[seat]),
        columns=MappingProxyType(columns),
    )


def _sees_discard(code: int, seat: int | None) -> bool:
    return bool(code & TOP) or code >> SEAT_SHIFT & 7 == seat


def _hidden_cards(s: Position, seat: int | None) -> list[int]:
    """Every card that the seat cannot see: the draw pile, covered discards, other hands, other face-down cards."""
    cards = list(s.deck)
    cards += [code & KIND_MASK for code in s.discards if not _sees_discard(code, seat)]
    for other, hand in enumerate(s.hands):
        if other != seat:
            cards += hand
            for at in range(other * len(COLOURS), (other + 1) * len(COLOURS)):
                cards += [kind & KIND_MASK for kind in s.columns[at] if kind > KIND_MASK]
    return sorted(cards)


def determinise(s: P, seat: int | None, rng: Random) -> P:
    """A full position that the seat cannot tell from this one: what it cannot see is dealt anew."""
    new = s.copy()
    cards = _hidden_cards(s, seat)
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    new.deck = bytearray(sorted(cards.pop() for _ in s.deck))
    new.discards = [code if _sees_discard(code, seat) else code & ~KIND_MASK | cards.pop() for code in s.discards]
    for other, hand in enumerate(s.hands):
        if other != seat:
            new.hands[other] = tuple(sorted(cards.pop() for _ in hand))
            for at in range(other * len(COLOURS), (other + 1) * len(COLOURS)):
                column = s.columns[at]
                new.columns[at] = tuple(cards.pop() | FACE_DOWN if kind > KIND_MASK else kind for kind in column)
    if seat != s.seat:
        _choose_anew(new, rng)
    if s.frames[-1][0] == t.DRAFT:
        _draft_anew(new, seat, rng)
    return new


def _choose_anew(s: Position, rng: Random) -> None:
    """The cards that another seat has chosen so far: as many, from its new hand."""
    frame = s.frames[-1]
    if frame[0] in SECRET_PICKS:
        hand = list(s.hands[s.seat])
        picks = sorted(hand.pop(int(rng.random() * len(hand))) for _ in frame[1:])
        s.frames[-1] = (frame[0], *picks)


def _draft_anew(s: Position, seat: int | None, rng: Random) -> None:
    """The pieces that other seats have drafted so far: as many, of any types."""
    for other, row in enumerate(s.rows):
        picked = sum(row[READY : READY + len(GENERAL)])
        if other == seat or not picked:
            continue
        drafting = other == s.seat
        still = s.frames[-1][1] if drafting else 0
        box = [kind for kind in range(len(GENERAL)) for _ in range(PIECES_PER_TYPE)]
        picks = sorted(box.pop(int(rng.random() * len(box))) for _ in range(picked + still))[:picked]
        for kind in range(len(GENERAL)):
            row[READY + kind] = picks.count(kind)
            row[RESERVE + kind] = PIECES_PER_TYPE - picks.count(kind)
        if drafting:
            s.frames[-1] = (t.DRAFT, still, picks[-1])
