"""Every page by the rules of axe-core: nothing serious, in both languages, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from gamepkg.lesson import course
from tests.browser.test_explore import READY, click_region
from tests.browser.test_learn import Learner
from tests.lesson.courses import COURSE, GAMES

pytestmark = pytest.mark.browser

LOOKS = (
    pytest.param(("en", "light"), id="en-light"),
    pytest.param(("ja", "dark"), id="ja-dark"),
    pytest.param(("en", "dark"), id="en-dark", marks=pytest.mark.slow),
    pytest.param(("ja", "light"), id="ja-light", marks=pytest.mark.slow),
)
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ""} ${html.slice(0, 160)}`));
}"""


@cache
def axe() -> str:
    """The script of axe-core, given to the browser as text: the pages load scripts from their own server only."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What is seriously or critically wrong with the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    page.wait_for_timeout(200)  # until colours have changed over
    return list(page.evaluate(RUN))


class Look(NamedTuple):
    """A page of its own, and the language it is to be opened in."""

    page: Page
    lang: str


@pytest.fixture(params=LOOKS)
def look(request: pytest.FixtureRequest, new_page: Callable[..., Page]) -> Look:
    lang, scheme = request.param
    return Look(new_page(color_scheme=scheme, viewport={"width": 1280, "height": 1700}), lang)


def test_a_planted_mistake_is_found(page: Page) -> None:
    page.set_content('<html lang="en"><title>x</title><main><h1>x</h1><button></button></main></html>')
    assert [line.partition(":")[0] for line in violations(page)] == ["button-name"]


def test_the_index(look: Look, open_notebook: Callable[..., None]) -> None:
    open_notebook(look.page, "index.ipynb", ".gp-site h1", lang=look.lang)
    assert violations(look.page) == []


def test_explore_at_the_start_in_a_decision_refused_and_with_folds(
    look: Look, open_notebook: Callable[..., None]
) -> None:
    page, found = look.page, {}
    open_notebook(page, "deus/explore.ipynb", READY, lang=look.lang)
    found["start"] = violations(page)
    page.locator(".gp-choices:not(.gp-hidden) .gp-choice button").first.click()
    page.locator(".gp-outlook .gp-primary").click()
    page.locator(".gp-payment:not(.gp-hidden) .gp-primary").hover()
    found["payment"] = violations(page)
    page.locator(".gp-payment:not(.gp-hidden) .gp-primary").click()
    expect(page.locator(".gp-steps .gp-now i")).to_have_text("4")
    found["placing"] = violations(page)
    click_region(page, 17)
    expect(page.locator(".gp-refusal")).to_be_visible()
    found["refusal"] = violations(page)
    for fold in ("rules", "position", "files"):
        page.locator(f'[data-do="fold {fold}"]').click()
        expect(page.locator(f'[data-do="fold {fold}"]')).to_have_attribute("aria-pressed", "true")
        page.wait_for_timeout(500)  # a fold is made when it is first opened
        found[fold] = violations(page)
    assert {state: list(found[state]) for state in found if found[state]} == {}


def test_stone_age_while_people_are_placed_and_refused(look: Look, open_notebook: Callable[..., None]) -> None:
    page, found = look.page, {}
    open_notebook(page, "stoneage/explore.ipynb", READY, lang=look.lang)
    found["start"] = violations(page)
    page.locator(".gp-placing .gp-count").nth(7).click()
    expect(page.locator(".gp-odds-chart:not(.gp-hidden) .main-svg").first).to_be_visible()
    found["chances"] = violations(page)
    page.locator(".gp-command input").fill("place hut 1")
    page.keyboard.press("Enter")
    expect(page.locator(".gp-refusal")).to_be_visible()
    found["refusal"] = violations(page)
    assert {state: list(found[state]) for state in found if found[state]} == {}


@pytest.mark.parametrize("game", GAMES)
def test_learn_at_the_start_after_a_wrong_answer_and_a_right_one(
    look: Look, open_notebook: Callable[..., None], game: str
) -> None:
    page, lang = look
    lesson = course(game)[0]
    (_, wrong, _), *_ = COURSE[lesson.id][lesson.steps[0].id]
    open_notebook(page, f"{game}/learn.ipynb", ".gp-lesson h1", lang=lang)
    assert violations(page) == []
    Learner(page).answer(lesson, lesson.steps[0].id, 0, wrong)
    expect(page.locator(".gp-judgement.gp-refusal")).to_be_visible()
    assert violations(page) == []
    page.locator('[data-do="go show"]').click()
    expect(page.locator(".gp-judgement.gp-praise")).to_be_visible()
    assert violations(page) == []
