"""What must hold in every position of Deus besides the laws of every game (`tests.laws.checks`)."""

from __future__ import annotations

from collections import Counter

import gamepkg as gp
from gamepkg.core.event import Event
from gamepkg.deus.game import DeusState

TYPES = ("maritime", "production", "scientific", "civil", "military")


def lost_points(events: list[Event]) -> int:
    """The VP that went to nobody when a village was shared."""
    return sum(event.amount for event in events if event.rule == "deus.village.tie-rest")


def check_conservation(state: DeusState, lost: int) -> None:
    """Nothing appears and nothing vanishes: cards, pieces, resources, temples, the VP of the villages."""
    players = state.players
    cards = Counter(card for (account, card), n in state.ledger().items() for _ in range(n) if card not in OTHER_THINGS)
    assert cards == {card.id: card.copies for card in state.table.components.cards}
    assert cards.total() == 96
    board = Counter(piece for held in state.holdings().values() for piece in held.pieces)
    seats = [state.view(seat).players[seat] for seat in range(players)]
    for seat, player in enumerate(seats):
        standing = Counter(p for held in state.holdings().values() if held.seat == seat for p in held.pieces)
        for kind in TYPES:
            assert player.ready[kind] + player.reserve[kind] + standing[kind] == 5
        assert player.hand_size <= 10
        assert all(len(player.columns[kind]) <= 5 for kind in TYPES)
        assert player.vp["total"] >= 0
    supply = state.view(None).supply
    for kind in ("wood", "stone", "clay", "wheat"):
        assert supply[kind] + sum(player.goods[kind] for player in seats) == 5 * players
    tiles = {tile for tile in state.board.tile if tile is not None}
    assert supply["temple"] + board["temple"] == (len(tiles) or {2: 4, 3: 6, 4: 7}[players])
    taken = sum(player.vp["villages"] + player.vp["plunder"] for player in seats)
    assert sum(state.view(None).villages.values()) + taken + lost == sum(state.board.village_vp)


OTHER_THINGS = {"vp", "gold", "wood", "stone", "clay", "wheat", "temple", *TYPES}


def check_score(state: DeusState) -> None:
    """The lines add up to the totals, the totals are the points, and each line follows from its count."""
    sheet = state.score()
    assert [seat.total for seat in sheet] == state.points()
    assert sheet.final == (state.outcome is not None)
    book = gp.rulebook("deus")
    for seat, player in zip(sheet, state.view(None).players, strict=True):
        assert seat.total == sum(line.points for line in seat.lines)
        for line in seat.lines:
            assert line.rule in book
            assert line.points == min(line.facts.get("cap", line.count * line.each), line.count * line.each)
        by_source = {line.label: line.points for line in seat.lines if line.label in player.vp}
        assert by_source == {source: vp for source, vp in player.vp.items() if vp and source != "total"}
