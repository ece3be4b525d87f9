"""Positions of Deus as scenes, on the study board DE-1: a village with six regions around it, twelve at the rim."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from gamepkg.core.types import Reason
from gamepkg.deus.components import load_components
from gamepkg.deus.layouts import GROUND, board_from_layout
from gamepkg.deus.picture import picture
from gamepkg.maps.board import Board, Cell
from gamepkg.maps.deus_map import Holding
from gamepkg.maps.hex import DIRECTIONS
from gamepkg.scene import Glyph, Mark, Path, Scene, Side

RIM = (
    (2, 0, "forest"), (2, -1, "mountain"), (2, -2, "sea"), (1, -2, "field"), (0, -2, "swamp"), (-1, -1, "forest"),
    (-2, 0, "sea"), (-2, 1, "field"), (-2, 2, "mountain"), (-1, 2, "swamp"), (0, 2, "sea"), (1, 1, "forest"),
)  # fmt: skip
AROUND = ("field", "forest", "sea", "swamp", "mountain", "sea")
BOARD = Board.of(
    [Cell(0, 0, "village"), *(Cell(q, r, kind) for (q, r), kind in zip(DIRECTIONS, AROUND, strict=True))]
    + [Cell(*cell) for cell in RIM],
    GROUND,
)
VILLAGE = 10
"""The middle of 19 regions in reading order."""


def at(q: int, r: int) -> int:
    return next(i for i in BOARD.regions if (BOARD.q[i], BOARD.r[i]) == (q, r))


RING = tuple(at(q, r) for q, r in DIRECTIONS)
"""The regions around the village, by direction from the east anticlockwise."""
FIELD, FOREST, SEA, SWAMP, MOUNTAIN, SEA_2 = RING


@dataclass(frozen=True)
class Stand:
    """A position as far as a picture asks."""

    standing: dict[int, Holding] = field(default_factory=dict)
    vp: int = 6
    board: Board = BOARD

    def holdings(self) -> dict[int, Holding]:
        return self.standing

    def village_vp(self, region: int, /) -> int:
        return self.vp


FIVE = Stand(
    {
        FIELD: Holding(0, ("production",)),
        FOREST: Holding(1, ("civil", "temple")),
        SEA: Holding(1, ("maritime",)),
        SWAMP: Holding(0, ("military", "temple")),
        MOUNTAIN: Holding(2, ("scientific",)),
    }
)
FALLEN = Stand(FIVE.standing | {SEA_2: Holding(0, ("maritime",))}, vp=0)


def kinds(scene: Scene, i: int) -> list[str]:
    return [mark.kind for mark in scene.marks if mark.cell == i]


def test_the_map_has_a_cell_for_each_region() -> None:
    scene = picture(Stand())
    assert [cell.i for cell in scene.cells] == list(range(1, 20))
    village, field_ = scene.cells[VILLAGE - 1], scene.cells[FIELD - 1]
    assert (village.ground, village.closed, field_.ground, field_.closed) == ("village", True, "field", False)
    assert (field_.name, field_.code) == (str(FIELD), "Fd")
    assert picture(Stand(), lang="ja").cells[FIELD - 1].code == "畑"


@pytest.mark.rule("deus.setup.village-vp", "deus.setup.village-vp-amount")
def test_the_ring_has_one_side_for_each_region_around_the_village() -> None:
    (ring,) = picture(Stand()).rings
    assert (ring.cell, ring.big, ring.unit, ring.small) == (VILLAGE, "6", "VP", "0/6")
    assert ring.sides == tuple(Side(k) for k in range(6))


def test_sides_tell_owner_and_army() -> None:
    (ring,) = picture(FIVE).rings
    assert ring.small == "5/6"
    assert ring.sides == (Side(0, 0), Side(1, 1), Side(2, 1), Side(3, 0, army=True), Side(4, 2), Side(5))


def test_pieces_stand_on_trays() -> None:
    assert picture(FIVE).glyphs == tuple(
        Glyph(i, holding.seat, holding.pieces) for i, holding in sorted(FIVE.standing.items())
    )


@pytest.mark.rule("deus.village.emptied")
def test_a_village_without_vp_is_taken() -> None:
    (ring,) = picture(FALLEN).rings
    assert ring.taken and ring.word == "taken"
    assert picture(FALLEN).alt(VILLAGE) == "10 village; no VP left."


@pytest.mark.rule("deus.village.surrounded")
def test_the_preview_shows_the_piece_and_the_falling_village() -> None:
    scene = picture(FIVE, 0, preview=FALLEN)
    (ring,) = scene.rings
    assert ring.preview and (ring.big, ring.small) == ("+6", "6/6")
    assert ring.sides[5] == Side(5, 0, preview=True) and not any(side.preview for side in ring.sides[:5])
    assert next(glyph for glyph in scene.glyphs if glyph.cell == SEA_2) == Glyph(SEA_2, 0, (), ("maritime",))
    assert kinds(scene, SEA_2) == ["preview"] and kinds(scene, VILLAGE) == ["preview"]
    assert scene.alt(VILLAGE) == (
        "10 village; 6 VP, 5 of 6 regions around it taken; Blue (you) 2 (armies: 1), Rust 2, Green 1; "
        "would fall for 6 VP; in the preview."
    )
    assert f"{SEA_2} sea; would come: Blue (you): ship; in the preview." == scene.alt(SEA_2)


def test_a_second_piece_in_a_region_is_a_ghost_beside_the_first() -> None:
    after = Stand(FIVE.standing | {FIELD: Holding(0, ("production", "military"))})
    scene = picture(FIVE, preview=after)
    assert next(g for g in scene.glyphs if g.cell == FIELD) == Glyph(FIELD, 0, ("production",), ("military",))
    assert scene.rings[0].sides[0] == Side(0, 0, army=True, preview=True)


def test_an_army_that_moves_away_leaves_its_region() -> None:
    after = Stand({FIELD: Holding(0, ("production", "military"))})
    scene = picture(Stand({FIELD: Holding(0, ("production",)), SWAMP: Holding(0, ("military",))}), preview=after)
    assert [glyph.cell for glyph in scene.glyphs] == [FIELD]


@pytest.mark.rule("deus.place.edge-for-3vp")
def test_targets_are_open_or_have_a_price() -> None:
    scene = picture(Stand(), legal={FIELD: 0, at(2, 0): 3})
    assert Mark("legal", FIELD) in scene.marks and Mark("price", at(2, 0), "−3") in scene.marks
    assert scene.alt(at(2, 0)).endswith("forest; at the edge; empty; open for 3 VP.")
    assert scene.words.status == "No pieces yet. Open regions: 1, and 1 for 3 VP each."
    assert picture(Stand(), legal=[FIELD]).marks == (Mark("legal", FIELD),)


def test_a_refusal_shows_its_reasons_and_quiets_the_targets() -> None:
    reasons = (Reason("deus.place.later", {"regions": (FIELD, SEA)}), Reason("deus.place.sea", {"regions": (SEA,)}))
    scene = picture(Stand(), legal=[FOREST], refused=SWAMP, reasons=reasons)
    assert kinds(scene, SWAMP) == ["illegal"] and kinds(scene, FOREST) == ["open"]
    assert Mark("reason", FIELD, "1") in scene.marks and Mark("reason", SEA, "1,2") in scene.marks
    assert scene.alt(SEA).endswith("reason 1,2.")


def test_a_preview_is_no_target_at_the_same_time() -> None:
    assert kinds(picture(Stand(), legal=[FIELD], preview=FIELD), FIELD) == ["preview"]


def test_evidence_last_move_selection_and_ways() -> None:
    scene = picture(Stand(), evidence={FIELD: "1"}, last=[SEA, SEA], selected=SWAMP, ways=[(SWAMP, MOUNTAIN)])
    assert set(scene.marks) == {Mark("evidence", FIELD, "1"), Mark("last", SEA), Mark("selected", SWAMP)}
    assert scene.paths == (Path((SWAMP, MOUNTAIN)),)


def test_the_words_name_seat_pieces_and_edge() -> None:
    assert picture(FIVE).alt(FOREST) == f"{FOREST} forest; Rust: civil building, temple."
    assert picture(FIVE).words.status == "How many regions each holds: Blue 2, Rust 2, Green 1."
    japanese = picture(FIVE, 0, lang="ja", legal=[at(2, 0)])
    assert japanese.alt(SWAMP) == f"{SWAMP} 湿地。青（自分）：軍隊、寺院。"
    assert japanese.alt(at(2, 0)).endswith("森。ボードの端。空き。配置できる。")
    assert japanese.words.status == "占領している地域：青（自分）2か所、赤茶2か所、緑1か所。置ける地域は1か所。"


def test_the_key_lists_what_is_on_show() -> None:
    scene = picture(Stand(), legal={FIELD: 0, at(2, 0): 3}, last=[SEA], notes=["tile pattern: stand-in"])
    assert [entry.text for entry in scene.words.legend] == [
        "Fd field", "Fr forest", "Sw swamp", "Mt mountain", "Se sea",
        "open to you", "last move", "for 3 VP", "tile pattern: stand-in",
    ]  # fmt: skip
    assert not any(entry.mark for entry in picture(Stand()).words.legend)


def test_the_picture_is_a_pure_value() -> None:
    assert picture(FIVE, legal=[SEA_2]) == picture(replace(FIVE), legal=[SEA_2])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_boards_of_the_game_are_drawn_whole(players: int) -> None:
    components = load_components()
    board = board_from_layout(components.layouts[players]["recommended"], components.tiles, players)
    state = Stand(board=board)
    scene = picture(state)
    assert len(scene.cells) == 7 * {2: 4, 3: 6, 4: 7}[players]
    assert [ring.cell for ring in scene.rings] == list(board.village_numbers)
    for ring in scene.rings:
        assert len(ring.sides) == len(board.neighbours[ring.cell])


def test_a_single_region_is_a_map_too() -> None:
    scene = picture(Stand(board=Board.of([Cell(0, 0, "sea")], GROUND)))
    assert scene.alt(1) == "1 sea; at the edge; empty." and scene._repr_svg_().startswith("<svg")
