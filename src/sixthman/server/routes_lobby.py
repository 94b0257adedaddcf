"""Requests before a game: what can be played, open tables, a new one, codes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from sixthman.bots import LEVELS
from sixthman.messages import BadOption
from sixthman.registry import game_names, usual_game

from .catalogue import catalogue
from .command_checks import NotAllowed
from .command_rows import sit_down
from .commands import Name
from .cookies import Seated, guest_of, seat_cookie
from .limits import Limits
from .middleware import address_of
from .names import good_name
from .pace import PACES
from .routes import Answer, get, post
from .set_aside import NoTable
from .table_registry import TableRegistry
from .table_settings import PERSON, TableSettings, agree
from .table_state import OPEN
from .tokens import new_table_id, read_code

Chairs = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=2, max_length=6)]
Words = Annotated[
    dict[Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=200)]], Meta(max_length=12)
]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What someone wants to play. A chair is "" for a person, else the level of a bot."""

    name: Name
    chairs: Chairs
    game: Annotated[str, Meta(max_length=32)] = msgspec.field(default_factory=usual_game)
    options: Words = {}
    pace: Annotated[str, Meta(max_length=16)] = "relaxed"
    public: bool = False
    hints: bool | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code as someone has typed it: in any case, with blanks and dashes."""

    code: Annotated[str, Meta(min_length=4, max_length=32)]


class Found(msgspec.Struct):
    """Where a code leads; its page is `/t/{table}#{invite}`."""

    table: str
    invite: str


class LobbyTable(msgspec.Struct):
    """A table that can be joined or watched."""

    table: str
    game: str
    options: dict[str, str]
    chairs: list[str]
    pace: str
    state: str
    made_at: float
    free: int | None = None


class Bots(msgspec.Struct):
    """Who can sit at a table besides people."""

    levels: list[str]
    paces: list[str]


@get("/api/tables", tag="lobby")
async def lobby(registry: TableRegistry) -> list[LobbyTable]:
    """Public tables, the newest first."""
    found = []
    for table_id, agreed, state, made_at in await registry.store.lobby():
        live = registry.live_tables.get(table_id)
        chairs = [chair.bot for chair in live.table_state.chairs] if live else agreed.chairs
        free = None
        if live is not None and state == OPEN:
            free = sum(not chair.bot and not chair.taken for chair in live.table_state.chairs)
        found.append(
            LobbyTable(table_id, agreed.game, agreed.options, chairs, agreed.pace, state, made_at, free)
        )
    return found


@get("/api/bots", tag="lobby")
async def bots() -> Bots:
    """The levels of bots, and the paces of games."""
    return Bots(list(LEVELS), list(PACES))


@get("/api/games", tag="lobby")
async def games() -> list[str]:
    """The games that can be played."""
    return list(game_names())


@get("/api/games/{game}", tag="lobby")
async def game_catalogue(registry: TableRegistry, game: str) -> dict[str, Any]:
    """A game's cards and choices: what the numbers in a view mean."""
    check_game(game)
    return catalogue(await registry.rules(game))


@post("/api/tables", tag="lobby")
async def make_table(request: Request, registry: TableRegistry, data: NewTable) -> Answer[Seated]:
    """Make a table and sit down at it."""
    check_game(data.game)
    good_name(data.name)
    if PERSON not in data.chairs:
        raise BadOption("error-server-no-chair")
    rules = await registry.rules(data.game)
    agreed = agree(
        rules.adapter,
        data.options,
        data.chairs,
        data.pace,
        data.public,
        registry.clock(),
        hints=data.hints,
    )
    return await sit_at_new_table(request, registry, agreed, data.name)


@post("/api/code", tag="lobby", status=200)
async def find_table(request: Request, registry: TableRegistry, code_limits: Limits, data: Code) -> Found:
    """The open table that a code of five letters leads to. Few wrong ones may be tried a minute."""
    who = address_of(request.scope)
    if not code_limits.allow(who):
        raise NotAllowed("error-server-codes")
    table_id = await registry.store.coded(read_code(data.code))
    if table_id is None:
        registry.metrics.count("wrong_codes")
        raise NoTable("error-server-no-code")
    code_limits.give_back(who)
    return Found(table_id, (await registry.live(table_id)).table_state.agreed.invite)


async def sit_at_new_table(
    request: Request, registry: TableRegistry, agreed: TableSettings, name: str
) -> Answer[Seated]:
    """Make a table of what was agreed on, and let someone sit down there."""
    registry.rules_of_house.check_open()
    guest, cookies = await guest_of(request, registry)
    table_id = new_table_id()
    await registry.make(table_id, agreed)
    seat, secret = await registry.at(table_id, lambda live: sit_down(live, guest, name, None, agreed.invite))
    cookies.append(seat_cookie(table_id, secret, registry.settings))
    return Answer(Seated(table_id, seat, agreed.invite), cookies=cookies)


def check_game(game: str) -> None:
    """BadOption if there is no such game."""
    if game not in game_names():
        raise BadOption("error-game-name", game=game[:32], known=", ".join(game_names()))


ROUTES = [lobby, bots, games, game_catalogue, make_table, find_table]
