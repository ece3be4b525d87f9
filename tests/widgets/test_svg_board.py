"""The SVG board without a page: what it sends, that messages add up to the picture, and that it is fit for readers."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random
from typing import Any

import comm
import pytest

from gamepkg.scene import Cell, Mark, Path, Scene, Words
from gamepkg.scene.draw import draw
from gamepkg.scene.pens import PENS, TYPES
from gamepkg.scene.tokens import colour
from tests.widgets.boards_kit import CELLS, CHOOSING, MIDDLE, PLACED, PREVIEW, Wire, position, size
from widgets.boards.svg_board import SvgBoard
from widgets.boards.svg_style import style
from widgets.theme import fonts, variables


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    monkeypatch.setattr(Wire, "sent", [])
    monkeypatch.setattr(comm, "create_comm", lambda **options: Wire(**options))
    return Wire.sent


@pytest.fixture
def board(wire: list[Any]) -> SvgBoard:
    return SvgBoard(CHOOSING)


def state(board: SvgBoard) -> Any:
    """The picture that a page gets that asks for all."""
    return board.get_state(["picture"])["picture"]


def patches(wire: list[Any]) -> list[Any]:
    return [data["content"] for data in wire if data.get("method") == "custom"]


def merged(old: Any, change: Any) -> Any:
    """What a page does with a patch."""
    assert change["type"] == "patch" and change["from"] == old["version"]
    items = {key: place for key, place in old["items"].items() if key not in change.get("gone", ())}
    items |= change.get("items", {})
    drawings = old["drawings"] | change.get("drawings", {})
    return old | {
        "version": change["to"],
        "words": change.get("words", old["words"]),
        "alts": old["alts"] | change.get("alts", {}),
        "items": items,
        "drawings": {str(id_): drawings[str(id_)] for _, id_ in items.values()},
    }


def send(board: SvgBoard, **content: Any) -> None:
    board._handle_custom_msg(content, [])


def test_patches_add_up_to_the_picture(board: SvgBoard, wire: list[Any]) -> None:
    page = state(board)
    for scene in (PREVIEW, PLACED, CHOOSING, position(Path((1, 2, 3)), Path((7, 8), ("1", "2"))), PREVIEW):
        wire.clear()
        board.show(scene)
        (change,) = patches(wire)
        page = merged(page, change)
        assert page == state(board)


def test_random_moves_add_up_to_the_picture(board: SvgBoard, wire: list[Any], rng: Random) -> None:
    page = state(board)
    for _ in range(30):
        marks = [Mark(rng.choice(("legal", "last", "selected")), i) for i in rng.sample(range(1, 38), 5)]
        wire.clear()
        board.show(position(*marks, ghost=rng.random() < 0.5, status=rng.choice("ab")))
        for change in patches(wire):
            page = merged(page, change)
        assert page == state(board)


def test_the_map_is_sent_once(board: SvgBoard, wire: list[Any]) -> None:
    opened = [data for data in wire if "picture" in (data.get("state") or {})]
    assert len(opened) == 1 and size(wire) < 60_000
    wire.clear()
    board.show(PREVIEW)
    assert [sorted(change) for change in patches(wire)] == [
        ["alts", "drawings", "from", "gone", "items", "to", "type", "words"]
    ]
    assert len(wire) == 1


def test_all_targets_share_one_drawing(board: SvgBoard, wire: list[Any]) -> None:
    items = state(board)["items"]
    legal = {id_ for key, (_, id_) in items.items() if key.endswith("legal")}
    assert len(legal) == 1
    wire.clear()
    board.show(position(*(Mark("legal", i) for i in range(27, 38))))
    assert size(wire) < 3_000


def test_strokes_are_those_of_all_boards(board: SvgBoard) -> None:
    """A drawing lies at the origin; moved to its cell it is what `draw` draws there."""
    (strokes, texts) = state(board)["drawings"][str(state(board)["items"][f"ring {MIDDLE}"][1])]
    whole = draw(Scene("deus", CELLS, CHOOSING.rings))  # the middle of the map is the origin
    assert dict(strokes) == whole.paths and len(texts) == len(whole.texts)


def test_a_page_that_missed_a_message_gets_all(board: SvgBoard, wire: list[Any]) -> None:
    board.show(PREVIEW)
    wire.clear()
    send(board, type="again")
    (data,) = wire
    assert data["method"] == "update" and data["state"]["picture"] == state(board)
    assert state(board)["version"] == 2


def test_another_map_has_another_stamp(board: SvgBoard, wire: list[Any]) -> None:
    before = state(board)
    wire.clear()
    board.show(Scene("deus", CELLS[:7]))
    after = state(board)
    assert patches(wire) == [] and after["board"]["stamp"] != before["board"]["stamp"]
    assert after["version"] > before["version"] and len(after["board"]["cells"]) == 7


def test_a_page_cannot_change_the_picture(board: SvgBoard) -> None:
    before = state(board)
    board.set_state({"picture": {"items": {}}})
    assert state(board) == before


def test_escape_is_heard_only_where_somebody_listens(board: SvgBoard) -> None:
    assert board.hears == []
    heard: list[str] = []
    board.on_escape(lambda: heard.append("escape"))
    board.on_hover(lambda i: None)
    send(board, type="escape")
    assert heard == ["escape"] and board.hears == ["escape", "hover"]


def test_errors_are_reported(wire: list[Any], caplog: pytest.LogCaptureFixture) -> None:
    errors: list[Exception] = []
    board = SvgBoard(CHOOSING, on_error=errors.append)
    board.on_escape(lambda: [][1])
    send(board, type="escape")
    assert isinstance(errors[0], IndexError) and "escape" in caplog.text


def test_a_theme_can_be_forced(wire: list[Any]) -> None:
    assert SvgBoard(CHOOSING).theme == "" and SvgBoard(CHOOSING, "dark").theme == "dark"


def test_code_and_style_are_text(board: SvgBoard) -> None:
    """A widget that watches a file is never collected (manzt/anywidget#929)."""
    assert isinstance(SvgBoard._esm, str) and isinstance(SvgBoard._css, str)


def test_every_pen_and_type_has_a_style() -> None:
    sheet = style()
    for name in PENS:
        assert f".gp-svgboard .p-{name.replace('.', '-')}{{" in sheet
    for name, kind in TYPES.items():
        far = f"font-size:{kind.phone:g}px" if kind.phone else "display:none"
        assert f".gp-svgboard .gp-far .t-{name.replace('.', '-')}{{{far}}}" in sheet


def test_every_colour_of_a_pen_is_one_of_the_page() -> None:
    used = set(re.findall(r"var\(--([^)]+)\)", style()))
    assert {"good-artifact", "good-berry"} <= used <= {*variables("light"), *fonts(), "far"}


def test_a_board_alone_brings_its_colours() -> None:
    sheet = style()
    for theme in ("light", "dark"):
        assert f"--deus-sea:{colour('ground.deus.sea', theme)}" in sheet
        assert f"--overlay:{colour('overlay', theme)}" in sheet
    assert "prefers-reduced-motion" in sheet


def test_numbers_grow_where_cells_get_small(board: SvgBoard) -> None:
    """Below 0.8 px a unit; never more than 1.5 px a unit. Seven cells of 50 √3 in a row, and 6 units around."""
    ground = state(board)["board"]
    width = 7 * 50 * 3**0.5 + 12
    assert ground["box"][2] == pytest.approx(width, abs=0.06)
    assert (ground["far"], ground["most"]) == (round(width * 0.8), round(width * 1.5))


def test_words_and_language_go_along(wire: list[Any]) -> None:
    scene = Scene("deus", (Cell(1, "1", "sea", (0, 0), ((0, 1), (1, 0), (-1, 0))),), (), Words("ja", "地図", "空き。"))
    assert state(SvgBoard(scene))["words"] == {"lang": "ja", "title": "地図", "status": "空き。"}


def test_the_boards_are_found_lazily() -> None:
    code = "import sys; from widgets import SvgBoard; print('plotly' in sys.modules)"
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == "False"
    import widgets

    with pytest.raises(AttributeError, match="Dancer"):
        widgets.Dancer  # noqa: B018
