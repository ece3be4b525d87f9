"""What comes of a try: a refusal with its reasons, or an outlook; looked up without touching the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamepkg import CHANCE, Match
from gamepkg.core.event import Event
from gamepkg.core.types import Reason
from gamepkg.text.telling import telling


@dataclass(frozen=True, slots=True)
class Refusal:
    """A try that the rules do not allow: the action, its region if it has one, and every broken rule.

    A whole gesture that cannot be has no action; ``message`` says instead what cannot be done in the region.
    """

    action: int | None
    region: int | None
    reasons: tuple[Reason, ...]
    message: str = ""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a try would do: its events, the position after it, the points each seat gains, whether chance comes next."""

    events: tuple[Event, ...]
    state: Any
    gains: tuple[int, ...]
    chance: bool


def targets_of(state: Any, legal: Sequence[int]) -> dict[int, int]:
    """The regions that these actions or a whole gesture are about, each with its lowest price; none for chance."""
    told = telling(state.game)
    if state.to_move == CHANCE or not legal:
        return {}
    found = dict(told.goals(state))
    for number in legal:
        region = told.region_of_action(state, number)
        if region is not None:
            price = told.price(state, number)
            found[region] = min(price, found.get(region, price))
    return found


def events_of_gesture(match: Match) -> tuple[Event, ...]:
    """What has happened since the gesture began."""
    steps = match.steps[: match.cursor]
    first = next((step.first_event for step in reversed(steps) if step.opens), 0)
    log, read = match.state.log or [], match.state.vocabulary.read
    return tuple(read(index, log[index]) for index in range(first, len(log)))


def try_out(match: Match, number: int) -> Outlook:
    """What one action would do, forced steps behind it included."""
    found = match.preview(number)
    return Outlook(found.events, found.state_after, found.points, found.chance)


def foresee(now: Any, steps: Sequence[str]) -> Outlook:
    """What the steps of a gesture would do together, from the position ``now``."""
    before, state, first = now.points(), now.copy(), len(now.log)
    state.log = list(now.log)
    for step in steps:
        state.apply(state.parse(step))
    read = state.vocabulary.read
    events = tuple(read(index, state.log[index]) for index in range(first, len(state.log)))
    gains = tuple(after - then for after, then in zip(state.points(), before, strict=True))
    return Outlook(events, state, gains, state.to_move == CHANCE)


def unread(state: Any, legal: Sequence[int], text: str, place: int) -> tuple[str, dict[str, str]]:
    """The message about a typed line that could be read only up to ``place``, and its values."""
    read, rest = text[:place].strip(), text[place:].strip()
    message = "explore-unread-rest" if read and rest else "explore-unread-more" if read else "explore-unread"
    example = state.format(legal[0]) if legal else "undo"
    return message, {"read": read[:40], "rest": rest[:40], "example": example}
