"""The page of Dewan without a browser: cards, stories, events, tribe boards, the score, and the page as a whole."""

from __future__ import annotations

import re
from random import Random

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.text import LANGUAGES
from tests.dewan.study import DW1, DW2, DW3, DW4
from tests.widgets.dewan_pages import LAVA, begun, board_marks, page_at, plain
from tests.widgets.test_explore_page import find, press, words_of
from widgets.app import ExplorePage, explore
from widgets.dewan.choices import DewanChoices, DewanPreview
from widgets.dewan.display import Display
from widgets.dewan.event import Event
from widgets.dewan.hand import Hand
from widgets.dewan.journey import Journey
from widgets.dewan.scoring import SOURCES, Scoring
from widgets.dewan.seats import Seats, Tribes
from widgets.dewan.stories import Stories
from widgets.panels.board import BoardPanel
from widgets.panels.choices import Command, Cover
from widgets.panels.score import Score
from widgets.panels.strip import Strip

OWN = (Hand, Display, Event, Stories, Tribes, Seats, Scoring, Journey)


@pytest.fixture
def page() -> ExplorePage:
    return begun()


@pytest.mark.rule("dewan.take.adjacent")
def test_two_neighbours_are_taken_by_the_button_below_them(page: ExplorePage) -> None:
    display = find(page, Display)
    pairs = words_of(display, "take")
    assert len(pairs) == 5
    press(display, pairs[2])
    assert display.html.count("gp-made-up gp-on") == 2
    press(display, pairs[2])
    cards = page.table.state.table.components.cards
    assert [cards[kind].id for kind in page.table.state.hands[0]].count("desert-artifact") == 1
    assert "forest-crystal" in [cards[kind].id for kind in page.table.state.hands[0]]


@pytest.mark.rule("dewan.setup.story-draft")
def test_the_first_story_is_taken_from_the_row(page: ExplorePage) -> None:
    page = explore("dewan", "en", Match("dewan", players=2, seed=1))
    stories, seat = find(page, Stories), page.table.seat
    assert len(words_of(stories, "story")) == 5
    first = words_of(stories, "story")[0]
    press(stories, first)
    assert page.table.selected == int(first.split()[1])
    press(stories, first)
    assert len(page.table.state.stories[seat]) == 1


@pytest.mark.rule("dewan.story.once-each", "dewan.story.tucked")
def test_a_story_lights_what_counts_for_it_and_names_tucked_cards() -> None:
    seat = {"camps": "A5 N3 A0", "tucked": ["forest-artifact/forest"], "stories": ["story-12"], "hand": ""}
    page = page_at(DW1, you=seat, to_move=0)  # story-12: 2 mountains, 2 forests
    stories = find(page, Stories)
    assert "tucked: forest (artifact)*" in plain(stories)
    press(stories, words_of(stories, "light")[0])
    assert "2 forest zones 2 of 2 ✓" in plain(stories) and "2 mountain zones 1 of 2 1 is missing" in plain(stories)
    forest, mountain = DW1.spaces("A5 N3")
    assert page.table.evidence == board_marks(page, "evidence") == {forest: "2", mountain: "1"}


@pytest.mark.rule("dewan.volcano.event")
def test_the_event_counts_down_and_shows_where_it_may_strike() -> None:
    page = page_at(DW3, "volcano", you={"camps": "F1"})
    event = find(page, Event)
    assert (
        "6 cards left in the event pile: with the last one the event comes" in event.html
    )  # a pile of 6 for two players
    assert event.html.count("class=gp-left") == 6
    assert "8 lava markers left" in plain(event)
    press(event, "light")
    assert set(page.table.evidence) == set(DW3.spaces("F3 F4"))
    assert find(page_at(DW1), Event).html == ""


@pytest.mark.rule("dewan.volcano.event", "dewan.downpour.event")
def test_a_marker_is_placed_by_a_click_and_lava_blocks_the_way() -> None:
    page = page_at(DW3, "volcano", you={"camps": "F1", "hand": ""}, pending=LAVA)
    table, (near, far) = page.table, DW3.spaces("F3 F1")
    table.click(far)
    assert table.refusal is not None
    table.click(near)
    table.click(near)
    assert table.state.lava == 1 << near
    assert "7 lava markers left" in plain(find(page, Event))


def test_tribe_boards_show_what_was_tucked_and_what_comes() -> None:
    seat = {"camps": "A0 N6 N3", "tucked": ["mountain-water-artifact/water"], "hand": ""}
    page = page_at(DW1, you=seat)
    html = find(page, Tribes).html
    assert html.count("gp-slot-bare") == 3 and html.count("gp-slot-full") == 5 + 8
    assert "water (artifact) in sight of mountain / water (artifact)*" in html


def test_team_play_names_the_mates_and_shares_their_points() -> None:
    page = page_at(DW1, "team", players=4)
    assert "Blue and Green against Rust and Ink" in plain(find(page, Seats))


