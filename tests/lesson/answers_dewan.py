"""What is right in each step of the lessons of Dewan, in the names of their boards, worked out by hand from the rules.

For each question the right answer, a wrong one, and the rule that the wrong one must be told.
"""

from __future__ import annotations

from typing import Final

from tests.lesson.answers import Asked

PATHS: Final[dict[str, list[Asked]]] = {
    # A6, A5 and N3: one card each, and any card for the initial camp.
    "first-path": [(3, 2, "dewan.camp.pay"), (["any"], ["none"], "dewan.camp.initial-any")],
    # Ten spaces of land; camps stand in N3 and N6.
    "free": [
        (
            ["A0", "A2", "A3", "A4", "A5", "N0", "N1", "N5"],
            ["A0", "A1", "A2", "A3", "A4", "A5", "N0", "N1", "N3", "N5"],
            "dewan.camp.destination-free",
        )
    ],
    # Two cards pay A6 and one neighbour: mountain A2, desert A4, forest A5.
    "two-terrains": [
        (["dewan.camp.pay"], ["dewan.camp.destination-free"], "dewan.camp.pay"),
        (["A2", "A4", "A5"], ["A2", "A4", "A5", "N3"], "dewan.camp.dual-card"),
    ],
    "water": [(3, 4, "dewan.camp.water-zone")],
    # Forest, water, desert, water, mountain.
    "two-waters": [(5, 4, "dewan.camp.water-zone")],
    "ashore": [(5, 4, "dewan.camp.water-again"), (3, 5, "dewan.camp.water-zone")],
    "crossing": [(1, 0, "dewan.camp.through-others"), (["desert"], ["any"], "dewan.camp.through-match")],
    "their-centre": [(["centre"], ["around"], "dewan.camp.pay")],
    "own-camp": [(3, 2, "dewan.camp.through-own"), (["discards"], ["hand"], "dewan.camp.through-own")],
    # A6, N3 and the new one in N6.
    "which-start": [(["near"], ["home"], "dewan.camp.route"), (3, 2, "dewan.camp.from-board")],
    "no-pass": [
        (["A4"], ["A4", "A5"], "dewan.camp.initial-any"),
        (["dewan.turn.action"], ["dewan.camp.pay"], "dewan.turn.action"),
    ],
}

SCORING: Final[dict[str, list[Asked]]] = {
    "zones": [(2, 3, "dewan.story.terrain"), (1, 2, "dewan.story.terrain")],
    "water": [(["A1", "N2", "N4"], ["A0", "A1", "N2"], "dewan.story.water")],
    "icons": [
        (1, 2, "dewan.story.resource"),
        (1, 0, "dewan.story.resource"),
        (0, 1, "dewan.story.resource"),
    ],
    "once": [(1, 2, "dewan.story.once-each"), (1, 2, "dewan.story.once-each")],
    "initial": [(["N2", "N4"], ["A1", "N2", "N4"], "dewan.story.initial-excluded")],
    # Story 7: badlands A0 and N6, mountain N3, artifact at A0. Story 1: one of each with water.
    "check": [(2, 1, "dewan.story.independent"), (["cards"], ["points"], "dewan.story.check")],
    # N3, and the tucked card while it shows mountain.
    "tucked": [
        (2, 1, "dewan.story.tucked"),
        (1, 2, "dewan.story.tucked-visible"),
        (["no"], ["yes"], "dewan.story.tucked-visible"),
    ],
    "story-points": [(7 + 4, 18, "dewan.score.stories")],
    # Two fulfilled tiles and the tucked mountain: 3, and Rust has 2 + 1.
    "fire": [(3, 5, "dewan.score.stories"), (4, 2, "dewan.score.most-fire-tie")],
    "groups": [
        (["A6", "A0", "A3", "N5", "N0", "N6"], ["A0", "A3", "N5", "N0", "N6", "N3"], "dewan.score.groups"),
        (2 * 4, 24, "dewan.score.groups"),
        (4, 8, "dewan.score.initial-camp"),
    ],
    "sheet": [
        (2 * (3 + 1), 6, "dewan.score.berries"),
        (11 + 3 + 4 + 8 + 8, 30, "dewan.score.most-fire-tie"),
    ],
    "tie": [(["rust"], ["you"], "dewan.score.tiebreak"), (["both"], ["you"], "dewan.score.tie-shared")],
}

DEWAN: Final = {"dewan.paths": PATHS, "dewan.scoring": SCORING}
