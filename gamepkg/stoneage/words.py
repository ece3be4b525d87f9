"""The names of things of Stone Age in English and Japanese, and how they are counted.

Every name is a message that is found by an id of the engine (``stoneage-good-wood``, ``stoneage-place-forest``), so an
expansion adds messages and no branches. What was made up for this project has an asterisk behind its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage import table as t
from gamepkg.stoneage.components import Card, Components, Effect, Tile
from gamepkg.stoneage.names import GOOD, GOODS, RESOURCES
from gamepkg.stoneage.places import Place
from gamepkg.stoneage.state import Position
from gamepkg.text import say
from gamepkg.text.wording import in_a_row, listing, signs

Words = dict[str, str | int]
NUMBERED: Final = ("card", "building")
"""Kinds of places that are told by their numbers."""


def good_name(good: str, lang: str) -> str:
    """The name of food or of a resource.

    >>> good_name("brick", "en"), good_name("brick", "ja")
    ('brick', 'レンガ')
    """
    return say(f"stoneage-good-{good}", lang)


def place_name(place: Place, lang: str) -> str:
    """A place as a sentence names it.

    >>> from gamepkg.stoneage.places import places
    >>> [place_name(places(2)[p], "en") for p in (2, 8, 12)]
    ['the clay pit', 'the card for 4', 'building stack 1']
    """
    return _place("place", place, lang)


def place_title(place: Place, lang: str) -> str:
    """A place as a heading names it.

    >>> from gamepkg.stoneage.places import places
    >>> place_title(places(2)[2], "en"), place_title(places(2)[2], "ja")
    ('Clay pit', 'レンガ切り出し場')
    """
    return _place("title", place, lang)


def _place(form: str, place: Place, lang: str) -> str:
    name = place.kind if place.kind in NUMBERED else place.id
    return say(f"stoneage-{form}-{name}", lang, number=place.number)


def place_of_id(state: Position, place: str, lang: str) -> str:
    """The place with this id as a sentence names it."""
    return place_name(state.table.places[state.table.number_of[place]], lang)


# -------------------------------------------------------------------- counting


def amount(count: int, thing: str, lang: str) -> str:
    """So much of a good, so many people, tools, cards, buildings, dice, spaces or points, or the level of agriculture.

    >>> amount(2, "people", "en"), amount(1, "people", "en"), amount(3, "wood", "en"), amount(0, "food", "en")
    ('2 people', '1 person', '3 wood', 'no food')
    >>> amount(2, "people", "ja"), amount(3, "wood", "ja"), amount(10, "vp", "ja")
    ('人間コマ2個', '木材3個', '10点')
    """
    if thing in GOODS:
        return say("stoneage-count-good", lang, count=count, good=good_name(thing, lang))
    return say(f"stoneage-count-{thing}", lang, count=count)


def signed(count: int, thing: str, lang: str) -> str:
    """A gain or a payment with its sign.

    >>> signed(4, "wood", "en"), signed(-10, "vp", "en"), signed(4, "wood", "ja"), signed(1, "agriculture", "ja")
    ('+4 wood', '−10 points', '木材+4', '農耕地+1')
    """
    if thing in GOODS:
        return say("stoneage-signed-good", lang, number=signs(count), good=good_name(thing, lang))
    return say(f"stoneage-signed-{thing}", lang, number=signs(count), count=abs(count))


def goods_text(goods: Mapping[str, int], lang: str) -> str:
    """Some goods as one phrase; "nothing" for none.

    >>> goods_text({"wood": 2, "gold": 1, "stone": 0}, "en"), goods_text({}, "ja")
    ('2 wood and 1 gold', 'なし')
    """
    held = [amount(count, good, lang) for good, count in goods.items() if count]
    return listing(held, lang) if held else say("stoneage-nothing", lang)


def resources_held(state: Position, seat: int) -> dict[str, int]:
    """The resources of a seat by their names."""
    return dict(zip(RESOURCES, state.rows[seat][GOOD + 1 : GOOD + 5], strict=True))


def seats_text(seats: Iterable[int], lang: str) -> str:
    """The names of some seats."""
    return listing([seat_name(seat, lang) for seat in seats], lang)


# -------------------------------------------------------------------- cards and tiles


def effect_text(effect: Effect, lang: str) -> str:
    """An upper or lower part, in a few words.

    >>> from gamepkg.stoneage.components import load_components
    >>> card = load_components().card("civ13")
    >>> effect_text(card.top, "en"), effect_text(card.bottom, "en"), effect_text(card.bottom, "ja")
    ('2 dice for gold', 'art', '芸術')
    """
    return say(f"stoneage-effect-{effect.kind.replace('_', '-')}", lang, **_params(effect.params, lang))


def effect_sentence(effect: Effect, lang: str) -> str:
    """An upper or lower part, explained in a sentence.

    >>> from gamepkg.stoneage.components import load_components
    >>> effect_sentence(load_components().card("civ03").top, "en")
    'You gain 7 food at once.'
    """
    return say(f"stoneage-explain-{effect.kind.replace('_', '-')}", lang, **_params(effect.params, lang))


def _params(params: Mapping[str, Any], lang: str) -> Words:
    """The parameters of an effect, names of things in words."""
    words: Words = {}
    for key, value in params.items():
        if key == "resource":
            words |= {key: good_name(value, lang), "amount": params.get("amount", 0)}
        elif key in ("symbol", "person"):
            words[key] = say(f"stoneage-{key}-{value.replace('_', '-')}", lang)
            if key == "person":
                words["counted"] = say(f"stoneage-counted-{value.replace('_', '-')}", lang)
        elif key != "table":
            words[key] = value
    return words


def card_name(card: Card, lang: str) -> str:
    """Both parts of a card.

    >>> from gamepkg.stoneage.components import load_components
    >>> card_name(load_components().card("civ08"), "en"), card_name(load_components().card("civ08"), "ja")
    ('2 stone / transport', '石材2個／運搬')
    """
    name = say("stoneage-card", lang, top=effect_text(card.top, lang), bottom=effect_text(card.bottom, lang))
    return name + _mark(card)


def cost_text(cost: Effect, lang: str) -> str:
    """What a building costs.

    >>> from gamepkg.stoneage.components import load_components
    >>> [cost_text(load_components().tile(tile).cost, "en") for tile in ("bld01", "bld19", "bld26")]
    ['2 wood and 1 brick', '4 resources of exactly 2 kinds', '1 to 7 resources']
    """
    if cost.kind == "fixed":
        return goods_text({good: cost.params[good] for good in RESOURCES}, lang)
    return say(f"stoneage-cost-{cost.kind.replace('_', '-')}", lang, **_params(cost.params, lang))


def worth_text(tile: Tile, lang: str) -> str:
    """What a building scores.

    >>> from gamepkg.stoneage.components import load_components
    >>> worth_text(load_components().tile("bld01"), "en"), worth_text(load_components().tile("bld19"), "ja")
    ('10 points', '払った資源の価値')
    """
    if tile.points.kind == "fixed_points":
        return amount(tile.points.params["amount"], "vp", lang)
    return say("stoneage-worth-sum", lang)


def tile_name(tile: Tile, lang: str) -> str:
    """A building by what it costs and scores.

    >>> from gamepkg.stoneage.components import load_components
    >>> tile_name(load_components().tile("bld01"), "en")
    'building for 2 wood and 1 brick'
    """
    return say("stoneage-tile", lang, cost=cost_text(tile.cost, lang)) + _mark(tile)


def thing_name(components: Components, thing: str, lang: str) -> str:
    """A card or a building by its id."""
    for tile in components.tiles:
        if tile.id == thing:
            return tile_name(tile, lang)
    return card_name(components.card(thing), lang)


def lies_at(state: Position, p: int, lang: str) -> str:
    """What lies at the place of a card or building; "nothing" where it is empty."""
    tb = state.table
    components = tb.components
    if p >= tb.first_stack:
        tile = state.tops[p - tb.first_stack]
        return say("stoneage-nothing", lang) if tile == t.NONE else tile_name(components.tiles[tile], lang)
    card = state.display[p - tb.first_card]
    return say("stoneage-nothing", lang) if card == t.NONE else card_name(components.cards[card], lang)


def _mark(thing: Card | Tile) -> str:
    return "*" if thing.provenance.status == "stand-in" else ""


# -------------------------------------------------------------------- dice


def dice_text(dice: Iterable[int], lang: str) -> str:
    """What dice show, one after the other.

    >>> dice_text((1, 3, 6), "en")
    '1, 3, 6'
    """
    return in_a_row([str(face) for face in dice], lang)
