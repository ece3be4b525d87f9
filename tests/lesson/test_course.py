"""The lessons that the package holds: the rules agree with them, and they can be walked to the end."""

from __future__ import annotations

import pytest

from gamepkg import rulebook
from gamepkg.lesson import Session, check, check_lesson, course
from gamepkg.lesson.model import Mark
from tests.lesson.answers import Asked
from tests.lesson.courses import COURSE, GAMES

LESSONS = {lesson.id: lesson for game in GAMES for lesson in course(game)}
QUESTIONS = [
    (lesson, step, i, asked)
    for lesson, steps in COURSE.items()
    for step, parts in steps.items()
    for i, asked in enumerate(parts)
]


def plain(answer: object) -> object:
    return sorted(answer) if isinstance(answer, (list, tuple)) else answer


def session_at(lesson: str, step: str, part: int = 0) -> Session:
    session = Session(LESSONS[lesson])
    session.go([one.id for one in session.lesson.steps].index(step))
    for asked in COURSE[lesson][step][:part]:
        session.answer(asked[0])
    return session


@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_those_of_the_course(root, game: str) -> None:  # type: ignore[no-untyped-def]
    files = sorted((root / "gamepkg" / game / "lessons").glob("*.toml"))
    assert [check(path) for path in files] == [[]] * len(GAMES[game])
    assert [lesson.id for lesson in course(game)] == list(GAMES[game])


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_rules_agree_with_every_answer(lesson: str) -> None:
    assert check_lesson(LESSONS[lesson]) == []


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_has_the_steps_that_were_worked_out(lesson: str) -> None:
    steps = LESSONS[lesson].steps
    assert [step.id for step in steps] == list(COURSE[lesson])
    assert [len(step.parts) for step in steps] == [len(parts) for parts in COURSE[lesson].values()]


@pytest.mark.rule(
    "deus.board.adjacent", "deus.board.edge", "deus.place.first-edge", "deus.place.first-apart",
    "deus.place.first-apart-distance", "deus.place.first-apart-possible", "deus.place.later",
    "deus.place.distinct-types", "deus.place.not-others", "deus.place.sea", "deus.place.not-village",
    "deus.place.edge-for-3vp", "deus.place.edge-for-3vp-limits", "deus.build.must-complete", "deus.village.surrounded",
    "deus.village.when", "deus.village.most-armies", "deus.village.border", "deus.village.no-army-yet",
    "deus.village.tie-buildings", "deus.village.tie-counts", "deus.village.tie-split", "deus.village.tie-rest",
    "deus.village.several", "deus.village.gone", "deus.village.emptied", "deus.army.path", "deus.army.sea",
    "deus.army.stop", "deus.army.leave", "deus.army.temple-stays", "deus.army.no-stack", "deus.army.one-by-one",
    "deus.village.when-moved", "deus.village.attack-in-move",
    "dewan.camp.route", "dewan.camp.pay", "dewan.camp.water-zone", "dewan.camp.water-again", "dewan.camp.initial-any",
    "dewan.camp.dual-card", "dewan.camp.through-others", "dewan.camp.through-match", "dewan.camp.through-initial",
    "dewan.camp.through-own", "dewan.camp.destination-free", "dewan.camp.from-board", "dewan.turn.action",
    "dewan.story.terrain", "dewan.story.water", "dewan.story.resource", "dewan.story.once-each",
    "dewan.story.initial-excluded", "dewan.story.check", "dewan.story.independent", "dewan.story.tucked",
    "dewan.story.tucked-visible", "dewan.score.stories", "dewan.score.fire", "dewan.score.most-fire-tie",
    "dewan.score.groups", "dewan.score.initial-camp", "dewan.score.berries", "dewan.score.tiebreak",
    "dewan.score.tie-shared",
    "stoneage.place.village", "stoneage.place.once", "stoneage.place.village-limit", "stoneage.place.hut",
    "stoneage.place.resource-limit", "stoneage.place.resource", "stoneage.gather.dice", "stoneage.gather.tools",
    "stoneage.tools.fresh", "stoneage.use.tools", "stoneage.cap.void", "stoneage.use.field", "stoneage.use.hut",
    "stoneage.feed.need", "stoneage.feed.shortage", "stoneage.feed.resources", "stoneage.feed.ten-points",
    "stoneage.feed.no-mixing", "stoneage.building.points", "stoneage.building.cost-kinds", "stoneage.card.pay",
    "stoneage.card.upper", "stoneage.card.dice-resource", "stoneage.card.dice-for-all", "stoneage.end.culture",
    "stoneage.end.multipliers", "stoneage.end.score", "stoneage.place.no-pass", "stoneage.place.until-all",
    "stoneage.tools.used-grows", "stoneage.building.next-turn", "stoneage.building.several",
    "stoneage.end.check-time", "stoneage.end.tiebreak",
)  # fmt: skip
@pytest.mark.parametrize(("lesson", "step", "part", "asked"), QUESTIONS)
def test_the_right_answer_is_right_and_the_wrong_one_is_told_its_rule(
    lesson: str, step: str, part: int, asked: Asked
) -> None:
    right, wrong, rule = asked
    session = session_at(lesson, step, part)
    verdict = session.answer(wrong)
    assert not verdict.right
    assert rule in [remark.rule for remark in verdict.remarks]
    lights = [remark for remark in verdict.remarks if remark.regions or remark.things]
    assert lights or verdict.wrong or isinstance(session.question.question, Mark)
    assert all(remark.text["en"] and remark.text["ja"] for remark in verdict.remarks)
    assert plain(session.right(part)) == plain(right)
    assert session.answer(right).right


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_walked_to_the_end(lesson: str) -> None:
    session = Session(LESSONS[lesson])
    for step, parts in COURSE[lesson].items():
        assert session.step.id == step
        assert not session.open
        for right, wrong, _ in parts:
            assert not session.answer(wrong).right
            assert not session.open
            assert session.answer(right).right
        assert session.open
        session.next()
    assert session.over


