"""The place where a page says what would come of a try: the gain line by line, or every reason why not."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar, Final

from gamepkg.core.types import Reason
from gamepkg.text.wording import LedgerLine, listing
from widgets.panels.kit import Panel, button, chips, heading
from widgets.panels.sight import lines_of, sight
from widgets.table import Table
from widgets.trying import Outlook

MOST_REGIONS: Final = 12
"""More open regions than these are not listed behind a refusal; the map shows them."""
KINDS: Final = ("gp-preview", "gp-refusal", "gp-empty")


class Preview(Panel):
    """What the selected action would do, why a try is refused, or what to do first."""

    classes: ClassVar = ("gp-panel", "gp-outlook")
    verbs: ClassVar[Mapping[str, str]] = {"commit": "commit", "back": "back"}
    elsewhere: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that a panel of their own asks."""

    def body(self) -> str:
        table = self.table
        if not table.open or table.covered:
            return ""
        if table.refusal is not None:
            self._kind("gp-refusal")
            return self._refusal()
        if table.selected is not None or table.plan:
            self._kind("gp-preview")
            return self._outlook()
        if table.state.decision.kind in self.elsewhere:
            return ""
        self._kind("gp-empty")
        return f"<p>{self.say('explore-preview-region' if table.targets else 'explore-preview-row')}</p>"

    def _kind(self, kind: str) -> None:
        for name in KINDS:
            (self.add_class if name == kind else self.remove_class)(name)

    def _outlook(self) -> str:
        table, outlook = self.table, self.table.outlook()
        items = "".join(ledger_item(table, line) for line in lines_of(table, outlook))
        by_chance = bool(outlook and outlook.chance)
        if not items and not by_chance:
            items = f'<li class="gp-plain">{self.say("explore-nothing-yet")}</li>'
        items += self.more(outlook)
        chance = f'<p class="gp-note">{self.say("ui-chance-note")}</p>' if by_chance else ""
        return (
            f'{heading(escape(outlook_title(table)))}<ul class="gp-ledger" data-show>{items}</ul>{chance}'
            f'<div class="gp-row">{button(outlook_commit(table), "commit", kind="jupyter-button gp-primary")}'
            f"{button(table.say('explore-back'), 'back')}</div>"
        )

    def more(self, outlook: Outlook | None) -> str:
        """What a game adds to the lines of the ledger, as HTML."""
        return ""

    def _refusal(self) -> str:
        table = self.table
        reasons = "".join(
            f"<li><i>{number}</i><div>{self._reason(reason)}</div></li>"
            for number, reason in enumerate(table.refusal.reasons, 1)
        )
        return (
            f'{heading(escape(refusal_title(table)))}<ol class="gp-reasons" data-show>{reasons}</ol>{self._instead()}'
            f'<div class="gp-row">{button(table.say("explore-close"), "back")}</div>'
        )

    def _reason(self, reason: Reason) -> str:
        table = self.table
        said = table.telling.reason_text(table.state, reason, table.language)
        text = f"{escape(said)} {chips(table, [reason.rule])}"
        below = "".join(f"<li>{self._reason(other)}</li>" for other in reason.because)
        return text + (f'<ul class="gp-because">{below}</ul>' if below else "")

    def _instead(self) -> str:
        table = self.table
        if table.refusal.region is None:
            return ""
        names = {cell.i: cell.name for cell in sight(table).cells}
        gesture = table.refusal.action is None
        targets = [names[region] for region in (table.telling.goals(table.state) if gesture else table.targets)]
        if not targets:
            return ""
        regions = listing(targets[:MOST_REGIONS], self.table.language)
        more = len(targets) - MOST_REGIONS
        if more > 0:
            regions = ("、" if self.table.language == "ja" else ", ").join(targets[:MOST_REGIONS])
            return f'<p class="gp-instead">{self.say("explore-instead-more", regions=regions, more=more)}</p>'
        return f'<p class="gp-instead">{self.say("explore-instead", regions=regions)}</p>'

    def commit(self, _: str) -> None:
        """Do it."""
        self.table.commit()

    def back(self, _: str) -> None:
        """Leave the preview or the refusal."""
        self.table.back()


def ledger_item(table: Table, line: LedgerLine) -> str:
    """A line of a ledger as HTML."""
    if not line.amount:
        return f'<li class="gp-plain">{escape(line.text)} {chips(table, line.rules)}</li>'
    none = " gp-none" if line.amount.startswith("0") else ""
    return (
        f'<li><span class="gp-amount{none}">{escape(line.amount)}</span>'
        f"<span>{escape(line.text)} {chips(table, line.rules)}</span></li>"
    )


def outlook_title(table: Table) -> str:
    """The title of the preview."""
    told, lang = table.telling, table.language
    if table.plan:
        return told.plan_title(table.state, table.plan, lang)
    return told.preview_title(table.state, table.selected or 0, lang)


def outlook_commit(table: Table) -> str:
    """The words of the main button."""
    told, lang = table.telling, table.language
    if table.plan:
        return told.plan_commit(table.state, table.plan, lang)
    return told.commit_label(table.state, table.selected or 0, lang)


def refusal_title(table: Table) -> str:
    """What cannot be done."""
    refusal = table.refusal
    if refusal.action is None:
        return table.say(refusal.message, region=refusal.region)
    return table.telling.refusal_title(table.state, refusal.action, table.language)
