"""The end and the final score: lesson D6, steps 7 to 11."""

from __future__ import annotations

import pytest

import gamepkg as gp
from gamepkg import PositionError
from tests.deus.study import DE1, DE3, NOTHING, Game, game


def turns_left(at_table: Game) -> list[int]:
    """Play on with an offering of one card each turn; how many turns each seat still has."""
    turns = [0] * at_table.state.players
    while at_table.state.outcome is None:
        state = at_table.state
        if state.to_move != gp.CHANCE and state.decision.kind == "turn":
            turns[state.to_move] += 1
            hand = state.view(state.to_move).players[state.to_move].hand
            at_table.step(f"offer {hand[0]}" if hand else "skip")
        elif state.to_move == gp.CHANCE:
            state.apply(state.draw(at_table.rng))
        else:
            at_table.step("done" if state.decision.kind == "offer" else state.format(state.legal()[0]))
    return turns


def last_temple(to_move: int, start: int) -> Game:
    """Three players; the seat to move takes the last temple piece."""
    builder = {"on": "O0:c", "hand": ["temple-field", "civil-forum"], "gold": 0}
    other = {"hand": ["maritime-galley"]}
    seats = dict(zip(("you", "blue", "red"), [builder if seat == to_move else other for seat in range(3)], strict=True))
    at_table = game(DE1, **seats, to_move=to_move, start=start, round=4, supply={"temple": 1})
    return at_table.build("temple-field")


@pytest.mark.rule("deus.end.trigger", "deus.end.last-round")
def test_d6_7_the_round_is_finished_and_one_more_follows() -> None:
    at_table = last_temple(to_move=1, start=0)
    assert at_table.state.view(None).end_round == 5
    assert at_table.events("deus.end.trigger")
    assert turns_left(at_table) == [1, 1, 2]
    outcome = at_table.state.outcome
    assert (outcome.reason, outcome.rule) == ("temples", "deus.end.trigger")


@pytest.mark.rule("deus.end.last-round")
@pytest.mark.parametrize(
    ("to_move", "start", "turns"), [(0, 0, [1, 2, 2]), (2, 0, [1, 1, 1]), (1, 1, [2, 1, 2]), (0, 1, [1, 1, 1])]
)
def test_everybody_has_a_turn_in_the_last_round(to_move: int, start: int, turns: list[int]) -> None:
    assert turns_left(last_temple(to_move, start)) == turns


@pytest.mark.rule("deus.end.trigger")
def test_the_last_village_triggers_the_end_and_the_one_before_does_not() -> None:
    seat = {"on": "M:c", "hand": ["military-siegetower", "civil-forum"], "gold": 0, "vp": 0}
    before = game(DE3, you=seat, villages={"V1": 1, "V2": 2}).build("military-siegetower", "M").play("plunder V1")
    assert before.state.view(None).end_round == 0
    last = game(DE3, you=seat, blue={"hand": ["maritime-galley"]}, villages={"V1": 0, "V2": 2})
    last.build("military-siegetower", "M").play("plunder V2")
    assert last.state.view(None).end_round == 2
    turns_left(last)
    assert last.state.outcome.reason == "villages"
    assert (last.state.round, last.state.to_move, last.state.legal()) == (2, None, [])


@pytest.mark.rule("deus.end.once")
def test_d6_8_a_second_condition_changes_nothing() -> None:
    seat = {"on": "M:c", "hand": ["military-siegetower", "civil-forum"], "gold": 0, "vp": 0}
    other = {"hand": ["maritime-galley"]}
    late = {"villages": {"V1": 0, "V2": 2}, "supply": {"temple": 0}, "round": 5}
    at_table = game(DE3, you=seat, blue=other, **late, end={"round": 5, "reason": "temples"})
    at_table.build("military-siegetower", "M").play("plunder V2")
    assert at_table.state.view(None).end_round == 5
    assert at_table.events("deus.end.trigger") == []
    assert turns_left(at_table) == [0, 1]
    assert at_table.state.outcome.reason == "temples"


@pytest.mark.rule("deus.end.last-round")
def test_the_last_round_cannot_lie_behind() -> None:
    with pytest.raises(PositionError, match="must be 5 or later") as caught:
        game(DE1, round=5, end={"round": 4, "reason": "temples"})
    assert caught.value.rule == "deus.end.last-round"


GOODS = {
    "you": {"wheat": 2, "wood": 0, "stone": 1, "clay": 4, "gold": 5},
    "blue": {"wheat": 2, "wood": 0, "stone": 0, "clay": 1, "gold": 5},
    "red": {"wheat": 0, "wood": 0, "stone": 3, "clay": 1, "gold": 5},
}


def majorities(at_table: Game) -> list[dict[str, int]]:
    lines = [[line for line in seat.lines if line.label == "majority"] for seat in at_table.state.score()]
    return [{line.facts["good"]: line.points for line in seat} for seat in lines]


@pytest.mark.rule("deus.end.majority", "deus.end.majority-tie")
def test_d6_10_majorities() -> None:
    at_table = game(DE1, **{name: goods | {"vp": 0} for name, goods in GOODS.items()})
    assert majorities(at_table) == [
        {"wheat": 2, "clay": 2, "gold": 2},  # 6
        {"wheat": 2, "gold": 2},  # 4: tied players all gain the full 2
        {"stone": 2, "gold": 2},  # 4; wood, of which nobody has any, goes to nobody
    ]
    assert at_table.state.points() == [6, 4, 4]
    rules = {
        line.facts["good"]: line.rule for line in at_table.state.score().seats[0].lines if line.label == "majority"
    }
    assert rules == {"wheat": "deus.end.majority-tie", "clay": "deus.end.majority", "gold": "deus.end.majority-tie"}


@pytest.mark.rule("deus.end.majority")
def test_one_good_is_enough_and_none_is_not() -> None:
    at_table = game(DE1, you={**NOTHING, "wood": 1, "vp": 0}, blue={**NOTHING, "vp": 0})
    assert majorities(at_table) == [{"wood": 2}, {}]


@pytest.mark.rule("deus.end.score", "deus.end.no-tiebreak")
def test_d6_11_the_sum_and_a_shared_victory() -> None:
    # You: 24 VP, temples 9 + 12 + 0, majorities 6, together 51; Blue: 47 VP and majorities 4, together 51
    occupied = "R0:c R1:c R3:c R4:c O0:c O1:p O3:p O4:p O5:p"
    columns = {"temple": ["temple-regions-1", "temple-forest", "temple-swamp"]}
    # forests O0, O5 and R1: 3 x 4 = 12; swamps O4 and R3: 2 x 4 = 8
    seats = {name: dict(goods) for name, goods in GOODS.items()}
    seats["you"] |= {"on": occupied, "columns": columns, "vp": 24 - 8, "hand": []}
    seats["blue"] |= {"vp": 47, "hand": []}
    seats["red"] |= {"vp": 0, "hand": []}
    at_table = game(DE1, **seats, deck={}, to_move=2, start=0, supply={"temple": 0}, round=9,
                    end={"round": 9, "reason": "temples"})  # fmt: skip
    at_table.step("skip")
    assert at_table.state.points() == [16 + 9 + 12 + 8 + 6, 47 + 4, 4] == [51, 51, 4]
    outcome = at_table.state.outcome
    assert (outcome.ranking, outcome.winners, outcome.tiebreak) == (((0, 1), (2,)), (0, 1), ())
    sheet = at_table.state.score()
    assert sheet.final
    assert [seat.total for seat in sheet] == [51, 51, 4]
    assert sheet.seats[0].lines[0].rule == "core.manual"
