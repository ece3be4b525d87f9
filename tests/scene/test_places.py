"""Rectangular places: their names, what is written there, their people, and the signs of the moment."""

from __future__ import annotations

import re

from gamepkg.maps.hex import centre, corners
from gamepkg.scene import Cell, Crowd, Mark, Scene, Sheet, svg
from gamepkg.scene.draw import draw, outline
from gamepkg.scene.pens import SIDE

WIDE = ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0))
PLACE = Cell(1, "Forest", "place", (2.0, 1.0), WIDE, "÷3")
"""4 by 2 sides of a cell, so 200 by 100 board units."""


def sketch(*items: Mark | Crowd | Sheet) -> dict[str, str]:
    return draw(Scene("stoneage", (PLACE,), items)).paths


def test_lines_keep_the_same_distance_from_all_sides_of_a_rectangle() -> None:
    found = [(round(x, 6), round(y, 6)) for x, y in outline(PLACE, 0.9)]
    assert found == [(5, 5), (195, 5), (195, 95), (5, 95)]


def test_a_hexagon_is_drawn_towards_its_middle() -> None:
    hexagon = Cell(1, "1", "sea", centre(0, 0), corners(0, 0))
    assert not hexagon.rectangular and outline(hexagon, 0.5)[0] == tuple(SIDE / 2 * part for part in hexagon.corners[0])


def test_the_name_stands_at_the_top_with_what_is_behind_it() -> None:
    (name,) = draw(Scene("stoneage", (PLACE,))).names
    assert (name.x, name.y) == (100, 16)
    assert name.runs == (("Forest", "place"), ("÷3", "place.code"))


def test_people_stand_in_a_row_by_seats_then_ghosts_then_free_spaces() -> None:
    paths = sketch(Crowd(1, (0, 0, 2), (1,), 3))
    assert paths["person0"].count("M") == 2 * paths["person2"].count("M") > 0
    assert "person1" not in paths and paths["badge1"].count("M") == 1, "who would come is an outline with a badge"
    assert paths["person.ghost"].count("M") == paths["person2"].count("M")
    assert paths["space"].count("M") == 3
    assert paths["badge"].count("M") == 3


def test_more_people_than_a_row_holds_stand_in_several() -> None:
    """190 units hold 7 people at 26 units each; the last row is at the bottom."""
    spaces = sketch(Crowd(1, free=9))["space"].split("M")[1:]
    heights = [float(path.split("C")[0].split(",")[1]) for path in spaces]
    assert len(set(heights)) == 2 and heights[0] < heights[-1]
    ends = re.findall(r"-?[\d.]+,(-?[\d.]+)", sketch(Crowd(1, (0,) * 40))["person0"])
    assert min(map(float, ends)) > 0 and max(map(float, ends)) < 100, "forty hunters find room, smaller ones"


def test_a_sheet_has_icons_and_lines() -> None:
    drawn = draw(Scene("stoneage", (PLACE,), (Sheet(1, ("10 points", ("wood", "wood", "gold")), "tool"),)))
    assert [text.runs for text in drawn.texts] == [(("10 points", "place.line"),)]
    assert drawn.texts[0].y == 37
    assert drawn.paths["token.wood"].count("M") == 2 * drawn.paths["token.gold"].count("M") * 2
    assert "sign" in drawn.paths, "the icon of the place itself"


def test_signs_of_the_moment_stand_at_the_upper_right() -> None:
    drawn = draw(Scene("stoneage", (PLACE,), (Mark("reason", 1, "1,2"),)))
    assert [(text.x, text.y) for text in drawn.texts] == [(184, 16), (160, 16)]
    for kind in ("legal", "illegal"):
        assert kind in sketch(Mark(kind, 1))  # type: ignore[arg-type]


def test_items_are_listed_and_drawn_as_text() -> None:
    scene = Scene("stoneage", (PLACE,), (Crowd(1, (0,)), Sheet(1, ("x",))))
    assert scene.crowds == (Crowd(1, (0,)),) and scene.sheets == (Sheet(1, ("x",)),)
    assert "Forest" in svg(scene) and "÷3" in svg(scene)
