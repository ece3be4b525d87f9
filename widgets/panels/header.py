"""The header: the name of the game, the other pages, the language, and the buttons that open folds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from gamepkg.text import LANGUAGES
from widgets.panels.kit import Panel, button
from widgets.panels.parts import OWN_NAMES, status_sign
from widgets.table import Table
from widgets.theme import SIGNS

HERE: Final = "explore"


class Header(Panel):
    """``pages`` are the sister pages that exist, ``folds`` the names of what the buttons open."""

    classes: ClassVar = ("gp-top",)
    verbs: ClassVar[Mapping[str, str]] = {"language": "choose_language", "fold": "toggle"}

    def __init__(
        self,
        table: Table,
        pages: Sequence[str],
        folds: Sequence[str],
        opened: Callable[[], str],
        toggle: Callable[[str], None],
    ) -> None:
        self._pages, self._folds, self._opened, self._toggle = pages, folds, opened, toggle
        super().__init__(table)

    def body(self) -> str:
        say = self.say
        links = "".join(
            f'<a href="{page}.ipynb"{" aria-current=page" if page == HERE else ""}>{say(f"site-page-{page}")}</a>'
            for page in self._pages
        )
        languages = "".join(
            button(OWN_NAMES[lang], f"language {lang}", kind="jupyter-button" + " gp-on" * on, pressed=on)
            for lang, on in ((lang, lang == self.table.language) for lang in LANGUAGES)
        )
        folds = "".join(
            button(
                self.table.say(f"explore-fold-{name}"), f"fold {name}", pressed=name == self._opened(), kind="gp-opens"
            )
            for name in self._folds
        )
        return (
            f'<a class="gp-skip gp-btn" href="#gp-choices">{say("explore-skip")}</a>'
            f'<a class="gp-brand" href="../index.ipynb">{say(f"site-game-{self.table.state.game}")}</a>'
            f'<nav class="gp-nav" aria-label="{say("explore-pages")}">{links}</nav>'
            f'<div class="gp-tools"><div class="gp-segment" role="group" aria-label="{say("site-language")}">'
            f'{languages}</div><div class="gp-tools gp-folds">{folds}</div></div>'
        )

    def choose_language(self, lang: str) -> None:
        """Speak this language from now on."""
        if lang in LANGUAGES:
            with self.table.changing():
                self.table.message = ""
                self.table.language = lang

    def toggle(self, name: str) -> None:
        """Open or close a fold."""
        if name in self._folds:
            self._toggle(name)


class Foot(Panel):
    """What the signs mean."""

    classes: ClassVar = ("gp-foot",)
    still: ClassVar = True

    def body(self) -> str:
        say = self.say
        signs = (f"<span>{status_sign(status)} {say(f'status-{status}')}</span>" for status in SIGNS)
        standin = f"<span class='gp-standin'>{say('site-standin')}</span> {say('explore-standin')}"
        meanings = "".join(f"<li>{say(f'ui-foot-{name}')}</li>" for name in MEANINGS)
        return (
            f'<details class="gp-signs"><summary>{" ".join(signs)} <span>{standin}</span></summary>'
            f"<ul>{meanings}</ul></details>"
        )


MEANINGS: Final = ("seed", "official", "ruling", "standin", "part-standin")
