"""Cheap attacks: what someone alone can do to the others, from one address, without much effort."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from bench.server.player import Player, Refused
from bench.server.process import ServerProcess
from sixthman.messages import BadRecord
from sixthman.server import commands
from sixthman.server.awaited_requests import AT_ONCE, HEADER_BYTES
from sixthman.server.command_rows import sit_down
from sixthman.server.costly import MOST_OF_ONE, Busy, CostlyWork
from sixthman.server.limits import Limits, Slots
from sixthman.server.row_budget import ROWS, SECONDS_A_ROW
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry

from .conftest import Hands
from .sittings import do, new_id, refused, rest, table

HALF_SENT, PLACES = 5, 12


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little room, and little patience."""
    folder = tmp_path_factory.mktemp("small")
    server = ServerProcess(
        str(folder / "small.db"),
        folder / "small.log",
        half_sent=HALF_SENT,
        header_seconds=3.0,
        request_seconds=2.0,
        address_connections=PLACES,
    )
    server.start()
    yield server
    server.stop()


@asynccontextmanager
async def opened(
    server: ServerProcess, sent: bytes = b""
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which something was said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    try:
        await writer.drain()
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended(reader: asyncio.StreamReader, within: float) -> bytes:
    """What still comes before the other side hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), within)
    except ConnectionError:
        return b""


async def counted(server: ServerProcess, name: str) -> float:
    """A number among the server's metrics."""
    async with httpx.AsyncClient(base_url=server.address) as http:
        text = (await http.get("/metrics")).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"sixthman_{name}")))


async def test_half_sent_requests_hold_few_places_and_nobody_else_notices(small: ServerProcess) -> None:
    head = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX: "
    crowd = []
    for part in range(2):
        for _ in range(2 * HALF_SENT):
            crowd.append(await asyncio.open_connection("127.0.0.1", small.port))
            crowd[-1][1].write(head)
        await asyncio.sleep(AT_ONCE + 0.1 if part == 0 else 0)
    async with httpx.AsyncClient(base_url=small.address, timeout=2) as http:
        assert (await http.get("/api/tables")).status_code == 200
    for reader, _ in crowd[: 2 * HALF_SENT]:  # the oldest went first
        assert await ended(reader, 0.5) == b""
    for reader, _ in crowd[2 * HALF_SENT :]:  # the others had their time
        assert await ended(reader, 6) == b""
    for _, writer in crowd:
        writer.transport.abort()
    assert await counted(small, 'sent_away_total{reason="places"}') >= 2 * HALF_SENT


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * (HEADER_BYTES + 1),  # without an end
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * (2 * HEADER_BYTES) + b"\r\n\r\n",
        b"GET /" + b"a" * (2 * HEADER_BYTES) + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * HEADER_BYTES + b"\r\n",
    ],
    ids=["half a header", "a header", "an address", "many headers"],
)
async def test_headers_that_are_too_large_end_the_connection(small: ServerProcess, sent: bytes) -> None:
    async with opened(small, sent) as (reader, _):
        assert (await ended(reader, 3)).partition(b"\r\n")[0] in (
            b"HTTP/1.1 431 Request Header Fields Too Large",
            b"",
        )
    async with httpx.AsyncClient(base_url=small.address) as http:
        assert (await http.get("/health")).status_code == 200


async def test_a_body_that_does_not_come_is_not_waited_for(small: ServerProcess) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    async with opened(small, head) as (reader, _):
        begun = time.monotonic()
        await ended(reader, 5)
        assert 1.0 < time.monotonic() - begun < 4.0


