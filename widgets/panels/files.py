"""A new game, saving this one as a file, and opening a file."""

from __future__ import annotations

import secrets
from html import escape
from typing import Any, Final

import ipywidgets

from gamepkg import Match, rulebook
from gamepkg.core.errors import FieldError, OptionError, RecordError
from gamepkg.core.limits import MAX_BYTES
from gamepkg.deus.layouts import TILES_FOR
from gamepkg.deus.setup import BOARDS, DRAFTS, RULINGS
from gamepkg.deus.words import seat_name
from widgets.guard import guarded
from widgets.panels.download import Download
from widgets.panels.here import rules_here
from widgets.panels.keeping import Keeper
from widgets.panels.parts import Message, box, button, handler, labelled, refusal, relabel
from widgets.table import Table

MOST_SEED: Final = 1_000_000
"""A seed that is drawn for a visitor is smaller, so that it can be told to others."""
RULING: Final = "deus.effect.automatic"
BY_LOT: Final = -1
EXPLAINED: Final = (
    "board-recommended", "board-second", "board-random", "chance", "ruling", "draft", "seed", "wild-card",
)  # fmt: skip
"""The options of a new game that a sentence explains."""


class FilesPanel(ipywidgets.VBox):
    """Three parts, one below the other; each says what went wrong in its own place."""

    def __init__(self, table: Table) -> None:
        self.keeper = Keeper(table)
        self.new_game = NewGame(table, self.keeper)
        self.save = SaveGame(table)
        self.load = LoadGame(table, self.keeper)
        super().__init__([self.new_game, self.save, self.load, self.keeper])
        self.add_class("gp-panel")
        self.add_class("gp-parts")

    @property
    def root(self) -> ipywidgets.VBox:
        """The panel itself."""
        return self


class NewGame(ipywidgets.VBox):
    """The form of a new game; the game on the table is kept."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table, self.keeper = table, keeper
        self.title = ipywidgets.HTML()
        state = table.state
        self.players = labelled(ipywidgets.ToggleButtons(options=list(TILES_FOR), value=state.players))
        self.board = labelled(ipywidgets.Dropdown(options=[(name, name) for name in BOARDS]))
        self.start = labelled(ipywidgets.Dropdown(options=[("", BY_LOT)]))
        self.draft = labelled(ipywidgets.Dropdown(options=[(str(n), n) for n in DRAFTS]))
        self.ruling = labelled(ipywidgets.Dropdown(options=[(way, way) for way in RULINGS[RULING]]))
        self.chance = labelled(ipywidgets.Dropdown(options=[("auto", "auto"), ("ask", "ask")]))
        self.seed = labelled(ipywidgets.Text(continuous_update=False))
        self.wild_card = ipywidgets.Checkbox(indent=False)
        self.cover = ipywidgets.Checkbox(indent=False, value=table.cover)
        self.begin = button(handler(table, self.press))
        self.meaning = ipywidgets.HTML()
        self.message = Message()
        form = box([self.players, self.board, self.start, self.chance, self.ruling, self.draft, self.seed], "gp-form")
        checks = box([self.wild_card, self.cover], "gp-form")
        super().__init__([self.title, form, checks, self.meaning, self.message, box([self.begin], "gp-row")])
        self.add_class("gp-part")
        self.players.observe(handler(table, self.refresh), "value")
        table.watch(self.refresh)

    def refresh(self) -> None:
        """Say all labels in the language of the page."""
        say = self.table.say
        lang = self.table.language
        self.title.value = f"<h2>{say('file-new')}</h2>"
        for name in ("players", "board", "start", "draft", "ruling", "chance", "seed", "wild_card", "cover"):
            getattr(self, name).description = say(f"file-{name.replace('_', '-')}")
        relabel(self.board, [(say(f"file-board-{name}"), name) for name in BOARDS])
        seats = [(seat_name(seat, lang), seat) for seat in range(self.players.value)]
        relabel(self.start, [(say("file-start-lot"), BY_LOT), *seats])
        relabel(self.draft, [(say("file-draft-count", count=n), n) for n in DRAFTS])
        relabel(self.ruling, [(say(f"file-ruling-{way}"), way) for way in RULINGS[RULING]])
        relabel(self.chance, [(say(f"file-chance-{way}"), way) for way in ("auto", "ask")])
        self.seed.placeholder = say("file-seed-hint")
        self.begin.description = say("file-begin")
        self.meaning.value = self._meanings() + rules_here("new-game", lang, book=False)

    def _meanings(self) -> str:
        """What the options mean, behind a fold."""
        say = self.table.say
        items = "".join(f"<li><b>{escape(say(f'file-{name}'))}</b> {escape(say(f'new-{name}-text'))}</li>"
                        for name in EXPLAINED)  # fmt: skip
        note = f'<p class="gp-note">{escape(say("new-components-text"))}</p>'
        return (
            f'<details class="gp-fold"><summary>{escape(say("file-meanings"))}</summary>'
            f'<ul class="gp-dots">{items}</ul>{note}</details>'
        )

    def press(self) -> None:
        """Begin the game that the form describes, or say what is wrong with it."""
        self.message.clear()
        try:
            match = Match(
                self.table.state.game,
                players=self.players.value,
                seed=self._seed(),
                chance=self.chance.value,
                board=self.board.value,
                start=None if self.start.value == BY_LOT else self.start.value,
                wild_card=self.wild_card.value,
                draft_pieces=self.draft.value,
                rulings={} if self.ruling.value == RULINGS[RULING][0] else {RULING: self.ruling.value},
            )
        except FieldError as error:
            book = rulebook(self.table.state.game)
            self.message.refuse(self.table.say("file-new-refused"), refusal(error, book, self.table.language))
            return
        with self.table.changing():
            self.table.cover = self.cover.value
            self.keeper.replace(match, self.table.say("file-begun", players=match.state.players, seed=match.seed))

    def _seed(self) -> int:
        text = self.seed.value.strip()
        if not text:
            return secrets.randbelow(MOST_SEED)
        try:
            return int(text[:40])
        except ValueError:
            raise OptionError("seed", f"must be a whole number, not {text[:40]!r}") from None


class SaveGame(ipywidgets.VBox):
    """A button that saves the game, with everything that was undone, on the visitor's machine."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.text = ipywidgets.HTML()
        self.download = Download(table, self.document)
        super().__init__([self.text, box([self.download], "gp-row")])
        self.add_class("gp-part")
        table.watch(self.refresh)

    def refresh(self) -> None:
        """Say what would be saved."""
        say, match = self.table.say, self.table.match
        note = say("file-save-note", steps=len(match.steps), round=match.state.round)
        self.text.value = f'<h2>{say("file-save")}</h2><p class="gp-note">{note}</p>'
        self.download.label = say("file-save-button")

    def document(self) -> tuple[str, str]:
        """Name and text of the file."""
        match = self.table.match
        return f"{match.state.game}-{match.state.round}-{match.cursor}.json", match.to_json()


