"""A player of a draft: people, goods, fields, tools, points, cards and buildings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import ipywidgets

from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage.names import GOODS
from gamepkg.stoneage.words import card_name, good_name, tile_name
from widgets.panels.parts import Pool, box, button, handler, labelled, relabel
from widgets.stoneage.position.draft import TOOLS, USED, Shop

NUMBERS: Final = ("people", *GOODS, "agriculture")
PILES: Final = ("cards", "buildings")
VALUES: Final = (1, 2, 3, 4)


class SeatForm(ipywidgets.VBox):
    """One player at a time; a press on a card or building takes it away."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.seat = labelled(ipywidgets.ToggleButtons(options=[("", 0)]))
        self.seat.observe(handler(shop.table, shop.fill), "value")
        self.numbers = {name: shop.number(self._put(name)) for name in (*NUMBERS, "vp")}
        self.tools = [
            shop.control(ipywidgets.Dropdown(options=[("", 0)]), partial(self._tool, at)) for at in range(TOOLS)
        ]
        self.pools = {name: Pool() for name in (*PILES, "open")}
        self.heads = {name: ipywidgets.HTML() for name in (*PILES, "open")}
        self.things = {name: labelled(ipywidgets.Dropdown(options=[("", "")])) for name in PILES}
        self.adds = {name: button(handler(shop.table, partial(self.add, name))) for name in PILES}
        parts: list[ipywidgets.Widget] = [self._pile("cards"), self._pile("open"), self._pile("buildings")]
        parts.insert(1, box([self.things["cards"], self.adds["cards"]], "gp-row"))
        parts.append(box([self.things["buildings"], self.adds["buildings"]], "gp-row"))
        super().__init__([self.seat, box([*self.numbers.values(), *self.tools], "gp-form"), *parts])
        self.add_class("gp-part")
        shop.watch(self.fill)

    def _pile(self, name: str) -> ipywidgets.Widget:
        return box([self.heads[name], self.pools[name]], "gp-pile")

    def own(self) -> dict[str, Any]:
        """The values of the player that is shown."""
        return self.shop.draft.seat(self.seat.value)

    def fill(self) -> None:
        """Show the draft."""
        draft, table = self.shop.draft, self.shop.table
        say, lang = table.say, table.language
        relabel(self.seat, [(seat_name(seat, lang), seat) for seat in range(draft.players)])
        self.seat.description = say("edit-seat")
        for name, field in self.numbers.items():
            field.description = good_name(name, lang) if name in GOODS else say(f"stoneage-edit-{name}")
            field.value = draft.points(self.seat.value) if name == "vp" else self.own()[name]
        values = [(say("stoneage-edit-no-tool"), 0), *((str(value), value) for value in VALUES)]
        values += [(say("stoneage-edit-used-tool", value=value), value + USED) for value in VALUES]
        for at, (choice, tool) in enumerate(zip(self.tools, draft.tools(self.seat.value), strict=True), start=1):
            relabel(choice, values)
            choice.description, choice.value = say("stoneage-edit-tool", number=at), tool
        self._fill_piles()

    def _fill_piles(self) -> None:
        say, own, names = self.shop.table.say, self.own(), self._names()
        for name, head in self.heads.items():
            head.value = f"<h3>{say(f'stoneage-edit-{name}')}</h3>"
        for name in PILES:
            relabel(self.things[name], [(words, thing) for thing, words in names[name].items()])
            self.things[name].description = say(f"stoneage-edit-one-of-{name}")
            self.adds[name].description = say(f"stoneage-edit-give-{name}")
            held = [(f"{names[name][thing]} ×", self._take(name, at)) for at, thing in enumerate(own[name])]
            self.pools[name].fill(held, say("stoneage-edit-take-away"))
        table = self.shop.draft.state.table
        lasting = table.one_use_cards | table.any_two_cards
        waiting = [card for card in own["cards"] if lasting >> table.components.card(card).index & 1]
        self.pools["open"].fill(
            [(f"{'✓' if card in own['open'] else '–'} {names['cards'][card]}", self._turn(card)) for card in waiting]
        )
        (self.heads["open"].remove_class if waiting else self.heads["open"].add_class)("gp-hidden")

    def _names(self) -> Mapping[str, Mapping[str, str]]:
        lang, components = self.shop.table.language, self.shop.draft.state.table.components
        return {
            "cards": {card.id: card_name(card, lang) for card in components.cards},
            "buildings": {tile.id: tile_name(tile, lang) for tile in components.tiles},
        }

    # ------------------------------------------------------------------ changes

    def _put(self, name: str) -> Callable[[int], None]:
        def put(value: int) -> None:
            self.own()[name] = value

        return put

    def _tool(self, at: int, tool: int) -> None:
        self.shop.draft.put_tool(self.seat.value, at, tool)

    def add(self, pile: str) -> None:
        """Give the chosen card or building to the player."""
        self.shop.draft.give(pile, self.seat.value, self.things[pile].value)
        self.shop.changed()

    def _take(self, pile: str, at: int) -> Callable[[], None]:
        def act() -> None:
            self.shop.draft.take(pile, self.seat.value, at)
            self.shop.changed()

        return handler(self.shop.table, act)

    def _turn(self, card: str) -> Callable[[], None]:
        def act() -> None:
            self.shop.draft.turn(self.seat.value, card)
            self.shop.changed()

        return handler(self.shop.table, act)
