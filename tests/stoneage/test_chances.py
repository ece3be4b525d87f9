"""Exact chances against full enumeration of up to six dice, and against figures worked out by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from random import Random

import pytest

import gamepkg as gp
from gamepkg.core.errors import OptionError
from gamepkg.stoneage import chances

DIVISORS = {"food": 2, "wood": 3, "brick": 4, "stone": 5, "gold": 6}


@cache
def rolls(dice: int) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=dice))


@pytest.mark.parametrize("dice", range(1, 7))
def test_sums_are_those_of_all_rolls(dice: int) -> None:
    counted = Counter(map(sum, rolls(dice)))
    assert chances.sums(dice) == {pips: Fraction(n, 6**dice) for pips, n in sorted(counted.items())}


@pytest.mark.rule("stoneage.gather.dice", "stoneage.gather.tools")
@pytest.mark.parametrize("good", DIVISORS)
@pytest.mark.parametrize("dice", range(1, 7))
def test_gains_with_and_without_tools_are_those_of_all_rolls(good: str, dice: int) -> None:
    for tools in ((), (1,), (1, 1, 2), (4, 4, 4)):
        counted = Counter((sum(shown) + sum(tools)) // DIVISORS[good] for shown in rolls(dice))
        spread = {amount: Fraction(n, 6**dice) for amount, n in sorted(counted.items())}
        assert chances.gains(good, dice, tools) == spread
        assert chances.expected(good, dice, tools) == sum(amount * chance for amount, chance in spread.items())
        for amount in (0, 1, 2, 3, 5, 9):
            reached = sum(n for gained, n in counted.items() if gained >= amount)
            assert chances.at_least(amount, good, dice, tools) == Fraction(reached, 6**dice)


def test_figures_by_hand() -> None:
    assert chances.at_least(1, "gold", 1) == Fraction(1, 6)  # a six
    assert chances.at_least(1, "stone", 1) == Fraction(1, 3)  # five or six
    assert chances.expected("food", 1) == Fraction(0 + 1 + 1 + 2 + 2 + 3, 6)
    assert chances.at_least(2, "gold", 2) == Fraction(1, 36)
    assert chances.at_least(2, "gold", 2, (1,)) == Fraction(3, 36)  # 11 or 12
    assert chances.gains("wood", 0, (4,)) == {1: Fraction(1)}
    assert chances.sums(10)[60] == Fraction(1, 6**10)


@pytest.mark.rule("stoneage.tools.whole")
def test_tool_choices_add_whole_tools() -> None:
    found = chances.tool_choices(8, "wood", (2,))
    assert [(choice.tools, choice.sum, choice.gain, choice.remainder, choice.more) for choice in found] == [
        ((), 8, 2, 2, 0), ((2,), 10, 3, 1, 1),
    ]  # fmt: skip
    assert [choice.gain for choice in chances.tool_choices(8, "stone", (1, 4))] == [1, 1, 2, 2]  # lesson S2, step 10


def brute_turn(order: tuple[tuple[str, int], ...], tools: tuple[int, ...]) -> Fraction:
    """The best mean of a turn, by going through every roll and every choice of tools."""
    if not order:
        return Fraction(0)
    (good, dice), rest = order[0], order[1:]
    total = Fraction(0)
    for shown in rolls(dice):
        best = Fraction(0)
        for size in range(len(tools) + 1):
            for used in combinations(range(len(tools)), size):
                left = tuple(value for i, value in enumerate(tools) if i not in used)
                added = sum(tools[i] for i in used)
                now = (sum(shown) + added) // DIVISORS[good] * DIVISORS[good]
                best = max(best, now + brute_turn(rest, left))
        total += best
    return total / len(rolls(dice))


@pytest.mark.parametrize(
    ("turn", "tools"),
    [
        ((("wood", 2), ("gold", 2)), (2,)),
        ((("food", 1), ("stone", 2)), (1, 3)),
        ((("brick", 1), ("wood", 1), ("gold", 1)), (1, 1)),
    ],
)
def test_the_best_turn_is_that_of_all_rolls_choices_and_orders(
    turn: tuple[tuple[str, int], ...], tools: tuple[int, ...]
) -> None:
    plan = chances.best_turn(turn, tools)
    assert plan.value == max(brute_turn(order, tools) for order in permutations(turn))
    assert brute_turn(plan.order, tools) == plan.value
    assert plan.without == brute_turn(turn, ())


def test_a_turn_by_hand() -> None:
    # The gold first: in a third of the rolls (4, 5, 10, 11) the tool makes one more, worth 6; otherwise it is left for
    # the wood, where it makes one more in two thirds, worth 3. Without it 0.75 gold and 2 wood.
    plan = chances.best_turn([("wood", 2), ("gold", 2)], (2,))
    assert plan.without == Fraction(3, 4) * 6 + 2 * 3
    assert plan.value == plan.without + Fraction(1, 3) * 6 + Fraction(2, 3) * Fraction(2, 3) * 3


def test_a_tool_is_kept_where_it_is_worth_more_later() -> None:
    assert chances.best_tools(11, "brick", (1, 1)) == (1,)
    assert chances.best_tools(9, "food", (1, 4), later=[("gold", 2)]) == (1,)  # the 4 is for the river
    assert chances.best_tools(5, "gold", (2, 1)) == (1,)


def test_a_placement_uses_the_unused_tools_of_the_seat() -> None:
    data = {"game": "stoneage", "players": [{"tools": [1, 2], "cards": ["civ02"], "open": ["civ02"]}, {}]}
    state = gp.state_from_dict(data)
    found = chances.placement(state, "river", 2)
    assert found.tools == (1, 2, 4)
    assert found.plain == chances.gains("gold", 2)
    assert found.helped == chances.gains("gold", 2, (7,))
    assert found.mean == Fraction(27, 36) and found.value == Fraction(9, 2)
    assert chances.placement(state, "river", 2, seat=1).tools == ()
    assert found.chance_of(1) == (Fraction(26, 36), Fraction(1))


def test_wrong_questions_are_refused_by_name() -> None:
    for call in (
        lambda: chances.sums(11),
        lambda: chances.gains("gems", 2),
        lambda: chances.gains("wood", 2, (0,)),
        lambda: chances.best_turn([("wood", 1)] * 6, ()),
        lambda: chances.placement(gp.new_game("stoneage", players=2), "hut", 2),
    ):
        with pytest.raises(OptionError):
            call()


def test_simulated_games_agree_with_the_chances() -> None:
    state = gp.state_from_dict({"game": "stoneage", "players": [{"placed": {"quarry": 4}}, {}], "phase": "use"})
    state.apply(state.parse("use quarry"))
    by_gain: dict[int, float] = {}
    for outcome, weight in state.chance():
        gained = state.after(outcome).rows[0][5]
        by_gain[gained] = by_gain.get(gained, 0) + weight
    for amount, chance in chances.gains("stone", 4).items():
        assert by_gain[amount] == pytest.approx(float(chance))
    assert state.draw(Random(1)) in state.legal()
