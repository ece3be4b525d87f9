"""Boards of Deus from layouts. Figures: the rule book's counts, and the village lists of the six given layouts."""

from random import Random

import pytest

from gamepkg.core.errors import LayoutError
from gamepkg.deus.layouts import TILES_FOR, board_from_layout, random_layout

TERRAIN = {"f": "field", "w": "forest", "c": "swamp", "m": "mountain", "s": "sea", "v": "village"}
SIDES = {
    "1A": "fvwscsm", "1B": "cvfswms", "2A": "svcwsmf", "2B": "wvssmfc", "3A": "mvsfcws", "3B": "fvssmcw",
    "4A": "wvmsfsc", "4B": "cvfmsws", "5A": "mvswscf", "5B": "fvwcssm", "6A": "cvmfssw", "6B": "svcmswf",
    "7A": "mvssfcw", "7B": "wvscmsf",
}  # fmt: skip
"""For each side of a tile the terrain of its middle, then those of its rim."""

TILES = {
    (int(side[0]), side[1]): {"centre": TERRAIN[kinds[0]], "rim": [TERRAIN[kind] for kind in kinds[1:]]}
    for side, kinds in SIDES.items()
}
CENTRES = {
    2: [(0, 0), (2, 1), (-1, 3), (1, 4)],
    3: [(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)],
    4: [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)],
}
GIVEN = [
    (2, "2A5 4A5 1A5 3A0", {(0, 1): 6, (2, 2): 5, (-1, 4): 4, (2, 4): 3}),
    (2, "2B5 3B5 1B5 4B5", {(0, 1): 6, (2, 2): 5, (-1, 4): 4, (1, 5): 3}),
    (3, "3A4 1A3 2A3 4A3 6A4 5A4", {(-1, 1): 4, (1, 1): 6, (3, 2): 6, (-2, 3): 3, (0, 5): 5, (-3, 7): 3}),
    (3, "3B2 2B2 5B3 4B1 6B4 1B3", {(0, -1): 3, (2, 0): 4, (3, 2): 6, (0, 2): 6, (0, 5): 5, (-3, 6): 3}),
    (4, "5A0 4A1 2A5 1A2 7A3 3A4 6A2",
     {(1, 0): 6, (3, 0): 4, (-1, 4): 3, (-3, 1): 5, (-3, -1): 3, (0, -2): 6, (3, -3): 4}),
    (4, "6B2 4B1 1B5 3B0 5B1 7B2 2B2",
     {(0, -1): 6, (3, 0): 4, (-1, 4): 3, (-2, 2): 6, (-1, -2): 5, (1, -4): 3, (3, -3): 4}),
]  # fmt: skip


def centres(players):
    return [{"q": q, "r": r} for q, r in CENTRES[players]]


def tile_layout(players, text):
    return {
        "tiles": [
            {"centre": centre, "tile": int(t[0]), "side": t[1], "rotation": int(t[2])}
            for centre, t in zip(centres(players), text.split(), strict=True)
        ]
    }


def villages(board):
    return {(board.q[i], board.r[i]): board.village_vp[i] for i in board.village_numbers}


@pytest.mark.parametrize(("players", "text", "expected"), GIVEN)
@pytest.mark.rule("deus.setup.tiles", "deus.setup.village-vp", "deus.setup.village-vp-amount")
def test_given_layouts(players, text, expected):
    board = board_from_layout(tile_layout(players, text), TILES, players)
    assert board.n == {2: 28, 3: 42, 4: 49}[players]
    assert villages(board) == expected
    assert sum(board.village_vp) == {2: 18, 3: 27, 4: 31}[players]
    assert (board.edge & ~board.villages).bit_count() == {2: 15, 3: 20, 4: 19}[players]


@pytest.mark.rule("deus.setup.tile-regions")
def test_each_tile_brings_two_seas_a_village_and_one_of_each_land():
    board = board_from_layout(tile_layout(2, GIVEN[0][1]), TILES)
    for tile in (1, 2, 3, 4):
        kinds = sorted(board.terrain[i] for i in board.regions if board.tile[i] == tile)
        assert kinds == ["field", "forest", "mountain", "sea", "sea", "swamp", "village"]


def test_the_recommended_board_for_three_players_reads_as_in_the_design():
    board = board_from_layout(tile_layout(3, GIVEN[2][1]), TILES, 3)
    short = {"field": "Fd", "forest": "Fr", "swamp": "Sw", "mountain": "Mt", "sea": "Se", "village": "V"}
    assert " ".join(short[kind] for kind in board.terrain[1:]) == (
        "Fr Sw Se Mt Fd Mt Se V Se V Fd Sw Fd Mt Sw Se Fr Se V Se Se V Fr Fd Se Se Sw Fr Mt Se Fr Sw Fd "
        "Sw Se V Mt Fd Mt Fr V Se"
    )


def test_rotation_moves_the_rim_and_not_the_middle():
    """Tile 1 side A: the rim begins with the village. Turned by 2 it lies in direction 2, (0, -1)."""
    layout = [{"centre": {"q": 5, "r": 5}, "tile": 1, "side": "A", "rotation": 2}]
    board = board_from_layout(layout, TILES)
    at = {(board.q[i], board.r[i]): board.terrain[i] for i in board.regions}
    assert at == {
        (5, 5): "field", (5, 4): "village", (4, 5): "forest", (4, 6): "sea", (5, 6): "swamp", (6, 5): "sea",
        (6, 4): "mountain",
    }  # fmt: skip
    turned_six_ways = [board_from_layout([{**layout[0], "rotation": k}], TILES) for k in range(6)]
    assert len(set(turned_six_ways)) == 6


