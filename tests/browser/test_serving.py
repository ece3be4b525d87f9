"""The pages as the public gets them: docs/serving.md, promise by promise, against a server like that of `make demo`."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import plotly
import pytest
from playwright.sync_api import Page, expect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

pytestmark = pytest.mark.browser

PLAIN = """
import os, ipywidgets
from widgets.keepsake import Keepsake
keepsake = Keepsake()
pid = ipywidgets.HTML(f"<b class='pid'>{os.getpid()}</b> <i class='echo'>{os.environ['JUPYTER_WIDGETS_ECHO']}</i>")
said = ipywidgets.HTML("<b class='said'>a new game</b>")
move = ipywidgets.Button(description="Move")
def moved(button):
    keepsake.text = "a game with one move"
    said.value = "<b class='said'>moved</b>"
move.on_click(moved)
def back(text):
    said.value = f"<b class='said'>{text}</b>"
keepsake.on_return(back)
ipywidgets.VBox([keepsake, pid, said, move, ipywidgets.IntSlider(3)])
"""
BROKEN = "secret = 'hidden-4711'\nraise ValueError(secret)"
SLOW = "import time, ipywidgets\ntime.sleep(9)\nipywidgets.HTML('<b class=there>here</b>')"
BOARD = """
import gamepkg as gp
from gamepkg.deus.picture import picture
from widgets import PlotlyBoard
PlotlyBoard(picture(gp.new_game("deus", players=3, seed=7), 0))
"""
NOTEBOOKS = {"plain": PLAIN, "broken": BROKEN, "slow": SLOW, "board": BOARD}
DRAWN = ".js-plotly-plot .main-svg text"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Small notebooks, and files that a server should keep to itself."""
    place = tmp_path_factory.mktemp("pages")
    (place / "inner").mkdir()
    for name, code in NOTEBOOKS.items():
        nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)]), place / f"{name}.ipynb")
    for name in ("secret.py", "secret.json", "secret.toml", "secret.cfg", "secret.txt", "inner/secret.py"):
        (place / name).write_text("hidden-4711", "utf-8")
    (place / "open.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    return place


@pytest.fixture(scope="module")
def voila_url(serve: Callable[..., str], folder: Path) -> str:
    """A server over those notebooks."""
    return serve("--notebooks", str(folder))


def ask(url: str, method: str = "GET", seconds: float = 60, **headers: str) -> tuple[int, dict[str, str], str]:
    """Status, headers and text of an answer that came to its end in time."""
    request = urllib.request.Request(url, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=seconds) as answer:
            return answer.status, dict(answer.headers), answer.read().decode("utf-8", "replace")
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read().decode("utf-8", "replace")


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ended(pid: int, seconds: float) -> bool:
    """Whether a process ends within so many seconds."""
    end = time.monotonic() + seconds
    while runs(pid) and time.monotonic() < end:
        time.sleep(0.1)
    return not runs(pid)


def pid_of(page: Page) -> int:
    return int(page.locator(".pid").inner_text())


def config_of(html: str) -> dict[str, Any]:
    found = re.search(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', html, re.S)
    assert found
    config: dict[str, Any] = json.loads(found.group(1))
    return config


@pytest.fixture
def plain(page: Page, open_notebook: Callable[..., None]) -> Page:
    """The plain notebook, ready for a click."""
    open_notebook(page, "plain.ipynb", ready=".pid")
    return page


# ---------------------------------------------------------------------- what a visitor can ask for


@pytest.mark.parametrize("query", ["template=nosuch", "voila-template=nosuch", "theme=nosuch"])
def test_a_visitor_cannot_choose_the_template(voila_url: str, query: str) -> None:
    status, _, html = ask(f"{voila_url}/voila/render/plain.ipynb?{query}")
    assert status == 200 and 'id="page-asleep"' in html and html.rstrip().endswith("</html>")


def test_a_visitor_cannot_choose_the_theme(voila_url: str) -> None:
    *_, html = ask(f"{voila_url}/voila/render/plain.ipynb?theme=dark")
    assert 'data-jp-theme-light="true"' in html and "theme-light.css" in html


@pytest.mark.parametrize(
    "path",
    ["secret.py", "secret.json", "secret.toml", "secret.cfg", "secret.txt", "inner/secret.py", "plain.ipynb",
     "..%2f..%2fetc%2fpasswd", "../../../../etc/passwd", "x.svg/../secret.py", "..%2fsecret.svg"],
)  # fmt: skip
def test_only_pictures_are_served(voila_url: str, path: str) -> None:
    status, _, text = ask(f"{voila_url}/voila/files/{path}")
    assert status in (403, 404) and "hidden-4711" not in text and "root:" not in text


@pytest.mark.parametrize("path", ["static/..%2f..%2f..%2fsecret.py", "templates/gamepkg/static/..%2fconf.json"])
def test_no_static_path_leads_out(voila_url: str, path: str) -> None:
    status, _, text = ask(f"{voila_url}/voila/{path}")
    assert status >= 400 and "hidden-4711" not in text and "base_template" not in text


def test_a_picture_is_served(voila_url: str) -> None:
    assert ask(f"{voila_url}/voila/files/open.svg")[0] == 200


def test_only_the_extensions_that_pages_need_are_loaded(voila_url: str) -> None:
    *_, html = ask(f"{voila_url}/voila/render/plain.ipynb")
    assert {extension["name"] for extension in config_of(html)["federated_extensions"]} == {
        "@jupyter-widgets/jupyterlab-manager",
        "anywidget",
        "@voila-dashboards/widgets-manager8",
    }


def test_the_policy_allows_no_script_of_others_and_none_inside_a_page(voila_url: str, root: Path) -> None:
    _, headers, html = ask(f"{voila_url}/voila/render/plain.ipynb")
    policy = headers["Content-Security-Policy"]
    heart = base64.b64encode(hashlib.sha256(b"window.voila_heartbeat()").digest()).decode()
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["script-src"] == f"'self' blob: 'sha256-{heart}'"
    assert rules["connect-src"] == "'self'" and rules["default-src"] == "'self'"
    assert "http" not in policy and "*" not in policy and "unsafe-eval" not in policy
    meta = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert meta and policy == f"{meta.group(1)}; frame-ancestors 'self'"
    assert headers["Referrer-Policy"] == "same-origin" and headers["X-Content-Type-Options"] == "nosniff"


def test_pages_without_a_kernel_are_ours_too(new_page: Callable[..., Page], page_log: Any, voila_url: str) -> None:
    page = new_page(locale="ja-JP")
    page.goto("/voila/render/nosuch.ipynb")
    expect(page.get_by_role("heading")).to_have_text(re.compile("ページ"))
    page.goto("/")
    expect(page.get_by_role("link", name="plain.ipynb")).to_be_visible()
    page_log.errors[:] = [error for error in page_log.errors if "nosuch" not in error]


# ---------------------------------------------------------------------- what a visitor sees


def test_a_page_has_landmarks_and_says_what_it_is(plain: Page, root: Path) -> None:
    assert plain.locator("html").get_attribute("lang") == "en"
    expect(plain.get_by_role("main")).to_have_count(1)
    assert plain.locator("meta[name=viewport]").count() == 1
    plain.keyboard.press("Tab")
    expect(plain.locator(":focus")).to_have_text("Skip to the content", use_inner_text=True)
    plain.keyboard.press("Enter")
    expect(plain.get_by_role("main")).to_be_focused()
    version = re.search(r'^version = "(.+)"', (root / "pyproject.toml").read_text("utf-8"), re.M)
    assert version and plain.locator("footer.page-foot").inner_text() == f"gamepkg {version.group(1)} · MIT"
    assert plain.locator(".echo").inner_text() == "0"


@pytest.mark.parametrize(
    ("locale", "wait", "slow"),
    [("en-GB", "getting ready", "longer than usual"), ("ja-JP", "準備しています", "いつもより時間")],
)
def test_the_wait_is_calm_and_says_when_it_is_long(
    new_page: Callable[..., Page], shot: Callable[..., Path], locale: str, wait: str, slow: str
) -> None:
    page = new_page(locale=locale, viewport={"width": 390, "height": 700})
    page.goto("/voila/render/slow.ipynb", wait_until="commit")
    bars = page.locator("#page-wait")
    expect(bars).to_contain_text(wait, use_inner_text=True)
    expect(page.locator("#page-slow")).to_be_hidden()
    expect(page.locator("#page-slow")).to_be_visible(timeout=9000)
    expect(page.locator("#page-slow")).to_contain_text(slow, use_inner_text=True)
    shot(page, f"waiting.{locale[:2]}.390")
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".there")).to_be_visible(timeout=60_000)
    expect(bars).to_have_count(0)


