"""Lessons: games against rookies that are dealt the same every time, so that a guide can talk about them.

They are neither rated nor counted. The seed is no secret here: nobody is played against but bots.
"""

from __future__ import annotations

import msgspec

from sixthman.messages import BadOption
from sixthman.table.desk import Desk

from .agreement import PERSON, Agreed, agree
from .fairness import commitment_of
from .pace import RELAXED

ROOKIE = "rookie"


def agree_on_lesson(desk: Desk, now: float) -> Agreed:
    """What is agreed on for a lesson in a game."""
    lesson = desk.declared.lesson
    if lesson is None:
        raise BadOption("error-server-no-lesson", game=desk.game.name)
    chairs = [PERSON] + [ROOKIE] * (lesson.seats - 1)
    agreed = agree(desk, dict(lesson.options), chairs, RELAXED, False, now, hints=True)
    commitment = commitment_of(lesson.seed)
    return msgspec.structs.replace(agreed, secret=lesson.seed, commitment=commitment, lesson=True, code="")
