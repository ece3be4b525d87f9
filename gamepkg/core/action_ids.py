"""The ids of a game's actions, and one line of text for each.

Ids run block by block: first those of the players, then those of chance. A block is a kind of action with one
argument of a domain, or with none; what the domains hold depends on the game, its board and its components. The
argument of an action that is one gesture with several words, such as ``place forest 3``, is a tuple.

>>> blocks = (Block("take", "number", "x.take"), Block("skip", "", "x.skip"))
>>> ids = ActionIds.of(blocks, (Block("deal", "card", "x.deal"),), {"number": (1, 2, 3), "card": ("ace", "king")})
>>> [ids.format(i) for i in range(ids.size)], ids.parse("deal king")
(['take 1', 'take 2', 'take 3', 'skip'], 5)
>>> ids.parse("take 9")
Traceback (most recent call last):
...
gamepkg.core.errors.NotationError: 'take 9' at 5: no number '9'; numbers are 1 to 3
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Final, NamedTuple

from gamepkg.core.errors import NotationError
from gamepkg.core.limits import short
from gamepkg.core.types import Action

Word = int | str
Argument = Word | tuple[Word, ...]

LONGEST: Final = 200
FEW: Final = 10
"""So many names of a domain are listed when one is misspelt."""


class Block(NamedTuple):
    """A kind of action, what its argument is ("" for none), and the rule of the step."""

    kind: str
    domain: str
    rule: str


@dataclass(frozen=True, eq=False, repr=False)
class ActionIds:
    """The table of actions of one game; ``size`` is the number of player actions, outcomes of chance come behind."""

    blocks: tuple[Block, ...]
    chance: tuple[Block, ...]
    domains: Mapping[str, tuple[Argument, ...]]
    start: Mapping[str, int]
    size: int

    @classmethod
    def of(
        cls, blocks: Iterable[Block], chance: Iterable[Block], domains: Mapping[str, tuple[Argument, ...]]
    ) -> ActionIds:
        """The table; ids are stable for the same blocks and domains."""
        blocks, chance = tuple(blocks), tuple(chance)
        start: dict[str, int] = {}
        ends = [0]
        for block in (*blocks, *chance):
            start[block.kind] = ends[-1]
            ends.append(ends[-1] + (len(domains[block.domain]) if block.domain else 1))
        return cls(blocks, chance, domains, start, ends[len(blocks)])

    def base(self, kind: str) -> int:
        """The id to which an argument is added; it is one less where arguments are numbers from 1."""
        domain = self.domain_of[kind]
        return self.start[kind] - (bool(domain) and self.domains[domain][:1] == (1,))

    @cached_property
    def domain_of(self) -> dict[str, str]:
        """The domain of each kind of action."""
        return {block.kind: block.domain for block in (*self.blocks, *self.chance)}

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All player actions by id."""
        return tuple(self._made(self.blocks, 0))

    @cached_property
    def outcomes(self) -> tuple[Action, ...]:
        """All outcomes of chance, the first with the id ``size``."""
        return tuple(self._made(self.chance, self.size))

    def _made(self, blocks: Iterable[Block], first: int) -> list[Action]:
        made: list[Action] = []
        for kind, domain, rule in blocks:
            every = [_words(argument) for argument in self.domains[domain]] if domain else [()]
            for args in every:
                made.append(Action(first + len(made), kind, args, rule))
        return made

    def action(self, action: int) -> Action:
        """The action, or the outcome of chance, with this id; `NotationError` when there is none."""
        if not isinstance(action, int) or not 0 <= action < self.size + len(self.outcomes):
            last = self.size + len(self.outcomes) - 1
            raise NotationError(short(action), f"no action has this id; ids are 0 to {last}", 0)
        return self.actions[action] if action < self.size else self.outcomes[action - self.size]

    def format(self, action: int) -> str:
        """The text of an action or outcome."""
        return str(self.action(action))

    def parse(self, text: str) -> int:
        """The id of a line of text; raises `NotationError` with the place where reading failed."""
        if not isinstance(text, str) or len(text) > LONGEST:
            raise NotationError(short(text), f"not a line of text of at most {LONGEST} characters", 0)
        words = text.split()
        kind = words[0].lower() if words else ""
        if kind not in self.domain_of:
            near = get_close_matches(kind, self.domain_of, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise NotationError(text, f"no action {kind!r}{hint}", _place(text, 0))
        domain = self.domain_of[kind]
        expected = 1 + (len(_words(self.domains[domain][0])) if domain else 0)
        if len(words) != expected:
            problem = f"{kind!r} needs one {domain}" if domain else f"{kind!r} stands alone"
            raise NotationError(text, problem, _place(text, min(len(words), expected)))
        return self.start[kind] + (self._argument(text, domain, " ".join(words[1:])) if domain else 0)

    def _names(self, domain: str) -> dict[str, int]:
        """The number of each argument of a domain by its text."""
        if domain not in self._known:
            values = self.domains[domain]
            self._known[domain] = {" ".join(map(str, _words(value))): i for i, value in enumerate(values)}
        return self._known[domain]

    @cached_property
    def _known(self) -> dict[str, dict[str, int]]:
        return {}

    def _argument(self, text: str, domain: str, word: str) -> int:
        values = self.domains[domain]
        names = self._names(domain)
        if word.lower() in names:
            return names[word.lower()]
        if isinstance(values[0], int):
            hint = f"; {domain}s are {values[0]} to {values[-1]}"
        else:
            near = get_close_matches(word.lower(), names, 1)
            few = f"; one of {', '.join(names)}" if len(names) < FEW else ""
            hint = f"; did you mean {near[0]!r}?" if near else few
        raise NotationError(text, f"no {domain} {word!r}{hint}", _place(text, 1))


def _words(argument: Argument) -> tuple[Word, ...]:
    return argument if isinstance(argument, tuple) else (argument,)


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
