"""The telling of each game has what pages ask of it."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import pytest

import gamepkg as gp
from gamepkg.core.registry import MODULES
from gamepkg.text import LANGUAGES
from gamepkg.text.telling import Telling, telling

TOLD = [game for game in gp.GAMES if find_spec(f"{MODULES[game]}.telling")]
NAMES = sorted(name for name in vars(Telling) if not name.startswith("_"))


@pytest.mark.parametrize("game", TOLD)
def test_a_telling_has_every_name(game: str) -> None:
    assert [name for name in NAMES if not hasattr(telling(game), name)] == []


@pytest.mark.parametrize("game", TOLD)
def test_a_click_on_a_target_means_an_action_there_that_is_legal(game: str) -> None:
    told, match, rng = telling(game), gp.Match(game, players=3, seed=7), Random(7)
    seen = 0
    while match.state.to_move is not None and seen < 40:
        state = match.state
        legal = state.legal()
        for region in {told.region_of_action(state, number) for number in legal} - {None}:
            meant = told.meant(state, region)  # type: ignore[arg-type]
            assert meant in legal and told.region_of_action(state, meant) == region  # type: ignore[arg-type]
            seen += 1
        match.play(rng.choice(legal))
    assert seen


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_form_offers_only_what_a_new_game_takes(game: str, lang: str) -> None:
    for players in telling(game).PLAYERS:
        for field in telling(game).option_fields(players, lang):
            for _, value in field.choices or (("", True), ("", False)):
                options = {"rulings": {field.key: value}} if "." in field.key else {field.key: value}
                assert gp.Match(game, players=players, seed=1, **options).state.players == players


@pytest.mark.parametrize("game", TOLD)
def test_rules_of_panels_are_in_the_book(game: str) -> None:
    assert {rule for rules in telling(game).RULES_HERE.values() for rule in rules} <= set(gp.rulebook(game))
