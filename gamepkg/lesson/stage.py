"""Where a question is asked: the position of a setting with the regions under their names, and actions played on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from gamepkg.core.chance import stream
from gamepkg.core.event import Event
from gamepkg.core.registry import state_from_dict
from gamepkg.core.types import CHANCE
from gamepkg.lesson.model import BoardPlan, Lesson, LessonError, Setting, Unplayable
from gamepkg.maps.board import numbering
from gamepkg.text.study import study
from gamepkg.text.telling import telling

if TYPE_CHECKING:
    from gamepkg.core.game import State
    from gamepkg.core.types import Reason

T = TypeVar("T")

PLACE: Final = re.compile(r"\{([A-Za-z][A-Za-z0-9_-]*)\}")
"""In texts: what the board calls the region with this name."""
LEARNER: Final = 0
"""The seat of the learner."""
MOST_FORCED: Final = 60
"""Steps without a choice between two lines of a lesson."""


class Stage:
    """A position whose regions have names: those of a study board, or those that notation has for them.

    Raises `LessonError` when a line cannot be played, and `PositionError` when the position is impossible.
    """

    def __init__(self, lesson: Lesson, setting: Setting, change: Mapping[str, Any] | None = None) -> None:
        plan = lesson.boards.get(setting.board)
        self.number = _numbers(plan) if plan else {}
        position = merged(setting.position, change) if change else setting.position
        players: list[dict[str, Any]] = [{}] * min(telling(lesson.game).PLAYERS)
        data: dict[str, Any] = {"game": lesson.game, "players": players, **_renamed(position, self.number)}
        if plan:
            data["board"] = _layout(plan)
        self.state = state_from_dict(data)
        self.study = study(lesson.game)
        self.way = self.regions(setting.way)
        self.state.start_log([])
        for line in setting.play:
            self._step(self.state, line)

    @property
    def name(self) -> dict[int, str]:
        """The name of each region."""
        return {number: name for name, number in self.number.items()}

    def region(self, name: str) -> int:
        """The number of a region that a lesson names; `LessonError` if there is none."""
        known = self.study.names(self.state)
        found = self.number.get(name, known.get(name))
        if found is None and name.isdigit() and int(name) in telling(self.state.game).regions(self.state):
            return int(name)
        if found is None:
            named = ", ".join(self.number or (name for name in known if not name.isdigit()))
            raise LessonError(name[:40], f"is no region here; regions are {named or 'numbers'}")
        return found

    def regions(self, names: Sequence[str]) -> tuple[int, ...]:
        """The numbers of some regions."""
        return tuple(map(self.region, names))

    def named(self, regions: Sequence[int]) -> list[str]:
        """The names of some regions, in the order of the lesson's board; those of notation where it gives none."""
        order = list(self.number.values())
        key = {region: order.index(region) for region in regions if region in order}
        name = {number: word for word, number in self.study.names(self.state).items()} | self.name
        return [name[region] for region in sorted(regions, key=lambda i: (key.get(i, 0), i))]

    def told(self, text: str, lang: str) -> str:
        """A text with what the board calls the regions that it names in braces."""
        return PLACE.sub(lambda found: self.study.region_name(self.state, self.region(found[1]), lang), text)

    def line(self, text: str) -> str:
        """A line of notation or an account of the ledger, with numbers for names."""
        return " ".join(str(self.number.get(word, word)) for word in text.split())

    def shows(self, reason: Reason) -> tuple[int, ...]:
        """The regions that a reason is about: those that it numbers, and those that it names as notation does."""
        known = self.study.names(self.state)
        facts = [one for fact in reason.facts.values() for one in (fact if isinstance(fact, tuple) else (fact,))]
        named = [known[fact] for fact in facts if isinstance(fact, str) and fact in known]
        return tuple(dict.fromkeys((*reason.facts.get("regions", ()), *named)))

    def things(self, names: Sequence[str], lang: str = "en") -> tuple[str, ...]:
        """Those of some names that are ids of things held by the learner or others."""
        held = {
            thing.id
            for seat in range(self.state.players)
            for holding in self.study.holdings(self.state, seat, LEARNER, lang)
            for thing in holding.things
        }
        return tuple(name for name in names if name in held)

    # ------------------------------------------------------------------ what the game finds

    def measured(self, what: str, seat: int = LEARNER, state: State | None = None) -> int:
        """An amount by the name that the game has for it, with its arguments: ``"cards N3"``."""
        name, *words = self.line(what).split()
        return self._asked(self.study.MEASURES, name)(state or self.state, seat, *words)

    def found(self, what: str, seat: int = LEARNER) -> tuple[int, ...]:
        """Regions by the name that the game has for them, with its arguments."""
        name, *words = self.line(what).split()
        return tuple(self._asked(self.study.FINDINGS, name)(self.state, seat, *words))

    def _asked(self, known: Mapping[str, Callable[..., T]], name: str) -> Callable[..., T]:
        if name not in known:
            raise LessonError(name[:40], f"is nothing that the game finds; it finds {', '.join(known) or 'nothing'}")
        return known[name]

    # ------------------------------------------------------------------ playing

    def action(self, text: str, state: State | None = None) -> int:
        """The id of an action; `NotationError` for what is none."""
        return (state or self.state).parse(self.line(text))

    def played(self, lines: Sequence[str], settle: bool = False) -> tuple[State, tuple[Event, ...]]:
        """A copy after these lines, and their events; with ``settle`` also what follows without a choice."""
        state = self.state.copy()
        state.start_log([])
        for line in lines:
            self._step(state, line)
        if settle and lines:
            _settle(state)
        read = state.vocabulary.read
        return state, tuple(read(i, raw) for i, raw in enumerate(state.log or ()))

    def before_last(self, lines: Sequence[str]) -> tuple[State, int]:
        """The position before the last of these lines, and the id of the last."""
        state, _ = self.played(lines[:-1])
        number = self.action(lines[-1], state)
        _force(state, number)
        return state, number

    def _step(self, state: State, line: str) -> None:
        number = self.action(line, state)
        if not _force(state, number):
            because = "; ".join(map(str, state.why_not(number)))
            raise Unplayable(line, f"cannot be played here: {because}")
        state.apply(number)


