"""Which test holds the engine to each rule of Deus, and where a user meets the rule.

``python -m tests.rules_coverage`` writes docs/rules-coverage.md. Where a rule is met is found in two ways: the ids that
the source of a room cites, and those that come up while a fixed set of games is played.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import gamepkg as gp
from gamepkg.core.rulebook import RuleBook
from gamepkg.core.types import Reason
from gamepkg.deus.game import DeusState
from gamepkg.deus.notation import BLOCKS
from gamepkg.deus.table import DECISIONS
from gamepkg.deus.telling import RULES_HERE
from tests.golden.make import GAMES
from tests.laws.checks import sample_of_ids
from tests.laws.deus_games import COMBINATIONS, Play

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "rules-coverage.md"

DECISION, REASON, EVENT, SCORE, REFUSAL, MAP, LESSON, PANEL = (
    "decision", "reason", "event", "score", "refusal", "map", "lesson", "panel",
)  # fmt: skip
PLACES = {
    DECISION: "asked for in a decision, or carried by an action of the panel",
    REASON: "given as a reason why an action is not legal",
    EVENT: "cited by an event of the journal",
    SCORE: "cited by a line of the score, or by how the game ended",
    REFUSAL: "cited when a position, board, option or component file is refused",
    MAP: "cited by an answer of a map function",
    LESSON: "taught in a lesson",
    PANEL: "shown under “Rules here” in a panel of the explore page",
}
SOURCES = {
    DECISION: ("gamepkg/deus/decide.py",),
    REASON: ("gamepkg/deus/why/*.py",),
    EVENT: ("gamepkg/deus/rules/*.py",),
    SCORE: ("gamepkg/deus/score.py",),
    REFUSAL: (
        "gamepkg/deus/position.py", "gamepkg/deus/frames.py", "gamepkg/deus/setup.py", "gamepkg/deus/layouts.py",
        "gamepkg/deus/component*.py", "gamepkg/maps/board.py",
    ),
    MAP: ("gamepkg/maps/deus_map/*.py",),
}  # fmt: skip
LESSONS = "gamepkg/deus/lessons/*.toml"
GAMES_PLAYED = range(0, len(COMBINATIONS), 16)


def book() -> RuleBook:
    return gp.rulebook("deus")


# ------------------------------------------------------------------------------------------------ tests


@cache
def marks_of_rules() -> dict[str, list[str]]:
    """For each rule the tests that carry its mark, as ``file::test``, in the order of the files."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        name = path.relative_to(ROOT / "tests").as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in (rule for mark in node.decorator_list for rule in _ids_of_mark(mark)):
                    found.setdefault(rule, []).append(f"{name}::{node.name}")
    return found


def _ids_of_mark(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]
    return []


# ------------------------------------------------------------------------------------------------ places


@cache
def places_of_rules() -> dict[str, tuple[str, ...]]:
    """For each rule the places where a user meets it besides the rule book, in the order of `PLACES`."""
    met = {place: _cited_in_source(patterns) for place, patterns in SOURCES.items()}
    met[LESSON] = _cited_in_lessons()
    met[PANEL] = {rule for rules in RULES_HERE.values() for rule in rules}
    met[DECISION] |= {rule for _, rule in DECISIONS.values()} | {rule for _, _, rule in BLOCKS}
    for place, rules in _met_in_play().items():
        met[place] |= rules
    return {rule: tuple(place for place in PLACES if rule in met[place]) for rule in book()}


def _cited_in_source(patterns: Iterable[str]) -> set[str]:
    paths = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    assert len(paths) >= len(tuple(patterns)), f"a source of {patterns} has moved"
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant)} & set(book())


def _cited_in_lessons() -> set[str]:
    words = (re.findall(r"(?:deus|core)\.[a-z0-9.-]*[a-z0-9]", path.read_text("utf-8")) for path in ROOT.glob(LESSONS))
    return {word for found in words for word in found} & set(book())


def _met_in_play() -> dict[str, set[str]]:
    met: dict[str, set[str]] = {place: set() for place in (DECISION, REASON, EVENT, SCORE)}
    for number in GAMES_PLAYED:
        _play(Play(number), met)
    for golden in GAMES:
        match = golden.play()
        met[EVENT] |= {event.rule for event in match.journal}
        met[SCORE] |= _rules_of_score(match.state)
    return met


def _play(play: Play, met: dict[str, set[str]]) -> None:
    state, rng = play.new_game(), Random(play.number)
    state.log = []
    for _ in play.moves(state):
        met[DECISION].add(state.decision.rule)
        if rng.random() < 0.01:
            met[SCORE] |= _rules_of_score(state)
            met[REASON] |= {rule for i in sample_of_ids(state, rng) for rule in _rules_of_reasons(state.why_not(i))}
    met[EVENT] |= {state.vocabulary.rules[raw[0]] for raw in state.log}
    met[SCORE] |= _rules_of_score(state)


def _rules_of_score(state: DeusState) -> set[str]:
    rules = {line.rule for seat in state.score() for line in seat.lines}
    return rules | ({state.outcome.rule} if state.outcome else set())


def _rules_of_reasons(reasons: Iterable[Reason]) -> Iterator[str]:
    for reason in reasons:
        yield reason.rule
        yield from _rules_of_reasons(reason.because)


# ------------------------------------------------------------------------------------------------ the document


def document() -> str:
    """The text of docs/rules-coverage.md."""
    places = places_of_rules()
    alone = [f"`{rule}`" for rule in book() if not places[rule]]
    lines = [
        "# Rules and their tests",
        "",
        "Written by `python -m tests.rules_coverage`; a test keeps it true. Every rule stands in the rule book, in",
        "English and Japanese, which the pages open from every rule chip and by search. Where else a user meets it:",
        "",
        *(f"- **{place}**: {text}" for place, text in PLACES.items()),
        "",
        f"{len(book())} rules, met in the rule book only: {', '.join(alone) or 'none'}.",
    ]
    for chapter in book().chapters():
        lines += ["", f"## {chapter.title_in('en')} / {chapter.title_in('ja')}", ""]
        lines += ["| id | status | title | met in | tests |", "|---|---|---|---|---|"]
        for rule in chapter.rules:
            met = ", ".join(places[rule.id]) or "rule book"
            lines.append(f"| `{rule.id}` | {rule.status} | {rule.title_in('en')} | {met} | {_tests(rule.id)} |")
    return "\n".join(lines) + "\n"


def _tests(rule: str) -> str:
    """How many tests of which files."""
    counts: dict[str, int] = {}
    for test in marks_of_rules().get(rule, []):
        name = test.partition("::")[0]
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{name} ({count})" for name, count in counts.items())


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")
    print(DOCUMENT.relative_to(ROOT))
