"""Time random play in one arena, and print what was found as one JSON object.

    python -I bench/peers/clock.py bench/peers/rlcard.py uno --seconds 2 --seed 1
    python -I bench/peers/clock.py bench/peers/rlcard.py uno --seconds 20 --memory

The arena's file is loaded by its path, so nothing but the peer itself has to be importable. Importing the
peer, opening the arena (which plays or compiles once, to warm up) and counting are outside the clock.
"""

import argparse
import importlib
import importlib.util
import json
import os
import sys
import time
from importlib import metadata
from types import ModuleType
from typing import Any, Protocol

_MARKS = (10_000, 100_000, 1_000_000)


class Arena(Protocol):
    """One game of one peer with random players: the same seed always plays the same games."""

    games: int

    def play(self) -> None:
        """Play on for a moment: a game, or as many as one call of the peer plays."""

    def tally(self) -> dict[str, Any]:
        """Count the `decisions` of all games played, and what else is known of them."""


def main() -> int:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description="Time random play in one arena.")
    parser.add_argument("arena", help="the file that opens it, such as bench/peers/rlcard.py")
    parser.add_argument("game", help="the game, as that file calls it")
    parser.add_argument("--seconds", type=float, default=2.0, help="play at least this long (default 2)")
    parser.add_argument("--seed", type=int, default=1, help="which games are played (default 1)")
    parser.add_argument("--memory", action="store_true", help="watch the memory instead of the clock")
    options = parser.parse_args()
    module = _module_at(options.arena)
    found: dict[str, Any] = {"game": options.game, "memory_mb": {"start": _memory()}}
    begin = time.perf_counter()
    importlib.import_module(module.MODULE)
    found |= {"import_seconds": time.perf_counter() - begin, "version": metadata.version(module.PACKAGE)}
    found["memory_mb"]["import"] = _memory()
    arena: Arena = module.arena(options.game, options.seed)
    found["ready_seconds"] = time.perf_counter() - begin
    if options.memory:
        found["memory_mb"] |= _watched(arena, options.seconds)
    else:
        found |= _timed(arena, options.seconds)
    found["games"] = arena.games
    print(json.dumps(found))
    return 0


def _module_at(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("arena", path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path} is no Python file.")
    module = importlib.util.module_from_spec(spec)
    sys.modules["arena"] = module
    spec.loader.exec_module(module)
    return module


def _timed(arena: Arena, seconds: float) -> dict[str, Any]:
    """Play for at least `seconds`; give what was counted and how fast it went."""
    start = time.perf_counter()
    arena.play()
    while (elapsed := time.perf_counter() - start) < seconds:
        arena.play()
    found = arena.tally()
    return found | {"seconds": elapsed, "decisions_per_second": found["decisions"] / elapsed}


def _watched(arena: Arena, seconds: float) -> dict[str, float | None]:
    """Play until the last mark, but no longer than `seconds`; give the memory at each mark that was
    reached."""
    found: dict[str, float | None] = {}
    start = time.perf_counter()
    for mark in _MARKS:
        while arena.games < mark and time.perf_counter() - start < seconds:
            arena.play()
        if arena.games >= mark:
            found[str(mark)] = _memory()
    return found | {"end": _memory()}


def _memory() -> float | None:
    """Give the megabytes this process holds in memory, where the system tells."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    sys.exit(main())
