"""What is right in each step of the course, in the names of its boards, worked out by hand from the rules.

For each step: for each question the right answer, a wrong one, and the rule that the wrong one must be told.
"""

from __future__ import annotations

from typing import Final

Answer = list[str] | int
Asked = tuple[Answer, Answer, str]

PLACING: Final[dict[str, list[Asked]]] = {
    # R1 lies in the ring: six regions touch it.
    "first": [(["O0", "O1", "O3", "O4", "O5", "O7", "O8", "O9", "O11"], ["O0", "R1"], "deus.place.first-edge")],
    "neighbours": [(["O0", "O1", "O11", "R1", "R5", "V"], ["O0", "O1", "O11", "R1"], "deus.board.adjacent")],
    # O1 touches O0, where Rust stands.
    "apart": [
        (["O3", "O4", "O5", "O7", "O8", "O9"], ["O1", "O3", "O4", "O5", "O7", "O8", "O9"], "deus.place.first-apart")
    ],
    "no-room": [(["M", "W"], ["C", "M", "W"], "deus.place.first-edge")],
    "second": [(["O1", "O11", "R0"], ["O0", "O1", "O11", "R0"], "deus.place.distinct-types")],
    "another-type": [(["O0", "O1", "O11", "R0"], ["O1", "O11", "R0"], "deus.place.later")],
    "refusals": [
        (["deus.place.not-others"], ["deus.place.later"], "deus.place.not-others"),
        (["deus.place.later"], ["deus.place.not-others"], "deus.place.later"),
    ],
    "ships": [
        (["O2"], ["O2", "R2"], "deus.place.later"),
        (["deus.place.sea"], ["deus.place.later"], "deus.place.sea"),
    ],
    "empty-village": [(["never"], ["open"], "deus.place.not-village")],
    # R3 is inside the board: no VP opens it.
    "for-vp": [(["O3", "O4", "O5", "O7", "O8", "O9"], ["O3", "O4", "O5", "O7", "O8", "O9", "R3"], "deus.place.later")],
    "price": [
        (0, 3, "deus.place.first-edge"),
        (0, 3, "deus.place.edge-for-3vp-limits"),
        (["refused"], ["two"], "deus.place.edge-for-3vp-limits"),
    ],
    "dark-card": [
        (["deus.build.must-complete"], ["deus.build.cost"], "deus.build.must-complete"),
        (["O10", "O2", "O6"], ["O2", "O6"], "deus.place.edge-for-3vp"),
    ],
}

VILLAGES: Final[dict[str, list[Asked]]] = {
    "falls": [(3, 0, "deus.village.most-armies"), (["at-once"], ["my-turn"], "deus.village.when")],
    "ring": [
        (["R0", "R1", "R2", "R3", "R4", "R5"], ["R0", "R1", "R3", "R4"], "deus.village.border"),
        (["C", "F", "M"], ["C", "F", "M", "W"], "deus.village.border"),
    ],
    "no-army": [(0, 3, "deus.village.no-army-yet"), (3, 0, "deus.village.no-army-yet")],
    "most-armies": [(["rust"], ["you"], "deus.village.most-armies")],
    "tie": [(["you"], ["rust"], "deus.village.tie-counts")],
    # 5 VP for two: 2 each, 1 is lost.
    "share": [
        (2, 3, "deus.village.tie-rest"),
        (2, 3, "deus.village.tie-split"),
        (0, 1, "deus.village.tie-rest"),
    ],
    "several": [(3, 1, "deus.village.tie-buildings"), (3, 0, "deus.village.several")],
    # 4 gold for the one village with VP that touches an army.
    "gone": [
        (4, 8, "deus.village.gone"),
        (["deus.place.not-village"], ["deus.place.sea"], "deus.place.not-village"),
        (["yes"], ["no-attack"], "deus.village.emptied"),
    ],
    "march": [
        (["O1", "O11", "R1"], ["O1", "O11", "R0", "R1"], "deus.army.stop"),
        (["O1", "O11", "R1", "R5"], ["O1", "O11", "R1"], "deus.army.sea"),
    ],
    "leave": [
        (["open"], ["yours"], "deus.army.leave"),
        (["stays"], ["leaves"], "deus.army.temple-stays"),
        (["leaves"], ["stays"], "deus.army.temple-stays"),
    ],
    "order": [
        (["deus.army.no-stack"], ["deus.army.stop"], "deus.army.no-stack"),
        (["room"], ["stack"], "deus.army.no-stack"),
    ],
    "stop-or-pass": [
        (3, 0, "deus.village.when-moved"),
        (0, 3, "deus.village.when-moved"),
        (["lost"], ["on"], "deus.village.attack-in-move"),
    ],
}

DEUS: Final = {"deus.placing": PLACING, "deus.villages": VILLAGES}
