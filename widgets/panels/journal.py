"""The journal: turn by turn, newest first, each event under the one that caused it; and the way through history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import ClassVar, Final, NamedTuple

from gamepkg import CHANCE
from gamepkg.core.event import Event
from gamepkg.core.history import Step
from gamepkg.core.journal import Journal, Node
from gamepkg.scene.tokens import seat_name
from widgets import theme
from widgets.panels.kit import Panel, button, heading
from widgets.table import Table

AT_ONCE: Final = 4


class Turn(NamedTuple):
    """The steps of one gesture."""

    first: int
    last: int
    seat: int
    round: int


def turns(steps: Sequence[Step]) -> list[Turn]:
    """The gestures, oldest first; what happens before the first one stands for itself."""
    starts = [step.index for step in steps if step.opens]
    if not steps:
        return []
    if not starts or starts[0] > 0:
        starts.insert(0, 0)
    ends = [*(start - 1 for start in starts[1:]), len(steps) - 1]
    return [
        Turn(first, last, max(0, steps[first].player), steps[first].round)
        for first, last in zip(starts, ends, strict=True)
    ]


class JournalPanel(Panel):
    """The last turns; older ones on demand."""

    classes: ClassVar = ("gp-panel", "gp-journal")
    verbs: ClassVar[Mapping[str, str]] = {"goto": "goto", "older": "older", "light": "light"}
    still: ClassVar = True

    def __init__(self, table: Table) -> None:
        self._shown = AT_ONCE
        super().__init__(table)

    def body(self) -> str:
        table = self.table
        journal = table.journal
        found = turns(journal.steps)[::-1]
        count = self.say("explore-steps", count=len(journal.steps))
        above = [0, *(turn.round for turn in found)]
        blocks = "".join(self._turn(*shown, journal) for shown in zip(found[: self._shown], above, strict=False))
        empty = f'<p class="gp-note">{self.say("explore-journal-empty")}</p>'
        tree = f'<div class="gp-tree">{blocks}</div>' if blocks else empty
        left = min(len(found) - self._shown, AT_ONCE)
        older = button(table.say("explore-older", count=left), "older", kind="gp-quiet") if left > 0 else ""
        title = heading(self.say("explore-journal"), count)
        return f'{title}<div class="gp-scroll">{tree}{older}</div>{self.rules_here("journal")}'

    def _turn(self, turn: Turn, round_above: int, journal: Journal) -> str:
        lang = self.table.language
        first = journal.steps[turn.first].first_event
        end = journal.steps[turn.last + 1].first_event if turn.last + 1 < len(journal.steps) else len(journal)
        nodes = _tree(journal.events[first:end])
        head = (
            f'<p class="gp-round">{self.say("explore-round", round=turn.round)}</p>'
            if turn.round != round_above
            else ""
        )
        title = (
            escape(self.table.telling.event_title(self.table.state, nodes[0].event, lang, journal.events))
            if nodes
            else escape(seat_name(turn.seat, lang))
        )
        jump = (
            f'<button type="button" class="gp-opener gp-jump" data-do="goto {turn.last + 1}" '
            f'title="{self.say("explore-goto")}">{title}</button>'
        )
        lines = self._drawn(turn, journal)
        lines += "".join(self._node(node, journal) for node in (nodes[0].children if nodes else ()))
        lines += "".join(self._node(node, journal) for node in nodes[1:])
        now = " gp-now" if turn.last + 1 == self.table.match.cursor else ""
        return (
            f'{head}<div><div class="gp-event{now}">{theme.emblem(turn.seat, seat_name(turn.seat, lang))}<b>{jump}</b>'
            f"{self.chip(nodes[0].event.rule, 'gp-journal-rule') if nodes else ''}</div><ul>{lines}</ul></div>"
        )

    def _drawn(self, turn: Turn, journal: Journal) -> str:
        """What chance brought in a turn that no event tells, such as what dice showed."""
        told, lang = self.table.telling, self.table.language
        steps = [step for step in journal.steps[turn.first : turn.last + 1] if step.player == CHANCE]
        texts = [text for step in steps if (text := told.step_text(self.table.state, step.text, lang))]
        tag = f'<span class="gp-tag">{self.say("explore-tag-chance")}</span>'
        return "".join(f'<li><div class="gp-event"><span>{escape(text)}</span>{tag}</div></li>' for text in texts)

    def _node(self, node: Node, journal: Journal) -> str:
        event, told = node.event, self.table.telling
        text = escape(told.event_text(self.table.state, event, self.table.language, journal.events))
        below = "".join(self._node(child, journal) for child in node.children)
        region = told.region_of(event.target) or told.region_of(event.source)
        if region is not None:
            text = (
                f'<button type="button" class="gp-opener" data-do="light {event.index}" '
                f'title="{self.say("explore-on-map")}">{text}</button>'
            )
        return (
            f'<li><div class="gp-event"><span>{text}</span>{self._tags(event, journal)}'
            f"{self.chip(event.rule, 'gp-journal-rule')}</div>{f'<ul>{below}</ul>' if below else ''}</li>"
        )

    def _tags(self, event: Event, journal: Journal) -> str:
        step = next(step for step in reversed(journal.steps) if step.first_event <= event.index)
        found = []
        if step.player == CHANCE:
            found.append("explore-tag-chance")
        elif step.automatic:
            found.append("explore-tag-automatic")
        if step.replaced:
            found.append("explore-tag-redrawn")
        return "".join(f'<span class="gp-tag">{self.say(tag)}</span>' for tag in found)

    def goto(self, words: str) -> None:
        """Look at the position behind a turn."""
        if words.isdecimal() and int(words) <= len(self.table.match.steps):
            self.table.goto(int(words))

    def older(self, _: str) -> None:
        """Show some more turns."""
        self._shown += AT_ONCE
        self.again()

    def light(self, words: str) -> None:
        """Light the region of an event."""
        journal = self.table.journal
        if words.isdecimal() and int(words) < len(journal):
            event, region_of = journal[int(words)], self.table.telling.region_of
            found = (region_of(event.source), region_of(event.target))
            self.table.light({region: "" for region in found if region is not None})


def _tree(events: Sequence[Event]) -> list[Node]:
    """Events of one turn by their causes; a cause before the turn counts as none."""
    nodes = {event.index: Node(event) for event in events}
    roots: list[Node] = []
    for node in nodes.values():
        above = nodes.get(node.event.cause)
        (above.children if above else roots).append(node)
    return roots


class Timeline(Panel):
    """Through all positions, those between automatic steps included."""

    classes: ClassVar = ("gp-panel", "gp-more", "gp-timeline")
    verbs: ClassVar[Mapping[str, str]] = {"goto": "goto", "reroll": "reroll"}
    still: ClassVar = True

    def body(self) -> str:
        table, match = self.table, self.table.match
        at, end = match.cursor, len(match.steps)
        if not end:
            return ""
        shown = table.journal.steps[at - 1].text if at else ""
        words = self.say("explore-step-of", at=at, end=end) + (f" <code>{escape(shown)}</code>" if shown else "")
        ways = "".join(
            button(sign, f"goto {place}", title=table.say(f"explore-{name}"), off=place == at)
            for sign, name, place in (
                ("|◀", "first", 0), ("◀", "previous", max(0, at - 1)), ("▶", "next", min(end, at + 1)),
                ("▶|", "last", end),
            )
        )  # fmt: skip
        chance = any(s.chance for s in match.steps[:at]) and not table.looking
        again = button(table.say("explore-reroll"), "reroll", kind="gp-quiet") if chance else ""
        return (
            f'{heading(self.say("explore-history"), words)}<input type="range" min="0" max="{end}" '
            f'value="{at}" data-range="goto" aria-label="{self.say("explore-history")}">'
            f'<div class="gp-row">{ways}{again}</div>'
        )

    def goto(self, words: str) -> None:
        """Look at a position."""
        if words.isdecimal() and int(words) <= len(self.table.match.steps):
            self.table.goto(int(words))

    def reroll(self, _: str) -> None:
        """Draw the last cards again."""
        self.table.reroll()
