"""Secrets: two games that differ only in what a seat cannot see are told to this seat in the same words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.core.journal import HIDDEN
from gamepkg.deus.game import DeusState
from tests.deus.study import DE1, data
from tests.laws.deus_games import COMBINATIONS, Play

pytestmark = pytest.mark.law


def told(match: Match, seat: int | None) -> tuple[object, ...]:
    """What a seat reads of a match."""
    journal = match.journal.for_seat(seat)
    return journal.events, journal.steps


def journals(hands: Sequence[list[str]], lines: Sequence[list[str]], **top) -> list[tuple[object, ...]]:
    """What Blue reads of two games that differ in your hand."""
    read = []
    for hand, moves in zip(hands, lines, strict=True):
        seat = {"on": "O0:c", "hand": hand, "gold": 9, "vp": 0}
        match = Match.from_state(gp.state_from_dict(data(DE1, you=seat, blue={"hand": ["civil-vp-field"]}, **top)))
        for move in moves:
            match.play(move)
        read.append(told(match, 1))
    return read


@pytest.mark.rule("deus.offer.hidden", "deus.offer.top-card")
def test_two_offerings_that_show_the_same_card_read_alike() -> None:
    hands = (
        ["maritime-galley", "production-small", "civil-forum"],
        ["military-ballista", "temple-field", "civil-forum"],
    )
    lines = (
        ["offer maritime-galley", "offer production-small", "offer civil-forum", "name civil-forum"],
        ["offer civil-forum", "offer military-ballista", "offer temple-field", "name civil-forum"],
    )
    one, other = journals(hands, lines)
    assert one == other
    assert [step.text for step in one[1]].count(HIDDEN) >= 3


@pytest.mark.rule("deus.variant.wild-card-hidden")
def test_two_cards_laid_face_down_read_alike() -> None:
    hands = (["maritime-galley", "civil-forum"], ["temple-field", "civil-forum"])
    place = f"place {DE1.number['O1']}"
    lines = (["wild civil", "lay maritime-galley", place], ["wild civil", "lay temple-field", place])
    one, other = journals(hands, lines, options={"wild_card": True})
    assert one == other


@pytest.mark.rule("deus.variant.draft-pieces")
def test_two_drafts_read_alike_until_they_are_over() -> None:
    read = []
    for types in (["maritime"] * 5, ["production", "production", "scientific", "scientific", "civil"]):
        match = Match("deus", players=2, seed=3, start=0, draft_pieces=6)
        for kind in types:
            match.play(f"draft {kind}")
        read.append((*told(match, 1), match.state.view(1)))
    assert read[0] == read[1]


@pytest.mark.rule("deus.offer.hidden")
@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 12))
def test_an_offering_in_any_game_shows_its_top_card_only(number: int) -> None:
    play = Play(number)
    state, rng = play.new_game(), Random(number)
    compared = 0
    for _ in play.moves(state):
        if state.decision.kind == "turn" and rng.random() < 0.1:
            for viewer in (*(seat for seat in range(state.players) if seat != state.to_move), None):
                compared += offer_in_two_worlds(state, state.determinise(viewer, rng), viewer, rng)
        if compared >= 8:
            return
    assert compared


def offer_in_two_worlds(state: DeusState, other: DeusState, viewer: int | None, rng: Random) -> bool:
    """The player on turn offers as many cards in both worlds, with the same card on top, if the hands allow it."""
    hands = [list(world.view(world.to_move).players[world.to_move].hand) for world in (state, other)]
    tops = sorted(set(hands[0]) & set(hands[1]))
    if not tops:
        return False
    top = tops[int(rng.random() * len(tops))]
    number = 1 + int(rng.random() * len(hands[0]))
    read = []
    for world, hand in zip((state, other), hands, strict=True):
        match = Match.from_state(world, seed=1, auto=False)
        hand.remove(top)
        for card in in_order(world, [top, *hand[: number - 1]]):
            match.play(f"offer {card}")
        match.play("done")
        match.play(f"name {top}")
        while match.state.decision.kind not in ("turn", "over"):
            match.play(match.state.legal()[0])  # the god's choices are open to all
            if match.outcome:
                break
        read.append(told(match, viewer))
    assert read[0] == read[1]
    return True


def in_order(state: DeusState, cards: list[str]) -> list[str]:
    order = {card.id: card.index for card in state.table.components.cards}
    return sorted(cards, key=order.__getitem__)
