"""Each kind of card effect, on numbers counted by hand."""

from __future__ import annotations

import pytest

from tests.deus.study import DE1, DE2, DE3, NOTHING, Game, game

SPARE = "civil-forum"


def ship(card: str, supply: dict[str, int] | None = None, **goods: int) -> Game:
    """You play a maritime card; ``goods`` are left after the payment."""
    seat = {"on": "O1:c", "hand": [card, SPARE], **NOTHING, **goods, "vp": 0}
    at_table = game(DE1, you=seat, **({"supply": supply} if supply else {}))
    cost = next(c for c in at_table.state.table.components.cards if c.id == card).cost
    for kind, amount in cost.items():  # the cost comes on top
        seat[kind] += amount
    return game(DE1, you=seat, **({"supply": supply} if supply else {})).build(card, "O2")


@pytest.mark.rule("deus.colour.maritime", "deus.colour.maritime.buy-resources")
def test_buy_resources() -> None:
    at_table = ship("maritime-galley", gold=9, supply={"clay": 1}).play("buy wood", "buy clay")
    assert at_table.refuses("buy wood", "core.order")
    at_table.play("buy wheat")
    assert at_table.you.goods == NOTHING | {"gold": 6, "wood": 1, "clay": 1, "wheat": 1}
    assert at_table.state.to_move == 1  # three at most
    dear = ship("maritime-x-buy-many", gold=5, wood=3).play("buy stone", "buy stone")  # 2 gold each
    assert dear.you.goods == NOTHING | {"gold": 1, "wood": 3, "stone": 2}  # only gold pays


@pytest.mark.rule("deus.colour.maritime.sell-for-gold")
def test_sell_for_gold() -> None:
    at_table = ship("maritime-sail-wood", wood=3, clay=2)
    assert at_table.options("sell") == {"wood"}
    assert at_table.refuses("sell clay", "deus.colour.maritime.sell-for-gold")
    at_table.play(*["sell wood"] * 3)  # no limit is printed
    assert at_table.you.goods == NOTHING | {"gold": 12, "clay": 2}
    limited = ship("maritime-x-sell-any-gold", wood=2, clay=2).play("sell wood", "sell clay", "sell clay")
    assert limited.you.goods == NOTHING | {"gold": 9, "wood": 1}  # three at 3 gold


@pytest.mark.rule("deus.colour.maritime.sell-for-vp")
def test_sell_for_vp() -> None:
    at_table = ship("maritime-smallport-clay", clay=7).play(*["sell clay"] * 6)
    assert (at_table.you.vp["total"], at_table.you.goods["clay"]) == (6, 1)  # six at most
    each_once = ship("maritime-x-sell-set-vp", wood=2, wheat=2).play("sell wood")
    assert each_once.refuses("sell wood")
    each_once.play("sell wheat")
    assert (each_once.you.vp["total"], each_once.you.goods) == (2, NOTHING | {"wood": 1, "wheat": 1})


@pytest.mark.rule("deus.colour.maritime.exchange-resources")
def test_exchange_resources() -> None:
    at_table = ship("maritime-x-exchange", wood=2, stone=1, supply={"wood": 0, "wheat": 0})
    at_table.play("return wood", "return wood", "return stone")
    assert at_table.options("take") == {"wood", "stone", "clay"}  # the wood just returned is in the supply already
    at_table.play("take wood", "take clay")  # the third can only be clay, too
    assert at_table.you.goods == NOTHING | {"wood": 1, "clay": 2}  # as many as were returned
    assert ship("maritime-x-exchange", wood=2).play("stop").you.goods == NOTHING | {"wood": 2}


@pytest.mark.rule("deus.colour.production.produce")
def test_produce() -> None:
    seat = {"on": "O0:p O1:p O4:p O3:c", "hand": ["production-x-double", SPARE], **NOTHING, "wood": 1, "wheat": 1}
    at_table = game(DE1, you=seat).build("production-x-double", "O3").play("produce O1")
    assert at_table.refuses("produce O1")  # each building once
    at_table.play("produce O0")
    assert at_table.you.goods == NOTHING | {"stone": 1, "wood": 1}  # two buildings, 1 each
    forests = {"on": "O0:p O5:p O4:p O3:c", "hand": ["production-cooperative-wood", SPARE], **NOTHING}
    all_ = game(DE1, you=forests | {"stone": 1, "wheat": 1}).build("production-cooperative-wood", "O3")
    assert all_.options("produce") == {"O0", "O5"}
    assert all_.play("produce O5", "produce O0").you.goods == NOTHING | {"wood": 4}


def scientist(card: str, on: str, **more) -> Game:
    seat = {"on": on, "hand": [card, SPARE], "gold": 0, "vp": 0, **more}
    return game(DE1, you=seat).build(card, "O0")


