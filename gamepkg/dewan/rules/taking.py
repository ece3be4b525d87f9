"""Taking two cards, filling the display, and what piles do: draw, run out, be shuffled anew."""

from __future__ import annotations

from gamepkg.dewan import table as t
from gamepkg.dewan.names import DISPLAY, EVENT_PILE, EVENTS
from gamepkg.dewan.rules import route
from gamepkg.dewan.state import GAP, Frame, Layer, Position

TO_DISPLAY, TO_HAND = 0, 1
"""Where a dealt card goes: to the display, or for a story to the hand."""


def legal_turn(s: Position, frame: Frame) -> list[int]:
    """``(TURN,)``: two neighbouring cards, or a camp; one card where none are neighbours; else the turn is skipped."""
    tb, row = s.table, s.display
    ids = [tb.take + i for i in range(1, DISPLAY) if row[i - 1] != GAP and row[i] != GAP]
    if not ids:
        ids = [tb.take_one + i for i in range(1, DISPLAY + 1) if row[i - 1] != GAP]
    ids += [tb.camp + space for space in route.starts(s)]
    return ids or [tb.skip]


def apply_turn(s: Position, frame: Frame, action: int) -> None:
    """Take cards, begin a path, or skip."""
    tb = s.table
    if action == tb.skip:
        s.emit("dewan.take.short-row", t.A_BANK, t.A_BANK, t.T_NONE, 0, -1)
        s.frames[-1] = (t.CHECK,)
    elif action > tb.camp:
        s.frames[-1] = (t.ROUTE, action - tb.camp)
    elif action > tb.take_one:
        _take(s, (action - tb.take_one - 1,), "dewan.take.short-row")
    else:
        first = action - tb.take - 1
        _take(s, (first, first + 1), "dewan.take.adjacent")


def _take(s: Position, places: tuple[int, ...], rule: str) -> None:
    kinds = [s.display[i] for i in places]
    cause = s.emit(rule, t.A_BANK, t.A_BANK, t.T_NONE, 0, -1)
    s.heads = [cause]
    for i, kind in zip(places, kinds, strict=True):
        s.display[i] = GAP
        s.emit(rule, t.A_DISPLAY, t.ME[s.seat] + t.P_HAND, t.T_KIND + kind, 1, cause)
    s.hands[s.seat] = tuple(sorted((*s.hands[s.seat], *kinds)))
    s.frames[-1] = (t.CHECK,)
    s.frames.append((t.REFILL,))


def pass_refill(s: Position, frame: Frame) -> None:
    """``(REFILL,)``: the gap nearest the pile is filled next, until there is none, or no card."""
    if GAP in s.display and _next_card(s):
        s.frames.append((t.DEAL, TO_DISPLAY))
    else:
        s.frames.pop()


def _next_card(s: Position) -> bool:
    """Whether there is a card for the display; an empty pile is made anew as far as there are cards."""
    if s.table.scenario not in EVENTS:
        return bool(s.pile) or shuffle(s)
    if not s.event_pile and has_cards(s):
        build_event_pile(s)
    return bool(s.event_pile)


def has_cards(s: Position) -> bool:
    """Whether any card is in a pile or among the discards."""
    return bool(s.pile or s.event_pile or s.discards)


def pass_bonus(s: Position, frame: Frame) -> None:
    """``(BONUS, cards)``: cards for fulfilled stories, from the ordinary pile while it or the discards last."""
    if not frame[1] or not (s.pile or shuffle(s)):
        s.frames.pop()
        return
    s.frames[-1] = (t.BONUS, frame[1] - 1)
    s.frames.append((t.DEAL, TO_HAND))


def source(s: Position, frame: Frame) -> list[Layer]:
    """The pile that a card is dealt from."""
    return s.event_pile if frame[1] == TO_DISPLAY and s.table.scenario in EVENTS else s.pile


def legal_deal(s: Position, frame: Frame) -> list[int]:
    """``(DEAL, where)``: the kinds that may lie on top of the pile."""
    pool = s.pools[source(s, frame)[0][0]]
    return [s.table.deal + kind for kind in sorted(set(pool))]


def apply_deal(s: Position, frame: Frame, action: int) -> None:
    """A card is revealed on the display, or goes unseen to a hand."""
    kind = action - s.table.deal
    pile = source(s, frame)
    s.frames.pop()
    _draw(s, pile, kind)
    a_pile = t.A_EVENTS if pile is s.event_pile else t.A_PILE
    if frame[1] == TO_HAND:
        seat = s.seat
        s.hands[seat] = tuple(sorted((*s.hands[seat], kind)))
        s.secret[seat] = tuple(sorted((*s.secret[seat], kind)))
        if s.log is not None:
            _tell(s, "dewan.story.bonus-pile", a_pile, t.ME[seat] + t.P_HAND, kind, 1 << seat)
        return
    gap = DISPLAY - 1 - s.display[::-1].index(GAP)
    s.display[gap] = kind
    if s.log is not None:
        _tell(s, "dewan.take.refill", a_pile, t.A_DISPLAY, kind, -1)
    if pile is s.event_pile and not pile:
        s.frames.append((t.EVENT,))


def _tell(s: Position, rule: str, pile: int, target: int, kind: int, visible: int) -> None:
    cause = s.emit(rule, pile, t.A_BANK, t.T_CARD, 1, s.heads[0])
    s.emit(rule, t.A_UNSEEN, target, t.T_KIND + kind, 1, cause, visible)


def _draw(s: Position, pile: list[Layer], kind: int) -> None:
    """Take a card of this kind out of the top layer."""
    pool, count = pile[0]
    s.pools[pool].remove(kind)
    if count > 1:
        pile[0] = (pool, count - 1)
    else:
        del pile[0]
    if not s.pools[pool]:
        drop_pool(s, pool)


def drop_pool(s: Position, gone: int) -> None:
    """Forget an empty pool; those behind it move up."""
    del s.pools[gone]
    for pile in (s.pile, s.event_pile):
        pile[:] = [(pool - (pool > gone), count) for pool, count in pile]


def shuffle(s: Position) -> bool:
    """The discards become a new pile, under what is left of the old one; whether there were any."""
    if not s.discards:
        return False
    if s.log is not None:
        cause = s.emit("dewan.take.reshuffle", t.A_BANK, t.A_PILE, t.T_CARD, len(s.discards), s.heads[0])
        for kind in sorted(s.discards):
            s.emit("dewan.take.reshuffle", t.A_DISCARDS, t.A_UNSEEN, t.T_KIND + kind, 1, cause)
    s.pools.append(bytearray(sorted(s.discards)))
    s.pile.append((len(s.pools) - 1, len(s.discards)))
    s.discards = bytearray()
    return True


def build_event_pile(s: Position) -> None:
    """Move the next cards of the ordinary pile, unseen, to the event tile; fewer if there are too few."""
    wanted = EVENT_PILE[s.table.players]
    if s.pile_count < wanted:
        shuffle(s)
    moved = 0
    while s.pile and moved < wanted:
        pool, count = s.pile[0]
        taken = min(count, wanted - moved)
        moved += taken
        s.event_pile.append((pool, taken))
        if taken < count:
            s.pile[0] = (pool, count - taken)
        else:
            del s.pile[0]
    rule = "dewan.event.pile" if moved == wanted else "dewan.event.pile-short"
    s.emit(rule, t.A_PILE, t.A_EVENTS, t.T_CARD, moved, s.heads[0])


def pass_event_pile(s: Position, frame: Frame) -> None:
    """``(EVENT_PILE,)``: after an event a new event pile is built."""
    s.frames.pop()
    build_event_pile(s)
