"""Exact chances: what dice give, with and without tools, as fractions.

Everything is counted, nothing is simulated. A ``Spread`` maps each possible amount, ascending, to its chance; the
chances sum to 1. A good is ``"food"`` or a resource; its divisor is that of the rule stoneage.gather.dice. Tools are
their values; one-use tools may stand among them.

>>> round(float(at_least(2, "wood", people=2)), 4)  # two dice in the forest must show 6 or more
0.7222
>>> expected("wood", people=2), expected("wood", people=2, tools=(1,))
(Fraction(2, 1), Fraction(7, 3))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from gamepkg.core.errors import OptionError
from gamepkg.core.limits import closest
from gamepkg.stoneage.names import DIVISOR, FACES, FRESH, GOODS, OPEN, PEOPLE_LIMIT
from gamepkg.stoneage.view import tool_values

if TYPE_CHECKING:
    from gamepkg.stoneage.game import StoneageState

Spread = dict[int, Fraction]
Roll = tuple[str, int]
"""A good and the number of dice rolled for it."""

WORTH: Final[Mapping[str, int]] = dict(zip(GOODS, DIVISOR, strict=True))
"""What one of each good counts unless something else is said: its divisor, the value of a resource in a building."""
MOST_DICE: Final = PEOPLE_LIMIT
MOST_ROLLS: Final = 5
MOST_TOOLS: Final = 6


# ------------------------------------------------------------------------------------------------ one roll


def sums(dice: int) -> Spread:
    """The chance of each sum of so many dice, 0 to 10 of them; O(dice²).

    >>> sums(2)[7], sum(sums(10).values())
    (Fraction(1, 6), Fraction(1, 1))
    """
    _check_dice(dice)
    total = FACES**dice
    return {dice + i: Fraction(ways, total) for i, ways in enumerate(_ways(dice))}


@cache
def _ways(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice show each sum, from the smallest."""
    if dice == 0:
        return (1,)
    fewer = _ways(dice - 1)
    ways = [0] * (len(fewer) + FACES - 1)
    for i, count in enumerate(fewer):
        for face in range(FACES):
            ways[i + face] += count
    return tuple(ways)


def gains(good: str, people: int, tools: Iterable[int] = ()) -> Spread:
    """How many of a good so many people gain with all of these tools added to the sum.

    >>> {amount: str(chance) for amount, chance in gains("gold", people=2).items()}
    {0: '5/18', 1: '25/36', 2: '1/36'}
    >>> min(gains("gold", people=2, tools=[4]))  # no sum is below 2, and 2 + 4 makes 1 gold
    1
    """
    divisor, added = _divisor(good), sum(_checked(tools))
    spread: Spread = {}
    for pips, chance in sums(people).items():
        amount = (pips + added) // divisor
        spread[amount] = spread.get(amount, Fraction(0)) + chance
    return spread


def at_least(amount: int, good: str, people: int, tools: Iterable[int] = ()) -> Fraction:
    """The chance to gain at least so many of a good, using whatever of the tools it takes.

    >>> at_least(1, "gold", people=1), at_least(1, "gold", people=1, tools=(2, 1))
    (Fraction(1, 6), Fraction(2, 3))
    """
    spread = gains(good, people, tools)
    return sum((chance for gained, chance in spread.items() if gained >= amount), Fraction(0))


def expected(good: str, people: int, tools: Iterable[int] = ()) -> Fraction:
    """The mean gain with all of these tools.

    >>> expected("food", people=1)
    Fraction(3, 2)
    """
    return sum((amount * chance for amount, chance in gains(good, people, tools).items()), Fraction(0))


@dataclass(frozen=True, slots=True)
class ToolChoice:
    """What some tools make of a roll: the sum with them, the gain, the remainder, and the gain they add."""

    tools: tuple[int, ...]
    sum: int
    gain: int
    remainder: int
    more: int


