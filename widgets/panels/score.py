"""The score sheet: rows by source, a column a seat; an open row shows each sum, its rule and its regions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import ClassVar

from gamepkg.core.types import ScoreLine, ScoreSheet
from gamepkg.scene.tokens import seat_name
from widgets import theme
from widgets.panels.kit import Panel, button, heading, number
from widgets.table import Table


class Score(Panel):
    """The score as if the game ended now."""

    classes: ClassVar = ("gp-panel", "gp-score")
    verbs: ClassVar[Mapping[str, str]] = {"open": "unfold", "light": "light"}
    still: ClassVar = True

    def __init__(self, table: Table) -> None:
        self._open = ""
        super().__init__(table)

    def body(self) -> str:
        table, lang, say = self.table, self.table.language, self.say
        sheet = self.sheet()
        seats = range(table.state.players)
        head = "".join(
            f'<th scope="col"><span class="gp-score-seat">{theme.emblem(seat)}'
            f"{escape(seat_name(seat, lang))}</span></th>"
            for seat in seats
        )
        labels = dict.fromkeys(line.label for seat in sheet for line in seat.lines)
        rows = "".join(self._row(label, sheet) for label in labels)
        total = "".join(f"<td>{number(seat.total)}</td>" for seat in sheet)
        aside = say("explore-score-final" if sheet.final else "explore-score-now")
        return (
            f'{heading(say("explore-score"), aside)}<table class="gp-table"><thead><tr><th scope="col">'
            f'<span class="gp-reader">{say("explore-source")}</span></th>{head}</tr></thead><tbody>{rows}'
            f'<tr class="gp-sum"><td>{say("explore-total")}</td>{total}</tr></tbody></table>'
            f'<p class="gp-note">{say(self._note(sheet))}</p>{self.rules_here("score")}'
        )

    def sheet(self) -> ScoreSheet:
        """The score; where something is covered as the viewer knows it."""
        table = self.table
        return table.telling.score(table.state, table.viewer) if table.secretive else table.state.score()

    @staticmethod
    def _note(sheet: ScoreSheet) -> str:
        """How the lines are opened, and that they light regions where any does."""
        lights = any(line.where for seat in sheet for line in seat.lines)
        return "explore-score-note" if lights else "explore-score-note-plain"

    def _row(self, label: str, sheet: ScoreSheet) -> str:
        sums = [sum(line.points for line in seat.lines if line.label == label) for seat in sheet]
        cells = "".join(f"<td{' class=gp-zero' if not value else ''}>{number(value)}</td>" for value in sums)
        opened = self._open == label
        name = (
            f'<button type="button" class="gp-opener" data-do="open {escape(label)}" '
            f'aria-expanded="{str(opened).lower()}">'
            f"{escape(self.table.telling.source_label(label, self.table.language))}</button>"
        )
        below = self._lines(label, sheet) if opened else ""
        return f"<tr><td>{name}</td>{cells}</tr>{below}"

    def _lines(self, label: str, sheet: ScoreSheet) -> str:
        table, lang = self.table, self.table.language
        width = table.state.players + 1
        out = []
        for seat, at, line in self._all(label, sheet):
            text = escape(table.telling.score_line_text(table.state, line, seat, lang))
            map_button = (
                button(table.say("explore-on-map"), f"light {seat} {at}", kind="gp-quiet gp-small")
                if line.where
                else ""
            )
            out.append(
                f'<tr class="gp-sub"><td colspan="{width}">{theme.emblem(seat, seat_name(seat, lang))} {text} '
                f"{self.chip(line.rule, 'gp-score-rule')} {map_button}</td></tr>"
            )
        return "".join(out)

    def _all(self, label: str, sheet: ScoreSheet) -> Iterator[tuple[int, int, ScoreLine]]:
        for seat, score in enumerate(sheet):
            for at, line in enumerate(score.lines):
                if line.label == label:
                    yield seat, at, line

    def unfold(self, label: str) -> None:
        """Open a row, or close it."""
        self._open = "" if self._open == label else label
        self.again()

    def light(self, words: str) -> None:
        """Light the regions that a line counts."""
        numbers = [int(word) for word in words.split() if word.isdecimal()]
        lines = [score.lines for score in self.sheet()]
        if len(numbers) == 2 and numbers[0] < len(lines) and numbers[1] < len(lines[numbers[0]]):
            self.table.light(dict.fromkeys(lines[numbers[0]][numbers[1]].where, ""))


class Ending(Panel):
    """How the game ended."""

    classes: ClassVar = ("gp-panel", "gp-praise", "gp-over")

    def body(self) -> str:
        table, lang = self.table, self.table.language
        outcome = table.state.outcome
        if outcome is None:
            return ""
        text = escape(table.telling.outcome_text(table.state, lang))
        shown = f"<p class='gp-lead'>{text}</p>{self.chip(outcome.rule)}"
        return heading(self.say("explore-ended")) + shown + self.rules_here("ending")
