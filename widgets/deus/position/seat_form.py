"""What one player has: goods, points, pieces, cards."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

import ipywidgets

from gamepkg.deus.components import Card
from gamepkg.deus.names import COLOURS, GENERAL, GOODS
from gamepkg.deus.words import good_name, piece_name, seat_name
from gamepkg.text import say
from widgets.deus.position.draft import Shop
from widgets.guard import guarded
from widgets.panels.parts import Pool, box, button, handler, labelled, relabel

STORES: Final = ("ready", "reserve")


class SeatForm(ipywidgets.VBox):
    """One player at a time."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.seat = labelled(ipywidgets.ToggleButtons(options=[("", 0)]))
        self.seat.observe(guarded(lambda change: shop.fill(), shop.table.fail), "value")
        self.goods = {kind: shop.number(self._setter(kind)) for kind in (*GOODS, "vp")}
        self.stores = {
            (store, kind): shop.number(self._piece_setter(store, kind)) for store in STORES for kind in GENERAL
        }
        self.heads = {store: ipywidgets.HTML() for store in STORES}
        self.cards = CardForm(shop, lambda: self.seat.value)
        rows = [
            box([self.heads[store], box([self.stores[store, kind] for kind in GENERAL], "gp-numbers")], "gp-store")
            for store in STORES
        ]
        super().__init__([self.seat, box(list(self.goods.values()), "gp-numbers"), *rows, self.cards])
        self.add_class("gp-part")
        shop.watch(self.fill)

    def fill(self) -> None:
        """Show the draft."""
        draft, table, lang = self.shop.draft, self.shop.table, self.shop.table.language
        relabel(self.seat, [(seat_name(seat, lang), seat) for seat in range(draft.players)])
        self.seat.description = table.say("edit-seat")
        own = draft.seat(self.seat.value)
        for kind, field in self.goods.items():
            field.description = good_name(kind, lang)
            field.value = draft.points(self.seat.value) if kind == "vp" else own[kind]
        for (store, kind), field in self.stores.items():
            field.description = piece_name(kind, lang)
            field.value = own[store][kind]
        for store, head in self.heads.items():
            head.value = f"<h3>{escape(table.say(f'edit-{store}'))}</h3>"
        self.cards.fill()

    def _setter(self, kind: str) -> Callable[[int], None]:
        def put(amount: int) -> None:
            self.shop.draft.seat(self.seat.value)[kind] = amount

        return put

    def _piece_setter(self, store: str, kind: str) -> Callable[[int], None]:
        def put(amount: int) -> None:
            draft, seat = self.shop.draft, self.seat.value
            draft.seat(seat)[store][kind] = amount
            if store == "ready" and amount >= 0:
                draft.spare(seat, kind)

        return put


class CardForm(ipywidgets.VBox):
    """Hand and columns of a player, and the discard pile: a press on a card takes it away."""

    def __init__(self, shop: Shop, seat: Callable[[], int]) -> None:
        self.shop, self.seat = shop, seat
        self.hand, self.columns, self.discards = Pool(), {colour: Pool() for colour in COLOURS}, Pool()
        self.heads = {name: ipywidgets.HTML() for name in ("hand", *COLOURS, "discards")}
        self.card = labelled(ipywidgets.Dropdown(options=[("", "")]))
        self.to_hand = button(handler(shop.table, lambda: self.add("hand")))
        self.to_column = button(handler(shop.table, lambda: self.add("column")))
        self.to_discards = button(handler(shop.table, lambda: self.add("discards")))
        piles = [self._pile(name, pool) for name, pool in self._pools()]
        buttons = box([self.to_hand, self.to_column, self.to_discards], "gp-row")
        super().__init__([*piles, self.card, buttons])
        self.add_class("gp-store")

    def _pools(self) -> list[tuple[str, Pool]]:
        return [("hand", self.hand), *self.columns.items(), ("discards", self.discards)]

    def _pile(self, name: str, pool: Pool) -> ipywidgets.VBox:
        return box([self.heads[name], pool], "gp-pile")

    def fill(self) -> None:
        """Show the draft."""
        table = self.shop.table
        lang = table.language
        kinds = sorted(self._kinds().values(), key=lambda card: COLOURS.index(card.colour))
        relabel(
            self.card,
            [(f"{card.name_in(lang)} ({say(f'deus-colour-{card.colour}', lang)})", card.id) for card in kinds],
        )
        self.card.description = table.say("edit-card")
        for name in ("hand", "column", "discards"):
            getattr(self, f"to_{name}").description = table.say(f"edit-to-{name}")
        for name, pool in self._pools():
            cards = self._cards(name)
            title = (
                table.say(f"edit-{name}")
                if name in ("hand", "discards")
                else table.say("edit-column", colour=say(f"deus-colour-{name}", lang))
            )
            self.heads[name].value = f"<h3>{escape(title)}</h3>"
            pool.fill([self._entry(name, i, card) for i, card in enumerate(cards)], table.say("edit-remove"))
            empty = not cards and name in COLOURS
            for widget in (self.heads[name], pool):
                (widget.add_class if empty else widget.remove_class)("gp-hidden")

    def _kinds(self) -> dict[str, Card]:
        return {card.id: card for card in self.shop.table.state.table.components.cards}

    def _cards(self, pile: str) -> list[Any]:
        """The entries of a pile, which forms may change."""
        own = self.shop.draft.seat(self.seat())
        piles: dict[str, list[Any]] = {
            "discards": self.shop.draft.data["discards"],
            "hand": own["hand"],
            **own["columns"],
        }
        return piles.get(pile, [])

    def _entry(self, pile: str, i: int, card: Any) -> tuple[str, Callable[[], None]]:
        hidden = isinstance(card, dict) and "face_down" in card
        kind = (card.get("face_down") or card["card"]) if isinstance(card, dict) else card
        name = self._kinds()[kind].name_in(self.shop.table.language)
        words = self.shop.table.say("edit-face-down", card=name) if hidden else name
        return f"{words} ×", handler(self.shop.table, lambda: self.remove(pile, i))

    def remove(self, pile: str, i: int) -> None:
        """Take a card away; it comes to the draw pile, which holds what is nowhere else."""
        del self._cards(pile)[i]
        if not self._cards(pile) and pile in COLOURS:
            self.shop.draft.seat(self.seat())["columns"].pop(pile, None)
        self.shop.changed()

    def add(self, where: str) -> None:
        """Put the chosen card into the hand, onto the top of its column, or onto the discard pile."""
        card = self.card.value
        if where == "discards":
            self._cards("discards").append({"card": card, "seat": self.seat()})
        elif where == "hand":
            self._cards("hand").append(card)
        else:
            columns = self.shop.draft.seat(self.seat())["columns"]
            columns.setdefault(self._kinds()[card].colour, []).append(card)
        self.shop.changed()
