"""Routes on the map of Dewan: where a hand can set up a camp, by which ways, and what is missing where it cannot.

A way is paid card by card: one for each space, one for each run over the water of one zone (dewan.camp.pay,
dewan.camp.water-zone). Two ways are essentially the same when they ask for the same terrains for the same receivers;
one that asks for all that another asks for, and for more, is left out. The search keeps for each space the demands
that none better than them has reached it with, packed into ints so that comparing two is one subtraction.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from gamepkg.maps.dewan_map.model import TERRAINS, WATER

ANY: Final = 5
"""What an initial camp asks for."""
CLOSED: Final = -1
NOBODY: Final = -1
KINDS: Final = 6
"""The terrains, and any."""
BITS: Final = 6
MOST_MISSING: Final = 6
"""Ways that lack more cards than this are not looked for."""
SETS: Final = 1 << len(TERRAINS)


class Due(NamedTuple):
    """One card to pay: the seat that gets it (`NOBODY`: it is discarded), its terrain or `ANY`, the spaces paid for."""

    to: int
    terrain: int
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way: its spaces from the start to the destination, and what it asks for, in the order of the path."""

    path: tuple[int, ...]
    dues: tuple[Due, ...]

    @property
    def cards(self) -> int:
        """How many cards it takes."""
        return len(self.dues)

    def given(self) -> dict[int, int]:
        """How many cards each other player gets."""
        found: dict[int, int] = {}
        for due in self.dues:
            if due.to != NOBODY:
                found[due.to] = found.get(due.to, 0) + 1
        return found


@dataclass(frozen=True, slots=True)
class Missing:
    """The cards that the best way to a space lacks: terrains, or `ANY`; and that way."""

    terrains: tuple[int, ...]
    way: Way


