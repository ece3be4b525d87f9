"""The cards and tiles of Dewan, and where each value comes from.

What is published are numbers, kinds and the grammar of the symbols; the faces of cards, stories and tiles were found
nowhere, so those of the package's own set are stand-ins. An owner of the box may write a file with the real values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from gamepkg.core.component_sets import ComponentSets
from gamepkg.core.errors import ComponentError
from gamepkg.core.problems import Problem
from gamepkg.dewan.names import NO_SYMBOL, SYMBOLS, TERRAINS

MARKS: Final = ("published", "stand-in")

T = TypeVar("T", "CardKind", "StoryTile")


@dataclass(frozen=True, slots=True)
class Half:
    """One terrain of a card, and the symbol on it (`NO_SYMBOL` for none); both are indices of `names`."""

    terrain: int
    symbol: int = NO_SYMBOL

    def __str__(self) -> str:
        name = TERRAINS[self.terrain]
        return name if self.symbol == NO_SYMBOL else f"{name}+{SYMBOLS[self.symbol]}"


@dataclass(frozen=True, slots=True)
class CardKind:
    """Terrain cards with one face: one half or two, and the main terrain of each copy.

    >>> card = load_components().card("desert-water-artifact")
    >>> [str(half) for half in card.halves], card.copies, card.mark
    (['desert', 'water+artifact'], 1, 'stand-in')
    """

    index: int
    id: str
    halves: tuple[Half, ...]
    mains: tuple[int, ...]
    mark: str

    @property
    def copies(self) -> int:
        """How many cards have this face."""
        return len(self.mains)


@dataclass(frozen=True, slots=True)
class StoryTile:
    """A story tile: points and fire if it is fulfilled, and how many of each terrain or resource it asks for.

    >>> tile = load_components().story("story-7")
    >>> tile.points, tile.fire, dict(tile.require)
    (7, 1, {'badlands': 2, 'mountain': 1, 'artifact': 1})
    """

    index: int
    id: str
    points: int
    fire: int
    require: Mapping[str, int] = field(hash=False)
    mark: str


@dataclass(frozen=True, slots=True)
class MapTile:
    """Seven spaces: the ring from direction 0 anticlockwise, then the centre; terrain by word.

    ``icons`` are resources between two of the spaces, ``berries`` the spaces with a berry icon.
    """

    id: str
    kind: str
    spaces: tuple[str, ...]
    icons: tuple[tuple[str, int, int], ...]
    berries: tuple[int, ...]
    mark: str


Place = tuple[int, int]
"""A place of the grid of tiles, (u, v)."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Components:
    """A set of components, compared by identity; ``digest`` tells contents apart.

    ``layouts[family][players][kind]`` lists the places of the tiles of a kind; families are ``plain`` and ``special``
    (with the tile of the volcano or of the downpour), kinds ``initial``, ``neutral`` and ``special``.

    >>> load_components()
    <Components dewan-standin-1: 55 terrain cards, 24 stories, 12 tiles>
    """

    set_id: str
    label: Mapping[str, str]
    digest: str
    sources: Mapping[str, str]
    published: Mapping[str, Any]
    cards: tuple[CardKind, ...]
    stories: tuple[StoryTile, ...]
    tiles: Mapping[str, MapTile]
    layouts: Mapping[str, Mapping[int, Mapping[str, tuple[Place, ...]]]]

    def card(self, card_id: str) -> CardKind:
        """The card with this id; `ComponentError` if there is none."""
        return self._found(self.cards, "card", card_id)

    def story(self, tile_id: str) -> StoryTile:
        """The story tile with this id; `ComponentError` if there is none."""
        return self._found(self.stories, "story", tile_id)

    def _found(self, entries: tuple[T, ...], what: str, wanted: str) -> T:
        for entry in entries:
            if entry.id == wanted:
                return entry
        raise ComponentError(f"{what} {wanted}", f"is not in the set {self.set_id}")

    def __repr__(self) -> str:
        copies = sum(card.copies for card in self.cards)
        return (
            f"<Components {self.set_id}: {copies} terrain cards, {len(self.stories)} stories, {len(self.tiles)} tiles>"
        )


SETS: Final = ComponentSets[Components]("dewan")


def load_components(path: Path | str | None = None) -> Components:
    """The set in a file, or the one that comes with the package; each content is read once.

    Raises `ComponentError` with the first problem, which names file, entry and field.
    """
    return SETS.load(path)


def check(path: Path | str | None = None) -> list[Problem]:
    """All problems of a file of components, in the order of the file; none if it can be played with."""
    return SETS.check(path)
