"""The choices and the preview of Dewan: paths have a panel of their own, and a camp says what it leads to."""

from __future__ import annotations

from typing import ClassVar, Final

from gamepkg.dewan import table as t
from gamepkg.dewan.rules.progress import fulfils, progress
from gamepkg.dewan.words import amount, story_name
from gamepkg.text.wording import LedgerLine
from widgets.panels.choices import Choices
from widgets.panels.preview import Preview, ledger_item
from widgets.trying import Outlook

ELSEWHERE: Final = frozenset({"pay"})
ASKED_NEXT: Final = (t.STORY, t.TUCK)


class DewanChoices(Choices):
    """The rows of the present decision."""

    elsewhere: ClassVar = ELSEWHERE

    def leaves_out(self, action: int) -> bool:
        """Where paths start is asked by the panel of paths."""
        return self.table.action(action).kind == "camp"


class DewanPreview(Preview):
    """What would come of a try, and what a new camp leads to."""

    elsewhere: ClassVar = ELSEWHERE

    def more(self, outlook: Outlook | None) -> str:
        """The stories that the check at the end of the turn will find, and the question that follows."""
        if outlook is None:
            return ""
        table, state = self.table, outlook.state
        seat, lang = table.seat, table.language
        have = progress(state, seat)
        found = [
            tile for tile in state.stories[seat] if not state.done[seat] >> tile & 1 and fulfils(state, tile, have)
        ]
        items = "".join(ledger_item(table, self._fulfilled(tile)) for tile in found)
        if state.frames[-1][0] in ASKED_NEXT and state.seat == seat:
            asked = table.say("dewan-then", question=table.telling.prompt(state, lang))
            items += ledger_item(table, LedgerLine("", asked, (state.decision.rule,)))
        return items

    def _fulfilled(self, tile: int) -> LedgerLine:
        story, lang = self.table.state.table.components.stories[tile], self.table.language
        text = self.table.say("dewan-fulfils", story=story_name(story, lang))
        return LedgerLine(f"+{amount(story.points, 'point', lang)}", text, ("dewan.story.check",))