@dataclass(frozen=True)
class Travel:
    """All that routes depend on, as plain tables.

    ``neighbours`` of each space; ``ground`` its terrain, `ANY` for an initial camp, `CLOSED` for nobody's way; ``zone``
    the zone of each space; ``toll`` the seat that is given the card for crossing a space, `NOBODY` for a discard;
    ``free`` the mask of possible destinations; ``starts`` the own camps.

    >>> strip = Travel(((), (2,), (1, 3), (2,)), (-1, 3, 4, 2), (-1, 0, 1, 2), (-1,) * 4, 0b1000, (1,))
    >>> sorted(strip.reach([0b01000, 0b10000, 0b00100]))
    [3]
    >>> strip.ways([0b01000, 0b10000, 0b00100], 3)[0].path
    (1, 2, 3)
    >>> strip.missing([0b01000, 0b10000], 3).terrains
    (2,)
    """

    neighbours: Sequence[Sequence[int]]
    ground: Sequence[int]
    zone: Sequence[int]
    toll: Sequence[int]
    free: int
    starts: tuple[int, ...]

    # ------------------------------------------------------------------ questions

    def reach(self, hand: Iterable[int]) -> dict[int, int]:
        """Every destination that a hand can pay, with the least number of cards; a card is a mask of terrains.

        All demands of a number of cards are kept together as the bits of one int, one for each vector of terrains, so
        that a step by a card of a terrain is one shift for all of them.
        """
        cards = list(hand)
        stride, payable = _lattice(cards)
        layer = {self._hub[start]: 1 << stride[self.ground[start]] & payable for start in self.starts} if cards else {}
        cheapest: dict[int, int] = {}
        for count in range(1, len(cards) + 1):
            layer = {hub: demands for hub, demands in layer.items() if demands}
            for hub in layer:
                for space in self._spaces[hub]:
                    if self.free >> space & 1:
                        cheapest.setdefault(space, count)
            longer: dict[int, int] = {}
            for hub, demands in layer.items():
                for near, terrain in self._hubs[hub]:
                    longer[near] = longer.get(near, 0) | demands << stride[terrain]
            layer = {hub: demands & payable for hub, demands in longer.items()}
        return dict(sorted(cheapest.items()))

    def ways(self, hand: Sequence[int], to: int) -> list[Way]:
        """All essentially different ways to a free space that a hand can pay, the cheapest first."""
        if not self.free >> to & 1:
            return []
        ends = [label for label in self._search(slack_of(hand), to, receivers=True) if label[0] == to]
        return [self.way(self._path(label)) for label in sorted(ends, key=lambda label: (label[2], self._path(label)))]

    def missing(self, hand: Sequence[int], to: int) -> Missing | None:
        """The cards that the way to a free space with the fewest missing cards lacks; ``None`` when there is no way."""
        if not self.free >> to & 1:
            return None
        best: tuple[int, int, tuple[int, ...]] | None = None
        for label in self._search(slack_of(hand) + MOST_MISSING * SPARE, to, receivers=False):
            if label[0] == to:
                path = self._path(label)
                lacking = len(self.unpaid(hand, self.way(path).dues))
                if best is None or (lacking, label[2], path) < best:
                    best = (lacking, label[2], path)
        if best is None:
            return None
        way = self.way(best[2])
        return Missing(tuple(due.terrain for due in self.unpaid(hand, way.dues)), way)

    def way(self, path: Sequence[int]) -> Way:
        """What a path asks for."""
        dues: list[Due] = []
        for k, at in enumerate(path):
            if k and self._same_water(path[k - 1], at):
                last = dues.pop()
                dues.append(Due(last.to, last.terrain, (*last.spaces, at)))
            else:
                dues.append(Due(self.toll[at] if k else NOBODY, self.ground[at], (at,)))
        return Way(tuple(path), tuple(dues))

    @staticmethod
    def payment(hand: Sequence[int], dues: Sequence[Due]) -> tuple[int | None, ...]:
        """For each due the index of a card of the hand that pays it; ``None`` where none is left. Keeps two-terrain
        cards for last."""
        order = sorted(range(len(hand)), key=lambda card: (hand[card].bit_count(), card))
        payer: dict[int, int] = {}

        def assign(due: int, tried: set[int]) -> bool:
            terrain = dues[due].terrain
            for card in order:
                if card not in tried and (terrain == ANY or hand[card] >> terrain & 1):
                    tried.add(card)
                    if card not in payer or assign(payer[card], tried):
                        payer[card] = due
                        return True
            return False

        for due in sorted(range(len(dues)), key=lambda due: dues[due].terrain == ANY):
            assign(due, set())
        found = {due: card for card, due in payer.items()}
        return tuple(found.get(due) for due in range(len(dues)))

    @staticmethod
    def unpaid(hand: Sequence[int], dues: Sequence[Due]) -> list[Due]:
        """What stays due when as much as possible is paid."""
        return [due for due, card in zip(dues, Travel.payment(hand, dues), strict=True) if card is None]

    # ------------------------------------------------------------------ the search

    def _same_water(self, a: int, b: int) -> bool:
        return self.ground[b] == WATER and self.zone[a] == self.zone[b]

    @cached_property
    def _hub(self) -> tuple[int, ...]:
        """For each space the lowest space that is reached from it without a card: the same space, or over water."""
        found = list(range(len(self.ground)))
        for at in found[1:]:
            if self.ground[at] == WATER:
                found[at] = min(
                    i for i, zone in enumerate(self.zone) if zone == self.zone[at] and self.ground[i] == WATER
                )
        return tuple(found)

    @cached_property
    def _spaces(self) -> dict[int, list[int]]:
        """The spaces of each hub."""
        found: dict[int, list[int]] = {}
        for at, hub in enumerate(self._hub):
            found.setdefault(hub, []).append(at)
        return found

    @cached_property
    def _hubs(self) -> dict[int, list[tuple[int, int]]]:
        """For each hub those beside it, with the terrain that a step there asks for."""
        found: dict[int, dict[int, int]] = {}
        for at, around in enumerate(self.neighbours):
            beside = found.setdefault(self._hub[at], {})
            for near in around:
                if self.ground[near] != CLOSED and self._hub[near] != self._hub[at]:
                    beside[self._hub[near]] = self.ground[near]
        return {hub: list(beside.items()) for hub, beside in found.items()}

    @cached_property
    def _steps(self) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """For each space its open neighbours with the demand that a step there adds, without and with receivers."""
        return tuple(
            tuple(self._step(at, near) for near in around if self.ground[near] != CLOSED)
            for at, around in enumerate(self.neighbours)
        )

    def _step(self, at: int, near: int) -> tuple[int, int, int]:
        if self._same_water(at, near):
            return near, 0, 0
        return near, self._demand(near, NOBODY), self._demand(near, self.toll[near])

    def _demand(self, space: int, to: int) -> int:
        return 1 << BITS * ((to + 1) * KINDS + self.ground[space])

    def _search(self, slack: int, to: int, receivers: bool) -> Iterator[Label]:
        """All labels that none dominates when it is found, in the order of the number of cards.

        One that asks for all that a way to ``to`` asks for leads to no better way, nor does one that has come there.
        """
        arrived: list[int] = []
        ahead = self._cards_to(to)
        reached: dict[int, list[int]] = {to: arrived}
        waiting: deque[Label] = deque()
        for start in self.starts:
            left = slack - NEED[self.ground[start]]
            if left & GUARD == GUARD and left >> ALL & MOST_FIELD >= ahead[start]:
                waiting.append((start, self._demand(start, NOBODY), 1, (left, None)))
        later: deque[Label] = deque()
        while waiting or later:
            if not waiting:
                waiting, later = later, waiting
            label = waiting.popleft()
            at, demand, cards, (left, _) = label
            known = reached.setdefault(at, [])
            if _asks_enough(demand, arrived) or _asks_enough(demand, known):
                continue
            known.append(demand)
            yield label
            if at == to:
                continue
            for near, plain, full in self._steps[at]:
                if not plain:  # on over the same water
                    waiting.appendleft((near, demand, cards, (left, label)))
                    continue
                after = left - NEED[self.ground[near]]
                if after & GUARD == GUARD and after >> ALL & MOST_FIELD >= ahead[near]:
                    later.append((near, demand + (full if receivers else plain), cards + 1, (after, label)))

    def _cards_to(self, to: int) -> list[int]:
        """From each space the least number of cards that a path to ``to`` still takes, whatever their terrains."""
        found = [NO_WAY] * len(self.ground)
        hubs, steps = {self._hub[to]}, 0
        while hubs:
            for hub in hubs:
                for at in self._spaces[hub]:
                    found[at] = steps
            steps += 1
            hubs = {near for hub in hubs for near, _ in self._hubs[hub] if found[near] == NO_WAY}
        return found

    @staticmethod
    def _path(label: Label) -> tuple[int, ...]:
        path = [label[0]]
        while (before := label[3][1]) is not None:
            label = before
            path.append(label[0])
        return tuple(reversed(path))


