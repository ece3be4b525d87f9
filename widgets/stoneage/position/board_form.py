"""The board of a draft: people on the places, the row of cards, the stacks, and where the round stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import ipywidgets

from gamepkg.scene.svg import svg
from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage.picture import picture
from gamepkg.stoneage.words import NUMBERED, card_name, place_title, tile_name
from widgets.guard import guarded
from widgets.panels.parts import box, labelled, relabel
from widgets.panels.position.edit_map import EditMap
from widgets.stoneage.position.draft import PHASES, Shop

GAP: Final = ""
"""In place of a card or tile."""
MOST_PLAYERS: Final = 4
ROW: Final = 4


class BoardForm(ipywidgets.VBox):
    """A click on the picture chooses a place; the numbers beside it say who stands there."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.map = EditMap()
        self.map.add_class("gp-edit-map")
        self.map.on_do(guarded(self._clicked, shop.table.fail))
        self.place = labelled(ipywidgets.Dropdown(options=[("", "")]))
        self.place.observe(guarded(lambda change: shop.fill(), shop.table.fail), "value")
        self.people = [shop.number(partial(self._people, seat)) for seat in range(MOST_PLAYERS)]
        self.row = [self._choice(partial(self._card, at)) for at in range(ROW)]
        self.stacks = [self._choice(partial(self._tile, at)) for at in range(MOST_PLAYERS)]
        self.hidden = [shop.number(partial(self._hidden, at)) for at in range(MOST_PLAYERS)]
        self.to_move = self._choice(self._put("to_move"))
        self.start = self._choice(self._put("start"))
        self.round = shop.number(self._put("round"))
        self.phase = self._choice(self._put("phase"))
        stacks = [control for pair in zip(self.stacks, self.hidden, strict=True) for control in pair]
        super().__init__(
            [
                box([self.phase, self.to_move, self.start, self.round], "gp-form"),
                self.map,
                box([self.place, *self.people], "gp-form"),
                box(self.row, "gp-form", "gp-edit-row"),
                box(stacks, "gp-form", "gp-edit-stacks"),
            ]
        )
        self.add_class("gp-part")
        shop.watch(self.fill)

    def _choice(self, put: Callable[[Any], None]) -> Any:
        return self.shop.control(ipywidgets.Dropdown(options=[("", GAP)]), put)

    def fill(self) -> None:
        """Show the draft; while it is impossible the picture shows the last possible one."""
        draft, table = self.shop.draft, self.shop.table
        say, lang, state = table.say, table.language, draft.state
        places = state.table.places
        relabel(self.place, [(place_title(place, lang), place.id) for place in places])
        self.place.description = say("stoneage-edit-place")
        for seat, field in enumerate(self._shown(self.people)):
            field.description = say("stoneage-edit-standing", seat=seat_name(seat, lang))
            field.value = draft.seat(seat)["placed"].get(self.place.value, 0)
        seats = [(seat_name(seat, lang), seat) for seat in range(draft.players)]
        for name, choice in (("to_move", self.to_move), ("start", self.start)):
            relabel(choice, seats)
            choice.value = draft.data[name]
        self.to_move.description, self.start.description = say("edit-to-move"), say("edit-start")
        self.round.description, self.round.value = say("edit-round"), draft.data["round"]
        self.phase.description = say("stoneage-edit-phase")
        relabel(self.phase, [(say(f"stoneage-edit-phase-{phase}"), phase) for phase in PHASES.values()])
        self.phase.value = draft.data.get("phase", self.phase.value)
        self._fill_things()
        chosen = state.table.number_of[self.place.value] + 1
        self.map.picture(svg(picture(state, lang=lang, selected=chosen), "page", None))

    def _shown(self, controls: list[Any]) -> list[Any]:
        """The controls of the players that there are; the others are hidden."""
        players = self.shop.draft.players
        for at, control in enumerate(controls):
            (control.remove_class if at < players else control.add_class)("gp-hidden")
        return controls[:players]

    def _fill_things(self) -> None:
        draft, table = self.shop.draft, self.shop.table
        lang, components = table.language, draft.state.table.components
        nothing = (table.say("stoneage-edit-gap"), GAP)
        cards = [nothing, *((card_name(card, lang), card.id) for card in components.cards)]
        tiles = [nothing, *((tile_name(tile, lang), tile.id) for tile in components.tiles)]
        titles = {kind: [place_title(p, lang) for p in draft.state.table.places if p.kind == kind] for kind in NUMBERED}
        for title, choice, card in zip(titles["card"], self.row, draft.data["row"], strict=True):
            relabel(choice, cards)
            choice.description, choice.value = title, card or GAP
        stacks = draft.data["stacks"]
        piles = zip(titles["building"], self._shown(self.stacks), self._shown(self.hidden), stacks, strict=True)
        for title, choice, hidden, stack in piles:
            relabel(choice, tiles)
            choice.description, choice.value = title, stack["open"] or GAP
            hidden.description, hidden.value = table.say("stoneage-edit-hidden", stack=title), stack["hidden"]

    # ------------------------------------------------------------------ changes

    def _clicked(self, words: str) -> None:
        verb, _, number = words.partition(" ")
        places = self.shop.draft.state.table.places
        if verb == "cell" and number.isdigit() and 0 < int(number) <= len(places):
            self.place.value = places[int(number) - 1].id

    def _put(self, name: str) -> Callable[[Any], None]:
        def put(value: Any) -> None:
            if name == "phase":
                self.shop.draft.data.pop("pending", None)
            self.shop.draft.data[name] = value

        return put

    def _people(self, seat: int, count: int) -> None:
        self.shop.draft.put_people(seat, self.place.value, count)

    def _card(self, at: int, card: str) -> None:
        self.shop.draft.put_card(at, card or None)

    def _tile(self, at: int, tile: str) -> None:
        self.shop.draft.put_tile(at, tile or None)

    def _hidden(self, at: int, count: int) -> None:
        self.shop.draft.data["stacks"][at]["hidden"] = count
