"""The referee for real cards, asked over the wire."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from sixthman.server.commands import Word
from sixthman.server.responses import language_of
from sixthman.server.routes import post

from ..table.referee import CoachBeside, check_managers, settle_shootout, settle_teams

Managers = Annotated[int, Meta(ge=2, le=6)]


class LaidCoach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coach beside a team, or beside one of its players (who is like a teammate)."""

    coach: Word
    card: Word | None = None
    mate: Word | None = None


class Teams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Teams that have met in an arena, or (null) in the playoffs; this many players sat down at the start."""

    players: Managers
    teams: Annotated[
        list[Annotated[list[Word], Meta(min_length=1, max_length=5)]], Meta(min_length=1, max_length=6)
    ]
    arena: Word | None = None
    edition: Word = "2025"
    coaches: Annotated[list[LaidCoach | None], Meta(max_length=6)] = []


class Shots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of a shootout."""

    players: Managers
    shots: Annotated[list[Word], Meta(min_length=2, max_length=6)]
    edition: Word = "2025"
    coaches: Annotated[list[LaidCoach | None], Meta(max_length=6)] = []


@post("/api/referee/rank", tag="referee", status=200)
async def rank_teams(request: Request, data: Teams) -> dict[str, Any]:
    """Ranks, fans and reasons for teams of real cards."""
    check_managers(data.players, len(data.teams))
    coaches = _laid(data.coaches)
    return await asyncio.to_thread(
        settle_teams, data.players, data.arena, data.teams, language_of(request), data.edition, coaches
    )


@post("/api/referee/shootout", tag="referee", status=200)
async def settle_shots(request: Request, data: Shots) -> dict[str, Any]:
    """Who loses a shootout, and why."""
    check_managers(data.players, len(data.shots))
    return await asyncio.to_thread(
        settle_shootout,
        data.players,
        data.shots,
        language_of(request),
        data.edition,
        _laid(data.coaches),
    )


def _laid(coaches: list[LaidCoach | None]) -> list[CoachBeside | None]:
    return [None if one is None else CoachBeside(one.coach, one.card, one.mate) for one in coaches]


ROUTES = [rank_teams, settle_shots]
