"""A board drawn as SVG: keyboard, screen reader, touch, several on one page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, Literal

import anywidget
import traitlets

from gamepkg.scene import Scene, SceneDiff, patch
from gamepkg.scene.tokens import Theme
from widgets.boards import CellHandler
from widgets.boards.svg_style import style
from widgets.boards.svg_wire import Data, delta, ground, picture

log = logging.getLogger(__name__)

Kind = Literal["cell", "hover"]
ESM: Final = files("widgets.boards").joinpath("svg_board.js").read_text(encoding="utf-8")


class SvgBoard(anywidget.AnyWidget):
    """A scene as SVG, from the same strokes as all boards.

    - The map is sent once; a new scene sends a small message with what differs, and the page keeps its model whole. A
      page that opens later, or again, asks for the state and gets the present one; a page that missed a message says so
      and gets all.
    - One tab stop: arrows go to the neighbour in that direction, Home and End to the first and last cell, E to the next
      open target, Enter and Space are a click, Escape is `on_escape`. Each cell is a button named by its words, and a
      live region tells what changed.
    - Colours are the variables of the page, so it follows light and dark.

    The code is text, not a file, because a widget that watches a file is never collected.

    Parameters
    ----------
    scene : what to show first
    theme : "light" or "dark" whatever the page has; ``None`` follows it
    on_error : called with an exception that a handler raised; it is logged in any case
    """

    _esm = ESM
    _css = style()
    picture = traitlets.Int(1).tag(
        sync=True, to_json=lambda _, board: board._whole(), from_json=lambda _, board: board.picture
    )
    """Raised to send everything; what is sent is always the present picture."""
    hears = traitlets.List(traitlets.Unicode()).tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self, scene: Scene, theme: Theme | None = None, on_error: Callable[[Exception], None] | None = None
    ) -> None:
        self._scene = scene
        self._picture = picture(scene)
        self._ground = ground(scene)
        self._stamp = self._version = 1
        self._on_error = on_error
        self._handlers: dict[Kind, list[CellHandler]] = {"cell": [], "hover": []}
        self._escapes: list[Callable[[], None]] = []
        super().__init__(theme=theme or "")
        self.on_msg(self._hear)

    # ------------------------------------------------------------------ the contract

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self._scene

    def show(self, scene: Scene) -> None:
        """Show a scene; only what differs is sent."""
        old, self._scene = self._scene, scene
        before, self._picture = self._picture, picture(scene)
        if (old.palette, old.cells) != (scene.palette, scene.cells):
            self._ground = ground(scene)
            self._stamp += 1
            self._version += 1
            self._send_all()
        elif change := delta(before, self._picture):
            self._version += 1
            self.send({"type": "patch", "from": self._version - 1, "to": self._version} | change)

    def patch(self, change: SceneDiff) -> None:
        """Apply a change to what is shown."""
        if change:
            self.show(patch(self._scene, change))

    def on_cell(self, handler: CellHandler) -> None:
        """Call ``handler(i)`` once for each click on cell ``i``, by pointer, finger or key."""
        self._handlers["cell"].append(handler)

    def on_hover(self, handler: CellHandler) -> None:
        """Call ``handler(i)`` when the pointer or the keyboard comes to cell ``i``."""
        self._handlers["hover"].append(handler)
        self.hears = sorted({*self.hears, "hover"})

    def on_escape(self, handler: Callable[[], None]) -> None:
        """Call ``handler()`` for the Escape key; without a handler the page gets the key."""
        self._escapes.append(handler)
        self.hears = sorted({*self.hears, "escape"})

    # ------------------------------------------------------------------ to the page

    def _whole(self) -> Data:
        board = self._ground | {"stamp": self._stamp}
        return {"version": self._version, "board": board} | self._picture.data()

    def _send_all(self) -> None:
        self.picture += 1

    # ------------------------------------------------------------------ from the page

    def _hear(self, _: object, content: Any, __: object) -> None:
        match content:
            case {"type": "cell" | "hover" as kind, "i": int(i)} if self._is_cell(i):
                for handler in self._handlers[kind]:
                    self._tell(lambda handler=handler: handler(i), f"cell {i}")  # type: ignore[misc]
            case {"type": "escape"}:
                for escape in self._escapes:
                    self._tell(escape, "escape")
            case {"type": "again"}:
                self._send_all()
            case _:
                log.warning("a page sent something that is no cell")

    def _is_cell(self, i: int) -> bool:
        return not isinstance(i, bool) and str(i) in self._picture.alts

    def _tell(self, call: Callable[[], None], what: str) -> None:
        try:
            call()
        except Exception as error:  # the kernel would swallow it
            log.exception("a handler of the board failed on %s", what)
            if self._on_error:
                self._on_error(error)
