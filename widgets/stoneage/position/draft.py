"""A position of Stone Age that is being set up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gamepkg.stoneage import table as t
from gamepkg.stoneage.game import StoneageState
from widgets.panels.position.draft import Draft
from widgets.panels.position.workshop import Workshop

REST: Final = ("deck", "tiles")
"""What holds all that lies nowhere else."""
PHASES: Final = {t.PLACING: "place", t.USING: "use", t.FEEDING: "feed"}
"""The phases by their frames."""
USED: Final = 10
"""In a choice a used tool is its value and this; 0 is no tool."""
TOOLS: Final = 3


class StoneageDraft(Draft):
    """The values of a position, and the last state that they made.

    >>> import gamepkg as gp
    >>> draft = StoneageDraft.of(gp.new_game("stoneage", players=2, seed=1))
    >>> draft.give("cards", 0, draft.data["row"][3])
    >>> draft.data["row"][3], draft.data["phase"], draft.read().players
    (None, 'place', 2)
    """

    worked_out: ClassVar = REST

    def __init__(self, data: dict[str, Any], state: StoneageState, components: str | None = None) -> None:
        super().__init__(data, state, components)
        self.state = state

    @classmethod
    def of(cls, state: Any, whole: bool = False) -> StoneageDraft:
        """The draft of a position; unless it is the ``whole``, its phase begins with the player on turn."""
        draft = super().of(state, whole)
        if not whole:
            draft.data["phase"] = _phase(state)
        return draft

    @classmethod
    def shown(cls, data: dict[str, Any], whole: bool) -> dict[str, Any]:
        """Unless it is the whole, nothing waits in the middle of a turn."""
        return data if whole else {key: value for key, value in data.items() if key != "pending"}

    def read(self) -> StoneageState:
        """The position, which the map goes on to show while a later one is impossible."""
        found: StoneageState = super().read()  # type: ignore[assignment]
        self.state = found
        return found

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self.data["players"])

    def seat(self, seat: int) -> dict[str, Any]:
        """The values of a player, to be changed."""
        found: dict[str, Any] = self.data["players"][seat]
        return found

    # ------------------------------------------------------------------ people, tools, points

    def put_people(self, seat: int, place: str, count: int) -> None:
        """Let so many people of a player stand on a place."""
        others = {other: number for other, number in self.seat(seat)["placed"].items() if other != place}
        self.seat(seat)["placed"] = others | ({place: count} if count else {})

    def tools(self, seat: int) -> list[int]:
        """Three tools: their values, `USED` more for a used one, 0 for none."""
        own = self.seat(seat)
        found = [*own["tools"], *[value + USED for value in own["used_tools"]]]
        return (found + [0] * TOOLS)[:TOOLS]

    def put_tool(self, seat: int, at: int, tool: int) -> None:
        """Change one of the three tools."""
        tools = self.tools(seat)
        tools[at] = tool
        own = self.seat(seat)
        own["tools"] = sorted(value for value in tools if 0 < value < USED)
        own["used_tools"] = sorted(value - USED for value in tools if value > USED)

    def points(self, seat: int) -> int:
        """All points so far, wherever they come from."""
        found = self.seat(seat)["vp"]
        return sum(found.values()) if isinstance(found, dict) else int(found)

    # ------------------------------------------------------------------ cards and tiles

    def give(self, pile: str, seat: int, thing: str) -> None:
        """Give a card (``"cards"``) or a tile (``"buildings"``) to a player; it leaves the place where it lay."""
        self._lift(thing)
        self.seat(seat)[pile].append(thing)

    def take(self, pile: str, seat: int, at: int) -> None:
        """Take a card or tile away from a player; it lies unseen again."""
        self._lift(self.seat(seat)[pile][at])

    def turn(self, seat: int, card: str) -> None:
        """Let the upper part of a card wait, or be used up."""
        own = self.seat(seat)
        waiting = {*own["open"]} ^ {card}
        own["open"] = [one for one in own["cards"] if one in waiting]

    def put_card(self, at: int, card: str | None) -> None:
        """Lay a card on a space of the row; ``None`` leaves a gap."""
        if card:
            self._lift(card)
        self.data["row"][at] = card

    def put_tile(self, at: int, tile: str | None) -> None:
        """Lay a tile on top of a stack; ``None`` for an empty one."""
        if tile:
            self._lift(tile)
        self.data["stacks"][at]["open"] = tile

    def _lift(self, thing: str) -> None:
        data = self.data
        for pile in REST:
            if pile in data:
                data[pile] = [one for one in data[pile] if one != thing]
        data["row"] = [None if one == thing else one for one in data["row"]]
        for stack in data["stacks"]:
            stack["open"] = None if stack["open"] == thing else stack["open"]
        for own in data["players"]:
            for pile in ("cards", "open", "secret", "buildings"):
                own[pile] = [one for one in own[pile] if one != thing]


def _phase(state: StoneageState) -> str:
    """The phase that a position is in; a new round begins with placing."""
    return PHASES.get(state.frames[0][0], "place")


Shop = Workshop[StoneageDraft]
