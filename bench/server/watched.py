"""People who play while something goes wrong: how long they wait, what the server holds and logs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from bench.server.evening import TableApp
from bench.server.load import percentile
from bench.server.player import Player
from bench.server.process import ServerProcess

ARRIVAL = 6.0  # seconds until everyone plays


class Watched:
    """Some tables that are played at, and a clock for every answer."""

    def __init__(self, server: ServerProcess, log: Path, tables: int) -> None:
        self._server, self._log = server, log
        self._sent: dict[tuple[str, str], float] = {}
        self._times: list[float] = []
        self._refused = 0
        self.evening = TableApp(
            server.address,
            tables,
            pause=lambda luck: luck.uniform(0.5, 1.5),
            on_frame=self._heard,
            on_send=self._send,
        )
        self._playing: asyncio.Task[None] | None = None

    def _send(self, player: Player, command_id: str) -> None:
        self._sent[player.name, command_id] = time.perf_counter()

    def _heard(self, player: Player, frame: dict[str, Any], at: float) -> None:
        if frame["kind"] in ("done", "no"):
            begun = self._sent.pop((player.name, frame.get("id") or ""), None)
            if begun is not None:
                self._times.append(at - begun)
                self._refused += frame["kind"] == "no"

    async def __aenter__(self) -> Watched:
        self._playing = asyncio.create_task(self.evening.play())
        await asyncio.sleep(ARRIVAL)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._playing is not None
        self._playing.cancel()
        await asyncio.gather(self._playing, return_exceptions=True)
        for player in self.evening.players:
            await player.stop()

    async def during(self, happens: Awaitable[Any]) -> dict[str, Any]:
        """What people notice while something happens."""
        assert self._playing is not None
        self._times.clear()
        self._refused = 0
        logged, begun = self._log.stat().st_size, time.monotonic()
        await happens
        took = time.monotonic() - begun
        if self._playing.done():
            self._playing.result()
        return {
            "answers": len(self._times),
            "of these refusals": self._refused,
            "p50": round(percentile(self._times, 0.5), 1),
            "p99": round(percentile(self._times, 0.99), 1),
            "longest": round(percentile(self._times, 1.0), 1),
            "memory, MB": self._server.memory() >> 20,
            "seconds": round(took),
            "logged, kB": round((self._log.stat().st_size - logged) / 1024, 1),
        }
