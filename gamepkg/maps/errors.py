"""The error of a map question about a region that the board does not have."""

from __future__ import annotations

from gamepkg.core.errors import FieldError


class RegionError(FieldError):
    """A region number is not on the board, or is no village, sea, ... where one is asked for."""
