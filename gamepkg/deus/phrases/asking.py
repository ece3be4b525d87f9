"""A decision in words: the question, the steps of the gesture, and the labels of the choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamepkg.core.types import Action, Decision
from gamepkg.deus import table as t
from gamepkg.deus.decide import decision
from gamepkg.deus.names import COLOURS, EDGE_PRICE, GENERAL, GOLD_FOR_RESOURCE, HAND_LIMIT, OCC, RESOURCES, TEMPLE
from gamepkg.deus.phrases.scoring import outcome_text
from gamepkg.deus.rules import places
from gamepkg.deus.state import KIND_MASK, Position
from gamepkg.deus.words import (
    CARD,
    VP,
    a_piece,
    amount,
    card_name,
    god_name,
    good_name,
    piece_name,
    region_name,
    seat_name,
)  # fmt: skip
from gamepkg.text import say
from gamepkg.text.wording import Mark, StepMark, alternatives, listing

# -------------------------------------------------------------------- the question


def prompt(state: Position, lang: str) -> str:
    """The one question that is asked now; how the game ended when it is over."""
    asked = decision(state)
    if asked is None:
        return outcome_text(state, lang)
    return say(f"deus-ask-{_question(state, asked)}", lang, **_known(state, asked, lang))


def _question(state: Position, asked: Decision) -> str:
    """The ending of the id of the question: the kind of the decision, or a variant of it."""
    kind, facts = asked.kind, asked.facts
    if kind == "turn" and asked.rule == "deus.turn.no-card":
        return "turn-no-card"
    if kind == "place" and asked.rule != "deus.place.later":
        return "place-temple" if asked.rule == "deus.temple.place" else "place-first"
    if kind == "attack" and len(facts["villages"]) > 1:
        return "attack-several"
    if kind == "effect" and not state.table.automatic:
        return "effect-optional"
    return kind


def _known(state: Position, asked: Decision, lang: str) -> dict[str, str | int]:
    """The facts of the decision as words."""
    known: dict[str, str | int] = {}
    for name, value in asked.facts.items():
        if name in FACTS:
            known |= FACTS[name](state, value, lang)
    step = _step(state)
    if asked.kind in ("buy", "sell") and step is not None:
        known["price"] = amount(step.b, VP if step.kind == "sell_for_vp" else "gold", lang)
    if asked.kind == "take" and step is not None:
        wanted = [good for i, good in enumerate(RESOURCES) if step.b >> i & 1]
        known["kinds"] = alternatives([good_name(good, lang) for good in wanted], lang)
    if asked.kind == "march":
        known["army"] = asked.facts["army"]
    if asked.kind == "pay":
        unit = next(iter(asked.facts["owed"]))
        known["unit"] = amount(1, unit, lang)
    if asked.kind == "draft":
        known["seat"] = seat_name(asked.player, lang)
    return known


def _step(state: Position) -> t.Step | None:
    frame = state.frames[-1]
    return state.table.steps[frame[1]] if frame[0] in _WITH_STEP else None


_WITH_STEP: Final = (t.BUY, t.SELL, t.RETURN, t.TAKE, t.PRODUCE, t.DRAW, t.PIECE, t.REUSE, t.ARMY, t.MARCH, t.ROB)


def _card(state: Position, card: str | None, lang: str) -> dict[str, str | int]:
    return {} if card is None else {"card": card_name(state, card, lang)}


def _piece(state: Position, piece: str, lang: str) -> dict[str, str | int]:
    return {"piece": piece_name(piece, lang), "thing": a_piece(piece, lang)}


def _owed(state: Position, owed: Mapping[str, int], lang: str) -> dict[str, str | int]:
    return {"owed": listing([amount(count, good, lang) for good, count in owed.items()], lang)}


def _cards(state: Position, cards: tuple[str, ...], lang: str) -> dict[str, str | int]:
    return {"cards": amount(len(cards), CARD, lang)}


def _left(state: Position, left: int, lang: str) -> dict[str, str | int]:
    """``left`` is 0 where nothing limits the number."""
    return {"left": 0 if left > HAND_LIMIT * 2 else left}


FACTS: Final[dict[str, Any]] = {
    "card": _card,
    "piece": _piece,
    "owed": _owed,
    "cards": _cards,
    "left": _left,
    "strength": lambda state, strength, lang: {"strength": strength},
    "villages": lambda state, villages, lang: {"villages": listing([str(village) for village in villages], lang)},
    "seat": lambda state, seat, lang: {"seat": seat_name(seat, lang)},
}


# -------------------------------------------------------------------- the steps of the gesture

BUILDING: Final = ("ready", "card", "pay", "place", "column")
TEMPLE_BUILDING: Final = ("set", "card", "pay", "place")
FACE_DOWN: Final = ("ready", "lay", "pay", "place", "column")
OFFERING: Final = ("cards", "god", "gift", "refill")

AT_STEP: Final = {
    "lay": "lay", "pay": "pay", "place": "place", "attack": "attack", "offer": "cards", "name": "god", "god": "god",
    "gift": "gift", "muster": "gift",
}  # fmt: skip


def steps(state: Position, lang: str) -> tuple[StepMark, ...]:
    """The steps of the gesture that has begun; none before it begins."""
    asked = decision(state)
    if asked is None or asked.kind == "turn":
        return ()
    if asked.kind == "draft":
        return (StepMark(say("deus-step-pieces", lang), "now"),)
    names, now = _gesture(state, asked)
    at = names.index(now)
    marks: list[Mark] = ["done" if i < at else "now" if i == at else "todo" for i in range(len(names))]
    return tuple(StepMark(say(f"deus-step-{name}", lang), mark) for name, mark in zip(names, marks, strict=True))


def _gesture(state: Position, asked: Decision) -> tuple[tuple[str, ...], str]:
    """The steps in their order, and the one that is asked now."""
    kinds = [frame[0] for frame in state.frames]
    if asked.kind in ("offer", "name") or t.DRAW_UP in kinds or t.DRAWS in kinds:
        return OFFERING, AT_STEP.get(asked.kind, "refill")
    if asked.kind == "deal":
        because = asked.facts["because"]
        if because.startswith("deus.offer."):
            return OFFERING, "refill"
        if because == "deus.turn.auto-refill":
            return (*BUILDING, "refill"), "refill"
    now = AT_STEP.get(asked.kind, "column")
    names = _building(state)
    return ((*names[:4], "attack", *names[4:]), now) if now == "attack" else (names, now)


def _building(state: Position) -> tuple[str, ...]:
    for frame in state.frames:
        if frame[0] == t.LAY or (frame[0] == t.PLACE and frame[2] > KIND_MASK):
            return FACE_DOWN
        if frame[0] == t.PLACE and frame[1] == TEMPLE:
            return TEMPLE_BUILDING
        if frame[0] == t.PAY and state.table.colour[frame[1]] == TEMPLE:
            return TEMPLE_BUILDING
    return BUILDING


# -------------------------------------------------------------------- the choices


def action_label(state: Position, action: int, lang: str) -> str:
    """The words of a button in the present decision."""
    chosen = state.table.ids.action(action)
    return say(f"deus-do-{_doing(state, chosen)}", lang, **_words(state, chosen, lang))


def commit_label(state: Position, action: int, lang: str) -> str:
    """The words of the button that carries out what is previewed."""
    chosen = state.table.ids.action(action)
    if chosen.kind in ("place", "march"):
        return say(f"deus-commit-{chosen.kind}", lang, region=chosen.args[0])
    return action_label(state, action, lang)


def preview_title(state: Position, action: int, lang: str) -> str:
    """The title of the box that shows what an action would do."""
    chosen = state.table.ids.action(action)
    words = _words(state, chosen, lang)
    if chosen.kind == "place":
        words["piece"] = piece_name(COLOURS[state.frames[-1][1]], lang)
    if chosen.kind in ("place", "march", "build"):
        return say(f"deus-if-{chosen.kind}", lang, **words)
    return say("deus-if", lang, action=action_label(state, action, lang))


def group_label(state: Position, action: int, lang: str) -> str:
    """The heading under which the choices of one sort stand."""
    chosen = state.table.ids.action(action)
    kind = chosen.kind
    if kind == "place":
        piece = piece_name(COLOURS[state.frames[-1][1]], lang)
        price = edge_price(state, int(chosen.args[0]))
        return say("deus-group-edge", lang, price=price) if price else say("deus-group-place", lang, piece=piece)
    if kind == "offer" and state.frames[-1][0] == t.OFFER:
        kind = "add"
    return say(f"deus-group-{GROUPS.get(kind, kind)}", lang)


GROUPS: Final = {
    "stop": "end", "decline": "end", "done": "end", "skip": "end", "pass-over": "end", "attack": "village",
    "plunder": "village", "buy": "resource", "sell": "resource", "return": "resource", "take": "resource",
    "gift": "resource", "piece": "piece", "muster": "piece", "draft": "piece", "pay": "pay", "pay-gold": "pay",
    "name": "god", "god": "god", "lay": "card", "reuse": "card", "deal": "chance", "army": "army", "march": "march",
    "activate": "effect",
}  # fmt: skip
"""Kinds of actions that share a heading."""


def edge_price(state: Position, region: int) -> int:
    """The VP that placing the piece in this region costs now."""
    row = state.rows[state.seat]
    free = places.free_places(state, row, state.frames[-1][1])
    return EDGE_PRICE if row[OCC] and not free >> region & 1 else 0


def _doing(state: Position, action: Action) -> str:
    if action.kind == "offer" and state.frames[-1][0] == t.OFFER:
        return "add"
    if action.kind == "place" and edge_price(state, int(action.args[0])):
        return "place-edge"
    return action.kind


def _words(state: Position, action: Action, lang: str) -> dict[str, str | int]:
    """The argument of an action in words, and what goes with it."""
    if not action.args:
        return _around(state, action, lang)
    kind, value = action.kind, action.args[0]
    if kind in ("build", "offer", "lay", "name", "reuse", "deal"):
        words: dict[str, str | int] = {"card": card_name(state, str(value), lang)}
        if kind == "name":
            words["god"] = god_name(state.table.components.card(str(value)).colour, lang)
        return words
    if kind == "god":
        return {"god": god_name(str(value), lang)}
    if value in GENERAL:
        return {"goods": amount(1, str(value), lang), "thing": a_piece(str(value), lang)}
    if value in RESOURCES:
        gold = amount(GOLD_FOR_RESOURCE, "gold", lang)
        return {"goods": amount(1, str(value), lang), "gold": gold, **_price(state, lang)}
    if kind == "rob":
        return {"seat": seat_name(int(value), lang)}
    if kind == "draw":
        return {"cards": amount(int(value), CARD, lang)}
    return _place(state, kind, int(value), lang)


def _around(state: Position, action: Action, lang: str) -> dict[str, str | int]:
    """The card whose effect a word like "use" or "decline" is about."""
    frame = state.frames[-1]
    if action.kind not in ("activate", "decline"):
        return {}
    return {"card": state.table.components.cards[state.table.steps[frame[1]].card].name_in(lang)}


def _price(state: Position, lang: str) -> dict[str, str | int]:
    step = _step(state)
    if step is None or step.frame not in (t.BUY, t.SELL):
        return {}
    return {"price": amount(step.b, VP if step.kind == "sell_for_vp" else "gold", lang)}


def _place(state: Position, kind: str, region: int, lang: str) -> dict[str, str | int]:
    tb = state.table
    words: dict[str, str | int] = {"number": region, "region": region_name(state, region, lang)}
    if kind == "place":
        words["price"] = edge_price(state, region)
    if kind in ("attack", "plunder"):
        words["vp"] = state.village_vp(region)
    if kind == "produce":
        step = _step(state)
        good = RESOURCES[tb.resource_of[region]]
        words["goods"] = amount(min(step.b if step else 1, state.stock[RESOURCES.index(good)]), good, lang)
    if kind == "march":
        words["army"] = state.frames[-1][2]
    return words
