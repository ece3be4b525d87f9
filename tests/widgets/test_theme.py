"""The look: contrast recomputed from the tokens, and one sheet that stays in its scope."""

from __future__ import annotations

import math
import re

import pytest

from gamepkg.scene.tokens import THEMES, Theme, colour, seats, tokens
from widgets import theme as look

TEXT, MARK = 4.5, 3.0
"""The floors of WCAG 2 for text and for marks."""

SHEET = look.style_sheet()


def pairs(mode: Theme) -> list[tuple[str, str, str, str, float]]:
    """Group and name as in the tokens, the two colours, and the floor."""
    found = []
    for ground in ("page", "surface", "sunken"):
        for ink in ("text", "muted", "accent", "danger", "good"):
            found.append(("text on surfaces", f"{ink} on {ground}", ink, ground, TEXT))
        for ink in ("focus", "lineStrong"):
            found.append(("marks on surfaces", f"{ink} on {ground}", ink, ground, MARK))
    for ink, ground in (
        ("onAccent", "accent"), ("onInverse", "inverse"), ("text", "accentSoft"), ("accent", "accentSoft"),
        ("text", "dangerSoft"), ("danger", "dangerSoft"), ("muted", "accentSoft"),
    ):  # fmt: skip
        found.append(("text on surfaces", f"{ink} on {ground}", ink, ground, TEXT))
    for game, kinds in tokens()["terrain"].items():
        for name, kind in kinds.items():
            closed, place = kind.get("inverse", False), f"ground.{game}.{name}"
            found.append(("text on terrain", f"{game} {name}", "onInverse" if closed else "ink", place, TEXT))
            for ink in ("overlay", "overlayDanger", "ink"):
                label = f"{ink} on {game} {name}" + (" (casing)" if closed else "")
                found.append(("marks on terrain", label, ink, "casing" if closed else place, MARK))
    for k, seat in enumerate(tokens()["seat"]):
        found += [("seats", f"{seat['name']} on {ground}", f"seat{k}", ground, MARK) for ground in ("tray", "surface")]
    for name in tokens()["cardColour"]:
        found.append(("card colours", f"{name} on surface", f"card.{name}", "surface", TEXT))
    return found


@pytest.mark.parametrize("mode", THEMES)
def test_contrast_holds_its_floors_and_the_figures_are_current(mode: Theme) -> None:
    measured = tokens()["measured"][mode]
    for group, name, ink, ground, floor in pairs(mode):
        ratio = look.contrast(colour(ink, mode), colour(ground, mode))
        assert ratio >= floor, f"{mode} {name}: {ratio:.2f}"
        assert math.floor(ratio * 100) / 100 == measured[group][name], name


@pytest.mark.parametrize("mode", THEMES)
def test_every_measured_pair_is_checked(mode: Theme) -> None:
    checked = {(group, name) for group, name, *_ in pairs(mode)}
    stored = tokens()["measured"][mode]
    assert checked == {(group, name) for group in stored if "CIEDE" not in group for name in stored[group]}


def test_contrast_of_black_white_and_a_known_grey() -> None:
    assert look.contrast("#000000", "#FFFFFF") == 21
    assert look.contrast("#FFFFFF", "#767676") == pytest.approx(4.54, abs=0.005)


def test_both_themes_give_every_variable_a_value() -> None:
    assert look.variables("light").keys() == look.variables("dark").keys()
    given = look.variables("light").keys() | look.fonts().keys() | {"c"}
    assert set(re.findall(r"var\(--([\w-]+)\)", SHEET)) <= given
    assert {f"seat{k}" for k in range(seats())} <= given


def selectors() -> list[str]:
    bare = re.sub(r"/\*.*?\*/", "", SHEET, flags=re.S)
    bare = re.sub(r"@(?:container|media)[^{]*\{", "", bare)
    return [part.strip() for head in re.findall(r"([^{}]+)\{", bare) for part in re.split(r",(?![^(]*\))", head)]


def test_no_rule_reaches_beyond_the_page() -> None:
    for selector in selectors():
        assert re.search(r"\.gp\b", selector), selector


def test_braces_are_balanced() -> None:
    assert SHEET.count("{") == SHEET.count("}")


def test_the_documented_classes_are_those_of_the_sheet() -> None:
    named = set(re.findall(r"\bgp-[a-z]+(?:-[a-z]+)*", look.__doc__ or ""))
    styled = set(re.findall(r"\.(gp-[a-z]+(?:-[a-z]+)*)", SHEET))
    assert named - styled <= {"gp-main", "gp-side", "gp-choices", "gp-light", "gp-ja"}, sorted(named - styled)
    inner = {f"gp-card-{kind}" for kind in tokens()["cardColour"]} | {
        "gp-chip", "gp-chip-body", "gp-id", "gp-rule-text", "gp-status", "gp-btn", "gp-board", "gp-key", "gp-plotly",
        "gp-map", "gp-emblem", "gp-icon", "gp-good", "gp-done", "gp-dice",
    }  # fmt: skip
    assert styled - named <= inner, sorted(styled - named - inner)


def test_it_folds_at_900_and_560_px_and_respects_less_motion() -> None:
    assert "(max-width: 900px)" in SHEET and "(max-width: 560px)" in SHEET
    assert "prefers-reduced-motion: reduce" in SHEET and "min-height: 44px" in SHEET


def test_dark_follows_the_notebook_and_can_be_forced() -> None:
    dark = colour("page", "dark")
    heads = [head for head, body in re.findall(r"([^{}]+)\{([^{}]*)\}", SHEET) if f"--page:{dark}" in body]
    assert any('body[data-jp-theme-light="false"] .gp' in head and ".gp.gp-dark" in head for head in heads)


def test_a_chip_opens_without_the_kernel_and_escapes_its_title() -> None:
    text = look.chip("Less < more", "<p>rule</p>", "ruling", "ruling")
    assert text.startswith("<details ") and "<summary>" in text and "Less &lt; more" in text
    assert "<b>ruling</b>" in text and 'name="gp-chip"' in text


def test_emblems_and_icons_are_named_or_hidden() -> None:
    assert 'aria-hidden="true"' in look.emblem(0) and 'aria-label="Blue"' in look.emblem(0, "Blue")
    assert "gp-good" in look.icon("wood", "wood") and "gp-good" not in look.icon("military")
    with pytest.raises(KeyError):
        look.icon("dragon")
