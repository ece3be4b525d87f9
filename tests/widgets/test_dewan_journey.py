"""Paths on the page of Dewan: what is in reach, all ways, which card pays for what, and why there is no way."""

from __future__ import annotations

import pytest

from tests.dewan.study import DW1, DW2, Study
from tests.widgets.dewan_pages import HAND, begun, board_marks, page_at, plain
from tests.widgets.test_explore_page import find, press, words_of
from widgets.app import ExplorePage
from widgets.dewan.choices import DewanChoices, DewanPreview
from widgets.dewan.journey import Journey
from widgets.dewan.seats import Tribes
from widgets.dewan.stories import Stories
from widgets.panels.board import BoardPanel


@pytest.fixture
def page() -> ExplorePage:
    return begun()


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
