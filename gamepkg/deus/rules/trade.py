"""Maritime effects: buy, sell, exchange. Picks go one at a time in the order of the resources."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import GOLD, RES, RESOURCES, S_MARITIME, SRC
from gamepkg.deus.rules import goods
from gamepkg.deus.state import Frame, Position

KINDS = range(len(RESOURCES))
FROM_MARITIME = S_MARITIME - SRC


def legal_buy(s: Position, frame: Frame) -> list[int]:
    """``(BUY, step, left, lowest)``: a resource in stock that can be paid for, or no more."""
    tb = s.table
    if s.rows[s.seat][GOLD] < tb.steps[frame[1]].b:
        return [tb.stop]
    return [tb.stop, *(tb.buy + kind for kind in KINDS[frame[3] :] if s.stock[kind])]


def apply_buy(s: Position, frame: Frame, action: int) -> None:
    """Pay the price and take the resource."""
    tb = s.table
    if action == tb.stop:
        s.frames.pop()
        return
    kind, step = action - tb.buy, tb.steps[frame[1]]
    goods.spend_gold(s, step.b, step.rule)
    goods.take_resource(s, kind, 1, step.rule)
    next_pick(s, frame, kind)


def legal_sell(s: Position, frame: Frame) -> list[int]:
    """``(SELL, step, left, lowest)``: an own resource of the named kinds, or no more."""
    tb = s.table
    row, kinds = s.rows[s.seat], tb.steps[frame[1]].c
    return [tb.stop, *(tb.sell + kind for kind in KINDS[frame[3] :] if kinds >> kind & 1 and row[RES + kind])]


def apply_sell(s: Position, frame: Frame, action: int) -> None:
    """Return the resource and take gold or points for it."""
    tb = s.table
    if action == tb.stop:
        s.frames.pop()
        return
    kind, step = action - tb.sell, tb.steps[frame[1]]
    goods.return_resource(s, kind, step.rule)
    if step.kind == "sell_for_vp":
        goods.gain_vp(s, s.seat, FROM_MARITIME, step.b, t.A_BANK, step.rule, s.heads[-1])
    else:
        goods.gain_gold(s, step.b, step.rule)
    next_pick(s, frame, kind + 1 if step.d else kind)


def legal_return(s: Position, frame: Frame) -> list[int]:
    """``(RETURN, step, left, lowest, returned)``: a resource to swap while as many can be taken, or no more."""
    tb, row = s.table, s.rows[s.seat]
    _, index, _, lowest, returned = frame
    wanted = tb.steps[index].b
    in_stock = sum(s.stock[kind] for kind in KINDS if wanted >> kind & 1)
    return [
        tb.stop,
        *(
            tb.return_ + kind
            for kind in KINDS[lowest:]
            if row[RES + kind] and in_stock + (wanted >> kind & 1) > returned
        ),
    ]


def apply_return(s: Position, frame: Frame, action: int) -> None:
    """Return the resource; after the last one as many are taken."""
    tb = s.table
    _, index, left, _, returned = frame
    if action != tb.stop:
        kind = action - tb.return_
        goods.return_resource(s, kind, tb.steps[index].rule)
        returned += 1
        if left > 1:
            s.frames[-1] = (t.RETURN, index, left - 1, kind, returned)
            return
    if returned:
        s.frames[-1] = (t.TAKE, index, returned, 0)
    else:
        s.frames.pop()


def legal_take(s: Position, frame: Frame) -> list[int]:
    """``(TAKE, step, left, lowest)``: a wanted resource in stock; as many as were returned must be taken."""
    tb = s.table
    wanted = tb.steps[frame[1]].b
    held = [s.stock[kind] if wanted >> kind & 1 else 0 for kind in KINDS]
    return [tb.take + kind for kind in goods.in_order(held, frame[3], frame[2])]


def apply_take(s: Position, frame: Frame, action: int) -> None:
    """Take the resource."""
    kind = action - s.table.take
    goods.take_resource(s, kind, 1, s.table.steps[frame[1]].rule)
    next_pick(s, frame, kind)


def next_pick(s: Position, frame: Frame, lowest: int) -> None:
    """Ask for the next pick of an effect, of this kind or a later one."""
    if frame[2] > 1:
        s.frames[-1] = (frame[0], frame[1], frame[2] - 1, lowest)
    else:
        s.frames.pop()
