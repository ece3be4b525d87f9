"""Sentences in English and Japanese, kept in Project Fluent files: ``gamepkg/text/<language>/*.ftl``.

A message has the same id and the same variables in every language. Nothing is guessed: a message or a value that is
missing is an error.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from gamepkg.core.errors import TextError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "ja")


def say(message: str, lang: str, /, **values: str | int) -> str:
    """The sentence with this id, its variables filled in.

    Raises `TextError` for an unknown language or id, and for a variable without a value.

    >>> say("effect-draw-cards", "en", amount=1, min_buildings=0)
    'Draw 1 card.'
    >>> say("effect-draw-cards", "ja", amount=1, min_buildings=0)
    'カードを1枚引く。'
    """
    return _said(message, lang, tuple(values.items()))


@lru_cache(maxsize=1 << 13)
def _said(message: str, lang: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """The sentence; pages say the same ones again and again, and Fluent takes its time."""
    bundle = _bundle(lang)
    if not bundle.has_message(message):
        raise TextError(f"no message {message!r} in {lang!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise TextError(f"message {message!r} has no text in {lang!r}")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise TextError(f"message {message!r} in {lang!r}: {'; '.join(map(str, errors))}")
    return str(text)


def languages() -> tuple[str, ...]:
    """The languages that there are texts for, the first one being the default.

    >>> languages()
    ('en', 'ja')
    """
    return LANGUAGES


def ids(lang: str) -> tuple[str, ...]:
    """The ids of all messages of a language, sorted."""
    return tuple(sorted(_messages(lang)))


def sources(lang: str) -> dict[str, str]:
    """The Fluent files of a language: name to content, in the order of the names."""
    if lang not in LANGUAGES:
        raise TextError(f"no texts in {lang!r}, only in {', '.join(LANGUAGES)}")
    folder = files("gamepkg.text").joinpath(lang)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text("utf-8") for name in names}


@cache
def _messages(lang: str) -> dict[str, str]:
    """The file that each message of a language stands in."""
    from fluent.syntax import ast

    found: dict[str, str] = {}
    for name, resource in _resources(lang).items():
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                problem = entry.annotations[0].message if entry.annotations else "unreadable"
                raise TextError(f"{lang}/{name}: {problem}: {(entry.content or '').splitlines()[0]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise TextError(f"{lang}/{name}: message {entry.id.name!r} stands in {found[entry.id.name]} too")
                found[entry.id.name] = name
    return found


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    _messages(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang).values():
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(lang: str) -> dict[str, Resource]:
    """The files of a language, read once: reading them is most of what the first sentence costs."""
    from fluent.runtime import FluentResource

    return {name: FluentResource(text) for name, text in sources(lang).items()}
