"""The grammar of the board: which strokes a mark, a village and a tray consist of."""

from __future__ import annotations

import re

import pytest

from gamepkg.maps.hex import centre, corners
from gamepkg.scene import Camp, Cell, Glyph, Mark, MarkKind, Path, Ring, Scene, Side, Token, Zone
from gamepkg.scene.draw import MARKS, draw
from gamepkg.scene.model import MARK_KINDS, Item
from gamepkg.scene.pens import PENS, SIDE, TYPES
from gamepkg.scene.sprites import ICONS, badge_path, icon_path, placed

ORIGIN = Cell(1, "1", "forest", centre(0, 0), corners(0, 0), "Fr")
EAST = Cell(2, "2", "village", centre(1, 0), corners(1, 0), "Vi", closed=True)


def pens(*items: Item) -> set[str]:
    return set(draw(Scene("deus", (ORIGIN, EAST), items)).paths)


def shapes(path: str) -> int:
    return path.count("M")


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("legal", {"case", "legal", "disc", "plus"}),
        ("open", {"disc", "plus"}),
        ("price", {"disc.open"}),
        ("preview", {"case", "preview"}),
        ("illegal", {"case", "illegal", "disc.danger", "cross"}),
        ("reason", {"case", "reason", "disc.reason"}),
        ("last", {"case", "last"}),
        ("selected", {"case", "selected"}),
        ("evidence", {"case", "evidence", "disc.ink"}),
    ],
)
def test_each_mark_has_its_own_strokes(kind: MarkKind, expected: set[str]) -> None:
    assert pens(Mark(kind, 1, "1")) == expected


def test_every_kind_of_mark_is_drawn() -> None:
    assert tuple(MARKS) == MARK_KINDS


def test_the_last_move_has_corners_and_no_outline() -> None:
    path = draw(Scene("deus", (ORIGIN,), (Mark("last", 1),))).paths["last"]
    assert shapes(path) == 6 and "Z" not in path


def test_every_outline_is_cased_on_both_sides() -> None:
    for pen in ("legal", "reason", "illegal", "preview", "selected", "last", "evidence"):
        assert PENS["case"].width >= PENS[pen].width + 3
        assert list(PENS).index("case") < list(PENS).index(pen)


def test_reasons_of_one_region_stand_in_discs_of_their_own() -> None:
    sketch = draw(Scene("deus", (ORIGIN,), (Mark("reason", 1, "1,3"),)))
    assert shapes(sketch.paths["disc.reason"]) == 2
    assert [text.runs for text in sketch.texts] == [(("1", "reason"),), (("3", "reason"),)]


def test_a_ring_has_a_side_for_each_region_around_it() -> None:
    sides = (Side(0), Side(1, 0), Side(2, 1, army=True), Side(3, 0, preview=True))
    sketch = draw(Scene("deus", (ORIGIN, EAST), (Ring(2, sides, "6", "VP", "3/4"),)))
    counts = {pen: shapes(path) for pen, path in sketch.paths.items()}
    del counts["village.badge"], counts["village"]
    assert counts == {
        "village.open": 1,
        "village.side0": 1,
        "village.side1": 1,
        "village.coming": 1,
        "village.ghost0": 1,
        "village.core": 1,
    }
    assert [text.runs[0][0] for text in sketch.texts] == ["2", "6", "3/4"]


def test_an_army_shows_a_shield_in_place_of_the_badge() -> None:
    def badge(side: Side) -> str:
        return draw(Scene("deus", (EAST,), (Ring(2, (side,)),))).paths["village.badge"]

    shield, circle = icon_path("military"), badge_path("circle")
    assert re.sub("[^A-Z]", "", badge(Side(0, 0, army=True))) == re.sub("[^A-Z]", "", shield)
    assert re.sub("[^A-Z]", "", badge(Side(0, 0))) == re.sub("[^A-Z]", "", circle)


def test_a_side_faces_its_neighbour() -> None:
    """Side 0 of a ring lies towards the east, where the neighbour in direction 0 is."""
    path = draw(Scene("deus", (ORIGIN,), (Ring(1, (Side(0, 0),)),))).paths["village.side0"]
    xs = [float(x) for x in re.findall(r"[ML](-?[\d.]+),", path)]
    assert min(xs) > 0.5 * SIDE * 0.866


def test_a_taken_village_is_hollow_and_says_so() -> None:
    sketch = draw(Scene("deus", (EAST,), (Ring(2, (Side(0, 0),), "6", "VP", "1/1", "taken", taken=True),)))
    assert set(sketch.paths) == {"village", "village.taken"}
    assert sketch.texts[-1].runs == (("taken", "village.word"),)


def test_a_village_that_would_fall_turns_violet() -> None:
    sketch = draw(Scene("deus", (EAST,), (Ring(2, (), "+6", "VP", "6/6", preview=True),)))
    assert "village.falls" in sketch.paths and "village.core" not in sketch.paths
    assert [text.runs for text in sketch.texts] == [(("+6", "village.falls"),), (("6/6", "village.falls.small"),)]


