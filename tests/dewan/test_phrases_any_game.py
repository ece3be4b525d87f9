"""Whatever a game of Dewan can come to is said in sound sentences."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import gamepkg as gp
from gamepkg.core.types import Reason
from gamepkg.dewan import names, phrases, sentences, why
from gamepkg.dewan import table as t
from gamepkg.dewan.components import load_components
from gamepkg.dewan.notation import BLOCKS, CHANCE
from gamepkg.dewan.phrases import scoring, telling
from gamepkg.text import ids
from tests.laws.dewan_games import Play, choice
from tests.speech import LANGUAGES, said, sound

OFTEN = 0.1
GAMES = [(scenario, 4 if scenario == "team" else 2 + number % 3) for number, scenario in enumerate(names.SCENARIOS)]
LABELS = {
    "stories", "fire", "most-fire", "groups", "berries", "water", "invade", "berry-fire", "forests", "mountains",
    "berry-artifact", "lake-zones", "fish", "berry-pigment",
}  # fmt: skip


class Keen(Random):
    """Rather takes what stands last in a list: camps stand behind cards, and the end of a path behind its next step."""

    def random(self) -> float:
        found = super().random()
        return found if super().random() < 0.5 else 1 - found * found / 8


@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_all_that_a_random_game_says_is_sound(scenario: str, players: int) -> None:
    match = gp.Match("dewan", players=players, seed=players, chance="ask", auto=False, scenario=scenario)
    told: set[str] = set()
    wrong = [(text, lang) for text, lang in said(match, Keen(1), told, phrases, OFTEN) if not sound(text, lang)]
    assert wrong == []
    told |= {telling.form_of(happened) for happened in match.journal}
    assert {"draft", "turn", "route", "pay", "story", "deal", "take-card", "place", "berry", "end"} <= told


def test_every_decision_action_event_and_line_has_its_words() -> None:
    """Also those that random games hardly ever come to."""
    wanted = {f"dewan-ask-{kind}" for kind, _ in t.DECISIONS.values()}
    wanted |= {f"dewan-do-{block.kind}" for block in (*BLOCKS, *CHANCE)}
    wanted |= {f"dewan-event-{form}" for form in (*telling.BY_RULE.values(), *telling.BY_SOURCE.values())}
    wanted |= {f"dewan-source-{label}" for label in LABELS}
    wanted |= {f"dewan-step-given-{block.kind}" for block in BLOCKS}
    wanted |= {f"dewan-step-asked-{kind}" for frame, (kind, _) in t.DECISIONS.items() if frame not in t.CHANCE_FRAMES}
    for lang in LANGUAGES:
        assert wanted <= set(ids(lang))
    assert set(scoring.FORMS) - {"cards"} == LABELS


def test_every_rule_that_an_event_cites_has_its_sentence() -> None:
    sources = " ".join(path.read_text("utf-8") for path in sorted(Path(t.__file__).parent.glob("rules/*.py")))
    cited = set(re.findall(r'"(dewan\.[a-z.0-9-]+)"', sources))
    assert cited == set(telling.BY_RULE)


# -------------------------------------------------------------------- reasons


def walk(reasons: tuple[Reason, ...]) -> list[Reason]:
    return [found for reason in reasons for found in (reason, *walk(reason.because))]


def every_reason() -> dict[str, Reason]:
    """A reason for each message that random games come to, on small maps too."""
    found: dict[str, Reason] = {}
    for number in range(24):
        play, rng = Play(number * 5), Random(number)
        state = play.new_game()
        for step in range(400):
            if state.to_move is None:
                break
            if rng.random() < 0.04 or step < 4:
                for action in range(len(state.actions) + state.table.kinds):
                    for reason in walk(state.why_not(action)):
                        found.setdefault(sentences.message_of(reason), reason)
            state.play_legal(choice(state, rng, 0.6))
    return found


def test_reasons_are_sentences_in_both_languages() -> None:
    book, components = gp.rulebook("dewan"), load_components()
    found = every_reason()
    for reason in found.values():
        assert reason.rule in book
        english, japanese = (sentences.reason_text(reason, lang, components) for lang in LANGUAGES)
        assert english[0] == english[0].upper() and english.endswith("."), english
        assert sound(english, "en") and not re.search(r"\b(illegal|invalid|hex|please)\b", english), english
        assert sound(japanese, "ja") and japanese.endswith("。"), japanese
    assert len(found) > 25


def test_every_rule_that_can_be_cited_has_a_message_and_every_message_a_rule() -> None:
    sources = " ".join(path.read_text("utf-8") for path in sorted(Path(why.__file__).parent.glob("*.py")))
    cited = set(re.findall(r'"((?:core|dewan)\.[a-z.0-9-]+)"', sources)) | {"core.turn"}
    stems = {sentences.message_of(Reason(rule)) for rule in cited}
    messages = [message for message in ids("en") if message.startswith("dewan-reason-")]
    assert cited <= set(gp.rulebook("dewan"))
    assert [stem for stem in stems if not any(message.startswith(stem) for message in messages)] == []
    assert [message for message in messages if not any(message.startswith(stem) for stem in stems)] == []
