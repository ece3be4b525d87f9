"""Dewan under the names that pages ask for: what a click means, ways, notices, options."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import gamepkg as gp
from gamepkg.dewan import telling
from gamepkg.dewan.picture import picture
from gamepkg.text.telling import telling as telling_of
from tests.dewan.study import DW1, DW2, Game
from tests.speech import LANGUAGES, sound


def game() -> Game:
    return Game(DW1, you={"hand": "desert-fire forest-fire badlands-fire"})


def test_the_module_is_found_and_keeps_the_protocol() -> None:
    assert telling_of("dewan") is telling
    assert telling.PLAYERS == (2, 3, 4)
    book = gp.rulebook("dewan")
    assert [rule for rules in telling.RULES_HERE.values() for rule in rules if rule not in book] == []


def test_every_rule_is_cited_by_the_engine_or_shown_in_a_panel() -> None:
    sources = sorted(Path(telling.__file__).parent.rglob("*.py"))
    cited = set(re.findall(r'"(dewan\.[a-z.0-9-]+)"', " ".join(path.read_text("utf-8") for path in sources)))
    assert [rule for rule in gp.rulebook("dewan") if rule.startswith("dewan.") and rule not in cited] == []


def test_a_click_begins_a_path_leads_it_on_and_ends_it() -> None:
    at_table = game()
    home, desert, forest = at_table.study.spaces("A6 A4 A5")
    state = at_table.state
    assert telling.region_of_action(state, telling.meant(state, home) or 0) == home
    assert state.format(telling.meant(state, home) or 0) == f"camp {home}"
    at_table.play(f"camp {home}")
    assert telling.in_hand(state) == home and telling.ways(state, None) == []
    step = telling.meant(state, desert)
    assert step is not None and telling.ways(state, step) == [(home, desert)]
    at_table.play(f"go {desert}")
    assert telling.ways(state, None) == [(home, desert)]
    settle = telling.meant(state, desert)
    assert settle is not None and state.format(settle) == "settle"
    assert telling.region_of_action(state, settle) == desert
    assert telling.meant(state, forest) == state.parse(f"go {forest}")
    state.apply(settle)
    assert telling.meant(state, forest) is None
    landed = [telling.landed(event) for event in at_table.play("pay desert-fire").events]
    assert landed.count(None) == len(landed) and not state.camps[0]  # the second card is still to be paid
    at_table.play("pay badlands-fire")
    assert [place for place in map(telling.landed, at_table.events) if place is not None] == [desert]
    assert telling.price(state, 0) == 0


def test_a_refusal_and_a_plan_name_the_space() -> None:
    at_table = game()
    home, desert, water = at_table.study.spaces("A6 A4 A1")
    state = at_table.state
    assert telling.refusal_title(state, at_table.id(f"camp {water}"), "en") == f"No path can start at {water}"
    assert telling.refusal_title(state, at_table.id("take 1"), "ja").startswith("今はできない手：")
    plan = [f"camp {home}", f"go {desert}", "settle", "pay desert-fire", "pay badlands-fire"]
    assert telling.plan_title(state, plan, "en") == f"If you set up a camp in {desert} for 2 cards"
    assert telling.plan_commit(state, plan, "ja") == f"カード2枚で{desert}に設営"


def test_the_last_camp_is_announced_with_the_turns_that_are_left() -> None:
    state = game().state
    assert telling.notice(state, "en") is None
    state.trigger, state.turns = 0, 5
    found = telling.notice(state, "en")
    assert found == ("Blue has set up the last camp: this is the last turn", "dewan.end.equal-turns")
    state.turns = 4
    assert telling.notice(state, "ja") == ("青が最後の野営地を設営：残りは2回の手番", "dewan.end.equal-turns")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_scenarios_and_components_are_told(lang: str) -> None:
    keys = ["scenario", "start", "chance", "dewan.score.most-fire-tie", "dewan.score.initial-camp"]
    for players in telling.PLAYERS:
        fields = telling.option_fields(players, lang)
        assert [field.key for field in fields] == keys
        words = [word for field in fields for word, _ in field.choices or ()] + [field.title for field in fields]
        words += [text for field in fields for pair in field.meanings for text in pair]
        assert [word for word in words if not sound(word, lang)] == []
        scenarios = [value for _, value in fields[0].choices or ()]
        assert scenarios[0] == "standard" and ("team" in scenarios) == (players == 4)
        assert len(fields[1].choices or ()) == players + 1
    assert "55" in telling.components_text(lang) and "24" in telling.components_text(lang)
    scene = picture(game().state)
    assert len(telling.key_notes(scene, lang)) == 2  # icons, and berries
    assert telling.key_notes(picture(Game(DW2).state), lang) == ()
    assert all(sound(text, lang) for text in (*telling.map_notes(lang), *telling.key_notes(scene, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_words_wherever_the_game_stands(lang: str) -> None:
    at_table = game()
    for line in ("camp A6", "go A4", "settle", "pay desert-fire"):
        state = at_table.state
        for number in range(len(state.actions) + state.table.kinds):
            assert sound(telling.refusal_title(state, number, lang), lang)
            assert sound(telling.action_label(state, number, lang), lang)
            assert sound(telling.group_label(state, number, lang), lang)
        state.apply(at_table.id(line))


@pytest.mark.parametrize("scenario", ["standard", "volcano", "downpour", "lake"])
def test_a_click_anywhere_means_a_path_that_can_be_played_or_says_why_not(scenario: str) -> None:
    match, rng = gp.Match("dewan", players=3, seed=4, scenario=scenario), Random(scenario)
    paths = refused = 0
    while match.state.to_move is not None and match.state.turns < 30:  # type: ignore[attr-defined]
        state = match.state
        if state.decision.kind == "turn" and rng.random() < 0.3:  # type: ignore[union-attr]
            goals = telling.goals(state)  # type: ignore[arg-type]
            for region in state.board.regions:
                found = telling.gesture(state, region)  # type: ignore[arg-type]
                if found is None:
                    assert state.all_camps(state.seat) >> region & 1  # type: ignore[attr-defined]
                elif found.steps:
                    assert sum(line.startswith("pay") for line in found.steps) == goals[region]
                    after = state.copy()
                    for line in found.steps:
                        assert after.parse(line) in after.legal()
                        after.apply(after.parse(line))
                    assert after.owner(region) == state.seat  # type: ignore[attr-defined]
                    paths += 1
                else:
                    assert region not in goals and found.reasons
                    assert sound(telling.reason_text(state, found.reasons[0], "ja"), "ja")  # type: ignore[arg-type]
                    refused += 1
        match.play(rng.choice(state.legal()))
    assert paths > 20 and refused > 20
