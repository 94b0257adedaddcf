"""Requests for lessons."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from .commands import Name
from .cookies import Seated
from .lessons import agree_on_lesson
from .names import good_name
from .routes import Answer, post
from .routes_lobby import check_game, sit_at_new_table
from .table_registry import TableRegistry


class Learner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a lesson."""

    name: Name


@post("/api/lessons/{game}", tag="lobby")
async def begin_lesson(request: Request, registry: TableRegistry, game: str, data: Learner) -> Answer[Seated]:
    """Make the table of a game's lesson and sit down at it."""
    check_game(game)
    good_name(data.name)
    rules = await registry.rules(game)
    seated = await sit_at_new_table(
        request, registry, agree_on_lesson(rules.adapter, registry.clock()), data.name
    )
    return seated


ROUTES = [begin_lesson]
