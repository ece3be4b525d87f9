"""What happened, for people: the events of a match step by step, and as a tree of causes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from gamepkg.core.event import NO_CAUSE, Event, RawEvent, Vocabulary, in_audience
from gamepkg.core.history import Step

HIDDEN: Final = "hidden"
"""The ``what`` of an event, and the text of a step, that a seat may not see."""


@dataclass(slots=True)
class Node:
    """An event and the events that it caused, in order."""

    event: Event
    children: list[Node] = field(default_factory=list)


class Journal(Sequence[Event]):
    """The events up to the position that the match shows, and the steps that they belong to.

    A step that was openly drawn again lists the earlier outcomes in ``replaced``.
    """

    __slots__ = ("events", "steps")

    def __init__(self, events: Sequence[Event], steps: Sequence[Step]) -> None:
        self.events = tuple(events)
        self.steps = tuple(steps)

    @classmethod
    def read(cls, vocabulary: Vocabulary, log: Sequence[RawEvent], steps: Sequence[Step]) -> Journal:
        """The journal of a raw log."""
        return cls([vocabulary.read(index, raw) for index, raw in enumerate(log)], steps)

    def __len__(self) -> int:
        return len(self.events)

    def __getitem__(self, index: int) -> Event:  # type: ignore[override]
        return self.events[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __repr__(self) -> str:
        return f"<Journal: {len(self.events)} events in {len(self.steps)} steps>"

    def since(self, step: int) -> tuple[Event, ...]:
        """The events of this step and all later ones."""
        return self.events[self._first(step) :]

    def of_step(self, step: int) -> tuple[Event, ...]:
        """The events of one step."""
        return self.events[self._first(step) : self._first(step + 1)]

    def tree(self) -> list[Node]:
        """The events that nothing caused, each with its consequences as children."""
        nodes = [Node(event) for event in self.events]
        roots: list[Node] = []
        for node in nodes:
            cause = node.event.cause
            (nodes[cause].children if 0 <= cause < node.event.index else roots).append(node)
        return roots

    def for_seat(self, seat: int | None) -> Journal:
        """The journal as a seat (``None``: a spectator) may read it.

        What a hidden event moved becomes ``"hidden"``. Hidden events that differ in nothing else become one event
        with their sum, so that neither their number nor their order tells anything. A step that the seat
        may not know loses its text and its action. Whether another player had a choice is not told.
        """
        steps: list[Step] = []
        events: list[Event] = []
        new_index: dict[int, int] = {}
        for number, step in enumerate(self.steps):
            first = len(events)
            for event in self.of_step(number):
                shown = event
                index, cause = len(events), new_index.get(event.cause, NO_CAUSE)
                if (index, cause) != (event.index, event.cause):
                    shown = replace(event, index=index, cause=cause)
                if not event.seen_by(seat):
                    shown = replace(shown, what=HIDDEN)
                    if len(events) > first and _alike(events[-1], shown):
                        before = events.pop()
                        shown = replace(before, amount=before.amount + event.amount)
                new_index[event.index] = shown.index
                events.append(shown)
            known = step if in_audience(step.audience, seat) else _masked(step)
            automatic = step.automatic and (step.chance or step.player == seat)
            steps.append(replace(known, first_event=first, automatic=automatic))
        return Journal(events, steps)

    def _first(self, step: int) -> int:
        if step < 0:
            raise IndexError(f"there is no step {step}")
        return self.steps[step].first_event if step < len(self.steps) else len(self.events)


def _alike(one: Event, other: Event) -> bool:
    return replace(one, index=other.index, amount=other.amount) == other


def _masked(step: Step) -> Step:
    return replace(step, action=-1, text=HIDDEN, replaced=(HIDDEN,) * len(step.replaced))
