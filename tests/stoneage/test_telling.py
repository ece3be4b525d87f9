"""Stone Age under the names that pages ask for, and what is said at some turns that are known by heart."""

from __future__ import annotations

import pytest

import gamepkg as gp
from gamepkg.stoneage import phrases, telling
from gamepkg.text.telling import telling as telling_of
from tests.stoneage.table_talk import Game, using

FOREST, HUT = 2, 8


def test_the_module_is_found_and_every_rule_of_a_panel_is_in_the_book() -> None:
    assert telling_of("stoneage") is telling
    assert telling.PLAYERS == (2, 3, 4) and telling.SECRET
    shown = {rule for rules in telling.RULES_HERE.values() for rule in rules}
    assert shown <= set(gp.rulebook("stoneage"))


def test_a_click_sends_one_more_and_begins_again_after_the_most() -> None:
    state = Game({}, {}, {}).state
    chosen, seen = None, []
    for _ in range(6):
        chosen = telling.meant(state, FOREST, chosen)
        seen.append(state.format(chosen or 0))
    assert seen == [*(f"place forest {n}" for n in (1, 2, 3, 4, 5)), "place forest 1"]
    assert state.format(telling.meant(state, HUT, chosen) or 0) == "place hut 2"


def test_a_click_uses_people_and_otherwise_only_looks() -> None:
    game = using({"placed": {"forest": 2, "field": 1}}, {}, {})
    assert game.state.format(telling.meant(game.state, FOREST) or 0) == "use forest"
    game.do("use forest")
    assert telling.meant(game.state, FOREST) is None


def test_what_is_paid_for_is_in_hand() -> None:
    game = using({"wood": 3, "placed": {"card-4": 1, "field": 1}}, {}, {}).do("use card-4")
    assert (
        telling.in_hand(game.state) == 9 and telling.price(game.state, 0) == 0 and telling.ways(game.state, None) == []
    )


def test_events_lead_to_the_places_of_the_board() -> None:
    game = Game({}, {}, {}).do("place forest 2")
    assert [telling.landed(event) for event in game.events] == [FOREST]
    assert telling.region_of("stack 2") == 14 and telling.region_of("bank") is None


def test_the_last_round_is_announced_when_a_stack_is_empty() -> None:
    stacks = [{"open": "bld01"}, {"open": None, "hidden": 0}, {"open": "bld26"}]
    game = using({"placed": {"forest": 1, "field": 1}}, {}, {}, stacks=stacks)
    notice = telling.notice(game.state, "en")
    assert notice is not None and notice.rule == "stoneage.end.trigger"
    assert notice.text == "A stack is empty: this round is the last"
    assert telling.notice(Game({}, {}, {}).state, "en") is None


def test_a_plan_is_told_step_by_step() -> None:
    game = using({"tools": [2], "placed": {"forest": 4, "field": 1}}, {}, {}).do("use forest", "roll 1345")
    plan = ["tool 2", "settle"]
    assert telling.plan_commit(game.state, plan, "en") == "Add a tool of value 2, Take 5 wood"
    assert telling.plan_title(game.state, plan, "ja") == "「能力2の道具を足す、木材5個を得る」とすると"


# -------------------------------------------------------------------- sentences known by heart


@pytest.mark.rule("stoneage.gather.tools")
def test_the_roll_of_the_help_page_in_both_languages() -> None:
    """13 in the forest, a tool of value 2: 15 ÷ 3 = 5 wood."""
    game = using({"tools": [2], "placed": {"forest": 4, "field": 1}}, {}, {}).do("use forest", "roll 1345")
    assert phrases.prompt(game.state, "en") == "Add tools to 13 for wood?"
    assert phrases.prompt(game.state, "ja") == "木材の出目の合計13に、道具を足しますか。"
    game.do("tool 2", "settle")
    told = [phrases.event_text(game.state, event, "en") for event in game.events[:3]]
    assert told == [
        "Blue uses the forest: 4 people there.",
        "Blue uses a tool of value 2.",
        "Blue gains 5 wood.",
    ]
    line = phrases.ledger_lines(game.state, game.events[2:3], "ja")[0]
    assert (line.amount, line.rules) == ("木材+5", ("stoneage.gather.dice",))


@pytest.mark.rule("stoneage.end.culture")
def test_sets_of_symbols_are_told_as_squares() -> None:
    """Two different symbols, and one of them twice: 2 × 2 and 1 × 1."""
    cards = ["civ08", "civ13", "civ14"]  # transport, art, art
    state = Game({"cards": cards}, {}, {}).state
    lines = [line for line in state.score_for(0).seats[0].lines if line.label == "culture"]
    assert [phrases.score_line_text(state, line, 0, "en") for line in lines] == [
        "Set 1, 2 different (art and transport): 2 × 2 = 4 points",
        "Set 2, 1 different (art): 1 × 1 = 1 point",
    ]


@pytest.mark.rule("stoneage.end.multipliers")
def test_multipliers_say_what_they_counted() -> None:
    """Tool makers ×2 with tools 2, 1 and 1: 2 × 4 = 8."""
    state = Game({"cards": ["civ01"], "tools": [2, 1], "used_tools": [1]}, {}, {}).state
    line = next(line for line in state.score_for(0).seats[0].lines if line.label == "tool_maker")
    assert phrases.score_line_text(state, line, 0, "en") == "2 × tools 2 + 1 + 1 = 8 points"
    assert phrases.score_line_text(state, line, 0, "ja") == "2×道具の合計（2 + 1 + 1）＝8点"


@pytest.mark.rule("stoneage.feed.ten-points")
def test_the_loss_of_points_in_words() -> None:
    game = Game({"food": 0, "people": 5, "wood": 5}, {}, {}, phase="feed").do("lose-points")
    before, after = [0, 0, 0], [0, 0, 0]
    events = [event for event in game.events if event.rule == "stoneage.feed.ten-points"]
    assert phrases.gain_phrase(game.state, events, before, after, "en") == "−10 points"
    assert phrases.event_text(game.state, events[0], "ja") == "青が食料の不足で10点を失う。"


def test_what_people_are_placed_for_is_told_by_its_mean() -> None:
    """Two dice by 3, rounded down: of 36 rolls 1 gives 0, 9 give 1, 16 give 2, 9 give 3, 1 gives 4; 72 / 36 = 2."""
    game = Game({}, {}, {}).do("place forest 2")
    assert phrases.gain_phrase(game.state, game.events, [0], [0], "en") == "2.0 wood on average"
