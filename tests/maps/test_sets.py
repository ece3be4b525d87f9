"""Bits, zones and region sets; masks against plain twins."""

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamepkg.maps.bits import bits, mask_of
from gamepkg.maps.board import Board
from gamepkg.maps.errors import RegionError
from gamepkg.maps.example import example_board
from gamepkg.maps.region_set import RegionSet
from gamepkg.maps.zones import components, flood, largest
from tests.maps.random_boards import PLAIN, connected_cells

BOARD = example_board()
numbers = st.frozensets(st.integers(1, 19))


@given(connected_cells(), st.integers(0, 2**41 - 1))
@settings(max_examples=80, deadline=None)
def test_components_equal_their_networkx_twin(cells, mask):
    board = Board.of(cells, PLAIN)
    mask &= mask_of(board.regions)
    twin = sorted(nx.connected_components(board.graph.subgraph(bits(mask))), key=min)
    parts = components(board.near, mask)
    assert [set(bits(part)) for part in parts] == twin
    assert largest(board.near, mask).bit_count() == max(map(len, twin), default=0)


def test_flood_stays_inside():
    assert list(bits(flood(BOARD.near, 1 << 1, BOARD.land))) == [1, 2, 4, 6, 7, 9, 11, 12, 13, 14, 16, 17, 18]
    assert flood(BOARD.near, 1 << 3, BOARD.land) == 0
    assert list(bits(flood(BOARD.near, 1 << 3, BOARD.sea))) == [3]


def test_largest_takes_the_lowest_number_of_equals():
    assert [list(bits(p)) for p in components(BOARD.near, BOARD.sea)] == [[3], [5], [8], [15, 19]]
    assert list(bits(largest(BOARD.near, BOARD.sea))) == [15, 19]
    assert list(bits(largest(BOARD.near, mask_of([3, 5, 8])))) == [3]


@given(numbers, numbers)
def test_a_region_set_is_a_set(a, b):
    x, y = RegionSet.of(BOARD, a), RegionSet.of(BOARD, b)
    for other in (y, b, set(b)):
        assert x | other == other | x == a | b
        assert x & other == other & x == a & b
        assert x ^ other == other ^ x == a ^ b
        assert x - other == a - b
        assert other - x == b - a
        assert (x <= other, x < other, x >= other, x > other) == (a <= b, a < b, a >= b, a > b)
        assert (x == other) == (a == b)
    assert x.isdisjoint(b) == a.isdisjoint(b)
    assert isinstance(x | b, RegionSet)
    assert isinstance(b - x, RegionSet)
    assert isinstance(x | list(b), RegionSet)
    assert hash(x) == hash(a)
    assert list(x) == sorted(a)
    assert (len(x), bool(x)) == (len(a), bool(a))
    assert all((i in x) == (i in a) for i in range(-1, 25))


def test_repr_neighbours_and_components():
    some = RegionSet.of(BOARD, [16, 1, 2])
    assert repr(some) == "RegionSet({1, 2, 16})"
    assert repr(RegionSet(BOARD)) == "RegionSet({})"
    assert some.neighbours() == {3, 4, 5, 6, 11, 12, 15, 19}
    assert some.components() == ({1, 2}, {16})


def test_a_region_set_is_immutable_and_knows_its_board():
    some = RegionSet.of(BOARD, [1])
    with pytest.raises(AttributeError):
        some.mask = 4
    with pytest.raises(RegionError, match="from 1 to 19, not 20"):
        some | [20]
    with pytest.raises(RegionError, match="not 0"):
        RegionSet(BOARD, 1)
    with pytest.raises(RegionError, match="'x'"):
        RegionSet.of(BOARD, "x")
    with pytest.raises(TypeError):
        some | 3
