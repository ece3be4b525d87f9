"""The final score: each line by hand. Situations and results of lessons W5 and W6, and a whole sheet a scenario."""

from __future__ import annotations

import pytest

from tests.dewan.study import DW1, DW1_BLUE, DW2, Game, Study

LINE = "; ".join(f"S{i} forest {i} 0" for i in range(16))
OVER = {"pending": [["over"]]}


def eight(study: Study, names: str, **more: object) -> dict[str, object]:
    """A player with eight camps, so that the game can be over."""
    assert len(names.split()) == 8
    return {"camps": names, "tucked": [None] * 3, **more}


@pytest.mark.rule("dewan.score.stories", "dewan.score.fire", "dewan.camp.last-fire")
def test_points_and_fires_of_fulfilled_stories_cards_and_the_last_camp() -> None:
    # story-7: 7 points, 1 fire; story-1: 4 points, 1 fire; story-21 (11 points) is not fulfilled
    study = Study(LINE)
    seat = eight(study, "S0 S2 S4 S6 S8 S10 S12 S14", stories=["story-7", "story-1", "story-21"])
    seat |= {"fulfilled": ["story-7", "story-1"], "tucked": ["desert-fire/desert", None, None]}
    game = Game(study, you=seat)
    lines = game.lines(0)
    assert lines["stories"] == 11 and lines["fire"] == 4


@pytest.mark.rule("dewan.camp.last-fire-each")
def test_every_eighth_camp_has_its_fire() -> None:
    study = Study("; ".join(f"S{i} forest {i} 0; T{i} desert {i} 1" for i in range(16)))
    you = eight(study, "S0 S2 S4 S6 S8 S10 S12 S14")
    blue = eight(study, "T1 T3 T5 T7 T9 T11 T13 T15")
    game = Game(study, you=you, blue=blue, last_camp=0)
    assert [game.lines(seat)["fire"] for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("dewan.score.most-fire", "dewan.score.most-fire-tie")
@pytest.mark.parametrize(("ruling", "gain"), [(None, 4), ("split", 2), ("none", 0)])
def test_most_fire_is_four_points_and_four_each_when_tied(ruling: str | None, gain: int) -> None:
    tuck = {"camps": "S0 S2 S4", "tucked": ["desert-fire/desert"]}
    rulings = {"dewan.score.most-fire-tie": ruling} if ruling else {}
    study = Study(LINE)
    alone = Game(study, options={"rulings": rulings}, you=tuck)
    assert (alone.lines(0)["most-fire"], alone.lines(1).get("most-fire", 0)) == (4, 0)
    blue = {"camps": "S8 S10 S12", "tucked": ["forest-fire/forest"]}
    tied = Game(study, options={"rulings": rulings}, you=tuck, blue=blue)
    assert [tied.lines(seat).get("most-fire", 0) for seat in (0, 1)] == [gain, gain]


@pytest.mark.rule("dewan.score.groups", "dewan.score.initial-camp", "dewan.scenario.common-score")
def test_each_group_of_two_or_more_gives_four_points() -> None:
    game = Game(DW1, you={"camps": "A0 N5"})
    assert game.lines(0)["groups"] == 4  # A6 with A0; N5 stands alone
    left_out = Game(DW1, you={"camps": "A0 N5"}, options={"rulings": {"dewan.score.initial-camp": "left-out"}})
    assert "groups" not in left_out.lines(0)
    study = Study(LINE)
    assert Game(study, you={"camps": "S0 S1 S2 S5 S6 S9"}).lines(0)["groups"] == 8
    assert "groups" not in Game(study, "lake", you={"camps": "S0 S1"}).lines(0)


@pytest.mark.rule("dewan.score.berries")
def test_two_points_a_berry_on_the_board_and_on_tucked_cards() -> None:
    seat = {"camps": "S0 S2 S4", "tucked": ["desert-berry/desert"], "berries": 3}
    assert Game(Study(LINE), you=seat).lines(0)["berries"] == 8


@pytest.mark.rule("dewan.score.winner", "dewan.score.tiebreak", "dewan.score.tie-shared")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranking"),
    [
        ("desert-fire", "forest-fire water-fire", ((1,), (0,))),
        ("desert-fire forest-fire", "water-fire", ((0,), (1,))),
        ("desert-fire", "forest-fire", ((0, 1),)),
    ],
)
def test_a_tie_goes_to_most_cards_in_hand(mine: str, theirs: str, ranking: object) -> None:
    study = Study("; ".join(f"S{i} forest {i} 0; T{i} desert {i} 1" for i in range(16)))
    you = eight(study, "S0 S2 S4 S6 S8 S10 S12 S14", hand=mine)
    blue = eight(study, "T1 T3 T5 T7 T9 T11 T13 T15", hand=theirs)
    game = Game(study, you=you, blue=blue, last_camp=0, **OVER)
    assert game.state.points()[0] == game.state.points()[1]
    assert game.state.outcome is not None and game.state.outcome.ranking == ranking
    more = Game(study, you=you, blue=blue | {"berries": 1}, last_camp=0, **OVER)
    assert more.state.outcome is not None and more.state.outcome.ranking == ((1,), (0,))


