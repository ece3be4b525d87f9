"""A player of a draft: berries and fish, the hand, story tiles, tucked cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import ipywidgets

from gamepkg.dewan.names import LAKE, SCENARIOS, TERRAINS, TUCK_CAMPS
from gamepkg.dewan.words import card_name, half_name, story_name, story_text
from gamepkg.scene.tokens import seat_name
from widgets.dewan.position.draft import Shop
from widgets.panels.parts import Pool, box, button, handler, labelled, relabel

NOTHING: Final = ""
"""In place of a tucked card."""
PILES: Final = ("hand", "stories", "fulfilled")


class SeatForm(ipywidgets.VBox):
    """One player at a time; a press on a card or a tile takes it away, one on a tile below says it is fulfilled."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.seat = labelled(ipywidgets.ToggleButtons(options=[("", 0)]))
        self.seat.observe(handler(shop.table, shop.fill), "value")
        self.to_move = shop.control(ipywidgets.Dropdown(options=[("", 0)]), self._to_move)
        self.numbers = {name: shop.number(self._number(name)) for name in ("berries", "fish")}
        self.pools = {name: Pool() for name in PILES}
        self.heads = {name: ipywidgets.HTML() for name in PILES}
        self.card = labelled(ipywidgets.Dropdown(options=[("", "")]))
        self.add_card = button(handler(shop.table, self.to_hand))
        self.story = labelled(ipywidgets.Dropdown(options=[("", "")]))
        self.add_story = button(handler(shop.table, self.to_stories))
        self.tucked = [
            shop.control(ipywidgets.Dropdown(options=[("", NOTHING)]), partial(self._tuck, at))
            for at in range(len(TUCK_CAMPS))
        ]
        piles = {name: box([self.heads[name], self.pools[name]], "gp-pile") for name in PILES}
        super().__init__(
            [
                box([self.to_move, self.seat, *self.numbers.values()], "gp-form"),
                piles["hand"], self.card, box([self.add_card], "gp-row"),
                piles["stories"], self.story, box([self.add_story], "gp-row"), piles["fulfilled"],
                box(self.tucked, "gp-form"),
            ]
        )  # fmt: skip
        self.add_class("gp-part")
        shop.watch(self.fill)

    def own(self) -> dict[str, Any]:
        """The values of the player that is shown."""
        return self.shop.draft.seat(self.seat.value)

    def fill(self) -> None:
        """Show the draft."""
        draft, table = self.shop.draft, self.shop.table
        say, lang = table.say, table.language
        seats = [(seat_name(seat, lang), seat) for seat in range(draft.players)]
        for choice in (self.seat, self.to_move):
            relabel(choice, seats)
        self.seat.description, self.to_move.description = say("edit-seat"), say("edit-to-move")
        self.to_move.value = draft.data["to_move"]
        for name, field in self.numbers.items():
            field.description = say(f"dewan-column-{name}")
            field.value = self.own()[name]
        lake = draft.scenario == SCENARIOS[LAKE]
        (self.numbers["fish"].remove_class if lake else self.numbers["fish"].add_class)("gp-hidden")
        self.card.description, self.story.description = say("edit-card"), say("dewan-edit-story")
        self.add_card.description, self.add_story.description = say("edit-to-hand"), say("dewan-edit-to-stories")
        components = draft.state.table.components
        relabel(self.card, [(card_name(card, lang), card.id) for card in components.cards])
        tiles = [(f"{story_name(tile, lang)}: {story_text(tile, lang)}", tile.id) for tile in components.stories]
        relabel(self.story, tiles)
        self._fill_piles()
        self._fill_tucked()

    def _fill_piles(self) -> None:
        say, lang = self.shop.table.say, self.shop.table.language
        components, own = self.shop.draft.state.table.components, self.own()
        for name, head in self.heads.items():
            head.value = f"<h3>{say(f'dewan-edit-{name}')}</h3>"
        cards = [
            (f"{card_name(components.card(card), lang)} ×", self._remove(at)) for at, card in enumerate(own["hand"])
        ]
        stories = [story_name(components.story(tile), lang) for tile in own["stories"]]
        self.pools["hand"].fill(cards, say("edit-remove"))
        self.pools["stories"].fill(
            [(f"{name} ×", self._remove_story(at)) for at, name in enumerate(stories)], say("dewan-edit-remove-story")
        )
        done = [tile in own["fulfilled"] for tile in own["stories"]]
        self.pools["fulfilled"].fill(
            [
                (f"{'✓' if met else '–'} {name}", self._fulfil(at))
                for at, (name, met) in enumerate(zip(stories, done, strict=True))
            ]
        )

    def _fill_tucked(self) -> None:
        lang, cards = self.shop.table.language, self.shop.draft.state.table.components.cards
        options = [(self.shop.table.say("dewan-slot-nothing"), NOTHING)] + [
            (f"{card_name(card, lang)}: {half_name(half, lang)}", f"{card.id}/{TERRAINS[half.terrain]}")
            for card in cards
            for half in card.halves
        ]
        tucked = self.own()["tucked"]
        for at, choice in enumerate(self.tucked):
            relabel(choice, options)
            choice.description = self.shop.table.say("dewan-edit-tucked", number=TUCK_CAMPS[at])
            choice.value = (tucked[at] or NOTHING) if at < len(tucked) else NOTHING
            (choice.remove_class if at < len(tucked) else choice.add_class)("gp-hidden")

    # ------------------------------------------------------------------ changes

    def _to_move(self, seat: int) -> None:
        self.shop.draft.data["to_move"] = seat

    def _number(self, name: str) -> Callable[[int], None]:
        def put(value: int) -> None:
            self.own()[name] = value

        return put

    def to_hand(self) -> None:
        """Add the chosen card to the hand."""
        self.own()["hand"].append(self.card.value)
        self.shop.changed()

    def to_stories(self) -> None:
        """Give the chosen tile to the player."""
        self.shop.draft.add_story(self.seat.value, self.story.value)
        self.shop.changed()

    def _remove(self, at: int) -> Callable[[], None]:
        def act() -> None:
            del self.own()["hand"][at]
            self.shop.changed()

        return handler(self.shop.table, act)

    def _remove_story(self, at: int) -> Callable[[], None]:
        def act() -> None:
            self.shop.draft.take_story(self.seat.value, at)
            self.shop.changed()

        return handler(self.shop.table, act)

    def _fulfil(self, at: int) -> Callable[[], None]:
        def act() -> None:
            own = self.own()
            tile = own["stories"][at]
            done = {*own["fulfilled"]} ^ {tile}
            own["fulfilled"] = [story for story in own["stories"] if story in done]
            self.shop.changed()

        return handler(self.shop.table, act)

    def _tuck(self, at: int, half: str) -> None:
        self.own()["tucked"][at] = half or None
