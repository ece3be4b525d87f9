"""The SVG board in a real browser: two of them on one page, by pointer, finger and keyboard."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from scripts import demo
from tests.browser.conftest import PageLog

pytestmark = pytest.mark.browser

NOTEBOOK = """
import json
import ipywidgets
from gamepkg.core.types import Reason
from gamepkg.deus.components import load_components
from gamepkg.deus.layouts import board_from_layout
from gamepkg.deus.picture import picture
from gamepkg.maps.deus_map import Holding
from widgets import SvgBoard
from widgets.theme import style_tag

components = load_components()
MAP = board_from_layout(components.layouts[4]["recommended"], components.tiles, 4)

class Stand:
    board = MAP
    def holdings(self):
        return {1: Holding(1, ("production",)), 3: Holding(1, ("maritime",)), 5: Holding(3, ("civil", "temple")),
                8: Holding(0, ("scientific",)), 22: Holding(0, ("maritime", "military"))}
    def village_vp(self, region):
        return MAP.village_vp[region]

OPEN = {4: 0, 9: 0, 11: 3, 20: 0}
log, heard = [], ipywidgets.HTML("[]")
heard.add_class("heard")

def note(*what):
    log.append(what)
    heard.value = json.dumps(log)

def board(name, lang):
    def seen(i=None):
        return picture(Stand(), 0, lang=lang, legal=OPEN, selected=i)
    made = SvgBoard(seen())
    made.on_cell(lambda i: (note(name, "cell", i), made.show(seen(i))))
    made.add_class(name)
    return made

one, two = board("one", "en"), board("two", "ja")
two.on_escape(lambda: note("two", "escape"))
two.on_hover(lambda i: note("two", "hover", i))
again = ipywidgets.Button(description="again")
page = ipywidgets.VBox([ipywidgets.HTML(style_tag()), one, two, heard, again])
again.on_click(lambda _: setattr(page, "children", (*page.children, two)))
page.add_class("gp")
page
"""
"""Two boards of the same position; what Python hears stands below them."""


@pytest.fixture(scope="module")
def voila_url(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for a notebook that only this test needs."""
    folder = tmp_path_factory.mktemp("notebooks")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(NOTEBOOK)])
    nbformat.write(notebook, folder / "boards.ipynb")
    port = demo.free_port(0)
    command = [sys.executable, "-m", "voila", str(folder), f"--port={port}", "--no-browser"]
    environment = os.environ | {"PYTHONPATH": str(root), "JUPYTER_WIDGETS_ECHO": "0"}
    log = root / "build" / "voila-boards.log"
    log.parent.mkdir(exist_ok=True)
    with (
        log.open("wb") as out,
        subprocess.Popen(command, cwd=root, env=environment, stdout=out, stderr=out) as server,
    ):
        url = f"http://127.0.0.1:{port}"
        demo.wait_until_ready(server, url)
        yield url
        demo.stop(server)


@pytest.fixture(scope="module")
def opened(browser: Browser, voila_url: str) -> Iterator[Page]:
    """One page for all tests that leave it as it was; it must be free of errors in the end."""
    log = PageLog(host=urlsplit(voila_url).netloc)
    page = browser.new_page(base_url=voila_url, viewport={"width": 1280, "height": 900})
    log.watch(page)
    page.goto("/voila/render/boards.ipynb", timeout=90_000)
    page.locator(".two [data-i]").first.wait_for(timeout=60_000)
    yield page
    page.close()
    assert (log.errors, log.strangers) == ([], [])


@pytest.fixture
def boards(opened: Page) -> Page:
    """The page, from now on."""
    opened.evaluate("window.before = JSON.parse(document.querySelector('.heard').innerText).length")
    opened.evaluate("document.activeElement.blur()")
    opened.mouse.move(0, 0)
    return opened


def cell(page: Page, i: int, board: str = "one") -> Locator:
    return page.locator(f".{board} [data-i='{i}']")


def hears(page: Page, *wanted: list[Any]) -> None:
    """Python has heard exactly this since the test began."""
    page.wait_for_timeout(100)  # what comes twice comes at once
    heard = "JSON.parse(document.querySelector('.heard').innerText).slice(window.before ?? 0)"
    compact = json.dumps(wanted, separators=(",", ":"))
    page.wait_for_function(f"(wanted) => JSON.stringify({heard}) === wanted", arg=compact, timeout=10_000)


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def enter(page: Page, board: str = "one") -> None:
    """Come to a board as the Tab key does."""
    cell(page, 1, board).focus()
    press(page, "Shift+Tab", "Tab")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.i ?? ''"))


