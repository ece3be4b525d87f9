"""What lessons ask a game besides its telling: places by their names, what lies before a player, amounts to be found.

Each game that has lessons has a module ``gamepkg/<game>/study.py`` with all names of `Study`.

>>> study("deus").region_name(None, 7, "en")
'7'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from gamepkg.core.registry import MODULES

if TYPE_CHECKING:
    from gamepkg.scene import Legend


class Thing(NamedTuple):
    """A card, tile or good that lies before a player.

    ``id`` is the one that a lesson may light it by; ``parts`` are its halves or just one: words with the terrain or
    token that stands beside them.
    """

    id: str
    parts: tuple[Legend, ...]


class Holding(NamedTuple):
    """Things that lie together, under a heading: a hand, the tucked cards, goods."""

    title: str
    things: tuple[Thing, ...]


Measure = Callable[..., int]
"""``measure(state, seat, *words)``; a word that names a region comes as its number, as text."""
Finding = Callable[..., Iterable[int]]
"""The same, with regions as the result."""


class Study(Protocol):
    """What a game offers its lessons."""

    @property
    def MEASURES(self) -> Mapping[str, Measure]:
        """Amounts by the names that lessons have for them."""
        ...

    @property
    def FINDINGS(self) -> Mapping[str, Finding]:
        """Sets of regions by the names that lessons have for them."""
        ...

    def names(self, state: Any) -> Mapping[str, int]:
        """The regions by the words that notation has for them."""
        ...

    def region_name(self, state: Any, region: int, lang: str) -> str:
        """What the board calls a region: its number, or the name of a place."""
        ...

    def holdings(self, state: Any, seat: int, viewer: int, lang: str) -> tuple[Holding, ...]:
        """What lies before a seat as far as the viewer knows it, without headings that hold nothing."""
        ...


def study(game: str) -> Study:
    """The module that answers the lessons of a game."""
    return cast("Study", import_module(f"{MODULES[game]}.study"))
