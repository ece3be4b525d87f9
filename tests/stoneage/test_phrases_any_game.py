"""Whatever a game of Stone Age can come to is said in sound sentences."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import gamepkg as gp
from gamepkg.core.types import Reason
from gamepkg.stoneage import phrases, sentences, why
from gamepkg.stoneage import table as t
from gamepkg.stoneage.components import load_components
from gamepkg.stoneage.effect_kinds import BOTTOM, COST, KINDS, TOP
from gamepkg.stoneage.game import StoneageState
from gamepkg.stoneage.notation import BLOCKS, CHANCE
from gamepkg.stoneage.phrases import scoring, telling
from gamepkg.stoneage.words import (
    card_name,
    cost_text,
    effect_sentence,
    effect_text,
    place_name,
    place_title,
    tile_name,
    worth_text,
)
from gamepkg.text import ids
from tests.laws.stoneage_games import Play, choice
from tests.speech import LANGUAGES, said, sound

OFTEN = 0.1
LABELS = {
    "building", "card", "hunger", "before", "resources", "any-two", "culture", "farmer", "tool_maker", "hut_builder",
    "shaman",
}  # fmt: skip
TIES = {"agriculture", "tools", "people", "sum", "shared"}


class Keen(Random):
    """Rather takes what stands early in a list: payments stand before declining."""

    def random(self) -> float:
        found = super().random()
        return found if super().random() < 0.5 else found * found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_a_random_game_says_is_sound(players: int) -> None:
    match = gp.Match("stoneage", players=players, seed=players, chance="ask", auto=False)
    told: set[str] = set()
    wrong = [(text, lang) for text, lang in said(match, Keen(1), told, phrases, OFTEN) if not sound(text, lang)]
    assert wrong == []
    told |= {telling.form_of(happened) for happened in match.journal}
    assert {"place", "use", "tool", "pay", "roll", "refill", "reveal", "gain-good", "feed", "card", "end"} <= told


def test_every_card_tile_and_place_has_sound_names() -> None:
    components = load_components()
    state = gp.new_game("stoneage", players=4, seed=1)
    assert isinstance(state, StoneageState)
    for lang in LANGUAGES:
        names = [card_name(card, lang) for card in components.cards]
        names += [effect_sentence(part, lang) for card in components.cards for part in (card.top, card.bottom)]
        names += [tile_name(tile, lang) for tile in components.tiles]
        names += [worth_text(tile, lang) for tile in components.tiles]
        names += [effect_text(effect, lang) for effect in components.dice]
        names += [named(place, lang) for place in state.table.places for named in (place_name, place_title)]
        assert [name for name in names if not sound(name, lang)] == []


def test_names_agree_with_the_component_file() -> None:
    """A card is told by its parts, and the file names it by them as well."""
    assert card_name(load_components().card("civ08"), "en") == load_components().card("civ08").name_in("en")
    assert cost_text(load_components().tile("bld19").cost, "ja") == load_components().tile("bld19").name_in("ja")


def test_every_decision_action_event_and_line_has_its_words() -> None:
    """Also those that random games hardly ever come to."""
    wanted = {f"stoneage-ask-{kind}" for kind, _ in t.DECISIONS.values()}
    wanted |= {f"stoneage-do-{block.kind}" for block in (*BLOCKS, *CHANCE) if block.kind != "use"}
    wanted |= {f"stoneage-step-given-{block.kind}" for block in BLOCKS}
    wanted |= {f"stoneage-step-asked-{kind}" for frame, (kind, _) in t.DECISIONS.items() if frame < t.ROLL}
    wanted |= {f"stoneage-source-{label.replace('_', '-')}" for label in LABELS}
    wanted |= {f"stoneage-score-{label.replace('_', '-')}" for label in LABELS | TIES}
    for kind, known in KINDS.items():
        name = kind.replace("_", "-")
        if known.part in (TOP, BOTTOM):
            wanted |= {f"stoneage-effect-{name}", f"stoneage-explain-{name}"}
        elif known.part == COST and kind != "fixed":
            wanted.add(f"stoneage-cost-{name}")
    for lang in LANGUAGES:
        assert wanted - set(ids(lang)) == set()
    assert set(scoring.FORMS) <= LABELS | TIES


def test_every_rule_that_an_event_cites_has_its_sentence() -> None:
    assert tuple(telling.BY_RULE) and set(telling.BY_RULE) == set(t.RULES_IN_EVENTS)


# -------------------------------------------------------------------- reasons


def walk(reasons: tuple[Reason, ...]) -> list[Reason]:
    return [found for reason in reasons for found in (reason, *walk(reason.because))]


def every_reason() -> dict[str, Reason]:
    """A reason for each message that random games come to."""
    found: dict[str, Reason] = {}
    for number in range(18):
        rng = Random(number)
        state = Play(number).new_game()
        ids = [i for i in range(len(state.actions)) if not state.actions[i].kind.startswith("roll")]
        for _ in range(220):
            if state.to_move is None:
                break
            if rng.random() < 0.15:
                for action in rng.sample(ids, 60):
                    for reason in walk(state.why_not(action)):
                        found.setdefault(sentences.message_of(reason), reason)
            state.play_legal(choice(state, rng, 0.6))
    return found


def test_reasons_are_sentences_in_both_languages() -> None:
    book, components = gp.rulebook("stoneage"), load_components()
    found = every_reason()
    for reason in found.values():
        assert reason.rule in book
        english, japanese = (sentences.reason_text(reason, lang, components) for lang in LANGUAGES)
        assert english[0] == english[0].upper() and english.endswith("."), english
        assert sound(english, "en") and not re.search(r"\b(illegal|invalid|please)\b", english), english
        assert sound(japanese, "ja") and japanese.endswith("。"), japanese
    assert len(found) > 20


def test_every_rule_that_can_be_cited_has_a_message_and_every_message_a_rule() -> None:
    sources = " ".join(path.read_text("utf-8") for path in sorted(Path(why.__file__).parent.glob("*.py")))
    cited = set(re.findall(r'"((?:core|stoneage)\.[a-z.0-9-]+)"', sources)) | {"core.turn"}
    cited.add("stoneage.building.cost-kinds")  # by way of the price
    messages = [message for message in ids("en") if message.startswith("stoneage-reason-")]
    stems = {sentences.message_of(Reason(rule)) for rule in cited}
    shared = {f"stoneage-reason-place-{case}" for case in sentences.PLACING}
    assert [stem for stem in stems if not any(message.startswith(stem) for message in messages)] == []
    assert [message for message in messages if message not in shared and not message.startswith(tuple(stems))] == []


CITED = {
    "core.holds": [{"case": "tool", "value": 3}, {"case": "card", "card": "civ03"}],
    "core.chance": [{"case": "dice", "dice": 3, "shown": 2}, {"case": "pile", "card": "bld01"},
                    {"case": "kind", "asked": "roll", "given": "deal"}],
    "core.order": [{"case": "passed", "what": "tool", "pick": 1, "other": "civ02"},
                   {"case": "passed", "what": "resource", "pick": "wood", "other": "gold"},
                   {"case": "begun", "what": "resource", "pick": "civ31", "other": 1}],
    "core.complete": [{"case": "price", "resource": "wood"}, {"case": "picks", "left": 3, "can": 1}],
    "stoneage.card.any-two": [{"case": "kind", "card": "civ03"}, {"case": "used", "card": "civ31"},
                              {"case": "other", "card": "civ03", "asked": "civ31"}],
    "stoneage.feed.no-mixing": [{"case": "cover", "have": 1, "missing": 3}, {"case": "begun", "fed": 1}],
    "stoneage.building.cost-kinds": [
        {"case": "short", "held": {"wood": 1}, "price": "fixed", "wood": 2, "brick": 1, "stone": 0, "gold": 0},
        {"case": "asks", "price": "range_any", "min": 1, "max": 7}],
    "stoneage.card.dice-for-all": [{"face": 3, "dice": (1, 1, 5)}],
    "stoneage.tools.one-use": [{"case": "kind", "card": "civ03"}, {"case": "used", "card": "civ02"}],
    "stoneage.ui.decline": [{"picked": 2}],
}  # fmt: skip
"""Reasons that random games hardly ever come to, with the facts that `gamepkg.stoneage.why` gives them."""


@pytest.mark.parametrize("rule", sorted(CITED))
def test_rare_reasons_are_sentences(rule: str) -> None:
    for facts in CITED[rule]:
        for lang in LANGUAGES:
            text = sentences.reason_text(Reason(rule, facts), lang)
            assert sound(text, lang) and text.endswith("." if lang == "en" else "。"), text
