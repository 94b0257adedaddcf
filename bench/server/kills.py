"""`python -m bench.server.kills`: kill -9 at random moments during load; nothing acknowledged may be lost."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.server.evening import TableApp, differences, lost_and_doubled
from bench.server.process import ServerProcess


async def kill_again_and_again(
    server: ServerProcess, database: str, kills: int, tables: int, pause: float, seed: int = 7
) -> dict[str, Any]:
    """Play at some tables while the server is killed; then look at what is left."""
    luck = random.Random(seed)
    evening = TableApp(server.address, tables, pause=lambda own: own.uniform(0, 2 * pause), seed=seed)
    playing = asyncio.create_task(evening.play())
    begun = time.monotonic()
    for _ in range(kills):
        await asyncio.sleep(luck.uniform(0.3, 2.0))
        server.kill()
        await asyncio.to_thread(server.start)
        if playing.done():
            break
        print(f"{len(evening.acknowledged)} acknowledged, {evening.finished} games over", flush=True)
    evening.stopping = True
    await asyncio.wait_for(playing, 900)
    problems = [problem for player in evening.past for problem in await differences(player)]
    lost, doubled = lost_and_doubled(database, evening.acknowledged)
    return {
        "kills": kills,
        "seconds": round(time.monotonic() - begun),
        "choices acknowledged": len(evening.acknowledged),
        "games finished": evening.finished,
        "lost": lost,
        "doubled": doubled,
        "problems": problems,
    }


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between choices, on average")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "kills.db")
        server = ServerProcess(database, Path(folder) / "server.log", grace=60.0)
        server.start()
        try:
            found = asyncio.run(
                kill_again_and_again(server, database, asked.kills, asked.tables, asked.pause)
            )
        finally:
            server.stop()
        for what, value in found.items():
            print(f"{what}: {value}")


if __name__ == "__main__":
    main()
