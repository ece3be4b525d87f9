"""Events on the map: lava, water, and the fish of the lake villages; what markers do to zones and berries."""

from __future__ import annotations

from gamepkg.dewan import table as t
from gamepkg.dewan.names import DOWNPOUR, FISH, MARKERS, VOLCANO, WATER
from gamepkg.dewan.rules import route
from gamepkg.dewan.state import Frame, Position
from gamepkg.maps.bits import bits


def pass_event(s: Position, frame: Frame) -> None:
    """``(EVENT,)``: the last card of the event pile has been laid out."""
    s.heads = [s.emit("dewan.event.happens", t.A_BANK, t.A_BANK, t.T_NONE, 0, -1)]
    s.frames[-1] = (t.EVENT_PILE,)
    if s.table.scenario == VOLCANO:
        _ask(s, t.LAVA, lava_spaces(s))
    elif s.table.scenario == DOWNPOUR:
        _ask(s, t.FLOOD, flood_spaces(s))
    else:
        begin_fish(s)


def _ask(s: Position, frame: int, spaces: int) -> None:
    if spaces:
        s.frames.append((frame,))
    else:
        s.emit("dewan.event.no-space", t.A_BANK, t.A_BANK, t.T_NONE, 0, s.heads[0])


def _beside(s: Position, mask: int) -> int:
    near, found = s.table.board.near, 0
    for space in bits(mask):
        found |= near[space]
    land = s.land.terrain
    return found & (land[0] | land[1] | land[2] | land[3]) & ~s.occupied


def lava_spaces(s: Position) -> int:
    """Mask of the spaces where lava may go: free, not water, beside the volcano or lava; none without a marker."""
    if s.lava.bit_count() >= MARKERS:
        return 0
    return _beside(s, s.table.map.volcano | s.lava)


def flood_spaces(s: Position) -> int:
    """Mask of the spaces where a water marker may go: free, not water, beside water; none without a marker."""
    return 0 if s.flood.bit_count() >= MARKERS else _beside(s, s.land.terrain[WATER])


def legal_lava(s: Position, frame: Frame) -> list[int]:
    """``(LAVA,)``."""
    return [s.table.lava + space for space in bits(lava_spaces(s))]


def legal_flood(s: Position, frame: Frame) -> list[int]:
    """``(FLOOD,)``."""
    return [s.table.flood + space for space in bits(flood_spaces(s))]


def apply_lava(s: Position, frame: Frame, action: int) -> None:
    """Put a lava marker."""
    space = action - s.table.lava
    s.frames.pop()
    s.lava |= 1 << space
    cause = s.emit("dewan.volcano.event", t.A_SUPPLY, s.table.a_space + space, t.T_LAVA, 1, s.heads[0])
    _new_land(s, space, cause)


def apply_flood(s: Position, frame: Frame, action: int) -> None:
    """Put a water marker."""
    space = action - s.table.flood
    s.frames.pop()
    s.flood |= 1 << space
    cause = s.emit("dewan.downpour.event", t.A_SUPPLY, s.table.a_space + space, t.T_WATER, 1, s.heads[0])
    _new_land(s, space, cause)


# ---------------------------------------------------------------- zones and their berries


def _new_land(s: Position, space: int, cause: int) -> None:
    """The zones after a marker; the berries of the zone that it lies in go to what is left of it."""
    old, zone = s.land.zones, s.land.zones.of[space]
    s.land = s.table.land(s.lava, s.flood)
    berries = s.berries[old.anchor[zone]]
    if berries:
        _share(s, old.anchor[zone], old.masks[zone] & ~(1 << space), berries, cause)
    _join_water(s, space, cause)


def _share(s: Position, anchor: int, rest: int, berries: int, cause: int) -> None:
    zones = s.land.zones
    parts = sorted({zones.of[i] for i in bits(rest)})
    if not parts:
        s.berries[anchor] = 0
        s.lost_berries += berries
        s.emit("dewan.volcano.split-last", s.table.a_zone + anchor, t.A_REMOVED, t.T_BERRY, berries, cause)
        return
    most = max(zones.masks[part].bit_count() for part in parts)
    largest = [zones.anchor[part] for part in parts if zones.masks[part].bit_count() == most]
    rule = _split_rule(s, len(parts))
    each, odd = divmod(berries, len(largest))
    a_zone = s.table.a_zone
    s.berries[anchor] = 0
    for target in largest:
        s.berries[target] += each
        if target != anchor and each:
            s.emit(rule, a_zone + anchor, a_zone + target, t.T_BERRY, each, cause)
    if odd:
        s.emit(rule, a_zone + anchor, t.A_SUPPLY, t.T_BERRY, odd, cause)
        s.frames.append((t.SPLIT, odd, *largest))
    s.heads = [cause]


