"""Tables for tests: people in a house without sockets."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sixthman.messages import Told
from sixthman.server import commands
from sixthman.server.agreement import agree
from sixthman.server.asking import carry_out, sit_down
from sixthman.server.client import Client
from sixthman.server.house import House
from sixthman.server.room import Room
from sixthman.server.tokens import new_table_id

_ids = itertools.count()


async def table(
    house: House, chairs: list[str], game: str = "allstar", pace: str = "relaxed", **words: str
) -> Room:
    """A table with everybody seated and nobody ready."""
    rules = await house.rules(game)
    agreed = agree(rules.desk, words, chairs, pace, True, house.clock())
    room = await house.make(new_table_id(), agreed)
    for seat, level in enumerate(chairs):
        if not level:
            await sit_down(room, f"guest{seat}", f"name{seat}", seat, None)
    return room


async def dealt(house: House, chairs: list[str], **wishes: Any) -> Room:
    """A table where play has begun."""
    room = await table(house, chairs, **wishes)
    for seat, level in enumerate(chairs):
        if not level:
            await do(room, seat, commands.Ready(id=new_id()))
    await rest(room)
    return room


def new_id() -> str:
    """An id for a command."""
    return f"t{next(_ids)}"


async def do(room: Room, seat: int, command: commands.Command) -> int:
    """A seat's command."""
    return await carry_out(room, seat, command)


async def choose(room: Room, seat: int, choice: Any, **more: Any) -> int:
    """A seat chooses."""
    return await do(room, seat, commands.Choose(id=new_id(), choice=choice, **more))


async def rest(room: Room) -> None:
    """Wait until nothing happens by itself any more."""

    async def nothing() -> None:
        return None

    room.go_on_soon()
    for _ in range(3):
        await room.ask(nothing)


async def connect(room: Room, seat: int | None) -> Client:
    """Somebody who listens."""
    onlooker = room.sitting.gallery if seat is None else seat
    client = Client(onlooker, "en", spectator=seat is None)

    async def hello() -> None:
        client.send(await room.hello(client, 0))

    await room.ask(hello)
    return client


def frames(client: Client) -> list[bytes]:
    """What a client was sent since it was last looked at."""
    found = []
    while not client.outbox.empty():
        frame = client.outbox.get_nowait()
        if frame is not None:
            found.append(frame)
    return found


def legal(room: Room, seat: int) -> list[int]:
    """A seat's open choices."""
    return [number for number, _ in room.sitting.now(seat)["legal"]]


@contextmanager
def refused(*messages: str) -> Iterator[None]:
    """Something is refused, with one of these messages."""
    with pytest.raises(Told) as reason:
        yield
    assert reason.value.message in messages
