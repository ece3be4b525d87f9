"""The cards and tiles of Stone Age, each with its provenance.

The set that comes with the package is the published one. A file of the same form may replace it;
docs/components-stoneage.md says how.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from gamepkg.core.component_sets import ComponentSets
from gamepkg.core.errors import ComponentError, TextError
from gamepkg.core.problems import Problem
from gamepkg.stoneage.effect_kinds import KINDS


class Provenance(NamedTuple):
    """Where an entry comes from: ``published`` (with sources), ``seed``, or ``stand-in`` (made up)."""

    status: str
    source: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect:
    """An upper or lower part, a price, or the points of a tile: its kind and all parameters of the kind."""

    kind: str
    params: Mapping[str, Any] = field(hash=False)

    @property
    def rule(self) -> str:
        """The id of the rule of this kind."""
        return KINDS[self.kind].rule


def _name_in(name: Mapping[str, str], lang: str, what: str, provenance: Provenance) -> str:
    if lang not in name:
        raise TextError(f"{what} has no name in {lang!r}, only in {', '.join(name)}")
    return name[lang] + ("*" if provenance.status == "stand-in" else "")


@dataclass(frozen=True, slots=True)
class Card:
    """One civilization card; ``index`` is its number in the set.

    >>> card = load_components().card("civ05")
    >>> card.top.kind, card.top.rule, card.bottom.params["symbol"]
    ('draw_card', 'stoneage.card.extra-card', 'writing')
    """

    index: int
    id: str
    name: Mapping[str, str] = field(hash=False)
    top: Effect
    bottom: Effect
    provenance: Provenance

    def name_in(self, lang: str) -> str:
        """The name as it is shown: with an asterisk if the card is a stand-in."""
        return _name_in(self.name, lang, f"card {self.id}", self.provenance)


@dataclass(frozen=True, slots=True)
class Tile:
    """One building tile; ``index`` is its number in the set.

    >>> tile = load_components().tile("bld19")
    >>> tile.cost.kind, dict(tile.cost.params), tile.points.kind
    ('exact_count_exact_kinds', {'count': 4, 'kinds': 2}, 'sum_of_values')
    """

    index: int
    id: str
    name: Mapping[str, str] = field(hash=False)
    cost: Effect
    points: Effect
    provenance: Provenance

    def name_in(self, lang: str) -> str:
        """The name as it is shown: with an asterisk if the tile is a stand-in."""
        return _name_in(self.name, lang, f"building {self.id}", self.provenance)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Components:
    """A set of components. Sets are compared by identity; `digest` tells their contents apart.

    ``dice`` holds, for each face of a die for all, the effect it gives.

    >>> load_components()
    <Components stoneage-base-1: 36 civilization cards, 28 building tiles>
    >>> dict(load_components().dice[0].params)
    {'resource': 'wood', 'amount': 1}
    """

    set_id: str
    label: Mapping[str, str]
    digest: str
    sources: Mapping[str, str]
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    dice: tuple[Effect, ...]

    def card(self, card_id: str) -> Card:
        """The card with this id; `ComponentError` if there is none."""
        found = next((card for card in self.cards if card.id == card_id), None)
        if found is None:
            raise ComponentError(f"card {card_id}", f"is not in the set {self.set_id}")
        return found

    def tile(self, tile_id: str) -> Tile:
        """The building tile with this id; `ComponentError` if there is none."""
        found = next((tile for tile in self.tiles if tile.id == tile_id), None)
        if found is None:
            raise ComponentError(f"building {tile_id}", f"is not in the set {self.set_id}")
        return found

    def __repr__(self) -> str:
        return f"<Components {self.set_id}: {len(self.cards)} civilization cards, {len(self.tiles)} building tiles>"


SETS: Final = ComponentSets[Components]("stoneage")


def load_components(path: Path | str | None = None) -> Components:
    """The set in a file, or the one that comes with the package; each content is read once.

    Raises `ComponentError` with the first problem, which names file, entry and field.
    """
    return SETS.load(path)


def check(path: Path | str | None = None) -> list[Problem]:
    """All problems of a file of components, in the order of the file; none if it can be played with."""
    return SETS.check(path)
