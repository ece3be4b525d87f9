"""Whole pages. `explore` is the page on which a game is played and looked into.

>>> page = explore("deus", "en")
>>> page.table.match.state.players
3
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import Final

import ipywidgets

from gamepkg import Match, PositionError, state_from_dict
from widgets.address import requested_language, requested_position
from widgets.guard import guarded
from widgets.keepsake import Keepsake
from widgets.live import Keys
from widgets.page import Home, page_of
from widgets.panels.bar import Bar, Options
from widgets.panels.board import BoardPanel
from widgets.panels.header import Foot, Header
from widgets.panels.journal import JournalPanel, Timeline
from widgets.panels.parts import side_style
from widgets.panels.score import Score
from widgets.panels.strip import Speaker, Strip
from widgets.table import Table
from widgets.theme import style_tag

PAGES: Final = ("learn", "explore", "analyse")
PLAYERS: Final = 3
SEED: Final = 7
"""The game that a visitor finds."""


class ExplorePage(ipywidgets.VBox):
    """Everything of the page; `table` is its model."""

    def __init__(self, table: Table, pages: tuple[str, ...] = ("explore",)) -> None:
        self.table = table
        own = page_of(table.state.game)
        keys = Keys()
        keys.on_do(table.handler_of({"back": table.back, "undo": table.undo, "redo": table.redo}))
        self._folds = Folds(table, own.folds)
        header = Header(table, pages, tuple(own.folds), self._folds.opened, self._folds.toggle)
        self._folds.on_change = header.again
        decision = _box("gp-decision", *(make(table) for make in own.decision))
        main = _box("gp-main", BoardPanel(table), *(make(table) for make in own.main))
        side = _box("gp-side", decision, Score(table), JournalPanel(table), Timeline(table), Options(table, keys))
        self._columns = _box("gp-cols", main, side)
        self._kept = -1
        self._keepsake = Keepsake()
        self._keepsake.on_return(guarded(lambda text: table.replace(Match.from_json(text)), table.fail))
        style = ipywidgets.HTML(style_tag() + side_style() + explore_style(own.style))
        super().__init__(
            [
                style,
                keys,
                self._keepsake,
                header,
                self._folds,
                Speaker(table, role="status"),
                Strip(table),
                self._columns,
                Foot(table),
                Bar(table),
            ]
        )
        self.add_class("gp")
        table.watch(self.refresh)
        table.watch(self.keep)

    def keep(self) -> None:
        """Let the tab keep the match at the start of each turn, for the time after its kernel has gone to sleep."""
        table = self.table
        if table.state.gesture_start and not table.looking and table.match.cursor and self._kept != table.revision:
            self._kept = table.revision
            self._keepsake.text = table.match.to_json()

    def refresh(self) -> None:
        """The language of the page, and whether the decision comes before the board on a phone."""
        table = self.table
        _toggle(self, "gp-ja", table.language == "ja")
        _toggle(self._columns, "gp-askfirst", table.open and not table.targets)


class Folds(ipywidgets.VBox):
    """Rule book, position, files: at most one is open. Each is made when it is first opened."""

    def __init__(self, table: Table, homes: Mapping[str, Home]) -> None:
        super().__init__()
        self.add_class("gp-folds-open")
        self.table, self._homes = table, homes
        self.on_change: Callable[[], None] = lambda: None
        self._made: dict[str, ipywidgets.Widget] = {}
        self._name = ""
        table.observe(lambda change: self._ask(), "rule_requested")

    def opened(self) -> str:
        """The name of the open fold, "" for none."""
        return self._name

    def toggle(self, name: str) -> None:
        """Open a fold in place of the open one, or close it."""
        self._name = "" if name == self._name else name
        if self._name and name not in self._made:
            module, panel = self._homes[name]
            self._made[name] = getattr(import_module(module), panel)(self.table)
            self.children = tuple(self._made.values())
        elif self._name:
            getattr(self._made[name], "opened", lambda: None)()  # what has followed the game may look at it again
        for other, fold in self._made.items():
            _toggle(fold, "gp-hidden", other != self._name)
        self.on_change()

    def _ask(self) -> None:
        if self.table.rule_requested and self._name != "rules":
            self.toggle("rules")


@cache
def explore_style(package: str = "") -> str:
    """The rules of this page's own classes, with those of a game's package, as an element."""
    sheets = [("widgets.panels", "explore.css"), *([(package, "page.css")] if package else [])]
    rules = "".join(resources.files(home).joinpath(name).read_text("utf-8") for home, name in sheets)
    return f"<style>{rules}</style>"


def explore(game: str = "deus", lang: str | None = None, match: Match | None = None) -> ExplorePage:
    """The explore page of a game in a language (else that of its address).

    It begins with ``match``, else at the position that its address asks for, else with a new game for three.
    """
    pages = tuple(page for page in PAGES if page == "explore" or Path(f"{page}.ipynb").exists())
    table = Table(match or Match(game, players=PLAYERS, seed=SEED), lang or requested_language())
    if match is None:
        guarded(lambda: _go_to_requested(table), table.fail)()
    return ExplorePage(table, pages)


def _go_to_requested(table: Table) -> None:
    """Begin at the position that the address asks for, if it asks for one of this game."""
    position = requested_position()
    if position is None:
        return
    state = state_from_dict(position)
    if state.game != table.state.game:
        raise PositionError("address", f"holds a position of {state.game}; this page plays {table.state.game}")
    table.replace(Match.from_state(state, seed=SEED), table.say("explore-from-link"))


def _box(name: str, *children: ipywidgets.Widget) -> ipywidgets.VBox:
    box = ipywidgets.VBox(children)
    box.add_class(name)
    return box


def _toggle(widget: ipywidgets.Widget, name: str, on: bool) -> None:
    (widget.add_class if on else widget.remove_class)(name)
