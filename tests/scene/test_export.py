"""Pictures as files, and the pictures that a notebook shows of a board, a set of regions and a position."""

from __future__ import annotations

import builtins
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import gamepkg as gp
from gamepkg.maps.board import Board, Cell, Ground
from gamepkg.maps.example import example_board
from gamepkg.maps.region_set import RegionSet
from gamepkg.scene import Mark, SceneError, board_scene, png, save_svg, svg
from gamepkg.scene.tokens import Theme

SCENE = board_scene(example_board(), lit=[3, 5])


def size(data: bytes) -> tuple[int, int]:
    """Width and height that the head of a PNG names."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return int(width), int(height)


def test_a_bare_board_has_cells_and_lit_regions() -> None:
    assert SCENE.palette == "deus" and len(SCENE.cells) == 19 and SCENE.words.title == "Example"
    assert SCENE.marks == (Mark("evidence", 3), Mark("evidence", 5))
    village = SCENE.cells[9]
    assert (village.name, village.code, village.closed) == ("10", "Vi", True)
    assert board_scene(example_board(), lang="ja").cells[0].code == "湿"


def test_terrains_without_colours_have_no_picture() -> None:
    board = Board.of([Cell(0, 0, "moor")], Ground(("moor",)))
    with pytest.raises(SceneError, match="no palette has all of moor"):
        board_scene(board)
    assert board._repr_svg_() is None and RegionSet.of(board, [1])._repr_svg_() is None


def test_a_notebook_shows_boards_sets_and_positions() -> None:
    board = example_board()
    some = RegionSet.of(board, [3, 5])
    state = gp.new_game("deus", players=2, seed=1)
    pictures = [board._repr_svg_(), some._repr_svg_(), state._repr_svg_()]
    cells = [len(ElementTree.fromstring(text or "").findall("{*}g[@role='img']")) for text in pictures]
    assert cells == [19, 19, 28]
    assert pictures[0] != pictures[1] == svg(SCENE, width=480)


def test_svg_is_saved_as_it_is(tmp_path: Path) -> None:
    path = save_svg(SCENE, tmp_path / "board.svg", "dark", width=400)
    assert path.read_text("utf-8") == svg(SCENE, "dark", 400)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_png_has_the_size_of_the_svg(theme: Theme) -> None:
    shown = ElementTree.fromstring(svg(SCENE, theme, 400))
    width, height = int(shown.attrib["width"]), int(shown.attrib["height"])
    assert width == 400
    assert size(png(SCENE, 400, theme)) == (width, height)
    assert size(png(SCENE, 400, theme, zoom=2)) == (2 * width, 2 * height)


@pytest.mark.parametrize(("width", "zoom"), [(0, 1.0), (9_999, 1.0), (1_280, 100.0), (1_280, 0.0)])
def test_impossible_sizes_are_named(width: int, zoom: float, tmp_path: Path) -> None:
    with pytest.raises(SceneError, match="px, not"):
        png(SCENE, width, zoom=zoom)


def test_without_the_library_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "resvg_py":
            raise ModuleNotFoundError(name)
        return real(name, *rest, **more)

    real = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SceneError, match=r"gamepkg\[png\]"):
        png(SCENE)
