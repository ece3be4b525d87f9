"""The position editor: it starts from the game on the table, and leaves that game alone until "Play from here"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from gamepkg import Match, PositionError, rulebook
from gamepkg.deus.layouts import TILES_FOR
from gamepkg.deus.names import RESOURCES
from gamepkg.deus.setup import BOARDS
from gamepkg.deus.words import good_name, piece_name, seat_name
from widgets.panels.keeping import Keeper
from widgets.panels.parts import Message, box, button, handler, labelled, refusal, relabel
from widgets.panels.position.draft import Draft
from widgets.panels.position.map_form import MapForm
from widgets.panels.position.seat_form import SeatForm
from widgets.panels.position.workshop import Workshop
from widgets.table import Table

THIS_BOARD = ""
STOCK = (*RESOURCES, "temple")


class PositionEditor(ipywidgets.VBox):
    """All forms. The message at the foot says whether the position is possible, and if not, which field and rule."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shop = shop = Workshop(table)
        self.title = ipywidgets.HTML()
        self.from_game = button(handler(table, shop.follow_game))
        self.setup = SetupForm(shop)
        self.map = MapForm(shop)
        self.seats = SeatForm(shop)
        self.supply = SupplyForm(shop)
        self.text = TextForm(shop)
        self.message = Message()
        self.play = button(handler(table, self.play_from_here))
        self.keeper = Keeper(table)
        head = box([self.title, box([self.from_game], "gp-row")], "gp-part")
        foot = box([self.message, box([self.play, self.keeper], "gp-row")], "gp-part", "gp-edit-foot")
        columns = box([self.map, self.seats], "gp-two", "gp-part")
        parts = [head, self.setup, columns, self.supply, self.text, foot]
        super().__init__(parts)
        for name in ("gp-panel", "gp-parts", "gp-edit"):
            self.add_class(name)
        shop.watch(self.fill)

    @property
    def root(self) -> ipywidgets.VBox:
        """The panel itself."""
        return self

    def opened(self) -> None:
        """The editor comes into sight: a draft that nobody has changed yet follows the game."""
        if not self.shop.touched:
            self.shop.follow_game()

    def fill(self) -> None:
        """Say whether the position is possible."""
        say = self.table.say
        self.title.value = f"<h2>{say('edit-title')}</h2><p class='gp-note'>{say('edit-note')}</p>"
        self.from_game.description = say("edit-from-game")
        self.play.description = say("edit-play")
        if self.shop.problem:
            self.message.refuse(say("edit-refused"), self.refusal(self.shop.problem))
        else:
            self.message.tell(say("edit-possible"))

    def refusal(self, problem: PositionError) -> str:
        """What is wrong, as HTML."""
        return refusal(problem, rulebook(self.table.state.game), self.table.language)

    def play_from_here(self) -> None:
        """Begin a match at this position, if it is possible; the game on the table is kept."""
        if self.shop.state is None:
            return
        old = self.table.match
        match = Match.from_state(self.shop.state, seed=old.seed, chance=old.chance, auto=old.auto)
        self.keeper.replace(match, self.table.say("edit-playing"))


class SetupForm(ipywidgets.VBox):
    """Players and board, which begin an empty table; whose turn it is, and the round."""

    def __init__(self, shop: Workshop) -> None:
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
        self.shop.draft = Draft.fresh(players, self.board.value or BOARDS[0], self.shop.draft.components)

    def _fresh_board(self, board: str) -> None:
        if board != THIS_BOARD:
            self.shop.draft = Draft.fresh(self.shop.draft.players, board, self.shop.draft.components)


class SupplyForm(ipywidgets.VBox):
    """The common supply: what is left over, or given by hand."""

    def __init__(self, shop: Workshop) -> None:
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


class TextForm(ipywidgets.VBox):
    """The same position as text, for those who would rather type; a text that cannot be read changes nothing."""

    def __init__(self, shop: Workshop) -> None:
        self.shop = shop
        self.area = labelled(ipywidgets.Textarea(continuous_update=True, rows=9))
        self.read = button(handler(shop.table, self.read_text))
        self.again = button(handler(shop.table, shop.fill))
        self.message = Message()
        super().__init__([self.area, box([self.read, self.again], "gp-row"), self.message])
        self.add_class("gp-part")
        shop.watch(self.fill)

    def fill(self) -> None:
        """Show the draft."""
        say = self.shop.table.say
        self.area.description = say("edit-text")
        self.area.value = self.shop.draft.text()
        self.read.description = say("edit-read")
        self.again.description = say("edit-text-again")
        self.message.clear()

    def read_text(self) -> None:
        """Take the position of the text, or say what is wrong with it."""
        try:
            draft = Draft.of_text(self.area.value, self.shop.draft.components)
        except PositionError as error:
            table = self.shop.table
            body = refusal(error, rulebook(table.state.game), table.language)
            self.message.refuse(table.say("edit-refused"), body)
        else:
            self.shop.take(draft)