def legal_split(s: Position, frame: Frame) -> list[int]:
    """``(SPLIT, odd, parts...)``: the parts, by their lowest spaces, that an odd berry may go to."""
    return [s.table.berry_to + anchor for anchor in frame[2:]]


def apply_split(s: Position, frame: Frame, action: int) -> None:
    """One odd berry, taken up from the zone that was split, goes to this part."""
    target = action - s.table.berry_to
    rest = tuple(anchor for anchor in frame[2:] if anchor != target)
    s.frames.pop()
    if frame[1] > 1:
        s.frames.append((t.SPLIT, frame[1] - 1, *rest))
    s.berries[target] += 1
    s.emit(_split_rule(s, len(frame) - 2), t.A_SUPPLY, s.table.a_zone + target, t.T_BERRY, 1, s.heads[0])


def _split_rule(s: Position, parts: int) -> str:
    if parts == 1:
        return "dewan.map.zone"
    if parts > 2:
        return "dewan.volcano.split-three"
    return "dewan.volcano.split-berries" if s.table.scenario == VOLCANO else "dewan.downpour.split-berries"


def _join_water(s: Position, space: int, cause: int) -> None:
    """Berries of water zones that a water marker has joined lie at their new lowest space."""
    if not s.flood >> space & 1:
        return
    zones = s.land.zones
    zone = zones.of[space]
    anchor = zones.anchor[zone]
    for i in bits(zones.masks[zone] & ~(1 << anchor)):
        if s.berries[i]:
            berries, s.berries[i] = s.berries[i], 0
            s.berries[anchor] += berries
            a_zone = s.table.a_zone
            s.emit("dewan.downpour.water", a_zone + i, a_zone + anchor, t.T_BERRY, berries, cause)


# ---------------------------------------------------------------- lake villages


def villages(s: Position, seat: int) -> int:
    """Mask of a seat's camps on water."""
    return s.camps[seat] & s.land.terrain[WATER]


def begin_fish(s: Position) -> None:
    """Ask the players with a lake village in turn order, from the one who caused the event."""
    asked = [seat for seat in ((s.seat + k) % s.table.players for k in range(s.table.players)) if villages(s, seat)]
    if asked:
        s.frames.append((t.FISH, s.seat, *asked))
        _next_fish(s)


def _next_fish(s: Position) -> None:
    """Whoever is asked next decides; without a card in hand nobody can. At the end the turn goes on where it was."""
    frame = s.frames[-1]
    asked = frame[2:]
    while asked and not (s.hands[asked[0]] and fish_left(s)):
        asked = asked[1:]
    if asked:
        s.seat = asked[0]
        s.frames[-1] = (t.FISH, frame[1], *asked)
    else:
        s.seat = frame[1]
        s.frames.pop()


def fish_left(s: Position) -> int:
    """The fish in the supply."""
    return FISH - sum(s.fish_of)


def legal_fish(s: Position, frame: Frame) -> list[int]:
    """``(FISH, active, seats...)``: a card to discard, or none."""
    return [s.table.fish + kind for kind in dict.fromkeys(s.hands[s.seat])] + [s.table.no_fish]


def apply_fish(s: Position, frame: Frame, action: int) -> None:
    """Discard a card for a fish for each lake village, as far as the supply lasts."""
    seat = s.seat
    if action != s.table.no_fish:
        kind = action - s.table.fish
        route.spend(s, seat, kind)
        s.discards.append(kind)
        hand = t.ME[seat] + t.P_HAND
        cause = s.emit("dewan.lake.event", hand, t.A_DISCARDS, t.T_KIND + kind, 1, s.heads[0])
        gained = min(villages(s, seat).bit_count(), fish_left(s))
        s.fish_of[seat] += gained
        s.emit("dewan.lake.fish-order", t.A_SUPPLY, t.ME[seat], t.T_FISH, gained, cause)
    s.frames[-1] = (t.FISH, frame[1], *frame[3:])
    _next_fish(s)
