"""`python -m bench.compare REVISION`: this checkout against another revision of it, in one run.

Both play the same games of All-Star Draft (2025, four seats, at random, on one core), in turn, several times;
the best run of each counts. For judging whether a change of the rules cost speed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.machine import cpu_model, load, one_core

_GAMES = "40000"
_COMMAND = ("simulate", "allstar", "--seats", "4", "--target", "cpu", "--games", _GAMES, "--json")


def main() -> int:
    """Measure both, print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("revision", help="the revision to compare with, as git knows it")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default 5)")
    options = parser.parse_args()
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        _git("worktree", "add", "--detach", str(other), options.revision)
        try:
            print(f"{cpu_model()}, load {load()}")
            best = {"this checkout": 0.0, options.revision: 0.0}
            with one_core():
                for turn in range(options.rounds):
                    for name, root in {"this checkout": here, options.revision: other}.items():
                        speed = _measure(root, Path(folder) / f"cache-{root.name}")
                        best[name] = max(best[name], speed)
                        print(f"round {turn + 1}: {name:24} {speed / 1e6:6.2f} million decisions/s")
        finally:
            _git("worktree", "remove", "--force", str(other))
    mine, theirs = best["this checkout"], best[options.revision]
    print(f"best: {mine / 1e6:.2f} against {theirs / 1e6:.2f} million decisions/s: {mine / theirs:.3f} times")
    return 0


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _measure(root: Path, cache: Path) -> float:
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "SIXTHMAN_CACHE": str(cache)}
    command = [sys.executable, "-m", "sixthman", *_COMMAND]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=root)
    return float(json.loads(done.stdout)["decisions_per_second"])


if __name__ == "__main__":
    sys.exit(main())