Label = tuple[int, int, int, "tuple[int, Label | None]"]
"""A space, the demand it was reached with, the cards so far, and what is left of the hand with the label before."""

WIDTH: Final = 8
TOP: Final = sum(1 << BITS * k + BITS - 1 for k in range(KINDS * 6))


def _fields(sets: Iterable[int]) -> int:
    return sum(1 << WIDTH * one for one in sets)


SPARE: Final = _fields(range(1, SETS))
GUARD: Final = SPARE << WIDTH - 1
ALL: Final = WIDTH * (SETS - 1)
"""Where the field of all cards begins."""
MOST_FIELD: Final = (1 << WIDTH - 1) - 1
NO_WAY: Final = MOST_FIELD + 1
NEED: Final = (
    *(_fields(one for one in range(1, SETS) if one >> terrain & 1) for terrain in range(len(TERRAINS))),
    _fields([SETS - 1]),
)
COVER: Final = tuple(_fields(one for one in range(1, SETS) if one & card) for card in range(SETS))


def _lattice(cards: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """For each terrain, and for any, how far a card of it moves a demand; and all demands that the cards can pay.

    Demand (b, m, d, f, w) is bit ``b + m * ...`` with room for one card more than can be held, so that a demand that
    is too large falls on a bit which no payable one has. A card for any terrain moves nothing: the number of cards
    alone bounds it.

    >>> stride, payable = _lattice([0b00001, 0b00011])  # badlands, and badlands or mountain
    >>> stride[:2], [bit for bit in range(12) if payable >> bit & 1]
    ((1, 4), [0, 1, 2, 4, 5])
    """
    stride, size = [], 1
    for terrain in range(len(TERRAINS)):
        stride.append(size)
        size *= sum(card >> terrain & 1 for card in cards) + 2
    payable = 1
    for card in cards:
        before = payable
        for terrain, step in enumerate(stride):
            if card >> terrain & 1:
                payable |= before << step
    return (*stride, 0), payable


def slack_of(hand: Iterable[int]) -> int:
    """What a hand can pay, one field for each set of terrains; see `gamepkg.dewan.rules.paying`."""
    return GUARD + sum(COVER[card] for card in hand)


def _asks_enough(demand: int, known: list[int]) -> bool:
    """Whether a demand asks for all that one of the known ones asks for."""
    raised = demand | TOP
    return any(raised - other & TOP == TOP for other in known)
