"""The panels of the explore page without a browser: what they show and what their clicks do."""

from __future__ import annotations

import re
from random import Random
from typing import Any, TypeVar

import ipywidgets
import pytest

from gamepkg import Match
from gamepkg.text import LANGUAGES
from widgets.app import ExplorePage, explore
from widgets.deus.hand import Hand
from widgets.deus.offering import Offering
from widgets.deus.payment import Payment
from widgets.deus.seats import Seats
from widgets.keepsake import Keepsake
from widgets.live import Keys
from widgets.panels.board import BoardPanel
from widgets.panels.choices import Choices, Command, Cover
from widgets.panels.header import Header
from widgets.panels.journal import JournalPanel, Timeline
from widgets.panels.kit import Panel
from widgets.panels.preview import Preview
from widgets.panels.score import Ending, Score
from widgets.panels.strip import Strip

W = TypeVar("W", bound=ipywidgets.Widget)


def find(page: ipywidgets.Widget, kind: type[W]) -> W:
    """The one widget of this kind on the page."""
    found: list[Any] = []

    def walk(widget: ipywidgets.Widget) -> None:
        if isinstance(widget, kind):
            found.append(widget)
        for child in getattr(widget, "children", ()):
            walk(child)

    walk(page)
    assert len(found) == 1, f"{len(found)} widgets of {kind.__name__}"
    return found[0]  # type: ignore[no-any-return]


def press(panel: Panel | Keys, words: object) -> None:
    """What a page sends for a click on an element with these words."""
    panel._handle_custom_msg({"do": words}, [])


def words_of(panel: Panel, verb: str) -> list[str]:
    """What the enabled elements of a panel say that begin with this verb."""
    return [
        words
        for words, rest in re.findall(r'data-do="([^"]+)"([^>]*)>', panel.html)
        if words.split()[0] == verb and "disabled" not in rest
    ]


def build_until(page: ExplorePage, kind: str) -> None:
    """Build the first card that can be built, and go on to a decision of this kind."""
    table = page.table
    press(find(page, Choices), words_of(find(page, Choices), "choose")[0])
    table.commit()
    while table.state.decision.kind != kind:
        table.play(table.legal()[0])


@pytest.fixture
def page() -> ExplorePage:
    return explore("deus", "en", Match("deus", players=3, seed=7))


def test_a_row_previews_first_and_does_it_the_second_time(page: ExplorePage) -> None:
    choices, preview = find(page, Choices), find(page, Preview)
    row = words_of(choices, "choose")[0]
    press(choices, row)
    assert page.table.match.cursor == 0
    assert "gp-preview" in preview._dom_classes
    assert words_of(preview, "commit") == ["commit"]
    press(choices, row)
    assert page.table.match.steps[0].text.startswith("build")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_action_has_a_row_a_payment_or_a_card_to_offer(lang: str) -> None:
    page, rng = explore("deus", lang, Match("deus", players=3, seed=3)), Random(5)
    table, choices = page.table, find(page, Choices)
    for _ in range(60):
        legal = table.legal()
        rows = {int(words.split()[1]) for words in words_of(choices, "choose")}
        kind = table.state.decision.kind
        rest = {i for i in legal if table.state.format(i).startswith("offer ")} if kind == "turn" else set()
        if kind == "pay":
            assert words_of(find(page, Payment), "pay") == ["pay"]
        else:
            assert rows == set(legal) - rest
        if rest:
            assert len(words_of(find(page, Offering), "pick")) == len(table.state.hands[table.seat])
        table.play(rng.choice(legal))
        assert table.message == ""


def test_long_lists_of_choices_fold_and_keep_nine_keys(page: ExplorePage) -> None:
    build_until(page, "place")
    html = find(page, Choices).html
    assert re.findall(r"data-key=(\d)", html) == list("123456789")
    assert html.count('<details class="gp-fold"') == 1
    assert len(page.table.legal()) - 9 == int(re.search(r"<summary>(\d+) more", html).group(1))  # type: ignore[union-attr]


@pytest.mark.rule("deus.build.gold-for-resource")
def test_payment_in_any_order_costs_four_gold_for_each_unit_that_is_switched(page: ExplorePage) -> None:
    table, payment = page.table, find(page, Payment)
    build_until(page, "pay")
    owed = payment.units()
    assert payment.steps() == [f"pay {good}" for good in owed]
    press(payment, f"unit {len(owed) - 1} 1")
    assert payment.steps()[-1] == f"pay-gold {owed[-1]}"
    gold = table.state.view(0).players[0].goods["gold"]
    press(payment, "pay")
    assert table.state.view(0).players[0].goods["gold"] == gold - 4
    assert table.state.decision.kind == "place"


def test_what_cannot_be_paid_stays_visible_and_disabled(page: ExplorePage) -> None:
    payment = find(page, Payment)
    build_until(page, "pay")  # 5 gold pay for one unit, not for two
    press(payment, "unit 0 1")
    assert re.search(r'data-do="unit 1 1"[^>]*disabled', payment.html)
    before = payment.steps()
    press(payment, "unit 1 1")
    assert payment.steps() == before


@pytest.mark.rule("deus.offer.discard")
def test_an_offering_takes_cards_in_any_order(page: ExplorePage) -> None:
    table, offering = page.table, find(page, Offering)
    hand = offering.hand()
    press(offering, "pick 3")
    press(offering, "pick 0")
    named = words_of(offering, "name")[0]
    press(offering, named)
    assert table.match.cursor == 0
    press(find(page, Preview), "commit")
    texts = [step.text for step in table.match.steps]
    assert texts[:3] == [f"offer {hand[0]}", f"offer {hand[3]}", "done"]
    assert texts[3] == named