async def test_a_second_request_on_a_connection_has_to_come_in_time_too(small: ServerProcess) -> None:
    async with opened(small, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as (reader, writer):
        assert b"200" in await reader.readline()
        writer.write(b"GET /hea")
        begun = time.monotonic()
        await ended(reader, 5)
        assert 1.0 < time.monotonic() - begun < 4.5


async def test_an_address_has_so_many_sockets_at_once(small: ServerProcess) -> None:
    ann = Player(small.address, "Ann")
    await ann.make(["", ""])
    ann.start()
    await ann.until(lambda now: True)
    waits = [
        asyncio.create_task(ann.http.get(f"/api/tables/{ann.table}", params={"since": 9, "wait": 3}))
        for _ in range(PLACES + 3)
    ]
    answers = await asyncio.gather(*waits)
    assert [answer.status_code for answer in answers].count(429) >= 3
    assert (await ann.http.get("/health")).status_code == 200
    await ann.stop()


async def test_messages_of_all_seats_count_for_their_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("rates")
    server = ServerProcess(str(folder / "r.db"), folder / "r.log", address_rate=5.0, address_burst=60)
    server.start()
    try:
        people = [Player(server.address, f"p{number}") for number in range(3)]
        for player in people:
            await player.make(["", ""])
            player.start()
            await player.until(lambda now: True)

        async def toggle(player: Player) -> int:
            stored = 0
            for number in range(30):
                try:
                    await player.send("ready", ready=number % 2 == 0, patience=2)
                    stored += 1
                except (Refused, TimeoutError):
                    return stored
            return stored

        begun = time.monotonic()
        done = await asyncio.gather(*(toggle(player) for player in people))
        assert sum(done) <= 60 + 5 * (time.monotonic() - begun)
        assert min(done) < 30
        for player in people:
            await player.stop()
    finally:
        server.stop()


async def test_a_seat_has_so_many_rows_that_do_not_move_the_game_on(
    registry: TableRegistry, hands: Hands
) -> None:
    live = await table(registry, ["", ""])
    for number in range(ROWS):
        await do(live, 0, commands.Ready(id=new_id(), ready=number % 2 == 0))
    with refused("error-server-rows"):
        await do(live, 0, commands.Ready(id=new_id()))
    with refused("error-server-rows"):
        await sit_down(live, "guest0", "Ann", None, None)  # a new secret, too, is a row
    await do(live, 1, commands.Ready(id=new_id()))  # the others are not held up
    hands.time += SECONDS_A_ROW
    await do(live, 0, commands.Ready(id=new_id()))
    await rest(live)
    assert live.table_state.state == "playing"
    for _ in range(ROWS // 2):  # a new stage, new rows
        first = live.table_state.now(0)["legal"][0][0]
        await do(live, 0, commands.Choose(id=new_id(), choice=[first]))
        if live.table_state.table is not None and live.table_state.table.sealed(0):
            await do(live, 0, commands.TakeBack(id=new_id()))
    assert live.table_state.number < 5 * ROWS


async def test_sitting_down_and_getting_up_has_an_end(registry: TableRegistry) -> None:
    live = await table(registry, ["", ""])
    sat = 0
    with refused("error-server-rows"):
        for number in range(3 * ROWS):
            await do(live, 1, commands.Leave(id=new_id()))
            await sit_down(live, f"other{number}", "Bo", None, None)
            sat += 1
    assert sat < 2 * ROWS


async def test_costly_questions_wait_their_turn_and_are_answered_once() -> None:
    work, asked = CostlyWork(), []

    def slow(what: int) -> int:
        asked.append(what)
        time.sleep(0.02)
        if what == 13:
            raise BadRecord("error-record-empty")
        return what

    same = [asyncio.create_task(work.ask("here", 1, slow, 1)) for _ in range(10)]
    others = [asyncio.create_task(work.ask("here", number, slow, number)) for number in range(2, 20)]
    there = asyncio.create_task(work.ask("there", 50, slow, 50))
    answers = await asyncio.gather(*others, return_exceptions=True)
    assert set(await asyncio.gather(*same)) == {1}
    assert sum(isinstance(answer, Busy) for answer in answers) == 18 - (MOST_OF_ONE - 1)
    assert await there == 50
    assert await work.ask("here", 1, slow, 1) == 1
    assert asked.count(1) == 1
    for _ in range(2):  # what is refused is remembered, too
        with pytest.raises(BadRecord):
            await work.ask("here", 13, slow, 13)
    assert asked.count(13) == 1
    work.close()


async def test_a_record_is_proven_once(small: ServerProcess) -> None:
    ann = Player(small.address, "Ann")
    await ann.make(["", "rookie"], options={"mode": "heritage"})
    ann.start()
    await ann.send("ready")
    await ann.play()
    text = (await ann.http.get(f"/api/tables/{ann.table}/record")).text
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        assert (await ann.http.post("/api/verify", json={"record": text})).json()["over"]
        times.append(time.perf_counter() - begun)
    broken = re.sub(r"\n1\. .*", "", text, count=1) + "x"
    refusal = await ann.http.post("/api/verify", json={"record": broken})
    assert refusal.status_code == 400
    assert min(times[1:]) < times[0]
    await ann.stop()


def test_places_are_given_back() -> None:
    places = Slots(2)
    assert [places.take("a"), places.take("a"), places.take("a"), places.take("b")] == [
        True,
        True,
        False,
        True,
    ]
    places.free("a")
    assert places.take("a")


def test_a_clock_that_is_set_back_locks_nobody_out(tmp_path: Path) -> None:
    assert TableRegistry(Settings(database=str(tmp_path / "t.db"))).ticks is time.monotonic
    ticks = Hands()
    limits = Limits(1.0, 1, ticks)
    assert limits.allow("a")
    assert not limits.allow("a")
    ticks.time += 1
    assert limits.allow("a")