def test_the_whole_standard_sheet() -> None:
    """Stories 7 + 4, 4 fires, most fire 4, two groups 8, three berries and one tucked 8: 35."""
    study = Study(LINE)
    seat = {"camps": "S0 S1 S5 S6 S9 S11 S13 S15", "stories": ["story-7", "story-1"]}
    seat |= {"fulfilled": ["story-7", "story-1"], "berries": 3}
    seat |= {"tucked": ["desert-fire/desert", "desert-berry/desert", None]}
    game = Game(study, you=seat, **OVER)
    assert game.lines(0) == {"stories": 11, "fire": 4, "most-fire": 4, "groups": 8, "berries": 8}
    assert game.state.points() == [35, 0]


# ---------------------------------------------------------------- the other scenarios


@pytest.mark.rule("dewan.volcano.score-water", "dewan.volcano.score-invade", "dewan.volcano.score-berry-fire")
@pytest.mark.rule("dewan.score.pairs", "dewan.score.zones-by-camps")
def test_the_whole_volcano_sheet() -> None:
    """3 water zones 6, one camp at Blue's centre 2, 3 berries with 3 of 4 fires 9; fire 4 and most fire 4."""
    seat = {"camps": "A0 N6 N3 A3 A5", "tucked": ["water-fire/water", "desert-berry/desert"], "berries": 2}
    seat |= {"stories": ["story-11", "story-18"], "fulfilled": ["story-11", "story-18"]}
    game = Game(DW1_BLUE, "volcano", you=seat)
    lines = game.lines(0)
    assert lines["water"] == 6  # A1, N2, N4; the tucked water card is no zone here
    assert lines["invade"] == 6  # A0, A3 and A5 lie beside A6
    assert lines["fire"] == 4 and lines["berry-fire"] == 9
    assert set(lines) == {"stories", "fire", "most-fire", "water", "invade", "berry-fire"}
    assert game.state.points()[0] == 16 + 4 + 4 + 6 + 6 + 9


@pytest.mark.rule("dewan.downpour.score-forest", "dewan.downpour.score-mountain", "dewan.downpour.score-berry-artifact")
def test_the_whole_downpour_sheet() -> None:
    """Two forest zones 6, one mountain zone 3, two berries with two of three artifacts 8: 17."""
    seat = {"camps": "A5 N5 N3 A0", "tucked": ["desert-artifact/desert"], "berries": 2}
    game = Game(DW1, "downpour", you=seat)
    assert game.lines(0) == {"most-fire": 4, "forests": 6, "mountains": 3, "berry-artifact": 8}
    assert game.state.points()[0] == 17 + 4


