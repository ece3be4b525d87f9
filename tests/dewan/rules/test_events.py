"""Event piles, lava, water and fish. Situations and results of lesson W6."""

from __future__ import annotations

import pytest

import gamepkg as gp
from tests.dewan.study import DW1, DW2, DW3, DW4, Game, Study

ROW = ["badlands-fire", "mountain-fire", "desert-fire", "forest-fire", "water-fire", "desert-berry"]
LAVA = [["check"], ["refill"], ["event-pile"], ["lava"]]
FLOOD = [["check"], ["refill"], ["event-pile"], ["flood"]]


@pytest.mark.rule("dewan.event.pile", "dewan.event.four-players", "dewan.event.happens")
@pytest.mark.parametrize(("players", "cards", "takings"), [(2, 6, 3), (3, 8, 4), (4, 10, 5)])
def test_the_event_comes_with_the_last_card_of_the_event_pile(players: int, cards: int, takings: int) -> None:
    state = gp.new_game("dewan", players=players, seed=1, scenario="lake")
    assert state.event_count == cards
    while state.decision.kind == "draft" or state.to_move == gp.CHANCE:
        state.apply(state.legal()[0])
    state.start_log([])
    turns = 0
    while not any(state.vocabulary.rules[raw[0]] == "dewan.event.happens" for raw in state.log):
        turns += state.decision.kind == "turn"
        state.apply(state.legal()[0])
    assert turns == takings
    while state.to_move == gp.CHANCE:
        state.apply(state.legal()[0])
    assert state.event_count == cards


@pytest.mark.rule("dewan.event.timing")
def test_the_event_is_settled_before_the_story_check() -> None:
    # the marker on M brings the water that story-1 lacks, in the same turn
    strip = Study("B1 water 0 0; M desert 1 0; E badlands 2 0; N mountain 3 0; F forest 0 1")
    seat = {"camps": "E N", "stories": ["story-1"]}
    game = Game(strip, "downpour", you=seat, display=ROW, pending=FLOOD)
    game.play("flood M")
    rules = [event.rule for event in game.events]
    assert rules.index("dewan.downpour.event") < rules.index("dewan.story.check")


@pytest.mark.rule("dewan.event.pile-short")
def test_a_new_event_pile_is_smaller_when_cards_are_few() -> None:
    table = Game(DW3, "volcano").state.table
    names = [card.id for card in table.components.cards for _ in range(card.copies)]
    for name in ROW:
        names.remove(name)
    few, discards, rest = names[:3], names[3:7], names[7:]
    game = Game(
        DW3, "volcano", 3, display=ROW, unseen=[{name: few.count(name) for name in few}], pile=[[0, 3]],
        discards={name: discards.count(name) for name in discards}, blue={"hand": " ".join(rest)}, pending=LAVA,
    )  # fmt: skip
    game.play("lava F3")
    assert game.state.event_count == 7 and game.state.pile_count == 0
    assert game.cited("dewan.event.pile-short")[0].amount == 7


@pytest.mark.rule("dewan.volcano.event", "dewan.event.markers")
def test_lava_goes_beside_the_volcano_or_lava() -> None:
    assert Game(DW3, "volcano", pending=LAVA).legal("lava") == ["F3", "F4"]
    assert Game(DW3, "volcano", pending=LAVA, lava="F4").legal("lava") == ["F3", "F5"]
    blocked = Game(DW3, "volcano", pending=LAVA, you={"camps": "F3"})
    assert blocked.legal("lava") == ["F4"]
    assert blocked.rules_against("lava F3") == ["dewan.volcano.event"]
    ledger = Game(DW3, "volcano").state.ledger()
    assert ledger["supply", "lava"] == 8 and ledger["supply", "water-marker"] == 8


@pytest.mark.rule("dewan.event.no-space")
def test_without_a_space_the_event_places_nothing() -> None:
    state = Game(DW3, "volcano", display=ROW[:5], you={"camps": "F3"}, blue={"camps": "F4"}).state
    data = state.to_dict()
    data["event_pile"], data["pile"] = [[0, 1]], [[0, data["pile"][0][1] + data["event_pile"][0][1] - 1]]
    data["pending"] = [["check"], ["refill"], ["deal", 0]]
    state = gp.state_from_dict(data)
    state.start_log([])
    state.apply(state.legal()[0])
    assert "dewan.event.no-space" in {state.vocabulary.rules[raw[0]] for raw in state.log}
    assert state.lava == 0 and state.event_count == 6


