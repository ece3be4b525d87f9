"""The static picture: well formed, the same each time, and told in words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from gamepkg.maps.hex import centre, corners
from gamepkg.scene import Alt, Cell, Glyph, Legend, Mark, Ring, Scene, Side, Words, legend, svg
from gamepkg.scene.svg import PATTERNS
from gamepkg.scene.tokens import THEMES, Theme, colour, tokens

NS = "{http://www.w3.org/2000/svg}"
GROUNDS = ("field", "forest", "swamp", "mountain", "sea", "village")
CELLS = tuple(
    Cell(i, str(i), kind, centre(i, 0), corners(i, 0), kind[:2].title(), kind == "village")
    for i, kind in enumerate(GROUNDS, 1)
)
SCENE = Scene(
    "deus",
    CELLS,
    (
        Alt(1, 'a field with <signs> & "quotes"'),
        Ring(6, (Side(3, 0),), "1", "VP", "1/1"),
        Glyph(5, 0, ("maritime",)),
        Mark("legal", 2),
        Mark("price", 3, "−3"),
    ),
    Words(title="A map.", status="One & all.", legend=(Legend("field", ground="field"), Legend("free", mark="legal"))),
)


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_well_formed_and_the_same_each_time(theme: Theme) -> None:
    text = svg(SCENE, theme)
    assert parsed(text).tag == f"{NS}svg" and text == svg(SCENE, theme)


def test_every_cell_has_a_name_and_a_tooltip() -> None:
    root = parsed(svg(SCENE))
    told = [(group.get("aria-label"), group.findtext(f"{NS}title")) for group in root.findall(f"{NS}g[@role='img']")]
    assert told == [(words, words) for words in SCENE.alts().values()]
    assert root.get("aria-label") == "A map. One & all."


def test_the_size_follows_the_map() -> None:
    root = parsed(svg(SCENE, width=600))
    box = [float(part) for part in (root.get("viewBox") or "").split()]
    assert box[2:] == pytest.approx([6 * 3**0.5 * 50 + 12, 112], abs=0.1)
    assert root.get("width") == "600" and root.get("height") == str(round(600 * box[3] / box[2]))
    assert parsed(svg(SCENE, width=None)).get("width") is None


def test_a_small_map_is_not_blown_up() -> None:
    root = parsed(svg(Scene("deus", CELLS[:1]), width=900))
    assert root.get("width") == str(round((50 * 3**0.5 + 12) * 1.5))


def test_on_a_phone_codes_go_and_numbers_grow() -> None:
    desk, phone = svg(SCENE, width=900), svg(SCENE, width=380)
    assert ">Fo<" in desk and 'font-size="14"' in desk
    assert ">Fo<" not in phone and 'font-size="21"' in phone


@pytest.mark.parametrize("theme", THEMES)
def test_colours_come_from_the_tokens(theme: Theme) -> None:
    text = svg(SCENE, theme)
    for name in ("ground.deus.field", "overlay", "seat0", "inverse"):
        assert colour(name, theme) in text


def test_the_colours_of_the_page_are_variables() -> None:
    text = svg(SCENE, "page")
    assert "var(--deus-field)" in text and "var(--overlay)" in text and "#" not in text.replace("url(#", "")


def test_every_terrain_of_the_tokens_has_a_pattern_or_a_ring() -> None:
    for kinds in tokens()["terrain"].values():
        for name, kind in kinds.items():
            assert kind["pattern"] in (*PATTERNS, "plain") or name in ("village", "camp")


def test_the_key_shows_terrain_marks_and_notes() -> None:
    scene = Scene("deus", CELLS, (), Words(legend=(*SCENE.words.legend, Legend("made up"))))
    root = parsed(legend(scene).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '))
    assert [span.find(f"{NS}svg") is not None for span in root] == [True, True, False]
    assert "".join(root.itertext()) == "fieldfreemade up"


def test_a_notebook_shows_the_same_picture() -> None:
    assert SCENE._repr_svg_() == svg(SCENE)
