"""Points in words: the lines of the score sheet, how the game ended, and the position in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamepkg.core.types import CHANCE, ScoreLine
from gamepkg.deus import table as t
from gamepkg.deus.decide import decision
from gamepkg.deus.names import COLOURS, TEMPLE, TEMPLES
from gamepkg.deus.score import outcome, points
from gamepkg.deus.state import Position
from gamepkg.deus.words import VP, amount, good_name, piece_name, seat_name, terrain_name
from gamepkg.text import say
from gamepkg.text.wording import listing, number, sentence


def source_label(label: str, lang: str) -> str:
    """The title of a row of the score sheet.

    >>> source_label("villages", "en"), source_label("majority", "ja")
    ('Villages', '最多ボーナス')
    """
    return say(f"deus-source-{label}", lang)


def score_line_text(state: Position, line: ScoreLine, seat: int, lang: str) -> str:
    """Where the points of a line come from, as a sum that can be followed."""
    if line.label == "temple":
        return _temple(line, lang)
    if line.label == "majority":
        return _majority(line, seat, lang)
    source = source_label(line.label, lang)
    if line.label in ("villages", "plunder") and line.where:
        villages = listing([str(village) for village in line.where], lang)
        return say("deus-score-villages", lang, source=source, villages=villages, points=number(line.points))
    return say("deus-score-source", lang, source=source, points=number(line.points))


def _temple(line: ScoreLine, lang: str) -> str:
    facts = line.facts
    return say(
        "deus-score-temple",
        lang,
        count=line.count,
        what=_counted(line.count, facts, lang),
        each=line.each,
        sum=facts["uncapped"],
        cap=facts["cap"],
        over="yes" if facts["uncapped"] > facts["cap"] else "no",
    )


def _counted(count: int, facts: Any, lang: str) -> str:
    """What a temple counts, so many of them."""
    kind = facts["kind"].removeprefix("end_per_").replace("_", "-")
    words: dict[str, str | int] = {"count": count}
    if kind == "region":
        words |= {"terrain": _terrain(facts["terrain"], lang), "least": facts["min_buildings"]}
    elif kind == "building-on-terrain":
        words |= {"terrain": _terrain(facts["terrain"], lang)}
    elif kind == "piece":
        words |= {"piece": piece_name(facts["piece"], lang, count)}
    elif kind == "stock":
        words |= {"what": facts["what"], "unit": facts["unit"]}
    return say(f"deus-temple-{kind}", lang, **words)


def _terrain(terrain: str, lang: str) -> str:
    return "any" if terrain == "any" else terrain_name(terrain, lang)


def _majority(line: ScoreLine, seat: int, lang: str) -> str:
    others = [seat_name(other, lang) for other in line.facts["tied_with"]]
    words: dict[str, str | int] = {"good": good_name(line.facts["good"], lang), "points": line.points}
    if others:
        return say("deus-score-majority-tie", lang, others=listing(others, lang), **words)
    return say("deus-score-majority", lang, seat=seat_name(seat, lang), **words)


# -------------------------------------------------------------------- the end, and the position


def outcome_text(state: Position, lang: str) -> str:
    """The ranking and the reason of the end; "" while the game goes on."""
    ended = outcome(state)
    if ended is None:
        return ""
    totals = points(state)
    winners = ended.ranking[0]
    words: dict[str, str | int] = {
        "seats": listing([seat_name(seat, lang) for seat in winners], lang),
        "points": amount(totals[winners[0]], VP, lang),
        "count": len(winners),
    }
    first = say("deus-end-winners", lang, **words)
    rest = _others(totals, ended.ranking, lang)
    if rest:
        first = say("deus-end-ahead", lang, first=first, others=rest)
    return say("deus-end", lang, ranking=first, reason=ended.reason)


def _others(totals: Sequence[int], ranking: Sequence[Sequence[int]], lang: str) -> str:
    shown = [
        say("deus-end-place", lang, seat=seat_name(seat, lang), points=number(totals[seat]))
        for place in ranking[1:]
        for seat in place
    ]
    return listing(shown, lang)


def status(state: Position, lang: str) -> str:
    """The position in one sentence, for the description of its picture."""
    if state.frames[-1][0] == t.OVER:
        return outcome_text(state, lang)
    asked = decision(state)
    chance = asked is not None and asked.player == CHANCE
    totals = [
        say("deus-status-seat", lang, seat=seat_name(seat, lang), points=number(total))
        for seat, total in enumerate(points(state))
    ]
    return sentence(
        say(
            "deus-status",
            lang,
            round=state.round_,
            mover=say("deus-chance", lang) if chance else seat_name(state.seat, lang),
            points=listing(totals, lang),
            temples=amount(state.stock[TEMPLES], COLOURS[TEMPLE], lang),
            villages=sum(1 for vp in state.vp_left if vp),
            final="yes" if state.end_round else "no",
        ),
        lang,
    )
