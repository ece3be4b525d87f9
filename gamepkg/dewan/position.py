"""A position of Dewan as plain, readable values, and back.

What a person leaves out has its natural default: no camps but the initial ones, empty hands, two berries an icon, the
first five stories that nobody has in the row, all other cards unseen in the pile. What is impossible is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from gamepkg.core.chance import stream
from gamepkg.core.errors import FieldError, PositionError
from gamepkg.core.limits import Fields, short
from gamepkg.dewan import frames, setup
from gamepkg.dewan.game import DewanState
from gamepkg.dewan.layouts import as_data
from gamepkg.dewan.names import (
    BERRIES,
    BERRIES_PER_ICON,
    CAMPS,
    DISPLAY,
    EVENT_PILE,
    EVENTS,
    FISH,
    LAKE,
    MARKERS,
    STORIES_OPEN,
    TERRAINS,
    TUCK_CAMPS,
    WATER,
)
from gamepkg.dewan.state import GAP, NO_TUCK, Layer
from gamepkg.maps.bits import bits, mask_of

TOP_KEYS: Final = (
    "game", "players", "board", "options", "to_move", "start", "turns", "last_camp", "display", "discards", "unseen",
    "pile", "event_pile", "story_row", "story_pile", "berries", "lost_berries", "lava", "water_markers", "pending",
)  # fmt: skip
PLAYER_KEYS: Final = ("hand", "secret", "camps", "tucked", "stories", "fulfilled", "berries", "fish")
OPTION_KEYS: Final = ("scenario", "start", "rulings")
MOST_TURNS: Final = 9_999
MOST_POOLS: Final = 8


# -------------------------------------------------------------------- writing


def to_dict(s: DewanState) -> dict[str, Any]:
    """The position with every key written out."""
    options = s.options
    cards = [card.id for card in s.table.components.cards]
    tiles = [tile.id for tile in s.table.components.stories]
    return {
        "game": s.game,
        "board": as_data(s.map),
        "options": {key: options[key] for key in OPTION_KEYS},
        "to_move": s.seat,
        "start": s.first,
        "turns": s.turns,
        "last_camp": s.trigger if s.trigger >= 0 else None,
        "players": [_player_data(s, seat, cards, tiles) for seat in range(s.players)],
        "display": [None if kind == GAP else cards[kind] for kind in s.display],
        "discards": _counted(s.discards, cards),
        "unseen": [_counted(pool, cards) for pool in s.pools],
        "pile": [list(layer) for layer in s.pile],
        "event_pile": [list(layer) for layer in s.event_pile],
        "story_row": [None if tile == GAP else tiles[tile] for tile in s.story_row],
        "story_pile": [tiles[tile] for tile in sorted(s.story_pile)],
        "berries": {str(i): count for i, count in enumerate(s.berries) if count},
        "lost_berries": s.lost_berries,
        "lava": list(bits(s.lava)),
        "water_markers": list(bits(s.flood)),
        "pending": [list(frames.write(s, frame)) for frame in s.frames],
    }


def _counted(kinds: Iterable[int], ids: list[str]) -> dict[str, int]:
    return {ids[kind]: count for kind, count in sorted(Counter(kinds).items())}


def _player_data(s: DewanState, seat: int, cards: list[str], tiles: list[str]) -> dict[str, Any]:
    sides = s.table.sides
    return {
        "hand": [cards[kind] for kind in s.hands[seat]],
        "secret": [cards[kind] for kind in s.secret[seat]],
        "camps": list(bits(s.camps[seat])),
        "tucked": [
            None if side == NO_TUCK else f"{cards[sides[side][0]]}/{TERRAINS[sides[side][1]]}" for side in s.tucks[seat]
        ],
        "stories": [tiles[tile] for tile in s.stories[seat]],
        "fulfilled": [tiles[tile] for tile in s.stories[seat] if s.done[seat] >> tile & 1],
        "berries": s.berry_of[seat],
        "fish": s.fish_of[seat],
    }


# -------------------------------------------------------------------- reading


def from_dict(data: Mapping[str, Any], components: str | None = None) -> DewanState:
    """The position that the values describe, played with the components of a file if one is given.

    >>> state = from_dict({"game": "dewan", "players": [{"hand": ["desert-berry"]}, {"berries": 2}]})
    >>> state.decision.kind, [state.format(i) for i in state.legal()]
    ('turn', ['skip'])
    """
    fields = Fields(data, TOP_KEYS, rule="core.position")
    fields.want_str("game", ("dewan",))
    players = fields.want_maps("players", PLAYER_KEYS, 4)
    if len(players) not in setup.PLAYERS:
        raise fields.wrong("players", f"must be 2, 3 or 4, not {len(players)}", "dewan.setup.map")
    s = _empty_state(fields, len(players), components)
    s.seat = fields.want_int("to_move", 0, s.players - 1, 0)
    s.first = fields.want_int("start", 0, s.players - 1, s.seat)
    s.turns = fields.want_int("turns", 0, MOST_TURNS, (s.seat - s.first) % s.players)
    _read_markers(s, fields)
    for seat, player in enumerate(players):
        _read_camps(s, seat, player)
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    _read_last_camp(s, fields)
    _read_cards(s, fields)
    _read_stories(s, fields)
    _read_berries(s, fields)
    frames.read(s, fields)
    return s


def _empty_state(fields: Fields, players: int, components: str | None) -> DewanState:
    chosen = fields.want_map("options", OPTION_KEYS, {})
    given = {key: chosen.want(key) for key in chosen}
    given |= {"board": fields.want("board", None), "components": components}
    try:
        options = setup.read_options(players, given)
        table = setup.table_of(players, options, stream(0, "setup"))
    except FieldError as error:
        path = error.field if error.field.startswith("board") else f"options.{error.field}"
        raise PositionError(path, error.problem, error.rule) from error
    return DewanState(table, tuple((options | {"board": as_data(table.map)}).items()))


def _spaces(s: DewanState, fields: Fields, key: str, most: int, ground: int, what: str, rule: str) -> int:
    """A mask of spaces, given as a list of numbers; each must lie on ``ground``."""
    found = 0
    for i, space in enumerate(fields.want_ints(key, 1, s.board.n, most, [])):
        if not ground >> space & 1 or found >> space & 1:
            raise PositionError(f"{fields.at(key)}[{i}]", f"{space} {what}", rule)
        found |= 1 << space
    return found


def _read_markers(s: DewanState, fields: Fields) -> None:
    land = mask_of(s.board.regions) & ~s.table.land(0, 0).terrain[WATER]
    land &= ~s.table.homes & ~s.map.volcano
    what = "is no land, or has a marker already"
    scenario = s.options["scenario"]
    s.lava = _spaces(s, fields, "lava", MARKERS, land, what, "dewan.volcano.event")
    s.flood = _spaces(s, fields, "water_markers", MARKERS, land & ~s.lava, what, "dewan.downpour.event")
    for mask, key, wanted in ((s.lava, "lava", "volcano"), (s.flood, "water_markers", "downpour")):
        if mask and scenario != wanted:
            raise fields.wrong(key, f"belongs to the scenario {wanted}", f"dewan.{wanted}.event")
    s.land = s.table.land(s.lava, s.flood)


def _read_camps(s: DewanState, seat: int, player: Fields) -> None:
    terrain = s.land.terrain
    ground = terrain[0] | terrain[1] | terrain[2] | terrain[3]
    if s.table.scenario == LAKE:
        ground |= terrain[WATER]
    ground &= ~s.occupied
    what = "is no free space for a camp"
    s.camps[seat] = _spaces(s, player, "camps", CAMPS, ground, what, "dewan.camp.destination-free")
    for zone in s.zones.water():
        mask = s.zones.masks[zone]
        if sum((camps & mask).bit_count() for camps in s.camps) > 1:
            raise player.wrong("camps", "put a second camp in one water zone", "dewan.lake.camp")


def _read_player(s: DewanState, seat: int, player: Fields) -> None:
    tb = s.table
    cards = {card.id: card.index for card in tb.components.cards}
    tiles = {tile.id: tile.index for tile in tb.components.stories}
    hand = [cards[name] for name in player.want_strs("hand", 55, cards, [])]
    s.hands[seat] = tuple(sorted(hand))
    secret = [cards[name] for name in player.want_strs("secret", 55, cards, [])]
    if Counter(secret) - Counter(hand):
        raise player.wrong("secret", "must be cards of the hand", "dewan.hand.known")
    s.secret[seat] = tuple(sorted(secret))
    s.tucks[seat] = _read_tucks(s, seat, player)
    names = player.want_strs("stories", len(tiles), tiles, [])
    s.stories[seat] = tuple(tiles[name] for name in names)
    done = player.want_strs("fulfilled", len(tiles), tiles, [])
    for i, name in enumerate(done):
        if name not in names:
            raise PositionError(f"{player.at('fulfilled')}[{i}]", f"{name} is none of the player's", "core.position")
    s.done[seat] = mask_of(tiles[name] for name in done)
    s.berry_of[seat] = player.want_int("berries", 0, BERRIES, 0)
    s.fish_of[seat] = player.want_int("fish", 0, FISH, 0)
    if s.fish_of[seat] and tb.scenario != LAKE:
        raise player.wrong("fish", "belongs to the scenario lake", "dewan.lake.event")


def _read_tucks(s: DewanState, seat: int, player: Fields) -> tuple[int, ...]:
    halves = {str(s.table.ids.action(s.table.tuck + i).args[0]): i for i in range(len(s.table.sides))}
    bare = sum(number <= s.camps[seat].bit_count() for number in TUCK_CAMPS)
    found = []
    for i, name in enumerate(player.want_list("tucked", len(TUCK_CAMPS), [])):
        if name is not None and not _named(name, halves):
            problem = f"must be a card and the terrain that shows, such as 'desert-berry/desert', not {short(name)}"
            raise PositionError(f"{player.at('tucked')}[{i}]", problem, "dewan.camp.unlock-tuck")
        found.append(NO_TUCK if name is None else halves[name])
    if len(found) > bare:
        problem = f"has {len(found)} slots; {s.camps[seat].bit_count()} camps lay bare {bare}"
        raise player.wrong("tucked", problem, "dewan.camp.unlock-tuck")
    pending = bare - len(found)
    return (*found, *(NO_TUCK,) * pending) if "tucked" not in player else tuple(found)


def _read_last_camp(s: DewanState, fields: Fields) -> None:
    done = [seat for seat in range(s.players) if s.camps[seat].bit_count() == CAMPS]
    given = fields.want("last_camp", done[0] if done else None)
    if given is None and not done:
        return
    if type(given) is not int or given not in done:
        raise fields.wrong("last_camp", "must be a seat with eight camps on the map", "dewan.camp.last-fire")
    s.trigger = given


def _read_cards(s: DewanState, fields: Fields) -> None:
    tb = s.table
    cards = {card.id: card.index for card in tb.components.cards}
    row = fields.want_list("display", DISPLAY, [])
    for i, name in enumerate(row):
        if name is not None and not _named(name, cards):
            raise PositionError(f"display[{i}]", f"must be the id of a card or null, not {short(name)}")
    s.display = [GAP if name is None else cards[name] for name in row] + [GAP] * (DISPLAY - len(row))
    s.discards = _multiset(fields.want_map("discards", cards, {}), cards)
    left = Counter(dict(enumerate(tb.copies)))
    left.subtract(kind for kind in s.display if kind != GAP)
    left.subtract(s.discards)
    for seat in range(s.players):
        left.subtract(s.hands[seat])
        left.subtract(tb.sides[side][0] for side in s.tucks[seat] if side != NO_TUCK)
    if "unseen" in fields:
        s.pools = [_multiset(pool, cards) for pool in fields.want_maps("unseen", cards, MOST_POOLS)]
        for pool in s.pools:
            left.subtract(pool)
    ids = list(cards)
    for kind, count in left.items():
        if count < 0 or ("unseen" in fields and count):
            there = tb.copies[kind] - count
            problem = f"name {ids[kind]} {there} times; there are {tb.copies[kind]}"
            raise PositionError("cards", problem, "dewan.setup.cards")
    if "unseen" not in fields:
        s.pools = [bytearray(kind for kind in sorted(left) for _ in range(left[kind]))]
    s.pools = [pool for pool in s.pools if pool]
    _read_piles(s, fields)


def _named(name: object, known: Mapping[str, int]) -> bool:
    return isinstance(name, str) and name in known


def _multiset(counts: Fields, cards: Mapping[str, int]) -> bytearray:
    ordered = sorted(counts, key=cards.__getitem__)
    return bytearray(cards[name] for name in ordered for _ in range(counts.want_int(name, 0, 55)))


def _read_piles(s: DewanState, fields: Fields) -> None:
    events = s.table.scenario in EVENTS
    if "pile" in fields or "event_pile" in fields:
        s.pile, s.event_pile = (_layers(s, fields, key) for key in ("pile", "event_pile"))
        if s.event_pile and not events:
            raise fields.wrong("event_pile", "belongs to the scenarios with events", "dewan.event.pile")
        for pool, cards in enumerate(s.pools):
            there = sum(count for one, count in (*s.pile, *s.event_pile) if one == pool)
            if there != len(cards):
                problem = f"hold {there} cards of unseen[{pool}], which has {len(cards)}"
                raise fields.wrong("pile", problem, "core.position")
        return
    s.pile = [(pool, len(cards)) for pool, cards in enumerate(s.pools)]
    if events and s.pile:
        pool, count = s.pile[0]
        moved = min(count, EVENT_PILE[s.players])
        s.event_pile = [(pool, moved)]
        s.pile[:1] = [(pool, count - moved)] if count > moved else []


def _layers(s: DewanState, fields: Fields, key: str) -> list[Layer]:
    found = []
    for i, layer in enumerate(fields.want_list(key, 4 * MOST_POOLS, [])):
        numbers = layer if isinstance(layer, (list, tuple)) and len(layer) == 2 else ()
        if not numbers or any(type(n) is not int for n in numbers) or not 0 <= numbers[0] < len(s.pools):
            raise PositionError(f"{key}[{i}]", "must be [number of an unseen pool, cards]", "core.position")
        if not 0 < numbers[1] <= len(s.pools[numbers[0]]):
            raise PositionError(f"{key}[{i}]", "must have 1 card or more, and no more than the pool", "core.position")
        found.append((numbers[0], numbers[1]))
    return found


def _read_stories(s: DewanState, fields: Fields) -> None:
    tiles = {tile.id: tile.index for tile in s.table.components.stories}
    owned = [tile for stories in s.stories for tile in stories]
    free = [tile for tile in tiles.values() if tile not in owned]
    row: list[int]
    if "story_row" in fields:
        names = fields.want_list("story_row", STORIES_OPEN)
        for i, name in enumerate(names):
            if name is not None and not _named(name, tiles):
                raise PositionError(f"story_row[{i}]", f"must be the id of a story or null, not {short(name)}")
        row = [GAP if name is None else tiles[name] for name in names]
    else:
        row = free[:STORIES_OPEN]
    rest = [tile for tile in free if tile not in row]
    if "story_pile" in fields:
        rest = [tiles[name] for name in fields.want_strs("story_pile", len(tiles), tiles)]
    counts = Counter(owned + rest + [tile for tile in row if tile != GAP])
    for name, tile in tiles.items():
        if counts[tile] > 1:
            raise PositionError("stories", f"name {name} {counts[tile]} times; there is one", "dewan.setup.stories")
    s.story_row, s.story_pile = row, bytearray(sorted(rest))


def _read_berries(s: DewanState, fields: Fields) -> None:
    if "berries" in fields:
        table = fields.want_map("berries")
        for space in table.int_keys(1, s.board.n):
            zone = s.zones.of[space]
            if zone < 0:
                raise table.wrong(str(space), "lies in no zone", "dewan.setup.icons")
            s.berries[s.zones.anchor[zone]] += table.want_int(str(space), 0, BERRIES)
    else:
        for space in s.map.berries:
            if s.zones.of[space] >= 0:
                s.berries[s.zones.anchor[s.zones.of[space]]] += BERRIES_PER_ICON
    s.lost_berries = fields.want_int("lost_berries", 0, BERRIES, 0)
    total = sum(s.berries) + sum(s.berry_of) + s.lost_berries
    if total > BERRIES:
        problem = f"are {total} with those of the players; there are {BERRIES}"
        raise fields.wrong("berries", problem, "dewan.setup.berry-supply")
    if sum(s.fish_of) > FISH:
        raise PositionError("players[].fish", f"are {sum(s.fish_of)}; there are {FISH}", "dewan.lake.fish-order")
