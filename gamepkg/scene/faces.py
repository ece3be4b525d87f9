"""Faces of cards that show one ground or two, as SVG text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from gamepkg.scene.sprites import BADGES, icon_path
from gamepkg.scene.svg import pattern
from gamepkg.scene.tokens import Paint, colour, ground

WIDTH, HEIGHT = 60, 44
WHOLE: Final = f"M0,0L{WIDTH},0L{WIDTH},{HEIGHT}L0,{HEIGHT}Z"
HALVES: Final = (f"M0,0L{WIDTH},0L0,{HEIGHT}Z", f"M{WIDTH},0L{WIDTH},{HEIGHT}L0,{HEIGHT}Z")
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)
CENTRES: Final = ((WIDTH * 0.28, HEIGHT * 0.32), (WIDTH * 0.72, HEIGHT * 0.68))
SHAPES: Final = {"artifact": "circle", "pigment": "triangle", "crystal": "square"}
DISC: Final = 11


def face(palette: str, sides: Sequence[tuple[str, str]], lang: str, salt: str, theme: Paint = "page") -> str:
    """A card with one ground or, cut by its diagonal, two; each side is a ground and a symbol ("" for none).

    A side without a symbol shows the code of its ground. ``salt`` tells the patterns of several faces of a page apart.

    >>> "gp-dewan-forest-light-1" in face("dewan", [("forest", "fire")], "en", "-1", "light")
    True
    """
    shapes = (WHOLE,) if len(sides) == 1 else HALVES
    places = (MIDDLE,) if len(sides) == 1 else CENTRES
    drawn = "".join(
        f'<path d="{shape}" fill="{colour(f"ground.{palette}.{kind}", theme)}"/>'
        f'<path d="{shape}" fill="url(#gp-{palette}-{kind}-{theme}{salt})"/>'
        for shape, (kind, _) in zip(shapes, sides, strict=True)
    )
    signs = "".join(_sign(palette, side, place, lang, theme) for side, place in zip(sides, places, strict=True))
    defs = "".join(pattern(palette, kind, theme, salt) for kind, _ in sides)
    box = f'class="gp-face-svg" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true"'
    return f"<svg {box}><defs>{defs}</defs>{drawn}{signs}</svg>"


def _sign(palette: str, side: tuple[str, str], place: tuple[float, float], lang: str, theme: Paint) -> str:
    kind, symbol = side
    x, y = place
    if symbol:
        disc = (
            f'<circle r="{DISC}" fill="{colour("casing", theme)}" stroke="{colour("ink", theme)}" stroke-width="1.2"/>'
        )
        return f'<g transform="translate({x:g} {y:g})">{disc}{_symbol(symbol, theme)}</g>'
    code = ground(palette, kind)["ja" if lang == "ja" else "code"]
    return (
        f'<text x="{x:g}" y="{y + 4:g}" text-anchor="middle" font-size="12" fill="{colour("ink", theme)}">'
        f"{escape(str(code))}</text>"
    )


def _symbol(symbol: str, theme: Paint) -> str:
    fill = colour(f"good.{symbol}", theme)
    shape, size, at = (BADGES[SHAPES[symbol]], 1.2, 0) if symbol in SHAPES else (icon_path(symbol), 0.68, -12)
    ink = colour("ink", theme)
    return (
        f'<path transform="scale({size}) translate({at} {at})" d="{shape}" fill="{fill}" stroke="{ink}" '
        'stroke-width="0.8"/>'
    )
