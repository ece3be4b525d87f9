"""What happens between decisions: the column goes on, hands are refilled, the turn passes."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import COLOURS, REFILL
from gamepkg.deus.rules import cards, effects, ending
from gamepkg.deus.state import KIND_MASK, Frame, Position


def settle(s: Position) -> None:
    """Pass through internal frames until one asks something."""
    frames = s.frames
    while True:
        frame = frames[-1]
        kind = frame[0]
        if kind < t.INTERNAL:
            return
        PASS[kind](s, frame)


def pass_column(s: Position, frame: Frame) -> None:
    """``(COLUMN, colour, i)``: begin card ``i`` of the column, or end the column."""
    _, colour, i = frame
    column = s.columns[s.seat * len(COLOURS) + colour]
    if i >= len(column):
        s.frames.pop()
        return
    s.frames[-1] = (t.COLUMN, colour, i + 1)
    if column[i] <= KIND_MASK:
        cards.begin_card(s, column[i], s.heads[0])


def pass_card(s: Position, frame: Frame) -> None:
    """``(CARD, card, i)``: ask for effect ``i`` of the card, or end the card."""
    _, card, i = frame
    steps = s.table.effect_steps[card]
    if i >= len(steps):
        s.frames.pop()
        if s.log is not None and len(s.heads) > 1:
            s.heads.pop()
        return
    s.frames[-1] = (t.CARD, card, i + 1)
    effects.begin(s, steps[i])


def pass_finish(s: Position, frame: Frame) -> None:
    """``(FINISH,)``: the action is over; an empty hand is refilled, then the turn passes on."""
    if s.hands[s.seat]:
        ending.end_turn(s)
    else:
        s.frames[-1] = (t.END,)
        cards.push_deal(s, REFILL, s.table.rule["deus.turn.auto-refill"])


def pass_end(s: Position, frame: Frame) -> None:
    """``(END,)``: nothing is left to do; the turn passes on."""
    ending.end_turn(s)


def pass_draw_up(s: Position, frame: Frame) -> None:
    """``(DRAW_UP,)``: after the god's benefit the player draws up to five cards."""
    s.frames.pop()
    cards.push_deal(s, REFILL - len(s.hands[s.seat]), s.table.rule["deus.offer.refill"])


def pass_draws(s: Position, frame: Frame) -> None:
    """``(DRAWS, amount, rule)``: cards drawn on top of that."""
    s.frames.pop()
    cards.push_deal(s, frame[1], frame[2])


PASS = {
    t.COLUMN: pass_column,
    t.CARD: pass_card,
    t.FINISH: pass_finish,
    t.END: pass_end,
    t.DRAW_UP: pass_draw_up,
    t.DRAWS: pass_draws,
}
