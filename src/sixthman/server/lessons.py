"""Lessons: games against rookies that are dealt the same every time, so that a guide can talk about them.

They are neither rated nor counted. The seed is no secret here: nobody is played against but bots.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from sixthman.table.desk import Desk
from sixthman.table.desks import ALLSTAR, HOOPS

from .agreement import PERSON, Agreed, agree
from .fairness import commitment_of
from .pace import RELAXED

ROOKIE = "rookie"


@dataclass(frozen=True)
class Lesson:
    """What is dealt, and to how many."""

    seed: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)


LESSONS = {
    ALLSTAR: Lesson("the first lesson in hockey", 3),
    HOOPS: Lesson("the first lesson in basketball", 2, {"first": "1"}),
}


def agree_on_lesson(desk: Desk, now: float) -> Agreed:
    """What is agreed on for a lesson in a game."""
    lesson = LESSONS[desk.game.name]
    chairs = [PERSON] + [ROOKIE] * (lesson.seats - 1)
    agreed = agree(desk, lesson.options, chairs, RELAXED, False, now, hints=True)
    commitment = commitment_of(lesson.seed)
    return msgspec.structs.replace(agreed, secret=lesson.seed, commitment=commitment, lesson=True, code="")
