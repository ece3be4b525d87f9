"""An attack and an offering in a real browser: what is promised first is what happens, and the journal says why."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gamepkg import Match
from tests.browser.test_explore import NOTEBOOK, READY, click_region
from tests.browser.test_side_panels import choose, unfold
from tests.browser.width import too_wide
from tests.golden.make import GAMES

pytestmark = pytest.mark.browser

GOLDEN = {golden.name: golden for golden in GAMES}


def open_match(page: Page, match: Match, folder: Path) -> None:
    """Open a match through the page, as somebody does who has it in a file."""
    path = folder / "match.json"
    match.save(path)
    panel = unfold(page, "files")
    choose(page, panel, path)
    expect(panel.get_by_role("status")).to_contain_text(re.compile("The saved game is open|保存したゲームを開きました"))
    page.locator('[data-do="fold files"]').click()


def take_row(page: Page, words: str) -> None:
    """Press the row of the choices with these words: it is previewed."""
    page.locator(".gp-choices:not(.gp-hidden) .gp-choice", has_text=words).first.locator("button").click()


def commit(page: Page) -> None:
    page.locator(".gp-outlook .gp-primary").click()


def points(page: Page) -> list[str]:
    """The last line of the score: the total of each seat."""
    return page.locator(".gp-score .gp-sum td").all_inner_texts()


def test_an_attack_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    """A ship of Blue closes the ring: one army and three buildings each, so 5 VP are shared, 2 each, and 1 is lost."""
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, NOTEBOOK, READY)
    golden = GOLDEN["attack-split"]
    open_match(page, golden.begin(), tmp_path)
    village, sea = (golden.study.number[name] for name in ("V", "R5"))
    take_row(page, "Merchant sailer")
    commit(page)
    expect(page.locator(".gp-steps .gp-now")).to_contain_text("Place")  # one wood: there is only one way to pay
    assert points(page) == ["Total", "2", "0"]  # only Blue holds a good of which somebody may have most

    click_region(page, sea)
    promised = page.locator(".gp-outlook")
    expect(promised).to_contain_text(f"Village {village} falls; Blue takes an equal part.")
    expect(promised).to_contain_text(f"Village {village} falls; Rust takes an equal part.")
    expect(promised).to_contain_text(f"Village {village}: 1 VP cannot be shared out")
    expect(promised.locator(".gp-amount", has_text="+2 VP")).to_have_count(2)
    expect(promised.locator(".gp-id", has_text="deus.village.tie-split")).to_have_count(2)
    expect(promised.locator(".gp-id", has_text="deus.village.tie-rest")).to_have_count(1)
    shot(page, "deus-attack.preview.1280")

    commit(page)
    journal = page.locator(".gp-journal")
    for words in ("is attacked", "shared: 2 VP for Blue", "shared: 2 VP for Rust", "1 VP cannot be shared out"):
        expect(journal).to_contain_text(words)
    expect(journal.locator(".gp-id", has_text="deus.village.tie-split")).to_have_count(2)
    assert points(page) == ["Total", "4", "2"]
    shot(page, "deus-attack.done.1280")

    steps = page.locator(".gp-timeline")
    steps.locator("[data-do^=goto]").nth(1).click()  # the attack is a step of its own: here it has not happened yet
    expect(steps).to_contain_text("step 3 of 4 place")
    assert points(page) == ["Total", "2", "0"]
    slider = steps.get_by_role("slider")
    slider.press("ArrowLeft")
    expect(steps).to_contain_text("step 2 of 4 pay wood")
    expect(page.locator(".gp-turn")).to_contain_text("earlier position")
    page.keyboard.press("End")  # the slider has kept the focus
    expect(steps).to_contain_text(f"step 4 of 4 attack {village}")
    assert points(page) == ["Total", "4", "2"]
    page.locator(".gp-turn [data-do=undo]").click()
    expect(page.locator(".gp-steps .gp-now")).to_contain_text("Place")
    assert points(page) == ["Total", "2", "0"]


def test_an_offering_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    """Two cards to Neptune: 1 ship and 2 gold a card; 1 card is in the pile, so the discards are shuffled for four."""
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, NOTEBOOK, READY)
    open_match(page, GOLDEN["reshuffle"].begin(), tmp_path)
    offering = page.locator(".gp-offering")
    for card in ("Galley", "Temple: swamps"):
        offering.locator(".gp-toggle", has_text=card).click()
    expect(offering).to_contain_text("2 cards: who is the offering for?")
    expect(offering.locator(".gp-choice")).to_have_count(2)  # each chosen card names its god
    offering.locator(".gp-choice", has_text="Neptune").locator("button").click()
    promised = page.locator(".gp-outlook")
    expect(promised).to_contain_text("If you offer 2 cards to Neptune")
    expect(promised).to_contain_text("+1 ship, +4 gold")
    expect(promised).to_contain_text("Chance follows.")
    shot(page, "deus-offering.preview.1280")

    commit(page)
    journal = page.locator(".gp-journal")
    for words in (
        "discards Temple: swamps* under the top card", "Galley lies on top and names Neptune",
        "receives 1 ship from Neptune", "receives 4 gold from Neptune", "The discard pile becomes the new draw pile",
    ):  # fmt: skip
        expect(journal).to_contain_text(words)
    expect(journal.get_by_text("Blue refills the hand with")).to_have_count(5)
    blue = page.locator(".gp-seats tbody tr").first
    expect(blue.locator("td").nth(2)).to_have_text("4")
    expect(page.locator(".gp-seats")).to_contain_text("draw pile: 9 cards")  # 1 + 13 discards - 5
    assert points(page) == ["Total", "2", "0"]  # the only gold
    shot(page, "deus-offering.done.1280")

    page.locator(".gp-options summary").first.click()
    cover = page.locator(".gp-options [data-do=cover]")
    cover.click()  # now only what Rust knows: the card under the top one and the new hand are Blue's own
    expect(journal).to_contain_text("discards 1 card under the top card")
    expect(journal).not_to_contain_text("Temple")
    expect(journal.get_by_text("Blue refills the hand with 1 card")).to_have_count(5)
    cover.click()
    expect(journal).to_contain_text("discards Temple: swamps* under the top card")
    page.locator(".gp-turn [data-do=undo]").click()
    expect(blue.locator("td").nth(2)).to_have_text("0")
    expect(offering.locator(".gp-toggle")).to_have_count(2)


def test_an_offering_on_a_phone_in_japanese_by_keyboard(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    open_notebook(page, NOTEBOOK, READY, lang="ja")
    open_match(page, GOLDEN["reshuffle"].begin(), tmp_path)
    offering = page.locator(".gp-offering")
    offering.locator(".gp-toggle").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(offering.locator(".gp-toggle.gp-on")).to_have_count(2)
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.do") == "name maritime-galley":
            break
    page.keyboard.press("Enter")
    bar = page.locator(".gp-bar")
    expect(bar).to_contain_text("+4金")
    assert too_wide(page) == []
    page.wait_for_timeout(800)
    shot(page, "deus-offering.preview.ja.390")
    page.keyboard.press("Enter")
    expect(page.locator(".gp-journal")).to_contain_text("ネプチューン")
    expect(page.locator(".gp-seats tbody tr").first.locator("td").nth(2)).to_have_text("4")
