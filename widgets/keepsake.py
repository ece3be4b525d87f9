"""What a browser tab keeps of a page: the match, for the time after its kernel has gone to sleep.

The banner of a sleeping page (share/jupyter/voila/templates/gamepkg) offers to restore the match when the tab keeps
one. It then sets a sign and reloads; the new page finds the match, and the sign as ``wanted``.

>>> keepsake = Keepsake()
>>> keepsake.on_return(lambda text: print("back again:", text))
>>> keepsake.set_state({"found": "a record", "wanted": True})  # what the page reports
back again: a record
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import anywidget
import traitlets

KEY: Final = "gamepkg-record"
LARGEST: Final = 1_000_000  # characters; a record of a whole game has some ten thousand

ESM: Final = """
const WISH = "gamepkg-restore";
const keep = (key, text) => { try { sessionStorage.setItem(key, text); } catch { /* no room, or not allowed */ } };
const kept = (key) => { try { return sessionStorage.getItem(key) ?? ""; } catch { return ""; } };
const forget = (key) => { try { sessionStorage.removeItem(key); } catch { /* not allowed */ } };
// What Python answers would be lost on widgets that are still loading, and on a board that is not drawn yet.
const settled = () => !document.getElementById("page-wait")
  && [...document.querySelectorAll(".gp-plotly")].every((board) => board.querySelector(".js-plotly-plot .main-svg"));
export default () => {
  let found = "", wanted = false;
  return {
    initialize({ model }) {
      const key = model.get("key"), first = model.get("text");
      [found, wanted] = [kept(key), kept(WISH) === "1"];
      forget(WISH);
      if (first && !found) keep(key, first);
      model.on("change:text", () => keep(key, model.get("text")));
    },
    render({ model, el }) {
      el.style.display = "none";
      let calm = 0;
      const timer = setInterval(() => {
        calm = el.isConnected && settled() ? calm + 1 : 0;
        if (calm < 5) return;
        clearInterval(timer);
        if (!found) return;
        model.set("wanted", wanted);
        model.set("found", found);
        model.save_changes();
      }, 100);
      return () => clearInterval(timer);
    },
  };
};
"""


class Keepsake(anywidget.AnyWidget):
    """``text`` is kept in the tab whenever it changes; it has no face, but must stand on the page.

    ``found`` is what an earlier page of this tab kept, "" when there is nothing; ``wanted`` says that the visitor has
    asked for it. Whatever a page reports is untrusted. The first ``text`` does not overwrite what the tab keeps; a
    later one does.
    """

    _esm = ESM
    key = traitlets.Unicode(KEY).tag(sync=True)
    text = traitlets.Unicode("").tag(sync=True)
    found = traitlets.Unicode("").tag(sync=True)
    wanted = traitlets.Bool(False).tag(sync=True)

    def on_return(self, handler: Callable[[str], None]) -> None:
        """Call ``handler(text)`` when the visitor asks for what the tab keeps."""
        self.observe(lambda change: handler(change["new"]) if self.wanted else None, "found")

    @traitlets.validate("found")
    def _bounded(self, proposal: dict[str, str]) -> str:
        return proposal["value"] if len(proposal["value"]) <= LARGEST else ""
