"""Which resource may be paid next towards a price, so that the whole price can still be paid.

``held`` and ``paid`` are amounts of the four resources, ``lowest`` the one that was paid last; resources are paid in
ascending order. A kind of price is an entry of `COSTS` and of `COMPLETE`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

Amounts = Sequence[int]
KINDS: Final = range(4)


def next_any(price: Amounts, held: Amounts, paid: Amounts, lowest: int) -> list[int]:
    """Exactly ``price[0]`` resources of any kinds."""
    left = price[0] - sum(paid)
    found = []
    there = 0
    for kind in range(3, lowest - 1, -1):
        spare = held[kind] - paid[kind]
        there += spare
        if spare and there >= left > 0:
            found.append(kind)
    return found[::-1]


def next_fixed(price: Amounts, held: Amounts, paid: Amounts, lowest: int) -> list[int]:
    """Exactly these amounts."""
    if any(held[kind] < price[kind] for kind in KINDS):
        return []
    return [next(kind for kind in KINDS if paid[kind] < price[kind])] if sum(paid) < sum(price) else []


def next_kinds(price: Amounts, held: Amounts, paid: Amounts, lowest: int) -> list[int]:
    """Exactly ``price[0]`` resources of exactly ``price[1]`` kinds."""
    left, kinds = price[0] - sum(paid), price[1] - sum(1 for amount in paid if amount)
    return [
        kind
        for kind in range(lowest, 4)
        if held[kind] > paid[kind] and left and _fits(held, paid, kind, left - 1, kinds - (not paid[kind]))
    ]


def _fits(held: Amounts, paid: Amounts, kind: int, left: int, kinds: int) -> bool:
    """Whether ``left`` more, with exactly so many new kinds after this one, can follow one of ``kind``."""
    later = sorted((held[other] for other in range(kind + 1, 4) if held[other]), reverse=True)
    if not 0 <= kinds <= min(left, len(later)):
        return False
    return held[kind] - paid[kind] - 1 + sum(later[:kinds]) >= left


def next_range(price: Amounts, held: Amounts, paid: Amounts, lowest: int) -> list[int]:
    """``price[0]`` to ``price[1]`` resources of any kinds."""
    if sum(paid) < price[0]:
        return next_any(price, held, paid, lowest)
    return [kind for kind in range(lowest, 4) if held[kind] > paid[kind]] if sum(paid) < price[1] else []


COSTS: Final[dict[str, Callable[[Amounts, Amounts, Amounts, int], list[int]]]] = {
    "any_count": next_any,
    "fixed": next_fixed,
    "exact_count_exact_kinds": next_kinds,
    "range_any": next_range,
}

COMPLETE: Final[dict[str, Callable[[Amounts, Amounts], bool]]] = {
    "any_count": lambda price, paid: sum(paid) == price[0],
    "fixed": lambda price, paid: sum(paid) == sum(price),
    "exact_count_exact_kinds": lambda price, paid: sum(paid) == price[0],
    "range_any": lambda price, paid: sum(paid) == price[1],
}
"""Whether nothing more can be paid."""

ENOUGH: Final[dict[str, Callable[[Amounts, Amounts], bool]]] = {
    "range_any": lambda price, paid: price[0] <= sum(paid) < price[1],
}
"""Whether the payment may be left at this; only prices that leave the number open have an entry."""
