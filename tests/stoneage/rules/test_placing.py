"""Setup, rounds and placing. Situations and results are those of lesson S1."""

from __future__ import annotations

import pytest

import gamepkg as gp
from gamepkg import Match
from tests.stoneage.table_talk import Game, using

RESOURCE_PLACES = ("forest", "clay_pit", "quarry", "river")


@pytest.mark.rule("stoneage.setup.player", "stoneage.setup.cards", "stoneage.setup.buildings")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_game_starts_with(players: int) -> None:
    view = gp.new_game("stoneage", players=players, seed=3).view(None)
    for seat in view.players:
        assert (seat.people, seat.home, seat.agriculture, seat.tools, seat.vp["total"]) == (5, 5, 0, (), 0)
        assert dict(seat.goods) == {"food": 12, "wood": 0, "brick": 0, "stone": 0, "gold": 0}
    assert len(set(view.row)) == 4 and None not in view.row
    assert view.deck_size == 32
    assert [hidden for _, hidden in view.stacks] == [6] * players
    assert len(view.unseen_tiles) == 28 - players  # 7 stay in the box with 3 players, 14 with 2; nobody knows which


@pytest.mark.rule("stoneage.setup.start-player")
def test_the_start_player_is_drawn_or_set() -> None:
    drawn = {gp.new_game("stoneage", players=4, seed=seed).to_move for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert gp.new_game("stoneage", players=4, seed=1, start=2).to_move == 2


@pytest.mark.rule("stoneage.round.phases", "stoneage.round.start-player")
def test_a_round_places_uses_and_settles_and_the_marker_passes_on() -> None:
    game = Game({"people": 1}, {"people": 2})
    assert game.against("use hunt") == ["core.step", "stoneage.round.phases"]
    game.do("place hunt 1; place hunt 2; use hunt")
    assert game.against("place hunt 1") == ["core.chance"]
    game.do("roll 1")
    assert game.against("place hunt 1") == ["core.step", "stoneage.round.phases"]
    game.do("use hunt; roll 11")
    assert game.state.round == 2
    assert game.goods() == {"food": 12 + 0 - 1}
    assert game.goods(1) == {"food": 12 + 1 - 2}
    assert game.state.to_move == game.state.first == 1


@pytest.mark.rule("stoneage.place.turns", "stoneage.place.at-least-one", "stoneage.ui.place-adjust")
def test_a_turn_puts_a_chosen_number_of_people_on_one_place() -> None:
    game = Game({}, {}, {})
    assert game.legal("place")[:5] == ["hunt 1", "hunt 2", "hunt 3", "hunt 4", "hunt 5"]
    match = Match.from_state(game.state)
    assert dict(match.preview("place forest 2").state_after.view(0).players[0].placed) == {"forest": 2}
    assert dict(match.state.view(0).players[0].placed) == {}  # nothing is final before it is played
    game.do("place forest 3")
    assert dict(game.seat().placed) == {"forest": 3} and game.seat().home == 2
    assert game.state.to_move == 1
    with pytest.raises(gp.NotationError):
        game.state.parse("place forest 0")


@pytest.mark.rule("stoneage.ui.place-fast")
def test_any_number_is_one_action_however_it_was_clicked() -> None:
    assert Game({}, {}).do("place hunt 5").told("stoneage.place.turns") == [("people", 5)]


@pytest.mark.rule("stoneage.place.until-all")
def test_who_has_none_left_is_passed_over() -> None:
    game = Game({"placed": {"hunt": 5}}, {"placed": {"hunt": 1}}, to_move=1)
    game.do("place forest 1")
    assert game.state.to_move == 1
    game.do("place clay_pit 2; place river 1")
    assert game.state.decision.kind == "use"


@pytest.mark.rule("stoneage.place.no-pass")
def test_nobody_passes_with_people_and_a_place() -> None:
    game = Game({"people": 1}, {})
    for line in ("decline", "done", "later", "settle"):
        assert game.against(line) == ["core.step", "stoneage.place.no-pass"]


FULL = {"forest": 1, "quarry": 1, "tool_maker": 1, "card-4": 1, "card-2": 1, "building-1": 1, "hunt": 1}
REST = {"clay_pit": 1, "river": 1, "field": 1, "card-3": 1, "card-1": 1, "building-2": 1, "hunt": 1}


@pytest.mark.rule("stoneage.place.stuck")
def test_who_has_no_place_left_is_out_of_the_phase_and_keeps_the_person() -> None:
    game = Game({"people": 8, "placed": FULL}, {"people": 8, "placed": REST})
    assert game.state.decision.kind == "use"
    assert [game.seat(seat).home for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("stoneage.place.stuck")
def test_the_stuck_are_told() -> None:
    game = Game({"people": 8, "placed": {k: v for k, v in FULL.items() if k != "hunt"}}, {"people": 8, "placed": REST})
    game.do("place hunt 1")
    assert game.told("stoneage.place.stuck") == [("people", 0), ("people", 0)]
    assert [game.seat(seat).home for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("stoneage.place.block")
def test_a_card_may_be_blocked_by_who_cannot_pay_for_it() -> None:
    game = Game({}, {"wood": 9})
    game.do("place card-4 1")
    assert "card-4 1" not in game.legal("place")
    assert game.against("place card-4 1") == ["stoneage.place.card-building"]


@pytest.mark.rule("stoneage.place.village")
def test_field_and_tool_maker_hold_one_person_of_one_player() -> None:
    game = Game({}, {}, {}, {})
    for place in ("field", "tool_maker"):
        assert game.against(f"place {place} 2") == ["stoneage.place.village"]
    game.do("place field 1")
    assert game.against("place field 1") == ["stoneage.place.village"]
    assert "tool_maker 1" in game.legal("place")


@pytest.mark.rule("stoneage.place.hut")
def test_the_hut_takes_two_people_of_one_player_at_once() -> None:
    game = Game({}, {})
    assert game.against("place hut 1") == ["stoneage.place.hut"]
    assert "hut 2" in game.legal("place")
    game.do("place hut 2")
    assert game.against("place hut 1") == ["stoneage.place.hut", "stoneage.place.hut"]  # one person, and taken
    assert game.against("place hut 2") == ["stoneage.place.hut"]
    alone = Game({"placed": {"hunt": 4}}, {})
    assert alone.against("place hut 2") == ["core.holds"]


@pytest.mark.rule("stoneage.place.village-limit")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("third", ["field", "tool_maker", "hut"])
def test_the_third_village_place_is_closed_with_two_and_three_players(players: int, third: str) -> None:
    people = {"field": 1, "tool_maker": 1, "hut": 2}
    taken = {place: count for place, count in people.items() if place != third}
    game = Game({}, {"placed": taken}, *[{}] * (players - 2))
    line = f"place {third} {people[third]}"
    assert game.against(line) == ([] if players == 4 else ["stoneage.place.village-limit"])
    assert (line in game.legal()) == (players == 4)


@pytest.mark.rule("stoneage.place.resource")
def test_a_resource_place_has_seven_spaces() -> None:
    game = Game({"people": 10}, {"people": 10}, {}, {})
    for place in RESOURCE_PLACES:
        assert [f"{place} {n}" in game.legal("place") for n in (7, 8)] == [True, False]
        assert game.against(f"place {place} 8") == ["stoneage.place.resource"]
    game.do("place river 6")
    assert [line for line in game.legal("place") if line.startswith("river")] == ["river 1"]
    assert game.against("place river 2") == ["stoneage.place.resource"]


@pytest.mark.rule("stoneage.place.once")
@pytest.mark.parametrize("place", ["forest", "hunt"])
def test_nobody_adds_people_later(place: str) -> None:
    game = Game({"placed": {place: 2}}, {})
    assert game.against(f"place {place} 1") == ["stoneage.place.once"]


@pytest.mark.rule("stoneage.place.resource-limit")
def test_players_at_one_resource_place() -> None:
    for place in RESOURCE_PLACES:
        two = Game({}, {"placed": {place: 2}})
        assert two.against(f"place {place} 1") == ["stoneage.place.resource-limit"]
        three = Game({}, {"placed": {place: 2}}, {})
        assert three.against(f"place {place} 1") == []
        full = Game({}, {"placed": {place: 2}}, {"placed": {place: 2}})
        assert full.against(f"place {place} 1") == ["stoneage.place.resource-limit"]
        four = Game({}, *[{"placed": {place: 2}}] * 3)
        assert four.against(f"place {place} 1") == []
        assert four.against(f"place {place} 2") == ["stoneage.place.resource"]


@pytest.mark.rule("stoneage.place.hunt")
def test_the_hunting_ground_has_no_limit() -> None:
    others = [{"people": 10, "placed": {"hunt": 10}}] * 3
    game = Game({"people": 10}, *others)
    assert "hunt 10" in game.legal("place")


@pytest.mark.rule("stoneage.place.card-building")
def test_a_card_and_a_tile_hold_one_person() -> None:
    game = Game({}, {})
    for place in ("card-1", "building-2"):
        assert game.against(f"place {place} 2") == ["stoneage.place.card-building"]
        assert f"{place} 1" in game.legal("place")
    game.do("place building-2 1")
    assert game.against("place building-2 1") == ["stoneage.place.card-building"]


@pytest.mark.rule("stoneage.cap.placing", "stoneage.cap.void")
def test_at_the_limit_placing_is_legal_and_void() -> None:
    rich = {"people": 10, "agriculture": 10, "tools": [4, 4, 4], "food": 20}
    game = Game(rich, {}, {}, {})
    assert {"field 1", "tool_maker 1", "hut 2"} <= set(game.legal("place"))
    game = using(rich | {"placed": {"field": 1, "tool_maker": 1, "hut": 2}}, {}, {}, {})
    game.do("use hut; use field; use tool_maker")
    assert (game.seat().people, game.seat().agriculture, game.seat().tools) == (10, 10, (4, 4, 4))
    assert game.told("stoneage.cap.void") == [("people", 0), ("agriculture", 0), ("tool-4", 0)]
