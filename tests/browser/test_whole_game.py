"""A whole game of three in a real browser, from the setup to the final score: by keyboard alone, and by mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from gamepkg import Match
from gamepkg.text.telling import telling
from tests.browser.test_explore import NOTEBOOK, READY, click_region
from tests.browser.test_explore_actions import points
from tests.browser.test_side_panels import PANELS

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_DECISIONS = 1500
ENDED = ".gp-over:not(.gp-hidden)"
ROWS = ".gp-choices:not(.gp-hidden) .gp-choice button"
PAY = ".gp-payment:not(.gp-hidden) [data-do=pay]"
AT_ROWS = "document.activeElement.matches('.gp-choices:not(.gp-hidden) *')"
STEPS = "(document.querySelector('.gp-journal h2 small')?.textContent ?? '')"
"""The number of steps of the match, as the journal says it."""


def tab_to(page: Page, there: Callable[[], bool]) -> None:
    """Press Tab until the focus is there."""
    for _ in range(400):
        if there():
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def by_mouse(page: Page, target: Locator) -> None:
    target.click()


def by_keyboard(page: Page, target: Locator) -> None:
    """Tab until the focus is on it, and Enter."""
    tab_to(page, lambda: bool(target.evaluate("e => e === document.activeElement")))
    page.keyboard.press("Enter")


Press = Callable[[Page, Locator], None]


def open_files(page: Page, press: Press) -> Locator:
    """The fold with the form of a new game and the button that saves."""
    press(page, page.locator('[data-do="fold files"]'))
    panel = page.locator(PANELS["files"])
    expect(panel).to_be_visible()
    return panel


def begin_for_three(page: Page, press: Press, button: str) -> None:
    """A new game of three from the form, with a seed of its own, so that every run plays the same cards."""
    panel = open_files(page, press)
    press(page, panel.get_by_role("button", name="3", exact=True))
    press(page, panel.get_by_label(re.compile("^(Seed|乱数シード)")))
    page.keyboard.type("11")
    press(page, panel.get_by_role("button", name=button))
    expect(page.locator(".gp-seats tbody tr:has(.gp-seat)")).to_have_count(3)
    expect(page.locator(".gp-turn .gp-said")).to_contain_text("11")
    press(page, page.locator('[data-do="fold files"]'))
    expect(panel).to_be_hidden()  # the map moves up


def play(page: Page, decide: Callable[[Page], None]) -> None:
    """Make decisions until the game is over; each must move the match on."""
    for _ in range(MOST_DECISIONS):
        if page.locator(ENDED).count():
            return
        before = page.evaluate(STEPS)
        decide(page)
        page.wait_for_function(f"(before) => {STEPS} !== before || document.querySelector('{ENDED}')", arg=before)
    raise AssertionError("the game does not end")


def decide_by_keyboard(page: Page) -> None:
    """The first row by its digit, a payment by Enter, an offering of one card when nothing can be built."""
    if page.locator(PAY).count():
        by_keyboard(page, page.locator(PAY))
    elif page.locator(ROWS).count():
        tab_to(page, lambda: bool(page.evaluate(AT_ROWS)))
        page.keyboard.press("1")
        page.locator(".gp-choice.gp-on").wait_for()
        page.keyboard.press("1")
    else:
        by_keyboard(page, page.locator(".gp-toggle").first)
        by_keyboard(page, page.locator(".gp-offering .gp-choice button").first)
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
        click_region(page, region)
        return
    else:
        rows.first.click()
    page.locator(".gp-outlook .gp-primary").click()


def check_end(page: Page, press: Press, save: str, lang: str, folder: Path) -> None:
    """The outcome and the totals on the page are those that the engine works out for the saved game."""
    panel = open_files(page, press)
    with page.expect_download() as waiting:
        press(page, panel.get_by_role("button", name=save))
    path = folder / "game.json"
    waiting.value.save_as(path)
    state = Match.load(path).state
    assert state.outcome is not None
    expect(page.locator(f"{ENDED} .gp-lead")).to_have_text(telling(state.game).outcome_text(state, lang))
    assert points(page)[1:] == [str(total) for total in state.points()]
    expect(page.locator("body")).not_to_contain_text("Traceback")


def test_a_whole_game_by_keyboard_alone(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    open_notebook(page, NOTEBOOK, READY, lang="ja")
    begin_for_three(page, by_keyboard, "このゲームを始める")
    play(page, decide_by_keyboard)
    shot(page, "deus-whole-game.ja.1280")
    check_end(page, by_keyboard, "ファイルに保存", "ja", tmp_path)


def test_a_whole_game_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, NOTEBOOK, READY)
    begin_for_three(page, by_mouse, "Begin this game")
    play(page, decide_by_mouse)
    shot(page, "deus-whole-game.en.1280")
    check_end(page, by_mouse, "Save as a file", "en", tmp_path)
