"""The worked-out answers of all courses, by game and by lesson."""

from __future__ import annotations

from typing import Final

from tests.lesson.answers import DEUS
from tests.lesson.answers_dewan import DEWAN
from tests.lesson.answers_stoneage import STONEAGE

GAMES: Final = {"deus": DEUS, "dewan": DEWAN, "stoneage": STONEAGE}
COURSE: Final = {lesson: steps for lessons in GAMES.values() for lesson, steps in lessons.items()}
