"""The style sheet of the SVG board: pens and types as classes, colours as variables of the page.

Inside a page (class ``gp``) its variables hold, so the board follows its light and dark. A board that stands alone in a
notebook brings its own; so does one with a theme of its own.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from gamepkg.scene import tokens
from gamepkg.scene.pens import PENS, TYPES, Pen, Type
from gamepkg.scene.tokens import Theme
from widgets.boards.svg_wire import css_name
from widgets.theme import fonts, variables

ALONE = ":not(.gp *, .gp-light, .gp-dark)"


@cache
def style() -> str:
    """The whole sheet."""
    light, dark = _own("light"), _own("dark")
    fixed = files("widgets.boards").joinpath("svg_board.css").read_text(encoding="utf-8")
    return "\n".join(
        (
            f".gp-svgboard{ALONE},.gp-svgboard.gp-light{{{light}}}",
            f'body[data-jp-theme-light="false"] .gp-svgboard{ALONE},.gp-svgboard.gp-dark{{{dark}}}',
            "@media (prefers-color-scheme:dark){",
            f"body:not([data-jp-theme-light]) .gp-svgboard{ALONE}{{{dark}}}}}",
            *(f".gp-svgboard .p-{css_name(name)}{{{_pen(pen)}}}" for name, pen in PENS.items()),
            *(_type(f"t-{css_name(name)}", found) for name, found in TYPES.items()),
            fixed,
        )
    )


def _own(theme: Theme) -> str:
    """The variables that a board uses."""
    inks = {css_name(ink) for pen in PENS.values() for ink in (pen.fill, pen.line)}
    used = inks | {kind.colour for kind in TYPES.values()} | {"text"}
    palettes = tuple(tokens.tokens()["terrain"])
    found = {name: value for name, value in variables(theme).items() if name in used or name.startswith(palettes)}
    faces = {name: value for name, value in fonts().items() if name in ("sans", "sansJa")}
    return "".join(f"--{name}:{value};" for name, value in (found | faces).items())


def _pen(pen: Pen) -> str:
    parts = [f"fill:var(--{css_name(pen.fill)})" if pen.fill else "fill:none"]
    if pen.line:
        parts.append(f"stroke:var(--{css_name(pen.line)});stroke-width:{pen.width:g};stroke-linejoin:round")
    if pen.dash:
        parts.append(f"stroke-dasharray:{' '.join(f'{length:g}' for length in pen.dash)}")
    if pen.round:
        parts.append("stroke-linecap:round")
    return ";".join(parts)


def _type(name: str, found: Type) -> str:
    """The class of a type; on a small map (``gp-far``) it grows or goes."""
    weight = 700 if found.bold else 400
    far = f"font-size:{found.phone:g}px" if found.phone else "display:none"
    desk = f".gp-svgboard .{name}{{font-size:{found.size:g}px;font-weight:{weight};fill:var(--{found.colour})}}"
    return f"{desk}.gp-svgboard .gp-far .{name}{{{far}}}"
