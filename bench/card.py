"""The same games on the processor and on an NVIDIA card: equal digests, and how fast the card is.

Run on a machine with a card:  python -m bench.card [--games N] [--output docs/card.md]
Needs only numpy, numba and numba-cuda beside the package itself.
"""

from __future__ import annotations

import argparse
import platform
import sys
from datetime import date
from pathlib import Path
from typing import Any

from sixthman.lab.batches import Batch
from sixthman.lab.games import game_named
from sixthman.lab.simulate import Simulation, simulate
from sixthman.messages import Told

TABLES = {  # name: edition, seats, mode, no whistle arenas
    "Heritage, 2 seats": (0, 2, 1, 0),
    "Free Agency, 2 seats": (0, 2, 2, 0),
    "Clash, 2 seats": (0, 2, 3, 0),
    "3 seats": (0, 3, 0, 0),
    "4 seats": (0, 4, 0, 0),
    "5 seats": (0, 5, 0, 0),
    "6 seats, no whistle": (0, 6, 0, 1),
}
BOTS = {"random": 0, "heuristic": 1}


def main() -> None:
    """Compare, time, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games for each comparison")
    parser.add_argument("--timed", type=int, default=1 << 24, help="games for the timing, random, 4 seats")
    parser.add_argument("--output", type=Path, help="where to write the page")
    arguments = parser.parse_args()
    rows = []
    try:
        for name, options in TABLES.items():
            for bot in BOTS:
                games = arguments.games if bot == "random" else arguments.games // 10
                rows.append(compare(name, options, bot, games))
                print(*rows[-1], sep="  ", flush=True)
        runs = [play(TABLES["4 seats"], "random", arguments.timed, "cuda") for _ in range(3)]
    except Told as reason:
        sys.exit(str(reason))
    page = as_page(rows, runs)
    print(page)
    if arguments.output:
        arguments.output.write_text(page, "utf-8")
    if not all(row[-1] == "equal" for row in rows):
        sys.exit("digests differ")


def play(options: tuple[int, ...], bot: str, games: int, target: str) -> Simulation:
    """One batch on one target."""
    batch = Batch(options, (BOTS[bot],) * options[1], "7")
    return simulate(game_named("allstar"), batch, games, 1, target)


def compare(name: str, options: tuple[int, ...], bot: str, games: int) -> tuple[str, str, int, str, str]:
    """Play the same games on both."""
    on_cpu, on_card = (play(options, bot, games, target) for target in ("cpu", "cuda"))
    verdict = "equal" if on_cpu.digest == on_card.digest else "DIFFERENT"
    return name, bot, games, on_cpu.digest[:16], verdict


def as_page(rows: list[tuple[str, str, int, str, str]], runs: list[Simulation]) -> str:
    """The findings as Markdown."""
    speeds = sorted(run.decisions_per_second / 1e9 for run in runs)
    lines = [
        "# On a graphics card",
        "",
        f"Written by `python -m bench.card` on {date.today()}: {card_name()},",
        f"Python {platform.python_version()}.",
        "",
        f"Random play, four seats, full games with playoffs, {runs[0].games:,} games a run, timed by",
        f"the card's own events after a warm-up: best **{speeds[-1]:.2f} billion decisions a second**",
        f"(median {speeds[len(speeds) // 2]:.2f}, {len(speeds)} runs).",
        "",
        "The same seeds on the processor and on the card, digest of all final records:",
        "",
        "| table | bots | games | digest | |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {name} | {bot} | {games:,} | `{digest}…` | {same} |" for name, bot, games, digest, same in rows
    ]
    return "\n".join(lines) + "\n"


def card_name() -> str:
    """What the card calls itself."""
    from sixthman.kernel.cuda import load_cuda

    cuda: Any = load_cuda()
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


if __name__ == "__main__":
    main()
