"""How Stone Age is told: all that pages and lessons need, under the names of `gamepkg.text.telling.Telling`.

The regions of the page are the places of the board, by their numbers from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gamepkg.core.event import Event
from gamepkg.core.types import Reason, ScoreSheet
from gamepkg.scene import Scene
from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage import sentences
from gamepkg.stoneage import table as t
from gamepkg.stoneage.components import load_components
from gamepkg.stoneage.game import StoneageState
from gamepkg.stoneage.phrases import (
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
    refusal_title,
    score_line_text,
    source_label,
    steps,
)  # fmt: skip
from gamepkg.stoneage.phrases.telling import place_of
from gamepkg.stoneage.picture import picture
from gamepkg.stoneage.places import places
from gamepkg.stoneage.rules.ending import end_reason
from gamepkg.stoneage.setup import PLAYERS, RULINGS
from gamepkg.stoneage.words import dice_text
from gamepkg.text import say
from gamepkg.text.telling import Notice, OptionField
from gamepkg.text.telling import no_gesture as gesture
from gamepkg.text.telling import no_goals as goals
from gamepkg.text.wording import in_a_row

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

ENDS: Final = frozenset({"settle", "done", "decline", "later", "lose-points"})
NUMBERS: Final = {place.id: p + 1 for p, place in enumerate(places(max(PLAYERS)))}
"""The region of each place; fewer players leave out places at the end."""

SECRET: Final = True
"""Cards from the deck lie face down before their owner."""

RULES_HERE: Final[Mapping[str, tuple[str, ...]]] = {
    "key": (
        "stoneage.place.resource", "stoneage.place.hunt", "stoneage.place.village", "stoneage.place.hut",
        "stoneage.place.card-building", "stoneage.place.village-limit", "stoneage.place.resource-limit",
    ),
    "placing": (
        "stoneage.place.at-least-one", "stoneage.place.once", "stoneage.place.until-all", "stoneage.place.no-pass",
        "stoneage.place.block", "stoneage.cap.placing", "stoneage.ui.place-adjust", "stoneage.ui.place-fast",
    ),
    "seats": ("stoneage.setup.player", "stoneage.view.cards", "stoneage.gather.supply", "stoneage.round.phases"),
    "cards": (
        "stoneage.setup.cards", "stoneage.card.pay", "stoneage.card.upper", "stoneage.card.simple",
        "stoneage.card.dice-for-all-table", "stoneage.cards.refill",
    ),
    "stacks": (
        "stoneage.setup.buildings", "stoneage.building.cost-kinds", "stoneage.building.points",
        "stoneage.building.next-turn", "stoneage.building.several",
    ),
    "dice": (
        "stoneage.tools.whole", "stoneage.tools.once", "stoneage.tools.fresh", "stoneage.tools.one-use",
        "stoneage.ui.tools", "stoneage.ui.no-tools",
    ),
    "payment": (
        "stoneage.ui.pay-steps", "stoneage.ui.pay-undo", "stoneage.ui.pay-confirm", "stoneage.ui.decline",
        "stoneage.building.decline", "stoneage.card.decline",
    ),
    "feeding": (
        "stoneage.feed.order", "stoneage.feed.need", "stoneage.feed.shortage", "stoneage.feed.no-mixing",
        "stoneage.ui.feed", "stoneage.ui.feed-warning", "stoneage.card.any-two-end",
    ),
    "choices-use": ("stoneage.use.home", "stoneage.ui.choose-location", "stoneage.card.any-two-end"),
    "choices-die": ("stoneage.card.dice-for-all-table", "stoneage.card.dice-for-all-void"),
    "score": (
        "stoneage.end.score", "stoneage.end.culture", "stoneage.end.multipliers", "stoneage.tools.one-use-score",
        "stoneage.end.winner", "stoneage.end.tiebreak",
    ),
    "ending": ("stoneage.end.check-time", "stoneage.end.tie-shared"),
    "journal": ("core.automatic", "stoneage.round.start-player"),
    "options": ("core.turn",),
    "new-game": ("stoneage.setup.start-player", "stoneage.setup.player"),
}  # fmt: skip


# -------------------------------------------------------------------- the board


def map_notes(lang: str) -> tuple[str, ...]:
    """Nothing on the board is a stand-in."""
    return ()


def key_notes(scene: Scene, lang: str) -> tuple[str, ...]:
    """How the numbers behind the names of places are read."""
    return tuple(say(f"stoneage-key-{name}", lang) for name in ("divisor", "stack"))


def piece_name(kind: str, lang: str) -> str:
    """The only pieces on the board are people."""
    return say("stoneage-piece", lang)


def regions(state: StoneageState) -> Mapping[int, Sequence[int]]:
    """The places; none has neighbours."""
    return {p + 1: () for p in range(len(state.table.places))}


def region_of_action(state: StoneageState, number: int) -> int | None:
    """The place where people are sent or used."""
    action = state.action(number)
    return NUMBERS[str(action.args[0])] if action.kind in ("place", "use") else None


def meant(state: StoneageState, region: int, chosen: int | None = None) -> int | None:
    """A click sends people or uses them; another one on the same place sends one more, and after the most again one.

    >>> import gamepkg as gp
    >>> state = gp.new_game("stoneage", players=2, seed=1)
    >>> first = meant(state, 2)
    >>> state.format(first), state.format(meant(state, 2, first)), state.format(meant(state, 8))
    ('place forest 1', 'place forest 2', 'place hut 2')
    """
    place = state.table.places[region - 1]
    kind = state.frames[-1][0]
    if kind == t.USE:
        return state.parse(f"use {place.id}")
    if kind != t.PLACE:
        return None
    before = state.action(chosen).args if chosen is not None else ("", 0)
    more = int(before[1]) + 1 if before[0] == place.id and not place.exact else 1
    number = state.parse(f"place {place.id} {place.exact or more}")
    return number if more == 1 or number in state.legal() else state.parse(f"place {place.id} 1")


def price(state: StoneageState, number: int) -> int:
    """No place has a price for being there."""
    return 0


def region_of(account: str) -> int | None:
    """The place of an account."""
    place = place_of(account)
    return None if place is None else NUMBERS[place]


def landed(event: Event) -> int | None:
    """The place that people were sent to."""
    return region_of(event.target) if event.what == "people" else None


def in_hand(state: StoneageState) -> int | None:
    """The place whose card or building is being paid for."""
    frame = state.frames[-1]
    return frame[1] + 1 if frame[0] == t.PAY else None


def ways(state: StoneageState, chosen: int | None, plan: Sequence[str] = ()) -> list[tuple[int, ...]]:
    """Nobody walks from place to place."""
    return []


# -------------------------------------------------------------------- what is asked


def notice(state: StoneageState, lang: str) -> Notice | None:
    """That this round is the last."""
    if state.to_move is None or state.frames[0][0] == t.PLACING:
        return None
    reason = end_reason(state)
    pending = state.frames[-1][0] == t.REVEAL
    return Notice(say(f"stoneage-notice-{reason}", lang), "stoneage.end.trigger") if reason and not pending else None


def plan_title(state: StoneageState, plan: Sequence[str], lang: str) -> str:
    """The steps of a plan one after the other."""
    return say("stoneage-plan", lang, steps=_labels(state, plan, lang))


def plan_commit(state: StoneageState, plan: Sequence[str], lang: str) -> str:
    """The button that carries them out."""
    return _labels(state, plan, lang)


def _labels(state: StoneageState, plan: Sequence[str], lang: str) -> str:
    now, found = state.copy(), []
    for line in plan:
        number = now.parse(line)
        found.append(action_label(now, number, lang))
        now.apply(number)
    return in_a_row(found, lang)


def reason_text(state: StoneageState, reason: Reason, lang: str) -> str:
    """A reason as a sentence, with the names of the cards that are played with."""
    return sentences.reason_text(reason, lang, state.table.components)


def step_text(state: StoneageState, line: str, lang: str) -> str:
    """What dice show.

    >>> import gamepkg as gp
    >>> step_text(gp.new_game("stoneage", players=2, seed=1), "roll 1346", "en")
    'Rolled: 1, 3, 4, 6 (sum 14)'
    """
    kind, _, faces = line.partition(" ")
    if kind != "roll":
        return ""
    dice = [int(face) for face in faces]
    return say("stoneage-rolled", lang, dice=dice_text(dice, lang), sum=sum(dice))


def score(state: StoneageState, seat: int | None) -> ScoreSheet:
    """The score as a seat knows it: without the cards that others drew from the deck."""
    return state.score_for(seat)


# -------------------------------------------------------------------- around a game


def option_fields(players: int, lang: str) -> tuple[OptionField, ...]:
    """The options of a new game."""
    starts = ((say("file-start-lot", lang), None), *((seat_name(seat, lang), seat) for seat in range(players)))
    fields = [
        OptionField("start", say("file-start", lang), starts),
        OptionField("chance", say("file-chance", lang), _named("file-chance", ("auto", "ask"), lang)),
    ]
    for rule, ways_of in RULINGS.items():
        name = rule.rpartition(".")[2]
        title = say(f"stoneage-new-{name}", lang)
        fields.append(OptionField(rule, title, _named(f"stoneage-{name}", ways_of, lang)))
    return tuple(fields)


def _named(stem: str, values: Iterable[str], lang: str) -> tuple[tuple[str, Any], ...]:
    return tuple((say(f"{stem}-{value}", lang), value) for value in values)


def components_text(lang: str) -> str:
    """That all cards and tiles are the published ones."""
    found = load_components()
    return say("site-stoneage-cards", lang, cards=len(found.cards), tiles=len(found.tiles))


if TYPE_CHECKING:
    from gamepkg.stoneage import telling as this
    from gamepkg.text.telling import Telling

    _complete: Telling = this
