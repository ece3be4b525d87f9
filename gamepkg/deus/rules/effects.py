"""The effects of cards: how each begins, what can be chosen, what it does. Trade and armies have their own modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gamepkg.deus import table as t
from gamepkg.deus.names import (
    AT,
    COLOURS,
    GENERAL,
    GOLD,
    HAND_LIMIT,
    MILITARY,
    OCC,
    PRODUCTION,
    RESERVE,
    S_CIVIL,
    S_MILITARY,
    S_RAID,
    SRC,
    VP,
)
from gamepkg.deus.rules import armies, cards, goods, trade, villages
from gamepkg.deus.state import KIND_MASK, Frame, Position, at_least
from gamepkg.maps.bits import bits

FROM_CIVIL, FROM_MILITARY, FROM_RAID = S_CIVIL - SRC, S_MILITARY - SRC, S_RAID - SRC


def begin(s: Position, index: int) -> None:
    """Ask for the effect; one that nothing can be chosen for is passed over."""
    step = s.table.steps[index]
    first = FIRST_FRAME[step.frame](s, index, step)
    legal = OPTIONS.get(step.frame)
    if legal is not None and len(legal(s, first)) < 2:
        first = (t.SKIPPED, index)
    s.frames.append(first)


def _counted(s: Position, step: t.Step) -> int:
    """The step's amount, flat or for each own region that is large enough."""
    return step.a * at_least(s.rows[s.seat], step.b).bit_count() if step.b else step.a


def _first_draw(s: Position, index: int, step: t.Step) -> Frame:
    room = HAND_LIMIT - len(s.hands[s.seat])
    return (t.DRAW, index, max(0, min(_counted(s, step), room, len(s.deck) + len(s.discards))))


FIRST_FRAME: Final[dict[int, Callable[[Position, int, t.Step], Frame]]] = {
    t.AUTO: lambda s, i, step: (t.AUTO, i),
    t.BUY: lambda s, i, step: (t.BUY, i, step.a, 0),
    t.SELL: lambda s, i, step: (t.SELL, i, step.a, 0),
    t.RETURN: lambda s, i, step: (t.RETURN, i, step.a, 0, 0),
    t.PRODUCE: lambda s, i, step: (t.PRODUCE, i, step.a, 0),
    t.DRAW: _first_draw,
    t.PIECE: lambda s, i, step: (t.PIECE, i, _counted(s, step), 0),
    t.REUSE: lambda s, i, step: (t.REUSE, i, step.a),
    t.ARMY: lambda s, i, step: (t.ARMY, i, step.a, 0),
    t.PLUNDER: lambda s, i, step: (t.PLUNDER, i),
    t.ROB: lambda s, i, step: (t.ROB, i),
}


# -------------------------------------------------------------------- effects without a choice


def legal_auto(s: Position, frame: Frame) -> list[int]:
    """``(AUTO, step)``: carried out without asking, unless the table asks for every effect."""
    tb = s.table
    return [tb.activate] if tb.automatic else [tb.activate, tb.decline]


def apply_auto(s: Position, frame: Frame, action: int) -> None:
    """Gain what the position gives."""
    s.frames.pop()
    step = s.table.steps[frame[1]]
    if action == s.table.activate:
        AUTOMATIC[step.kind](s, step)
    else:
        _note(s, "deus.effect.optional")


def _gain(s: Position, step: t.Step, amount: int, source: int) -> None:
    if step.b:
        goods.gain_vp(s, s.seat, source, amount, t.A_BANK, step.rule, s.heads[-1])
    else:
        goods.gain_gold(s, amount, step.rule)


def _per_terrain(s: Position, step: t.Step) -> None:
    _gain(s, step, step.a * (s.rows[s.seat][OCC] & step.c).bit_count(), FROM_CIVIL)


