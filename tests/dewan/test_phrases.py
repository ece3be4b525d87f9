"""What Dewan says: hand-written sentences in both languages."""

from __future__ import annotations

import pytest

from gamepkg.core.event import Event
from gamepkg.core.journal import HIDDEN
from gamepkg.core.types import Reason, ScoreLine
from gamepkg.dewan import phrases, sentences
from gamepkg.dewan import table as t
from gamepkg.dewan.state import GAP
from tests.dewan.study import DW1, DW3, DW4, Game
from tests.speech import event

# DW1, row by row: A2 A1 / A3 A6 (the initial camp of seat 0, space 4) A0 N2 N1 / A4 (desert, space 8) A5 ...


def texts(said: object, *args: object) -> tuple[str, str]:
    english, japanese = (said(*args, lang) for lang in ("en", "ja"))  # type: ignore[operator]
    return english, japanese


# -------------------------------------------------------------------- what happened

EVENTS = (
    (
        event("dewan.setup.story-draft", "story row", "seat 1 stories", "story-7", 1, seat=1),
        "Rust starts with story 7*.",
        "赤茶が最初の物語として物語7*を選ぶ。",
    ),
    (
        event("dewan.camp.pay", "seat 0 hand", "discards", "mountain-forest", 1),
        "Blue pays mountain / forest*.",
        "青が山岳／森林*を支払い。",
    ),
    (
        event("dewan.camp.through-others", "seat 0 hand", "seat 1 hand", "forest-fire", 1),
        "Blue gives forest (fire)* to Rust to pass a camp.",
        "青が野営地を通るため赤茶に森林（火）*を渡す。",
    ),
    (
        event("dewan.lake.toll", "seat 1 hand", "seat 0 hand", "water-fire", 1, seat=1),
        "Rust gives water (fire)* to Blue to cross the water of a lake village.",
        "赤茶が湖の村の水域を通るため青に水域（火）*を渡す。",
    ),
    (
        event("dewan.camp.from-board", "seat 0 board", "space 3", "camp", 1),
        "Blue places a camp in 3 badlands.",
        "青が3 悪地に野営地を配置。",
    ),
    (event("dewan.camp.berry", "zone 3", "seat 0", "berry", 1), "Blue gains 1 berry from the zone.", None),
    (event("dewan.lake.fish-order", "supply", "seat 0", "fish", 2), "Blue gains 2 fish.", "青が魚2枚を獲得。"),
    (
        event("dewan.story.event-check", "seat 1 stories", "seat 1 stories", "story-3"),
        "Rust fulfils story 3*.",
        "赤茶が物語3*を達成。",
    ),
    (
        event("dewan.story.bonus-pile", "unseen", "seat 0 hand", HIDDEN, 1, visible=1),
        "Blue draws 1 card for a fulfilled story.",
        "青が達成した物語のカードとしてカード1枚を引く。",
    ),
    (
        event("dewan.volcano.event", "supply", "space 5", "lava", 1),
        "Blue puts lava on space 5.",
        "青がスペース5に溶岩を置く。",
    ),
    (
        event("dewan.volcano.split-last", "zone 5", "removed", "berry", 2),
        "The zone is gone: 2 berries out of the game.",
        "ゾーンがなくなり、ベリー2枚をゲームから取り除く。",
    ),
    (
        event("dewan.downpour.split-berries", "zone 5", "supply", "berry", 1),
        "A split zone: 1 berry left over after equal shares.",
        "ゾーンが分かれ、均等に分けて余るのはベリー1枚。",
    ),
    (
        event("dewan.downpour.split-berries", "supply", "zone 8", "berry", 1),
        "The part with space 8 gets 1 berry left over.",
        "スペース8を含む側が余りのベリー1枚を得る。",
    ),
    (
        event("dewan.event.pile-short", "pile", "event pile", "card", 4),
        "The new event pile is short: 4 cards.",
        "新しい引き山は枚数が足りない（カード4枚）。",
    ),
)


@pytest.mark.parametrize(("happened", "english", "japanese"), EVENTS)
def test_the_sentence_of_an_event(happened: Event, english: str, japanese: str | None) -> None:
    found = texts(phrases.event_text, Game(DW1).state, happened)
    assert found == (english, japanese or found[1])


def test_taking_is_told_with_its_cards_and_want_of_cards_by_what_follows() -> None:
    state = Game(DW1).state
    root = event("dewan.take.adjacent", "bank", "bank")
    cards = [
        event("dewan.take.adjacent", "display", "seat 0 hand", card, 1, index=i, cause=0)
        for i, card in enumerate(("water-fire", "desert-berry"), 1)
    ]
    assert phrases.event_title(state, root, "en", (root, *cards)) == "Blue takes water (fire)* and desert (berry)*"
    assert phrases.event_title(state, root, "en") == "Blue takes two cards"
    skip = event("dewan.take.short-row", "bank", "bank")
    end = event("dewan.take.short-row", "bank", "bank", index=1)
    assert phrases.event_title(state, skip, "en", (skip,)).endswith("skips the turn")
    state.frames = [(t.OVER,)]
    assert phrases.event_title(state, skip, "en", (skip, end)).endswith("skips the turn")
    assert phrases.event_title(state, end, "en", (skip, end)).endswith("the game ends")