@pytest.mark.rule("dewan.lake.score-zones", "dewan.lake.score-zones-none", "dewan.lake.score-fish")
@pytest.mark.rule("dewan.lake.score-berry-pigment", "dewan.lake.not-counted")
def test_the_whole_lake_sheet() -> None:
    """N2 to you 6, N4 tied 3 each, A1 to you 6; a fish 3; two berries with one pigment 3."""
    you = {"camps": "A0 N3", "fish": 1, "berries": 2}
    game = Game(DW1, "lake", you=you, blue={"camps": "N6", "fish": 1})
    assert game.lines(0)["lake-zones"] == 15 and game.lines(1)["lake-zones"] == 3
    assert game.lines(0)["fish"] == 3 and game.lines(1)["fish"] == 3
    assert "berry-pigment" not in game.lines(0)
    more = Game(DW1, "lake", you=you | {"camps": "A0 N3 N1"}, blue={"camps": "N6 N2"})
    assert more.lines(0)["berry-pigment"] == 3
    assert more.lines(1)["lake-zones"] == 3  # the village on N2 is beside nothing
    nobody = Game(DW2, "lake", blue={"camps": "L3"})
    assert nobody.lines(1)["lake-zones"] == 6 and "lake-zones" not in nobody.lines(0)


# ---------------------------------------------------------------- team play


def team(study: Study, **seats: object) -> Game:
    return Game(study, "team", 4, **seats)


@pytest.mark.rule("dewan.team.score-groups")
def test_only_groups_of_both_mates_score() -> None:
    study = Study(DW1.text.replace("A6 camp 0 0; ", ""), DW1.icons)
    game = team(study, you={"camps": "A0 N5 N0"}, red={"camps": "N3"})
    assert game.lines(0)["groups"] == 4  # A0 with N3 is of both mates; N5 with N0 is not
    assert [line.label for line in game.state.score().seats[0].lines].count("groups") == 1
    assert game.state.points()[0] == game.state.points()[2]


@pytest.mark.rule("dewan.team.score-berries", "dewan.team.score-fire", "dewan.team.score-most-fire")
@pytest.mark.rule("dewan.team.score-stories", "dewan.team.score")
def test_the_whole_team_sheet() -> None:
    """Stories 7 + 4, fires 2, equal fires so 4 to both teams, 1 pair of berries 4."""
    study = Study(LINE)
    you = {"camps": "S0", "stories": ["story-7"], "fulfilled": ["story-7"], "berries": 3}
    red = {"camps": "S4", "stories": ["story-1"], "fulfilled": ["story-1"], "berries": 1}
    blue = {"camps": "S8", "stories": ["story-11"], "fulfilled": ["story-11"]}
    game = team(study, you=you, blue=blue, red=red, green={"camps": "S12"})
    assert game.lines(0) == {"stories": 11, "fire": 2, "most-fire": 4, "berries": 4}
    assert game.lines(1) == {"stories": 7, "fire": 2, "most-fire": 4}
    assert game.state.points() == [21, 13, 21, 13]


@pytest.mark.rule("dewan.team.tiebreak", "dewan.team.end")
@pytest.mark.parametrize(
    ("hands", "ranking"),
    [
        (("desert-fire", "", "forest-fire", ""), ((0, 2), (1, 3))),
        (("desert-fire", "water-fire", "", ""), ((0, 1, 2, 3),)),
    ],
)
def test_a_tie_of_teams_goes_to_both_hands_together(hands: tuple[str, ...], ranking: object) -> None:
    rows = ("forest", "desert", "mountain", "badlands")
    study = Study("; ".join(f"{name[0].upper()}{i} {name} {i} {r}" for r, name in enumerate(rows) for i in range(16)))
    seats = {
        name: eight(study, " ".join(f"{row[0].upper()}{i}" for i in range(k % 2, 16, 2)), hand=hand)
        for k, (name, row, hand) in enumerate(zip(("you", "blue", "red", "green"), rows, hands, strict=True))
    }
    game = Game(study, "team", 4, last_camp=0, **seats, **OVER)
    assert len(set(game.state.points())) == 1
    assert game.state.outcome is not None
    assert game.state.outcome.ranking == ranking and game.state.outcome.rule == "dewan.team.end"
