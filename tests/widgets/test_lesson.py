"""The lesson player without a kernel: what it shows, what clicks mean, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import gamepkg as gp
from gamepkg.lesson import Progress, course
from gamepkg.scene import Scene
from gamepkg.text.study import study
from widgets.lesson import LearnPage, Lesson, learn
from widgets.lesson_panels.answering import Judgement, Reply, ReplyBox
from widgets.lesson_panels.board import LessonBoard
from widgets.lesson_panels.desk import Desk
from widgets.lesson_panels.held import Held
from widgets.lesson_panels.kit import LessonPanel
from widgets.lesson_panels.page import Keep
from widgets.lesson_panels.sight import sight

LESSONS = course("deus")
LANGUAGES = ("en", "ja")


def panels(widget: object) -> list[LessonPanel]:
    """All panels below a widget."""
    if isinstance(widget, LessonPanel):
        return [widget]
    return [panel for child in getattr(widget, "children", ()) for panel in panels(child)]


def html(widget: object) -> str:
    return "".join(panel.html for panel in panels(widget))


def marks(desk: Desk, kind: str) -> list[int]:
    return [mark.cell for mark in sight(desk).marks if mark.kind == kind]


@pytest.fixture
def desk() -> Desk:
    return Lesson(LESSONS).desk


def test_a_click_marks_and_a_second_one_unmarks(desk: Desk) -> None:
    desk.click(12)
    desk.click(9)
    desk.click(12)
    assert desk.marked == [9]
    assert marks(desk, "legal") == [9]
    desk.clear()
    assert marks(desk, "legal") == []


def test_a_wrong_mark_is_refused_on_the_map_and_in_words(desk: Desk) -> None:
    page = Judgement(desk)
    desk.click(12)
    desk.click(9)  # inside the board
    desk.check()
    assert marks(desk, "illegal") == [9]
    assert marks(desk, "legal") == [12]
    assert "9 is not at the edge of the board" in page.html
    assert "First building at the edge" in page.html
    assert "8 regions are still missing" in page.html
    assert "gp-refusal" in page._dom_classes
    desk.click(9)
    assert page.html == ""


def test_the_regions_behind_a_refusal_are_lit(desk: Desk) -> None:
    """In the third step Rust stands in 12; 7 beside it is too near, and 12 is what makes it so."""
    desk.move("2")
    desk.click(7)
    desk.check()
    assert marks(desk, "reason") == [12]
    assert "reason 1" in sight(desk).alt(12)


def test_a_right_answer_opens_next_and_says_why(desk: Desk) -> None:
    box = ReplyBox(desk)
    page = Judgement(desk)
    for region in (1, 2, 4, 7, 12, 13, 16, 17, 18):
        desk.click(region)
    desk.check()
    assert desk.session.open
    assert "Three of them are seas" in page.html
    assert "gp-praise" in page._dom_classes
    assert "gp-hidden" in box._dom_classes
    assert len(marks(desk, "legal")) == 9


def test_a_number_is_read_with_care(desk: Desk) -> None:
    desk.open(1)
    for text in ("", "x", "1.5", "99999", "3; rm"):
        desk.number(text)
        assert desk.message == "Write a whole number."
        assert desk.session.part == 0
    desk.number(" 3 ")
    assert desk.session.part == 1


def test_what_happens_is_told_line_by_line(desk: Desk) -> None:
    desk.open(1)
    page = Judgement(desk)
    desk.number("3")
    assert "Village 5 falls to Blue" in page.html
    desk.choose("at-once")
    assert next(ring for ring in sight(desk).rings).big == "+3"


def test_what_happens_does_not_answer_the_next_question(desk: Desk) -> None:
    """Blue's 2 VP are found; that Rust takes 2 as well and that 1 is lost are the questions that follow."""
    desk.open(1)
    desk.move(str([step.id for step in LESSONS[1].steps].index("share")))
    page = Judgement(desk)
    desk.number("2")
    assert "That is right. Now question 2:" in page.html
    assert "Rust" not in page.html
    desk.number("2")
    desk.number("0")
    assert "Rust takes an equal part" in page.html


def test_an_option_is_a_button_that_tells_readers_whether_it_is_chosen(desk: Desk) -> None:
    desk.open(1)
    desk.move("3")
    reply = Reply(desk)
    assert len(re.findall(r'data-do="choose [a-z]+" aria-pressed="false"', reply.html)) == 3
    desk.choose("you")
    assert 'data-do="choose you" aria-pressed="true"' in reply.html


def test_the_button_that_checks_is_not_renewed_from_mark_to_mark(desk: Desk) -> None:
    reply = Reply(desk)
    desk.click(1)
    before = reply.html
    desk.click(2)
    assert reply.html == before


