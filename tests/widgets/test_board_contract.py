"""The contract of all boards, held to the plotly board and to the SVG board alike."""

from __future__ import annotations

import gc
import html
import re
import weakref
from collections import Counter
from dataclasses import replace
from typing import Any, Final, Protocol

import comm
import pytest

from gamepkg.scene import Crowd, Scene, Words, diff
from gamepkg.scene.draw import draw
from tests.widgets.boards_kit import (
    AROUND,
    CELLS,
    CHOOSING,
    MIDDLE,
    PEOPLE,
    PLACED,
    PREVIEW,
    Wire,
    position,
    size,
    tap,
    tap_cell,
)
from widgets import PlotlyBoard, SvgBoard
from widgets.boards import Board

Label = tuple[str, float, float]
JUNK: Final = (-1, 0, 38, 10_000, None, "4", 1.5, True, [3], {"i": 3})


class Page(Protocol):
    """What a page that shows a board has on it, and what it does."""

    board: Board
    budget: int
    """Bytes that a typical move may send."""

    def labels(self) -> Counter[Label]: ...
    def places(self) -> dict[int, tuple[float, float]]: ...
    def alts(self) -> dict[int, str]: ...
    def report(self, kind: str, i: Any) -> None: ...
    def junk(self) -> None: ...


class PlotlyPage:
    budget = 40_000

    def __init__(self, scene: Scene) -> None:
        self.board = PlotlyBoard(scene)

    def labels(self) -> Counter[Label]:
        notes = self.board.figure.layout.annotations
        return Counter(
            (re.sub("<.*?>", "", note.text.replace("</b> <", "</b><")), note.x, note.y)
            for note in notes
            if note.visible is not False
        )

    def places(self) -> dict[int, tuple[float, float]]:
        catcher = self.board.figure.data[-1]
        points = zip(catcher.x, catcher.y, strict=True)
        return {cell.i: place for cell, place in zip(self.board.scene.cells, points, strict=True)}

    def alts(self) -> dict[int, str]:
        words = self.board.figure.data[-1].hovertext
        return {cell.i: html.unescape(text.replace("<br>", "; ")) for cell, text in zip(CELLS, words, strict=True)}

    def report(self, kind: str, i: Any) -> None:
        if kind == "hover":
            self._hover(i - 1 if type(i) is int else i)
        elif type(i) is int and i in self.places():
            tap_cell(self.board, i)
        else:
            tap(self.board, i, 10_000)

    def junk(self) -> None:
        self.board.figure._js2py_pointsCallback = {}
        for content in (None, [], "tap", {}, {"x": 0}, {"x": 0, "y": float("nan")}, {"x": True, "y": 0}):
            self.board.sensor._handle_custom_msg(content, [])

    def _hover(self, point: Any) -> None:
        self.board.figure._js2py_pointsCallback = {
            "event_type": "plotly_hover",
            "points": {
                "trace_indexes": [len(self.board.figure.data) - 1],
                "point_indexes": [point],
                "xs": [0],
                "ys": [0],
            },
            "device_state": None,
            "selector": None,
        }


class SvgPage:
    budget = 3_000

    def __init__(self, scene: Scene) -> None:
        self.board = SvgBoard(scene)

    @property
    def picture(self) -> Any:
        return self.board.get_state(["picture"])["picture"]

    def labels(self) -> Counter[Label]:
        places = self.places()
        items, drawings = self.picture["items"], self.picture["drawings"]
        ringed = {i for key, (i, _) in items.items() if key.startswith("ring")}
        found = [(places[cell[0]], cell[-1]) for cell in self.picture["board"]["cells"] if cell[0] not in ringed]
        found += [(places.get(i, (0, 0)), text) for i, drawing in items.values() for text in drawings[str(drawing)][1]]
        return Counter(
            ("".join(word for word, _ in runs), round(x + dx, 1), round(y + dy, 1)) for (x, y), (dx, dy, runs) in found
        )

    def places(self) -> dict[int, tuple[float, float]]:
        return {i: (x, y) for i, x, y, *_ in self.picture["board"]["cells"]}

    def alts(self) -> dict[int, str]:
        return {int(i): text for i, text in self.picture["alts"].items()}

    def report(self, kind: str, i: Any) -> None:
        self.board._handle_custom_msg({"type": kind, "i": i}, [])

    def junk(self) -> None:
        for content in (None, [], "cell", {}, {"type": "cell"}, {"i": 1}, {"type": ["cell"], "i": 1}, {"type": "eval"}):
            self.board._handle_custom_msg(content, [])
        self.board.set_state({"picture": {"items": "gone"}})


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    monkeypatch.setattr(Wire, "sent", [])
    monkeypatch.setattr(comm, "create_comm", lambda **options: Wire(**options))
    return Wire.sent


@pytest.fixture(params=[PlotlyPage, SvgPage])
def make(request: pytest.FixtureRequest, wire: list[Any]) -> Any:
    return request.param


@pytest.fixture
def page(make: Any) -> Page:
    made: Page = make(CHOOSING)
    return made


