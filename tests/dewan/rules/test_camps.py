"""Setting up camps: routes, payment, tolls, and what a camp brings. Situations and results of lesson W2 and W3."""

from __future__ import annotations

from time import process_time

import pytest

from tests.dewan.study import DW1, DW1_BLUE, DW2, Game, Study

LINE = Study("S0 forest 0 0; S1 desert 1 0; S2 mountain 2 0; S3 desert 3 0", berries=("S1", "S3"))
FIVE = "desert-fire desert-berry desert-artifact desert-pigment desert-crystal"


def paid(game: Game) -> list[tuple[str, str, str]]:
    """Every card that left a hand by a payment: card, where it went, and the rule."""
    rules = (
        "dewan.camp.pay", "dewan.camp.water-zone", "dewan.camp.initial-any", "dewan.camp.through-others",
        "dewan.camp.through-initial", "dewan.lake.toll",
    )  # fmt: skip
    return [(event.what, event.target, event.rule) for event in game.events if event.rule in rules]


@pytest.mark.rule("dewan.camp.route", "dewan.camp.pay", "dewan.camp.initial-any")
def test_start_and_destination_are_paid_and_the_initial_camp_takes_any_card() -> None:
    game = Game(DW1, you={"hand": "water-fire forest-fire mountain-fire"}).walk("A6", "A5", "N3")
    assert paid(game) == [
        ("mountain-fire", "discards", "dewan.camp.pay"),
        ("forest-fire", "discards", "dewan.camp.pay"),
        ("water-fire", "discards", "dewan.camp.initial-any"),
    ]
    assert game.state.view(0).players[0].camps == (DW1.number["N3"],)


@pytest.mark.rule("dewan.camp.destination-free")
def test_no_camp_on_water_or_on_a_camp() -> None:
    hand = "mountain-fire water-fire badlands-fire desert-fire mountain-berry"
    game = Game(DW1, you={"hand": hand, "camps": "N3"}, blue={"camps": "N6"})
    game.state.apply(game.id("camp N3"))
    game.state.apply(game.id("go N2"))
    assert game.rules_against("settle") == ["dewan.camp.destination-free"]
    assert "N6" in game.legal("go")
    game.state.apply(game.id("go N6"))
    assert game.rules_against("settle") == ["dewan.camp.destination-free"]


@pytest.mark.rule("dewan.camp.dual-card", "dewan.camp.pay")
def test_a_card_with_two_terrains_pays_one_space() -> None:
    game = Game(DW1, you={"hand": "mountain-forest desert-fire"})
    game.state.apply(game.id("camp A6"))
    game.state.apply(game.id("go A5"))
    assert game.rules_against("go N3") == ["dewan.camp.pay"]
    game.state.apply(game.id("settle"))
    game.settle()
    assert sorted(card for card, _, _ in paid(game)) == ["desert-fire", "mountain-forest"]


@pytest.mark.rule("dewan.camp.water-zone")
@pytest.mark.parametrize(
    ("path", "hand", "cards"),
    [
        ("L1 B1 B2 L2", "forest-fire water-fire desert-fire", 3),
        ("L1 B1 B2 L2 B3 L3", "forest-fire water-fire desert-fire water-berry mountain-fire", 5),
    ],
)
def test_one_water_card_a_zone(path: str, hand: str, cards: int) -> None:
    game = Game(DW2, you={"hand": hand, "camps": "L1"}).walk(*path.split())
    assert len(paid(game)) == cards and game.state.hands[0] == ()
    assert len(game.cited("dewan.camp.water-zone")) == cards // 2


@pytest.mark.rule("dewan.camp.water-again")
def test_coming_back_to_the_water_costs_again() -> None:
    hand = "forest-fire forest-berry water-fire water-berry desert-fire"
    game = Game(DW2, you={"hand": hand, "camps": "L1"}).walk("L1", "B1", "X", "B2", "L2")
    assert len(paid(game)) == 5 and len(game.cited("dewan.camp.water-zone")) == 2


