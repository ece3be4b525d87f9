"""Games on the study boards, set up and played in the words of the lessons.

``game(DE1, you={"on": "O0:ac", "hand": ["civil-forum"]}, blue={"on": "R0:p"})`` is a position in which You, to move,
have an army and a civil building on O0. A seat's other keys are those of a position's player (docs/positions.md).
"""

from __future__ import annotations

from random import Random
from typing import Any

import gamepkg as gp
from gamepkg.core.event import Event
from gamepkg.deus.view import SeatView
from tests.maps.study_boards import DE_1, DE_2, DE_3, WORDS, Study

DE1, DE2, DE3 = Study(DE_1), Study(DE_2), Study(DE_3)
SEATS = ("you", "blue", "red", "green")
NOTHING = {"gold": 0, "wood": 0, "stone": 0, "clay": 0, "wheat": 0}
ALL_GOODS = {"wood": 1, "stone": 1, "clay": 1, "wheat": 1}


class Game:
    """A position that is played on, with a log; regions may be called by their names."""

    def __init__(self, data: dict[str, Any], study: Study | None = None) -> None:
        self.study = study
        self.state = gp.state_from_dict(data)
        self.state.log = []
        self.rng = Random(1)

    # -------------------------------------------------------------- playing

    def step(self, text: str) -> Game:
        """One action, and nothing behind it."""
        self.state.apply(self.id(text))
        return self

    def play(self, *lines: str) -> Game:
        """Actions one after the other; steps without a choice, and draws, are made until somebody must decide."""
        for line in lines:
            self.step(line)
            self.settle()
        return self

    def build(self, card: str, region: str = "") -> Game:
        """Lay a card, pay with resources as far as they go, and place the piece if its region is given."""
        self.play(f"build {card}")
        while self.state.decision is not None and self.asked == "pay":
            self.play(self.state.format(self.state.legal()[0]))
        if region and self.asked == "place":
            self.play(f"place {region}")
        return self

    def settle(self) -> None:
        state = self.state
        while state.to_move is not None and state.decision.kind not in ("turn", "draft"):
            if state.to_move == gp.CHANCE:
                state.apply(state.draw(self.rng))
            elif len(legal := state.legal()) == 1:
                state.apply(legal[0])
            else:
                return

    def id(self, text: str) -> int:
        words = text.split()
        if self.study and words[-1] in self.study.number:
            words[-1] = str(self.study.number[words[-1]])
        return self.state.parse(" ".join(words))

    # -------------------------------------------------------------- reading

    @property
    def asked(self) -> str:
        return self.state.decision.kind

    def can(self, text: str) -> bool:
        return self.id(text) in self.state.legal()

    def options(self, kind: str) -> set[Any]:
        """The arguments of the legal actions of a kind: cards, types, numbers, or names of regions."""
        actions = [self.state.actions[i] for i in self.state.legal()]
        args = [action.args[0] for action in actions if action.kind == kind]
        on_map = self.study and kind in ("place", "march", "army", "attack", "produce", "plunder")
        return {self.study.name[arg] for arg in args} if on_map else set(args)

    def refuses(self, text: str, *rules: str) -> bool:
        """Whether the action is not legal, and the reasons name these rules, at any depth."""
        number = self.id(text)
        assert number not in self.state.legal(), f"{text} is legal"
        reasons = self.state.why_not(number)
        cited = set(_cited(reasons))
        assert cited >= set(rules), f"{text}: {sorted(cited)} lacks {sorted(set(rules) - cited)}"
        return True

    def seat(self, seat: int) -> SeatView:
        return self.state.view(seat).players[seat]

    @property
    def you(self) -> SeatView:
        return self.seat(0)

    @property
    def blue(self) -> SeatView:
        return self.seat(1)

    @property
    def red(self) -> SeatView:
        return self.seat(2)

    def on(self, name: str) -> tuple[int, tuple[str, ...]] | None:
        """Who stands on a region, and with what."""
        held = self.state.holdings().get(self.study.number[name])
        return None if held is None else (held.seat, held.pieces)

    def village(self, name: str) -> int:
        return self.state.village_vp(self.study.number[name])

    def events(self, *rules: str) -> list[Event]:
        """The events so far that cite one of these rules, or all."""
        events = [self.state.vocabulary.read(i, raw) for i, raw in enumerate(self.state.log)]
        return [event for event in events if not rules or event.rule in rules]

    def rules(self) -> list[str]:
        """The rules that the events cite, in order."""
        return [event.rule for event in self.events()]


def _cited(reasons: Any) -> Any:
    for reason in reasons:
        yield reason.rule
        yield from _cited(reason.because)


def data(study: Study | None, villages: dict[str, int] | None = None, **given: Any) -> dict[str, Any]:
    """The position as plain values; a keyword that is no seat is a key of the position."""
    seats = [seat for seat in SEATS if seat in given or SEATS.index(seat) < 2]
    players = [dict(given.pop(seat, {})) for seat in seats]
    board = study.board if study else None
    position: dict[str, Any] = {"game": "deus", "players": players, "regions": {}, **given}
    if board:
        cells = [{"q": board.q[i], "r": board.r[i], "terrain": board.terrain[i]} for i in board.regions]
        position["board"] = {"cells": cells}
    for seat, player in enumerate(players):
        for item in player.pop("on", "").split():
            name, letters = item.split(":")
            pieces = [WORDS[letter] for letter in letters]
            position["regions"][str(study.number[name] if study else name)] = {"seat": seat, "pieces": pieces}
    if villages is not None:
        position["villages"] = {str(study.number[name]): vp for name, vp in villages.items()}
    return position


def game(study: Study | None, **given: Any) -> Game:
    """The game that goes on from `data`."""
    return Game(data(study, **given), study)