def expected_labels(scene: Scene) -> Counter[Label]:
    """Name and code of each cell and the texts on strokes, each with its place."""
    sketch = draw(scene)
    return Counter(
        ("".join(word for word, _ in text.runs), round(text.x, 1), round(text.y, 1))
        for text in (*sketch.names, *sketch.texts)
    )


def near(found: Counter[Label], wanted: Counter[Label]) -> bool:
    """The same labels, each within a fifth of a unit of its place."""
    pairs = list(zip(sorted(found.elements()), sorted(wanted.elements()), strict=True))
    return all(a == b and abs(x - u) < 0.2 and abs(y - v) < 0.2 for (a, x, y), (b, u, v) in pairs)


def test_a_scene_is_shown_whole(page: Page) -> None:
    assert page.board.scene == CHOOSING
    assert near(page.labels(), expected_labels(CHOOSING))
    assert page.alts() == CHOOSING.alts()


def test_cells_lie_where_the_map_has_them(page: Page) -> None:
    """50 units to a side: the middle at the origin, its east neighbour 50 √3 away, the first of the top row above."""
    places = page.places()
    assert len(places) == 37
    assert places[MIDDLE] == (0, 0) and places[AROUND[0]] == (86.6, 0) and places[1] == (-129.9, -225)


def test_the_labels_of_a_choice(page: Page) -> None:
    texts = Counter(text for text, _, _ in page.labels().elements())
    assert texts["−3"] == 4 and texts["5/6"] == 1 and texts["6VP"] == 1 and texts["1Fd"] == 1


@pytest.mark.parametrize("scene", [PREVIEW, PLACED, Scene("deus", CELLS, (), Words("ja", "地図"))])
def test_a_patch_shows_what_the_new_scene_shows(page: Page, make: Any, scene: Scene) -> None:
    page.board.patch(diff(CHOOSING, scene))
    fresh = make(scene)
    assert page.board.scene == scene
    assert (page.labels(), page.places(), page.alts()) == (fresh.labels(), fresh.places(), fresh.alts())


def test_a_board_of_rectangles_is_shown_whole_and_reports_its_places(make: Any) -> None:
    """Places of 200 by 100 units, 10 apart: their middles, their labels, and a click on each."""
    page = make(PEOPLE)
    assert near(page.labels(), expected_labels(PEOPLE))
    assert Counter(text for text, _, _ in page.labels().elements()) == Counter(["Forest÷3", "Hut+1", "two of three"])
    heard: list[int] = []
    page.board.on_cell(heard.append)
    page.report("cell", 1)
    page.report("cell", 2)
    assert heard == [1, 2]
    page.board.patch(diff(PEOPLE, replace(PEOPLE, items=(Crowd(1, (0,)),))))
    assert near(page.labels(), expected_labels(Scene("stoneage", PEOPLE.cells)))
    page.board.show(CHOOSING)
    assert near(page.labels(), expected_labels(CHOOSING))


def test_another_map_is_shown_whole(page: Page) -> None:
    page.board.show(Scene("deus", CELLS[:7]))
    words = [text for text, _, _ in page.labels().elements()]
    assert sorted(words) == sorted(f"{i}Fd" for i in range(1, 8))


def test_a_click_arrives_once(page: Page) -> None:
    heard: list[int] = []
    page.board.on_cell(heard.append)
    for i in (5, 5, 1, 37):
        page.report("cell", i)
    assert heard == [5, 5, 1, 37]


def test_a_hover_is_no_click(page: Page) -> None:
    clicked: list[int] = []
    hovered: list[int] = []
    page.board.on_cell(clicked.append)
    page.board.on_hover(hovered.append)
    page.report("hover", 8)
    assert (clicked, hovered) == ([], [8])


def test_what_is_no_cell_is_ignored(page: Page) -> None:
    heard: list[int] = []
    page.board.on_cell(heard.append)
    page.board.on_hover(heard.append)
    for junk in JUNK:
        page.report("cell", junk)
        page.report("hover", junk)
    page.junk()
    assert heard == [] and page.alts() == CHOOSING.alts()


def test_an_error_in_a_handler_does_not_stop_the_others(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[int] = []
    page.board.on_cell(lambda i: [][i])
    page.board.on_cell(heard.append)
    page.report("cell", 3)
    assert heard == [3] and "cell 3" in caplog.text


def test_a_move_stays_below_its_budget(page: Page, wire: list[Any]) -> None:
    for scene in (PREVIEW, CHOOSING, PREVIEW, PLACED, CHOOSING):
        wire.clear()
        page.board.show(scene)
        assert 0 < size(wire) <= page.budget


def test_an_unchanged_scene_sends_nothing(page: Page, wire: list[Any]) -> None:
    wire.clear()
    page.board.show(position(*CHOOSING.marks, status=CHOOSING.words.status))
    page.board.patch(diff(CHOOSING, CHOOSING))
    assert size(wire) == 0


def test_a_closed_board_is_collected(make: Any, wire: list[Any]) -> None:
    page = make(CHOOSING)
    page.board.on_cell(lambda i: None)
    board = weakref.ref(page.board)
    page.board.close()
    del page
    wire.clear()
    gc.collect()
    assert board() is None
