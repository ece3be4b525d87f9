"""The page of Stone Age in a real browser: people by mouse and by keyboard, dice, tools, a payment, feeding, files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_explore import READY, click_region
from tests.browser.test_side_panels import PANELS, choose, unfold
from tests.browser.width import too_wide

pytestmark = pytest.mark.browser

NOTEBOOK: Final = "stoneage/explore.ipynb"
FOREST, FIELD = 2, 7
CHART: Final = ".gp-odds-chart:not(.gp-hidden) .main-svg"
POSITION: Final[dict[str, Any]] = {
    "game": "stoneage",
    "players": [
        {"wood": 1, "brick": 1, "stone": 4, "food": 0, "tools": [2, 1], "placed": {"building-1": 1, "field": 1}},
        {},
        {},
    ],
    "row": ["civ04", "civ03", "civ11", "civ19"],
    "stacks": [{"open": "bld01"}, {"open": "bld19"}, {"open": "bld26"}],
    "pending": [["using", 0], ["tool", "wood", "1345", 13, 0, "stoneage.gather.dice"]],
}
"""Blue has rolled 13 in the forest; a building and the field wait, and there is no food."""


def set_up(page: Page, position: dict[str, Any]) -> None:
    """Type a position into the editor and play from there."""
    panel = unfold(page, "position")
    panel.locator("textarea").fill(json.dumps(position))
    panel.get_by_role("button", name="Read this text").click()
    expect(panel.locator(".gp-edit-foot")).to_contain_text("This position is possible.")
    panel.get_by_role("button", name="Play from here").click()
    expect(page.locator(".gp-turn .gp-said")).to_be_visible()
    page.locator('[data-do="fold position"]').click()


def test_the_main_steps_of_a_game(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1500})
    open_notebook(page, NOTEBOOK, READY)
    question = page.locator(".gp-question")
    expect(question).to_have_text("Where do your people go? 5 people at home.")

    # people are sent by mouse: each click on the forest adds one, and the chances follow
    click_region(page, FOREST)
    expect(page.locator(".gp-preview h2").first).to_have_text("If you send 1 person to the forest")
    click_region(page, FOREST)
    expect(page.locator(".gp-preview h2").first).to_have_text("If you send 2 people to the forest")
    expect(page.locator(".gp-odds-figures .gp-lead")).to_have_text("2.00 wood on average")
    expect(page.locator(CHART).first).to_be_visible()
    shot(page, "stoneage-explore.chances.1280")
    page.locator(".gp-outlook .gp-primary").click()
    expect(page.locator(".gp-journal")).to_contain_text("sends 2 people to the forest")

    # and by keyboard: the first number of the row with that key, twice
    page.locator(".gp-placing .gp-count").first.focus()
    page.keyboard.press("7")
    expect(page.locator(".gp-preview h2").first).to_have_text("If you send 1 person to the field")
    page.keyboard.press("7")
    expect(page.locator(".gp-journal")).to_contain_text("sends 1 person to the field")

    # the field is taken now; the refusal says by whom
    click_region(page, FIELD)
    refused = page.locator(".gp-refusal")
    expect(refused).to_contain_text("is at the field already.")
    expect(refused).to_contain_text("What would work: ")
    expect(refused.locator("details.gp-chip")).not_to_have_count(0)
    shot(page, "stoneage-explore.refused.1280")
    page.locator(".gp-turn [data-do=undo]").click()
    expect(page.locator(".gp-journal")).not_to_contain_text("to the field")

    # a position as text, in the middle of a roll: a tool joins it
    set_up(page, POSITION)
    expect(question).to_have_text("Add tools to 13 for wood?")
    page.get_by_role("button", name="2", exact=True).locator("visible=true").first.click()
    expect(page.locator(".gp-sum-lines")).to_contain_text("15 ÷ 3 = 5")
    shot(page, "stoneage-explore.tools.1280")
    page.get_by_role("button", name="Take 5 wood").click()

    # a building is paid good by good
    page.locator('.gp-choice button[aria-label*="building stack 1"]').click()
    page.locator(".gp-outlook .gp-primary").click()
    payment = page.locator(".gp-picking:not(.gp-hidden)")
    expect(payment).to_contain_text("The building asks for 2 wood and 1 brick.")
    expect(payment.locator("[data-do=confirm]")).to_be_disabled()
    for pick in (0, 0, 1):
        payment.locator(f'[data-do="pick {pick}"]').click()
    expect(payment).to_contain_text("+10 points")
    shot(page, "stoneage-explore.payment.1280")
    payment.locator("[data-do=confirm]").click()

    # the field is used by itself; then food is missing
    expect(question).to_contain_text("food missing: pay resources, or lose 10 points?")
    expect(payment).to_contain_text("You keep all resources.")
    shot(page, "stoneage-explore.feeding.1280")
    for _ in range(4):
        payment.locator('[data-do="pick 2"]').click()
    payment.locator("[data-do=confirm]").click()
    expect(page.locator(".gp-who")).to_contain_text("round 2")

    # language, and the game as a file
    page.locator("[data-do='language ja']").click()
    expect(page.locator(".gp-question")).to_contain_text("人間コマをどこに置きますか。")
    shot(page, "stoneage-explore.ja.1280")
    page.locator("[data-do='language en']").click()
    panel = unfold(page, "files")
    with page.expect_download() as waiting:
        panel.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    page.locator(".gp-turn [data-do=undo]").click()
    expect(page.locator(".gp-who")).to_contain_text("round 1")
    choose(page, page.locator(PANELS["files"]), saved)
    expect(page.locator(".gp-who")).to_contain_text("round 2")


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_phone_nothing_is_wider_than_the_screen(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], shot: Callable[..., Path], lang: str
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    open_notebook(page, NOTEBOOK, READY, lang=lang)
    page.locator(".gp-placing .gp-count").nth(7).click()
    expect(page.locator(".gp-bar")).to_be_visible()
    expect(page.locator(CHART).first).to_be_visible()
    assert too_wide(page) == []
    page.set_viewport_size({"width": 390, "height": 2400})
    shot(page, f"stoneage-explore.{lang}.390")


@pytest.mark.slow
def test_dice_are_set_by_hand_where_the_table_asks(page: Page, open_notebook: Callable[..., None]) -> None:
    open_notebook(page, NOTEBOOK, READY)
    page.locator("summary", has_text="Options of this table").click()
    page.locator('[data-do^="chance"]').first.click()
    set_up(page, POSITION | {"pending": [["using", 0], ["roll", 2, "gold", "stoneage.gather.dice"]]})
    expect(page.locator(".gp-question")).to_contain_text("rolls 2 dice for gold")
    for _ in range(5):
        page.locator('[data-do="turn 0"]').click()
    page.get_by_role("button", name="These dice (sum 7)").click()
    expect(page.locator(".gp-question")).to_have_text("Add tools to 7 for gold?")
