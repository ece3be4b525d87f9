"""A set of regions of one board, for people; a mask inside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import dataclass
from typing import Any, Self

from gamepkg.maps.bits import bits, mask_of
from gamepkg.maps.board import Board
from gamepkg.maps.errors import RegionError
from gamepkg.maps.zones import components


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RegionSet(Set[int]):
    """An immutable set of region numbers that knows its board; it iterates in ascending order.

    It equals any set of the same numbers. ``|``, ``&``, ``-`` and ``^`` take sets of the same board and any iterable
    of numbers, on either side.

    >>> from gamepkg.maps.example import example_board
    >>> some = RegionSet.of(example_board(), [8, 3, 5])
    >>> some
    RegionSet({3, 5, 8})
    >>> some | [4], some & {5, 6}, 4 in some, len(some), some.mask
    (RegionSet({3, 4, 5, 8}), RegionSet({5}), False, 3, 296)
    >>> some.neighbours()
    RegionSet({1, 2, 4, 6, 7, 9, 10, 13})
    """

    board: Board
    mask: int = 0

    def __post_init__(self) -> None:
        if self.mask & ~_all(self.board):
            raise _unknown(self.board, next(bits(self.mask & ~_all(self.board))))

    @classmethod
    def of(cls, board: Board, numbers: Iterable[int]) -> Self:
        """The set of these regions; raises `RegionError` for a number that the board does not have."""
        return cls(board, _mask(board, numbers))

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and number > 0 and bool(self.mask >> number & 1)

    def __iter__(self) -> Iterator[int]:
        return bits(self.mask)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __hash__(self) -> int:
        return self._hash()

    def __repr__(self) -> str:
        return f"RegionSet({{{', '.join(map(str, self))}}})"

    def _repr_svg_(self) -> str | None:
        from gamepkg.scene.bare import notebook_picture

        return notebook_picture(self.board, self)

    def neighbours(self) -> Self:
        """The regions outside the set that are adjacent to one in it."""
        around = mask_of(j for i in self for j in self.board.neighbours[i])
        return type(self)(self.board, around & ~self.mask)

    def components(self) -> tuple[Self, ...]:
        """The connected parts, the one with the lowest number first."""
        return tuple(type(self)(self.board, part) for part in components(self.board.near, self.mask))

    def _combine(self, other: object, combine: Callable[[int, int], int]) -> Any:
        if not isinstance(other, Iterable):
            return NotImplemented
        if isinstance(other, RegionSet) and other.board != self.board:
            raise RegionError("regions", "are of two different boards")
        return type(self)(self.board, combine(self.mask, _mask(self.board, other)))

    def __or__(self, other: Iterable[Any]) -> Self:
        return self._combine(other, lambda a, b: a | b)  # type: ignore[no-any-return]

    def __and__(self, other: Iterable[Any]) -> Self:
        return self._combine(other, lambda a, b: a & b)  # type: ignore[no-any-return]

    def __sub__(self, other: Iterable[Any]) -> Self:
        return self._combine(other, lambda a, b: a & ~b)  # type: ignore[no-any-return]

    def __rsub__(self, other: Iterable[Any]) -> Self:
        return self._combine(other, lambda a, b: b & ~a)  # type: ignore[no-any-return]

    def __xor__(self, other: Iterable[Any]) -> Self:
        return self._combine(other, lambda a, b: a ^ b)  # type: ignore[no-any-return]

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__


def _all(board: Board) -> int:
    return (2 << board.n) - 2


def _mask(board: Board, numbers: Iterable[object]) -> int:
    if isinstance(numbers, RegionSet):
        return numbers.mask
    mask = 0
    for number in numbers:
        if not isinstance(number, int) or number not in board.regions:
            raise _unknown(board, number)
        mask |= 1 << number
    return mask


def _unknown(board: Board, number: object) -> RegionError:
    return RegionError("region", f"must be from 1 to {board.n}, not {number!r}")
