"""What people and strangers hand in wrong: each names its field and its rule, and nothing else ever comes out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gamepkg as gp
from gamepkg.core.errors import FieldError, OptionError, PositionError, RecordError
from gamepkg.core.limits import MAX_BYTES

ARMY = {"seat": 0, "pieces": ["military"]}
RING = {"5": "civil", "6": "civil", "9": "maritime", "11": "civil", "16": "maritime", "17": "military"}
"""All regions around village 10 of the recommended board for three, and what may stand there."""


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position of these players, of two at least."""
    return {"game": "deus", "players": [*players, {}, {}][: max(2, len(players))], **more}


def region(number: str, *pieces: str, seat: int = 0) -> dict[str, Any]:
    return position(regions={number: {"seat": seat, "pieces": list(pieces)}})


CASES: dict[str, tuple[dict[str, Any], str, str | None]] = {
    # players and turn
    "one player": (position() | {"players": [{}]}, "players", "deus.setup.tiles"),
    "five players": (position({}, {}, {}, {}, {}), "players", "deus.setup.tiles"),
    "no players": ({"game": "deus"}, "players", None),
    "no game": ({"players": [{}, {}]}, "game", None),
    "another game": (position() | {"game": "chess"}, "game", None),
    "unknown key": (position(goold=3), "goold", None),
    "turn of a third of two": (position(to_move=2), "to_move", "core.position"),
    "round 0": (position(round=0), "round", "core.position"),
    "the end before now": (
        position(round=5, end={"round": 4, "reason": "temples"}),
        "end.round",
        "deus.end.last-round",
    ),
    # goods and points
    "negative gold": (position({"gold": -1}), "players[0].gold", "core.position"),
    "gold as text": (position({}, {"gold": "7"}), "players[1].gold", None),
    "gold as true": (position({"gold": True}), "players[0].gold", None),
    "negative VP": (position({"vp": -1}), "players[0].vp", "core.position"),
    "sources below zero": (position({"vp": {"edge": -3}}), "players[0].vp", "deus.place.edge-for-3vp-limits"),
    "more wood than there is": (position({"wood": 8}, {"wood": 3}), "players[].wood", "deus.setup.resource-supply"),
    "supply beside the players": (position(supply={"clay": 9}), "supply.clay", "deus.setup.resource-supply"),
    # pieces
    "six ships": (
        position({"ready": {"maritime": 3}, "reserve": {"maritime": 3}}),
        "players[0].ready",
        "deus.setup.pieces",
    ),
    "six armies with the map": (
        position({"ready": {"military": 5}}, {}, regions={"12": ARMY}),
        "players[0].ready",
        "deus.setup.pieces",
    ),
    "temples in the hand of a player": (position({"ready": {"temple": 1}}), "players[0].ready.temple", None),
    # regions
    "unknown region": (region("99", "civil"), "regions.99", "core.position"),
    "region 0": (region("0", "civil"), "regions.0", "core.position"),
    "region by name": (region("twelve", "civil"), "regions.twelve", "core.position"),
    "two seats": (position(regions={"12": [ARMY, ARMY]}), "regions.12", "deus.place.not-others"),
    "a third seat of two": (region("12", "civil", seat=2), "regions.12.seat", "core.position"),
    "nothing there": (region("12"), "regions.12.pieces", None),
    "two armies": (region("12", "military", "military"), "regions.12.pieces", "deus.place.distinct-types"),
    "a castle": (region("12", "castle"), "regions.12.pieces[0]", "core.position"),
    "on a village": (region("9", "civil"), "regions.9.pieces", "deus.place.not-village"),
    "a ship on land": (region("12", "maritime"), "regions.12.pieces", "deus.place.sea"),
    "a school at sea": (region("1", "scientific"), "regions.1.pieces", "deus.place.sea"),
    "an army at sea without a ship": (region("1", "military"), "regions.1.pieces", "deus.army.sea"),
    "a temple at sea": (region("1", "maritime", "temple"), "regions.1.pieces", "deus.temple.land"),
    "a temple alone": (region("12", "temple"), "regions.12.pieces", "deus.temple.place"),
    "five temples of four": (
        position(regions={str(r): {"seat": 0, "pieces": ["civil", "temple"]} for r in (2, 3, 5, 6, 8)}),
        "regions",
        "deus.setup.temples",
    ),
    "a fifth temple in the supply": (position(supply={"temple": 5}), "supply.temple", "core.position"),
    # villages
    "seven VP on a village": (position(villages={"9": 7}), "villages.9", "deus.setup.village-vp-amount"),
    "VP where no village is": (position(villages={"12": 3}), "villages.12", "deus.setup.tile-regions"),
    "a village that would have fallen": (
        position({}, {}, {}, regions={r: {"seat": 0, "pieces": [piece]} for r, piece in RING.items()}),
        "villages.10",
        "deus.village.when",
    ),
    "a village won that is none": (position({"won": [12]}), "players[0].won", None),
    # cards
    "unknown card": (position({"hand": ["maritime-gally"]}), "players[0].hand[0]", "core.position"),
    "eleven cards": (position({"hand": ["maritime-galley"] * 11}), "players[0].hand", "deus.hand.limit"),
    "a fifth galley": (position({"hand": ["maritime-galley"] * 5}), "cards", "deus.setup.deck"),
    "a ship among the schools": (
        position({"columns": {"scientific": ["maritime-galley"]}}),
        "players[0].columns.scientific[0]",
        "deus.build.column",
    ),
    "six in a column": (
        position({"columns": {"maritime": ["maritime-galley"] * 6}}),
        "players[0].columns.maritime",
        "deus.build.column-limit",
    ),
    "face down without the variant": (
        position({"columns": {"civil": [{"face_down": "maritime-galley"}]}}),
        "players[0].columns",
        "deus.variant.wild-card",
    ),
    # boards and options
    "a random board": (position(board="random"), "board", None),
    "an unknown board": (position(board="third"), "board", None),
    "villages that touch": (
        position(board={"cells": [{"q": q, "r": 0, "terrain": "village"} for q in (0, 1)]}),
        "board",
        "deus.setup.villages-apart",
    ),
    "two tiles for two players": (
        position(board=[{"centre": {"q": 0, "r": 0}, "tile": 1, "side": "A"}]),
        "board.tiles",
        "deus.setup.tiles",
    ),
    "an unknown terrain": (position(board=[{"q": 0, "r": 0, "terrain": "lava"}]), "board[0].terrain", None),
    "two cells in one place": (position(board=[{"q": 0, "r": 0, "terrain": "sea"}] * 2), "board[1]", None),
    "an unknown option": (position(options={"wildcard": True}), "options.wildcard", None),
    "five drafted pieces": (position(options={"draft_pieces": 5}), "options.draft_pieces", "deus.variant.draft-pieces"),
    "a file on this machine": (position(options={"components": "secret.toml"}), "options.components", None),
    # what is pending
    "an unknown decision": (position(pending=[["dance"]]), "pending[0]", None),
    "a decision out of its place": (position(pending=[["attack", 512]]), "pending[0]", "core.position"),
    "a card that is not in the hand": (position(pending=[["turn"], ["offer", 3]]), "pending[1]", "core.position"),
}


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.rule(rule) if rule else ()) for case, (_, _, rule) in CASES.items()]
)
def test_an_impossible_position_names_its_field_and_rule(case: str) -> None:
    data, field, rule = CASES[case]
    with pytest.raises(PositionError) as caught:
        gp.state_from_dict(data)
    assert (caught.value.field, caught.value.rule) == (field, rule)


