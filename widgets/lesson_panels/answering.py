"""Where the learner answers, and where the judge speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import ClassVar, Final

import ipywidgets

from gamepkg.lesson.judge import listed, noun
from gamepkg.lesson.model import Choose, Mark, Number, Part
from gamepkg.lesson.proof import outcome_lines
from gamepkg.scene import Cell
from gamepkg.text.wording import LedgerLine, signs
from widgets.lesson_panels.desk import Desk
from widgets.lesson_panels.kit import LessonPanel
from widgets.lesson_panels.sight import sight
from widgets.panels.kit import button

KINDS: Final = ("gp-refusal", "gp-praise")


class Reply(LessonPanel):
    """The question of the moment with its options, its field, or the button that hands the marks in.

    It stays as it is from mark to mark, so that no button is renewed under the pointer.
    """

    classes: ClassVar = ("gp-replies",)
    verbs: ClassVar = {"choose": "choose", "check": "check", "clear": "clear", "number": "number"}

    def body(self) -> str:
        session = self.desk.session
        if session.finished:
            return ""
        part = session.question
        forms: dict[type, Callable[[Part], str]] = {Mark: self._marks, Choose: self._options, Number: self._field}
        message = f'<p class="gp-said" role="alert">{escape(self.desk.message)}</p>' if self.desk.message else ""
        return f"{self._asked(part)}{forms[type(part.question)](part)}{message}"

    def _asked(self, part: Part) -> str:
        session = self.desk.session
        count = len(session.step.parts)
        if count == 1:
            return f'<h2 class="gp-asked gp-phone">{self.told(session.step.task)}</h2>'
        aside = self.say("lesson-part-of", number=session.part + 1, all=count)
        return (
            f'<h2 class="gp-asked"><span>{self.told(part.ask or session.step.task)}</span><small>{aside}</small></h2>'
        )

    def _marks(self, part: Part) -> str:
        say, off = self.desk.say, not self.desk.marked
        return (
            f'<div class="gp-row">{button(say("lesson-check"), "check", kind=self._main, off=off)}'
            f"{button(say('lesson-clear'), 'clear', kind='jupyter-button', off=off)}</div>"
        )

    def _options(self, part: Part) -> str:
        desk, question = self.desk, part.question
        assert isinstance(question, Choose)
        rows = "".join(
            button(
                desk.told(option.text),
                f"choose {option.id}",
                kind=f"gp-option{' gp-on' if option.id in desk.chosen else ''}",
                pressed=option.id in desk.chosen,
            )
            for option in question.options
        )
        off = not desk.chosen
        check = button(desk.say("lesson-check"), "check", kind=self._main, off=off)
        below = f'<div class="gp-row">{check}</div>' if question.several else ""
        return f'<div class="gp-options">{rows}</div>{below}'

    def _field(self, part: Part) -> str:
        name = self.say("lesson-number-field")
        value = escape(self.desk.chosen[0]) if self.desk.chosen else ""
        return (
            f'<form class="gp-row gp-number" data-form="number"><input type="text" inputmode="numeric" maxlength="3" '
            f'autocomplete="off" aria-label="{name}" value="{value}">'
            f'<button type="submit" class="gp-btn {self._main}">{self.say("lesson-check")}</button></form>'
        )

    @property
    def _main(self) -> str:
        """The look of the button that checks: the one violet button, unless that is the way on."""
        return "jupyter-button" if self.desk.session.open else "jupyter-button gp-primary"

    def choose(self, option: str) -> None:
        """Choose an option."""
        self.desk.choose(option)

    def check(self, _: str) -> None:
        """Hand in what is marked or chosen."""
        self.desk.check()

    def clear(self, _: str) -> None:
        """Take the marks off."""
        self.desk.clear()

    def number(self, text: str) -> None:
        """Hand in a number."""
        self.desk.number(text)


class Marks(LessonPanel):
    """How many regions are marked, and the same regions as buttons."""

    classes: ClassVar = ("gp-marking",)
    verbs: ClassVar = {"mark": "mark"}

    def body(self) -> str:
        desk = self.desk
        if not desk.marking:
            return ""
        fold = f"<summary>{self.say('lesson-mark-by-name')}<span hidden>{desk.session.at}</span></summary>"
        count = len(desk.marked)
        place = noun(desk.session.lesson.game, count, desk.language)
        regions = "".join(
            button(_name(cell), f"mark {cell.i}", pressed=cell.i in desk.marked, kind="gp-mark")
            for cell in sight(desk).cells
        )
        return (
            f'<p class="gp-marked">{self.say("lesson-marked", count=count, place=place)}</p>'
            f'<details class="gp-fold">{fold}<div class="gp-marks">{regions}</div></details>'
        )

    def mark(self, region: str) -> None:
        """Mark a region by its number, without the board."""
        if region.isdecimal():
            self.desk.click(int(region[:4]))


class ReplyBox(ipywidgets.VBox):
    """Question, answer and marks as one panel, which goes when all is answered."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        super().__init__([Reply(desk), Marks(desk)])
        self.add_class("gp-panel")
        self.add_class("gp-reply")
        desk.watch(self.refresh)

    def refresh(self) -> None:
        """There, or not."""
        (self.add_class if self.desk.session.finished else self.remove_class)("gp-hidden")


