"""All live tables, who drives them, and what wakes those that sleep."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from sixthman.messages import BadRules

from .admin import Admin, admin_socket
from .analyses import Analyses
from .background import Background
from .costly import CostlyWork
from .database import connect, connect_plainly, is_sqlite, migrate
from .engines import Rules, RulesCache
from .evenings import Evenings
from .house_rules import HouseRules
from .limits import Limits
from .live_table import Asleep, LiveTable
from .metrics import Metrics
from .nats_nodes import NatsNodes
from .nodes import Nodes
from .private_port import PrivatePort
from .pushes import Pushes
from .quick_table import QuickState
from .ratings import rate_table
from .set_aside import NoTable, SetAside
from .settings import Settings
from .store import Store
from .store_health import FIRST_PAUSE, StoreDown, is_store_failure
from .table_settings import TableSettings
from .writer import Writer

log = logging.getLogger("sixthman.server")
T = TypeVar("T")

FEW = 20  # rows that are replayed on the spot
WAKING = 4  # tables that are read at the same time
THINKERS = 2  # bots that think at the same time
ASIDES = 2  # quick questions that are answered at the same time …
MOST_ASIDES = 32  # … and that may wait
AWAITED = 30.0  # seconds that a database elsewhere may take to come up
LETTING_GO = 5.0  # seconds that what was interrupted may take to end
LOW = 10  # how much lower than everything else the priority of what can wait is


def spare_the_collector() -> None:
    """Looking through all objects for rings would hold every table up for a tenth of a second.

    What is there now stays for good, and what tables hold is freed without being looked for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 200)


