"""docs/positions-stoneage.md tells the truth: its examples run, and it lists every key."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from gamepkg.stoneage.names import SOURCES
from gamepkg.stoneage.position import OPTION_KEYS, PLAYER_KEYS, TOP_KEYS


def page(root: Path) -> str:
    return (root / "docs/positions-stoneage.md").read_text("utf-8")


def test_the_examples_run(root: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page(root), re.DOTALL)
    text = "\n".join(block + "\n" for block in blocks)
    test = doctest.DocTestParser().get_doctest(text, {}, "positions-stoneage.md", "docs/positions-stoneage.md", 0)
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert result.failed == 0 and result.attempted >= 6


def test_every_key_is_described(root: Path) -> None:
    text = page(root)
    keys = {*TOP_KEYS, *PLAYER_KEYS, *OPTION_KEYS, *SOURCES}
    assert [key for key in sorted(keys) if f"`{key}`" not in text] == []


def test_every_rule_that_it_names_exists(root: Path) -> None:
    from gamepkg import rulebook

    named = set(re.findall(r"`((?:stoneage|core)\.[a-z0-9.-]+)`", page(root)))
    assert named and [rule for rule in sorted(named) if rule not in rulebook("stoneage")] == []
