"""Gains and payments. Each is an event that names its rule."""

from __future__ import annotations

from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import (
    FIELD,
    FIELD_LIMIT,
    FRESH,
    GOOD,
    HOME,
    PEOPLE,
    PEOPLE_LIMIT,
    SRC,
    TOOL_LIMIT,
    TOOLS,
    USED,
    VP,
)
from gamepkg.stoneage.state import Position


def gain_good(s: Position, good: int, amount: int, rule: int) -> None:
    """Goods come from the bank, where they never run out; a gain of nothing is told, too."""
    s.rows[s.seat][GOOD + good] += amount
    if s.log is not None:
        s.emit(rule, t.A_BANK, s.table.me[s.seat], t.T_GOOD + good, amount, s.cause)


def pay_good(s: Position, good: int, amount: int, rule: str, cause: int) -> int:
    """Goods go to the bank; the index of the event."""
    s.rows[s.seat][GOOD + good] -= amount
    return s.emit(s.table.rule[rule], s.table.me[s.seat], t.A_BANK, t.T_GOOD + good, amount, cause)


def gain_vp(s: Position, source: int, amount: int, rule: int) -> None:
    """Points, booked under their source."""
    row = s.rows[s.seat]
    row[SRC + source] += amount
    row[VP] += amount
    if s.log is not None:
        s.emit(rule, t.A_BANK, s.table.me[s.seat] + t.P_SOURCE + source, t.T_VP, amount, s.cause)


def lose_vp(s: Position, source: int, amount: int, rule: str, cause: int) -> None:
    """Points are lost; the score may fall below zero."""
    row = s.rows[s.seat]
    row[SRC + source] -= amount
    row[VP] -= amount
    s.emit(s.table.rule[rule], s.table.me[s.seat] + t.P_SOURCE + source, t.A_BANK, t.T_VP, amount, cause)


def gain_person(s: Position, rule: int) -> None:
    """One more person, ten at most."""
    row = s.rows[s.seat]
    if row[PEOPLE] >= PEOPLE_LIMIT:
        void(s, t.T_PEOPLE, rule)
        return
    row[PEOPLE] += 1
    row[HOME] += 1
    s.emit(rule, t.A_BANK, s.table.me[s.seat], t.T_PEOPLE, 1, s.cause)


def gain_field(s: Position, rule: int) -> None:
    """The agriculture track rises by one, to ten at most."""
    row = s.rows[s.seat]
    if row[FIELD] >= FIELD_LIMIT:
        void(s, t.T_FIELD, rule)
        return
    row[FIELD] += 1
    s.emit(rule, t.A_BANK, s.table.me[s.seat], t.T_FIELD, 1, s.cause)


def gain_tool(s: Position, rule: int) -> None:
    """A tool of value 1, up to three; then one of the lowest value grows, an unused one if there is one."""
    row, me = s.rows[s.seat], s.table.me[s.seat]
    if sum(row[FRESH : USED + TOOL_LIMIT]) < TOOLS:
        row[FRESH] += 1
        s.emit(rule, t.A_BANK, me, t.T_TOOL, 1, s.cause)
        return
    lowest = next(value for value in range(TOOL_LIMIT) if row[FRESH + value] or row[USED + value])
    if lowest == TOOL_LIMIT - 1:
        void(s, t.T_TOOL + lowest, rule)
        return
    at = FRESH if row[FRESH + lowest] else USED
    row[at + lowest] -= 1
    row[at + lowest + 1] += 1
    if s.log is not None:
        account = me if at == FRESH else me + t.P_USED
        rule = rule if at == FRESH else s.table.rule["stoneage.tools.used-grows"]
        grown = s.emit(rule, account, t.A_BANK, t.T_TOOL + lowest, 1, s.cause)
        s.emit(rule, t.A_BANK, account, t.T_TOOL + lowest + 1, 1, grown)


def void(s: Position, what: int, rule: int) -> None:
    """Something that is at its limit does not grow by this rule."""
    s.emit(
        s.table.void_rule.get(rule, s.table.rule["stoneage.cap.void"]), t.A_BANK, s.table.me[s.seat], what, 0, s.cause
    )


def move_card(s: Position, rule: str, source: int, target: int, card: int, cause: int, visible: int = -1) -> int:
    """Tell that a card goes from one account to another; the index of the event."""
    return s.emit(s.table.rule[rule], source, target, t.T_CARD + card, 1, cause, visible)
