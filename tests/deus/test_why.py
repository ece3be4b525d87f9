"""The second verifier: it says yes exactly when the engine does, and its refusals are those of the lessons."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.core.types import Reason
from gamepkg.deus import sentences, why
from gamepkg.deus import table as t
from gamepkg.deus.components import load_components
from gamepkg.deus.effect_kinds import KINDS
from gamepkg.deus.names import COLOURS, GOLD, READY, RES, RESOURCES, VP, WILD_USED
from gamepkg.deus.notation import CHANCE_KIND
from gamepkg.text import ids
from tests.deus.study import DE1, DE2, DE3, NOTHING, Game, game
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


def walk(reasons: tuple[Reason, ...]) -> Iterator[Reason]:
    for reason in reasons:
        yield reason
        yield from walk(reason.because)


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
        row[GOLD], row[VP] = rng.randrange(11), rng.randrange(2, 5)
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
        reasons = state.why_not(action)
        assert (reasons == ()) == (action in legal), f"{state.frames} {state.format(action)} {reasons}"
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
    text = text.replace('take = "any"', 'take = ["wood", "clay"]')
    text = re.sub(r'colours = \["production"\], count = 1', 'colours = ["civil", "production"], count = 3', text)
    path = tmp_path_factory.mktemp("cards") / "dear.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.law
def test_the_law_holds_for_other_cards(dear_cards: str) -> None:
    options = {"players": 2, "components": dear_cards, "wild_card": True}
    components = load_components(dear_cards)
    assert components.card("production-small").cost["clay"] == 2
    assert components.card("maritime-x-exchange").effects[0].params["take"] == ("wood", "clay")
    assert components.card("scientific-x-activate-production").effects[0].params["count"] == 3
    assert all(holds(state) for state in positions(options, range(2)))
    assert all(holds(state) for state in strained(options, 60))


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
    cited |= {KINDS[kind].rule for kind, frame in t.EFFECT_FRAMES.items() if frame != t.AUTO}
    assert {sentences.message_of(rule) for rule in cited} == {i for i in ids("en") if i.startswith("reason-")}
    assert cited <= set(gp.rulebook("deus"))


# -------------------------------------------------------------------- refusals of the lessons


def reasons(at_table: Game, text: str) -> dict[str, Reason]:
    """The reasons by rule, those that a reason stands on too."""
    return {reason.rule: reason for reason in walk(at_table.state.why_not(at_table.id(text)))}


def refused(at_table: Game, text: str) -> list[str]:
    """The rules that are broken, in order, without those behind them."""
    return [reason.rule for reason in at_table.state.why_not(at_table.id(text))]


def placing(study: Any, piece: str, **given: Any) -> Game:
    """You are about to place this piece; the card is paid for."""
    place = ["place", t.COLOURS.index(piece), next(c.index for c in load_components().cards if c.colour == piece)]
    return game(study, pending=[["finish"], place], **given)


@pytest.mark.rule("deus.place.first-edge", "deus.place.sea")
def test_d2_1_a_first_building_goes_to_the_edge() -> None:
    at_table = placing(DE1, "production")
    assert refused(at_table, "place R0") == ["deus.place.first-edge"]
    assert refused(at_table, "place O6") == ["deus.place.sea"]
    assert refused(at_table, "place R2") == ["deus.place.sea", "deus.place.first-edge"]
    assert refused(at_table, "place V") == ["deus.place.not-village", "deus.place.first-edge"]
    assert refused(at_table, "place O0") == []


@pytest.mark.rule("deus.place.first-apart", "deus.place.first-apart-distance")
def test_d2_3_a_first_region_keeps_its_distance() -> None:
    at_table = placing(DE1, "production", blue={"on": "O0:c"})
    assert refused(at_table, "place O11") == ["deus.place.first-apart"]
    facts = reasons(at_table, "place O11")["deus.place.first-apart"].facts
    assert (facts["steps"], facts["near"], facts["owner"]) == (1, DE1.number["O0"], 1)
    assert reasons(at_table, "place R1")["deus.place.first-apart"].facts["steps"] == 2
    assert refused(at_table, "place O3") == [] == refused(at_table, "place O9")


@pytest.mark.rule("deus.place.first-apart-possible")
def test_d2_4_without_room_only_the_distance_falls_away() -> None:
    at_table = placing(DE2, "production", blue={"on": "F:c"})
    assert refused(at_table, "place W") == [] == refused(at_table, "place M")
    assert refused(at_table, "place C") == ["deus.place.first-edge"]
    assert refused(at_table, "place V") == ["deus.place.not-village"]


@pytest.mark.rule("deus.place.distinct-types", "deus.place.not-others", "deus.place.later", "deus.place.sea")
def test_d2_5_to_8_later_buildings() -> None:
    assert refused(placing(DE1, "production", you={"on": "O0:p"}), "place O0") == ["deus.place.distinct-types"]
    at_table = placing(DE1, "civil", you={"on": "O0:p"}, blue={"on": "O1:p"})
    assert refused(at_table, "place O1") == ["deus.place.not-others"]
    assert refused(at_table, "place R1") == ["deus.place.later"]
    ship = placing(DE1, "maritime", you={"on": "O0:p O1:c", "vp": 2})
    assert refused(ship, "place O2") == []
    assert refused(ship, "place R5") == ["deus.place.later"]
    assert refused(ship, "place O10") == ["deus.place.later", "deus.place.edge-for-3vp-limits"]
    assert refused(ship, "place R1") == ["deus.place.sea"]
    assert refused(placing(DE1, "civil", you={"on": "O0:p O1:c"}), "place O2") == ["deus.place.sea"]


@pytest.mark.rule("deus.place.sea", "deus.place.not-others", "deus.place.later")
def test_every_broken_rule_is_named_also_those_that_do_not_decide() -> None:
    at_table = placing(DE1, "civil", you={"on": "O0:p"}, blue={"on": "O6:s"})
    assert refused(at_table, "place O6") == ["deus.place.sea", "deus.place.not-others", "deus.place.later"]


@pytest.mark.rule("deus.place.not-village")
def test_d2_9_an_emptied_village_is_no_region_to_build_on() -> None:
    at_table = placing(DE1, "civil", you={"on": "R0:p"}, villages={"V": 0})
    assert refused(at_table, "place V") == ["deus.place.not-village"]


@pytest.mark.rule("deus.place.edge-for-3vp-limits", "deus.place.edge-for-3vp")
def test_d2_10_and_11_three_vp_replace_adjacency_and_nothing_else() -> None:
    rich = placing(DE1, "civil", you={"on": "O0:p", "vp": 3})
    assert refused(rich, "place O3") == []
    assert refused(rich, "place R3") == ["deus.place.later"]
    assert refused(rich, "place O6") == ["deus.place.sea"]
    poor = placing(DE1, "civil", you={"on": "O0:p", "vp": 2})
    assert refused(poor, "place O11") == []
    assert refused(poor, "place O7") == ["deus.place.later", "deus.place.edge-for-3vp-limits"]
    assert reasons(poor, "place O7")["deus.place.edge-for-3vp-limits"].facts["vp"] == 2


@pytest.mark.rule("deus.build.must-complete", "deus.place.sea")
def test_d2_12_a_card_without_a_region_says_what_closes_each() -> None:
    you = {"on": "O0:p", "hand": ["maritime-galley"]}
    at_table = game(DE1, you={**you, "vp": 2})
    assert refused(at_table, "build maritime-galley") == ["deus.build.must-complete"]
    because = reasons(at_table, "build maritime-galley")
    assert set(because["deus.place.edge-for-3vp-limits"].facts["regions"]) == set(DE1["O2 O6 O10"])
    assert len(because["deus.place.sea"].facts["regions"]) == 13  # all land
    assert set(because["deus.place.later"].facts["regions"]) >= set(DE1["O2 O6 O10 R2"])
    assert because["deus.place.not-village"].facts["regions"] == tuple(DE1["V"])
    assert game(DE1, you={**you, "vp": 3}).can("build maritime-galley")


@pytest.mark.rule("deus.build.needs-piece", "deus.place.from-board")
def test_d3_2_the_reserve_gives_no_piece_directly() -> None:
    you = {"on": "O0:p O1:p", "hand": ["production-small"], "ready": {"production": 0}}
    at_table = game(DE1, you=you)
    assert refused(at_table, "build production-small") == ["deus.build.needs-piece", "deus.place.from-board"]
    assert reasons(at_table, "build production-small")["deus.place.from-board"].facts["reserve"] == 3


@pytest.mark.rule("deus.build.cost", "deus.build.gold-for-resource", "deus.build.must-complete")
def test_d3_3_the_column_cannot_pay_for_its_card() -> None:
    at_table = game(DE1, you={"hand": ["production-small"], **NOTHING, "gold": 3})
    broken = reasons(at_table, "build production-small")
    assert list(broken) == ["deus.build.cost", "deus.build.gold-for-resource", "deus.build.must-complete"]
    assert broken["deus.build.cost"].facts["missing"] == ("clay",)
    assert broken["deus.build.gold-for-resource"].facts["needed"] == 4
    assert refused(game(DE1, you={"hand": ["production-small"], **NOTHING, "gold": 4}), "build production-small") == []


@pytest.mark.rule("core.complete", "core.order", "core.holds", "deus.build.cost")
def test_d3_4_gold_that_is_needed_for_the_rest_cannot_be_spent_before() -> None:
    you = {"hand": ["production-cooperative-clay"], **NOTHING, "wood": 1, "gold": 5}
    at_table = game(DE1, you=you).step("build production-cooperative-clay")
    assert refused(at_table, "pay-gold wood") == ["core.complete"]
    assert reasons(at_table, "pay-gold wood")["deus.build.gold-for-resource"].facts["gold"] == 1
    assert refused(at_table, "pay stone") == ["core.order", "core.holds"]
    assert refused(at_table, "pay clay") == ["deus.build.cost", "core.holds"]
    assert refused(at_table, "pay wood") == []
    assert refused(at_table, "place O0") == ["core.step", "deus.build.order"]
    assert refused(at_table, "build civil-forum")[-1] == "deus.turn.action"


@pytest.mark.rule("deus.colour.maritime.buy-resources")
def test_d3_8_only_gold_that_is_there_buys() -> None:
    you = {"on": "O1:c", "hand": ["maritime-galley", "civil-forum"], "gold": 1}
    at_table = game(DE1, you=you).build("maritime-galley", "O2")
    assert refused(at_table, "buy clay") == []
    at_table.step("buy clay")
    assert refused(at_table, "buy clay") == ["deus.colour.maritime.buy-resources"]
    assert refused(at_table, "buy wood") == ["deus.colour.maritime.buy-resources", "core.order"]


@pytest.mark.rule("deus.effect.partial", "deus.build.gold-only-costs")
def test_d3_9_gold_is_no_stone_for_an_effect() -> None:
    you = {"on": "O1:c", "hand": ["maritime-sail-stone", "civil-forum"], **NOTHING, "wood": 1, "gold": 8}
    at_table = game(DE1, you=you).step("build maritime-sail-stone").step("pay wood").step("place O2")
    assert at_table.asked == "skipped"
    assert refused(at_table, "sell stone") == ["deus.effect.partial"]
    assert list(reasons(at_table, "sell stone"))[1:] == ["core.holds", "deus.build.gold-only-costs"]
    assert "deus.colour.maritime.sell-for-gold" in reasons(at_table, "sell wood")
    assert refused(at_table, "pass-over") == []


@pytest.mark.rule("deus.effect.reuse", "deus.colour.scientific.activate-card", "core.holds")
def test_d3_10_science_uses_neither_science_nor_temples() -> None:
    columns = {"production": ["production-small"], "temple": ["temple-field"], "civil": ["civil-forum"]}
    you = {"on": "O0:pc", "hand": ["scientific-x-activate-production", "civil-vp-field"], "columns": columns}
    at_table = game(DE1, you=you).build("scientific-x-activate-production", "O0")
    assert refused(at_table, "reuse production-small") == []
    assert refused(at_table, "reuse scientific-x-activate-production") == ["deus.effect.reuse"]
    assert refused(at_table, "reuse temple-field") == ["deus.effect.reuse"]
    assert refused(at_table, "reuse civil-forum") == ["deus.colour.scientific.activate-card"]
    assert refused(at_table, "reuse production-x-double") == ["core.holds"]


@pytest.mark.rule("deus.effect.neighbour", "deus.colour.military.steal")
def test_d3_11_only_armies_have_neighbours() -> None:
    you = {"on": "O0:c O3:c", "hand": ["military-x-raid-gold-one", "civil-forum"]}
    seats = {"blue": {"on": "O11:p"}, "red": {"on": "O4:p"}, "green": {"on": "R0:p", "gold": 0}}
    at_table = game(DE1, you=you, **seats).build("military-x-raid-gold-one", "O0")
    assert refused(at_table, "rob 1") == []
    assert refused(at_table, "rob 2") == ["deus.effect.neighbour"]
    assert refused(at_table, "rob 3") == ["deus.colour.military.steal"]
    assert refused(at_table, "rob 0") == ["deus.effect.neighbour"]


@pytest.mark.rule("deus.build.column-limit")
def test_d3_12_five_cards_fill_a_column() -> None:
    five = ["civil-gold-forest", "civil-gold-mountain", "civil-gold-field", "civil-gold-swamp", "civil-vp-swamp"]
    at_table = game(DE1, you={"hand": ["civil-x-gold-size2"], "columns": {"civil": five}})
    assert refused(at_table, "build civil-x-gold-size2") == ["deus.build.column-limit"]


# -------------------------------------------------------------------- turns and offerings


@pytest.mark.rule("deus.turn.action", "deus.turn.no-card")
def test_d1_11_nobody_passes_and_nobody_acts_without_a_card() -> None:
    at_table = game(DE1, you={"hand": ["civil-forum"]})
    assert refused(at_table, "skip") == ["deus.turn.action"]
    assert refused(at_table, "stop") == ["core.step", "deus.turn.action"]
    assert refused(at_table, "offer temple-field") == ["core.holds"]
    assert refused(game(DE1), "offer civil-forum") == ["core.holds", "deus.turn.no-card"]


@pytest.mark.rule("deus.offer.discard", "deus.offer.choose-after", "deus.offer.god", "core.order")
def test_d4_7_and_12_first_all_cards_then_the_god() -> None:
    at_table = game(DE1, you={"hand": ["civil-forum", "production-small", "military-ballista"]})
    assert refused(at_table, "done") == ["core.step", "deus.offer.discard"]
    at_table.step("offer civil-forum")
    assert refused(at_table, "name civil-forum") == ["core.step", "deus.offer.choose-after"]
    assert refused(at_table, "offer production-small") == ["core.order"]
    assert refused(at_table, "offer civil-forum") == ["core.holds"]
    at_table.step("done")
    assert refused(at_table, "name military-ballista") == ["deus.offer.god"]
    assert refused(at_table, "offer military-ballista") == ["core.step", "deus.offer.choose-after"]


@pytest.mark.rule("deus.supply.finite", "deus.offer.take-all", "core.complete", "deus.offer.jupiter")
def test_d4_6_and_9_one_god_gives_all_there_is() -> None:
    you = {"hand": ["temple-field", "civil-forum", "production-small", "military-ballista"]}
    supply = {"wood": 2, "stone": 0, "clay": 0, "wheat": 1}
    at_table = game(DE1, you=you, supply=supply)
    for card in ("production-small", "civil-forum", "military-ballista", "temple-field"):
        at_table.step(f"offer {card}")
    at_table.step("done").step("name temple-field").step("god ceres")
    assert refused(at_table, "gift clay") == ["deus.supply.finite"]
    assert refused(at_table, "gift wheat") == ["core.complete"]  # 3 are to be taken, and no wood could follow
    assert reasons(at_table, "gift wheat")["core.complete"].facts["left"] == 3
    assert refused(at_table, "stop") == ["core.step", "deus.offer.take-all"]
    assert refused(at_table, "god neptune") == ["core.step", "deus.offer.jupiter"]
    assert refused(at_table, "gift wood") == []


@pytest.mark.rule("deus.offer.no-piece-left")
def test_d4_8_mars_gives_no_piece_of_an_empty_reserve() -> None:
    you = {"hand": ["military-ballista", "civil-forum"], "reserve": {"civil": 0}}
    at_table = game(DE1, you=you)
    at_table.step("offer military-ballista").step("done").step("name military-ballista")
    assert refused(at_table, "muster civil") == ["deus.offer.no-piece-left"]
    assert refused(at_table, "muster maritime") == []


# -------------------------------------------------------------------- armies and villages


@pytest.mark.rule("deus.village.no-army-yet", "deus.village.surrounded", "deus.village.emptied")
def test_d5_2_and_3_why_a_village_stands() -> None:
    peaceful = game(DE2, you={"on": "C:c F:c"}, blue={"on": "M:p"})
    assert refused(peaceful, "attack V") == ["core.step", "deus.build.order", "deus.village.no-army-yet"]
    open_ring = game(DE1, you={"on": "R0:a R1:c R3:c R4:c R2:s"})
    assert reasons(open_ring, "attack V")["deus.village.surrounded"].facts["gaps"] == tuple(DE1["R5"])
    emptied = game(DE2, you={"on": "C:a F:c M:p"}, villages={"V": 0})
    assert refused(emptied, "attack V")[-1] == "deus.village.emptied"


@pytest.mark.rule("core.order", "deus.village.several")
def test_d5_7_two_attacks_are_settled_from_the_lower_number() -> None:
    you = {"on": "N:c P:p", "hand": ["military-ballista", "civil-forum"]}
    at_table = game(DE3, you=you, blue={"on": "S:a Q:s"}).build("military-ballista")
    at_table.step("place M")
    low, high = sorted(["V1", "V2"], key=DE3.number.__getitem__)
    assert refused(at_table, f"attack {low}") == []
    assert refused(at_table, f"attack {high}") == ["core.order"]


@pytest.mark.rule("deus.village.gone", "deus.colour.military.take-village-vp")
def test_d5_8_a_taken_village_is_none_for_a_card() -> None:
    you = {"on": "M:c", "hand": ["military-siegetower", "civil-forum"]}
    at_table = game(DE3, you=you, villages={"V1": 0, "V2": 3}).build("military-siegetower", "M")
    assert refused(at_table, "plunder V1") == ["deus.village.gone"]
    assert refused(at_table, "plunder V2") == []
    assert refused(at_table, "plunder N") == ["deus.colour.military.take-village-vp"]


def marching(**given: Any) -> Game:
    """Your army on O0 has been chosen for a march of 2 steps."""
    you = {"hand": ["military-x-march-two", "civil-forum"], **given.pop("you")}
    return game(DE1, you=you, **given).build("military-x-march-two", "O0").step("army O0")


@pytest.mark.rule("deus.army.moves", "deus.army.path", "deus.army.sea", "deus.army.stop")
def test_d5_9_where_an_army_cannot_stop() -> None:
    at_table = marching(you={"on": "O0:p O11:c"}, blue={"on": "R0:p"})
    assert {name for name in DE1.number if not refused(at_table, f"march {name}")} == {"O1", "O11", "R1"}
    assert refused(at_table, "march V") == ["deus.army.stop"]
    assert refused(at_table, "march R0") == ["deus.army.stop"]
    assert refused(at_table, "march R5") == ["deus.army.sea"]
    assert refused(at_table, "march O3") == ["deus.army.moves"]
    assert reasons(at_table, "march O3")["deus.army.moves"].facts["distance"] == 3
    with_ship = marching(you={"on": "O0:p O11:c R5:s"}, blue={"on": "R0:p"})
    assert refused(with_ship, "march R5") == []


@pytest.mark.rule("deus.army.temple-stays", "deus.army.leave")
def test_d5_10_an_army_alone_with_a_temple_stays() -> None:
    you = {"hand": ["military-x-march-two", "civil-forum"]}
    held = game(DE1, you={**you, "on": "O0:at O1:c"}).build("military-x-march-two", "O1")
    assert refused(held, "army O0") == ["deus.army.temple-stays"]
    free = game(DE1, you={**you, "on": "O0:atc O1:c"}).build("military-x-march-two", "O1")
    assert refused(free, "army O0") == []
    assert refused(free, "army O11") == ["core.holds"]


@pytest.mark.rule("deus.army.no-stack", "deus.army.one-a-region", "deus.army.one-by-one")
def test_d5_11_no_army_stops_where_one_stands() -> None:
    at_table = marching(you={"on": "O0:p O11:a"})
    assert refused(at_table, "march O11") == ["deus.army.no-stack"]
    assert refused(at_table, "army O11") == ["core.step", "deus.army.one-by-one"]
    at_table.step("march O1")
    assert refused(at_table, "army O1") == ["deus.colour.military.move-armies"]
    assert refused(at_table, "march O2") == ["core.step", "deus.army.one-by-one"]


# -------------------------------------------------------------------- temples and variants

SETS = {
    "maritime": ["maritime-galley"] * 2,
    "production": ["production-small"] * 3,
    "scientific": ["scientific-school"] * 2,
    "civil": ["civil-forum", "civil-vp-field"],
    "military": ["military-ballista"],
}


@pytest.mark.rule("deus.temple.sets")
def test_d6_1_a_third_temple_needs_two_of_each() -> None:
    you = {"on": "O0:c", "hand": ["temple-mountain"]}
    assert (
        refused(game(DE1, you={**you, "columns": {**SETS, "temple": ["temple-field"]}}), "build temple-mountain") == []
    )
    third = game(DE1, you={**you, "columns": {**SETS, "temple": ["temple-field", "temple-regions-1"]}})
    assert refused(third, "build temple-mountain") == ["deus.temple.sets"]
    assert reasons(third, "build temple-mountain")["deus.temple.sets"].facts["colours"] == ("military",)


@pytest.mark.rule("deus.temple.cost", "deus.build.gold-for-resource")
def test_d6_2_a_temple_may_be_paid_with_gold_if_there_is_enough() -> None:
    you = {"on": "O0:c", "hand": ["temple-mountain"], **NOTHING, "stone": 1, "clay": 1}
    assert refused(game(DE1, you={**you, "gold": 9}), "build temple-mountain") == []
    short = game(DE1, you={**you, "gold": 7})
    assert refused(short, "build temple-mountain") == [
        "deus.temple.cost",
        "deus.build.gold-for-resource",
        "deus.build.must-complete",
    ]
    assert reasons(short, "build temple-mountain")["deus.temple.cost"].facts["needed"] == 8


@pytest.mark.rule("deus.temple.place", "deus.temple.land", "deus.temple.one-a-region")
def test_d6_3_where_a_temple_cannot_join() -> None:
    at_table = placing(DE1, "temple", you={"on": "O0:c O2:s O3:a"})
    assert {name for name in DE1.number if not refused(at_table, f"place {name}")} == {"O0", "O3"}
    assert refused(at_table, "place O2") == ["deus.temple.land"]
    assert refused(at_table, "place R0") == ["deus.temple.place"]
    second = placing(DE1, "temple", you={"on": "O0:ct O2:s O3:a"})
    assert refused(second, "place O0") == ["deus.temple.one-a-region"]


@pytest.mark.rule("deus.temple.supply-empty", "deus.build.must-complete")
def test_d6_6_a_temple_needs_a_region_only_while_there_are_pieces() -> None:
    you = {"on": "O2:s", "hand": ["temple-mountain"]}
    assert refused(game(DE1, you=you), "build temple-mountain") == ["deus.build.must-complete"]
    assert refused(game(DE1, you=you, supply={"temple": 0}), "build temple-mountain") == []


@pytest.mark.rule("deus.variant.wild-card", "deus.variant.wild-card-cost")
def test_d6_12_the_wild_card() -> None:
    you = {"hand": ["temple-field"], "columns": {"civil": ["civil-forum", "civil-vp-field"]}}
    assert refused(game(DE1, you=you), "wild civil") == ["deus.variant.wild-card"]
    allowed = {"wild_card": True}
    assert refused(game(DE1, you={**you, "gold": 3}, options=allowed), "wild civil") == []
    poor = game(DE1, you={**you, "gold": 2}, options=allowed)
    assert refused(poor, "wild civil") == ["deus.variant.wild-card-cost", "deus.build.must-complete"]
    assert reasons(poor, "wild civil")["deus.variant.wild-card-cost"].facts["price"] == 3
    used = game(DE1, you={**you, "wild_used": True}, options=allowed)
    assert refused(used, "wild civil") == ["deus.variant.wild-card"]


# -------------------------------------------------------------------- chance, the end, and words


@pytest.mark.rule("core.chance")
def test_chance_and_players_do_not_answer_for_each_other() -> None:
    state = gp.new_game("deus", players=2, seed=1)
    deal = state.parse(f"{CHANCE_KIND} maritime-galley")
    assert [reason.facts["case"] for reason in state.why_not(deal)] == ["outcome"]
    held = game(DE1, you={"hand": ["civil-vp-field"]}, deck={"civil-forum": 1, "civil-vp-swamp": 1})
    held.step("offer civil-vp-field").step("done").step("name civil-vp-field")
    assert held.state.to_move == gp.CHANCE
    assert refused(held, "deal civil-forum") == []
    assert [reason.facts["case"] for reason in held.state.why_not(held.id("deal temple-field"))] == ["pile"]
    assert [reason.facts["case"] for reason in held.state.why_not(held.id("skip"))] == ["player"]


@pytest.mark.rule("core.over")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    over = game(DE1, pending=[["over"]])
    assert {over.state.why_not(action)[0].rule for action in every_id(over.state)} == {"core.over"}


def test_a_refusal_reads_like_the_look_book() -> None:
    at_table = placing(DE1, "civil", you={"on": "O0:p", "vp": 2})
    far, sea = reasons(at_table, "place O7"), reasons(at_table, "place O2")
    assert sentences.reason_text(far["deus.place.edge-for-3vp-limits"], "en") == (
        "You need 3 VP for the edge and have 2."
    )
    assert sentences.reason_text(far["deus.place.edge-for-3vp-limits"], "ja") == (
        "ボードの端に置くには3VP必要ですが、持っているのは2VPです。"
    )
    number = DE1.number["O2"]
    assert sentences.reason_text(sea["deus.place.sea"], "en") == f"{number} is sea: only ships stand there."
