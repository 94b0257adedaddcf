"""The gallery: spectators see what is public, and see it late."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .client import Client
from .frames import hello_frame, news_frames
from .rows import Row
from .sitting import Sitting

if TYPE_CHECKING:
    from .house import House


class Gallery:
    """Where spectators sit: the same table, told late, and only what is public."""

    def __init__(self, house: House, live: Sitting) -> None:
        self._house = house
        self._delay = house.settings.spectator_delay
        self._sitting = Sitting(live.id, live.agreed, live.rules)
        self._rows: list[Row] = []
        self._clients: set[Client] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def open(self, rows: Sequence[Row]) -> None:
        """All that has happened: the old part at once, beside the loop; the rest in time."""
        until = self._house.clock() - self._delay
        old = [row for row in rows if row.made_at <= until]
        await asyncio.to_thread(self._sitting.apply_all, old)
        self.expect(rows[len(old) :])

    def expect(self, rows: Sequence[Row]) -> None:
        """Something has happened that will be told here later."""
        self._rows += rows
        self.advance()

    def hello(self, client: Client, since: int) -> bytes:
        """Attach a spectator."""
        self._clients.add(client)
        return hello_frame(self._sitting, self._sitting.gallery, since)

    def leave(self, client: Client) -> None:
        """Detach one."""
        self._clients.discard(client)

    def connections(self) -> int:
        """How many watch."""
        return len(self._clients)

    def close(self) -> None:
        """Send everybody away."""
        for client in self._clients:
            client.end()
        if self._timer is not None:
            self._timer.cancel()

    def advance(self) -> None:
        """Tell what is old enough."""
        heard = len(self._sitting.news[self._sitting.gallery])
        until = self._house.clock() - self._delay
        while self._rows and self._rows[0].made_at <= until:
            self._sitting.apply(self._rows.pop(0))
        for frame in news_frames(self._sitting, self._sitting.gallery, heard):
            for client in self._clients:
                client.send(frame)
        self._wait()

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._rows:
            wait = self._rows[0].made_at + self._delay - self._house.clock()
            self._timer = asyncio.get_running_loop().call_later(max(0.01, wait), self.advance)
