"""Requests for lessons."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from .asking import check_name
from .commands import Name
from .house import House
from .lessons import agree_on_lesson
from .lobby import check_game, sit_at_new_table
from .routes import Answer, post
from .seats import Seated


class Learner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a lesson."""

    name: Name


@post("/api/lessons/{game}", tag="lobby")
async def begin_lesson(request: Request, house: House, game: str, data: Learner) -> Answer[Seated]:
    """Make the table of a game's lesson and sit down at it."""
    check_game(game)
    check_name(data.name)
    rules = await house.rules(game)
    seated = await sit_at_new_table(request, house, agree_on_lesson(rules.desk, house.clock()), data.name)
    return seated


ROUTES = [begin_lesson]
