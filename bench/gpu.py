"""The same games on the processor and on an NVIDIA GPU: equal digests, and how fast the GPU is.

    python -m bench.gpu                     everything, then docs/gpu.md
    python -m bench.gpu --bots random --play hoops      only random play, of one game
    python -m bench.gpu --quick             fewer games, and no page: are the digests equal?
    python -m bench.gpu --page-only         docs/gpu.md from the results there are

Run it on a machine with a GPU; it needs only numpy, numba and numba-cuda beside the package itself. Results
are written down as they come, one line each, into a folder; the page shows the last of each kind.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any

from sixthman.bots import level_number
from sixthman.kernel.cuda import NoGpu, load_cuda
from sixthman.lab.batches import Batch
from sixthman.lab.simulate import Simulation, simulate
from sixthman.registry import game_named

ALLSTAR, HOOPS = game_named("allstar").options, game_named("hoops").options
TABLES = {
    "All-Star Draft, Heritage, 2 seats": ALLSTAR(seats=2, mode="heritage"),
    "All-Star Draft, Free Agency, 2 seats": ALLSTAR(seats=2, mode="free-agency"),
    "All-Star Draft, Clash, 2 seats": ALLSTAR(seats=2, mode="clash"),
    "All-Star Draft, 3 seats, coaches": ALLSTAR(seats=3, coaches=True),
    "All-Star Draft, 4 seats": ALLSTAR(seats=4),
    "All-Star Draft, 5 seats": ALLSTAR(seats=5),
    "All-Star Draft, 6 seats, no whistle": ALLSTAR(seats=6, whistle=False),
    "All-Star Draft 2020, 2 seats": ALLSTAR(edition="2020", seats=2),
    "All-Star Draft 2020, 4 seats": ALLSTAR(edition="2020", seats=4),
    "All-Star Draft 2020, 6 seats, no coaches": ALLSTAR(edition="2020", seats=6, coaches=False),
    "NBA Deck-Building": HOOPS(),
    "NBA Deck-Building, expert": HOOPS(pick_team=True, opening_draft=True),
}
TIMED = {"allstar": "All-Star Draft, 4 seats", "hoops": "NBA Deck-Building"}
RUNS = 3
QUICK = 10  # a quick run plays fewer games by this
FEW = 200_000  # games that one core plays before others have started
BOTS = ("random", "rookie", "pro")
AT_RANDOM, OTHERS = ("random",), ("rookie", "pro")
FOLDER, PAGE = Path("dist") / "gpu", Path("docs") / "gpu.md"
SAME = "equal"
BEGUN = time.monotonic()

Kernel = tuple[str, tuple[str, ...]]  # a game and bots that play in one program for the GPU
Found = dict[str, Any]  # one line of the results: a comparison or a timing


def main() -> None:
    """Time, compare, write."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.gpu", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100_000, help="games for each comparison")
    parser.add_argument("--timed", type=int, default=1 << 24, help="games for each timing of random play")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games, and no page")
    parser.add_argument("--bots", default=",".join(BOTS), help=f"of {', '.join(BOTS)}")
    parser.add_argument("--play", default=",".join(TIMED), help=f"of {', '.join(TIMED)}")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"for the results; default {FOLDER}")
    parser.add_argument("--output", type=Path, default=PAGE, help=f"page to write; default {PAGE}")
    parser.add_argument("--page-only", action="store_true", help="play nothing")
    arguments = parser.parse_args()
    bots = arguments.bots.split(",")
    less = QUICK if arguments.quick else 1
    kernels: list[Kernel] = [
        (game, some)
        for some in (AT_RANDOM, OTHERS)
        for game in arguments.play.split(",")
        if set(some) & set(bots)
    ]
    if set(bots) - set(BOTS) or {game for game, _ in kernels} - set(TIMED):
        parser.error(f"bots are {', '.join(BOTS)}, games {', '.join(TIMED)}")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    file = arguments.folder / ("quick.txt" if arguments.quick else "results.jsonl")
    if arguments.quick:
        file.unlink(missing_ok=True)
    if not arguments.page_only:
        try:
            measure(kernels, bots, arguments.games // less, arguments.timed // less, file)
        except NoGpu as reason:
            sys.exit(str(reason))
    found = lines_of(file) if arguments.quick else results(arguments.folder)
    if not arguments.quick:
        arguments.output.write_text(as_page(found), "utf-8")
        print(f"Wrote {arguments.output}")
    if any(line["verdict"] != SAME for line in found):
        sys.exit("digests differ")


def measure(kernels: list[Kernel], bots: list[str], games: int, timed: int, results: Path) -> None:
    """Everything of these games with these bots; what has been found is written down at once."""
    load_cuda()
    context = multiprocessing.get_context("spawn")  # all kernels are compiled at the same time
    workers = {kernel: ProcessPoolExecutor(1, context) for kernel in kernels}
    for kernel in kernels:  # the GPU warms up, all is compiled
        for target in ("cuda", "cpu"):
            workers[kernel].submit(play, TIMED[kernel[0]], kernel[1][-1], 1000, target)
    for kernel in kernels:  # timed one after the other
        note(results, workers[kernel].submit(time_it, *kernel, timed).result())
    compared = [
        workers[game, some].submit(compare, name, bot, games if bot == "random" else games // 10)
        for game, some in kernels
        for name in TABLES
        for bot in some
        if TABLES[name].declared.name == game and bot in bots
    ]
    for done in compared:
        note(results, done.result())


def note(results: Path, found: Found) -> None:
    """One more line."""
    print(f"{time.monotonic() - BEGUN:.0f} s", *found.values(), sep="  ", flush=True)
    with results.open("a", encoding="utf-8") as file:
        file.write(json.dumps(found) + "\n")


def lines_of(file: Path) -> list[Found]:
    """What has been noted in a file."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def results(folder: Path) -> list[Found]:
    """The last finding of each kind, in the order of the tables."""
    last = {}
    for file in sorted(folder.glob("*.jsonl")):
        for line in lines_of(file):
            last["speeds" in line, line["table"], line["bot"]] = line
    order = [(timed, table, bot) for timed in (True, False) for table in TABLES for bot in BOTS]
    return [last[key] for key in order if key in last]


def time_it(game: str, bots: tuple[str, ...], games: int) -> Found:
    """The table of a game that is timed, with the best of these bots; slow ones play fewer games.

    The very games that are timed are played on the processor too: they are enough to fill the GPU.
    """
    bot, share = bots[-1], 1 if bots == AT_RANDOM else 16
    runs = [play(TIMED[game], bot, games // share, "cuda") for _ in range(RUNS)]
    speeds = [run.decisions_per_second / 1e9 for run in runs]
    return verdict(TIMED[game], bot, games // share, *runs) | {"speeds": speeds} | where()


def play(name: str, bot: str, games: int, target: str) -> Simulation:
    """One batch on one target; a large one has all cores of the processor."""
    options = TABLES[name]
    game = options.declared.name
    processes = 1 if target == "cuda" or games < FEW else os.cpu_count() or 1
    batch = Batch.of(options, (level_number(bot),) * options.seats, "7")
    return simulate(game_named(game).rules, batch, games, processes, target)


def compare(name: str, bot: str, games: int) -> Found:
    """Play the same games on both."""
    return verdict(name, bot, games, play(name, bot, games, "cuda"))


def verdict(name: str, bot: str, games: int, *on_gpu: Simulation) -> Found:
    """Are these the games that the processor plays?"""
    digest = play(name, bot, games, "cpu").digest
    equal = all(run.digest == digest for run in on_gpu)
    return {
        "table": name,
        "bot": bot,
        "games": games,
        "digest": digest[:16],
        "verdict": SAME if equal else "DIFFERENT",
    }


def as_page(found: list[Found]) -> str:
    """The findings as Markdown."""
    timed = [line for line in found if "speeds" in line]
    lines = [
        "# On a GPU",
        "",
        "See how fast the rules run on a GPU, and that they play the same games there as everywhere.",
        "",
        f"Written by `python -m bench.gpu`{measured(timed)}.",
        "",
        "Whole games, timed by the GPU's own events after a warm-up:",
        "",
        "| table | bots | games per run | runs | billion decisions per second, best | median "
        "| digest on GPU and processor |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *map(timed_row, timed),
        "",
        "The same seeds on the processor and on the GPU, digest of all final records:",
        "",
        "| table | bots | games | digest | |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {line['table']} | {line['bot']} | {line['games']:,} | `{line['digest']}…` | {line['verdict']} |"
        for line in found
        if "speeds" not in line
    ]
    return "\n".join(lines) + "\n"


def measured(timed: list[Found]) -> str:
    """When and on which GPUs the timings were taken."""
    on = sorted({(line["gpu"], line["python"], line["day"]) for line in timed})
    return "".join(f"; {gpu}, Python {python}, {day}" for gpu, python, day in on)


def timed_row(line: Found) -> str:
    """One line of the timings."""
    speeds = sorted(line["speeds"])
    return (
        f"| {line['table']} | {line['bot']} | {line['games']:,} | {len(speeds)} "
        f"| **{speeds[-1]:.3f}** | {speeds[len(speeds) // 2]:.3f} | `{line['digest']}…` {line['verdict']} |"
    )


def where() -> Found:
    """The GPU as it calls itself, and the day."""
    cuda: Any = load_cuda()
    name = cuda.get_current_device().name
    gpu = name.decode() if isinstance(name, bytes) else str(name)
    return {"gpu": gpu, "python": platform.python_version(), "day": str(date.today())}


if __name__ == "__main__":
    main()