@pytest.mark.parametrize("case", [case for case, (_, _, rule) in CASES.items() if rule])
def test_the_rule_that_an_error_names_is_in_the_book(case: str) -> None:
    assert CASES[case][2] in gp.rulebook("deus")


def test_the_ring_of_the_example_is_possible_without_its_army() -> None:
    regions = {r: {"seat": 0, "pieces": [piece]} for r, piece in RING.items() if piece != "military"}
    assert gp.state_from_dict(position({}, {}, {}, regions=regions)).village_vp(10) == 6


@pytest.mark.parametrize(
    ("options", "field", "rule"),
    [
        ({"players": 1}, "players", "deus.setup.tiles"),
        ({"players": 5}, "players", "deus.setup.tiles"),
        ({"players": "3"}, "players", None),
        ({"players": 3, "board": "third"}, "board", None),
        ({"players": 3, "wildcard": True}, "wildcard", None),
        ({"players": 3, "draft_pieces": 3}, "draft_pieces", "deus.variant.draft-pieces"),
        ({"players": 3, "start": 3}, "start", None),
        ({"players": 3, "seed": 1.5}, "seed", None),
        ({"players": 3, "rulings": {"deus.place.sea": "no"}}, "rulings.deus.place.sea", None),
        ({"players": 3, "chance": "never"}, "chance", None),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], field: str, rule: str | None) -> None:
    with pytest.raises(OptionError) as caught:
        gp.Match("deus", **options)
    assert (caught.value.field, caught.value.rule) == (field, rule)


