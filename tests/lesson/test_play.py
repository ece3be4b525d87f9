"""A learner's way through a lesson, and what is kept of it."""

from __future__ import annotations

import json

import pytest

from gamepkg.lesson import LessonError, Progress, Session, course

PLACING, VILLAGES = course("deus")


def test_next_waits_for_the_answer() -> None:
    session = Session(PLACING)
    session.next()
    assert session.step.id == "first"
    session.answer(session.right(0))
    assert session.open
    session.next()
    assert session.step.id == "neighbours"
    session.back()
    assert session.step.id == "first"
    assert session.open  # it was done before
    assert not session.finished


def test_the_questions_of_a_step_follow_each_other() -> None:
    session = Session(VILLAGES)
    assert session.answer(3).right
    assert (session.part, session.finished) == (1, False)
    assert session.answer(["at-once"]).right
    assert session.finished
    with pytest.raises(LessonError, match="too late"):
        session.answer(["at-once"])
    session.restart()
    assert (session.part, session.verdict) == (0, None)


def test_what_happens_is_shown_once_it_is_answered() -> None:
    session = Session(VILLAGES)
    assert session.outcome() is None
    session.answer(3)
    outcome = session.outcome()
    assert outcome is not None
    state, events = outcome
    assert state.points()[0] >= 3
    assert "deus.village.most-armies" in [event.rule for event in events]


def test_only_regions_of_which_the_same_is_said_share_a_remark() -> None:
    """An army may stop neither on village 10 nor in 11, where Rust stands, by one rule for two reasons."""
    session = Session(VILLAGES)
    session.go([step.id for step in VILLAGES.steps].index("march"))
    told = [remark.text["en"] for remark in session.answer(["10", "11"]).remarks]
    assert told[0] == "10 is a village: an army cannot stop there."
    assert told[1] == "11 is occupied by Rust: your army cannot stop there."
    seas = [remark.text["en"] for remark in Session(PLACING).answer(["3", "8"]).remarks]
    assert seas[0] == "3 is sea: only ships stand there. The same holds for 8."


def test_show_me_gives_the_whole_step() -> None:
    session = Session(VILLAGES)
    session.show()
    assert session.finished
    assert session.shown
    assert session.progress.done("deus.villages") == ("falls",)


@pytest.mark.parametrize("answer", [["Z9"], 3, ["O0", "deus"]])
def test_an_answer_that_is_none_is_refused(answer: object) -> None:
    session = Session(PLACING)
    with pytest.raises(LessonError):
        session.answer(answer)  # type: ignore[arg-type]
    assert session.verdict is None


def test_regions_may_be_answered_by_their_numbers() -> None:
    """The rim of the study board, the seas left out, row by row from the top."""
    assert Session(PLACING).answer(["1", "2", "4", "7", "12", "13", "16", "17", "18"]).right


def test_a_learner_goes_on_where_they_were() -> None:
    progress = Progress()
    first = Session(PLACING, progress)
    first.show()
    again = Session(PLACING, Progress.from_json(progress.to_json()))
    assert again.step.id == "neighbours"


def test_two_files_of_progress_add_up() -> None:
    one, other = Progress(), Progress()
    one.add("a", "x")
    other.add("a", "y")
    other.add("b", "z")
    one.merge(other)
    assert one.done("a") == ("x", "y")
    assert one.done("b") == ("z",)
    assert one.done("c") == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[" * 1000,
        json.dumps({"format": "gamepkg-progress", "format_version": 2, "lessons": {}}),
        json.dumps({"format": "gamepkg-progress", "format_version": 1, "lessons": {"a": ["x"] * 41}}),
        json.dumps({"format": "gamepkg-progress", "format_version": 1, "lessons": {"a": [1]}}),
        json.dumps({"format": "gamepkg-progress", "format_version": 1, "lessons": {str(i): [] for i in range(201)}}),
    ],
)
def test_a_file_that_holds_no_progress_is_refused(text: str) -> None:
    with pytest.raises(LessonError):
        Progress.from_json(text)
