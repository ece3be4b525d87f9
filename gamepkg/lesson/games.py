"""The words and pictures of a game, found through the registry: a lesson knows no game by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gamepkg.core.registry import MODULES
from gamepkg.core.types import Reason


def reason_text(game: str, reason: Reason, lang: str) -> str:
    """A reason as a sentence."""
    text: str = import_module(f"{MODULES[game]}.sentences").reason_text(reason, lang)
    return text


def phrases(game: str) -> Any:
    """The module that tells what is asked and what happened."""
    return import_module(f"{MODULES[game]}.phrases")


def picture(game: str) -> Any:
    """The function from a position to a scene."""
    return import_module(f"{MODULES[game]}.picture").picture
