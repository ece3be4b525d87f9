"""The log: tuples of ints while a game runs, `Event` objects when somebody reads it.

An event says that ``amount`` of a ``what`` went from one account to another, by which rule, and because of which
earlier event. The sum of all events since the start, added to the starting ledger, is the ledger of the position.

While a game runs the log is ``None`` or a list of tuples
``(rule, seat, source, target, what, amount, cause, visible)``, all ints: indices into the game's `Vocabulary`.
``cause`` is the index of the event behind this one, -1 for none. ``visible`` is a bitmask of seats, -1 for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

RawEvent = tuple[int, int, int, int, int, int, int, int]
Ledger = dict[tuple[str, str], int]
"""Amounts by (account, what), zero entries left out."""

EVERYBODY = -1
NO_CAUSE = -1


def in_audience(mask: int, seat: int | None) -> bool:
    """Whether a seat (``None``: a spectator) belongs to a bitmask of seats.

    >>> in_audience(0b10, 1), in_audience(0b10, 0), in_audience(0b10, None), in_audience(EVERYBODY, None)
    (True, False, False, True)
    """
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


@dataclass(frozen=True, slots=True)
class Event:
    """One readable event; ``source`` and ``target`` are accounts such as ``"seat 0"``, ``"supply"``, ``"region 12"``.

    An event with ``amount`` 0 moves nothing: it tells that something began, was skipped or was decided.
    """

    index: int
    rule: str
    seat: int
    source: str
    target: str
    what: str
    amount: int
    cause: int
    visible: int

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat (``None``: a spectator) may see what was moved."""
        return in_audience(self.visible, seat)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words behind the ints of a game's log: rules, accounts and things, in fixed orders."""

    rules: tuple[str, ...]
    accounts: tuple[str, ...]
    things: tuple[str, ...]

    def read(self, index: int, raw: RawEvent) -> Event:
        """The event of a raw tuple."""
        rule, seat, source, target, what, amount, cause, visible = raw
        accounts = self.accounts
        return Event(
            index, self.rules[rule], seat, accounts[source], accounts[target], self.things[what], amount, cause, visible
        )


def add_events(ledger: Mapping[tuple[str, str], int], events: Iterable[Event]) -> Ledger:
    """The ledger after these events; accounts are never cut off at zero, so a negative amount shows a wrong event.

    >>> event = Event(0, "deus.build.cost", 0, "seat 0", "supply", "wood", 2, -1, -1)
    >>> add_events({("seat 0", "wood"): 3}, [event])
    {('seat 0', 'wood'): 1, ('supply', 'wood'): 2}
    """
    total = dict(ledger)
    for event in events:
        for account, amount in ((event.source, -event.amount), (event.target, event.amount)):
            key = (account, event.what)
            total[key] = total.get(key, 0) + amount
    return {key: amount for key, amount in total.items() if amount}
