"""How Dewan is told: all that pages and lessons need, under the names of `gamepkg.text.telling.Telling`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.event import Event
from gamepkg.core.types import Reason, ScoreSheet
from gamepkg.dewan import atlas, sentences
from gamepkg.dewan import table as t
from gamepkg.dewan.components import load_components
from gamepkg.dewan.game import DewanState
from gamepkg.dewan.names import SCENARIOS, TEAM
from gamepkg.dewan.notation import BLOCKS
from gamepkg.dewan.phrases import (
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
from gamepkg.dewan.phrases.telling import place_of as region_of
from gamepkg.dewan.picture import picture
from gamepkg.dewan.setup import PLAYERS, RULINGS
from gamepkg.dewan.words import STAND_IN, amount
from gamepkg.scene import Scene, Token
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.telling import Gesture, Notice, OptionField

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

ENDS: Final = frozenset({"no-tuck", "no-fish"})
REGIONAL: Final = frozenset(block.kind for block in BLOCKS if block.domain == "space")
"""The kinds of action whose argument is a space, so that a click on the map can mean them."""
ON_MAP: Final = (t.GOODS[t.T_CAMP], t.GOODS[t.T_LAVA], t.GOODS[t.T_WATER])
"""What events put on the map to stay."""
TITLES: Final = ("camp", "settle", "go", "lava", "flood")
"""The kinds of action whose refusal names the space."""

SECRET: Final = False

RULES_HERE: Final[Mapping[str, tuple[str, ...]]] = {
    "key": (
        "dewan.setup.tile", "dewan.map.zone-across", "dewan.setup.icons", "dewan.setup.berries",
        "dewan.setup.berry-supply", "dewan.setup.symbols",
    ),
    "seats": ("dewan.turn.order", "dewan.setup.camps", "dewan.hand.known", "dewan.setup.start-player", "core.manual"),
    "hand": (
        "dewan.setup.hand", "dewan.hand.no-limit", "dewan.setup.cards", "dewan.setup.cards-main",
        "dewan.setup.card-symbols", "dewan.camp.dual-card",
    ),
    "display": ("dewan.take.no-slide", "dewan.take.pile-side"),
    "stories": (
        "dewan.setup.stories", "dewan.story.terrain", "dewan.story.water", "dewan.story.resource",
        "dewan.story.once-each", "dewan.story.tucked", "dewan.story.tucked-visible", "dewan.story.independent",
        "dewan.story.initial-excluded", "dewan.story.permanent", "dewan.story.same-turn",
    ),
    "tribe": ("dewan.camp.leftmost", "dewan.camp.berry-one", "dewan.camp.last-fire-each"),
    "payment": ("dewan.camp.water-again", "dewan.camp.through-own", "dewan.team.crossing"),
    "score": (
        "dewan.score.winner", "dewan.scenario.common-score", "dewan.score.initial-camp", "dewan.score.pairs",
        "dewan.score.zones-by-camps", "dewan.lake.not-counted", "dewan.lake.score-zones-none", "dewan.team.score",
    ),
    "ending": ("dewan.score.tie-shared",),
    "journal": ("core.automatic", "dewan.event.timing", "dewan.event.four-players"),
    "options": ("core.turn",),
    "new-game": (
        "dewan.ui.setup", "dewan.setup.map", "dewan.setup.initial-random", "dewan.volcano.tile", "dewan.downpour.tile",
        "dewan.event.markers", "dewan.lake.is-camp", "dewan.team.setup",
    ),
}  # fmt: skip


# -------------------------------------------------------------------- the map


def map_notes(lang: str) -> tuple[str, ...]:
    """The tiles are made up."""
    return (say("explore-map-standin", lang),)


def key_notes(scene: Scene, lang: str) -> tuple[str, ...]:
    """How icons on borders and berries are read, where there are any."""
    places = {len(item.cells) for item in scene.items if isinstance(item, Token)}
    return tuple(say(f"dewan-key-{name}", lang) for name, cells in (("icons", 2), ("berries", 1)) if cells in places)


def piece_name(kind: str, lang: str) -> str:
    """What the key calls a camp, or the initial one (``"home"``).

    >>> piece_name("home", "en"), piece_name("camp", "ja")
    ('initial camp', '野営地')
    """
    return say(f"dewan-piece-{kind}", lang)


def regions(state: DewanState) -> Mapping[int, Sequence[int]]:
    """The spaces, each with its neighbours."""
    return {space: state.board.neighbours[space] for space in state.board.regions}


def region_of_action(state: DewanState, number: int) -> int | None:
    """The space that an action is about: where a path begins, goes or ends, or a marker lies."""
    action = state.action(number)
    if action.kind == "settle":
        return in_hand(state)
    return int(action.args[0]) if action.kind in REGIONAL else None


def meant(state: DewanState, region: int, chosen: int | None = None) -> int | None:
    """A click means the start of a path, its next space, the camp where it has come to, or a marker.

    What is no camp of the player, or lies far from where the path begins, is a destination: see `gesture`.
    """
    kind = MEANT.get(state.frames[-1][0])
    if kind == "go" and region == in_hand(state):
        return state.parse("settle")
    return None if kind is None or _far(state, region) else state.parse(f"{kind} {region}")


def _far(state: DewanState, region: int) -> bool:
    """Whether a click on this space asks for a whole path to it."""
    frame = state.frames[-1]
    if frame[0] == t.TURN:
        return not state.all_camps(state.seat) >> region & 1
    return frame[0] == t.ROUTE and len(frame) == 2 and region not in state.board.neighbours[frame[1]]


def _start(state: DewanState) -> int | None:
    """The camp where the path has begun."""
    return state.frames[-1][1] if state.frames[-1][0] == t.ROUTE else None


def goals(state: DewanState) -> Mapping[int, int]:
    """The spaces where a camp can be set up now, with the least number of cards."""
    frame = state.frames[-1]
    if frame[0] == t.TURN or (frame[0] == t.ROUTE and len(frame) == 2):
        return atlas.reach(state, start=_start(state))
    return {}


def gesture(state: DewanState, region: int) -> Gesture | None:
    """The cheapest way to a space with its payment, or why there is none."""
    if state.frames[-1][0] not in (t.TURN, t.ROUTE) or not _far(state, region):
        return None
    found = state.routes(region, start=_start(state))
    if not found.ways:
        return Gesture(reasons=found.reasons, refused="dewan-cannot-reach")
    return Gesture(lines(state, found.ways[0].path))


def lines(state: DewanState, path: Sequence[int], cards: Sequence[int] | None = None) -> tuple[str, ...]:
    """`atlas.steps` without the start where the path has begun."""
    return atlas.steps(state, path, cards)[state.frames[-1][0] == t.ROUTE :]


MEANT: Final = {t.TURN: "camp", t.ROUTE: "go", t.LAVA: "lava", t.FLOOD: "flood"}


def price(state: DewanState, number: int) -> int:
    """No space has a price of its own: what a path costs is asked card by card."""
    return 0


def landed(event: Event) -> int | None:
    """Where a camp or a marker came to."""
    return region_of(event.target) if event.what in ON_MAP else None


def in_hand(state: DewanState) -> int | None:
    """The space that the path has come to."""
    path = _path(state)
    return path[-1] if path else None


def _path(state: DewanState) -> tuple[int, ...]:
    asked = state.decision
    return asked.facts.get("path", ()) if asked else ()


def ways(state: DewanState, chosen: int | None, plan: Sequence[str] = ()) -> list[tuple[int, ...]]:
    """The path so far, with the space that is previewed; or that of a whole gesture."""
    path = path_of(state, plan)
    if chosen is not None and state.action(chosen).kind == "go":
        path = (*path, int(state.action(chosen).args[0]))
    return [path] if len(path) > 1 else []


def path_of(state: DewanState, plan: Sequence[str]) -> tuple[int, ...]:
    """The path so far together with that of a gesture."""
    words = [line.split() for line in plan]
    return (*_path(state), *(int(line[1]) for line in words if line[0] in ("camp", "go")))


# -------------------------------------------------------------------- what is asked


def notice(state: DewanState, lang: str) -> Notice | None:
    """That the last camp is set up, and how many turns are left."""
    if state.to_move is None or state.trigger < 0:
        return None
    left = state.players - state.turns % state.players
    rule = "dewan.team.end" if state.table.team else "dewan.end.equal-turns"
    return Notice(say("dewan-notice-end", lang, seat=seat_name(state.trigger, lang), count=left), rule)


def refusal_title(state: DewanState, number: int, lang: str) -> str:
    """What cannot be done."""
    kind = state.action(number).kind
    region = region_of_action(state, number)
    if kind in TITLES and region is not None:
        return say(f"dewan-cannot-{kind}", lang, space=region)
    return say("explore-cannot-do", lang, action=action_label(state, number, lang))


def plan_title(state: DewanState, plan: Sequence[str], lang: str) -> str:
    """A path with its payment."""
    return say("dewan-plan-title", lang, **_journey(state, plan, lang))


def plan_commit(state: DewanState, plan: Sequence[str], lang: str) -> str:
    """The button that sets up the camp."""
    return say("dewan-plan-commit", lang, **_journey(state, plan, lang))


def _journey(state: DewanState, plan: Sequence[str], lang: str) -> dict[str, str | int]:
    """Where a plan ends, and how many cards it takes."""
    paid = sum(line.startswith("pay") for line in plan)
    return {"space": path_of(state, plan)[-1], "cards": amount(paid, "card", lang)}


def reason_text(state: DewanState, reason: Reason, lang: str) -> str:
    """A reason as a sentence, with the names of the cards that are played with."""
    return sentences.reason_text(reason, lang, state.table.components)


def step_text(state: DewanState, line: str, lang: str) -> str:
    """Events tell all that is drawn."""
    return ""


def score(state: DewanState, seat: int | None) -> ScoreSheet:
    """The score; nothing in it is secret."""
    return state.score()


# -------------------------------------------------------------------- around a game


def option_fields(players: int, lang: str) -> tuple[OptionField, ...]:
    """The options of a new game."""
    scenarios = [name for name in SCENARIOS if name != SCENARIOS[TEAM] or players == 4]
    starts = ((say("file-start-lot", lang), None), *((seat_name(seat, lang), seat) for seat in range(players)))
    explained = tuple(
        (say(f"dewan-scenario-{name}", lang), say(f"dewan-scenario-{name}-text", lang)) for name in scenarios
    )
    fields = [
        OptionField("scenario", say("dewan-new-scenario", lang), _named("dewan-scenario", scenarios, lang), explained),
        OptionField("start", say("file-start", lang), starts),
        OptionField("chance", say("file-chance", lang), _named("file-chance", ("auto", "ask"), lang)),
    ]
    for rule, ways_of in RULINGS.items():
        name = rule.rpartition(".")[2]
        title = say(f"dewan-new-{name}", lang)
        fields.append(OptionField(rule, title, _named(f"dewan-{name}", ways_of, lang)))
    return tuple(fields)


def _named(stem: str, values: Iterable[str], lang: str) -> tuple[tuple[str, Any], ...]:
    return tuple((say(f"{stem}-{value}", lang), value) for value in values)


def components_text(lang: str) -> str:
    """How much of the cards and stories is published: their numbers, and so many of their faces."""
    found = load_components()
    cards = sum(card.copies for card in found.cards)
    made = sum(card.copies for card in found.cards if card.mark == STAND_IN)
    stories = sum(tile.mark == STAND_IN for tile in found.stories)
    return say("site-dewan-cards", lang, cards=cards, made=made, stories=len(found.stories), told=stories)


if TYPE_CHECKING:
    from gamepkg.dewan import telling as this
    from gamepkg.text.telling import Telling

    _complete: Telling = this
