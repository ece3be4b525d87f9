"""The map of a position that is being set up: a picture whose regions can be clicked."""

from __future__ import annotations

from typing import Final

from widgets.live import Live

CELL: Final = '<g role="img"'
"""How the picture of a region begins."""


class EditMap(Live):
    """A picture whose regions can be clicked; the list of regions beside it does the same by keyboard."""

    def picture(self, drawn: str) -> None:
        """Show the picture, each region with its number as its word."""
        head, *cells = drawn.split(CELL)
        self.html = head + "".join(f'<g data-do="cell {i}" role="img"{cell}' for i, cell in enumerate(cells, start=1))
