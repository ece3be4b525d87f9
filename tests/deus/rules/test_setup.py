"""What lies on the table before the first turn, and the map: lesson D1, steps 1 to 6."""

from __future__ import annotations

from collections import Counter

import pytest

import gamepkg as gp
from gamepkg import LayoutError, OptionError, PositionError
from tests.deus.study import DE1, DE2, NOTHING, game

PLAYERS = (2, 3, 4)
TILES = {2: 4, 3: 6, 4: 7}
BOARDS = ("recommended", "second", "random")


@pytest.mark.rule("deus.setup.tiles", "deus.setup.tile-regions")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_and_their_regions(players: int, board: str) -> None:
    graph = gp.new_game("deus", players=players, seed=3, board=board).board.graph
    assert len(graph) == 7 * TILES[players]
    terrains = Counter(terrain for _, terrain in graph.nodes(data="terrain"))
    assert terrains == dict.fromkeys(("field", "forest", "swamp", "mountain", "village"), TILES[players]) | {
        "sea": 2 * TILES[players]
    }


@pytest.mark.rule("deus.setup.tiles")
def test_two_to_four_play() -> None:
    for players in (1, 5):
        with pytest.raises(OptionError, match="2, 3 or 4") as caught:
            gp.new_game("deus", players=players, seed=0)
        assert caught.value.rule == "deus.setup.tiles"


@pytest.mark.rule("deus.setup.village-vp", "deus.setup.village-vp-amount")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_village_starts_with_one_vp_for_each_neighbour(players: int, board: str) -> None:
    state = gp.new_game("deus", players=players, seed=5, board=board)
    graph = state.board.graph
    villages = state.view(None).villages
    assert len(villages) == TILES[players]
    assert villages == {village: graph.degree(village) for village in villages}


@pytest.mark.rule("deus.setup.village-vp-amount")
def test_seas_count_for_the_vp_of_a_village() -> None:
    assert game(DE1).village("V") == 6  # two of the six neighbours are seas
    assert game(DE2).village("V") == 3
    with pytest.raises(PositionError, match="at most 3 VP") as caught:
        game(DE2, villages={"V": 4})
    assert caught.value.rule == "deus.setup.village-vp-amount"


@pytest.mark.rule("deus.setup.villages-apart")
def test_villages_never_touch() -> None:
    for seed in range(12):
        board = gp.new_game("deus", players=2 + seed % 3, seed=seed, board="random").board
        assert not any(board.near[village] & board.villages for village in board.village_numbers)
    cells = [{"q": q, "r": 0, "terrain": kind} for q, kind in enumerate(("field", "village", "village"))]
    with pytest.raises(LayoutError) as caught:
        gp.new_game("deus", players=2, seed=0, board={"cells": cells})
    assert caught.value.rule == "deus.setup.villages-apart"


@pytest.mark.rule("deus.setup.temples", "deus.setup.resource-supply")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_supply_after_everybody_took_one_of_each(players: int) -> None:
    supply = gp.new_game("deus", players=players, seed=0).view(None).supply
    # 5 of each kind a player, less the one that each player has taken
    assert supply == dict.fromkeys(("wood", "stone", "clay", "wheat"), 4 * players) | {"temple": TILES[players]}


@pytest.mark.rule("deus.setup.resource-supply", "deus.supply.finite")
def test_there_are_five_of_each_resource_a_player_and_no_more() -> None:
    with pytest.raises(PositionError, match="at most 10 wood, not 11") as caught:
        game(DE1, you={"wood": 6}, blue={"wood": 5})
    assert caught.value.rule == "deus.setup.resource-supply"
    assert game(DE1, you={"wood": 9}, blue={"wood": 1}).state.view(None).supply["wood"] == 0


@pytest.mark.rule("deus.supply.finite")
def test_what_the_supply_lacks_cannot_be_gained() -> None:
    seat = {"on": "O1:c", "hand": ["maritime-galley"], "gold": 9}
    at_table = game(DE1, you=seat, supply={"clay": 0}).build("maritime-galley", "O2")
    assert at_table.options("buy") == {"wood", "stone", "wheat"}
    assert at_table.refuses("buy clay", "deus.supply.finite")


@pytest.mark.rule("deus.supply.shortage")
def test_what_is_short_is_taken_as_far_as_it_goes_and_lost() -> None:
    # one swamp building, 2 clay each, 1 clay in the supply
    seat = {"on": "O4:p", "hand": ["production-cooperative-clay"], "clay": 0}
    at_table = game(DE1, you=seat, supply={"clay": 1})
    at_table.build("production-cooperative-clay", "O3").play("produce O4")
    assert at_table.you.goods["clay"] == 1
    assert at_table.state.view(None).supply["clay"] == 0
    assert at_table.events("deus.supply.shortage")


