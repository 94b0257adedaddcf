"""Requests that need no table: the referee for real cards, and lessons."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from msgspec import Meta

from sixthman.messages import BadOption
from sixthman.table.allstar.referee import CoachBeside, settle_shootout, settle_teams
from sixthman.table.desks import GAME_NAMES

from .api import Seated, guest_of
from .asking import check_name, sit_down
from .commands import Name, Word
from .house import House
from .lessons import agree_on_lesson
from .seats import seat_cookie
from .telling import chosen_language
from .tokens import new_table_id

Players = Annotated[int, Meta(ge=2, le=6)]


class LaidCoach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coach beside a team, or beside one of its players (who is like a team-mate)."""

    coach: Word
    card: Word | None = None
    mate: Word | None = None


class Teams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Teams that have met in an arena, or (null) in the playoffs; so many players sat down at the start."""

    players: Players
    teams: Annotated[
        list[Annotated[list[Word], Meta(min_length=1, max_length=5)]], Meta(min_length=1, max_length=6)
    ]
    arena: Word | None = None
    edition: Word = "2025"
    coaches: Annotated[list[LaidCoach | None], Meta(max_length=6)] = []


class Shots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of a shootout."""

    players: Players
    shots: Annotated[list[Word], Meta(min_length=2, max_length=6)]
    edition: Word = "2025"


class Learner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a lesson."""

    name: Name


@post("/api/referee/rank", tags=["referee"], status_code=200)
async def rank_teams(request: Request[Any, Any, Any], data: Teams) -> dict[str, Any]:
    """Ranks, fans and reasons for teams of real cards."""
    if len(data.teams) > data.players:
        raise BadOption("error-server-teams", teams=len(data.teams), players=data.players)
    coaches = [None if one is None else CoachBeside(one.coach, one.card, one.mate) for one in data.coaches]
    return await asyncio.to_thread(
        settle_teams, data.players, data.arena, data.teams, _language(request), data.edition, coaches
    )


@post("/api/referee/shootout", tags=["referee"], status_code=200)
async def settle_shots(request: Request[Any, Any, Any], data: Shots) -> dict[str, Any]:
    """Who loses a shootout, and why."""
    if len(data.shots) > data.players:
        raise BadOption("error-server-teams", teams=len(data.shots), players=data.players)
    return await asyncio.to_thread(
        settle_shootout, data.players, data.shots, _language(request), data.edition
    )


@post("/api/lessons/{game:str}", tags=["lobby"])
async def begin_lesson(
    request: Request[Any, Any, Any], house: House, game: str, data: Learner
) -> Response[Seated]:
    """Make the table of a game's lesson and sit down at it."""
    if game not in GAME_NAMES:
        raise BadOption("error-game-name", game=game[:32], known=", ".join(GAME_NAMES))
    check_name(data.name)
    rules = await house.rules(game)
    agreed = agree_on_lesson(rules.desk, house.clock())
    guest, cookies = await guest_of(request, house)
    table_id = new_table_id()
    await house.make(table_id, agreed)
    seat, secret = await house.at(
        table_id, lambda room: sit_down(room, guest, data.name, None, agreed.invite)
    )
    house.prepare_help(rules)
    cookies.append(seat_cookie(table_id, secret, house.settings))
    return Response(Seated(table_id, seat, agreed.invite), cookies=cookies)


def _language(request: Request[Any, Any, Any]) -> str:
    return chosen_language(request.query_params.get("language"), request.headers.get("accept-language"))


HANDLERS = [rank_teams, settle_shots, begin_lesson]
