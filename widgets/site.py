"""The first page: what this is and for whom, the games that are here, and the way to their pages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import ipywidgets

import gamepkg as gp
from gamepkg.core.rulebook import STATUSES
from gamepkg.text import say
from gamepkg.text.telling import telling
from widgets.address import requested_language
from widgets.deus.example import RULE_OF_EXAMPLE, example, gain
from widgets.panels.parts import OWN_NAMES, rule_chip, status_sign
from widgets.theme import style_tag, variables

PAGES: Final = ("learn", "explore", "analyse")
READERS: Final = ("new", "player", "analyst", "teacher")


def index(lang: str | None = None) -> ipywidgets.VBox:
    """The page of the notebook ``index.ipynb``; a page of a game is linked when its notebook lies beside it."""
    return Index(lang or requested_language())


class Index(ipywidgets.VBox):
    """Header with the languages, each in its own letters, and one text that is written anew when it changes."""

    def __init__(self, lang: str, folder: Path = Path()) -> None:
        self._folder = folder
        self.buttons = {code: ipywidgets.Button(description=name) for code, name in OWN_NAMES.items()}
        for code, button in self.buttons.items():
            button.on_click(lambda _, code=code: self.show(code))
        segment = ipywidgets.HBox(list(self.buttons.values()))
        segment.add_class("gp-segment")
        tools = ipywidgets.HBox([segment])
        tools.add_class("gp-tools")
        self.brand = ipywidgets.HTML()
        self.brand.add_class("gp-brand")
        top = ipywidgets.HBox([self.brand, tools])
        top.add_class("gp-top")
        self.body = ipywidgets.HTML()
        super().__init__([ipywidgets.HTML(style_tag() + site_style()), top, self.body])
        self.add_class("gp")
        self.show(lang)

    def show(self, lang: str) -> None:
        """Say everything in this language."""
        self.lang = lang
        for code, button in self.buttons.items():
            (button.add_class if code == lang else button.remove_class)("gp-on")
        (self.add_class if lang == "ja" else self.remove_class)("gp-ja")
        self.brand.value = escape(say("site-brand", lang))
        self.body.value = page(lang, self._folder)


@cache
def site_style() -> str:
    """The style sheet of this page, as an element; Voila's own frame takes the colour of the page."""
    light, dark = variables("light")["page"], variables("dark")["page"]
    frame = (
        f"#rendered_cells:has(.gp-site){{padding:0;background:{light}}}"
        f'body[data-jp-theme-light="false"] #rendered_cells:has(.gp-site){{background:{dark}}}'
    )
    return f"<style>{files('widgets').joinpath('site.css').read_text('utf-8')}{frame}</style>"


def page(lang: str, folder: Path = Path()) -> str:
    """The whole text of the page as HTML; ``folder`` is where the notebooks lie."""
    parts = (_hero(lang, folder), _games(lang, folder), _readers(lang), _honest(lang))
    return f'<main class="gp-site" lang="{lang}">{"".join(parts)}</main>'


def address(game: str, name: str, lang: str) -> str:
    """The way to a page of a game from the index, in Voila and in JupyterLab alike.

    >>> address("deus", "explore", "ja")
    'deus/explore.ipynb?lang=ja'
    """
    return f"{game}/{name}.ipynb?lang={lang}"


def _here(game: str, folder: Path) -> list[str]:
    return [name for name in PAGES if (folder / game / f"{name}.ipynb").is_file()]


def _hero(lang: str, folder: Path) -> str:
    say_ = _escaped(lang)
    ways = "".join(
        f'<a class="gp-btn{" gp-primary" if name == "learn" else ""}" href="{address("deus", name, lang)}">'
        f"{say_(f'site-hero-{name}')}</a>"
        for name in _here("deus", folder)
    )
    return (
        f'<section class="gp-hero"><div><h1>{say_("site-title")}</h1><p class="gp-serif">{say_("site-lead")}</p>'
        f'<p class="gp-row">{ways}</p></div>'
        f'<div class="gp-panel gp-example">{example(lang)}<h3>{say_("site-hero-title")}</h3>'
        f'<ul class="gp-ledger"><li><span class="gp-amount">{escape(gain(lang))}</span>'
        f"<span>{say_('site-hero-line')} {rule_chip(gp.rulebook('deus')[RULE_OF_EXAMPLE], lang)}</span></li></ul>"
        f'<p class="gp-note">{say_("site-hero-note")}</p></div></section>'
    )


def _games(lang: str, folder: Path) -> str:
    """A card for each game: the ways to its pages, or that they are not here yet."""
    say_ = _escaped(lang)
    cards = "".join(_game(game, lang, folder) if _here(game, folder) else _absent(game, lang) for game in gp.GAMES)
    return f'<section><h2>{say_("site-games")}</h2><div class="gp-games">{cards}</div></section>'


def _absent(game: str, lang: str) -> str:
    say_ = _escaped(lang)
    return (
        f'<div class="gp-panel gp-empty"><div class="gp-game-name">{say_(f"site-game-{game}")}'
        f'<span class="gp-tag">{say_("site-not-here")}</span></div><p>{say_(f"site-{game}-about")}</p></div>'
    )


def _game(game: str, lang: str, folder: Path) -> str:
    say_ = _escaped(lang)
    links = "".join(
        f'<a href="{address(game, name, lang)}"><b>{say_(f"site-page-{name}")}</b>'
        f"<span>{say_(f'site-page-{name}-about')}</span></a>"
        for name in _here(game, folder)
    )
    return (
        f'<div class="gp-panel"><div class="gp-game-name">{say_(f"site-game-{game}")}'
        f'<span class="gp-tag">{say_("site-ready")}</span></div><p>{say_(f"site-{game}-about")}</p>'
        f'<div class="gp-facts"><p>{escape(_rules(game, lang))}</p>'
        f"<p>{escape(telling(game).components_text(lang))}</p></div>"
        f'<nav class="gp-pages" aria-label="{say_(f"site-game-{game}")}">{links}</nav></div>'
    )


def _rules(game: str, lang: str) -> str:
    book = gp.rulebook(game)
    counts = Counter(rule.status for rule in book.values())
    return say("site-rules", lang, rules=len(book), **{status: counts[status] for status in STATUSES})


def _readers(lang: str) -> str:
    say_ = _escaped(lang)
    entries = "".join(
        f"<li><h3>{say_(f'site-who-{who}')}</h3><p>{say_(f'site-who-{who}-text')}</p></li>" for who in READERS
    )
    return f'<section><h2>{say_("site-who")}</h2><ul class="gp-whos">{entries}</ul></section>'


def _honest(lang: str) -> str:
    say_ = _escaped(lang)
    signs = "".join(f"<span>{status_sign(status)}{say_(f'status-{status}')}</span>" for status in STATUSES)
    notes = "".join(f"<p>{say_(f'site-honest-{what}')}</p>" for what in ("own", "standin", "data"))
    return (
        f'<footer class="gp-honest"><h2>{say_("site-honest")}</h2>{notes}<div class="gp-foot">{signs}'
        f'<span class="gp-standin">{say_("site-standin")}</span><span>{say_("site-licence")}</span></div></footer>'
    )


def _escaped(lang: str) -> Any:
    return lambda message: escape(say(message, lang))