@pytest.mark.rule("deus.supply.gold", "deus.supply.vp")
def test_gold_and_points_never_run_out() -> None:
    hand = ["maritime-galley"] * 4 + ["maritime-x-exchange"]
    at_table = game(None, you={"gold": 900, "vp": 900, "hand": hand})
    at_table.play(*["offer maritime-galley"] * 4, "offer maritime-x-exchange", "name maritime-galley")
    assert at_table.you.goods["gold"] == 910  # 5 cards, 2 gold each
    again = game(None, you={"vp": 9000, "hand": ["civil-forum"]}).play("offer civil-forum")
    assert again.you.vp["total"] == 9001
    assert "gold" not in again.state.view(None).supply


@pytest.mark.rule("deus.setup.deck")
@pytest.mark.parametrize("players", PLAYERS)
def test_96_cards_16_of_each_colour(players: int) -> None:
    state = gp.new_game("deus", players=players, seed=1)
    assert state.view(None).deck_size == 96 - 5 * players
    colours = Counter(card.split("-")[0] for card, n in state.view(None).unseen.items() for _ in range(n))
    assert colours == dict.fromkeys(("maritime", "production", "scientific", "civil", "military", "temple"), 16)
    with pytest.raises(PositionError, match="there are 1") as caught:
        game(DE1, you={"hand": ["civil-forum"]}, blue={"hand": ["civil-forum"]})
    assert caught.value.rule == "deus.setup.deck"


@pytest.mark.rule("deus.setup.player", "deus.setup.pieces")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_every_player_starts_with(players: int) -> None:
    state = gp.new_game("deus", players=players, seed=2)
    types = ("maritime", "production", "scientific", "civil", "military")
    for seat in range(players):
        player = state.view(seat).players[seat]
        assert player.goods == {"gold": 5, "wood": 1, "stone": 1, "clay": 1, "wheat": 1}
        assert (player.vp["total"], player.vp["start"], player.hand_size) == (5, 5, 5)
        assert player.ready == dict.fromkeys(types, 2)  # 10 ready
        assert player.reserve == dict.fromkeys(types, 3)  # 15 in reserve
        assert all(column == () for column in player.columns.values())
    assert state.view(None).regions == {}


@pytest.mark.rule("deus.setup.pieces")
def test_nobody_has_more_than_five_pieces_of_a_type() -> None:
    with pytest.raises(PositionError, match="a player owns 5") as caught:
        game(DE1, you={"on": "O0:c", "ready": {"civil": 2}, "reserve": {"civil": 3}})
    assert caught.value.rule == "deus.setup.pieces"


@pytest.mark.rule("deus.setup.start-player")
def test_the_start_player_is_drawn_unless_set() -> None:
    drawn = Counter(gp.new_game("deus", players=4, seed=seed).to_move for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 25  # 50 on average
    assert [gp.new_game("deus", players=4, seed=7, start=seat).to_move for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(OptionError):
        gp.new_game("deus", players=2, seed=0, start=2)


@pytest.mark.rule("deus.terrain.production")
def test_each_kind_of_land_stands_for_one_resource() -> None:
    yields = {"C": "wheat", "F": "wood", "W": "clay", "M": "stone"}
    for region, resource in yields.items():
        seat = {"on": "C:c F:c W:c M:c", "hand": ["production-small"], **NOTHING, "gold": 4}
        at_table = game(DE2, you=seat).play("build production-small", f"place {region}")
        at_table.play(f"produce {region}")
        assert at_table.you.goods == NOTHING | {resource: 1}


@pytest.mark.rule("deus.board.adjacent")
def test_regions_are_adjacent_when_they_share_a_side() -> None:
    graph = DE1.graph
    assert DE1.names(graph[DE1.number["R0"]]) == {"O0", "O1", "O11", "R1", "R5", "V"}
    board = gp.new_game("deus", players=3, seed=0).board
    across = [(a, b) for a, b in board.graph.edges if board.tile[a] != board.tile[b]]
    assert across  # adjacency does not stop at the rim of a tile
    for a in board.regions:
        sides = {(board.q[a] + dq, board.r[a] + dr) for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))}
        beside = {b for b in board.regions if (board.q[b], board.r[b]) in sides}
        assert set(board.graph[a]) == beside


@pytest.mark.rule("deus.board.edge")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_edge_is_where_neighbours_are_missing(players: int) -> None:
    board = gp.new_game("deus", players=players, seed=0).board
    few = {region for region in board.graph if board.graph.degree(region) < 6}
    assert {region for region in board.regions if board.edge >> region & 1} == few
    assert DE1.names(r for r in DE1.board.regions if DE1.board.edge >> r & 1) == {f"O{i}" for i in range(12)}
