"""From the text of a lesson file (TOML) to a `Lesson`, with suspicion: bounded, typed, every problem named.

`read` goes on after a problem, so that an author sees all of them at once; `load` refuses a file that has any.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeVar

from gamepkg.core.errors import FieldError
from gamepkg.core.limits import Fields, closest, short
from gamepkg.core.registry import GAMES, MODULES, rulebook
from gamepkg.core.rulebook import LANGUAGES
from gamepkg.lesson.model import (
    KINDS,
    BoardPlan,
    Choose,
    Comment,
    Facts,
    Lesson,
    LessonError,
    Mark,
    Number,
    Option,
    Part,
    Question,
    Setting,
    Step,
    Text,
)
from gamepkg.lesson.stage import merged

T = TypeVar("T")

MOST_BYTES: Final = 256 * 1024
MOST_NESTED: Final = 24
MOST_STEPS, MOST_PARTS, MOST_OPTIONS, MOST_BOARDS, MOST_CELLS = 40, 6, 9, 8, 64
MOST_ROWS: Final = 2 * MOST_CELLS
LONGEST: Final = 1200
"""Letters of one text."""

NAME: Final = re.compile(r"[A-Z][A-Z]?[0-9]{0,2}")
"""Names of regions begin with a capital, so that no word of a position or an action is one."""
ID: Final = re.compile(r"[a-z][a-z0-9.-]{0,40}")

TOP: Final = ("id", "game", "number", "minutes", "title", "aim", "boards", "step")
SETTING: Final = ("board", "position", "play", "way")
COMMENT: Final = ("catch", "rule", "light")
QUESTIONS: Final = ("mark", "choose", "number")
STEP: Final = ("id", "kind", "title", "text", "task", "praise", "hints", "rules", "part", *SETTING)
PART: Final = (*QUESTIONS, "ask", "answer", "option", "catches", *COMMENT, *SETTING)
FACTS: Final = ("can", "cannot", "by", "do", "gain", "holds", "points", "measures", "wins", "cites")
MARKS: Final = ("legal", "neighbours", "score", "find")
NUMBERS: Final = ("gain", "pay", "left", "points", "measure")
NO_TEXT: Final[Text] = dict.fromkeys(LANGUAGES, "")


def load(path: str | PathLike[str]) -> Lesson:
    """The lesson in a file; `LessonError` names the first field that is wrong."""
    return _sound(*read(_bytes(path)))


def course(game: str) -> tuple[Lesson, ...]:
    """The lessons that the package holds for a game, in their order.

    >>> [lesson.id for lesson in course("deus")]
    ['deus.placing', 'deus.villages']
    """
    folder = files(MODULES[game]).joinpath("lessons")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml")) if folder.is_dir() else []
    lessons = [_sound(*read(folder.joinpath(name).read_bytes())) for name in names]
    return tuple(sorted(lessons, key=lambda lesson: lesson.number))


def read_file(path: str | PathLike[str]) -> tuple[Lesson | None, list[FieldError]]:
    """What `read` says of a file; one that cannot be opened is a problem too."""
    try:
        return read(_bytes(path))
    except LessonError as error:
        return None, [error]


def read(raw: bytes) -> tuple[Lesson | None, list[FieldError]]:
    """The lesson of the bytes of a file, and every problem of its form; no lesson if it is no lesson at all."""
    problems: list[FieldError] = []
    try:
        fields = Fields(_toml(raw), TOP, error=LessonError)
        fields.want_str("game", GAMES)
    except LessonError as error:
        return None, [error]
    return _Reader(problems).lesson(fields), problems


def _sound(lesson: Lesson | None, problems: Sequence[FieldError]) -> Lesson:
    if problems or lesson is None:
        raise problems[0]
    return lesson


def _bytes(path: str | PathLike[str]) -> bytes:
    try:
        with Path(path).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise LessonError(str(path), f"cannot be read: {error.strerror}") from None


def _toml(raw: bytes) -> dict[str, Any]:
    if len(raw) > MOST_BYTES:
        raise LessonError("lesson", f"is longer than {MOST_BYTES} bytes, which no lesson needs")
    try:
        data = tomllib.loads(raw.decode("utf-8"))
        _check_depth(data)
    except UnicodeDecodeError as error:
        raise LessonError("lesson", f"is not UTF-8 text (byte {error.start})") from None
    except tomllib.TOMLDecodeError as error:
        raise LessonError("lesson", f"is no TOML: {error}") from None
    except RecursionError:
        raise LessonError("lesson", "is nested too deeply") from None
    return data


def _check_depth(value: object, depth: int = 0) -> None:
    if depth > MOST_NESTED:
        raise LessonError("lesson", f"is nested deeper than {MOST_NESTED} levels")
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inner:
        _check_depth(one, depth + 1)


class _Reader:
    """Reads one lesson and collects what is wrong; a field that is wrong has its default from there on."""

    def __init__(self, problems: list[FieldError]) -> None:
        self._problems = problems
        self._game = GAMES[0]
        self._boards: Mapping[str, BoardPlan] = {}

    def get(self, read: Callable[[], T], default: T) -> T:
        """What ``read()`` gives, or the default and one problem more."""
        try:
            return read()
        except FieldError as error:
            self._problems.append(error)
            return default

    # ------------------------------------------------------------------ the lesson

    def lesson(self, fields: Fields) -> Lesson:
        get = self.get
        self._game = fields.want("game")
        self._boards = get(lambda: self.boards(fields), {})
        steps: list[Fields] = get(lambda: fields.want_maps("step", STEP, MOST_STEPS, least=1), [])
        lesson = Lesson(
            id=get(lambda: self.id(fields), "lesson"),
            game=self._game,
            number=get(lambda: fields.want_int("number", 1, 99), 1),
            minutes=get(lambda: fields.want_int("minutes", 1, 120), 1),
            title=self.text(fields, "title"),
            aim=self.text(fields, "aim"),
            boards=self._boards,
            steps=tuple(map(self.step, steps)),
        )
        ids = [step.id for step in lesson.steps]
        for i, one in enumerate(ids):
            if one in ids[:i]:
                self._problems.append(LessonError(f"step[{i}].id", f"{one!r} names an earlier step already"))
        return lesson

    def boards(self, fields: Fields) -> dict[str, BoardPlan]:
        boards = fields.want_map("boards", None, {})
        if len(boards) > MOST_BOARDS:
            raise fields.wrong("boards", f"must be at most {MOST_BOARDS}")
        return {name: self.get(partial(self.board, boards, name), BoardPlan({})) for name in boards}

    def board(self, boards: Fields, name: str) -> BoardPlan:
        cells: dict[str, Mapping[str, Any]] = {}
        icons: list[tuple[str, str, str]] = []
        for i, row in enumerate(boards.want_strs(name, MOST_ROWS, least=1)):
            where, words = f"{boards.at(name)}[{i}]", row.split()
            if len(words) == 3 and all(word in cells for word in words[1:]):
                icons.append((words[0], words[1], words[2]))
                continue
            if len(words) < 4 or not NAME.fullmatch(words[0]) or not all(map(_is_int, words[2:4])):
                problem = 'must read like "O0 forest 2 0": a name (a capital, then digits), the terrain, q and r'
                raise LessonError(where, f'{problem}; or, behind the regions, like "artifact O0 O1"')
            if words[0] in cells:
                raise LessonError(where, f"{words[0]!r} names an earlier region already")
            more = dict(map(_property, words[4:]))
            cells[words[0]] = {**more, "q": int(words[2]), "r": int(words[3]), "terrain": words[1]}
        return BoardPlan(cells, tuple(icons))

    def id(self, fields: Fields) -> str:
        found = fields.want_str("id", longest=40)
        if not ID.fullmatch(found):
            raise fields.wrong("id", "must be small letters, digits, dots and hyphens, and begin with a letter")
        return found

    def step(self, fields: Fields) -> Step:
        get = self.get
        setting = get(lambda: self.setting(fields, Setting()), Setting())
        parts: list[Fields] = get(lambda: fields.want_maps("part", PART, MOST_PARTS, least=1), [])
        read = [self.get(partial(self.part, part, setting, len(parts) > 1), None) for part in parts]
        return Step(
            id=get(lambda: self.id(fields), "step"),
            kind=get(lambda: fields.want_str("kind", KINDS), KINDS[0]),
            title=self.text(fields, "title"),
            text=self.text(fields, "text"),
            task=self.text(fields, "task"),
            praise=self.text(fields, "praise"),
            hints=get(lambda: self.hints(fields), ()),
            rules=get(lambda: self.rules(fields, "rules", 1), ()),
            parts=tuple(part for part in read if part),
        )

    def hints(self, fields: Fields) -> tuple[Text, ...]:
        return tuple(self.words(hint) for hint in fields.want_maps("hints", LANGUAGES, 2, least=2))

    def setting(self, fields: Fields, base: Setting) -> Setting:
        """The setting of a part: what it does not say itself is that of its step."""
        board = fields.want_str("board", self._boards, base.board)
        given = _plain(fields.want("position", {}), fields.at("position"))
        same = board == base.board
        position = merged(base.position, given) if same else given
        play, way = (self.lines(fields, key, getattr(base, key) if same else ()) for key in ("play", "way"))
        return Setting(board, position, play, way)

    # ------------------------------------------------------------------ a part

    def part(self, fields: Fields, base: Setting, several: bool) -> Part:
        asked = [name for name in QUESTIONS if name in fields]
        if len(asked) != 1:
            raise fields.wrong("", f"must have exactly one of {', '.join(QUESTIONS)}")
        comment = self.get(lambda: self.comment(fields), Comment())
        question, answer = getattr(self, asked[0])(fields, comment)
        catches = {
            catch.want_int("answer", -999, 999): self.comment(catch)
            for catch in fields.want_maps("catches", ("answer", *COMMENT), 6, ())
        }
        return Part(
            question=question,
            setting=self.get(lambda: self.setting(fields, base), base),
            answer=answer,
            comment=comment,
            ask=self.text(fields, "ask") if several or "ask" in fields else None,
            catches=catches,
        )

    def mark(self, fields: Fields, comment: Comment) -> tuple[Question, tuple[str, ...]]:
        one = fields.want_map("mark", (*MARKS, "beyond", "opens"))
        self.one_of(fields, "mark", one, MARKS)
        beyond = _plain(one.want("beyond"), one.at("beyond")) if "beyond" in one else None
        question = Mark(
            **{name: one.want_str(name, None, "") for name in MARKS}, beyond=beyond, opens=self.rule(one, "opens", "")
        )
        return question, tuple(fields.want_strs("answer", MOST_CELLS, least=1))

    def choose(self, fields: Fields, comment: Comment) -> tuple[Question, tuple[str, ...]]:
        one = fields.want_map("choose", ("several", "refused", "among"))
        several = one.want_bool("several", False)
        if "refused" in one:
            book = rulebook(self._game)
            options = tuple(Option(rule, book[rule].title, None, Comment()) for rule in self.rules(one, "among", 2))
            question = Choose(options, several, self.lines(one, "refused"))
        else:
            given = fields.want_maps("option", ("id", "text", "is", *COMMENT), MOST_OPTIONS, least=2)
            question = Choose(tuple(self.option(option, comment) for option in given), several)
        ids = [option.id for option in question.options]
        return question, tuple(fields.want_strs("answer", MOST_OPTIONS, ids, least=1))

    def one_of(self, fields: Fields, key: str, given: Fields, names: Sequence[str]) -> str:
        """The one of these names that is given."""
        found = [name for name in names if name in given]
        if len(found) != 1:
            raise fields.wrong(key, f"must have exactly one of {', '.join(names)}")
        return found[0]

    def option(self, fields: Fields, comment: Comment) -> Option:
        own = self.comment(fields)
        merged = Comment(own.text or comment.text, own.rule or comment.rule, own.light or comment.light)
        facts = self.facts(fields.want_map("is", FACTS)) if "is" in fields else None
        return Option(self.id(fields), self.text(fields, "text"), facts, merged)

    def facts(self, fields: Fields) -> Facts:
        gain, points = (fields.want_map(key, None, {}) for key in ("gain", "points"))
        holds = fields.want_map("holds", None, {})
        return Facts(
            can=self.lines(fields, "can"),
            cannot=self.lines(fields, "cannot"),
            by=self.rules(fields, "by", 0),
            do=self.lines(fields, "do"),
            gain={what: tuple(gain.want_ints(what, -999, 999, 10, least=1)) for what in gain},
            points={label: tuple(points.want_ints(label, -999, 999, 10, least=1)) for label in points},
            measures=_amounts(fields.want_map("measures", None, {})),
            wins=tuple(fields.want_ints("wins", 0, 9, 10, [])),
            holds={name: _amounts(holds.want_map(name)) for name in holds},
            cites=self.rules(fields, "cites", 0),
        )

    def number(self, fields: Fields, comment: Comment) -> tuple[Question, int]:
        one = fields.want_map("number", (*NUMBERS, "seat", "account", "do"))
        how = self.one_of(fields, "number", one, NUMBERS)
        account = one.want_str("account", None, "")
        if how == "left" and not account:
            raise one.wrong("account", 'is missing: where it is left, such as "region V"')
        question = Number(how, one.want_str(how), self.lines(one, "do"), one.want_int("seat", 0, 9, 0), account)
        return question, fields.want_int("answer", -999, 999)

    def comment(self, fields: Fields) -> Comment:
        text = self.text(fields, "catch") if "catch" in fields else None
        return Comment(text, self.rule(fields, "rule", ""), tuple(fields.want_strs("light", MOST_CELLS, default=())))

    # ------------------------------------------------------------------ small things

    def lines(self, fields: Fields, key: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        return tuple(fields.want_strs(key, 12, default=default, longest=200))

    def rules(self, fields: Fields, key: str, least: int) -> tuple[str, ...]:
        found = fields.want_strs(key, 12, least=least) if key in fields or least else []
        for i, rule in enumerate(found):
            self.known(rule, f"{fields.at(key)}[{i}]")
        return tuple(rule for rule in found if rule in rulebook(self._game))

    def rule(self, fields: Fields, key: str, default: str) -> str:
        found = fields.want_str(key, None, default)
        if found:
            self.known(found, fields.at(key))
        return found if found in rulebook(self._game) else default

    def known(self, rule: str, path: str) -> None:
        if rule not in rulebook(self._game):
            self._problems.append(
                LessonError(path, f"no rule {short(rule)}; {closest(rule, tuple(rulebook(self._game)))}")
            )

    def text(self, fields: Fields, key: str) -> Text:
        """A text in each language; an empty one where it is missing."""
        return self.get(lambda: self.words(fields.want_map(key, LANGUAGES)), NO_TEXT)

    def words(self, fields: Fields) -> Text:
        return {lang: self.get(partial(_prose, fields, lang), "") for lang in LANGUAGES}


def _prose(fields: Fields, lang: str) -> str:
    """Paragraphs, one a line; single line breaks of the file mean nothing."""
    value = fields.want(lang)
    if not isinstance(value, str) or not value.strip():
        raise fields.wrong(lang, f"must be a text, not {short(value)}")
    gap = "" if lang == "ja" else " "
    paragraphs = [gap.join(part.split("\n")).strip() for part in re.split(r"\n\s*\n", value.strip())]
    if len(value) > LONGEST or not all(part.isprintable() for part in paragraphs):
        raise fields.wrong(lang, f"must be at most {LONGEST} printable characters")
    return "\n".join(paragraphs)


def _plain(value: object, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise LessonError(path, f"must be a mapping, not {short(value)}")
    return value


def _property(word: str) -> tuple[str, bool | int | str]:
    """What a cell has besides its terrain: ``berry``, or ``seat=0``."""
    key, given, value = word.partition("=")
    return key, True if not given else int(value) if _is_int(value) else value


def _amounts(fields: Fields) -> dict[str, int]:
    return {what: fields.want_int(what, -999, 999) for what in fields}


def _is_int(word: str) -> bool:
    return bool(re.fullmatch(r"-?[0-9]{1,3}", word))
