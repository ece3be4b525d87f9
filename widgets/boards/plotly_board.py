"""A board drawn by plotly."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from html import escape
from operator import getitem
from typing import Any, Final

import ipywidgets
import plotly.graph_objects as go

from gamepkg.scene import Scene, SceneDiff, patch
from gamepkg.scene.draw import Sketch, Text, draw, inside, middle, outline
from gamepkg.scene.model import bounds
from gamepkg.scene.pens import LARGEST_SCALE, PENS, PHONE_SCALE, SIDE, TYPES, Pen
from gamepkg.scene.svg import MARGIN
from gamepkg.scene.tokens import Theme, colour, ground, tokens
from widgets.boards import CellHandler
from widgets.boards.loader import board_figure_class
from widgets.boards.sensor import Sensor

log = logging.getLogger(__name__)

Change = tuple[str, int, str, Any]
"""What of the layout changes: which list, the place in it, the name of the property with its groups, the value."""
CONFIG: Final = {
    "displayModeBar": False,
    "scrollZoom": False,
    "doubleClick": False,
    "doubleClickDelay": 1,
    "responsive": True,
}
CLEAR: Final = "rgba(0,0,0,0)"
NOTHING: Final = "M0,0Z"
PLAIN: Final[dict[str, Any]] = {"visible": True, "showarrow": False, "borderpad": 0}
BLANK: Final = PLAIN | {"x": 0, "y": 0, "text": "", "font.size": 1, "font.color": CLEAR, "visible": False}
BLOCK: Final = 64
"""The number of letters is a multiple of this."""
HATCH: Final = {
    "furrows": "/",
    "trees": "x",
    "reeds": "|",
    "peaks": "\\",
    "waves": "-",
    "dots": ".",
    "cracks": "+",
    "hatch": "/",
}
"""The pattern of plotly that comes nearest to a pattern of the tokens."""


class PlotlyBoard(ipywidgets.VBox):
    """A scene as a plotly figure.

    - Few traces: one for each kind of terrain (all its cells in one polygon trace, with a fill pattern), and last an
      invisible one that catches hovers. Hovering a cell shows its words.
    - One shape for each pen of `gamepkg.scene.pens`, in the order of the layers, made once. A new scene only sends
      the paths that changed. Texts are annotations: plotly draws shapes above traces, and labels come last.
    - Line widths and letters are pixels to plotly. A `Sensor` beside the figure tells the width of the place and
      whether the page is dark; the board then sets its height, its letters and its colours once. Where cells get small
      numbers grow and codes go; a small map is not blown up.
    - The sensor tells taps too, and the cell is the one whose outline holds the place: plotly's own clicks get lost
      while it paints.
    - The figure is complete before it becomes a widget, and its published state is the figure's own data, so that a
      page that opens later shows the present and not the first scene.

    plotly gives no keyboard access: pages offer the same choices as buttons and typed commands.

    Parameters
    ----------
    scene : what to show first
    theme : "light", "dark", or "auto" to follow the page
    width : the width in px to assume until a page tells it
    on_error : called with an exception that a handler raised; it is logged in any case
    """

    def __init__(
        self,
        scene: Scene,
        theme: Theme | None = None,
        width: int = 640,
        on_error: Callable[[Exception], None] | None = None,
    ) -> None:
        self.scene = scene
        self._theme: Theme = theme or "light"
        self._width = width
        self._sketch = draw(scene)
        self._on_error = on_error
        self._clicked: list[CellHandler] = []
        self._hovered: list[CellHandler] = []
        self._measure()
        self.sensor = Sensor(self._tap)
        self.figure = self._figure()
        super().__init__([self.sensor, self.figure])
        self.add_class("gp-plotly")
        self.sensor.observe(lambda change: self._sensed(theme), ["width", "dark"])

    # ------------------------------------------------------------------ the contract

    def show(self, scene: Scene) -> None:
        """Show a scene; only what differs is sent."""
        old, self.scene = self.scene, scene
        before, self._sketch = self._sketch, draw(scene)
        self._measure()
        if old.palette != scene.palette:
            self.figure.close()
            self.figure = self._figure()
            self.children = [self.sensor, self.figure]
            return
        if old.cells != scene.cells or len(self._labels()) != len(self._written):
            self._redraw()
            return
        words = self._words() if old.alts() != scene.alts() else []
        self._update([*self._strokes(before), *self._letters()], words)

    def patch(self, change: SceneDiff) -> None:
        """Apply a change to what is shown."""
        if change:
            self.show(patch(self.scene, change))

    def on_cell(self, handler: CellHandler) -> None:
        """Call ``handler(i)`` once for each click on cell ``i``."""
        self._clicked.append(handler)

    def on_hover(self, handler: CellHandler) -> None:
        """Call ``handler(i)`` when the pointer comes to cell ``i``."""
        self._hovered.append(handler)

    def fit(self, width: int, theme: Theme) -> None:
        """Draw for a place of this width in px, in this theme; all lengths follow the width."""
        known = self.figure.layout.width == self._told_width()
        if width <= 0 or (known and (width, theme) == (self._width, self._theme)):
            return
        self._width, self._theme = width, theme
        self._measure()
        self._redraw()

    def close(self) -> None:
        """Take the board with all its parts off the page, for good."""
        self.sensor.close()
        self.figure.close()
        super().close()

    # ------------------------------------------------------------------ building

    def _figure(self) -> go.FigureWidget:
        shapes = [
            {"type": "path", "layer": "above", "fillrule": "nonzero", "path": self._path(name)} | self._pen(pen)
            for name, pen in PENS.items()
        ]
        self._written = self._labels()
        layout = go.Layout(
            self._frame(),
            template="none",
            paper_bgcolor=CLEAR,
            plot_bgcolor=CLEAR,
            showlegend=False,
            dragmode="pan",
            hovermode="closest",
            uirevision="board",
            font={"family": self._faces},
            margin={"l": 0, "r": 0, "t": 0, "b": 0, "pad": 0},
            shapes=shapes,
            annotations=self._written,
        )
        traces = [go.Scatter(kind) for kind in self._grounds()]
        figure = board_figure_class()(go.Figure([*traces, go.Scatter(self._catcher())], layout))
        figure._config = CONFIG
        # The published state is the live one: plotly keeps a copy of the first state for pages that open later.
        figure._widget_data, figure._widget_layout = figure._data, figure._layout
        figure.data[-1].on_hover(self._hover)
        return figure

    def _told_width(self) -> int | None:
        """The width that the page told; JupyterLab draws before the place has one, and plotly would keep to 700 px."""
        return self.sensor.width or None

    def _redraw(self) -> None:
        """Everything anew, in one update: of two in a row the figure may lose the second."""
        with self.figure.batch_update():
            self.figure.layout.update(self._frame())
            for trace, new in zip(self.figure.data, (*self._grounds(), self._catcher()), strict=True):
                trace.update(new)
            for shape, (name, pen) in zip(self.figure.layout.shapes, PENS.items(), strict=True):
                shape.path = self._path(name)
                for trait, value in self._pen(pen).items():  # `shape.update` takes plotly ten times as long
                    shape[trait] = value
            self.figure.layout.annotations = self._written = self._labels()

    def _update(self, changes: Sequence[Change], words: list[str]) -> None:
        """Tell plotly what differs; its checks of each name would take longer than all the rest of a click."""
        if not changes and not words:
            return
        figure = self.figure
        for kind, place, name, value in changes:
            *groups, last = name.split(".")
            reduce(getitem, groups, figure._layout[kind][place])[last] = value
        told = {f"{kind}.{place}.{name}": value for kind, place, name, value in changes}
        if words:
            figure._data[-1]["hovertext"] = words
        figure._send_update_msg({"hovertext": [words]} if words else {}, told, [len(figure._data) - 1])

    def _strokes(self, before: Sketch) -> Iterator[Change]:
        """The paths that differ."""
        for place, pen in enumerate(PENS):
            if self._path(pen) != before.paths.get(pen, NOTHING):
                yield "shapes", place, "path", self._path(pen)

    def _letters(self) -> Iterator[Change]:
        """What differs in the labels; plotly draws only these again."""
        old, self._written = self._written, self._labels()
        for place, (was, label) in enumerate(zip(old, self._written, strict=True)):
            for name, value in label.items():
                if value != was[name]:
                    yield "annotations", place, name, value

    def _path(self, pen: str) -> str:
        return self._sketch.paths.get(pen, NOTHING)

    # ------------------------------------------------------------------ lengths and colours

    def _measure(self) -> None:
        """The box of the map in board units, and the pixels in one of them."""
        left, top, right, bottom = (edge * SIDE for edge in bounds(self.scene.cells))
        self._scale = min(LARGEST_SCALE, self._width / (right - left + 2 * MARGIN))
        half = self._width / self._scale / 2
        centre = (left + right) / 2
        self._box = centre - half, top - MARGIN, centre + half, bottom + MARGIN

    def _frame(self) -> dict[str, Any]:
        left, top, right, bottom = self._box
        axis = {"visible": False, "fixedrange": True, "constrain": "domain"}
        return {
            "width": self._told_width(),
            "height": round((bottom - top) * self._scale),
            "hoverdistance": max(1, round(SIDE * self._scale)),
            "xaxis": axis | {"range": [left, right]},
            "yaxis": axis | {"range": [bottom, top], "scaleanchor": "x"},
            "hoverlabel": {
                "bgcolor": colour("surface", self._theme),
                "bordercolor": colour("lineStrong", self._theme),
                "font": {"color": colour("text", self._theme), "size": 13, "family": self._faces},
                "align": "left",
                "namelength": 0,
            },
        }

    @property
    def _faces(self) -> str:
        faces: str = tokens()["type"]["sansJa" if self.scene.words.lang == "ja" else "sans"]
        return faces

    def _pen(self, pen: Pen) -> dict[str, Any]:
        k = self._scale
        dash = [max(pen.width, length) if pen.round else length for length in pen.dash]
        line = {
            "color": colour(pen.line, self._theme) if pen.line else CLEAR,
            "width": round(pen.width * k, 2),
            "dash": ",".join(f"{length * k:.1f}px" for length in dash) or "solid",
        }
        return {"fillcolor": colour(pen.fill, self._theme) if pen.fill else CLEAR, "line": line}

    def _grounds(self) -> list[dict[str, Any]]:
        return [self._ground(kind) for kind in tokens()["terrain"][self.scene.palette]]

    def _ground(self, kind: str) -> dict[str, Any]:
        xs: list[float | None] = []
        ys: list[float | None] = []
        for cell in self.scene.cells:
            if cell.ground == kind:
                points = outline(cell, 0.98)
                xs += [*(round(x, 1) for x, _ in points), None]
                ys += [*(round(y, 1) for _, y in points), None]
        found = ground(self.scene.palette, kind)
        fill = colour(f"ground.{self.scene.palette}.{kind}", self._theme)
        pattern = {
            "shape": HATCH.get(found["pattern"], ""),
            "fillmode": "replace",
            "bgcolor": fill,
            "fgcolor": colour("onInverse" if found.get("inverse") else "ink", self._theme),
            "fgopacity": 0.13,
            "size": max(5, round(12 * self._scale)),
            "solidity": 0.2,
        }
        return {
            "x": xs or [None],
            "y": ys or [None],
            "mode": "none",
            "fill": "toself",
            "fillcolor": fill,
            "fillpattern": pattern,
            "hoverinfo": "skip",
            "name": kind,
        }

    def _catcher(self) -> dict[str, Any]:
        points = [middle(cell) for cell in self.scene.cells]
        return {
            "x": [round(x, 1) for x, _ in points],
            "y": [round(y, 1) for _, y in points],
            "mode": "markers",
            "marker": {"size": max(8, round(1.2 * SIDE * self._scale)), "opacity": 0, "color": "#000"},
            "hovertext": self._words(),
            "hoverinfo": "text",
            "name": "cells",
        }

    def _words(self) -> list[str]:
        """The words of each cell, one statement a line."""
        return [re.sub(r"(; |。)(?=.)", "<br>", escape(words)) for words in self.scene.alts().values()]

    # ------------------------------------------------------------------ letters

    def _size(self, kind: str) -> float:
        """The size of a type in px, 0 where it is left out."""
        found = TYPES[kind]
        return (found.phone if self._scale < PHONE_SCALE else found.size) * self._scale

    def _labels(self) -> list[dict[str, Any]]:
        """All letters, filled up so that their number seldom changes: plotly is slow where it does."""
        texts = (*self._sketch.names, *self._sketch.texts)
        labels = [self._label(text) for text in texts if self._size(text.runs[0][1])]
        return labels + [BLANK] * (-len(labels) % BLOCK)

    def _label(self, text: Text) -> dict[str, Any]:
        first = text.runs[0][1]
        return {
            "x": round(text.x, 1),
            "y": round(text.y, 1),
            "text": " ".join(self._run(word, kind, kind == first) for word, kind in text.runs if self._size(kind)),
            "font.size": round(self._size(first), 1),
            "font.color": colour(TYPES[first].colour, self._theme),
            **PLAIN,
        }

    def _run(self, word: str, kind: str, first: bool) -> str:
        word = f"<b>{escape(word)}</b>" if TYPES[kind].bold else escape(word)
        return word if first else f'<span style="font-size:{self._size(kind):.1f}px">{word}</span>'

    # ------------------------------------------------------------------ from the page

    def _sensed(self, forced: Theme | None) -> None:
        """Follow the page, width and theme at once: of two updates in a row the figure may lose the second."""
        self.fit(self.sensor.width or self._width, forced or ("dark" if self.sensor.dark else "light"))

    def _tap(self, x: float, y: float) -> None:
        for cell in self.scene.cells:
            if inside(outline(cell), x, y):
                self._tell(self._clicked, cell.i)
                return

    def _hover(self, trace: object, points: Any, state: object) -> None:
        found = points.point_inds[0] if points.point_inds else None
        if type(found) is int and 0 <= found < len(self.scene.cells):
            self._tell(self._hovered, self.scene.cells[found].i)

    def _tell(self, handlers: list[CellHandler], i: int) -> None:
        for handler in handlers:
            try:
                handler(i)
            except Exception as error:  # the kernel would swallow it
                log.exception("a handler of the board failed on cell %s", i)
                if self._on_error:
                    self._on_error(error)