@pytest.mark.parametrize(("lang", "words"), [("en", "That did not work"), ("ja", "うまく動きませんでした")])
def test_a_mistake_of_ours_is_one_friendly_sentence(
    page: Page, open_notebook: Callable[..., None], lang: str, words: str
) -> None:
    open_notebook(page, "broken.ipynb", ready=".page-failed", lang=lang)
    expect(page.locator(".page-failed h2")).to_have_text(re.compile(words))
    html = page.content()
    assert not any(word in html for word in ("hidden-4711", "Traceback", "ValueError", "show_tracebacks"))


def test_dark_follows_the_system(new_page: Callable[..., Page], open_notebook: Callable[..., None]) -> None:
    page = new_page(color_scheme="dark")
    open_notebook(page, "plain.ipynb", ready=".pid")
    assert page.evaluate("document.body.dataset.jpThemeLight") == "false"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(14, 19, 23)"
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "true")


def test_the_colours_around_a_page_are_those_of_the_pages(root: Path) -> None:
    from gamepkg.scene.tokens import tokens

    css = (root / "share/jupyter/voila/templates/gamepkg/static/page.css").read_text("utf-8")
    light, dark, again = re.findall(r"\{\s*(--page:[^}]*)\}", css)
    assert dark.split() == again.split()
    for theme, block in (("light", light), ("dark", dark)):
        for name, value in re.findall(r"--(\w+): (#\w+)", block):
            assert tokens()["theme"][theme][name] == value, (theme, name)


