"""The laws of ARCHITECTURE as checks of one position of Deus."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random

import pytest

import gamepkg as gp
from gamepkg.core.event import Event, add_events
from gamepkg.deus.game import DeusState
from tests.laws.deus_games import choice

TYPES = ("maritime", "production", "scientific", "civil", "military")


class Ledger:
    """Follows a game that keeps a log: the events so far always lead from the first ledger to the present one."""

    def __init__(self, state: DeusState) -> None:
        self.total = dict(state.ledger())
        self.read = 0
        self.lost = 0

    def check(self, state: DeusState) -> None:
        events = [state.vocabulary.read(i, raw) for i, raw in enumerate(state.log[self.read :], self.read)]
        self.read = len(state.log)
        self.total = add_events(self.total, events)
        held = {entry: amount for entry, amount in self.total.items() if entry[0] != "bank"}
        assert held == state.ledger()
        assert all(amount > 0 or entry[1] == "vp" for entry, amount in held.items())
        self._check_events(state, events)

    def _check_events(self, state: DeusState, events: list[Event]) -> None:
        book = gp.rulebook("deus")
        for event in events:
            assert event.rule in book
            assert -1 <= event.cause < event.index
            assert event.amount >= 0
        self.lost += sum(event.amount for event in events if event.rule == "deus.village.tie-rest")


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


def check_why(state: DeusState, ids: range | list[int]) -> None:
    """There are reasons exactly against what is not legal, and every reason cites a rule of the book."""
    legal = set(state.legal())
    book = gp.rulebook("deus")
    for number in ids:
        reasons = state.why_not(number)
        assert (reasons == ()) == (number in legal), (state.format(number), reasons)
        waiting = list(reasons)
        while waiting:
            reason = waiting.pop()
            assert reason.rule in book
            waiting += reason.because


def sample_of_ids(state: DeusState, rng: Random) -> list[int]:
    """All legal ids, and of each kind of action one or two others."""
    by_kind: dict[str, list[int]] = {}
    for action in state.actions:
        by_kind.setdefault(action.kind, []).append(action.id)
    asked = {state.actions[i].kind for i in state.legal()} if state.to_move != gp.CHANCE else set()
    ids = set(state.legal())
    for kind, numbers in by_kind.items():
        ids |= {numbers[int(rng.random() * len(numbers))] for _ in range(6 if kind in asked else 1)}
    return sorted(ids)


def check_views(state: DeusState, rng: Random) -> None:
    """What a seat cannot see changes neither what it sees nor what it may do."""
    for seat in (*range(state.players), None):
        other = state.determinise(seat, rng)
        assert other.view(seat) == state.view(seat)
        if state.to_move == seat:
            assert other.legal() == state.legal()
        assert other.to_move == state.to_move
        assert other.points() == state.points()
        assert other.legal()


def check_data(state: DeusState) -> None:
    """A position survives its own data."""
    text = json.dumps(state.to_dict())
    again = gp.state_from_dict(json.loads(text), components=state.options["components"])
    assert again.key() == state.key()
    assert again.legal() == state.legal()
    assert json.dumps(again.to_dict()) == text


def check_copies(state: DeusState, rng: Random) -> None:
    """What happens to a copy does not happen to the position."""
    key, log = state.key(), list(state.log)
    copy = state.copy()
    assert copy.key() == key
    for _ in range(40):
        if copy.to_move is None:
            break
        copy.apply(choice(copy, rng, 0.7))
    assert (state.key(), state.log) == (key, log)
    action = state.legal()[0]
    assert state.after(action).key() != key
    assert state.key() == key


def check_refusals(state: DeusState, rng: Random) -> None:
    """An illegal action raises and leaves the position as it was."""
    key, legal = state.key(), set(state.legal())
    for _ in range(3):
        number = int(rng.random() * len(state.actions))
        if number not in legal:
            with pytest.raises(gp.IllegalAction) as caught:
                state.apply(number)
            assert caught.value.reasons == state.why_not(number)
            assert state.key() == key


def check_plans(state: DeusState, most: int) -> None:
    """Every plan can be carried out to the end of the gesture."""
    first_steps = set()
    for plan in islice(state.plans(), most):
        new = state.copy()
        for action in plan:
            assert action in new.legal()
            new.play_legal(action)
        assert new.to_move in (None, gp.CHANCE) or new.decision.kind in ("turn", "draft")
        first_steps.add(plan[0])
    assert first_steps <= set(state.legal())
    assert first_steps


def check_notation(state: DeusState) -> None:
    """Every legal action has a line of text that leads back to it."""
    for number in state.legal():
        assert state.parse(state.format(number)) == number
