"""`python -m bench.server.cluster`: two nodes, NATS and PostgreSQL, and everything that can happen to them.

Each has a network namespace of its own. Nodes, NATS and PostgreSQL are killed (`kill -9`), stopped for a
while (SIGSTOP) and started again; lines between a node and NATS, a node and PostgreSQL are cut. People play
on all the time. Nothing acknowledged may be lost, stored twice or stored otherwise, and every table goes on
within five seconds of a fault's end. Needs Linux and root, for the namespaces; nothing leaves them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from bench.server.evening import TableApp, differences, missing_and_doubled
from bench.server.faults import BadNetwork
from bench.server.lines import Line, Places, go_inside
from bench.server.nats_process import NatsProcess
from bench.server.postgres_process import PostgresProcess
from bench.server.process import ServerProcess

Fault = Callable[[random.Random], Awaitable[None]]

NODES = ("one", "two")
STORED = "SELECT table_id, idem, count(*), min(body) FROM log WHERE idem IS NOT NULL GROUP BY 1, 2"
GOES_ON = 5.0  # seconds that a table may take
LONGEST = 30.0  # seconds that are waited for one that does not


class Balancer(BadNetwork):
    """Leads people to whichever node answers that it can take them, as a web server before the nodes does."""

    def __init__(self, nodes: list[ServerProcess]) -> None:
        super().__init__(nodes[0].port)
        self._nodes = nodes
        self._good = set(nodes)
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen, and ask the nodes again and again how they are."""
        await super().start()
        self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Cut everything."""
        if self._looking is not None:
            self._looking.cancel()
        await super().stop()

    async def _look(self) -> None:
        async with httpx.AsyncClient(timeout=0.5) as http:
            while True:
                for node in self._nodes:
                    ready = False
                    with contextlib.suppress(httpx.HTTPError):
                        ready = (await http.get(f"{node.address}/ready")).status_code == 200
                    (self._good.add if ready else self._good.discard)(node)
                await asyncio.sleep(0.2)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        node = self.luck.choice([node for node in self._nodes if node in self._good] or self._nodes)
        self.host, self.target = node.host, node.port
        await super()._serve(reader, writer)


class Cluster:
    """Everything that can break, each in a place of its own."""

    def __init__(self, folder: Path) -> None:
        self.places = Places()
        for place in ("database", "nats", *NODES):
            self.places.add(place)
        to_nats, to_database = self.places.line(None, "nats"), self.places.line(None, "database")
        self.database = f"postgresql://postgres@{to_database.there}:5432/postgres"
        self.nats = NatsProcess(folder, to_nats.there, self.places.inside("nats"))
        self.postgres = PostgresProcess(folder, self.places.inside("database"), "10.77.0.0/16")
        self.lines_to_nats = [self.places.line(name, "nats") for name in NODES]
        self.lines_to_database = [self.places.line(name, "database") for name in NODES]
        self.nodes = [self._node(folder, number) for number in range(len(NODES))]
        self._starting: asyncio.Task[None] | None = None

    def _node(self, folder: Path, number: int) -> ServerProcess:
        name = NODES[number]
        database, nats = self.lines_to_database[number].there, self.lines_to_nats[number].there
        return ServerProcess(
            f"postgresql://postgres@{database}:5432/postgres",
            folder / f"{name}.log",
            host=self.places.line(None, name).there,
            before=self.places.inside(name),
            nats=f"nats://{nats}:{self.nats.port}",
            grace=60.0,
            after_restart=1.0,
        )

    async def start(self) -> None:
        """Start everything."""
        self.nats.start()
        await asyncio.to_thread(self.postgres.start)
        for node in self.nodes:
            await asyncio.to_thread(node.start)

    def faults(self) -> dict[str, Fault]:
        """What can happen."""
        return {
            "node killed": self._kill_node,
            "node stopped": self._stop_node,
            "NATS killed": self._kill_nats,
            "NATS stopped": self._stop_nats,
            "PostgreSQL killed": self._kill_postgres,
            "PostgreSQL stopped": self._stop_postgres,
            "line to NATS cut": partial(self._cut, self.lines_to_nats),
            "line to PostgreSQL cut": partial(self._cut, self.lines_to_database),
        }

    async def _kill_node(self, luck: random.Random) -> None:
        """The fault ends when the node is dead: the other one has to go on, this one comes back meanwhile."""
        if self._starting is not None:
            await self._starting
        node = luck.choice(self.nodes)
        node.kill()
        self._starting = asyncio.create_task(asyncio.to_thread(node.start))

    async def _stop_node(self, luck: random.Random) -> None:
        await self._stop(luck, luck.choice(self.nodes).send)

    async def _kill_nats(self, luck: random.Random) -> None:
        self.nats.kill()
        await asyncio.sleep(luck.uniform(0, 2))
        await asyncio.to_thread(self.nats.start)

    async def _stop_nats(self, luck: random.Random) -> None:
        await self._stop(luck, self.nats.send)

    async def _kill_postgres(self, luck: random.Random) -> None:
        """It comes back as after a power cut: the log is played again."""
        self.postgres.kill()
        await asyncio.sleep(luck.uniform(0, 2))
        await asyncio.to_thread(self.postgres.start)

    async def _stop_postgres(self, luck: random.Random) -> None:
        await self._stop(luck, self.postgres.send)

    @staticmethod
    async def _stop(luck: random.Random, send: Callable[[signal.Signals], None]) -> None:
        send(signal.SIGSTOP)
        await asyncio.sleep(luck.uniform(0.5, 4))
        send(signal.SIGCONT)

    @staticmethod
    async def _cut(lines: list[Line], luck: random.Random) -> None:
        line = luck.choice(lines)
        line.cut()
        await asyncio.sleep(luck.uniform(0.5, 4))
        line.mend()

    async def settle(self) -> None:
        """Nothing is wrong any more."""
        if self._starting is not None:
            await self._starting

    def stop(self) -> None:
        """End everything."""
        with contextlib.ExitStack() as stack:
            stack.callback(self.places.remove)
            stack.callback(self.postgres.remove)
            stack.callback(self.nats.kill)
            for node in self.nodes:
                stack.callback(node.kill)


async def goes_on(evening: TableApp) -> float:
    """How long it takes until every table that is being played has moved on."""
    begun = time.monotonic()
    playing = {player.table for player in evening.players}
    before = Counter(table for table, _, _ in evening.acknowledged)
    while time.monotonic() - begun < LONGEST:
        now = Counter(table for table, _, _ in evening.acknowledged)
        here = {player.table for player in evening.players}
        if all(now[table] > before[table] or table not in here for table in playing):
            break
        await asyncio.sleep(0.05)
    return time.monotonic() - begun


async def play(folder: Path, count: int, tables: int, seed: int, only: list[str] | None) -> dict[str, Any]:
    """One fault after the other, while people play."""
    cluster = Cluster(folder)
    try:
        await cluster.start()
        return await play_in(cluster, count, tables, seed, only)
    finally:
        cluster.stop()


async def play_in(
    cluster: Cluster, count: int, tables: int, seed: int, only: list[str] | None
) -> dict[str, Any]:
    """The same, once everything runs."""
    luck, balancer = random.Random(seed), Balancer(cluster.nodes)
    await balancer.start()
    address = f"http://127.0.0.1:{balancer.port}"
    evening = TableApp(address, tables, pause=lambda own: own.uniform(0, 0.6), seed=seed)
    playing = asyncio.create_task(evening.play())
    await asyncio.sleep(4)
    times: dict[str, list[float]] = {name: [] for name in cluster.faults()}
    faults = [(name, fault) for name, fault in cluster.faults().items() if name in (only or times)]
    for number in range(count):
        name, fault = faults[number % len(faults)]
        await fault(luck)
        times[name].append(await goes_on(evening))
        print(f"{name}: {times[name][-1]:.2f} s, {len(evening.acknowledged)} acknowledged", flush=True)
        await asyncio.sleep(luck.uniform(0, 0.5))
        if playing.done():
            playing.result()
    evening.stopping = True
    await cluster.settle()
    await asyncio.wait_for(playing, 600)
    problems = [problem for player in evening.past for problem in await differences(player)]
    rows = await rows_of(cluster.database)
    lost, doubled = missing_and_doubled(
        [(table, idem, n) for table, idem, n, _ in rows], evening.acknowledged
    )
    await balancer.stop()
    return {
        "seed": seed,
        "faults": {name: len(took) for name, took in times.items()},
        "choices acknowledged": len(evening.acknowledged),
        "games finished": evening.finished,
        "lost": lost,
        "doubled": doubled,
        "rewritten": rewritten(rows, evening.told),
        "problems": problems[:5],
        "seconds until all tables went on": {
            name: {"median": round(median(took), 2), "longest": round(max(took), 2)}
            for name, took in times.items()
            if took
        },
        f"over {GOES_ON:.0f} s": sum(one > GOES_ON for took in times.values() for one in took),
    }


def rewritten(rows: list[tuple[str, str, int, str]], told: dict[tuple[str, str], list[int]]) -> int:
    """How many acknowledged choices are stored with another content than the one that was sent."""
    stored = {
        (table, idem): json.loads(body)["choices"] for table, idem, _, body in rows if "choices" in body
    }
    return sum(stored.get(key, sent) != sent for key, sent in told.items())


async def rows_of(database: str) -> list[tuple[str, str, int, str]]:
    """What is stored under which id: table, id, how often, what."""
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(STORED)]
    finally:
        await connection.close()


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.cluster", description=__doc__)
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", nargs="+", help="these faults alone, such as 'node killed'")
    parser.add_argument("--keep", type=Path, help="a file that what was found is added to")
    asked = parser.parse_args()
    go_inside("bench.server.cluster")
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(play(Path(folder), asked.faults, asked.tables, asked.seed, asked.only))
    print(json.dumps(found, indent=2))
    if asked.keep:
        with asked.keep.open("a") as kept:
            kept.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
