"""The small values that engines, matches and pages exchange. All are frozen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

CHANCE: Final = -1
"""The player that dice and draws belong to; ``state.to_move`` when chance decides."""

Facts = Mapping[str, Any]
NO_FACTS: Final[Facts] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that a player can do, interned once for a game and its options.

    >>> str(Action(7, "place", (12,), "deus.place.later"))
    'place 12'
    """

    id: int
    kind: str
    args: tuple[int | str, ...]
    rule: str

    def __str__(self) -> str:
        return " ".join((self.kind, *map(str, self.args)))


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked now: of whom, what kind of step, and which rule asks.

    ``facts`` holds what a sentence about it needs (the card being built, what is still owed, ...).
    """

    player: int
    kind: str
    rule: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule that an action breaks, with the facts that show it.

    ``facts`` may hold ``regions`` (numbers to light on the map) and any value a sentence needs.
    ``because`` holds the reasons of each way that fails, for rules that say "cannot be completed".
    """

    rule: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    because: tuple[Reason, ...] = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.rule}({facts})" if facts else self.rule


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet: ``points`` and the evidence for them.

    ``points`` is ``count * each`` unless the rule caps or splits it; ``where`` lists regions, ``cards`` card ids.
    ``label`` is the source (``"villages"``, ``"temple"``...), ``facts`` what a sentence needs.
    """

    rule: str
    label: str
    count: int
    each: int
    points: int
    where: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    facts: Facts = field(default_factory=lambda: NO_FACTS)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """The lines of one seat and their sum."""

    total: int
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score of every seat; ``final`` is false while the game goes on ("if it ended now")."""

    seats: tuple[SeatScore, ...]
    final: bool

    def __iter__(self) -> Iterator[SeatScore]:
        return iter(self.seats)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    ``ranking`` holds for each place the seats that share it, the winners first.
    ``tiebreak`` holds lines that decided between equal totals, none where the game has no tie-break.
    """

    reason: str
    rule: str
    ranking: tuple[tuple[int, ...], ...]
    tiebreak: tuple[ScoreLine, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return self.ranking[0]
