"""The choices and the preview of Stone Age: placing, dice, tools and payments have panels of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from widgets.panels.choices import Choices
from widgets.panels.preview import Preview

ELSEWHERE: Final = frozenset({"place", "roll", "tool", "pay", "feed", "take"})


class StoneageChoices(Choices):
    """The rows of the present decision."""

    elsewhere: ClassVar = ELSEWHERE


class StoneagePreview(Preview):
    """What would come of a try."""

    elsewhere: ClassVar = ELSEWHERE - {"place"}
