"""`python -m bench.server.many_nodes`: a hundred nodes, one NATS, and what ten million tables that sleep ask.

Nodes are real as far as NATS can see (`sixthman.server.nats_nodes`, each with a connection of its own). Their
tables are only names. Measured: what nodes say while nobody plays, how long it takes to hold tables, to wake
tables whose clocks have run out, and to take over what a dead node held.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bench.server.crowds import cpu_seconds_of
from bench.server.found import keep
from bench.server.nats_process import NatsProcess
from bench.server.process import free_port
from sixthman.server.background import WAKE_AT_ONCE
from sixthman.server.nats_nodes import NatsNodes

SLEEPING = 10_000_000  # tables, of which each is woken …
A_DAY = 24 * 3600.0  # … once in this many seconds: games by correspondence
IDLE = 20.0  # seconds in which nobody plays


class House:
    """A node, and tables that are live there by name."""

    def __init__(self, address: str) -> None:
        self.live_tables: dict[str, Any] = {}
        self.nodes = NatsNodes(self, address)  # type: ignore[arg-type]
        self.running = asyncio.create_task(self.nodes.run())

    async def open(self, table: str) -> bool:
        """Have a table live; do we hold it?"""
        quiet = SimpleNamespace(number=0)

        def nothing(*_: Any) -> None:
            return

        self.live_tables[table] = SimpleNamespace(
            table_state=quiet, catch_up_soon=nothing, go_on_soon=nothing, seen=nothing, overdue=nothing
        )
        await self.nodes.follow(table)
        return await self.nodes.take(table)

    async def die(self) -> None:
        """As by kill -9: nothing is said any more."""
        self.running.cancel()
        connection = self.nodes._connection
        if connection is not None and connection._transport is not None:
            connection.options["allow_reconnect"] = False
            connection._transport.close()


class Server:
    """NATS, and what it says of itself."""

    def __init__(self, nats: NatsProcess, monitor: int) -> None:
        self._nats, self._monitor = nats, monitor

    def figures(self) -> dict[str, float]:
        """Messages in and out so far, memory, processor time."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._monitor}/varz", timeout=10) as answer:
            facts = json.loads(answer.read())
        cpu = cpu_seconds_of([self._nats.pid])
        return {"in": facts["in_msgs"], "out": facts["out_msgs"], "memory": facts["mem"], "cpu": cpu}


async def until(so: Callable[[], bool], patience: float = 60.0) -> float:
    """How long it takes until something is so."""
    begun = time.monotonic()
    while not so() and time.monotonic() - begun < patience:
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


async def live(server: Server, address: str, count: int, tables: int) -> dict[str, Any]:
    """A day in the life of this many nodes, in a minute."""
    houses = [House(address) for _ in range(count)]
    await until(lambda: all(house.nodes._store is not None for house in houses))
    await until(lambda: all(house.nodes.share_of_work()[1] == count for house in houses))
    before, begun, own = server.figures(), time.monotonic(), time.process_time()
    await asyncio.sleep(IDLE)
    after, took = server.figures(), time.monotonic() - begun
    found: dict[str, Any] = {
        "nodes": count,
        "idle: messages to NATS a second": round((after["in"] - before["in"]) / took),
        "idle: messages from NATS a second": round((after["out"] - before["out"]) / took),
        "idle: NATS' share of a core": round((after["cpu"] - before["cpu"]) / took, 3),
        "idle: a node's share of a core": round((time.process_time() - own) / took / count, 5),
    }
    begun = time.monotonic()
    names = [[f"t{number}-{table}" for table in range(tables)] for number in range(count)]

    async def hold(house: House, own_names: list[str]) -> int:
        return sum([await house.open(name) for name in own_names])

    held = sum(await asyncio.gather(*map(hold, houses, names)))
    found["live tables"] = held
    found["tables taken a second"] = round(held / (time.monotonic() - begun))
    found["NATS, MB"] = round(server.figures()["memory"] / 2**20)
    found |= await wake(houses, WAKE_AT_ONCE * 10)
    found |= await take_over(houses, names)
    for house in houses:
        await house.die()
    return found


async def wake(houses: list[House], due: int) -> dict[str, Any]:
    """Clocks have run out: every node looks at its part of the queue, as `Background.keep_time` does."""
    queue = [f"due{number}" for number in range(due)]
    begun, looks, woken, asked = time.monotonic(), 0, 0, 0

    async def look(house: House, number: int) -> list[str]:
        place, nodes = house.nodes.share_of_work()
        after = (place + number) % nodes * WAKE_AT_ONCE
        part = queue[after : after + WAKE_AT_ONCE]
        return [name for name in part if await house.nodes.take(name)]

    while queue:
        parts = await asyncio.gather(*(look(house, looks) for house in houses))
        asked += sum(map(len, parts))
        done = {name for part in parts for name in part}
        woken += len(done)
        queue = [name for name in queue if name not in done]
        looks += 1
    return {
        "clocks that ran out at once": due,
        "looks until all tables were woken": looks,
        "seconds for that": round(time.monotonic() - begun, 2),
        "woken twice": asked - woken,
        "wakes a second that the sleeping tables need": round(SLEEPING / A_DAY),
    }


async def take_over(houses: list[House], names: list[list[str]]) -> dict[str, Any]:
    """A node dies; its tables are live at others, too, as people connected there."""
    dead, others = houses.pop(0), houses[: len(names[0])]
    for house, name in zip(others, names[0], strict=False):
        await house.open(name)
    await dead.die()
    took = await until(
        lambda: all(house.nodes.drives(name) for house, name in zip(others, names[0], strict=False))
    )
    return {"seconds until a dead node's tables were taken over": round(took, 2)}


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.many_nodes", description=__doc__)
    parser.add_argument("--nodes", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20, help="live at each node")
    asked = parser.parse_args()
    monitor = free_port()
    more = ("-m", str(monitor))
    with tempfile.TemporaryDirectory() as folder, NatsProcess(Path(folder), more=more) as nats:
        found = asyncio.run(live(Server(nats, monitor), nats.address, asked.nodes, asked.tables))
    print(json.dumps(found, indent=2))
    keep("many-nodes", found)


if __name__ == "__main__":
    main()
