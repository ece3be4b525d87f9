"""What stories ask for and when they are checked. Situations and results of lesson W4."""

from __future__ import annotations

import pytest

from gamepkg.dewan.rules.progress import progress
from tests.dewan.study import DW1, Game, Study

WORDS = ("badlands", "mountain", "desert", "forest", "water", "artifact", "pigment", "crystal")
ROW = ["badlands-fire", "mountain-fire", "water-artifact", "forest-fire", "water-fire", "water-crystal"]


def have(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat has for stories, by word, without what it has none of."""
    found = dict(zip(WORDS, progress(game.state, seat), strict=True))
    return {word: count for word, count in found.items() if count}


@pytest.mark.rule("dewan.story.terrain", "dewan.story.water", "dewan.story.resource")
def test_zones_water_and_icons_of_three_camps() -> None:
    game = Game(DW1, you={"camps": "A0 N6 N3"})
    assert have(game) == {"badlands": 2, "mountain": 1, "water": 3, "artifact": 1, "crystal": 1}


@pytest.mark.rule("dewan.story.once-each")
def test_two_camps_at_one_icon_count_once() -> None:
    game = Game(DW1, you={"camps": "A0 N6 N3 N0"})
    assert have(game)["crystal"] == 1 and have(game)["desert"] == 1


@pytest.mark.rule("dewan.story.initial-excluded")
def test_the_initial_camp_never_counts() -> None:
    game = Game(DW1, you={"camps": "N3"})
    assert have(game) == {"mountain": 1, "water": 2}


@pytest.mark.rule("dewan.story.tucked", "dewan.story.tucked-visible")
def test_a_tucked_card_is_a_zone_and_an_icon_as_far_as_it_shows() -> None:
    seat = {"camps": "A5 N3 A0 A3 A4", "tucked": ["forest-artifact/forest", "mountain-water-artifact/mountain"]}
    game = Game(DW1, you=seat)
    assert (have(game)["forest"], have(game)["mountain"]) == (2, 2)
    assert have(game)["artifact"] == 2  # the border A0/A1, and the forest card
    seat["tucked"] = ["forest-artifact/forest", "mountain-water-artifact/water"]
    other = Game(DW1, you=seat)
    assert have(other)["mountain"] == 1
    assert have(other)["water"] == have(game)["water"] + 1 and have(other)["artifact"] == 3


@pytest.mark.rule("dewan.story.check", "dewan.story.same-turn", "dewan.story.bonus-pile")
def test_a_fulfilled_story_brings_a_card_once() -> None:
    # story-7 asks for 2 badlands, 1 mountain, 1 artifact
    seat = {"camps": "A0 N6", "stories": ["story-7"], "hand": "badlands-berry mountain-berry"}
    game = Game(DW1, you=seat, display=ROW).walk("N6", "N3")
    assert game.state.view(0).players[0].fulfilled == ("story-7",)
    assert len(game.state.hands[0]) == 1 and game.state.secret[0] == game.state.hands[0]
    assert len(game.cited("dewan.story.check")) == 1
    game.play("take 1").play("take 1")
    assert len(game.cited("dewan.story.check")) == 1


@pytest.mark.rule("dewan.story.same-turn")
def test_a_story_gained_in_the_turn_is_part_of_its_check() -> None:
    row = [f"story-{n}" for n in (7, 1, 2, 3, 4)]
    seat = {"camps": "A0 N6 N3", "tucked": [None], "hand": "badlands-berry mountain-berry desert-berry water-berry"}
    game = Game(DW1, you=seat, display=ROW, story_row=row)
    game.walk("N6", "N0")
    game.play("story story-7")
    assert "story-7" in game.state.view(0).players[0].fulfilled


@pytest.mark.rule("dewan.story.independent")
def test_two_stories_by_the_same_camps_bring_two_cards() -> None:
    # story-1: badlands 1, mountain 1, water 1; story-7: badlands 2, mountain 1, artifact 1
    seat = {"camps": "A0 N6", "stories": ["story-1", "story-7"], "hand": "badlands-berry mountain-berry"}
    game = Game(DW1, you=seat, display=ROW).walk("N6", "N3")
    assert len(game.state.hands[0]) == 2


@pytest.mark.rule("dewan.story.permanent", "dewan.downpour.water")
def test_a_fulfilled_story_stays_fulfilled_when_zones_merge() -> None:
    strip = Study(
        "L forest 0 0; B1 water 1 0; M desert 2 0; B2 water 3 0; N mountain 4 0; E badlands 1 1; R badlands 3 1"
    )
    seat = {"camps": "E R", "stories": ["story-21"], "fulfilled": ["story-21"]}  # badlands 3, water 2
    game = Game(strip, "downpour", you=seat, pending=[["check"], ["refill"], ["event-pile"], ["flood"]])
    assert have(game)["water"] == 2
    game.play("flood M")
    assert have(game)["water"] == 1
    assert game.state.view(0).players[0].fulfilled == ("story-21",)
    assert game.cited("dewan.story.check") == []


@pytest.mark.rule("dewan.story.event-check")
def test_what_an_event_fulfils_is_found_in_the_own_next_turn() -> None:
    # a water marker on M merges nothing for Blue but brings water beside E: story-1 asks badlands, mountain, water
    strip = Study("B1 water 0 0; M desert 1 0; E badlands 2 0; N mountain 3 0; F forest 0 1")
    seat = {"camps": "E N", "stories": ["story-1"]}
    game = Game(
        strip, "downpour", blue=seat, display=ROW, you={"camps": "F"},
        pending=[["check"], ["refill"], ["event-pile"], ["flood"]],
    )  # fmt: skip
    game.play("flood M")
    assert have(game, 1)["water"] == 1
    assert game.state.to_move == 1 and game.state.view(1).players[1].fulfilled == ()
    game.play("take 1")
    assert game.state.view(1).players[1].fulfilled == ("story-1",)
    assert len(game.state.hands[1]) == 3  # two taken, one for the story
