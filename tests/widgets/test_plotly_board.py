"""The plotly board without kernel and page: what it sends, how much, and which cell a tap means."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import comm
import pytest

from gamepkg.maps.hex import centre, corners
from gamepkg.scene import Alt, Cell, Mark, Scene, diff
from gamepkg.scene.pens import PENS
from gamepkg.scene.tokens import colour
from tests.widgets.boards_kit import (
    AROUND,
    CELLS,
    CHOOSING,
    MIDDLE,
    PLACED,
    PREVIEW,
    Wire,
    position,
    size,
    tap,
    tap_cell,
)
from widgets.boards import Board
from widgets.boards.plotly_board import PlotlyBoard


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    monkeypatch.setattr(Wire, "sent", [])
    monkeypatch.setattr(comm, "create_comm", lambda **options: Wire(**options))
    return Wire.sent


@pytest.fixture
def board(wire: list[Any]) -> PlotlyBoard:
    return PlotlyBoard(CHOOSING)


def test_it_keeps_the_contract(board: PlotlyBoard) -> None:
    contract: Board = board
    assert contract.scene == CHOOSING


def test_a_tap_is_for_the_cell_whose_outline_holds_it(board: PlotlyBoard) -> None:
    """A side is 50 units: the middle cell is 43.3 from its centre to its side edges, 50 to its upper corner."""
    heard: list[int] = []
    board.on_cell(heard.append)
    for x, y in ((0, 0), (43, 0), (-43, 0), (0, -49.9), (44, 0), (86.6, 0)):
        tap(board, x, y)
    assert heard == [MIDDLE] * 4 + [AROUND[0]] * 2


@pytest.mark.parametrize("place", [(400, 0), (0, -400), (10e9, 0), (float("nan"), 0), (None, 0), ("0", 0), ([0], 0)])
def test_a_tap_beside_the_map_is_ignored(board: PlotlyBoard, place: tuple[Any, Any]) -> None:
    heard: list[int] = []
    board.on_cell(heard.append)
    tap(board, *place)
    assert heard == []


def test_an_error_in_a_handler_is_reported_and_does_not_stop_the_others(
    wire: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    errors: list[Exception] = []
    heard: list[int] = []
    board = PlotlyBoard(CHOOSING, on_error=errors.append)
    board.on_cell(lambda i: [][i])
    board.on_cell(heard.append)
    tap_cell(board, 3)
    assert isinstance(errors[0], IndexError) and heard == [3] and "cell 3" in caplog.text


def test_a_typical_move_stays_below_its_budget(board: PlotlyBoard, wire: list[Any]) -> None:
    for scene in (PREVIEW, CHOOSING, PREVIEW, PLACED):
        wire.clear()
        board.show(scene)
        assert 0 < size(wire) <= 40_000


def test_an_unchanged_scene_sends_nothing(board: PlotlyBoard, wire: list[Any]) -> None:
    wire.clear()
    board.show(position(*CHOOSING.marks))
    assert size(wire) == 0


def test_a_selection_sends_two_paths(board: PlotlyBoard, wire: list[Any]) -> None:
    wire.clear()
    board.show(position(*CHOOSING.marks, Mark("selected", 3)))
    (update,) = [found for data in wire if (found := data["state"].get("_py2js_update"))]
    changed = update["layout_data"]
    names = list(PENS)
    assert sorted(changed) == sorted(f"shapes.{names.index(pen)}.path" for pen in ("case", "selected"))


def test_a_new_price_is_one_update_with_strokes_and_letters(board: PlotlyBoard, wire: list[Any]) -> None:
    """Of two updates in a row the page may lose the second; and what is checked one by one costs a click its time."""
    wire.clear()
    board.show(position(*CHOOSING.marks, Mark("price", 3, "−9")))
    (update,) = [found for data in wire if (found := data["state"].get("_py2js_update"))]
    labels = {key: value for key, value in update["layout_data"].items() if key.startswith("annotations.")}
    assert [key.split(".")[-1] for key, value in labels.items() if value == "<b>−9</b>"] == ["text"]
    assert {key.split(".")[-1] for key in labels} <= {"text", "x", "y", "visible", "size", "color"} and len(labels) < 30
    assert [note.text for note in board.figure.layout.annotations].count("<b>−9</b>") == 1


def test_a_patch_shows_what_the_new_scene_shows(board: PlotlyBoard, wire: list[Any]) -> None:
    board.patch(diff(CHOOSING, PREVIEW))
    fresh = PlotlyBoard(PREVIEW)
    assert board.scene == PREVIEW
    assert board.figure.to_plotly_json()["layout"] == fresh.figure.to_plotly_json()["layout"]
    assert list(board.figure.data[-1].hovertext) == list(fresh.figure.data[-1].hovertext)


def test_strokes_lie_in_the_order_of_the_pens(board: PlotlyBoard) -> None:
    shapes = board.figure.layout.shapes
    assert len(shapes) == len(PENS)
    legal = shapes[list(PENS).index("legal")]
    assert legal.path.count("M") == 3 and legal.line.color == colour("overlay")
    assert shapes[list(PENS).index("illegal")].path == "M0,0Z"


def test_few_traces_and_the_catcher_last(board: PlotlyBoard) -> None:
    traces = board.figure.data
    assert len(traces) == 7 and traces[-1].name == "cells" and len(traces[-1].x) == 37
    assert {trace.hoverinfo for trace in traces[:-1]} == {"skip"}
    assert traces[-1].hovertext[0] == "1 forest<br>Blue: production building<br>at the edge."


def test_labels_come_last_and_in_words_of_the_scene(board: PlotlyBoard) -> None:
    texts = [note.text for note in board.figure.layout.annotations]
    assert texts[0] == '<b>1</b> <span style="font-size:16.5px">Fd</span>'.replace("16.5", f"{12 * board._scale:.1f}")
    assert texts.count("<b>−3</b>") == 4 and "5/6" in texts


def test_words_from_outside_are_no_markup(wire: list[Any]) -> None:
    scene = Scene("deus", CELLS[:1], (Alt(1, "<img src=x onerror=1>"), Mark("price", 1, "<b>")))
    board = PlotlyBoard(scene)
    assert board.figure.data[-1].hovertext[0] == "&lt;img src=x onerror=1&gt;"
    assert "<b>&lt;b&gt;</b>" in [note.text for note in board.figure.layout.annotations]


def test_touch_and_size_are_set_as_measured(board: PlotlyBoard) -> None:
    layout = board.figure.layout
    assert layout.dragmode == "pan" and layout.xaxis.fixedrange and layout.yaxis.fixedrange
    assert board.figure._config["responsive"] and board.figure._config["doubleClick"] is False
    assert layout.width is None and layout.paper_bgcolor == "rgba(0,0,0,0)"


def test_the_height_and_the_letters_follow_the_width(board: PlotlyBoard) -> None:
    tall, wide = board.figure.layout.height, board._width
    board.sensor.width = 380
    layout = board.figure.layout
    assert layout.width == 380
    assert layout.height == pytest.approx(tall * 380 / wide, abs=1)
    assert layout.annotations[0].text == "<b>1</b>"
    box = layout.xaxis.range[1] - layout.xaxis.range[0]
    assert layout.annotations[0].font.size == pytest.approx(21 * 380 / box, abs=0.05)
    legal = layout.shapes[list(PENS).index("legal")]
    assert legal.line.width == pytest.approx(2.5 * 380 / box, abs=0.01)


def test_a_small_map_is_centred_and_not_blown_up(wire: list[Any]) -> None:
    layout = PlotlyBoard(Scene("deus", CELLS[:1]), width=900).figure.layout
    low, high = layout.xaxis.range
    assert (low + high) / 2 == pytest.approx(CELLS[0].centre[0] * 50)
    assert 900 / (high - low) == pytest.approx(1.5)
    assert layout.height == (100 + 12) * 1.5


def test_a_dark_page_makes_a_dark_board_unless_a_theme_is_forced(wire: list[Any]) -> None:
    auto, light = PlotlyBoard(CHOOSING), PlotlyBoard(CHOOSING, "light")
    auto.sensor.dark = light.sensor.dark = True
    assert auto.figure.data[0].fillcolor == colour("ground.deus.field", "dark")
    assert light.figure.data[0].fillcolor == colour("ground.deus.field", "light")


def test_a_page_that_opens_later_gets_the_present_scene(board: PlotlyBoard) -> None:
    """plotly publishes the first state only; the board publishes its own data."""
    board.show(PLACED)
    state = board.figure.get_state(["_widget_layout", "_widget_data"])
    last = state["_widget_layout"]["shapes"][list(PENS).index("last")]["path"]
    assert last == board.figure.layout.shapes[list(PENS).index("last")].path != "M0,0Z"


def test_another_board_of_the_game_is_shown_in_the_same_figure(board: PlotlyBoard) -> None:
    figure = board.figure
    board.show(Scene("deus", CELLS[:7]))
    assert board.figure is figure and len(figure.data[-1].x) == 7
    shown = [note.text for note in figure.layout.annotations if note.visible is not False]
    assert shown[0].startswith("<b>1</b>") and len(shown) == 7


def test_another_game_gets_another_figure(board: PlotlyBoard) -> None:
    cell = Cell(1, "1", "water", centre(0, 0), corners(0, 0), "Wa")
    board.show(Scene("dewan", (cell,)))
    heard: list[int] = []
    board.on_cell(heard.append)
    tap_cell(board, 1)
    assert board.children[-1] is board.figure and len(board.figure.data) == 9 and heard == [1]


def test_a_closed_board_is_collected(wire: list[Any]) -> None:
    board = PlotlyBoard(CHOOSING)
    figure = weakref.ref(board.figure)
    board.close()
    del board
    wire.clear()
    gc.collect()
    assert figure() is None
