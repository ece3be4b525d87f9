"""Why an action is not legal: a second, slow verifier that cites every rule which stands against it.

It shares data and geometry with the engine and nothing else: each answer is worked out again from the position. The
entry is `why_not`; what it may find is split by subject: `steps` (another step is asked), `build`, `places`, `trade`,
`effects`, `armies`, `villages`, `offering`.

>>> import gamepkg as gp
>>> state = gp.new_game("deus", players=2, seed=1)
>>> [reason.rule for reason in why_not(state, state.parse("place 12"))]
['core.step', 'deus.build.order']
>>> why_not(state, state.legal()[0])
()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from gamepkg.core.types import Reason
from gamepkg.deus import table as t
from gamepkg.deus.notation import CHANCE_KIND
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why import armies, build, effects, offering, places, steps, trade, villages
from gamepkg.deus.why.kit import reason

Check = Callable[[Position, Frame, Any], Iterator[Reason]]


def why_not(s: Position, action: int) -> tuple[Reason, ...]:
    """Every rule that the action, or the outcome of chance, with this id breaks now; () exactly when it is legal.

    Raises `NotationError` when there is no such id. O(regions + adjacencies) for most ids.
    """
    given = s.table.ids.action(action)
    frame = s.frames[-1]
    if frame[0] == t.OVER:
        return (reason("core.over"),)
    if frame[0] == t.DEAL or given.kind == CHANCE_KIND:
        return tuple(_against_chance(s, frame, given.kind, *given.args))
    argument = given.args[0] if given.args else None
    check = CHECKS.get((frame[0], given.kind))
    if check is not None:
        return tuple(check(s, frame, argument))
    if frame[0] == t.SKIPPED and given.kind != "stop":
        check = CHECKS.get((s.table.steps[frame[1]].frame, given.kind))
        if check is not None:
            return tuple(_against_skipped(s, frame, check(s, effects.opening(s, frame[1]), argument)))
    return tuple(steps.wrong_step(s, frame, given.kind, argument))


def _against_chance(s: Position, frame: Frame, kind: str, card: int | str = "") -> Iterator[Reason]:
    if kind != CHANCE_KIND:
        yield reason("core.chance", case="player")
    elif frame[0] != t.DEAL:
        yield reason("core.chance", case="outcome", seat=s.seat)
    elif not any(s.table.components.cards[kind].id == card for kind in s.deck):
        yield reason("core.chance", case="pile", card=card)


def _against_skipped(s: Position, frame: Frame, found: Iterator[Reason]) -> Iterator[Reason]:
    """The effect can do nothing: why this choice, which belongs to it, does not help either."""
    because = tuple(found)
    if because:
        yield reason("deus.effect.partial", because, card=effects.card_of(s, frame[1]))


def _always(s: Position, frame: Frame, argument: Any) -> Iterator[Reason]:
    return iter(())


STOPPABLE: Final = (t.BUY, t.SELL, t.RETURN, t.PRODUCE, t.DRAW, t.PIECE, t.REUSE, t.ARMY, t.PLUNDER, t.ROB)
"""What leaves the number to the player (deus.effect.partial)."""

CHECKS: Final[dict[tuple[int, str], Check]] = {
    (t.TURN, "build"): build.against_build,
    (t.TURN, "wild"): build.against_wild,
    (t.TURN, "offer"): offering.against_offer,
    (t.TURN, "skip"): build.against_skip,
    (t.LAY, "lay"): build.against_lay,
    (t.PAY, "pay"): build.against_pay,
    (t.PAY, "pay-gold"): build.against_pay_gold,
    (t.PLACE, "place"): places.against_place,
    (t.ATTACK, "attack"): villages.against_attack,
    (t.AUTO, "activate"): _always,
    (t.AUTO, "decline"): effects.against_decline,
    (t.SKIPPED, "pass-over"): _always,
    (t.BUY, "buy"): trade.against_buy,
    (t.SELL, "sell"): trade.against_sell,
    (t.RETURN, "return"): trade.against_return,
    (t.TAKE, "take"): trade.against_take,
    (t.TAKE, "stop"): trade.against_take_less,
    (t.PRODUCE, "produce"): effects.against_produce,
    (t.DRAW, "draw"): effects.against_draw,
    (t.PIECE, "piece"): effects.against_piece,
    (t.REUSE, "reuse"): effects.against_reuse,
    (t.ARMY, "army"): armies.against_army,
    (t.MARCH, "march"): armies.against_march,
    (t.PLUNDER, "plunder"): villages.against_plunder,
    (t.ROB, "rob"): effects.against_rob,
    (t.OFFER, "offer"): offering.against_offer,
    (t.OFFER, "done"): _always,
    (t.NAME, "name"): offering.against_name,
    (t.GOD, "god"): _always,
    (t.CERES, "gift"): offering.against_gift,
    (t.MARS, "muster"): offering.against_muster,
    (t.DRAFT, "draft"): offering.against_draft,
    **dict.fromkeys(((frame, "stop") for frame in STOPPABLE), _always),
}
"""For the kind of step that is asked and a kind of action that may answer it: what can stand against one."""
