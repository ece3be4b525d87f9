"""No message of the pages is left over: each one is used by the code that shows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamepkg.text import LANGUAGES

FILES = ("explore", "ui", "site", "lesson")


def ids(root: Path, name: str) -> list[str]:
    """The message ids of a file, in its order."""
    text = (root / "gamepkg" / "text" / "en" / f"{name}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


@pytest.fixture(scope="module")
def named(root: Path) -> list[str]:
    """What the code names in strings that may be an id or, with a value in braces, a family of ids."""
    code = "\n".join(path.read_text("utf-8") for top in ("widgets", "gamepkg") for path in (root / top).rglob("*.py"))
    return sorted(set(re.findall(r"(?=[\"']((?:[a-z0-9-]|\{[^{}]*\})+)[\"'])", code)))


@pytest.mark.parametrize("name", FILES)
def test_every_message_is_used(root: Path, named: list[str], name: str) -> None:
    whole = {word for word in named if "{" not in word}
    families = [re.compile(re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(word))) for word in named if "{" in word]
    families = [family for family in families if re.match(r"[a-z]+-", family.pattern.replace("\\", ""))]
    unused = [one for one in ids(root, name) if one not in whole and not any(f.fullmatch(one) for f in families)]
    assert unused == []


@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_messages(root: Path, name: str) -> None:
    found = []
    for lang in LANGUAGES:
        text = (root / "gamepkg" / "text" / lang / f"{name}.ftl").read_text("utf-8")
        found.append(sorted(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)))
    assert found[0] == found[1]
