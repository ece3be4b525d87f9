"""The study boards of the lessons, with the short names that the lessons use."""

from gamepkg.deus.layouts import GROUND
from gamepkg.maps.board import Board, Cell
from gamepkg.maps.deus_map import Holding

DE_1 = """V village 0 0; R0 field 1 0; R1 forest 1 -1; R2 sea 0 -1; R3 swamp -1 0; R4 mountain -1 1; R5 sea 0 1;
O0 forest 2 0; O1 mountain 2 -1; O2 sea 2 -2; O3 field 1 -2; O4 swamp 0 -2; O5 forest -1 -1; O6 sea -2 0;
O7 field -2 1; O8 mountain -2 2; O9 swamp -1 2; O10 sea 0 2; O11 forest 1 1"""
DE_2 = """C field 0 0; V village 1 0; F forest 1 -1; S1 sea 0 -1; W swamp -1 0; S2 sea -1 1; M mountain 0 1"""
DE_3 = """V1 village 0 0; V2 village 2 0; M field 1 0; N forest 1 -1; S swamp 0 1; P mountain 2 -1; Q sea 1 1"""


class Study:
    """A board and its names: ``study["R0 O1"]`` are the numbers, ``study.names([11, 7])`` the way back."""

    def __init__(self, text: str) -> None:
        rows = [row.split() for row in text.split(";")]
        self.board = Board.of([Cell(int(q), int(r), terrain) for _, terrain, q, r in rows], GROUND)
        place = {(q, r): i for i, (q, r) in enumerate(zip(self.board.q, self.board.r, strict=True)) if i}
        self.number = {name: place[int(q), int(r)] for name, _, q, r in rows}
        self.name = {number: name for name, number in self.number.items()}
        self.graph = self.board.graph

    def __getitem__(self, names: str) -> list[int]:
        return [self.number[name] for name in names.split()]

    def names(self, numbers) -> set[str]:
        return {self.name[i] for i in numbers}


YOU, BLUE, RED = 0, 1, 2
WORDS = {"s": "maritime", "p": "production", "y": "scientific", "c": "civil", "a": "military", "t": "temple"}


def stands(study, **seats):
    """``stands(study, you="O0:ac O1:p")``: on O0 an army and a civil building, on O1 a production building."""
    occupation = {}
    for seat, text in seats.items():
        for item in text.split():
            name, pieces = item.split(":")
            words = tuple(WORDS[letter] for letter in pieces)
            occupation[study.number[name]] = Holding({"you": YOU, "blue": BLUE, "red": RED}[seat], words)
    return occupation
