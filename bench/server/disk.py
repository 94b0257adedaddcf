"""`python -m bench.server.disk`: what people notice while the database fails, hangs, is full, locked or slow,
and while tables cannot be read.

Each fault lasts some seconds. What was acknowledged must be there afterwards, once, and every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from bench.server.cluster import goes_on
from bench.server.evening import lost_and_doubled
from bench.server.found import keep
from bench.server.load import percentile
from bench.server.player import Player
from bench.server.process import ServerProcess
from bench.server.watched import Watched

FAULTS = ["fails", "hangs", "is full", "is slow", "is locked", "tables are torn"]
TORN = 200  # tables that cannot be read
_TEAR = "UPDATE log SET body = '{' WHERE table_id = ? AND number = 2"
_DUE = "UPDATE tables SET due = 1, state = 'playing' WHERE id = ?"
ASK = 0.1  # seconds between questions how the server is


class FaultyProcess(ServerProcess):
    """A server whose database does what a file says."""

    def __init__(self, folder: Path) -> None:
        self.wish = folder / "wrong"
        self.database = folder / "faulty.db"
        super().__init__(str(self.database), folder / "log", grace=60.0, idle=5.0)

    def command(self) -> list[str]:
        """What is started."""
        return [sys.executable, "-m", "bench.server.faulty", json.dumps(self.settings), str(self.wish)]


async def torn_tables(server: FaultyProcess) -> list[str]:
    """Tables with clocks that someone has left; they sleep."""
    found = []
    for number in range(TORN):
        player = Player(server.address, f"torn{number}")
        found.append(await player.make(["", "pro"], pace="fast"))
        await player.ask(do="ready")
        await player.http.aclose()
    return found


def tear(database: Path, tables: list[str]) -> None:
    """Half of a row is gone, and the clock runs out: someone has to look."""
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        for table in tables:
            connection.execute(_TEAR, (table,))
            connection.execute(_DUE, (table,))


async def goes_wrong(server: FaultyProcess, fault: str, seconds: float, tables: list[str]) -> None:
    """A fault, from its beginning to its end."""
    if fault == "is locked":
        with closing(sqlite3.connect(server.database, isolation_level=None, timeout=20)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")
        return
    if fault == "tables are torn":
        await asyncio.to_thread(tear, server.database, tables)
        await asyncio.sleep(seconds)
        return
    server.wish.write_text(fault.removeprefix("is ") if fault == "is full" else fault)
    await asyncio.sleep(seconds)
    server.wish.unlink()


async def looked_at(server: ServerProcess, until: Callable[[], bool]) -> dict[str, Any]:
    """How quickly the server says how it is, and lists tables, and what it says of itself."""
    times: list[float] = []
    states: set[tuple[int, int]] = set()
    async with httpx.AsyncClient(base_url=server.address, timeout=30, verify=False) as http:
        while not until():
            codes = []
            for path in ("/health", "/ready", "/api/tables"):
                begun = time.perf_counter()
                codes.append((await http.get(path)).status_code)
                times.append(time.perf_counter() - begun)
            states.add((codes[0], codes[1]))
            await asyncio.sleep(ASK)
    return {
        "looking: p99": round(percentile(times, 0.99), 1),
        "looking: longest": round(percentile(times, 1.0), 1),
        "/health, /ready": sorted(f"{alive}, {ready}" for alive, ready in states),
    }


async def go_wrong(server: FaultyProcess, tables: int, seconds: float) -> list[dict[str, Any]]:
    """One fault after the other, while people play."""
    torn = await torn_tables(server)
    found = []
    async with Watched(server, server.database.with_name("log"), tables) as people:
        for fault in ["nothing is wrong", *FAULTS]:
            happens = asyncio.create_task(goes_wrong(server, fault, seconds, torn))
            looking = asyncio.create_task(looked_at(server, happens.done))
            figures = await people.during(happens)
            again = round(await goes_on(people.evening), 2)
            figures |= {**await looking, "seconds until all tables went on": again}
            found.append({"fault": fault, **figures})
            print(json.dumps(found[-1]), flush=True)
            await asyncio.sleep(1)
        counted = partial(lost_and_doubled, str(server.database), people.evening.acknowledged)
        lost, doubled = await asyncio.to_thread(counted)
        found.append({"acknowledged": len(people.evening.acknowledged), "lost": lost, "doubled": doubled})
        print(json.dumps(found[-1]), flush=True)
    return found


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.disk", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=12.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = FaultyProcess(Path(folder))
        server.start()
        try:
            keep("disk", asyncio.run(go_wrong(server, asked.tables, asked.seconds)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
