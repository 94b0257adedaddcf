"""Commits in groups: whatever is waiting when a commit ends goes into the next one together.

Nobody hears of a row before its commit has ended. A row whose number is taken already (another node was
faster) is a `Conflict` for its own table alone. If the database fails, or takes longer than `limit` seconds,
all that wait are told so (`StoreDown`), and nothing more is taken until a probe could be written. What was
being committed then may be stored or not: a table reads on before it writes again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable, bindparam, delete, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .log_rows import LogRow, body_text
from .schema import interrupted, log, modules, tables
from .store_health import LIMIT, StoreDown, StoreHealth, is_store_failure, within

MOST = 500  # batches in one commit
TOGETHER = (64, 16, 4, 1)  # rows in one statement
LINGER = 0.002  # seconds that a commit waits for company
CHANNEL = "sixthman_rows"
PROBE = 16 * 1024  # bytes that a probe writes: there is room for what people do
LAST = 5.0  # seconds that what waits has to be committed when the server ends

_SETTLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.settled <= bindparam("number"))
    .values(settled=bindparam("number"), state=bindparam("now"), due=bindparam("when"))
)
_COLUMNS = ("table_id", "number", "kind", "seat", "by", "body", "made_at", "idem")
_ONE = f"({', '.join('?' * len(_COLUMNS))})"
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_INSERTS = {many: f"INSERT INTO log ({_NAMES}) VALUES {', '.join([_ONE] * many)}" for many in TOGETHER}
_BEGUN = text("INSERT INTO interrupted (table_id) VALUES (:table) ON CONFLICT DO NOTHING")
_DONE = delete(interrupted).where(interrupted.c.table_id == bindparam("table"))


class Settled(NamedTuple):
    """What a table has come to by a row: for those who look for tables."""

    table: str
    number: int
    now: str
    when: float | None


class Conflict(Exception):
    """Another writer has written a row of this number."""


@dataclass
class Batch:
    """What is committed together for one table."""

    table: str
    rows: list[dict[str, Any]]
    begun: bool  # are these the first rows since it was written down what the table has come to?
    statements: list[Executable]
    settled: Settled | None
    notice: str
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """One task that commits."""

    def __init__(
        self,
        engine: AsyncEngine,
        plain: Engine | None,
        limit: float = LIMIT,
        when_up: Callable[[], None] = lambda: None,
    ) -> None:
        self.health = StoreHealth(self._write_probe, when_up)
        self._engine = engine
        self._limit = limit
        self._plain = plain  # SQLite: a whole commit is one visit to a thread of its own
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.tell: Callable[[list[str]], None] | None = None  # told what was stored, if not by the database

    def start(self) -> None:
        """Begin to commit."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Commit what is waiting, then end."""
        if self._task is not None:
            loop = asyncio.get_running_loop()
            until = loop.time() + LAST
            while not self._waiting.empty() and loop.time() < until:
                await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=LAST)
        self._thread.shutdown(wait=not self.health.down)
        if self._plain is not None and not self.health.down:
            self._plain.dispose()

    async def commit(
        self,
        table_id: str,
        rows: Sequence[LogRow],
        statements: Sequence[Executable] = (),
        settled: Settled | None = None,
        begun: bool = False,
    ) -> None:
        """Store rows of a table, and statements that go with them; returns when they are safe.

        With `begun` it is noted that nobody has gone on from these rows, until the table is settled.
        """
        if self.health.down:
            raise StoreDown
        notice = f"{table_id} {rows[-1].number}" if rows else ""
        await self._wait_for(
            Batch(
                table_id, [_values(table_id, row) for row in rows], begun, list(statements), settled, notice
            )
        )
        self.health.worked()

    async def _write_probe(self) -> None:
        """Write something and take it away again, as everything is written."""
        name = secrets.token_hex(32)
        there = insert(modules).values(digest=name, game="", code=bytes(PROBE))
        gone = delete(modules).where(modules.c.digest == name)
        await self._wait_for(Batch("", [], False, [there, gone], None, ""))

    async def _wait_for(self, batch: Batch) -> None:
        """Have a batch committed; one that nobody waits for any more is left out."""
        self._waiting.put_nowait(batch)
        timer = asyncio.get_running_loop().call_later(self._limit, self._too_late, batch)
        try:
            await batch.done
        finally:
            timer.cancel()

    def _too_late(self, batch: Batch) -> None:
        """It has taken too long: whoever waits is told that it may be stored or not."""
        if not batch.done.done():
            self.health.failed(TimeoutError())
            batch.done.set_exception(StoreDown())

    async def _run(self) -> None:
        while True:
            batches = [await self._waiting.get()]
            await asyncio.sleep(LINGER)
            while len(batches) < MOST and not self._waiting.empty():
                batches.append(self._waiting.get_nowait())
            batches = [batch for batch in batches if not batch.done.done()]
            if not batches:
                continue
            try:
                await self._commit(batches)
            except Exception as reason:
                await self._fail(batches, reason)
            else:
                self._finish(batches)

    async def _commit(self, batches: list[Batch]) -> None:
        if self._plain is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._commit_plainly, self._plain, batches)
        else:
            await within(self._limit, self._commit_over_network(batches))
        self.commits += 1

    async def _commit_over_network(self, batches: list[Batch]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_write, batches, self.tell is None)

    @staticmethod
    def _commit_plainly(engine: Engine, batches: list[Batch]) -> None:
        with engine.begin() as connection:
            _write(connection, batches, False)

    async def _fail(self, batches: list[Batch], reason: Exception) -> None:
        """The database's fault is everyone's; else whoever is at fault is found by committing one by one."""
        if is_store_failure(reason):
            self.health.failed(reason)
            _refuse(batches, StoreDown())
        elif len(batches) == 1:
            _refuse(batches, Conflict() if isinstance(reason, IntegrityError) else reason)
        else:
            for batch in batches:
                if self.health.down:
                    _refuse([batch], StoreDown())
                    continue
                try:
                    await self._commit([batch])
                except Exception as own:
                    await self._fail([batch], own)
                else:
                    self._finish([batch])

    def _finish(self, batches: list[Batch]) -> None:
        """It is stored."""
        for batch in batches:
            if not batch.done.done():
                batch.done.set_result(None)
        if self.tell is not None:
            self.tell([batch.notice for batch in batches if batch.notice])


