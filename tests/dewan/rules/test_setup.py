"""Components and setup of Dewan, each value taken from its rule."""

from __future__ import annotations

from collections import Counter

import pytest

import gamepkg as gp
from gamepkg.core.errors import LayoutError, OptionError
from gamepkg.dewan.components import load_components
from gamepkg.dewan.names import TERRAINS
from tests.dewan.study import DW1, DW2, Game, Study

CARDS = load_components().cards


@pytest.mark.rule("dewan.setup.cards", "dewan.setup.cards-main")
def test_55_cards_11_with_each_main_terrain() -> None:
    assert sum(card.copies for card in CARDS) == 55
    mains = Counter(TERRAINS[main] for card in CARDS for main in card.mains)
    assert mains == dict.fromkeys(("badlands", "mountain", "desert", "forest", "water"), 11)
    assert any(len(card.halves) == 2 for card in CARDS)


@pytest.mark.rule("dewan.setup.symbols", "dewan.setup.card-symbols")
def test_symbols_on_single_and_water_cards_only() -> None:
    seen = set()
    for card in CARDS:
        symbols = [half.symbol for half in card.halves if half.symbol >= 0]
        with_water = any(TERRAINS[half.terrain] == "water" for half in card.halves)
        assert len(symbols) == (1 if len(card.halves) == 1 or with_water else 0)
        seen |= {str(half).partition("+")[2] for half in card.halves} - {""}
    assert seen == {"artifact", "pigment", "crystal", "berry", "fire"}


@pytest.mark.rule("dewan.setup.stories")
def test_24_stories_with_points_fire_and_requirements() -> None:
    stories = load_components().stories
    assert len(stories) == 24
    assert all(tile.require and tile.points > 0 for tile in stories)
    assert any(tile.fire for tile in stories)


@pytest.mark.rule("dewan.setup.map", "dewan.setup.tile")
@pytest.mark.parametrize(("players", "spaces"), [(2, 28), (3, 42), (4, 56)])
def test_the_map_has_two_tiles_of_seven_spaces_a_player(players: int, spaces: int) -> None:
    state = gp.new_game("dewan", players=players, seed=3)
    assert state.board.n == spaces
    assert state.board.terrain.count("camp") == players
    for home in state.map.initial:
        assert state.board.terrain[home] == "camp"
        assert len(state.board.neighbours[home]) == 6
        assert all(state.board.terrain[i] in TERRAINS for i in state.board.neighbours[home])


@pytest.mark.rule("dewan.setup.initial-random")
def test_another_seed_deals_other_initial_tiles() -> None:
    layouts = {str(gp.new_game("dewan", players=2, seed=seed).map.board.key) for seed in range(8)}
    assert len(layouts) == 8


@pytest.mark.rule("dewan.volcano.tile", "dewan.downpour.tile")
@pytest.mark.parametrize(("scenario", "spaces"), [("standard", 42), ("volcano", 49), ("downpour", 49), ("lake", 42)])
def test_two_scenarios_add_a_tile(scenario: str, spaces: int) -> None:
    state = gp.new_game("dewan", players=3, seed=3, scenario=scenario)
    assert state.board.n == spaces
    assert state.board.terrain.count("volcano") == (scenario == "volcano")


@pytest.mark.rule("dewan.map.zone", "dewan.map.zone-across")
def test_zones_of_the_study_map() -> None:
    state = Game(DW1).state
    kinds = Counter(TERRAINS[kind] for kind in state.zones.kinds)
    assert kinds == {"badlands": 3, "desert": 2, "forest": 2, "mountain": 2, "water": 3}
    n0, n1, a6 = DW1.spaces("N0 N1 A6")
    assert state.zones.of[n0] == state.zones.of[n1]
    assert state.zones.of[a6] == -1


@pytest.mark.rule("dewan.setup.icons")
def test_an_icon_touches_two_spaces_and_a_berry_belongs_to_its_zone() -> None:
    game = Game(DW1, you={"hand": "desert-berry forest-fire mountain-fire", "camps": "N3"})
    icon = next(icon for icon in game.state.map.icons if icon.resource == "artifact" and icon.a in DW1.spaces("A0 A1"))
    assert {icon.a, icon.b} == set(DW1.spaces("A0 A1"))
    zone = game.state.zones.of[DW1.number["N1"]]
    assert game.state.berries[game.state.zones.anchor[zone]] == 2  # the icon is printed on N0


