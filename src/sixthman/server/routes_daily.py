"""Requests about what everyone plays alone: today's deals and puzzles."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from .command_checks import NotAllowed
from .cookies import guest_of, known_guest
from .daily import deal_of, note_result, note_try, puzzle_figures, puzzle_of, result_of, table_of_day
from .routes import Answer, get, post
from .routes_lobby import check_game
from .table_registry import TableRegistry


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that someone has played to its end."""

    record: Annotated[str, Meta(max_length=32_768)]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle, by its number in the list of answers."""

    answer: Annotated[int, Meta(ge=0, le=31)]


@get("/api/daily/{game}/{day}", tag="lobby")
async def day_table(request: Request, registry: TableRegistry, game: str, day: str) -> dict[str, Any]:
    """What people have made of a day's deal."""
    check_game(game)
    guest = await known_guest(request, registry)
    return await table_of_day(registry.store, game, day[:10], guest)


@post("/api/daily/{game}/{day}", tag="lobby", status=200, cost=20)
async def hand_in(
    request: Request, registry: TableRegistry, game: str, day: str, data: Played
) -> Answer[dict[str, Any]]:
    """Hand in the record of a day's deal. Your first result counts."""
    check_game(game)
    deal = deal_of(game, day, registry.clock())
    rules = await registry.rules(game)
    result = await registry.later(result_of, rules, deal, day, data.record)
    guest, cookies = await guest_of(request, registry)
    await note_result(registry.store, game, day, guest, result, registry.clock())
    return Answer(await table_of_day(registry.store, game, day, guest), cookies=cookies)


@get("/api/puzzles/{game}/{puzzle}", tag="lobby")
async def puzzle_answers(registry: TableRegistry, game: str, puzzle: str) -> dict[str, Any]:
    """How people do at a puzzle."""
    check_game(game)
    return await puzzle_figures(registry.store, game, puzzle, len(puzzle_of(game, puzzle)["answers"]))


@post("/api/puzzles/{game}/{puzzle}", tag="lobby", status=200)
async def answer_puzzle(
    request: Request, registry: TableRegistry, game: str, puzzle: str, data: Tried
) -> Answer[dict[str, Any]]:
    """Say which answer you gave. Your first one counts."""
    check_game(game)
    answers = len(puzzle_of(game, puzzle)["answers"])
    if data.answer >= answers:
        raise NotAllowed("error-puzzle-choice")
    guest, cookies = await guest_of(request, registry)
    await note_try(registry.store, game, puzzle, guest, data.answer, registry.clock())
    return Answer(await puzzle_figures(registry.store, game, puzzle, answers), cookies=cookies)


ROUTES = [day_table, hand_in, puzzle_answers, answer_puzzle]
