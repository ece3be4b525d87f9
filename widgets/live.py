"""HTML that answers: elements with ``data-do`` tell Python what was clicked, and the keys of a page.

Focus and open folds survive an update. What carries ``data-show`` is brought into view, as it may have been asked for
from far below; a phone shows it in its bar. The page sends words only; Python decides what they mean.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import anywidget
import ipywidgets
import traitlets

log = logging.getLogger(__name__)

MOST_LETTERS: Final = 200
"""No word of a page is longer."""

RENDER: Final = """
const FREE = ":not(.gp-chip-body) > [data-do]:not(:disabled)";
function render({ model, el }) {
  const named = (fold) => fold.querySelector("summary")?.textContent;
  const show = () => {
    const open = new Set([...el.querySelectorAll("details[open]")].map(named));
    const scrolled = el.querySelector("[data-scroll]")?.scrollLeft ?? 0;
    const held = el.contains(document.activeElement) ? document.activeElement : null;
    const word = held?.dataset.do, place = word?.split(" ")[0];
    el.innerHTML = model.get("html");
    for (const fold of el.querySelectorAll("details")) if (open.has(named(fold))) fold.open = true;
    const strip = el.querySelector("[data-scroll]");
    if (strip) strip.scrollLeft = scrolled;
    if (el.querySelector("[data-show]") && innerWidth > 560)
      requestAnimationFrame(() => el.scrollIntoView({ block: "nearest" }));
    if (held?.matches("input")) {
      const field = el.querySelector("input");
      field?.focus();
      if (field?.type === "text") field.select();
    }
    if (!word) return;
    const again = el.querySelector(`[data-do="${CSS.escape(word)}"]:not(:disabled)`)
      ?? el.querySelector(`[data-do^="${CSS.escape(place)}"]:not(:disabled)`)
      ?? el.querySelector(FREE);
    if (again) again.focus({ preventScroll: true });
    else setTimeout(elsewhere, 150);
  };
  // what had the focus is gone, and nothing here can have it: the next question can
  const elsewhere = () => {
    if (document.activeElement !== document.body) return;
    const next = el.closest(".gp")?.querySelector(`.gp-decision > :not(.gp-hidden, .gp-typed) ${FREE}`);
    next?.focus({ preventScroll: true });
  };
  if (model.get("role")) el.setAttribute("role", model.get("role"));
  // anywidget sets the classes of a view once only
  let classes = model.get("_dom_classes");
  const dress = () => {
    el.classList.remove(...classes);
    classes = model.get("_dom_classes");
    el.classList.add(...classes);
  };
  model.on("change:_dom_classes", dress);
  // what is being pressed stays until it is let go: a click on something that has been replaced is no click
  let pressed = false, stale = false;
  const change = () => { if (pressed) stale = true; else show(); };
  const press = () => { pressed = true; };
  const release = () => setTimeout(() => { pressed = false; if (stale) { stale = false; show(); } });
  model.on("change:html", change);
  el.addEventListener("pointerdown", press);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release, true);
  show();
  const click = (event) => {
    const target = event.target.closest("[data-do]");
    if (target && !target.disabled) model.send({ do: target.dataset.do });
  };
  const submit = (event) => {
    event.preventDefault();
    const form = event.target, field = form.querySelector("input");
    if (form.dataset.form && field) model.send({ do: `${form.dataset.form} ${field.value}` });
  };
  const slide = (event) => {
    const verb = event.target.dataset.range;
    if (verb) model.send({ do: `${verb} ${event.target.value}` });
  };
  el.addEventListener("change", slide);
  el.addEventListener("click", click);
  el.addEventListener("submit", submit);
  return () => {
    model.off("change:html", change);
    model.off("change:_dom_classes", dress);
    for (const end of ["pointerup", "pointercancel"]) document.removeEventListener(end, release, true);
    el.removeEventListener("click", click);
  };
}
"""
"""What all panels do in a page; a page gets it once, see `LiveCode`."""

NAME: Final = f"gamepkgLive{zlib.crc32(RENDER.encode()):x}"
SHARED: Final = (
    f"(window.{NAME} ??= (() => {{ let tell; const code = new Promise((ok) => {{ tell = ok; }}); "
    "return { code, tell }; })())"
)
"""Where the page keeps that code: whoever comes first makes the place."""
CODE: Final = f"{RENDER}{SHARED}.tell(render);\nexport default {{}};"
LIVE: Final = f"""
export default {{
  render(props) {{
    let gone = false, clean;
    {SHARED}.code.then((render) => {{ if (!gone) clean = render(props); }});
    return () => {{ gone = true; clean?.(); }};
  }},
}};
"""


class LiveCode(anywidget.AnyWidget):
    """Carries the code of all panels to a page; it need not be shown, as it runs when a page hears of it."""

    _esm = CODE


@cache
def live_code() -> LiveCode:
    """The one of this kernel."""
    return LiveCode(layout=plain_layout())


@cache
def plain_layout() -> ipywidgets.Layout:
    """One layout that asks for nothing, for all widgets of a kernel: each would send a kilobyte of its own."""
    return ipywidgets.Layout()


class Live(anywidget.AnyWidget):
    """``html`` as it is shown; `on_do` hears the words of the elements that are clicked.

    A form with ``data-form`` sends its word and the text of its field, a slider with ``data-range`` its word and value.

    The code is text, not a file, because a widget that watches a file is never collected.
    """

    _esm = LIVE
    html = traitlets.Unicode("").tag(sync=True)
    role = traitlets.Unicode("").tag(sync=True)

    def __init__(self, **known: Any) -> None:
        live_code()
        super().__init__(**({"layout": plain_layout()} | known))

    def on_do(self, handler: Callable[[str], None]) -> None:
        """Call ``handler(words)`` for each click; anything else that a page may send is ignored."""

        def receive(_: object, content: object, __: object) -> None:
            words = content.get("do") if isinstance(content, dict) else None
            if isinstance(words, str) and len(words) <= MOST_LETTERS:
                handler(words)
            else:
                log.warning("a page sent something that is no click")

        self.on_msg(receive)


KEYS: Final = """
const ROWS = ".gp-choice, .gp-pay, .gp-place, .gp-pick-row";
function render({ model, el }) {
  el.style.display = "none";
  let root = null;
  const press = (selector) => {
    const found = root.querySelector(selector);
    if (!found || found.disabled) return false;
    found.focus();
    found.click();
    return true;
  };
  const focus = (selector) => {
    const found = root.querySelector(selector);
    found?.focus();
    return Boolean(found);
  };
  const keydown = (event) => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const field = event.target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
    let done = false;
    if (event.key === "Escape") {
      if (field) { event.target.blur(); focus(`.gp-choices :is(${ROWS}) [data-do]:not(:disabled)`); }
      model.send({ do: "back" });
      done = true;
    } else if (field || !model.get("letters")) {
      return;
    } else if (/^[1-9]$/.test(event.key)) {
      done = press(`.gp-choices [data-key="${event.key}"]`);
    } else if (event.key === "u" || event.key === "U") {
      model.send({ do: event.shiftKey ? "redo" : "undo" });
      done = true;
    } else if (event.key === "/") {
      done = focus(".gp-command input");
      root.querySelector(".gp-command input")?.select();
    } else if (event.key === "?") {
      const chip = root.querySelector(".gp-turn details.gp-chip");
      if (chip) { chip.open = !chip.open; done = true; }
    }
    if (done) event.preventDefault();
  };
  // nothing is in focus on a fresh page; in JupyterLab the keys are the notebook's then
  const idle = (event) => {
    if (event.target === document.body && document.body.dataset.voila) keydown(event);
  };
  const clicked = (event) => {
    // a click on the map leaves the focus where keys work
    if (event.target.closest(".gp-plotly")) board.focus({ preventScroll: true });
  };
  let board = null;
  const find = setInterval(() => {
    root = el.closest(".gp");
    board = root?.querySelector(".gp-plotly");
    if (!board) return;
    clearInterval(find);
    root.addEventListener("keydown", keydown);
    document.addEventListener("keydown", idle);
    root.addEventListener("pointerup", clicked);
    board.tabIndex = -1;
    board.dataset.lmSuppressShortcuts = "true";
  }, 50);
  return () => {
    clearInterval(find);
    root?.removeEventListener("keydown", keydown);
    document.removeEventListener("keydown", idle);
    root?.removeEventListener("pointerup", clicked);
  };
}
export default { render };
"""


class Keys(Live):
    """The keys of a page, heard while the focus is inside it or nowhere; ``letters`` switches those of one character.

    Nothing reaches the shortcuts of the notebook. Digits press rows of the choices, ``/`` goes to the command line and
    ``?`` opens the rule that asks, all in the page; ``back``, ``undo`` and ``redo`` are sent.
    """

    _esm = KEYS
    letters = traitlets.Bool(True).tag(sync=True)
