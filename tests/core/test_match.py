"""What a match remembers: forced steps, chance, undo, redo, branches, gestures, previews."""

from __future__ import annotations

import contextlib
from random import Random

import pytest

from gamepkg import CHANCE, IllegalAction, Match, MatchError, NotationError, OptionError
from gamepkg.core.event import add_events
from tests.core.fakegame import Counter


def texts(match: Match) -> list[str]:
    return [step.text for step in match.steps]


def ask(seed: int = 1) -> Match:
    return Match("counter", players=2, seed=seed, chance="ask")


def snapshot(match: Match) -> tuple[object, ...]:
    return match.state.key(), match.journal.events, match.cursor


def test_forced_steps_are_played_and_marked() -> None:
    match = ask()
    events = match.play("add 1")
    assert [(step.text, step.automatic) for step in match.steps] == [("add 1", False), ("left", True)]
    assert [event.rule for event in events] == ["counter.add", "counter.side"]
    assert match.state.points() == [1, 0]
    assert match.state.to_move == 1


def test_without_auto_every_step_waits() -> None:
    match = Match("counter", players=2, auto=False)
    match.play("add 1")
    assert texts(match) == ["add 1"]
    match.play("left")
    assert [step.automatic for step in match.steps] == [False, False]


def test_a_choice_is_left_to_the_player() -> None:
    match = ask()
    match.play("add 2")
    assert texts(match) == ["add 2"]
    assert match.state.legal() == [match.state.parse("left"), match.state.parse("right")]


def test_ids_and_texts_are_the_same_steps() -> None:
    one, other = ask(), ask()
    assert one.play("add 2") == other.play(other.state.parse("add 2"))


def test_an_illegal_step_gives_the_reasons_and_changes_nothing() -> None:
    match = ask()
    match.play("add 2")
    before = snapshot(match)
    with pytest.raises(IllegalAction, match=r"add 1: core\.step") as caught:
        match.play("add 1")
    assert [reason.rule for reason in caught.value.reasons] == ["core.step"]
    for bad in ("jump", "", 99, -1):
        with pytest.raises(NotationError):
            match.play(bad)
    assert snapshot(match) == before


def test_an_illegal_step_keeps_what_was_undone() -> None:
    match = ask()
    match.play("add 1")
    match.undo()
    with pytest.raises(IllegalAction):
        match.play("left")
    assert texts(match) == ["add 1", "left"]


def test_ask_stops_for_chance_and_takes_a_chosen_outcome() -> None:
    match = ask()
    match.play("add 3")
    assert match.state.to_move == CHANCE
    with pytest.raises(IllegalAction):
        match.play("add 1")
    match.play("deal 3")
    assert match.state.points() == [5, 0]
    assert not match.steps[-1].automatic
    with pytest.raises(MatchError, match="not awaited"):
        match.roll()


def test_roll_draws_what_the_automatic_match_would_draw() -> None:
    for seed in range(8):
        asked, automatic = ask(seed), Match("counter", players=2, seed=seed)
        asked.play("add 3")
        asked.roll()
        automatic.play("add 3")
        assert asked.steps == automatic.steps


def test_seeds_differ() -> None:
    drawn = set()
    for seed in range(20):
        match = Match("counter", players=2, seed=seed)
        match.play("add 3")
        drawn.add(match.steps[-1].text)
    assert drawn == {"deal 1", "deal 2", "deal 3"}


def play_out(match: Match, moves: tuple[str, ...] = ("add 3", "add 1") * 3) -> Match:
    for move in moves:
        match.play(move)
    return match


def test_undo_and_the_same_moves_give_the_same_dice() -> None:
    match = play_out(Match("counter", players=2, seed=5))
    assert match.outcome is not None
    before, line = snapshot(match), texts(match)
    for _ in range(6):
        match.undo()
    assert match.cursor == 0
    with pytest.raises(MatchError, match="nothing to undo"):
        match.undo()
    play_out(match)
    assert (snapshot(match), texts(match)) == (before, line)


