"""The rules at work in a panel that nothing else in it cites, behind a quiet fold at its foot."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from gamepkg import rulebook
from gamepkg.text import say
from widgets.panels import parts

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "key": ("deus.terrain.production", "deus.setup.village-vp", "deus.setup.village-vp-amount"),
    "seats": ("deus.turn.order", "deus.view.vp-hidden", "deus.supply.gold", "deus.supply.vp", "deus.supply.finite"),
    "hand": ("deus.hand.limit", "deus.hand.keep"),
    "columns": (
        "deus.build.column",
        "deus.colour.maritime",
        "deus.colour.production",
        "deus.colour.scientific",
        "deus.colour.civil",
        "deus.colour.military",
        "deus.colour.temple",
        "deus.temple.column",
        "deus.temple.counts",
    ),
    "score": ("deus.end.score", "deus.temple.score"),
    "ending": ("deus.end.once", "deus.end.no-tiebreak"),
    "turn": ("deus.build.two-kinds",),
    "payment": ("deus.build.gold-for-resource", "deus.build.gold-although-held"),
    "offering": ("deus.offer.jupiter-piece", "deus.offer.refill-over-five"),
    "journal": ("core.automatic", "deus.effect.present", "deus.temple.no-activation"),
    "options": ("core.turn",),
    "new-game": ("deus.setup.start-player", "deus.variant.free-board", "deus.variant.wild-card-hidden"),
}
"""For each panel of the explore page the rules it shows."""


def rules_here(panel: str, lang: str, book: bool = True) -> str:
    """The fold of a panel; ``book`` as in `parts.rule_chip`.

    >>> "Gold without limit" in rules_here("seats", "en")
    True
    """
    group = f"gp-here-{panel}"
    chips = " ".join(parts.rule_chip(rulebook("deus")[rule], lang, group, book) for rule in RULES[panel])
    summary = escape(say("explore-rules-here", lang))
    return f'<details class="gp-fold gp-here"><summary>{summary}</summary><div>{chips}</div></details>'
