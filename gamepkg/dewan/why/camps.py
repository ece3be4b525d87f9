"""Why a camp cannot be set up: no start, no way, no free space, no card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamepkg.core.types import Reason
from gamepkg.dewan.names import CAMPS, LAKE, TERRAINS, WATER
from gamepkg.dewan.state import Frame, Position
from gamepkg.dewan.why.kit import NOBODY, Due, camp_owner, dues, lacking, matches, reason, terrain, unpaid
from gamepkg.maps.bits import bits


def free(s: Position, space: int) -> Iterator[Reason]:
    """Why no camp can be set up on a space; nothing when it can."""
    ground = terrain(s, space)
    if ground == "-":
        yield reason("dewan.volcano.blocked", regions=(space,))
        return
    owner = camp_owner(s, space)
    if ground == TERRAINS[WATER]:
        if s.table.scenario != LAKE:
            yield reason("dewan.camp.destination-free", case="water", regions=(space,))
        elif owner != NOBODY:
            yield reason("dewan.lake.camp", seat=owner, regions=(space,))
    elif owner != NOBODY:
        yield reason("dewan.camp.destination-free", case="camp", seat=owner, regions=(space,))


def completes(s: Position, path: Sequence[int]) -> bool:
    """Whether a path, perhaps by further steps, can come to a free space and be paid. Goes every way."""
    hand = s.hands[s.seat]
    seen: set[tuple[int, tuple[Due, ...]]] = set()

    def go(way: list[int]) -> bool:
        due = dues(s, way)
        if unpaid(s, hand, due):
            return False
        mark = (way[-1], tuple(sorted(due)))
        if mark in seen:
            return False
        seen.add(mark)
        for near in s.table.board.neighbours[way[-1]]:
            if near in way or terrain(s, near) == "-":
                continue
            longer = [*way, near]
            if not any(free(s, near)) and not unpaid(s, hand, dues(s, longer)):
                return True
            if go(longer):
                return True
        return False

    return go(list(path))


def starts(s: Position) -> list[int]:
    """The own camps from which a camp can be set up, ascending."""
    if s.camps[s.seat].bit_count() >= CAMPS:
        return []
    return [space for space in bits(s.all_camps(s.seat)) if completes(s, [space])]


def against_camp(s: Position, frame: Frame, space: int) -> Iterator[Reason]:
    """A path starts at an own camp, needs a camp on the tribe board, and cards for some way."""
    if s.camps[s.seat].bit_count() >= CAMPS:
        yield reason("dewan.camp.from-board", seat=s.seat)
    if not s.all_camps(s.seat) >> space & 1:
        yield reason("dewan.camp.route", case="start", regions=(space,))
    elif s.camps[s.seat].bit_count() < CAMPS and not completes(s, [space]):
        yield _no_way(s, [space])


def _no_way(s: Position, path: Sequence[int]) -> Reason:
    """No way on can be paid: what each next space would ask for."""
    hand = s.hands[s.seat]
    because = []
    for near in s.table.board.neighbours[path[-1]]:
        if near in path:
            continue
        if terrain(s, near) == "-":
            because.append(reason("dewan.volcano.blocked", regions=(near,)))
            continue
        left = unpaid(s, hand, dues(s, [*path, near]))
        if left:
            because.append(reason("dewan.camp.pay", lacking=lacking(left), regions=(near,)))
        else:
            because += free(s, near)
    return reason("core.complete", because, case="route", regions=(path[-1],))


def against_go(s: Position, frame: Frame, space: int) -> Iterator[Reason]:
    """The next space is adjacent, open, not yet on the path, and the whole can be paid."""
    path = frame[1:]
    if terrain(s, space) == "-":
        yield reason("dewan.volcano.blocked", regions=(space,))
    if space not in s.table.board.neighbours[path[-1]]:
        yield reason("dewan.camp.route", case="adjacent", at=path[-1], regions=(space,))
    elif space in path:
        yield reason("dewan.camp.route", case="again", regions=(space,))
    elif terrain(s, space) != "-":
        longer = [*path, space]
        left = unpaid(s, s.hands[s.seat], dues(s, longer))
        if left:
            yield reason("dewan.camp.pay", lacking=lacking(left), regions=(space,))
        elif any(free(s, space)) and not completes(s, longer):
            yield _no_way(s, longer)


def against_settle(s: Position, frame: Frame, _: None) -> Iterator[Reason]:
    """The path ends on a free space."""
    if len(frame) == 2:
        yield reason("dewan.camp.route", case="stay", regions=(frame[1],))
    yield from free(s, frame[-1])


def in_order(s: Position, path: Sequence[int]) -> list[Due]:
    """The dues in the order of payment: what goes to players, in the order of the path, then by terrain."""
    found = dues(s, path)
    order = [*dict.fromkeys(due.to for due in found if due.to != NOBODY), NOBODY]
    rank = {name: i for i, name in enumerate((*TERRAINS, ""))}
    return sorted(found, key=lambda due: (order.index(due.to), rank[due.terrain]))


def against_pay(s: Position, frame: Frame, card: str) -> Iterator[Reason]:
    """The card is in hand, matches, keeps the order of equal items, and leaves enough for the rest."""
    paid, least, path = frame[1], frame[2], frame[3:]
    wanted = in_order(s, path)[paid:]
    due = wanted[0]
    hand = s.hands[s.seat]
    kind = s.table.components.card(card).index
    if kind not in hand:
        yield reason("core.holds", card=card)
        return
    if not matches(s, kind, due):
        rule = "dewan.camp.pay" if due.to == NOBODY else "dewan.camp.through-match"
        yield reason(rule, card=card, terrain=due.terrain)
        return
    if kind < least:
        yield reason("core.order", case="passed", what="card", pick=card, other=s.table.components.cards[least].id)
        return
    if not _rest_paid(s, list(hand), kind, wanted):
        short = _lacking_after(s, list(hand), kind, wanted)
        yield reason("core.complete", case="payment" if short else "order", card=card, lacking=short)


def _rest_paid(s: Position, hand: list[int], kind: int, wanted: Sequence[Due]) -> bool:
    """Whether the rest can be paid after this card, equal items by cards in ascending order."""
    left = list(hand)
    left.remove(kind)
    rest = list(wanted[1:])
    if unpaid(s, left, rest):
        return False
    if rest and rest[0] == wanted[0]:
        others = [other for other in sorted(set(left)) if other >= kind and matches(s, other, rest[0])]
        return any(_rest_paid(s, left, other, rest) for other in others)
    return True


def _lacking_after(s: Position, hand: list[int], kind: int, wanted: Sequence[Due]) -> dict[str, int]:
    hand.remove(kind)
    return lacking(unpaid(s, hand, wanted[1:]))
