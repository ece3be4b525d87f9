"""A decision in words: the question, the steps of the round, and the labels of the choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gamepkg.core.types import Action, Decision
from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage import rules
from gamepkg.stoneage import table as t
from gamepkg.stoneage.decide import decision
from gamepkg.stoneage.names import AT, GOODS
from gamepkg.stoneage.phrases.scoring import outcome_text
from gamepkg.stoneage.places import GATHER
from gamepkg.stoneage.state import Position
from gamepkg.stoneage.words import (
    Words,
    amount,
    card_name,
    dice_text,
    effect_text,
    good_name,
    goods_text,
    lies_at,
    place_name,
    tile_name,
)
from gamepkg.text import say
from gamepkg.text.wording import Mark, StepMark

# -------------------------------------------------------------------- the question


def prompt(state: Position, lang: str) -> str:
    """The one question that is asked now; how the game ended when it is over."""
    asked = decision(state)
    if asked is None:
        return outcome_text(state, lang)
    return say(f"stoneage-ask-{_question(state, asked)}", lang, **_known(state, asked, lang))


def _question(state: Position, asked: Decision) -> str:
    """The ending of the id of the question: the kind of the decision, or a variant of it."""
    facts = asked.facts
    if asked.kind == "roll":
        return "roll" if facts["good"] else "roll-all"
    if asked.kind == "pay":
        kinds = {state.table.ids.action(action).kind for action in rules.legal(state)}
        return "pay-on" if facts["paid"] else "pay-short" if "pay" not in kinds else "pay"
    if asked.kind == "feed" and facts["fed"]:
        return "feed-on"
    return asked.kind


def _known(state: Position, asked: Decision, lang: str) -> Words:
    """The facts of the decision as words."""
    known: Words = {"seat": seat_name(state.seat, lang)}
    for key, fact in asked.facts.items():
        if key in COUNTS:
            known[key] = amount(fact, COUNTS[key], lang)
        elif key == "good":
            known[key] = good_name(fact, lang) if fact else ""
        elif key == "place":
            known["thing"] = lies_at(state, state.table.number_of[fact], lang)
        elif key == "stack":
            known[key] = fact
        elif key == "paid":
            known[key] = goods_text(fact, lang)
        elif key == "sum":
            known[key] = fact
    if asked.kind in ("roll", "draw"):
        known["dice"] = amount(asked.facts.get("dice", 0), "dice", lang)
    return known


COUNTS: Final = {"people": "people", "left": "resource", "missing": "food"}
"""Facts that count something, and what."""

# -------------------------------------------------------------------- the steps of the round

PHASES: Final = ("place", "use", "settle")
PHASE_OF: Final = {t.PLACING: "place", t.USING: "use", t.FEEDING: "settle", t.REFILLING: "settle"}


def phase_of(state: Position) -> str:
    """The phase that the position is in; "" when the game is over."""
    return PHASE_OF.get(state.frames[0][0], "")


def steps(state: Position, lang: str) -> tuple[StepMark, ...]:
    """The three phases of the round."""
    phase = phase_of(state)
    if not phase:
        return ()
    at = PHASES.index(phase)
    marks: list[Mark] = ["done" if i < at else "now" if i == at else "todo" for i in range(len(PHASES))]
    return tuple(StepMark(say(f"stoneage-phase-{name}", lang), mark) for name, mark in zip(PHASES, marks, strict=True))


# -------------------------------------------------------------------- the choices


def action_label(state: Position, action: int, lang: str) -> str:
    """The words of a button in the present decision."""
    chosen = state.table.ids.action(action)
    return say(f"stoneage-do-{_doing(state, chosen)}", lang, **_words(state, chosen, lang))


def commit_label(state: Position, action: int, lang: str) -> str:
    """The words of the button that carries out what is previewed."""
    chosen = state.table.ids.action(action)
    if chosen.kind in ("place", "use"):
        return say(f"stoneage-commit-{chosen.kind}", lang, **_words(state, chosen, lang))
    return action_label(state, action, lang)


def preview_title(state: Position, action: int, lang: str) -> str:
    """The title of the box that shows what an action would do."""
    chosen = state.table.ids.action(action)
    if chosen.kind in ("place", "use"):
        return say(f"stoneage-if-{chosen.kind}", lang, **_words(state, chosen, lang))
    return say("stoneage-if", lang, action=action_label(state, action, lang))


def refusal_title(state: Position, action: int, lang: str) -> str:
    """What cannot be done."""
    chosen = state.table.ids.action(action)
    if chosen.kind in ("place", "use"):
        return say(f"stoneage-cannot-{chosen.kind}", lang, **_words(state, chosen, lang))
    return say("explore-cannot-do", lang, action=action_label(state, action, lang))


def group_label(state: Position, action: int, lang: str) -> str:
    """The heading under which the choices of one sort stand."""
    kind = state.table.ids.action(action).kind
    return say(f"stoneage-group-{GROUPS.get(kind, kind)}", lang)


GROUPS: Final = {
    "one-use": "tool", "settle": "tool", "done": "pay", "decline": "pay", "later": "redeem", "lose-points": "feed",
    "roll": "chance", "deal": "chance", "reveal": "chance",
}  # fmt: skip
"""Kinds of actions that share a heading."""


def _doing(state: Position, action: Action) -> str:
    """The ending of the id of a label: the kind of the action, or a variant of it."""
    asked = decision(state)
    if action.kind == "decline" and asked is not None and "building" in asked.facts:
        return "decline-building"
    if action.kind == "use":
        return f"use-{state.table.places[state.table.number_of[str(action.args[0])]].kind}"
    if action.kind == "place" and state.table.places[state.table.number_of[str(action.args[0])]].number:
        return "place-thing"
    return action.kind


def _words(state: Position, action: Action, lang: str) -> Words:
    """The argument of an action in words, and what goes with it."""
    if action.kind in BARE:
        return BARE[action.kind](state, lang)
    return ARGUMENTS[action.kind](state, action.args, lang) if action.args else {}


def _gain(state: Position, lang: str) -> Words:
    asked = decision(state)
    if asked is None or asked.kind != "tool":
        return {"goods": say("stoneage-gain", lang)}
    return {"goods": amount(asked.facts["gain"], asked.facts["good"], lang)}


def _paid(state: Position, lang: str) -> Words:
    asked = decision(state)
    paid = asked.facts.get("paid", {}) if asked is not None else {}
    return {"goods": goods_text(paid, lang)}


BARE: Final[dict[str, Callable[[Position, str], Words]]] = {"settle": _gain, "done": _paid}
"""Kinds of actions without an argument whose words come from the position."""


def _placement(state: Position, args: tuple[Any, ...], lang: str) -> Words:
    return _place(state, args, lang) | {"people": amount(args[1], "people", lang)}


def _place(state: Position, args: tuple[Any, ...], lang: str) -> Words:
    tb = state.table
    p = tb.number_of[args[0]]
    place = tb.places[p]
    words: Words = {"place": place_name(place, lang)}
    if place.number:
        words["thing"] = lies_at(state, p, lang)
    if place.kind == GATHER:
        words |= {
            "dice": amount(state.rows[state.seat][AT + p], "dice", lang),
            "good": good_name(GOODS[tb.good[p]], lang),
        }
    return words


def _card(state: Position, args: tuple[Any, ...], lang: str) -> Words:
    card = state.table.components.card(args[0])
    value = card.top.params.get("value", 0)
    return {"card": card_name(card, lang), "value": value, "amount": card.top.params.get("amount", 0)}


def _good(state: Position, args: tuple[Any, ...], lang: str) -> Words:
    return {"goods": amount(1, args[0], lang)}


def _die(state: Position, args: tuple[Any, ...], lang: str) -> Words:
    return {"face": args[0], "effect": effect_text(state.table.components.dice[args[0] - 1], lang)}


def _faces(state: Position, args: tuple[Any, ...], lang: str) -> Words:
    faces = [int(face) for face in args[0]]
    return {"dice": dice_text(faces, lang), "sum": sum(faces)}


def _tile(state: Position, args: tuple[Any, ...], lang: str) -> Words:
    return {"tile": tile_name(state.table.components.tile(args[0]), lang)}


ARGUMENTS: Final[dict[str, Callable[[Position, tuple[Any, ...], str], Words]]] = {
    "place": _placement,
    "use": _place,
    "tool": lambda state, args, lang: {"value": args[0]},
    "one-use": _card,
    "pay": _good,
    "redeem": _card,
    "take": _good,
    "die": _die,
    "feed": _good,
    "roll": _faces,
    "deal": _card,
    "reveal": _tile,
}
"""For each kind of action with an argument: the words for it."""
