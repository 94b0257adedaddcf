"""Storage: the schema is what the migrations make of it, commits go in groups, conflicts are told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from sixthman.server import commands
from sixthman.server.database import connect, migrate, revisions
from sixthman.server.engines import Shelf
from sixthman.server.house import House
from sixthman.server.rows import Row
from sixthman.server.schema import metadata
from sixthman.server.settings import Settings
from sixthman.server.sitting import PLAYING
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


async def test_of_two_rows_of_one_number_only_one_is_stored(house: House) -> None:
    row = Row(1, "sit", 0, "person", {}, 0.0)
    await house.store.writer.commit("T", [row])
    with pytest.raises(Conflict):
        await house.store.writer.commit("T", [row])
    results = await asyncio.gather(
        house.store.writer.commit("T", [row]),
        house.store.writer.commit("U", [row]),
        house.store.writer.commit("T", [Row(2, "sit", 0, "person", {}, 0.0)]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, type(None), type(None)]


async def test_many_commits_go_together(house: House) -> None:
    before = house.store.writer.commits
    rows = [Row(1, "sit", 0, "person", {}, 0.0)]
    await asyncio.gather(*(house.store.writer.commit(f"T{number}", rows) for number in range(100)))
    assert house.store.writer.commits - before < 10


async def test_another_writer_was_faster_and_both_choices_count(house: House) -> None:
    room = await dealt(house, ["", "", ""])
    mine, theirs = legal(room, 0)[0], legal(room, 1)[0]
    row = Row(room.sitting.number + 1, "choice", 1, "person", {"choices": [theirs]}, house.clock(), "1:far")
    await house.store.writer.commit(room.sitting.id, [row])
    await choose(room, 0, [mine])
    assert room.sitting.now(0)["sealed"] == [mine]
    assert room.sitting.now(1)["sealed"] == [theirs]


async def test_a_sleeping_table_costs_no_memory_and_its_clock_wakes_it(
    shelf: Shelf, hands: Hands, tmp_path: Path
) -> None:
    house = House(Settings(database=str(tmp_path / "a.db"), idle=5.0), shelf, hands)
    await house.open()
    room = await dealt(house, ["", "", "pro"], pace="mail-1")
    table_id, deadline = room.sitting.id, room.sitting.deadline()
    assert deadline is not None
    hands.time += 10
    await room.sleep()
    assert table_id not in house.rooms
    hands.time = deadline + 1
    for _ in range(60):
        await asyncio.sleep(0.1)
        if table_id in house.rooms and house.rooms[table_id].sitting.stage > 1:
            break
    assert house.rooms[table_id].sitting.stage == 2
    await house.close()


async def test_a_new_process_goes_on_where_the_old_one_was_cut_off(
    shelf: Shelf, hands: Hands, tmp_path: Path
) -> None:
    settings = Settings(database=str(tmp_path / "a.db"), idle=1e9)
    old = House(settings, shelf, hands)
    await old.open()
    room = await dealt(old, ["", "", "pro"], pace="steady")
    await choose(room, 0, legal(room, 0)[:1])
    await do(room, 1, commands.Queue(id=new_id(), choice=legal(room, 1)[2:3]))
    before = [room.sitting.now(seat) for seat in range(3)]
    news = room.sitting.news
    hands.time += 1000  # long after the deadline; nobody has closed anything
    new = House(settings, shelf, hands)
    await new.open()
    for _ in range(50):
        await asyncio.sleep(0.1)
        if room.sitting.id in new.rooms:
            break
    again = new.rooms[room.sitting.id]
    await rest(again)
    assert again.sitting.state == PLAYING
    assert [again.sitting.now(seat) for seat in range(3)] == before
    assert again.sitting.news == news
    hands.time += settings.after_restart + 1
    await rest(again)
    assert again.sitting.stage == 2
    for house in (new, old):
        await house.close()
