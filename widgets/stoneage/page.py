"""Where the panels of Stone Age stand on its page."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from widgets.page import FILES, RULES, GamePage
from widgets.panels.choices import Command, Cover
from widgets.panels.score import Ending
from widgets.stoneage.choices import StoneageChoices, StoneagePreview
from widgets.stoneage.dice import LastRoll, Roll, Tools
from widgets.stoneage.odds import Odds
from widgets.stoneage.order import Order
from widgets.stoneage.picking import Feeding, Payment, Taking
from widgets.stoneage.placing import Placing
from widgets.stoneage.seats import Boards, Seats
from widgets.stoneage.supply import Cards, Stacks

POSITION: Final = ("widgets.stoneage.position", "StoneageEditor")

PAGE: Final = GamePage(
    main=(Seats, Cards, Stacks, Boards),
    decision=(
        Cover, Ending, LastRoll, StoneagePreview, Odds, Roll, Tools, Payment, Feeding, Taking, Placing,
        StoneageChoices, Order, Command,
    ),
    style="widgets.stoneage",
    folds=MappingProxyType({"rules": RULES, "position": POSITION, "files": FILES}),
)  # fmt: skip
