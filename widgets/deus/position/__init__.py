"""Setting up a position of Deus by hand."""

from widgets.deus.position.editor import DeusEditor

__all__ = ["DeusEditor"]
