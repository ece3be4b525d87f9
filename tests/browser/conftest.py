"""A real Voila server, a real Chromium, and pages that tell what went wrong in them.

A test takes `page` (1,280 wide) or makes its own with ``new_page(viewport={"width": 390, "height": 844})``; opens a
notebook with ``open_notebook(page, "deus/explore.ipynb", ready=".gp-board", lang="ja")``; and shows what it saw with
``shot(page, "deus-explore.ja.390")``. When it ends, each page must be free of console errors and of requests to other
hosts; a test that expects one takes it out of ``page_log``. What a failed test saw lies in
build/screenshots/FAILED-*.png.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Route, TimeoutError, expect, sync_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
SECONDS = 1000  # playwright counts in milliseconds
NUMBERS = count(1)

expect.set_options(timeout=20 * SECONDS)  # a busy machine is slow, not wrong


@dataclass
class PageLog:
    """What happened on the pages of one test and should not."""

    host: str
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        """Write down the errors of a page, and stop and write down what it asks of other hosts."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.route(lambda url: urlsplit(url).scheme.startswith("http"), self._route)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _route(self, route: Route) -> None:
        url = route.request.url
        if urlsplit(url).netloc == self.host:
            route.continue_()
            return
        self.strangers.append(url)
        route.abort()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for the fixtures whether the test itself failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def serve(root: Path) -> Iterator[Callable[..., str]]:
    """Start servers as `make demo` does, on free ports; ``serve(options of scripts/demo.py)`` gives an address."""
    with ExitStack() as servers:
        yield lambda *options: servers.enter_context(server(root, options))


@contextmanager
def server(root: Path, options: tuple[str, ...]) -> Iterator[str]:
    """One server; its log lies in build/."""
    log = root / "build" / f"voila-{os.getpid()}-{next(NUMBERS)}.log"
    log.parent.mkdir(exist_ok=True)
    command = [sys.executable, str(root / "scripts" / "demo.py"), "0", *options]
    places = os.pathsep.join(filter(None, (str(root), os.environ.get("PYTHONPATH"))))
    with (
        log.open("wb") as errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | {"PYTHONPATH": places}
        ) as process,
    ):
        assert process.stdout is not None
        found = next((m for line in process.stdout if (m := re.search(r"http://127\.0\.0\.1:\d+", line))), None)
        assert found, f"the server did not start: {log.read_text()[-2000:]}"
        yield found.group()
        process.send_signal(signal.SIGTERM)
        process.wait(40)


@pytest.fixture(scope="package")
def voila_url(serve: Callable[..., str]) -> str:
    """The address of a server over the notebooks of the repository."""
    return serve()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A headless Chromium: the one that CHROMIUM names, else the first on the PATH."""
    path = next(filter(None, map(shutil.which, (os.environ.get("CHROMIUM") or "", *NAMES))), None)
    assert path, "no Chromium on the PATH: install it, or name it with CHROMIUM=/path/to/chromium"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def page_log(voila_url: str) -> PageLog:
    """Errors and foreign requests of this test's pages."""
    return PageLog(host=urlsplit(voila_url).netloc)


@pytest.fixture
def new_page(
    browser: Browser, voila_url: str, page_log: PageLog, shot: Callable[..., Path], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Make a watched page with options of a browser context (viewport, has_touch, color_scheme, locale, ...)."""
    pages: list[Page] = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**{"base_url": voila_url, "viewport": {"width": 1280, "height": 900}} | options)
        page = context.new_page()
        pages.append(page)
        page.set_default_timeout(30 * SECONDS)
        page_log.watch(page)
        return page

    yield make
    for number, page in enumerate(pages, start=1):
        if request.node.stash.get(FAILED, False):
            shot(page, f"FAILED-{request.node.name}-{number}")
        page.context.close()
    assert page_log.errors == []
    assert page_log.strangers == []


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A watched page on a desk: 1,280 by 900."""
    return new_page()


@pytest.fixture
def open_notebook() -> Callable[..., None]:
    """Open a notebook through Voila and wait until the selector `ready` is visible; further words form the query."""

    def open_it(page: Page, notebook: str, ready: str, **query: str) -> None:
        address = f"/voila/render/{notebook}" + (f"?{urlencode(query)}" if query else "")
        page.goto(address, timeout=90 * SECONDS)
        try:
            page.locator(ready).first.wait_for(timeout=30 * SECONDS)
        except TimeoutError:  # a cold kernel is sometimes slower than the four seconds ipywidgets grants it
            page.reload(timeout=90 * SECONDS)
            page.locator(ready).first.wait_for(timeout=60 * SECONDS)

    return open_it


@pytest.fixture
def shot(root: Path) -> Callable[..., Path]:
    """Write a picture of the whole page to build/screenshots/NAME.png and return its path."""

    def take(page: Page, name: str, **options: Any) -> Path:
        path = root / "build" / "screenshots" / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path, **{"full_page": True} | options)
        return path

    return take
