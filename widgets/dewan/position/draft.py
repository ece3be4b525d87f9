"""A position of Dewan that is being set up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gamepkg.dewan.game import DewanState
from gamepkg.dewan.names import TUCK_CAMPS
from widgets.panels.position.draft import Draft
from widgets.panels.position.workshop import Workshop

REST: Final = ("unseen", "pile", "event_pile", "story_pile", "last_camp")
"""What holds all that is nowhere else, or follows from the camps."""
MARKERS: Final = {"volcano": "lava", "downpour": "water_markers"}
"""The markers of a scenario."""


class DewanDraft(Draft):
    """The values of a position, and the last state that they made.

    >>> import gamepkg as gp
    >>> draft = DewanDraft.of(gp.new_game("dewan", players=2, seed=1))
    >>> draft.put_camp(5, 0)
    >>> draft.seat(0)["camps"], draft.read().owner(5)
    ([5], 0)
    """

    worked_out: ClassVar = REST

    def __init__(self, data: dict[str, Any], state: DewanState, components: str | None = None) -> None:
        super().__init__(data, state, components)
        self.state = state

    @classmethod
    def shown(cls, data: dict[str, Any], whole: bool) -> dict[str, Any]:
        """Unless it is the whole, all other cards lie in one pile, and all hands have been seen by everybody."""
        if whole:
            return data
        players = [{key: value for key, value in seat.items() if key != "secret"} for seat in data["players"]]
        return {key: value for key, value in data.items() if key not in (*REST, "pending")} | {"players": players}

    def read(self) -> DewanState:
        """The position, which the map goes on to show while a later one is impossible."""
        found: DewanState = super().read()  # type: ignore[assignment]
        self.state = found
        return found

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self.data["players"])

    @property
    def scenario(self) -> str:
        """The scenario that is played."""
        return str(self.data["options"]["scenario"])

    def seat(self, seat: int) -> dict[str, Any]:
        """The values of a player, to be changed."""
        found: dict[str, Any] = self.data["players"][seat]
        return found

    def owner(self, space: int) -> int:
        """Whose camp stands on a space, -1 for nobody; initial camps are the board's."""
        return next((seat for seat in range(self.players) if space in self.seat(seat)["camps"]), -1)

    def put_camp(self, space: int, seat: int) -> None:
        """Let a camp of this seat stand on a space; -1 takes it away. Slots for cards come and go with the camps."""
        for other in range(self.players):
            own = self.seat(other)
            own["camps"] = sorted({*own["camps"], space} if other == seat else {*own["camps"]} - {space})
            bare = sum(number <= len(own["camps"]) for number in TUCK_CAMPS)
            own["tucked"] = [*own["tucked"], *[None] * bare][:bare]

    def markers(self) -> list[int]:
        """The spaces with a marker of the scenario, to be changed; none where it has no markers."""
        key = MARKERS.get(self.scenario)
        found: list[int] = self.data[key] if key else []
        return found

    def add_story(self, seat: int, story: str) -> None:
        """Give a tile to a player; it leaves the open ones."""
        self.data["story_row"] = [tile for tile in self.data["story_row"] if tile != story]
        self.seat(seat)["stories"].append(story)

    def take_story(self, seat: int, at: int) -> None:
        """Take a tile away; it comes to the pile."""
        own = self.seat(seat)
        gone = own["stories"].pop(at)
        own["fulfilled"] = [story for story in own["fulfilled"] if story != gone]


Shop = Workshop[DewanDraft]
