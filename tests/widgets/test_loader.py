"""plotly.js once: which class a board gets, and the file that pages fetch."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import plotly
import plotly.graph_objects as go
import pytest

from widgets.boards import loader


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test decides anew, with a prefix of its own."""
    monkeypatch.setattr("sys.prefix", str(tmp_path))
    monkeypatch.delenv(loader.SWITCH, raising=False)
    loader.board_figure_class.cache_clear()
    yield
    loader.board_figure_class.cache_clear()


def test_the_file_is_the_code_of_the_installed_plotly(tmp_path: Path) -> None:
    found = loader.bundle(tmp_path)
    assert found == tmp_path / "share/jupyter/labextensions/gamepkg/static" / f"plotly-{plotly.__version__}.js"
    assert sha256(found.read_bytes()).digest() == sha256(loader.source().read_bytes()).digest()
    assert list(found.parent.iterdir()) == [found]


def test_no_manifest_lies_beside_the_file(tmp_path: Path) -> None:
    """With a package.json Jupyter would take the folder for an extension and complain."""
    assert not list(loader.bundle(tmp_path).parents[1].glob("*.json"))


def test_a_file_that_was_cut_short_is_made_again(tmp_path: Path) -> None:
    loader.bundle(tmp_path).write_text("half", "utf-8")
    assert loader.bundle(tmp_path).stat().st_size == loader.source().stat().st_size


def test_a_figure_sends_a_loader_that_names_the_file() -> None:
    figure = loader.board_figure_class()()
    assert len(figure._esm) < 5000 and f"gamepkg/static/plotly-{plotly.__version__}.js" in figure._esm
    figure.close()


def test_a_prefix_that_cannot_be_written_gives_the_stock_widget(tmp_path: Path) -> None:
    (tmp_path / "share").write_text("a file where a folder should be", "utf-8")
    figure = loader.board_figure_class()()
    assert isinstance(figure, go.FigureWidget) and figure._esm == loader.source().read_text("utf-8")
    figure.close()


def test_the_switch_gives_the_stock_widget(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(loader.SWITCH, "widget")
    assert len(loader.board_figure_class()()._esm) > 1_000_000
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("switch", ["", "widget"])
def test_a_closed_figure_is_collected(switch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(loader.SWITCH, switch)
    figures = [loader.board_figure_class()() for _ in range(3)]
    alive = [weakref.ref(figure) for figure in figures]
    for figure in figures:
        figure.close()
    del figure, figures
    gc.collect()
    assert [ref() for ref in alive] == [None] * 3


def test_a_page_that_asks_gets_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    figure = loader.board_figure_class()()
    sent: list[tuple[object, list[bytes]]] = []
    monkeypatch.setattr(figure, "send", lambda content, buffers: sent.append((content, buffers)))
    for nonsense in ({"want": "other"}, "plotly", None, {"code": "plotly"}):
        figure._handle_custom_msg(nonsense, [])
    assert sent == []
    figure._handle_custom_msg({"want": "plotly"}, [])
    assert sent == [({"code": "plotly"}, [loader.source().read_bytes()])]
    figure.close()
