"""Sentences of Deus: hand-written ones for typical cases, and sound ones for whatever a game can come to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamepkg as gp
from gamepkg.core.event import Event
from gamepkg.core.journal import HIDDEN
from gamepkg.core.types import ScoreLine
from gamepkg.deus import phrases
from gamepkg.deus import table as t
from gamepkg.deus.game import DeusState
from gamepkg.deus.names import GOLD, MILITARY, OCC, SRC, TEMPLE, TEMPLES, VP
from gamepkg.deus.notation import BLOCKS
from gamepkg.deus.phrases import telling
from gamepkg.text import ids

LANGUAGES = ("en", "ja")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"wild_card": True},
    {"draft_pieces": 6},
    {"rulings": {"deus.effect.automatic": "ask"}},
    {"board": "random", "wild_card": True, "draft_pieces": 10},
)


def start(**options: Any) -> DeusState:
    """Three players, Blue begins."""
    state = gp.new_game("deus", players=3, seed=7, start=0, **options)
    assert isinstance(state, DeusState)
    return state


def card(state: DeusState, name: str) -> int:
    return state.table.components.card(name).index


def asked(*frames: tuple[int, ...]) -> DeusState:
    """A position in which the last of these frames asks."""
    state = start()
    state.frames[:] = list(frames)
    return state


def event(
    rule: str,
    source: str,
    target: str,
    what: str = "-",
    amount: int = 0,
    *,
    index: int = 0,
    cause: int = -1,
    seat: int = 0,
    visible: int = -1,
) -> Event:
    return Event(index, rule, seat, source, target, what, amount, cause, visible)


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


# -------------------------------------------------------------------- what happened

BUILD = event("deus.build.column", "seat 0 hand", "seat 0 columns", "military-ballista", 1)

EVENTS = (
    (BUILD, "Blue builds Ballista*.", "青がバリスタ*を建築。"),
    (
        event("deus.build.column", "seat 1 hand", "seat 1 columns", HIDDEN, 1, seat=1, visible=2),
        "Rust builds 1 card face down.",
        "赤茶がカード1枚を裏向きに建築。",
    ),
    (event("deus.build.cost-returned", "seat 0", "supply", "wood", 1), "Blue pays 1 wood.", "青が木1を支払い。"),
    (
        event("deus.place.from-board", "seat 0 ready", "seat 0 region 17", "military", 1),
        "Blue places an army in 17.",
        "青が17に軍隊を配置。",
    ),
    (
        event("deus.village.most-armies", "region 10", "seat 0 villages", "vp", 6),
        "Village 10 falls to Blue: 6 VP.",
        "村10が落ち、青が6VPを獲得。",
    ),
    (
        event("deus.village.tie-buildings", "region 10", "seat 2 villages", "vp", 6),
        "Village 10 falls to Green, tied in armies but with more buildings: 6 VP.",
        "村10が落ち、軍隊は同数で建物の多い緑が6VPを獲得。",
    ),
    (
        event("deus.colour.military.steal", "seat 1", "seat 0", "gold", 2),
        "Blue takes 2 gold from Rust.",
        "青が赤茶から2金を奪取。",
    ),
    (
        event("deus.colour.civil.gain-per-city", "bank", "seat 0", "gold", 0),
        "Blue gains no gold.",
        "青が0金を獲得。",
    ),
    (
        event("deus.offer.neptune", "bank", "seat 3", "gold", 6, seat=3),
        "Ink receives 6 gold from Neptune.",
        "墨がネプチューンから6金を受け取る。",
    ),
    (
        event("deus.offer.refill", "deck", "seat 0 hand", HIDDEN, 3, visible=1),
        "Blue refills the hand with 3 cards.",
        "青がカード3枚を補充。",
    ),
    (
        event("deus.army.moves", "seat 0 region 4", "seat 0 region 9", "military", 1),
        "Blue moves an army from 4 to 9.",
        "青が4の軍隊を9へ移動。",
    ),
    (
        event("deus.turn.no-card", "deck", "deck"),
        "Blue has no cards and skips the turn.",
        "青は手札がなく、手番を飛ばす。",
    ),
    (
        event("deus.hand.limit", "deck", "deck"),
        "Blue holds 10 cards and draws no more.",
        "青の手札は10枚で、これ以上は引かない。",
    ),
    (event("deus.village.emptied", "region 5", "region 5", "vp"), "Village 5 has no VP left.", "村5のVPがなくなる。"),
    (
        event("deus.supply.shortage", "supply", "seat 0", "wheat"),
        "The supply runs short of wheat.",
        "全体ストックの小麦が不足。",
    ),
    (event("deus.build.cost", "seat 0", "bank", "gold", 2), "Blue pays 2 gold.", "青が2金を支払い。"),
)


@pytest.mark.parametrize(("happened", "english", "japanese"), EVENTS)
def test_the_sentence_of_an_event(happened: Event, english: str, japanese: str) -> None:
    assert phrases.event_text(start(), happened, "en") == english
    assert phrases.event_text(start(), happened, "ja") == japanese


@pytest.mark.parametrize(
    ("happened", "english", "japanese"),
    [
        (event("deus.build.cost-returned", "seat 0", "supply", "wood", 1), "pays 1 wood", "木1を支払い"),
        (
            event("deus.village.most-armies", "region 10", "seat 1 villages", "vp", 6),
            "Village 10 falls to Rust: 6 VP",
            "村10が落ち、赤茶が6VPを獲得",
        ),
    ],
)
def test_under_a_title_the_acting_seat_is_not_named_again(happened: Event, english: str, japanese: str) -> None:
    assert phrases.event_line(start(), happened, "en") == english
    assert phrases.event_line(start(), happened, "ja") == japanese


def test_an_offering_is_told_with_its_cards_and_god() -> None:
    root = event("deus.offer.discard", "seat 0 hand", "discards")
    hidden = event("deus.offer.hidden", "seat 0 hand", "discards", HIDDEN, 2, index=1, cause=0, visible=1)
    top = event("deus.offer.top-card", "seat 0 hand", "discards", "production-small", 1, index=2, cause=0)
    story = (root, hidden, top)
    assert phrases.event_title(start(), root, "en", story) == "Blue offers 3 cards to Ceres"
    assert phrases.event_title(start(), root, "ja", story) == "青がセレスにカード3枚の供え物"
    assert phrases.event_title(start(), root, "en") == "Blue makes an offering"
    lines = phrases.ledger_lines(start(), story, "en")
    assert [(line.amount, line.text) for line in lines] == [("−3 cards", "Cards offered to Ceres.")]


@pytest.mark.rule("deus.build.gold-for-resource")
def test_gold_says_for_which_resource_it_stands() -> None:
    """Ballista costs 1 wood and 1 stone. The wood is paid first, so the gold stands for the stone."""
    wood = event("deus.build.cost-returned", "seat 0", "supply", "wood", 1, index=1, cause=0)
    gold = event("deus.build.gold-for-resource", "seat 0", "bank", "gold", 4, index=2, cause=0)
    story = (BUILD, wood, gold)
    assert phrases.event_text(start(), gold, "en", story) == "Blue pays 4 gold instead of 1 stone."
    assert phrases.event_text(start(), gold, "ja", story) == "青が石1の代わりに4金を支払い。"
    assert phrases.event_text(start(), gold, "en") == "Blue pays 4 gold instead of 1 resource."


# -------------------------------------------------------------------- what it amounts to


def test_a_cost_is_one_line() -> None:
    root = event("deus.build.column", "seat 0 hand", "seat 0 columns", "temple-field", 1)
    paid = [
        event("deus.build.cost-returned", "seat 0", "supply", good, 1, index=i, cause=0)
        for i, good in enumerate(("wood", "stone", "clay", "wheat"), 1)
    ]
    english, japanese = (phrases.ledger_lines(start(), [root, *paid], lang) for lang in LANGUAGES)
    cited = ("deus.build.cost-returned",)
    assert english == [phrases.LedgerLine("−1 wood, −1 stone, −1 clay, −1 wheat", "Cost of Temple: fields.", cited)]
    assert japanese == [phrases.LedgerLine("木−1、石−1、粘土−1、小麦−1", "寺院：畑のコスト。", cited)]


def activation(amount: int) -> list[Event]:
    """Ballista is carried out."""
    return [
        event("deus.build.activate", "seat 0 columns", "seat 0 columns", "military-ballista"),
        event(
            "deus.colour.military.gain-per-adjacent-village", "bank", "seat 0", "gold", amount, index=1, cause=0
        ),
    ]  # fmt: skip


def test_a_row_says_what_it_brings() -> None:
    state, even = start(), [15, 15, 15]
    fall = [event("deus.village.most-armies", "region 10", "seat 0 villages", "vp", 6)]
    assert phrases.gain_phrase(state, fall, even, [21, 15, 15], "en") == "village 10 falls +6 VP"
    assert phrases.gain_phrase(state, fall, even, [21, 15, 15], "ja") == "村10が落ちる +6VP"
    assert phrases.gain_phrase(state, activation(4), even, even, "en") == "Ballista* +4 gold"
    assert phrases.gain_phrase(state, activation(0), even, even, "en") == "no gain"
    assert phrases.gain_phrase(state, activation(0), even, even, "ja") == "獲得なし"
    placed = [event("deus.temple.place", "supply", "seat 0 region 4", "temple", 1)]
    assert phrases.gain_phrase(state, placed, even, [27, 15, 15], "en") == "score +12 VP"
    assert phrases.gain_phrase(state, [], even, even, "en") == ""


def civil(index: int, gold: int) -> list[Event]:
    """Gold per field is carried out."""
    columns = "seat 0 columns"
    return [
        event("deus.build.activate", columns, columns, "civil-gold-field", index=index),
        event("deus.colour.civil.gain-per-terrain", "bank", "seat 0", "gold", gold, index=index + 1, cause=index),
    ]


def test_several_cards_are_counted_and_added_up() -> None:
    happened = [*activation(4), *civil(2, 6)]
    assert phrases.gain_phrase(start(), happened, [0], [0], "en") == "from 2 cards +10 gold"
    assert phrases.gain_phrase(start(), happened, [0], [0], "ja") == "カード2枚から +10金"
    amounts = [line.amount for line in phrases.ledger_lines(start(), happened, "en")]
    assert amounts == ["+4 gold", "+6 gold"]


def test_a_shared_village_shows_the_own_part() -> None:
    happened = [
        event("deus.village.tie-split", "region 8", f"seat {seat} villages", "vp", 2, index=seat) for seat in (1, 0)
    ]
    assert phrases.gain_phrase(start(), happened, [0, 0, 0], [2, 2, 0], "en") == "village 8 falls +2 VP"


def test_what_is_still_open_is_no_missing_gain() -> None:
    """Also an activation is an event; the gain is not known before the choice or the draw."""
    happened, even = activation(0)[:1], [0, 0, 0]
    choosing = asked((t.FINISH,), (t.CARD, GALLEY, 1), (t.BUY, BUY, 3, 0))
    drawing = asked((t.FINISH,), (t.DEAL, 2, choosing.table.rule["deus.offer.refill"]))
    assert phrases.gain_phrase(choosing, happened, even, even, "en") == "a choice follows"
    assert phrases.gain_phrase(drawing, happened, even, even, "ja") == "カード2枚を引く"


@pytest.mark.rule("deus.effect.partial")
def test_an_effect_without_a_choice_names_its_card() -> None:
    begun = event("deus.build.activate", "seat 0 columns", "seat 0 columns", "maritime-galley")
    nothing = event("deus.effect.partial", "seat 0", "seat 0", index=1, cause=0)
    assert phrases.event_text(start(), nothing, "en", [begun, nothing]) == "Galley: nothing can be chosen now."
    assert phrases.event_text(start(), nothing, "en") == "Nothing can be chosen for this effect."


def test_an_effect_that_began_before_the_known_events_is_told_as_it_is() -> None:
    """A position made by hand may stand in the middle of a card."""
    gain = [event("deus.colour.civil.gain-per-terrain", "bank", "seat 0", "gold", 6, index=3, cause=1)]
    assert [(line.amount, line.text) for line in phrases.ledger_lines(start(), gain, "en")] == [
        ("+6 gold", "Blue gains 6 gold.")
    ]
    assert phrases.gain_phrase(start(), gain, [0], [0], "en") == "+6 gold"


def test_a_neighbour_with_nothing_is_named() -> None:
    begun = event("deus.build.activate", "seat 0 columns", "seat 0 columns", "military-x-raid-gold-each")
    takes = [
        event("deus.colour.military.steal", f"seat {seat}", "seat 0", "gold", gold, index=seat, cause=0)
        for seat, gold in ((1, 0), (2, 2))
    ]
    lines = phrases.ledger_lines(start(), [begun, *takes], "en")
    assert [(line.amount, line.text) for line in lines] == [
        ("0 gold", "Rust has nothing to give to Gold raid on all neighbours*."),
        ("+2 gold", "Taken from Green with Gold raid on all neighbours*."),
    ]


def test_nothing_gained_is_written_as_zero() -> None:
    line = phrases.ledger_lines(start(), activation(0), "en")[0]
    assert (line.amount, line.text) == ("0 gold", "Ballista* finds nothing to count now.")


def test_who_takes_a_village_is_named() -> None:
    fall = [event("deus.village.most-armies", "region 10", "seat 1 villages", "vp", 6)]
    assert phrases.gain_phrase(start(), fall, [0, 0, 0], [0, 6, 0], "en") == "village 10 falls, Rust +6 VP"
    assert phrases.ledger_lines(start(), fall, "en")[0].text == "Village 10 falls to Rust: most armies around it."


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
    villages = ScoreLine("deus.village.most-armies", "villages", 9, 1, 9, (10, 22))
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


# -------------------------------------------------------------------- whatever a game can come to

LETTERS = re.compile(r"[A-Za-z]+")
CJK = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")
UNSOUND = re.compile(r"None|[{}]|  |^ | $| [.,:;]|\.\.|。。|、。|\bdeus[.-]|\bseat \d|hidden|mappingproxy")


def sound(text: str, lang: str) -> bool:
    """Whether a text has no raw value in it and is in its own language; cards may have any name."""
    foreign = CJK.search(text) if lang == "en" else set(LETTERS.findall(text)) - {"VP"}
    return bool(text) and not UNSOUND.search(text) and not foreign


def said(match: gp.Match, rng: Random, told: set[str]) -> Iterator[tuple[str, str]]:
    """Play a game at random and yield all that can be said on the way, with the language."""
    while match.state.to_move is not None:
        state = match.state
        assert isinstance(state, DeusState) and state.decision is not None
        legal = state.legal()
        new = state.decision.kind not in told
        told.add(state.decision.kind)
        for lang in LANGUAGES if new or rng.random() < 0.05 else ():
            yield phrases.prompt(state, lang), lang
            yield phrases.status(state, lang), lang
            yield from ((step.word, lang) for step in phrases.steps(state, lang))
            for action in legal[:12]:
                for words in (phrases.action_label, phrases.group_label, phrases.commit_label, phrases.preview_title):
                    yield words(state, action, lang), lang
        action = legal[int(rng.random() * len(legal))]
        if new or rng.random() < 0.05:
            seen = match.preview(action)
            after = seen.state_after
            assert isinstance(after, DeusState)
            for lang in LANGUAGES:
                yield phrases.gain_phrase(after, seen.events, state.points(), after.points(), lang) or "0", lang
                for line in phrases.ledger_lines(after, seen.events, lang):
                    yield line.text, lang
                    yield line.amount or "0", lang
        match.play(action)
    state = match.state
    assert isinstance(state, DeusState)
    journal = match.journal
    for lang in LANGUAGES:
        yield phrases.outcome_text(state, lang), lang
        yield from ((phrases.event_text(state, happened, lang, journal), lang) for happened in journal)
        for shown in (journal.for_seat(0), journal.for_seat(None)):
            masked = (happened for happened in shown if happened.what == HIDDEN)
            yield from ((phrases.event_text(state, happened, lang, shown), lang) for happened in masked)
        for seat, score in enumerate(state.score()):
            yield from ((phrases.score_line_text(state, line, seat, lang), lang) for line in score.lines)
    told |= {telling.form_of(happened) for happened in journal}


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Blue gains None.", "en"),
        ("Blue pays { $goods }.", "en"),
        ("seat 1 pays 1 wood.", "en"),
        ("Blue  pays", "en"),
        ("青が1 woodを支払い。", "ja"),
        ("Blue pays 木1.", "en"),
        ("", "en"),
    ],
)
def test_what_is_not_sound_is_found(text: str, lang: str) -> None:
    assert not sound(text, lang)
    assert sound("Blue pays 1 wood.", "en")
    assert sound("青が6VPを獲得。", "ja")


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_all_that_a_random_game_says_is_sound(number: int) -> None:
    match = gp.Match("deus", players=2 + number % 3, seed=number, chance="ask", auto=False, **OPTIONS[number])
    told: set[str] = set()
    wrong = [(text, lang) for text, lang in said(match, Random(number), told) if not sound(text, lang)]
    assert wrong == []
    assert {"turn", "pay", "place", "offer", "god", "build", "fall", "gain", "refill"} <= told


def test_every_decision_action_and_event_has_its_words() -> None:
    """Also those that random games hardly ever come to."""
    wanted = {f"deus-ask-{kind}" for kind, _ in t.DECISIONS.values()}
    wanted |= {f"deus-do-{kind}" for kind, _, _ in BLOCKS}
    wanted |= {f"deus-event-{form}" for form in (*telling.BY_RULE.values(), *telling.BY_RULE_AND_MOVE.values())}
    wanted |= {f"deus-event-{form}" for form in ("pay", "gain", "draw", "ready")}
    for lang in LANGUAGES:
        assert wanted <= set(ids(lang))
