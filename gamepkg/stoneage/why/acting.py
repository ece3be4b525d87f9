"""Why a place cannot be used, a tool not be added, a die or resource not be taken."""

from __future__ import annotations

from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.stoneage.names import AT, CARDS, FRESH, OPEN, RESOURCES, TOOL_LIMIT, USED
from gamepkg.stoneage.state import Frame, Position
from gamepkg.stoneage.why.kit import out_of_order, reason


def against_use(s: Position, frame: Frame, place: str) -> Iterator[Reason]:
    """Use own people at a place."""
    row = s.rows[s.seat]
    if not row[AT + s.table.number_of[place]]:
        own = tuple(other.id for p, other in enumerate(s.table.places) if row[AT + p])
        yield reason("stoneage.ui.choose-location", place=place, own=own)


def against_redeem(s: Position, frame: Frame, card: str) -> Iterator[Reason]:
    """Take the resources of a card that was kept."""
    held = s.table.components.card(card)
    row = s.rows[s.seat]
    if held.top.kind != "any_resources_later":
        yield reason("stoneage.card.any-two", case="kind", card=card)
    elif not row[CARDS] >> held.index & 1:
        yield reason("core.holds", case="card", card=card)
    elif not row[OPEN] >> held.index & 1:
        yield reason("stoneage.card.any-two", case="used", card=card)


def against_now(s: Position, frame: Frame, card: str) -> Iterator[Reason]:
    """Take the resources of the card just acquired at once."""
    asked = s.table.components.cards[frame[1]].id
    if card != asked:
        yield reason("stoneage.card.any-two", case="other", card=card, asked=asked)


def against_take(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Take a resource of choice."""
    if RESOURCES.index(resource) < frame[2]:
        yield out_of_order("resource", resource, RESOURCES[frame[2]])


def against_die(s: Position, frame: Frame, face: int) -> Iterator[Reason]:
    """Take one of the dice for all."""
    dice = s.frames[-2][3:]
    if face not in dice:
        yield reason("stoneage.card.dice-for-all", face=face, dice=dice)


def against_tool(s: Position, frame: Frame, value: int) -> Iterator[Reason]:
    """Add a tool to the roll."""
    row, last = s.rows[s.seat], frame[4]
    if last > TOOL_LIMIT:
        yield out_of_order("tool", value, s.table.components.cards[last - TOOL_LIMIT - 1].id)
    elif value < last:
        yield out_of_order("tool", value, last)
    if not row[FRESH + value - 1]:
        if row[USED + value - 1]:
            yield reason("stoneage.tools.once", value=value)
        else:
            yield reason("core.holds", case="tool", value=value)


def against_one_use(s: Position, frame: Frame, card: str) -> Iterator[Reason]:
    """Add a one-use tool to the roll."""
    held, row, last = s.table.components.card(card), s.rows[s.seat], frame[4]
    if held.top.kind != "one_use_tool":
        yield reason("stoneage.tools.one-use", case="kind", card=card)
    elif not row[CARDS] >> held.index & 1:
        yield reason("core.holds", case="card", card=card)
    elif not row[OPEN] >> held.index & 1:
        yield reason("stoneage.tools.one-use", case="used", card=card)
    elif held.index < last - TOOL_LIMIT - 1:
        yield out_of_order("card", card, s.table.components.cards[last - TOOL_LIMIT - 1].id)
