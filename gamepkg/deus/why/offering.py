"""Why a card cannot be offered or name the god, and why a gift or a piece cannot be picked."""

from __future__ import annotations

from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.deus import table as t
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why.build import against_hand
from gamepkg.deus.why.kit import against_pick, hand, out_of_order, reason, reserve, stock
from gamepkg.deus.why.trade import none_left


def against_offer(s: Position, frame: Frame, card_id: str) -> Iterator[Reason]:
    """Add a card of the hand to the offering."""
    chosen = chosen_cards(s, frame)
    yield from against_hand(s, card_id)
    if card_id in chosen and chosen.count(card_id) >= hand(s).count(card_id):
        yield reason("core.holds", case="chosen", card=card_id)
    if chosen and s.table.components.card(card_id).index < frame[-1]:
        yield out_of_order("card", card_id, chosen[-1])


def against_name(s: Position, frame: Frame, card_id: str) -> Iterator[Reason]:
    """Let one of the chosen cards name the god."""
    chosen = chosen_cards(s, frame)
    if card_id not in chosen:
        yield reason("deus.offer.god", card=card_id, cards=chosen)


def chosen_cards(s: Position, frame: Frame) -> tuple[str, ...]:
    """The cards of the offering so far."""
    return tuple(s.table.components.cards[kind].id for kind in frame[1:] if frame[0] in (t.OFFER, t.NAME))


def against_gift(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Take a resource from Ceres."""
    return against_pick("resource", stock(s), frame[2], frame[1], resource, none_left(resource))


def against_muster(s: Position, frame: Frame, piece: str) -> Iterator[Reason]:
    """Take a piece from Mars."""
    nothing = reason("deus.offer.no-piece-left", piece=piece)
    return against_pick("piece", reserve(s), frame[2], frame[1], piece, nothing)


def against_draft(s: Position, frame: Frame, piece: str) -> Iterator[Reason]:
    """Choose a piece that starts ready."""
    nothing = reason("deus.variant.draft-pieces", piece=piece)
    return against_pick("piece", reserve(s), frame[2], frame[1], piece, nothing)
