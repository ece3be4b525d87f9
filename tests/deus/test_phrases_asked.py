"""What a decision, the score and the end say: hand-written sentences in both languages."""

from __future__ import annotations

import pytest

from gamepkg.core.types import ScoreLine
from gamepkg.deus import phrases
from gamepkg.deus import table as t
from gamepkg.deus.game import DeusState
from gamepkg.deus.names import GOLD, MILITARY, OCC, SRC, TEMPLE, TEMPLES, VP
from tests.deus.spoken import asked, card, start

# -------------------------------------------------------------------- what is asked

GALLEY, BALLISTA = card(start(), "maritime-galley"), card(start(), "military-ballista")
BUY = next(i for i, step in enumerate(start().table.steps) if step.card == GALLEY)

QUESTIONS = (
    (((t.TURN,),), "Build, or make an offering?", "建築しますか、神に供え物をしますか。"),
    (
        ((t.FINISH,), (t.PLACE, MILITARY, BALLISTA)),
        "Where at the edge of the board does your first army go?",
        "最初の軍隊をボードの端のどこに置きますか。",
    ),
    (
        ((t.FINISH,), (t.PLACE, TEMPLE, card(start(), "temple-field"))),
        "Which of your regions on land does the temple join?",
        "寺院を自分の陸のどの地域に加えますか。",
    ),
    (
        ((t.FINISH,), (t.PLACE, MILITARY, BALLISTA), (t.PAY, BALLISTA, 1, 1, 0, 0, 0)),
        "Ballista*: how do you pay 1 wood? Still owed: 1 wood and 1 stone.",
        "バリスタ*：木1をどう支払いますか。残りのコスト：木1、石1。",
    ),
    (
        ((t.FINISH,), (t.CARD, GALLEY, 1), (t.BUY, BUY, 3, 0)),
        "Galley: which resource do you buy for 1 gold? Up to 3 more.",
        "ガレー船：どの資源を1金で買いますか。あと3個までです。",
    ),
    (
        ((t.TURN,), (t.OFFER, GALLEY, BALLISTA)),
        "Offering of 2 cards: add another card, or is that all?",
        "供え物はカード2枚です。カードを加えますか、これで決めますか。",
    ),
    (
        ((t.FINISH,), (t.DRAW_UP,), (t.CERES, 1, 0)),
        "Ceres: which resource do you take? 1 to go.",
        "セレス：どの資源を受け取りますか。あと1個です。",
    ),
)


@pytest.mark.parametrize(("frames", "english", "japanese"), QUESTIONS)
def test_the_question_of_a_decision(frames: tuple[tuple[int, ...], ...], english: str, japanese: str) -> None:
    state = asked(*frames)
    assert phrases.prompt(state, "en") == english
    assert phrases.prompt(state, "ja") == japanese


def test_a_later_building_is_asked_for_by_its_piece() -> None:
    state = asked((t.FINISH,), (t.PLACE, MILITARY, BALLISTA))
    state.rows[0][OCC] = 1 << 17
    assert phrases.prompt(state, "en") == "Where does your army go?"
    assert phrases.prompt(state, "ja") == "軍隊をどこに置きますか。"


def test_without_cards_the_turn_is_skipped() -> None:
    state = start()
    state.hands[0] = ()
    assert phrases.prompt(state, "en") == "You have no cards. Your turn is skipped."


def test_the_steps_of_a_building() -> None:
    state = asked((t.FINISH,), (t.PLACE, MILITARY, BALLISTA))
    assert [(step.word, step.state) for step in phrases.steps(state, "en")] == [
        ("Piece ready", "done"),
        ("Card", "done"),
        ("Pay", "done"),
        ("Place", "now"),
        ("Column", "todo"),
    ]


def test_the_steps_of_an_offering() -> None:
    state = asked((t.TURN,), (t.NAME, GALLEY))
    assert [(step.word, step.state) for step in phrases.steps(state, "ja")] == [
        ("カード", "done"),
        ("神", "now"),
        ("利益", "todo"),
        ("補充", "todo"),
    ]
    assert phrases.steps(start(), "en") == ()


def test_the_words_of_buttons() -> None:
    state = asked((t.FINISH,), (t.PLACE, MILITARY, BALLISTA), (t.PAY, BALLISTA, 0, 1, 0, 0, 0))
    pay, gold = state.parse("pay stone"), state.parse("pay-gold stone")
    assert phrases.action_label(state, pay, "en") == "Pay 1 stone"
    assert phrases.action_label(state, gold, "en") == "4 gold instead of 1 stone"
    assert phrases.action_label(state, gold, "ja") == "石1の代わりに4金"
    assert phrases.group_label(state, gold, "en") == phrases.group_label(state, pay, "en") == "Ways to pay"
    turn = start()
    assert phrases.action_label(turn, turn.parse("build military-ballista"), "en") == "Build Ballista*"
    assert phrases.preview_title(turn, turn.parse("build military-ballista"), "ja") == "バリスタ*を建築すると"


