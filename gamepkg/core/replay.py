"""From a history to a record, and back by replaying it: nothing is drawn, every step and checkpoint is verified."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gamepkg.core.errors import FieldError, GamepkgError, OptionError, RecordError
from gamepkg.core.history import History
from gamepkg.core.record import Checkpoint, Line, Record, digest
from gamepkg.core.registry import game_module
from gamepkg.core.types import ScoreLine

if TYPE_CHECKING:
    from gamepkg.core.game import State


def record_of(history: History, *, seats: Sequence[str], seed: int, chance: str, auto: bool) -> Record:
    """The record of a history, steps after the cursor included, with a checkpoint at each new round and at the end."""
    end = len(history.steps)
    start = history.position(0)
    module = game_module(start.game)
    return Record(
        game=start.game,
        rules_version=module.RULES_VERSION,
        players=start.players,
        seats=tuple(seats),
        seed=seed,
        chance=chance,
        auto=auto,
        options=_portable_options(module.state_from_dict(start.to_dict()).options),
        components=module.component_id(start),
        cursor=history.cursor,
        lines=tuple(Line(step.text, step.automatic, step.replaced) for step in history.steps),
        result=result_of(history.position(end)),
        checkpoints=tuple(_checkpoint(history, at) for at in sorted({0, *history.new_rounds(), end})),
    )


def replay(record: Record, first: int = 0, last: int | None = None) -> History:
    """The history of a record, from checkpoint ``first`` to checkpoint ``last`` (``None``: to the end and the result).

    Raises `RecordError` naming the step and the rule that fail, with the number of the nearest good checkpoint.
    """
    history = History(open_checkpoint(record, first))
    marks = {mark.step: number for number, mark in enumerate(record.checkpoints)}
    begin = record.checkpoints[first].step
    end = len(record.lines) if last is None else record.checkpoints[last].step
    good = first
    for step in range(begin, end):
        _take(history, record, step, good)
        number = marks.get(step + 1)
        if number is not None:
            if digest(history.state.to_dict()) != record.checkpoints[number].sha256:
                raise _broken(record, f"checkpoints[{number}]", "the steps before lead to another position", good)
            good = number
    if last is None and result_of(history.state) != record.result:
        raise _broken(record, "result", "the steps lead to another result", good)
    return history


def salvaged(record: Record) -> History:
    """The history of a record up to its last good checkpoint before something fails.

    When the starting position itself cannot be opened, the history begins at the first checkpoint that can.
    """
    try:
        return replay(record)
    except RecordError as error:
        if error.checkpoint is None:
            raise
        last = error.checkpoint
    first = _first_good(record, range(last + 1))
    return replay(record, last if first is None else first, last)


def open_checkpoint(record: Record, number: int) -> State:
    """The position of a checkpoint on its own, verified against its hash, the options and the component set."""
    last = len(record.checkpoints) - 1
    if not 0 <= number <= last:
        raise RecordError("checkpoints", f"there is no checkpoint {number}; they are 0 to {last}")
    try:
        return _opened(record, number)
    except RecordError as error:
        error.checkpoint = _first_good(record, range(number + 1, last + 1))
        raise


def result_of(state: State) -> dict[str, Any] | None:
    """How a game ended, with every line of the score; ``None`` while it goes on."""
    outcome = state.outcome
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "rule": outcome.rule,
        "ranking": [list(place) for place in outcome.ranking],
        "tiebreak": _lines(outcome.tiebreak),
        "seats": [{"total": seat.total, "lines": _lines(seat.lines)} for seat in state.score()],
    }


def _lines(lines: Iterable[ScoreLine]) -> list[dict[str, Any]]:
    return [
        {
            "rule": line.rule,
            "label": line.label,
            "count": line.count,
            "each": line.each,
            "points": line.points,
            "where": list(line.where),
            "cards": list(line.cards),
        }
        for line in lines
    ]


def _checkpoint(history: History, step: int) -> Checkpoint:
    position = history.position(step).to_dict()
    return Checkpoint(step, digest(position), position)


def _take(history: History, record: Record, step: int, good: int) -> None:
    line = record.lines[step]
    state = history.state
    try:
        action = state.parse(line.text)
    except GamepkgError as error:
        raise _broken(record, f"steps[{step}]", str(error), good) from None
    if action not in state.legal():
        reasons = state.why_not(action)
        problem = f"{line.text!r} is not legal: " + "; ".join(map(str, reasons))
        raise _broken(record, f"steps[{step}]", problem, good, reasons[0].rule if reasons else None)
    history.take(action, line.automatic, line.replaced)


def _first_good(record: Record, numbers: Iterable[int]) -> int | None:
    for number in numbers:
        try:
            _opened(record, number)
        except RecordError:
            continue
        return number
    return None


def _opened(record: Record, number: int) -> State:
    mark = record.checkpoints[number]
    field = f"checkpoints[{number}]"
    module = game_module(record.game)
    _check_components(record)
    if digest(mark.position) != mark.sha256:
        raise _broken(record, f"{field}.position", "is not the position that was saved: its hash differs")
    if mark.position.get("game") != record.game:
        raise _broken(record, f"{field}.position.game", f"must be {record.game!r}")
    try:
        state = module.state_from_dict(mark.position, record.component_file)
    except FieldError as error:
        raise _broken(record, f"{field}.position.{error.field}", error.problem, None, error.rule) from None
    if state.players != record.players:
        raise _broken(record, "players", f"must be {state.players} as in {field}, not {record.players}")
    if digest(_portable_options(state.options)) != digest(record.options):
        raise _broken(record, "options", f"differ from those of {field}")
    return state


def _check_components(record: Record) -> None:
    module = game_module(record.game)
    own = {} if record.component_file is None else {"components": record.component_file}
    try:
        here = module.component_id(module.new_state(record.players, 0, own))
    except OptionError as error:
        raise _broken(record, error.field, error.problem, None, error.rule) from None
    if here != record.components:
        problem = f"the game was played with {_named(record.components)}, here is {_named(here)}"
        raise _broken(record, "components", problem)


def _portable_options(options: Mapping[str, Any]) -> dict[str, Any]:
    return {**options, "components": None} if "components" in options else dict(options)


def _named(components: tuple[str, str]) -> str:
    return f"component set {components[0]!r} (sha256 {components[1][:12]})"


def _broken(record: Record, field: str, problem: str, good: int | None = None, rule: str | None = None) -> RecordError:
    version = game_module(record.game).RULES_VERSION
    if version != record.rules_version:
        problem += f" (recorded with rules {record.rules_version}, these are {version})"
    if good is not None:
        problem += f"; checkpoint {good} after {record.checkpoints[good].step} steps is good"
    return RecordError(field, problem, rule, good)
