"""What stands against an outcome of chance, or against a player's action while chance decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamepkg.core.types import Reason
from gamepkg.stoneage import table as t
from gamepkg.stoneage.notation import CHANCE_KINDS
from gamepkg.stoneage.state import Frame, Position
from gamepkg.stoneage.why.kit import reason

ASKED = {t.ROLL: "roll", t.DRAW: "deal", t.REFILL: "deal", t.REVEAL: "reveal"}


def against_outcome(s: Position, frame: Frame, given: str, args: tuple[Any, ...]) -> Iterator[Reason]:
    """One side of this pair is chance: the frame or the action."""
    if given not in CHANCE_KINDS:
        yield reason("core.chance", case="player")
    elif frame[0] not in ASKED:
        yield reason("core.chance", case="outcome", seat=s.seat)
    elif given != ASKED[frame[0]]:
        yield reason("core.chance", case="kind", asked=ASKED[frame[0]], given=given)
    elif frame[0] == t.ROLL:
        if len(args[0]) != frame[1]:
            yield reason("core.chance", case="dice", dice=frame[1], shown=len(args[0]))
    elif not _unseen(s, frame, args[0]):
        yield reason("core.chance", case="pile", card=args[0])


def _unseen(s: Position, frame: Frame, name: str) -> bool:
    """Whether nobody has seen this card or tile yet."""
    components = s.table.components
    if frame[0] == t.REVEAL:
        return bool(s.unseen >> components.tile(name).index & 1)
    return bool(s.deck >> components.card(name).index & 1)
