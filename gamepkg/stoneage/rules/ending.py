"""The end of a round: is the game over? If not, cards slide, gaps are filled, the start player changes."""

from __future__ import annotations

from typing import Final

from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.rules import gains, rolling
from gamepkg.stoneage.state import Frame, Position

EMPTY_STACK: Final = "buildings"
FEW_CARDS: Final = "cards"


def pass_ending(s: Position, frame: Frame) -> None:
    """``(ENDING,)``: test both reasons; otherwise cards slide to the cheaper spaces."""
    reason = end_reason(s)
    if reason:
        s.end_reason = reason
        s.frames[-1] = (t.OVER,)
        s.emit(s.table.rule["stoneage.end.trigger"], t.A_BANK, t.A_BANK, t.T_NONE, 0, -1)
        return
    left = [card for card in s.display if card != t.NONE]
    s.display = [t.NONE] * (s.table.card_spaces - len(left)) + left
    s.cause = -1
    s.frames[-1] = (s.table.next_phase[t.ENDING],)


def end_reason(s: Position) -> str:
    """Why the game ends now: a stack is empty, or too few cards are left; "" if it goes on."""
    if t.NONE in s.tops:
        return EMPTY_STACK
    spaces = s.table.card_spaces
    open_cards = spaces - s.display.count(t.NONE)
    return FEW_CARDS if open_cards + s.deck.bit_count() < spaces else ""


def pass_refilling(s: Position, frame: Frame) -> None:
    """``(REFILLING,)``: new cards fill the gaps from the right; then the next round begins."""
    if t.NONE in s.display and s.deck:
        s.frames.append((t.REFILL,))
        return
    rolling.refresh(s)
    s.round_ += 1
    s.first = (s.first + 1) % s.table.players
    s.seat = s.first
    s.frames[-1] = (s.table.next_phase[t.REFILLING],)
    me = s.table.me[s.seat]
    s.emit(s.table.rule["stoneage.round.start-player"], me, me, t.T_NONE, 0, -1)


def legal_refill(s: Position, frame: Frame) -> list[int]:
    """``(REFILL,)``: any card that nobody has seen."""
    return [s.table.deal + card for card in bits(s.deck)]


def apply_refill(s: Position, frame: Frame, action: int) -> None:
    """The card fills the rightmost gap."""
    card = action - s.table.deal
    s.frames.pop()
    s.deck ^= 1 << card
    slot = max(slot for slot, held in enumerate(s.display) if held == t.NONE)
    s.display[slot] = card
    if s.log is not None:
        gains.move_card(s, "stoneage.cards.refill", t.A_DECK, t.A_ROW, card, -1)


def legal_over(s: Position, frame: Frame) -> list[int]:
    """``(OVER,)``: nothing."""
    return []
