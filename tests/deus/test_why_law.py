"""The why law: the second verifier says yes exactly when the engine does, and every reason can be said."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.deus import sentences, why
from gamepkg.deus import table as t
from gamepkg.deus.components import load_components
from gamepkg.deus.effect_kinds import KINDS
from gamepkg.deus.names import COLOURS, GOLD, READY, RES, RESOURCES, VP, WILD_USED
from gamepkg.text import ids
from tests.deus.refusals import walk
from tests.deus.test_components import TEXT

ASK = {"deus.effect.automatic": "ask"}
GAMES: list[dict[str, Any]] = [
    {"players": 2, "draft_pieces": 10},
    {"players": 3, "wild_card": True, "board": "second"},
    {"players": 4, "draft_pieces": 7, "board": "random"},
    {"players": 2, "wild_card": True, "rulings": ASK, "board": "random"},
]
EACH_KIND = 3
RARER = 60
"""The first positions of each kind of step are looked at, then one of so many."""


def positions(options: dict[str, Any], seeds: range, rarer: int = RARER) -> Iterator[Any]:
    """Positions of random games: the first of each kind of step, then one in ``rarer``."""
    seen: Counter[int] = Counter()
    for seed in seeds:
        rng, state = Random(seed), gp.new_game("deus", seed=seed, **options)
        while True:
            kind = state.frames[-1][0]
            seen[kind] += 1
            if seen[kind] <= EACH_KIND or rng.random() * rarer < 1:
                yield state
            if state.to_move is None:
                break
            state.apply(state.draw(rng) if state.to_move == gp.CHANCE else rng.choice(state.legal()))


def strained(options: dict[str, Any], turns: int) -> Iterator[Any]:
    """Whole turns from positions where little is left of everything, so that rare rules bite."""
    rng, state = Random(turns), gp.new_game("deus", seed=1, **options)
    while turns:
        if state.to_move is None:
            state = gp.new_game("deus", seed=turns, **options)
        elif state.to_move == gp.CHANCE:
            state.apply(state.draw(rng))
        elif state.decision.kind != "turn" or rng.random() < 0.8:
            state.apply(rng.choice(state.legal()))
        else:
            turns -= 1
            yield from a_turn(scarce(state, rng), rng)


def scarce(state: Any, rng: Random) -> Any:
    """A position of the same game that a person might make by hand: short of goods, full columns."""
    new = state.copy()
    cards = new.table.components.cards
    for row in new.rows:
        row[GOLD], row[VP] = rng.randrange(18), rng.randrange(2, 5)
        row[WILD_USED] = 0
    new.rows[rng.randrange(new.players)][GOLD] = 1
    for i in range(len(RESOURCES)):
        new.stock[i] = rng.choice((0, 0, 1, 2))
        new.rows[new.seat][RES + i] = rng.randrange(4)
    for i, colour in enumerate(COLOURS):
        of_colour = [card.index for card in cards if card.colour == colour]
        new.columns[new.seat * len(COLOURS) + i] = tuple(
            rng.choice(of_colour) for _ in range(rng.randrange(1, 6 if colour != "temple" else 3))
        )
        if colour != "temple":
            new.rows[new.seat][READY + i] = rng.randrange(3)
    return new


def a_turn(state: Any, rng: Random) -> Iterator[Any]:
    """The positions of one turn; rather a building than an offering."""
    yield state
    builds = [i for i in state.legal() if state.format(i).startswith(("build", "wild"))]
    if builds:
        state.apply(rng.choice(builds))
        while state.to_move is not None and state.to_move != gp.CHANCE and state.decision.kind != "turn":
            legal = state.legal()
            if len(legal) > 1:
                yield state
            state.apply(rng.choice(legal[-2:]) if rng.random() < 0.5 else rng.choice(legal))


def every_id(state: Any) -> range:
    return range(len(state.actions) + state.table.card_count)


# -------------------------------------------------------------------- the law


def holds(state: Any) -> bool:
    legal = set(state.legal())
    for action in every_id(state):
        found = state.why_not(action)
        assert (found == ()) == (action in legal), f"{state.frames} {state.format(action)} {found}"
    return True


@pytest.mark.law
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_an_action_is_refused_with_reasons_exactly_when_it_is_not_legal(options: dict[str, Any]) -> None:
    assert all(holds(state) for state in positions(options, range(4)))
    assert all(holds(state) for state in strained(options, 20))


@pytest.fixture(scope="module")
def dear_cards(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A set with costs of several of a kind and of gold, with exchanges and with reuse that the ordinary one lacks."""
    text = re.sub(r"^cost = \{ clay = 1 \}$", "cost = { clay = 2, gold = 2 }", TEXT, flags=re.M)
    text = re.sub(r"^cost = \{ stone = 1 \}$", "cost = { stone = 3 }", text, flags=re.M)
    for kind, instead in (
        ("sell_for_vp", 'kind = "exchange_resources", max = 5, take = ["wood", "clay"]'),
        ("draw_cards", 'kind = "activate_card", colours = ["civil", "production"], count = 3'),
    ):
        text = re.sub(rf'^effects = \[{{ kind = "{kind}".*$', f"effects = [{{ {instead} }}]", text, flags=re.M)
    path = tmp_path_factory.mktemp("cards") / "dear.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.law
