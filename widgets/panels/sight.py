"""What a table looks like: its scene, and what happened last in a few sentences. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from gamepkg.core.event import Event
from gamepkg.scene import Scene
from gamepkg.text.wording import LedgerLine
from widgets.table import Table
from widgets.trying import Outlook


def sight(table: Table) -> Scene:
    """The map with everything of the moment on it: targets, preview, refusal, last move, what is lit."""
    return table.once("sight", lambda: _sight(table))


def _sight(table: Table) -> Scene:
    outlook, refusal, told = table.outlook(), table.refusal, table.telling
    return told.picture(
        table.state,
        table.viewer,
        lang=table.language,
        legal={} if table.evidence or table.plan or table.covered else table.targets,
        preview=outlook.state if outlook else None,
        refused=refusal.region if refusal else None,
        reasons=refusal.reasons if refusal else (),
        last=() if refusal or table.evidence else last_regions(table),
        evidence=table.evidence,
        selected=table.focus or told.in_hand(table.state),
        ways=told.ways(table.state, table.selected, table.plan),
        notes=told.map_notes(table.language),
    )


def last_events(table: Table) -> Sequence[Event]:
    """The events of the last decision of a person and of the steps behind it."""
    steps = table.journal.steps
    last = next((step.index for step in reversed(steps) if not step.automatic), None)
    return table.journal.since(last) if last is not None else ()


def last_regions(table: Table) -> tuple[int, ...]:
    """Where the last decision put or moved a piece."""
    regions = map(table.telling.landed, last_events(table))
    return tuple(dict.fromkeys(region for region in regions if region is not None))


def happened(table: Table) -> list[str]:
    """What the last decision brought, a sentence a line."""
    events = last_events(table)
    if not events:
        return []
    return [
        spoken(line) for line in table.telling.ledger_lines(table.state, events, table.language, table.journal.events)
    ]


def lines_of(table: Table, outlook: Outlook | None) -> list[LedgerLine]:
    """What a try would bring, line by line."""
    if outlook is None or not outlook.events:
        return []
    context = (*table.gesture, *outlook.events)
    return table.telling.ledger_lines(outlook.state, outlook.events, table.language, context)


def gain_of(table: Table, outlook: Outlook | None) -> str:
    """What a try would bring, in a few words."""
    if outlook is None or not outlook.events:
        return table.say("explore-by-chance" if outlook and outlook.chance else "explore-no-gain-yet")
    before, after = table.state.points(), outlook.state.points()
    context = (*table.gesture, *outlook.events)
    return table.telling.gain_phrase(outlook.state, outlook.events, before, after, table.language, context)


def spoken(line: LedgerLine) -> str:
    """A line of a ledger as it is read out."""
    return f"{line.amount}: {line.text}" if line.amount else line.text
