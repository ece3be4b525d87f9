"""The key of a map as a page shows it: terrains, marks, the pieces that stand there, and how its signs are read."""

from __future__ import annotations

from html import escape

from gamepkg.scene import Scene, legend
from gamepkg.text.telling import Telling
from widgets.theme import icon


def map_key(scene: Scene, told: Telling, lang: str) -> str:
    """The key as HTML, without a fold."""
    kinds = dict.fromkeys(kind for glyph in scene.glyphs for kind in (*glyph.kinds, *glyph.ghosts))
    signs = "".join(f"<span>{icon(kind)}{escape(told.piece_name(kind, lang))}</span>" for kind in kinds)
    notes = "".join(f'<p class="gp-note gp-first">{escape(note)}</p>' for note in told.key_notes(scene, lang))
    return legend(scene) + (f'<div class="gp-key">{signs}</div>' if signs else "") + notes
