"""The tiny game of these tests, offered beside the real ones."""

from __future__ import annotations

import pytest

from gamepkg.core import registry


@pytest.fixture(autouse=True)
def counter_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry know the counter game."""
    monkeypatch.setitem(registry.MODULES, "counter", "tests.core.fakegame")