def _force(state: State, wanted: int) -> bool:
    """Play steps without a choice until this one is legal; whether it is. The position stays where it is not."""
    trial = state.copy()
    trial.log = list(state.log or ())
    for _ in range(MOST_FORCED):
        if trial.to_move is None:
            return False
        legal = trial.legal()
        if wanted in legal:
            break
        if not _forced(trial, legal):
            return False
    if wanted not in trial.legal():
        return False
    while wanted not in state.legal():
        _forced(state, state.legal())
    return True


def _settle(state: State) -> None:
    """Play on while there is no choice and no chance, to the end of the turn at most."""
    for _ in range(MOST_FORCED):
        if state.to_move in (None, CHANCE) or state.gesture_start or not _forced(state, state.legal()):
            return


def _forced(state: State, legal: Sequence[int]) -> bool:
    """Draw, or play the one step that there is; whether there was one."""
    if state.to_move == CHANCE:
        state.apply(state.draw(stream(1, "lesson", ())))
        return True
    if len(legal) == 1 and not state.gesture_start:
        state.apply(legal[0])
        return True
    return False


def _numbers(plan: BoardPlan) -> dict[str, int]:
    """The number of each region of a board by its name."""
    places = {name: (cell["q"], cell["r"]) for name, cell in plan.cells.items()}
    number = numbering(places.values())
    return {name: number[place] for name, place in places.items()}


def _layout(plan: BoardPlan) -> dict[str, Any]:
    """The board as a layout of free cells."""
    place = {name: [cell["q"], cell["r"]] for name, cell in plan.cells.items()}
    icons = [{"resource": icon, "between": [place[one], place[other]]} for icon, one, other in plan.icons]
    return {"cells": list(plan.cells.values())} | ({"icons": icons} if icons else {})


def _renamed(value: Any, number: Mapping[str, int]) -> Any:
    """A position with the numbers of regions in place of their names, as keys and as values."""
    if isinstance(value, Mapping):
        return {str(number.get(key, key)): _renamed(one, number) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_renamed(one, number) for one in value]
    return number.get(value, value) if isinstance(value, str) else value


def merged(base: Any, change: Any) -> Any:
    """A position with some of it changed: mappings key by key, lists of mappings entry by entry, the rest replaced.

    >>> merged({"players": [{"vp": 2}, {}]}, {"players": [{"vp": 3}]})
    {'players': [{'vp': 3}, {}]}
    """
    if isinstance(base, Mapping) and isinstance(change, Mapping):
        return {**base, **{key: merged(base[key], one) if key in base else one for key, one in change.items()}}
    if _maps(base) and _maps(change):
        longer = max(base, change, key=len)
        pairs = [merged(one, other) for one, other in zip(base, change, strict=False)]
        return [*pairs, *longer[len(pairs) :]]
    return change


def _maps(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, Mapping) for one in value)
