"""Requests at a table: sit down, look, do, ask, take your seat to another device."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from . import commands
from .client import Client
from .command_checks import NotAllowed
from .command_rows import carry_out, check_invite, come_back, move_seat, sit_down
from .cookies import Seated, guest_of, own_seat, seat_cookie, seat_of
from .limits import Limits
from .live_table import LiveTable
from .middleware import address_of
from .question_types import Question
from .routes import Answer, get, post
from .routes_advice import evaluate, hint, watch
from .routes_lobby import Code
from .table_registry import TableRegistry
from .tokens import new_code, read_code

CODE_SECONDS = 300.0
LONGEST_WAIT = 25.0


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: commands.Name
    invite: commands.Invite | None = None
    seat: commands.Seat | None = None


class Done(msgspec.Struct):
    """The number of the seat's last news after a command."""

    seq: int


class Offered(msgspec.Struct):
    """A one-time code and how long it holds."""

    code: str
    seconds: float


@post("/api/tables/{table_id}/join", tag="table")
async def join_table(request: Request, registry: TableRegistry, table_id: str, data: Join) -> Answer[Seated]:
    """Sit down at a table; a private one wants its invite."""
    await registry.live(table_id)  # before anyone is made a guest
    guest, cookies = await guest_of(request, registry)

    async def join(live: LiveTable) -> Seated:
        seat, secret = await sit_down(live, guest, data.name, data.seat, data.invite)
        cookies.append(seat_cookie(table_id, secret, registry.settings))
        return Seated(table_id, seat, live.table_state.agreed.invite)

    return Answer(await registry.at(table_id, join), cookies=cookies)


@get("/api/tables/{table_id}", tag="table")
async def look(
    request: Request,
    registry: TableRegistry,
    table_id: str,
    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0,
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 0.0,
    invite: commands.Invite | None = None,
) -> msgspec.Raw:
    """How things are for your seat (or for a spectator), and the news after `since`.

    With `wait`, the answer comes when there is news, or after this many seconds.
    """

    async def come_in(live: LiveTable) -> bytes:
        seat = seat_of(live, request)
        if seat is None:
            check_invite(live, invite)
        else:
            await come_back(live, seat)
        onlooker = live.table_state.spectators if seat is None else seat
        return await _look(live, Client(onlooker, "en", spectator=seat is None), since, wait)

    return msgspec.Raw(await registry.at(table_id, come_in))


async def _look(live: LiveTable, client: Client, since: int, wait: float) -> bytes:
    async def hello() -> bytes:
        return await live.hello(client, since)

    try:
        frame = await live.ask(hello)
        if wait and msgspec.json.decode(frame)["seq"] <= since:
            try:
                await asyncio.wait_for(client.outbox.get(), wait)
            except TimeoutError:
                return frame
            frame = await live.ask(hello)
        return frame
    finally:
        live.goodbye(client)


@post("/api/tables/{table_id}/commands", tag="table", status=200)
async def command(
    request: Request, registry: TableRegistry, seat_limits: Limits, table_id: str, data: commands.Command
) -> Done:
    """Anything a seat may ask for over the socket."""

    async def do(live: LiveTable) -> Done:
        seat = own_seat(live, request)
        if not seat_limits.allow(f"{table_id} {seat}"):
            raise NotAllowed("error-server-often")
        return Done(await carry_out(live, seat, data))

    return await registry.at(table_id, do)


@post("/api/tables/{table_id}/weigh", tag="table", status=200)
async def weigh_cards(
    request: Request,
    registry: TableRegistry,
    table_id: str,
    data: Question,
    invite: commands.Invite | None = None,
) -> dict[str, Any]:
    """What cards are good for, as your seat sees things. Nothing happens at the table.

    Where a game lets them, spectators may ask, too, and are told what everyone may know.
    """

    async def ask(live: LiveTable) -> dict[str, Any]:
        seat = seat_of(live, request)
        if seat is not None:
            return await evaluate(live, seat, data)
        check_invite(live, invite)
        return await watch(live, f"{table_id} {address_of(request.scope)}", data)

    return await registry.at(table_id, ask)


@post("/api/tables/{table_id}/hint", tag="table", status=200)
async def ask_hint(request: Request, registry: TableRegistry, table_id: str) -> dict[str, Any]:
    """What an MVP bot would do instead, where hints were agreed on."""
    return await registry.at(table_id, lambda live: hint(live, own_seat(live, request)))


@post("/api/tables/{table_id}/transfer", tag="table")
async def offer_transfer(request: Request, registry: TableRegistry, table_id: str) -> Offered:
    """A device code, which moves your seat to another device."""

    async def offer(live: LiveTable) -> Offered:
        seat, code = own_seat(live, request), new_code()
        await registry.store.offer_transfer(code, table_id, seat, registry.clock() + CODE_SECONDS)
        return Offered(code, CODE_SECONDS)

    return await registry.at(table_id, offer)


@post("/api/transfer", tag="table")
async def take_transfer(
    request: Request, registry: TableRegistry, code_limits: Limits, data: Code
) -> Answer[Seated]:
    """Take a seat over with a code; the other device loses it."""
    if not code_limits.allow(address_of(request.scope)):
        raise NotAllowed("error-server-codes")
    found = await registry.store.take_transfer(read_code(data.code), registry.clock())
    if found is None:
        registry.metrics.count("wrong_codes")
        raise NotAllowed("error-server-code")
    table_id, seat = found

    async def take(live: LiveTable) -> Answer[Seated]:
        secret = await move_seat(live, seat)
        cookie = seat_cookie(table_id, secret, registry.settings)
        return Answer(Seated(table_id, seat, live.table_state.agreed.invite), cookies=[cookie])

    return await registry.at(table_id, take)


ROUTES = [join_table, look, command, weigh_cards, ask_hint, offer_transfer, take_transfer]