def test_a_click_is_heard_once_and_painted(boards: Page) -> None:
    cell(boards, 12).click()
    hears(boards, ["one", "cell", 12])
    expect(cell(boards, 12)).to_have_attribute("aria-label", "12 mountain; empty; selected.")
    assert boards.locator(".one .p-selected > path").count() == 1
    assert boards.locator(".two .p-selected > path").count() == 0
    expect(boards.locator(".one [role='status']")).to_contain_text("12 mountain; empty; selected.")


def test_a_board_is_one_tab_stop(boards: Page) -> None:
    assert boards.locator(".one [tabindex='0']").count() == 1
    enter(boards)
    assert focused(boards) == "1"
    press(boards, "Tab")
    assert boards.evaluate("document.activeElement.closest('.two') !== null")
    press(boards, "Shift+Tab")
    assert boards.evaluate("document.activeElement.closest('.one') !== null")


def test_arrows_go_to_the_neighbour_in_their_direction(boards: Page) -> None:
    """The top rows of the map of four: 1 and 2; 3 to 7 below them; 8 to 14 below those, shifted by half a cell."""
    cell(boards, 17).focus()
    walks = {"ArrowRight": "18", "ArrowLeft": "17", "Home": "1", "End": "49"}
    for key, wanted in walks.items():
        press(boards, key)
        assert focused(boards) == wanted, key
    press(boards, "Home", "ArrowRight", "ArrowRight")
    assert focused(boards) == "2"  # nothing lies further that way


def test_a_walk_up_and_down_keeps_to_its_line(boards: Page) -> None:
    cell(boards, 18).focus()
    walked = []
    for _ in range(4):
        press(boards, "ArrowDown")
        walked.append(boards.evaluate("document.activeElement.getCTM().e"))
    start = boards.evaluate("document.querySelector('.one [data-i=\"18\"]').getCTM().e")
    width = boards.evaluate("document.querySelector('.one [data-i=\"18\"]').getBBox().width")
    assert all(abs(x - start) < width for x in walked)
    assert walked[1] == pytest.approx(start, abs=0.5) and walked[3] == pytest.approx(start, abs=0.5)


def test_e_goes_round_the_open_targets(boards: Page) -> None:
    enter(boards)
    seen = []
    for _ in range(5):
        press(boards, "e")
        seen.append(focused(boards))
    assert seen == ["4", "9", "11", "20", "4"]


def test_enter_and_space_are_a_click(boards: Page) -> None:
    enter(boards)
    press(boards, "End", "Enter")
    hears(boards, ["one", "cell", 49])
    press(boards, "Home", "Space")
    hears(boards, ["one", "cell", 49], ["one", "cell", 1])


def test_escape_and_hover_are_told_to_those_who_ask(boards: Page) -> None:
    enter(boards)
    press(boards, "Escape", "ArrowRight")
    cell(boards, 3, "one").hover()
    boards.mouse.move(0, 0)
    hears(boards)
    enter(boards, "two")
    press(boards, "Escape", "End")
    hears(boards, ["two", "escape"], ["two", "hover", 49])


def test_keys_stay_in_the_board(boards: Page) -> None:
    """Single letters would else be commands of JupyterLab."""
    boards.evaluate("addEventListener('keydown', (event) => { (window.leaked ??= []).push(event.key) })")
    enter(boards)
    boards.evaluate("window.leaked = []")
    press(boards, "ArrowDown", "e", "Home", "Enter", "Space", "u")
    assert boards.evaluate("window.leaked") == ["u"]
    assert boards.locator(".one [data-i]:not([data-lm-suppress-shortcuts])").count() == 0


def test_the_ring_is_seen_by_keyboard_only(boards: Page) -> None:
    ring = boards.locator(".one .gp-strokes > g:last-child")
    expect(ring).to_be_hidden()
    cell(boards, 12).click()
    expect(ring).to_be_hidden()
    press(boards, "ArrowRight")
    expect(ring).to_be_visible()
    assert ring.evaluate("g => g.getCTM().e") == cell(boards, 13).evaluate("g => g.getCTM().e")
    blue = boards.evaluate("getComputedStyle(document.querySelector('.gp')).getPropertyValue('--focus')")
    assert ring.locator(".p-selected").evaluate("p => getComputedStyle(p).strokeWidth") == "4px" and blue


