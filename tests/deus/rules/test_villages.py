"""When a village falls and who takes its VP: lesson D5, steps 1 to 8 and 12."""

from __future__ import annotations

import pytest

from gamepkg import PositionError
from tests.deus.study import DE1, DE2, DE3, NOTHING, Game, game

FAR, TWO = "military-x-march-far", "military-x-march-two"
CARD = {"c": "civil-forum", "p": "production-small", "a": "military-ballista", "s": "maritime-sail-wood",
        "y": "scientific-x-piece"}  # fmt: skip


def placing(study, piece: str, region: str, to_move: int = 0, villages=None, **on: str) -> Game:
    """The seat to move places a piece; ``on`` says who stands where before."""
    seats = {seat: {"on": text, **NOTHING, "vp": 3} for seat, text in on.items()}
    names = list(seats)
    seats[names[to_move]] |= {"hand": [CARD[piece], "temple-field"], "gold": 12}
    at_table = game(study, **seats, to_move=to_move, villages=villages)
    return at_table.build(CARD[piece], region)


def vp(at_table: Game) -> list[int]:
    """What each seat has taken from villages."""
    return [at_table.seat(seat).vp["villages"] for seat in range(at_table.state.players)]


@pytest.mark.rule("deus.village.surrounded", "deus.village.when")
def test_d5_1_a_surrounded_village_falls_at_once_whoever_closes_the_ring() -> None:
    at_table = placing(DE2, "p", "M", to_move=1, you="C:a F:c", blue="S2:s")
    assert vp(at_table) == [3, 0]  # in Blue's turn, to the only army
    assert at_table.village("V") == 0
    wanted = ["deus.place.from-board", "deus.village.when", "deus.build.activate"]
    assert [rule for rule in at_table.rules() if rule in wanted] == wanted
    open_ = placing(DE2, "p", "W", to_move=1, you="C:a F:c", blue="S2:s")  # M is still empty
    assert (vp(open_), open_.village("V")) == ([0, 0], 3)
    with pytest.raises(PositionError, match="would have fallen") as caught:
        game(DE2, you={"on": "C:a F:c"}, blue={"on": "M:p"})
    assert caught.value.rule == "deus.village.when"


@pytest.mark.rule("deus.village.border")
def test_d5_2_seas_belong_to_the_ring_and_the_rim_of_the_board_does_not() -> None:
    # DE-1: R2 and R5 are seas; R5 is still free
    lacking = placing(DE1, "c", "R4", you="R0:a R1:c R2:s R3:p", blue="O0:c")
    assert (vp(lacking), lacking.village("V")) == ([0, 0], 6)
    closed = placing(DE1, "s", "R5", you="R0:a R1:c R2:s R3:p R4:c", blue="O0:c")
    assert (vp(closed), closed.village("V")) == ([6, 0], 0)
    # DE-2: three regions are all; outside the board nothing needs to be occupied
    assert vp(placing(DE2, "c", "M", you="C:a F:c", blue="")) == [3, 0]


@pytest.mark.rule("deus.village.no-army-yet")
def test_d5_3_without_an_army_nothing_happens_until_one_comes() -> None:
    safe = placing(DE2, "p", "M", you="C:c F:c", blue="")
    assert (vp(safe), safe.village("V")) == ([0, 0], 3)
    later = placing(DE2, "a", "M", you="C:c F:c M:p", blue="")
    assert vp(later) == [3, 0]


@pytest.mark.rule("deus.village.most-armies")
def test_d5_4_most_armies_attack_though_others_have_more_buildings() -> None:
    at_table = placing(DE2, "a", "M", to_move=1, you="C:act", blue="F:a")
    assert vp(at_table) == [0, 3]  # 2 armies to 1
    (taken,) = at_table.events("deus.village.most-armies")
    assert (taken.target, taken.amount) == ("seat 1 villages", 3)


@pytest.mark.rule("deus.village.tie-buildings", "deus.village.tie-counts")
def test_d5_5_tied_armies_are_decided_by_all_buildings_of_any_kind() -> None:
    # V2 of DE-3 has the ring M, P, Q. Red: army and civil on M; Blue: army and temple on P, a ship on Q
    at_table = placing(DE3, "s", "Q", to_move=1, you="N:c", blue="P:at", red="M:ac")
    assert vp(at_table) == [0, 3, 0]  # 3 to 2; without armies, ships and temples Red would lead 1 to 0
    assert len(at_table.events("deus.village.tie-buildings")) == 1


@pytest.mark.rule("deus.village.tie-buildings")
def test_only_those_tied_in_armies_are_compared() -> None:
    # Red has most buildings (3 on P) and no army; You and Blue have an army each: 2 buildings to 1
    at_table = placing(DE3, "s", "Q", to_move=0, you="M:a", blue="", red="P:cpy")
    assert vp(at_table) == [3, 0, 0]
    tied = placing(DE2, "c", "M", to_move=0, you="C:a", blue="F:a", red="W:cpy")
    assert vp(tied) == [3, 0, 0]  # You have 2 in the ring, Blue 1, Red's W is outside


