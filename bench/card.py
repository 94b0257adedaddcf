"""The same games on the processor and on an NVIDIA card: equal digests, and how fast the card is.

Run on a machine with a card:  python -m bench.card [--games N] [--output docs/card.md]
Needs only numpy, numba and numba-cuda beside the package itself.
"""

from __future__ import annotations

import argparse
import multiprocessing
import platform
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any

from sixthman.kernel.cuda import NoCard, load_cuda
from sixthman.lab.batches import Batch
from sixthman.lab.games import game_named
from sixthman.lab.simulate import Simulation, simulate

TABLES = {  # name: game, seats, options as the rules know them
    "All-Star Draft, Heritage, 2 seats": ("allstar", 2, (0, 2, 1, 0, 0)),
    "All-Star Draft, Free Agency, 2 seats": ("allstar", 2, (0, 2, 2, 0, 0)),
    "All-Star Draft, Clash, 2 seats": ("allstar", 2, (0, 2, 3, 0, 0)),
    "All-Star Draft, 3 seats, coaches": ("allstar", 3, (0, 3, 0, 0, 1)),
    "All-Star Draft, 4 seats": ("allstar", 4, (0, 4, 0, 0, 0)),
    "All-Star Draft, 5 seats": ("allstar", 5, (0, 5, 0, 0, 0)),
    "All-Star Draft, 6 seats, no whistle": ("allstar", 6, (0, 6, 0, 1, 0)),
    "All-Star Draft 2020, 2 seats": ("allstar", 2, (1, 2, 4, 0, 1)),
    "All-Star Draft 2020, 4 seats": ("allstar", 4, (1, 4, 0, 0, 1)),
    "All-Star Draft 2020, 6 seats, no coaches": ("allstar", 6, (1, 6, 0, 0, 0)),
    "NBA Deck-Building": ("hoops", 2, (0, 0, 4, -1)),
    "NBA Deck-Building, expert": ("hoops", 2, (1, 1, 4, -1)),
}
TIMED = {"allstar": "All-Star Draft, 4 seats", "hoops": "NBA Deck-Building"}
RUNS = 3
BOTS = {"random": 0, "rookie": 1, "pro": 2}
AT_RANDOM, OTHERS = ("random",), ("rookie", "pro")
KERNELS = [(game, bots) for game in TIMED for bots in (AT_RANDOM, OTHERS)]

Row = tuple[str, str, int, str, str]  # table, bots, games, digest, verdict
Runs = dict[tuple[str, str], list[Simulation]]  # by table and bots


def main() -> None:
    """Compare, time, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games for each comparison")
    parser.add_argument("--timed", type=int, default=1 << 24, help="games for each timing of random play")
    parser.add_argument("--output", type=Path, help="where to write the page")
    arguments = parser.parse_args()
    try:
        load_cuda()
    except NoCard as reason:
        sys.exit(str(reason))
    context = multiprocessing.get_context("spawn")  # all kernels are compiled at the same time
    workers = {kernel: ProcessPoolExecutor(1, context) for kernel in KERNELS}
    compared = [workers[kernel].submit(compare_all, *kernel, arguments.games) for kernel in KERNELS]
    rows = [row for done in compared for row in done.result()]
    runs: Runs = {}
    for kernel in KERNELS:  # timed one after the other
        runs |= workers[kernel].submit(time_all, *kernel, arguments.timed).result()
    page = as_page(rows, runs)
    print(page)
    if arguments.output:
        arguments.output.write_text(page, "utf-8")
    if not all(row[-1] == "equal" for row in rows):
        sys.exit("digests differ")


def compare_all(game: str, bots: tuple[str, ...], games: int) -> list[Row]:
    """All tables of a game, with some bots."""
    rows = []
    for name in (name for name in TABLES if TABLES[name][0] == game):
        for bot in bots:
            rows.append(compare(name, bot, games if bot == "random" else games // 10))
            print(*rows[-1], sep="  ", flush=True)
    return rows


def time_all(game: str, bots: tuple[str, ...], games: int) -> Runs:
    """The table of a game that is timed, with the best of these bots; slow ones play fewer games."""
    bot, share = bots[-1], 1 if bots == AT_RANDOM else 16
    return {(TIMED[game], bot): [play(TIMED[game], bot, games // share, "cuda") for _ in range(RUNS)]}


def play(name: str, bot: str, games: int, target: str) -> Simulation:
    """One batch on one target."""
    game, seats, options = TABLES[name]
    return simulate(game_named(game), Batch(options, (BOTS[bot],) * seats, "7"), games, 1, target)


def compare(name: str, bot: str, games: int) -> Row:
    """Play the same games on both."""
    on_cpu, on_card = (play(name, bot, games, target) for target in ("cpu", "cuda"))
    verdict = "equal" if on_cpu.digest == on_card.digest else "DIFFERENT"
    return name, bot, games, on_cpu.digest[:16], verdict


def as_page(rows: list[Row], runs: Runs) -> str:
    """The findings as Markdown."""
    lines = [
        "# On a graphics card",
        "",
        f"Written by `python -m bench.card` on {date.today()}: {card_name()},",
        f"Python {platform.python_version()}.",
        "",
        "Whole games, timed by the card's own events after a warm-up:",
        "",
        "| table | bots | games a run | runs | billion decisions a second, best | median |",
        "| --- | --- | --- | --- | --- | --- |",
        *(timed_row(name, bot, found) for (name, bot), found in runs.items()),
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


def timed_row(name: str, bot: str, runs: list[Simulation]) -> str:
    """One line of the timings."""
    speeds = sorted(run.decisions_per_second / 1e9 for run in runs)
    median = speeds[len(speeds) // 2]
    return f"| {name} | {bot} | {runs[0].games:,} | {len(runs)} | **{speeds[-1]:.3f}** | {median:.3f} |"


def card_name() -> str:
    """What the card calls itself."""
    cuda: Any = load_cuda()
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


if __name__ == "__main__":
    main()
