"""Another step is asked: which one, and the rules of order that stand behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.deus import table as t
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why import villages
from gamepkg.deus.why.kit import reason

ASKED_AT: Final = {t.TURN: 0, t.LAY: 1, t.PAY: 2, t.PLACE: 3, t.ATTACK: 4} | dict.fromkeys(
    (t.AUTO, t.SKIPPED, t.BUY, t.SELL, t.RETURN, t.TAKE, t.PRODUCE, t.DRAW, t.PIECE, t.REUSE, t.ARMY, t.MARCH,
     t.PLUNDER, t.ROB), 5,
)  # fmt: skip
"""The place of what is asked in the order of a building: card, payment, piece, attack, column."""
GIVEN_AT: Final = {"build": 0, "wild": 0, "lay": 1, "pay": 2, "pay-gold": 2, "place": 3, "attack": 4} | dict.fromkeys(
    ("activate", "pass-over", "decline", "buy", "sell", "return", "take", "produce", "draw", "piece", "reuse", "army",
     "march", "plunder", "rob"), 5,
)  # fmt: skip

BETWEEN_TURNS: Final = (t.TURN, t.DRAFT)


def wrong_step(s: Position, frame: Frame, given: str, argument: Any) -> Iterator[Reason]:
    """The action does not answer what is asked."""
    asked = frame[0]
    yield reason("core.step", asked=t.DECISIONS[asked][0], given=given)
    if given in GIVEN_AT and asked in ASKED_AT and GIVEN_AT[given] != ASKED_AT[asked]:
        yield reason("deus.build.order", asked=t.DECISIONS[asked][0], given=given)
    yield from _against_turn(asked, given)
    yield from _against_offering(asked, given)
    if given == "attack":
        yield from villages.stands(s, argument)
    if (asked, given) in ((t.ARMY, "march"), (t.MARCH, "army")):
        yield reason("deus.army.one-by-one", asked=t.DECISIONS[asked][0])


def _against_turn(asked: int, given: str) -> Iterator[Reason]:
    """One action a turn, and no pass."""
    begins = given in ("build", "wild") or (given == "offer" and asked not in (t.OFFER, t.NAME))
    if begins and asked not in BETWEEN_TURNS:
        yield reason("deus.turn.action", case="begun")
    if given in ("stop", "decline", "pass-over", "skip") and asked == t.TURN:
        yield reason("deus.turn.action", case="pass")


def _against_offering(asked: int, given: str) -> Iterator[Reason]:
    """First all cards, then the god, then the whole benefit."""
    if given == "done" and asked == t.TURN:
        yield reason("deus.offer.discard")
    if (given == "name" and asked in (t.TURN, t.OFFER)) or (given == "offer" and asked == t.NAME):
        yield reason("deus.offer.choose-after", asked=t.DECISIONS[asked][0])
    if given == "god" and asked in (t.CERES, t.MARS):
        yield reason("deus.offer.jupiter")
    if given in ("stop", "done", "decline") and asked in (t.CERES, t.MARS):
        yield reason("deus.offer.take-all")