@pytest.mark.rule("deus.village.tie-split", "deus.village.tie-rest")
def test_d5_6_equal_in_armies_and_buildings_share_and_lose_the_rest() -> None:
    # 5 VP, You and Blue 1 army and 3 buildings each in the ring of DE-1
    at_table = placing(DE1, "s", "R5", you="R0:a R1:c", blue="R2:s R3:a R4:p", villages={"V": 5})
    assert vp(at_table) == [2, 2]
    assert at_table.village("V") == 0
    (lost,) = at_table.events("deus.village.tie-rest")
    assert (lost.target, lost.amount) == ("bank", 1)


@pytest.mark.rule("deus.village.several")
def test_d5_7_one_army_settles_two_villages_apart() -> None:
    at_table = placing(DE3, "a", "M", you="N:c P:p", blue="S:a Q:s")
    # V1: armies 1 to 1, buildings 2 to 1; V2: your army only
    assert vp(at_table) == [6, 0]
    assert [event.rule for event in at_table.events("deus.village.tie-buildings", "deus.village.most-armies")] == [
        "deus.village.tie-buildings", "deus.village.most-armies",
    ]  # fmt: skip
    assert len(at_table.events("deus.village.when")) == 2


@pytest.mark.rule("deus.village.gone")
def test_d5_8_a_taken_village_is_none_for_cards() -> None:
    seat = {"on": "M:a N:c", "hand": ["military-ballista", "temple-field"], **NOTHING, "gold": 8, "vp": 0}
    assert game(DE3, you=seat, villages={"V1": 0}).build("military-ballista", "N").you.goods["gold"] == 4  # not 8
    both = game(DE3, you=seat, villages={"V1": 0, "V2": 0}).build("military-ballista", "N")
    assert both.you.goods["gold"] == 0


@pytest.mark.rule("deus.village.emptied", "deus.place.not-village")
def test_an_emptied_village_counts_for_the_end_and_stays_closed() -> None:
    seat = {"on": "M:c", "hand": ["military-siegetower", "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE3, you=seat, blue={"hand": []}, villages={"V1": 0, "V2": 1}).build("military-siegetower", "M")
    assert at_table.state.view(None).end_round == 0
    at_table.play("plunder V2")  # nobody has surrounded it
    assert at_table.village("V2") == 0
    assert at_table.state.view(None).end_round == 2
    build = game(DE3, you={"on": "M:c", "hand": ["civil-vp-field"], "vp": 0, "gold": 0}, villages={"V1": 0, "V2": 3})
    assert build.build("civil-vp-field").refuses("place V1", "deus.place.not-village")


@pytest.mark.rule("deus.village.gone", "deus.village.when")
def test_an_empty_village_is_not_attacked() -> None:
    at_table = placing(DE2, "c", "M", you="C:a F:c", blue="S1:s", villages={"V": 0})
    assert at_table.events("deus.village.when") == []
    assert vp(at_table) == [0, 0]


def marching(card: str, on: str, blue: str) -> Game:
    """A scientific card lets your armies go once more; its piece stands on F."""
    again = "scientific-x-activate-military"
    seat = {"on": on, "hand": [again, "temple-field"], **NOTHING, "wood": 1, "clay": 1, "vp": 0}
    at_table = game(DE2, you=seat | {"columns": {"military": [card]}}, blue={"on": blue}).build(again, "F")
    return at_table.play(f"reuse {card}", "army W")


@pytest.mark.rule("deus.village.when-moved")
def test_d5_12_an_army_attacks_where_it_stops_and_not_where_it_passes() -> None:
    stopped = marching(FAR, "W:a F:c", "M:p").play("march C")
    assert (vp(stopped), stopped.village("V")) == ([3, 0], 0)
    passed = marching(FAR, "W:a F:c", "M:p").play("march F")  # over C, which stays empty
    assert (vp(passed), passed.village("V")) == ([0, 0], 3)


@pytest.mark.rule("deus.village.attack-in-move")
def test_d5_12_the_attack_ends_the_move() -> None:
    one_army = marching(FAR, "W:a F:c", "M:p").play("march C")
    assert one_army.state.to_move == 1  # the two steps left are lost
    two_armies = marching(TWO, "W:a F:ac", "M:p")  # C is the only region where it may stop
    assert vp(two_armies) == [3, 0]  # settled before the second army moves
    assert two_armies.options("army") == {"F"}
    assert [rule for rule in two_armies.rules() if "village" in rule or "army" in rule] == [
        "deus.army.moves", "deus.village.attack-in-move", "deus.village.when", "deus.village.most-armies",
    ]  # fmt: skip
