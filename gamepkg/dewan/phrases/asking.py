"""A decision in words: the question, the steps of the gesture, and the labels of the choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gamepkg.core.types import Action, Decision
from gamepkg.dewan import rules
from gamepkg.dewan import table as t
from gamepkg.dewan.decide import decision
from gamepkg.dewan.names import TERRAINS
from gamepkg.dewan.phrases.scoring import outcome_text
from gamepkg.dewan.rules.events import villages
from gamepkg.dewan.rules.taking import TO_HAND
from gamepkg.dewan.state import Frame, Position
from gamepkg.dewan.words import (
    amount,
    card_name,
    kind_name,
    space_name,
    spaces_text,
    story_name,
    story_text,
    terrain_name,
)
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.wording import Mark, StepMark

Words = dict[str, str | int]

# -------------------------------------------------------------------- the question


def prompt(state: Position, lang: str) -> str:
    """The one question that is asked now; how the game ended when it is over."""
    asked = decision(state)
    if asked is None:
        return outcome_text(state, lang)
    return say(f"dewan-ask-{_question(state, asked)}", lang, **_known(state, asked, lang))


def _question(state: Position, asked: Decision) -> str:
    """The ending of the id of the question: the kind of the decision, or a variant of it."""
    if asked.kind == "turn":
        return _turn(state)
    if asked.kind == "route":
        kinds = {state.table.ids.action(action).kind for action in rules.legal(state)}
        begun = len(asked.facts["path"]) > 1
        return "route" if not begun else "route-on" if kinds == {"go"} else "route-end"
    if asked.kind == "pay":
        given = "-give" if asked.facts["to"] is not None else ""
        return f"pay{given}" + ("-any" if asked.facts["terrain"] is None else "")
    if asked.kind == "deal" and state.frames[-1][1] == TO_HAND:
        return "deal-story"
    return asked.kind


def _turn(state: Position) -> str:
    """What a turn offers: both actions, one of them, a single card, or nothing."""
    kinds = {state.table.ids.action(action).kind for action in rules.legal(state)}
    if "skip" in kinds:
        return "turn-skip"
    if "camp" not in kinds:
        return "turn-one" if "take-one" in kinds else "turn-take" if state.hands[state.seat] else "turn-no-card"
    if "take" in kinds:
        return "turn"
    return "turn-camp-or-one" if "take-one" in kinds else "turn-camp"


def _known(state: Position, asked: Decision, lang: str) -> Words:
    """The facts of the decision as words."""
    known: Words = {"seat": seat_name(state.seat, lang)}
    facts = asked.facts
    if "path" in facts:
        path = facts["path"]
        known |= {"at": space_name(state, path[-1], lang), "path": spaces_text(path, lang)}
    if asked.kind == "pay":
        known |= {"number": facts["paid"] + 1, "items": facts["items"], "spaces": spaces_text(facts["spaces"], lang)}
        known["terrain"] = "" if facts["terrain"] is None else terrain_name(facts["terrain"], lang)
        known["other"] = "" if facts["to"] is None else seat_name(facts["to"], lang)
    if asked.kind == "tuck":
        known["slot"] = facts["slot"] + 1
    if asked.kind == "fish":
        known["fish"] = amount(villages(state, state.seat).bit_count(), "fish", lang)
    return known


# -------------------------------------------------------------------- the steps of the gesture

CAMP: Final = ("path", "pay", "reward")
TAKE: Final = ("cards", "refill")
AT_STEP: Final = {
    t.ROUTE: "path", t.PAY: "pay", t.STORY: "reward", t.TUCK: "reward", t.STORY_DEAL: "reward", t.DEAL: "refill",
    t.LAVA: "event", t.FLOOD: "event", t.FISH: "event", t.SPLIT: "event",
}  # fmt: skip


def steps(state: Position, lang: str) -> tuple[StepMark, ...]:
    """The steps of the gesture that has begun; none before it begins."""
    frame = state.frames[-1]
    if frame[0] in (t.TURN, t.OVER):
        return ()
    names, now = _gesture(state, frame)
    at = names.index(now)
    marks: list[Mark] = ["done" if i < at else "now" if i == at else "todo" for i in range(len(names))]
    return tuple(StepMark(say(f"dewan-step-{name}", lang), mark) for name, mark in zip(names, marks, strict=True))


def _gesture(state: Position, frame: Frame) -> tuple[tuple[str, ...], str]:
    """The steps in their order, and the one that is asked now."""
    if frame[0] == t.DRAFT or state.frames[0][0] == t.NEXT_DRAFT:
        return ("story",), "story"
    if frame[0] == t.DEAL and frame[1] == TO_HAND:
        return ("bonus",), "bonus"
    now = AT_STEP[frame[0]]
    if now in CAMP:
        return CAMP, now
    return ((*TAKE, "event"), now) if now == "event" else (TAKE, now)


# -------------------------------------------------------------------- the choices


def action_label(state: Position, action: int, lang: str) -> str:
    """The words of a button in the present decision."""
    chosen = state.table.ids.action(action)
    return say(f"dewan-do-{_doing(state, chosen)}", lang, **_words(state, chosen, lang))


def commit_label(state: Position, action: int, lang: str) -> str:
    """The words of the button that carries out what is previewed."""
    chosen = state.table.ids.action(action)
    if chosen.kind == "story":
        return say("dewan-commit-story", lang, **_words(state, chosen, lang))
    return action_label(state, action, lang)


def preview_title(state: Position, action: int, lang: str) -> str:
    """The title of the box that shows what an action would do."""
    chosen = state.table.ids.action(action)
    if chosen.kind in ("go", "settle", "story"):
        return say(f"dewan-if-{chosen.kind}", lang, **_words(state, chosen, lang))
    return say("dewan-if", lang, action=action_label(state, action, lang))


def group_label(state: Position, action: int, lang: str) -> str:
    """The heading under which the choices of one sort stand."""
    kind = state.table.ids.action(action).kind
    return say(f"dewan-group-{GROUPS.get(kind, kind)}", lang)


GROUPS: Final = {
    "take-one": "take", "settle": "go", "story-pile": "story", "no-tuck": "tuck", "no-fish": "fish", "deal": "chance",
    "story-dealt": "chance", "berry-to": "chance", "lava": "marker", "flood": "marker",
}  # fmt: skip
"""Kinds of actions that share a heading."""


def _doing(state: Position, action: Action) -> str:
    asked = decision(state)
    if action.kind == "pay" and asked is not None and asked.kind == "pay" and asked.facts["to"] is not None:
        return "give"
    return action.kind


def _words(state: Position, action: Action, lang: str) -> Words:
    """The argument of an action in words, and what goes with it."""
    if not action.args:
        return _here(state, action, lang)
    return ARGUMENTS[action.kind](state, action.args[0], lang)


def _here(state: Position, action: Action, lang: str) -> Words:
    """The space in which a path has ended."""
    frame = state.frames[-1]
    if action.kind != "settle":
        return {}
    return {"space": space_name(state, frame[-1], lang) if frame[0] == t.ROUTE else say("dewan-here", lang)}


def _pair(state: Position, place: int, lang: str) -> Words:
    first, second = (kind_name(state, kind, lang) for kind in state.display[place - 1 : place + 1])
    return {"first": first, "second": second}


def _single(state: Position, place: int, lang: str) -> Words:
    return {"card": kind_name(state, state.display[place - 1], lang)}


def _space(state: Position, space: int, lang: str) -> Words:
    return {"space": space_name(state, space, lang)}


def _card(state: Position, card: str, lang: str) -> Words:
    words: Words = {"card": card_name(state.table.components.card(card), lang)}
    asked = decision(state)
    if asked is not None and asked.kind == "pay" and asked.facts["to"] is not None:
        words["seat"] = seat_name(asked.facts["to"], lang)
    return words


def _fish(state: Position, card: str, lang: str) -> Words:
    fish = amount(villages(state, state.seat).bit_count(), "fish", lang)
    return {"card": card_name(state.table.components.card(card), lang), "fish": fish}


def _story(state: Position, story: str, lang: str) -> Words:
    tile = state.table.components.story(story)
    return {"story": story_name(tile, lang), "text": story_text(tile, lang)}


def _half(state: Position, half: str, lang: str) -> Words:
    card, _, terrain = half.partition("/")
    found = state.table.components.card(card)
    side = say("dewan-side", lang, terrain=terrain_name(terrain, lang)) if len(found.halves) > 1 else ""
    return {"card": card_name(found, lang), "side": side}


def _part(state: Position, anchor: int, lang: str) -> Words:
    zones = state.zones
    zone = zones.of[anchor]
    terrain = terrain_name(TERRAINS[zones.kinds[zone]], lang) if zone >= 0 else ""
    return {"space": anchor, "terrain": terrain}


ARGUMENTS: Final[dict[str, Callable[[Position, Any, str], Words]]] = {
    "take": _pair,
    "take-one": _single,
    "camp": _space,
    "go": _space,
    "pay": _card,
    "story": _story,
    "tuck": _half,
    "lava": _space,
    "flood": _space,
    "fish": _fish,
    "deal": _card,
    "story-dealt": _story,
    "berry-to": _part,
}
"""For each kind of action with an argument: the words for it."""
