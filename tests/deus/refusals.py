"""What the tests of refusals share: the reasons against a line of text, and positions before a placement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamepkg.core.types import Reason
from gamepkg.deus import table as t
from gamepkg.deus.components import load_components
from tests.deus.study import Game, game


def walk(reasons: tuple[Reason, ...]) -> Iterator[Reason]:
    for reason in reasons:
        yield reason
        yield from walk(reason.because)


def reasons(at_table: Game, text: str) -> dict[str, Reason]:
    """The reasons by rule, those that a reason stands on too."""
    return {reason.rule: reason for reason in walk(at_table.state.why_not(at_table.id(text)))}


def refused(at_table: Game, text: str) -> list[str]:
    """The rules that are broken, in order, without those behind them."""
    return [reason.rule for reason in at_table.state.why_not(at_table.id(text))]


def placing(study: Any, piece: str, **given: Any) -> Game:
    """You are about to place this piece; the card is paid for."""
    place = ["place", t.COLOURS.index(piece), next(c.index for c in load_components().cards if c.colour == piece)]
    return game(study, pending=[["finish"], place], **given)