def test_every_rule_of_the_outline_is_met() -> None:
    met = met_in("deus")
    book = rulebook("deus")
    wanted = {rule for rule in book if rule.startswith(("deus.village.", "deus.army.", "deus.place."))}
    elsewhere = {"deus.place.from-board"}  # belongs to the lesson about a building turn
    assert wanted - met == elsewhere


def test_every_rule_about_paying_a_path_is_met() -> None:
    """The outline of the lesson names all rules of the chapter up to the camp that comes from the tribe board."""
    wanted = {"route", "pay", "water-zone", "water-again", "initial-any", "dual-card", "through-others"}
    wanted |= {"through-match", "through-initial", "through-own", "destination-free", "from-board"}
    assert {f"dewan.camp.{rule}" for rule in wanted} <= met_in("dewan")


def met_in(game: str) -> set[str]:
    return {rule for lesson in course(game) for step in lesson.steps for rule in step.rules}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_text_is_told_with_the_numbers_of_the_board(lesson: str, lang: str) -> None:
    session = Session(LESSONS[lesson])
    for i, step in enumerate(session.lesson.steps):
        session.go(i)
        texts = [step.title, step.text, step.task, step.praise, *step.hints]
        assert not any(sign in session.told(text[lang], lang) for text in texts for sign in "{}")


def test_a_rule_chosen_wrongly_is_told_first_and_then_what_refuses() -> None:
    """Blue stands on O1, so another player's region refuses; the rule of adjacency does not, for O0 touches O1."""
    session = session_at("deus.placing", "refusals")
    verdict = session.answer(["deus.place.later"])
    assert [remark.rule for remark in verdict.remarks] == ["deus.place.later", "deus.place.not-others"]
    title = rulebook("deus")["deus.place.later"].title_in("en")
    assert verdict.remarks[0].text["en"] == f"“{title}” is not broken here."
