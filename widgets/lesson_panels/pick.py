"""A button that opens a file of the visitor's machine and hands its text over; nothing is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import anywidget
import traitlets

MOST_BYTES: Final = 100_000
CODE: Final = """
function render({ model, el }) {
  const button = document.createElement("button"), field = document.createElement("input");
  button.type = "button";
  button.className = "gp-btn";
  field.type = "file";
  field.accept = ".json";
  field.hidden = true;
  const name = () => { button.textContent = model.get("label"); };
  name();
  button.addEventListener("click", () => field.click());
  field.addEventListener("change", async () => {
    const file = field.files[0];
    if (file) model.send({ text: file.size > model.get("most") ? "" : await file.text() });
    field.value = "";
  });
  model.on("change:label", name);
  el.append(button, field);
  return () => model.off("change:label", name);
}
export default { render };
"""


class Pick(anywidget.AnyWidget):
    """``read(text)`` gets the text of the file that was picked, "" for one that is too large."""

    _esm = CODE
    label = traitlets.Unicode("").tag(sync=True)
    most = traitlets.Int(MOST_BYTES).tag(sync=True)

    def __init__(self, read: Callable[[str], None]) -> None:
        super().__init__()
        self._read = read
        self.on_msg(self._receive)

    def _receive(self, _: object, content: object, __: object) -> None:
        text = content.get("text") if isinstance(content, dict) else None
        if isinstance(text, str):
            self._read(text[:MOST_BYTES])
