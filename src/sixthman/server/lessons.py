"""Lessons: games against the weakest bots that do not play at random. They are dealt the same every time, so
that a guide can talk about them.

They are neither rated nor counted. The seed is no secret here: nobody is played against but bots.
"""

from __future__ import annotations

import msgspec

from sixthman.bots.game_levels import rule_levels
from sixthman.messages import BadOption
from sixthman.table.adapter import GameAdapter
from sixthman.table.fairness import commitment_of

from .pace import RELAXED
from .table_settings import PERSON, TableSettings, agree


def agree_on_lesson(adapter: GameAdapter, now: float) -> TableSettings:
    """What is agreed on for a lesson in a game."""
    lesson = adapter.declared.lesson
    if lesson is None:
        raise BadOption("error-server-no-lesson", game=adapter.game.name)
    chairs = [PERSON] + [rule_levels(adapter.declared)[:2][-1]] * (lesson.seats - 1)
    agreed = agree(adapter, dict(lesson.options), chairs, RELAXED, False, now, hints=True)
    commitment = commitment_of(lesson.seed)
    return msgspec.structs.replace(agreed, secret=lesson.seed, commitment=commitment, lesson=True, code="")
