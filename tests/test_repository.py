"""What holds for the files of the repository as a whole, whoever changes them."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13")
BINDER_PYTHON = "3.12"
LONGEST_MODULE = 400  # lines: what one sitting takes in


@cache
def tracked() -> tuple[str, ...]:
    """The files that git knows, those that are deleted but not yet committed left out."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(name for name in listing.split("\0") if name and (ROOT / name).is_file())


def texts() -> Iterator[tuple[str, str]]:
    """Every tracked file that is text, with its content."""
    for name in tracked():
        content = (ROOT / name).read_bytes()
        if b"\0" not in content:
            yield name, content.decode("utf-8")


def notebooks() -> list[str]:
    return [name for name in tracked() if name.endswith(".ipynb")]


def modules(*folders: str) -> list[str]:
    return [name for name in tracked() if name.endswith(".py") and name.startswith(folders)]


def project() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def requirements(*extras: str) -> list[Requirement]:
    """What the distribution asks for, alone or with extras; its references to itself left out."""
    table = project()
    lists = [table["dependencies"], *(table["optional-dependencies"][extra] for extra in extras)]
    wanted = [Requirement(line) for lines in lists for line in lines]
    return [requirement for requirement in wanted if requirement.name != "gamepkg"]


def pins(path: str, python: str) -> dict[str, str]:
    """Name to exact version of a list of pins, as pip reads it with one Python on Linux."""
    environment = default_environment() | {
        "python_version": python,
        "python_full_version": f"{python}.9",
        "sys_platform": "linux",
        "os_name": "posix",
    }
    found: dict[str, str] = {}
    for line in (ROOT / path).read_text("utf-8").splitlines():
        if not line or line.lstrip().startswith("#"):
            continue
        requirement = Requirement(line)
        if requirement.marker and not requirement.marker.evaluate(environment):
            continue
        name, specifiers = canonicalize_name(requirement.name), list(requirement.specifier)
        assert [specifier.operator for specifier in specifiers] == ["=="], f"{path}: {line!r} is no exact pin"
        assert name not in found, f"{path}: {name} is pinned twice for Python {python}"
        found[name] = specifiers[0].version
    return found


def unsatisfied(wanted: list[Requirement], pinned: dict[str, str]) -> list[str]:
    found = ((requirement, pinned.get(canonicalize_name(requirement.name))) for requirement in wanted)
    return [f"{r} but the pin is {v}" for r, v in found if v is None or not r.specifier.contains(v)]


@pytest.mark.parametrize("python", PYTHONS)
def test_the_constraints_satisfy_every_extra(python: str) -> None:
    wanted = requirements(*project()["optional-dependencies"])
    assert unsatisfied(wanted, pins("constraints.txt", python)) == []


def test_binder_installs_what_the_app_extra_asks_for() -> None:
    assert unsatisfied(requirements("widgets", "app"), pins("binder/requirements.txt", BINDER_PYTHON)) == []


def test_binder_and_the_constraints_agree() -> None:
    assert (ROOT / "binder/runtime.txt").read_text("utf-8").strip() == f"python-{BINDER_PYTHON}"
    constraints = pins("constraints.txt", BINDER_PYTHON)
    binder = pins("binder/requirements.txt", BINDER_PYTHON)
    assert {name: constraints.get(name) for name in binder} == binder


def test_every_dependency_has_its_reason_written_down() -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text("utf-8")
    assert [r.name for r in requirements(*project()["optional-dependencies"]) if r.name not in reasons] == []


def test_the_engine_stays_light() -> None:
    assert {requirement.name for requirement in requirements()} == {"networkx", "fluent.runtime"}


def test_the_wheel_holds_both_packages_with_their_data(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    assert [name for name in tracked() if name.startswith(("gamepkg/", "widgets/")) and name not in held] == []
    assert {"gamepkg/py.typed", "widgets/py.typed"} <= held
    placed = {name.partition(".data/data/")[2] for name in held}
    assert [name for name in tracked() if name.startswith("share/") and name not in placed] == []


def test_voila_shows_strangers_no_more_than_the_pages() -> None:
    voila = json.loads((ROOT / "voila.json").read_text("utf-8"))
    settings = voila["VoilaConfiguration"]
    assert settings["allow_template_override"] == "NO"
    assert settings["allow_theme_override"] == "NOTEBOOK"
    assert settings["show_tracebacks"] is False
    assert settings["strip_sources"] is True
    assert voila["Voila"]["ip"] == "127.0.0.1"
    assert voila["MappingKernelManager"]["cull_idle_timeout"] > 0


def test_binder_says_the_same_words_when_a_page_fails() -> None:
    voila, server = (json.loads((ROOT / name).read_text("utf-8")) for name in ("voila.json", "jupyter_config.json"))
    assert server["VoilaExecutor"] == voila["VoilaExecutor"]
    assert server["VoilaConfiguration"] == voila["VoilaConfiguration"]


@pytest.mark.parametrize("name", notebooks())
def test_a_notebook_is_kept_without_what_running_it_left(name: str) -> None:
    notebook = json.loads((ROOT / name).read_text("utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["source"] for cell in code if cell["outputs"] or cell["execution_count"] is not None] == []
    assert "widgets" not in notebook["metadata"], "widget state is saved in it"


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    machine = re.compile(r"(?<![\w.:/-])/(?:home|root|work|farm|Users|opt)/\w|[A-Z]:\\Users\\")
    found = [f"{name}: {line}" for name, text in texts() for line in text.splitlines() if machine.search(line)]
    assert found == []


def test_no_module_is_too_long_to_read() -> None:
    lengths = {name: len((ROOT / name).read_text("utf-8").splitlines()) for name in modules("")}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_no_test_is_left_out() -> None:
    left_out = re.compile(r"pytest\.(mark\.)?(skip|xfail|importorskip)")
    assert [name for name, text in texts() if name.startswith("tests/") and left_out.search(text)] == []


def known_rules() -> set[str]:
    """The ids of every rule book of the package."""
    books = (tomllib.loads((ROOT / name).read_text("utf-8")) for name in tracked() if name.endswith(".toml"))
    return {rule["id"] for book in books if isinstance(book.get("rule"), list) for rule in book["rule"]}


def cited_rules(name: str) -> set[str]:
    """The ids in ``pytest.mark.rule("...")`` of one file of tests."""
    calls = (node for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8"))) if isinstance(node, ast.Call))
    marks = (call for call in calls if ast.unparse(call.func).endswith("mark.rule"))
    return {arg.value for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)}


def test_the_rules_that_tests_cite_exist() -> None:
    cited = {name: cited_rules(name) - known_rules() for name in modules("tests/")}
    assert {name: unknown for name, unknown in cited.items() if unknown} == {}
