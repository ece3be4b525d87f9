"""Setting up a position by hand: a draft, which may be impossible for a while, and the forms that change it."""

from widgets.panels.position.editor import PositionEditor

__all__ = ["PositionEditor"]
