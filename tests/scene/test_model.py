"""Scenes as values: what they refuse, and that a difference of two is exact."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamepkg.maps.hex import centre, corners
from gamepkg.scene import Alt, Cell, Glyph, Mark, Path, Ring, Scene, SceneDiff, SceneError, Side, Words, diff, patch
from gamepkg.scene.model import MARK_KINDS, Item, bounds

CELLS = tuple(Cell(i, str(i), "sea", centre(i, 0), corners(i, 0)) for i in range(1, 6))
SEATS = st.integers(0, 4)
NUMBERS = st.integers(1, 5)
KINDS = st.lists(st.sampled_from(["civil", "military", "temple"]), unique=True, max_size=3).map(tuple)
SIDES = st.builds(Side, st.integers(0, 5), st.none() | SEATS, st.booleans(), st.booleans())
ITEMS: st.SearchStrategy[Item] = st.one_of(
    st.builds(Alt, NUMBERS, st.text(max_size=5)),
    st.builds(Mark, st.sampled_from(MARK_KINDS), NUMBERS, st.text(max_size=2)),
    st.builds(Glyph, NUMBERS, SEATS, KINDS, KINDS),
    st.builds(Ring, NUMBERS, st.lists(SIDES, max_size=3).map(tuple), big=st.text(max_size=2), taken=st.booleans()),
    st.builds(Path, st.lists(NUMBERS, min_size=1, max_size=3).map(tuple), st.just(())),
)
SCENES = st.builds(
    Scene,
    st.sampled_from(["deus", "dewan"]),
    st.sampled_from([CELLS, CELLS[::-1]]),
    st.lists(ITEMS, max_size=8, unique_by=lambda item: item.key).map(tuple),
    st.builds(Words, st.sampled_from(["en", "ja"]), st.text(max_size=3)),
)


@given(SCENES, SCENES)
def test_a_patch_with_the_difference_gives_the_new_scene(old: Scene, new: Scene) -> None:
    assert patch(old, diff(old, new)) == new


@given(SCENES)
def test_nothing_differs_from_itself(scene: Scene) -> None:
    assert diff(scene, scene) == SceneDiff()
    assert not diff(scene, scene)


@given(SCENES)
def test_the_order_of_items_does_not_matter(scene: Scene) -> None:
    assert replace(scene, items=scene.items[::-1]) == scene


def test_a_difference_holds_only_what_changes() -> None:
    old = Scene("deus", CELLS, (Mark("legal", 1), Mark("legal", 2), Glyph(3, 0, ("civil",))))
    new = Scene("deus", CELLS, (Mark("legal", 2), Glyph(3, 0, ("civil", "temple"))))
    change = diff(old, new)
    assert change.gone == (("mark", 1, "legal"),)
    assert change.put == (Glyph(3, 0, ("civil", "temple")),)
    assert change.words is None and change.board is None


def test_an_item_on_no_cell_is_named() -> None:
    with pytest.raises(SceneError, match="Mark names cell 9, which is not on the map"):
        Scene("deus", CELLS, (Mark("legal", 9),))
    with pytest.raises(SceneError, match="Path names cell 8"):
        Scene("deus", CELLS, (Path((1, 8)),))


def test_the_same_thing_is_not_said_twice() -> None:
    with pytest.raises(SceneError, match="two items say"):
        Scene("deus", CELLS, (Alt(1, "sea"), Alt(1, "forest")))


def test_the_words_of_a_cell_without_any_are_its_name_and_ground() -> None:
    scene = Scene("deus", CELLS, (Alt(2, "2 sea, empty"),))
    assert scene.alt(1) == "1 sea" and scene.alt(2) == "2 sea, empty"
    assert list(scene.alts()) == [1, 2, 3, 4, 5]


def test_bounds_enclose_all_corners() -> None:
    left, top, right, bottom = bounds([Cell(1, "1", "sea", centre(0, 0), corners(0, 0))])
    assert (top, bottom) == pytest.approx((-1, 1))
    assert (left, right) == pytest.approx((-(3**0.5) / 2, 3**0.5 / 2))