def test_a_tray_has_plate_badge_and_a_silhouette_for_each_piece() -> None:
    assert pens(Glyph(1, 2, ("civil", "temple"))) == {"tray2", "piece2", "badge", "badge2"}
    pieces = draw(Scene("deus", (ORIGIN,), (Glyph(1, 2, ("production", "military")),))).paths["piece2"]
    assert shapes(pieces) == 2


def test_a_piece_to_come_lies_on_a_dashed_plate() -> None:
    assert pens(Glyph(1, 0, (), ("military",))) == {"tray.ghost", "piece0", "badge", "badge0"}
    assert pens(Glyph(1, 0, ("civil",), ("military",))) == {"tray0", "ghost", "piece0", "badge", "badge0"}
    assert PENS["tray.ghost"].dash and PENS["ghost"].dash


@pytest.mark.parametrize("count", range(1, 7))
def test_a_tray_stays_in_its_cell(count: int) -> None:
    kinds = ("maritime", "production", "scientific", "civil", "military", "temple")[:count]
    path = draw(Scene("deus", (ORIGIN,), (Glyph(1, 0, kinds),))).paths["tray0"]
    xs = [float(x) for x, _ in re.findall(r"(-?[\d.]+),(-?[\d.]+)", path)]
    ys = [float(y) for _, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", path)]
    assert max(map(abs, xs)) <= SIDE * 0.866 and min(ys) >= -18 and max(ys) <= 36


def test_a_way_is_dotted_on_a_bed_with_numbered_stops() -> None:
    assert pens(Path((1, 2))) == {"route.bed", "route", "route.head"}
    sketch = draw(Scene("deus", (ORIGIN, EAST), (Path((1, 2), ("", "1")),)))
    assert set(sketch.paths) == {"route.bed", "route", "disc"} and sketch.texts[0].runs == (("1", "stop"),)


def test_names_stand_on_the_ground_but_a_village_carries_its_own() -> None:
    sketch = draw(Scene("deus", (ORIGIN, EAST), (Ring(2, ()),)))
    assert [text.runs for text in sketch.names] == [(("1", "number"), ("Fr", "code"))]


def test_numbers_grow_and_codes_go_on_a_phone() -> None:
    assert (TYPES["number"].size, TYPES["number"].phone) == (14, 21)
    assert TYPES["code"].phone == 0


def test_paths_use_only_commands_that_every_board_knows() -> None:
    for path in [*ICONS.values(), *map(badge_path, ("circle", "square", "triangle", "diamond", "plus"))]:
        assert set(re.sub(r"[-\d., ]", "", path)) <= set("MLCZ")
        numbers = re.findall(r"-?\d+(?:\.\d+)?", path)
        assert len(numbers) % 2 == 0


def test_placing_scales_and_moves_both_axes() -> None:
    assert placed("M1,2L-3,4Z", 2, 10, 20) == "M12,24L4,28Z"


def test_a_camp_is_a_tent_with_the_badge_of_its_seat() -> None:
    assert pens(Camp(1, 2)) == {"camp2", "badge"}
    assert pens(Camp(1, 2, home=True)) == {"home", "home2", "camp2", "badge"}
    assert pens(Camp(1, 2, ghost=True)) == {"camp.ghost", "camp.ghost2"}


@pytest.mark.parametrize("kind", ["artifact", "pigment", "crystal"])
def test_an_icon_lies_in_the_middle_of_the_side_between_two_cells(kind: str) -> None:
    drawn = draw(Scene("deus", (ORIGIN, EAST), (Token((1, 2), kind),)))
    assert set(drawn.paths) == {"token", f"token.{kind}"}
    xs = [float(x) for x in re.findall(r"(-?[\d.]+),", drawn.paths["token"])]
    assert (min(xs) + max(xs)) / 2 == pytest.approx(SIDE * 3**0.5 / 2, abs=0.2)
    assert "token.lit" in pens(Token((1, 2), kind, lit=True))


def test_berries_show_how_many_are_left() -> None:
    drawn = draw(Scene("deus", (ORIGIN,), (Token((1,), "berry", "2"),)))
    assert set(drawn.paths) == {"token", "token.berry"}
    assert [text.runs for text in drawn.texts] == [(("2", "token"),)]


def test_a_zone_is_bordered_where_it_ends_only() -> None:
    one, two = (draw(Scene("deus", (ORIGIN, EAST), (Zone(cells),))).paths for cells in ((1,), (1, 2)))
    assert (shapes(one["zone"]), shapes(two["zone"])) == (6, 10)  # two hexagons of six sides, less the shared one twice
    assert pens(Zone((1, 2), lit=True)) == {"zone.lit"}