class LoadGame(ipywidgets.VBox):
    """Opens a file of the visitor. The game on the table stays until the file has been read and verified."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table, self.keeper = table, keeper
        self.text = ipywidgets.HTML()
        self.upload = ipywidgets.FileUpload(accept=".json,application/json", multiple=False)
        self.message = Message()
        self.salvage = button(handler(table, self.open_good_part), "gp-hidden")
        self._content = b""
        super().__init__([self.text, box([self.upload, self.salvage], "gp-row"), self.message])
        self.add_class("gp-part")
        self.upload.observe(guarded(self._chosen, table.fail), "value")
        table.watch(self.refresh)

    def refresh(self) -> None:
        """Say all labels in the language of the page."""
        say = self.table.say
        self.text.value = f'<h2>{say("file-load")}</h2><p class="gp-note">{say("file-load-note")}</p>'
        self.upload.description = say("file-load-button")
        self.salvage.description = say("file-salvage")

    def _chosen(self, change: Any) -> None:
        files = change["new"]
        if files:
            content = bytes(files[0]["content"])
            self.upload.value = ()
            self.read(content)

    def read(self, content: bytes) -> None:
        """Open the game of a file; what is wrong with it is said, with an offer where a part of it is good."""
        self._content = content
        self._open(salvage=False)

    def open_good_part(self) -> None:
        """Open the file up to its last position that can be verified."""
        self._open(salvage=True)

    def _open(self, salvage: bool) -> None:
        self.message.clear()
        self.salvage.add_class("gp-hidden")
        try:
            if len(self._content) > MAX_BYTES:
                raise RecordError("record", f"is {len(self._content)} bytes long; at most {MAX_BYTES} are read")
            match = Match.from_json(self._content, salvage=salvage)
        except FieldError as error:
            self._refuse(error)
            return
        said = self.table.say("file-loaded", steps=len(match.steps), round=match.state.round)
        self._content = b""
        self.keeper.replace(match, said)
        self.message.tell(said)

    def _refuse(self, error: FieldError) -> None:
        book = rulebook(self.table.state.game)
        self.message.refuse(self.table.say("file-load-refused"), refusal(error, book, self.table.language))
        if getattr(error, "checkpoint", None) is None:
            self._content = b""
        else:
            self.salvage.remove_class("gp-hidden")
