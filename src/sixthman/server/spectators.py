"""What spectators see: only what is public, and see it late."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .audience import Audience
from .client import Client
from .frames import hello_frame
from .log_rows import DEAL, LogRow
from .quick_table import QuickState
from .table_state import OPEN, TableState

if TYPE_CHECKING:
    from .table_registry import TableRegistry


class Spectators:
    """Where spectators sit: the same table, told late, and only what is public."""

    def __init__(self, registry: TableRegistry, live: TableState) -> None:
        self._registry = registry
        self._delay = registry.settings.spectator_delay
        self.table_state = QuickState(live.id, live.agreed, live.rules)
        self._rows: list[LogRow] = []
        self.audience = Audience(self.table_state.spectators)
        self._timer: asyncio.TimerHandle | None = None

    async def open(self, rows: Sequence[LogRow]) -> None:
        """All that has happened: the old part at once, beside the loop; the rest in time."""
        self._rows += rows
        await asyncio.to_thread(self._catch_up)
        self._wait()

    def expect(self, rows: Sequence[LogRow]) -> None:
        """Something has happened that will be told here later."""
        self._rows += rows
        self.advance()

    def hello(self, client: Client, since: int) -> bytes:
        """Attach a spectator."""
        self.audience.clients.add(client)
        return hello_frame(self.table_state, self.table_state.spectators, since)

    def leave(self, client: Client) -> None:
        """Detach one."""
        self.audience.clients.discard(client)

    def connections(self) -> int:
        """How many watch."""
        return len(self.audience.clients)

    def close(self) -> None:
        """Send everyone away."""
        self.audience.end()
        if self._timer is not None:
            self._timer.cancel()

    def advance(self) -> None:
        """Tell what is old enough."""
        heard = len(self.table_state.news[self.table_state.spectators])
        self._catch_up()
        self.audience.tell(self.table_state, heard)
        self._wait()

    def _catch_up(self) -> None:
        """Let everything happen here that is old enough."""
        while self._rows and self._shown_at(self._rows[0]) <= self._registry.clock():
            self.table_state.apply(self._rows.pop(0))

    def _shown_at(self, row: LogRow) -> float:
        """When spectators hear of what comes next: before the deal at once, as nothing is hidden yet."""
        early = self.table_state.state == OPEN and row.type != DEAL
        return row.made_at if early else row.made_at + self._delay

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._rows:
            wait = self._shown_at(self._rows[0]) - self._registry.clock()
            self._timer = asyncio.get_running_loop().call_later(max(0.01, wait), self.advance)
