"""How fast the pages are, in a real browser on a real server, beside a page with nothing but a board: ``make bench``.

Machines differ and are noisy, so the pages take turns and ratios are what counts. Ready: from the request to a drawn
board, with an empty cache. Click: from the release of the button to the painted answer of the board. The last lines
say which of the promises hold; a page that is not there is left out.
"""

from __future__ import annotations

import argparse
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import nbformat
import psutil
from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

import gamepkg as gp
from widgets.address import position_link

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
WARM_UP = 3
PATIENCE = 120_000  # ms
BARE = """
import gamepkg as gp
from gamepkg.deus.picture import picture
from widgets import PlotlyBoard
state = gp.new_game("deus", players=3, seed=7)
board = PlotlyBoard(picture(state, 0))
board.on_cell(lambda i: board.show(picture(state, 0, selected=i)))
board
"""
PLOTLY, SVG = ".js-plotly-plot .main-svg text", "svg.gp-map [data-i]"
SHOW, NEXT = '[data-do="go show"]', '[data-do="go next"]'
MARKS: Mapping[str, tuple[str, ...]] = {"dewan": (SHOW, NEXT)}
"""What to press in the lesson of a game to come to a question that is answered on its board."""

# The middle of cell n of the first board of the page, in px of the window.
PLACE = """n => {
  const svg = document.querySelector("svg.gp-map");
  if (svg) {
    const cells = [...svg.querySelectorAll("[data-i]")], cell = cells[n % cells.length];
    cell.scrollIntoView({ block: "nearest" });
    const box = cell.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  const plot = document.querySelector(".js-plotly-plot"), cells = plot.data.at(-1), k = n % cells.x.length;
  const { xaxis, yaxis, _size } = plot._fullLayout;
  const at = () => {
    const box = plot.getBoundingClientRect();
    return [box.x + _size.l + xaxis.d2p(cells.x[k]), box.y + _size.t + yaxis.d2p(cells.y[k])];
  };
  if (at()[1] < 60 || at()[1] > innerHeight - 60) plot.scrollIntoView();
  return at();
}"""
# From the release of the button to the next painted frame after the strokes of the board have changed.
WATCH = """() => {
  const board = document.querySelector("svg.gp-map") ?? document.querySelector(".js-plotly-plot .main-svg");
  window.painted = new Promise((resolve) => {
    let up = 0;
    const answer = (time) => { changes.disconnect(); resolve(time); };
    const changes = new MutationObserver(() => {
      if (up) requestAnimationFrame(() => setTimeout(() => answer(performance.now() - up)));
    });
    const strokes = board.querySelector(".gp-strokes, .layer-above") ?? board;
    addEventListener("mouseup", () => {
      up = performance.now();
      changes.observe(strokes, { subtree: true, childList: true, attributes: true });
      setTimeout(() => answer(null), 3000);
    }, { once: true, capture: true });
  });
}"""


@dataclass
class Tally:
    """What was measured on one page: ms, ms, bytes through the websocket until ready, MB of the kernel's own memory."""

    path: str
    drawn: str
    presses: tuple[str, ...] = ()
    ready: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    unanswered: int = 0
    loaded: list[int] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    def visit(self, browser: Browser, server: Server, clicks: int) -> None:
        """Open the page as a newcomer, click, leave."""
        known = server.kernels()
        with browser.new_context(viewport={"width": 1280, "height": 1000}) as context:
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            sizes: list[int] = []
            page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))))
            start = time.perf_counter()
            page.goto(f"{server.url}/voila/render/{self.path}", wait_until="commit")
            page.locator(self.drawn).first.wait_for()
            self.ready.append((time.perf_counter() - start) * 1000)
            page.wait_for_timeout(1500)
            self.loaded.append(sum(sizes))
            for press in self.presses:
                page.locator(press).click()
                page.wait_for_timeout(1000)
            for number in range(clicks + WARM_UP):
                self._click(page, number)
            (kernel,) = server.kernels() - known
            self.memory.append(psutil.Process(kernel).memory_full_info().uss / 1e6)
            page.close(run_before_unload=True)
            psutil.wait_procs([psutil.Process(kernel)] if psutil.pid_exists(kernel) else [], timeout=10)

    def _click(self, page: Page, number: int) -> None:
        x, y = page.evaluate(PLACE, number * 17 + 5)
        page.mouse.move(x + 2, y + 2, steps=2)
        page.wait_for_timeout(250)
        page.evaluate(WATCH)
        page.mouse.down()
        page.mouse.up()
        took = page.evaluate("window.painted")
        page.wait_for_timeout(250)
        if number >= WARM_UP and took is not None:
            self.clicks.append(took)
        self.unanswered += number >= WARM_UP and took is None

    def line(self, name: str) -> str:
        """One line for people."""
        clicks = f"{median(self.clicks):6.0f} ms a click" if self.clicks else "   no answer to a click"
        missed = f" ({self.unanswered} clicks changed nothing)" if self.unanswered and self.clicks else ""
        return (
            f"{name:16} ready {median(self.ready):7.0f} ms {clicks}, {median(self.loaded) / 1e6:6.3f} MB at load,"
            f" kernel {median(self.memory):5.0f} MB{missed}"
        )


