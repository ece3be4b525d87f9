"""The picture of a position of Stone Age: places, people, cards and buildings, and the same in words."""

from __future__ import annotations

from itertools import combinations

import pytest

import gamepkg as gp
from gamepkg.scene import Crowd
from gamepkg.stoneage.picture import picture
from gamepkg.stoneage.places import places
from gamepkg.stoneage.shelves import shelves
from tests.speech import LANGUAGES, sound
from tests.stoneage.table_talk import Game, using

HUNT, FOREST, CLAY, FIELD, HUT, CARD_4, STACK_1 = 1, 2, 3, 7, 8, 9, 13


@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_lie_side_by_side_and_none_covers_another(players: int) -> None:
    boxes = shelves(places(players))
    for (a, b, c, d), (e, f, g, h) in combinations(boxes, 2):
        assert c <= e or g <= a or d <= f or h <= b
    assert all(0 <= left < right <= 12 + 1e-9 and top < bottom for left, top, right, bottom in boxes)


def test_people_stand_where_they_were_sent_and_spaces_are_left() -> None:
    """Seven spaces in the forest; the hunting ground has room for any number."""
    scene = picture(Game({}, {"placed": {"forest": 3, "hunt": 1}}, {}).state)
    assert scene.crowds[FOREST - 1] == Crowd(FOREST, (1, 1, 1), (), 4)
    assert scene.crowds[HUNT - 1] == Crowd(HUNT, (1,), (), 1)
    assert scene.crowds[HUT - 1] == Crowd(HUT, (), (), 2)
    assert scene.crowds[CARD_4 - 1] == Crowd(CARD_4, (), (), 1)


def test_places_that_are_closed_say_why() -> None:
    """With three players two of the three village places, and two players at a resource place."""
    game = Game({}, {"placed": {"field": 1, "forest": 1}}, {"placed": {"tool_maker": 1, "forest": 2}})
    scene = picture(game.state)
    grounds = {cell.i: cell.ground for cell in scene.cells}
    assert (grounds[HUT], grounds[FOREST], grounds[CLAY], grounds[CARD_4]) == ("closed", "closed", "place", "card")
    assert scene.sheets[HUT - 1].lines == ("two of three taken",)
    assert scene.sheets[FOREST - 1].lines == ("no more players",)
    assert "closed in this round; two of three taken" in scene.alt(HUT)


def test_a_preview_shows_who_would_come() -> None:
    state = Game({}, {}, {}).state
    after = state.copy()
    after.apply(after.parse("place quarry 2"))
    scene = picture(state, 0, preview=after)
    assert scene.crowds[3] == Crowd(4, (), (0, 0), 5)
    assert [mark.cell for mark in scene.marks if mark.kind == "preview"] == [4]
    assert "would come: Blue (you), 2 people" in scene.alt(4)


def test_a_refusal_lights_the_places_that_its_reasons_name() -> None:
    game = Game({}, {"placed": {"field": 1}}, {"placed": {"tool_maker": 1}})
    reasons = game.state.why_not(game.state.parse("place hut 2"))
    scene = picture(game.state, refused=HUT, reasons=reasons)
    assert {mark.cell for mark in scene.marks if mark.kind == "reason"} == {6, FIELD}


def test_cards_and_buildings_say_what_they_give() -> None:
    scene = picture(Game({}, {}, {}).state)
    assert scene.sheets[CARD_4 - 1].lines == ("4 food", "hut builder ×1")
    assert scene.cells[CARD_4 - 1].name == "Card for 4"
    game = using({"wood": 2}, stacks=[{"open": "bld01"}, {"open": "bld19"}])
    tiles = picture(game.state).sheets[STACK_1 - 1 : STACK_1 + 1]
    assert tiles[0].lines == ("10 points", ("wood", "wood", "brick"))
    assert tiles[1].lines == ("value paid", "4 of 2 kinds")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_words_are_in_the_language_asked_for(lang: str) -> None:
    state = gp.new_game("stoneage", players=4, seed=2)
    scene = picture(state, 0, lang=lang, legal=range(1, 10))  # type: ignore[arg-type]
    texts = [*scene.alts().values(), *(cell.name for cell in scene.cells), scene.words.title, scene.words.status]
    texts += [entry.text for entry in scene.words.legend]
    texts += [line for sheet in scene.sheets for line in sheet.lines if isinstance(line, str)]
    assert [text for text in texts if not sound(text, lang)] == []


def test_nothing_secret_is_in_the_picture() -> None:
    """Cards from the deck change no word of it: only what everybody knows is scored there."""
    plain, rich = (Game({"secret": cards}, {}, {}).state for cards in ([], ["civ18", "civ01"]))
    assert picture(plain, 1).words.status == picture(rich, 1).words.status
