"""Where the panels of Dewan stand on its page."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from widgets.dewan.choices import DewanChoices, DewanPreview
from widgets.dewan.display import Display
from widgets.dewan.event import Event
from widgets.dewan.hand import Hand
from widgets.dewan.journey import Journey
from widgets.dewan.scoring import Scoring
from widgets.dewan.seats import Seats, Tribes
from widgets.dewan.stories import Stories
from widgets.page import FILES, RULES, GamePage
from widgets.panels.choices import Command, Cover
from widgets.panels.score import Ending

PAGE: Final = GamePage(
    main=(Hand, Display, Event, Stories, Tribes, Seats, Scoring),
    decision=(Cover, Ending, DewanPreview, Journey, DewanChoices, Command),
    style="widgets.dewan",
    folds=MappingProxyType({"rules": RULES, "position": ("widgets.dewan.position", "DewanEditor"), "files": FILES}),
)
