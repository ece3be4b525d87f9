"""A scene as SVG text: complete, without scripts, the same text for the same scene."""

from __future__ import annotations

from html import escape
from typing import Final

from gamepkg.maps.hex import corners
from gamepkg.scene import tokens
from gamepkg.scene.draw import Text, draw, outline, polygon
from gamepkg.scene.model import Camp, Cell, Crowd, Item, Legend, Mark, Scene, Token, bounds
from gamepkg.scene.pens import LARGEST_SCALE, PENS, PHONE_SCALE, SIDE, TYPES, Pen, Type
from gamepkg.scene.sprites import short
from gamepkg.scene.tokens import Paint, colour

MARGIN: Final = 6.0

LARGE, SMALL = 0.6, 0.36
"""Sizes of the cells in the key; a small one makes the lines of a mark stand out."""
TOKEN: Final = "-14 -14 28 28"
DISCS: Final = {"open": "-12 24 24 24", "price": "-13 -5 26 26", "reason": "21 -34 26 26", "illegal": "16 -34 28 28",
         "artifact": TOKEN, "pigment": TOKEN, "crystal": TOKEN, "berry": "-22 23 44 26",
         "person": "-14 -16 28 28", "space": "-14 -16 28 28",
         "home": "-33 -24 66 66", "camp": "-18 -12 36 36"}  # fmt: skip
"""Where the key looks for marks whose sign says more than their outline, and for tokens."""

SQUARE: Final = ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9))
PIECES: Final[dict[str, Item]] = {"person": Crowd(0, (0,)), "space": Crowd(0, free=1),
                 "camp": Camp(0, 0), "home": Camp(0, 0, home=True)}  # fmt: skip
"""What the key shows of pieces: those of the first seat, and a free space."""

PATTERNS: Final = {
    "furrows": (16, 16, '<path d="M-2 6L6-2M-2 22L22-2M10 18l8-8" stroke-width="2"/>'),
    "trees": (26, 24, '<path d="M7 3l5 8H2zM20 14l5 8H15z" class="f"/>'),
    "reeds": (24, 18, '<path d="M2 5h9M14 13h9" stroke-width="2.2"/>'),
    "peaks": (26, 22, '<path d="M2 10l5-7 5 7M15 20l5-7 5 7" stroke-width="2.2"/>'),
    "waves": (28, 18, '<path d="M0 6q3.5-4 7 0t7 0 7 0 7 0M-7 15q3.5-4 7 0t7 0 7 0 7 0 7 0" stroke-width="2"/>'),
    "cracks": (26, 24, '<path d="M3 3l5 5-2 5 6 5M17 1l-2 6 6 4-1 6" stroke-width="1.8"/>'),
    "dots": (16, 16, '<circle cx="4" cy="4" r="1.7" class="f"/><circle cx="12" cy="12" r="1.7" class="f"/>'),
    "rings": (30, 30, '<g stroke-width="2"><circle cx="15" cy="15" r="6"/><circle cx="15" cy="15" r="12"/></g>'),
    "hatch": (14, 14, '<path d="M-3 3L3-3M-2 16L16-2M11 17l6-6" stroke-width="1.6"/>'),
    "cross": (12, 12, '<path d="M0 0l12 12M12 0L0 12" stroke-width="1.8"/>'),
}
"""The ink of each pattern: width and height of its tile, and what is drawn on it."""


def svg(scene: Scene, theme: Paint = "light", width: int | None = 640) -> str:
    """The picture as one ``<svg>`` element.

    ``width`` in px sets the shown size (the height follows); where cells get small, numbers grow and codes go.
    A small map stays narrower; ``None`` fills the place it is put in. Theme "page" takes the colours of the style
    sheet around it.
    Every cell has its words as name and as tooltip.
    """
    left, top, right, bottom = (edge * SIDE for edge in bounds(scene.cells))
    box = left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    scale = 1.0 if width is None else min(LARGEST_SCALE, width / box[2])
    sized = "" if width is None else f' width="{round(box[2] * scale)}" height="{round(box[3] * scale)}"'
    phone = scale < PHONE_SCALE
    sketch = draw(scene)
    label = escape(" ".join(filter(None, (scene.words.title, scene.words.status))), quote=True)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="gp-map" role="group" lang="{scene.words.lang}" ',
            f'aria-label="{label}" viewBox="{" ".join(map(short, box))}"{sized} font-family="{_faces(scene)}">',
            f"<title>{label}</title>",
            _defs(scene, theme),
            *(_cell(cell, scene.alts()[cell.i], scene.palette, theme) for cell in scene.cells),
            '<g aria-hidden="true" pointer-events="none">',
            *(_stroke(PENS[pen], path, theme) for pen, path in sketch.paths.items()),
            *(_text(text, theme, phone) for text in (*sketch.names, *sketch.texts)),
            "</g></svg>",
        )
    )


def legend(scene: Scene, theme: Paint = "page") -> str:
    """The key of the map as HTML: ``<div class="gp-key">`` with one ``<span>`` an entry."""
    return f'<div class="gp-key">{"".join(_entry(scene, entry, theme) for entry in scene.words.legend)}</div>'


