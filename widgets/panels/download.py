"""A button that saves a text as a file on the visitor's own machine; the server writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import anywidget
import traitlets

from widgets.panels.parts import handler
from widgets.table import Table

CODE: Final = """
function render({ model, el }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "gp-btn";
  const name = () => { button.textContent = model.get("label"); };
  name();
  const save = (message) => {
    if (message.type !== "file") return;
    const address = URL.createObjectURL(new Blob([message.text], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = message.name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  };
  button.addEventListener("click", () => model.send({ type: "ask" }));
  model.on("change:label", name);
  model.on("msg:custom", save);
  el.append(button);
  return () => { model.off("change:label", name); model.off("msg:custom", save); };
}
export default { render };
"""


class Download(anywidget.AnyWidget):
    """When it is pressed, ``write()`` gives the name of the file and its text."""

    _esm = CODE
    label = traitlets.Unicode("").tag(sync=True)

    def __init__(self, table: Table, write: Callable[[], tuple[str, str]]) -> None:
        super().__init__()
        self._write = write
        press = handler(table, self.press)
        self.on_msg(lambda _, content, __: press() if content == {"type": "ask"} else None)

    def press(self) -> None:
        """Send the file to the page."""
        name, text = self._write()
        self.send({"type": "file", "name": name, "text": text})
