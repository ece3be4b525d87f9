"""The rules at work in a panel that nothing else in it cites, behind a quiet fold at its foot."""

from __future__ import annotations

from functools import cache
from html import escape

from gamepkg import rulebook
from gamepkg.text import say
from gamepkg.text.telling import telling
from widgets.panels import parts


@cache
def rules_here(game: str, panel: str, lang: str, book: bool = True) -> str:
    """The fold of a panel, "" where the game names no rules for it; ``book`` as in `parts.rule_chip`.

    >>> "Gold without limit" in rules_here("deus", "seats", "en")
    True
    """
    rules, group = telling(game).RULES_HERE.get(panel, ()), f"gp-here-{panel}"
    chips = " ".join(parts.rule_chip(rulebook(game)[rule], lang, group, book) for rule in rules)
    summary = escape(say("explore-rules-here", lang))
    return f'<details class="gp-fold gp-here"><summary>{summary}</summary><div>{chips}</div></details>' if rules else ""
