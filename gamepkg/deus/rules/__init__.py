"""The rules of Deus as decision frames: for each frame what is legal, and what an action does.

`legal` and `apply_action` look the top frame up in two tables; the other modules hold the functions, one subject each.
"""

from __future__ import annotations

from collections.abc import Callable

from gamepkg.deus import table as t
from gamepkg.deus.rules import armies, build, cards, effects, ending, flow, offering, trade, variants, villages
from gamepkg.deus.state import Frame, Position

LEGAL: dict[int, Callable[[Position, Frame], list[int]]] = {
    t.TURN: build.legal_turn,
    t.LAY: variants.legal_lay,
    t.PAY: build.legal_pay,
    t.PLACE: build.legal_place,
    t.ATTACK: villages.legal_attack,
    t.AUTO: effects.legal_auto,
    t.SKIPPED: effects.legal_skipped,
    t.BUY: trade.legal_buy,
    t.SELL: trade.legal_sell,
    t.RETURN: trade.legal_return,
    t.TAKE: trade.legal_take,
    t.PRODUCE: effects.legal_produce,
    t.DRAW: effects.legal_draw,
    t.PIECE: effects.legal_piece,
    t.REUSE: effects.legal_reuse,
    t.ARMY: armies.legal_army,
    t.MARCH: armies.legal_march,
    t.PLUNDER: villages.legal_plunder,
    t.ROB: effects.legal_rob,
    t.OFFER: offering.legal_offer,
    t.NAME: offering.legal_name,
    t.GOD: offering.legal_god,
    t.CERES: offering.legal_gift,
    t.MARS: offering.legal_muster,
    t.DRAFT: variants.legal_draft,
    t.DEAL: cards.legal_deal,
    t.OVER: ending.legal_over,
}

APPLY: dict[int, Callable[[Position, Frame, int], None]] = {
    t.TURN: build.apply_turn,
    t.LAY: variants.apply_lay,
    t.PAY: build.apply_pay,
    t.PLACE: build.apply_place,
    t.ATTACK: villages.apply_attack,
    t.AUTO: effects.apply_auto,
    t.SKIPPED: effects.apply_skipped,
    t.BUY: trade.apply_buy,
    t.SELL: trade.apply_sell,
    t.RETURN: trade.apply_return,
    t.TAKE: trade.apply_take,
    t.PRODUCE: effects.apply_produce,
    t.DRAW: effects.apply_draw,
    t.PIECE: effects.apply_piece,
    t.REUSE: effects.apply_reuse,
    t.ARMY: armies.apply_army,
    t.MARCH: armies.apply_march,
    t.PLUNDER: villages.apply_plunder,
    t.ROB: effects.apply_rob,
    t.OFFER: offering.apply_offer,
    t.NAME: offering.apply_name,
    t.GOD: offering.apply_god,
    t.CERES: offering.apply_gift,
    t.MARS: offering.apply_muster,
    t.DRAFT: variants.apply_draft,
    t.DEAL: cards.apply_deal,
}


def legal(s: Position) -> list[int]:
    """The ids of all legal actions, ascending; of all possible outcomes where chance decides."""
    frame = s.frames[-1]
    return LEGAL[frame[0]](s, frame)


def apply_action(s: Position, action: int) -> None:
    """Carry out a legal action in place and go on to the next decision."""
    frame = s.frames[-1]
    APPLY[frame[0]](s, frame, action)
    if s.frames[-1][0] >= t.INTERNAL:
        flow.settle(s)
