"""A small board for examples: a village in the middle, its ring of six regions, and twelve regions around them.

::

           1 swamp    2 field    3 sea
       4 forest   5 sea    6 forest   7 mountain
    8 sea   9 swamp  10 village  11 field  12 forest
      13 field  14 mountain  15 sea   16 forest
         17 mountain  18 swamp   19 sea
"""

from __future__ import annotations

from typing import Final

from gamepkg.maps.board import Board, Cell, Ground

GROUND: Final = Ground(("field", "forest", "swamp", "mountain", "sea", "village"), sea="sea", village="village")

ROWS: Final = (
    (-2, 0, "swamp field sea"),
    (-1, -1, "forest sea forest mountain"),
    (0, -2, "sea swamp village field forest"),
    (1, -2, "field mountain sea forest"),
    (2, -2, "mountain swamp sea"),
)
"""For each row: r, the first q, and the terrains from left to right."""


def example_board() -> Board:
    """The board drawn above.

    >>> example_board()
    <Board 'Example': 19 regions, 1 village>
    """
    cells = [Cell(q + i, r, terrain) for r, q, row in ROWS for i, terrain in enumerate(row.split())]
    return Board.of(cells, GROUND, "Example")
