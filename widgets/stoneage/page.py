"""Where the panels of Stone Age stand on its page."""

from __future__ import annotations

from typing import Final

from widgets.page import GamePage
from widgets.panels.choices import Choices, Command, Cover
from widgets.panels.preview import Preview
from widgets.panels.score import Ending

PAGE: Final = GamePage(main=(), decision=(Cover, Ending, Preview, Choices, Command))