def _per_city(s: Position, step: t.Step) -> None:
    _gain(s, step, step.a * (at_least(s.rows[s.seat], step.c).bit_count() // step.d), FROM_CIVIL)


def _largest_city(s: Position, step: t.Step) -> None:
    row = s.rows[s.seat]
    largest = max((n for n in range(1, len(COLOURS) + 1) if at_least(row, n)), default=0)
    _gain(s, step, step.a * (largest // step.c), FROM_CIVIL)


def _per_village(s: Position, step: t.Step) -> None:
    tb, armies_ = s.table, s.rows[s.seat][AT + MILITARY]
    near = sum(1 for v, ring in tb.ring.items() if ring & armies_ and s.vp_left[tb.village_index[v]])
    _gain(s, step, step.a * near, FROM_MILITARY)


def _rob_each(s: Position, step: t.Step) -> None:
    for victim in neighbours(s):
        rob(s, step, victim)


AUTOMATIC: Final[dict[str, Callable[[Position, t.Step], None]]] = {
    "gain_per_terrain": _per_terrain,
    "gain_per_city": _per_city,
    "gain_by_largest_city": _largest_city,
    "gain_per_adjacent_village": _per_village,
    "steal": _rob_each,
}


def legal_skipped(s: Position, frame: Frame) -> list[int]:
    """``(SKIPPED, step)``: nothing can be chosen."""
    return [s.table.pass_over]


def apply_skipped(s: Position, frame: Frame, action: int) -> None:
    """Go on."""
    s.frames.pop()
    _note(s, "deus.effect.partial")


def _note(s: Position, rule: str) -> None:
    if s.log is not None:
        me = t.ME[s.seat]
        s.emit(s.table.rule[rule], me, me, t.T_NONE, 0, s.heads[-1])


# -------------------------------------------------------------------- production and science


def legal_produce(s: Position, frame: Frame) -> list[int]:
    """``(PRODUCE, step, left, lowest)``: an own production building whose resource is in stock, or no more."""
    tb = s.table
    mask = s.rows[s.seat][AT + PRODUCTION] & tb.steps[frame[1]].c & -(1 << frame[3])
    return [tb.stop, *(tb.produce + region for region in bits(mask) if s.stock[tb.resource_of[region]])]


def apply_produce(s: Position, frame: Frame, action: int) -> None:
    """The building yields the resource of its region."""
    tb = s.table
    if action == tb.stop:
        s.frames.pop()
        return
    region, step = action - tb.produce, tb.steps[frame[1]]
    goods.take_resource(s, tb.resource_of[region], step.b, step.rule)
    trade.next_pick(s, frame, region + 1)


def legal_draw(s: Position, frame: Frame) -> list[int]:
    """``(DRAW, step, most)``: how many cards, or none."""
    tb = s.table
    return [tb.stop, *range(tb.draw + 1, tb.draw + 1 + frame[2])]


def apply_draw(s: Position, frame: Frame, action: int) -> None:
    """Let chance deal them."""
    tb = s.table
    s.frames.pop()
    if action != tb.stop:
        cards.push_deal(s, action - tb.draw, tb.steps[frame[1]].rule)


def legal_piece(s: Position, frame: Frame) -> list[int]:
    """``(PIECE, step, left, lowest)``: a type whose reserve is not empty, or no more."""
    tb, row = s.table, s.rows[s.seat]
    if not frame[2]:
        return [tb.stop]
    return [tb.stop, *(tb.piece + kind for kind in range(frame[3], len(GENERAL)) if row[RESERVE + kind])]


def apply_piece(s: Position, frame: Frame, action: int) -> None:
    """Move the piece to the player board."""
    tb = s.table
    if action == tb.stop:
        s.frames.pop()
        return
    kind = action - tb.piece
    goods.ready_piece(s, kind, tb.steps[frame[1]].rule)
    trade.next_pick(s, frame, kind)


def legal_reuse(s: Position, frame: Frame) -> list[int]:
    """``(REUSE, step, left, cards...)``: an own card of the named colours, in the order of the cards, or no more."""
    tb = s.table
    chosen = frame[3:]
    held = [
        card
        for colour in bits(tb.steps[frame[1]].b)
        for card in s.columns[s.seat * len(COLOURS) + colour]
        if card <= KIND_MASK
    ]
    last = chosen[-1] if chosen else 0
    free = (card for card in sorted(set(held)) if card >= last and held.count(card) > chosen.count(card))
    return [tb.stop, *(tb.reuse + card for card in free)]


def apply_reuse(s: Position, frame: Frame, action: int) -> None:
    """Carry the card out once more."""
    tb = s.table
    if action == tb.stop:
        s.frames.pop()
        return
    card = action - tb.reuse
    if frame[2] > 1:
        s.frames[-1] = (t.REUSE, frame[1], frame[2] - 1, *frame[3:], card)
    else:
        s.frames.pop()
    cards.begin_card(s, card, s.heads[-1])


# -------------------------------------------------------------------- robbery


def neighbours(s: Position) -> list[int]:
    """The seats with a piece in a region adjacent to an own army, ascending."""
    near = s.table.board.near
    beside = 0
    for region in bits(s.rows[s.seat][AT + MILITARY]):
        beside |= near[region]
    return [seat for seat, row in enumerate(s.rows) if seat != s.seat and row[OCC] & beside]


def legal_rob(s: Position, frame: Frame) -> list[int]:
    """``(ROB, step)``: a neighbour who has something to give, or nobody."""
    tb = s.table
    what = VP if tb.steps[frame[1]].b else GOLD
    return [tb.stop, *(tb.rob + seat for seat in neighbours(s) if s.rows[seat][what] > 0)]


def apply_rob(s: Position, frame: Frame, action: int) -> None:
    """Take from the neighbour."""
    tb = s.table
    s.frames.pop()
    if action != tb.stop:
        rob(s, tb.steps[frame[1]], action - tb.rob)


def rob(s: Position, step: t.Step, victim: int) -> None:
    """The victim gives what there is, never more."""
    row = s.rows[victim]
    amount = max(0, min(step.a, row[VP] if step.b else row[GOLD]))
    account = t.ME[victim]
    if step.b:
        row[SRC + FROM_RAID] -= amount
        row[VP] -= amount
        goods.gain_vp(s, s.seat, FROM_RAID, amount, account + t.P_SOURCE + FROM_RAID, step.rule, s.heads[-1])
    else:
        row[GOLD] -= amount
        goods.gain_gold(s, amount, step.rule, account)


OPTIONS: Final[dict[int, Callable[[Position, Frame], list[int]]]] = {
    t.BUY: trade.legal_buy,
    t.SELL: trade.legal_sell,
    t.RETURN: trade.legal_return,
    t.PRODUCE: legal_produce,
    t.DRAW: legal_draw,
    t.PIECE: legal_piece,
    t.REUSE: legal_reuse,
    t.ARMY: armies.legal_army,
    t.PLUNDER: villages.legal_plunder,
    t.ROB: legal_rob,
}
