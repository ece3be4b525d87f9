"""Sets of region numbers as integers: bit ``i`` stands for region ``i``; bit 0 is never used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, ascending.

    >>> list(bits(0b101010))
    [1, 3, 5]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[int]) -> int:
    """The integer with these bits set.

    >>> bin(mask_of([5, 1, 3]))
    '0b101010'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
