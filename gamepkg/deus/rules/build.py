"""A turn begins; a card is built: laid, paid for, and its piece placed."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import (
    AT,
    EDGE_PRICE,
    GOLD,
    GOLD_FOR_RESOURCE,
    OCC,
    REACH,
    READY,
    RES,
    S_EDGE,
    SRC,
    TEMPLE,
    TEMPLES,
    VP,
)
from gamepkg.deus.rules import cards, ending, goods, places, variants, villages
from gamepkg.deus.state import Frame, Position

POPCOUNT = tuple(i.bit_count() for i in range(16))


def legal_turn(s: Position, frame: Frame) -> list[int]:
    """Build a card that can be completed, build face down (variant), or begin an offering; skip without cards."""
    tb, seat = s.table, s.seat
    hand = s.hands[seat]
    if not hand:
        return [tb.skip]
    row = s.rows[seat]
    gold = row[GOLD]
    have = (row[1] > 0) | (row[2] > 0) << 1 | (row[3] > 0) << 2 | (row[4] > 0) << 3
    colour, cost_mask, cost_gold, build, offer = tb.colour, tb.cost_mask, tb.cost_gold, tb.build, tb.offer
    open_colours: list[bool | None] = [None, None, None, None, None, None]
    builds: list[int] = []
    offers: list[int] = []
    last = -1
    for card in hand:
        if card == last:
            continue
        last = card
        offers.append(offer + card)
        c = colour[card]
        can = open_colours[c]
        if can is None:
            can = open_colours[c] = places.can_build_colour(s, row, c)
        if can:
            mask = cost_mask[card]
            if mask < 0:
                if gold >= gold_needed(row, tb.costs[card]) + cost_gold[card]:
                    builds.append(build + card)
            elif gold >= cost_gold[card] + GOLD_FOR_RESOURCE * POPCOUNT[mask & ~have]:
                builds.append(build + card)
    builds += variants.legal_wild(s, row, open_colours)
    builds += offers
    return builds


def gold_needed(row: list[int], owed: tuple[int, ...]) -> int:
    """Gold that must stand for resources which the player lacks."""
    return sum(GOLD_FOR_RESOURCE * (owed[i] - row[RES + i]) for i in range(4) if owed[i] > row[RES + i])


def apply_turn(s: Position, frame: Frame, action: int) -> None:
    """Begin to build, to build face down, or an offering."""
    tb = s.table
    if action < tb.wild:
        start_build(s, action - tb.build)
    elif action < tb.offer:
        s.frames.append((t.LAY, action - tb.wild))
    elif action < tb.skip:
        s.frames.append((t.OFFER, action - tb.offer))
    else:
        if s.log is not None:
            s.emit(tb.rule["deus.turn.no-card"], t.A_DECK, t.A_DECK, t.T_NONE, 0, -1)
        if s.deck or s.discards:  # only in a position made by hand: the refill comes at the end of this turn
            s.frames[-1] = (t.FINISH,)
        else:
            ending.end_turn(s)


def start_build(s: Position, card: int) -> None:
    """Lay the card in its column and ask for the payment."""
    tb = s.table
    colour = tb.colour[card]
    cards.lay_card(s, card, colour, card)
    s.frames[-1] = (t.FINISH,)
    if colour == TEMPLE and s.stock[TEMPLES] == 0:
        if s.log is not None:
            s.emit(tb.rule["deus.temple.supply-empty"], t.A_SUPPLY, t.A_SUPPLY, t.T_PIECE + TEMPLE, 0, s.heads[0])
    else:
        s.frames.append((t.PLACE, colour, card))
    if tb.cost_gold[card]:
        goods.pay_gold(s, tb.cost_gold[card], "deus.build.cost")
    cost = tb.costs[card]
    if any(cost):
        s.frames.append((t.PAY, card, *cost, 0))


def legal_pay(s: Position, frame: Frame) -> list[int]:
    """``(PAY, card, wood, stone, clay, wheat, gold_only)``: one unit of the first kind still owed.

    Within a kind resources come first; once gold has stood for one unit it stands for the rest of that kind.
    """
    row, tb = s.rows[s.seat], s.table
    i = 0 if frame[2] else 1 if frame[3] else 2 if frame[4] else 3
    owed, have, spare = frame[2 + i], row[RES + i], row[GOLD]
    for j in range(i + 1, 4):
        lack = frame[2 + j] - row[RES + j]
        if lack > 0:
            spare -= GOLD_FOR_RESOURCE * lack
    ways = []
    if have and not frame[6] and spare >= GOLD_FOR_RESOURCE * max(0, owed - have):
        ways.append(tb.pay + i)
    if spare >= GOLD_FOR_RESOURCE * owed:
        ways.append(tb.pay_gold + i)
    return ways


def apply_pay(s: Position, frame: Frame, action: int) -> None:
    """Pay one unit; the next one is asked for, or the piece is placed."""
    tb, row = s.table, s.rows[s.seat]
    if action >= tb.pay_gold:
        i, gold_only = action - tb.pay_gold, 1
        goods.pay_gold(s, GOLD_FOR_RESOURCE, "deus.build.gold-for-resource")
    else:
        i, gold_only = action - tb.pay, 0
        row[RES + i] -= 1
        s.stock[i] += 1
        if s.log is not None:
            me = t.ME[s.seat]
            s.emit(tb.rule["deus.build.cost-returned"], me, t.A_SUPPLY, t.T_RES + i, 1, s.heads[0])
    owed = list(frame[2:6])
    owed[i] -= 1
    if any(owed):
        s.frames[-1] = (t.PAY, frame[1], *owed, gold_only if owed[i] else 0)
    else:
        s.frames.pop()


def legal_place(s: Position, frame: Frame) -> list[int]:
    """``(PLACE, colour, card)``: the regions open to the piece."""
    return t.ids_of(s.table.place, places.places(s, s.rows[s.seat], frame[1]))


def apply_place(s: Position, frame: Frame, action: int) -> None:
    """Place the piece; villages around it may fall; then the column is carried out."""
    tb, row = s.table, s.rows[s.seat]
    colour = frame[1]
    region = action - tb.place
    bit = 1 << region
    if row[OCC] and not places.free_places(s, row, colour) & bit:
        pay_edge(s, row)
    s.frames.pop()
    if colour == TEMPLE:
        s.stock[TEMPLES] -= 1
    else:
        row[READY + colour] -= 1
    row[AT + colour] |= bit
    row[OCC] |= bit
    row[REACH] |= bit | tb.board.near[region]
    if s.log is not None:
        me = t.ME[s.seat]
        spot = tb.accounts_of_regions + (tb.board.n + 1) * (1 + s.seat) + region
        if colour == TEMPLE:
            s.moved = s.emit(tb.rule["deus.temple.place"], t.A_SUPPLY, spot, t.T_PIECE + TEMPLE, 1, s.heads[0])
        else:
            rule = tb.rule["deus.place.from-board"]
            s.moved = s.emit(rule, me + t.P_READY, spot, t.T_PIECE + colour, 1, s.heads[0])
    if colour == TEMPLE:
        ending.check_end(s, s.moved)
        return
    s.frames.append((t.COLUMN, colour, 0))
    villages.push_attacks(s, region)


def pay_edge(s: Position, row: list[int]) -> None:
    """3 VP for a region at the edge that is not adjacent."""
    row[S_EDGE] -= EDGE_PRICE
    row[VP] -= EDGE_PRICE
    if s.log is not None:
        source = t.ME[s.seat] + t.P_SOURCE + S_EDGE - SRC
        s.emit(s.table.rule["deus.place.edge-for-3vp"], source, t.A_BANK, t.T_VP, EDGE_PRICE, s.heads[0])
