"""What lies before the players in the position of a lesson: cards, tiles and goods, those of a remark lit."""

from __future__ import annotations

from html import escape
from typing import ClassVar

from gamepkg.lesson.stage import LEARNER
from gamepkg.scene.svg import swatch
from gamepkg.scene.tokens import seat_name
from gamepkg.text.study import Holding, Thing
from widgets.lesson_panels.kit import LessonPanel
from widgets.lesson_panels.sight import reasons_by
from widgets.panels.kit import seat_label


class Held(LessonPanel):
    """One block a seat that has anything, the learner first."""

    classes: ClassVar = ("gp-panel", "gp-held")

    def body(self) -> str:
        stage = self.desk.session.stage
        return "".join(map(self._seat, range(stage.state.players)))

    def _seat(self, seat: int) -> str:
        stage, lang = self.desk.session.stage, self.desk.language
        held = stage.study.holdings(stage.state, seat, LEARNER, lang)
        if not held:
            return ""
        name = seat_name(seat, lang)
        title = self.desk.say("lesson-held") if seat == LEARNER else self.desk.say("lesson-held-by", seat=name)
        return f"<h2>{seat_label(seat, title)}</h2>{''.join(map(self._holding, held))}"

    def _holding(self, holding: Holding) -> str:
        things = "".join(map(self._thing, holding.things))
        return f'<h3 class="gp-sort">{escape(holding.title)}</h3><ul class="gp-things">{things}</ul>'

    def _thing(self, thing: Thing) -> str:
        """One chip; a lit one says which reasons it shows."""
        session = self.desk.session
        lit = reasons_by(session.verdict, lambda remark: remark.things).get(thing.id, "")
        palette = self.desk.palette
        parts = "".join(f"<span>{swatch(palette, part)}{escape(part.text)}</span>" for part in thing.parts)
        sign = f'<i aria-hidden="true">{lit}</i>' if lit else ""
        heard = f'<span class="gp-reader">{self.say("lesson-thing-lit", number=lit)}</span>' if lit else ""
        return f'<li class="gp-thing{" gp-on" if lit else ""}">{sign}{parts}{heard}</li>'
