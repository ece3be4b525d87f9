"""The notebooks in JupyterLab, as those see them who want to look at the code too."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from scripts.demo import HOST, environment, free_port
from tests.browser.conftest import SECONDS, PageLog
from tests.browser.test_explore import click_region

pytestmark = pytest.mark.browser

SETTINGS = (
    "--ServerApp.ip=127.0.0.1", "--ServerApp.open_browser=False", "--ServerApp.port_retries=0",
    "--IdentityProvider.token=", "--ServerApp.allow_root=True", "--LabApp.expose_app_in_browser=True",
    "--LabApp.extension_manager=readonly", "--LabApp.news_url=",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
)  # fmt: skip
OWN_PLACES = ("JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR", "JUPYTER_RUNTIME_DIR")
CONNECTED = """() => {
  const session = window.jupyterapp?.shell.currentWidget?.sessionContext;
  return session?.isReady && session.session?.kernel?.connectionStatus === "connected";
}"""
AS_WIDE_AS_ITS_PLACE = """() => {
  const figure = document.querySelector(".gp-board .js-plotly-plot");
  return Math.abs(figure._fullLayout.width - figure.clientWidth) < 8;
}"""
KNOWN = ("favicon", "404 (Not Found)", "Unsatisfied version", "No satisfying version")
"""What JupyterLab itself complains of: settings that nobody has saved yet, versions of its own parts."""


@pytest.fixture(scope="module")
def lab_url(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """JupyterLab over a copy of the notebooks, which it saves by itself, with settings of its own."""
    home, port = tmp_path_factory.mktemp("lab"), free_port(0)
    notebooks = copytree(root / "notebooks", home / "notebooks")
    places = os.pathsep.join(filter(None, (str(root), os.environ.get("PYTHONPATH"))))
    settings = environment() | {"PYTHONPATH": places} | dict.fromkeys(OWN_PLACES, str(home))
    log = root / "build" / f"lab-{os.getpid()}.log"
    log.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "jupyterlab", str(notebooks), f"--ServerApp.port={port}", *SETTINGS]
    with log.open("wb") as output, subprocess.Popen(command, stdout=output, stderr=output, env=settings) as server:
        url = f"http://{HOST}:{port}"
        wait_for(server, url, log)
        yield url
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def wait_for(server: subprocess.Popen[bytes], url: str, log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert server.poll() is None, log.read_text()[-2000:]
        try:
            urllib.request.urlopen(f"{url}/api", timeout=2).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            return
    raise AssertionError(f"JupyterLab did not answer: {log.read_text()[-2000:]}")


@pytest.fixture
def lab(browser: Browser, lab_url: str, shot: Callable[..., Path]) -> Iterator[Page]:
    """A page whose console and requests are looked at when the test ends."""
    log = PageLog(host=urlsplit(lab_url).netloc)
    context = browser.new_context(base_url=lab_url, viewport={"width": 1500, "height": 1400})
    page = context.new_page()
    page.set_default_timeout(30 * SECONDS)
    log.watch(page)
    yield page
    shot(page, "lab", full_page=False)
    context.close()
    assert [error for error in log.errors if not any(known in error for known in KNOWN)] == []
    assert log.strangers == []


def run(page: Page, notebook: str, ready: str) -> None:
    """Open a notebook, run all its cells, and wait for the page that it shows."""
    page.goto(f"/lab/workspaces/{Path(notebook).stem}/tree/{notebook}?reset", timeout=60 * SECONDS)
    page.locator(".jp-Notebook .jp-Cell").first.wait_for()
    page.wait_for_function(CONNECTED)  # without a kernel, to run cells only brings the dialog that chooses one
    for patience in (15, 30):  # the first command is sometimes lost while the kernel starts
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells') }")
        try:
            page.locator(ready).first.wait_for(timeout=patience * SECONDS)
        except TimeoutError:
            continue
        break
    expect(page.locator(ready).first).to_be_visible()
    assert "Traceback" not in page.locator(".jp-Notebook").inner_text()


def test_explore_answers_a_click_on_its_map(lab: Page) -> None:
    run(lab, "deus/explore.ipynb", ".gp-board .main-svg text")
    lab.locator(".gp-board").scroll_into_view_if_needed()
    lab.wait_for_function(AS_WIDE_AS_ITS_PLACE)
    click_region(lab, 12)
    expect(lab.locator(".gp-looked")).to_contain_text("12")


def test_learn_judges_an_answer(lab: Page) -> None:
    run(lab, "deus/learn.ipynb", ".gp-lesson h1")
    lab.locator(".gp-map [role=button]").nth(17).click()
    expect(lab.locator(".gp-mark[aria-pressed=true]")).to_have_count(1)
    lab.locator('[data-do="check"]').click()
    expect(lab.locator(".gp-judgement")).to_be_visible()


@pytest.mark.parametrize(("game", "choice"), [("dewan", '[data-do^="choose "]'), ("stoneage", '[data-do^="send "]')])
def test_explore_of_the_other_games_previews_a_choice(lab: Page, game: str, choice: str) -> None:
    run(lab, f"{game}/explore.ipynb", ".gp-board .main-svg text")
    lab.locator(f".gp-decision {choice}").first.click()
    expect(lab.locator(".gp-outlook.gp-preview .gp-primary")).to_be_visible()


@pytest.mark.parametrize("game", ["dewan", "stoneage"])
def test_learn_of_the_other_games_shows_an_answer(lab: Page, game: str) -> None:
    run(lab, f"{game}/learn.ipynb", ".gp-lesson h1")
    lab.locator('[data-do="go show"]').click()
    expect(lab.locator(".gp-judgement.gp-praise")).to_be_visible()
