"""Cards move: laid in a column, begun to be carried out, dealt by chance."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import COLOURS, HAND_LIMIT
from gamepkg.deus.state import KIND_MASK, Frame, Position


def lay_card(s: Position, card: int, colour: int, entry: int, visible: int = -1) -> None:
    """Move a card from the hand to the top of a column."""
    seat = s.seat
    hand = list(s.hands[seat])
    hand.remove(card)
    s.hands[seat] = tuple(hand)
    at = seat * len(COLOURS) + colour
    s.columns[at] = (*s.columns[at], entry)
    if s.log is not None:
        me = t.ME[seat]
        rule = s.table.rule["deus.build.column"]
        s.heads = [s.emit(rule, me + t.P_HAND, me + t.P_COLUMNS, t.T_CARD + card, 1, -1, visible)]


def begin_card(s: Position, card: int, cause: int) -> None:
    """Carry out a card, all its effects, now."""
    log = s.log
    if log is not None:
        columns = t.ME[s.seat] + t.P_COLUMNS
        s.heads.append(len(log))
        log.append((s.table.rule["deus.build.activate"], s.seat, columns, columns, t.T_CARD + card, 0, cause, -1))
    s.frames.append((t.CARD, card, 0))


def push_deal(s: Position, amount: int, rule: int) -> None:
    """Let chance deal cards to the player on turn; ``rule`` says why they are drawn."""
    if amount > 0:
        s.frames.append((t.DEAL, amount, rule))
        prepare_deal(s)


def prepare_deal(s: Position) -> None:
    """Shuffle the discards in when the pile is empty; give up the draw at ten cards or when nothing is left."""
    if len(s.hands[s.seat]) >= HAND_LIMIT:
        _stop_deal(s, "deus.hand.limit")
    elif not s.deck:
        if s.discards:
            _reshuffle(s)
        else:
            _stop_deal(s, "deus.deck.empty")


def _stop_deal(s: Position, rule: str) -> None:
    s.frames.pop()
    if s.log is not None:
        s.emit(s.table.rule[rule], t.A_DECK, t.A_DECK, t.T_NONE, 0, s.heads[-1])


def _reshuffle(s: Position) -> None:
    s.deck = bytearray(sorted(code & KIND_MASK for code in s.discards))
    s.discards = []
    log = s.log
    if log is not None:
        rule = s.table.rule["deus.deck.reshuffle"]
        note = s.emit(rule, t.A_DISCARDS, t.A_DECK, t.T_NONE, 0, s.heads[-1])
        amounts: dict[int, int] = {}
        for card in s.deck:
            amounts[card] = amounts.get(card, 0) + 1
        log += [
            (rule, s.seat, t.A_DISCARDS, t.A_DECK, t.T_CARD + card, amount, note, 0) for card, amount in amounts.items()
        ]


def legal_deal(s: Position, frame: Frame) -> list[int]:
    """The cards that may come up."""
    base = s.table.deal
    return [base + card for card in sorted(set(s.deck))]


def apply_deal(s: Position, frame: Frame, action: int) -> None:
    """The card that came up goes into the hand."""
    _, amount, rule = frame
    card = action - s.table.deal
    seat = s.seat
    s.deck.remove(card)
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    log = s.log
    if log is not None:
        hand = t.ME[seat] + t.P_HAND
        log.append((rule, seat, t.A_DECK, hand, t.T_CARD + card, 1, s.heads[-1], 1 << seat))
    if amount > 1:
        s.frames[-1] = (t.DEAL, amount - 1, rule)
        prepare_deal(s)
    else:
        s.frames.pop()