class Judgement(LessonPanel):
    """What the judge says: the reasons of a wrong answer with their rules, or why a right one is right."""

    classes: ClassVar = ("gp-panel", "gp-judgement")

    def body(self) -> str:
        verdict = self.desk.session.verdict
        for name in KINDS:
            self.remove_class(name)
        if verdict is None:
            return ""
        self.add_class(KINDS[verdict.right])
        return self._right() if verdict.right else self._wrong()

    def _wrong(self) -> str:
        desk, verdict = self.desk, self.desk.session.verdict
        assert verdict is not None
        title = self.say("lesson-wrong")
        if verdict.wrong:
            regions = listed(desk.session.stage, verdict.wrong, desk.language)
            title = self.say("lesson-wrong-regions", count=len(verdict.wrong), regions=regions)
        items = "".join(
            f"<li><i>{number}</i><div>{escape(remark.text[desk.language])} "
            f"{self.chips([remark.rule], 'gp-remark')}</div></li>"
            for number, remark in enumerate(verdict.remarks, 1)
        )
        return f'<h2>{title}</h2><ol class="gp-reasons">{items}</ol>'

    def _right(self) -> str:
        session = self.desk.session
        if not session.finished:
            title = self.say("lesson-right-part", number=session.part + 1)
            return f"<h2>{title}</h2>{'' if self._same_ahead() else self._outcome()}"
        title = self.say("lesson-shown" if session.shown else "lesson-right")
        given = self._given() if session.shown else ""
        return f'<h2>{title}</h2>{given}<p class="gp-prose">{self.told(session.step.praise)}</p>{self._outcome()}'

    def _same_ahead(self) -> bool:
        """Whether the next question is about the same actions there, so that telling what happens would answer it."""
        session = self.desk.session
        answered, ahead = session.step.parts[session.part - 1], session.question
        same = ahead.setting == answered.setting and outcome_lines(ahead) == outcome_lines(answered)
        return isinstance(ahead.question, Number) and same

    def _given(self) -> str:
        """The answers that were given away."""
        session = self.desk.session
        rows = []
        for i, part in enumerate(session.step.parts):
            ask = f"<span>{self.told(part.ask)}</span> " if part.ask else ""
            rows.append(f"<li>{ask}<b>{escape(self._answer(i, part))}</b></li>")
        return f'<ul class="gp-given">{"".join(rows)}</ul>'

    def _answer(self, i: int, part: Part) -> str:
        session, lang = self.desk.session, self.desk.language
        right = session.right(i)
        if isinstance(right, int):
            return str(right)
        if isinstance(part.question, Choose):
            return " ".join(self.desk.told(one.text) for one in part.question.options if one.id in right)
        stage = session.stage_of(i)
        return listed(stage, sorted(stage.regions(right)), lang)

    def _outcome(self) -> str:
        """What happens once its question is answered, line by line: what the step is about, and what it brings."""
        return self._ledger("lesson-outcome", self._happened()) or self._ledger("lesson-points", self._scored())

    def _happened(self) -> list[LedgerLine]:
        desk = self.desk
        outcome = desk.session.outcome()
        if outcome is None or not outcome[1]:
            return []
        state, events = outcome
        about = desk.session.about()
        return [
            line
            for line in desk.telling.ledger_lines(state, events, desk.language)
            if about.intersection(line.rules) or (line.amount and not line.amount.startswith("0"))
        ]

    def _scored(self) -> list[LedgerLine]:
        """The score lines that were asked for, each as the sum that it is."""
        scored, lang = self.desk.session.scored(), self.desk.language
        if scored is None:
            return []
        state, seat, lines = scored
        told = ((line, self.desk.telling.score_line_text(state, line, seat, lang)) for line in lines)
        return [LedgerLine(signs(line.points), text, (line.rule,)) for line, text in told]

    def _ledger(self, title: str, told: Sequence[LedgerLine]) -> str:
        lines = "".join(
            f'<li><span class="gp-amount">{escape(line.amount)}</span>'
            f"<span>{escape(line.text)} {self.chips(line.rules, 'gp-outcome')}</span></li>"
            for line in told
        )
        return f'<h3 class="gp-sort">{self.say(title)}</h3><ul class="gp-ledger">{lines}</ul>' if told else ""


def _name(cell: Cell) -> str:
    return f"{cell.name} {cell.code}".strip()
