"""The map of a draft: a click chooses a space, the form beside it says what stands there."""

from __future__ import annotations

from typing import Final

import ipywidgets

from gamepkg.dewan.picture import picture
from gamepkg.dewan.words import space_name
from gamepkg.scene.svg import svg
from gamepkg.scene.tokens import seat_name
from widgets.dewan.position.draft import MARKERS, Shop
from widgets.guard import guarded
from widgets.panels.parts import box, labelled, relabel
from widgets.panels.position.edit_map import EditMap

NOBODY: Final = -1


class MapForm(ipywidgets.VBox):
    """Map, space, whose camp stands there, and whether a marker lies there."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.map = EditMap()
        self.map.add_class("gp-edit-map")
        self.map.on_do(guarded(self._clicked, shop.table.fail))
        self.space = labelled(ipywidgets.Dropdown(options=[("1", 1)]))
        self.space.observe(guarded(lambda change: shop.fill(), shop.table.fail), "value")
        self.camp = shop.control(ipywidgets.ToggleButtons(options=[("", NOBODY)]), self._camp)
        self.marker = shop.control(ipywidgets.ToggleButton(), self._marker)
        super().__init__([self.map, box([self.space, self.camp, self.marker], "gp-form")])
        self.add_class("gp-part")
        shop.watch(self.fill)

    def fill(self) -> None:
        """Show the draft; while it is impossible the map shows the last possible one."""
        draft, table = self.shop.draft, self.shop.table
        lang, state = table.language, draft.state
        relabel(self.space, [(space_name(state, i, lang), i) for i in state.board.regions])
        self.space.description = table.say("dewan-edit-space")
        chosen = self.space.value
        seats = [(seat_name(seat, lang), seat) for seat in range(draft.players)]
        relabel(self.camp, [(table.say("edit-nobody"), NOBODY), *seats])
        self.camp.description = table.say("dewan-edit-camp")
        self.camp.value = draft.owner(chosen)
        marked = draft.scenario in MARKERS
        self.marker.description = table.say(f"dewan-edit-{draft.scenario}") if marked else ""
        self.marker.value = chosen in draft.markers()
        (self.marker.remove_class if marked else self.marker.add_class)("gp-hidden")
        self.map.picture(svg(picture(state, lang=lang, selected=chosen), "page", None))

    def _clicked(self, words: str) -> None:
        verb, _, number = words.partition(" ")
        if verb == "cell" and number.isdigit() and int(number) in self.shop.draft.state.board.regions:
            self.space.value = int(number)

    def _camp(self, seat: int) -> None:
        self.shop.draft.put_camp(self.space.value, seat)

    def _marker(self, lies: bool) -> None:
        markers = self.shop.draft.markers()
        markers[:] = sorted({*markers, self.space.value} if lies else {*markers} - {self.space.value})
