"""The page of Dewan without a browser: paths before they are paid, stories, events, tribe boards, the score."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.text import LANGUAGES
from tests.dewan.study import DW1, DW2, DW3, DW4, Game, Study
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
from widgets.panels.kit import Panel
from widgets.panels.score import Score
from widgets.panels.strip import Strip

OWN = (Hand, Display, Event, Stories, Tribes, Seats, Scoring, Journey)
HAND = "badlands-berry mountain-berry desert-fire forest-fire"
ROW = [
    "badlands-artifact",
    "mountain-artifact",
    "desert-artifact",
    "forest-crystal",
    "water-artifact",
    "badlands-pigment",
]
LAVA = [["check"], ["refill"], ["event-pile"], ["lava"]]


def page_at(study: Study, scenario: str = "standard", lang: str = "en", **more: Any) -> ExplorePage:
    """A page at a position of a study map; the first seat is on turn."""
    state = Game(study, scenario, **{"to_move": 0, "display": ROW} | more).state
    return explore("dewan", lang, Match.from_state(state, seed=3))


def plain(panel: Panel) -> str:
    return " ".join(re.sub("<[^>]*>", " ", panel.html).split())


def board_marks(page: ExplorePage, kind: str) -> dict[int, str]:
    return {mark.cell: mark.text for mark in find(page, BoardPanel).board.scene.marks if mark.kind == kind}


@pytest.fixture
def page() -> ExplorePage:
    """Blue has camps in A0 and N6, both badlands, and the story that asks for 2 badlands, 1 mountain, 1 artifact."""
    return page_at(DW1, you={"camps": "A0 N6", "stories": ["story-7"], "hand": HAND})


# ------------------------------------------------------------------ paths


@pytest.mark.rule("dewan.camp.pay")
def test_the_map_and_the_panel_show_what_is_in_reach_and_for_how_many_cards(page: ExplorePage) -> None:
    # the initial camp with any card, or a camp on badlands, and one more; by the forest A5 to N4 it is water
    two = set(DW1.spaces("A2 A3 A4 A5 N0 N1 N3 N5"))
    assert board_marks(page, "price") == dict.fromkeys(two, "−2")
    assert {int(words.split()[1]) for words in words_of(find(page, Journey), "goal")} == two
    assert "For 2 cards" in find(page, Journey).html and "For 3" not in find(page, Journey).html


@pytest.mark.rule("dewan.camp.route")
def test_a_click_on_a_destination_shows_the_whole_gesture_and_the_second_does_it(page: ExplorePage) -> None:
    table, (start, mountain) = page.table, DW1.spaces("A0 N3")
    table.click(mountain)
    assert table.match.cursor == 0
    (path,) = find(page, BoardPanel).board.scene.paths
    assert path.cells == (start, mountain)
    assert table.plan == (
        f"camp {start}", f"go {mountain}", "settle", "pay badlands-berry", "pay mountain-berry",
    )  # fmt: skip
    preview = plain(find(page, DewanPreview))
    assert f"If you set up a camp in {mountain} for 2 cards" in preview and "−2 cards" in preview
    assert "+1 berry" in preview  # N3 has a berry icon
    table.click(mountain)
    assert table.state.camps[0] >> mountain & 1 and table.state.berry_of[0] == 1
    assert table.state.decision.kind == "tuck"  # the third camp
    table.undo()
    assert not table.state.camps[0] >> mountain & 1 and table.match.cursor == 0


@pytest.mark.rule("dewan.story.check", "dewan.story.terrain")
def test_the_preview_says_which_story_will_be_fulfilled_and_what_is_asked_then(page: ExplorePage) -> None:
    stories = find(page, Stories)
    assert "1 mountain zone 0 of 1 1 is missing" in plain(stories)
    assert "2 badlands zones 2 of 2 ✓" in plain(stories) and "1 artifact 1 of 1 ✓" in plain(stories)
    page.table.click(DW1.number["N3"])
    preview = plain(find(page, DewanPreview))
    assert "+7 points" in preview and "story 7* is fulfilled" in preview
    assert "Then: Which card do you tuck as number 1" in preview
    assert "1 mountain zone 0 → 1 of 1 ✓" in plain(stories)
    assert "gp-slot-coming" in find(page, Tribes).html


def test_all_ways_are_listed_and_another_one_is_previewed_then_done(page: ExplorePage) -> None:
    table, journey = page.table, find(page, Journey)
    home, forest, mountain = DW1.spaces("A6 A5 N3")
    table.click(mountain)
    assert len(words_of(journey, "way")) == 2  # from a camp on badlands; from the initial camp over the forest
    press(journey, "way 1")
    assert table.plan[:4] == (f"camp {home}", f"go {forest}", f"go {mountain}", "settle")
    assert len(find(page, BoardPanel).board.scene.paths[0].cells) == 3
    press(journey, "way 1")
    assert table.state.camps[0] >> mountain & 1 and len(table.state.hands[0]) == 1


@pytest.mark.rule("dewan.camp.initial-any")
def test_another_card_pays_for_a_space_and_the_rest_stays_payable(page: ExplorePage) -> None:
    table, journey = page.table, find(page, Journey)
    table.click(DW1.number["N3"])
    press(journey, "way 1")
    dues, cards = journey.bill()
    at = next(k for k, due in enumerate(dues) if due.spaces == (DW1.number["A6"],))
    names = [table.state.table.components.cards[kind].id for kind in journey.options(at)]
    assert names == ["badlands-berry", "desert-fire"]  # mountain and forest are needed for their spaces
    other = next(kind for kind in journey.options(at) if kind != cards[at])
    press(journey, f"card {at} {other}")
    assert journey.bill()[1][at] == other
    assert [journey.options(k) for k in range(3) if k != at] == [[kind] for k, kind in enumerate(cards) if k != at]
    table.commit()
    assert table.state.camps[0] >> DW1.number["N3"] & 1
    assert other not in table.state.hands[0] and cards[at] in table.state.hands[0]


@pytest.mark.rule("dewan.camp.through-others", "dewan.camp.water-zone")
def test_who_gets_which_card_is_shown_before_it_is_paid() -> None:
    hand = "forest-fire water-fire water-berry mountain-fire desert-fire"
    page = page_at(DW2, you={"hand": hand, "camps": "L1"}, blue={"camps": "L2"})
    page.table.click(DW2.number["L3"])
    journey, preview = plain(find(page, Journey)), plain(find(page, DewanPreview))
    first, second = DW2.spaces("B1 B2")
    assert f"2–3 {first} and {second} water" in journey  # one card for two spaces of one zone
    assert journey.count("to Rust") == 1 and find(page, Journey).html.count("<small>discarded") == 4
    assert "Given to Rust: desert (fire)*" in preview and "−4 cards" in preview
    page.table.commit()
    cards = page.table.state.table.components.cards
    assert [cards[kind].id for kind in page.table.state.hands[1]] == ["desert-fire"]


@pytest.mark.rule("dewan.camp.destination-free")
def test_an_unreachable_space_says_why_and_which_cards_are_missing() -> None:
    page = page_at(DW2, you={"hand": "forest-fire water-fire", "camps": "L1"}, blue={"camps": "L3"})
    table, (desert, water, taken) = page.table, DW2.spaces("L2 B1 L3")
    table.click(desert)
    assert [reason.rule for reason in table.refusal.reasons] == ["dewan.camp.pay"]
    assert "Missing for 4: 1 desert card" in plain(find(page, DewanPreview))
    assert "missing: 1 desert" in plain(find(page, Journey))
    assert board_marks(page, "illegal") == {desert: ""}
    table.click(water)
    assert "only in the lake village scenario" in plain(find(page, DewanPreview))
    table.click(taken)
    assert "A camp of Rust stands in" in plain(find(page, DewanPreview))
    assert table.match.cursor == 0 and not table.failed


@pytest.mark.rule("dewan.camp.from-board")
def test_without_a_camp_left_the_reason_is_the_tribe_board() -> None:
    page = page_at(DW1, you={"camps": "A0 A2 A3 A4 A5 N6 N0 N3", "hand": HAND}, last_camp=0)
    page.table.click(DW1.number["N1"])
    assert [reason.rule for reason in page.table.refusal.reasons] == ["dewan.camp.from-board"]


def test_a_space_that_no_card_leads_to_is_closed_off() -> None:
    valley = Study("S forest 0 0; K volcano 1 0; U mountain 2 0")
    page = page_at(valley, "volcano", you={"camps": "S", "hand": HAND})
    page.table.click(valley.number["U"])
    assert "No way leads to" in plain(find(page, DewanPreview))


def test_a_path_is_led_by_hand_and_paid_at_once(page: ExplorePage) -> None:
    table, journey = page.table, find(page, Journey)
    start, mountain = DW1.spaces("A0 N3")
    press(journey, f"from {table.state.parse(f'camp {start}')}")
    assert table.state.decision.kind == "route"
    table.click(mountain)
    table.click(mountain)
    table.click(mountain)  # where the path has come to: settle
    table.click(mountain)
    assert not table.message and table.state.camps[0] >> mountain & 1


def test_from_a_chosen_camp_only_its_ways_are_offered(page: ExplorePage) -> None:
    table, journey = page.table, find(page, Journey)
    home, desert = DW1.spaces("A6 N0")
    table.play(f"camp {home}")
    goals = {int(words.split()[1]) for words in words_of(journey, "goal")}
    assert desert not in goals and DW1.number["A4"] in goals
    table.click(desert)
    assert table.refusal is not None and "missing" in plain(journey)


def test_a_payment_that_waits_shows_its_cards_and_can_be_changed(page: ExplorePage) -> None:
    table, journey = page.table, find(page, Journey)
    home, badlands = DW1.spaces("A6 A3")
    for line in (f"camp {home}", f"go {badlands}", "settle"):
        table.play(line)
    assert table.state.decision.kind == "pay" and find(page, DewanChoices).html == ""
    assert words_of(journey, "settle-up") == ["settle-up"]
    at = next(k for k, due in enumerate(journey.bill()[0]) if due.spaces == (home,))
    other = journey.options(at)[-1]
    press(journey, f"card {at} {other}")
    assert other in journey.bill()[1] and words_of(journey, "settle-up") == []
    table.commit()
    assert table.state.camps[0] >> badlands & 1 and len(table.state.hands[0]) == 2


# ------------------------------------------------------------------ cards, stories, events, seats


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
    assert "6 cards left in the event pile" in event.html  # a pile of 6 for two players
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