class TableRegistry:
    """One server process."""

    def __init__(
        self,
        settings: Settings,
        rules_cache: RulesCache | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.ticks = time.monotonic if clock is time.time else clock  # for limits: nobody sets it back
        self.started = clock()
        self.metrics = Metrics()
        self.engine: AsyncEngine = connect(settings.database)
        writer = Writer(
            self.engine, connect_plainly(self.engine), settings.store_limit, self._go_on_everywhere
        )
        self.store = Store(self.engine, writer, settings.store_limit)
        self.storage = writer.health
        self.set_aside = SetAside(self.store)
        self.rules_of_house = HouseRules(self)
        self._side_doors: list[Admin | PrivatePort] = []
        self.live_tables: dict[str, LiveTable] = {}
        self.nodes: Nodes | NatsNodes | None = None
        if settings.nats:
            self.nodes = NatsNodes(self, settings.nats)
            writer.tell = self.nodes.tell
        elif not is_sqlite(self.engine):
            self.nodes = Nodes(self)
        self.stopping = False
        self.broken: BadRules | None = None  # why nothing can be played here
        self._rules_cache = rules_cache
        self._warm: asyncio.Future[RulesCache] | None = None
        self._waking = asyncio.Semaphore(WAKING)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._pool = ThreadPoolExecutor(THINKERS, "bot")
        self._asides = ThreadPoolExecutor(ASIDES, "aside")
        self._later = ThreadPoolExecutor(1, "later", _step_back)
        self.costly = CostlyWork(_step_back)
        self._asked = 0  # quick questions that wait, or are being answered
        self.analyses = Analyses(self)
        self.pushes = Pushes(self)
        self.evenings = Evenings(self)
        self.questions = Limits(settings.question_rate, settings.question_burst, self.ticks)
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- from start to end

    async def open(self) -> None:
        """Bring the database up to date, wake what was interrupted, load the rules."""
        await migrate(self.engine, AWAITED)
        self.started = self.clock()
        self.store.writer.start()
        with suppress(StoreDown):  # read again every few seconds
            await self.rules_of_house.read()
        await self._open_side_doors()
        self._warm = asyncio.get_running_loop().create_future()
        self._start(self._warm_up())
        background = Background(self)
        for work in (
            background.keep_time(),
            background.sweep(),
            background.resume(),
            background.let_go(),
        ):
            self._start(work)
        self._start(self.analyses.run())
        self._start(self.storage.run())
        if self.nodes is not None:
            self._start(self.nodes.run())
        gauges: dict[str, Callable[[], float]] = {
            "rooms": lambda: len(self.live_tables),
            "connections": self.connections,
            "costly_waiting": lambda: len(self.costly),
            "commits": lambda: self.store.writer.commits,
            "ready": lambda: float(self.ready),
            "tables_set_aside": lambda: len(self.set_aside),
            "storage_down": lambda: float(self.storage.down),
            "storage_failures": lambda: self.storage.failures,
        }
        for name, read in gauges.items():
            self.metrics.gauge(name, read)

    async def _open_side_doors(self) -> None:
        settings = self.settings
        path = admin_socket(settings.database, settings.admin)
        if path is not None and settings.side_doors and sys.platform != "win32":
            self._side_doors.append(Admin(self, path))
        if settings.metrics_port:
            self._side_doors.append(PrivatePort(self, settings.metrics_host, settings.metrics_port))
        for door in self._side_doors:
            await door.open()

    def state_of_things(self) -> dict[str, bool]:
        """What the server knows of itself."""
        return {
            "database": not self.storage.down,
            "rules": self.ready,
            "stopping": self.stopping,
            "draining": self.rules_of_house.draining,
        }

    async def takes_people(self) -> bool:
        """Can people play here? Something is written to find out, at most once a second."""
        database = await self.storage.ready()
        return database and self.ready and not (self.stopping or self.rules_of_house.draining)

    async def close(self) -> None:
        """Let what has begun end, send everyone away, close the database."""
        self.stopping = True
        for door in self._side_doors:
            await door.close()
        await self.pushes.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=LETTING_GO)  # they give their connections back
        for live in list(self.live_tables.values()):
            with suppress(StoreDown):  # what it has come to is found out at the next start
                await live.sleep()
        await self.store.writer.stop()
        if self.nodes is not None:
            await self.nodes.close()
        for pool in (self._pool, self._asides, self._later):
            pool.shutdown(wait=False, cancel_futures=True)
        self.costly.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.engine.dispose(), LETTING_GO)

    async def _warm_up(self) -> None:
        assert self._warm is not None
        rules_cache = self._rules_cache
        if rules_cache is None:
            try:
                rules_cache = await asyncio.to_thread(RulesCache)
            except BadRules as reason:
                self.broken = reason
                self._warm.set_exception(reason)
                self._warm.exception()  # looked at, even if nobody asks for rules any more
                return
            spare_the_collector()
        for rules in rules_cache.newest():
            if rules.module is not None:
                await self._keep_module(rules)
        self._warm.set_result(rules_cache)

    async def _keep_module(self, rules: Rules) -> None:
        assert rules.module is not None
        while True:
            try:
                await self.store.keep_module(rules.game, rules.module)
                return
            except StoreDown:
                await self.storage_pause()

    @property
    def ready(self) -> bool:
        """Are the rules loaded?"""
        return self._warm is not None and self._warm.done() and self.broken is None

    async def rules_cache(self) -> RulesCache:
        """All rules, once they are loaded."""
        assert self._warm is not None
        return await asyncio.shield(self._warm)

    async def rules(self, game: str) -> Rules:
        """A game's newest rules."""
        return (await self.rules_cache())[game]

    async def rules_of(self, agreed: TableSettings) -> Rules:
        """The rules a table began with; NoTable if they are nowhere to be had."""
        rules_cache = await self.rules_cache()
        found = rules_cache.find(agreed.game, agreed.rules, agreed.module)
        if found is None and agreed.module:
            code = await self.store.module(agreed.module)
            found = None if code is None else await asyncio.to_thread(rules_cache.add, agreed.module, code)
        if found is None:
            raise NoTable("error-server-rules", game=agreed.game, rules=agreed.rules)
        return found

    # --- live tables

    async def make(self, table_id: str, agreed: TableSettings) -> LiveTable:
        """A new table, live."""
        await self.lay(table_id, agreed)
        return await self.live(table_id)

    async def lay(self, table_id: str, agreed: TableSettings) -> None:
        """A new table, to be played by the newest rules."""
        rules = await self.rules(agreed.game)
        version, digest = rules.adapter.game.version, rules.digest
        await self.store.make_table(table_id, msgspec.structs.replace(agreed, rules=version, module=digest))

    async def live(self, table_id: str) -> LiveTable:
        """A live table, woken if it sleeps; NoTable if there is none."""
        live = self.live_tables.get(table_id)
        if live is not None:
            return live
        self.set_aside.check(table_id)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def at(self, table_id: str, do: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something at a live table, whether it sleeps now or falls asleep meanwhile."""
        while True:
            try:
                return await do(await self.live(table_id))
            except Asleep:
                continue

    async def _load(self, table_id: str) -> LiveTable:
        """Wake a table; one that cannot be read is set aside."""
        if self.nodes is not None:
            await self.nodes.follow(table_id)
        try:
            async with self._waking:
                table_state = await self._read(table_id)
        except Exception as reason:
            if is_store_failure(reason) or self._unknown(reason):
                raise
            raise await self.set_aside.put(table_id, reason) from reason
        live = self.live_tables[table_id] = LiveTable(self, table_state)
        if self.nodes is not None:
            await self.nodes.take(table_id)
            live.catch_up_soon()  # what was written while it was being read
        if self.set_aside.take_back(table_id):
            live.settle_soon()
        live.go_on_soon()
        return live

    @staticmethod
    def _unknown(reason: Exception) -> bool:
        return isinstance(reason, NoTable) and reason.message == "error-server-table"

    async def _read(self, table_id: str) -> QuickState:
        """A table as its rows have made it."""
        agreed = await self.store.agreed(table_id)
        if agreed is None:
            raise NoTable("error-server-table")
        rules = await self.rules_of(agreed)
        rows = await self.store.rows(table_id)
        table_state = QuickState(table_id, agreed, rules)
        if len(rows) < FEW:
            table_state.apply_all(rows)
        else:
            await asyncio.to_thread(table_state.apply_all, rows)
        return table_state

    async def why_broken(self, table_id: str) -> Exception | None:
        """Why a table cannot be opened; None if it can."""
        if self._warm is None:
            self._warm = asyncio.get_running_loop().create_future()
            self._warm.set_result(RulesCache() if self._rules_cache is None else self._rules_cache)
        try:
            await self._read(table_id)
        except Exception as reason:
            return reason
        return None

    def forget(self, live: LiveTable) -> None:
        """A live table has gone to sleep."""
        if self.live_tables.get(live.table_state.id) is live:
            del self.live_tables[live.table_state.id]

    def connections(self) -> int:
        """How many listen."""
        return sum(live.connections() for live in self.live_tables.values())

    def drives(self, table_id: str) -> bool:
        """Do we run this table's clocks and bots?"""
        return self.nodes is None or self.nodes.drives(table_id)

    def present(self, table_id: str, seat: int) -> bool:
        """Is someone connected to this seat at another node?"""
        return self.nodes is not None and self.nodes.present(table_id, seat)

    async def arrived(self, table_id: str, seat: int) -> None:
        """Someone has connected: the other nodes have to know."""
        if self.nodes is not None:
            await self.nodes.arrived(table_id, seat)

    async def departed(self, table_id: str, seat: int) -> None:
        """Nobody is connected to a seat any more."""
        if self.nodes is not None:
            await self.nodes.departed(table_id, seat)

    async def release(self, table_id: str) -> None:
        """A table has gone to sleep here."""
        if self.nodes is not None:
            await self.nodes.release(table_id)

    async def may_wake(self, table_id: str) -> bool:
        """Is it for us to wake a table that nobody here looks at?"""
        return table_id not in self.live_tables and (self.nodes is None or await self.nodes.take(table_id))

    async def think(self, rules: Rules, level: str, view: Any) -> list[int]:
        """Let a bot think beside the loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, rules.slow_choice, level, view)

    @property
    def asides_full(self) -> bool:
        """Are there more quick questions than can be answered soon?"""
        return self._asked >= MOST_ASIDES

    async def aside(self, do: Callable[..., T], *about: Any) -> T:
        """Work out something quick beside the loop."""
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._asides, do, *about)
        finally:
            self._asked -= 1

    async def muse(self, do: Callable[..., T], *about: Any) -> T:
        """Work out something where bots think."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, do, *about)

    async def later(self, do: Callable[..., T], *about: Any) -> T:
        """Work out something that can wait, one thing at a time and with what time is left."""
        return await asyncio.get_running_loop().run_in_executor(self._later, do, *about)

    def _go_on_everywhere(self) -> None:
        """The database can be written again: what was held up goes on."""
        for live in list(self.live_tables.values()):
            live.settle_soon()
            live.go_on_soon()

    async def storage_pause(self) -> None:
        """Wait until the database may be tried again."""
        await asyncio.sleep(FIRST_PAUSE)
        while self.storage.down:
            await asyncio.sleep(FIRST_PAUSE)

    def rate_soon(self, table_id: str) -> None:
        """A game is over: it counts."""
        self._start(rate_table(self, table_id))

    def trouble(self, where: str, reason: BaseException | None) -> None:
        """Something that must not happen has happened; what the database does is noted by itself."""
        if reason is not None and is_store_failure(reason):
            self.storage.failed(reason)
            return
        self.metrics.count("troubles")
        log.error("trouble", extra={"table": where}, exc_info=reason)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.trouble("registry", task.exception())


def _step_back() -> None:
    """Let this thread work only when nobody else wants to, where the system knows such a thing."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW)
