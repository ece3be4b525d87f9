"""The three floors of the architecture: imports run downwards only. Read from syntax trees, lazy imports included."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"deus", "dewan", "stoneage"}
GROUND, MIDDLE, TOP = 0, 1, 2
FLOORS = (
    dict.fromkeys(("core", "maps", "scene"), GROUND)
    | dict.fromkeys(GAMES | {"match", "text", "play", "lesson"}, MIDDLE)
    | dict.fromkeys(("cli", "__main__", "adapters"), TOP)
)
FACE = "gamepkg"  # the public face: for those above it
DRAWING = {"ipywidgets", "plotly", "anywidget", "traitlets", "widgets"}
UNSAFE_MODULES = {"pickle", "marshal", "shelve"}
UNSAFE_CALLS = {"eval", "exec", "deepcopy", "copy.deepcopy"}


def module_name(path: Path) -> str:
    """``gamepkg/core/types.py`` to ``gamepkg.core.types``; a package to the name of its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(path): path for folder in ("gamepkg", "widgets") for path in (ROOT / folder).rglob("*.py")}


def tree(module: str) -> ast.Module:
    return ast.parse(FILES[module].read_text("utf-8"))


def imports(module: str) -> set[str]:
    """The modules that a module imports, by their full names, wherever in it that stands."""
    found: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = absolute(module, node)
            whole = {f"{base}.{alias.name}" for alias in node.names}
            found |= {name if name in FILES else base for name in whole}
    return found


def absolute(module: str, node: ast.ImportFrom) -> str:
    """The full name behind ``from ..x import y``."""
    if not node.level:
        return node.module or ""
    package = module.split(".") if FILES[module].name == "__init__.py" else module.split(".")[:-1]
    return ".".join(package[: len(package) - node.level + 1] + ([node.module] if node.module else []))


def part(module: str) -> str:
    """``gamepkg.deus.rules`` to ``deus``; the face to its own name."""
    return module.split(".")[1] if module != FACE else FACE


def ours(module: str) -> set[str]:
    return {name for name in imports(module) if name.split(".")[0] == "gamepkg"}


ENGINE = sorted(name for name in FILES if name.startswith("gamepkg."))


def test_there_is_an_engine_to_look_at() -> None:
    assert "gamepkg.core.types" in ENGINE


def test_every_part_of_the_engine_has_a_floor() -> None:
    assert {part(module) for module in ENGINE} <= FLOORS.keys()


@pytest.mark.parametrize("module", ENGINE)
def test_imports_run_downwards(module: str) -> None:
    floor = FLOORS[part(module)]
    upwards = {name for name in ours(module) if FLOORS.get(part(name), MIDDLE + 1) > floor}
    assert upwards == set()


@pytest.mark.parametrize("module", [name for name in ENGINE if part(name) == "core"])
def test_the_core_needs_only_the_standard_library(module: str) -> None:
    others = {name for name in imports(module) if name.split(".")[0] not in sys.stdlib_module_names}
    assert {name for name in others if not f"{name}.".startswith("gamepkg.core.")} == set()


@pytest.mark.parametrize("module", [name for name in ENGINE if part(name) in GAMES])
def test_games_do_not_know_each_other(module: str) -> None:
    assert {part(name) for name in ours(module)} & GAMES <= {part(module)}


@pytest.mark.parametrize("module", ["gamepkg", *ENGINE])
def test_the_engine_draws_nothing_by_itself(module: str) -> None:
    assert {name.split(".")[0] for name in imports(module)} & DRAWING == set()


@pytest.mark.parametrize("module", [name for name in ENGINE if "why" in name.split(".")[2:3]])
def test_the_second_verifier_never_asks_the_first(module: str) -> None:
    rules = f"gamepkg.{part(module)}.rules"
    assert {name for name in imports(module) if name == rules or name.startswith(f"{rules}.")} == set()


@pytest.mark.parametrize("module", ["gamepkg", *ENGINE])
def test_the_engine_runs_no_foreign_code_and_copies_by_hand(module: str) -> None:
    called = {ast.unparse(node.func) for node in ast.walk(tree(module)) if isinstance(node, ast.Call)}
    assert called & UNSAFE_CALLS == set()
    assert {name.split(".")[0] for name in imports(module)} & UNSAFE_MODULES == set()
