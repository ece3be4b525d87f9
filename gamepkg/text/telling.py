"""How a game is told: the words, pictures and data that pages and lessons need, whatever the game is.

Each game has a module ``gamepkg/<game>/telling.py`` with all names of `Telling`; `telling` finds it by the game's name.
Cells of the map are called regions here, as in the facts of reasons and score lines.

>>> telling("deus").source_label("villages", "en")
'Villages'
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from gamepkg.core.registry import MODULES
from gamepkg.core.types import Reason
from gamepkg.text.wording import LedgerLine, StepMark

if TYPE_CHECKING:
    from gamepkg.core.event import Event
    from gamepkg.core.types import ScoreLine, ScoreSheet
    from gamepkg.scene import Scene


class Notice(NamedTuple):
    """What stands beside the question for a while, and the rule behind it: that the last round is played, ..."""

    text: str
    rule: str


class Gesture(NamedTuple):
    """What a click on a region means where it means a whole gesture: its lines, or every reason why there is none.

    ``refused`` is the id of the message, with the number of the ``$region``, that says what cannot be done.
    """

    steps: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    refused: str = ""


def no_goals(state: Any) -> Mapping[int, int]:
    """The `Telling.goals` of a game in which a click always means one action."""
    return {}


def no_gesture(state: Any, region: int) -> Gesture | None:
    """The `Telling.gesture` of a game in which a click always means one action."""
    return None


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option of a new game, as a form asks for it.

    ``key`` is the name of the option, the id of a ruling, or ``"chance"`` (how the match draws: "auto" or "ask").
    ``choices`` are words and values, the default first; ``None`` asks for yes or no. ``meanings`` are titles and
    sentences that explain them.
    """

    key: str
    title: str
    choices: tuple[tuple[str, Any], ...] | None
    meanings: tuple[tuple[str, str], ...] = ()


