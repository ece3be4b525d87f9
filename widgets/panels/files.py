"""A new game, saving this one as a file, and opening a file."""

from __future__ import annotations

import secrets
from html import escape
from typing import Any, Final

import ipywidgets

from gamepkg import Match, rulebook
from gamepkg.core.errors import FieldError, OptionError, RecordError
from gamepkg.core.limits import MAX_BYTES
from gamepkg.text.telling import OptionField
from widgets.guard import guarded
from widgets.panels.download import Download
from widgets.panels.here import rules_here
from widgets.panels.keeping import Keeper
from widgets.panels.parts import Message, box, button, handler, labelled, refusal, relabel
from widgets.table import Table

MOST_SEED: Final = 1_000_000
"""A seed that is drawn for a visitor is smaller, so that it can be told to others."""
BY_LOT: Final = -1
"""Stands for the value ``None`` of an option, which in a dropdown means that nothing is chosen."""


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
    """The form of a new game, its options as the game tells them; the game on the table is kept."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table, self.keeper = table, keeper
        self.title = ipywidgets.HTML()
        self.players = labelled(
            ipywidgets.ToggleButtons(options=list(table.telling.PLAYERS), value=table.state.players)
        )
        self.options = {field.key: _control(field) for field in self._fields()}
        self.seed = labelled(ipywidgets.Text(continuous_update=False))
        self.cover = ipywidgets.Checkbox(indent=False, value=table.cover)
        self.begin = button(handler(table, self.press))
        self.meaning = ipywidgets.HTML()
        self.message = Message()
        choices = [self.options[field.key] for field in self._fields() if field.choices is not None]
        checks = [self.options[field.key] for field in self._fields() if field.choices is None]
        form = box([self.players, *choices, self.seed], "gp-form")
        super().__init__(
            [self.title, form, box([*checks, self.cover], "gp-form"), self.meaning, self.message,
             box([self.begin], "gp-row")]
        )  # fmt: skip
        self.add_class("gp-part")
        self.players.observe(handler(table, self.refresh), "value")
        table.watch(self.refresh)

    def _fields(self) -> tuple[OptionField, ...]:
        return self.table.telling.option_fields(self.players.value, self.table.language)

    def refresh(self) -> None:
        """Say all labels in the language of the page."""
        table, say = self.table, self.table.say
        self.title.value = f"<h2>{say('file-new')}</h2>"
        for name in ("players", "seed", "cover"):
            getattr(self, name).description = say(f"file-{name}")
        for field in self._fields():
            self.options[field.key].description = field.title
            if field.choices is not None:
                relabel(self.options[field.key], _entries(field))
        self.seed.placeholder = say("file-seed-hint")
        self.begin.description = say("file-begin")
        here = rules_here(table.state.game, "new-game", table.language, book=False)
        self.meaning.value = self._meanings() + here

    def _meanings(self) -> str:
        """What the options mean, behind a fold."""
        say, fields = self.table.say, self._fields()
        told = [meaning for field in fields if field.choices is not None for meaning in field.meanings]
        told.append((say("file-seed"), say("new-seed-text")))
        told += [meaning for field in fields if field.choices is None for meaning in field.meanings]
        items = "".join(f"<li><b>{escape(title)}</b> {escape(text)}</li>" for title, text in told)
        note = f'<p class="gp-note">{escape(say("new-components-text"))}</p>'
        return (
            f'<details class="gp-fold"><summary>{escape(say("file-meanings"))}</summary>'
            f'<ul class="gp-dots">{items}</ul>{note}</details>'
        )

    def press(self) -> None:
        """Begin the game that the form describes, or say what is wrong with it."""
        table = self.table
        self.message.clear()
        try:
            match = Match(table.state.game, players=self.players.value, seed=self._seed(), **self._chosen())
        except FieldError as error:
            book = rulebook(table.state.game)
            self.message.refuse(table.say("file-new-refused"), refusal(error, book, table.language))
            return
        with table.changing():
            table.cover = self.cover.value
            self.keeper.replace(match, table.say("file-begun", players=match.state.players, seed=match.seed))

    def _chosen(self) -> dict[str, Any]:
        """The options as a match takes them; a ruling is only named where it differs from the usual one."""
        values = {key: None if control.value == BY_LOT else control.value for key, control in self.options.items()}
        usual = {field.key: field.choices[0][1] for field in self._fields() if field.choices}
        rulings = {key: value for key, value in values.items() if "." in key and value != usual[key]}
        return {key: value for key, value in values.items() if "." not in key} | {"rulings": rulings}

    def _seed(self) -> int:
        text = self.seed.value.strip()
        if not text:
            return secrets.randbelow(MOST_SEED)
        try:
            return int(text[:40])
        except ValueError:
            raise OptionError("seed", f"must be a whole number, not {text[:40]!r}") from None


def _control(field: OptionField) -> Any:
    """A dropdown, or a box to tick."""
    if field.choices is None:
        return ipywidgets.Checkbox(indent=False)
    return labelled(ipywidgets.Dropdown(options=_entries(field)))


def _entries(field: OptionField) -> list[tuple[str, Any]]:
    return [(words, BY_LOT if value is None else value) for words, value in field.choices or ()]


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
