"""Which test holds an engine to each rule of its game, and where a user meets the rule.

A game joins when it has a telling (``gamepkg/<game>/telling.py``), and so a page.

``python -m tests.rules_coverage`` writes docs/rules-coverage.md. Where a rule is met is found in two ways: the ids that
the source of a room cites, and those that come up while a fixed set of games is played.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

import gamepkg as gp
from gamepkg.core.registry import MODULES
from gamepkg.core.rulebook import RuleBook
from gamepkg.core.types import Reason
from gamepkg.text import say
from gamepkg.text.telling import telling
from tests.golden.make import GAMES as GOLDEN
from tests.laws.checks import sample_of_ids

GAMES: Final = tuple(game for game in gp.GAMES if find_spec(f"{MODULES[game]}.telling"))
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
    PANEL: "shown in a panel of the explore page, as a chip or under “Rules here”",
}
SOURCES = {
    DECISION: ("gamepkg/{game}/decide.py",),
    REASON: ("gamepkg/{game}/why/*.py",),
    EVENT: ("gamepkg/{game}/rules/*.py",),
    SCORE: ("gamepkg/{game}/score.py",),
    REFUSAL: (
        "gamepkg/{game}/position.py", "gamepkg/{game}/frames.py", "gamepkg/{game}/setup.py",
        "gamepkg/{game}/layouts.py", "gamepkg/{game}/component*.py", "gamepkg/maps/board.py",
        "gamepkg/maps/{game}_map/model.py",
    ),
    MAP: ("gamepkg/maps/{game}_map/*.py", "gamepkg/{game}/atlas.py"),
    PANEL: ("widgets/{game}/*.py",),
}  # fmt: skip
"""The files of a game that cite what is met in a place; a game need not have all of them."""
LESSONS = "gamepkg/{game}/lessons/*.toml"
GAMES_PLAYED = 12
"""So many games are played of each, spread over the combinations of its options."""


def book(game: str) -> RuleBook:
    return gp.rulebook(game)


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
def places_of_rules(game: str) -> dict[str, tuple[str, ...]]:
    """For each rule of a game the places where a user meets it besides the rule book, in the order of `PLACES`."""
    met = {place: _cited_in_source(game, patterns) for place, patterns in SOURCES.items()}
    met[LESSON] = _cited_in_lessons(game)
    met[PANEL] |= {rule for rules in telling(game).RULES_HERE.values() for rule in rules}
    decisions = import_module(f"{MODULES[game]}.table").DECISIONS.values()
    blocks = import_module(f"{MODULES[game]}.notation").BLOCKS
    met[DECISION] |= {rule for _, rule in decisions} | {block.rule for block in blocks}
    for place, rules in _met_in_play(game).items():
        met[place] |= rules
    return {rule: tuple(place for place in PLACES if rule in met[place]) for rule in book(game)}


def _cited_in_source(game: str, patterns: Iterable[str]) -> set[str]:
    paths = [path for pattern in patterns for path in sorted(ROOT.glob(pattern.format(game=game)))]
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant)} & set(book(game))


def _cited_in_lessons(game: str) -> set[str]:
    texts = (path.read_text("utf-8") for path in ROOT.glob(LESSONS.format(game=game)))
    words = (re.findall(rf"(?:{game}|core)\.[a-z0-9.-]*[a-z0-9]", text) for text in texts)
    return {word for found in words for word in found} & set(book(game))


def _met_in_play(game: str) -> dict[str, set[str]]:
    met: dict[str, set[str]] = {place: set() for place in (DECISION, REASON, EVENT, SCORE)}
    games = import_module(f"tests.laws.{game}_games")
    step = max(1, len(games.COMBINATIONS) // GAMES_PLAYED)
    for number in range(0, len(games.COMBINATIONS), step):
        _play(games.Play(number), met)
    for golden in (golden for golden in GOLDEN if golden.game == game):
        match = golden.play()
        met[EVENT] |= {event.rule for event in match.journal}
        met[SCORE] |= _rules_of_score(match.state)
    return met


def _play(play: Any, met: dict[str, set[str]]) -> None:
    state, rng = play.new_game(), Random(play.number)
    state.log = []
    for _ in play.moves(state):
        met[DECISION].add(state.decision.rule)
        if rng.random() < 0.01:
            met[SCORE] |= _rules_of_score(state)
            met[REASON] |= {rule for i in sample_of_ids(state, rng) for rule in _rules_of_reasons(state.why_not(i))}
    met[EVENT] |= {state.vocabulary.rules[raw[0]] for raw in state.log}
    met[SCORE] |= _rules_of_score(state)


def _rules_of_score(state: Any) -> set[str]:
    rules = {line.rule for seat in state.score() for line in seat.lines}
    return rules | ({state.outcome.rule} if state.outcome else set())


def _rules_of_reasons(reasons: Iterable[Reason]) -> Iterator[str]:
    for reason in reasons:
        yield reason.rule
        yield from _rules_of_reasons(reason.because)


# ------------------------------------------------------------------------------------------------ the document


def document() -> str:
    """The text of docs/rules-coverage.md."""
    lines = [
        "# Rules and their tests",
        "",
        "Written by `python -m tests.rules_coverage`; a test keeps it true. Every rule stands in the rule book, in",
        "English and Japanese, which the pages open from every rule chip and by search. Where else a user meets it:",
        "",
        *(f"- **{place}**: {text}" for place, text in PLACES.items()),
        "",
        *(_summary(game) for game in GAMES),
    ]
    for game in GAMES:
        lines += ["", f"# {say(f'site-game-{game}', 'en')} / {say(f'site-game-{game}', 'ja')}", *_chapters(game)]
    return "\n".join(lines) + "\n"


def _summary(game: str) -> str:
    """How many rules a game has, and which of them are met nowhere but in the rule book."""
    places = places_of_rules(game)
    alone = [f"`{rule}`" for rule in book(game) if not places[rule]]
    name, only = say(f"site-game-{game}", "en"), ", ".join(alone) or "none"
    return f"- {name}: {len(places)} rules, met in the rule book only: {only}."


def _chapters(game: str) -> Iterator[str]:
    places = places_of_rules(game)
    for chapter in book(game).chapters():
        yield from ("", f"## {chapter.title_in('en')} / {chapter.title_in('ja')}", "")
        yield from ("| id | status | title | met in | tests |", "|---|---|---|---|---|")
        for rule in chapter.rules:
            met = ", ".join(places[rule.id]) or "rule book"
            yield f"| `{rule.id}` | {rule.status} | {rule.title_in('en')} | {met} | {_tests(rule.id)} |"


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
