"""The choices and the preview of Deus: payment and offering have panels of their own, a building says its cost."""

from __future__ import annotations

from typing import ClassVar, Final

from widgets.deus.cards import cost_icons
from widgets.panels.choices import Choices
from widgets.panels.preview import Preview

ELSEWHERE: Final = frozenset({"pay"})


class DeusChoices(Choices):
    """The rows of the present decision."""

    elsewhere: ClassVar = ELSEWHERE

    def leaves_out(self, action: int) -> bool:
        """At the start of a turn the offering has its panel."""
        return self.table.action(action).kind == "offer" and self.table.state.decision.kind == "turn"

    def aside(self, action: int) -> str:
        """What a building costs; of all else what it brings."""
        chosen = self.table.action(action)
        if chosen.kind == "build":
            card = self.table.state.table.components.card(str(chosen.args[0]))
            return cost_icons(card, self.table.language)
        return super().aside(action)


class DeusPreview(Preview):
    """What would come of a try."""

    elsewhere: ClassVar = ELSEWHERE
