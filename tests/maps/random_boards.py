"""Boards for property tests."""

from hypothesis import strategies as st

from gamepkg.maps import hex
from gamepkg.maps.board import Cell, Ground

PLAIN = Ground(("field", "sea", "village"), sea="sea", village="village")


@st.composite
def connected_cells(draw, most=40):
    """The cells of a random board, grown cell by cell from (0, 0), so that they are connected and may have holes."""
    places = [(0, 0)]
    for step in draw(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 5)), max_size=most - 1)):
        q, r = places[step[0] % len(places)]
        place = hex.neighbours(q, r)[step[1]]
        if place not in places:
            places.append(place)
    kinds = draw(st.lists(st.sampled_from(PLAIN.terrains), min_size=len(places), max_size=len(places)))
    return [Cell(q, r, kind) for (q, r), kind in zip(places, kinds, strict=True)]
