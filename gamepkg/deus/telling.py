"""How Deus is told: all that pages and lessons need, under the names of `gamepkg.text.telling.Telling`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.event import Event
from gamepkg.core.types import Reason, ScoreSheet
from gamepkg.deus import sentences
from gamepkg.deus.components import load_components
from gamepkg.deus.game import DeusState
from gamepkg.deus.layouts import TILES_FOR
from gamepkg.deus.notation import BLOCKS
from gamepkg.deus.phrases import (
    action_label,
    commit_label,
    event_text,
    event_title,
    gain_phrase,
    group_label,
    ledger_lines,
    outcome_text,
    preview_title,
    prompt,
    score_line_text,
    source_label,
    steps,
)  # fmt: skip
from gamepkg.deus.phrases.asking import edge_price
from gamepkg.deus.phrases.telling import region_of
from gamepkg.deus.picture import picture
from gamepkg.deus.setup import BOARDS, DRAFTS, RULINGS
from gamepkg.deus.state import Position
from gamepkg.deus.words import CARD, amount, god_name
from gamepkg.deus.words import piece_name as piece_on_a_button
from gamepkg.scene import Scene
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.telling import Notice, OptionField
from gamepkg.text.telling import no_gesture as gesture
from gamepkg.text.telling import no_goals as goals

__all__ = [
    "ENDS",
    "PLAYERS",
    "RULES_HERE",
    "SECRET",
    "action_label",
    "commit_label",
    "components_text",
    "event_text",
    "event_title",
    "gain_phrase",
    "gesture",
    "goals",
    "group_label",
    "in_hand",
    "key_notes",
    "landed",
    "ledger_lines",
    "map_notes",
    "meant",
    "notice",
    "option_fields",
    "outcome_text",
    "picture",
    "piece_name",
    "plan_commit",
    "plan_title",
    "preview_title",
    "price",
    "prompt",
    "reason_text",
    "refusal_title",
    "region_of",
    "region_of_action",
    "regions",
    "score",
    "score_line_text",
    "source_label",
    "step_text",
    "steps",
    "ways",
]

PLAYERS: Final = tuple(TILES_FOR)
ENDS: Final = frozenset({"stop", "done", "decline", "pass-over"})
REGIONAL: Final = frozenset(block.kind for block in BLOCKS if block.domain == "region")
"""The kinds of action whose argument is a region, so that a click on the map can mean them."""
RULING: Final = "deus.effect.automatic"
CHANCE: Final = ("auto", "ask")

SECRET: Final = False

RULES_HERE: Final[Mapping[str, tuple[str, ...]]] = {
    "key": ("deus.terrain.production", "deus.setup.village-vp", "deus.setup.village-vp-amount"),
    "seats": ("deus.turn.order", "deus.view.vp-hidden", "deus.supply.gold", "deus.supply.vp", "deus.supply.finite"),
    "hand": ("deus.hand.limit", "deus.hand.keep"),
    "columns": (
        "deus.build.column",
        "deus.colour.maritime",
        "deus.colour.production",
        "deus.colour.scientific",
        "deus.colour.civil",
        "deus.colour.military",
        "deus.colour.temple",
        "deus.temple.column",
        "deus.temple.counts",
    ),
    "score": ("deus.end.score", "deus.temple.score"),
    "ending": ("deus.end.once", "deus.end.no-tiebreak"),
    "choices-turn": ("deus.build.two-kinds",),
    "payment": ("deus.build.gold-for-resource", "deus.build.gold-although-held"),
    "offering": ("deus.offer.jupiter-piece", "deus.offer.refill-over-five"),
    "journal": ("core.automatic", "deus.effect.present", "deus.temple.no-activation"),
    "options": ("core.turn",),
    "new-game": ("deus.setup.start-player", "deus.variant.free-board", "deus.variant.wild-card-hidden"),
}


# -------------------------------------------------------------------- the map


def map_notes(lang: str) -> tuple[str, ...]:
    """The tiles are made up."""
    return (say("explore-map-standin", lang),)


def key_notes(scene: Scene, lang: str) -> tuple[str, ...]:
    """How a village is read, where there is one."""
    return (say("ui-key-village", lang),) if scene.rings else ()


def piece_name(kind: str, lang: str) -> str:
    """What the key calls a piece."""
    return say(f"picture-piece-{kind}", lang)


def regions(state: DeusState) -> Mapping[int, Sequence[int]]:
    """The regions, each with its neighbours."""
    return {region: state.board.neighbours[region] for region in state.board.regions}


def region_of_action(state: DeusState, number: int) -> int | None:
    """The region that an action is about, if it is about one."""
    action = state.action(number)
    return int(action.args[0]) if action.kind in REGIONAL else None


def meant(state: DeusState, region: int, chosen: int | None = None) -> int | None:
    """A click means the first kind of action that is about regions now."""
    kinds = dict.fromkeys(state.action(number).kind for number in state.legal())
    kind = next((kind for kind in kinds if kind in REGIONAL), None)
    return None if kind is None else state.parse(f"{kind} {region}")


def price(state: DeusState, number: int) -> int:
    """The VP for placing at the edge."""
    action = state.action(number)
    return edge_price(state, int(action.args[0])) if action.kind == "place" else 0


def landed(event: Event) -> int | None:
    """Where a piece of a player came to."""
    return region_of(event.target) if event.target.startswith("seat") else None


def in_hand(state: DeusState) -> int | None:
    """The army that marches."""
    asked = state.decision
    return asked.facts.get("army") if asked else None


def ways(state: DeusState, chosen: int | None, plan: Sequence[str] = ()) -> list[tuple[int, ...]]:
    """The way of the army whose march is previewed."""
    asked = state.decision
    if asked is None or asked.kind != "march" or chosen is None:
        return []
    strides = state.table.steps[state.frames[-1][1]].b
    found = state.map.army_stops(state.seat, asked.facts["army"], strides)
    way = found.get(region_of_action(state, chosen) or 0, ())
    return [tuple(way)] if len(way) > 1 else []


# -------------------------------------------------------------------- what is asked


def notice(state: DeusState, lang: str) -> Notice | None:
    """That the last round is played."""
    if state.to_move is None or not state.end_round:
        return None
    return Notice(say("explore-last-round", lang, round=state.end_round), "deus.end.last-round")


def refusal_title(state: DeusState, number: int, lang: str) -> str:
    """What cannot be done."""
    action, asked = state.action(number), state.decision
    if asked is not None and asked.kind == action.kind == "place":
        piece = piece_on_a_button(asked.facts["piece"], lang)
        return say("explore-cannot-place", lang, piece=piece, region=action.args[0])
    if asked is not None and asked.kind == action.kind == "march":
        return say("explore-cannot-march", lang, region=action.args[0])
    return say("explore-cannot-do", lang, action=state.format(number))


def plan_title(state: DeusState, plan: Sequence[str], lang: str) -> str:
    """An offering of several cards."""
    return say("explore-if-offer", lang, **_offering(state, plan, lang))


def plan_commit(state: DeusState, plan: Sequence[str], lang: str) -> str:
    """The button that makes the offering."""
    return say("explore-offer", lang, **_offering(state, plan, lang))


def _offering(state: DeusState, plan: Sequence[str], lang: str) -> dict[str, str | int]:
    """Cards and god of an offering."""
    cards = [step for step in plan if step.startswith("offer ")]
    named = plan[-1].partition(" ")[2]
    return {
        "cards": amount(len(cards), CARD, lang),
        "god": god_name(state.table.components.card(named).colour, lang),
    }


def reason_text(state: Position, reason: Reason, lang: str) -> str:
    """A reason as a sentence, with the names of the cards that are played with."""
    return sentences.reason_text(reason, lang, state.table.components)


def step_text(state: DeusState, line: str, lang: str) -> str:
    """Events tell all that is drawn."""
    return ""


def score(state: DeusState, seat: int | None) -> ScoreSheet:
    """The score; nothing in it is secret."""
    return state.score()


# -------------------------------------------------------------------- around a game


def option_fields(players: int, lang: str) -> tuple[OptionField, ...]:
    """The options of a new game."""

    def field(name: str, key: str, words: Mapping[str, Any] | None, *explained: str) -> OptionField:
        meanings = tuple((say(f"file-{one}", lang), say(f"new-{one}-text", lang)) for one in explained)
        return OptionField(key, say(f"file-{name}", lang), None if words is None else tuple(words.items()), meanings)

    boards = {say(f"file-board-{board}", lang): board for board in BOARDS}
    starts = {say("file-start-lot", lang): None} | {seat_name(seat, lang): seat for seat in range(players)}
    chances = {say(f"file-chance-{way}", lang): way for way in CHANCE}
    ways = {say(f"file-ruling-{way}", lang): way for way in RULINGS[RULING]}
    drafts = {say("file-draft-count", lang, count=count): count for count in DRAFTS}
    return (
        field("board", "board", boards, *(f"board-{board}" for board in BOARDS)),
        field("start", "start", starts),
        field("chance", "chance", chances, "chance"),
        field("ruling", RULING, ways, "ruling"),
        field("draft", "draft_pieces", drafts, "draft"),
        field("wild-card", "wild_card", None, "wild-card"),
    )


def components_text(lang: str) -> str:
    """How many kinds of cards are as published."""
    marks = Counter(card.mark for card in load_components().cards)
    made, part = marks["stand-in"], marks["part stand-in"]
    kinds = sum(marks.values())
    return say("site-deus-cards", lang, kinds=kinds, published=kinds - made - part, part=part, made=made)


if TYPE_CHECKING:
    from gamepkg.deus import telling as this
    from gamepkg.text.telling import Telling

    _complete: Telling = this