# ---------------------------------------------------------------------- kernels


def test_a_closed_tab_ends_its_kernel(plain: Page) -> None:
    pid = pid_of(plain)
    plain.wait_for_function("document.cookie.includes('_xsrf=')")
    assert runs(pid)
    plain.close(run_before_unload=True)
    assert ended(pid, 10)


def test_a_reload_leaves_no_kernel_behind(plain: Page) -> None:
    pid = pid_of(plain)
    plain.wait_for_function("document.cookie.includes('_xsrf=')")
    plain.reload()
    plain.locator(".pid").wait_for()
    assert ended(pid, 10) and runs(pid_of(plain))


def test_another_site_cannot_end_a_kernel(plain: Page, voila_url: str) -> None:
    kernel = config_of(plain.content())["kernelId"]
    for headers in ({"Origin": "http://evil.example"}, {}):
        assert ask(f"{voila_url}/voila/api/shutdown/{kernel}", "POST", **headers)[0] in (403, 404)
        assert ask(f"{voila_url}/api/kernels/{kernel}", "DELETE", **headers)[0] in (403, 404)
    assert runs(pid_of(plain))


def test_nobody_can_run_code_or_listen_from_elsewhere(plain: Page, voila_url: str, tmp_path: Path) -> None:
    kernel = config_of(plain.content())["kernelId"]
    url = f"ws{voila_url[4:]}/api/kernels/{kernel}/channels"
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in plain.context.cookies())
    with pytest.raises(InvalidStatus, match="403"):
        connect(url, origin="http://evil.example", additional_headers={"Cookie": cookies})

    def message(kind: str, **content: object) -> str:
        header = {"msg_id": kind, "msg_type": kind, "session": "s", "username": "u", "version": "5.3", "date": ""}
        return json.dumps(
            {"header": header, "parent_header": {}, "metadata": {}, "channel": "shell", "content": content}
        )

    heard = []
    with connect(url, origin=voila_url, additional_headers={"Cookie": cookies}) as socket:
        code = f"open({str(tmp_path / 'pwned')!r}, 'w').close()"
        socket.send(message("execute_request", code=code, silent=False))
        socket.send(message("kernel_info_request"))
        while "kernel_info_reply" not in heard:
            heard.append(json.loads(socket.recv(timeout=20))["msg_type"])
    assert "execute_reply" not in heard and not (tmp_path / "pwned").exists()


