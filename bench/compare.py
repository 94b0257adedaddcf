"""`python -m bench.compare REVISION`: this checkout against another revision of it, in one run.

Both play the same games of both games on one core, in turn, several times, every second round in reverse
order. What counts is processor time, start-up and compilation left out; the best round of each is compared.
For judging whether a change cost speed. Exits with 1 if anything is slower than it may be.

    python -m bench.compare v0.1.0
    python -m bench.compare v0.1.0 --only "hoops random" --rounds 12
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.machine import cpu_model, load, one_core

LEAST = 0.97  # of the other revision's speed
# The command of any revision, in processor time instead of the clock on the wall.
PROGRAM = (
    "import runpy, sys, time;"
    "time.perf_counter = time.process_time;"
    "sys.argv[0] = 'sixthman';"
    "runpy.run_module('sixthman', run_name='__main__')"
)
SEATS = {"allstar": ("--seats", "4"), "hoops": ()}
GAMES = {  # about a second of each
    ("allstar", "random"): 400_000,
    ("allstar", "pro"): 60_000,
    ("hoops", "random"): 16_000,
    ("hoops", "pro"): 5_000,
}
TARGETS = ("cpu", "wasm")


@dataclass
class Race:
    """What both revisions play."""

    game: str
    bots: str
    target: str
    speeds: list[tuple[float, float]] = field(
        default_factory=list
    )  # of this checkout, of the other; by round
    digests: set[str] = field(default_factory=set)

    @property
    def name(self) -> str:
        """`hoops random wasm`"""
        return f"{self.game} {self.bots} {self.target}"

    @property
    def best(self) -> tuple[float, float]:
        """The fastest round of each."""
        return max(mine for mine, _ in self.speeds), max(other for _, other in self.speeds)

    @property
    def ratio(self) -> float:
        """How many times as fast as the other revision."""
        return self.best[0] / self.best[1]

    def run(self, roots: tuple[Path, Path], number: int) -> None:
        """One round: each of them once."""
        found: list[dict[str, Any]] = [{}, {}]
        for which in (0, 1) if number % 2 == 0 else (1, 0):
            found[which] = self._measure(roots[which])
        self.digests |= {str(one["digest"]) for one in found}
        mine, other = (float(one["decisions_per_second"]) for one in found)
        self.speeds.append((mine, other))

    def _measure(self, root: Path) -> dict[str, Any]:
        games = str(GAMES[self.game, self.bots])
        asked = ("simulate", self.game, *SEATS[self.game], "--bots", self.bots, "--target", self.target)
        command = [sys.executable, "-c", PROGRAM, *asked, "--games", games, "--processes", "1", "--json"]
        environment = os.environ | {"PYTHONPATH": str(root / "src")}
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=root)
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def told(self) -> str:
        """A line of the table."""
        mine, other = (speed / 1e6 for speed in self.best)
        rounds = median(mine / other for mine, other in self.speeds)
        digests = "digests equal" if len(self.digests) == 1 else "other games: the rules or bots differ"
        return f"{self.name:22} {mine:8.2f} {other:8.2f}   {self.ratio:.3f}   {rounds:.3f}   {digests}"


def main() -> int:
    """Measure both, print a table."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.compare",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("revision", help="the revision to compare with, as git knows it")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (default 7)")
    parser.add_argument("--only", default="", help='what has this in its name, such as "hoops pro wasm"')
    parser.add_argument("--least", type=float, default=LEAST, help=f"of the other's speed (default {LEAST})")
    options = parser.parse_args()
    races = [Race(*pair, target) for pair in GAMES for target in TARGETS]
    races = [race for race in races if options.only in race.name]
    if not races:
        parser.error(f"nothing is called {options.only!r}")
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        _git("worktree", "add", "--detach", str(other), options.revision)
        try:
            print(f"{cpu_model()}, load {load()}")
            with one_core():
                for number in range(options.rounds):
                    for race in races:
                        race.run((Path.cwd(), other), number)
                        mine, their = (speed / 1e6 for speed in race.speeds[-1])
                        print(f"round {number + 1}: {race.name:22} {mine:8.2f} {their:8.2f}", flush=True)
        finally:
            _git("worktree", "remove", "--force", str(other))
    print(f"\nmillion decisions/s      here {options.revision[:8]:>8}   best   rounds (median)")
    for race in races:
        print(race.told())
    return 0 if all(race.ratio >= options.least for race in races) else 1


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
