"""Why a choice of a card effect is not possible; trade, armies and villages have their own files."""

from __future__ import annotations

from collections.abc import Iterator

from gamepkg.core.types import Reason
from gamepkg.deus import table as t
from gamepkg.deus.components import Effect
from gamepkg.deus.names import GENERAL, GOLD, HAND_LIMIT, LAND, RESOURCES, TERRAIN_RESOURCE, VP
from gamepkg.deus.state import KIND_MASK, Frame, Position
from gamepkg.deus.why.kit import against_pick, column, out_of_order, own, own_with, reason, reserve


def card_of(s: Position, step: int) -> str:
    """The card to which an effect belongs."""
    return s.table.components.cards[s.table.steps[step].card].id


def effect_of(s: Position, step: int) -> Effect:
    """The effect as the component file has it."""
    tb = s.table
    card = tb.components.cards[tb.steps[step].card]
    played = [effect for effect in card.effects if effect.kind in t.EFFECT_FRAMES]
    return played[tb.effect_steps[card.index].index(step)]


def opening(s: Position, step: int) -> Frame:
    """The frame with which an effect would have begun, had it not been skipped."""
    kind = s.table.steps[step].frame
    if kind == t.REUSE:
        return (kind, step, 1)
    return (kind, step, _amount(s, effect_of(s, step)) if kind == t.PIECE else 1, 0, 0)


def against_decline(s: Position, frame: Frame, argument: None) -> Iterator[Reason]:
    """Decline a pure gain."""
    if s.table.automatic:
        yield reason("deus.effect.automatic", card=card_of(s, frame[1]))


def against_produce(s: Position, frame: Frame, region: int) -> Iterator[Reason]:
    """Let the production building of a region produce."""
    effect = effect_of(s, frame[1])
    wanted = LAND if effect.params["terrain"] == "any" else (effect.params["terrain"],)
    terrain, lowest = s.table.board.terrain[region], frame[3]
    if region not in own_with(s, "production"):
        yield reason("core.holds", case="piece", piece="production", region=region, regions=(region,))
    if terrain not in wanted:
        yield reason(effect.rule, case="terrain", region=region, terrain=terrain, terrains=wanted, regions=(region,))
    if lowest and region == lowest - 1:
        yield reason(effect.rule, case="once", region=region, regions=(region,))
    elif region < lowest:
        yield out_of_order("region", region, lowest - 1)
    if terrain in TERRAIN_RESOURCE and not s.stock[TERRAIN_RESOURCE[terrain]]:
        yield reason("deus.supply.finite", resource=RESOURCES[TERRAIN_RESOURCE[terrain]])


def against_draw(s: Position, frame: Frame, number: int) -> Iterator[Reason]:
    """Draw so many cards."""
    effect = effect_of(s, frame[1])
    amount, held, there = _amount(s, effect), len(s.hands[s.seat]), len(s.deck) + len(s.discards)
    if number > amount:
        yield reason(effect.rule, number=number, amount=amount, card=card_of(s, frame[1]))
    if held + number > HAND_LIMIT:
        yield reason("deus.hand.limit", number=number, hand=held, limit=HAND_LIMIT)
    if number > there:
        yield reason("deus.deck.empty", number=number, count=there)


def against_piece(s: Position, frame: Frame, piece: str) -> Iterator[Reason]:
    """Move a piece from the reserve to the player board."""
    effect = effect_of(s, frame[1])
    if not frame[2]:
        yield reason(effect.rule, case="amount", size=effect.params["min_buildings"] or 1, card=card_of(s, frame[1]))
    nothing = reason(effect.rule, case="reserve", piece=piece)
    yield from against_pick("piece", reserve(s), frame[3], 0, piece, nothing)


def against_reuse(s: Position, frame: Frame, card_id: str) -> Iterator[Reason]:
    """Carry out a card of another column once more."""
    effect, cards = effect_of(s, frame[1]), s.table.components.cards
    card, chosen = s.table.components.card(card_id), frame[3:]
    colours = tuple(effect.params["colours"])
    if card.colour not in GENERAL or card.colour == "scientific":
        yield reason("deus.effect.reuse", card=card_id)
    elif card.colour not in colours:
        yield reason(effect.rule, case="colour", card=card_id, colour=card.colour, colours=colours)
    lying = column(s, card.colour)
    if card.index not in lying:
        yield reason("core.holds", case="column", card=card_id)
        if any(kind & KIND_MASK == card.index for colour in GENERAL for kind in column(s, colour) if kind > KIND_MASK):
            yield reason("deus.variant.wild-card-effect", card=card_id)
    elif lying.count(card.index) <= chosen.count(card.index):
        yield reason(effect.rule, case="once", card=card_id)
    if chosen and card.index < chosen[-1]:
        yield out_of_order("card", card_id, cards[chosen[-1]].id)


def against_rob(s: Position, frame: Frame, seat: int) -> Iterator[Reason]:
    """Take from a neighbour."""
    effect = effect_of(s, frame[1])
    what = effect.params["what"]
    theirs = tuple(region for region, held in s.holdings().items() if held.seat == seat)
    if seat == s.seat:
        yield reason("deus.effect.neighbour", case="self", seat=seat)
    elif seat not in neighbours(s):
        yield reason("deus.effect.neighbour", case="far", seat=seat, regions=theirs)
    if s.rows[seat][VP if what == "vp" else GOLD] <= 0:
        yield reason(effect.rule, seat=seat, good=what)


def neighbours(s: Position) -> set[int]:
    """The seats with a piece beside an army of the player on turn."""
    stands = s.holdings()
    beside = {region for army in own_with(s, "military") for region in s.table.board.neighbours[army]}
    return {held.seat for region, held in stands.items() if region in beside} - {s.seat}


def _amount(s: Position, effect: Effect) -> int:
    """The number on the card, or that number for each own region with enough pieces."""
    amount: int = effect.params["amount"]
    size = effect.params["min_buildings"]
    return amount * sum(len(held.pieces) >= size for held in own(s).values()) if size else amount