def test_undo_skips_automatic_steps_and_redo_brings_them_back() -> None:
    match = Match("counter", players=2, seed=5)
    match.play("add 1")
    match.play("add 1")
    assert [step.chance for step in match.steps] == [False, False, False, False, True]
    after = snapshot(match)
    match.undo()
    assert match.cursor == 2
    assert match.state.to_move == 1
    events = match.redo()
    assert snapshot(match) == after
    assert tuple(events) == match.journal.since(2)
    with pytest.raises(MatchError, match="nothing to redo"):
        match.redo()


def test_a_chosen_outcome_is_a_decision_that_undo_stops_at() -> None:
    match = ask()
    match.play("add 3")
    match.play("deal 2")
    match.undo()
    assert match.state.to_move == CHANCE


def test_goto_reaches_every_position_with_its_log() -> None:
    walked = Match("counter", players=2, seed=3)
    seen = [snapshot(walked)]
    play_out(walked)
    for position in range(len(walked.steps) + 1):
        walked.goto(position)
        seen.append(snapshot(walked))
    seen = seen[1:]
    assert len(walked.steps) > 2 * 8, "the way must lead over several snapshots"
    for position in (5, 0, 13, 12, 12, len(walked.steps), 1, 9, 8, 7):
        walked.goto(position)
        assert snapshot(walked) == seen[position]
        assert walked.position(position).key() == walked.state.key()
    for bad in (-1, len(walked.steps) + 1):
        with pytest.raises(MatchError, match="no position"):
            walked.goto(bad)


def test_playing_after_goto_forgets_the_rest() -> None:
    match = play_out(Match("counter", players=2, seed=3))
    match.goto(2)
    match.play(match.state.legal()[0])
    assert match.cursor == len(match.steps) <= 6


def test_carry_on_plays_what_waits_after_goto() -> None:
    match = Match("counter", players=2)
    match.play("add 1")
    match.goto(1)
    assert match.state.legal() == [match.state.parse("left")]
    assert [event.rule for event in match.carry_on()] == ["counter.side"]
    assert match.cursor == 2


def test_the_ledger_law_holds_after_every_kind_of_move() -> None:
    match = Match("counter", players=2, seed=2, bonus=4)
    start = match.position(0).ledger()
    play_out(match)
    for position in (11, 3, 8, len(match.steps)):
        match.goto(position)
        total = add_events(start, match.journal)
        points = {key: amount for key, amount in total.items() if key[0] != "supply" and key[1] == "points"}
        paid_to_first = points.get(("seat 0", "points"), 0)
        assert paid_to_first == match.state.ledger().get(("seat 0", "points"), 0)


def test_an_old_position_no_longer_writes_to_the_journal() -> None:
    match = ask()
    match.play("add 1")
    old = match.state
    match.undo()
    old.apply(old.parse("add 1"))
    assert match.journal.events == ()


def wander(match: Match, rng: Random) -> None:
    """One thing that a visitor may do."""
    kind = int(rng.random() * 8)
    legal = match.state.legal()
    if kind < 3 and legal:
        match.play(legal[int(rng.random() * len(legal))])
    elif kind == 3:
        match.goto(int(rng.random() * (len(match.steps) + 1)))
    else:
        (match.undo, match.redo, match.cancel, match.reroll, match.carry_on)[kind % 5]()


@pytest.mark.parametrize("chance", ["auto", "ask"])
def test_wherever_one_goes_position_and_journal_are_those_of_the_steps(chance: str) -> None:
    rng = Random(4)
    for seed in range(20):
        match = Match("counter", players=2, seed=seed, chance=chance)
        for _ in range(60):
            with contextlib.suppress(MatchError):
                wander(match, rng)
            anew = Counter()
            anew.log = []
            for step in match.steps[: match.cursor]:
                assert anew.parse(step.text) in anew.legal()
                assert (step.first_event, step.round, step.player) == (len(anew.log), anew.round, anew.to_move)
                anew.apply(step.action)
            assert match.state.key() == anew.key()
            assert match.state.log == anew.log
        again = Match.from_record(match.to_record())
        assert (again.steps, snapshot(again)) == (match.steps, snapshot(match))


def test_a_branch_goes_its_own_way() -> None:
    match = ask()
    match.play("add 1")
    other = match.branch()
    other.play("add 2")
    other.goto(0)
    assert texts(match) == ["add 1", "left"]
    assert match.cursor == 2
    match.play("add 3")
    assert texts(other) == ["add 1", "left", "add 2"]
    assert len(other.journal) == 0


