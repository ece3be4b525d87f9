"""Where the panels of Deus stand on its page."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from widgets.deus.choices import DeusChoices, DeusPreview
from widgets.deus.hand import Columns, Hand
from widgets.deus.offering import Offering
from widgets.deus.payment import Payment
from widgets.deus.seats import Seats
from widgets.page import FILES, RULES, GamePage
from widgets.panels.choices import Command, Cover
from widgets.panels.score import Ending

PAGE: Final = GamePage(
    main=(Hand, Seats, Columns),
    decision=(Cover, Ending, DeusPreview, Payment, DeusChoices, Offering, Command),
    folds=MappingProxyType(
        {"rules": RULES, "position": ("widgets.deus.position", "DeusEditor"), "files": FILES},
    ),
)