@pytest.mark.parametrize("words", ["nonsense", "go 99999999", "go", "choose nobody", "mark -1", "lesson 9", "number"])
def test_words_of_a_page_that_mean_nothing_do_no_harm(words: str) -> None:
    page = LearnPage(LESSONS)
    for panel in panels(page):
        panel._do(words)
    page.desk.language = "ja"
    assert "レッスン" in html(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_shown_whole_in_each_language(lang: str) -> None:
    page = LearnPage(LESSONS, lang)
    for number, lesson in enumerate(LESSONS):
        page.desk.open(number)
        for i, step in enumerate(lesson.steps):
            page.desk.move(str(i))
            shown = html(page)
            page.desk.move("show")
            shown += html(page)
            assert step.title[lang] in shown or "{" in step.title[lang]
            assert "{" not in re.sub(r"<textarea.*?</textarea>|<a [^>]*base64[^>]*>", "", shown)
            assert page.desk.message == ""
            assert ("gp-ja" in page._dom_classes) == (lang == "ja")
            if lang == "ja":
                words = re.sub(r'<div class="gp-id">.*?</div>|<[^>]*>', " ", shown)
                assert set(re.findall(r"[A-Za-z]{3,}", words)) == {"English"}


def test_at_most_one_button_is_violet(desk: Desk) -> None:
    page = LearnPage(LESSONS)
    for lesson in range(2):
        page.desk.open(lesson)
        for step in range(12):
            page.desk.move(str(step))
            for act in ("restart", "show", "restart"):
                page.desk.move(act)
                assert html(page).count("gp-primary") <= 1


def test_the_position_goes_to_the_explorer() -> None:
    page = LearnPage(LESSONS)
    panel = next(panel for panel in panels(page) if type(panel).__name__ == "Position")
    assert "textarea" not in panel.html
    panel._do("position")
    found = re.search(r"<textarea[^>]*>(.*?)</textarea>", panel.html, re.DOTALL)
    assert found
    state = gp.state_from_dict(json.loads(found[1].replace("&quot;", '"')))
    assert state.key() == page.desk.session.stage.state.key()
    page.desk.move("show")
    page.desk.move("next")
    assert "textarea" not in panel.html


def test_progress_is_saved_and_opened_again() -> None:
    page = LearnPage(LESSONS)
    page.desk.move("show")
    progress = Progress.from_json(page.desk.progress.to_json())
    assert progress.done("deus.placing") == ("first",)
    other = LearnPage(LESSONS, "ja")
    keep = Keep(other.desk)
    keep.load("nonsense")
    assert "進み具合のファイルではありません" in keep.message.value
    keep.load(progress.to_json())
    assert "1ステップ終了" in keep.message.value
    assert other.desk.session.step.id == "neighbours"


def test_the_page_links_what_lies_beside_it(tmp_path: Path) -> None:
    assert "explore.ipynb" not in html(LearnPage(LESSONS, "en", tmp_path))
    (tmp_path / "explore.ipynb").touch()
    page = html(LearnPage(LESSONS, "ja", tmp_path))
    assert 'href="explore.ipynb?lang=ja"' in page
    assert 'href="../index.ipynb?lang=ja"' in page


def test_the_address_decides_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=ja")
    assert learn("deus").desk.language == "ja"


def test_a_picture_without_cells_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("widgets.lesson_panels.board.sight", lambda desk: Scene("deus", ()))
    monkeypatch.setattr("widgets.lesson_panels.answering.sight", lambda desk: Scene("deus", ()))
    board = LessonBoard(Desk(LESSONS))
    assert "gp-hidden" in board._dom_classes
    assert board.board is None
    assert "gp-prose" in html(Lesson(LESSONS))


# -------------------------------------------------------------------- what lies before the players, paths, points


def dewan_at(lesson: int, step: str) -> Desk:
    desk = Desk(course("dewan"))
    desk.open(lesson)
    desk.move(str([one.id for one in desk.session.lesson.steps].index(step)))
    return desk


def test_cards_lie_below_the_board_and_a_remark_lights_them() -> None:
    """In the step about fire the third tile is not fulfilled: its two fires do not count."""
    desk = dewan_at(1, "fire")
    held = Held(desk)
    assert held.html.count("gp-on") == 0
    assert "What you have" in held.html and "What Rust has" in held.html
    desk.number("5")
    assert held.html.count("gp-thing gp-on") == 1
    lit = held.html.split("gp-thing gp-on")[1].split("</li>")[0]
    assert "story 12*" in lit and "shows reason 1" in lit


def test_the_hand_of_another_player_is_shown_as_far_as_it_is_known() -> None:
    """Rust holds four cards, all of them seen by all; a card dealt in secret is left out."""
    cells = [{"q": 0, "r": 0, "terrain": "forest"}]
    players = [{"hand": ["water-fire"]}, {"hand": ["desert-fire", "forest-fire"], "secret": ["forest-fire"]}]
    state = gp.state_from_dict({"game": "dewan", "board": {"cells": cells}, "players": players})
    held = study("dewan").holdings(state, 1, 0, "en")
    assert [thing.id for holding in held for thing in holding.things] == ["desert-fire"]


def test_a_path_is_drawn_without_numbers_that_would_tell_its_price() -> None:
    desk = dewan_at(0, "water")
    (path,) = sight(desk).paths
    assert (path.cells, path.stops) == ((1, 2, 3, 4), ())


def test_points_are_told_line_by_line_and_what_counts_is_marked() -> None:
    """Two groups of three camps: 3, 4 and 5, and 11, 12 and 14."""
    desk = dewan_at(1, "groups")
    page = Judgement(desk)
    for camp in (3, 4, 5, 11, 12, 14):
        desk.click(camp)
    desk.check()
    desk.number("8")
    assert page.html.count("+4") == 2
    assert "Group of 3 camps (3, 4 and 5)" in page.html
    desk.number("4")
    assert marks(desk, "evidence") == [11, 12, 14]
    assert "Counted." in sight(desk).alt(11)
    assert [entry.text for entry in sight(desk).words.legend if entry.mark == "evidence"] == ["counted"]
