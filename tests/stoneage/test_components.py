"""The published cards and tiles one by one, and the checker of component files."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import gamepkg as gp
from gamepkg.core.errors import ComponentError, TextError
from gamepkg.stoneage.component_file import read
from gamepkg.stoneage.components import Effect, check, load_components
from gamepkg.stoneage.effect_kinds import KINDS, TOP
from gamepkg.stoneage.names import RESOURCES
from gamepkg.stoneage.rules.costs import COMPLETE, COSTS
from gamepkg.stoneage.rules.effects import EFFECTS
from gamepkg.stoneage.table import COMPILERS
from gamepkg.stoneage.why.paying import FITS

SET = load_components()
TEXT = files("gamepkg.stoneage").joinpath("components.toml").read_text("utf-8")

CARDS = """
civ01 shared_dice dice_for_all / people_multiplier tool_maker 2
civ02 one_use_tool 4 / people_multiplier tool_maker 1
civ03 food 7 / culture_symbol pottery
civ04 food 4 / people_multiplier hut_builder 1
civ05 draw_card 1 / culture_symbol writing
civ06 resource brick 1 / people_multiplier shaman 2
civ07 shared_dice dice_for_all / culture_symbol transport
civ08 resource stone 2 / culture_symbol transport
civ09 shared_dice dice_for_all / culture_symbol writing
civ10 resource stone 1 / people_multiplier shaman 1
civ11 food 5 / culture_symbol healing
civ12 shared_dice dice_for_all / culture_symbol pottery
civ13 roll_for_resource 2 gold / culture_symbol art
civ14 tool 1 / culture_symbol art
civ15 shared_dice dice_for_all / people_multiplier hut_builder 2
civ16 one_use_tool 3 / people_multiplier tool_maker 1
civ17 one_use_tool 2 / people_multiplier tool_maker 2
civ18 shared_dice dice_for_all / people_multiplier tool_maker 2
civ19 food 1 / culture_symbol weaving
civ20 resource gold 1 / people_multiplier shaman 1
civ21 shared_dice dice_for_all / people_multiplier farmer 1
civ22 points 3 / culture_symbol music
civ23 field 1 / culture_symbol time
civ24 roll_for_resource 2 wood / people_multiplier shaman 2
civ25 shared_dice dice_for_all / people_multiplier farmer 2
civ26 resource stone 1 / people_multiplier farmer 1
civ27 field 1 / people_multiplier farmer 1
civ28 points 3 / culture_symbol music
civ29 roll_for_resource 2 stone / people_multiplier shaman 1
civ30 food 3 / people_multiplier farmer 2
civ31 any_resources_later 2 / culture_symbol healing
civ32 food 3 / culture_symbol weaving
civ33 shared_dice dice_for_all / culture_symbol time
civ34 shared_dice dice_for_all / people_multiplier hut_builder 1
civ35 points 3 / people_multiplier hut_builder 3
civ36 food 2 / people_multiplier hut_builder 2
"""

TILES = """
bld01 fixed 2 wood 1 brick = 10
bld02 fixed 1 wood 1 brick 1 gold = 13
bld03 fixed 2 brick 1 stone = 13
bld04 fixed 1 brick 2 stone = 14
bld05 fixed 1 wood 2 brick = 11
bld06 fixed 1 wood 1 brick 1 stone = 12
bld07 fixed 1 wood 2 stone = 13
bld08 fixed 1 wood 1 stone 1 gold = 14
bld09 fixed 2 stone 1 gold = 16
bld10 fixed 2 brick 1 gold = 14
bld11 fixed 2 wood 1 stone = 11
bld12 fixed 1 wood 1 brick 1 stone = 12
bld13 fixed 1 wood 1 brick 1 gold = 13
bld14 fixed 1 brick 1 stone 1 gold = 15
bld15 fixed 2 wood 1 gold = 12
bld16 fixed 1 brick 1 stone 1 gold = 15
bld17 fixed 1 wood 1 stone 1 gold = 14
bld18 exact_count_exact_kinds 4 1 = value
bld19 exact_count_exact_kinds 4 2 = value
bld20 exact_count_exact_kinds 4 3 = value
bld21 exact_count_exact_kinds 4 4 = value
bld22 exact_count_exact_kinds 5 1 = value
bld23 exact_count_exact_kinds 5 2 = value
bld24 exact_count_exact_kinds 5 3 = value
bld25 exact_count_exact_kinds 5 4 = value
bld26 range_any 1 7 = value
bld27 range_any 1 7 = value
bld28 range_any 1 7 = value
"""


def told(effect: Effect) -> str:
    return " ".join([effect.kind, *map(str, effect.params.values())])


@pytest.mark.rule("stoneage.setup.cards")
def test_the_36_cards_are_the_published_ones() -> None:
    assert [f"{card.id} {told(card.top)} / {told(card.bottom)}" for card in SET.cards] == CARDS.strip().splitlines()
    assert [card.index for card in SET.cards] == list(range(36))


@pytest.mark.rule("stoneage.setup.buildings")
def test_the_28_tiles_are_the_published_ones() -> None:
    found = []
    for tile in SET.tiles:
        price = told(tile.cost)
        if tile.cost.kind == "fixed":
            price = " ".join(["fixed", *(f"{n} {kind}" for kind, n in tile.cost.params.items() if n)])
        found.append(f"{tile.id} {price} = {tile.points.params.get('amount', 'value')}")
    assert found == TILES.strip().splitlines()


def test_tops_and_bottoms_per_kind() -> None:
    assert Counter(card.top.kind for card in SET.cards) == {
        "shared_dice": 10, "food": 7, "resource": 5, "points": 3, "one_use_tool": 3, "roll_for_resource": 3,
        "field": 2, "tool": 1, "draw_card": 1, "any_resources_later": 1,
    }  # fmt: skip
    assert Counter(card.bottom.kind for card in SET.cards) == {"culture_symbol": 16, "people_multiplier": 20}


@pytest.mark.rule("stoneage.end.culture")
def test_eight_symbols_two_of_each() -> None:
    symbols = Counter(card.bottom.params["symbol"] for card in SET.cards if card.bottom.kind == "culture_symbol")
    assert len(symbols) == 8 and set(symbols.values()) == {2}


def test_five_cards_of_each_person() -> None:
    people = [card.bottom.params for card in SET.cards if card.bottom.kind == "people_multiplier"]
    by_person = {
        who: sorted(p["multiplier"] for p in people if p["person"] == who) for who in (p["person"] for p in people)
    }
    assert by_person == {
        "tool_maker": [1, 1, 2, 2, 2], "hut_builder": [1, 1, 2, 2, 3], "farmer": [1, 1, 1, 2, 2],
        "shaman": [1, 1, 1, 2, 2],
    }  # fmt: skip


@pytest.mark.rule("stoneage.building.cost-kinds")
def test_seventeen_fixed_eight_counted_and_three_free_prices() -> None:
    kinds = Counter(tile.cost.kind for tile in SET.tiles)
    assert kinds == {"fixed": 17, "exact_count_exact_kinds": 8, "range_any": 3}
    worth = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}
    for tile in SET.tiles:
        if tile.cost.kind == "fixed":
            assert tile.points.params["amount"] == sum(n * worth[kind] for kind, n in tile.cost.params.items())
        else:
            assert tile.points.kind == "sum_of_values"


@pytest.mark.rule("stoneage.card.dice-for-all-table")
def test_the_table_of_the_dice_for_all() -> None:
    assert [told(effect) for effect in SET.dice] == [
        *(f"resource {kind} 1" for kind in RESOURCES), "tool 1", "field 1",
    ]  # fmt: skip


def test_every_kind_is_known_to_engine_verifier_and_rule_book() -> None:
    tops = {name for name, kind in KINDS.items() if kind.part == TOP}
    assert tops == set(EFFECTS) == set(COMPILERS)
    assert set(COSTS) == set(COMPLETE) == set(FITS)
    assert {kind.rule for kind in KINDS.values()} <= gp.rulebook("stoneage").keys()


def test_names_are_given_in_both_languages_and_nothing_is_made_up() -> None:
    assert SET.card("civ01").name_in("en") == "dice for all / tool maker ×2"
    assert SET.tile("bld26").name_in("ja") == "資源1〜7個"
    assert {entry.provenance.status for entry in (*SET.cards, *SET.tiles)} == {"published"}
    with pytest.raises(TextError):
        SET.card("civ01").name_in("de")
    for call in (SET.card, SET.tile):
        with pytest.raises(ComponentError, match="is not in the set"):
            call("civ99")


# ------------------------------------------------------------------------------------------------ the checker


def test_the_default_set_has_no_problems() -> None:
    assert check() == []


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ('id = "civ02"', 'id = "civ01"', "card 'civ01'.id", "ids must differ"),
        ('id = "civ02"', 'id = "Civ 02"', "card Civ 02.id", "small letters"),
        ('kind = "one_use_tool", value = 4', 'kind = "one_use_tool", value = 44', "card civ02.top.value", "1 to 9"),
        ('kind = "one_use_tool", value = 4', 'kind = "one_use_tol"', "card civ02.top.kind", "one_use_tool"),
        ('kind = "one_use_tool", value = 4', 'kind = "fixed"', "card civ02.top.kind", "cannot be"),
        ('symbol = "pottery"', 'symbol = "potery"', "bottom.symbol", "pottery"),
        ('"culture_symbol", symbol = "pottery"', '"culture_symbol"', "bottom.symbol", "is missing"),
        ("wood = 2, brick = 1", "wood = 2, brik = 1", "cost.brik", "is unknown"),
        ('kind = "fixed", wood = 2, brick = 1', 'kind = "fixed"', "cost", "at least one"),
        ("count = 4, kinds = 2", "count = 1, kinds = 2", "building bld19.cost", "cannot be of 2 kinds"),
        ("min = 1, max = 7", "min = 3, max = 2", "building bld26.cost", "must not be above"),
        ('6 = { kind = "field", steps = 1 }', '6 = { kind = "draw_card", count = 1 }', "dice_for_all.6", "possible"),
        ('status = "published", source = ["BASE"]', 'status = "published"', "provenance.source", "at least one"),
        ('name = { en = "7 food / pottery", ja = "食料7／土器" }', 'name = { en = "x" }', "civ03.name.ja", "missing"),
        ('set_id = "stoneage-base-1"', "set_id = 3", "set_id", "must be a text"),
    ],
)
def test_each_problem_is_named_with_its_place(tmp_path: Path, old: str, new: str, field: str, problem: str) -> None:
    assert old in TEXT
    path = tmp_path / "set.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    problems = check(path)
    assert any(field in found.field and problem in found.problem for found in problems), problems
    with pytest.raises(ComponentError):
        gp.new_game("stoneage", players=2, components=path)


def test_files_that_are_none(tmp_path: Path) -> None:
    assert "cannot be read" in check(tmp_path / "none.toml")[0].problem
    assert "is no TOML" in read("x", "card = [")[1][0].problem
    assert "bytes" in read("x", "#" * 1_000_001)[1][0].problem
    assert len(read("x", "")[1]) == 6


def test_a_game_may_be_played_with_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('kind = "food", amount = 7', 'kind = "food", amount = 9'), "utf-8")
    state = gp.new_game("stoneage", players=2, components=path)
    assert state.table.components.card("civ03").top.params["amount"] == 9
    assert gp.new_game("stoneage", players=2).table.components is SET


def test_every_kind_stands_in_the_document_with_its_rule(root: Path) -> None:
    text = (root / "docs/components-stoneage.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| (.*) \| `([\w.-]+)` \|$", text, re.MULTILINE)
    assert {name: (part, rule) for name, part, _, rule in rows} == {
        name: (kind.part, kind.rule) for name, kind in KINDS.items()
    }
    for name, _, told_params, _ in rows:
        assert [key for key in KINDS[name].params if f"`{key}`" not in told_params] == []
