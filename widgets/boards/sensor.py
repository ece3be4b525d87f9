"""A widget without a face beside a figure: it tells Python how wide their place is, whether the page is dark, and taps.

It waits until the figure is drawn; an answer that comes earlier would be lost on a figure that is still loading. Taps
are taken from the page itself: plotly forgets a press on what it paints anew before the finger is lifted.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any, TypeGuard

import anywidget
import traitlets

TapHandler = Callable[[float, float], None]
"""Called with a place in the units of the figure's axes."""

ESM = """
const STILL = 8;
function render({ model, el }) {
  el.style.height = "0";
  let timer = 0, pressed = null;
  const board = () => el.closest(".gp-plotly");
  const dark = () => getComputedStyle(el).colorScheme.includes("dark")
    || (!el.closest(".gp") && document.body.dataset.jpThemeLight === "false");
  const drawn = () => board()?.querySelector(".js-plotly-plot .main-svg");
  const tell = () => {
    const width = Math.round(el.clientWidth / 4) * 4;
    if (!el.isConnected || width === 0) return;
    if (!drawn()) { soon(); return; }
    model.set("width", width);
    model.set("dark", dark());
    model.save_changes();
  };
  const soon = () => { clearTimeout(timer); timer = setTimeout(tell, 60); };
  const size = new ResizeObserver(soon);
  size.observe(el);
  const theme = new MutationObserver(soon);
  theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });

  const along = ([from, to], part) => from + (to - from) * part;
  function place({ clientX, clientY }) {
    const figure = board()?.querySelector(".js-plotly-plot");
    const area = figure?.querySelector(".nsewdrag")?.getBoundingClientRect();
    if (!area?.width || !area.height) return null;
    const { xaxis, yaxis } = figure.layout;
    const x = (clientX - area.left) / area.width, y = (area.bottom - clientY) / area.height;
    return x < 0 || x > 1 || y < 0 || y > 1 ? null : { x: along(xaxis.range, x), y: along(yaxis.range, y) };
  }
  const down = (event) => {
    const here = event.isPrimary && event.button === 0 && board()?.contains(event.target);
    pressed = here ? { x: event.clientX, y: event.clientY, place: place(event) } : null;
  };
  const up = (event) => {
    if (!pressed || !event.isPrimary) return;
    const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    const tapped = pressed.place ?? place(event);
    pressed = null;
    if (moved <= STILL && tapped) model.send(tapped);
  };
  const cancel = () => { pressed = null; };
  const heard = { pointerdown: down, pointerup: up, pointercancel: cancel };
  for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear, true);
  return () => {
    clearTimeout(timer);
    size.disconnect();
    theme.disconnect();
    for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear, true);
  };
}
export default { render };
"""


class Sensor(anywidget.AnyWidget):
    """``width`` in CSS pixels, in steps of 4, and ``dark``; 0 until a page shows it.

    The code is text, not a file, because a widget that watches a file is never collected.
    """

    _esm = ESM
    width = traitlets.Int(0, min=0, max=10_000).tag(sync=True)
    dark = traitlets.Bool(False).tag(sync=True)

    def __init__(self, tapped: TapHandler) -> None:
        super().__init__()
        self._tapped = tapped
        self.on_msg(self._hear)

    def _hear(self, sensor: Sensor, content: Any, buffers: object) -> None:
        if not isinstance(content, dict):
            return
        x, y = content.get("x"), content.get("y")
        if _number(x) and _number(y):
            self._tapped(x, y)


def _number(value: object) -> TypeGuard[float]:
    return type(value) in (int, float) and isfinite(value)  # type: ignore[arg-type]