def test_the_hand_says_why_a_card_cannot_be_built(page: ExplorePage) -> None:
    html = find(page, Hand).html
    assert html.count('data-do="build') == len(words_of(find(page, Choices), "choose"))
    assert 'class="gp-fold gp-why"' in html
    assert "gp-chip" in html.partition("gp-why")[2]


def test_an_illegal_try_lists_numbered_reasons_with_chips_and_marks_the_map(page: ExplorePage) -> None:
    build_until(page, "place")
    board = page.table.state.board
    inner = next(i for i in board.regions if not (board.edge | board.villages) >> i & 1)
    page.table.click(inner)
    html = find(page, Preview).html
    assert "<i>1</i>" in html
    assert "deus.place.first-edge" in html
    kinds = {mark.kind for mark in find(page, BoardPanel).board.scene.marks if mark.cell == inner}
    assert kinds == {"illegal"}


def test_score_lines_add_up_and_light_their_regions(page: ExplorePage) -> None:
    score = find(page, Score)
    press(score, "open majority")
    assert "gp-sub" in score.html
    total = re.search(r'class="gp-sum">.*?<td>(\d+)</td>', score.html)
    assert total is not None
    assert int(total.group(1)) == page.table.state.points()[0]
    press(score, "light 0 99")
    assert page.table.evidence == {}


def test_the_journal_jumps_to_a_step_and_the_page_only_looks(page: ExplorePage) -> None:
    build_until(page, "place")
    page.table.play(page.table.legal()[0])
    press(find(page, Timeline), "goto 1")
    assert page.table.looking
    assert words_of(find(page, Strip), "now") == ["now"]
    assert find(page, Choices).html == ""
    press(find(page, Strip), "now")
    press(find(page, JournalPanel), f"goto {page.table.match.cursor}")
    assert not page.table.looking


def test_a_covered_page_shows_no_card_of_any_hand(page: ExplorePage) -> None:
    table = page.table
    table.cover = True
    while table.state.to_move == 0:
        table.play(table.legal()[-1])
    cards = [table.state.table.components.cards[kind] for kind in table.state.hands[1]]
    panels = [find(page, kind).html for kind in (Hand, Choices, Offering, Command, Preview)]
    assert not any(card.name["en"] in html for card in cards for html in panels)
    press(find(page, Cover), "uncover")
    assert all(card.name["en"] in find(page, Hand).html for card in cards)


@pytest.mark.parametrize(
    "junk", [None, 7, "", "choose", "choose -1", "choose 10000000", "goto 99", "light x", "x" * 300]
)
def test_what_a_page_sends_is_not_trusted(page: ExplorePage, junk: object) -> None:
    key = page.table.state.key()
    for kind in (Choices, Offering, Payment, Score, JournalPanel, Timeline, Header, Hand, Strip):
        press(find(page, kind), junk)
    press(find(page, Keys), junk)
    assert page.table.state.key() == key
    assert not page.table.failed


def test_the_language_changes_every_panel(page: ExplorePage) -> None:
    press(find(page, Header), "language ja")
    assert "gp-ja" in page._dom_classes
    assert "建築しますか" in find(page, Strip).html
    assert find(page, BoardPanel).board.scene.words.lang == "ja"
    for kind in (Choices, Offering, Hand, Seats, Score, JournalPanel):
        shown = re.sub(r"<[^>]*>", "", find(page, kind).html)
        assert re.search(r"[぀-ヿ一-鿿]", shown), kind.__name__


def test_keys_go_back_and_forth(page: ExplorePage) -> None:
    press(find(page, Choices), words_of(find(page, Choices), "choose")[0])
    press(find(page, Keys), "back")
    assert page.table.selected is None
    build_until(page, "place")
    cursor = page.table.match.cursor
    press(find(page, Keys), "undo")
    assert page.table.match.cursor < cursor
    press(find(page, Keys), "redo")
    assert page.table.match.cursor == cursor


def test_folds_open_one_at_a_time_and_a_requested_rule_opens_the_book(page: ExplorePage) -> None:
    header = find(page, Header)
    for name in ("rules", "position", "files"):
        press(header, f"fold {name}")
        assert f'data-do="fold {name}" aria-pressed="true"' in header.html
        assert header.html.count('class="gp-btn gp-opens" ') == 3
    press(header, "fold files")
    page.table.rule_requested = "deus.place.sea"
    assert 'data-do="fold rules" aria-pressed="true"' in header.html
    assert not page.table.failed


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_with_the_panels_alone(lang: str) -> None:
    page, rng = explore("deus", lang, Match("deus", players=3, seed=11)), Random(1)
    table = page.table
    panels = [find(page, Choices), find(page, Payment), find(page, Offering)]
    for _ in range(6000):
        if table.state.to_move is None:
            break
        ways = [
            (panel, words)
            for panel, verbs in zip(panels, (("choose",), ("pay",), ("pick", "name")), strict=True)
            for verb in verbs
            for words in words_of(panel, verb)
        ]
        press(*rng.choice(ways))
        assert table.message == ""
        assert find(page, BoardPanel).board.scene.cells
    assert table.state.outcome is not None
    assert "gp-lead" in find(page, Ending).html
    assert [seat.total for seat in table.state.score()] == table.state.points()


def test_the_tab_keeps_the_match_and_gets_it_back(page: ExplorePage) -> None:
    keepsake, table = find(page, Keepsake), page.table
    while table.state.to_move == 0:
        table.play(table.legal()[0])
    key, text = table.state.key(), keepsake.text
    fresh = explore("deus", "en", Match("deus", players=2, seed=1))
    find(fresh, Keepsake).set_state({"found": text, "wanted": True})
    assert fresh.table.state.key() == key
    find(fresh, Keepsake).set_state({"found": "{", "wanted": True})
    assert fresh.table.state.key() == key
    assert fresh.table.message