@pytest.mark.rule("dewan.volcano.blocked")
def test_lava_cuts_a_route() -> None:
    hand = "forest-fire forest-berry forest-artifact forest-pigment forest-crystal"
    free = Game(DW3, "volcano", you={"hand": hand, "camps": "F1"})
    free.walk("F1", "F2", "F3", "F4", "F5")
    assert free.state.view(0).players[0].camps == tuple(DW3.spaces("F1 F5"))
    cut = Game(DW3, "volcano", you={"hand": hand, "camps": "F1"}, lava="F3")
    cut.state.apply(cut.id("camp F1"))
    assert cut.legal("go") == ["F2"]
    cut.state.apply(cut.id("go F2"))
    assert "dewan.volcano.blocked" in cut.rules_against("go F3")
    assert "dewan.volcano.blocked" in cut.rules_against("go K")


@pytest.mark.rule("dewan.volcano.split-berries")
def test_the_larger_part_takes_all_berries_and_equal_parts_share() -> None:
    unequal = Game(DW3, "volcano", berries={"F1": 3}, pending=LAVA).play("lava F4")
    assert berries(unequal) == {"F1": 3}
    equal = Game(DW3, "volcano", berries={"F1": 3}, pending=LAVA)
    equal.state.apply(equal.id("lava F3"))
    assert equal.state.to_move == gp.CHANCE and equal.legal("berry-to") == ["F1", "F4"]
    assert [chance for _, chance in equal.state.chance()] == [0.5, 0.5]
    equal.state.apply(equal.id("berry-to F4"))
    assert berries(equal) == {"F1": 1, "F4": 2}


@pytest.mark.rule("dewan.volcano.split-three", "dewan.volcano.split-last")
def test_three_equal_parts_and_the_last_space_of_a_zone() -> None:
    study = Study(f"{DW4.text}; K volcano 1 -1")
    game = Game(study, "volcano", berries={"T": 4}, pending=LAVA)
    game.state.apply(game.id("lava T"))
    assert len(game.state.legal()) == 3
    game.state.apply(game.id("berry-to T1"))
    assert berries(game) == {"T1": 2, "T2": 1, "T3": 1}
    last = Game(study, "volcano", berries={"T1": 1}, lava="T", pending=LAVA).play("lava T1")
    assert last.state.lost_berries == 1 and berries(last) == {}


def berries(game: Game) -> dict[str, int]:
    names = {i: name for name, i in game.study.number.items()}
    return {names[i]: count for i, count in enumerate(game.state.berries) if count}


@pytest.mark.rule("dewan.downpour.event", "dewan.downpour.water")
def test_a_water_marker_merges_zones_and_makes_the_way_cheaper() -> None:
    game = Game(DW2, "downpour", you={"camps": "L1"}, pending=FLOOD)
    assert game.legal("flood") == ["L2", "L3", "X"]
    assert game.rules_against("flood L1") == ["dewan.downpour.event"]
    game.play("flood L2")
    zones = game.state.zones
    assert {zones.of[i] for i in DW2.spaces("B1 B2 L2 B3")} == {zones.of[DW2.number["L2"]]}
    hand = "forest-fire water-fire mountain-fire"
    after = Game(DW2, "downpour", you={"camps": "L1", "hand": hand}, water_markers="L2")
    after.walk("L1", "B1", "B2", "L2", "B3", "L3")
    assert after.state.view(0).players[0].camps == tuple(sorted(DW2.spaces("L1 L3")))


@pytest.mark.rule("dewan.downpour.split-berries")
def test_berries_of_a_flooded_zone_go_to_the_larger_part() -> None:
    strip = Study("W water 2 1; F1 forest 0 0; F2 forest 1 0; F3 forest 2 0; F4 forest 3 0; F5 forest 4 0")
    game = Game(strip, "downpour", berries={"F1": 3}, pending=FLOOD).play("flood F3")
    assert sorted(berries(game).values()) == [1, 2]
    unequal = Game(strip, "downpour", berries={"F1": 3}, pending=FLOOD, you={"camps": "F3"}).play("flood F4")
    assert berries(unequal) == {"F1": 3}


