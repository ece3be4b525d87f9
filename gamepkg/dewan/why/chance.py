"""Why an outcome is none: nobody draws now, or what it names is not there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamepkg.core.types import Reason
from gamepkg.dewan import table as t
from gamepkg.dewan.names import EVENTS
from gamepkg.dewan.notation import CHANCE_KINDS
from gamepkg.dewan.state import Frame, Position
from gamepkg.dewan.why.kit import reason

FRAME_OF: Final = {"deal": t.DEAL, "story-dealt": t.STORY_DEAL, "berry-to": t.SPLIT}


def against_outcome(s: Position, frame: Frame, kind: str, argument: int | str | None) -> Iterator[Reason]:
    """What stands against an action while chance decides, or against an outcome at any time."""
    if kind not in CHANCE_KINDS:
        yield reason("core.chance", case="player")
    elif FRAME_OF[kind] != frame[0]:
        yield reason("core.chance", case="outcome", seat=s.seat)
    elif not _there(s, frame, argument):
        yield reason("core.chance", case="pile", what=argument)


def _there(s: Position, frame: Frame, argument: int | str | None) -> bool:
    if frame[0] == t.DEAL:
        events = s.table.scenario in EVENTS and frame[1] == 0
        pool = (s.event_pile if events else s.pile)[0][0]
        return any(s.table.components.cards[kind].id == argument for kind in s.pools[pool])
    if frame[0] == t.STORY_DEAL:
        return any(s.table.components.stories[tile].id == argument for tile in s.story_pile)
    return argument in frame[2:]
