"""Values of a wrong kind, from a program or a page: the library's own error, never another one."""

from __future__ import annotations

from typing import Any

import pytest

import gamepkg as gp
from gamepkg.maps.errors import RegionError

HUGE = 10**5000
"""Python itself refuses to write it out."""


def deep() -> list[Any]:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    return nested


JUNK = (None, True, -1, HUGE, 1.5, float("nan"), "x" * 10_000, "\0", "\ud800", b"x", [], {}, (1,), object())


@pytest.mark.parametrize("junk", [*JUNK, deep()], ids=[*map(str, range(len(JUNK) + 1))])
def test_no_value_breaks_a_reader(junk: Any) -> None:
    state = gp.new_game("deus", players=2, seed=1)
    rules = gp.rulebook("deus")
    readers = (
        lambda: gp.new_game(junk, players=2),
        lambda: gp.new_game("deus", players=junk),
        lambda: gp.new_game("deus", players=2, components=junk or "\0"),
        lambda: gp.state_from_dict(junk),
        lambda: gp.state_from_dict({"game": junk}),
        lambda: gp.state_from_dict({"game": "deus", "players": [{}, {}], "pending": [["finish"], ["place", 1, junk]]}),
        lambda: rules[junk],
        lambda: state.parse(junk),
        lambda: gp.Match.load(junk),
        lambda: gp.Match.from_json(junk),
        lambda: gp.Match("deus", players=2, chance=junk),
        lambda: gp.Match("deus", players=2).save(junk),
    )
    for reader in readers:
        with pytest.raises(gp.GamepkgError):
            reader()


@pytest.mark.parametrize("junk", [None, -1, HUGE, "1", 1.5], ids=["none", "negative", "huge", "text", "float"])
def test_no_number_breaks_a_match(junk: Any) -> None:
    match = gp.Match("deus", players=2, seed=1)
    for method in (match.goto, match.position):
        with pytest.raises(gp.MatchError, match=r"there is no position .* the positions are 0 to 0"):
            method(junk)
    for method in (match.state.format, match.state.why_not, match.state.apply, match.state.after):
        with pytest.raises(gp.NotationError):
            method(junk)


def test_only_a_village_has_village_points() -> None:
    state = gp.new_game("deus", players=2, seed=1)
    village = state.board.village_numbers[0]
    assert state.village_vp(village) in range(2, 7)
    for wrong in (0, 10**9, "x", [], None):
        with pytest.raises(RegionError, match="is no village; villages are"):
            state.village_vp(wrong)
