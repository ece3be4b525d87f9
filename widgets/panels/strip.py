"""The turn strip: who is asked, what, by which rule, at which step of the gesture; undo and redo; and what is said."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar, Final

from gamepkg import CHANCE
from gamepkg.scene.tokens import seat_name
from widgets import theme
from widgets.panels.kit import Panel, button
from widgets.panels.sight import happened, sight

STEP_CLASS: Final = {"done": "gp-done", "now": "gp-now", "todo": ""}


class Strip(Panel):
    """Who, the question with the rule that asks, the steps, and the ways back."""

    classes: ClassVar = ("gp-turn",)
    verbs: ClassVar[Mapping[str, str]] = {
        "undo": "undo", "redo": "redo", "cancel": "cancel", "now": "resume", "on": "play_on",
    }  # fmt: skip

    def body(self) -> str:
        table, lang = self.table, self.table.language
        state, asked = table.state, table.state.decision
        chip = self.chip(asked.rule if asked else state.outcome.rule, "gp-asks")
        question = f'<span class="gp-question">{escape(table.telling.prompt(state, lang))}</span>{chip}'
        return (
            f'<div class="gp-ask">{self._who()}{self._notice()}{question}</div>'
            f'<div class="gp-tools">{self._tools()}</div>{self._steps()}{self._looking()}{self._message()}'
        )

    def _who(self) -> str:
        state, lang = self.table.state, self.table.language
        chance = state.to_move == CHANCE
        name = self.table.say("explore-chance") if chance else seat_name(state.seat, lang)
        emblem = "" if chance else theme.emblem(state.seat)
        if state.to_move is None:
            return f'<span class="gp-who">{self.say("explore-ended")}</span>'
        return f'<span class="gp-who">{emblem}{self.say("explore-who", seat=name, round=state.round)}</span>'

    def _notice(self) -> str:
        notice = self.table.telling.notice(self.table.state, self.table.language)
        if notice is None:
            return ""
        return f'<span class="gp-tag gp-last">{escape(notice.text)}</span>{self.chip(notice.rule, "gp-asks")}'

    def _tools(self) -> str:
        table, match = self.table, self.table.match
        begun = (
            match.state.to_move is not None
            and not match.state.gesture_start
            and any(s.opens for s in match.steps[: match.cursor])
        )
        back = any(not step.automatic for step in match.steps[: match.cursor])
        forward = match.cursor < len(match.steps)
        if table.looking:
            return button(table.say("explore-to-now"), "now") + button(table.say("explore-play-on"), "on")
        again = button(table.say("explore-cancel"), "cancel", kind="gp-quiet gp-desk") if begun else ""
        return (
            again
            + button("↶ " + table.say("explore-undo"), "undo", off=not back, title=table.say("explore-undo-key"))
            + button("↷ " + table.say("explore-redo"), "redo", off=not forward, kind="gp-desk",
                     title=table.say("explore-redo-key"))
        )  # fmt: skip

    def _steps(self) -> str:
        marks = self.table.telling.steps(self.table.state, self.table.language)
        items = "".join(
            f'<li class="{STEP_CLASS[mark.state]}"{" aria-current=step" if mark.state == "now" else ""}>'
            f"<i>{'✓' if mark.state == 'done' else number}</i><span>{escape(mark.word)}</span></li>"
            for number, mark in enumerate(marks, 1)
        )
        return f'<ol class="gp-steps">{items}</ol>' if items else ""

    def _looking(self) -> str:
        return f'<p class="gp-said">{self.say("explore-looking")}</p>' if self.table.looking else ""

    def _passed(self) -> str:
        """One line when the turn has just passed to another player at the same screen."""
        table, lang = self.table, self.table.language
        log = table.state.log or ()
        before = log[-1][1] if log else table.seat
        begins = table.open and table.state.gesture_start and not table.cover
        if not begins or before in (table.seat, CHANCE):
            return ""
        names = {"before": seat_name(before, lang), "now": seat_name(table.seat, lang)}
        return f'<p class="gp-said">{self.say("explore-passed", **names)}</p>'

    def _message(self) -> str:
        table = self.table
        if not table.message:
            return self._passed()
        return f'<p class="gp-said{" gp-bad" if table.failed else ""}">{escape(table.message)}</p>'

    def undo(self, _: str) -> None:
        """Back to the last decision."""
        self.table.undo()

    def redo(self, _: str) -> None:
        """Forward again."""
        self.table.redo()

    def cancel(self, _: str) -> None:
        """Back to the start of the gesture."""
        self.table.cancel()

    def resume(self, _: str) -> None:
        """Back to the present position."""
        self.table.resume()

    def play_on(self, _: str) -> None:
        """Play from the position that is looked at."""
        self.table.play_on()


class Speaker(Panel):
    """The live region: what a reader hears after each change."""

    classes: ClassVar = ("gp-reader",)

    def body(self) -> str:
        table, lang = self.table, self.table.language
        if table.message:
            return escape(table.message)
        if table.refusal is not None:
            return self.say("explore-refused-heard", count=len(table.refusal.reasons))
        if table.selected is not None:
            return self.say("explore-preview-heard")
        if table.focus is not None:
            return escape(sight(table).alt(table.focus))
        return " ".join(map(escape, (*happened(table), table.telling.prompt(table.state, lang))))

    def refresh(self) -> None:
        """Speak; unlike other panels it is never hidden."""
        self.html = self.body()
