"""How long trying a change takes: `sixthman lab try`, from the edit of a change file to its figures.

python -m bench.tries [--processes 2]     prints seconds, and how busy the machine was
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CHANGES = {
    "allstar": (100_000, 5.0, 'arena = [{ name = "Polarena 1", fans = [20, 15, 12, 11, 7, 6] }]\n'),
    "hoops": (5_000, 10.0, 'player = [{ name = "LeBron James", cost = 12 }]\n'),
}
ROUNDS = 3


def seconds(game: str, processes: int, folder: str) -> tuple[float, float]:
    """A whole command, from its start to its last line; and the processor's part of it."""
    games, _, changes = CHANGES[game]
    file = Path(folder) / f"{game}.toml"
    file.write_text(changes, "utf-8")
    command = [sys.executable, "-m", "sixthman", "lab", "try", str(file), "--json"]
    command += ["--games", str(games), "--processes", str(processes)]
    before, begun = os.times(), time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - begun, os.times()
    return wall, after.children_user + after.children_system - before.children_user - before.children_system


def main() -> int:
    """Measure both games; 1 if one of them takes longer than it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    processes = parser.parse_args().processes
    slow = 0
    with tempfile.TemporaryDirectory() as folder:
        for game, (games, limit, _) in CHANGES.items():
            found = [seconds(game, processes, folder) for _ in range(ROUNDS)]
            wall, used = min(found)
            middle = statistics.median(one for one, _ in found)
            slow += wall > limit
            print(
                f"{game}: {games:,} games with both card sets, {processes} processes: {wall:.1f} s at best, "
                f"{middle:.1f} s in the middle of {ROUNDS} (limit {limit:.0f} s); processor {used:.1f} s; "
                f"load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
    return int(slow > 0)


if __name__ == "__main__":
    sys.exit(main())
