"""Rounds, turns, hands and piles: lesson D1, steps 7 to 12."""

from __future__ import annotations

import pytest

import gamepkg as gp
from gamepkg import Match, PositionError
from tests.deus.study import DE1, game

DRAW = "scientific-x-draw"  # draws 2
HAND_10 = ["maritime-galley"] * 4 + ["production-small"] * 4 + ["scientific-school"] * 2


@pytest.mark.rule("deus.turn.order")
def test_turns_go_clockwise_and_every_round_gives_one_to_each() -> None:
    state = gp.new_game("deus", players=3, seed=0, start=1)
    turns = []
    while len(turns) < 7:
        turns.append((state.round, state.to_move))
        seat, card = state.to_move, state.view(state.to_move).players[state.to_move].hand[0]
        state.apply(state.parse(f"offer {card}"))
        while state.to_move == gp.CHANCE or state.decision.kind != "turn":
            state.apply(state.parse("done") if state.decision.kind == "offer" else state.legal()[0])
        assert state.to_move == (seat + 1) % 3
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@pytest.mark.rule("deus.turn.action")
def test_a_turn_is_one_building_or_one_offering() -> None:
    seat = {"on": "O0:p", "hand": ["civil-x-gold-size2", "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE1, you=seat)
    assert {at_table.state.actions[i].kind for i in at_table.state.legal()} == {"build", "offer"}
    assert at_table.refuses("skip", "deus.turn.action")  # there is no pass
    built = game(DE1, you=seat).play("build civil-x-gold-size2", "place O0")
    assert built.state.to_move == 1  # no second building, and no offering after it
    offered = game(DE1, you=seat).play("offer civil-forum", "done")
    assert offered.state.to_move == 1


@pytest.mark.rule("deus.turn.no-card")
def test_only_a_player_without_cards_skips() -> None:
    every_card = {"deck": {}, "discards": []}
    at_table = game(DE1, you={"hand": []}, blue={"hand": ["civil-forum"]}, **every_card)
    assert [at_table.state.format(i) for i in at_table.state.legal()] == ["skip"]
    assert at_table.state.decision.rule == "deus.turn.no-card"
    at_table.play("skip")
    assert at_table.state.to_move == 1
    assert at_table.rules() == ["deus.turn.no-card"]
    assert at_table.refuses("skip", "deus.turn.action")


@pytest.mark.rule("deus.turn.no-card", "deus.deck.empty")
def test_a_game_without_any_card_is_over() -> None:
    # the last card of all is built: nothing can be drawn, nobody could ever act again
    seat = {"on": "O0:p", "hand": ["civil-x-gold-size2"], "gold": 0, "vp": 0}
    match = Match.from_state(game(DE1, you=seat, blue={"hand": []}, deck={}).state)
    match.play("build civil-x-gold-size2")
    match.play(f"place {DE1.number['O0']}")
    outcome = match.outcome
    assert (outcome.reason, outcome.rule) == ("cards", "deus.turn.no-card")
    assert match.state.legal() == []
    nothing = Match.from_state(game(DE1, deck={}).state)  # does not skip for ever
    assert nothing.outcome is not None


@pytest.mark.rule("deus.turn.auto-refill")
@pytest.mark.parametrize(("hand", "after"), [(["civil-x-gold-size2"], 5), (["civil-x-gold-size2", "civil-forum"], 1)])
def test_a_building_refills_an_empty_hand_only(hand: list[str], after: int) -> None:
    at_table = game(DE1, you={"on": "O0:p", "hand": hand, "gold": 0, "vp": 0})
    at_table.play("build civil-x-gold-size2", "place O0")
    assert at_table.you.hand_size == after
    assert ("deus.turn.auto-refill" in at_table.rules()) == (after == 5)


@pytest.mark.rule("deus.turn.auto-refill")
def test_the_refill_looks_at_the_hand_after_the_column() -> None:
    at_table = game(DE1, you={"on": "O0:p", "hand": [DRAW], "gold": 0, "vp": 0})
    at_table.play(f"build {DRAW}", "place O0", "draw 2")
    assert at_table.you.hand_size == 2  # the column drew 2, so the hand is not empty


@pytest.mark.rule("deus.hand.limit")
def test_the_eleventh_card_stays_in_the_pile() -> None:
    hand = [*HAND_10[:9], DRAW]
    at_table = game(DE1, you={"on": "O0:p", "hand": hand, "gold": 0, "vp": 0}).play(f"build {DRAW}", "place O0")
    assert at_table.options("draw") == {1}  # 9 cards in hand: a tenth, no eleventh
    before = at_table.state.view(0).deck_size
    at_table.play("draw 1")
    view = at_table.state.view(0)
    assert (at_table.you.hand_size, before - view.deck_size, view.discards_size) == (10, 1, 0)
    with pytest.raises(PositionError, match="at most 10 cards, not 11") as caught:
        game(DE1, you={"hand": [*HAND_10, DRAW]})
    assert caught.value.rule == "deus.hand.limit"


@pytest.mark.rule("deus.hand.keep")
def test_a_large_hand_is_kept() -> None:
    hand = [*HAND_10[:8], "civil-x-gold-size2"]
    at_table = game(DE1, you={"on": "O0:p", "hand": hand, "gold": 0, "vp": 0})
    at_table.play("build civil-x-gold-size2", "place O0")
    assert at_table.you.hand_size == 8
    assert at_table.state.to_move == 1  # nothing was asked about the hand


@pytest.mark.rule("deus.deck.reshuffle")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    hand = ["maritime-galley"]
    discards = ["civil-forum", *["production-small"] * 4, *["production-x-double"] * 4, *["scientific-school"] * 2]
    at_table = game(DE1, you={"hand": hand}, deck={"temple-field": 1}, discards=discards)
    at_table.play("offer maritime-galley")  # now 12 discards; draw 5: 1 from the pile, shuffle, 4 more
    view = at_table.state.view(0)
    assert (at_table.you.hand_size, view.deck_size, view.discards_size) == (5, 12 - 4, 0)
    assert "temple-field" in at_table.you.hand
    assert "deus.deck.reshuffle" in at_table.rules()


@pytest.mark.rule("deus.deck.empty")
def test_without_any_card_drawing_just_stops() -> None:
    hand = ["civil-x-gold-size2"]
    at_table = game(DE1, you={"on": "O0:p", "hand": hand, "gold": 0, "vp": 0}, blue={"hand": ["civil-forum"]},
                    deck={"temple-field": 1})  # fmt: skip
    at_table.play("build civil-x-gold-size2", "place O0")
    assert at_table.you.hand == ("temple-field",)  # 1 of the 5
    assert at_table.state.to_move == 1  # the game goes on
    assert at_table.state.view(None).end_round == 0
    assert "deus.deck.empty" in at_table.rules()


@pytest.mark.rule("deus.view.vp-hidden")
def test_the_points_of_others_can_be_worked_out() -> None:
    at_table = game(DE1, you={"hand": ["civil-forum"], "vp": 5}).play("offer civil-forum")
    assert [event.amount for event in at_table.events() if event.what == "vp" and event.seen_by(1)] == [1]
    assert at_table.state.view(1).players[0].vp["total"] == 6 == at_table.state.view(0).players[0].vp["total"]
