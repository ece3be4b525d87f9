"""The variants: wild card, draft of pieces, free board."""

from __future__ import annotations

from collections import Counter

import pytest

import gamepkg as gp
from gamepkg import LayoutError, OptionError, PositionError
from tests.deus.study import DE1, NOTHING, Game, game

WILD = {"wild_card": True}
COLUMN = {"civil": ["civil-gold-forest", "civil-gold-mountain"]}


def wild(gold: int = 9, columns=None, **seat) -> Game:
    hand = ["temple-field", "maritime-galley"]
    you = {"on": "O0:c O1:p", "hand": hand, **NOTHING, "gold": gold, "vp": 0, "columns": columns or {}, **seat}
    return game(DE1, you=you, options=WILD)


@pytest.mark.rule("deus.variant.wild-card")
def test_one_card_a_game_may_be_built_face_down_as_any_type() -> None:
    at_table = wild()
    assert at_table.options("wild") == {"production", "scientific", "civil", "military", "maritime"}
    at_table.play("wild civil")
    assert at_table.options("lay") == {"temple-field", "maritime-galley"}
    at_table.play("lay temple-field", "place O1")
    at_table.play("skip")  # Blue has no card
    assert at_table.state.to_move == 0
    assert at_table.refuses("wild scientific", "deus.variant.wild-card")
    again = wild(columns={"civil": [{"face_down": "temple-forest"}]}, wild_used=True)
    assert again.refuses("wild civil", "deus.variant.wild-card")
    off = game(DE1, you={"on": "O0:p", "hand": ["civil-forum"]})
    assert off.refuses("wild civil", "deus.variant.wild-card")
    with pytest.raises(PositionError, match="one face-down card") as caught:
        wild(columns={"civil": [{"face_down": "temple-forest"}]})
    assert caught.value.rule == "deus.variant.wild-card"


@pytest.mark.rule("deus.variant.wild-card-cost")
@pytest.mark.parametrize(("column", "cost"), [([], 1), (["civil-gold-forest"], 2), (COLUMN["civil"], 3)])
def test_it_costs_as_much_gold_as_its_place_in_the_column(column: list[str], cost: int) -> None:
    at_table = wild(gold=cost, columns={"civil": column}).play("wild civil", "lay temple-field")
    assert at_table.you.goods["gold"] == 0  # whatever is printed on the temple
    paid = at_table.events("deus.variant.wild-card-cost")
    assert [event.amount for event in paid] == [cost]
    assert wild(gold=cost - 1, columns={"civil": column}).refuses("wild civil", "deus.variant.wild-card-cost")


@pytest.mark.rule("deus.variant.wild-card-effect")
def test_it_does_nothing_itself_and_carries_out_the_rest() -> None:
    at_table = wild(gold=3, columns=COLUMN, ready={"civil": 1}).play("wild civil", "lay temple-field", "place O1")
    assert [event.what for event in at_table.events("deus.build.activate")] == COLUMN["civil"]
    assert at_table.you.goods["gold"] == 3 + 3  # O0 is forest, O1 mountain
    assert at_table.on("O1") == (0, ("production", "civil"))
    assert at_table.you.ready["civil"] == 0
    assert wild(columns=COLUMN, ready={"civil": 0}).refuses("wild civil", "deus.build.needs-piece")


@pytest.mark.rule("deus.variant.wild-card-effect", "deus.temple.sets")
def test_it_counts_in_sets_for_temples() -> None:
    columns = {
        "maritime": ["maritime-galley"], "production": ["production-small"], "scientific": ["scientific-school"],
        "military": ["military-ballista"], "temple": ["temple-forest"],
    }  # fmt: skip
    seat = {"on": "O0:ct O1:p", "hand": ["temple-field", "civil-forum"], "gold": 0, "columns": columns}
    assert game(DE1, you=seat, options=WILD).refuses("build temple-field", "deus.temple.sets")
    seat["columns"] = columns | {"civil": [{"face_down": "temple-swamp"}]}
    assert game(DE1, you=seat | {"wild_used": True}, options=WILD).can("build temple-field")


@pytest.mark.rule("deus.variant.wild-card-no-temple")
def test_it_is_never_a_temple() -> None:
    at_table = wild()
    kinds = {action.args[0] for action in at_table.state.actions if action.kind == "wild"}
    assert kinds == {"maritime", "production", "scientific", "civil", "military"}
    with pytest.raises(PositionError, match="never built face down") as caught:
        wild(columns={"temple": [{"face_down": "temple-forest"}]}, wild_used=True)
    assert caught.value.rule == "deus.variant.wild-card-no-temple"


@pytest.mark.rule("deus.variant.wild-card-hidden")
def test_nobody_else_sees_its_face() -> None:
    at_table = wild().play("wild civil", "lay temple-field", "place O1")
    for seat in (1, None):
        assert at_table.state.view(seat).players[0].columns["civil"] == (None,)
        assert at_table.state.view(seat).unseen["temple-field"] == 1
        assert "temple-field" not in [event.what for event in at_table.events() if event.seen_by(seat)]
    assert at_table.you.columns["civil"] == ("temple-field",)


@pytest.mark.rule("deus.variant.draft-pieces")
@pytest.mark.parametrize("number", [6, 7, 8, 9, 10])
def test_each_player_picks_the_ready_pieces_in_secret(number: int) -> None:
    state = gp.new_game("deus", players=2, seed=0, draft_pieces=number, start=1)
    assert (state.to_move, state.decision.kind) == (1, "draft")
    for _ in range(4):
        state.apply(state.parse("draft maritime"))
    assert state.view(0).players[1].ready is None
    assert state.view(1).players[1].ready["maritime"] == 4
    while state.decision.kind == "draft":
        state.apply(state.legal()[-1])
    for seat in (0, 1):
        player = state.view(1 - seat).players[seat]
        assert sum(player.ready.values()) == number
        total = Counter(player.ready) + Counter(player.reserve)
        assert total == dict.fromkeys(("maritime", "production", "scientific", "civil", "military"), 5)
    assert state.view(0).players[1].ready == {
        "maritime": 4, "production": 0, "scientific": 0, "civil": max(0, number - 9), "military": min(5, number - 4),
    }  # fmt: skip
    assert (state.to_move, state.decision.kind, state.round) == (1, "turn", 1)


@pytest.mark.rule("deus.variant.draft-pieces")
def test_other_numbers_are_no_option() -> None:
    for number in (1, 5, 11):
        with pytest.raises(OptionError):
            gp.new_game("deus", players=2, seed=0, draft_pieces=number)


@pytest.mark.rule("deus.variant.free-board")
def test_tiles_may_lie_in_any_shape_as_long_as_villages_do_not_touch() -> None:
    # four tiles in a row; side A of each has its village in direction 0, the east, unless it is turned
    row = [{"q": 2 * i, "r": i} for i in range(4)]

    def layout(*rotations: int):
        tiles = zip((1, 2, 3, 4), rotations, row, strict=True)
        return {"tiles": [{"tile": n, "side": "A", "rotation": k, "centre": at} for n, k, at in tiles]}

    state = gp.new_game("deus", players=2, seed=0, board=layout(0, 0, 0, 0))
    assert state.board.n == 28
    # centres (0, 0) and (2, 1): (1, 0) of the first is beside (1, 1) of the second, its direction 3
    with pytest.raises(LayoutError) as caught:
        gp.new_game("deus", players=2, seed=0, board=layout(0, 3, 0, 0))
    assert caught.value.rule == "deus.setup.villages-apart"
