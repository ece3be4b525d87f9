"""The map of a draft: a click chooses a region, the form beside it says what stands there."""

from __future__ import annotations

from functools import partial
from typing import Final

import ipywidgets

from gamepkg.deus.names import COLOURS
from gamepkg.deus.picture import picture
from gamepkg.deus.words import piece_name, seat_name, terrain_name
from gamepkg.scene.svg import svg
from widgets.deus.position.draft import Shop
from widgets.guard import guarded
from widgets.panels.parts import box, labelled, relabel
from widgets.panels.position.edit_map import EditMap

NOBODY: Final = -1


class MapForm(ipywidgets.VBox):
    """Map, region, its seat and its pieces; for a village its points instead."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.map = EditMap()
        self.map.add_class("gp-edit-map")
        self.map.on_do(guarded(self._clicked, shop.table.fail))
        self.region = labelled(ipywidgets.Dropdown(options=[("1", 1)]))
        self.region.observe(guarded(lambda change: shop.fill(), shop.table.fail), "value")
        self.seat = shop.control(ipywidgets.ToggleButtons(options=[("", NOBODY)]), self._held_by)
        self.pieces = [shop.control(ipywidgets.ToggleButton(), partial(self._piece, kind)) for kind in COLOURS]
        self.vp = shop.number(self._village)
        self.pieces_box = box(self.pieces, "gp-chips")
        super().__init__([self.map, box([self.region, self.seat, self.vp], "gp-form"), self.pieces_box])
        self.add_class("gp-part")
        shop.watch(self.fill)

    def fill(self) -> None:
        """Show the draft."""
        draft, table = self.shop.draft, self.shop.table
        lang, board = table.language, draft.board
        names = [(f"{i} {terrain_name(board.terrain[i], lang)}", i) for i in board.regions]
        relabel(self.region, names)
        self.region.description = table.say("edit-region")
        chosen = self.region.value
        held = draft.holdings().get(chosen)
        seats = [(seat_name(seat, lang), seat) for seat in range(draft.players)]
        relabel(self.seat, [(table.say("edit-nobody"), NOBODY), *seats])
        self.seat.description = table.say("edit-held-by")
        self.seat.value = held.seat if held else NOBODY
        for kind, button in zip(COLOURS, self.pieces, strict=True):
            button.description = piece_name(kind, lang)
            button.value = held is not None and kind in held.pieces
        village = bool(board.villages >> chosen & 1)
        self.vp.description = table.say("edit-village-vp")
        self.vp.value = draft.village_vp(chosen) if village else 0
        for widget, shown in ((self.vp, village), (self.seat, not village), (self.pieces_box, not village)):
            (widget.remove_class if shown else widget.add_class)("gp-hidden")
        self.map.picture(svg(picture(draft, lang=lang, selected=chosen), "page", None))

    def _clicked(self, words: str) -> None:
        verb, _, number = words.partition(" ")
        if verb == "cell" and number.isdigit() and int(number) in self.shop.draft.board.regions:
            self.region.value = int(number)

    def _held_by(self, seat: int) -> None:
        draft = self.shop.draft
        held = draft.holdings().get(self.region.value)
        pieces = held.pieces if held else self._first()
        draft.put(self.region.value, max(seat, 0), () if seat == NOBODY else pieces)

    def _first(self) -> tuple[str, ...]:
        """What a person would put into an empty region first."""
        board = self.shop.draft.board
        return COLOURS[:1] if board.sea >> self.region.value & 1 else COLOURS[1:2]

    def _piece(self, kind: str, on: bool) -> None:
        draft = self.shop.draft
        held = draft.holdings().get(self.region.value)
        before = held.pieces if held else ()
        pieces = [piece for piece in COLOURS if (on if piece == kind else piece in before)]
        draft.put(self.region.value, held.seat if held else draft.data["to_move"], pieces)

    def _village(self, vp: int) -> None:
        self.shop.draft.data["villages"][str(self.region.value)] = vp
