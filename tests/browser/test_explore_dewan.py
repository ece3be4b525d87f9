"""The explore page of Dewan in a real browser: cards, a path by mouse and by keyboard, stories, an event, a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gamepkg import Match
from tests.browser.test_explore import READY, click_region
from tests.browser.test_explore_actions import commit, open_match
from tests.browser.test_side_panels import unfold
from tests.browser.test_whole_game import STEPS
from tests.browser.width import too_wide
from tests.dewan.study import DW1, DW3, Game, Study
from tests.widgets.dewan_pages import HAND, LAVA, ROW

pytestmark = pytest.mark.browser

NOTEBOOK = "dewan/explore.ipynb"


def match_at(study: Study, scenario: str = "standard", **more: object) -> Match:
    return Match.from_state(Game(study, scenario, **{"to_move": 0, "display": ROW} | more).state, seed=3)


def two_camps() -> Match:
    """Blue has camps on the badlands A0 and N6 and the story that asks for 2 badlands, 1 mountain and 1 artifact."""
    return match_at(DW1, you={"camps": "A0 N6", "stories": ["story-7"], "hand": HAND})


def test_first_stories_and_two_cards_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, NOTEBOOK, READY)
    shot(page, "dewan-explore.start.1280")
    for _ in range(3):  # each of the three players takes a first story
        before = page.evaluate(STEPS)
        page.locator(".gp-stories:not(.gp-hidden) [data-do^=story]").first.click()
        commit(page)
        page.wait_for_function(f"(before) => {STEPS} !== before", arg=before)
    expect(page.locator(".gp-question")).to_have_text("Take two cards, or set up a camp?")
    names = page.locator(".gp-display .gp-terrain").evaluate_all("cards => cards.map((card) => card.title)")
    page.locator(".gp-pair button").nth(1).click()
    expect(page.locator(".gp-preview h2")).to_contain_text(names[1])
    expect(page.locator(".gp-display .gp-on.gp-terrain")).to_have_count(2)
    page.locator(".gp-pair button").nth(1).click()
    expect(page.locator(".gp-journal")).to_contain_text(f"takes {names[1]} and {names[2]}")
    page.locator(".gp-turn [data-do=undo]").click()
    expect(page.locator(".gp-pair")).to_have_count(5)
    page.locator("[data-do='language ja']").click()
    expect(page.locator(".gp-display h2")).to_contain_text("ディスプレイ")
    shot(page, "dewan-explore.ja.1280")


def test_a_path_by_mouse_is_seen_before_it_is_paid(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, NOTEBOOK, READY)
    open_match(page, two_camps(), tmp_path)
    water, mountain, home = (DW1.number[name] for name in ("A1", "N3", "A6"))
    journey, outlook, stories = (page.locator(f".gp-{name}") for name in ("journey", "outlook", "stories"))

    expect(journey.locator("[data-do^=goal]")).to_have_count(8)  # the match is open
    page.wait_for_timeout(500)
    click_region(page, water)
    expect(outlook).to_contain_text("only in the lake village scenario may a camp stand there")
    expect(outlook.locator("details.gp-chip")).not_to_have_count(0)
    expect(page.locator(".gp-reader[role=status]")).to_contain_text("Not possible")
    shot(page, "dewan-explore.refused.1280")

    click_region(page, mountain)
    expect(outlook).to_contain_text(f"If you set up a camp in {mountain} for 2 cards")
    expect(outlook).to_contain_text("story 7* is fulfilled")
    expect(stories).to_contain_text("0 → 1 of 1 ✓")
    expect(journey.locator(".gp-choice")).to_have_count(2)
    expect(journey.locator(".gp-due")).to_have_count(2)
    shot(page, "dewan-explore.preview.1280")
    journey.locator(".gp-choice button").nth(1).click()  # from the initial camp, over the forest
    expect(journey.locator(".gp-due")).to_have_count(3)
    expect(journey.locator(".gp-due").first).to_contain_text(f"{home} initial camp")
    journey.locator(".gp-due").first.get_by_role("button").nth(1).click()
    expect(journey.locator(".gp-due").first.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    shot(page, "dewan-explore.way.1280")

    commit(page)
    expect(page.locator(".gp-journal")).to_contain_text(f"sets up a camp in {mountain} mountain")
    expect(page.locator(".gp-question")).to_contain_text("Which card do you tuck as number 1")
    page.locator(".gp-choices:not(.gp-hidden) .gp-choice", has_text="Tuck").first.locator("button").click()
    commit(page)
    expect(page.locator(".gp-journal")).to_contain_text("fulfils story 7")
    expect(page.locator(".gp-tribes .gp-mini")).to_have_count(1)
    expect(page.locator(".gp-score tbody tr", has_text="Stories").locator("td").nth(1)).to_have_text("7")
    page.locator(".gp-turn [data-do=undo]").click()
    page.locator(".gp-turn [data-do=undo]").click()
    expect(journey.locator("[data-do^=goal]")).not_to_have_count(0)


def test_a_path_by_keyboard_alone(page: Page, open_notebook: Callable[..., None], tmp_path: Path) -> None:
    open_notebook(page, NOTEBOOK, READY)
    open_match(page, two_camps(), tmp_path)
    mountain = DW1.number["N3"]
    page.locator(".gp-skip").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.do") == f"goal {mountain}":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".gp-preview h2")).to_contain_text(f"camp in {mountain}")
    page.keyboard.press("Escape")
    expect(page.locator(".gp-journey [data-do^=goal]")).not_to_have_count(0)
    page.locator(f"[data-do='goal {mountain}']").press("Enter")
    expect(page.locator(".gp-journey [data-do='way 1']")).to_be_visible()
    page.locator(".gp-journey [data-do='way 1']").press("Enter")
    expect(page.locator(".gp-journey .gp-due")).to_have_count(3)
    page.locator(".gp-outlook .gp-primary").press("Enter")
    expect(page.locator(".gp-question")).to_contain_text("tuck")
    page.locator(".gp-choices:not(.gp-hidden) .gp-choice button").first.focus()
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(page.locator(".gp-journal")).to_contain_text("fulfils story 7")


def test_an_event_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, NOTEBOOK, READY)
    open_match(page, match_at(DW3, "volcano", you={"camps": "F1"}, pending=LAVA), tmp_path)
    far, near = DW3.spaces("F1 F3")
    expect(page.locator(".gp-question")).to_have_text("The volcano erupts: where does the lava marker go?")
    event = page.locator(".gp-event-pile")
    expect(event).to_contain_text("8 lava markers left. 2 spaces are open to one now.")
    click_region(page, far)
    expect(page.locator(".gp-refusal")).to_contain_text("lava goes on free spaces")
    click_region(page, near)
    expect(page.locator(".gp-preview")).to_contain_text(f"puts lava on space {near}")
    shot(page, "dewan-event.preview.1280")
    click_region(page, near)
    expect(event).to_contain_text("7 lava markers left")


def test_a_position_is_edited_as_text_and_a_game_is_saved(
    page: Page, open_notebook: Callable[..., None], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 2400})
    open_notebook(page, NOTEBOOK, READY)
    open_match(page, two_camps(), tmp_path)
    editor = unfold(page, "position")
    area = editor.locator("textarea")
    position = json.loads(area.input_value())
    position["players"][0]["berries"] = 3
    area.fill(json.dumps(position))
    editor.get_by_role("button", name="Read this text").click()
    editor.get_by_role("button", name="Play from here").click()
    expect(page.locator(".gp-seats tbody tr").first).to_contain_text("3")
    expect(page.locator(".gp-score tbody tr", has_text="Berries").locator("td").nth(1)).to_have_text("6")
    page.locator('[data-do="fold position"]').click()
    files = unfold(page, "files")
    with page.expect_download() as saved:
        files.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8"))["game"] == "dewan"


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.slow), "ja"])
def test_a_phone_shows_one_column_and_its_bar(
    new_page: Callable[..., Page],
    open_notebook: Callable[..., None],
    shot: Callable[..., Path],
    tmp_path: Path,
    lang: str,
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    open_notebook(page, NOTEBOOK, READY, lang=lang)
    open_match(page, two_camps(), tmp_path)
    page.locator(f"[data-do='goal {DW1.number['N3']}']").click()
    expect(page.locator(".gp-bar .gp-primary")).to_be_visible()
    assert too_wide(page) == []
    page.wait_for_timeout(800)  # until the board has its width
    page.set_viewport_size({"width": 390, "height": 4200})
    page.wait_for_timeout(800)
    shot(page, f"dewan-explore.{lang}.390")
