"""The store fails, hangs, is full, locked or slow: choices are refused at once, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import httpx
import pytest

from sixthman.server import commands, database, store_health
from sixthman.server.app import make_app
from sixthman.server.engines import RulesCache
from sixthman.server.live_table import LiveTable
from sixthman.server.settings import Settings
from sixthman.server.store_health import StoreDown
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import TableState
from tests.server.conftest import Hands
from tests.server.sittings import choose, connect, dealt, do, frames, legal, new_id, rest, table
from tests.server.store_faults import failing, full, hanging, locked, slow

Fault = Callable[[TableRegistry], AbstractContextManager[None]]
FAULTS = [failing, hanging, full, locked]
LIMIT = 0.3


@pytest.fixture
async def registry(shelf: RulesCache, hands: Hands, tmp_path: Path) -> AsyncIterator[TableRegistry]:
    """A house that waits less long for its database."""
    settings = Settings(database=str(tmp_path / "house.db"), idle=1e9, store_limit=LIMIT)
    registry = TableRegistry(settings, shelf, hands)
    await registry.open()
    await registry.rules("allstar")
    yield registry
    await registry.close()


async def get(registry: TableRegistry, path: str) -> httpx.Response:
    """A request to the application in this process."""
    transport = httpx.ASGITransport(make_app(registry))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
        return await http.get(path)


async def until(condition: Callable[[], bool], seconds: float = 8.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def as_stored(live: LiveTable) -> TableState:
    """The table that the rows in the database make."""
    again = TableState(live.table_state.id, live.table_state.agreed, live.table_state.rules)
    again.apply_all(await live.registry.store.rows(live.table_state.id))
    return again


@pytest.mark.parametrize("fault", FAULTS)
async def test_choices_are_refused_and_play_goes_on_by_itself(registry: TableRegistry, fault: Fault) -> None:
    live, other = await dealt(registry, ["", "", "pro"]), await dealt(registry, ["", "", ""])
    kept = legal(live, 0)[0]
    await choose(live, 0, [kept])
    watcher = await connect(live, 1)
    frames(watcher)
    command = commands.Choose(id=new_id(), choice=legal(other, 0)[:1])
    another = commands.Choose(id=new_id(), choice=legal(live, 1)[:1])
    with fault(registry):
        assert not await registry.storage.ready()
        began = time.monotonic()
        for live_table, seat, wish in ((other, 0, command), (live, 1, another), (other, 0, command)):
            with pytest.raises(StoreDown):
                await do(live_table, seat, wish)
        assert time.monotonic() - began < LIMIT / 2
        assert live.table_state.now(0)["sealed"] == [kept]
        assert not live.closed
        assert not watcher.lost
        assert (await get(registry, "/health")).status_code == 200
        answer = await get(registry, "/ready")
        assert (answer.status_code, answer.json()["database"]) == (503, False)
    await until(lambda: not registry.storage.down)
    assert (await get(registry, "/ready")).status_code == 200
    await do(other, 0, command)
    number = other.table_state.number
    await do(other, 0, command)
    assert other.table_state.number == number
    await choose(live, 1, legal(live, 1)[:1])
    await until(lambda: live.table_state.version > 1)
    for played in (live, other):
        await rest(played)
        assert (await as_stored(played)).now(0) == played.table_state.now(0)
    assert registry.metrics.text().count("troubles") == 0


async def test_what_was_being_stored_when_the_disk_hung_is_found_out(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""])
    watcher = await connect(live, 1)
    frames(watcher)
    command = commands.Choose(id=new_id(), choice=legal(live, 0)[:1])
    with hanging(registry):
        with pytest.raises(StoreDown):
            await asyncio.wait_for(do(live, 0, command), 2 * LIMIT)
        assert live.table_state.now(0)["sealed"] == []
        assert frames(watcher) == []
    await until(lambda: not registry.storage.down)
    await until(lambda: live.table_state.now(0)["sealed"] == command.choice)
    number = live.table_state.number
    await do(live, 0, command)
    assert live.table_state.number == number
    assert len(frames(watcher)) == 1
    assert len(await registry.store.rows(live.table_state.id)) == number


async def test_what_waits_behind_a_hanging_commit_is_not_stored_later(registry: TableRegistry) -> None:
    first, second = await dealt(registry, ["", "", ""]), await dealt(registry, ["", "", ""])
    number = second.table_state.number
    with hanging(registry):
        refused = [choose(live, 0, legal(live, 0)[:1]) for live in (first, second)]
        begun = asyncio.create_task(refused[0])
        await asyncio.sleep(LIMIT / 3)
        assert isinstance((await asyncio.gather(begun, refused[1], return_exceptions=True))[1], StoreDown)
    await until(lambda: not registry.storage.down)
    assert len(await registry.store.rows(second.table_state.id)) == number


async def test_bots_and_clocks_that_were_held_up_go_on(registry: TableRegistry, hands: Hands) -> None:
    live = await dealt(registry, ["", "pro", "pro"], pace="steady")
    deadline = live.table_state.deadline()
    assert deadline is not None
    with failing(registry):
        assert not await registry.storage.ready()
        hands.time = deadline + 1
        live.go_on_soon()
        await asyncio.sleep(0.1)
        assert live.table_state.version == 1
    await until(lambda: live.table_state.version > 1)


async def test_a_slow_disk_is_no_fault(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""])
    with slow(registry, LIMIT / 4):
        for seat in range(3):
            await choose(live, seat, legal(live, seat)[:1])
        assert await registry.storage.ready()
    assert live.table_state.version == 2
    assert registry.storage.failures == 0


async def test_one_fault_makes_few_log_lines(
    registry: TableRegistry, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sixthman.server")
    live_tables = [await table(registry, ["", "", ""]) for _ in range(5)]
    with failing(registry):
        for _ in range(40):
            for live in live_tables:
                with pytest.raises(StoreDown):
                    await do(live, 0, commands.Ready(id=new_id()))
                live.go_on_soon()
        await asyncio.sleep(0.8)
    await until(lambda: not registry.storage.down)
    assert [record.message for record in caplog.records] == ["storage down", "storage up"]


class ComesUpLate:
    """A database elsewhere that refuses this many connections."""

    def __init__(self, refusals: int, reason: Exception) -> None:
        self.refusals, self.reason, self.asked = refusals, reason, 0

    def begin(self) -> object:
        self.asked += 1
        if self.asked <= self.refusals:
            raise self.reason
        return nullcontext(self)

    async def run_sync(self, _: object) -> None:
        """Nothing is missing."""


async def test_a_database_elsewhere_that_is_not_there_yet_is_waited_for(monkeypatch) -> None:
    monkeypatch.setattr(database, "connect_plainly", lambda engine: None)
    monkeypatch.setattr(database, "FIRST_PAUSE", 0.01)
    late = ComesUpLate(2, OSError("refused"))
    await database.migrate(late, patience=5.0)  # type: ignore[arg-type]
    assert late.asked == 3
    for patience, reason in ((0.0, OSError("refused")), (5.0, ValueError("not the database's fault"))):
        with pytest.raises(type(reason)):
            await database.migrate(ComesUpLate(2, reason), patience)  # type: ignore[arg-type]


async def test_whoever_asks_whether_a_hanging_database_can_be_written_is_answered_soon(
    registry: TableRegistry, monkeypatch
) -> None:
    monkeypatch.setattr(store_health, "ANSWER", 0.05)
    await until(lambda: registry.ready)
    with hanging(registry):
        begun = time.monotonic()
        assert not await registry.takes_people()
        assert time.monotonic() - begun < LIMIT / 2
    await until(lambda: not registry.storage.down)
