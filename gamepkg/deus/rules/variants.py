"""Variants: one card a game built face down, and pieces chosen before the first turn."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import COLOURS, FACE_DOWN, GENERAL, GOLD, PIECES_PER_TYPE, READY, RESERVE, WILD_USED
from gamepkg.deus.rules import cards, goods, places
from gamepkg.deus.state import Frame, Position


def legal_wild(s: Position, row: list[int], open_colours: list[bool | None]) -> list[int]:
    """The types as which a card can be built face down; ``open_colours`` is what is known of the colours so far."""
    tb = s.table
    if not tb.wild_card or row[WILD_USED]:
        return []
    types = []
    for colour in range(len(GENERAL)):
        if row[GOLD] > len(s.columns[s.seat * len(COLOURS) + colour]):
            can = open_colours[colour]
            if can if can is not None else places.can_build_colour(s, row, colour):
                types.append(tb.wild + colour)
    return types


def legal_lay(s: Position, frame: Frame) -> list[int]:
    """``(LAY, type)``: any card of the hand, whatever is printed on it."""
    lay = s.table.lay
    return [lay + card for card in dict.fromkeys(s.hands[s.seat])]


def apply_lay(s: Position, frame: Frame, action: int) -> None:
    """Lay the card face down, pay its gold, and ask for the region."""
    tb, row = s.table, s.rows[s.seat]
    card, colour = action - tb.lay, frame[1]
    row[WILD_USED] = 1
    cards.lay_card(s, card, colour, card | FACE_DOWN, visible=1 << s.seat)
    goods.pay_gold(s, len(s.columns[s.seat * len(COLOURS) + colour]), "deus.variant.wild-card-cost")
    s.frames[:] = [(t.FINISH,), (t.PLACE, colour, FACE_DOWN)]


def legal_draft(s: Position, frame: Frame) -> list[int]:
    """``(DRAFT, left, lowest)``: a piece of this type or a later one, while enough pieces remain to pick all."""
    _, left, lowest = frame
    row, tb = s.rows[s.seat], s.table
    return [
        tb.draft + i
        for i in range(lowest, len(GENERAL))
        if row[RESERVE + i] and sum(row[RESERVE + i : RESERVE + len(GENERAL)]) >= left
    ]


def apply_draft(s: Position, frame: Frame, action: int) -> None:
    """Take the piece; after the last one the next player picks, after the last player the first turn begins."""
    tb, row = s.table, s.rows[s.seat]
    kind, left = action - tb.draft, frame[1] - 1
    row[RESERVE + kind] -= 1
    row[READY + kind] += 1
    if s.log is not None:
        me = t.ME[s.seat]
        rule = tb.rule["deus.variant.draft-pieces"]
        s.emit(rule, me + t.P_RESERVE, me + t.P_READY, t.T_PIECE + kind, 1, -1, 1 << s.seat)
    if left:
        s.frames[-1] = (t.DRAFT, left, kind)
        return
    s.seat = (s.seat + 1) % tb.players
    picked = PIECES_PER_TYPE * len(GENERAL) - sum(row[RESERVE : RESERVE + len(GENERAL)])
    s.frames[-1] = (t.TURN,) if s.seat == s.first else (t.DRAFT, picked, 0)
