"""The marks of the moment, the same in every game: what may be done, what is refused and why, what is counted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from gamepkg.core.types import Reason
from gamepkg.scene.model import Mark, MarkKind


def marks(
    legal: Collection[int] | Mapping[int, int] = (),
    changed: Iterable[int] = (),
    refused: int | None = None,
    reasons: Sequence[Reason] = (),
    last: Iterable[int] = (),
    evidence: Iterable[int] | Mapping[int, str] = (),
    selected: int | None = None,
) -> list[Mark]:
    """The marks on the cells of a picture.

    ``legal`` are the targets, as a mapping with the price of each (0: free); ``changed`` what a preview changes;
    a reason lights the cells of ``facts["regions"]`` with its number. A cell that is previewed or refused is no target.

    >>> [(mark.kind, mark.cell, mark.text) for mark in marks({1: 0, 2: 3}, changed=[4])]
    [('legal', 1, ''), ('price', 2, '−3'), ('preview', 4, '')]
    """
    target: MarkKind = "legal" if refused is None else "open"
    prices = legal if isinstance(legal, Mapping) else dict.fromkeys(legal, 0)
    shown = dict.fromkeys(changed)
    found = [
        Mark("price", i, f"−{price}") if price else Mark(target, i)
        for i, price in prices.items()
        if i not in shown and i != refused
    ]
    found += [Mark("preview", i) for i in shown]
    found += [Mark("last", i) for i in dict.fromkeys(last)]
    texts = evidence if isinstance(evidence, Mapping) else dict.fromkeys(evidence, "")
    found += [Mark("evidence", i, text) for i, text in texts.items()]
    found += [Mark("reason", i, text) for i, text in _numbered(reasons).items() if i != refused]
    found += [Mark("illegal", refused)] if refused is not None else []
    found += [Mark("selected", selected)] if selected is not None else []
    return found


def _numbered(reasons: Sequence[Reason]) -> dict[int, str]:
    numbers: dict[int, list[str]] = {}
    for number, reason in enumerate(reasons, 1):
        for i in dict.fromkeys(reason.facts.get("regions", ())):
            numbers.setdefault(i, []).append(str(number))
    return {i: ",".join(found) for i, found in numbers.items()}
