"""Many nodes, one server: leases, who is connected where, and word of new rows.

Any node may write a row; the log's key decides who was first. A lease only says which node runs a table's
clocks and bots. It holds for a few seconds and is renewed as long as the node lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, text

from .store_health import LONGEST_PAUSE, Backoff
from .writer import CHANNEL

if TYPE_CHECKING:
    from .table_registry import TableRegistry

log = logging.getLogger("sixthman.server")

LEASE = 3.0  # seconds
BEAT = 0.7
NOW = "extract(epoch from clock_timestamp())"

_TAKE = text(
    f"INSERT INTO leases (table_id, node, until) VALUES (:table, :node, {NOW} + {LEASE}) "
    f"ON CONFLICT (table_id) DO UPDATE SET node = :node, until = {NOW} + {LEASE} "
    f"WHERE leases.node = :node OR leases.until < {NOW} RETURNING table_id"
)
_RENEW = text(f"UPDATE leases SET until = {NOW} + {LEASE} WHERE node = :node RETURNING table_id")
_RELEASE = text("DELETE FROM leases WHERE table_id = :table AND node = :node")
_ARRIVE = text(
    f"INSERT INTO presence (node, table_id, seat, until) VALUES (:node, :table, :seat, {NOW} + {LEASE}) "
    f"ON CONFLICT (node, table_id, seat) DO UPDATE SET until = {NOW} + {LEASE}"
)
_DEPART = text("DELETE FROM presence WHERE node = :node AND table_id = :table AND seat = :seat")
_STAY = text(f"UPDATE presence SET until = {NOW} + {LEASE} WHERE node = :node")
_ELSEWHERE = text(
    f"SELECT table_id, seat FROM presence WHERE node <> :node AND until > {NOW} AND table_id IN :tables"
).bindparams(bindparam("tables", expanding=True))


class Nodes:
    """This node among the others."""

    def __init__(self, registry: TableRegistry) -> None:
        self.node = secrets.token_hex(8)
        self._registry = registry
        self._leased: set[str] = set()
        self._elsewhere: set[tuple[str, int]] = set()
        self._listening: Any = None
        self.died: asyncio.Event | None = None  # nobody is told: it is looked for

    def drives(self, table_id: str) -> bool:
        """Do we hold this table's lease?"""
        return table_id in self._leased

    def present(self, table_id: str, seat: int) -> bool:
        """Is someone connected to this seat at another node?"""
        return (table_id, seat) in self._elsewhere

    def share_of_work(self) -> tuple[int, int]:
        """Nobody knows how many nodes there are: each looks after everything."""
        return 0, 1

    async def follow(self, table_id: str) -> None:
        """Hear what happens at a table: here, of all tables."""

    async def take(self, table_id: str) -> bool:
        """Try to become the node that drives a table."""
        found = await self._execute(_TAKE, {"table": table_id, "node": self.node}, wanted=True)
        if found is not None:
            self._leased.add(table_id)
        return found is not None

    async def release(self, table_id: str) -> None:
        """Let another node drive."""
        self._leased.discard(table_id)
        await self._execute(_RELEASE, {"table": table_id, "node": self.node})

    async def arrived(self, table_id: str, seat: int) -> None:
        """Someone has connected here."""
        await self._execute(_ARRIVE, {"table": table_id, "node": self.node, "seat": seat})

    async def departed(self, table_id: str, seat: int) -> None:
        """… and is gone."""
        await self._execute(_DEPART, {"table": table_id, "node": self.node, "seat": seat})

    async def run(self) -> None:
        """Live: renew, take over what the dead have left, hear what others write."""
        backoff = Backoff(BEAT, LONGEST_PAUSE)
        while True:
            pause = BEAT
            try:
                await self._registry.store.within_limit(self._listen())
                await self._registry.store.within_limit(self._beat())
                backoff.reset()
            except asyncio.CancelledError:
                raise
            except Exception as reason:
                self._leased.clear()
                self._registry.trouble("nodes", reason)
                pause = backoff.next()
            await asyncio.sleep(pause)

    async def _beat(self) -> None:
        live_tables = self._registry.live_tables
        async with self._registry.engine.begin() as connection:
            held = await connection.execute(_RENEW, {"node": self.node})
            self._leased = {row.table_id for row in held}
            await connection.execute(_STAY, {"node": self.node})
            elsewhere = set()
            if live_tables:
                facts = {"node": self.node, "tables": list(live_tables)}
                elsewhere = {(row.table_id, row.seat) for row in await connection.execute(_ELSEWHERE, facts)}
        for table_id, seat in elsewhere:
            if table_id in live_tables:
                live_tables[table_id].seen(seat)
        changed = {table_id for table_id, _ in elsewhere ^ self._elsewhere}
        self._elsewhere = elsewhere
        for table_id in [table_id for table_id in live_tables if table_id not in self._leased]:
            if await self.take(table_id):
                changed.add(table_id)
        for table_id in changed:
            if table_id in live_tables:
                live_tables[table_id].go_on_soon()

    async def _listen(self) -> None:
        """One connection that hears what others write; made anew if it breaks."""
        if self._listening is not None and not self._listening.driver_connection.is_closed():
            return
        self._listening = await self._registry.engine.raw_connection()
        await self._listening.driver_connection.add_listener(CHANNEL, self._hear)
        for live in list(self._registry.live_tables.values()):
            live.catch_up_soon()
        log.info("node listens", extra={"node": self.node})

    def _hear(self, _connection: object, _process: int, _channel: str, notice: str) -> None:
        table_id, _, number = notice.partition(" ")
        live = self._registry.live_tables.get(table_id)
        if live is not None and int(number) > live.table_state.number:
            live.catch_up_soon()

    async def close(self) -> None:
        """Leave in order."""
        with contextlib.suppress(Exception):
            for statement in ("leases", "presence"):
                await self._execute(text(f"DELETE FROM {statement} WHERE node = :node"), {"node": self.node})
            if self._listening is not None:
                self._listening.invalidate()

    async def _execute(self, statement: Any, facts: dict[str, Any], wanted: bool = False) -> Any:
        async def execute() -> Any:
            async with self._registry.engine.begin() as connection:
                result = await connection.execute(statement, facts)
                return result.first() if wanted else None

        return await self._registry.store.within_limit(execute())
