"""Lessons: games against the weakest bots that do not play at random. They are dealt the same every time, so
that a guide can talk about them.

They are neither rated nor counted. The seed is no secret here: nobody is played against but bots.
"""

from __future__ import annotations

import msgspec

from sixthman.bots.levels import rule_levels
from sixthman.messages import BadOption
from sixthman.table.desk import Desk

from .agreement import PERSON, Agreed, agree
from .fairness import commitment_of
from .pace import RELAXED


def agree_on_lesson(desk: Desk, now: float) -> Agreed:
    """What is agreed on for a lesson in a game."""
    lesson = desk.declared.lesson
    if lesson is None:
        raise BadOption("error-server-no-lesson", game=desk.game.name)
    chairs = [PERSON] + [rule_levels(desk.declared)[:2][-1]] * (lesson.seats - 1)
    agreed = agree(desk, dict(lesson.options), chairs, RELAXED, False, now, hints=True)
    commitment = commitment_of(lesson.seed)
    return msgspec.structs.replace(agreed, secret=lesson.seed, commitment=commitment, lesson=True, code="")
