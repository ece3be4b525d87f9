"""The cards, tiles and recommended boards of Deus, each value with its provenance.

The set that comes with the package keeps what is published and marks what was made up here. An owner of the box may
write a file with the real values and play with it; docs/components.md says how.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from gamepkg.core.component_sets import ComponentSets
from gamepkg.core.errors import ComponentError, TextError
from gamepkg.core.problems import Problem
from gamepkg.deus.effect_kinds import KINDS

MARKS: Final = ("published", "published, disputed", "published, loose", "part stand-in", "stand-in")
"""How sure the values of a card are; all but the first are shown with an asterisk."""


Tiles = Mapping[tuple[int, str], Mapping[str, Any]]


class Part(NamedTuple):
    """What is published of a field that is a stand-in as a whole."""

    part: str
    source: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where one value comes from: ``status`` is ``published`` (with sources), ``seed`` or ``stand-in`` (made up here).

    ``disputed`` names a parameter on which sources disagree; ``loose`` means that the source is only a paraphrase.
    """

    status: str
    source: tuple[str, ...] = ()
    note: str = ""
    disputed: str = ""
    loose: bool = False
    published_parts: tuple[Part, ...] = ()
    stand_in_parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card; ``params`` has every parameter of the kind, defaults filled in."""

    kind: str
    params: Mapping[str, Any] = field(hash=False)

    @property
    def rule(self) -> str:
        """The id of the rule of this kind of effect."""
        return KINDS[self.kind].rule


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of building card. ``index`` is its place in the set, ``cost`` has an amount for each good and gold.

    >>> card = load_components().card("maritime-galley")
    >>> card.name_in("en"), card.copies, card.cost["wood"], card.mark
    ('Galley', 4, 1, 'published')
    """

    index: int
    id: str
    colour: str
    copies: int
    name: Mapping[str, str] = field(hash=False)
    cost: Mapping[str, int] = field(hash=False)
    effects: tuple[Effect, ...]
    mark: str
    provenance: Mapping[str, Provenance] = field(hash=False)

    def name_in(self, lang: str) -> str:
        """The name as it is shown: with an asterisk unless all that matters for play is published.

        >>> load_components().card("maritime-x-exchange").name_in("en")
        'Resource exchange*'
        """
        if lang not in self.name:
            raise TextError(f"card {self.id} has no name in {lang!r}, only in {', '.join(self.name)}")
        return self.name[lang] + ("" if self.mark == MARKS[0] else "*")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Components:
    """A set of components. Sets are compared by identity; `digest` tells their contents apart.

    Attributes
    ----------
    set_id, label : the name of the set, and what it is, in one sentence of each language
    digest : sha256 of the file's content as canonical JSON
    sources : what each source key stands for
    cards : the kinds of cards, in the order of the file
    tiles : ``{(number, side): {"centre": terrain, "rim": (six terrains)}}``, the rim from direction 0 anticlockwise
    layouts : ``{players: {"recommended": layout, "second": layout}}``, each as `board_from_layout` reads it
    tile_provenance, layout_provenance : the same keys, each with the provenance of its parts

    >>> components = load_components()
    >>> components
    <Components deus-standin-1: 72 kinds of cards, 96 cards, 7 tiles>
    >>> components.layouts[2]["recommended"]["tiles"][0]
    {'tile': 2, 'side': 'A', 'rotation': 5, 'centre': {'q': 0, 'r': 0}}
    """

    set_id: str
    label: Mapping[str, str]
    digest: str
    sources: Mapping[str, str]
    cards: tuple[Card, ...]
    tiles: Tiles
    tile_provenance: Mapping[tuple[int, str], Mapping[str, Provenance]]
    layouts: Mapping[int, Mapping[str, Mapping[str, Any]]]
    layout_provenance: Mapping[int, Mapping[str, Mapping[str, Provenance]]]

    def card(self, card_id: str) -> Card:
        """The card with this id; `ComponentError` if there is none."""
        found = next((card for card in self.cards if card.id == card_id), None)
        if found is None:
            raise ComponentError(f"card {card_id}", f"is not in the set {self.set_id}")
        return found

    def __repr__(self) -> str:
        copies, tiles = sum(card.copies for card in self.cards), len({number for number, _ in self.tiles})
        return f"<Components {self.set_id}: {len(self.cards)} kinds of cards, {copies} cards, {tiles} tiles>"


SETS: Final = ComponentSets[Components]("deus")


def load_components(path: Path | str | None = None) -> Components:
    """The set in a file, or the one that comes with the package; each content is read once.

    Raises `ComponentError` with the first problem, which names file, entry and field.
    """
    return SETS.load(path)


def check(path: Path | str | None = None) -> list[Problem]:
    """All problems of a file of components, in the order of the file; none if it can be played with."""
    return SETS.check(path)
