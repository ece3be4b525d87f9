"""What events say, one by one and added up: hand-written sentences in both languages."""

from __future__ import annotations

import pytest

from gamepkg.core.event import Event
from gamepkg.core.journal import HIDDEN
from gamepkg.deus import phrases
from gamepkg.deus import table as t
from tests.deus.spoken import asked, card, start
from tests.golden.make import GAMES
from tests.speech import event

LANGUAGES = ("en", "ja")

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


GALLEY = card(start(), "maritime-galley")
BUY = next(i for i, step in enumerate(start().table.steps) if step.card == GALLEY)


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


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Around it: Blue 3 buildings (1 army) and Rust 3 buildings (1 army)."),
        ("ja", "周囲：青は建物3（うち軍隊1）、赤茶は建物3（うち軍隊1）。"),
    ],
)
def test_what_decides_about_a_village_is_counted(lang: str, said: str) -> None:
    """In the golden game of a shared village both have one army and two other buildings around it."""
    state = next(golden for golden in GAMES if golden.name == "attack-split").play().state
    events = [state.vocabulary.read(i, raw) for i, raw in enumerate(state.log or ())]
    lines = [line.text for line in phrases.ledger_lines(state, events, lang) if said in line.text]  # type: ignore[arg-type]
    assert len(lines) == 1
