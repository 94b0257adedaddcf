"""Play over one WebSocket.

Frames to the client: `hello` (what was missed, how things are), `news`, `done` (what was asked for has
happened and is stored), `weighed` (the answer to `weigh`), `no` (and why), `pong`. Frames from the client are
`commands`, and `ping`.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from sixthman.messages import UserError

from . import commands
from .client import Client
from .command_checks import NotAllowed
from .command_rows import carry_out, check_invite, come_back
from .cookies import seat_of
from .limits import Limits
from .live_table import Asleep, LiveTable
from .middleware import address_of
from .question_types import Evaluate
from .responses import language_of, refusal
from .routes import talk
from .routes_advice import evaluate
from .store_health import StoreDown, is_store_failure
from .table_registry import TableRegistry
from .writer import Conflict

BAD_MESSAGES = 20  # until we hang up
NORMAL, GONE, NOT_ALLOWED, TRY_AGAIN = 1000, 1001, 4403, 1013
BYTES = 8192
SPOKEN = "sixthman"  # what pages offer to speak when they have an invitation to show


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is anyone there?"""

    id: commands.Id


_messages: msgspec.json.Decoder[commands.Command | Evaluate | Ping] = msgspec.json.Decoder(
    commands.Command | Evaluate | Ping
)


@talk("/api/tables/{table_id}/socket")
async def table_socket(
    socket: WebSocket,
    table_id: str,
    registry: TableRegistry,
    seat_limits: Limits,
    address_limits: Limits,
    since: int = 0,
    spectate: bool = False,
    changes: bool = False,
    invite: str | None = None,
) -> None:
    """One client at one table."""
    spoken = language_of(socket)
    try:
        await socket.accept(SPOKEN if SPOKEN in socket.scope["subprotocols"] else None)
    except OSError:  # gone again
        return
    try:
        client, live = await _enter(socket, table_id, registry, since, spectate, changes, invite, spoken)
    except UserError as reason:
        await _say(socket, {"kind": "no", "id": None, **refusal(reason, spoken)})
        await socket.close(TRY_AGAIN if isinstance(reason, StoreDown) else NOT_ALLOWED)
        return
    sending = asyncio.create_task(_send(socket, client))
    try:
        await _listen(socket, registry, client, table_id, seat_limits, address_limits)
    finally:
        live.goodbye(client)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _enter(
    socket: WebSocket,
    table_id: str,
    registry: TableRegistry,
    since: int,
    spectate: bool,
    changes: bool,
    invite: str | None,
    language: str,
) -> tuple[Client, LiveTable]:
    """Find the client's place, and tell it how things are."""

    async def come_in(live: LiveTable) -> tuple[Client, LiveTable]:
        seat = None if spectate else seat_of(live, socket)
        if seat is None:
            check_invite(live, invite)
        else:
            await come_back(live, seat)
        onlooker = live.table_state.spectators if seat is None else seat
        client = Client(onlooker, language, seat is None, changes)

        async def say_hello() -> None:
            client.send(await live.hello(client, max(0, since)))

        await live.ask(say_hello)
        if registry.rules_of_house.notice:
            client.send(registry.rules_of_house.notice_frame())
        return client, live

    return await registry.at(table_id, come_in)


async def _listen(
    socket: WebSocket,
    registry: TableRegistry,
    client: Client,
    table_id: str,
    limits: Limits,
    address_limits: Limits,
) -> None:
    """Take what the client sends, one message after the other; who sends much that is bad is cut off."""
    address = address_of(socket.scope)
    who = address if client.spectator else f"{table_id} {client.onlooker}"
    bad = 0
    while bad < BAD_MESSAGES:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if client.lost:  # someone else may sit there by now
            return
        try:
            command = _read(message, limits.allow(who) and address_limits.allow(address))
        except NotAllowed as reason:
            bad += 1
            registry.metrics.count("bad_messages", reason=reason.message)
            _no(client, None, reason)
            continue
        bad = max(0, bad - 1)
        if isinstance(command, Ping):
            client.send(msgspec.json.encode({"kind": "pong", "id": command.id}))
        elif client.spectator:
            _no(client, command.id, NotAllowed("error-server-spectator"))
        else:
            await _answer(registry, client, table_id, command)
    client.end()
    await asyncio.sleep(0.05)


def _read(message: Any, allowed: bool) -> commands.Command | Evaluate | Ping:
    """A message, if it is one of those we know."""
    if not allowed:
        raise NotAllowed("error-server-often")
    raw = message.get("text") or message.get("bytes") or b""
    try:
        if len(raw) <= BYTES:
            return _messages.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        pass
    raise NotAllowed("error-server-message")


async def _answer(
    registry: TableRegistry, client: Client, table_id: str, command: commands.Command | Evaluate
) -> None:
    try:
        with contextlib.suppress(Asleep):
            if isinstance(command, Evaluate):
                question = command
                answer = await registry.at(table_id, lambda live: evaluate(live, client.onlooker, question))
                client.send(msgspec.json.encode({"kind": "weighed", "id": command.id, **answer}))
                return
            seq = await registry.at(table_id, lambda live: carry_out(live, client.onlooker, command))
            client.send(b'{"kind":"done","id":%b,"seq":%d}' % (msgspec.json.encode(command.id), seq))
    except UserError as reason:
        _no(client, command.id, reason)
    except Conflict:
        _no(client, command.id, NotAllowed("error-server-trouble"))
    except Exception as reason:
        registry.trouble(table_id, reason)
        failed = is_store_failure(reason)
        _no(client, command.id, StoreDown() if failed else NotAllowed("error-server-trouble"))


def _no(client: Client, command_id: str | None, reason: UserError) -> None:
    client.send(msgspec.json.encode({"kind": "no", "id": command_id, **refusal(reason, client.language)}))


async def _send(socket: WebSocket, client: Client) -> None:
    """Send what is in the outbox, until it is ended."""
    try:
        while (frame := await client.outbox.get()) is not None:
            await socket.send_text(frame.decode())
        await socket.close(TRY_AGAIN)
    except Exception:
        client.lost = True


async def _say(socket: WebSocket, frame: dict[str, Any]) -> None:
    await socket.send_text(msgspec.json.encode(frame).decode())
