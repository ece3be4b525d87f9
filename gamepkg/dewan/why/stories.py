"""Why a story, a tuck or a catch of fish is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.dewan.state import Frame, Position
from gamepkg.dewan.why.kit import reason


def against_story(s: Position, frame: Frame, story: str) -> Iterator[Reason]:
    """Only an open tile can be named."""
    if s.table.components.story(story).index not in s.story_row:
        rule = "dewan.camp.unlock-story" if s.frames[-1] == frame and len(s.frames) > 1 else "dewan.setup.story-draft"
        yield reason(rule, story=story)


def against_pile(s: Position, frame: Frame, _: None) -> Iterator[Reason]:
    """The pile must have a tile."""
    if not s.story_pile:
        yield reason("dewan.story.display-refill", case="empty")


def against_tuck(s: Position, frame: Frame, half: str) -> Iterator[Reason]:
    """Only a card of the hand is tucked."""
    card = half.partition("/")[0]
    if s.table.components.card(card).index not in s.hands[s.seat]:
        yield reason("core.holds", card=card)


def against_fish(s: Position, frame: Frame, card: str) -> Iterator[Reason]:
    """Only a card of the hand is discarded."""
    if s.table.components.card(card).index not in s.hands[s.seat]:
        yield reason("core.holds", card=card)
