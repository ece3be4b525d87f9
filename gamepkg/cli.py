"""The command ``gamepkg``: look after files, read rules.

::

    gamepkg components check FILE          is this file of cards and tiles right?
    gamepkg record check FILE              does this saved game replay?
    gamepkg lesson check FILE              do the rules agree with this lesson?
    gamepkg rules GAME [QUERY] [--lang ja] the rules that hold these words

The exit code is 0 when all is well, 1 when a file is wrong or nothing was found, 2 for a wrong command line.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from gamepkg.core.errors import GamepkgError
from gamepkg.core.match import Match
from gamepkg.core.registry import GAMES, MODULES, rulebook

if TYPE_CHECKING:
    from gamepkg.core.rulebook import Rule

OK, WRONG = 0, 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    chosen = _parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a console that lacks a letter still shows the rest
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except GamepkgError as error:
        print(f"gamepkg: {error}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gamepkg", description="Board games with every rule citable.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    components = commands.add_parser("components", help="files of cards and tiles").add_subparsers(
        required=True, metavar="check"
    )
    check = components.add_parser("check", help="say what is wrong in a file of cards and tiles")
    check.add_argument("file")
    check.add_argument("--game", choices=GAMES, default=GAMES[0])
    check.set_defaults(run=_check_components)

    record = commands.add_parser("record", help="saved games").add_subparsers(required=True, metavar="check")
    check = record.add_parser("check", help="replay a saved game and verify every step")
    check.add_argument("file")
    check.add_argument("--components", metavar="FILE", help="the cards and tiles, if they are not the package's")
    check.set_defaults(run=_check_record)

    lesson = commands.add_parser("lesson", help="lessons").add_subparsers(required=True, metavar="check")
    check = lesson.add_parser("check", help="say what is wrong in a lesson, its answers included")
    check.add_argument("file")
    check.set_defaults(run=_check_lesson)

    rules = commands.add_parser("rules", help="read the rules")
    rules.add_argument("game", choices=GAMES)
    rules.add_argument("query", nargs="*", help="a rule id, or words to look for")
    rules.add_argument("--lang", choices=("en", "ja"), default="en")
    rules.set_defaults(run=_show_rules)
    return parser


def _check_components(chosen: argparse.Namespace) -> int:
    problems = import_module(f"{MODULES[chosen.game]}.components").check(chosen.file)
    for problem in problems:
        print(f"gamepkg: {problem}", file=sys.stderr)
    if problems:
        return WRONG
    print(f"{chosen.file}: good")
    return OK


def _check_record(chosen: argparse.Namespace) -> int:
    match = Match.load(chosen.file, components=chosen.components)
    state = match.position(len(match.steps))
    ending = "finished" if state.outcome else "not finished"
    print(f"{chosen.file}: good; {state.game}, {state.players} players, {len(match.steps)} steps, {ending}")
    return OK


def _check_lesson(chosen: argparse.Namespace) -> int:
    problems = import_module("gamepkg.lesson").check(chosen.file)
    for problem in problems:
        print(f"gamepkg: {problem}", file=sys.stderr)
    if problems:
        return WRONG
    print(f"{chosen.file}: good; the rules agree with every answer")
    return OK


def _show_rules(chosen: argparse.Namespace) -> int:
    book = rulebook(chosen.game)
    query = " ".join(chosen.query)
    found: Sequence[Rule] = tuple(book.values())
    if query in book:
        found = (book[query],)
    elif query:
        found = book.search(query, chosen.lang)
    if not found:
        print(f"gamepkg: no rule of {chosen.game} holds {query!r}", file=sys.stderr)
        return WRONG
    for rule in found:
        print(f"{rule.id} [{rule.status}] {rule.title_in(chosen.lang)}\n    {rule.text_in(chosen.lang)}")
    return OK


if __name__ == "__main__":
    sys.exit(main())
