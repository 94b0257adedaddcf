"""Many nodes, one server, over NATS: who holds a table, who is connected where, and word of new rows.

Any node may write a row; the log's key decides who was first. Whoever holds a table runs its clocks and bots,
so they are run once: an entry in NATS' key-value store, put there once (naming the revision that it replaces)
and never renewed. A node says now and then that it lives, whatever it holds: tables cost nothing while nobody
plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from sixthman.messages import BadOption

if TYPE_CHECKING:
    from .table_registry import TableRegistry

log = logging.getLogger("sixthman.server")

BEAT, LEASE = 0.5, 2.0  # seconds between two signs of life, and without one until a node is dead
AGAIN = 0.2  # seconds between attempts to connect
REMEMBERED = 60.0  # seconds that NATS remembers what is not held any more
ASKED = 2.0  # seconds that NATS may take for an answer
ANSWERED = 0.5  # … and another node
BUCKET, ALIVE, TABLES = "sixthman-holders", "sixthman.alive", "sixthman.table."
DRIVES, YES, NO = "sixthman.drives.", b"yes", b"no"


class NatsNodes:
    """This node among the others."""

    def __init__(self, registry: TableRegistry, address: str) -> None:
        try:
            import nats
        except ModuleNotFoundError as reason:
            raise BadOption("error-extra", package="nats-py", extra="server") from reason
        self._nats: Any = nats
        self.node = secrets.token_hex(8)
        self._registry = registry
        self._address = address
        self._connection: Any = None
        self._store: Any = None  # who holds what
        self._held: set[str] = set()
        self._holders: dict[str, str] = {}  # of tables that are live here, too
        self._heard: dict[str, float] = {}  # when each other node has shown that it lives …
        self._dead: set[str] = set()  # … and those that have not for too long
        self._followed: dict[str, Any] = {}  # subscriptions, by table
        self._elsewhere: dict[str, set[tuple[str, int]]] = {}  # by table: nodes, and seats connected there
        self._mine: set[tuple[str, int]] = set()
        self._echo = self._made = self._beaten = time.monotonic()  # own word heard; connected; last beat
        self._returned = False  # is all that was said since the line was cut read again?
        self._overdue: set[str] = set()  # tables that should have gone on at the last beat
        self.died = asyncio.Event()  # a node is dead: what it has left is to be continued

    # --- what the tables ask

    def drives(self, table_id: str) -> bool:
        """Do we hold this table?"""
        return table_id in self._held

    def present(self, table_id: str, seat: int) -> bool:
        """Is someone connected to this seat at another node?"""
        return any(there == seat for _, there in self._elsewhere.get(table_id, ()))

    def share_of_work(self) -> tuple[int, int]:
        """Our place among the nodes that live, and how many there are."""
        nodes = sorted({self.node, *self._heard} - self._dead)
        return nodes.index(self.node), len(nodes)

    async def follow(self, table_id: str) -> None:
        """Hear what happens at a table from now on: before its rows are read, so that none is missed."""
        if table_id not in self._followed and self._connection is not None:
            with contextlib.suppress(Exception):
                subject = TABLES + table_id
                following = self._connection.subscribe(subject, cb=self._hear)
                self._followed[table_id] = await asyncio.wait_for(following, ASKED)
                self._say_soon(table_id, f"? {self.node}")

    async def take(self, table_id: str) -> bool:
        """Try to become the node that drives a table: if nobody does, or who did is dead."""
        from nats.js.errors import KeyNotFoundError, KeyWrongLastSequenceError

        if self._store is None:
            return table_id in self._held
        own = self.node.encode()
        try:
            try:
                entry = await self._store.get(table_id)
            except KeyNotFoundError:
                await self._store.create(table_id, own)
            else:
                holder = entry.value.decode()
                if holder != self.node:
                    if holder not in self._dead and await self._is_driven(table_id, holder):
                        self._heard.setdefault(holder, time.monotonic())  # it has to show that it lives
                        self._lost(table_id, holder)
                        return False
                    await self._store.update(table_id, own, last=entry.revision)
        except KeyWrongLastSequenceError:  # someone was faster
            self._held.discard(table_id)
            return False
        except Exception as reason:
            log.warning("holders", extra={"reason": type(reason).__name__})
            return table_id in self._held
        self._held.add(table_id)
        self._holders.pop(table_id, None)
        return True

    async def _is_driven(self, table_id: str, holder: str) -> bool:
        """Does the node that holds a table know of it? What it let go may not have come through to NATS."""
        from nats.errors import Error

        try:
            answer = await self._connection.request(DRIVES + holder, table_id.encode(), timeout=ANSWERED)
        except Error:
            return True  # whether it lives is found out otherwise
        return bool(answer.data == YES)

    async def _say_driven(self, message: Any) -> None:
        """Another node asks whether we drive a table."""
        await message.respond(YES if message.data.decode() in self._held else NO)

    async def _look_after(self) -> None:
        """Tables that are live here and held elsewhere, and yet do not go on: does anyone drive them?"""
        live_tables = self._registry.live_tables
        overdue = {name for name, live in live_tables.items() if name not in self._held and live.overdue()}
        for table_id in overdue & self._overdue:
            live = live_tables.get(table_id)
            if live is not None and await self.take(table_id):
                live.catch_up_soon()
                live.go_on_soon()
        self._overdue = overdue

    def _lost(self, table_id: str, holder: str) -> None:
        self._held.discard(table_id)
        if table_id in self._registry.live_tables or table_id in self._followed:
            self._holders[table_id] = holder

    async def release(self, table_id: str) -> None:
        """A table sleeps here: let another node drive."""
        self._holders.pop(table_id, None)
        self._elsewhere.pop(table_id, None)
        followed = self._followed.pop(table_id, None)
        with contextlib.suppress(Exception):
            if followed is not None:
                await followed.unsubscribe()
            if table_id in self._held and self._store is not None:
                self._held.discard(table_id)
                await self._store.purge(table_id, msg_ttl=REMEMBERED)

    async def arrived(self, table_id: str, seat: int) -> None:
        """Someone has connected here."""
        self._mine.add((table_id, seat))
        self._say_soon(table_id, f"+ {self.node} {seat}")

    async def departed(self, table_id: str, seat: int) -> None:
        """… and is gone."""
        self._mine.discard((table_id, seat))
        self._say_soon(table_id, f"- {self.node} {seat}")

    def tell(self, notices: list[str]) -> None:
        """Rows are stored: whoever follows their tables reads them."""
        for notice in notices:
            table_id, _, number = notice.partition(" ")
            self._say_soon(table_id, f"r {self.node} {number}")

    def _say_soon(self, table_id: str, what: str) -> None:
        """Say something without waiting: a line that hangs must hold no table up."""
        asyncio.ensure_future(self._say(table_id, what))  # noqa: RUF006

    async def _say(self, table_id: str, what: str) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):  # cut off: all is read again when the line is back
                await asyncio.wait_for(self._connection.publish(TABLES + table_id, what.encode()), ASKED)

    # --- what the others say

    async def _hear(self, message: Any) -> None:
        table_id = message.subject.removeprefix(TABLES)
        sign, node, *fact = message.data.decode().split()
        live = self._registry.live_tables.get(table_id)
        if node == self.node:
            return
        self._is_alive(node)
        if sign == "r":
            if live is not None and int(fact[0]) > live.table_state.number:
                live.catch_up_soon()
        elif sign == "?":
            for table, seat in self._mine:
                if table == table_id:
                    await self._say(table_id, f"+ {self.node} {seat}")
        else:
            here = self._elsewhere.setdefault(table_id, set())
            (here.add if sign == "+" else here.discard)((node, int(fact[0])))
            if live is not None:
                live.seen(int(fact[0]))
                live.go_on_soon()

    async def _hear_alive(self, message: Any) -> None:
        node = message.data.decode()
        if node == self.node:
            self._echo = time.monotonic()
        else:
            self._is_alive(node)

    def _is_alive(self, node: str) -> None:
        self._heard[node] = time.monotonic()
        self._dead.discard(node)

    # --- living

    async def run(self) -> None:
        """Live: say so, notice who does not, and come back whenever the line was cut.

        Who does not hear itself is cut off, whatever its connection says: rows are read without being told
        of, and the connection is made anew.
        """
        while True:
            try:
                if time.monotonic() - self._echo > LEASE:
                    await self._be_deaf()
                await asyncio.wait_for(self._beat(), 2 * LEASE)
            except asyncio.CancelledError:
                raise
            except Exception as reason:
                log.warning("nats", extra={"reason": type(reason).__name__})
                await asyncio.sleep(AGAIN)
            await asyncio.sleep(BEAT)

    async def _be_deaf(self) -> None:
        for live in list(self._registry.live_tables.values()):
            live.catch_up_soon()
        self._returned = False
        if self._connection is not None and time.monotonic() - self._made > 2 * LEASE:
            old, self._connection = self._connection, None
            self._followed.clear()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(old.close(), BEAT)

    async def _beat(self) -> None:
        if self._connection is None:
            await self._connect()
        now = time.monotonic()
        if now - self._beaten > LEASE:  # we were stopped ourselves, and cannot tell who is dead
            self._heard = dict.fromkeys(self._heard, now)
            self._returned = False
        self._beaten = now
        if self._connection.is_connected:
            await self._connection.publish(ALIVE, self.node.encode())
            if not self._returned:
                await self._come_back()
            await self._bury()
            await self._look_after()

    async def _connect(self) -> None:
        self._made = time.monotonic()
        self._connection = await self._nats.connect(
            self._address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN,
            connect_timeout=ASKED,
            ping_interval=1,
            max_outstanding_pings=2,
            reconnected_cb=self._note_return,
            error_cb=self._note,
        )
        await self._connection.subscribe(ALIVE, cb=self._hear_alive)
        await self._connection.subscribe(DRIVES + self.node, cb=self._say_driven)
        log.info("node listens", extra={"node": self.node})

    async def _note_return(self) -> None:
        """The line was cut: what was said meanwhile was not heard, until all is read again (`run`)."""
        self._returned = False

    async def _note(self, reason: Exception) -> None:
        """Something was missed, or a line was cut: what is live is read again."""
        log.warning("nats", extra={"reason": type(reason).__name__})
        for live in list(self._registry.live_tables.values()):
            live.catch_up_soon()

    async def _come_back(self) -> None:
        """The line is there, again perhaps: nothing that was heard before is sure."""
        from nats.js.api import KeyValueConfig, StorageType

        for live in list(self._registry.live_tables.values()):
            live.catch_up_soon()
        stream = self._connection.jetstream(timeout=ASKED)
        config = KeyValueConfig(bucket=BUCKET, storage=StorageType.MEMORY, limit_marker_ttl=REMEMBERED)
        self._store = await stream.create_key_value(config)
        await self._connection.publish(ALIVE, self.node.encode())
        for table_id, live in list(self._registry.live_tables.items()):
            await self.follow(table_id)
            await self._say(table_id, f"? {self.node}")
            await self._say(
                table_id, f"r {self.node} {live.table_state.number}"
            )  # said into a cut line, perhaps
            live.catch_up_soon()
            if await self.take(table_id):
                live.go_on_soon()
        self._returned = True

    async def _bury(self) -> None:
        """Take over what dead nodes held and is live here; the rest is found by `resume`."""
        now = time.monotonic()
        dead = {node for node, heard in self._heard.items() if now - heard > LEASE}
        if not dead:
            return
        for node in dead:
            del self._heard[node]
        self._dead |= dead
        for table_id, here in self._elsewhere.items():
            self._elsewhere[table_id] = {one for one in here if one[0] not in dead}
        for table_id in [table for table, holder in self._holders.items() if holder in dead]:
            live = self._registry.live_tables.get(table_id)
            if live is not None and await self.take(table_id):
                live.catch_up_soon()
                live.go_on_soon()
        self.died.set()

    async def close(self) -> None:
        """Leave in order."""
        with contextlib.suppress(Exception):
            for table_id in list(self._held):
                await self.release(table_id)
            if self._connection is not None:
                await self._connection.drain()
