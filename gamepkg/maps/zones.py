"""Connected parts of a set of regions, by flood fill on masks; the fast twin of ``networkx.connected_components``."""

from __future__ import annotations

from collections.abc import Sequence

from gamepkg.maps.bits import bits


def flood(near: Sequence[int], start: int, allowed: int) -> int:
    """The mask of all regions that can be reached from ``start`` without leaving ``allowed``.

    ``near`` are the neighbour masks of a board, ``start`` a mask (what of it is not allowed is left out).
    """
    reached = frontier = start & allowed
    while frontier:
        around = 0
        for i in bits(frontier):
            around |= near[i]
        frontier = around & allowed & ~reached
        reached |= frontier
    return reached


def components(near: Sequence[int], mask: int) -> tuple[int, ...]:
    """The connected parts of ``mask``, the one with the lowest region number first. O(regions).

    >>> components((0, 0b100, 0b010, 0), 0b1110)
    (6, 8)
    """
    parts = []
    while mask:
        part = flood(near, mask & -mask, mask)
        parts.append(part)
        mask ^= part
    return tuple(parts)


def largest(near: Sequence[int], mask: int) -> int:
    """The part with the most regions, of several the one with the lowest region number; 0 for no region.

    >>> largest((0, 0b100, 0b010, 0), 0b1110)
    6
    """
    return max(components(near, mask), key=int.bit_count, default=0)
