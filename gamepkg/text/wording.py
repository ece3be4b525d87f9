"""What the sentences of every game are put together with: lists, full stops, and the small values that pages show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from gamepkg.text import say

Mark = Literal["done", "now", "todo"]


class StepMark(NamedTuple):
    """One step of a gesture: its word and whether it is done, asked now or to come."""

    word: str
    state: Mark


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One line of a preview or a journal: what it amounts to ("" for a mere note), why, and the rules."""

    amount: str
    text: str
    rules: tuple[str, ...]


def listing(items: Sequence[str], lang: str) -> str:
    """The items as one phrase.

    >>> listing(["11", "12", "19"], "en"), listing(["11", "12", "19"], "ja")
    ('11, 12 and 19', '11、12、19')
    >>> listing([], "en")
    ''
    """
    return _joined(items, lang, "list-and-last")


def alternatives(items: Sequence[str], lang: str) -> str:
    """The items as one phrase, of which one is chosen.

    >>> alternatives(["wood", "clay", "stone"], "en")
    'wood, clay or stone'
    """
    return _joined(items, lang, "list-or-last")


def in_a_row(items: Sequence[str], lang: str) -> str:
    """The items one after the other, without "and", as amounts stand.

    >>> in_a_row(["−1 wood", "+2 gold"], "en")
    '−1 wood, +2 gold'
    """
    return _joined(items, lang, "list-and-more")


def _joined(items: Sequence[str], lang: str, last: str) -> str:
    if len(items) < 2:
        return "".join(items)
    first = items[0]
    for item in items[1:-1]:
        first = say("list-and-more", lang, first=first, last=item)
    return say(last, lang, first=first, last=items[-1])


def signs(count: int) -> str:
    """A number with its sign, a true minus; zero without one.

    >>> signs(6), signs(-1), signs(0)
    ('+6', '−1', '0')
    """
    return f"+{count}" if count > 0 else number(count)


def number(value: int) -> str:
    """A number, with a true minus sign.

    >>> number(-3)
    '−3'
    """
    return f"−{-value}" if value < 0 else str(value)


def sentence(text: str, lang: str) -> str:
    """The text as a sentence of its own, with a full stop.

    >>> sentence("Blue builds Galley", "en"), sentence("青がガレー船を建築", "ja")
    ('Blue builds Galley.', '青がガレー船を建築。')
    """
    return say("sentence", lang, text=text)


def spoken(text: str, lang: str) -> str:
    """The text for a screen reader: the asterisk of a stand-in as a word.

    >>> spoken("Build Ballista*", "en"), spoken("バリスタ*を建築", "ja")
    ('Build Ballista (stand-in)', 'バリスタ（代用）を建築')
    """
    return text.replace("*", say("spoken-mark", lang))
