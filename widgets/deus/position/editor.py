"""The position editor of Deus: setup, map, players, supply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import ipywidgets

from gamepkg.deus.layouts import TILES_FOR
from gamepkg.deus.names import RESOURCES
from gamepkg.deus.setup import BOARDS
from gamepkg.deus.words import good_name, piece_name
from gamepkg.scene.tokens import seat_name
from widgets.deus.position.draft import DeusDraft, Shop
from widgets.deus.position.map_form import MapForm
from widgets.deus.position.seat_form import SeatForm
from widgets.panels.parts import box, relabel
from widgets.panels.position import PositionEditor

THIS_BOARD = ""
STOCK = (*RESOURCES, "temple")


class DeusEditor(PositionEditor):
    """All forms of a position of Deus."""

    drafts: ClassVar = DeusDraft

    def forms(self) -> Sequence[ipywidgets.Widget]:
        """Setup, then map and players side by side, then the supply."""
        self.setup = SetupForm(self.shop)
        self.map = MapForm(self.shop)
        self.seats = SeatForm(self.shop)
        self.supply = SupplyForm(self.shop)
        return self.setup, box([self.map, self.seats], "gp-two", "gp-part"), self.supply


class SetupForm(ipywidgets.VBox):
    """Players and board, which begin an empty table; whose turn it is, and the round."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.players = shop.control(ipywidgets.ToggleButtons(options=list(TILES_FOR)), self._fresh_players)
        self.board = shop.control(ipywidgets.Dropdown(options=[("", THIS_BOARD)]), self._fresh_board)
        self.to_move = shop.control(ipywidgets.Dropdown(options=[("", 0)]), self._put("to_move"))
        self.start = shop.control(ipywidgets.Dropdown(options=[("", 0)]), self._put("start"))
        self.round = shop.number(self._put("round"))
        super().__init__([self.players, self.board, self.to_move, self.start, self.round])
        self.add_class("gp-part")
        self.add_class("gp-form")
        shop.watch(self.fill)

    def fill(self) -> None:
        """Show the draft."""
        draft, say, lang = self.shop.draft, self.shop.table.say, self.shop.table.language
        for name in ("players", "board", "to_move", "start", "round"):
            getattr(self, name).description = say(f"edit-{name.replace('_', '-')}")
        self.players.value = draft.players
        relabel(self.board, [(say("edit-this-board"), THIS_BOARD), *((say(f"file-board-{b}"), b) for b in BOARDS)])
        self.board.value = draft.data["board"] if draft.data["board"] in BOARDS else THIS_BOARD
        seats = [(seat_name(seat, lang), seat) for seat in range(draft.players)]
        for choice in (self.to_move, self.start):
            relabel(choice, seats)
        self.to_move.value, self.start.value = draft.data["to_move"], draft.data["start"]
        self.round.value = draft.data["round"]

    def _put(self, key: str) -> Callable[[Any], None]:
        def put(value: Any) -> None:
            self.shop.draft.data[key] = value

        return put

    def _fresh_players(self, players: int) -> None:
        self.shop.draft = DeusDraft.fresh(players, self.board.value or BOARDS[0], self.shop.draft.components)

    def _fresh_board(self, board: str) -> None:
        if board != THIS_BOARD:
            self.shop.draft = DeusDraft.fresh(self.shop.draft.players, board, self.shop.draft.components)


class SupplyForm(ipywidgets.VBox):
    """The common supply: what is left over, or given by hand."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.title = ipywidgets.HTML()
        self.rest = shop.control(ipywidgets.Checkbox(indent=False), self._rest)
        self.rest.remove_class("gp-labelled")
        self.fields = {kind: shop.number(self._setter(kind)) for kind in STOCK}
        self.numbers = box(list(self.fields.values()), "gp-numbers")
        super().__init__([self.title, self.rest, self.numbers])
        self.add_class("gp-part")
        shop.watch(self.fill)

    def fill(self) -> None:
        """Show the draft."""
        draft, say, lang = self.shop.draft, self.shop.table.say, self.shop.table.language
        self.title.value = f"<h3>{say('edit-supply')}</h3><p class='gp-note'>{say('edit-deck-note')}</p>"
        self.rest.description = say("edit-supply-rest")
        self.rest.value = "supply" not in draft.data
        stock = self._stock()
        for kind, field in self.fields.items():
            field.description = piece_name(kind, lang) if kind == "temple" else good_name(kind, lang)
            field.value = stock.get(kind, field.value)
            field.disabled = self.rest.value

    def _stock(self) -> dict[str, int]:
        """What is given, else what the rest is; nothing while the position is impossible."""
        given: dict[str, int] | None = self.shop.draft.data.get("supply")
        if given is None and self.shop.state is not None:
            given = self.shop.state.to_dict()["supply"]
        return given or {}

    def _rest(self, rest: bool) -> None:
        if rest:
            self.shop.draft.data.pop("supply", None)
        else:
            self.shop.draft.data["supply"] = {kind: field.value for kind, field in self.fields.items()}

    def _setter(self, kind: str) -> Callable[[int], None]:
        def put(amount: int) -> None:
            self.shop.draft.data.setdefault("supply", {})[kind] = amount

        return put
