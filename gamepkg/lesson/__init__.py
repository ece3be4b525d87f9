"""Lessons: a file of texts, positions and questions, read, checked against the rules, played and judged.

>>> from gamepkg import lesson
>>> [one.title["en"] for one in lesson.course("deus")]
['Where a building may stand', 'Armies and villages']
"""

from __future__ import annotations

from gamepkg.lesson.check import check, check_lesson
from gamepkg.lesson.judge import Remark, Verdict, judge
from gamepkg.lesson.model import Lesson, LessonError, Part, Step
from gamepkg.lesson.play import Progress, Session
from gamepkg.lesson.read import course, load

__all__ = [
    "Lesson",
    "LessonError",
    "Part",
    "Progress",
    "Remark",
    "Session",
    "Step",
    "Verdict",
    "check",
    "check_lesson",
    "course",
    "judge",
    "load",
]
