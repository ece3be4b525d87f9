"""The components of Deus, their checker, and the texts of the cards."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamepkg.core.errors import ComponentError, TextError
from gamepkg.deus.component_file import mark_of, read
from gamepkg.deus.components import MARKS, Card, Effect, check, load_components
from gamepkg.deus.effect_kinds import ANY, KINDS, REQUIRED, Flag, Number, Param, Word, Words
from gamepkg.deus.effect_text import card_text, effect_text
from gamepkg.deus.layouts import board_from_layout
from gamepkg.deus.names import COLOURS, RESOURCES
from gamepkg.text import languages

SET = load_components()
TEXT = files("gamepkg.deus").joinpath("components.toml").read_text("utf-8")


# ------------------------------------------------------------------------------------------------ the default set


@pytest.mark.rule("deus.setup.deck")
def test_there_are_72_kinds_and_16_cards_of_each_colour() -> None:
    assert len(SET.cards) == 72
    copies = {colour: sum(card.copies for card in SET.cards if card.colour == colour) for colour in COLOURS}
    assert copies == dict.fromkeys(COLOURS, 16)


def test_the_copy_numbers_are_the_published_grid() -> None:
    grid = {colour: sorted((c.copies for c in SET.cards if c.colour == colour), reverse=True) for colour in COLOURS}
    assert grid == {
        "maritime": [4] + 12 * [1],
        "production": [4, 4, 2, 2, 2, 2],
        "scientific": [4, 2, 2, 2, 2, 1, 1, 1, 1],
        "civil": 16 * [1],
        "military": [2, 2, 2, 2] + 8 * [1],
        "temple": 16 * [1],
    }


def test_cards_stand_in_the_order_of_their_indices_and_colours() -> None:
    assert [card.index for card in SET.cards] == list(range(72))
    assert list(dict.fromkeys(card.colour for card in SET.cards)) == list(COLOURS)
    assert len({card.id for card in SET.cards}) == 72
    for lang in languages():
        assert len({card.name[lang] for card in SET.cards}) == 72


def test_published_cards_have_their_published_values() -> None:
    galley, port, tower = map(SET.card, ("maritime-galley", "maritime-smallport-clay", "military-siegetower"))
    assert galley.cost == {"wood": 1, "stone": 0, "clay": 0, "wheat": 1, "gold": 0}
    assert galley.effects == (Effect("buy_resources", {"max": 3, "gold_each": 1}),)
    assert port.effects[0].params == {"kinds": ("clay",), "max": 6, "different": False, "vp_each": 1}
    assert port.provenance["effects"].disputed == "vp_each"
    assert tower.effects == (Effect("take_village_vp", {"vp": 2}),)


@pytest.mark.rule("deus.temple.cost", "deus.temple.score")
def test_every_temple_costs_one_of_each_and_scores_12_at_most() -> None:
    temples = [card for card in SET.cards if card.colour == "temple"]
    assert all(card.cost == {"wood": 1, "stone": 1, "clay": 1, "wheat": 1, "gold": 0} for card in temples)
    assert {effect.params["cap"] for card in temples for effect in card.effects} == {12}


def test_how_much_of_the_set_is_real() -> None:
    assert Counter(card.mark for card in SET.cards) == {
        "published": 8, "published, disputed": 4, "published, loose": 2, "part stand-in": 20, "stand-in": 38,
    }  # fmt: skip
    fields = Counter(part for card in SET.cards for part, o in card.provenance.items() if o.status == "published")
    assert fields == {"copies": 45, "name_en": 8, "name_ja": 9, "cost": 25, "effects": 23}


@pytest.mark.parametrize("card", SET.cards, ids=lambda card: card.id)
def test_marks_follow_provenance_and_are_shown(card: Card) -> None:
    assert card.mark == mark_of(card.provenance)
    for lang in languages():
        assert card.name_in(lang) == card.name[lang] + ("" if card.mark == "published" else "*")
    for origin in card.provenance.values():
        assert bool(origin.source) == (origin.status == "published")
        assert all(source in SET.sources for source in origin.source)


def test_every_kind_of_effect_is_used_and_has_the_colour_of_its_cards() -> None:
    used = {(effect.kind, card.colour) for card in SET.cards for effect in card.effects}
    assert used == {(kind.name, kind.colour) for kind in KINDS.values()}


@pytest.mark.rule("deus.setup.tile-regions", "deus.setup.tiles")
def test_the_tiles_have_two_sides_of_the_same_seven_regions() -> None:
    assert list(SET.tiles) == list(product(range(1, 8), "AB"))
    for face in SET.tiles.values():
        terrains = Counter([face["centre"], *face["rim"]])
        assert terrains == {"sea": 2, "village": 1, "field": 1, "forest": 1, "swamp": 1, "mountain": 1}
    assert {origins["arrangement"].status for origins in SET.tile_provenance.values()} == {"stand-in"}


@pytest.mark.rule("deus.setup.tiles", "deus.setup.village-vp-amount", "deus.setup.villages-apart")
@pytest.mark.parametrize(("players", "regions", "vp"), [(2, 28, 18), (3, 42, 27), (4, 49, 31)])
@pytest.mark.parametrize("name", ["recommended", "second"])
def test_the_boards_have_the_published_totals_of_village_vp(players: int, regions: int, vp: int, name: str) -> None:
    board = board_from_layout(SET.layouts[players][name], SET.tiles, players)
    assert (board.n, sum(board.village_vp)) == (regions, vp)
    assert SET.layout_provenance[players][name]["village_vp_total"].status == "published"


def test_the_default_set_is_read_once_and_is_identified_by_its_content(tmp_path: Path) -> None:
    assert load_components() is SET
    copy = tmp_path / "copy.toml"
    copy.write_text("# another comment\n" + TEXT, "utf-8")
    assert load_components(copy).digest == SET.digest
    copy.write_text(TEXT.replace("gold_each = 1 }", "gold_each = 2 }"), "utf-8")
    assert load_components(copy).digest != SET.digest
    assert load_components(str(copy)).card("maritime-galley").effects[0].params["gold_each"] == 2


def test_an_unknown_card_is_an_error() -> None:
    with pytest.raises(ComponentError, match="card maritime-raft: is not in the set deus-standin-1"):
        SET.card("maritime-raft")


def test_importing_and_loading_is_cheap() -> None:
    code = (
        "import sys; from gamepkg.deus.components import load_components; load_components();"
        "print(sorted({'networkx', 'fluent', 'fluent.runtime', 'plotly', 'ipywidgets'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# ------------------------------------------------------------------------------------------------ the checker

GALLEY = "my.toml: card maritime-galley"
MISTAKES = [
    ("copies = 4\nname", "copies = 40\nname", f"{GALLEY}.copies: must be 1 to 16, not 40"),
    ("copies = 4\nname", "copies = 3\nname", "my.toml: card.copies: the copies of the maritime cards must sum to 16"),
    ('en = "Galley"', 'en = " "', f"{GALLEY}.name.en: must not be empty"),
    (', ja = "ガレー船"', "", f"{GALLEY}.name.ja: is missing"),
    ("wheat = 1 }\neff", "what = 1 }\neff", f"{GALLEY}.cost.what: is unknown; did you mean 'wheat'?"),
    ("wheat = 1 }\neff", "wheat = true }\neff", f"{GALLEY}.cost.wheat: must be a whole number, not True"),
    ('"buy_resources", max = 3', '"buy_resource", max = 3',
     f"{GALLEY}.effects[0].kind: cannot be 'buy_resource'; did you mean"),
    ("max = 3, gold_each = 1", "max = 3", f"{GALLEY}.effects[0].gold_each: is missing"),
    ("max = 3, gold_each = 1", "max = 0, gold_each = 1", f"{GALLEY}.effects[0].max: must be 1 to 20, not 0"),
    ("max = 3, gold_each = 1", "max = 3, gold_each = 1, vp = 1", f"{GALLEY}.effects[0].vp: is unknown"),
    ('id = "maritime-galley"\ncolour = "maritime"', 'id = "maritime-galley"\ncolour = "civil"',
     f"{GALLEY}.effects[0].kind: 'buy_resources' belongs to maritime cards, not to civil ones"),
    ('id = "maritime-galley"', 'id = "Galley!"', "my.toml: card Galley!.id: must be small letters"),
    ('id = "maritime-galley"', 'id = "maritime-sail-wood"', "card maritime-sail-wood.id: stands 2 times in the file"),
    ('id = "maritime-galley"\n', "", "my.toml: card [0].id: is missing"),
    ('display_mark = "published"', 'display_mark = "stand-in"',
     f"{GALLEY}.display_mark: must be 'published' by the provenance of the card, not 'stand-in'"),
    ('source = ["BAJ", "ATW"]', 'source = ["BOX"]', f"{GALLEY}.provenance.copies.source[0]: cannot be 'BOX'"),
    ('status = "published", source = ["BAJ", "ATW"]', 'status = "published"',
     f"{GALLEY}.provenance.copies.source: must name at least one of the sources"),
    ('status = "published", source = ["BAJ", "ATW"]', 'status = "stand-in", source = ["BAJ"]',
     f"{GALLEY}.provenance.copies.source: must not be given"),
    ("cost = { wood = 1, stone = 1, clay = 1, wheat = 1 }\neff", "cost = { wood = 2 }\neff",
     "card temple-regions-1.cost: must be 1 of each resource and no gold (rule deus.temple.cost)"),
    ("cap = 12", "cap = 15", "card temple-regions-1.effects[0].cap: must be 1 to 12, not 15"),
    ('kinds = ["wood"]', 'kinds = ["wood", "wood"]', "card maritime-sail-wood.effects[0].kinds: must name each only"),
    ('kinds = ["wood"]', 'kinds = ["gold"]', "card maritime-sail-wood.effects[0].kinds[0]: cannot be 'gold'"),
    ('centre = "field"', 'centre = "sea"', "tile[0]: tile 1 side A must have 1 field"),
    ("number = 1\nside = \"B\"", "number = 1\nside = \"A\"", "tile[1]: tile 1 side A stands in the file already"),
    ("number = 1\nside = \"B\"", "number = 1\nside = \"C\"", "tile[1].side: cannot be 'C'"),
    ("tile = 2, side = \"A\", rotation = 5", "tile = 4, side = \"A\", rotation = 5", "layout[0].tiles[1].tile: 4 lies"),
    ("village_vp_total = 18", "village_vp_total = 19",
     "layout[0].village_vp_total: the villages of this board have 18 VP, not 19 (rule deus.setup.village-vp-amount)"),
    ("players = 2\nname = \"second\"", "players = 3\nname = \"second\"", "layout: for 2 players second missing"),
    ('set_id = "deus-standin-1"\n', "", "my.toml.set_id: is missing"),
    ("[sources]", "[source]", "my.toml.source: is unknown; did you mean 'sources'?"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "expected"), MISTAKES, ids=[m[2][:60] for m in MISTAKES])
def test_a_planted_mistake_is_found_and_named(right: str, wrong: str, expected: str) -> None:
    assert right in TEXT
    components, problems = read("my.toml", TEXT.replace(right, wrong, 1))
    assert components is None
    assert expected in "\n".join(map(str, problems))


def test_all_problems_are_reported_not_only_the_first(tmp_path: Path) -> None:
    wrong = TEXT.replace("copies = 4\nname", "copies = 0\nname", 1).replace("gold_each = 4", "gold_each = 0", 1)
    wrong = wrong.replace("rotation = 5", "rotation = 6", 1)
    path = tmp_path / "my.toml"
    path.write_text(wrong, "utf-8")
    fields = [problem.field.removeprefix(f"{path}: ") for problem in check(path)]
    assert fields == [
        "card maritime-galley.copies",
        "card maritime-sail-wood.effects[0].gold_each",
        f"{path}: layout[0].tiles[0].rotation".removeprefix(f"{path}: "),
    ]
    with pytest.raises(ComponentError, match=r"card maritime-galley\.copies: must be 1 to 16, not 0 \(and 2 more\)"):
        load_components(path)


def test_the_default_file_has_no_problem() -> None:
    assert check() == []


def test_files_that_cannot_be_read_are_problems_too(tmp_path: Path) -> None:
    missing, binary, broken = (tmp_path / name for name in ("missing.toml", "binary.toml", "broken.toml"))
    binary.write_bytes(b"\xff\xfe")
    broken.write_text("set_id = ", "utf-8")
    assert "cannot be read" in str(check(missing)[0])
    assert "is not UTF-8" in str(check(binary)[0])
    assert "is no TOML" in str(check(broken)[0])
    for path in (missing, binary, broken):
        with pytest.raises(ComponentError):
            load_components(path)
    assert "must have at most" in str(read("big.toml", "#" * 2_000_000)[1][0])


@given(st.data())
def test_no_damage_to_the_file_breaks_the_checker(data: st.DataObject) -> None:
    """Whole lines are replaced by others, doubled or dropped: there are problems or a sound set, nothing else."""
    lines = TEXT.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    another = lines[data.draw(st.integers(0, len(lines) - 1))]
    other = data.draw(st.sampled_from(["", another, "x = 1", 'name = "?"', "cost = 3", "rim = [1]", "tiles = [{}]"]))
    components, problems = read("damaged.toml", "\n".join([*lines[:at], other, *lines[at + 1 :]]))
    assert (components is None) == bool(problems)


# ------------------------------------------------------------------------------------------------ texts


@pytest.mark.parametrize("card", SET.cards, ids=lambda card: card.id)
def test_every_card_has_a_text_in_both_languages(card: Card) -> None:
    english, japanese = (card_text(card, lang) for lang in languages())
    assert english.endswith(".")
    assert japanese.endswith("。")
    assert english.isascii()
    assert not any(word in japanese for word in ("any", "yes", "gold", "null", "None"))


@pytest.mark.parametrize(
    ("card_id", "english", "japanese"),
    [
        ("maritime-galley", "Buy up to 3 resources of any kind for 1 gold each.",
         "好きな資源を3個まで、1個1金で買う。"),
        ("production-small", "1 of your production buildings produces 1 resource.",
         "自分の生産施設1個で、その地形の資源を1個生産する。"),
        ("scientific-x-draw", "Draw 2 cards.", "カードを2枚引く。"),
        ("civil-forum", "Gain 1 VP for every 2 regions where you have 2 or more pieces.",
         "自分の駒が2個以上ある地域2か所につき、1VPを得る。"),
        ("military-x-march-pay",
         "Move 1 army up to 2 steps. Then: Gain 2 gold for each barbarian village with VP next to an army of yours.",
         "自分の軍隊1つを2地域まで動かす。その後、自分の軍隊が隣接する、VPのある未開人の村1つにつき、2金を得る。"),
        ("temple-x-gold", "End of the game: 1 VP for every 2 gold that you hold, 12 VP at most.",
         "終了時、持っている2金につき1VP（最大12VP）。"),
    ],
)  # fmt: skip
def test_texts_of_some_cards(card_id: str, english: str, japanese: str) -> None:
    assert card_text(SET.card(card_id), "en") == english
    assert card_text(SET.card(card_id), "ja") == japanese


@pytest.mark.parametrize(
    ("kind", "params", "english"),
    [
        ("sell_for_gold", {"kinds": ("wood",), "gold_each": 3, "max": 1, "different": False},
         "Sell 1 wood for 3 gold."),
        ("sell_for_vp", {"kinds": ("wood", "stone", "clay"), "vp_each": 1, "max": None, "different": True},
         "Sell any amount of wood, stone or clay, at most 1 of each kind, for 1 VP each."),
        ("exchange_resources", {"max": 1, "take": ("wood", "wheat")},
         "Exchange 1 of your resources for 1 wood or wheat from the supply."),
        ("gain_pieces", {"amount": 2, "min_buildings": 1},
         "Move 2 pieces of any general types from your reserve to your player board for each region that you occupy."),
        ("activate_card", {"colours": ("maritime", "civil"), "count": 2},
         "Carry out up to 2 different cards of your maritime or civil cards once more."),
        ("end_per_region", {"vp": 3, "terrain": "swamp", "min_buildings": 2, "cap": 9},
         "End of the game: 3 VP for each swamp where you have 2 or more pieces, 9 VP at most."),
        ("end_per_stock", {"what": "resources", "unit": 1, "vp": 1, "cap": 12},
         "End of the game: 1 VP for each resource that you hold, 12 VP at most."),
    ],
)  # fmt: skip
def test_texts_of_effects_that_no_card_has_yet(kind: str, params: dict[str, object], english: str) -> None:
    assert effect_text(Effect(kind, params), "en") == english


def samples(param: Param) -> list[object]:
    """Values of a parameter that ask for different words: none, one, several; each word; one, two and all words."""
    match param:
        case Number(least, most, default):
            return [*({None} if default is None else ()), *sorted({least, min(2, most), most})]
        case Flag():
            return [False, True]
        case Word(words):
            return list(words)
        case Words(words):
            return [words[:1], words[:2], words]


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_different_parameters_never_read_the_same(kind: object) -> None:
    params = KINDS[kind.name].params  # type: ignore[attr-defined]
    choices = [dict(zip(params, values, strict=True)) for values in product(*map(samples, params.values()))]
    for lang in languages():
        texts: dict[str, dict[str, object]] = {}
        for chosen in choices:
            if "different" in chosen and (chosen["max"] == 1 or chosen["kinds"] == ("wood",)):
                continue  # one of each kind is then no further limit
            first = texts.setdefault(effect_text(Effect(kind.name, chosen), lang), chosen)  # type: ignore[attr-defined]
            assert first == chosen, lang


def test_an_unknown_effect_has_no_text() -> None:
    with pytest.raises(TextError, match="'dance'"):
        effect_text(Effect("dance", {}), "en")


def test_the_table_of_kinds_is_sound() -> None:
    assert list(dict.fromkeys(kind.colour for kind in KINDS.values())) == list(COLOURS)
    assert MARKS[0] == "published"
    for kind in KINDS.values():
        for param in kind.params.values():
            if isinstance(param, Number) and param.default not in (REQUIRED, None):
                assert param.least <= param.default <= param.most
            if isinstance(param, Words):
                assert ANY not in param.words
    assert isinstance(KINDS["sell_for_gold"].params["kinds"], Words)
    assert KINDS["sell_for_gold"].params["kinds"].words == RESOURCES


def test_the_documentation_lists_every_kind_with_its_parameters(root: Path) -> None:
    page = (root / "docs/components.md").read_text("utf-8")
    for kind in KINDS.values():
        (row,) = [line for line in page.splitlines() if line.startswith("|") and f"`{kind.name}`" in line]
        for name, param in kind.params.items():
            optional = "?" if param.default is not REQUIRED else ""
            assert f"`{name}`{optional}" in row, kind.name


def test_the_owner_of_a_box_can_enter_real_values(tmp_path: Path) -> None:
    start = TEXT.index('id = "maritime-x-exchange"')
    card = TEXT[start : TEXT.index("[[card]]", start)]
    box = '{ status = "published", source = ["BOX"] }'
    real = card[: card.index("[card.provenance]")].replace("max = 3", "max = 2").replace("stand-in", "published")
    real += "[card.provenance]\n" + "".join(f"{part} = {box}\n" for part in SET.cards[0].provenance)
    path = tmp_path / "box.toml"
    path.write_text(TEXT.replace(card, real).replace("[sources]", '[sources]\nBOX = "my copy, 2014"'), "utf-8")
    assert check(path) == []
    changed = load_components(path).card("maritime-x-exchange")
    assert changed.name_in("en") == "Resource exchange"
    assert changed.effects[0].params["max"] == 2