def test_the_law_holds_for_other_cards(dear_cards: str) -> None:
    options = {"players": 2, "components": dear_cards, "wild_card": True}
    components = load_components(dear_cards)
    assert components.card("production-small").cost["clay"] == 2
    assert components.card("maritime-smallport-clay").effects[0].params["take"] == ("wood", "clay")
    assert components.card("scientific-school").effects[0].params["count"] == 3
    assert all(holds(state) for state in positions(options, range(2)))
    assert all(holds(state) for state in strained(options, 60))


@pytest.mark.rule("core.complete", "deus.supply.shortage", "deus.colour.maritime.exchange-resources")
def test_no_more_is_returned_than_can_be_taken(dear_cards: str) -> None:
    # 1 stone is returned; of the two kinds that the card gives, wood and clay, the supply holds 1 clay
    state = gp.new_game("deus", players=2, seed=1, components=dear_cards)
    card = state.table.components.card("maritime-smallport-clay")
    state.stock[: len(RESOURCES)] = [0, 1, 1, 0]
    state.rows[state.seat][RES : RES + len(RESOURCES)] = [0, 1, 1, 1]
    state.frames = [(t.FINISH,), (t.RETURN, state.table.effect_steps[card.index][0], 4, RESOURCES.index("stone"), 1)]

    def refused(text: str) -> list[str]:
        return [reason.rule for reason in walk(state.why_not(state.parse(text)))]

    assert holds(state)
    assert refused("return wheat") == ["core.complete", "deus.supply.shortage"]
    assert refused("return clay") == []  # it can be taken back
    state.apply(state.parse("return clay"))
    state.apply(state.parse("stop"))
    assert holds(state)
    assert refused("stop") == ["deus.colour.maritime.exchange-resources"]
    assert refused("take wheat") == ["deus.colour.maritime.exchange-resources"]
    assert refused("take wood") == ["deus.supply.finite"]
    assert refused("take clay") == []


@pytest.mark.law
def test_every_reason_cites_a_rule_of_the_book_and_is_a_sentence_in_both_languages() -> None:
    rulebook, said = gp.rulebook("deus"), {}
    for number, options in enumerate(GAMES):
        for state in positions(options, range(number * 10, number * 10 + 4), rarer=1_000):
            for action in every_id(state):
                for reason in walk(state.why_not(action)):
                    kind = (reason.rule, *(reason.facts.get(fact) for fact in ("case", "what", "region", "asked")))
                    said.setdefault(kind, reason)
    cards = [card.id for card in load_components().cards]
    for reason in said.values():
        assert reason.rule in rulebook
        assert all(type(fact) in (int, str, tuple) for fact in reason.facts.values())
        english, japanese = (sentences.reason_text(reason, lang) for lang in ("en", "ja"))
        assert english[0] == english[0].upper() and english.endswith("."), english
        assert japanese.endswith("。"), japanese
        assert not [card for card in cards if card in english]
        assert not re.search(r"[a-z]+[._][a-z]|[{}$]|\b(illegal|invalid|hex|please)\b", english), english
        assert not re.search(r"[a-z{}$_]", japanese.replace("deus", "")), japanese
    assert len({reason.rule for reason in said.values()}) > 50


def test_every_rule_that_can_be_cited_has_a_message_and_every_message_a_rule() -> None:
    sources = [path.read_text("utf-8") for path in sorted(Path(why.__file__).parent.glob("*.py"))]
    cited = set(re.findall(r'"((?:core|deus)\.[a-z.0-9-]+)"', " ".join(sources)))
    cited.add("core.turn")  # by a match that is told who plays
    cited |= {KINDS[kind].rule for kind, frame in t.EFFECT_FRAMES.items() if frame != t.AUTO}
    assert {sentences.message_of(rule) for rule in cited} == {i for i in ids("en") if i.startswith("reason-")}
    assert cited <= set(gp.rulebook("deus"))
