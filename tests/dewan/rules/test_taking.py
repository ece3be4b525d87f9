"""Taking cards and filling the display."""

from __future__ import annotations

import pytest

import gamepkg as gp
from tests.dewan.study import DW1, DW2, Game

ROW = ["badlands-fire", "mountain-fire", "desert-fire", "forest-fire", "water-fire", "desert-berry"]
IDS = {card.id: card.index for card in Game(DW2).state.table.components.cards}


def shown(game: Game) -> list[str | None]:
    return list(game.state.view(0).display)


@pytest.mark.rule("dewan.turn.action", "dewan.turn.order")
def test_a_turn_is_one_action_and_goes_clockwise() -> None:
    game = Game(DW1, players=3, display=ROW, to_move=1)
    game.play("take 1")
    assert game.state.to_move == 2
    game.play("take 2")
    assert game.state.to_move == 0
    assert "dewan.turn.action" in game.rules_against("skip")


@pytest.mark.rule("dewan.take.adjacent")
def test_five_neighbouring_pairs_and_never_the_ends() -> None:
    game = Game(DW2, display=ROW)
    assert game.legal("take") == ["1", "2", "3", "4", "5"]
    assert game.legal("take-one") == []
    game.play("take 3")
    hand = game.state.view(0).players[0].hand
    assert sorted(hand) == ["desert-fire", "forest-fire"]


@pytest.mark.rule("dewan.take.refill", "dewan.take.no-slide", "dewan.take.pile-side")
def test_the_rightmost_gap_is_filled_first_and_nothing_slides() -> None:
    game = Game(DW2, display=ROW)
    state = game.state
    state.apply(game.id("take 2"))
    for name in ("water-berry", "forest-berry"):
        state.apply(game.id(f"deal {name}"))
    assert shown(game) == ["badlands-fire", "forest-berry", "water-berry", "forest-fire", "water-fire", "desert-berry"]


@pytest.mark.rule("dewan.take.reshuffle")
def test_one_card_in_the_pile_then_the_discards() -> None:
    discards = {"water-berry": 1, "forest-berry": 1, "mountain-berry": 1}
    others = [card for card in IDS if card not in (*ROW, *discards, "water-artifact")]
    rest = [name for name in others for _ in range(Game(DW2).state.table.copies[IDS[name]])]
    game = Game(DW2, display=ROW, discards=discards, blue={"hand": " ".join(rest)}, unseen=[{"water-artifact": 1}])
    game.play("take 1")
    assert [event.amount for event in game.cited("dewan.take.reshuffle")] == [3, 1, 1, 1]
    assert shown(game)[1] == "water-artifact" and shown(game)[0] in discards
    assert game.state.pile_count == 2 and not game.state.discards


@pytest.mark.rule("dewan.take.short-row")
def test_with_no_card_left_a_single_one_may_be_taken_and_then_the_turn_is_skipped() -> None:
    row = [None, "mountain-fire", None, "forest-fire", None, None]
    table = Game(DW2).state.table
    rest = [name for name in IDS if name not in row for _ in range(table.copies[IDS[name]])]
    game = Game(DW2, display=row, blue={"hand": " ".join(rest)}, unseen=[])
    assert game.legal("take") == [] and game.legal("take-one") == ["2", "4"]
    assert game.rules_against("take 2") == ["dewan.take.adjacent"]
    game.play("take-one 4")
    assert shown(game) == [None, "mountain-fire", None, None, None, None]
    game.play("take-one 2")
    assert game.state.outcome is not None  # nobody has a camp from which to start, and no card is left
    assert game.state.outcome.reason == "no-move" and game.state.outcome.rule == "dewan.take.short-row"


@pytest.mark.rule("dewan.take.short-row")
def test_who_can_do_nothing_skips_while_another_can_go_on() -> None:
    table = Game(DW2).state.table
    rest = [name for name in IDS for _ in range(table.copies[IDS[name]])]
    game = Game(DW2, blue={"hand": " ".join(rest), "camps": "L1"}, unseen=[])
    assert game.legal("skip") == ["skip"]
    game.play("skip")
    assert game.state.to_move == 1 and game.legal("camp") == ["L1"]


@pytest.mark.rule("dewan.hand.no-limit")
def test_a_hand_of_twenty_takes_two_more() -> None:
    hand = [name for name in IDS if name not in ROW][:20]
    game = Game(DW2, display=ROW, you={"hand": " ".join(hand)}).play("take 1")
    assert game.state.view(0).players[0].hand_size == 22


@pytest.mark.rule("dewan.end.equal-turns")
def test_the_round_is_completed_after_the_last_camp() -> None:
    state = gp.new_game("dewan", players=3, seed=4, start=0)
    data = state.to_dict() | {"pending": [["turn"]], "to_move": 1, "start": 0, "turns": 31}
    free = [i for i in state.board.regions if state.land.ground[i] in range(4)][:8]
    data["players"][1]["camps"] = free
    data["players"][1]["tucked"] = [None] * 3
    state = gp.state_from_dict(data | {"last_camp": 1})
    assert state.outcome is None
    for seat in (1, 2):
        assert state.to_move == seat
        state.apply(state.parse("take 1"))
        while state.to_move == gp.CHANCE:
            state.apply(state.legal()[0])
    assert state.outcome is not None and state.turns == 33
    assert state.outcome.rule == "dewan.end.equal-turns"
