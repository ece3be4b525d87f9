"""A lesson as a value: texts in both languages, positions, questions and what wrong answers are told.

A lesson has steps, a step has parts, and a part asks one thing: `Mark` regions, `Choose` among options, or give a
`Number`. What is right is worked out by the engine (`gamepkg.lesson.proof`); the file says it too, so that a checker
can compare the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from gamepkg.core.errors import FieldError
from gamepkg.core.types import NO_FACTS

KINDS: Final = ("place", "choose", "count", "predict", "illegal", "what-if", "reference")
"""What sort of task a step sets; the words above it follow."""

TOTAL: Final = "total"
"""The label that stands for all score lines together."""

Text = Mapping[str, str]
"""One text in each language."""


class LessonError(FieldError):
    """A lesson is wrong; ``field`` is a path such as ``step[3].part[0].answer``."""


class Unplayable(LessonError):
    """An action of a lesson is not legal where it stands; ``field`` is its line."""


@dataclass(frozen=True, slots=True)
class Comment:
    """What a wrong answer is told: a sentence, its rule, and what to light: names of regions, ids of things held."""

    text: Text | None = None
    rule: str = ""
    light: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """A position, and the actions that lead from it to the question.

    ``board`` names a board of the lesson, or "" for one that ``position`` describes itself. ``way`` are regions that a
    line is drawn through.
    """

    board: str = ""
    position: Mapping[str, Any] = field(default_factory=lambda: NO_FACTS)
    play: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """What must hold for an option to be right; all of it, each checked by the engine.

    ``can``: these actions can be made one after the other; ``cannot``: they cannot, and ``by`` are rules that say so.
    After ``do``: ``gain`` is what each seat gained of a thing, ``holds`` what accounts of the ledger hold, ``points``
    what each seat scores in lines of a label (`TOTAL`: in all), ``measures`` amounts that the game can find, ``wins``
    the seats that have won, ``cites`` are rules that the events cite.
    """

    can: tuple[str, ...] = ()
    cannot: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    gain: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NO_FACTS)
    holds: Mapping[str, Mapping[str, int]] = field(default_factory=lambda: NO_FACTS)
    points: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NO_FACTS)
    measures: Mapping[str, int] = field(default_factory=lambda: NO_FACTS)
    wins: tuple[int, ...] = ()
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer; without ``facts`` its rightness is only stated."""

    id: str
    text: Text
    facts: Facts | None
    comment: Comment


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark exactly these regions: the targets of the legal actions of a kind, the neighbours of a region, those that
    the score lines of a label count for the learner, or those that the game finds (`gamepkg.text.study`).

    ``beyond`` changes the position; what is legal there already is then left out. ``opens`` is the rule that opens
    the regions, "" for the one that asks.
    """

    legal: str = ""
    neighbours: str = ""
    score: str = ""
    find: str = ""
    beyond: Mapping[str, Any] | None = None
    opens: str = ""


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one option, or with ``several`` all that are right.

    ``refused`` is a line of actions whose last one is not legal; the options are then rules, and those are right
    that refuse it.
    """

    options: tuple[Option, ...]
    several: bool = False
    refused: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Number:
    """How much of ``what``: what ``seat`` gains or pays by ``do``, from one account or from all; what ``account`` holds
    afterwards; what the seat scores then in the lines labelled ``what``; or an amount that the game finds.
    """

    how: str
    what: str
    do: tuple[str, ...] = ()
    seat: int = 0
    account: str = ""


Question = Mark | Choose | Number


@dataclass(frozen=True, slots=True)
class Part:
    """One question, where it is asked, and the answer that the file states.

    ``answer``: names of regions, ids of options, or a whole number. ``comment`` is for any wrong answer, ``catches``
    for certain numbers.
    """

    question: Question
    setting: Setting
    answer: tuple[str, ...] | int
    comment: Comment
    ask: Text | None = None
    catches: Mapping[int, Comment] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what there is to see, what to do, two hints, why the answer is right, and the rules that it meets."""

    id: str
    kind: str
    title: Text
    text: Text
    task: Text
    praise: Text
    hints: tuple[Text, ...]
    rules: tuple[str, ...]
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A study board: each region by its name, as a cell of a layout (``q``, ``r``, ``terrain`` and what the game knows
    besides), and icons on borders: the resource and the names of two regions.
    """

    cells: Mapping[str, Mapping[str, Any]]
    icons: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson; ``minutes`` is how long it takes, ``number`` its place in the course."""

    id: str
    game: str
    number: int
    minutes: int
    title: Text
    aim: Text
    boards: Mapping[str, BoardPlan]
    steps: tuple[Step, ...]
