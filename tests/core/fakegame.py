"""A tiny game for the tests of matches: forced steps, a coin, hidden cards, three rounds.

A turn: ``add 1`` to ``add 3``, then a side: 1 goes left, 3 goes right, 2 may go either way. Left gives the points.
Right gives a point less and deals a hidden card worth 1 to 3. After the last seat a coin gives the first seat a point
on heads. Three rounds are played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Self

from gamepkg.core.errors import NotationError, OptionError
from gamepkg.core.event import Ledger, RawEvent, Vocabulary
from gamepkg.core.limits import Fields
from gamepkg.core.rulebook import RuleBook
from gamepkg.core.types import CHANCE, Action, Decision, Outcome, Reason, ScoreLine, ScoreSheet, SeatScore

NAME: Final = "counter"
RULES_VERSION = "1"
COMPONENTS = ("counter-cards", "0" * 64)

TEXTS: Final = (
    "add 1", "add 2", "add 3", "left", "right", "coin heads", "coin tails", "deal 1", "deal 2", "deal 3",
)  # fmt: skip
LEFT, RIGHT, HEADS, TAILS, DEAL = 3, 4, 5, 6, 7
ROUNDS = 3
FIELDS = ("game", "players", "bonus", "round", "seat", "asked", "pending", "points", "hands")
WORDS: Final = Vocabulary(
    ("counter.add", "counter.side", "counter.coin", "counter.deal"),
    ("supply", "seat 0", "seat 1"),
    ("points", "card 1", "card 2", "card 3"),
)
ADD_RULE, SIDE_RULE, COIN_RULE, DEAL_RULE = range(4)


class Counter:
    """A position of the counter game."""

    game = NAME

    def __init__(self, bonus: int = 0) -> None:
        self.bonus = bonus
        self.round = 1
        self.seat = 0
        self.asked = "turn"
        self.pending = 0
        self.scores = [bonus, 0]
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.log: list[RawEvent] | None = None
        self.cause = -1

    players = 2
    actions: Sequence[Action] = tuple(
        Action(number, text.split()[0], tuple(map(int, text.split()[1:])), "counter.add")
        for number, text in enumerate(TEXTS[:HEADS])
    )
    vocabulary = WORDS

    @property
    def options(self) -> Mapping[str, Any]:
        return {"bonus": self.bonus}

    @property
    def to_move(self) -> int | None:
        if self.asked == "over":
            return None
        return CHANCE if self.asked in ("coin", "deal") else self.seat

    @property
    def gesture_start(self) -> bool:
        return self.asked == "turn"

    @property
    def decision(self) -> Decision | None:
        player = self.to_move
        return None if player is None else Decision(player, self.asked, f"counter.{self.asked}")

    @property
    def outcome(self) -> Outcome | None:
        if self.asked != "over":
            return None
        points = self.points()
        order = sorted({0, 1}, key=lambda seat: -points[seat])
        ranking = ((0, 1),) if points[0] == points[1] else tuple((seat,) for seat in order)
        return Outcome("rounds", "counter.coin", ranking)

    def legal(self) -> list[int]:
        sides = {1: [LEFT], 2: [LEFT, RIGHT], 3: [RIGHT], 0: []}[self.pending]
        by_step = {"turn": [0, 1, 2], "side": sides, "coin": [HEADS, TAILS], "deal": [7, 8, 9], "over": []}
        return by_step[self.asked]

    def parse(self, text: str) -> int:
        if text not in TEXTS:
            raise NotationError(text, "no action of the counter game", 0)
        return TEXTS.index(text)

    def format(self, action: int) -> str:
        if not 0 <= action < len(TEXTS):
            raise NotationError(str(action), "no action has this id", 0)
        return TEXTS[action]

    def why_not(self, action: int) -> tuple[Reason, ...]:
        return () if action in self.legal() else (Reason("core.step", {"step": self.asked}),)

    def audience(self, action: int) -> int:
        return 1 << self.seat if self.asked == "deal" else -1

    def apply(self, action: int) -> None:
        if self.asked == "turn":
            self.pending = action + 1
            self.asked = "side"
            self.cause = self._emit(ADD_RULE, "points", 0)
        elif self.asked == "side":
            gain = self.pending - (action == RIGHT)
            self.scores[self.seat] += gain
            self.cause = self._emit(SIDE_RULE, "points", gain, self.cause)
            self.pending = 0
            self.asked = "deal" if action == RIGHT else self._pass()
        elif self.asked == "deal":
            card = action - DEAL + 1
            self.hands[self.seat] = (*self.hands[self.seat], card)
            self._emit(DEAL_RULE, f"card {card}", 1, self.cause, 1 << self.seat)
            self.asked = self._pass()
        else:
            if action == HEADS:
                self.scores[0] += 1
                self._emit(COIN_RULE, "points", 1)
            self.round += 1
            self.asked = "over" if self.round > ROUNDS else "turn"

    def _pass(self) -> str:
        self.seat = 1 - self.seat
        self.cause = -1
        return "turn" if self.seat else "coin"

    def start_log(self, log: list[RawEvent]) -> None:
        self.log = log
        self.cause = -1

    def _emit(self, rule: int, what: str, amount: int, cause: int = -1, visible: int = -1) -> int:
        if self.log is None:
            return -1
        self.log.append((rule, self.seat, 0, 1 + self.seat, WORDS.things.index(what), amount, cause, visible))
        return len(self.log) - 1

    def after(self, action: int) -> Self:
        new = self.copy()
        new.apply(action)
        return new

    def chance(self) -> list[tuple[int, float]]:
        outcomes = self.legal()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def draw(self, rng: Random) -> int:
        outcomes = self.legal()
        return outcomes[int(rng.random() * len(outcomes))]

    def view(self, seat: int | None) -> Any:
        return (self.scores, self.hands[seat] if seat is not None else ())

    def determinise(self, seat: int | None, rng: Random) -> Self:
        return self.copy()

    def score(self) -> ScoreSheet:
        return ScoreSheet(tuple(self._seat(seat) for seat in (0, 1)), self.asked == "over")

    def _seat(self, seat: int) -> SeatScore:
        cards = sum(self.hands[seat])
        lines = (
            ScoreLine("counter.side", "counted", self.scores[seat], 1, self.scores[seat]),
            ScoreLine("counter.deal", "cards", cards, 1, cards),
        )
        return SeatScore(self.scores[seat] + cards, lines)

    def points(self) -> list[int]:
        return [self.scores[seat] + sum(self.hands[seat]) for seat in (0, 1)]

    def ledger(self) -> Ledger:
        return {(f"seat {seat}", "points"): amount for seat, amount in enumerate(self.scores) if amount}

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__, scores=self.scores[:], hands=self.hands[:], log=None)
        return new

    def key(self) -> tuple[int, ...]:
        return (self.round, self.seat, len(self.asked), self.pending, *self.scores, *self.hands[0], 0, *self.hands[1])

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": NAME,
            "players": 2,
            "bonus": self.bonus,
            "round": self.round,
            "seat": self.seat,
            "asked": self.asked,
            "pending": self.pending,
            "points": self.scores[:],
            "hands": [list(hand) for hand in self.hands],
        }


def new_state(players: int, seed: int, options: Mapping[str, Any]) -> Counter:
    if players != 2:
        raise OptionError("players", f"must be 2, not {players}")
    for option in options:
        if option != "bonus":
            raise OptionError(option, "is unknown; possible: 'bonus'")
    return Counter(options.get("bonus", 0))


def state_from_dict(data: Mapping[str, Any], components: str | None = None) -> Counter:
    fields = Fields(data, FIELDS)
    state = Counter(fields.want_int("bonus", 0, 9, default=0))
    state.round = fields.want_int("round", 1, ROUNDS + 1, default=1)
    state.seat = fields.want_int("seat", 0, 1, default=0)
    state.asked = fields.want_str("asked", ("turn", "side", "coin", "deal", "over"), default="turn")
    state.pending = fields.want_int("pending", 0, 3, default=0)
    state.scores = fields.want_ints("points", 0, 99, 2, least=2)
    hands = fields.want_list("hands", 2, default=((), ()), least=2)
    seats = [Fields({"hand": hand}, path=f"hands[{seat}]") for seat, hand in enumerate(hands)]
    state.hands = [tuple(seat.want_ints("hand", 1, 3, 99)) for seat in seats]
    return state


def rulebook() -> RuleBook:
    return RuleBook((), {})


def component_id(state: Any) -> tuple[str, str]:
    return COMPONENTS
