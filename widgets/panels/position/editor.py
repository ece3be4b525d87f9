"""The position editor: it starts from the game on the table, and leaves that game alone until "Play from here"."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, ClassVar, Final

import ipywidgets

from gamepkg import Match, PositionError, rulebook
from widgets.address import position_link, served
from widgets.panels.keeping import Keeper
from widgets.panels.parts import Message, box, button, handler, labelled, refusal
from widgets.panels.position.draft import Draft
from widgets.panels.position.workshop import Workshop
from widgets.table import Table

GUIDE: Final = "docs/positions.md"
GUIDES: Final = {"dewan": "docs/positions-dewan.md", "stoneage": "docs/positions-stoneage.md"}
"""Where the values of a position are explained."""


class PositionEditor(ipywidgets.VBox):
    """All forms. The message at the foot says whether the position is possible, and if not, which field and rule.

    By itself it shows the position as text; a game names its own kind of draft and adds forms that change it.
    """

    drafts: ClassVar[type[Draft]] = Draft

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shop: Workshop[Any] = Workshop(table, self.drafts)
        self.title = ipywidgets.HTML()
        self.from_game = button(handler(table, self.shop.follow_game))
        forms = self.forms()
        self.text = TextForm(self.shop)
        self.message = Message()
        self.play = button(handler(table, self.play_from_here))
        self.keeper = Keeper(table)
        head = box([self.title, box([self.from_game], "gp-row")], "gp-part")
        foot = box([self.message, box([self.play, self.keeper], "gp-row")], "gp-part", "gp-edit-foot")
        super().__init__([head, *forms, self.text, foot])
        for name in ("gp-panel", "gp-parts", "gp-edit"):
            self.add_class(name)
        self.shop.watch(self.fill)

    def forms(self) -> Sequence[ipywidgets.Widget]:
        """The forms of a game, from the top."""
        return ()

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


class TextForm(ipywidgets.VBox):
    """The same position as text, for those who would rather type; a text that cannot be read changes nothing."""

    def __init__(self, shop: Workshop[Any]) -> None:
        self.shop = shop
        self.area = labelled(ipywidgets.Textarea(continuous_update=True, rows=9))
        self.read = button(handler(shop.table, self.read_text))
        self.again = button(handler(shop.table, shop.fill))
        self.link = ipywidgets.HTML()
        self.message = Message()
        super().__init__([self.area, box([self.read, self.again, self.link], "gp-row"), self.message])
        self.add_class("gp-part")
        shop.watch(self.fill)

    def fill(self) -> None:
        """Show the draft."""
        say = self.shop.table.say
        self.area.description = say("edit-text", guide=GUIDES.get(self.shop.table.state.game, GUIDE))
        self.area.value = self.shop.draft.text()
        self.read.description = say("edit-read")
        self.again.description = say("edit-text-again")
        self.link.value = self._link()
        self.message.clear()

    def _link(self) -> str:
        """A link to the draft, for a friend; nothing where links with a query do not reach the page."""
        href = position_link("explore.ipynb", self.shop.table.language, self.shop.draft.data) if served() else None
        words = escape(self.shop.table.say("edit-link"))
        return f'<a href="{href}" target="_blank">{words}</a>' if href and self.shop.state else ""

    def read_text(self) -> None:
        """Take the position of the text, or say what is wrong with it."""
        try:
            draft = self.shop.drafts.of_text(self.area.value, self.shop.draft.components)
        except PositionError as error:
            table = self.shop.table
            body = refusal(error, rulebook(table.state.game), table.language)
            self.message.refuse(table.say("edit-refused"), body)
        else:
            self.shop.take(draft)
