"""Dice: the roll, the tools that are added to it, and what is gained."""

from __future__ import annotations

from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import DIVISOR, FRESH, OPEN, TOOL_LIMIT, USED
from gamepkg.stoneage.rules import gains
from gamepkg.stoneage.state import Frame, Position


def legal_roll(s: Position, frame: Frame) -> list[int]:
    """``(ROLL, dice, good, rule)``: all that so many dice can show."""
    first = s.table.first_faces
    return list(range(s.table.roll + first[frame[1]], s.table.roll + first[frame[1] + 1]))


def apply_roll(s: Position, frame: Frame, action: int) -> None:
    """The dice lie; shared dice are taken in turn, others may be helped by tools."""
    number = action - s.table.roll
    _, _, good, rule = frame
    s.frames.pop()
    if good == t.NONE:
        s.frames[-1] += s.table.faces[number]
        return
    row = s.rows[s.seat]
    if any(row[FRESH : USED + TOOL_LIMIT]) or row[OPEN] & s.table.one_use_cards:
        s.frames.append((t.TOOL, good, number, s.table.pips[number], 0, rule))
    else:
        gain(s, good, s.table.pips[number], rule)


def gain(s: Position, good: int, pips: int, rule: int) -> None:
    """The sum divided by what the good costs, rounded down."""
    gains.gain_good(s, good, pips // DIVISOR[good], rule)


def legal_tool(s: Position, frame: Frame) -> list[int]:
    """``(TOOL, good, faces, sum, last, rule)``: one more tool, none before the last one; or settle the roll."""
    tb, row, last = s.table, s.rows[s.seat], frame[4]
    ids = [tb.tool + value for value in range(max(last, 1), TOOL_LIMIT + 1) if row[FRESH + value - 1]]
    cards = row[OPEN] & tb.one_use_cards
    if cards:
        ids += [tb.one_use + card for card in bits(cards) if TOOL_LIMIT + 1 + card >= last]
    ids.append(tb.settle)
    return ids


def apply_tool(s: Position, frame: Frame, action: int) -> None:
    """Add the whole value of a tool to the sum, or take the gain."""
    tb = s.table
    _, good, faces, pips, _, rule = frame
    if action == tb.settle:
        s.frames.pop()
        gain(s, good, pips, rule)
    elif action >= tb.one_use:
        card = action - tb.one_use
        use_card(s, card)
        s.frames[-1] = (t.TOOL, good, faces, pips + tb.one_use_value[card], TOOL_LIMIT + 1 + card, rule)
    else:
        value = action - tb.tool
        use_tool(s, value)
        s.frames[-1] = (t.TOOL, good, faces, pips + value, value, rule)


def use_tool(s: Position, value: int) -> None:
    """The tool is used for this round."""
    row = s.rows[s.seat]
    row[FRESH + value - 1] -= 1
    row[USED + value - 1] += 1
    if s.log is not None:
        me = s.table.me[s.seat]
        s.emit(s.table.rule["stoneage.gather.tools"], me, me + t.P_USED, t.T_TOOL + value - 1, 1, s.cause)


def use_card(s: Position, card: int) -> None:
    """The one-use tool is used for good."""
    s.rows[s.seat][OPEN] &= ~(1 << card)
    if s.log is not None:
        me = s.table.me[s.seat]
        gains.move_card(s, "stoneage.tools.one-use", me + t.P_OPEN, me + t.P_CARDS, card, s.cause)


def refresh(s: Position) -> None:
    """All tools are fresh in the next round."""
    for seat, row in enumerate(s.rows):
        for value in range(TOOL_LIMIT):
            used = row[USED + value]
            if used:
                row[USED + value] = 0
                row[FRESH + value] += used
                if s.log is not None:
                    me = s.table.me[seat]
                    s.emit(s.table.rule["stoneage.tools.once"], me + t.P_USED, me, t.T_TOOL + value, used, -1)