@pytest.fixture(scope="module")
def culling_url(serve: Callable[..., str], folder: Path) -> Iterator[str]:
    """A server whose kernels go to sleep after some seconds without a click."""
    options = (f"--MappingKernelManager.cull_{name}" for name in ("idle_timeout=12", "interval=1"))
    return serve("--notebooks", str(folder), *options)


def forgive(page_log: Any, *words: str) -> None:
    """A page whose kernel is gone asks after it in vain, and Chromium writes that down."""
    page_log.errors[:] = [error for error in page_log.errors if not any(word in error for word in words)]


def test_an_idle_page_says_that_it_sleeps_and_gives_the_match_back(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], page_log: Any, culling_url: str,
    shot: Callable[..., Path],
) -> None:  # fmt: skip
    page_log.host = culling_url.removeprefix("http://")
    page = new_page(base_url=culling_url)
    open_notebook(page, "plain.ipynb", ready=".pid")
    page.get_by_role("button", name="Move").click()
    expect(page.locator(".said")).to_have_text("moved")
    assert page.evaluate("sessionStorage.getItem('gamepkg-record')") == "a game with one move"
    assert ended(pid_of(page), 40)
    page.wait_for_timeout(5500)
    page.mouse.click(5, 400)
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("This page has gone to sleep", use_inner_text=True)
    assert page.get_by_role("main").evaluate("main => main.inert")
    shot(page, "asleep.en.1280")
    banner.get_by_role("button", name="Restore my game").click()
    expect(page.locator(".said")).to_have_text("a game with one move", timeout=60_000)
    expect(page.locator("#page-asleep")).to_be_hidden()
    forgive(page_log, "/api/kernels/", "shutdown")


def test_a_kernel_that_died_is_not_taken_for_a_living_one(plain: Page, page_log: Any) -> None:
    os.kill(pid_of(plain), 9)
    expect(plain.locator("#page-asleep")).to_be_visible(timeout=20_000)
    expect(plain.get_by_role("button", name="Restore my game")).to_be_hidden()
    forgive(page_log, "/api/kernels/", "shutdown")


# ---------------------------------------------------------------------- plotly.js once


def count_bytes(page: Page) -> list[int]:
    """The lengths of what comes through the websockets of a page, growing while it lives."""
    sizes: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))))
    return sizes


def test_the_code_of_the_board_comes_from_a_file(page: Page, open_notebook: Callable[..., None]) -> None:
    sizes, fetched = count_bytes(page), []
    page.on("response", lambda answer: fetched.append(answer.url))
    open_notebook(page, "board.ipynb", ready=DRAWN)
    assert sum(url.endswith(f"/gamepkg/static/plotly-{plotly.__version__}.js") for url in fetched) == 1
    assert sum(sizes) <= 300_000


def test_a_page_that_cannot_fetch_the_file_gets_the_code_from_the_kernel(
    page: Page, open_notebook: Callable[..., None], page_log: Any
) -> None:
    sizes = count_bytes(page)
    page.route("**/gamepkg/static/plotly-*.js", lambda route: route.abort())
    open_notebook(page, "board.ipynb", ready=DRAWN)
    assert sum(sizes) > 4_000_000
    forgive(page_log, "/gamepkg/static/plotly-")