def _refuse(batches: list[Batch], reason: Exception) -> None:
    for batch in batches:
        if not batch.done.done():
            batch.done.set_exception(reason)


def _values(table_id: str, row: LogRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": row.number,
        "kind": row.type,
        "seat": row.seat,
        "by": row.by,
        "body": body_text(row),
        "made_at": row.made_at,
        "idem": row.idem,
    }


def _insert_together(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Many rows in few statements: after each, SQLite's thread has to wait until Python lets it go on."""
    for many in TOGETHER:
        while len(rows) >= many:
            facts = tuple(fact for row in rows[:many] for fact in row.values())
            connection.exec_driver_sql(_INSERTS[many], facts)
            rows = rows[many:]


def _write(connection: Connection, batches: list[Batch], notify: bool) -> None:
    """Everything of one commit. Other nodes hear of it when the commit has ended."""
    rows = [row for batch in batches for row in batch.rows]
    if rows and connection.dialect.name == "sqlite":
        _insert_together(connection, rows)
    elif rows:
        connection.execute(insert(log), rows)
    for batch in batches:  # in their order: a table may be settled and go on in one commit
        for statement in batch.statements:
            connection.execute(statement)
        if batch.begun or batch.settled is not None:
            connection.execute(_BEGUN if batch.begun else _DONE, {"table": batch.table})
    settled = [batch.settled._asdict() for batch in batches if batch.settled is not None]
    if settled:
        connection.execute(_SETTLE, settled)
    notices = [{"notice": batch.notice} for batch in batches if batch.notice]
    if notify and notices:
        connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :notice)"), notices)
