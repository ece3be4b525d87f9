"""What comes of a try: a refusal with its reasons, or an outlook; looked up without touching the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from gamepkg import CHANCE, Match
from gamepkg.core.event import Event
from gamepkg.core.types import Action, Reason
from gamepkg.deus.notation import BLOCKS
from gamepkg.deus.phrases.asking import edge_price

REGIONAL: Final = frozenset(kind for kind, domain, _ in BLOCKS if domain == "region")
"""The kinds of action whose argument is a region, so that a click on the map can mean them."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A try that the rules do not allow: the action, its region if it has one, and every broken rule."""

    action: int
    region: int | None
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a try would do: its events, the position after it, the points each seat gains, whether chance comes next."""

    events: tuple[Event, ...]
    state: Any
    gains: tuple[int, ...]
    chance: bool


def region_of_action(action: Action) -> int | None:
    """The region that an action is about, if it is about one."""
    return int(action.args[0]) if action.kind in REGIONAL else None


def targets_of(state: Any, legal: Sequence[int]) -> dict[int, int]:
    """The regions that these actions are about, each with its price in VP; none while chance decides."""
    found: dict[int, int] = {}
    for action in map(state.table.ids.action, legal if state.to_move != CHANCE else ()):
        region = region_of_action(action)
        if region is not None:
            found[region] = edge_price(state, region) if action.kind == "place" else 0
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
