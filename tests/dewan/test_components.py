"""The component file of Dewan: what is published is exact, what is made up is marked, what is wrong is named."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from gamepkg.core.errors import ComponentError
from gamepkg.dewan.components import check, load_components
from gamepkg.dewan.names import TERRAINS

TEXT = files("gamepkg.dewan").joinpath("components.toml").read_text("utf-8")


def test_published_numbers_have_sources() -> None:
    components = load_components()
    values = {name: entry["value"] for name, entry in components.published.items()}
    assert (values["cards"], values["cards_per_main_terrain"], values["stories"]) == (55, 11, 24)
    assert (values["initial_tiles"], values["neutral_tiles"], values["spaces_per_tile"]) == (4, 6, 7)
    assert (values["berry_tokens"], values["fish_tokens"], values["markers"]) == (15, 20, 8)
    for entry in components.published.values():
        assert entry["source"] and set(entry["source"]) <= components.sources.keys()


def test_every_face_is_a_marked_stand_in() -> None:
    components = load_components()
    marks = [*(card.mark for card in components.cards), *(tile.mark for tile in components.stories)]
    marks += [tile.mark for tile in components.tiles.values()]
    assert set(marks) == {"stand-in"}
    assert "stand-in" in components.label["en"].lower() and "代用" in components.label["ja"]


def test_every_terrain_is_on_seventeen_halves() -> None:
    counts = dict.fromkeys(TERRAINS, 0)
    symbols: dict[str, int] = {}
    for card in load_components().cards:
        for half in card.halves:
            counts[TERRAINS[half.terrain]] += card.copies
            symbol = str(half).partition("+")[2]
            if symbol:
                symbols[symbol] = symbols.get(symbol, 0) + card.copies
    assert counts == dict.fromkeys(TERRAINS, 17)
    assert symbols == {"artifact": 9, "pigment": 9, "crystal": 9, "berry": 5, "fire": 5}


def test_tiles_have_three_icons_one_of_each_resource() -> None:
    tiles = load_components().tiles
    assert [tile.kind for tile in tiles.values()].count("neutral") == 6
    for tile in tiles.values():
        assert sorted(resource for resource, _, _ in tile.icons) == ["artifact", "crystal", "pigment"]


CHANGES = [
    ('halves = ["desert+berry"]', 'halves = ["desert"]', "halves", "dewan.setup.card-symbols"),
    ('halves = ["desert+berry"]', 'halves = ["dessert+berry"]', "halves", None),
    ('mains = ["desert"]', 'mains = ["water"]', "mains", "dewan.setup.cards-main"),
    ('mains = ["desert"]', 'mains = ["desert", "desert"]', "card", "dewan.setup.cards"),
    ('id = "story-7"', 'id = "story-8"', "story-8", None),
    ("require = { badlands = 2, mountain = 1, artifact = 1 }", "require = {}", "require", "dewan.setup.stories"),
    ("between = [0, 1]", "between = [0, 2]", "between", "dewan.setup.icons"),
    ("berries = [0, 3]", "berries = [0, 7]", "berries", "dewan.setup.icons"),
    ("neutral = [[0, 0], [1, 0]]", "neutral = [[0, 0]]", "neutral", "dewan.setup.map"),
    ('family = "plain"', 'family = "plane"', "family", None),
    ("fire = 2", "fire = -2", "fire", None),
    ("points = 11", 'points = "eleven"', "points", None),
    ('status = "stand-in"', 'status = "guess"', "status", None),
]


@pytest.mark.parametrize(("old", "new", "field", "rule"), CHANGES)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, field: str, rule: str | None) -> None:
    assert old in TEXT
    path = tmp_path / "cards.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    problems = check(path)
    assert any(field in problem.field and (rule is None or problem.rule == rule) for problem in problems), problems
    with pytest.raises(ComponentError):
        load_components(path)


def test_all_problems_are_told_and_nothing_breaks(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    for text in (
        "",
        "card = 3",
        "[[card]]\nid = 7\n",
        "[[tile]]\n",
        "x" * 10,
        TEXT.replace("\n[[card]]", "\n[[cord]]"),
    ):
        path.write_text(text, "utf-8")
        assert check(path)
    assert check(tmp_path / "absent.toml")
    assert check() == []


def test_another_set_can_be_played_with(tmp_path: Path) -> None:
    import gamepkg as gp

    path = tmp_path / "mine.toml"
    text = TEXT.replace("dewan-standin-1", "mine", 1).replace("points = 11", "points = 12")
    path.write_text(re.sub(r'status = "stand-in"', 'status = "published"', text), "utf-8")
    state = gp.new_game("dewan", players=2, seed=1, components=path)
    assert state.table.components.set_id == "mine"
    assert state.table.components.story("story-21").points == 12
    assert gp.state_from_dict(state.to_dict(), components=str(path)).key() == state.key()
