"""How armies move: lesson D5, steps 9 to 12."""

from __future__ import annotations

import pytest

from gamepkg import PositionError
from tests.deus.study import DE1, DE2, NOTHING, Game, game

FAR, TWO, THREE, ONE = (
    "military-x-march-far",
    "military-x-march-two",
    "military-x-march-three",
    "military-x-march-plunder",
)


def marching(steps: int, on: str, blue: str = "", army: str = "O0", at: str = "", study=DE1) -> Game:
    """A card lets your army go; the piece of the card stands on ``at``, out of the way."""
    card = {1: THREE, 2: TWO, 3: FAR}[steps]
    seat = {"on": on, "hand": [card, "civil-forum"], "vp": 3, **NOTHING, "clay": 1, "wheat": 1, "wood": 1}
    at_table = game(study, you=seat, blue={"on": blue}).build(card, at or "O6")
    return at_table.play(f"army {army}")


@pytest.mark.rule("deus.army.moves")
def test_one_step_leads_to_an_adjacent_region_and_the_card_limits_them() -> None:
    assert marching(1, "O0:a", at="O7").options("march") == {"O1", "O11", "R0"}
    two = marching(2, "O0:a", at="O7")
    assert two.refuses("march O0", "deus.army.moves")
    assert two.refuses("march R3", "deus.army.moves")
    assert two.options("march") == {"O1", "O11", "R0", "R1"}  # R5, O2 and O10 are seas, V a village
    assert marching(3, "O0:a", at="O7").can("march R3")  # O0, R0, V, R3


@pytest.mark.rule("deus.army.moves")
def test_nothing_moves_but_armies() -> None:
    at_table = marching(2, "O0:a O1:c O11:pyt", at="O7")
    movers = {action.args[0] for action in at_table.state.actions if action.kind == "army"}
    assert movers == set(DE1.board.regions)
    at_table = game(DE1, you={"on": "O0:a O1:c O11:pyt", "hand": [TWO, "civil-forum"], "gold": 0}).build(TWO, "R0")
    assert at_table.options("army") == {"O0", "R0"}
    assert at_table.refuses("army O1", "core.holds")


@pytest.mark.rule("deus.army.path", "deus.army.stop")
def test_an_army_crosses_villages_and_the_land_of_others_and_stops_on_neither() -> None:
    # D5.9: army on O0, civil on O11, Blue on R0, two steps
    at_table = marching(2, "O0:a O11:c", blue="R0:p", at="O7")
    assert at_table.options("march") == {"O1", "O11", "R1"}  # R1 lies behind O1 and behind Blue's R0
    assert at_table.refuses("march V", "deus.army.stop")
    assert at_table.refuses("march R0", "deus.army.stop")
    # three steps lead over V to R3, R4
    over = marching(3, "O0:a O11:c", blue="R0:p", at="O7")
    assert over.can("march R4") and over.can("march R3")


@pytest.mark.rule("deus.army.stop", "deus.village.emptied")
def test_an_empty_village_is_no_camp_either() -> None:
    seat = {"on": "R0:a", "hand": [ONE, "civil-forum"], "gold": 0, "vp": 0}
    at_table = game(DE1, you=seat, villages={"V": 0}).build(ONE, "R1").play("army R0")
    assert at_table.refuses("march V", "deus.army.stop")


@pytest.mark.rule("deus.army.sea")
def test_a_sea_is_open_with_an_own_ship_only() -> None:
    assert "R5" not in marching(2, "O0:a O11:c", at="O7").options("march")
    assert marching(2, "O0:a O11:c", at="O7").refuses("march R5", "deus.army.sea")
    ship = marching(2, "O0:a O11:c R5:s", blue="R0:p", at="O7")
    assert ship.options("march") == {"O1", "O11", "R1", "R5"}
    others = marching(2, "O0:a O11:c", blue="R5:s", at="O7")
    assert others.refuses("march R5", "deus.army.sea")
    with pytest.raises(PositionError, match="needs a ship") as caught:
        game(DE1, you={"on": "R5:a"})
    assert caught.value.rule == "deus.army.sea"


