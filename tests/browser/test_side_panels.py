"""Rule book, position and files in a real browser, on the explore page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

NOTEBOOK = "deus/explore.ipynb"
READY = ".gp-board .main-svg text"
PANELS = {"rules": ".gp-rules", "position": ".gp-edit", "files": ".gp-parts:not(.gp-edit)"}


def unfold(page: Page, name: str) -> Locator:
    """Open a fold of the header and return its panel."""
    page.locator(f'[data-do="fold {name}"]').click()
    panel = page.locator(PANELS[name])
    expect(panel).to_be_visible()
    return panel


def choose(page: Page, panel: Locator, file: Path) -> None:
    """Hand a file to the button that opens saved games."""
    with page.expect_file_chooser() as waiting:
        panel.get_by_role("button", name=re.compile("Choose a file|ファイルを選ぶ")).click()
    waiting.value.set_files(file)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_panels_fit_a_desk_and_a_phone(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], lang: str
) -> None:
    open_notebook(page, NOTEBOOK, READY, lang=lang)
    for name in PANELS:
        page.set_viewport_size({"width": 1280, "height": 3200})
        panel = unfold(page, name)
        for width in (1280, 390):
            page.set_viewport_size({"width": width, "height": 3200})
            page.wait_for_timeout(300)
            wider = panel.evaluate(
                "e => [...e.querySelectorAll('*')].filter(x => x.getBoundingClientRect().right > innerWidth + 1).length"
            )
            assert wider == 0, f"{name}: {wider} elements stick out at {width} px"
            shot(page, f"side.{name}.{lang}.{width}")


def test_a_rule_is_found_and_opened_by_keyboard_alone(page: Page, open_notebook: Callable[..., None]) -> None:
    open_notebook(page, NOTEBOOK, READY)
    panel = unfold(page, "rules")
    panel.get_by_label("Search the rules").fill("neptune")
    hit = panel.locator('.gp-rule-list [data-do="open deus.offer.neptune"]')
    expect(hit).to_be_visible()
    expect(panel.get_by_role("status")).to_contain_text("rule")
    panel.get_by_label("Search the rules").focus()
    page.keyboard.press("Tab")
    expect(hit).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.locator(".gp-rule-page .gp-id")).to_have_text("deus.offer.neptune")
    expect(hit).to_be_focused()


def test_a_chip_leads_to_the_rule_book(page: Page, open_notebook: Callable[..., None]) -> None:
    open_notebook(page, NOTEBOOK, READY)
    chip = page.locator(".gp-cols details.gp-chip:visible").first
    chip.locator("summary").click()
    rule = chip.locator(".gp-id").inner_text()
    chip.locator('[data-do^="rule "]').click()
    expect(page.locator(".gp-rule-page .gp-id")).to_have_text(rule)


def test_a_position_is_set_up_played_and_left_again(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 3000})
    open_notebook(page, NOTEBOOK, READY)
    panel = unfold(page, "position")
    panel.locator('.gp-edit-map [data-do="cell 17"]').click()
    expect(panel.get_by_role("combobox", name="Region")).to_have_value("17 forest")
    panel.get_by_role("button", name="ship", exact=True).click()
    expect(panel.locator(".gp-edit-foot code")).to_have_text("regions.17.pieces")
    expect(panel.locator(".gp-edit-foot details.gp-chip")).to_contain_text("Ships on the sea")
    shot(page, "side.position.refused.1280")
    panel.get_by_role("button", name="army", exact=True).click()
    panel.get_by_role("button", name="ship", exact=True).click()
    expect(panel.locator(".gp-edit-foot")).to_contain_text("This position is possible.")
    panel.get_by_label("gold", exact=True).fill("23")
    panel.get_by_label("gold", exact=True).press("Tab")
    gold = page.locator(".gp-seats tbody tr").first.locator("td").nth(2)
    panel.get_by_role("button", name="Play from here").click()
    expect(gold).to_have_text("23")
    panel.get_by_role("button", name="Back to my game").click()
    expect(gold).to_have_text("5")


def test_a_game_goes_to_a_file_and_comes_back(page: Page, open_notebook: Callable[..., None], tmp_path: Path) -> None:
    open_notebook(page, NOTEBOOK, READY)
    panel = unfold(page, "files")
    with page.expect_download() as waiting:
        panel.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8"))["game"] == "deus"

    panel.get_by_role("button", name="2", exact=True).click()
    panel.get_by_role("button", name="Begin this game").click()
    expect(page.locator(".gp-seats tbody tr.gp-seat-row, .gp-seats tbody tr:has(.gp-seat)")).to_have_count(2)

    broken = tmp_path / "broken.json"
    broken.write_text("[" * 5000)
    choose(page, panel, broken)
    expect(panel.locator(".gp-refused")).to_contain_text("nested deeper")
    expect(page.locator("body")).not_to_contain_text("Traceback")
    choose(page, panel, saved)
    expect(page.locator(".gp-seats tbody tr:has(.gp-seat)")).to_have_count(3)