@pytest.mark.rule("deus.colour.scientific.draw-cards")
def test_draw_cards() -> None:
    assert scientist("scientific-x-draw", "O0:c").options("draw") == {1, 2}
    assert scientist("scientific-x-draw", "O0:c").play("stop").you.hand_size == 1
    assert scientist("scientific-x-draw", "O0:c").play("draw 2").you.hand_size == 3
    # 1 card for each region of two or more: O0 with the new school, O1; O3 holds one piece
    assert scientist("scientific-school", "O0:c O1:pa O3:c").options("draw") == {1, 2}
    # 2 cards for each region of three or more: O0 only
    assert scientist("scientific-x-draw-large", "O0:cp O1:pa").options("draw") == {1, 2}


@pytest.mark.rule("deus.colour.scientific.gain-pieces")
def test_gain_pieces() -> None:
    at_table = scientist("scientific-x-piece", "O0:c", reserve={"maritime": 0, "civil": 2})
    assert at_table.options("piece") == {"production", "scientific", "civil", "military"}
    at_table.play("piece civil")
    assert (at_table.you.ready["civil"], at_table.you.reserve["civil"]) == (3, 1)
    assert at_table.state.to_move == 1
    # 1 for each region of two or more: O0 and O1
    two = scientist("scientific-workshop", "O0:c O1:pa O3:c").play("piece production", "piece military")
    assert two.state.to_move == 1
    assert two.events("deus.colour.scientific.gain-pieces")[-1].what == "military"


@pytest.mark.rule("deus.colour.scientific.activate-card")
def test_activate_card() -> None:
    columns = {"civil": ["civil-gold-forest", "civil-gold-swamp"], "military": ["military-ballista"]}
    at_table = scientist("scientific-x-activate-civil", "O0:c", columns=columns)
    assert at_table.options("reuse") == {"civil-gold-forest", "civil-gold-swamp"}
    assert at_table.play("reuse civil-gold-forest").you.goods["gold"] == 3
    assert at_table.state.to_move == 1
    nothing = scientist("scientific-x-activate-maritime", "O0:c", columns=columns)
    assert nothing.state.to_move == 1  # no maritime card: skipped
    face_down = columns | {"civil": [{"face_down": "civil-gold-forest"}]}
    seat = {"on": "O0:c", "hand": ["scientific-x-activate-civil", SPARE], "gold": 0, "vp": 0, "columns": face_down}
    wild = game(DE1, you=seat | {"wild_used": True}, options={"wild_card": True})
    assert wild.build("scientific-x-activate-civil", "O0").state.to_move == 1  # a wild card has no effect


def civilian(card: str, on: str, at: str) -> Game:
    seat = {"on": on, "hand": [card, "temple-field"], **NOTHING, "vp": 0}
    for kind, amount in _card(card).cost.items():
        seat[kind] += amount
    return game(DE1, you=seat).build(card, at)


def _card(card: str):
    return next(c for c in game(DE1).state.table.components.cards if c.id == card)


@pytest.mark.rule("deus.colour.civil", "deus.colour.civil.gain-per-terrain")
def test_gain_per_terrain() -> None:
    # forests O0, O11 and R1; how many pieces stand there makes no difference
    assert civilian("civil-gold-forest", "O0:pa O11:p R0:c", "R1").you.goods["gold"] == 3 * 3
    assert civilian("civil-vp-swamp", "O0:p", "O0").you.vp["total"] == 0
    assert civilian("civil-vp-swamp", "O4:p", "O4").you.vp["total"] == 1


@pytest.mark.rule("deus.colour.civil.gain-per-city", "deus.temple.counts")
def test_gain_per_city() -> None:
    # cities of two: O0 and O1 with the temple, O3 with the new piece; 1 VP for each full pair
    assert civilian("civil-forum", "O0:pa O1:at O3:p", "O3").you.vp["total"] == 1
    assert civilian("civil-forum", "O0:pa O1:at O3:pa O4:p", "O4").you.vp["total"] == 2
    assert civilian("civil-x-gold-size2", "O0:pa O1:at O3:p", "O3").you.goods["gold"] == 3 * 2
    assert civilian("civil-x-gold-size3", "O0:pa O1:at O3:p", "O0").you.goods["gold"] == 4
    assert civilian("civil-x-vp-size3", "O0:p O1:at", "O0").you.vp["total"] == 0


@pytest.mark.rule("deus.colour.civil.gain-by-largest-city")
def test_gain_by_largest_city() -> None:
    assert civilian("civil-x-gold-largest", "O0:pat O1:pa", "O0").you.goods["gold"] == 2 * 4
    assert civilian("civil-x-vp-largest", "O0:pat O1:pa", "O1").you.vp["total"] == 1  # 3 pieces, 1 VP a full pair
    assert civilian("civil-x-vp-largest", "O0:pat O1:pa", "O0").you.vp["total"] == 2  # 4 pieces


def soldier(study, card: str, on: str, at: str, **top) -> Game:
    seat = {"on": on, "hand": [card, SPARE], **NOTHING, "vp": 0}
    for kind, amount in _card(card).cost.items():
        seat[kind] += amount
    return game(study, you=seat, **top).build(card, at)


@pytest.mark.rule("deus.colour.military.move-armies")
def test_move_armies() -> None:
    at_table = soldier(DE1, "military-x-march-two", "O0:a O3:a O1:c", "O1")
    assert at_table.options("army") == {"O0", "O1", "O3"}
    at_table.play("army O0", "march O11")
    assert at_table.refuses("army O11")  # each at most once
    at_table.play("army O1", "march O0")
    assert at_table.state.to_move == 1  # two at most
    none = soldier(DE1, "military-x-march-two", "O0:a O1:c", "O1").play("stop")
    assert none.on("O0") == (0, ("military",))


