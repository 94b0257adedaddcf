"""`python -m bench.server.load`: many live tables, and the time from a choice to every client's event.

A choice is timed from the moment it is sent to the moment the last client that hears of it has heard: the
chooser its own news, the others the count or the reveal that followed. Which news follows from which choice
is read from the log afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from bench.server.evening import TableApp, differences, lost_and_doubled
from bench.server.player import Player
from bench.server.process import ServerProcess
from sixthman.server.database import connect, connect_plainly
from sixthman.server.engines import RulesCache
from sixthman.server.quick_table import QuickState
from sixthman.server.store import Store
from sixthman.server.writer import Writer

ARRIVAL = 25.0  # seconds over which tables fill
LAST = 3.0  # seconds before the end from which choices are not timed: their news may still be on its way


class Stopwatch:
    """When each choice was sent and each news was heard; the log tells afterwards which led to which."""

    def __init__(self) -> None:
        self._sent: dict[tuple[str, str], float] = {}  # by table, and id as the log has it
        self._heard: dict[tuple[str, int], dict[int, float]] = defaultdict(dict)  # by table, seat; number
        self._answers: list[tuple[float, float]] = []  # when sent, and how long it took

    def send(self, player: Player, command_id: str) -> None:
        """A choice goes out."""
        self._sent[player.table, f"{player.seat}:{command_id}"] = time.perf_counter()

    def hear(self, player: Player, frame: dict[str, Any], at: float) -> None:
        """Something has come in."""
        if frame["kind"] == "done":
            begun = self._sent.get((player.table, f"{player.seat}:{frame['id']}"))
            if begun is not None:
                self._answers.append((begun, at - begun))
        elif frame["kind"] in ("hello", "news"):
            numbers = self._heard[player.table, player.seat or 0]
            for news in frame.get("news", [frame]):
                numbers.setdefault(news["seq"], at)

    def answers(self, since: float, until: float) -> list[float]:
        """How long the answer to each choice took."""
        return [took for begun, took in self._answers if since <= begun < until]

    async def times(self, database: str, since: float, until: float) -> tuple[list[float], int]:
        """For each choice, how long until the last client that hears of it had heard; and how many never did.

        Which news a choice leads to is worked out as the server does it: from the rows of the log.
        """
        shelf = RulesCache()
        engine = connect(database)
        store = Store(engine, Writer(engine, connect_plainly(engine)))
        times: list[float] = []
        unheard = 0
        for table in {table for table, _ in self._sent}:
            agreed = await store.agreed(table)
            assert agreed is not None
            table_state = QuickState(table, agreed, shelf[agreed.game])
            for row in await store.rows(table):
                before = [len(news) for news in table_state.news]
                table_state.apply(row)
                begun = self._sent.get((table, row.idem or ""), -1.0)
                if not since <= begun < until:
                    continue
                arrivals = [
                    self._heard[table, seat].get(len(table_state.news[seat]))
                    for seat in range(table_state.seats)
                    if len(table_state.news[seat]) > before[seat]
                ]
                unheard += arrivals.count(None)
                times.append(max((at for at in arrivals if at is not None), default=begun) - begun)
        await engine.dispose()
        return times, unheard


def percentile(values: list[float], share: float) -> float:
    """The value that this many are below, in milliseconds."""
    if not values:
        return float("nan")
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000


async def load(
    server: ServerProcess, database: str, tables: int, seconds: float, every: float, asleep: int, idle: int
) -> dict[str, object]:
    """Play at this many tables for so long."""
    watch = Stopwatch()
    before = server.memory()
    sleepers = await fall_asleep(server, asleep)
    with_sleepers = server.memory()
    listeners = await hold(server, idle)
    evening = TableApp(
        server.address,
        tables,
        pause=lambda luck: luck.uniform(0.5, 1.5) * every,
        over=ARRIVAL,
        heartbeat=lambda luck: luck.uniform(15, 25),
        on_frame=watch.hear,
        on_send=watch.send,
    )
    playing = asyncio.create_task(evening.play())
    while len(evening.players) < tables * evening.seats:
        await asyncio.sleep(0.2)
        if playing.done():
            playing.result()
    since = time.perf_counter()
    choices, cpu = evening.choices, server.cpu_seconds()
    most = server.memory()
    for _ in range(int(seconds)):
        await asyncio.sleep(1)
        most = max(most, server.memory())
        if playing.done():
            playing.result()
    took = time.perf_counter() - since
    until = time.perf_counter() - LAST
    answers = watch.answers(since, until)
    figures: dict[str, object] = {
        "tables": tables,
        "connections": tables * evening.seats + len(listeners),
        "asleep": sleepers,
        "seconds": round(took),
        "choices per second": round((evening.choices - choices) / took, 1),
        "answers, ms: p50": round(percentile(answers, 0.5), 1),
        "answers p99": round(percentile(answers, 0.99), 1),
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
    times, unheard = await watch.times(database, since, until)
    return figures | {
        "choices timed": len(times),
        "choice to the last client's news, ms: p50": round(percentile(times, 0.5), 1),
        "p99": round(percentile(times, 0.99), 1),
        "worst": round(percentile(times, 1.0), 1),
        "news not heard": unheard,
        "lost": lost,
        "doubled": doubled,
        "problems": problems,
    }


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
    gc.disable()  # the stopwatch must not stand still while objects are looked through
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
