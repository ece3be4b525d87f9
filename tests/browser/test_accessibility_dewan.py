"""The page of Dewan by the rules of axe-core: with a path, a refusal and an event."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_accessibility import LOOKS, violations
from tests.browser.test_explore import READY, click_region
from tests.browser.test_explore_actions import open_match
from tests.browser.test_explore_dewan import NOTEBOOK, match_at, two_camps
from tests.dewan.study import DW1, DW3
from tests.widgets.dewan_pages import LAVA

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_at_the_start_with_a_path_refused_and_with_an_event(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], tmp_path: Path, look: tuple[str, str]
) -> None:
    lang, scheme = look
    page = new_page(color_scheme=scheme, viewport={"width": 1280, "height": 1700})
    open_notebook(page, NOTEBOOK, READY, lang=lang)
    found = {"start": violations(page)}
    open_match(page, two_camps(), tmp_path)
    goal = page.locator(f"[data-do='goal {DW1.number['N3']}']")
    expect(goal).to_be_visible()
    found["goals"] = violations(page)
    goal.click()
    page.locator(".gp-journey [data-do='way 1']").click()
    expect(page.locator(".gp-journey .gp-due")).to_have_count(3)
    found["path"] = violations(page)
    click_region(page, DW1.number["A1"])
    expect(page.locator(".gp-refusal")).to_be_visible()
    found["refusal"] = violations(page)
    page.locator(".gp-scoring summary").first.click()
    open_match(page, match_at(DW3, "volcano", you={"camps": "F1"}, pending=LAVA), tmp_path)
    expect(page.locator(".gp-event-pile")).to_be_visible()
    found["event"] = violations(page)
    assert {state: found[state] for state in found if found[state]} == {}
