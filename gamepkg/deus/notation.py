"""One line of text for every action, and the ids behind them.

Ids run block by block in the order of `BLOCKS`; the outcomes of chance (``deal CARD``) have the block after them.

>>> from gamepkg.deus.components import load_components
>>> ids = ActionIds.of(load_components(), regions=28, players=2)
>>> ids.format(ids.parse("place 12"))
'place 12'
>>> ids.parse("place 99")
Traceback (most recent call last):
...
gamepkg.core.errors.NotationError: 'place 99' at 6: no region '99'; regions are 1 to 28
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING, Final

from gamepkg.core.errors import NotationError
from gamepkg.core.limits import short
from gamepkg.core.types import Action
from gamepkg.deus.names import GENERAL, GODS, HAND_LIMIT, RESOURCES

if TYPE_CHECKING:
    from gamepkg.deus.components import Components

Argument = int | str

BLOCKS: Final[tuple[tuple[str, str, str], ...]] = (
    # kind, what its argument is, the rule of the step
    ("build", "card", "deus.turn.action"),
    ("wild", "type", "deus.variant.wild-card"),
    ("offer", "card", "deus.offer.discard"),
    ("skip", "", "deus.turn.no-card"),
    ("lay", "card", "deus.variant.wild-card"),
    ("done", "", "deus.offer.discard"),
    ("name", "card", "deus.offer.god"),
    ("god", "god", "deus.offer.jupiter"),
    ("gift", "resource", "deus.offer.ceres"),
    ("muster", "type", "deus.offer.mars"),
    ("pay", "resource", "deus.build.cost"),
    ("pay-gold", "resource", "deus.build.gold-for-resource"),
    ("place", "region", "deus.place.later"),
    ("attack", "region", "deus.village.when"),
    ("activate", "", "deus.build.activate"),
    ("pass-over", "", "deus.effect.partial"),
    ("decline", "", "deus.effect.optional"),
    ("stop", "", "deus.effect.partial"),
    ("buy", "resource", "deus.colour.maritime.buy-resources"),
    ("sell", "resource", "deus.colour.maritime"),
    ("return", "resource", "deus.colour.maritime.exchange-resources"),
    ("take", "resource", "deus.colour.maritime.exchange-resources"),
    ("produce", "region", "deus.effect.produce"),
    ("draw", "number", "deus.colour.scientific.draw-cards"),
    ("piece", "type", "deus.colour.scientific.gain-pieces"),
    ("reuse", "card", "deus.effect.reuse"),
    ("army", "region", "deus.army.one-by-one"),
    ("march", "region", "deus.army.moves"),
    ("plunder", "region", "deus.colour.military.take-village-vp"),
    ("rob", "seat", "deus.effect.neighbour"),
    ("draft", "type", "deus.variant.draft-pieces"),
)
CHANCE_KIND: Final = "deal"
CHANCE_RULE: Final = "deus.setup.deck"


@dataclass(frozen=True, eq=False, repr=False)
class ActionIds:
    """The table of actions of one component set, board size and player number."""

    domains: dict[str, tuple[Argument, ...]]
    start: dict[str, int]
    size: int

    @classmethod
    def of(cls, components: Components, regions: int, players: int) -> ActionIds:
        """The table; ids are stable for these three."""
        domains: dict[str, tuple[Argument, ...]] = {
            "": (),
            "card": tuple(card.id for card in components.cards),
            "type": GENERAL,
            "god": GODS[:5],
            "resource": RESOURCES,
            "region": tuple(range(1, regions + 1)),
            "number": tuple(range(1, HAND_LIMIT + 1)),
            "seat": tuple(range(players)),
        }
        start, size = {}, 0
        for kind, domain, _ in BLOCKS:
            start[kind] = size
            size += len(domains[domain]) or 1
        start[CHANCE_KIND] = size
        return cls(domains, start, size)

    def base(self, kind: str) -> int:
        """The id to which an argument is added; it is one less where arguments count from 1 (regions, numbers)."""
        domain = DOMAIN_OF[kind]
        return self.start[kind] - (domain in ("region", "number"))

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All player actions by id."""
        made: list[Action] = []
        for kind, domain, rule in BLOCKS:
            arguments = self.domains[domain]
            every: list[tuple[Argument, ...]] = [(argument,) for argument in arguments] if domain else [()]
            for args in every:
                made.append(Action(len(made), kind, args, rule))
        return tuple(made)

    def action(self, action: int) -> Action:
        """The action, or the outcome of chance, with this id; `NotationError` when there is none."""
        if not isinstance(action, int) or not 0 <= action < self.size + len(self.domains["card"]):
            last = self.size + len(self.domains["card"]) - 1
            raise NotationError(short(action), f"no action has this id; ids are 0 to {last}", 0)
        if action < self.size:
            return self.actions[action]
        return Action(action, CHANCE_KIND, (self.domains["card"][action - self.size],), CHANCE_RULE)

    def format(self, action: int) -> str:
        """The text of an action or outcome."""
        return str(self.action(action))

    def parse(self, text: str) -> int:
        """The id of a line of text; raises `NotationError` with the place where reading failed."""
        if not isinstance(text, str) or len(text) > 200:
            raise NotationError(short(text), "not a line of text of at most 200 characters", 0)
        words = text.split()
        kind = words[0].lower() if words else ""
        if kind not in DOMAIN_OF:
            near = get_close_matches(kind, DOMAIN_OF, 1)
            raise NotationError(
                text, f"no action {kind!r}" + (f"; did you mean {near[0]!r}?" if near else ""), _place(text, 0)
            )
        domain = DOMAIN_OF[kind]
        expected = 2 if domain else 1
        if len(words) != expected:
            problem = f"{kind!r} needs one {domain}" if domain else f"{kind!r} stands alone"
            raise NotationError(text, problem, _place(text, min(len(words), expected)))
        return self.start[kind] + (self._argument(text, domain, words[1]) if domain else 0)

    def _argument(self, text: str, domain: str, word: str) -> int:
        values = self.domains[domain]
        names = {str(value): i for i, value in enumerate(values)}
        if word.lower() in names:
            return names[word.lower()]
        if isinstance(values[0], int):
            hint = f"; {domain}s are {values[0]} to {values[-1]}"
        else:
            near = get_close_matches(word.lower(), names, 1)
            hint = f"; did you mean {near[0]!r}?" if near else f"; one of {', '.join(names)}" if len(names) < 10 else ""
        raise NotationError(text, f"no {domain} {word!r}{hint}", _place(text, 1))


DOMAIN_OF: Final = {kind: domain for kind, domain, _ in BLOCKS} | {CHANCE_KIND: "card"}


def _place(text: str, word: int) -> int:
    """The index at which a word begins, or the end of the text."""
    place = 0
    for _ in range(word + 1):
        while place < len(text) and text[place].isspace():
            place += 1
        begin = place
        while place < len(text) and not text[place].isspace():
            place += 1
    return begin
