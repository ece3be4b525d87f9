"""What the engine itself asks of every step: the core rules, in Deus."""

from __future__ import annotations

import pytest

import gamepkg as gp
from gamepkg import IllegalAction, Match, MatchError, PositionError
from gamepkg.deus.sentences import reason_text
from tests.deus.study import DE1, NOTHING, game


@pytest.mark.rule("core.turn", "core.chance")
def test_while_a_card_is_drawn_no_player_may_act() -> None:
    at_table = game(DE1, you={"hand": ["civil-forum"]}, deck={"temple-field": 1, "production-small": 3})
    at_table.step("offer civil-forum").step("done").step("name civil-forum")
    state = at_table.state
    assert state.to_move == gp.CHANCE
    assert state.decision.player == gp.CHANCE
    assert at_table.refuses("offer civil-forum", "core.chance")
    # only cards of the pile can come up, each by its share
    outcomes = {state.format(outcome): weight for outcome, weight in state.chance()}
    assert outcomes == {"deal production-small": 0.75, "deal temple-field": 0.25}
    assert at_table.refuses("deal civil-gold-field", "core.chance")


@pytest.mark.rule("core.turn")
def test_only_the_cards_of_the_player_on_turn_can_be_used() -> None:
    at_table = game(DE1, you={"hand": ["civil-forum"]}, blue={"hand": ["production-small"]})
    assert (at_table.state.to_move, at_table.state.decision.player) == (0, 0)
    assert at_table.options("offer") == {"civil-forum"}
    assert at_table.refuses("offer production-small")
    at_table.play("offer civil-forum")
    assert (at_table.state.to_move, at_table.state.decision.player) == (1, 1)
    assert at_table.options("offer") == {"production-small"}


@pytest.mark.rule("core.turn")
def test_at_a_shared_table_only_the_seat_that_is_asked_may_play() -> None:
    match = Match.from_state(game(DE1, you={"hand": ["civil-forum"]}, blue={"hand": ["production-small"]}).state)
    with pytest.raises(IllegalAction) as caught:
        match.play("offer civil-forum", seat=1)
    assert [reason.rule for reason in caught.value.reasons] == ["core.turn"]
    assert reason_text(caught.value.reasons[0], "en") == "It is not for Rust to decide now."
    for nobody in (2, -1, "0"):
        with pytest.raises(MatchError, match="the seats are 0 to 1"):
            match.play("offer civil-forum", seat=nobody)
    assert match.cursor == 0
    match.play("offer civil-forum", seat=0)
    assert match.state.to_move == 1


@pytest.mark.rule("core.step")
def test_another_kind_of_step_has_to_wait() -> None:
    at_table = game(DE1, you={"on": "O0:p", "hand": ["civil-forum"]})
    for text in ("place O0", "pay wood", "attack V", "buy wood", "done"):
        assert at_table.refuses(text, "core.step")


@pytest.mark.rule("core.order")
def test_picks_go_in_one_order() -> None:
    at_table = game(DE1, you={"hand": ["maritime-galley", "production-small", "civil-forum"]})
    at_table.play("offer production-small")
    assert at_table.refuses("offer maritime-galley", "core.order")
    assert at_table.options("offer") == {"civil-forum"}


@pytest.mark.rule("core.complete")
def test_no_step_leads_into_a_dead_end() -> None:
    # 1 wood and 1 stone are asked for; 1 wood, 0 stone, 4 gold: gold for the wood would leave the stone unpaid
    seat = {"on": "O0:c", "hand": ["production-cooperative-clay"], **NOTHING, "wood": 1, "gold": 4}
    at_table = game(DE1, you=seat).step("build production-cooperative-clay")
    assert at_table.refuses("pay-gold wood", "core.complete")
    assert at_table.options("pay") == {"wood"}
    with pytest.raises(PositionError, match="leaves nothing to do") as caught:
        game(DE1, pending=[["finish"], ["draw-up"]])
    assert caught.value.rule == "core.complete"


@pytest.mark.rule("core.holds")
def test_one_uses_only_what_one_has() -> None:
    at_table = game(DE1, you={"on": "O0:c", "hand": ["production-small"], "gold": 8})
    assert at_table.refuses("build civil-forum", "core.holds")
    assert at_table.refuses("offer civil-forum", "core.holds")


@pytest.mark.rule("core.over")
def test_after_the_end_nothing_can_be_done() -> None:
    at_table = game(DE1, you={"hand": []}, deck={}, to_move=1, start=0, supply={"temple": 0}, round=2,
                    end={"round": 2, "reason": "temples"})  # fmt: skip
    at_table.step("skip")
    state = at_table.state
    assert (state.to_move, state.decision, state.legal()) == (None, None, [])
    assert all("core.over" in [reason.rule for reason in state.why_not(i)] for i in range(len(state.actions)))
    assert state.outcome is not None


@pytest.mark.rule("core.automatic")
def test_a_step_without_a_choice_is_played_by_itself() -> None:
    state = game(DE1, you={"on": "O0:c", "hand": ["production-small", "civil-forum"], **NOTHING, "clay": 1}).state
    match = Match.from_state(state)
    match.play("build production-small")
    steps = [(step.text, step.automatic) for step in match.steps]
    assert steps == [("build production-small", False), ("pay clay", True)]
    by_hand = Match.from_state(state, auto=False)
    by_hand.play("build production-small")
    assert len(by_hand.steps) == 1


@pytest.mark.rule("core.position")
def test_what_waits_must_fit_the_position() -> None:
    for pending in ([["offer", 0]], [["turn"], ["pay", 0, 1, 0, 0, 0, 0]], [["turn"], ["offer", 0]]):
        with pytest.raises(PositionError) as caught:
            game(DE1, pending=pending)
        assert caught.value.rule == "core.position"


@pytest.mark.rule("core.manual")
def test_points_of_a_position_made_by_hand_come_from_before() -> None:
    at_table = game(DE1, you={"vp": 17, **NOTHING}, blue=NOTHING)
    (line,) = at_table.state.score().seats[0].lines
    assert (line.rule, line.label, line.points) == ("core.manual", "before", 17)
    (line,) = at_table.state.score().seats[1].lines
    assert (line.rule, line.points) == ("deus.setup.player", 5)


@pytest.mark.rule("core.step", "core.holds")
def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = game(DE1, you={"on": "O0:c", "hand": ["production-small"]}).state
    key = state.key()
    for text in ("place 3", "build civil-forum", "skip"):
        with pytest.raises(IllegalAction) as caught:
            state.apply(state.parse(text))
        assert caught.value.reasons
        assert state.key() == key
