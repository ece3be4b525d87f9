"""A position that is being set up: plain values as in docs/positions.md, not necessarily possible yet."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from gamepkg import PositionError, state_from_dict
from gamepkg.core.game import State
from gamepkg.core.limits import read_json
from gamepkg.core.record import to_text


class Draft:
    """The values of a position. A game may say in ``worked_out`` what follows from the rest, so that it is left out."""

    worked_out: ClassVar[tuple[str, ...]] = ()

    def __init__(self, data: dict[str, Any], state: State, components: str | None = None) -> None:
        self.data = data
        self.components = components

    @classmethod
    def of(cls, state: State, whole: bool = False) -> Self:
        """The draft of a position; what follows from the rest is left out, and so is what waits in the middle of a turn
        unless ``whole``.
        """
        components = state.options.get("components")
        data = cls.shown(state.to_dict(), whole)
        for key in filter(data.__contains__, cls.worked_out):
            less = {name: value for name, value in data.items() if name != key}
            try:
                same = state_from_dict(less, components).to_dict()[key] == data[key]
            except PositionError:
                same = False
            data = less if same else data
        return cls(data, state, components)

    @classmethod
    def shown(cls, data: dict[str, Any], whole: bool) -> dict[str, Any]:
        """What a draft shows of a position: unless it is the ``whole``, nothing waits in the middle of a turn."""
        return data

    @classmethod
    def of_text(cls, text: str, components: str | None = None) -> Self:
        """The draft that a text of JSON describes; `PositionError` where it is impossible."""
        return cls.of(state_from_dict(read_json(text, PositionError, "text"), components), whole=True)

    def text(self) -> str:
        """The values as JSON, a line for each."""
        return to_text(self.data)

    def read(self) -> State:
        """The position; `PositionError` names what is impossible."""
        return state_from_dict(self.data, self.components)