def _entry(scene: Scene, entry: Legend, theme: Paint) -> str:
    words = escape(entry.text)
    square = bool(scene.cells) and scene.cells[0].rectangular
    picture = swatch(scene.palette, entry, theme, square)
    return f"<span>{picture}{words}</span>" if picture else f'<span class="gp-standin">{words}</span>'


def swatch(palette: str, entry: Legend, theme: Paint = "page", square: bool = False) -> str:
    """The small picture of one entry of the key: a cell of that terrain, that mark or token; empty for a note.

    ``square`` gives it the shape of a board of rectangles.
    """
    size = LARGE if entry.ground else SMALL
    shape = SQUARE if square else corners(0, 0)
    cell = Cell(0, "", entry.ground, (0.0, 0.0), tuple((x * size, y * size) for x, y in shape))
    box = f"{-SIDE * size - 3:g} {-SIDE * size - 3:g} {SIDE * size * 2 + 6:g} {SIDE * size * 2 + 6:g}"
    if entry.ground:
        inside = f"<defs>{pattern(palette, entry.ground, theme)}</defs>{_hexagon(cell, palette, theme)}"
    elif entry.mark or entry.token:
        item = Mark(entry.mark, 0, entry.sign) if entry.mark else PIECES.get(entry.token, Token((0,), entry.token))
        sketch = draw(Scene(palette, (cell,), (item,)))
        inside = "".join(_stroke(PENS[pen], path, theme) for pen, path in sketch.paths.items())
        inside += "".join(_text(text, theme, False) for text in sketch.texts)
        box = box if square and entry.mark else DISCS.get(entry.mark or entry.token, box)
    else:
        return ""
    return f'<svg viewBox="{box}" aria-hidden="true">{inside}</svg>'


def _faces(scene: Scene) -> str:
    faces: str = tokens.tokens()["type"]["sansJa" if scene.words.lang == "ja" else "sans"]
    return faces.replace('"', "'")


def _defs(scene: Scene, theme: Paint) -> str:
    kinds = sorted({cell.ground for cell in scene.cells if cell.ground in tokens.tokens()["terrain"][scene.palette]})
    return f"<defs>{''.join(pattern(scene.palette, kind, theme) for kind in kinds)}</defs>"


def pattern(palette: str, kind: str, theme: Paint, salt: str = "") -> str:
    """The ``<pattern>`` of a kind of ground, "" where it has none; its id is ``gp-PALETTE-KIND-THEME`` and ``salt``."""
    found = tokens.ground(palette, kind)
    if found["pattern"] not in PATTERNS:
        return ""
    width, height, ink = PATTERNS[found["pattern"]]
    line = colour("onInverse" if found.get("inverse") else "ink", theme)
    drawn = ink.replace(' class="f"', f' fill="{line}" stroke="none"')
    name = f"gp-{palette}-{kind}-{theme}{salt}"
    return (
        f'<pattern id="{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="{line}" opacity="{".2" if found.get("inverse") else ".13"}">{drawn}</g></pattern>'
    )


def _cell(cell: Cell, alt: str, palette: str, theme: Paint) -> str:
    words = escape(alt, quote=True)
    return f'<g role="img" aria-label="{words}"><title>{words}</title>{_hexagon(cell, palette, theme)}</g>'


def _hexagon(cell: Cell, palette: str, theme: Paint) -> str:
    shape = polygon(outline(cell, 0.98))
    fill = f'<path d="{shape}" fill="{colour(f"ground.{palette}.{cell.ground}", theme)}"/>'
    if tokens.ground(palette, cell.ground)["pattern"] not in PATTERNS:
        return fill
    return f'{fill}<path d="{shape}" fill="url(#gp-{palette}-{cell.ground}-{theme})"/>'


def _stroke(pen: Pen, path: str, theme: Paint) -> str:
    parts = [f'fill="{colour(pen.fill, theme) if pen.fill else "none"}"']
    if pen.line:
        parts.append(f'stroke="{colour(pen.line, theme)}" stroke-width="{short(pen.width)}" stroke-linejoin="round"')
    if pen.dash:
        parts.append(f'stroke-dasharray="{" ".join(map(short, pen.dash))}"')
    if pen.round:
        parts.append('stroke-linecap="round"')
    return f'<path {" ".join(parts)} d="{path}"/>'


def _text(text: Text, theme: Paint, phone: bool) -> str:
    runs = [(word, TYPES[kind]) for word, kind in text.runs if word]
    sized = [(word, kind.phone if phone else kind.size, kind) for word, kind in runs]
    shown = [entry for entry in sized if entry[1]]
    if not shown:
        return ""
    base = text.y + 0.36 * shown[0][1]
    spans = "".join(_span(word, size, kind, theme, apart=k > 0) for k, (word, size, kind) in enumerate(shown))
    return f'<text x="{short(text.x)}" y="{short(base)}" text-anchor="middle">{spans}</text>'


def _span(word: str, size: float, kind: Type, theme: Paint, apart: bool) -> str:
    gap = ' dx="3"' if apart else ""
    weight = ' font-weight="700"' if kind.bold else ""
    return f'<tspan{gap} font-size="{short(size)}"{weight} fill="{colour(kind.colour, theme)}">{escape(word)}</tspan>'