@pytest.mark.rule("dewan.camp.through-others", "dewan.camp.through-match")
def test_the_card_for_a_crossed_camp_goes_to_its_owner_and_must_match() -> None:
    hand = "forest-fire water-fire water-berry mountain-fire desert-fire forest-berry"
    game = Game(DW2, you={"hand": hand, "camps": "L1"}, blue={"camps": "L2"})
    for line in ("camp L1", "go B1", "go B2", "go L2", "go B3", "go L3", "settle"):
        game.state.apply(game.id(line))
    assert game.rules_against("pay forest-fire") == ["dewan.camp.through-match"]
    game.play("pay desert-fire", "pay forest-fire")
    assert game.state.view(0).players[1].hand == ("desert-fire",)
    assert ("desert-fire", "seat 1 hand", "dewan.camp.through-others") in paid(game)
    assert [where for _, where, _ in paid(game)].count("discards") == 4


def test_a_route_past_two_camps_of_different_players() -> None:
    hand = "forest-fire desert-fire mountain-fire desert-berry"
    game = Game(LINE, players=3, you={"hand": hand, "camps": "S0"}, blue={"camps": "S1"}, red={"camps": "S2"})
    game.walk("S0", "S1", "S2", "S3")
    game.play("pay desert-berry")
    assert game.state.view(0).players[1].hand == ("desert-berry",)
    assert game.state.view(0).players[2].hand == ("mountain-fire",)
    assert sorted(card for card, where, _ in paid(game) if where == "discards") == ["desert-fire", "forest-fire"]


@pytest.mark.rule("dewan.camp.through-initial")
def test_another_initial_camp_takes_any_one_card() -> None:
    hand = "mountain-fire forest-fire badlands-fire water-fire"
    game = Game(DW1_BLUE, you={"hand": hand, "camps": "N3"})
    game.state.apply(game.id("camp N3"))
    game.state.apply(game.id("go A5"))
    assert game.rules_against("go A4") == ["dewan.camp.pay"]
    for line in ("go A6", "go A3", "settle"):
        game.state.apply(game.id(line))
    game.settle()
    assert ("water-fire", "seat 1 hand", "dewan.camp.through-initial") in paid(game)


@pytest.mark.rule("dewan.camp.through-own")
def test_own_camps_are_crossed_at_the_usual_price() -> None:
    hand = "mountain-fire forest-fire desert-fire"
    game = Game(DW1, you={"hand": hand, "camps": "N3 A5"}).walk("N3", "A5", "A4")
    assert [where for _, where, _ in paid(game)] == ["discards"] * 3


@pytest.mark.rule("dewan.camp.from-board")
def test_camps_stay_and_new_ones_come_from_the_board() -> None:
    game = Game(DW1, you={"hand": "mountain-fire badlands-fire", "camps": "N3"}).walk("N3", "N6")
    assert set(game.state.view(0).players[0].camps) == set(DW1.spaces("N3 N6"))
    assert game.state.view(0).players[0].camps_left == 6
    assert game.cited("dewan.camp.from-board")[0].source == "seat 0 board"


@pytest.mark.rule("dewan.turn.action")
def test_three_deserts_pay_for_a_desert_from_the_initial_camp() -> None:
    game = Game(DW1, you={"hand": "desert-fire desert-berry desert-artifact"})
    assert game.legal("camp") == ["A6"]
    game.state.apply(game.id("camp A6"))
    assert game.legal("go") == ["A4"]


# ---------------------------------------------------------------- what a camp brings


@pytest.mark.rule("dewan.camp.leftmost")
@pytest.mark.parametrize(
    ("before", "asked"),
    [(0, "turn"), (1, "story"), (2, "tuck"), (3, "story"), (4, "tuck"), (5, "story"), (6, "tuck"), (7, "turn")],
)
def test_each_slot_brings_its_own_reward(before: int, asked: str) -> None:
    row = Study("; ".join(f"S{i} desert {i} 0" for i in range(10)))
    names = " ".join(f"S{i}" for i in range(before + 1))
    camps = names.split()[:before] or ["S0"]
    home = Study("A6 camp -1 0; " + row.text, home=0)
    start = camps[-1] if before else "A6"
    target = f"S{before}"
    hand = f"{FIVE} forest-fire water-fire"
    game = Game(home, you={"hand": hand, "camps": " ".join(camps) if before else ""})
    for line in (f"camp {start}", f"go {target}", "settle"):
        game.state.apply(game.id(line))
    while game.state.decision.kind == "pay":
        game.state.apply(game.state.legal()[0])
    game.settle()
    assert game.state.decision.kind == asked
    assert (game.state.trigger == 0) == (before == 7)