@pytest.mark.parametrize("scenario", ["standard", "volcano", "downpour", "lake", "team"])
def test_every_source_of_points_is_explained_in_the_order_of_the_score(scenario: str) -> None:
    players = 4 if scenario == "team" else 2
    page = page_at(DW1, scenario, players=players, you={"camps": "A0 N6 N3 N0 A5", "hand": ""}, blue={"camps": "A3"})
    labels = [label for label, _ in SOURCES[page.table.state.table.scenario]]
    scored = list(dict.fromkeys(line.label for seat in page.table.state.score() for line in seat.lines))
    assert scored and [label for label in labels if label in scored] == sorted(scored, key=labels.index)
    scoring = find(page, Scoring)
    assert scoring.html.count("<li><b>") == len(labels)
    for words in words_of(scoring, "light"):
        press(scoring, words)
        assert page.table.evidence
        press(scoring, words)
        assert page.table.evidence == {}


@pytest.mark.rule("dewan.volcano.score-water")
def test_a_source_lights_its_spaces() -> None:
    page = page_at(DW2, "volcano", you={"camps": "L1", "hand": ""})
    press(find(page, Scoring), "light water")
    assert set(page.table.evidence) == set(DW2.spaces("B1 B2 B3"))


# ------------------------------------------------------------------ as any page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["standard", "volcano", "downpour", "lake", "team"])
def test_every_panel_speaks_wherever_the_game_stands(scenario: str, lang: str) -> None:
    page, rng = explore("dewan", lang, Match("dewan", players=4, seed=3, scenario=scenario)), Random(scenario)
    table, panels = page.table, [find(page, kind) for kind in (*OWN, Score, Strip, DewanChoices, DewanPreview)]
    for _ in range(12):
        legal = table.legal()
        if not legal:
            break
        table.preview(rng.choice(legal))
        for panel in panels:
            text = re.sub(r"<code[^>]*>.*?</code>|<[^>]*>", " ", panel.html)
            assert not re.search(r"dewan-|explore-|\{|\}", text), type(panel).__name__
            if lang == "ja" and panel.html and panel is not find(page, Command):
                assert re.search(r"[぀-ヿ一-鿿]", text), type(panel).__name__
        goals = table.telling.goals(table.state)
        if goals and rng.random() < 0.6:
            table.click(rng.choice(list(goals)))
        table.commit()
        assert table.message == ""


@pytest.mark.parametrize("junk", [None, 7, "", "goal", "goal 99", "way 7", "card 0 9999", "card x", "from 1", "take -1",
                                  "story 5", "light 9 9", "light x", "settle-up", "x" * 300])  # fmt: skip
def test_what_a_page_sends_is_not_trusted(page: ExplorePage, junk: object) -> None:
    key = page.table.state.key()
    for kind in OWN:
        press(find(page, kind), junk)
    assert page.table.state.key() == key and not page.table.failed


def test_a_covered_page_shows_no_hand_and_no_reach(page: ExplorePage) -> None:
    table = page.table
    table.cover = True
    table.click(DW1.number["N3"])
    table.commit()
    while table.state.seat == 0:
        table.play(table.legal()[-1])
    assert table.covered
    assert board_marks(page, "price") == {} and board_marks(page, "legal") == {}
    assert find(page, Journey).html == "" and words_of(find(page, Display), "take") == []
    assert "gp-face-svg" not in find(page, Hand).html
    table.click(DW1.number["A4"])
    assert not table.plan and table.refusal is None
    press(find(page, Cover), "uncover")
    assert find(page, Journey).html


def test_a_saved_game_comes_back_as_it_was(page: ExplorePage) -> None:
    page.table.click(DW1.number["N3"])
    page.table.commit()
    text = page.table.match.to_json()
    other = explore("dewan", "ja", Match("dewan", players=2, seed=1))
    other.table.replace(Match.from_json(text))
    assert other.table.state.key() == page.table.state.key()
    assert find(other, Tribes).html and find(other, BoardPanel).board.scene.words.lang == "ja"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_with_the_panels_alone(lang: str) -> None:
    page, rng = explore("dewan", lang, Match("dewan", players=3, seed=11, scenario="volcano")), Random(1)
    table = page.table
    verbs = {Journey: ("goal", "settle-up"), Display: ("take",), Stories: ("story",), DewanChoices: ("choose",)}
    for _ in range(2000):
        if table.state.to_move is None:
            break
        ways = [(find(page, kind), words) for kind, own in verbs.items() for verb in own
                for words in words_of(find(page, kind), verb)]  # fmt: skip
        panel, words = rng.choice(ways)
        press(panel, words)
        if table.plan or table.selected is not None:
            table.commit()
        assert table.message == ""
    assert table.state.outcome is not None
    assert [seat.total for seat in table.state.score()] == table.state.points()


def test_the_study_maps_of_the_lessons_have_their_pages() -> None:
    for study in (DW1, DW2, DW3, DW4):
        assert find(page_at(study), BoardPanel).board.scene.cells
    assert gp.GAMES[1] == "dewan"
