"""Dice: chosen by hand where the table asks, tools added to a roll, and what the last roll showed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import ClassVar

from gamepkg import CHANCE
from gamepkg.maps.bits import bits
from gamepkg.stoneage import chances
from gamepkg.stoneage.names import AT, FACES, FRESH, OPEN, TOOL_LIMIT, USED
from gamepkg.stoneage.view import tool_values
from gamepkg.stoneage.words import amount, good_name
from gamepkg.text.wording import in_a_row
from widgets import theme
from widgets.panels.kit import Panel, button, heading
from widgets.table import Table

PIPS = {
    1: ((12, 12),),
    2: ((6, 6), (18, 18)),
    3: ((6, 6), (12, 12), (18, 18)),
    4: ((6, 6), (18, 6), (6, 18), (18, 18)),
    5: ((6, 6), (18, 6), (12, 12), (6, 18), (18, 18)),
    6: ((6, 5), (18, 5), (6, 12), (18, 12), (6, 19), (18, 19)),
}


def die(face: int) -> str:
    """A die as inline SVG; its number is said beside it."""
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.3"/>' for x, y in PIPS[face])
    shape = '<rect x="1" y="1" width="22" height="22" rx="4"/>'
    return f'<svg class="gp-die" viewBox="0 0 24 24" aria-hidden="true">{shape}{pips}</svg>'


def dice_row(faces: Sequence[int], said: str) -> str:
    """Some dice in a row, read out as text."""
    return f'<div class="gp-dice" role="img" aria-label="{escape(said)}">{"".join(map(die, faces))}</div>'


class Roll(Panel):
    """Chance asks for dice: let it roll, or set each die."""

    classes: ClassVar = ("gp-panel", "gp-roll", "gp-preview")
    verbs: ClassVar[Mapping[str, str]] = {"turn": "turn", "roll": "roll", "set": "set_dice"}

    def __init__(self, table: Table) -> None:
        self._for: object = None
        self._faces: list[int] = []
        super().__init__(table)

    def body(self) -> str:
        table, asked = self.table, self.table.state.decision
        if not table.open or table.covered or asked.kind != "roll":
            return ""
        if self._for != table.revision:
            self._for, self._faces = table.revision, [1] * asked.facts["dice"]
        dice = "".join(
            f'<button type="button" class="gp-btn gp-die-button" data-do="turn {i}" '
            f'aria-label="{self.say("stoneage-die-turn", number=i + 1, face=face)}">{die(face)}</button>'
            for i, face in enumerate(self._faces)
        )
        chosen = table.say("stoneage-dice-set", sum=sum(self._faces))
        chance = button(table.say("explore-roll"), "roll", kind="jupyter-button gp-primary")
        return (
            f"{heading(self.say('stoneage-dice-title'), self.chip(asked.rule))}"
            f'<div class="gp-row gp-first">{chance}</div>'
            f'<p class="gp-note gp-first">{self.say("stoneage-dice-choose")}</p><div class="gp-dice">{dice}</div>'
            f'<div class="gp-row">{button(chosen, "set", kind="jupyter-button")}</div>'
        )

    def turn(self, words: str) -> None:
        """The next face of one die."""
        if words.isdecimal() and int(words) < len(self._faces):
            at = int(words)
            self._faces[at] = self._faces[at] % FACES + 1
            self.again()

    def roll(self, _: str) -> None:
        """Let chance decide."""
        self.table.roll()

    def set_dice(self, _: str) -> None:
        """Let the dice lie as they were set."""
        if self.table.open and self.table.state.decision.kind == "roll":
            self.table.play("roll " + "".join(map(str, sorted(self._faces))))


class Tools(Panel):
    """A roll on the table: the sum, the tools that may join it, and what each set of them makes of it."""

    classes: ClassVar = ("gp-panel", "gp-tools-panel", "gp-preview")
    verbs: ClassVar[Mapping[str, str]] = {"add": "add", "use": "use", "settle": "settle"}

    def __init__(self, table: Table) -> None:
        self._for: object = None
        self._added: frozenset[str] = frozenset()
        super().__init__(table)

    def body(self) -> str:
        table, lang, asked = self.table, self.table.language, self.table.state.decision
        if not table.open or table.covered or asked.kind != "tool":
            return ""
        if self._for != table.revision:
            self._for, self._added = table.revision, frozenset()
        facts, good = asked.facts, asked.facts["good"]
        added = [value for name, value, _ in self.tools() if name in self._added]
        total = facts["sum"] + sum(added)
        gain, rest = divmod(total, facts["divisor"])
        plus = " + ".join(map(str, (facts["sum"], *added)))
        first = f"{plus} = {total}" if added else f"{total}"
        goods = amount(gain, good, lang)
        take = button(table.say("stoneage-tools-take", goods=goods), "settle", kind="jupyter-button gp-primary")
        return (
            f"{heading(self.say('stoneage-tools-title', good=good_name(good, lang)), self.chip(asked.rule))}"
            f"{dice_row(facts['dice'], in_a_row([str(face) for face in facts['dice']], lang))}"
            f'<div class="gp-sum-lines"><b>{first}</b><span>{self.say("stoneage-tools-sum")}</span>'
            f"<b>{total} ÷ {facts['divisor']} = {gain}</b>"
            f"<span>{self.say('stoneage-tools-gain', goods=goods, rest=rest)}</span></div>"
            f'<h3 class="gp-sort">{self.say("stoneage-tools-own")} {self.chip("stoneage.tools.once")}</h3>'
            f'<div class="gp-row gp-first">{self._buttons()}</div>{self._choices()}'
            f'<div class="gp-row">{take}</div>{self.rules_here("dice")}'
        )

    def tools(self) -> list[tuple[str, int, str]]:
        """What may join the roll: a name for the button, its value, its step; in the order of the match."""
        state = self.table.state
        row, last = state.rows[state.seat], state.frames[-1][4]
        fresh = [value for value in tool_values(row, FRESH) if last <= value <= TOOL_LIMIT]
        found = [(f"t{i}", value, f"tool {value}") for i, value in enumerate(fresh)]
        for card in bits(row[OPEN] & state.table.one_use_cards):
            step = f"one-use {state.table.components.cards[card].id}"
            if state.parse(step) in self.table.legal():
                found.append((f"c{card}", state.table.one_use_value[card], step))
        return found

    def steps(self) -> list[str]:
        """The steps of the match for the chosen tools."""
        return [*(step for name, _, step in self.tools() if name in self._added), "settle"]

    def _buttons(self) -> str:
        table, row = self.table, self.table.state.rows[self.table.seat]
        found = []
        for name, value, step in self.tools():
            on = name in self._added
            words = self.say("stoneage-tool-one-use" if step.startswith("one-use") else "stoneage-tool", value=value)
            found.append(
                f'<button type="button" class="gp-btn gp-tool{" gp-on" if on else ""}" data-do="add {name}" '
                f'aria-pressed="{str(on).lower()}">{theme.icon("tool")} {words}{" ✓" if on else ""}</button>'
            )
        for value in tool_values(row, USED):
            used = escape(table.say("stoneage-tool", value=value))
            found.append(
                f'<span class="gp-tool gp-spent">{theme.icon("tool")} <s>{used}</s> {self.say("stoneage-used")}</span>'
            )
        return "".join(found) or f'<span class="gp-note">{self.say("stoneage-tools-none")}</span>'

    def later(self) -> tuple[chances.Roll, ...]:
        """The rolls that are still to come in this turn, as the people stand."""
        state = self.table.state
        row = state.rows[state.seat]
        rolls = [(place.good, row[AT + p]) for p, place in enumerate(state.table.places) if place.good and row[AT + p]]
        return tuple(rolls[: chances.MOST_ROLLS])

    def _choices(self) -> str:
        """Every set of tools with what it gives, and the one that is best for this turn."""
        facts = self.table.state.decision.facts
        values = [value for _, value, _ in self.tools()][: chances.MOST_TOOLS]
        if not values:
            return ""
        best = chances.best_tools(facts["sum"], facts["good"], values, self.later())
        rows = "".join(
            self._choice(choice, choice.tools == best)
            for choice in chances.tool_choices(facts["sum"], facts["good"], values)
        )
        heads = "".join(
            f'<th scope="col">{self.say(f"stoneage-tools-col-{name}")}</th>'
            for name in ("tools", "sum", "gain", "rest")
        )
        note = "stoneage-tools-best-later" if self.later() else "stoneage-tools-best"
        return (
            f'<table class="gp-table gp-options"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
            f'<p class="gp-note">{self.say(note)}</p>'
        )

    def _choice(self, choice: chances.ToolChoice, best: bool) -> str:
        added = sorted(value for name, value, _ in self.tools() if name in self._added)
        on = ' class="gp-on"' if tuple(added) == choice.tools else ""
        named = " + ".join(map(str, choice.tools)) or self.table.say("stoneage-tools-no")
        star = f' <span class="gp-tag">{self.say("stoneage-best")}</span>' if best else ""
        do = "use " + ",".join(map(str, choice.tools))
        return (
            f'<tr{on}><td><button type="button" class="gp-opener" data-do="{do}">{escape(named)}</button>{star}</td>'
            f"<td>{choice.sum}</td><td>{choice.gain}</td><td>{choice.remainder}</td></tr>"
        )

    def add(self, name: str) -> None:
        """Add a tool, or take it back."""
        if name in {known for known, _, _ in self.tools()}:
            self._added ^= {name}
            self.again()

    def use(self, words: str) -> None:
        """Choose the tools of a row of the table."""
        wanted = [int(word) for word in words.split(",") if word.isdecimal()]
        added = set()
        for name, value, _ in self.tools():
            if value in wanted:
                wanted.remove(value)
                added.add(name)
        self._added = frozenset(added)
        self.again()

    def settle(self, _: str) -> None:
        """Take the gain."""
        if self.table.open and self.table.state.decision.kind == "tool":
            self.table.send(self.steps())


class LastRoll(Panel):
    """What the dice of the last step showed, when nothing about them is to be decided any more."""

    classes: ClassVar = ("gp-panel", "gp-last-roll")

    def body(self) -> str:
        table = self.table
        line = self._line()
        if not line or table.covered or (table.open and table.state.decision.kind in ("tool", "roll", "die")):
            return ""
        text = table.telling.step_text(table.state, line, table.language)
        faces = [int(face) for face in line.split()[1]]
        return f"{heading(self.say('stoneage-last-roll'))}{dice_row(faces, text)}<p class='gp-note'>{escape(text)}</p>"

    def _line(self) -> str:
        """The roll of the last gesture, in notation."""
        for step in reversed(self.table.journal.steps):
            if step.player == CHANCE and step.text.startswith("roll "):
                return step.text
            if step.opens:
                return ""
        return ""
