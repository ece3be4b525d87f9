"""Undo and redo by strides: the steps that one press of a button played are taken back by one press too."""

from __future__ import annotations

from gamepkg import Match


class Strides:
    """Which steps of a match were played together. A stride is the position it began at and the one it led to.

    >>> match, strides = Match("deus", players=3, seed=7), Strides()
    >>> first, second = match.state.hands[0][:2]
    >>> cards = match.state.table.components.cards
    >>> for step in (f"offer {cards[first].id}", "done"):
    ...     _ = match.play(step)
    >>> strides.add(0, match.cursor)
    >>> strides.undo(match)
    >>> match.cursor
    0
    """

    def __init__(self) -> None:
        self._ends: dict[int, int] = {}

    def add(self, begin: int, end: int) -> None:
        """Steps ``begin`` to ``end`` belong together; what was known of later ones is void."""
        self._ends = {first: last for first, last in self._ends.items() if last <= begin} | {begin: end}

    def undo(self, match: Match) -> None:
        """Back by one decision, or to the beginning of the stride it belongs to."""
        match.undo()
        at = match.cursor
        begin = next((first for first, last in self._ends.items() if first < at < last), at)
        while match.cursor > begin:
            match.undo()

    def redo(self, match: Match) -> None:
        """Forward by one decision, or by the whole stride that begins here."""
        end = self._ends.get(match.cursor, 0)
        match.redo()
        while match.cursor < min(end, len(match.steps)):
            match.redo()
