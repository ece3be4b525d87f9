"""Offerings: cards are chosen, one of them names the god, the god gives, the hand is refilled."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import (
    CIVIL,
    GENERAL,
    GODS,
    MARITIME,
    MILITARY,
    PRODUCTION,
    RESERVE,
    RESOURCES,
    S_VESTA,
    SCIENTIFIC,
    SRC,
    TEMPLE,
)
from gamepkg.deus.rules import goods
from gamepkg.deus.state import SEAT_SHIFT, TOP, Frame, Position

GOLD_A_CARD = 2
FROM_VESTA = S_VESTA - SRC


def legal_offer(s: Position, frame: Frame) -> list[int]:
    """``(OFFER, cards...)``: a further card, in the order of the cards, or done."""
    tb = s.table
    last = frame[-1]
    chosen, ids = frame[1:], []
    hand = s.hands[s.seat]
    for card in dict.fromkeys(hand):
        if card > last or (card == last and hand.count(card) > chosen.count(card)):
            ids.append(tb.offer + card)
    ids.append(tb.done)
    return ids


def apply_offer(s: Position, frame: Frame, action: int) -> None:
    """Add a card, or go on to name the god."""
    tb = s.table
    s.frames[-1] = (t.NAME, *frame[1:]) if action == tb.done else (*frame, action - tb.offer)


def legal_name(s: Position, frame: Frame) -> list[int]:
    """``(NAME, cards...)``: any of the chosen cards may name the god."""
    name = s.table.name
    return [name + card for card in dict.fromkeys(frame[1:])]


def apply_name(s: Position, frame: Frame, action: int) -> None:
    """Discard the cards, the named one on top, and let its god give."""
    tb, seat = s.table, s.seat
    top, cards = action - tb.name, list(frame[1:])
    cards.remove(top)
    hand = list(s.hands[seat])
    for card in frame[1:]:
        hand.remove(card)
    s.hands[seat] = tuple(hand)
    owner = seat << SEAT_SHIFT
    s.discards += [card | owner for card in cards]
    s.discards.append(top | owner | TOP)
    if s.log is not None:
        _log_discards(s, cards, top)
    strength = len(frame) - 1
    s.frames[:] = [(t.FINISH,), (t.DRAW_UP,)]
    if tb.colour[top] == TEMPLE:
        s.frames.append((t.GOD, strength))
    else:
        give(s, tb.colour[top], strength)


def _log_discards(s: Position, cards: list[int], top: int) -> None:
    log, seat, rule = s.log, s.seat, s.table.rule
    assert log is not None
    hand = t.ME[seat] + t.P_HAND
    root = len(log)
    log.append((rule["deus.offer.discard"], seat, hand, t.A_DISCARDS, t.T_NONE, 0, -1, -1))
    hidden, own = rule["deus.offer.hidden"], 1 << seat
    log += [(hidden, seat, hand, t.A_DISCARDS, t.T_CARD + card, 1, root, own) for card in cards]
    log.append((rule["deus.offer.top-card"], seat, hand, t.A_DISCARDS, t.T_CARD + top, 1, root, -1))
    s.heads = [root, len(log) - 1]


def legal_god(s: Position, frame: Frame) -> list[int]:
    """``(GOD, strength)``: through Jupiter, any one of the other five."""
    god = s.table.god
    return [god + i for i in range(len(GENERAL))]


def apply_god(s: Position, frame: Frame, action: int) -> None:
    """The chosen god gives at the strength of the offering."""
    tb = s.table
    god = action - tb.god
    s.frames.pop()
    if s.log is not None:
        me = t.ME[s.seat]
        s.heads.append(s.emit(tb.rule["deus.offer.jupiter"], me, me, t.T_PIECE + god, 0, s.heads[-1]))
    give(s, god, frame[1])


def give(s: Position, god: int, strength: int) -> None:
    """The benefit of a god; cards of Minerva are drawn after the refill."""
    tb, row = s.table, s.rows[s.seat]
    rule = tb.rule["deus.offer." + GODS[god]]
    if god == SCIENTIFIC:
        s.frames.insert(1, (t.DRAWS, strength, rule))
    if god != MILITARY:
        goods.ready_piece(s, god, rule)
    if god == MARITIME:
        goods.gain_gold(s, GOLD_A_CARD * strength, rule)
    elif god == CIVIL:
        goods.gain_vp(s, s.seat, FROM_VESTA, min(2, strength), t.A_BANK, rule, s.heads[-1])
    elif god == PRODUCTION:
        push_picks(s, t.CERES, strength, s.stock[: len(RESOURCES)])
    elif god == MILITARY:
        push_picks(s, t.MARS, strength, row[RESERVE : RESERVE + len(GENERAL)])


def push_picks(s: Position, frame: int, strength: int, held: list[int]) -> None:
    """Ask for as many picks as the offering is strong and the stock allows."""
    total = sum(held)
    if total < strength and s.log is not None:
        rule = s.table.rule["deus.supply.shortage" if frame == t.CERES else "deus.offer.no-piece-left"]
        s.emit(rule, t.A_SUPPLY, t.A_SUPPLY, t.T_NONE, 0, s.heads[-1])
    if total:
        s.frames.append((frame, min(strength, total), 0))


def legal_gift(s: Position, frame: Frame) -> list[int]:
    """``(CERES, left, lowest)``: a resource that the stock holds."""
    gift = s.table.gift
    return [gift + kind for kind in goods.in_order(s.stock[: len(RESOURCES)], frame[2], frame[1])]


def apply_gift(s: Position, frame: Frame, action: int) -> None:
    """Take the resource."""
    kind = action - s.table.gift
    goods.take_resource(s, kind, 1, s.table.rule["deus.offer.ceres"])
    next_pick(s, frame, kind)


def legal_muster(s: Position, frame: Frame) -> list[int]:
    """``(MARS, left, lowest)``: a type whose reserve is not empty."""
    muster = s.table.muster
    held = s.rows[s.seat][RESERVE : RESERVE + len(GENERAL)]
    return [muster + kind for kind in goods.in_order(held, frame[2], frame[1])]


def apply_muster(s: Position, frame: Frame, action: int) -> None:
    """Move the piece to the player board."""
    kind = action - s.table.muster
    goods.ready_piece(s, kind, s.table.rule["deus.offer.mars"])
    next_pick(s, frame, kind)


def next_pick(s: Position, frame: Frame, kind: int) -> None:
    """Ask for the next pick, of this kind or a later one."""
    if frame[1] > 1:
        s.frames[-1] = (frame[0], frame[1] - 1, kind)
    else:
        s.frames.pop()
