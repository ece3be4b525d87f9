"""Cards and buildings: paid good by good, or declined."""

from __future__ import annotations

from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import CARDS, DIVISOR, GOOD, S_BUILDING, TILES
from gamepkg.stoneage.rules import effects, gains
from gamepkg.stoneage.rules.costs import COMPLETE, COSTS, ENOUGH
from gamepkg.stoneage.rules.using import redeemable
from gamepkg.stoneage.state import Frame, Position

Price = tuple[str, tuple[int, ...]]


def price_of(s: Position, p: int) -> Price:
    """The price of what lies at a place."""
    tb = s.table
    return tb.costs[s.tops[p - tb.first_stack]] if p >= tb.first_stack else tb.prices[p - tb.first_card]


def legal_pay(s: Position, frame: Frame) -> list[int]:
    """``(PAY, place, four amounts paid, lowest)``: the next resource; at the beginning also to decline."""
    tb, row, paid = s.table, s.rows[s.seat], frame[2:6]
    kind, price = price_of(s, frame[1])
    ids = [tb.pay + good for good in COSTS[kind](price, row[GOOD + 1 : GOOD + 5], paid, frame[6])]
    if any(paid):
        if kind in ENOUGH and ENOUGH[kind](price, paid):
            ids.append(tb.done)
        return ids
    ids.append(tb.decline)
    return ids + redeemable(s, row)


def apply_pay(s: Position, frame: Frame, action: int) -> None:
    """Lay a resource aside; when the price is complete it is paid and the card or building acquired."""
    tb = s.table
    if action >= tb.redeem:
        effects.redeem(s, action - tb.redeem)
        return
    p = frame[1]
    if action == tb.decline:
        s.frames.pop()
        rule = "stoneage.building.decline" if p >= tb.first_stack else "stoneage.card.decline"
        s.emit(tb.rule[rule], tb.me[s.seat], tb.me[s.seat], t.T_NONE, 0, s.cause)
        return
    paid = list(frame[2:6])
    kind, price = price_of(s, p)
    good = 0
    if action != tb.done:
        good = action - tb.pay
        paid[good] += 1
        if not COMPLETE[kind](price, paid):
            s.frames[-1] = (t.PAY, p, *paid, good)
            return
    s.frames.pop()
    if p >= tb.first_stack:
        build(s, p - tb.first_stack, paid)
    else:
        acquire(s, p - tb.first_card, paid)


def pay(s: Position, paid: list[int], rule: str) -> None:
    """The resources go to the bank."""
    for kind, amount in enumerate(paid):
        if amount:
            gains.pay_good(s, 1 + kind, amount, rule, s.cause)


def build(s: Position, stack: int, paid: list[int]) -> None:
    """Pay, keep the tile, score it; the next tile of the stack is turned up."""
    tb, tile = s.table, s.tops[stack]
    pay(s, paid, "stoneage.building.pay")
    s.tops[stack] = t.NONE
    s.rows[s.seat][TILES] |= 1 << tile
    if s.log is not None:
        target, what = tb.me[s.seat] + t.P_TILES, tb.t_tile + tile
        s.cause = s.emit(tb.rule["stoneage.building.pay"], t.A_STACK + stack, target, what, 1, s.cause)
    worth = tb.printed[tile]
    if worth == t.NONE:
        worth = sum(amount * value for amount, value in zip(paid, DIVISOR[1:], strict=True))
    gains.gain_vp(s, S_BUILDING, worth, tb.rule["stoneage.building.points"])
    if s.hidden[stack]:
        s.frames.append((t.REVEAL, stack))


def acquire(s: Position, slot: int, paid: list[int]) -> None:
    """Pay, keep the card; its upper part happens at once."""
    tb, card = s.table, s.display[slot]
    pay(s, paid, "stoneage.card.pay")
    s.display[slot] = t.NONE
    s.rows[s.seat][CARDS] |= 1 << card
    if s.log is not None:
        s.cause = gains.move_card(s, "stoneage.card.upper", t.A_ROW, tb.me[s.seat] + t.P_CARDS, card, s.cause)
    step = tb.top[card]
    effects.EFFECTS[step.kind](s, step, card)


# ------------------------------------------------------------------------------------------------ the next tile


def legal_reveal(s: Position, frame: Frame) -> list[int]:
    """``(REVEAL, stack)``: any tile that nobody has seen."""
    return [s.table.reveal + tile for tile in bits(s.unseen)]


def apply_reveal(s: Position, frame: Frame, action: int) -> None:
    """Turn up the next tile of the stack."""
    tile, stack = action - s.table.reveal, frame[1]
    s.frames.pop()
    s.unseen ^= 1 << tile
    s.tops[stack] = tile
    s.hidden[stack] -= 1
    if s.log is not None:
        rule, what = s.table.rule["stoneage.building.next"], s.table.t_tile + tile
        s.emit(rule, t.A_UNSEEN, t.A_STACK + stack, what, 1, s.cause)
