"""Storage: the schema is what the migrations make of it, commits go in groups, conflicts are told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from sixthman.server import commands
from sixthman.server.database import connect, connect_plainly, migrate, revisions
from sixthman.server.engines import RulesCache
from sixthman.server.log_rows import LogRow
from sixthman.server.schema import metadata
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import PLAYING
from sixthman.server.writer import Conflict
from tests.server.conftest import Hands
from tests.server.sittings import choose, dealt, do, legal, new_id, rest


async def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "a.db"))
    await migrate(engine)
    await migrate(engine)  # once more changes nothing

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    found, newest = await revisions(engine)
    assert found == newest
    await engine.dispose()


async def test_sqlite_is_careful(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "a.db"))
    async with engine.connect() as connection:
        journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
    assert (journal, synchronous) == ("wal", 2)
    await engine.dispose()


async def test_of_two_rows_of_one_number_only_one_is_stored(registry: TableRegistry) -> None:
    row = LogRow(1, "sit", 0, "person", {}, 0.0)
    await registry.store.writer.commit("T", [row])
    with pytest.raises(Conflict):
        await registry.store.writer.commit("T", [row])
    results = await asyncio.gather(
        registry.store.writer.commit("T", [row]),
        registry.store.writer.commit("U", [row]),
        registry.store.writer.commit("T", [LogRow(2, "sit", 0, "person", {}, 0.0)]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, type(None), type(None)]


async def test_many_commits_go_together(registry: TableRegistry) -> None:
    before = registry.store.writer.commits
    rows = [LogRow(1, "sit", 0, "person", {}, 0.0)]
    await asyncio.gather(*(registry.store.writer.commit(f"T{number}", rows) for number in range(100)))
    assert registry.store.writer.commits - before < 10


async def test_another_writer_was_faster_and_both_choices_count(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""])
    mine, theirs = legal(live, 0)[0], legal(live, 1)[0]
    row = LogRow(
        live.table_state.number + 1, "choice", 1, "person", {"choices": [theirs]}, registry.clock(), "1:far"
    )
    await registry.store.writer.commit(live.table_state.id, [row])
    await choose(live, 0, [mine])
    assert live.table_state.now(0)["sealed"] == [mine]
    assert live.table_state.now(1)["sealed"] == [theirs]


async def test_a_sleeping_table_costs_no_memory_and_its_clock_wakes_it(
    shelf: RulesCache, hands: Hands, tmp_path: Path
) -> None:
    registry = TableRegistry(Settings(database=str(tmp_path / "a.db"), idle=5.0), shelf, hands)
    await registry.open()
    live = await dealt(registry, ["", "", "pro"], pace="mail-1")
    table_id, deadline = live.table_state.id, live.table_state.deadline()
    assert deadline is not None
    hands.time += 10
    await live.sleep()
    assert table_id not in registry.live_tables
    hands.time = deadline + 1
    for _ in range(60):
        await asyncio.sleep(0.1)
        if table_id in registry.live_tables and registry.live_tables[table_id].table_state.version > 1:
            break
    assert registry.live_tables[table_id].table_state.version == 2
    await registry.close()


async def test_a_new_process_goes_on_where_the_old_one_was_cut_off(
    shelf: RulesCache, hands: Hands, tmp_path: Path
) -> None:
    settings = Settings(database=str(tmp_path / "a.db"), idle=1e9)
    old = TableRegistry(settings, shelf, hands)
    await old.open()
    live = await dealt(old, ["", "", "pro"], pace="steady")
    await choose(live, 0, legal(live, 0)[:1])
    await do(live, 1, commands.Queue(id=new_id(), choice=legal(live, 1)[2:3]))
    before = [live.table_state.now(seat) for seat in range(3)]
    news = live.table_state.news
    hands.time += 1000  # long after the deadline; nobody has closed anything
    new = TableRegistry(settings, shelf, hands)
    await new.open()
    for _ in range(50):
        await asyncio.sleep(0.1)
        if live.table_state.id in new.live_tables:
            break
    again = new.live_tables[live.table_state.id]
    await rest(again)
    assert again.table_state.state == PLAYING
    assert [again.table_state.now(seat) for seat in range(3)] == before
    assert again.table_state.news == news
    hands.time += settings.after_restart + 1
    await rest(again)
    assert again.table_state.version == 2
    for registry in (new, old):
        await registry.close()


async def test_what_a_table_has_come_to_is_written_once_and_by_its_holder(
    registry: TableRegistry, monkeypatch
) -> None:
    live = await dealt(registry, ["", "pro"])
    await live._settle()
    commits = registry.store.writer.commits
    await live._settle()
    assert registry.store.writer.commits == commits
    await choose(live, 0, [live.table_state.table.legal(0)[0]])  # type: ignore[union-attr]
    await rest(live)
    commits = registry.store.writer.commits
    monkeypatch.setattr(registry, "drives", lambda table_id: False)
    await live._settle()
    assert registry.store.writer.commits == commits
    monkeypatch.undo()
    await live._settle()
    assert registry.store.writer.commits > commits


async def test_what_is_stored_stands_in_no_error(tmp_path: Path) -> None:
    """Errors are logged: sealed choices and secrets are not."""
    engine = connect(str(tmp_path / "a.db"))
    plain = connect_plainly(engine)
    assert plain is not None
    asked, secret = text("INSERT INTO nowhere VALUES (:what)"), {"what": "Duck7"}
    with pytest.raises(OperationalError) as first, plain.begin() as connection:
        connection.execute(asked, secret)
    with pytest.raises(OperationalError) as second:
        async with engine.begin() as other:
            await other.execute(asked, secret)
    for reason in (first, second):
        assert "nowhere" in str(reason.value)
        assert "Duck7" not in str(reason.value)
    plain.dispose()
    await engine.dispose()