def tool_choices(pips: int, good: str, tools: Iterable[int]) -> tuple[ToolChoice, ...]:
    """Every different way to add tools to a sum of pips, without any first, then by what they are worth together.

    >>> [(choice.tools, choice.gain, choice.remainder) for choice in tool_choices(11, "brick", (1, 1))]
    [((), 2, 3), ((1,), 3, 0), ((1, 1), 3, 1)]
    """
    divisor = _divisor(good)
    found = []
    for used in _subsets(_checked(tools)):
        gain, rest = divmod(pips + sum(used), divisor)
        found.append(ToolChoice(used, pips + sum(used), gain, rest, gain - pips // divisor))
    return tuple(found)


# ------------------------------------------------------------------------------------------------ a whole turn


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """The best order of some rolls and what is expected of it.

    ``value`` is the mean worth of all gains with the best use of the tools, ``without`` that with no tools at all.
    """

    order: tuple[Roll, ...]
    value: Fraction
    without: Fraction


def best_turn(rolls: Iterable[Roll], tools: Iterable[int], worth: Mapping[str, int] = WORTH) -> TurnPlan:
    """The order of the rolls of a turn that makes most of the tools, each chosen after its roll is seen.

    A tool serves once, so a roll may leave it for a later one. At most 5 rolls and 6 tools.
    O(orders · sets of tools · sums) with memory.

    >>> plan = best_turn([("wood", 2), ("gold", 2)], tools=(2,))
    >>> round(float(plan.value), 3), plan.without
    (13.833, Fraction(21, 2))
    """
    rolls = tuple(rolls)
    if len(rolls) > MOST_ROLLS:
        raise OptionError("rolls", f"must be at most {MOST_ROLLS}, not {len(rolls)}")
    held, prices = _checked(tools), _prices(rolls, worth)
    values = {order: _turn_value(order, held, prices) for order in dict.fromkeys(permutations(rolls))}
    best = max(values, key=lambda order: values[order])
    return TurnPlan(best, values[best], _turn_value(rolls, (), prices))


def best_tools(
    pips: int, good: str, tools: Iterable[int], later: Iterable[Roll] = (), worth: Mapping[str, int] = WORTH
) -> tuple[int, ...]:
    """The tools to add to a roll that lies on the table, when these rolls are still to come in this order.

    Among equally good choices the one that uses least.

    >>> best_tools(11, "brick", (1, 1))
    (1,)
    >>> best_tools(8, "wood", (1,), later=[("gold", 1)])  # 3 points now are more than a sixth of 6
    (1,)
    >>> best_tools(5, "food", (1,), later=[("gold", 1)])  # 2 for one more food, or a sixth of 6 later
    (1,)
    """
    rolls = tuple(later)
    held, prices = _checked(tools), _prices((*rolls, (good, 0)), worth)
    choices = _subsets(held)
    values = [
        (pips + sum(used)) // _divisor(good) * prices[good] + _turn_value(rolls, _without(held, used), prices)
        for used in choices
    ]
    return choices[values.index(max(values))]


class _Prices(dict[str, int]):
    """A mapping that can be remembered by."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.items()))


def _prices(rolls: Iterable[Roll], worth: Mapping[str, int]) -> _Prices:
    return _Prices({good: worth[good] for good in sorted({good for good, _ in rolls if _divisor(good)})})


@cache
def _turn_value(rolls: tuple[Roll, ...], tools: tuple[int, ...], prices: _Prices) -> Fraction:
    if not rolls:
        return Fraction(0)
    (good, people), rest = rolls[0], rolls[1:]
    choices = [(sum(used), _turn_value(rest, _without(tools, used), prices)) for used in _subsets(tools)]
    divisor, price = _divisor(good), prices[good]
    return sum(
        (
            chance * max((pips + added) // divisor * price + later for added, later in choices)
            for pips, chance in sums(people).items()
        ),
        Fraction(0),
    )


@cache
def _subsets(tools: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The different sets of tools that can be made of these, by their sum; fewer tools first where sums are equal."""
    found = {chosen for size in range(len(tools) + 1) for chosen in combinations(tools, size)}
    return tuple(sorted(found, key=lambda chosen: (sum(chosen), len(chosen), chosen)))


def _without(tools: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    left = list(tools)
    for value in used:
        left.remove(value)
    return tuple(left)


# ------------------------------------------------------------------------------------------------ a placement


@dataclass(frozen=True, slots=True)
class Placement:
    """What so many people at a gathering place are expected to bring.

    ``plain`` is the spread without tools, ``helped`` that with all ``tools`` that are unused; ``mean`` and
    ``mean_helped`` are their means, ``value`` the worth of the mean without tools.
    """

    place: str
    people: int
    good: str
    tools: tuple[int, ...]
    plain: Spread
    helped: Spread
    mean: Fraction
    mean_helped: Fraction
    value: Fraction

    def chance_of(self, amount: int) -> tuple[Fraction, Fraction]:
        """The chance of at least so many, without tools and with them."""
        plain, helped = (
            sum((chance for gained, chance in spread.items() if gained >= amount), Fraction(0))
            for spread in (self.plain, self.helped)
        )
        return plain, helped


def tools_of(state: StoneageState, seat: int) -> tuple[int, ...]:
    """The values of the unused tools of a seat and of its one-use tools, ascending.

    Before people are used all tools of the round are unused (stoneage.tools.once).
    """
    row, tb = state.rows[seat], state.table
    cards = [value for card, value in enumerate(tb.one_use_value) if value and row[OPEN] >> card & 1]
    return tuple(sorted((*tool_values(row, FRESH), *cards)))


def placement(state: StoneageState, place: str, people: int, seat: int | None = None) -> Placement:
    """What people of a seat (of the one to move if none is given) at a gathering place would bring.

    `OptionError` for a place where nothing is gathered.

    >>> import gamepkg as gp
    >>> found = placement(gp.new_game("stoneage", players=2, seed=1), "forest", 3)
    >>> found.mean, [str(chance) for chance in found.chance_of(3)]
    (Fraction(19, 6), ['20/27', '20/27'])
    """
    goods = {spot.id: spot.good for spot in state.table.places if spot.good}
    if place not in goods:
        raise OptionError("place", f"must be a place where goods are gathered; {closest(place, goods)}")
    good = goods[place]
    tools = tools_of(state, state.seat if seat is None else seat)
    mean = expected(good, people)
    return Placement(
        place=place,
        people=people,
        good=good,
        tools=tools,
        plain=gains(good, people),
        helped=gains(good, people, tools),
        mean=mean,
        mean_helped=expected(good, people, tools),
        value=mean * WORTH[good],
    )


# ------------------------------------------------------------------------------------------------ checks


def _check_dice(dice: int) -> None:
    if type(dice) is not int or not 0 <= dice <= MOST_DICE:
        raise OptionError(
            "people", f"must be a whole number from 0 to {MOST_DICE}, one die each", "stoneage.gather.dice"
        )


def _divisor(good: str) -> int:
    if good not in GOODS:
        raise OptionError("good", closest(good, GOODS))
    return DIVISOR[GOODS.index(good)]


def _checked(tools: Iterable[int]) -> tuple[int, ...]:
    held = tuple(sorted(tools))
    if len(held) > MOST_TOOLS or any(type(value) is not int or value < 1 for value in held):
        raise OptionError("tools", f"must be at most {MOST_TOOLS} whole numbers of 1 or more", "stoneage.use.tools")
    return held
