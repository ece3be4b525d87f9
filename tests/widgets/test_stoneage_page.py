"""The explore page of Stone Age without a browser: what its panels show and what their clicks do."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamepkg as gp
from gamepkg import Match
from gamepkg.core.types import CHANCE
from gamepkg.stoneage.components import load_components
from gamepkg.text import LANGUAGES
from tests.widgets.test_explore_page import find, press, words_of
from widgets.app import ExplorePage, explore
from widgets.panels.board import BoardPanel
from widgets.panels.journal import JournalPanel
from widgets.panels.kit import Panel
from widgets.panels.preview import Preview
from widgets.panels.score import Score
from widgets.panels.strip import Strip
from widgets.stoneage.dice import LastRoll, Roll, Tools
from widgets.stoneage.odds import Numbers, Odds
from widgets.stoneage.order import Order
from widgets.stoneage.picking import Feeding, Payment, Taking
from widgets.stoneage.placing import Placing
from widgets.stoneage.seats import Boards, Seats
from widgets.stoneage.supply import Cards, Stacks

ROW = ["civ04", "civ03", "civ11", "civ19"]
STACKS = [{"open": "bld01"}, {"open": "bld19"}, {"open": "bld26"}]
LEFT_OVER = re.compile(r"\{|\}|None|stoneage-|explore-|mappingproxy")
"""What an untranslated or broken sentence leaves behind."""


def position(*players: dict[str, Any], chance: str = "auto", **more: Any) -> Match:
    """A match that begins at a position by hand, three players."""
    seats = [*players, *({} for _ in range(3 - len(players)))]
    data = {"game": "stoneage", "players": seats, "row": ROW, "stacks": STACKS, **more}
    return Match.from_state(gp.state_from_dict(data), seed=5, chance=chance)


def page_of(match: Match | None = None, lang: str = "en") -> ExplorePage:
    return explore("stoneage", lang, match or Match("stoneage", players=3, seed=7))


def panels(page: Any) -> list[Panel]:
    found: list[Panel] = [page] if isinstance(page, Panel) else []
    for child in getattr(page, "children", ()):
        found += panels(child)
    return found


def text_of(html: str) -> str:
    """What is read on the page, tags left out."""
    return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", html))


# -------------------------------------------------------------------- placing


def test_a_number_previews_and_the_same_number_places() -> None:
    page = page_of()
    placing, table = find(page, Placing), page.table
    three = f"send {table.state.parse('place forest 3')}"
    press(placing, three)
    assert table.selected is not None and "If you send 3 people to the forest" in find(page, Preview).html
    press(placing, three)
    assert table.match.steps[0].text == "place forest 3"
    assert table.selected is None


def test_each_click_on_the_board_adds_a_person_and_after_the_last_begins_again() -> None:
    table = page_of().table
    shown = []
    for _ in range(6):
        table.click(2)
        shown.append(table.state.format(table.selected))
    assert shown == [*(f"place forest {count}" for count in (1, 2, 3, 4, 5)), "place forest 1"]


def test_a_second_click_on_a_place_for_one_sends_the_person() -> None:
    table = page_of().table
    table.click(7)
    table.click(7)
    assert table.match.steps[0].text == "place field 1"


def test_a_closed_place_says_why_and_what_would_work() -> None:
    page = page_of()
    table = page.table
    table.play("place hut 2")
    table.play("place field 1")
    number = table.state.parse("place tool_maker 1")
    assert f"send {number}" in words_of(find(page, Placing), "send")
    press(find(page, Placing), f"send {number}")
    said = text_of(find(page, Preview).html)
    assert (
        "With 3 players only 2 of field, tool maker and hut are used in a round. Taken: the field and the hut." in said
    )
    assert "What would work: Hunting ground, Forest" in said
    scene = find(page, BoardPanel).board.scene
    lit = {(mark.kind, mark.cell, mark.text) for mark in scene.marks if mark.kind in ("illegal", "reason")}
    assert lit == {("illegal", 6, ""), ("reason", 7, "1"), ("reason", 8, "1")}


def test_the_preview_shows_people_who_would_come() -> None:
    page = page_of()
    page.table.command("place quarry 2")
    crowds = {crowd.cell: crowd for crowd in find(page, BoardPanel).board.scene.crowds}
    assert crowds[4].ghosts == (page.table.seat,) * 2 and crowds[4].free == 5


def test_the_preview_of_a_card_tells_its_price_beside_what_is_held() -> None:
    page = page_of(position({"wood": 1, "gold": 2}))
    page.table.command("place card-4 1")
    assert "It will cost any 4 resources. You hold now: 1 wood and 2 gold." in text_of(find(page, Preview).html)
    page.table.command("place building-1 1")
    assert "It will cost 2 wood and 1 brick." in text_of(find(page, Preview).html)


# -------------------------------------------------------------------- chances


def test_means_are_told_before_anything_is_chosen() -> None:
    """One die: 3.5 pips; 21 / 6 without rounding, (0+1+1+2+2+3) / 6 = 1.5 food, (0+0+1+1+1+2) / 6 = 0.8 wood."""
    html = find(page_of(), Numbers).html
    assert "What people bring on average" in html
    rows = [re.findall(r"<td>([\d.]+)</td>", row) for row in html.split("<tr>")]
    assert [row[0] for row in rows if row] == ["1.5", "0.8", "0.5", "0.3", "0.2"]


def test_the_chances_of_a_placement_are_exact() -> None:
    """One person at the river: gold only with a 6; a tool of value 2 makes 4, 5 and 6 do."""
    page = page_of(position({"tools": [2]}))
    page.table.command("place river 1")
    numbers = text_of(find(page, Numbers).html)
    assert "River: 1 person" in numbers and "0.17 gold on average, 0.50 with all unused tools" in numbers
    assert "1 gold 16.7% 50.0%" in numbers
    odds = find(page, Odds)
    assert odds.figure is not None
    assert list(odds.figure.data[0].x) == [0, 1] and list(odds.figure.data[1].y) == [0.5, 0.5]
    assert odds.figure.data[1].visible


def test_the_best_order_of_rolls_is_told_while_people_are_used() -> None:
    """Two dice in the forest and two at the river without tools are worth 2 × 3 + 27 / 36 × 6 = 10.5."""
    page = page_of(position({"tools": [2], "placed": {"forest": 2, "river": 2}}, phase="use"))
    text = text_of(find(page, Order).html)
    assert "The best order of your rolls" in text and "are worth 13.8 on average, 10.5 without tools" in text
    assert find(page_of(position({"placed": {"forest": 2, "river": 2}}, phase="use")), Order).html == ""


def test_the_chart_goes_when_nothing_is_looked_at() -> None:
    page = page_of()
    page.table.command("place river 1")
    odds = find(page, Odds)
    assert "gp-hidden" not in odds.chart._dom_classes
    page.table.back()
    assert "gp-hidden" in odds.chart._dom_classes
    page.close()


# -------------------------------------------------------------------- dice and tools


def test_dice_are_chosen_where_the_table_asks() -> None:
    page = page_of(position({"placed": {"forest": 3}}, phase="use", chance="ask"))
    table, roll = page.table, find(page, Roll)
    table.play("use forest")
    assert "Or set each die" in roll.html and "on average" in find(page, Numbers).html
    for words in ("turn 0", "turn 0", "turn 0", "turn 1"):  # 4, 2 and 1
        press(roll, words)
    press(roll, "set")
    assert table.match.steps[1].text == "roll 124"
    assert table.state.view(0).players[0].goods["wood"] == 2
    assert "Rolled: 1, 2, 4 (sum 7)" in text_of(find(page, LastRoll).html)
    assert "Rolled: 1, 2, 4 (sum 7)" in text_of(find(page, JournalPanel).html)


def test_tools_join_a_roll_and_used_ones_say_so() -> None:
    """13 in the forest with a tool of value 2: 15 ÷ 3 = 5, as in the help page."""
    player = {"placed": {"forest": 4, "hunt": 1}, "tools": [2, 1], "used_tools": [1]}
    page = page_of(position(player, phase="use", chance="ask"))
    table, tools = page.table, find(page, Tools)
    table.play("use forest")
    table.play("roll 1345")
    html = text_of(tools.html)
    assert "13 ÷ 3 = 4" in html and "used" in html
    assert re.search(r"2 best 15 5 0", html)
    name = next(name for name, value, _ in tools.tools() if value == 2)
    press(tools, f"add {name}")
    assert "13 + 2 = 15" in tools.html and "15 ÷ 3 = 5" in tools.html
    press(tools, "settle")
    seen = table.state.view(0).players[0]
    assert (seen.goods["wood"], seen.tools, seen.used_tools) == (5, (1,), (1, 2))
    table.undo()
    assert table.state.decision.kind == "tool"


# -------------------------------------------------------------------- paying, taking, feeding


def using(**goods: int) -> Match:
    return position({**goods, "placed": {"building-1": 1, "card-2": 1}}, phase="use")


def test_a_building_is_paid_good_by_good() -> None:
    page = page_of(using(wood=3, brick=1))
    table, payment = page.table, find(page, Payment)
    table.play("use building-1")
    assert "The building asks for 2 wood and 1 brick." in text_of(payment.html)
    assert words_of(payment, "pick") == ["pick 0", "pick 1"]
    assert words_of(payment, "confirm") == []
    for words in ("pick 0", "pick 1", "pick 0"):
        press(payment, words)
    assert words_of(payment, "play") == [], "with something picked nothing can be declined"
    assert words_of(payment, "pick") == [] and "+10 points" in text_of(payment.html)
    press(payment, "unpick 0")
    assert words_of(payment, "confirm") == []
    press(payment, "pick 0")
    press(payment, "confirm")
    seen = table.state.view(0).players[0]
    assert (seen.buildings, seen.goods["wood"], seen.vp["building"]) == (("bld01",), 1, 10)


WAITING = {"cards": ["civ31"], "open": ["civ31"]}
"""A card whose two resources were not taken yet: without it, what cannot be paid is left by itself."""


def test_what_cannot_be_paid_is_left() -> None:
    page = page_of(position({**WAITING, "placed": {"building-1": 1, "card-2": 1}}, phase="use"))
    table, payment = page.table, find(page, Payment)
    table.play("use building-1")
    text = text_of(payment.html)
    assert "You hold nothing: that is not enough." in text and "Take the 2 resources of your card now" in text
    decline = f"play {table.state.parse('decline')}"
    press(payment, decline)
    assert "does not build" in text_of(find(page, Preview).html)
    press(payment, decline)
    assert "decline" in [step.text for step in table.match.steps]


def test_a_price_that_leaves_the_number_open_is_ended() -> None:
    page = page_of(position({"wood": 2, "gold": 1, "placed": {"building-3": 1}}, phase="use"))
    payment = find(page, Payment)
    page.table.play("use building-3")
    press(payment, "pick 3")
    press(payment, "confirm")
    assert page.table.state.view(0).players[0].vp["building"] == 6


def test_resources_of_choice_are_picked() -> None:
    player = {"cards": ["civ31"], "open": ["civ31"], "placed": {"field": 1, "tool_maker": 1}}
    page = page_of(position(player, phase="use"))
    taking = find(page, Taking)
    page.table.play("redeem civ31")
    press(taking, "pick 3")
    assert words_of(taking, "confirm") == []
    press(taking, "pick 0")
    press(taking, "confirm")
    goods = page.table.state.view(0).players[0].goods
    assert (goods["wood"], goods["gold"]) == (1, 1)


def hungry(**more: Any) -> ExplorePage:
    return page_of(position({"food": 3, **more, "people": 5}, phase="feed"))


def test_missing_food_is_made_up_by_resources() -> None:
    page = hungry(wood=1, stone=2)
    feeding = find(page, Feeding)
    assert "2 food is missing" in text_of(feeding.html)
    press(feeding, "pick 0")
    press(feeding, "pick 2")
    assert words_of(feeding, "play") == []
    press(feeding, "confirm")
    goods = page.table.state.view(0).players[0].goods
    assert (goods["food"], goods["wood"], goods["stone"]) == (0, 0, 1)


def test_the_loss_of_points_is_explained_before_it_happens() -> None:
    page = hungry(stone=2)
    table, feeding = page.table, find(page, Feeding)
    assert "your score would go from 2 to −8" in text_of(feeding.html)
    lose = f"play {table.state.parse('lose-points')}"
    press(feeding, lose)
    assert "−10 points" in text_of(find(page, Preview).html)
    press(feeding, lose)
    assert table.state.view(0).players[0].vp["hunger"] == -10
    assert table.state.view(0).players[0].goods["stone"] == 2


def test_too_few_resources_are_no_remedy_and_a_card_may_help() -> None:
    feeding = find(hungry(stone=1, **WAITING), Feeding)
    text = text_of(feeding.html)
    assert "Resources must cover all that is missing: you have 1 for 2." in text
    assert "Take the 2 resources of your card now" in text and words_of(feeding, "pick") == []


# -------------------------------------------------------------------- who sees what


def test_cards_from_the_deck_stay_covered_for_all_others() -> None:
    secret = next(card.id for card in load_components().cards if card.bottom.params.get("person") == "farmer")
    page = page_of(position({}, {"secret": [secret], "agriculture": 4}))
    table = page.table
    assert table.viewer == 0
    assert "1 card from the deck, face down" in find(page, Boards).html
    everything = " ".join(text_of(panel.html) for panel in panels(page))
    assert secret not in everything
    assert 'data-do="open farmer"' not in find(page, Score).html
    table.play("place hunt 5")
    assert table.viewer == 1 and "only you see it" in find(page, Boards).html
    assert 'data-do="open farmer"' in find(page, Score).html


def test_what_is_drawn_from_the_deck_is_told_to_its_owner_only() -> None:
    data = {"wood": 1, "placed": {"card-1": 1, "field": 1}}
    match = position(data, row=["civ04", "civ03", "civ11", "civ05"], phase="use", chance="ask")
    page = page_of(match)
    table = page.table
    table.play("use card-1")
    table.send(["pay wood"])
    assert table.state.decision.kind == "draw" and table.state.to_move == CHANCE
    table.play("deal civ28")
    journal = find(page, JournalPanel)
    table.viewer = 0
    assert "draws from the deck: 3 points / music" in text_of(journal.html)
    table.viewer = 1
    assert "draws from the deck: 1 card" in text_of(journal.html)


# -------------------------------------------------------------------- the whole page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_panel_has_an_untranslated_word(lang: str) -> None:
    """Through two rounds, with previews on the way."""
    match = Match("stoneage", players=3, seed=3, chance="ask")
    page = page_of(match, lang)
    table, asked = page.table, set()
    for turn in range(70):
        state = table.state
        asked.add(state.decision.kind)
        legal = table.legal()
        action = legal[(turn * 7) % len(legal)] if state.to_move != CHANCE else legal[0]
        if turn % 4 == 0:
            table.preview(action)
        if turn % 5 == 0:
            for panel in panels(page):
                text = text_of(panel.html)
                assert not LEFT_OVER.search(text), (type(panel).__name__, text)
                if lang == "ja":
                    shown = re.sub(r"English|Shift|Esc|Enter|Tab|[a-z]+[._-][\w.-]+|<code>.*?</code>", "", text)
                    assert not re.search(r"\b(the|and|people|food|wood|gold)\b", shown.split("例：")[0]), shown
        table.play(action)
        assert not table.failed, table.message
    assert {"place", "use", "roll"} <= asked


def test_the_page_follows_a_change_of_language() -> None:
    page = page_of()
    page.table.language = "ja"
    assert "どこに置きますか" in find(page, Strip).html
    assert "並んでいる文明カード" in find(page, Cards).html and "山の一番上の建物" in find(page, Stacks).html
    assert "農耕地" in find(page, Seats).html
    assert find(page, BoardPanel).board.scene.cells[1].name == "森"


def test_undo_and_files_keep_the_game() -> None:
    page = page_of()
    table = page.table
    table.play("place forest 2")
    saved = table.match.to_json()
    table.undo()
    assert not table.match.cursor
    table.replace(Match.from_json(saved))
    assert table.match.steps[0].text == "place forest 2"
