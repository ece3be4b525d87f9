"""Whole games of Dewan and Stone Age for three in a real browser, beside a match of the engine with the same seed.

The engine says what is played; the page must follow it step by step to the same end: by typed lines and keys alone,
and by mouse on the map and the rows.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from gamepkg import Match
from gamepkg.core.game import State
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

PICKED: Final = ("pay", "feed", "take")
"""Kinds of decisions of Stone Age that the page asks at once: goods are picked and then confirmed."""

Gesture = Callable[[Match], list[str]]
Act = Callable[[Page, State, list[str]], None]


def aim(match: Match) -> int:
    """A choice that brings the game to its end: camps before cards, and what is paid for before what is not."""
    return max(match.state.legal(), key=lambda number: (_zeal(match.state, number), -number))


def _zeal(state: State, number: int) -> int:
    kind, *args = state.format(number).split()
    if kind == "place":
        held = state.ledger()
        rich = sum(held.get((f"seat {state.seat}", good), 0) for good in GOODS) >= 3
        bought = args[0].startswith(("card", "building"))
        return 9 if bought and rich else 0 if bought else 1 if args[0] == "hunt" else 1 + int(args[1])
    return {"camp": 2, "settle": 2, "decline": 0, "done": 0, "no-tuck": 0, "lose-points": 0}.get(kind, 1)


def one_step(match: Match) -> list[str]:
    """Play one step of the match; its line."""
    number = aim(match)
    line = match.state.format(number)
    match.play(number)
    return [line]


def one_gesture(match: Match) -> list[str]:
    """Play all that the page asks at once; its lines, with those that were forced."""
    seat, kind = match.state.seat, match.state.decision.kind  # type: ignore[union-attr]
    lines: list[str] = []
    while True:
        before = match.cursor
        match.play(aim(match))
        new = [step.text for step in match.steps[before : match.cursor]]
        alike = list(takewhile(lambda line: line.split()[0] == kind, new)) if kind in PICKED else []
        lines += alike or new[:1]
        asked = match.state.decision
        goes_on = bool(alike) and alike == new and asked is not None and (asked.kind, match.state.seat) == (kind, seat)
        if not goes_on:
            return lines


def play_beside(page: Page, match: Match, gesture: Gesture, act: Act) -> None:
    """Play the match to its end; each act must move the page on."""
    while match.state.to_move is not None:
        state, before = match.state.copy(), page.evaluate(STEPS)
        act(page, state, gesture(match))
        page.wait_for_function(f"(before) => {STEPS} !== before || document.querySelector('{ENDED}')", arg=before)
    page.locator(ENDED).wait_for()


def type_it(page: Page, state: State, lines: list[str]) -> None:
    """The typed line, which previews, and the same again."""
    (line,), field = lines, page.locator(".gp-command input")
    tab_to(page, lambda: bool(field.evaluate("e => e === document.activeElement")))
    expect(field).to_have_value("")
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    page.locator(".gp-outlook.gp-preview").wait_for()
    expect(field).to_have_value(line)
    page.keyboard.press("Enter")


def shown(page: Page, words: str) -> Locator:
    """The button of the decision that sends these words."""
    return page.locator(f'.gp-decision > :not(.gp-hidden) [data-do="{words}"]')


def click_it(page: Page, state: State, lines: list[str]) -> None:
    """What is picked good by good and confirmed; places on the map, a click for each person; else its button."""
    first, number = lines[0].split(), state.parse(lines[0])
    if first[0] in PICKED:
        for line in lines:
            shown(page, f"pick {GOODS.index(line.split()[1])}").click()
        shown(page, "confirm").click()
    elif first[0] in ("place", "use"):
        told = telling(state.game)
        for _ in range(1 if first[1] == "hut" else int(first[-1]) if first[0] == "place" else 1):
            click_region(page, told.region_of_action(state, number) or 0)
        expect(page.locator(".gp-command input")).to_have_value(lines[0])
        page.locator(".gp-outlook.gp-preview .gp-primary").click()
    elif first[0] == "settle":
        shown(page, "settle").click()
    else:
        shown(page, f"play {number}").or_(shown(page, f"choose {number}")).click()
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
    play_beside(page, match, one_step, type_it)
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
    play_beside(page, match, one_gesture, click_it)
    shot(page, "stoneage-whole-game.en.1280")
    check_end(page, by_mouse, "Save as a file", "en", tmp_path)
    assert points(page)[1:] == [str(total) for total in match.state.points()]