@dataclass
class Server:
    """A running demo."""

    process: psutil.Process
    url: str

    def kernels(self) -> set[int]:
        """The process ids of its kernels."""
        return {
            child.pid
            for child in self.process.children(recursive=True)
            if "ipykernel_launcher" in " ".join(child.cmdline())
        }


@contextmanager
def serve(notebooks: Path) -> Iterator[Server]:
    """The server that `make demo` starts, over another folder."""
    command = [sys.executable, str(ROOT / "scripts" / "demo.py"), "0", "--notebooks", str(notebooks)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        found = next((m for line in process.stdout if (m := re.search(r"http://127\.0\.0\.1:\d+", line))), None)
        if not found:
            raise SystemExit("The server did not start; `make demo` says why.")
        try:
            yield Server(psutil.Process(process.pid), found.group())
        finally:
            process.send_signal(signal.SIGTERM)  # a background job of a shell ignores SIGINT


def measure(rounds: int, clicks: int) -> dict[str, Tally]:
    """Visit all pages in turn."""
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if not chromium:
        raise SystemExit("No Chromium on the PATH.")
    tallies = {"bare": Tally("bare.ipynb", PLOTLY)}
    for game in gp.GAMES:
        tallies[f"{game} explore"] = Tally(_at_a_turn(game), PLOTLY)
        tallies[f"{game} learn"] = Tally(f"{game}/learn.ipynb", SVG, MARKS.get(game, ()))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = shutil.copytree(ROOT / "notebooks", Path(folder) / "notebooks")
        nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(BARE)]), place / "bare.ipynb")
        tallies = {name: tally for name, tally in tallies.items() if (place / tally.path.split("?")[0]).exists()}
        with serve(place) as server, playwright.chromium.launch(executable_path=chromium, args=list(FLAGS)) as browser:
            for number in range(rounds + 1):
                for name, tally in list(tallies.items()):
                    try:
                        tally.visit(browser, server, clicks)
                    except TimeoutError:
                        print(f"{name}: no board within {PATIENCE / 1000:.0f} s, left out")
                        del tallies[name]
                    if number == 0:  # warm-up: compiled modules, the caches of the system
                        tallies |= {name: Tally(tally.path, tally.drawn, tally.presses)} if name in tallies else {}
    return tallies


def _at_a_turn(game: str) -> str:
    """The explore page of a game, where a click on the map means something: Dewan begins with a choice of tiles."""
    page, match = f"{game}/explore.ipynb", gp.Match(game, players=3, seed=7)
    if game != "dewan":
        return page
    while match.state.decision.kind != "turn":  # type: ignore[union-attr]
        match.play(match.state.legal()[0])
    return position_link(page, "en", match.state.to_dict()) or page


def promises(tallies: dict[str, Tally]) -> Iterator[tuple[str, bool]]:
    """What the pages promise, and whether it holds."""
    bare = tallies.get("bare")
    for name, tally in tallies.items():
        if tally is bare:
            continue
        explore = name.endswith("explore")
        if bare and explore:
            ready = median(tally.ready) / median(bare.ready)
            yield f"{name}, ready within 1.3 x a bare board: {ready:.2f}", ready <= 1.3
            if bare.clicks and tally.clicks:
                click = median(tally.clicks) / median(bare.clicks)
                yield f"{name}, click to paint within 1.5 x a bare board: {click:.2f}", click <= 1.5
        elif tally.clicks:
            took = median(tally.clicks)
            yield f"{name}, click to paint at most 45 ms: {took:.0f}", took <= 45
        loaded, memory, most = median(tally.loaded) / 1e6, median(tally.memory), 120 if explore else 80
        yield f"{name}, at most 0.3 MB through the websocket at load: {loaded:.3f}", loaded <= 0.3
        yield f"{name}, kernel at most {most} MB: {memory:.0f}", memory <= most


def main() -> None:
    """Print one line for each page, then the promises."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=10, help="clicks on each page in a round")
    given = parser.parse_args()
    tallies = measure(given.rounds, given.clicks)
    for name, tally in tallies.items():
        print(tally.line(name))
    for text, held in promises(tallies):
        print(f"{'holds ' if held else 'FAILS '} {text}")


if __name__ == "__main__":
    main()
