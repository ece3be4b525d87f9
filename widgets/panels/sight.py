"""What a table looks like: its scene, and what happened last in a few sentences. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from gamepkg.core.event import Event
from gamepkg.deus.phrases import LedgerLine, gain_phrase, ledger_lines
from gamepkg.deus.phrases.telling import region_of
from gamepkg.deus.picture import picture
from gamepkg.scene import Scene
from widgets.table import Table
from widgets.trying import Outlook, region_of_action


def sight(table: Table) -> Scene:
    """The map with everything of the moment on it: targets, preview, refusal, last move, what is lit."""
    outlook, refusal = table.outlook(), table.refusal
    asked = table.state.decision
    marching = asked.facts.get("army") if asked else None
    return picture(
        table.state,
        table.viewer,
        lang=table.language,
        legal={} if table.evidence else table.targets,
        preview=outlook.state if outlook else None,
        refused=refusal.region if refusal else None,
        reasons=refusal.reasons if refusal else (),
        last=() if refusal or table.evidence else last_regions(table),
        evidence=table.evidence,
        selected=table.focus or marching,
        ways=ways(table),
        notes=(table.say("explore-map-standin"),),
    )


def ways(table: Table) -> list[tuple[int, ...]]:
    """The way of the army whose march is previewed."""
    state = table.state
    asked = state.decision
    if asked is None or asked.kind != "march" or table.selected is None:
        return []
    steps = state.table.steps[state.frames[-1][1]].b
    found = state.map.army_stops(state.seat, asked.facts["army"], steps)
    way = found.get(region_of_action(table.action(table.selected)), ())
    return [way] if len(way) > 1 else []


def last_events(table: Table) -> Sequence[Event]:
    """The events of the last decision of a person and of the steps behind it."""
    steps = table.journal.steps
    last = next((step.index for step in reversed(steps) if not step.automatic), None)
    return table.journal.since(last) if last is not None else ()


def last_regions(table: Table) -> tuple[int, ...]:
    """Where the last decision put or moved a piece."""
    regions = (region_of(event.target) for event in last_events(table) if event.target.startswith("seat"))
    return tuple(dict.fromkeys(region for region in regions if region is not None))


def happened(table: Table) -> list[str]:
    """What the last decision brought, a sentence a line."""
    events = last_events(table)
    if not events:
        return []
    return [spoken(line) for line in ledger_lines(table.state, events, table.language, table.journal.events)]


def lines_of(table: Table, outlook: Outlook | None) -> list[LedgerLine]:
    """What a try would bring, line by line."""
    if outlook is None or not outlook.events:
        return []
    context = (*table.gesture, *outlook.events)
    return ledger_lines(outlook.state, outlook.events, table.language, context)


def gain_of(table: Table, outlook: Outlook | None) -> str:
    """What a try would bring, in a few words."""
    if outlook is None or not outlook.events:
        return table.say("explore-nothing-yet")
    before, after = table.state.points(), outlook.state.points()
    context = (*table.gesture, *outlook.events)
    return gain_phrase(outlook.state, outlook.events, before, after, table.language, context)


def spoken(line: LedgerLine) -> str:
    """A line of a ledger as it is read out."""
    return f"{line.amount}: {line.text}" if line.amount else line.text
