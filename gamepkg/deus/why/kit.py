"""What all subjects of `gamepkg.deus.why` use: reasons, what a player holds, picks in a fixed order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import Any

from gamepkg.core.types import Reason
from gamepkg.deus.names import COLOURS, GENERAL, READY, RES, RESERVE, RESOURCES
from gamepkg.deus.state import Position
from gamepkg.maps.deus_map import Holding


def reason(rule: str, because: Iterable[Reason] = (), **facts: Any) -> Reason:
    """A reason; facts are plain values."""
    return Reason(rule, MappingProxyType(facts), tuple(because))


def resources(s: Position) -> dict[str, int]:
    """The resources of the player on turn."""
    return dict(zip(RESOURCES, s.rows[s.seat][RES : RES + len(RESOURCES)], strict=True))


def stock(s: Position) -> dict[str, int]:
    """The resources in the supply."""
    return dict(zip(RESOURCES, s.stock, strict=False))


def ready(s: Position) -> dict[str, int]:
    """The ready pieces of the player on turn."""
    return dict(zip(GENERAL, s.rows[s.seat][READY : READY + len(GENERAL)], strict=True))


def reserve(s: Position) -> dict[str, int]:
    """The reserve of the player on turn."""
    return dict(zip(GENERAL, s.rows[s.seat][RESERVE : RESERVE + len(GENERAL)], strict=True))


def column(s: Position, colour: str) -> tuple[int, ...]:
    """A column of the player on turn, from the bottom; face-down cards as the engine marks them."""
    return s.columns[s.seat * len(COLOURS) + COLOURS.index(colour)]


def hand(s: Position) -> list[str]:
    """The ids of the cards in the hand of the player on turn."""
    return [s.table.components.cards[kind].id for kind in s.hands[s.seat]]


def own(s: Position) -> dict[int, Holding]:
    """The regions of the player on turn."""
    return {region: held for region, held in s.holdings().items() if held.seat == s.seat}


def own_with(s: Position, piece: str) -> list[int]:
    """The regions where the player on turn has such a piece, ascending."""
    return [region for region, held in own(s).items() if piece in held.pieces]


def out_of_order(what: str, pick: Any, other: Any, case: str = "passed") -> Reason:
    """``pick`` comes too late: ``other``, which follows it, is picked already; with ``case="later"`` too early."""
    return reason("core.order", case=case, what=what, pick=pick, other=other)


def against_pick(
    what: str, held: dict[str, int], lowest: int, left: int, pick: str, nothing: Reason
) -> Iterator[Reason]:
    """A pick in the order of ``held``, none before number ``lowest``; all ``left`` picks must be made.

    ``nothing`` is the reason when there is none of this kind.
    """
    names = list(held)
    at = names.index(pick)
    if at < lowest:
        yield out_of_order(what, pick, names[lowest])
    if not held[pick]:
        yield nothing
    elif at >= lowest and left_from(held, at) < left:
        skipped = [name for name in names[lowest:at] if held[name]]
        because = [out_of_order(what, name, pick) for name in skipped]
        yield reason("core.complete", because, case="picks", left=left, can=left_from(held, at))


def left_from(held: dict[str, int], at: int) -> int:
    """How many there are of the kinds from number ``at`` on."""
    return sum(list(held.values())[at:])


def grouped(reasons: Sequence[tuple[int, Reason]]) -> list[Reason]:
    """One reason for each rule, with all the regions that it closes; ``region`` is 0 then."""
    closes: dict[str, list[int]] = {}
    first: dict[str, Reason] = {}
    for region, found in reasons:
        closes.setdefault(found.rule, []).append(region)
        first.setdefault(found.rule, found)
    return [
        reason(rule, **{**first[rule].facts, "region": 0, "regions": tuple(regions)})
        for rule, regions in closes.items()
    ]
