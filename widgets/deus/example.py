"""The example of the first page: a position of Deus, what one army would bring there, and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import gamepkg as gp
from gamepkg.deus.picture import picture
from gamepkg.deus.words import signed
from gamepkg.scene.svg import svg

RULE_OF_EXAMPLE: Final = "deus.village.most-armies"

BEFORE: Final[Mapping[str, Any]] = {
    "game": "deus",
    "players": [{}, {}, {}],
    "regions": {
        "9": {"seat": 0, "pieces": ["maritime"]},
        "16": {"seat": 0, "pieces": ["maritime"]},
        "23": {"seat": 0, "pieces": ["production"]},
        "5": {"seat": 1, "pieces": ["production"]},
        "6": {"seat": 1, "pieces": ["civil", "temple"]},
        "11": {"seat": 1, "pieces": ["scientific"]},
        "26": {"seat": 2, "pieces": ["maritime"]},
        "27": {"seat": 2, "pieces": ["civil"]},
        "28": {"seat": 2, "pieces": ["production", "military"]},
        "33": {"seat": 2, "pieces": ["production"]},
    },
}
"""A position in which one army closes the ring of village 10."""
AFTER: Final[Mapping[str, Any]] = {
    **BEFORE,
    "regions": {**BEFORE["regions"], "17": {"seat": 0, "pieces": ["military"]}},
    "villages": {"10": 0},
}


@cache
def example(lang: str) -> str:
    """The position with the preview of the army, as SVG."""
    before, after = gp.state_from_dict(BEFORE), gp.state_from_dict(AFTER)
    return svg(picture(before, lang=lang, preview=after), "page", None)  # type: ignore[arg-type]


def gain(lang: str) -> str:
    """What the army brings."""
    return signed(6, "vp", lang)
