"""Whole games of Dewan and Stone Age for three in a real browser, beside a match of the engine with the same seed.

The engine says what is played; the page must follow it step by step to the same end: by typed lines and keys alone,
and by mouse on the map and the rows.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gamepkg import Match
from gamepkg.core.types import CHANCE
from gamepkg.text.telling import telling
from tests.browser.test_explore import READY, click_region
from tests.browser.test_explore_actions import points
from tests.browser.test_whole_game import (
    ENDED,
    ROWS,
    STEPS,
    begin_for_three,
    by_keyboard,
    by_mouse,
    check_end,
    play,
    tab_to,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SEED = 11
GOODS = ("wood", "brick", "stone", "gold")

Act = Callable[[Page, Match, int], None]


def aim(match: Match) -> int:
    """A choice that brings the game to its end: camps before cards, and what is paid for before what is not."""
    return max(match.state.legal(), key=lambda number: (_zeal(match, number), -number))


def _zeal(match: Match, number: int) -> int:
    kind, *args = match.state.format(number).split()
    if kind == "place":
        held = match.state.ledger()
        rich = sum(held.get((f"seat {match.state.seat}", good), 0) for good in GOODS) >= 3
        bought = args[0].startswith(("card", "building"))
        return 9 if bought and rich else 0 if bought else 1 if args[0] == "hunt" else 1 + int(args[1])
    return {"camp": 2, "settle": 2, "decline": 0, "done": 0, "no-tuck": 0, "lose-points": 0}.get(kind, 1)


def play_beside(page: Page, match: Match, act: Act) -> None:
    """Play the match to its end; each act must move the page on."""
    while match.state.to_move is not None:
        assert match.state.to_move != CHANCE
        number, before = aim(match), page.evaluate(STEPS)
        act(page, match, number)
        page.wait_for_function(f"(before) => {STEPS} !== before || document.querySelector('{ENDED}')", arg=before)
        match.play(number)
    page.locator(ENDED).wait_for()


def type_it(page: Page, match: Match, number: int) -> None:
    """The typed line, which previews, and the same again."""
    line, field = match.state.format(number), page.locator(".gp-command input")
    tab_to(page, lambda: bool(field.evaluate("e => e === document.activeElement")))
    expect(field).to_have_value("")
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    page.locator(".gp-outlook.gp-preview").wait_for()
    expect(field).to_have_value(line)
    page.keyboard.press("Enter")


def click_it(page: Page, match: Match, number: int) -> None:
    """On the map where it is about a place there, once for each person; else its row, or where a panel asks for several
    things at once (a payment, tools) its line. Then the main button."""
    told, state = telling(match.state.game), match.state
    region, row = told.region_of_action(state, number), page.locator(f'.gp-choices [data-do="choose {number}"]')
    if region is not None and (first := told.meant(state, region)) is not None:
        times = 1 if number == first else int(state.format(number).split()[-1])
        for _ in range(times):
            click_region(page, region)
        expect(page.locator(".gp-command input")).to_have_value(state.format(number))
    elif row.count():
        for fold in page.locator(".gp-choices details:not([open])").filter(has=row).all():
            fold.locator("summary").first.click()
        row.click()
    else:
        page.locator(".gp-command input").fill(state.format(number))
        page.locator(".gp-command button").click()
    page.locator(".gp-outlook.gp-preview .gp-primary").click()


def camp_or_take(page: Page) -> None:
    """A camp where one is in reach, by a click on the map that pays as proposed; else the first row."""
    goals = page.locator('.gp-journey:not(.gp-hidden) [data-do^="goal "]')
    if goals.count():
        click_region(page, int(str(goals.first.get_attribute("data-do")).split()[1]))
    else:
        page.locator(ROWS).first.click()
    page.locator(".gp-outlook.gp-preview .gp-primary").click()


@pytest.mark.parametrize("game", ["dewan", "stoneage"])
def test_a_whole_game_by_typed_lines(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path, game: str
) -> None:
    open_notebook(page, f"{game}/explore.ipynb", READY, lang="ja")
    begin_for_three(page, by_keyboard, "このゲームを始める")
    match = Match(game, players=3, seed=SEED)
    play_beside(page, match, type_it)
    shot(page, f"{game}-whole-game.ja.1280")
    check_end(page, by_keyboard, "ファイルに保存", "ja", tmp_path)
    assert points(page)[1:] == [str(total) for total in match.state.points()]


def test_a_whole_game_of_dewan_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, "dewan/explore.ipynb", READY)
    begin_for_three(page, by_mouse, "Begin this game")
    play(page, camp_or_take)
    shot(page, "dewan-whole-game.en.1280")
    check_end(page, by_mouse, "Save as a file", "en", tmp_path)


def test_a_whole_game_of_stone_age_by_mouse(
    page: Page, open_notebook: Callable[..., None], shot: Callable[..., Path], tmp_path: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    open_notebook(page, "stoneage/explore.ipynb", READY)
    begin_for_three(page, by_mouse, "Begin this game")
    match = Match("stoneage", players=3, seed=SEED)
    play_beside(page, match, click_it)
    shot(page, "stoneage-whole-game.en.1280")
    check_end(page, by_mouse, "Save as a file", "en", tmp_path)
    assert points(page)[1:] == [str(total) for total in match.state.points()]
