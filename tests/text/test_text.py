"""Sentences: the same messages with the same variables in every language, and no guessing."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gamepkg.core.errors import TextError
from gamepkg.core.rulebook import STATUSES
from gamepkg.deus.components import MARKS
from gamepkg.text import ids, languages, say, sources


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, ast.Message]:
    bodies = [FluentParser().parse(text).body for text in sources(lang).values()]
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


MESSAGES = {lang: messages(lang) for lang in languages()}


def test_every_language_has_the_same_files_and_messages() -> None:
    assert languages() == ("en", "ja")
    assert list(sources("en")) == list(sources("ja"))
    assert ids("en") == ids("ja") == tuple(sorted(MESSAGES["en"]))


@pytest.mark.parametrize("message", sorted(MESSAGES["en"]))
def test_a_message_has_a_text_and_the_same_variables_in_every_language(message: str) -> None:
    versions = [MESSAGES[lang][message] for lang in languages()]
    assert variables(versions[0]) == variables(versions[1])
    assert all(version.value is not None and version.value.elements for version in versions)


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_guessed(lang: str) -> None:
    with pytest.raises(TextError, match="no message 'effect-dance'"):
        say("effect-dance", lang)
    with pytest.raises(TextError, match="effect-draw-cards"):
        say("effect-draw-cards", lang, amount=1)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(TextError, match="no texts in 'fr', only in en, ja"):
        say("deus-resource-wood", "fr")


def test_values_may_have_any_name() -> None:
    assert say("deus-resource-wood", "en", message="m", lang="l") == "wood"


@pytest.mark.parametrize("lang", languages())
def test_every_status_and_mark_can_be_said(lang: str) -> None:
    words = [f"status-{status}" for status in STATUSES]
    words += [f"mark-{mark.replace(', ', '-').replace(' ', '-')}" for mark in MARKS]
    assert all(say(f"{word}{length}", lang) for word in words for length in ("", "-long"))
