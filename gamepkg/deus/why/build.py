"""Why a card cannot be built, laid or paid for."""

from __future__ import annotations

from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.deus.components import Card
from gamepkg.deus.names import COLUMN_LIMIT, GENERAL, GOLD, GOLD_FOR_RESOURCE, RESOURCES, TEMPLES, WILD_USED
from gamepkg.deus.state import Frame, Position
from gamepkg.deus.why import places
from gamepkg.deus.why.kit import column, hand, out_of_order, ready, reason, reserve, resources

TEMPLE = "temple"


def against_build(s: Position, frame: Frame, card_id: str) -> Iterator[Reason]:
    """Build a card of the hand."""
    card = s.table.components.card(card_id)
    yield from against_hand(s, card_id)
    if card.colour == TEMPLE:
        yield from _against_sets(s)
    else:
        yield from _against_type(s, card.colour)
    cost = list(_against_cost(s, card))
    yield from cost
    where = [] if card.colour == TEMPLE and not s.stock[TEMPLES] else places.nowhere(s, card.colour)
    yield from _must_complete(card.colour, bool(cost), where)


def against_wild(s: Position, frame: Frame, piece: str) -> Iterator[Reason]:
    """Build a card face down as a building of this type."""
    if not s.hands[s.seat]:
        yield reason("deus.turn.no-card")
    if not s.table.wild_card:
        yield reason("deus.variant.wild-card", case="absent")
    elif s.rows[s.seat][WILD_USED]:
        yield reason("deus.variant.wild-card", case="used")
    yield from _against_type(s, piece)
    price, gold = len(column(s, piece)) + 1, s.rows[s.seat][GOLD]
    if gold < price:
        yield reason("deus.variant.wild-card-cost", price=price, gold=gold, colour=piece)
    yield from _must_complete(piece, gold < price, places.nowhere(s, piece))


def against_lay(s: Position, frame: Frame, card_id: str) -> Iterator[Reason]:
    """Lay a card of the hand face down."""
    yield from against_hand(s, card_id)


def against_skip(s: Position, frame: Frame, argument: None) -> Iterator[Reason]:
    """Skip the turn."""
    if s.hands[s.seat]:
        yield reason("deus.turn.action", case="skip", count=len(s.hands[s.seat]))


def against_hand(s: Position, card_id: str) -> Iterator[Reason]:
    """The card must be in the hand."""
    if card_id not in hand(s):
        yield reason("core.holds", case="card", card=card_id)
    if not s.hands[s.seat]:
        yield reason("deus.turn.no-card")


def _against_type(s: Position, piece: str) -> Iterator[Reason]:
    if not ready(s)[piece]:
        spare = reserve(s)[piece]
        yield reason("deus.build.needs-piece", piece=piece, reserve=spare)
        if spare:
            yield reason("deus.place.from-board", piece=piece, reserve=spare)
    if len(column(s, piece)) >= COLUMN_LIMIT:
        yield reason("deus.build.column-limit", colour=piece, count=len(column(s, piece)))


def _against_sets(s: Position) -> Iterator[Reason]:
    temples = len(column(s, TEMPLE))
    short = tuple(colour for colour in GENERAL if len(column(s, colour)) < temples)
    if short:
        yield reason("deus.temple.sets", temple=temples + 1, sets=temples, colours=short)


def _against_cost(s: Position, card: Card) -> Iterator[Reason]:
    """What the player lacks has to be made up with gold, 4 for each resource."""
    have, gold = resources(s), s.rows[s.seat][GOLD]
    lack = {kind: card.cost[kind] - have[kind] for kind in RESOURCES if card.cost[kind] > have[kind]}
    count, price = sum(lack.values()), card.cost["gold"]
    instead = GOLD_FOR_RESOURCE * count
    if gold >= price + instead:
        return
    rule = "deus.temple.cost" if card.colour == TEMPLE else "deus.build.cost"
    yield reason(rule, case="short", card=card.id, missing=tuple(lack), count=count, gold=gold, needed=price + instead)
    if count:
        yield reason("deus.build.gold-for-resource", count=count, gold=max(0, gold - price), needed=instead)


def _must_complete(piece: str, unpaid: bool, where: list[Reason]) -> Iterator[Reason]:
    if unpaid or where:
        nowhere = "temple" if piece == "temple" else "region"
        case = "both" if unpaid and where else "cost" if unpaid else nowhere
        yield reason("deus.build.must-complete", where, case=case, piece=piece)


# -------------------------------------------------------------------- paying, one unit at a time


def against_pay(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Pay a resource."""
    yield from _against_kind(s, frame, resource)
    owed, gold_only = _owed(frame), bool(frame[6])
    have = resources(s)
    if gold_only and resource == _asked(owed):
        yield out_of_order("resource", resource, resource, "gold")
    if not have[resource]:
        yield reason("core.holds", case="resource", resource=resource)
    elif resource == _asked(owed) and not gold_only:
        owed[resource] -= 1
        have[resource] -= 1
        yield from _against_rest(s, owed, have, s.rows[s.seat][GOLD], "")


def against_pay_gold(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    """Pay 4 gold for a resource; the rest of this kind is then paid in gold too."""
    yield from _against_kind(s, frame, resource)
    owed, gold = _owed(frame), s.rows[s.seat][GOLD]
    if gold < GOLD_FOR_RESOURCE:
        yield reason("deus.build.gold-for-resource", count=1, gold=gold, needed=GOLD_FOR_RESOURCE)
    elif resource == _asked(owed):
        owed[resource] -= 1
        yield from _against_rest(s, owed, resources(s), gold - GOLD_FOR_RESOURCE, resource)


def _owed(frame: Frame) -> dict[str, int]:
    return dict(zip(RESOURCES, frame[2:6], strict=True))


def _asked(owed: dict[str, int]) -> str:
    return next(kind for kind in RESOURCES if owed[kind])


def _against_kind(s: Position, frame: Frame, resource: str) -> Iterator[Reason]:
    card, owed = s.table.components.cards[frame[1]], _owed(frame)
    if not owed[resource]:
        case = "paid" if card.cost[resource] else "none"
        yield reason("deus.build.cost", card=card.id, case=case, resource=resource)
    elif resource != _asked(owed):
        yield out_of_order("resource", resource, _asked(owed), "later")


def _against_rest(s: Position, owed: dict[str, int], have: dict[str, int], gold: int, in_gold: str) -> Iterator[Reason]:
    """After this payment the rest must be payable, what is owed of the kind ``in_gold`` in gold."""
    lack = sum(owed[kind] if kind == in_gold else max(0, owed[kind] - have[kind]) for kind in RESOURCES)
    needed = GOLD_FOR_RESOURCE * lack
    if gold < needed:
        because = [reason("deus.build.gold-for-resource", count=lack, gold=gold, needed=needed)]
        yield reason("core.complete", because, case="payment")
