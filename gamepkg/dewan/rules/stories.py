"""Story tiles: the draft, those that camps bring, tucked cards, and the check at the end of a turn."""

from __future__ import annotations

from typing import Final

from gamepkg.dewan import table as t
from gamepkg.dewan.names import CAMPS, STORY_CAMPS, TUCK_CAMPS
from gamepkg.dewan.rules import route, taking
from gamepkg.dewan.rules.progress import fulfils, progress
from gamepkg.dewan.state import GAP, NO_TUCK, Frame, Position

TO_PLAYER: Final = 99
"""In place of a place in the row: the tile goes to the player who took it unseen."""


# ---------------------------------------------------------------- gaining


def legal_story(s: Position, frame: Frame) -> list[int]:
    """``(STORY,)`` and ``(DRAFT, left)``: an open tile, or the top of the pile."""
    ids = [s.table.story + tile for tile in sorted(s.story_row)]
    return ids + ([s.table.story_pile] if s.story_pile else [])


def apply_story(s: Position, frame: Frame, action: int) -> None:
    """Take a tile; its place in the row is filled from the pile."""
    tb = s.table
    draft = frame[0] == t.DRAFT
    if draft:
        s.frames[-1] = (t.NEXT_DRAFT, frame[1])
        s.heads = [-1]
    else:
        s.frames.pop()
    if action == tb.story_pile:
        s.frames.append((t.STORY_DEAL, TO_PLAYER))
        return
    tile = action - tb.story
    place = s.story_row.index(tile)
    rule = "dewan.setup.story-draft" if draft else "dewan.camp.unlock-story"
    _gain(s, tile, t.A_STORY_ROW, rule)
    if s.story_pile:
        s.story_row[place] = GAP
        s.frames.append((t.STORY_DEAL, place))
    else:
        del s.story_row[place]


def _gain(s: Position, tile: int, source: int, rule: str) -> None:
    s.stories[s.seat] = (*s.stories[s.seat], tile)
    s.emit(rule, source, t.ME[s.seat] + t.P_STORIES, s.table.t_story + tile, 1, s.heads[0])


def legal_story_deal(s: Position, frame: Frame) -> list[int]:
    """``(STORY_DEAL, place)``: the tiles that may lie on top of the pile."""
    return [s.table.story_dealt + tile for tile in sorted(s.story_pile)]


def apply_story_deal(s: Position, frame: Frame, action: int) -> None:
    """The tile goes to its place in the row, or to the player who chose the pile."""
    tile = action - s.table.story_dealt
    s.frames.pop()
    s.story_pile.remove(tile)
    if frame[1] == TO_PLAYER:
        _gain(s, tile, t.A_STORIES, "dewan.setup.story-draft-pile")
        return
    s.story_row[frame[1]] = tile
    rule = "dewan.story.display-refill"
    s.emit(rule, t.A_STORIES, t.A_STORY_ROW, s.table.t_story + tile, 1, s.heads[0])


def pass_next_draft(s: Position, frame: Frame) -> None:
    """``(NEXT_DRAFT, left)``: counter-clockwise to the next player; after the start player the turns begin."""
    if frame[1] > 1:
        s.seat = (s.seat - 1) % s.table.players
        s.frames[-1] = (t.DRAFT, frame[1] - 1)
    else:
        s.seat = s.first
        s.frames[-1] = (t.TURN,)


# ---------------------------------------------------------------- what a camp brings


def pass_reward(s: Position, frame: Frame) -> None:
    """``(REWARD, number)``: what the slot brings that the camp of this number lays bare."""
    number = frame[1]
    s.frames.pop()
    if number in STORY_CAMPS:
        if s.story_row or s.story_pile:
            s.frames.append((t.STORY,))
    elif number in TUCK_CAMPS:
        if s.hands[s.seat]:
            s.frames.append((t.TUCK,))
        else:
            _slot(s, NO_TUCK)
            s.emit("dewan.camp.tuck-later", t.A_BANK, t.A_BANK, t.T_NONE, 0, s.heads[0])
    elif number == CAMPS:
        s.emit("dewan.camp.last-fire", t.A_BANK, t.A_BANK, t.T_NONE, 0, s.heads[0])
        if s.trigger < 0:
            s.trigger = s.seat


def _slot(s: Position, side: int) -> None:
    s.tucks[s.seat] = (*s.tucks[s.seat], side)


def legal_tuck(s: Position, frame: Frame) -> list[int]:
    """``(TUCK,)``: a half of a card in hand, or none."""
    tb = s.table
    ids = [
        tb.tuck + tb.first_side[kind] + half
        for kind in dict.fromkeys(s.hands[s.seat])
        for half in range(len(tb.components.cards[kind].halves))
    ]
    return [*ids, tb.no_tuck]


def apply_tuck(s: Position, frame: Frame, action: int) -> None:
    """Tuck the card under the slot, this half in sight, or leave it."""
    tb = s.table
    s.frames.pop()
    if action == tb.no_tuck:
        _slot(s, NO_TUCK)
        return
    side = action - tb.tuck
    kind = tb.sides[side][0]
    route.spend(s, s.seat, kind)
    _slot(s, side)
    source, target = t.ME[s.seat] + t.P_HAND, t.ME[s.seat] + t.P_TUCKED
    s.emit("dewan.camp.unlock-tuck", source, target, t.T_KIND + kind, 1, s.heads[0])


# ---------------------------------------------------------------- the check


def pass_check(s: Position, frame: Frame) -> None:
    """``(CHECK,)``: the end of the turn; gaps are filled that can be now, each story fulfilled brings a card."""
    if GAP in s.display and taking.has_cards(s):
        s.frames.append((t.REFILL,))
        return
    s.frames[-1] = (t.NEXT,)
    found = check(s, s.seat, "dewan.story.check")
    if found:
        s.frames.append((t.BONUS, found))


def check(s: Position, seat: int, rule: str) -> int:
    """Mark the stories of a seat that are fulfilled just now; their number."""
    open_ = [tile for tile in s.stories[seat] if not s.done[seat] >> tile & 1]
    if not open_:
        return 0
    have = progress(s, seat)
    found = [tile for tile in open_ if fulfils(s, tile, have)]
    for tile in found:
        s.done[seat] |= 1 << tile
        account = t.ME[seat] + t.P_STORIES
        s.heads = [s.emit(rule, account, account, s.table.t_story + tile, 0, s.heads[0])]
    return len(found)
