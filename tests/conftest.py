"""What all tests share: the place of the repository, a fixed source of chance, the profiles of Hypothesis."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# The same examples in every run, so that a red test stays red; `make test-all` looks further and elsewhere.
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=50, database=None)
settings.register_profile("thorough", deadline=None, max_examples=500, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the repository."""
    return ROOT


@pytest.fixture
def rng() -> Random:
    """A generator of its own for each test, always with the same seed."""
    return Random(20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All browser tests go to one worker: one server and one browser serve them, and two would fight for two cores.

    They come first, so that the other worker has the rest to do meanwhile.
    """
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group("browser"))
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)