@pytest.mark.rule("deus.place.edge-for-3vp")
def test_a_region_at_the_edge_says_its_price() -> None:
    """Region 1 is at the edge. Whoever stands nowhere begins there freely; later it is open for 3 VP."""
    state = asked((t.FINISH,), (t.PLACE, MILITARY, BALLISTA))
    place = state.parse("place 1")
    terrain = state.board.terrain[1]
    assert phrases.action_label(state, place, "en") == f"1 {terrain}"
    assert phrases.group_label(state, place, "en") == "Regions open to the army"
    state.rows[0][OCC] = 1 << 30
    assert phrases.action_label(state, place, "en") == f"1 {terrain}, for 3 VP"
    assert phrases.group_label(state, place, "ja") == "ボードの端（各3VP）"
    assert phrases.preview_title(state, place, "en") == "If the army goes to 1"
    assert phrases.commit_label(state, place, "ja") == "1に置く"


# -------------------------------------------------------------------- the score and the end


def test_a_temple_is_a_sum() -> None:
    facts = {"kind": "end_per_region", "terrain": "any", "min_buildings": 1, "cap": 12, "uncapped": 4}
    line = ScoreLine("deus.colour.temple.end-per-region", "temple", 4, 1, 4, (), ("temple-regions-1",), facts)
    assert phrases.score_line_text(start(), line, 0, "en") == "Temple: 4 regions × 1 = 4, limit 12"
    assert phrases.score_line_text(start(), line, 0, "ja") == "寺院：4地域×1＝4（上限12）"


@pytest.mark.rule("deus.temple.score")
def test_a_limit_is_shown_where_it_bites() -> None:
    facts = {"kind": "end_per_piece", "piece": "military", "cap": 12, "uncapped": 15}
    line = ScoreLine("deus.colour.temple.end-per-piece", "temple", 5, 3, 12, (), ("temple-x-armies",), facts)
    assert phrases.score_line_text(start(), line, 0, "en") == "Temple: 5 armies × 3 = 15, limit 12: 12 VP"
    assert phrases.score_line_text(start(), line, 0, "ja") == "寺院：軍隊5個×3＝15（上限12のため12VP）"


def test_a_majority_says_whether_it_is_shared() -> None:
    alone = ScoreLine("deus.end.majority", "majority", 1, 2, 2, facts={"good": "wheat", "amount": 3, "tied_with": ()})
    tied = ScoreLine(
        "deus.end.majority-tie", "majority", 1, 2, 2, facts={"good": "clay", "amount": 2, "tied_with": (1,)}
    )
    assert phrases.score_line_text(start(), alone, 0, "en") == "Most wheat: 2 VP for Blue alone"
    assert phrases.score_line_text(start(), alone, 0, "ja") == "小麦の最多：2VP（青単独）"
    assert phrases.score_line_text(start(), tied, 0, "en") == "Most clay, tied with Rust: 2 VP each"


def test_villages_and_payments_in_the_score() -> None:
    villages = ScoreLine("deus.end.score", "villages", 9, 1, 9, (10, 22))
    edge = ScoreLine("deus.place.edge-for-3vp", "edge", -3, 1, -3)
    assert phrases.score_line_text(start(), villages, 0, "en") == "Villages (10 and 22): 9 VP"
    assert phrases.score_line_text(start(), villages, 0, "ja") == "村（10、22）：9VP"
    assert phrases.score_line_text(start(), edge, 0, "en") == "Paid for the edge: −3 VP"


def ended(points: tuple[int, int, int], reason: str) -> DeusState:
    """A finished game: these points, and nothing held that could be most."""
    state = asked((t.OVER,))
    state.end_reason = reason
    for row, vp in zip(state.rows, points, strict=True):
        row[GOLD : GOLD + 5] = [0] * 5
        row[VP] = row[SRC] = vp
    return state


@pytest.mark.rule("deus.end.trigger")
def test_the_end_tells_the_ranking_and_its_reason() -> None:
    state = ended((34, 30, 28), "temples")
    assert phrases.outcome_text(state, "en") == (
        "Blue wins with 34 VP, ahead of Rust (30) and Green (28). "
        "The last temple piece was placed, and the final round is over."
    )
    assert phrases.outcome_text(state, "ja") == (
        "青が34VPで勝利（ほかは赤茶30VP、緑28VP）。最後の寺院の駒が置かれ、最終ラウンドが終わりました。"
    )
    assert phrases.prompt(state, "en") == phrases.status(state, "en") == phrases.outcome_text(state, "en")
    assert phrases.outcome_text(start(), "en") == ""


@pytest.mark.rule("deus.turn.no-card")
def test_a_game_that_runs_out_of_cards_says_so() -> None:
    state = ended((34, 30, 28), "")
    assert phrases.outcome_text(state, "en").endswith(". No card is left to play or to draw.")
    assert phrases.outcome_text(state, "ja").endswith("。手札も山札も捨て札もなくなりました。")


@pytest.mark.rule("deus.end.no-tiebreak")
def test_a_victory_can_be_shared() -> None:
    told = phrases.outcome_text(ended((30, 30, 28), "villages"), "en")
    assert told.startswith("Blue and Rust share the victory with 30 VP each, ahead of Green (28). The last village")


def test_a_position_in_one_sentence() -> None:
    """5 VP each and 5 majorities that all share: 15. Six tiles have a village and bring a temple piece each."""
    assert phrases.status(start(), "en") == (
        "Round 1: Blue to move. Blue 15, Rust 15 and Green 15 VP if the game ended now; "
        "6 temples and 6 villages with VP left."
    )
    state = start()
    state.stock[TEMPLES], state.end_round = 0, 2
    assert phrases.status(state, "en").startswith("Round 1, the end is triggered: Blue to move.")
    assert "no temples and 6 villages with VP left." in phrases.status(state, "en")
