"""Rules as data: every rule has an id, a status, and its title and text in each language."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from gamepkg.core.errors import FieldError, TextError, UnknownRule
from gamepkg.core.limits import short

LANGUAGES: Final = ("en", "ja")
STATUSES: Final = ("seed", "official", "ruling")
"""Where a rule comes from: the help page, the published rules, or a ruling of this project."""

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. ``choices`` lists the ways in which a table may play it, the default first; mostly it is empty.

    >>> rule = RuleBook.load("gamepkg.deus", "rulebook.toml")["deus.place.sea"]
    >>> rule.status, rule.chapter
    ('seed', 'place')
    >>> rule.title_in("en")
    'Ships on the sea'
    """

    id: str
    status: str
    title: Texts = field(hash=False)
    text: Texts = field(hash=False)
    chapter: str
    choices: tuple[str, ...] = ()

    def title_in(self, lang: str) -> str:
        """The title in one language; `TextError` if it has none."""
        return _in(self.title, lang, self.id)

    def text_in(self, lang: str) -> str:
        """The text in one language; `TextError` if it has none."""
        return _in(self.text, lang, self.id)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that are read together, in the order of the book."""

    id: str
    title: Texts = field(hash=False)
    rules: tuple[Rule, ...]

    def title_in(self, lang: str) -> str:
        """The title in one language; `TextError` if it has none."""
        return _in(self.title, lang, self.id)


class RuleBook(Mapping[str, Rule]):
    """All rules that a game can cite, by id and in reading order; the engine's own rules come last.

    >>> book = RuleBook.load("gamepkg.deus", "rulebook.toml")
    >>> book["core.trun"]
    Traceback (most recent call last):
    ...
    gamepkg.core.errors.UnknownRule: no rule 'core.trun'; close: core.turn
    """

    def __init__(
        self, rules: Iterable[Rule], chapters: Mapping[str, Texts], synonyms: Mapping[str, str] | None = None
    ) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self._chapters = chapters
        self._synonyms = {_fold(word): _fold(term) for word, term in (synonyms or {}).items()}
        self._haystacks: dict[str, str] = {}

    @staticmethod
    def load(package: str, filename: str) -> RuleBook:
        """The book in a file of a package together with the rules of the engine; read once, when first asked for.

        Raises `FieldError` naming file, rule and field when the file is wrong.
        """
        return _load(package, filename)

    def __getitem__(self, rule_id: str) -> Rule:
        """The rule with this id; `UnknownRule` with the closest ids if there is none."""
        try:
            return self._rules[rule_id]
        except (KeyError, TypeError):
            close = get_close_matches(rule_id[:100], self._rules, 3, 0.8) if isinstance(rule_id, str) else []
            hint = f"; close: {', '.join(close)}" if close else ""
            raise UnknownRule(f"no rule {short(rule_id)}{hint}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"<RuleBook: {len(self)} rules>"

    def search(self, query: str, lang: str = "en") -> tuple[Rule, ...]:
        """The rules that hold every word of the query in their id, title or text, in whatever language and case.

        Rules with a hit in their id or their title in ``lang`` come first; otherwise the order is the book's.
        Words that players use for a term of the glossary find the term too.

        >>> [rule.id for rule in RuleBook.load("gamepkg.deus", "rulebook.toml").search("neptune")]
        ['deus.offer.neptune']
        """
        words = [(word, self._synonyms.get(word, word)) for word in _fold(query).split()]
        if not words:
            return ()
        found = [rule for rule in self._rules.values() if _holds(self._haystack(rule), words)]
        return tuple(sorted(found, key=lambda rule: not _holds(_fold(f"{rule.id} {rule.title_in(lang)}"), words)))

    def parent(self, rule_id: str) -> Rule | None:
        """The rule that this one makes more precise: the longest other id that starts it, or ``None``.

        >>> RuleBook.load("gamepkg.deus", "rulebook.toml").parent("deus.offer.jupiter-piece").id
        'deus.offer.jupiter'
        """
        self[rule_id]
        cuts = [i for i, letter in enumerate(rule_id) if letter in ".-"]
        return next((self._rules[rule_id[:i]] for i in reversed(cuts) if rule_id[:i] in self._rules), None)

    def children(self, rule_id: str) -> tuple[Rule, ...]:
        """The rules whose parent is this one, in the order of the book."""
        parent = self[rule_id]
        starts = (f"{rule_id}.", f"{rule_id}-")
        return tuple(r for r in self._rules.values() if r.id.startswith(starts) and self.parent(r.id) == parent)

    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters in reading order, each with its rules."""
        return tuple(
            Chapter(name, title, tuple(rule for rule in self._rules.values() if rule.chapter == name))
            for name, title in self._chapters.items()
        )

    def _haystack(self, rule: Rule) -> str:
        if rule.id not in self._haystacks:
            self._haystacks[rule.id] = _fold(" ".join((rule.id, *rule.title.values(), *rule.text.values())))
        return self._haystacks[rule.id]


def _fold(text: str) -> str:
    """Case and the width of letters make no difference in a search."""
    return unicodedata.normalize("NFKC", text).casefold()


def _holds(text: str, words: list[tuple[str, str]]) -> bool:
    return all(word in text or term in text for word, term in words)


def _in(texts: Texts, lang: str, what: str) -> str:
    try:
        return texts[lang]
    except KeyError:
        raise TextError(f"{what} has no text in {lang!r}, only in {', '.join(texts)}") from None


@cache
def _load(package: str, filename: str) -> RuleBook:
    book = tomllib.loads(files(package).joinpath(filename).read_text("utf-8"))
    core = tomllib.loads(files("gamepkg.core").joinpath("core_rules.toml").read_text("utf-8"))
    chapters = {
        name: _texts(title, f"{filename}, chapter {name}")
        for data in (book, core)
        for name, title in data["chapters"].items()
    }
    rules: dict[str, Rule] = {}
    for data, source in ((book, filename), (core, "core_rules.toml")):
        for entry in data["rule"]:
            rule = _rule(entry, chapters, source)
            if rule.id in rules:
                raise FieldError(f"{source}, rule {rule.id}, id", "must stand in the book only once")
            rules[rule.id] = rule
    return RuleBook(rules.values(), chapters, book.get("synonyms"))


def _rule(entry: Mapping[str, Any], chapters: Mapping[str, Texts], source: str) -> Rule:
    where = f"{source}, rule {entry.get('id', '?')}"
    if missing := {"id", "status", "chapter", "title", "text"} - entry.keys():
        raise FieldError(where, f"lacks {', '.join(sorted(missing))}")
    for name, known in (("status", STATUSES), ("chapter", tuple(chapters))):
        if entry[name] not in known:
            raise FieldError(f"{where}, {name}", f"must be one of {', '.join(known)}, not {entry[name]!r}")
    return Rule(
        id=entry["id"],
        status=entry["status"],
        title=_texts(entry["title"], f"{where}, title"),
        text=_texts(entry["text"], f"{where}, text"),
        chapter=entry["chapter"],
        choices=tuple(entry.get("choices", ())),
    )


def _texts(texts: Mapping[str, str], where: str) -> Texts:
    if tuple(texts) != LANGUAGES or not all(texts.values()):
        raise FieldError(where, f"must be given in {' and '.join(LANGUAGES)}, in this order")
    return MappingProxyType(dict(texts))
