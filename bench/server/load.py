"""`python -m bench.server.load`: many live tables, and the time from a choice to every client's event.

A choice is timed from the moment it is sent to the moment the last client that hears of it has heard: the
chooser its own news, the others the count or the reveal that followed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from bench.server.evening import Evening, differences, lost_and_doubled
from bench.server.player import Player
from bench.server.process import ServerProcess


class Stopwatch:
    """Times every choice by the news it leads to."""

    def __init__(self) -> None:
        self.sent: dict[str, float] = {}  # by table: when the last choice was sent
        self.times: list[float] = []
        self.answers: list[float] = []
        self._asked: dict[str, float] = {}
        self._tables: dict[str, list[float]] = defaultdict(list)
        self.since = 0.0

    def send(self, player: Player, command_id: str) -> None:
        """A choice goes out."""
        now = time.perf_counter()
        self._asked[command_id] = now
        self._tables[player.table].append(now)

    def hear(self, player: Player, frame: dict[str, Any], at: float) -> None:
        """Something has come in."""
        if frame["kind"] == "done" and frame["id"] in self._asked:
            begun = self._asked.pop(frame["id"])
            if begun >= self.since:
                self.answers.append(at - begun)
            self._tables[player.table] = [other for other in self._tables[player.table] if other > begun - 1]
        elif frame["kind"] == "news" and self._tables[player.table]:
            begun = max((sent for sent in self._tables[player.table] if sent <= at), default=at)
            if begun >= self.since:
                self.times.append(at - begun)


def percentile(values: list[float], share: float) -> float:
    """The value that so many are below, in milliseconds."""
    if not values:
        return float("nan")
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000


async def load(
    server: ServerProcess, database: str, tables: int, seconds: float, every: float, asleep: int, idle: int
) -> dict[str, object]:
    """Play at so many tables for so long."""
    watch = Stopwatch()
    before = server.memory()
    sleepers = await fall_asleep(server, asleep)
    with_sleepers = server.memory()
    listeners = await hold(server, idle)
    evening = Evening(
        server.address,
        tables,
        pause=lambda luck: luck.uniform(0.5, 1.5) * every,
        on_frame=watch.hear,
        on_send=watch.send,
    )
    playing = asyncio.create_task(evening.play())
    while len(evening.players) < tables * evening.seats:
        await asyncio.sleep(0.2)
        if playing.done():
            playing.result()
    watch.since = time.perf_counter()
    choices, cpu = evening.choices, server.cpu_seconds()
    most = server.memory()
    for _ in range(int(seconds)):
        await asyncio.sleep(1)
        most = max(most, server.memory())
        if playing.done():
            playing.result()
    took = time.perf_counter() - watch.since
    figures: dict[str, object] = {
        "tables": tables,
        "connections": tables * evening.seats + len(listeners),
        "asleep": sleepers,
        "seconds": round(took),
        "choices a second": round((evening.choices - choices) / took, 1),
        "choice to each client's news, ms: p50": round(percentile(watch.times, 0.5), 1),
        "p99": round(percentile(watch.times, 0.99), 1),
        "worst": round(percentile(watch.times, 1.0), 1),
        "answers, ms: p50": round(percentile(watch.answers, 0.5), 1),
        "answers p99": round(percentile(watch.answers, 0.99), 1),
        "server CPU": f"{(server.cpu_seconds() - cpu) / took:.0%}",
        "load generator CPU": f"{time.process_time() / (time.perf_counter() - _BEGUN):.0%}",
        "memory, MB: at start": before >> 20,
        "with sleepers": with_sleepers >> 20,
        "most": most >> 20,
        "load average": os.getloadavg()[0],
    }
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    players = [*evening.players, *evening.past]
    lost, doubled = lost_and_doubled(database, evening.acknowledged)
    some = random.Random(1).sample(players, min(40, len(players)))
    problems = [problem for player in some for problem in await differences(player)]
    for player in evening.players:
        await player.stop()
    for socket in listeners:
        await socket.close()
    return figures | {"lost": lost, "doubled": doubled, "problems": problems}


async def fall_asleep(server: ServerProcess, count: int) -> int:
    """Tables in the middle of a game that nobody looks at."""
    import httpx

    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        for number in range(count):
            body = {"name": f"s{number}", "chairs": ["", "pro", "pro"]}
            made = (await http.post("/api/tables", json=body)).json()
            path = f"/api/tables/{made['table']}/commands"
            await http.post(path, json={"do": "ready", "id": "r"})
    if count:
        await asyncio.sleep(float(server.settings["idle"]) + 6)
    return count


async def hold(server: ServerProcess, count: int) -> list[Any]:
    """Connections that only listen, spread over tables that wait for players."""
    from websockets.asyncio.client import connect

    sockets: list[Any] = []
    players: list[Player] = []
    while len(sockets) < count:
        host = Player(server.address, f"i{len(players)}")
        players.append(host)
        await host.make(["", "", ""], public=True)
        headers = {"cookie": f"seat={host.cookie}"}
        for _ in range(min(25, count - len(sockets))):
            sockets.append(
                await connect(
                    host.socket_address, additional_headers=headers, compression=None, ping_interval=None
                )
            )
        await host.http.aclose()
    return sockets


_BEGUN = time.perf_counter()


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two choices of a seat")
    parser.add_argument("--asleep", type=int, default=2000)
    parser.add_argument("--idle", type=int, default=5000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "load.db")
        server = ServerProcess(database, Path(folder) / "server.log", idle=5.0)
        server.start()
        try:
            figures = asyncio.run(
                load(server, database, asked.tables, asked.seconds, asked.every, asked.asleep, asked.idle)
            )
        finally:
            server.stop()
        print(json.dumps(figures, indent=2))
        lines = (Path(folder) / "server.log").read_text().splitlines()
        print("\n".join([line for line in lines if '"level":"error"' in line][:5]))


if __name__ == "__main__":
    main()
