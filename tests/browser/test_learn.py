"""The learn pages as a visitor has them: lessons walked to the end, with one wrong answer to every question."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gamepkg.lesson import Lesson, course
from gamepkg.lesson.model import Choose, Mark
from gamepkg.lesson.proof import stage_of
from tests.browser.width import too_wide
from tests.lesson.answers import Answer
from tests.lesson.courses import COURSE, GAMES

pytestmark = pytest.mark.browser

LESSONS = course("deus")
LANGUAGES = ("en", "ja")
WALKS = [
    pytest.param(game, place, lang, marks=[] if lang == LANGUAGES[place % 2] else [pytest.mark.slow])
    for game, lessons in GAMES.items()
    for place in range(len(lessons))
    for lang in LANGUAGES
]
"""Every lesson in both languages; in every run the odd ones in English and the even ones in Japanese."""
PHONES = [
    pytest.param(game, lang, marks=[] if lang == LANGUAGES[place % 2] else [pytest.mark.slow])
    for place, game in enumerate(GAMES)
    for lang in LANGUAGES
]
"""Every course in both languages; in every run one of them."""
READY = ".gp-lesson h1"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NEXT = '[data-do="go next"]'
UNTOLD = re.compile(r"[{}]|Traceback|\b(lesson|explore|dewan|deus|stoneage)-[a-z]")
"""Names of regions, ids of messages and errors, which nobody is to read."""


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
                self.page.wait_for_timeout(250)  # what comes in pushes the next question down
            expect(self.page.locator(".gp")).not_to_contain_text(UNTOLD)
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
            self.choose(set(answer), part.question.several)
        else:
            self.page.locator(".gp-number input").fill(str(answer))
            self.page.keyboard.press("Enter")

    def choose(self, options: set[str], several: bool) -> None:
        """Press the option; where several may be right, those that differ, and have them checked."""
        found = self.page.locator('.gp-options [data-do^="choose "]')
        pressed = found.evaluate_all(
            "(all) => all.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.dataset.do)"
        )
        now = {str(word).split()[1] for word in pressed} if several else set()
        for option in sorted(now ^ options):
            self.page.locator(f'[data-do="choose {option}"]').click()
            if several:
                chosen = self.page.locator(f'[data-do="choose {option}"]')
                expect(chosen).to_have_attribute("aria-pressed", "true" if option in options else "false")
        if several:
            self.page.locator('[data-do="check"]').click()

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


@pytest.mark.parametrize(("game", "place", "lang"), WALKS)
def test_a_lesson_is_walked_to_the_end(
    page: Page, open_notebook: Callable[..., None], game: str, place: int, lang: str
) -> None:
    lesson = course(game)[place]
    open_notebook(page, f"{game}/learn.ipynb", READY, lang=lang)
    if place:
        page.locator(f'.gp-course[data-do="lesson {place}"]').click()
    Learner(page).walk(lesson)
    count = len(lesson.steps)
    done = f"{count} of {count}" if lang == "en" else f"{count}ステップ中{count}ステップ終了"
    expect(page.locator(".gp-course small").nth(place)).to_contain_text(done)


@pytest.mark.parametrize(("game", "lang"), PHONES)
def test_a_phone_needs_no_sideways_scroll(
    new_page: Callable[..., Page], open_notebook: Callable[..., None], shot: Callable[..., object], game: str, lang: str
) -> None:
    """Each step as it is asked, and with its answer."""
    page = new_page(**PHONE)
    open_notebook(page, f"{game}/learn.ipynb", READY, lang=lang)
    for i, lesson in enumerate(course(game)):
        page.locator(f'.gp-course[data-do="lesson {i}"]').tap()
        for step in lesson.steps:
            expect(page.locator(READY)).to_have_text(re.compile(re.escape(step.title[lang])))
            assert too_wide(page) == [], step.id
            page.locator('[data-do="go show"]').tap()
            expect(page.locator(".gp-judgement.gp-praise")).to_be_visible()
            assert too_wide(page) == [], step.id
            if step is lesson.steps[0]:
                shot(page, f"{game}-learn.{lang}.390.{i + 1}")
            if step is not lesson.steps[-1]:
                page.locator(NEXT).tap()


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