def test_what_a_camp_costs_and_brings_is_added_up() -> None:
    at_table = Game(DW1, you={"hand": "desert-fire desert-berry forest-fire"}, berries={"A4": 2})
    state, before = at_table.state, at_table.state.points()
    at_table.walk("A6", "A4")
    at_table.play("pay desert-fire", "pay forest-fire")
    events = [happened for happened in at_table.events if happened.rule.startswith("dewan.camp.")]
    lines = phrases.ledger_lines(state, events, "en")
    assert [(line.amount, line.text) for line in lines] == [
        ("−2 cards", "Paid for the path: desert (fire)* and forest (fire)*."),
        ("", "A camp in 8 desert."),
        ("+1 berry", "From the zone of the new camp."),
    ]
    assert lines[0].rules == ("dewan.camp.pay", "dewan.camp.initial-any")
    # in the standard scenario the berry is 2 points, and two camps side by side are a group of 4 points
    assert phrases.gain_phrase(state, events, before, state.points(), "en") == "+1 berry, +6 points"
    assert phrases.gain_phrase(state, events, before, state.points(), "ja") == "ベリー+1枚、+6点"
    assert phrases.gain_phrase(state, (), before, before, "en") == ""


# -------------------------------------------------------------------- what is asked


def test_a_turn_asks_for_what_can_be_done() -> None:
    row = ["water-fire", "desert-berry", "desert-fire", None, None, None]
    full = Game(DW1, you={"hand": "desert-pigment forest-fire"}, display=row)
    assert texts(phrases.prompt, full.state) == (
        "Take two cards, or set up a camp?", "カードを2枚得ますか、野営地を設営しますか。",
    )  # fmt: skip
    empty = Game(DW1, display=row)
    assert phrases.prompt(empty.state, "en") == "Which two cards do you take? Your hand is empty."
    take = empty.id("take 1")
    assert phrases.action_label(empty.state, take, "en") == "Take water (fire)* and desert (berry)*"
    assert phrases.action_label(empty.state, take, "ja") == "水域（火）*と砂漠（ベリー）*を得る"
    empty.state.display = [0, GAP, GAP, GAP, GAP, GAP]
    assert phrases.prompt(empty.state, "en") == "Which card do you take? No two lie side by side."
    empty.state.display = [GAP] * 6
    assert phrases.prompt(empty.state, "en").endswith("Your turn is skipped.")


def test_a_path_is_asked_step_by_step_and_paid_card_by_card() -> None:
    at_table = Game(DW1, you={"hand": "desert-fire desert-berry forest-fire"})
    state = at_table.state
    state.apply(at_table.id("camp A6"))
    assert phrases.prompt(state, "en") == "Where does the path from 4 initial camp go first?"
    assert [tuple(step) for step in phrases.steps(state, "en")] == [
        ("Path", "now"),
        ("Pay", "todo"),
        ("Reward", "todo"),
    ]
    state.apply(at_table.id("go A4"))
    assert phrases.prompt(state, "en") == "Path 4 and 8: set up the camp in 8 desert, or go on?"
    assert phrases.preview_title(state, at_table.id("settle"), "ja") == "8 砂漠に野営地を置くと"
    state.apply(at_table.id("settle"))
    assert phrases.prompt(state, "en") == "Card 1 of 2: which one pays for 8 (desert)?"
    state.apply(at_table.id("pay desert-fire"))
    assert phrases.prompt(state, "ja") == "2枚のうち2枚目：4をどのカードで払いますか。地形は問いません。"


def test_a_card_for_another_player_is_given() -> None:
    # DW-3 is a row of forests F1 to F5: from F1 past the camp of the other player in F2 to F3
    hand = {"hand": "forest-fire forest-berry forest-artifact", "camps": "F1"}
    at_table = Game(DW3, you=hand, blue={"camps": "F2"})
    for line in ("camp F1", "go F2", "go F3", "settle"):
        at_table.state.apply(at_table.id(line))
    state, places = at_table.state, at_table.study.number
    assert phrases.prompt(state, "en") == f"Card 1 of 3: which one do you give to Rust for {places['F2']} (forest)?"
    pay = at_table.id("pay forest-berry")
    assert texts(phrases.action_label, state, pay) == (
        "Give forest (berry)* to Rust", "森林（ベリー）*を赤茶に渡す",
    )  # fmt: skip


# -------------------------------------------------------------------- the score

