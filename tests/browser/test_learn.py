"""The learn page as a visitor has it: both lessons walked to the end, with one wrong answer to every question."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gamepkg.lesson import Lesson, course
from gamepkg.lesson.model import Choose, Mark
from gamepkg.lesson.proof import stage_of
from tests.lesson.answers import COURSE, Answer

pytestmark = pytest.mark.browser

LESSONS = course("deus")
READY = ".gp-lesson h1"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NEXT = '[data-do="go next"]'


class Learner:
    """Answers the questions of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def walk(self, lesson: Lesson) -> None:
        """Every step of a lesson: a wrong answer, then the right one, to each question."""
        for step in lesson.steps:
            expect(self.page.locator(READY)).to_have_text(self.title(lesson, step.id))
            for i, (right, wrong, rule) in enumerate(COURSE[lesson.id][step.id]):
                self.answer(lesson, step.id, i, wrong)
                expect(self.page.locator(".gp-judgement.gp-refusal .gp-reasons li").first).to_be_visible()
                expect(self.page.locator(".gp-judgement .gp-id", has_text=rule).first).to_be_attached()
                expect(self.page.locator(NEXT)).to_have_count(0)
                self.answer(lesson, step.id, i, right)
                expect(self.page.locator(".gp-judgement.gp-praise")).to_be_visible()
            if step is not lesson.steps[-1]:
                self.page.locator(NEXT).click()

    def title(self, lesson: Lesson, step: str) -> re.Pattern[str]:
        found = next(one for one in lesson.steps if one.id == step)
        lang = self.page.locator(".gp-segment [aria-pressed=true]").inner_text()
        return re.compile(re.escape(found.title["ja" if lang == "日本語" else "en"]))

    def answer(self, lesson: Lesson, step: str, i: int, answer: Answer) -> None:
        part = next(one for one in lesson.steps if one.id == step).parts[i]
        if isinstance(part.question, Mark):
            assert isinstance(answer, list)
            self.mark(set(stage_of(lesson, part).regions(answer)))
        elif isinstance(part.question, Choose):
            assert isinstance(answer, list)
            self.page.locator(f'[data-do="choose {answer[0]}"]').click()
        else:
            self.page.locator(".gp-number input").fill(str(answer))
            self.page.keyboard.press("Enter")

    def mark(self, regions: set[int]) -> None:
        """Mark exactly these regions: click the map where it differs, then have it checked."""
        now = {int(word.split()[1]) for word in self.pressed()}
        for region in sorted(now ^ regions):
            self.page.locator(".gp-map [role=button]").nth(region - 1).click()
            pressed = "true" if region in regions else "false"
            expect(self.page.locator(f'[data-do="mark {region}"]')).to_have_attribute("aria-pressed", pressed)
        self.page.locator('[data-do="check"]').click()

    def pressed(self) -> list[str]:
        marked = self.page.locator('.gp-mark[aria-pressed="true"]')
        return [str(one) for one in marked.evaluate_all("(all) => all.map((one) => one.dataset.do)")]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_both_lessons_are_walked_to_the_end(page: Page, open_notebook: Callable[..., None], lang: str) -> None:
    open_notebook(page, "deus/learn.ipynb", READY, lang=lang)
    learner = Learner(page)
    learner.walk(LESSONS[0])
    page.locator('.gp-next [data-do="lesson 1"]').click()
    learner.walk(LESSONS[1])
    courses = page.locator(".gp-course small")
    for i in range(2):
        expect(courses.nth(i)).to_contain_text("12 of 12" if lang == "en" else "12ステップ終了")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_phone_needs_no_sideways_scroll(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], shot: Callable[..., object], lang: str
) -> None:
    page = new_page(**PHONE)
    open_notebook(page, "deus/learn.ipynb", READY, lang=lang)
    page.locator(".gp-map [role=button]").nth(8).tap()
    page.locator('[data-do="check"]').tap()
    expect(page.locator(".gp-judgement.gp-refusal")).to_be_visible()
    for lesson in range(2):
        page.locator(f'.gp-course[data-do="lesson {lesson}"]').tap()
        page.locator('[data-do="go show"]').tap()
        expect(page.locator(".gp-judgement.gp-praise")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shot(page, f"deus-learn.{lang}.390.{lesson + 1}")


def test_a_new_step_begins_at_its_top(new_page: Callable[..., Page], open_notebook: Callable[..., None]) -> None:
    page = new_page(**PHONE)
    open_notebook(page, "deus/learn.ipynb", READY)
    page.locator('[data-do="go show"]').tap()
    page.locator(NEXT).tap()
    expect(page.locator(READY)).to_have_text(LESSONS[0].steps[1].title["en"])
    expect(page.locator(READY)).to_be_in_viewport()


def test_the_keyboard_is_enough(page: Page, open_notebook: Callable[..., None]) -> None:
    """Regions are marked on the map by arrows and Enter; the rest are buttons."""
    open_notebook(page, "deus/learn.ipynb", READY)
    page.locator('.gp-map [role=button][tabindex="0"]').focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="mark 1"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-do="check"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".gp-judgement.gp-refusal")).to_contain_text("8 regions are still missing")


def test_progress_is_taken_along(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], tmp_path: object
) -> None:
    page = new_page(accept_downloads=True)
    open_notebook(page, "deus/learn.ipynb", READY)
    page.locator('[data-do="go show"]').click()
    expect(page.locator(".gp-course small").first).to_contain_text("1 of 12")
    with page.expect_download() as saved:
        page.locator(".gp-keep a[download]").click()
    path = f"{tmp_path}/{saved.value.suggested_filename}"
    saved.value.save_as(path)
    page.reload()
    page.locator(READY).wait_for(timeout=60_000)
    expect(page.locator(".gp-course small").first).to_contain_text("0 of 12")
    page.locator(".gp-keep input[type=file]").set_input_files(path)
    expect(page.locator(".gp-course small").first).to_contain_text("1 of 12")
    expect(page.locator(READY)).to_have_text(LESSONS[0].steps[1].title["en"])


def test_the_language_changes_in_place(page: Page, open_notebook: Callable[..., None]) -> None:
    open_notebook(page, "deus/learn.ipynb", READY)
    page.locator('[data-do="language ja"]').click()
    expect(page.locator(READY)).to_have_text(LESSONS[0].steps[0].title["ja"])
    expect(page.locator(".gp-brand")).to_have_attribute("href", "../index.ipynb?lang=ja")
