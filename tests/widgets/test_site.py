"""The first page: honest about what is here, in both languages, with ways that work in Voila and in JupyterLab."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gamepkg as gp
from gamepkg.core.event import Event
from widgets.deus.example import AFTER, BEFORE, RULE_OF_EXAMPLE
from widgets.site import Index, page

LANGUAGES = ("en", "ja")


def links(html: str) -> list[str]:
    return re.findall(r'href="([^"]+)"', html)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_deus_is_linked_with_its_language(lang: str, root: Path) -> None:
    found = links(page(lang, root / "notebooks"))
    assert f"deus/explore.ipynb?lang={lang}" in found
    assert all((root / "notebooks" / link.split("?")[0]).is_file() for link in found)


def test_a_page_that_is_not_there_is_not_linked(tmp_path: Path) -> None:
    (tmp_path / "deus").mkdir()
    (tmp_path / "deus" / "learn.ipynb").touch()
    assert set(links(page("en", tmp_path))) == {"deus/learn.ipynb?lang=en"}


@pytest.mark.parametrize(("lang", "words"), [("en", "not here yet"), ("ja", "準備中")])
def test_games_without_pages_say_so(lang: str, words: str, root: Path) -> None:
    notebooks = root / "notebooks"
    shown = page(lang, notebooks)
    absent = [game for game in gp.GAMES if not (notebooks / game).is_dir()]
    assert shown.count(f'<span class="gp-tag">{words}</span>') == len(absent)
    assert page(lang).count(f'<span class="gp-tag">{words}</span>') == len(gp.GAMES)


def test_the_numbers_are_those_of_the_rule_book(root: Path) -> None:
    assert f"{len(gp.rulebook('deus'))} rules" in page("en", root / "notebooks")


@pytest.mark.rule(RULE_OF_EXAMPLE)
def test_the_example_is_what_the_engine_does() -> None:
    """Blue builds the army in 17: played from the position of the picture, village 10 gives Blue its 6 VP."""
    hand = {"hand": ["military-ballista"], "gold": 40}
    match = gp.Match.from_state(gp.state_from_dict({**BEFORE, "players": [hand, {}, {}]}))
    events: list[Event] = match.play(next(i for i in match.state.legal() if match.state.format(i).startswith("build")))
    while match.state.decision.kind == "pay":  # type: ignore[union-attr]
        match.play(match.state.legal()[0])
    events = match.play("place 17")
    (fall,) = (event for event in events if event.rule == RULE_OF_EXAMPLE)
    assert (fall.source, fall.amount, fall.what, fall.seat) == ("region 10", 6, "vp", 0)
    after = gp.state_from_dict(AFTER)
    assert match.state.holdings() == after.holdings() and match.state.village_vp(10) == 0  # type: ignore[attr-defined]


def test_the_languages_stand_in_their_own_letters_and_change_the_page(root: Path) -> None:
    shown = Index("en", root / "notebooks")
    assert [button.description for button in shown.buttons.values()] == ["English", "日本語"]
    body = shown.body
    shown.buttons["ja"].click()
    assert shown.body is body and 'lang="ja"' in body.value and "lang=ja" in body.value
    assert "gp-ja" in shown._dom_classes and "gp-on" in shown.buttons["ja"]._dom_classes
    shown.buttons["en"].click()
    assert "gp-ja" not in shown._dom_classes
