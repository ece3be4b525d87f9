"""Golden games: small matches that show one thing each, saved as records.

``python -m tests.golden.make`` writes them anew. What they must show stands in expected.toml, by hand.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gamepkg as gp
from gamepkg import Match
from tests.deus.study import DE1, DE2, DE3, NOTHING, data
from tests.dewan import study as dewan
from tests.golden import stoneage

FOLDER = Path(__file__).resolve().parent
CIVIL = ["civil-forum", "civil-vp-field", "civil-vp-swamp", "civil-vp-forest", "civil-gold-forest", "civil-gold-field"]
GREEN = ["production-small", "production-x-double"]


@dataclass(frozen=True)
class Golden:
    """A match: where it starts, on a study board or with options of a new game, and what is played."""

    name: str
    moves: str
    study: Any = None
    start: dict[str, Any] = field(default_factory=dict)
    game: str = "deus"

    def begin(self) -> Match:
        if self.game == "dewan":
            return Match.from_state(dewan.Game(self.study, **deepcopy(self.start)).state, seed=3)
        if self.game == "stoneage":
            return Match.from_state(gp.state_from_dict({"game": "stoneage", **self.start}), seed=3)
        if self.study is None:
            return Match("deus", seed=3, **self.start)
        return Match.from_state(gp.state_from_dict(data(self.study, **self.start)), seed=3)

    def play(self) -> Match:
        """The moves, one a line or between semicolons; regions may have the names of the lesson."""
        match = self.begin()
        for line in self.moves.replace("\n", ";").split(";"):
            words = line.split()
            if words and self.study and words[-1] in self.study.number:
                words[-1] = str(self.study.number[words[-1]])
            if words:
                match.play(" ".join(words))
        return match

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.name}.json"


def seat(on: str = "", hand: list[str] | None = None, vp: int = 0, **more: Any) -> dict[str, Any]:
    """A player with no goods but those that are given."""
    return {"on": on, "hand": hand or [], "vp": vp, **NOTHING, **more}


GAMES = (
    Golden(
        "end-by-temples",
        """build temple-field; place O3
        offer production-small; done; gift wood
        offer civil-gold-forest; done
        offer production-small; done; gift clay""",
        DE1,
        {
            "you": seat("O3:c O7:p", ["temple-field", *CIVIL], 10, gold=2, wood=1, stone=1, clay=1, wheat=1),
            "blue": seat("O1:c", [*GREEN * 3], 12, gold=2, wood=3),
            "supply": {"temple": 1},
            "round": 6,
        },
    ),
    Golden(
        "end-by-villages",
        """build military-siegetower; place M; plunder V2
        offer production-small; done; gift wood
        offer civil-gold-forest; done
        offer production-small; done; gift wood""",
        DE3,
        {
            "you": seat("M:c", ["military-siegetower", *CIVIL], 4, wood=1, stone=1, clay=1),
            "blue": seat("", [*GREEN * 3], 6),
            "villages": {"V1": 0, "V2": 2},
            "round": 8,
        },
    ),
    Golden(
        "attack-most-armies",
        "build military-ballista; place M",
        DE2,
        {
            "you": seat("C:act", CIVIL[1:3]),
            "blue": seat("F:a S2:s", ["military-ballista", *CIVIL[3:5]], wood=1, stone=1),
            "to_move": 1,
        },
    ),
    Golden(
        "attack-buildings",
        "build maritime-sail-wood; stop",
        DE3,
        {
            "you": seat("N:c", CIVIL[1:3]),
            "blue": seat("P:at", ["maritime-sail-wood", "civil-forum"], 3, wood=2),
            "red": seat("M:ac", CIVIL[3:5]),
            "to_move": 1,
        },
    ),
    Golden(
        "attack-split",
        "build maritime-sail-wood; place R5; sell wood",
        DE1,
        {
            "you": seat("R0:a R1:c", ["maritime-sail-wood", "civil-forum"], wood=2),
            "blue": seat("R2:s R3:a R4:p", CIVIL[3:5]),
            "villages": {"V": 5},
        },
    ),
    Golden(
        "reshuffle",
        "offer maritime-galley; offer temple-swamp; name maritime-galley",
        DE1,
        {
            "you": seat("O0:c", ["maritime-galley", "temple-swamp"]),
            "blue": seat("O5:c", CIVIL[4:6]),
            "deck": {"temple-field": 1},
            "discards": [*GREEN * 4, "scientific-school", "military-ballista", "civil-vp-field"],
        },
    ),
    Golden(
        "wild-card",
        "wild civil; lay temple-field; place O1",
        DE1,
        {
            "you": seat(
                "O0:c O1:p", ["temple-field", "maritime-galley"], gold=9,
                columns={"civil": ["civil-gold-forest", "civil-gold-mountain"]},
            ),
            "blue": seat("O5:c", CIVIL[1:3]),
            "options": {"wild_card": True},
        },
    ),
    Golden(
        "draft",
        """draft maritime; draft production; draft production; draft civil; draft civil; draft military
        draft production; draft production; draft scientific; draft scientific; draft civil; draft military""",
        None,
        {"players": 2, "start": 1, "draft_pieces": 6},
    ),
)  # fmt: skip


ROW = ["water-fire", "water-berry", "water-artifact", "water-pigment", "water-crystal", "forest-fire"]
ROWS = "A camp -1 0; M0 mountain 10 0; " + "; ".join(
    f"S{i} forest {i} 0; W{i} water {i} 1; T{i} desert {i} 2" for i in range(10)
)
ICONS = "artifact S3 S4; pigment S4 S5"
LANDS = dewan.Study(ROWS, ICONS, home=0)
SEVEN = {"camps": "S0 T0 T1 T2 T3 T4 T5", "tucked": [None] * 3, "hand": "desert-artifact desert-crystal"}


def last_camp(name: str, **start: Any) -> Golden:
    """Blue, second in order, sets up the eighth camp: the turns are equal, and points are counted."""
    scenario = {} if name == "standard" else {"scenario": name}
    turn = {"display": ROW, "to_move": 1, "start": 0, "turns": 15}
    return Golden(f"last-camp-{name}", "camp T5", LANDS, {**scenario, **turn, **start}, "dewan")


GAMES += (
    last_camp(
        "standard",
        you={"camps": "S3 S4 S8", "tucked": [None], "berries": 2, "stories": ["story-7"], "fulfilled": ["story-7"]},
        blue=SEVEN,
    ),
    last_camp("volcano", you={"camps": "S3 S5 S7", "tucked": ["desert-fire/desert"], "berries": 2},
              blue=SEVEN | {"berries": 1}),
    last_camp("downpour", you={"camps": "S3 S7 M0", "tucked": [None], "berries": 2}, blue=SEVEN),
    last_camp("lake", you={"camps": "S3 S5 S7", "tucked": [None], "berries": 1, "fish": 2}, blue=SEVEN),
    Golden(
        "last-camp-team",
        "camp T5",
        dewan.Study(ROWS, ICONS),
        {
            "scenario": "team", "players": 4, "display": ROW, "to_move": 3, "start": 0, "turns": 43,
            "you": {"camps": "S3", "berries": 2}, "red": {"camps": "S4", "berries": 1}, "blue": {"camps": "S8"},
            "green": SEVEN,
        },
        "dewan",
    ),
    Golden(
        "tie-by-cards",
        "camp T5; go T6",
        LANDS,
        {
            "display": [*ROW[1:], "badlands-fire"], "to_move": 1, "start": 0, "turns": 15,
            "blue": SEVEN | {"hand": f"{SEVEN['hand']} water-fire"},
            "you": {"camps": "S3 S4 S8", "tucked": ["desert-fire/desert"], "hand": "mountain-fire mountain-berry"},
        },
        "dewan",
    ),
)  # fmt: skip

GAMES += tuple(Golden(name, moves, None, start, "stoneage") for name, moves, start in stoneage.GAMES)


def main() -> None:
    for golden in GAMES:
        golden.play().save(golden.path)
        print(golden.path.name)


if __name__ == "__main__":
    main()
