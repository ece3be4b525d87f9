"""The model of a page: tries, refusals, ways back, covered hands."""

from __future__ import annotations

import logging
from random import Random

import pytest

from gamepkg import GAMES, Match, PositionError
from widgets.table import Table


@pytest.fixture
def table() -> Table:
    return Table(Match("deus", players=3, seed=7))


def to_first_place(table: Table) -> None:
    """Build the first card of the hand that can be built, up to the question where its piece goes."""
    table.play(next(i for i in table.legal() if table.state.format(i).startswith("build")))
    while table.state.decision.kind == "pay":
        table.play(table.legal()[0])
    assert table.state.decision.kind == "place"


def test_the_first_click_previews_and_the_second_does_it(table: Table) -> None:
    to_first_place(table)
    region = next(iter(table.targets))
    table.click(region)
    assert table.selected == table.state.parse(f"place {region}")
    assert table.outlook().state.holdings()[region].seat == 0  # type: ignore[union-attr]
    assert region not in table.state.holdings()
    table.click(region)
    assert table.state.holdings()[region].seat == 0
    assert table.selected is None


@pytest.mark.rule("deus.place.first-edge")
def test_an_illegal_click_is_refused_with_its_rule_and_its_region(table: Table) -> None:
    to_first_place(table)
    inner = next(
        i for i in table.state.board.regions if not (table.state.board.edge | table.state.board.villages) >> i & 1
    )
    before = table.state.key()
    table.click(inner)
    assert table.refusal.region == inner
    assert "deus.place.first-edge" in [reason.rule for reason in table.refusal.reasons]
    table.click(inner)
    assert table.state.key() == before
    table.back()
    assert table.refusal is None


def test_where_no_region_is_asked_for_a_click_only_looks(table: Table) -> None:
    table.click(12)
    assert (table.focus, table.selected, table.refusal) == (12, None, None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("plaec 12", "“plaec 12” is no move."),
        ("place 99", "place: “99” does not fit here."),
        ("place", "place: something is"),
    ],
)
def test_a_line_that_cannot_be_read_says_where(table: Table, text: str, said: str) -> None:
    table.command(text)
    assert table.message.startswith(said)
    table.language = "ja"
    table.command(text)
    assert "例" in table.message


def test_a_typed_line_previews_and_again_does_it(table: Table) -> None:
    text = table.state.format(table.legal()[0])
    table.command(text)
    assert table.match.cursor == 0
    table.command(text)
    assert table.match.cursor > 0


def test_undo_redo_and_start_over(table: Table) -> None:
    start = table.state.key()
    to_first_place(table)
    now = table.state.key()
    table.undo()
    assert table.state.key() != now
    table.redo()
    assert table.state.key() == now
    table.cancel()
    assert table.state.key() == start
    table.undo()
    assert table.message == "There is nothing to go back to here."
    assert not table.failed


def test_looking_back_stops_play_until_one_goes_on(table: Table) -> None:
    to_first_place(table)
    now = table.match.cursor
    table.goto(0)
    assert table.looking
    assert table.legal() == []
    table.preview(table.state.legal()[0])
    table.undo()
    assert table.selected is None
    assert table.match.cursor == 0
    table.resume()
    assert (table.match.cursor, table.looking) == (now, False)
    table.goto(0)
    table.play_on()
    assert table.legal() == table.state.legal()
    assert table.state.format(table.legal()[0]).startswith("build")


def test_a_gesture_is_sent_in_the_order_of_the_match_and_forced_steps_are_not_played_twice(table: Table) -> None:
    hand = [table.state.table.components.cards[kind].id for kind in table.state.hands[0]]
    plan = (f"offer {hand[0]}", f"offer {hand[-1]}", "done", f"name {hand[0]}")
    table.propose(plan)
    assert table.match.cursor == 0
    assert table.outlook().events  # type: ignore[union-attr]
    table.propose(plan)
    assert tuple(step.text for step in table.match.steps[:4]) == plan
    assert all(card not in table.state.hands[0] or hand.count(card) > 1 for card in (hand[0], hand[-1]))


def test_a_covered_hand_waits_for_its_player(table: Table) -> None:
    table.cover = True
    assert not table.covered
    while table.state.to_move == 0:
        table.play(table.legal()[-1])
    assert table.state.to_move == 1
    assert table.viewer is None
    assert table.covered
    table.uncover()
    assert table.viewer == 1
    assert not table.covered