@pytest.mark.rule("deus.army.sea")
def test_a_foreign_ship_bars_the_way() -> None:
    # DE-2: from W the only way round is over the seas S1 and S2 or over C
    seat = {"on": "W:a", "hand": [FAR, "civil-forum"], "gold": 0, "vp": 3}
    at_table = game(DE2, you=seat, blue={"on": "S1:s S2:s"}).build(FAR, "F").play("army W")
    assert at_table.options("march") == {"C", "M"}
    ships = {**seat, "on": "W:a S2:s"}
    assert game(DE2, you=ships, blue={"on": "S1:s"}).build(FAR, "F").play("army W").options("march") == {"C", "M", "S2"}


@pytest.mark.rule("deus.army.leave")
def test_a_region_left_empty_is_open_to_everyone() -> None:
    at_table = marching(1, "O0:a", blue="O11:c", at="O7").play("march O1")
    assert at_table.on("O0") is None
    at_table = game(DE1, you={"on": "O1:a"}, blue={"on": "O11:c", "hand": ["civil-forum"], "vp": 0}, to_move=1)
    assert "O0" in at_table.build("civil-forum").options("place")
    alone = marching(1, "O0:a", at="O7").play("march R0", "stop")
    assert (alone.on("O0"), alone.on("R0")) == (None, (0, ("military",)))


@pytest.mark.rule("deus.army.temple-stays")
def test_an_army_holds_its_temple() -> None:
    seat = {"hand": [TWO, "civil-forum"], "gold": 0, "vp": 0}
    held = game(DE1, you={**seat, "on": "O0:at O11:c"}).build(TWO, "R0")
    assert held.options("army") == {"R0"}
    assert held.refuses("army O0", "deus.army.temple-stays")
    free = game(DE1, you={**seat, "on": "O0:act O11:c"}).build(TWO, "R0")
    assert free.options("army") == {"O0", "R0"}
    free.play("army O0", "march O1")
    assert free.on("O0") == (0, ("civil", "temple"))


@pytest.mark.rule("deus.army.one-a-region", "deus.army.no-stack")
def test_armies_never_share_a_region() -> None:
    seat = {"on": "O0:a O11:a", "hand": [TWO, "civil-forum"], "gold": 0, "vp": 3}
    at_table = game(DE1, you=seat).build(TWO, "O7").play("army O0")
    assert at_table.refuses("march O11", "deus.army.no-stack")  # even if that one could still leave
    # passing through is fine: here R1 lies behind the army on R0 and Blue's O1
    through = game(DE1, you={**seat, "on": "O0:a R0:a"}).build(TWO, "O7").play("army O0")
    assert through.can("march R1")


@pytest.mark.rule("deus.army.one-by-one", "deus.army.no-stack")
def test_one_army_finishes_before_the_next_begins() -> None:
    seat = {"on": "O0:a O11:a", "hand": [TWO, "civil-forum"], "gold": 0, "vp": 3}
    at_table = game(DE1, you=seat).build(TWO, "O7").play("army O11", "march R0")  # away first
    assert at_table.options("army") == {"O0", "O7"}  # not the one that has moved
    at_table.play("army O0", "march O11")  # then in
    assert (at_table.on("O11"), at_table.on("R0"), at_table.on("O0")) == ((0, ("military",)), (0, ("military",)), None)


@pytest.mark.rule("deus.army.one-by-one")
def test_which_army_and_how_far_is_free() -> None:
    seat = {"on": "O0:a O4:a", "hand": [TWO, "civil-forum"], "gold": 0, "vp": 3}
    for order in (("O0", "O1", "O4", "O3"), ("O4", "O3", "O0", "O1")):
        at_table = game(DE1, you=seat).build(TWO, "O7")
        at_table.play(f"army {order[0]}", f"march {order[1]}", f"army {order[2]}", f"march {order[3]}")
        assert at_table.on("O1") == at_table.on("O3") == (0, ("military",))
    one = game(DE1, you=seat).build(TWO, "O7").play("army O0", "march O1", "stop")
    assert one.on("O4") == (0, ("military",))
