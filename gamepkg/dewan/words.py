"""The names of things of Dewan in English and Japanese, and how they are counted.

Faces of cards and stories that were made up for this project have an asterisk behind their names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gamepkg.dewan.components import CardKind, Components, Half, StoryTile
from gamepkg.dewan.names import NO_SYMBOL, RESOURCES, SYMBOLS, TERRAINS
from gamepkg.dewan.state import GAP, Position
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.wording import in_a_row, listing, signs

STAND_IN: Final = "stand-in"
ANY: Final = "any"


def terrain_name(terrain: str, lang: str) -> str:
    """The name of a terrain, of the centre of an initial tile (``"camp"``), or of what closes a space.

    >>> terrain_name("desert", "en"), terrain_name("water", "ja")
    ('desert', '水域')
    """
    return say(f"dewan-terrain-{terrain}", lang)


def symbol_name(symbol: str, lang: str) -> str:
    """The name of a resource, of the berry or of fire.

    >>> symbol_name("pigment", "en"), symbol_name("berry", "ja")
    ('pigment', 'ベリー')
    """
    return say(f"dewan-symbol-{symbol}", lang)


def half_name(half: Half, lang: str) -> str:
    """One side of a card with its symbol.

    >>> half_name(Half(4, 0), "en"), half_name(Half(3), "ja")
    ('water (artifact)', '森林')
    """
    name = terrain_name(TERRAINS[half.terrain], lang)
    if half.symbol == NO_SYMBOL:
        return name
    return say("dewan-half", lang, terrain=name, symbol=symbol_name(SYMBOLS[half.symbol], lang))


def card_name(card: CardKind, lang: str) -> str:
    """The sides of a card.

    >>> from gamepkg.dewan.components import load_components
    >>> card = load_components().card("desert-water-artifact")
    >>> card_name(card, "en"), card_name(card, "ja")
    ('desert / water (artifact)*', '砂漠／水域（アーティファクト）*')
    """
    sides = [half_name(half, lang) for half in card.halves]
    name = sides[0] if len(sides) == 1 else say("dewan-card", lang, first=sides[0], last=sides[1])
    return name + _mark(card.mark)


def story_name(tile: StoryTile, lang: str) -> str:
    """The number of a story tile.

    >>> from gamepkg.dewan.components import load_components
    >>> story_name(load_components().story("story-7"), "en")
    'story 7*'
    """
    return say("dewan-story", lang, number=tile.index + 1) + _mark(tile.mark)


def story_text(tile: StoryTile, lang: str) -> str:
    """What a story tile gives and what it asks for.

    >>> from gamepkg.dewan.components import load_components
    >>> tile = load_components().story("story-7")
    >>> story_text(tile, "en")
    '7 points, 1 fire; requires 2 badlands zones, 1 mountain zone and 1 artifact'
    >>> story_text(tile, "ja")
    '7点、火1。条件：悪地ゾーン2か所、山岳ゾーン1か所、アーティファクト1'
    """
    gain = [amount(tile.points, "point", lang)] + ([amount(tile.fire, "fire", lang)] if tile.fire else [])
    return say("dewan-story-text", lang, gain=in_a_row(gain, lang), wanted=requirements(tile, lang))


def requirements(tile: StoryTile, lang: str) -> str:
    """What a story tile asks for."""
    return listing([requirement(what, count, lang) for what, count in tile.require.items()], lang)


def requirement(what: str, count: int, lang: str) -> str:
    """One requirement of a story: zones of a terrain, or icons of a resource.

    >>> requirement("forest", 3, "en"), requirement("water", 1, "en"), requirement("crystal", 2, "ja")
    ('3 forest zones', '1 water zone beside camps', '水晶2')
    """
    if what in RESOURCES:
        return amount(count, what, lang)
    kind = "water" if what == "water" else "land"
    return say(f"dewan-require-{kind}", lang, count=count, terrain=terrain_name(what, lang))


def _mark(mark: str) -> str:
    return "*" if mark == STAND_IN else ""


# -------------------------------------------------------------------- by what a position or an event names


def kind_name(state: Position, kind: int, lang: str) -> str:
    """The card with this index, or the gap in the display."""
    return say("dewan-gap", lang) if kind == GAP else card_name(state.table.components.cards[kind], lang)


def times(count: int, name: str, lang: str) -> str:
    """So many of a card; one alone is not counted.

    >>> times(1, "desert (fire)*", "en"), times(2, "forest / mountain*", "en")
    ('desert (fire)*', '2 × forest / mountain*')
    """
    return name if count == 1 else say("dewan-times", lang, count=count, name=name)


def thing_name(components: Components, thing: str, lang: str) -> str:
    """A card or a story by its id."""
    for tile in components.stories:
        if tile.id == thing:
            return story_name(tile, lang)
    return card_name(components.card(thing), lang)


def space_name(state: Position, space: int, lang: str) -> str:
    """Number and terrain of a space as it is now: "12 forest"."""
    return say("dewan-space", lang, number=space, terrain=terrain_name(ground_of(state, space), lang))


def ground_of(state: Position, space: int) -> str:
    """The terrain of a space as the markers have made it."""
    if state.lava >> space & 1:
        return "lava"
    return "water" if state.flood >> space & 1 else state.table.board.terrain[space]


def spaces_text(spaces: Iterable[int], lang: str) -> str:
    """The numbers of some spaces."""
    return listing([str(space) for space in spaces], lang)


def seats_text(seats: Iterable[int], lang: str) -> str:
    """The names of some seats."""
    return listing([seat_name(seat, lang) for seat in seats], lang)


# -------------------------------------------------------------------- counting


def amount(count: int, thing: str, lang: str) -> str:
    """So many cards, camps, stories, berries, fish, points, fire or icons of a resource.

    >>> amount(2, "berry", "en"), amount(1, "card", "en"), amount(0, "fish", "en"), amount(3, "artifact", "en")
    ('2 berries', '1 card', 'no fish', '3 artifacts')
    >>> amount(2, "berry", "ja"), amount(1, "card", "ja"), amount(7, "point", "ja")
    ('ベリー2枚', 'カード1枚', '7点')
    """
    return say(f"dewan-count-{thing}", lang, count=count)


def signed(count: int, thing: str, lang: str) -> str:
    """A gain or a payment with its sign.

    >>> signed(1, "berry", "en"), signed(-3, "card", "en"), signed(9, "point", "ja"), signed(-3, "card", "ja")
    ('+1 berry', '−3 cards', '+9点', 'カード−3枚')
    """
    return say(f"dewan-signed-{thing}", lang, number=signs(count), count=abs(count))


def of_terrain(count: int, terrain: str, lang: str) -> str:
    """So many cards that show a terrain, or of any (``"any"``).

    >>> of_terrain(2, "forest", "en"), of_terrain(1, "any", "ja")
    ('2 forest cards', 'どのカードでも1枚')
    """
    if terrain == ANY:
        return say("dewan-cards-any", lang, count=count)
    return say("dewan-cards-of", lang, count=count, terrain=terrain_name(terrain, lang))