class Telling(Protocol):
    """What a game tells. Every text comes in the language ``lang``; ``number`` is the id of an action."""

    @property
    def PLAYERS(self) -> tuple[int, ...]:
        """The numbers of players that a form offers."""
        ...

    @property
    def ENDS(self) -> frozenset[str]:
        """Kinds of actions that end the choosing; they stand last among the choices."""
        ...

    @property
    def RULES_HERE(self) -> Mapping[str, tuple[str, ...]]:
        """For panels of the page by their names the rules that they show and nothing in them cites."""
        ...

    @property
    def SECRET(self) -> bool:
        """Whether what one seat alone knows stays hidden from the others even at a table that covers no hands."""
        ...

    # ------------------------------------------------------------------ the map

    def picture(
        self,
        state: Any,
        viewer: int | None = None,
        *,
        lang: str = "en",
        legal: Collection[int] | Mapping[int, int] = (),
        preview: Any = None,
        refused: int | None = None,
        reasons: Sequence[Reason] = (),
        last: Iterable[int] = (),
        evidence: Iterable[int] | Mapping[int, str] = (),
        selected: int | None = None,
        ways: Iterable[Sequence[int]] = (),
        title: str = "",
        notes: Iterable[str] = (),
    ) -> Scene:
        """The map with everything of the moment on it."""
        ...

    def map_notes(self, lang: str) -> tuple[str, ...]:
        """Notes for the key of the map, such as that its tiles are stand-ins."""
        ...

    def key_notes(self, scene: Scene, lang: str) -> tuple[str, ...]:
        """Sentences below the key: how the signs of this scene are read."""
        ...

    def piece_name(self, kind: str, lang: str) -> str:
        """What the key calls a piece that stands on the map."""
        ...

    def regions(self, state: Any) -> Mapping[int, Sequence[int]]:
        """The regions, each with its neighbours."""
        ...

    def region_of_action(self, state: Any, number: int) -> int | None:
        """The region that an action is about, if it is about one; it is then a target on the map."""
        ...

    def meant(self, state: Any, region: int, chosen: int | None = None) -> int | None:
        """The action that a click on a region means while ``chosen`` is previewed, legal or not; ``None`` to look."""
        ...

    def goals(self, state: Any) -> Mapping[int, int]:
        """The regions where a whole gesture can end, each with the price to be shown there; mostly none."""
        ...

    def gesture(self, state: Any, region: int) -> Gesture | None:
        """The whole gesture that a click on a region means, where it means no one action; ``None``: it only looks."""
        ...

    def price(self, state: Any, number: int) -> int:
        """What the action costs because of its region, to be shown there; mostly 0."""
        ...

    def region_of(self, account: str) -> int | None:
        """The region of an account of the ledger."""
        ...

    def landed(self, event: Event) -> int | None:
        """The region where an event put or moved a piece."""
        ...

    def in_hand(self, state: Any) -> int | None:
        """The region of the piece that the decision is about."""
        ...

    def ways(self, state: Any, chosen: int | None, plan: Sequence[str] = ()) -> list[tuple[int, ...]]:
        """The ways to draw: what has been chosen so far, and the previewed action ``chosen`` or gesture ``plan``."""
        ...

    # ------------------------------------------------------------------ what is asked

    def prompt(self, state: Any, lang: str) -> str:
        """The one question that is asked now; how the game ended when it is over."""
        ...

    def steps(self, state: Any, lang: str) -> tuple[StepMark, ...]:
        """The steps of the gesture that has begun."""
        ...

    def notice(self, state: Any, lang: str) -> Notice | None:
        """What stands beside the question, if anything does."""
        ...

    def action_label(self, state: Any, number: int, lang: str) -> str:
        """The words of a choice."""
        ...

    def group_label(self, state: Any, number: int, lang: str) -> str:
        """The heading that a choice stands under."""
        ...

    def preview_title(self, state: Any, number: int, lang: str) -> str:
        """The title of a preview: "If ..."."""
        ...

    def commit_label(self, state: Any, number: int, lang: str) -> str:
        """The button that does what is previewed."""
        ...

    def refusal_title(self, state: Any, number: int, lang: str) -> str:
        """What cannot be done."""
        ...

    def plan_title(self, state: Any, plan: Sequence[str], lang: str) -> str:
        """The title of the preview of a whole gesture, given as its lines."""
        ...

    def plan_commit(self, state: Any, plan: Sequence[str], lang: str) -> str:
        """The button that carries out a whole gesture."""
        ...

    # ------------------------------------------------------------------ what happened, and why

    def reason_text(self, state: Any, reason: Reason, lang: str) -> str:
        """A reason as a sentence; what it says because of is not in it."""
        ...

    def event_text(self, state: Any, event: Event, lang: str, context: Sequence[Event] = ()) -> str:
        """An event as a sentence; ``context`` is the journal that it stands in."""
        ...

    def event_title(self, state: Any, event: Event, lang: str, context: Sequence[Event] = ()) -> str:
        """An event as the heading of a turn."""
        ...

    def ledger_lines(
        self, state: Any, events: Sequence[Event], lang: str, context: Sequence[Event] = ()
    ) -> list[LedgerLine]:
        """What some events amount to."""
        ...

    def gain_phrase(
        self,
        state: Any,
        events: Sequence[Event],
        points_before: Sequence[int],
        points_after: Sequence[int],
        lang: str,
        context: Sequence[Event] = (),
    ) -> str:
        """What a choice brings, in a few words; ``state`` is the position after it."""
        ...

    # ------------------------------------------------------------------ points and the end

    def step_text(self, state: Any, line: str, lang: str) -> str:
        """What a step of chance, given in notation, tells that no event of it does; mostly ""."""
        ...

    def score(self, state: Any, seat: int | None) -> ScoreSheet:
        """The score as a seat knows it (``None``: a spectator)."""
        ...

    def source_label(self, label: str, lang: str) -> str:
        """The title of a row of the score sheet."""
        ...

    def score_line_text(self, state: Any, line: ScoreLine, seat: int, lang: str) -> str:
        """Where the points of a line come from, as a sum that can be followed."""
        ...

    def outcome_text(self, state: Any, lang: str) -> str:
        """How the game ended."""
        ...

    # ------------------------------------------------------------------ around a game

    def option_fields(self, players: int, lang: str) -> tuple[OptionField, ...]:
        """The options of a new game for so many players; the same keys whatever their number."""
        ...

    def components_text(self, lang: str) -> str:
        """How much of the components is published and how much a stand-in, for the first page."""
        ...


def telling(game: str) -> Telling:
    """The module that tells a game of the registry."""
    return cast("Telling", import_module(f"{MODULES[game]}.telling"))