def test_every_cell_is_a_named_button(boards: Page) -> None:
    names = boards.locator(".one [role='button']").evaluate_all("all => all.map((g) => g.getAttribute('aria-label'))")
    assert len(names) == 49 and names[2] == "3 sea; at the edge; Rust: ship."
    assert boards.locator(".two svg").get_attribute("lang") == "ja"
    assert boards.get_by_role("button", name="8 森。ボードの端。青（自分）：科学施設。").count() == 1
    assert "Open regions: 3" in (boards.locator(".one svg").get_attribute("aria-label") or "")


def test_a_tap_is_one_click(new_page: Callable[..., Page], open_notebook: Callable[..., None]) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_notebook(page, "boards.ipynb", ready=".two [data-i]")
    cell(page, 20).tap()
    cell(page, 12, "two").tap()
    hears(page, ["one", "cell", 20], ["two", "cell", 12])


@pytest.mark.parametrize("width", [360, 768, 1600])
def test_it_fits_every_width(
    width: int, new_page: Callable[..., Page], open_notebook: Callable[..., None], shot: Callable[..., Path]
) -> None:
    page = new_page(viewport={"width": width, "height": 900})
    open_notebook(page, "boards.ipynb", ready=".two [data-i]")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    number, code = page.locator(".one .t-number").first, page.locator(".one tspan.t-code").first
    assert number.evaluate("n => n.getBoundingClientRect().height") > 9
    expect(code).to_be_visible() if width > 700 else expect(code).to_be_hidden()
    shot(page, f"svg-boards.{width}")


def test_it_follows_a_dark_page(boards: Page, shot: Callable[..., Path]) -> None:
    sea = "getComputedStyle(document.querySelector('.one [data-i=\"3\"] path')).fill"
    light = boards.evaluate(sea)
    boards.evaluate("document.body.dataset.jpThemeLight = 'false'")
    assert boards.evaluate(sea) != light
    shot(boards, "svg-boards.dark.1280")
    boards.evaluate("delete document.body.dataset.jpThemeLight")


def test_a_board_alone_in_a_notebook_has_the_same_colours(boards: Page) -> None:
    found = boards.evaluate("""() => {
      const sea = (root) => getComputedStyle(root.querySelector("[data-i='3'] path")).fill;
      const inside = document.querySelector(".one");
      const alone = inside.cloneNode(true);
      document.body.append(alone);
      const both = [sea(inside), sea(alone)];
      alone.classList.add("gp-dark");
      both.push(sea(alone));
      alone.remove();
      return both;
    }""")
    assert found[0] == found[1] != found[2] and found[2].startswith("rgb(")


def test_without_motion_nothing_moves(new_page: Callable[..., Page], open_notebook: Callable[..., None]) -> None:
    page = new_page(reduced_motion="reduce")
    open_notebook(page, "boards.ipynb", ready=".two [data-i]")
    cell(page, 12).click()
    hears(page, ["one", "cell", 12])
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_second_view_shows_the_present(page: Page, open_notebook: Callable[..., None]) -> None:
    """The page keeps its model whole: a view that is made later shows what Python shows."""
    open_notebook(page, "boards.ipynb", ready=".two [data-i]")
    cell(page, 12, "two").click()
    expect(cell(page, 12, "two")).to_have_attribute("aria-label", "12 山脈。空き。選択中。")
    page.get_by_role("button", name="again").click()
    second = page.locator(".two").nth(1)
    expect(second.locator("[data-i='12']")).to_have_attribute("aria-label", "12 山脈。空き。選択中。")
    assert second.locator(".p-selected > path").count() == 1
    second.locator("[data-i='13']").click()
    for k in (0, 1):
        expect(page.locator(".two").nth(k).locator("[data-i='13']")).to_have_attribute(
            "aria-label", "13 湿地。空き。選択中。"
        )


def test_a_click_is_painted_soon(boards: Page) -> None:
    """From the click to the frame that shows what Python answered; printed, for `pytest -s`."""
    measure = """
    (i) => new Promise((done) => {
      const g = document.querySelector(`.one [data-i="${i}"]`);
      const start = performance.now();
      new MutationObserver((_, watch) => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      }).observe(g, { attributeFilter: ["aria-label"] });
      g.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    })"""
    times = [boards.evaluate(measure, i) for i in range(11, 41)][5:]
    print(f"\nclick to paint: median {median(times):.0f} ms, slowest {max(times):.0f} ms")
    assert median(times) < 150
