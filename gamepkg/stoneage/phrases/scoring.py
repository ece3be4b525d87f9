"""Points in words: the lines of the score sheet, how the game ended, and the position in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from gamepkg.core.types import CHANCE, Outcome, ScoreLine
from gamepkg.scene.tokens import seat_name
from gamepkg.stoneage import score as scores
from gamepkg.stoneage import table as t
from gamepkg.stoneage.decide import decision
from gamepkg.stoneage.names import FRESH, USED
from gamepkg.stoneage.state import Position
from gamepkg.stoneage.view import tool_values
from gamepkg.stoneage.words import Words, amount, goods_text, seats_text
from gamepkg.text import say
from gamepkg.text.wording import listing, sentence


def source_label(label: str, lang: str) -> str:
    """The title of a row of the score sheet.

    >>> source_label("culture", "en"), source_label("hut_builder", "ja")
    ('Culture symbols', '家大工')
    """
    return say(f"stoneage-source-{label.replace('_', '-')}", lang)


def score_line_text(state: Position, line: ScoreLine, seat: int, lang: str) -> str:
    """Where the points of a line come from, as a sum that can be followed."""
    words: Words = {"count": line.count, "each": line.each, "points": amount(line.points, "vp", lang)}
    more = FORMS.get(line.label)
    return say(
        f"stoneage-score-{line.label.replace('_', '-')}",
        lang,
        **words | (more(state, line, seat, lang) if more else {}),
    )


def _building(state: Position, line: ScoreLine, seat: int, lang: str) -> Words:
    return {"buildings": amount(len(line.cards), "building", lang)}


def _resources(state: Position, line: ScoreLine, seat: int, lang: str) -> Words:
    return {"goods": goods_text(line.facts, lang)}


def _culture(state: Position, line: ScoreLine, seat: int, lang: str) -> Words:
    symbols = [say(f"stoneage-symbol-{symbol}", lang) for symbol in line.facts["symbols"]]
    return {"symbols": listing(symbols, lang), "number": line.facts["set"]}


def _tool_maker(state: Position, line: ScoreLine, seat: int, lang: str) -> Words:
    row = state.rows[seat]
    values = sorted((*tool_values(row, FRESH), *tool_values(row, USED)), reverse=True)
    return {"sum": " + ".join(map(str, values)) or "0"}


def _tie(state: Position, line: ScoreLine, seat: int, lang: str) -> Words:
    return {"seat": seat_name(line.facts["seat"], lang)}


def _shared(state: Position, line: ScoreLine, seat: int, lang: str) -> Words:
    return {"seats": seats_text(line.facts["seats"], lang)}


FORMS: Final[dict[str, Callable[[Position, ScoreLine, int, str], Words]]] = {
    "building": _building,
    "resources": _resources,
    "culture": _culture,
    "tool_maker": _tool_maker,
    "agriculture": _tie,
    "tools": _tie,
    "people": _tie,
    "sum": _tie,
    "shared": _shared,
}
"""For the labels of lines: what goes into the sentence besides count, each and points."""


# -------------------------------------------------------------------- the end, and the position


def outcome_text(state: Position, lang: str) -> str:
    """The ranking, what broke a tie, and the reason of the end; "" while the game goes on."""
    ended = scores.outcome(state)
    if ended is None:
        return ""
    totals = scores.points(state)
    winners = ended.ranking[0]
    form = "shared" if len(winners) > 1 else "winner"
    best = amount(totals[winners[0]], "vp", lang)
    ranking = say(f"stoneage-end-{form}", lang, seats=seats_text(winners, lang), points=best)
    others = list(_others(ended, totals, lang))
    if others:
        ranking = say("stoneage-end-ahead", lang, first=ranking, others=listing(others, lang))
    said = [sentence(ranking, lang)]
    if ended.tiebreak:
        lines = [score_line_text(state, line, 0, lang) for line in ended.tiebreak]
        said.append(sentence(say("stoneage-end-tiebreak", lang, lines=listing(lines, lang)), lang))
    said.append(say(f"stoneage-end-{ended.reason}", lang))
    return ("" if lang == "ja" else " ").join(said)


def _others(ended: Outcome, totals: Sequence[int], lang: str) -> Iterator[str]:
    for place in ended.ranking[1:]:
        for seat in place:
            yield _place(seat, totals[seat], lang)


def _place(seat: int, points: int, lang: str) -> str:
    return say("stoneage-end-place", lang, seat=seat_name(seat, lang), points=points)


def status(state: Position, lang: str) -> str:
    """The position in one sentence, for the description of its picture: what everybody knows."""
    asked = decision(state)
    if asked is None:
        return outcome_text(state, lang)
    mover = say("stoneage-chance", lang) if asked.player == CHANCE else seat_name(state.seat, lang)
    sheet = scores.score(state, False, state.table.players)
    shown = [_place(seat, score.total, lang) for seat, score in enumerate(sheet)]
    phase = {t.PLACING: "place", t.USING: "use"}.get(state.frames[0][0], "settle")
    words: Words = {"mover": mover, "points": listing(shown, lang), "round": state.round_}
    return sentence(say(f"stoneage-status-{phase}", lang, **words), lang)
