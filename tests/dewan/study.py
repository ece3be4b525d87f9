"""The study maps of the lessons, and positions on them in the words of the lessons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

import gamepkg as gp
from gamepkg.core.event import Event
from gamepkg.dewan.game import DewanState

DW_1 = """
A6 camp 0 0; A0 badlands 1 0; A1 water 1 -1; A2 mountain 0 -1; A3 badlands -1 0; A4 desert -1 1; A5 forest 0 1
N6 badlands 2 1; N0 desert 3 1; N1 desert 3 0; N2 water 2 0; N3 mountain 1 1; N4 water 1 2; N5 forest 2 2
"""
DW_1_ICONS = "artifact A0 A1; artifact N4 N5; crystal A2 A3; crystal N0 N6; pigment A4 A5; pigment N1 N2"
DW_2 = "L1 forest 0 0; B1 water 1 0; B2 water 2 0; L2 desert 3 0; B3 water 4 0; L3 mountain 5 0; X forest 1 1"
DW_3 = "F1 forest 0 0; F2 forest 1 0; F3 forest 2 0; F4 forest 3 0; F5 forest 4 0; K volcano 2 1"
DW_4 = "T forest 0 0; T1 forest 1 0; T2 forest 0 -1; T3 forest -1 1"


@dataclass(frozen=True)
class Study:
    """A study map: its spaces by name, in the order of the text; ``home`` is the seat of its centre, if it has one."""

    text: str
    icons: str = ""
    berries: tuple[str, ...] = ()
    home: int | None = None

    @property
    def places(self) -> dict[str, tuple[str, int, int]]:
        entries = (entry.split() for entry in re.split("[;\n]", self.text) if entry.strip())
        return {name: (terrain, int(q), int(r)) for name, terrain, q, r in entries}

    @property
    def board(self) -> dict[str, Any]:
        cells = []
        for name, (terrain, q, r) in self.places.items():
            cell: dict[str, Any] = {"q": q, "r": r, "terrain": terrain}
            cell |= {"berry": True} if name in self.berries else {}
            cell |= {"seat": self.home} if terrain == "camp" and self.home is not None else {}
            cells.append(cell)
        icons = [
            {"resource": kind, "between": [list(self.places[name][1:]) for name in pair]}
            for kind, *pair in (entry.split() for entry in self.icons.split(";") if entry.strip())
        ]
        return {"cells": cells} | ({"icons": icons} if icons else {})

    @property
    def number(self) -> dict[str, int]:
        """The number of each space: row by row from the top, each row from the left."""
        ordered = sorted(self.places, key=lambda name: self.places[name][:0:-1])
        return {name: i for i, name in enumerate(ordered, 1)}

    def spaces(self, names: str) -> list[int]:
        return [self.number[name] for name in names.split()]


DW1 = Study(DW_1, DW_1_ICONS, ("N0", "N3"), home=0)
DW1_BLUE = Study(DW_1, DW_1_ICONS, ("N0", "N3"), home=1)
DW2, DW3, DW4 = Study(DW_2), Study(DW_3), Study(DW_4)
SEATS = ("you", "blue", "red", "green")


class Game:
    """A position on a study map that is played on, with a log; spaces may be called by their names."""

    def __init__(self, study: Study, scenario: str = "standard", players: int = 2, **more: Any) -> None:
        self.study = study
        seats = []
        for name in SEATS[:players]:
            seat = dict(more.pop(name, {}))
            seat["hand"] = seat.get("hand", "").split()
            seat["camps"] = study.spaces(seat.get("camps", ""))
            seats.append(seat)
        for key in ("lava", "water_markers"):
            if key in more:
                more[key] = study.spaces(more[key])
        if "berries" in more:
            more["berries"] = {str(study.number[name]): count for name, count in more["berries"].items()}
        options = {"scenario": scenario} | more.pop("options", {})
        data = {"game": "dewan", "board": study.board, "options": options, "players": seats, **more}
        self.state: DewanState = gp.state_from_dict(data)
        self.state.start_log([])
        self.rng = Random(1)

    def id(self, text: str) -> int:
        words = text.split()
        if words[-1] in self.study.number:
            words[-1] = str(self.study.number[words[-1]])
        return self.state.parse(" ".join(words))

    def play(self, *lines: str) -> Game:
        """Actions one after the other; steps without a choice, and draws, are made until somebody must decide."""
        for line in lines:
            self.state.apply(self.id(line))
            self.settle()
        return self

    def settle(self) -> None:
        state = self.state
        while state.to_move is not None and state.decision.kind not in ("turn", "draft"):
            legal = state.legal()
            if state.to_move == gp.CHANCE:
                state.apply(state.draw(self.rng))
            elif len(legal) == 1:
                state.apply(legal[0])
            else:
                return

    def walk(self, *names: str) -> Game:
        """A whole path, from the start to the destination; what can be paid in one way only is paid."""
        self.state.apply(self.id(f"camp {names[0]}"))
        for name in names[1:]:
            self.state.apply(self.id(f"go {name}"))
        self.state.apply(self.id("settle"))
        self.settle()
        return self

    def legal(self, kind: str) -> list[str]:
        """The legal actions of a kind: their arguments, spaces by name."""
        name = {i: name for name, i in self.study.number.items()}
        actions = (self.state.table.ids.action(i) for i in self.state.legal())
        on_map = self.state.table.ids.domain_of[kind] == "space"
        words = [str(a.args[0]) if a.args else kind for a in actions if a.kind == kind]
        return [name[int(word)] for word in words] if on_map else words

    def rules_against(self, text: str) -> list[str]:
        return [reason.rule for reason in self.state.why_not(self.id(text))]

    @property
    def events(self) -> list[Event]:
        log = self.state.log or []
        return [self.state.vocabulary.read(i, raw) for i, raw in enumerate(log)]

    def cited(self, rule: str) -> list[Event]:
        return [event for event in self.events if event.rule == rule]

    def lines(self, seat: int) -> dict[str, int]:
        """The points of each kind of line of a seat's score."""
        found: dict[str, int] = {}
        for line in self.state.score().seats[seat].lines:
            found[line.label] = found.get(line.label, 0) + line.points
        return found
