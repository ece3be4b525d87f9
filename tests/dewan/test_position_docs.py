"""docs/positions-dewan.md tells the truth: its examples run, and it lists every key."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from gamepkg import rulebook
from gamepkg.dewan.position import OPTION_KEYS, PLAYER_KEYS, TOP_KEYS


def page(root: Path) -> str:
    return (root / "docs/positions-dewan.md").read_text("utf-8")


def test_the_examples_run(root: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page(root), re.DOTALL)
    text = "\n".join(block + "\n" for block in blocks)
    test = doctest.DocTestParser().get_doctest(text, {}, "positions-dewan.md", "docs/positions-dewan.md", 0)
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert result.failed == 0 and result.attempted >= 8


def test_every_key_is_described(root: Path) -> None:
    assert [key for key in (*TOP_KEYS, *PLAYER_KEYS, *OPTION_KEYS) if f"`{key}`" not in page(root)] == []


def test_every_rule_that_it_names_exists(root: Path) -> None:
    named = set(re.findall(r"`((?:dewan|core)\.[a-z0-9.-]+)`", page(root)))
    assert named and [rule for rule in sorted(named) if rule not in rulebook("dewan")] == []
