"""The first page in a real browser: both languages, three widths, and the way into the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import gamepkg as gp

pytestmark = pytest.mark.browser

WIDTHS = (1280, 768, 390)
TITLE = {"en": "Board games that say why", "ja": "理由のわかるボードゲーム"}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_page_fits_every_width(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], lang: str
) -> None:
    open_notebook(page, "index.ipynb", ready=".gp-site", lang=lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE[lang])
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 2400})
        page.wait_for_timeout(150)
        wider = page.evaluate(
            "[...document.querySelectorAll('.gp *')].filter(x => x.getBoundingClientRect().right > innerWidth+1).length"
        )
        assert wider == 0, f"{wider} elements stick out at {width} px"
        shot(page, f"index.{lang}.{width}")


def test_a_rule_opens_in_place_by_keyboard(page: Page, open_notebook: Callable[..., None]) -> None:
    open_notebook(page, "index.ipynb", ready=".gp-site")
    chip = page.locator(".gp-example details.gp-chip")
    chip.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(chip.locator(".gp-id")).to_have_text("deus.village.most-armies")


def test_the_language_changes_and_leads_into_the_game(page: Page, open_notebook: Callable[..., None]) -> None:
    open_notebook(page, "index.ipynb", ready=".gp-site")
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE["ja"])
    page.get_by_role("link", name="デウスの卓を開く").click()
    page.wait_for_url("**/voila/render/deus/explore.ipynb?lang=ja", timeout=90_000)
    expect(page.locator(".gp.gp-ja .gp-turn")).to_be_visible(timeout=60_000)


def test_each_game_offers_the_pages_that_are_there(page: Page, open_notebook: Callable[..., None], root: Path) -> None:
    open_notebook(page, "index.ipynb", ready=".gp-site")
    cards = page.locator(".gp-games > .gp-panel")
    expect(cards).to_have_count(len(gp.GAMES))
    for card, game in zip(cards.all(), gp.GAMES, strict=True):
        notebooks = {path.name for path in (root / "notebooks" / game).glob("*.ipynb")}
        links = [str(link.get_attribute("href")) for link in card.locator("a").all()]
        assert {link.split("/")[1].split("?")[0] for link in links} == notebooks
