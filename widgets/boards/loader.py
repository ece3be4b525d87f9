"""plotly.js once: the figure of a board whose code comes from a file, not through the websocket of every visitor.

A stock FigureWidget sends its own 5 MB of plotly.js to the page, each figure anew. The class of `board_figure_class`
sends a few lines instead. They import the file that `bundle` puts among the static files of Jupyter, so a browser
fetches it once and keeps it. A page that cannot reach the file (another server, another prefix, Colab, VS Code) asks
the kernel for the code, which is what the stock widget would have sent.

Where the file cannot be made the class is the stock one, and so it is with ``GAMEPKG_PLOTLY=widget`` in the
environment.
"""

from __future__ import annotations

import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import plotly
import plotly.graph_objects as go

SWITCH: Final = "GAMEPKG_PLOTLY"
PLACE: Final = "share/jupyter/labextensions/gamepkg/static"
WISH: Final = "plotly"

LOADER: Final = """
const file = "gamepkg/static/%s";
function address() {
  const page = document.getElementById("jupyter-config-data");
  const root = page && JSON.parse(page.textContent).fullLabextensionsUrl;
  if (!root) throw new Error("this page names no place for static files");
  return new URL(`${root}/${file}`, document.baseURI).href;
}
function fromKernel(model) {
  return new Promise((resolve) => {
    model.on("msg:custom", (content, buffers) => {
      if (content.code !== "plotly") return;
      const url = URL.createObjectURL(new Blob([buffers[0]], { type: "text/javascript" }));
      resolve(import(url).finally(() => URL.revokeObjectURL(url)));
    });
    model.send({ want: "plotly" });
  });
}
async function load(model) {
  try {
    return await import(address());
  } catch {
    return fromKernel(model);
  }
}
// Nobody waits for the code: anywidget gives a widget two seconds, and ipywidgets hands over no message to a widget
// whose view it is still making.
export default () => {
  let figure, ready;
  return {
    initialize(props) {
      window.gamepkgPlotly ??= load(props.model);
      ready = window.gamepkgPlotly.then(async ({ default: made }) => {
        figure = typeof made === "function" ? await made() : made;
        await figure.initialize?.(props);
      });
    },
    render(props) {
      let gone = false, clean;
      ready.then(async () => {
        if (gone) return;
        clean = await figure.render(props);
        if (gone) clean?.();
      });
      return () => { gone = true; clean?.(); };
    },
  };
};
"""


@cache
def board_figure_class() -> type[go.FigureWidget]:
    """The FigureWidget that boards use: the one with the shared file where that can be, else the stock one.

    Its code is text in any case: a widget whose code is a watched file is never collected (manzt/anywidget#929).
    """
    if os.environ.get(SWITCH) != "widget":
        try:
            return _shared(bundle(Path(sys.prefix)).name)
        except OSError:  # a prefix that is read-only
            pass
    return type("Figure", (go.FigureWidget,), {"_esm": source().read_text(encoding="utf-8")})


def source() -> Path:
    """The code of the widget in the installed plotly."""
    return Path(plotly.__file__).parent / "package_data" / "widgetbundle.js"


def bundle(prefix: Path) -> Path:
    """The file of the installed plotly among the static files of this prefix, made when it is not there.

    The name holds the version, so a browser never mixes two. ``OSError`` where it cannot be read or written.
    """
    found = prefix / PLACE / f"plotly-{plotly.__version__}.js"
    if not found.is_file() or found.stat().st_size != source().stat().st_size:
        found.parent.mkdir(parents=True, exist_ok=True)
        _write(found, source().read_bytes())
    return found


def _write(path: Path, content: bytes) -> None:
    """All or nothing: several kernels may start at once."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    os.chmod(file.name, 0o644)
    os.replace(file.name, path)


def _shared(name: str) -> type[go.FigureWidget]:
    class Figure(go.FigureWidget):
        _esm = LOADER % name

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.on_msg(_answer)

    return Figure


def _answer(figure: go.FigureWidget, content: object, buffers: object) -> None:
    """Send the code to a page that could not fetch the file."""
    if isinstance(content, dict) and content.get("want") == WISH:
        figure.send({"code": WISH}, buffers=[source().read_bytes()])
