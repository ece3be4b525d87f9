"""What all subjects of `gamepkg.stoneage.why` use: reasons, what a player holds, picks in a fixed order."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Any

from gamepkg.core.types import Reason
from gamepkg.stoneage.names import GOOD, RESOURCES
from gamepkg.stoneage.state import Position


def reason(rule: str, because: Iterable[Reason] = (), **facts: Any) -> Reason:
    """A reason; facts are plain values."""
    return Reason(rule, MappingProxyType(facts), tuple(because))


def resources(s: Position) -> dict[str, int]:
    """The resources of the player who is asked."""
    return dict(zip(RESOURCES, s.rows[s.seat][GOOD + 1 : GOOD + 5], strict=True))


def out_of_order(what: str, pick: Any, other: Any) -> Reason:
    """``pick`` comes too late: ``other``, which follows it, is picked already."""
    return reason("core.order", case="passed", what=what, pick=pick, other=other)
