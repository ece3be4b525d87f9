"""Points in words: the lines of the score sheet, how the game ended, and the position in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from gamepkg.core.types import CHANCE, Outcome, ScoreLine
from gamepkg.dewan import table as t
from gamepkg.dewan.decide import decision
from gamepkg.dewan.points import points
from gamepkg.dewan.score import outcome
from gamepkg.dewan.state import Position
from gamepkg.dewan.words import amount, seats_text, spaces_text, story_name
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.wording import listing, sentence

Words = dict[str, str | int]


def source_label(label: str, lang: str) -> str:
    """The title of a row of the score sheet.

    >>> source_label("groups", "en"), source_label("most-fire", "ja")
    ('Groups of camps', '火の最多ボーナス')
    """
    return say(f"dewan-source-{label}", lang)


def score_line_text(state: Position, line: ScoreLine, seat: int, lang: str) -> str:
    """Where the points of a line come from, as a sum that can be followed."""
    form, more = FORMS[line.label](state, line, lang)
    words: Words = {"count": line.count, "each": line.each, "points": amount(line.points, "point", lang)}
    return say(f"dewan-score-{form}", lang, **words | more)


def _stories(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    story = story_name(state.table.components.story(line.cards[0]), lang)
    if state.table.team:
        return "stories-team", {"story": story, "seat": seat_name(line.facts["seat"], lang)}
    return "stories", {"story": story}


def _fire(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    last = line.facts["last_camps"]
    words: Words = {"fire": amount(line.count, "fire", lang), "last": last}
    return ("fire-last" if last else "fire"), words


def _most_fire(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    tied = line.facts["tied"]
    side = "team" if state.table.team else "player"
    words: Words = {"fire": amount(line.facts["fire"], "fire", lang), "tied": tied}
    return (f"most-fire-tie-{side}" if tied > 1 else "most-fire"), words


def _groups(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    words: Words = {"camps": amount(len(line.where), "camp", lang), "where": spaces_text(line.where, lang)}
    return ("groups-team" if state.table.team else "groups"), words


def _berries(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    if state.table.team:
        first, second = line.facts["berries"]
        return "berries-team", {"first": first, "second": second}
    tokens = line.facts["tokens"]
    words: Words = {"berries": amount(line.count, "berry-icon", lang), "tokens": tokens, "tucked": line.count - tokens}
    return ("berries-tucked" if line.count > tokens else "berries"), words


def _pairs(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    other = {"berry-fire": "fire", "berry-artifact": "artifact", "berry-pigment": "pigment"}[line.label]
    words: Words = {
        "berries": amount(line.facts["berries"], "berry-icon", lang),
        "others": amount(line.facts["others"], other, lang),
    }
    return "pairs", words


def _zones(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    return line.label, {}


def _lake_zones(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    tied = line.facts["tied"]
    camps = amount(line.facts["camps"], "camp", lang)
    words: Words = {"camps": camps, "zone": line.facts["zone"], "tied": tied}
    return ("lake-zones-tie" if tied > 1 else "lake-zones"), words


def _fish(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    return "fish", {"fish": amount(line.count, "fish", lang)}


def _cards(state: Position, line: ScoreLine, lang: str) -> tuple[str, Words]:
    cards = amount(line.count, "card", lang)
    return "cards", {"seats": seats_text(line.facts["seats"], lang), "cards": cards}


FORMS: Final[dict[str, Callable[[Position, ScoreLine, str], tuple[str, Words]]]] = {
    "stories": _stories,
    "fire": _fire,
    "most-fire": _most_fire,
    "groups": _groups,
    "berries": _berries,
    "water": _zones,
    "invade": _zones,
    "berry-fire": _pairs,
    "forests": _zones,
    "mountains": _zones,
    "berry-artifact": _pairs,
    "lake-zones": _lake_zones,
    "fish": _fish,
    "berry-pigment": _pairs,
    "cards": _cards,
}
"""For each label of a line: which sentence, and what goes into it besides count, each and points."""


# -------------------------------------------------------------------- the end, and the position


def outcome_text(state: Position, lang: str) -> str:
    """The ranking, what broke a tie, and the reason of the end; "" while the game goes on."""
    ended = outcome(state)
    if ended is None:
        return ""
    totals = points(state)
    ranking = say(f"dewan-end-{_winners(state, ended)}", lang, **_victory(ended, totals, lang))
    others = list(_others(state, ended, totals, lang))
    if others:
        ranking = say("dewan-end-ahead", lang, first=ranking, others=listing(others, lang))
    said = [sentence(ranking, lang)]
    if ended.tiebreak:
        lines = [score_line_text(state, line, 0, lang) for line in ended.tiebreak]
        said.append(sentence(say("dewan-end-tiebreak", lang, lines=listing(lines, lang)), lang))
    said.append(say(f"dewan-end-{ended.reason}", lang))
    return ("" if lang == "ja" else " ").join(said)


def _winners(state: Position, ended: Outcome) -> str:
    """Who won: one player, one team, or several that share the victory."""
    one = 2 if state.table.team else 1
    return "shared" if len(ended.ranking[0]) > one else "team" if state.table.team else "winner"


def _victory(ended: Outcome, totals: Sequence[int], lang: str) -> Words:
    winners = ended.ranking[0]
    return {"seats": seats_text(winners, lang), "points": amount(totals[winners[0]], "point", lang)}


def _others(state: Position, ended: Outcome, totals: Sequence[int], lang: str) -> Iterator[str]:
    for place in ended.ranking[1:]:
        for names in (place,) if state.table.team else [(seat,) for seat in place]:
            who = seats_text(names, lang)
            yield say("dewan-end-place", lang, seat=who, points=totals[names[0]])


def status(state: Position, lang: str) -> str:
    """The position in one sentence, for the description of its picture."""
    asked = decision(state)
    if asked is None:
        return outcome_text(state, lang)
    mover = say("dewan-chance", lang) if asked.player == CHANCE else seat_name(state.seat, lang)
    sides = range(2) if state.table.team else range(state.table.players)
    total = points(state)
    shown = [say("dewan-end-place", lang, seat=_side(state, side, lang), points=total[side]) for side in sides]
    kind = "final" if state.trigger >= 0 else "draft" if state.frames[-1][0] == t.DRAFT else "turn"
    words: Words = {"mover": mover, "points": listing(shown, lang), "number": state.turns + 1}
    return sentence(say(f"dewan-status-{kind}", lang, **words), lang)


def _side(state: Position, side: int, lang: str) -> str:
    return seats_text((side, side + 2), lang) if state.table.team else seat_name(side, lang)
