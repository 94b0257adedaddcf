"""The gallery: spectators see what is public, and see it late."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .client import Client
from .frames import hello_frame, news_frames
from .rows import DEAL, Row
from .sitting import OPEN, Sitting

if TYPE_CHECKING:
    from .house import House


class Gallery:
    """Where spectators sit: the same table, told late, and only what is public."""

    def __init__(self, house: House, live: Sitting) -> None:
        self._house = house
        self._delay = house.settings.spectator_delay
        self.sitting = Sitting(live.id, live.agreed, live.rules)
        self._rows: list[Row] = []
        self._clients: set[Client] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def open(self, rows: Sequence[Row]) -> None:
        """All that has happened: the old part at once, beside the loop; the rest in time."""
        self._rows += rows
        await asyncio.to_thread(self._catch_up)
        self._wait()

    def expect(self, rows: Sequence[Row]) -> None:
        """Something has happened that will be told here later."""
        self._rows += rows
        self.advance()

    def hello(self, client: Client, since: int) -> bytes:
        """Attach a spectator."""
        self._clients.add(client)
        return hello_frame(self.sitting, self.sitting.gallery, since)

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
        heard = len(self.sitting.news[self.sitting.gallery])
        self._catch_up()
        for frame in news_frames(self.sitting, self.sitting.gallery, heard):
            for client in self._clients:
                client.send(frame)
        self._wait()

    def _catch_up(self) -> None:
        """Let everything happen here that is old enough."""
        while self._rows and self._told_at(self._rows[0]) <= self._house.clock():
            self.sitting.apply(self._rows.pop(0))

    def _told_at(self, row: Row) -> float:
        """When spectators hear of what comes next: before the deal at once, as nothing is hidden yet."""
        early = self.sitting.state == OPEN and row.kind != DEAL
        return row.made_at if early else row.made_at + self._delay

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._rows:
            wait = self._told_at(self._rows[0]) - self._house.clock()
            self._timer = asyncio.get_running_loop().call_later(max(0.01, wait), self.advance)