@pytest.mark.rule("deus.colour.military.gain-per-adjacent-village", "deus.village.gone")
def test_gain_per_adjacent_village() -> None:
    # the army on M touches V1 and V2; N touches V1 only
    assert soldier(DE3, "military-ballista", "M:a N:c", "N").you.goods["gold"] == 2 * 4  # each village once
    assert soldier(DE3, "military-ballista", "M:a N:c", "N", villages={"V1": 0}).you.goods["gold"] == 4
    full = soldier(DE3, "military-x-watch-vp", "N:c", "N")
    assert (full.you.vp["total"], full.village("V1")) == (1, 3)  # the VP of the village stay


@pytest.mark.rule("deus.colour.military.take-village-vp", "deus.village.emptied")
def test_take_village_vp() -> None:
    at_table = soldier(DE3, "military-siegetower", "M:c", "M")
    assert at_table.options("plunder") == {"V1", "V2"}
    at_table.play("plunder V2")
    assert (at_table.you.vp["total"], at_table.village("V1"), at_table.village("V2")) == (2, 3, 1)
    rest = soldier(DE3, "military-siegetower", "M:c", "M", villages={"V2": 1}).play("plunder V2")
    assert (rest.you.vp["total"], rest.village("V2")) == (1, 0)  # what is there
    assert rest.events("deus.village.emptied")
    gone = soldier(DE3, "military-siegetower", "M:c", "M", villages={"V2": 0})
    assert gone.refuses("plunder V2", "deus.village.gone")
    far = soldier(DE3, "military-siegetower", "N:c", "N")
    assert far.refuses("plunder V2")  # no army beside it


def temple_line(card: str, on: str, **seat) -> tuple[int, int, int]:
    """Count, VP each and points of a temple."""
    at_table = game(DE1, you={"on": on, "columns": {"temple": [card]}, "vp": 0, **seat})
    (line,) = (line for line in at_table.state.score().seats[0].lines if line.label == "temple")
    assert line.cards == (card,)
    return line.count, line.each, line.points


@pytest.mark.rule("deus.colour.temple", "deus.colour.temple.end-per-region")
def test_end_per_region() -> None:
    assert temple_line("temple-forest", "O0:ca R1:p O1:c") == (2, 4, 8)
    assert temple_line("temple-regions-2", "O0:ca R1:p O1:ct O2:s") == (2, 2, 4)
    assert temple_line("temple-x-cities-3", "O0:cat R1:pa") == (1, 4, 4)
    assert temple_line("temple-x-seas", "O2:sa R2:s O0:c") == (2, 3, 6)


@pytest.mark.rule("deus.colour.temple.end-per-building-on-terrain")
def test_end_per_building_on_terrain() -> None:
    assert temple_line("temple-forest-buildings", "O0:cat O1:c") == (3, 3, 9)
    assert temple_line("temple-forest-buildings", "O0:cat R1:pa O1:c") == (5, 3, 12)  # not 15


@pytest.mark.rule("deus.colour.temple.end-per-piece")
def test_end_per_piece() -> None:
    assert temple_line("temple-x-armies", "O0:ca R1:a O1:c") == (2, 3, 6)
    assert temple_line("temple-x-science", "O0:ca", ready={"scientific": 5}, reserve={"scientific": 0}) == (0, 3, 0)


@pytest.mark.rule("deus.colour.temple.end-per-stock")
def test_end_per_stock() -> None:
    assert temple_line("temple-x-gold", "O0:c", gold=7) == (3, 1, 3)
    seat = {"on": "O0:c", "columns": {"temple": ["temple-x-resources"]}, **NOTHING, "wood": 5, "clay": 4, "gold": 9}
    lines = game(DE1, you=seat).state.score().seats[0].lines
    temple = next(line for line in lines if line.label == "temple")
    assert (temple.count, temple.each, temple.points) == (2, 3, 6)  # 9 resources: two full groups of 4
    # the goods count for the majorities as well: wood, clay and gold
    assert sum(line.points for line in lines if line.label == "majority") == 6


@pytest.mark.rule("deus.colour.temple.end-per-terrain-kind")
def test_end_per_terrain_kind() -> None:
    assert temple_line("temple-x-terrains", "O0:ca R1:a O1:c O2:s") == (3, 2, 6)  # forest, mountain, sea
    assert temple_line("temple-x-terrains", "O0:c O1:c O2:s O3:c O4:c R4:c") == (5, 2, 10)


@pytest.mark.rule("deus.colour.military.gain-per-adjacent-village", "deus.colour.military.move-armies")
def test_two_effects_of_one_card_follow_one_another() -> None:
    # the army walks from W to C, beside the village, and then pays 2 gold for it
    at_table = soldier(DE2, "military-x-march-pay", "W:c", "W").play("army W", "march C")
    assert at_table.you.goods["gold"] == 2
