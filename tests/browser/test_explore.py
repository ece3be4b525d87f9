"""The explore page in a real browser: by mouse on the map, by keyboard alone, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.width import too_wide

pytestmark = pytest.mark.browser

NOTEBOOK = "deus/explore.ipynb"
READY = ".gp-board .main-svg text"
PLACE = """(region) => {
  const figure = document.querySelector('.gp-board .js-plotly-plot');
  const cells = figure._fullData[figure._fullData.length - 1];
  const box = figure.getBoundingClientRect(), { xaxis, yaxis } = figure._fullLayout;
  const x = xaxis._offset + xaxis.d2p(cells.x[region - 1]), y = yaxis._offset + yaxis.d2p(cells.y[region - 1]);
  return [box.left + x, box.top + y];
}"""


def click_region(page: Page, region: int) -> None:
    """Move to a region of the map and press, as a hand does."""
    x, y = page.evaluate(PLACE, region)
    page.mouse.move(x, y)
    page.wait_for_timeout(150)
    page.mouse.down()
    page.mouse.up()


def rows(page: Page) -> list[str]:
    return page.locator(".gp-choices:not(.gp-hidden) .gp-face").all_inner_texts()


def start_building(page: Page) -> None:
    """Build the first card of the choices, paying with goods."""
    page.locator(".gp-choices:not(.gp-hidden) .gp-choice button").first.click()
    page.locator(".gp-outlook .gp-primary").click()
    page.locator(".gp-payment:not(.gp-hidden) .gp-primary").click()
    expect(page.locator(".gp-steps .gp-now")).to_contain_text("Place")


def test_a_turn_by_mouse_on_a_desk(page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path]) -> None:
    page.set_viewport_size({"width": 1280, "height": 1700})
    open_notebook(page, NOTEBOOK, READY)
    expect(page.locator(".gp-question")).to_have_text("Build, or make an offering?")
    shot(page, "deus-explore.start.1280")
    start_building(page)

    click_region(page, 17)
    refused = page.locator(".gp-refusal")
    expect(refused).to_contain_text("cannot go to 17")
    expect(refused.locator("details.gp-chip")).not_to_have_count(0)
    expect(page.locator("[role=status]").first).to_contain_text("Not possible")
    shot(page, "deus-explore.refused.1280")

    click_region(page, 15)
    expect(page.locator(".gp-preview h2")).to_contain_text("goes to 15")
    expect(page.locator(".gp-choice.gp-on")).to_contain_text("15 swamp")
    shot(page, "deus-explore.preview.1280")
    click_region(page, 15)
    expect(page.locator(".gp-journal")).to_contain_text("in 15")

    page.locator(".gp-turn [data-do=undo]").click()
    page.locator(".gp-turn [data-do=redo]").click()
    page.locator("[data-do='language ja']").click()
    expect(page.locator(".gp-journal h2")).to_contain_text("記録")
    shot(page, "deus-explore.ja.1280")


def test_a_turn_by_keyboard_alone(page: Page, open_notebook: Callable[..., None]) -> None:
    open_notebook(page, NOTEBOOK, READY)
    page.locator(".gp-choices:not(.gp-hidden) .gp-choice button").first.wait_for()
    page.keyboard.press("1")  # nothing is in focus yet
    expect(page.locator(".gp-preview h2")).to_contain_text("If you build")
    page.keyboard.press("Escape")
    expect(page.locator(".gp-outlook")).to_have_class("lm-Widget gp-panel gp-outlook gp-empty")
    page.keyboard.press("/")
    page.keyboard.type("buld something")
    page.keyboard.press("Enter")
    expect(page.locator(".gp-said")).to_contain_text("is no move")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator(".gp-preview h2")).to_contain_text("If you build")
    page.keyboard.press("1")
    pay = page.locator(".gp-payment:not(.gp-hidden) .gp-primary")
    expect(pay).to_be_visible()
    expect(page.locator(".gp-payment :focus")).to_have_count(1)  # the focus goes on to the next question
    for _ in range(8):
        if page.evaluate("document.activeElement.dataset.do") == "pay":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".gp-steps .gp-now")).to_contain_text("Place")
    assert len(rows(page)) > 9
    page.keyboard.press("2")
    page.keyboard.press("2")
    expect(page.locator(".gp-journal .gp-tree")).to_contain_text("places")
    page.keyboard.press("u")
    expect(page.locator(".gp-steps .gp-now")).to_contain_text("Place")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_phone_shows_one_column_and_its_bar(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], shot: Callable[..., Path], lang: str
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    open_notebook(page, NOTEBOOK, READY, lang=lang)
    expect(page.locator(".gp-bar")).to_be_hidden()
    page.locator(".gp-choices:not(.gp-hidden) .gp-choice button").first.click()
    expect(page.locator(".gp-bar .gp-primary")).to_be_visible()
    assert too_wide(page) == []
    page.wait_for_timeout(800)  # until the board has its width
    page.set_viewport_size({"width": 390, "height": 3200})
    page.wait_for_timeout(800)
    shot(page, f"deus-explore.{lang}.390")