def test_a_study_board_of_free_cells_is_the_tile_laid_out_by_hand():
    """Lesson board DE-2 is tile 1 side A."""
    cells = [
        {"q": q, "r": r, "terrain": kind}
        for q, r, kind in [
            (0, 0, "field"), (1, 0, "village"), (1, -1, "forest"), (0, -1, "sea"), (-1, 0, "swamp"), (-1, 1, "sea"),
            (0, 1, "mountain"),
        ]
    ]  # fmt: skip
    free = board_from_layout({"cells": cells, "title": "DE-2"}, TILES, players=2)
    tile = board_from_layout([{"centre": {"q": 0, "r": 0}, "tile": 1, "side": "A"}], TILES)
    assert free.title == "DE-2"
    assert free.terrain == tile.terrain
    assert free == board_from_layout(cells, {}) == board_from_layout(free.cells(), {})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("deus.setup.villages-apart", "deus.setup.tiles")
def test_random_boards_are_legal_and_all_different(players):
    boards = set()
    for seed in range(30):
        layout = random_layout(players, Random(seed), centres(players), TILES)
        board = board_from_layout(layout, TILES, players)
        assert len({placed["tile"] for placed in layout["tiles"]}) == TILES_FOR[players]
        assert len(board.village_numbers) == TILES_FOR[players]
        assert not any(board.near[i] & board.villages for i in board.village_numbers)
        boards.add(board)
    assert len(boards) == 30


class Rolls:
    """Gives the values of a list instead of random ones."""

    def __init__(self, *rolls):
        self.rolls = list(rolls)

    def random(self):
        return self.rolls.pop(0)


def test_the_random_procedure_step_by_step():
    """Tiles: always the first of the pool, so 1 2 3 4.

    First attempt: all sides A. The rims begin with the village, so turned by 1, 4, 0, 0 the villages are at
    (0,0)+(1,-1) = (1,-1), (2,1)+(-1,1) = (1,2), (-1,3)+(1,0) = (0,3) and (1,4)+(1,0) = (2,4). (1,2) and (0,3) are
    adjacent, so sides and turns are drawn again: all sides B, all turned by 5, direction (0,1): (0,1), (2,2), (-1,4),
    (1,5), as on the second given board.
    """
    first = [0, 0.2, 0, 0.7, 0, 0, 0.49, 0]
    second = [0.5, 0.9] * 4
    rng = Rolls(0, 0, 0, 0, *first, *second)
    layout = random_layout(2, rng, centres(2), TILES)
    assert layout == tile_layout(2, "1B5 2B5 3B5 4B5")
    assert rng.rolls == []


def changed(**changes):
    layout = tile_layout(2, GIVEN[0][1])
    layout["tiles"][1].update(changes)
    return layout


@pytest.mark.parametrize(
    ("layout", "field", "rule"),
    [
        pytest.param({"tiles": tile_layout(3, GIVEN[2][1])["tiles"]}, "board.tiles", "deus.setup.tiles",
                     marks=pytest.mark.rule("deus.setup.tiles")),
        (changed(tile=2), "board.tiles[1].tile", "deus.setup.tiles"),
        (changed(tile=8), "board.tiles[1].tile", "deus.setup.tiles"),
        (changed(tile="4"), "board.tiles[1].tile", None),
        (changed(side="C"), "board.tiles[1].side", None),
        (changed(side=["A"]), "board.tiles[1].side", None),
        (changed(rotation=6), "board.tiles[1].rotation", None),
        (changed(rotation=True), "board.tiles[1].rotation", None),
        (changed(centre={"q": 2}), "board.tiles[1].centre.r", None),
        (changed(centre=[2, 1]), "board.tiles[1].centre", None),
        (changed(turn=3), "board.tiles[1].turn", None),
        (changed(centre={"q": 1, "r": 0}), "board.tiles[1]", None),
        (changed(centre={"q": 20, "r": 1}), "board", None),
        pytest.param(changed(rotation=3), "board", "deus.setup.villages-apart",
                     marks=pytest.mark.rule("deus.setup.villages-apart")),
        ({}, "board", None),
        ({"tiles": [], "cells": []}, "board", None),
        ({"tiles": []}, "board.tiles", None),
        ({"cells": "sea"}, "board.cells", None),
        ("recommended", "board", None),
        (7, "board", None),
        ([3], "board[0]", None),
        ([{"q": 0, "r": 0}], "board[0].terrain", None),
        ([{"q": 0, "r": 0, "terrain": "desert"}], "board[0].terrain", None),
        ([{"q": 0, "r": 0, "terrain": "sea", "vp": 3}], "board[0].vp", None),
    ],
)  # fmt: skip
def test_errors_name_the_field_and_the_rule(layout, field, rule):
    with pytest.raises(LayoutError) as caught:
        board_from_layout(layout, TILES, players=2)
    assert (caught.value.field, caught.value.rule) == (field, rule)


@pytest.mark.rule("deus.setup.tiles")
def test_random_layout_refuses_wrong_numbers():
    with pytest.raises(LayoutError, match="must be 4 for 2 players, not 6"):
        random_layout(2, Random(1), centres(3), TILES)
    with pytest.raises(LayoutError, match="2, 3 or 4"):
        random_layout(5, Random(1), centres(4), TILES)
    with pytest.raises(LayoutError, match="must be 7 or more, not 6"):
        random_layout(4, Random(1), centres(4), {key: side for key, side in TILES.items() if key[0] != 7})
