"""`python -m bench.server.sleepers`: a database with a million sleeping tables, and what they cost."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from bench.server.found import keep
from bench.server.process import ServerProcess
from sixthman.server.database import connect, connect_plainly, migrate
from sixthman.server.engines import RulesCache
from sixthman.server.store import Store
from sixthman.server.table_settings import agree
from sixthman.server.writer import Writer

ROWS = 4  # of each table: people who have sat down, and wait for one more
STATES = ("open", "playing", "over")
WATCHED = 20.0  # seconds in which nobody plays


def fill(database: Path, count: int) -> str:
    """Write tables as people would have left them; the id of one of them."""
    rules = RulesCache()["allstar"]
    agreed = agree(rules.adapter, {}, [""] * (ROWS + 1), "relaxed", True, 1_000_000.0)
    digest, version = rules.digest, rules.adapter.game.version
    text = msgspec.json.encode(msgspec.structs.replace(agreed, rules=version, module=digest)).decode()

    def tables() -> Iterator[tuple[Any, ...]]:
        for number in range(count):
            state = STATES[number % 3]
            due = 4e9 + number if state == "open" else None
            yield (
                f"t{number:09}",
                "allstar",
                number % 2,
                text,
                1e6 + number,
                state,
                ROWS,
                due,
                state == "over",
            )

    def rows() -> Iterator[tuple[Any, ...]]:
        for number in range(count):
            for row in range(1, ROWS + 1):
                body = f'{{"name":"p{row}","guest":"g{number}-{row}","secret":"x"}}'
                yield f"t{number:09}", row, "sit", row - 1, "person", body, 1e6 + number, None

    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.executemany("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?)", tables())
        connection.executemany("INSERT INTO log VALUES (?,?,?,?,?,?,?,?)", rows())
        seatings = ((f"t{number:09}", 0, f"g{number % 1000}", 3, 1) for number in range(count))
        connection.executemany("INSERT INTO seatings VALUES (?,?,?,?,?)", seatings)
    return f"t{count // 6 * 3:09}"


async def queries(database: Path, table_id: str) -> dict[str, float]:
    """How long everything takes that a server asks: milliseconds, the longest of five."""
    engine = connect(str(database))
    store = Store(engine, Writer(engine, connect_plainly(engine)))
    asked: dict[str, Callable[[], Awaitable[Any]]] = {
        "tables whose clocks have run out": lambda: store.due(time.time(), 50),
        "tables that were interrupted": store.unsettled,
        "games that do not count yet": store.unrated,
        "tables set aside": store.broken,
        "the lobby": store.lobby,
        "a table": lambda: store.agreed(table_id),
        "its rows": lambda: store.rows(table_id),
        "a guest's games": lambda: store.history("g7"),
        "a guest": lambda: store.guest("nobody"),
    }
    found = {}
    for name, ask in asked.items():
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            await ask()
            times.append(time.perf_counter() - begun)
        found[name] = round(1000 * max(times), 1)
    await engine.dispose()
    return found


def written(server: ServerProcess) -> int:
    """Bytes a server has had written."""
    lines = Path(f"/proc/{server.pid}/io").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("write_bytes")))


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.sleepers", description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "sleepers.db"
        asyncio.run(_migrate(database))
        table_id = fill(database, asked.tables)
        server = ServerProcess(str(database), Path(folder) / "log")
        begun = time.perf_counter()
        server.start()
        ready = time.perf_counter() - begun
        time.sleep(3)  # what is done once after a start
        before, cpu, size = written(server), server.cpu_seconds(), database.stat().st_size
        wal = database.with_name(database.name + "-wal")
        wal_before = wal.stat().st_size if wal.exists() else 0
        time.sleep(WATCHED)
        figures = {
            "tables": asked.tables,
            "database, MB": size >> 20,
            "seconds until ready": round(ready, 1),
            "memory, MB": server.memory() >> 20,
            f"bytes written in {WATCHED:.0f} s": written(server) - before,
            "log grown by": (wal.stat().st_size if wal.exists() else 0) - wal_before,
            "processor, share of a core": round((server.cpu_seconds() - cpu) / WATCHED, 3),
            "queries, ms": asyncio.run(queries(database, table_id)),
        }
        server.stop()
    print(json.dumps(figures, indent=2))
    keep("sleepers", figures)


async def _migrate(database: Path) -> None:
    engine = connect(str(database))
    await migrate(engine)
    await engine.dispose()


if __name__ == "__main__":
    main()
