"""The rule book as a panel: found by words and ids, opened from anywhere, with its uses in the match."""

from __future__ import annotations

import re

import pytest

from gamepkg import Match, rulebook
from widgets.panels.rules import RuleBrowser
from widgets.table import Table


@pytest.fixture
def table() -> Table:
    """A game in which Ceres was called by an offering of the first card that asks for her."""
    return Table(Match("deus", players=3, seed=7))


def offer(table: Table) -> None:
    """Play the first offering that there is, to its end."""
    match = table.match
    at = match.state.round, match.state.to_move
    match.play(next(i for i in match.state.legal() if match.state.format(i).startswith("offer")))
    while (match.state.round, match.state.to_move) == at:
        match.play(match.state.legal()[0])
    table.replace(match)


def opens(html: str) -> list[str]:
    return re.findall(r'data-do="open ([^"]+)"', html)


def test_without_a_search_all_rules_stand_in_their_chapters(table: Table) -> None:
    browser = RuleBrowser(table)
    assert opens(browser.list.html) == [r.id for c in rulebook("deus").chapters() for r in c.rules]
    assert len(opens(browser.list.html)) == len(rulebook("deus"))


@pytest.mark.parametrize("words", ["neptune", "Neptune", "ネプチューン", "deus.offer.neptune", "ＮＥＰＴＵＮＥ"])
def test_a_rule_is_found_in_both_languages_and_by_id(table: Table, words: str) -> None:
    browser = RuleBrowser(table)
    browser.search.value = words
    assert "deus.offer.neptune" in opens(browser.list.html)


def test_what_is_not_found_is_said(table: Table) -> None:
    browser = RuleBrowser(table)
    browser.search.value = "<b>dragon</b>"
    assert opens(browser.list.html) == [] and "No rule holds these words." in browser.list.html
    browser.search.value = ""
    assert len(opens(browser.list.html)) == len(rulebook("deus"))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("rule_id", ["deus.place.sea", "deus.effect.automatic", "deus.setup.tile-regions", "core.turn"])
def test_an_open_rule_shows_title_text_and_status(table: Table, rule_id: str, lang: str) -> None:
    table.language = lang
    browser = RuleBrowser(table)
    table.rule_requested = rule_id
    rule = rulebook("deus")[rule_id]
    html = browser.page.html
    assert all(words in html for words in (rule.title_in(lang), rule.text_in(lang)[:20], rule.id))
    assert table.say(f"status-{rule.status}") in html


def test_parents_and_children_lead_to_each_other_and_back(table: Table) -> None:
    browser = RuleBrowser(table)
    browser.page.open_rule("deus.offer.jupiter")
    assert "deus.offer.jupiter-piece" in opens(browser.page.html)
    browser.page.open_rule("deus.offer.jupiter-piece")
    assert opens(browser.page.html)[0] == "deus.offer.jupiter"
    browser.page.back()
    assert table.rule_requested == "deus.offer.jupiter"
    browser.page.back()
    assert table.rule_requested == "deus.offer.jupiter"


def test_the_choices_of_a_ruling_say_which_one_is_played() -> None:
    match = Match("deus", players=2, seed=1, rulings={"deus.effect.automatic": "ask"})
    browser = RuleBrowser(Table(match))
    browser.page.open_rule("deus.effect.automatic")
    assert "Each effect is asked for. (in this game)" in browser.page.html


def test_uses_in_the_match_lead_to_their_step(table: Table) -> None:
    browser = RuleBrowser(table)
    browser.page.open_rule("deus.offer.discard")
    assert "Not used in this match so far" in browser.page.html
    offer(table)
    assert "Used in 1 step of this match" in browser.page.html
    (step,) = re.findall(r'data-do="step (\d+)"', browser.page.html)
    browser.page.step(step)
    assert table.match.cursor == int(step) + 1 and table.looking


def test_a_page_can_send_nonsense(table: Table) -> None:
    browser = RuleBrowser(table)
    for words in ("open nothing", "open", "step -1", "step 999", "step x", "step ²", "dance", ""):
        browser.page._do(words)
    assert (table.rule_requested, table.match.cursor, table.failed) == ("", 0, False)
    table.rule_requested = "deus.no.such-rule"
    assert "Choose a rule" in browser.page.html


def test_changing_the_language_says_everything_again(table: Table) -> None:
    browser = RuleBrowser(table)
    widgets = [browser.search, browser.list, browser.page]
    table.rule_requested = "deus.place.sea"
    table.language = "ja"
    assert browser.search.description == "ルールを検索"
    assert rulebook("deus")["deus.place.sea"].title_in("ja") in browser.page.html
    assert [browser.search, browser.list, browser.page] == widgets
