"""Is a lesson fit to be published? Every problem, with its place and what would be right.

The form of the file is read by `gamepkg.lesson.read`; here the engine is asked: can each position be, can its actions
be played, is the stated answer the one that the rules give, do the texts fit the page and name regions that exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from typing import Final

from gamepkg.core.errors import FieldError, GamepkgError, PositionError
from gamepkg.core.rulebook import LANGUAGES
from gamepkg.lesson.model import Choose, Comment, Lesson, LessonError, Mark, Part, Step, Text
from gamepkg.lesson.proof import right_answer, right_options, stage_of
from gamepkg.lesson.read import read_file
from gamepkg.lesson.stage import PLACE, Stage

MOST_WORDS: Final = 90
"""Words of text and task of one step in English."""
MOST_LETTERS: Final = 260
"""Letters of the same in Japanese."""
TITLE: Final = 60


def check(path: str | PathLike[str]) -> list[FieldError]:
    """The problems of a lesson file, in its order; none when it can be published."""
    lesson, problems = read_file(path)
    return [*problems, *(check_lesson(lesson) if lesson else ())]


def check_lesson(lesson: Lesson) -> list[FieldError]:
    """The problems that the rules and the page have with a lesson."""
    found: list[FieldError] = []
    for i, step in enumerate(lesson.steps):
        found += _check_step(lesson, step, f"step[{i}]")
    return found


def _check_step(lesson: Lesson, step: Step, path: str) -> Iterator[FieldError]:
    yield from _lengths(step, path)
    stages = []
    for i, part in enumerate(step.parts):
        where = f"{path}.part[{i}]"
        try:
            stages.append(stage_of(lesson, part))
        except GamepkgError as error:
            yield _moved(error, f"{where}.{'position' if isinstance(error, PositionError) else 'play'}")
            continue
        yield from _attempt(_check_part(lesson, part, stages[-1], where), where)
    if stages:
        for name, text in _texts(step):
            yield from _names(stages, text, f"{path}.{name}")


def _attempt(problems: Iterator[FieldError], path: str) -> Iterator[FieldError]:
    """The problems that a check finds; that it cannot be made is one too."""
    try:
        yield from problems
    except GamepkgError as error:
        yield _moved(error, path)


def _moved(error: GamepkgError, path: str) -> FieldError:
    if isinstance(error, FieldError):
        return LessonError(path, f"{error.field}: {error.problem}", error.rule)
    return LessonError(path, str(error))


# -------------------------------------------------------------------- one part


def _check_part(lesson: Lesson, part: Part, stage: Stage, path: str) -> Iterator[FieldError]:
    right = right_answer(lesson, part, stage)
    if isinstance(right, int):
        if right != part.answer:
            yield LessonError(f"{path}.answer", f"must be {right}, as the rules give, not {part.answer}")
    else:
        yield from _check_names(part, stage, right, path)
    yield from _check_comments(lesson, part, stage, path)


def _check_names(part: Part, stage: Stage, right: tuple[str, ...], path: str) -> Iterator[FieldError]:
    stated = part.answer if isinstance(part.answer, tuple) else ()
    if not right:
        yield LessonError(f"{path}.answer", "cannot be given: by the rules no answer is right")
    unknown = [name for name in stated if isinstance(part.question, Mark) and not _known(stage, name)]
    for name in unknown:
        yield LessonError(f"{path}.answer", f"names {name!r}, which is no region here")
    if unknown:
        return
    surplus, lacking = [one for one in stated if one not in right], [one for one in right if one not in stated]
    if surplus or lacking:
        found = [f"{', '.join(names)} must {verb}" for names, verb in ((surplus, "go"), (lacking, "be there")) if names]
        yield LessonError(f"{path}.answer", f"disagrees with the rules: {'; '.join(found)}")
    if isinstance(part.question, Choose) and not part.question.several and len(right) != 1:
        yield LessonError(f"{path}.choose", f"must have one right option, not {len(right)}: {', '.join(right)}")


def _check_comments(lesson: Lesson, part: Part, stage: Stage, path: str) -> Iterator[FieldError]:
    """A wrong answer must be told a rule, and on a board something must be lit, unless the engine does both."""
    question = part.question
    by_engine = bool(getattr(question, "legal", "") or getattr(question, "refused", ()))
    for name, comment, wrong in _comments(part, stage):
        for region in comment.light:
            if not stage.things([region]) and not _known(stage, region):
                problem = f"names {region!r}, which is no region here and nothing that is held"
                yield LessonError(f"{path}{name}.light", problem)
        if comment.text:
            yield from _names([stage], comment.text, f"{path}{name}.catch")
        if wrong and not by_engine:
            if not comment.rule:
                yield LessonError(f"{path}{name}.rule", "is missing: the rule that a wrong answer breaks")
            if lesson.boards and not comment.light and not isinstance(question, Mark):
                yield LessonError(f"{path}{name}.light", "is missing: a wrong answer lights the regions that show it")


def _comments(part: Part, stage: Stage) -> Iterator[tuple[str, Comment, bool]]:
    """Every comment, where it stands, and whether a wrong answer may need it."""
    question = part.question
    if isinstance(question, Choose) and not question.refused:
        stated = part.answer if isinstance(part.answer, tuple) else ()
        right = right_options(question, stage, stated)
        for i, option in enumerate(question.options):
            yield f".option[{i}]", option.comment, option.id not in right
        return
    yield "", part.comment, True
    for number, comment in part.catches.items():
        yield f".catches ({number})", Comment(comment.text, comment.rule or part.comment.rule, comment.light), True


def _known(stage: Stage, name: str) -> bool:
    try:
        stage.region(name)
    except LessonError:
        return False
    return True


# -------------------------------------------------------------------- texts


def _texts(step: Step) -> Iterator[tuple[str, Text]]:
    for name in ("title", "text", "task", "praise"):
        yield name, getattr(step, name)
    for i, hint in enumerate(step.hints):
        yield f"hints[{i}]", hint
    for i, part in enumerate(step.parts):
        if part.ask:
            yield f"part[{i}].ask", part.ask
        if isinstance(part.question, Choose):
            for k, option in enumerate(part.question.options):
                yield f"part[{i}].option[{k}].text", option.text


def _names(stages: list[Stage], text: Text, path: str) -> Iterator[FieldError]:
    """A text may name the regions of any board of its step."""
    for lang in LANGUAGES:
        for name in dict.fromkeys(PLACE.findall(text.get(lang, ""))):
            if not any(_known(stage, name) for stage in stages):
                yield LessonError(f"{path}.{lang}", f"names {{{name}}}, which is no region here")


def _lengths(step: Step, path: str) -> Iterator[FieldError]:
    words = len(f"{step.text['en']} {step.task['en']}".split())
    if words > MOST_WORDS:
        yield LessonError(f"{path}.text.en", f"must have at most {MOST_WORDS} words with the task, not {words}")
    letters = len(step.text["ja"] + step.task["ja"])
    if letters > MOST_LETTERS:
        yield LessonError(f"{path}.text.ja", f"must have at most {MOST_LETTERS} letters with the task, not {letters}")
    for lang in LANGUAGES:
        if len(step.title[lang]) > TITLE:
            yield LessonError(f"{path}.title.{lang}", f"must have at most {TITLE} letters, not {len(step.title[lang])}")
