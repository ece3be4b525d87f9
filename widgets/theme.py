"""The look of the pages: one style sheet, scoped below the class ``gp``, with the tokens as CSS variables.

A page shows ``ipywidgets.HTML(style_tag())`` once, anywhere inside its root box. All other widgets only get class
names (``box.add_class("gp-panel")``); the sheet lays them out and folds them for narrow places by container queries
at 900 and 560 px. The names:

Root
    ``gp`` the page (a VBox); with ``gp-ja`` in Japanese; light or dark follows the notebook, ``gp-light`` and
    ``gp-dark`` force one.
Page, top to bottom
    ``gp-top`` header with ``gp-brand``, ``gp-nav`` (links; the present one has ``aria-current``), ``gp-tools``;
    ``gp-turn`` turn strip: ``gp-ask`` (holding ``gp-who`` and ``gp-question``), ``gp-tools`` (undo, redo) and the
    list ``gp-steps`` with items ``gp-done`` and ``gp-now``, each ``<li><i>4</i><span>Place</span></li>``;
    ``gp-cols`` the two columns; ``gp-foot``; ``gp-bar`` last: the bottom bar that only a phone shows (it sticks to
    the lower edge); its first child is the text, with the gain in ``small``, then the main button.
Explore
    ``gp-cols`` holds ``gp-main`` (``gp-board``, ``gp-hand``, ``gp-seats``) and ``gp-side`` (``gp-decision`` with
    ``gp-preview`` and ``gp-choices``, then ``gp-score``, ``gp-journal``, others ``gp-more``). Each of these is a
    ``gp-panel`` too, but not ``gp-decision``. ``gp-askfirst`` on ``gp-cols``: on a phone the decision stands above
    the board.
Learn
    ``gp-cols gp-learn`` holds ``gp-lesson``, ``gp-study`` (strip, board, key), ``gp-answer``, ``gp-next``.
    In a lesson: ``gp-kicker`` with ``gp-progress`` (``<i class="gp-done">``), ``h1``, ``gp-prose``, ``gp-quote``,
    ``gp-task``, ``gp-hint``, ``gp-praise``.
Panels
    ``gp-panel``; ``gp-head`` or ``h2`` for the title (with ``small`` at the right), ``gp-lead`` a leading sentence,
    ``gp-note``, ``gp-row`` a row of buttons. Edges: ``gp-preview`` violet, ``gp-refusal`` and ``gp-failed`` red,
    ``gp-asleep`` slate, ``gp-praise`` green, ``gp-empty`` dashed; ``gp-covered`` hidden hand, ``gp-bars`` loading.
Buttons
    any Button; ``gp-primary`` the one violet button, ``gp-quiet`` no edge, ``gp-segment`` around a group of which
    one is ``gp-on``.
Choices
    ``gp-choice-list`` of ``gp-choice`` boxes, each a Button whose description is the whole sentence and an HTML
    ``<div class="gp-face" aria-hidden="true"><kbd>1</kbd><span>17 forest</span><span class="gp-gain">..<b>+6 VP</b>
    </span></div>``; ``gp-on`` marks the previewed one, ``gp-off`` one that is impossible. ``gp-command`` holds the
    typed command and its button.
Text
    ``gp-ledger`` (``<li><span class="gp-amount">+6 VP</span><span>..</span></li>``, with ``gp-none`` for a zero),
    ``gp-reasons`` (``<li><i>1</i><div>..</div></li>``), ``gp-instead`` what would work; `chip` for rules,
    ``gp-standin`` and ``gp-tag`` small words; ``details.gp-fold`` for folds; ``gp-tree`` nested lists of
    ``gp-event`` lines with ``gp-round`` and ``gp-now``, ``gp-scroll`` a limited height.
Tables
    ``table.gp-table`` with rows ``gp-me`` (on turn), ``gp-sub`` (a line below), ``gp-sum`` and cells ``gp-zero``;
    ``gp-seat`` emblem and name, ``gp-pieces`` counts with icons.
Cards
    ``gp-cards`` of ``gp-card gp-card-military`` (``gp-card-head``, ``strong``, text, ``gp-card-foot``);
    ``gp-made-up`` dashed stand-in, ``gp-on`` the one in use.
Payment, dice
    ``gp-pay`` rows, ``gp-dice``, ``gp-used`` a spent tool.
Visibility
    ``gp-hidden`` nowhere, ``gp-desk`` not on a phone, ``gp-wide`` (columns of tables) not on a phone, ``gp-phone``
    only there, ``gp-reader`` only for screen readers, ``gp-skip`` a skip link.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final, Literal

from gamepkg.scene import tokens
from gamepkg.scene.sprites import badge_path, icon_path
from gamepkg.scene.tokens import Theme

Status = Literal["seed", "official", "ruling"]

MONO: Final = 'ui-monospace, "SF Mono", Consolas, "Noto Sans Mono", monospace'
SIGNS: Final[dict[Status, str]] = {
    "seed": '<circle cx="6" cy="6" r="4"/>',
    "official": '<circle cx="6" cy="6" r="3.6" fill="none" stroke="currentColor" stroke-width="1.6"/>',
    "ruling": '<path d="M6 .8L11.2 6 6 11.2.8 6z" fill="none" stroke="currentColor" stroke-width="1.4"/>'
    '<path d="M6 .8v10.4L.8 6z"/>',
}


def variables(theme: Theme) -> dict[str, str]:
    """The CSS variables of one theme: name (without ``--``) to colour or fonts.

    >>> variables("light")["accent"], variables("dark")["seat0"]
    ('#5B1A86', '#7C9BE8')
    """
    data = tokens.tokens()
    found = dict(data["theme"][theme])
    found |= {f"seat{k}": seat[theme] for k, seat in enumerate(data["seat"])}
    found |= {f"card-{name}": pair[theme] for name, pair in data["cardColour"].items()}
    found |= {f"good-{name}": value for name, value in data["goods"].items()}
    for game, kinds in data["terrain"].items():
        found |= {f"{game}-{name}": kind[theme] for name, kind in kinds.items()}
    return found


def fonts() -> dict[str, str]:
    """The CSS variables of the faces."""
    faces: dict[str, Any] = tokens.tokens()["type"]
    return {name: faces[name] for name in ("sans", "sansJa", "serif", "serifJa")} | {"mono": MONO}


@cache
def style_sheet() -> str:
    """The whole sheet: variables of both themes, then ``style.css``.

    Dark is chosen by the class ``gp-dark``, by a dark notebook, or, outside a notebook, by the wish of the system.
    """
    light, dark = _block(variables("light")), _block(variables("dark"))
    rules = files("widgets").joinpath("style.css").read_text(encoding="utf-8")
    return (
        f".gp{{{_block(fonts())}{light}color-scheme:light}}\n"
        f'body[data-jp-theme-light="false"] .gp:not(.gp-light),.gp.gp-dark{{{dark}color-scheme:dark}}\n'
        f"@media (prefers-color-scheme:dark){{"
        f"body:not([data-jp-theme-light]) .gp:not(.gp-light){{{dark}color-scheme:dark}}}}\n"
        f"{rules}"
    )


def style_tag() -> str:
    """The sheet as a ``<style>`` element, to be shown once a page."""
    return f"<style>{style_sheet()}</style>"


def _block(values: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def emblem(seat: int, name: str = "") -> str:
    """The shape of a seat as inline SVG; with a ``name`` for readers, else hidden from them."""
    label = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    path = badge_path(tokens.seat_shape(seat))
    return f'<svg class="gp-emblem" viewBox="-7 -7 14 14" {label}><path fill="var(--seat{seat})" d="{path}"/></svg>'


def icon(kind: str, name: str = "") -> str:
    """The silhouette of a piece or good as inline SVG; a good is filled with its colour inside an ink outline."""
    label = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    good = kind in tokens.tokens()["goods"]
    fill, extra = (f' fill="var(--good-{kind})"', " gp-good") if good else ("", "")
    return f'<svg class="gp-icon{extra}" viewBox="-1 -1 26 26" {label}><path{fill} d="{icon_path(kind)}"/></svg>'


def chip(title: str, body: str, status: Status = "seed", word: str = "", group: str = "gp-chip") -> str:
    """A rule chip: a pill that opens in place, without the kernel and by keyboard.

    ``title`` is plain text, ``body`` is HTML of the caller, ``word`` the printed status (always there for a ruling);
    chips with the same ``group`` close each other.
    """
    sign = f'<svg viewBox="0 0 12 12" aria-hidden="true">{SIGNS[status]}</svg>'
    said = f" <b>{escape(word)}</b>" if word else ""
    return (
        f'<details class="gp-chip gp-{status}" name="{escape(group)}"><summary>{sign}<span>{escape(title)}</span>{said}'
        f'</summary><div class="gp-chip-body">{body}</div></details>'
    )


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2) of ``#RRGGBB``.

    >>> luminance("#FFFFFF")
    1.0
    """
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio (WCAG 2) of two colours, 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
