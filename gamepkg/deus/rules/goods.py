"""Gains and payments. Each is an event that names its rule."""

from __future__ import annotations

from gamepkg.deus import table as t
from gamepkg.deus.names import GOLD, READY, RES, RESERVE, SRC, VP
from gamepkg.deus.state import Position


def gain_vp(s: Position, seat: int, source: int, amount: int, account: int, rule: int, cause: int) -> None:
    """Points go to a seat, booked under their source."""
    row = s.rows[seat]
    row[SRC + source] += amount
    row[VP] += amount
    log = s.log
    if log is not None:
        log.append((rule, s.seat, account, t.ME[seat] + t.P_SOURCE + source, t.T_VP, amount, cause, -1))


def pay_gold(s: Position, amount: int, rule: str) -> None:
    """Gold of a building cost goes to the bank."""
    s.rows[s.seat][GOLD] -= amount
    log = s.log
    if log is not None:
        me = t.ME[s.seat]
        log.append((s.table.rule[rule], s.seat, me, t.A_BANK, t.T_GOLD, amount, s.heads[0], -1))


def spend_gold(s: Position, amount: int, rule: int) -> None:
    """Gold that an effect asks for goes to the bank."""
    s.rows[s.seat][GOLD] -= amount
    log = s.log
    if log is not None:
        me = t.ME[s.seat]
        log.append((rule, s.seat, me, t.A_BANK, t.T_GOLD, amount, s.heads[-1], -1))


def return_resource(s: Position, kind: int, rule: int) -> None:
    """A resource goes back to the stock."""
    s.rows[s.seat][RES + kind] -= 1
    s.stock[kind] += 1
    log = s.log
    if log is not None:
        me = t.ME[s.seat]
        log.append((rule, s.seat, me, t.A_SUPPLY, t.T_RES + kind, 1, s.heads[-1], -1))


def ready_piece(s: Position, kind: int, rule: int) -> None:
    """A piece comes from the reserve to the player board, if there is one."""
    row, moved = s.rows[s.seat], 1
    if row[RESERVE + kind]:
        row[RESERVE + kind] -= 1
        row[READY + kind] += 1
    else:
        moved, rule = 0, s.table.rule["deus.offer.no-piece-left"]
    log = s.log
    if log is not None:
        me = t.ME[s.seat]
        log.append((rule, s.seat, me + t.P_RESERVE, me + t.P_READY, t.T_PIECE + kind, moved, s.heads[-1], -1))


def gain_gold(s: Position, amount: int, rule: int, source: int = t.A_BANK) -> None:
    """Gold comes from the bank, where it never runs out, or from another player."""
    s.rows[s.seat][GOLD] += amount
    log = s.log
    if log is not None:
        me = t.ME[s.seat]
        log.append((rule, s.seat, source, me, t.T_GOLD, amount, s.heads[-1], -1))


def take_resource(s: Position, kind: int, amount: int, rule: int) -> int:
    """Resources come from the stock as far as it goes; the amount taken."""
    taken = min(amount, s.stock[kind])
    s.stock[kind] -= taken
    s.rows[s.seat][RES + kind] += taken
    log = s.log
    if log is not None:
        me = t.ME[s.seat]
        log.append((rule, s.seat, t.A_SUPPLY, me, t.T_RES + kind, taken, s.heads[-1], -1))
        if taken < amount:
            s.emit(s.table.rule["deus.supply.shortage"], t.A_SUPPLY, me, t.T_RES + kind, 0, s.heads[-1])
    return taken


def in_order(held: list[int], lowest: int, left: int) -> list[int]:
    """Kinds that can be picked next when picks go in ascending order and ``left`` must all be made."""
    kinds = []
    rest = sum(held[lowest:])
    for kind in range(lowest, len(held)):
        if rest < left:
            break
        if held[kind]:
            kinds.append(kind)
        rest -= held[kind]
    return kinds
