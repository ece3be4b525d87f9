"""A widget without a face beside a figure: it tells Python how wide their place is, and whether the page is dark.

It waits until the figure is drawn; an answer that comes earlier would be lost on a figure that is still loading.
"""

from __future__ import annotations

import anywidget
import traitlets

ESM = """
function render({ model, el }) {
  el.style.height = "0";
  let timer = 0;
  const dark = () => getComputedStyle(el).colorScheme.includes("dark")
    || (!el.closest(".gp") && document.body.dataset.jpThemeLight === "false");
  const drawn = () => el.closest(".gp-plotly")?.querySelector(".js-plotly-plot .main-svg");
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
  return () => { clearTimeout(timer); size.disconnect(); theme.disconnect(); };
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
