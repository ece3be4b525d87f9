from itertools import product
from math import dist, isclose, sqrt

import pytest

from gamepkg.maps import hex

CELLS = list(product(range(-3, 4), repeat=2))


def shared_corners(a, b):
    return [p for p in hex.corners(*a) if any(dist(p, other) < 1e-9 for other in hex.corners(*b))]


def test_directions_go_round_anticlockwise_from_the_east():
    assert hex.DIRECTIONS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    east, north_east, north_west, west, south_west, south_east = (hex.centre(*d) for d in hex.DIRECTIONS)
    half = sqrt(3) / 2
    for got, expected in [
        (east, (2 * half, 0)),
        (north_east, (half, -1.5)),
        (north_west, (-half, -1.5)),
        (west, (-2 * half, 0)),
        (south_west, (-half, 1.5)),
        (south_east, (half, 1.5)),
    ]:
        assert dist(got, expected) < 1e-9


@pytest.mark.rule("deus.board.adjacent")
def test_adjacent_cells_are_exactly_those_that_share_a_side():
    for cell in CELLS:
        adjacent = cell in hex.neighbours(0, 0)
        apart = dist(hex.centre(0, 0), hex.centre(*cell))
        assert adjacent == isclose(apart, sqrt(3))
        assert adjacent == (len(shared_corners((0, 0), cell)) == 2)
        assert adjacent == (hex.distance((0, 0), cell) == 1)


@pytest.mark.parametrize("i", range(6))
def test_side_i_is_shared_with_the_neighbour_in_direction_i(i):
    corners = hex.corners(2, -1)
    side = [corners[i], corners[(i + 1) % 6]]
    neighbour = hex.neighbours(2, -1)[i]
    for corner in side:
        assert any(dist(corner, p) < 1e-9 for p in shared_corners((2, -1), neighbour))


def test_corners_are_one_from_the_centre_and_one_from_each_other_with_one_on_top():
    centre, corners = hex.centre(1, 2), hex.corners(1, 2)
    assert all(isclose(dist(centre, p), 1) for p in corners)
    assert all(isclose(dist(corners[i - 1], corners[i]), 1) for i in range(6))
    top = min(corners, key=lambda p: p[1])
    assert dist(top, (centre[0], centre[1] - 1)) < 1e-9


@pytest.mark.parametrize(
    ("a", "b", "steps"), [((0, 0), (0, 0), 0), ((0, 0), (2, -1), 2), ((0, 0), (2, 1), 3), ((-1, 2), (2, -2), 4)]
)
def test_distance(a, b, steps):
    assert hex.distance(a, b) == hex.distance(b, a) == steps


def test_six_turns_are_none():
    assert [hex.rotate(i, 6) for i in range(6)] == list(range(6))
    assert hex.rotate(5, 1) == 0