def test_cancel_goes_back_to_the_start_of_the_turn() -> None:
    match = ask()
    match.play("add 1")
    with pytest.raises(MatchError, match="no gesture"):
        match.cancel()
    match.play("add 2")
    match.cancel()
    assert match.cursor == 2
    assert match.state.legal() == [0, 1, 2]


class LongGesture(Counter):
    """The turns of both seats are one gesture."""

    @property
    def gesture_start(self) -> bool:
        return self.asked == "turn" and self.seat == 0


def test_cancel_is_refused_after_chance() -> None:
    match = Match.from_state(LongGesture(), chance="ask")
    match.play("add 3")
    match.play("deal 1")
    before = snapshot(match)
    with pytest.raises(MatchError, match="chance has decided"):
        match.cancel()
    assert snapshot(match) == before


def test_cancel_while_chance_is_awaited() -> None:
    match = ask()
    match.play("add 3")
    match.cancel()
    assert match.cursor == 0


def test_reroll_draws_openly_and_is_remembered() -> None:
    match = Match("counter", players=2, seed=1)
    with pytest.raises(MatchError, match="no chance step"):
        match.reroll()
    match.play("add 3")
    drawn = [match.steps[2].text]
    for count in range(1, 12):
        match.reroll()
        assert match.steps[2].replaced == tuple(drawn)
        assert len(match.steps) == 3
        drawn.append(match.steps[2].text)
        assert len(match.journal.steps[2].replaced) == count
    assert set(drawn) == {"deal 1", "deal 2", "deal 3"}
    match.undo()
    match.play("add 3")
    assert match.steps[2].text == drawn[-1]
    assert match.steps[2].replaced == tuple(drawn[:-1])


def test_preview_shows_and_changes_nothing() -> None:
    match = ask()
    match.play("add 1")
    before = snapshot(match)
    left = match.preview("add 1")
    assert (left.points, left.chance) == ((0, 1), True), "the coin comes after the last seat"
    assert [event.rule for event in left.events] == ["counter.add", "counter.side"]
    assert left.events[1].cause == left.events[0].index == 2
    assert left.state_after.points() == [1, 1]
    choice = match.preview("add 2")
    assert (choice.points, choice.chance, len(choice.events)) == ((0, 0), False, 1)
    with pytest.raises(IllegalAction):
        match.preview("left")
    assert snapshot(match) == before


def test_from_state_leaves_the_position_alone() -> None:
    state = Counter()
    state.pending, state.asked = 3, "side"
    key = state.key()
    match = Match.from_state(state, seed=3)
    assert texts(match)[0] == "right"
    assert match.steps[0].automatic
    assert state.key() == key
    assert state.log is None


def test_a_finished_match_says_so() -> None:
    match = play_out(Match("counter", players=2, seed=3), ("add 1",) * 6)
    assert match.outcome is not None
    assert match.outcome.reason == "rounds"
    assert sum(match.state.points()) == 6 + sum(step.text == "coin heads" for step in match.steps)
    with pytest.raises(IllegalAction):
        match.play("add 1")


def test_options_are_named_when_wrong() -> None:
    with pytest.raises(OptionError, match=r"chance: cannot be 'never'; possible: 'auto', 'ask'"):
        Match("counter", players=2, chance="never")
    with pytest.raises(OptionError, match="seats: must name 2 players, not 1"):
        Match("counter", players=2, seats=["Ann"])
    with pytest.raises(OptionError, match=r"game: cannot be 'des'; did you mean 'deus'"):
        Match("des", players=2)
    with pytest.raises(OptionError, match="bonsu: is unknown"):
        Match("counter", players=2, bonsu=1)
    with pytest.raises(OptionError, match="seed: must be a whole number"):
        Match("counter", players=2, seed="7")  # type: ignore[arg-type]
    assert Match("counter", players=2, bonus=2).options == {"bonus": 2}


def test_a_match_says_what_it_is() -> None:
    match = ask()
    match.play("add 2")
    assert repr(match) == "<Match counter: 2 players, round 1, position 1 of 1>"