LINES = (
    (
        ScoreLine("dewan.score.stories", "stories", 1, 7, 7, cards=("story-7",), facts={"seat": 0}),
        "Fulfilled story 7*: 7 points",
        "物語7*を達成：7点",
    ),
    (
        ScoreLine("dewan.score.fire", "fire", 3, 1, 3, facts={"last_camps": 1}),
        "3 fire, 1 of it for the last camp: 3 points",
        "火3（うち1は最後の野営地）：3点",
    ),
    (
        ScoreLine("dewan.score.most-fire-tie", "most-fire", 1, 4, 4, facts={"fire": 3, "tied": 2}),
        "Most fire (3 fire), 2 players tied: 4 points each",
        "火が最多（火3）、2人が同数：各4点",
    ),
    (
        ScoreLine("dewan.score.groups", "groups", 1, 4, 4, where=(3, 4, 7), facts={"camps": 3}),
        "Group of 3 camps (3, 4 and 7): 4 points",
        "野営地3個のグループ（3、4、7）：4点",
    ),
    (
        ScoreLine("dewan.score.berries", "berries", 6, 2, 12, facts={"tokens": 5}),
        "6 berries (5 + 1 on tucked cards) × 2: 12 points",
        "ベリー6（5＋差し込んだカードの1）×2：12点",
    ),
    (
        ScoreLine("dewan.volcano.score-berry-fire", "berry-fire", 3, 3, 9, facts={"berries": 5, "others": 3}),
        "3 pairs (5 berries, 3 fire) × 3: 9 points",
        "ペア3組（ベリー5、火3）×3：9点",
    ),
    (
        ScoreLine("dewan.lake.score-zones", "lake-zones", 1, 3, 3, facts={"camps": 2, "tied": 2, "zone": 2}),
        "Most camps beside the water with space 2 (2 camps), 2 players tied: 3 points each",
        "スペース2を含む水域に隣接する野営地が最多（野営地2個）、2人が同数：各3点",
    ),
)


@pytest.mark.parametrize(("line", "english", "japanese"), LINES)
def test_a_line_of_the_score_can_be_followed(line: ScoreLine, english: str, japanese: str) -> None:
    state = Game(DW1).state
    assert tuple(phrases.score_line_text(state, line, 0, lang) for lang in ("en", "ja")) == (english, japanese)


def test_the_end_names_who_won_and_what_broke_the_tie() -> None:
    state = Game(DW4, you={"hand": "forest-fire forest-berry"}, blue={"hand": "forest-artifact"}).state
    state.frames, state.trigger = [(t.OVER,)], 0
    assert phrases.outcome_text(state, "en") == (
        "Blue wins with 4 points, ahead of Rust (4). Cards in hand break the tie: "
        "Blue with 2 cards and Rust with 1 card. The last camp was set up, and all have had the same number of turns."
    )
    state.hands = [(), ()]
    assert phrases.outcome_text(state, "ja").startswith("青、赤茶が4点で勝利を分かち合う。")


# -------------------------------------------------------------------- reasons

REASONS = (
    (
        Reason("dewan.camp.pay", {"lacking": {"forest": 2, "any": 1}, "regions": (9,)}),
        "To pay for the path to 9 you lack 2 forest cards and 1 card of any terrain.",
        "スペース9まで払うには、森林のカード2枚、どのカードでも1枚が足りません。",
    ),
    (
        Reason("dewan.camp.through-match", {"card": "forest-fire", "terrain": "desert"}),
        "No side of forest (fire)* shows desert: the card that you give must match too.",
        "「森林（火）*」に砂漠はありません。渡すカードも地形が合っていなければなりません。",
    ),
    (
        Reason("core.step", {"given": "take", "asked": "route"}),
        "You cannot take two cards now. The next step is to lead the path on or end it.",
        "今はカードを2枚得ることはできません。次は経路を進めるか終える番です。",
    ),
    (
        Reason("core.chance", {"case": "pile", "what": "story-3"}),
        "This draw cannot bring story 3*.",
        "ここで「物語3*」が出ることはありません。",
    ),
    (
        Reason("core.chance", {"case": "pile", "what": 5}),
        "This draw cannot bring the zone with space 5.",
        "ここで「スペース5を含むゾーン」が出ることはありません。",
    ),
    (
        Reason("dewan.take.adjacent", {"places": (2, 3), "case": "gap"}),
        "Two cards side by side are taken. Empty in the display: 2 and 3.",
        "取るのは隣り合う2枚です。ディスプレイの2、3番目は空いています。",
    ),
    (Reason("core.turn", {"seat": 1}), "It is not for Rust to decide now.", "今決めるのは赤茶ではありません。"),
)


@pytest.mark.parametrize(("reason", "english", "japanese"), REASONS)
def test_the_sentence_of_a_reason(reason: Reason, english: str, japanese: str) -> None:
    assert texts(sentences.reason_text, reason) == (english, japanese)
