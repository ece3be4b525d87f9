import networkx as nx
import pytest
from hypothesis import given, settings

from gamepkg.core.errors import LayoutError
from gamepkg.deus.layouts import GROUND
from gamepkg.maps.bits import bits, mask_of
from gamepkg.maps.board import Board, Cell
from gamepkg.maps.example import example_board
from tests.maps.random_boards import PLAIN, connected_cells
from tests.maps.study_boards import DE_1, DE_2, DE_3, Study


def test_numbers_run_row_by_row_from_the_left():
    board = example_board()
    assert [(board.q[i], board.r[i]) for i in (1, 2, 3, 4, 8, 10, 19)] == [
        (0, -2), (1, -2), (2, -2), (-1, -1), (-2, 0), (0, 0), (0, 2),
    ]  # fmt: skip
    assert board.n == 19
    assert list(board.regions) == list(range(1, 20))


def test_the_order_of_the_cells_does_not_matter():
    board = example_board()
    turned_round = Board.of(reversed(board.key), board.ground)
    assert turned_round == board
    assert hash(turned_round) == hash(board)
    assert turned_round.neighbours == board.neighbours


def test_masks_of_the_example_board():
    board = example_board()
    assert list(bits(board.sea)) == [3, 5, 8, 15, 19]
    assert list(bits(board.villages)) == [10] == list(board.village_numbers)
    assert board.land | board.sea | board.villages == mask_of(board.regions)
    assert board.land & board.sea == board.land & board.villages == 0
    assert list(bits(board.by_terrain["mountain"])) == [7, 14, 17]
    assert board.neighbours[10] == (5, 6, 9, 11, 14, 15)
    assert board.near[1] == mask_of([2, 4, 5])
    assert board.neighbours[0] == ()
    assert board.near[0] == 0


@pytest.mark.rule("deus.board.edge")
def test_the_edge_of_de_1_is_its_rim_and_that_of_de_2_all_but_the_middle():
    study = Study(DE_1)
    assert study.names(bits(study.board.edge)) == {f"O{i}" for i in range(12)}
    study = Study(DE_2)
    assert study.names(bits(study.board.edge)) == {"V", "F", "S1", "W", "S2", "M"}


@pytest.mark.rule("deus.board.adjacent")
def test_lesson_d2_2_neighbours_of_r0():
    study = Study(DE_1)
    assert study.names(study.board.neighbours[study.number["R0"]]) == {"O0", "O1", "O11", "R1", "R5", "V"}


@pytest.mark.rule("deus.setup.village-vp-amount", "deus.setup.village-vp")
def test_lesson_d1_3_a_village_starts_with_one_vp_a_neighbour():
    for text, expected in [(DE_1, {"V": 6}), (DE_2, {"V": 3}), (DE_3, {"V1": 3, "V2": 3})]:
        study = Study(text)
        assert {name: study.board.village_vp[study.number[name]] for name in expected} == expected
        assert sum(study.board.village_vp) == sum(expected.values())


@given(connected_cells())
@settings(max_examples=60, deadline=None)
def test_tables_equal_the_graph_and_plain_geometry(cells):
    board = Board.of(cells, PLAIN)
    centres = nx.get_node_attributes(board.graph, "pos")
    for i in board.regions:
        apart = [j for j in board.regions if 1.7 < abs(complex(*centres[i]) - complex(*centres[j])) < 1.8]
        assert list(board.neighbours[i]) == apart == sorted(board.graph[i])
        assert list(bits(board.near[i])) == apart
        steps = nx.single_source_shortest_path_length(board.graph, i)
        assert list(board.distance[i][1:]) == [steps[j] for j in board.regions]
        for d in (0, 1, 2, 5, board.n):
            assert board.within[d][i] == mask_of(j for j in board.regions if steps[j] <= d)
        node = board.graph.nodes[i]
        assert node["edge"] == (len(apart) < 6) == bool(board.edge >> i & 1)
        assert node["village"] == (board.terrain[i] == "village")
        assert node["vp_start"] == board.village_vp[i] == (len(apart) if node["village"] else 0)
        assert (node["q"], node["r"], node["terrain"]) == (board.q[i], board.r[i], board.terrain[i])


def test_cells_are_plain_data_that_build_the_same_board():
    board = Board.of([Cell(0, 0, "field", 3), Cell(1, 0, "sea")], PLAIN)
    assert board.cells() == [{"q": 0, "r": 0, "terrain": "field", "tile": 3}, {"q": 1, "r": 0, "terrain": "sea"}]
    assert Board.of([Cell(**cell) for cell in board.cells()], PLAIN) == board


def test_a_board_is_frozen_and_its_graph_is_built_once():
    board = example_board()
    with pytest.raises(AttributeError):
        board.n = 3
    assert board.graph is board.graph
    assert board.graph.graph["title"] == "Example"


def test_one_region_alone_is_a_board():
    board = Board.of([Cell(5, -7, "sea")], PLAIN)
    assert board.within[3][1] == 2
    assert board.distance[1][1] == 0


@pytest.mark.parametrize(
    ("cells", "field", "problem"),
    [
        ([], "board", "1 to 200"),
        ([Cell(q, 0, "field") for q in range(201)], "board", "not 201"),
        ([Cell(0, 0, "field"), Cell(0, 0, "sea")], "board[1]", "lies on board[0]"),
        ([Cell(0, 0, "field"), Cell(2, 0, "sea")], "board", "not connected"),
        ([Cell(0, 0, "lava")], "board[0].terrain", "'lava'"),
        ([Cell(0, 0, ["field"])], "board[0].terrain", "must be one of"),
        ([Cell(0, True, "field")], "board[0].r", "whole number"),
        ([Cell("0", 0, "field")], "board[0].q", "whole number"),
        ([Cell(0, 10**9, "field")], "board[0].r", "from -1000 to 1000"),
        ([Cell(0, 0, "field", 0)], "board[0].tile", "from 1"),
    ],
)
def test_errors_name_the_field(cells, field, problem):
    with pytest.raises(LayoutError) as caught:
        Board.of(cells, PLAIN)
    assert caught.value.field == field
    assert problem in caught.value.problem


@pytest.mark.rule("deus.setup.villages-apart")
def test_adjacent_villages_are_refused_only_where_a_rule_says_so():
    cells = [Cell(0, 0, "village"), Cell(1, 0, "village")]
    with pytest.raises(LayoutError) as caught:
        Board.of(cells, GROUND)
    assert caught.value.rule == "deus.setup.villages-apart"
    assert Board.of(cells, PLAIN).n == 2
