"""What the address of a page asks for: its language and a position."""

from __future__ import annotations

from typing import Any

import pytest

from gamepkg import Match
from gamepkg.core.registry import MODULES
from widgets.address import LARGEST, LONGEST, position_link, requested_language, requested_position
from widgets.app import explore
from widgets.panels.position.editor import PositionEditor

Patch = pytest.MonkeyPatch
STUDY = {
    "game": "deus",
    "players": [{"vp": 2}, {}],
    "board": {"cells": [{"q": 0, "r": 0, "terrain": "field"}, {"q": 1, "r": 0, "terrain": "sea"}]},
}


def ask(monkeypatch: Patch, link: str) -> None:
    """Open a page at a link, as Voila does."""
    monkeypatch.setenv("QUERY_STRING", link.partition("?")[2])


@pytest.mark.parametrize(
    ("query", "browser", "lang"),
    [
        ("", "", "en"),
        ("lang=ja", "", "ja"),
        ("lang=en&theme=dark", "ja", "en"),
        ("lang=fr", "", "en"),
        ("lang=fr", "ja", "ja"),
        ("lang=%3Cscript%3E", "", "en"),
        ("lang", "", "en"),
        ("", "ja,en-US;q=0.7,en;q=0.3", "ja"),
        ("", "en-GB,en;q=0.9,ja;q=0.8", "en"),
        ("", "fr;q=0.9, ja-JP;q=0.2, en;q=0", "ja"),
        ("", "ja;q=1.2.3, en;q=0.1", "en"),
        ("", "*, ;;;,q=", "en"),
    ],
)
def test_the_address_chooses_the_language_and_then_the_browser(
    query: str, browser: str, lang: str, monkeypatch: Patch
) -> None:
    monkeypatch.setenv("QUERY_STRING", query)
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", browser)
    assert requested_language() == lang


def test_without_an_address_it_is_english(monkeypatch: Patch) -> None:
    monkeypatch.delenv("QUERY_STRING", raising=False)
    monkeypatch.delenv("HTTP_ACCEPT_LANGUAGE", raising=False)
    assert requested_language() == "en" and requested_position() is None


@pytest.mark.parametrize("game", MODULES)
def test_a_position_comes_back_from_its_link(game: str, monkeypatch: Patch) -> None:
    match = Match(game, players=3, seed=5)
    for _ in range(20):
        match.play(match.state.legal()[0])
    position = match.state.to_dict()
    link = position_link("explore.ipynb", "ja", position)
    assert link and len(link) < 4_000
    ask(monkeypatch, link)
    assert requested_language() == "ja" and requested_position() == position


def test_the_explore_page_begins_at_the_position_of_its_address(monkeypatch: Patch) -> None:
    ask(monkeypatch, position_link("explore.ipynb", "en", STUDY) or "")
    table = explore("deus").table
    assert len(table.state.board.graph) == 2 and table.state.to_dict()["players"][0]["vp"] == {"before": 2}
    assert table.message == "This is the position of the link you opened. Play on, or look into it."


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("?position=!!!", "address: holds a position that is cut off"),
        ("?position=abcd", "address: holds no position"),
        ("?position=" + "A" * (LONGEST + 1), "address: holds 8001 letters"),
        ((position_link("", "en", STUDY) or "")[:-9], "address: holds"),
        (position_link("", "en", {"x": " " * (LARGEST + 1)}) or "", "address: holds a position that is cut off or too"),
        (position_link("", "en", {"game": "chess"}) or "", "game: "),
        (position_link("", "en", {"game": "dewan", "players": [{}, {}]}) or "", "address: holds a position of dewan"),
        (position_link("", "en", {**STUDY, "players": [{"vp": -1}, {}]}) or "", "players[0].vp: "),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_the_page_lives(link: str, said: str, monkeypatch: Patch) -> None:
    ask(monkeypatch, link)
    table = explore("deus").table
    assert table.message.startswith(said) and not table.failed
    assert table.state.players == 3


def test_a_position_too_long_for_an_address_gets_no_link() -> None:
    noise: Any = [hash((i, 7)) for i in range(3_000)]
    assert position_link("explore.ipynb", "en", {"noise": noise}) is None


def test_the_editor_links_to_its_draft_where_a_server_reads_links(monkeypatch: Patch) -> None:
    monkeypatch.delenv("QUERY_STRING", raising=False)
    assert PositionEditor(explore("deus").table).children[1].link.value == ""
    monkeypatch.setenv("QUERY_STRING", "")
    link = PositionEditor(explore("deus").table).children[1].link.value
    assert link.startswith('<a href="explore.ipynb?lang=en&position=') and "Link to this position" in link
