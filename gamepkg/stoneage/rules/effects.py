"""What upper parts of cards, village places and shared dice give, one function a kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gamepkg.maps.bits import bits
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import OPEN, S_CARD, SECRET
from gamepkg.stoneage.rules import gains
from gamepkg.stoneage.state import Frame, Position
from gamepkg.stoneage.table import Step


def good(s: Position, step: Step, card: int) -> None:
    """Food or resources."""
    gains.gain_good(s, step.b, step.a, step.rule)


def points(s: Position, step: Step, card: int) -> None:
    """Points at once."""
    gains.gain_vp(s, S_CARD, step.a, step.rule)


def tool(s: Position, step: Step, card: int) -> None:
    """Visits to the tool maker."""
    for _ in range(step.a):
        gains.gain_tool(s, step.rule)


def field(s: Position, step: Step, card: int) -> None:
    """Steps of the agriculture track."""
    for _ in range(step.a):
        gains.gain_field(s, step.rule)


def person(s: Position, step: Step, card: int) -> None:
    """More people."""
    for _ in range(step.a):
        gains.gain_person(s, step.rule)


def keep_open(s: Position, step: Step, card: int) -> None:
    """The card lies open until its upper part is used."""
    s.rows[s.seat][OPEN] |= 1 << card
    if s.log is not None:
        me, rule = s.table.me[s.seat], s.table.vocabulary.rules[step.rule]
        gains.move_card(s, rule, me + t.P_CARDS, me + t.P_OPEN, card, s.cause)


def any_resources(s: Position, step: Step, card: int) -> None:
    """Resources of choice, now or later."""
    keep_open(s, step, card)
    s.frames.append((t.NOW, card))


def draw_card(s: Position, step: Step, card: int) -> None:
    """Cards from the deck, known to their owner only."""
    s.frames.append((t.DRAW, step.a))
    skip_empty_deck(s)


def roll_for_resource(s: Position, step: Step, card: int) -> None:
    """Dice for a resource; tools apply."""
    s.frames.append((t.ROLL, step.a, step.b, step.rule))


def shared_dice(s: Position, step: Step, card: int) -> None:
    """As many dice as players; everybody takes one."""
    s.frames.append((t.SHARING, s.seat, 0))
    s.frames.append((t.ROLL, s.table.players, t.NONE, step.rule))


EFFECTS: Final[dict[str, Callable[[Position, Step, int], None]]] = {
    "food": good,
    "resource": good,
    "points": points,
    "tool": tool,
    "field": field,
    "person": person,
    "one_use_tool": keep_open,
    "any_resources_later": any_resources,
    "draw_card": draw_card,
    "roll_for_resource": roll_for_resource,
    "shared_dice": shared_dice,
}

# ------------------------------------------------------------------------------------------------ any two resources


def legal_now(s: Position, frame: Frame) -> list[int]:
    """``(NOW, card)``: take the resources of the card at once, or keep it."""
    return [s.table.redeem + frame[1], s.table.later]


def apply_now(s: Position, frame: Frame, action: int) -> None:
    """Take them, or leave the card open."""
    s.frames.pop()
    if action != s.table.later:
        redeem(s, frame[1])


def redeem(s: Position, card: int) -> None:
    """The card of any resources is used now."""
    s.rows[s.seat][OPEN] &= ~(1 << card)
    if s.log is not None:
        me = s.table.me[s.seat]
        s.cause = gains.move_card(s, "stoneage.card.any-two", me + t.P_OPEN, me + t.P_CARDS, card, s.cause)
    s.frames.append((t.ANY, s.table.any_two[card], 0))


def legal_take(s: Position, frame: Frame) -> list[int]:
    """``(ANY, left, lowest)``: a resource of any kind, none before the last one picked."""
    return [s.table.take + kind for kind in range(frame[2], 4)]


def apply_take(s: Position, frame: Frame, action: int) -> None:
    """Take it from the bank."""
    kind = action - s.table.take
    gains.gain_good(s, 1 + kind, 1, s.table.rule["stoneage.card.any-two"])
    if frame[1] > 1:
        s.frames[-1] = (t.ANY, frame[1] - 1, kind)
    else:
        s.frames.pop()


# ------------------------------------------------------------------------------------------------ cards of the deck


def legal_draw(s: Position, frame: Frame) -> list[int]:
    """``(DRAW, left)``: any card that nobody has seen."""
    return [s.table.deal + card for card in bits(s.deck)]


def apply_draw(s: Position, frame: Frame, action: int) -> None:
    """The card goes to its owner, who alone sees it."""
    card = action - s.table.deal
    s.deck ^= 1 << card
    s.rows[s.seat][SECRET] |= 1 << card
    if s.log is not None:
        target = s.table.me[s.seat] + t.P_SECRET
        gains.move_card(s, "stoneage.card.extra-card", t.A_DECK, target, card, s.cause, 1 << s.seat)
    if frame[1] > 1:
        s.frames[-1] = (t.DRAW, frame[1] - 1)
        skip_empty_deck(s)
    else:
        s.frames.pop()


def skip_empty_deck(s: Position) -> None:
    """A card drawn from an empty deck is nothing."""
    if not s.deck:
        s.frames.pop()
        s.emit(s.table.rule["stoneage.card.extra-card-empty"], t.A_DECK, s.table.me[s.seat], t.T_NONE, 0, s.cause)


# ------------------------------------------------------------------------------------------------ dice for all


def pass_sharing(s: Position, frame: Frame) -> None:
    """``(SHARING, buyer, taken, *faces)``: the next player clockwise takes a die, until everybody has one."""
    _, buyer, taken, *faces = frame
    if not faces:
        s.seat = buyer
        s.frames.pop()
        return
    s.seat = (buyer + taken) % s.table.players
    s.frames.append((t.DIE,))


def legal_die(s: Position, frame: Frame) -> list[int]:
    """``(DIE,)``: one of the dice that are left."""
    return [s.table.die + face for face in sorted(set(s.frames[-2][3:]))]


def apply_die(s: Position, frame: Frame, action: int) -> None:
    """Take the die; its effect happens at once."""
    face = action - s.table.die
    s.frames.pop()
    _, buyer, taken, *faces = s.frames[-1]
    faces.remove(face)
    s.frames[-1] = (t.SHARING, buyer, taken + 1, *faces)
    step = s.table.shared[face - 1]
    EFFECTS[step.kind](s, step, t.NONE)
