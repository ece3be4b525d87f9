"""A whole game of three in a real browser, from the setup to the final score: by keyboard alone, and by mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gamepkg import Match
from tests.browser.test_explore import NOTEBOOK, READY, click_region
from tests.browser.test_explore_actions import points
from tests.browser.test_side_panels import unfold

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_DECISIONS = 1500
ENDED = ".gp-over:not(.gp-hidden)"
ROWS = ".gp-choices:not(.gp-hidden) .gp-choice button"
PAY = ".gp-payment:not(.gp-hidden) [data-do=pay]"
STEPS = "(document.querySelector('.gp-journal h2 small')?.textContent ?? '')"
"""The number of steps of the match, as the journal says it."""


def begin_for_three(page: Page, button: str) -> None:
    """A new game of three from the form, with a seed of its own, so that every run plays the same cards."""
    panel = unfold(page, "files")
    panel.get_by_role("button", name="3", exact=True).click()
    panel.get_by_label(re.compile("^(Seed|乱数シード)")).fill("11")
    panel.get_by_role("button", name=button).click()
    expect(page.locator(".gp-seats tbody tr:has(.gp-seat)")).to_have_count(3)
    page.locator('[data-do="fold files"]').click()


def play(page: Page, decide: Callable[[Page], None]) -> None:
    """Make decisions until the game is over; each must move the match on."""
    for _ in range(MOST_DECISIONS):
        if page.locator(ENDED).count():
            return
        before = page.evaluate(STEPS)
        decide(page)
        page.wait_for_function(f"(before) => {STEPS} !== before || document.querySelector('{ENDED}')", arg=before)
    raise AssertionError("the game does not end")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on such an element."""
    for _ in range(400):
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def decide_by_keyboard(page: Page) -> None:
    """The first row by its digit, a payment by Enter, an offering of one card when nothing can be built."""
    if page.locator(PAY).count():
        tab_to(page, "[data-do=pay]")
        page.keyboard.press("Enter")
    elif page.locator(ROWS).count():
        tab_to(page, ".gp-choices:not(.gp-hidden) *")
        page.keyboard.press("1")
        page.locator(".gp-choice.gp-on").wait_for()
        page.keyboard.press("1")
    else:
        tab_to(page, ".gp-toggle")
        page.keyboard.press("Enter")
        page.locator(".gp-offering .gp-choice").wait_for()
        tab_to(page, ".gp-offering .gp-choice button")
        page.keyboard.press("Enter")
        page.locator(".gp-offering .gp-choice.gp-on").wait_for()
        page.keyboard.press("Enter")


def decide_by_mouse(page: Page) -> None:
    """Places on the map, everything else by its row and the main button."""
    if page.locator(PAY).count():
        page.locator(PAY).click()
        return
    rows = page.locator(ROWS)
    if not rows.count():
        page.locator(".gp-toggle").first.click()
        page.locator(".gp-offering .gp-choice button").first.click()
    elif page.locator(".gp-steps .gp-now", has_text="Place").count():
        region = int(page.locator(".gp-choices .gp-choice .gp-face span").first.inner_text().split()[0])
        click_region(page, region)
        page.locator(".gp-choice.gp-on").wait_for()
        page.wait_for_timeout(300)  # the board has painted the preview
        click_region(page, region)
        return
    else:
        rows.first.click()
    page.locator(".gp-outlook .gp-primary").click()


def check_end(page: Page, save: str, folder: Path) -> None:
    """The totals on the page are those that the engine works out for the saved game."""
    panel = unfold(page, "files")
    with page.expect_download() as waiting:
        panel.get_by_role("button", name=save).click()
    path = folder / "game.json"
    waiting.value.save_as(path)
    state = Match.load(path).state
    assert state.outcome is not None
    assert points(page)[1:] == [str(total) for total in state.points()]
    expect(page.locator("body")).not_to_contain_text("Traceback")


def test_a_whole_game_by_keyboard_alone(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    open_notebook(page, NOTEBOOK, READY, lang="ja")
    begin_for_three(page, "このゲームを始める")
    page.locator(".gp-skip").focus()
    play(page, decide_by_keyboard)
    shot(page, "deus-whole-game.ja.1280")
    check_end(page, "ファイルに保存", tmp_path)


def test_a_whole_game_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, NOTEBOOK, READY)
    begin_for_three(page, "Begin this game")
    play(page, decide_by_mouse)
    shot(page, "deus-whole-game.en.1280")
    check_end(page, "Save as a file", tmp_path)
