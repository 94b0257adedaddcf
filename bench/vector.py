"""How many steps per second the vector environment makes on one core: `python -m bench.vector`.

A step is one action in one game: the caller draws a legal action from the action mask (`env.sample`,
compiled), the environment checks it, carries it out with all that follows, deals a new game where one has
ended, and writes observation, mask, seat to move, reward and end of game for the next seat. Timed is the wall
clock around `env.step(env.sample(actions))`, Python's own work included; compiling and a first thousand steps
are not.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from bench.machine import cpu_model, load, one_core
from sixthman.envs.gymnasium import VectorEnv

TABLES: dict[str, dict[str, Any]] = {
    "All-Star Draft, 4 seats": {"game": "allstar", "seats": 4},
    "NBA Deck-Building": {"game": "hoops"},
}
GAMES = (1, 64, 256, 1024, 4096)
RUNS = 5
WARM_UP = 1000  # steps of every game


@dataclass(frozen=True)
class Speed:
    """Steps a second with this many games at once: the best and the median of the runs."""

    table: str
    games: int
    best: float
    median: float


def measure(table: str, games: int, seconds: float, runs: int = RUNS) -> Speed:
    """Time the environment with this many games at once."""
    env = VectorEnv(num_envs=games, **TABLES[table])
    env.reset(seed=1)
    actions = np.zeros(games, np.int64)
    start = time.perf_counter()
    for _ in range(WARM_UP):
        env.step(env.sample(actions))
    steps = max(1, int(seconds * WARM_UP / (time.perf_counter() - start)))
    speeds = []
    for _ in range(runs):
        start = time.perf_counter()
        for _ in range(steps):
            env.step(env.sample(actions))
        speeds.append(steps * games / (time.perf_counter() - start))
    return Speed(table, games, max(speeds), statistics.median(speeds))


def main() -> int:
    """Measure both games; print a table, or everything as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a run")
    parser.add_argument("--games", type=int, nargs="+", default=GAMES, help="games at once")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    options = parser.parse_args()
    busy = load()
    with one_core() as pinned:
        found = [
            measure(table, games, options.seconds) for table in options.tables for games in options.games
        ]
    facts = {"processor": cpu_model(), "load": busy, "one_core": pinned, "runs": RUNS}
    if options.json:
        print(json.dumps(facts | {"speeds": [asdict(speed) for speed in found]}))
        return 0
    print(f"{facts['processor']}, load {busy}; best and median of {RUNS} runs, million steps per second")
    for speed in found:
        print(f"{speed.table:<24} {speed.games:>6} games {speed.best / 1e6:7.2f} {speed.median / 1e6:7.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