@pytest.mark.rule("dewan.setup.berries", "dewan.setup.berry-supply")
def test_two_berries_an_icon_out_of_15() -> None:
    state = Game(DW1).state
    assert sum(state.berries) == 4
    assert state.ledger()["supply", "berry"] == 11
    eight = Study("; ".join(f"S{i} forest {i} 0" for i in range(8)), berries=tuple(f"S{i}" for i in range(8)))
    with pytest.raises(LayoutError) as caught:
        gp.new_game("dewan", players=2, board=eight.board)
    assert caught.value.rule == "dewan.setup.berry-supply"


@pytest.mark.rule("dewan.setup.camps")
def test_one_camp_stands_and_eight_wait() -> None:
    ledger = gp.new_game("dewan", players=4, seed=1).ledger()
    assert [ledger[f"seat {seat} board", "camp"] for seat in range(4)] == [8] * 4
    assert sum(amount for (account, what), amount in ledger.items() if what == "camp") == 36


@pytest.mark.rule("dewan.setup.hand")
@pytest.mark.parametrize(("players", "pile"), [(2, 45), (3, 43), (4, 41)])
def test_two_cards_each_and_six_open(players: int, pile: int) -> None:
    state = gp.new_game("dewan", players=players, seed=2)
    assert [len(hand) for hand in state.hands] == [2] * players
    assert -1 not in state.display and len(state.display) == 6
    assert state.pile_count == pile


@pytest.mark.rule("dewan.hand.known")
def test_dealt_cards_are_known_to_their_player_only() -> None:
    state = gp.new_game("dewan", players=2, seed=2)
    assert len(state.view(0).players[0].hand) == 2
    assert state.view(1).players[0].hand == ()
    assert state.view(1).players[0].hand_size == 2


@pytest.mark.rule("dewan.hand.known")
def test_taken_cards_are_known_to_all() -> None:
    game = Game(DW2, display=["forest-fire", "desert-fire"]).play("take 1")
    assert game.state.view(1).players[0].hand == ("desert-fire", "forest-fire")


@pytest.mark.rule("dewan.setup.start-player")
def test_the_start_player_is_drawn_or_given() -> None:
    assert {gp.new_game("dewan", players=3, seed=seed).first for seed in range(20)} == {0, 1, 2}
    assert gp.new_game("dewan", players=3, start=2).first == 2


@pytest.mark.rule("dewan.setup.story-draft", "dewan.ui.setup")
def test_the_draft_runs_counter_clockwise_and_ends_with_the_start_player() -> None:
    state = gp.new_game("dewan", players=4, seed=5, start=2)
    order = []
    while state.decision.kind != "turn":
        if state.to_move == gp.CHANCE:
            state.apply(state.legal()[0])
            continue
        order.append(state.to_move)
        state.apply(state.legal()[0])
    assert order == [1, 0, 3, 2]
    assert state.to_move == 2
    assert [len(stories) for stories in state.stories] == [1] * 4


@pytest.mark.rule("dewan.setup.story-draft-pile", "dewan.story.display-refill")
def test_five_open_tiles_or_the_pile_and_five_again() -> None:
    state = gp.new_game("dewan", players=2, seed=5)
    kinds = [state.actions[i].kind for i in state.legal()]
    assert kinds == ["story"] * 5 + ["story-pile"]
    taken = state.legal()[0]
    state.apply(taken)
    assert state.to_move == gp.CHANCE and len(state.legal()) == 19
    state.apply(state.legal()[0])
    assert len(state.story_row) == 5 and -1 not in state.story_row
    assert state.actions[taken].args[0] not in [state.table.components.stories[i].id for i in state.story_row]


@pytest.mark.rule("dewan.team.setup")
def test_team_play_is_for_four() -> None:
    with pytest.raises(OptionError) as caught:
        gp.new_game("dewan", players=3, scenario="team")
    assert caught.value.rule == "dewan.team.setup"
    state = gp.new_game("dewan", players=4, scenario="team", seed=1)
    assert state.board.n == gp.new_game("dewan", players=4, seed=1).board.n
