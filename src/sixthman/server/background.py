"""What a server does by itself with tables that nobody looks at: wake them, rate them, put them to sleep.

Each table's trouble is its own: the others are looked after all the same.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from .live_table import LiveTable
from .people import let_go
from .ratings import rate_table
from .set_aside import NoTable
from .store_health import Backoff, StoreDown

if TYPE_CHECKING:
    from .table_registry import TableRegistry

WAKE_AT_ONCE = 50  # tables whose clocks have run out
TICK = 0.5  # seconds between looks at the clocks of sleeping tables
LET_GO = 24 * 3600.0  # seconds between two looks for what is too old
MANY, SHORT_IDLE = 1000, 5.0  # with more live tables, those nobody looks at sleep after this many seconds
SELDOM = 60.0  # … and if deaths of nodes are told
RESUME = 10.0  # seconds between looks for tables that a dead node has left
LONGEST_PAUSE = 30.0  # seconds, if something fails again and again


class Background:
    """The loops of one server process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def keep_time(self) -> None:
        """Wake the tables whose clocks run out while nobody looks."""
        registry = self._registry

        looks = itertools.count()

        async def look() -> None:
            """Of many nodes each looks at another part of the queue, and at the next one the next time."""
            share, nodes = (0, 1) if registry.nodes is None else registry.nodes.share_of_work()
            after = (share + next(looks)) % nodes * WAKE_AT_ONCE
            due = await registry.store.due(registry.clock(), WAKE_AT_ONCE, after)
            await self._each(due, self._wake)

        while True:
            await asyncio.sleep(TICK)
            await self._until_done("clocks", look)

    async def resume(self) -> None:
        """Go on where a process was interrupted: at the start, and when another node may have died."""
        registry = self._registry
        await self._until_done("resume", self._try_broken)
        while True:
            await self._until_done("resume", self._go_on)
            if registry.nodes is None:
                return
            await self._until_node_dies(registry.nodes.died)
            await self._until_done("bans", registry.rules_of_house.read)

    async def let_go(self) -> None:
        """Once a day, forget what is older than it may be."""
        registry = self._registry

        async def forget() -> None:
            settings = registry.settings
            await let_go(registry.store, registry.clock(), settings.keep_days, settings.keep_open_days)

        while True:
            await asyncio.sleep(LET_GO)
            await self._until_done("retention", forget)

    async def sweep(self) -> None:
        """Put tables to sleep that nobody looks at."""
        registry = self._registry
        while True:
            await asyncio.sleep(min(5.0, registry.settings.idle / 2 + 0.01))
            if registry.storage.down:
                continue
            crowded = len(registry.live_tables) > MANY
            for live in list(registry.live_tables.values()):
                if live.may_sleep(SHORT_IDLE if crowded else registry.settings.idle):
                    await self._contained(live.table_state.id, live.sleep)

    @staticmethod
    async def _until_node_dies(died: asyncio.Event | None) -> None:
        """Until there may be something to resume; where deaths are told, it is not looked for."""
        if died is None:
            await asyncio.sleep(RESUME)
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(died.wait(), SELDOM)
        died.clear()

    async def _try_broken(self) -> None:
        """What was set aside may be readable by the rules that came since."""
        await self._each(await self._registry.store.broken(), self._registry.live)

    async def _go_on(self) -> None:
        registry = self._registry

        async def wake(table_id: str) -> None:
            if await self._wake(table_id) is not None:
                registry.metrics.count("resumed")

        await self._each(await registry.store.unsettled(), wake)
        await self._each(await registry.store.unrated(), lambda table_id: rate_table(registry, table_id))

    async def _wake(self, table_id: str) -> LiveTable | None:
        registry = self._registry
        return await registry.live(table_id) if await registry.may_wake(table_id) else None

    async def _each(self, table_ids: list[str], do: Callable[[str], Awaitable[object]]) -> None:
        for table_id in table_ids:
            await self._contained(table_id, lambda table_id=table_id: do(table_id))  # type: ignore[misc]

    async def _contained(self, table_id: str, do: Callable[[], Awaitable[object]]) -> None:
        """One table's trouble is noted; the database's is everyone's."""
        try:
            await do()
        except StoreDown:
            raise
        except NoTable:
            return  # set aside, and noted there
        except Exception as reason:
            self._registry.trouble(table_id, reason)

    async def _until_done(self, what: str, do: Callable[[], Awaitable[None]]) -> None:
        """Do something; try again if it fails, after longer and longer pauses."""
        backoff = Backoff(TICK, LONGEST_PAUSE)
        while True:
            try:
                await do()
                return
            except StoreDown:
                await self._registry.storage_pause()
            except Exception as reason:
                self._registry.trouble(what, reason)
                await asyncio.sleep(backoff.next())