@pytest.mark.rule("dewan.camp.berry", "dewan.camp.berry-one")
def test_each_camp_in_a_zone_gains_one_berry() -> None:
    study = Study(
        "A camp -1 0; D0 desert 0 0; D1 desert 1 0; D2 desert 2 0; D3 desert 3 0", berries=("D0", "D3"), home=0
    )
    game = Game(study, you={"hand": "forest-fire mountain-desert"}, blue={"hand": FIVE, "camps": "D3"})
    game.walk("A", "D0")
    assert game.state.berry_of == [1, 0] and sum(game.state.berries) == 3
    game.state.apply(game.id("camp D3"))
    game.state.apply(game.id("go D2"))
    game.state.apply(game.id("settle"))
    while game.state.decision.kind == "pay":
        game.state.apply(game.state.legal()[0])
    assert game.state.berry_of == [1, 1] and sum(game.state.berries) == 2


@pytest.mark.rule("dewan.camp.unlock-story")
def test_the_second_camp_brings_an_open_story_or_the_top_of_the_pile() -> None:
    game = Game(LINE, you={"hand": "forest-fire desert-fire", "camps": "S0"}).walk("S0", "S1")
    assert len(game.legal("story")) == 5 and game.legal("story-pile") == ["story-pile"]
    game.play("story story-3")
    assert game.state.view(0).players[0].stories == ("story-3",)
    assert len(game.state.story_row) == 5


@pytest.mark.rule("dewan.camp.unlock-tuck", "dewan.camp.tuck-later")
def test_the_third_camp_tucks_a_half_of_a_card_or_none() -> None:
    hand = "desert-fire mountain-fire mountain-forest water-fire"
    game = Game(LINE, you={"hand": hand, "camps": "S0 S1"}).walk("S1", "S2").play("pay mountain-fire")
    assert set(game.legal("tuck")) == {"mountain-forest/mountain", "mountain-forest/forest", "water-fire/water"}
    game.play("tuck mountain-forest/forest")
    assert game.state.view(1).players[0].tucked == ("mountain-forest/forest",)
    assert "dewan.camp.tuck-later" in Game(LINE, display=["water-fire"]).rules_against("tuck water-berry/water")


@pytest.mark.rule("dewan.camp.tuck-later")
def test_with_an_empty_hand_the_tuck_is_lost() -> None:
    game = Game(LINE, you={"hand": "desert-fire mountain-fire", "camps": "S0 S1"}).walk("S1", "S2")
    assert game.state.to_move == 1
    assert game.state.tucks[0] == (-1,)
    assert game.cited("dewan.camp.tuck-later")


@pytest.mark.rule("dewan.team.crossing")
def test_the_card_for_the_camp_of_a_mate_goes_to_the_mate() -> None:
    hand = "forest-fire desert-fire mountain-fire"
    game = Game(LINE, "team", 4, you={"hand": hand, "camps": "S0"}, red={"camps": "S1"}).walk("S0", "S1", "S2")
    assert game.state.view(0).players[2].hand == ("desert-fire",)


@pytest.mark.rule("dewan.camp.route")
def test_a_large_hand_in_a_closed_valley_is_answered_at_once() -> None:
    # sixteen spaces, all with a camp, behind a wall: nobody comes to the free space beyond it, whatever the hand
    grounds = ("badlands", "mountain", "desert", "forest")
    names = [f"V{q}{r}" for q in range(4) for r in range(4)]
    valley = "; ".join(f"V{q}{r} {grounds[(q + 2 * r) % 4]} {q} {r}" for q in range(4) for r in range(4))
    study = Study(f"{valley}; {'; '.join(f'W{r} volcano 4 {r}' for r in range(4))}; X forest 5 0")
    hand = " ".join(card.id for card in Game(DW1).state.table.components.cards if card.id != "water-fire")
    camps = [{"camps": " ".join(part)} for part in (names[:7], names[7:15], names[15:])]
    game = Game(study, players=3, you=camps[0] | {"hand": hand}, blue=camps[1], red=camps[2], display=["water-fire"])
    start = process_time()
    assert game.legal("camp") == []
    assert process_time() - start < 1