@pytest.mark.rule("deus.offer.hidden")
def test_the_journal_under_cover_hides_what_the_viewer_may_not_know(table: Table) -> None:
    hand = [table.state.table.components.cards[kind].id for kind in table.state.hands[0]]
    table.send((f"offer {hand[0]}", f"offer {hand[1]}", "done", f"name {hand[1]}"))
    secret = [event for event in table.journal if event.rule == "deus.offer.hidden"]
    assert [event.what for event in secret] == [hand[0]]
    table.cover, table.viewer = True, 1
    assert [event.what for event in table.journal if event.rule == "deus.offer.hidden"] == ["hidden"]


def test_chance_is_asked_for_and_chosen(table: Table) -> None:
    table.ask_for_chance(True)
    hand = [table.state.table.components.cards[kind].id for kind in table.state.hands[0]]
    table.send((f"offer {hand[0]}", "done", f"name {hand[0]}"))
    while table.state.decision.kind != "deal":
        table.play(table.legal()[0])
    card = table.state.format(table.legal()[-1]).partition(" ")[2]
    before = table.state.hands[0].count(table.state.table.components.card(card).index)
    table.play(table.legal()[-1])
    assert table.state.hands[0].count(table.state.table.components.card(card).index) == before + 1
    while table.state.decision.kind == "deal":
        table.roll()
    assert table.state.to_move == 1


def test_every_change_reaches_the_views_as_one_moment(table: Table) -> None:
    seen: list[int] = []
    table.watch(lambda: seen.append(table.moment))
    for change in (lambda: table.click(5), lambda: table.preview(table.legal()[0]), table.commit, table.undo):
        count = len(seen)
        change()
        assert len(seen) == count + 1


def test_a_view_that_fails_is_reported_once_and_the_game_goes_on(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    calls: list[int] = []

    def broken() -> None:
        calls.append(1)
        if len(calls) > 1:
            raise ValueError("a view of this test")

    table.watch(broken)
    with caplog.at_level(logging.ERROR):
        table.click(5)
    assert table.message == "That did not work. The game is as it was before it."
    assert "a view of this test" in caplog.text
    key = table.state.key()
    table.clear()
    assert table.state.key() == key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("region", [-1, 0, 999, 10**9])
def test_a_click_on_what_is_no_region_is_ignored(game: str, region: int) -> None:
    table = Table(Match(game, players=3, seed=7))
    at = table.moment
    table.click(region)
    assert (table.moment - at, table.message, table.refusal, table.focus) == (0, "", None, None)


def test_a_view_that_fails_at_everything_ends_in_one_message(table: Table) -> None:
    """Telling of a failure sets all views going again, also the broken one."""
    calls: list[int] = []

    def broken() -> None:
        calls.append(1)
        if len(calls) > 1:
            raise PositionError("items[0]", "is not on the map")

    table.watch(broken)
    table.click(5)
    assert "is not on the map" in table.message and len(calls) == 3


def test_another_match_takes_the_place_and_says_so(table: Table) -> None:
    revision = table.revision
    table.replace(Match("deus", players=2, seed=1), message="here")
    assert (table.state.players, table.message, table.looking) == (2, "here", False)
    assert table.revision > revision


def test_an_offering_sent_as_one_gesture_is_taken_back_and_done_again_as_one(table: Table) -> None:
    cards = [table.state.table.components.cards[kind].id for kind in table.state.hands[0]]
    before = table.state.key()
    table.send([f"offer {cards[0]}", f"offer {cards[1]}", "done", f"name {cards[0]}"])
    after, cursor = table.state.key(), table.match.cursor
    table.undo()
    assert (table.match.cursor, table.state.key()) == (0, before)
    table.redo()
    assert (table.match.cursor, table.state.key()) == (cursor, after)


def test_steps_played_one_by_one_are_taken_back_one_by_one(table: Table) -> None:
    cards = [table.state.table.components.cards[kind].id for kind in table.state.hands[0]]
    table.send([f"offer {cards[0]}", f"offer {cards[1]}", "done", f"name {cards[0]}"])
    table.undo()
    table.play(f"offer {cards[0]}")
    table.play(f"offer {cards[1]}")
    table.undo()
    assert table.match.cursor == 1  # the gesture of before is forgotten with its steps


def test_a_finished_game_that_is_opened_shows_a_hand() -> None:
    table = Table(Match("deus", players=2, seed=7))
    match, rng = Match("deus", players=3, seed=7), Random(3)
    while match.state.to_move is not None:
        match.play(rng.choice(match.state.legal()))
    table.replace(match)
    assert not table.open
    assert table.viewer == match.state.seat