@pytest.mark.rule("dewan.story.water", "dewan.downpour.water")
def test_a_marker_that_merges_two_water_zones_completes_a_story() -> None:
    # N flooded joins B1 and B2 and brings water beside E: story-1 asks for badlands 1, mountain 1, water 1
    strip = Study("B1 water 0 0; N desert 1 0; B2 water 1 1; E badlands 2 -1; M mountain 3 -1")
    game = Game(strip, "downpour", you={"camps": "E M", "stories": ["story-1"]}, display=ROW, pending=FLOOD)
    before = len(game.state.zones.water())
    game.play("flood N")
    assert (before, len(game.state.zones.water())) == (2, 1)
    assert game.state.view(0).players[0].fulfilled == ("story-1",)


# ---------------------------------------------------------------- lake village


@pytest.mark.rule("dewan.lake.camp", "dewan.lake.is-camp", "dewan.lake.not-counted")
def test_one_village_a_water_zone() -> None:
    game = Game(DW2, "lake", you={"hand": "forest-fire water-fire", "camps": "L1"}).walk("L1", "B1")
    assert game.state.view(0).players[0].camps == tuple(sorted(DW2.spaces("L1 B1")))
    assert game.state.decision.kind == "story"  # the second camp lays its slot bare like any other
    taken = Game(DW2, "lake", blue={"camps": "B1"}, you={"hand": "forest-fire water-fire desert-fire", "camps": "L1"})
    taken.state.apply(taken.id("camp L1"))
    taken.state.apply(taken.id("go B1"))
    assert taken.rules_against("settle") == ["dewan.lake.camp"]
    start = Game(DW2, "lake", you={"hand": "water-fire desert-fire", "camps": "B1"}).walk("B1", "B2", "L2")
    assert start.state.hands[0] == ()


@pytest.mark.rule("dewan.lake.toll")
def test_the_water_card_goes_to_the_owner_of_the_lake_village() -> None:
    hand = "forest-fire water-fire desert-fire"
    game = Game(DW2, "lake", you={"hand": hand, "camps": "L1"}, blue={"camps": "B2"}).walk("L1", "B1", "B2", "L2")
    assert game.state.view(0).players[1].hand == ("water-fire",)
    assert len(game.cited("dewan.lake.toll")) == 1


@pytest.mark.rule("dewan.lake.event", "dewan.lake.fish-order")
def test_fish_go_round_from_the_active_player_as_far_as_they_last() -> None:
    study = Study("A water 0 0; M mountain 1 0; B water 2 0; N mountain 3 0; C water 4 0")
    game = Game(
        study, "lake", 3, you={"camps": "A B", "hand": "desert-fire"}, blue={"camps": "C", "hand": "water-fire"},
        red={"fish": 18}, to_move=1, display=ROW[:2] + [None] * 4,
        pending=[["check"], ["refill"], ["event-pile"], ["fish", 1, 1, 0]],
    )  # fmt: skip
    game.play("fish water-fire")
    assert game.state.to_move == 0
    game.play("fish desert-fire")
    assert game.state.fish_of == [1, 1, 18]  # two villages, one fish left


def test_the_discards_are_shuffled_while_the_event_pile_lies() -> None:
    table = Game(DW1, "lake").state.table
    names = [card.id for card in table.components.cards for _ in range(card.copies)]
    hand = ["badlands-berry", "mountain-berry"]
    for name in (*ROW, *hand):
        names.remove(name)
    first, discards, rest = names[:6], names[6:10], names[10:]
    seat = {"camps": "A0 N6", "stories": ["story-7"], "hand": " ".join(hand)}
    game = Game(
        DW1, "lake", you=seat, blue={"hand": " ".join(rest)}, display=ROW, pile=[], event_pile=[[0, 6]],
        unseen=[{name: first.count(name) for name in first}],
        discards={name: discards.count(name) for name in discards},
    )  # fmt: skip
    game.walk("N6", "N3")  # the story is fulfilled; its card comes from 4 discards and the 2 of the payment
    state = game.state
    assert state.event_pile == [(0, 6)] and sorted(state.pools[0]) == sorted(
        table.components.card(name).index for name in first
    )
    assert state.pile == [(1, 5)] and len(state.pools[1]) == 5
    assert len(state.hands[0]) == 1 and not state.discards
