"""The names of things of Deus in English and Japanese, and how they are counted and listed."""

from __future__ import annotations

from gamepkg.deus.names import COLOURS, GODS
from gamepkg.deus.state import Position
from gamepkg.scene import tokens
from gamepkg.text import say
from gamepkg.text.wording import signs

CARD = "card"
VP = "vp"


def seat_name(seat: int, lang: str) -> str:
    """The colour of a seat.

    >>> seat_name(1, "en"), seat_name(1, "ja")
    ('Rust', '赤茶')
    """
    return tokens.seat_name(seat, lang)


def terrain_name(terrain: str, lang: str) -> str:
    """The name of a terrain, or of a village.

    >>> terrain_name("swamp", "en"), terrain_name("swamp", "ja")
    ('swamp', '湿地')
    """
    return say(f"deus-terrain-{terrain}", lang)


def piece_name(piece: str, lang: str, count: int = 1) -> str:
    """The name of a piece, in the plural unless ``count`` is 1.

    >>> piece_name("maritime", "en"), piece_name("military", "en", 2), piece_name("maritime", "ja")
    ('ship', 'armies', '船')
    """
    return say(f"deus-piece-{piece}", lang, count=count)


def a_piece(piece: str, lang: str) -> str:
    """The piece with its article, where a language has one.

    >>> a_piece("military", "en"), a_piece("military", "ja")
    ('an army', '軍隊')
    """
    return say(f"deus-one-{piece}", lang)


def good_name(good: str, lang: str) -> str:
    """The name of a resource, of gold, or ``"vp"``.

    >>> good_name("gold", "en"), good_name("wheat", "ja")
    ('gold', '小麦')
    """
    return say(f"deus-good-{good}", lang)


def card_name(state: Position, card: str, lang: str) -> str:
    """The name of a card, with an asterisk unless all that matters for play is published."""
    return state.table.components.card(card).name_in(lang)


def god_name(god: str, lang: str) -> str:
    """The name of a god; the name of a colour means its god.

    >>> god_name("ceres", "en"), god_name("civil", "ja")
    ('Ceres', 'ベスタ')
    """
    return say(f"deus-god-{GODS[COLOURS.index(god)] if god in COLOURS else god}", lang)


def region_name(state: Position, region: int, lang: str) -> str:
    """Number and terrain of a region: "17 forest"."""
    terrain = state.table.board.terrain[region]
    return say("deus-region", lang, number=region, terrain=terrain_name(terrain, lang))


def amount(count: int, thing: str, lang: str) -> str:
    """So many of a good, of VP, of a piece, or of cards (``"card"``).

    >>> amount(4, "gold", "en"), amount(2, "military", "en"), amount(0, "card", "en")
    ('4 gold', '2 armies', 'no cards')
    >>> amount(4, "gold", "ja"), amount(1, "wood", "ja"), amount(2, "military", "ja"), amount(3, "card", "ja")
    ('4金', '木1', '軍隊2個', 'カード3枚')
    """
    if thing in COLOURS:
        return say("deus-count-piece", lang, count=count, name=piece_name(thing, lang, count))
    if thing in (CARD, VP, "gold"):
        return say(f"deus-count-{thing}", lang, count=count)
    return say("deus-count-resource", lang, count=count, name=good_name(thing, lang))


def signed(count: int, thing: str, lang: str) -> str:
    """A gain or a payment, always with its sign; zero without one.

    >>> signed(6, "vp", "en"), signed(-1, "wood", "en"), signed(0, "gold", "en")
    ('+6 VP', '−1 wood', '0 gold')
    >>> signed(6, "vp", "ja"), signed(-1, "wood", "ja"), signed(2, "military", "ja")
    ('+6VP', '木−1', '軍隊+2')
    """
    number = signs(count)
    if thing in (VP, "gold"):
        return say(f"deus-signed-{thing}", lang, number=number)
    if thing == CARD:
        return say("deus-signed-card", lang, number=number, count=abs(count))
    name = piece_name(thing, lang, abs(count)) if thing in COLOURS else good_name(thing, lang)
    return say("deus-signed-thing", lang, number=number, name=name)