# -------------------------------------------------------------------- saved games


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    """A game of a few rounds, as its file."""
    match = gp.Match("deus", players=2, seed=4)
    while match.state.round < 3:
        match.play(match.state.legal()[-1])
    document: dict[str, Any] = json.loads(match.to_json())
    return document


def broken(saved: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> RecordError:
    document = json.loads(json.dumps(saved))
    change(document)
    with pytest.raises(RecordError) as caught:
        gp.Match.from_json(json.dumps(document))
    return caught.value


def test_an_illegal_step_names_itself_and_the_last_good_position(saved: dict[str, Any]) -> None:
    last = max(number for number, text in enumerate(saved["steps"]) if text.startswith("offer"))
    error = broken(saved, lambda document: document["steps"].__setitem__(last, "place 1"))
    assert error.field == f"steps[{last}]"
    assert error.rule == "core.step"
    assert error.checkpoint == len([mark for mark in saved["checkpoints"] if mark["step"] <= last]) - 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda d: d.pop("steps"), "steps"),
        (lambda d: d.update(steps="offer"), "steps"),
        (lambda d: d.update(steps=[1]), "steps[0]"),
        (lambda d: d.update(format="chess"), "format"),
        (lambda d: d.update(format_version=2), "format_version"),
        (lambda d: d.update(players=3), "seats"),
        (lambda d: d.update(game="../../secret"), "game"),
        (lambda d: d.update(seed="x"), "seed"),
        (lambda d: d.update(virus=1), "virus"),
        (lambda d: d["components"].update(sha256="0" * 64), "components"),
        (lambda d: d["checkpoints"][0]["position"].update(round=9), "checkpoints[0].position"),
        (lambda d: d.update(checkpoints=[]), "checkpoints"),
    ],
)
def test_a_wrong_field_of_a_record_is_named(
    saved: dict[str, Any], change: Callable[[dict[str, Any]], object], field: str
) -> None:
    assert broken(saved, change).field == field


HOSTILE = {
    "nothing": b"",
    "no JSON": b"PK\x03\x04",
    "not UTF-8": b'{"game": "\xff\xfe"}',
    "deep": b"[" * 100_000,
    "deep and closed": b"[" * 5_000 + b"]" * 5_000,
    "huge": b"[" + b"0," * (MAX_BYTES // 2) + b"0]",
    "many items": b"[" + b"0," * 450_000 + b"0]",
    "a long number": b"[" + b"9" * 5_000 + b"]",
    "not a number": b'{"seed": NaN}',
    "an infinite number": b'{"seed": 1e999}',
    "a name twice": b'{"game": "deus", "game": "deus"}',
    "a list": b"[]",
    "a text": b'"deus"',
    "null": b"null",
    "half": b'{"format": "gamepkg-record", "steps": ["of',
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_is_refused_with_a_message(case: str) -> None:
    with pytest.raises(RecordError) as caught:
        gp.Match.from_json(HOSTILE[case])
    assert caught.value.problem and len(str(caught.value)) < 1_000


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = ("players", "board", "options", "regions", "villages", "supply", "deck", "discards", "end", "pending", "to_move",
        "start", "round")  # fmt: skip


@given(key=st.sampled_from(KEYS), value=VALUES)
def test_whatever_stands_in_a_field_only_our_own_errors_come_out(key: str, value: object) -> None:
    try:
        state = gp.state_from_dict(position() | {key: value})
    except FieldError:
        return
    assert gp.state_from_dict(state.to_dict()).key() == state.key()


@given(key=st.sampled_from(("gold", "vp", "ready", "reserve", "hand", "columns", "wild_used", "won")), value=VALUES)
def test_whatever_a_player_has_only_our_own_errors_come_out(key: str, value: object) -> None:
    try:
        gp.state_from_dict(position({key: value}))
    except PositionError:
        return


@given(value=VALUES)
def test_whatever_stands_in_a_record_only_our_own_errors_come_out(value: object) -> None:
    with pytest.raises(RecordError):
        gp.Match.from_record(value)


@pytest.mark.rule("deus.turn.no-card", "deus.turn.auto-refill")
def test_players_without_cards_skip_once_and_are_refilled() -> None:
    """Only in a position made by hand: the draw pile is full, so nobody may skip for ever."""
    match = gp.Match.from_state(gp.state_from_dict(position()))
    assert [len(hand["hand"]) for hand in match.state.to_dict()["players"]] == [5, 5]
    assert (match.state.round, match.state.to_move) == (2, 0)
