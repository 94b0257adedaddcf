"""Tables for tests: people in a house without sockets."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sixthman.messages import UserError
from sixthman.server import commands
from sixthman.server.client import Client
from sixthman.server.command_rows import carry_out, sit_down
from sixthman.server.live_table import LiveTable
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_settings import agree
from sixthman.server.tokens import new_table_id

_ids = itertools.count()


async def table(
    registry: TableRegistry, chairs: list[str], game: str = "allstar", pace: str = "relaxed", **words: str
) -> LiveTable:
    """A table with everyone seated and nobody ready."""
    rules = await registry.rules(game)
    agreed = agree(rules.adapter, words, chairs, pace, True, registry.clock())
    live = await registry.make(new_table_id(), agreed)
    for seat, level in enumerate(chairs):
        if not level:
            await sit_down(live, f"guest{seat}", f"name{seat}", seat, None)
    return live


async def dealt(registry: TableRegistry, chairs: list[str], **wishes: Any) -> LiveTable:
    """A table where play has begun."""
    live = await table(registry, chairs, **wishes)
    for seat, level in enumerate(chairs):
        if not level:
            await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    return live


def new_id() -> str:
    """An id for a command."""
    return f"t{next(_ids)}"


async def do(live: LiveTable, seat: int, command: commands.Command) -> int:
    """A seat's command."""
    return await carry_out(live, seat, command)


async def choose(live: LiveTable, seat: int, choice: Any, **more: Any) -> int:
    """A seat chooses."""
    return await do(live, seat, commands.Choose(id=new_id(), choice=choice, **more))


async def rest(live: LiveTable) -> None:
    """Wait until nothing happens by itself any more."""

    async def nothing() -> None:
        return None

    live.go_on_soon()
    for _ in range(3):
        await live.ask(nothing)


async def connect(live: LiveTable, seat: int | None) -> Client:
    """Someone who listens."""
    onlooker = live.table_state.spectators if seat is None else seat
    client = Client(onlooker, "en", spectator=seat is None)

    async def hello() -> None:
        client.send(await live.hello(client, 0))

    await live.ask(hello)
    return client


def frames(client: Client) -> list[bytes]:
    """What a client was sent since it was last looked at."""
    found = []
    while not client.outbox.empty():
        frame = client.outbox.get_nowait()
        if frame is not None:
            found.append(frame)
    return found


def legal(live: LiveTable, seat: int) -> list[int]:
    """A seat's open choices."""
    return [number for number, _ in live.table_state.now(seat)["legal"]]


@contextmanager
def refused(*messages: str) -> Iterator[None]:
    """Something is refused, with one of these messages."""
    with pytest.raises(UserError) as reason:
        yield
    assert reason.value.message in messages
